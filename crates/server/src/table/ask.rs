//! What a page asks of its table.

use yosumi_archive::{ArchiveError, GameId, MAX_TAG_CHARS, MAX_TAGS, NewGame, Tag};
use yosumi_book::balanced_start;
use yosumi_records::{Format, NodeId, Record, read_text, read_transcript};
use yosumi_rules::{ByColor, Position};
use yosumi_session::{Command, PlayerSpec, Players};
use yosumi_text::Trouble;
use yosumi_wire::page::{
    Answer, Ask, Facts, MAX_COMMENT_CHARS, MAX_NAME_CHARS, MAX_NODES, Player, Refusal, Scope, Sides, Source, Start,
};

use super::Table;
use super::kept::Kept;
use super::opening::dated;
use crate::failed::Problem;

/// As many nodes as a page has made in a record, counted with those that were taken away again.
const MAX_NODES_EVER: usize = 20 * MAX_NODES;

/// Why something is not done.
#[derive(Debug)]
pub(super) enum No {
    /// It cannot be done now.
    Refused(Refusal, Trouble),
    /// The session refused it.
    Session(yosumi_session::Refusal),
    /// It cannot be served.
    Problem(Problem),
}

impl<T: Into<Problem>> From<T> for No {
    fn from(problem: T) -> Self {
        Self::Problem(problem.into())
    }
}

impl Table {
    /// Does what a page asks.
    pub(super) fn obey(&mut self, ask: Ask) -> Answer {
        let done = self.try_to(ask);
        let voice = self.server.voice();
        match done {
            Ok(answer) => answer,
            Err(No::Refused(why, trouble)) => Answer::Refused { why, text: voice.say(|text| text.trouble(&trouble)) },
            Err(No::Session(refusal)) => {
                let text = voice.say(|text| text.refusal(refusal, self.session.specs()));
                Answer::Refused { why: refusal.into(), text }
            }
            Err(No::Problem(problem)) => problem.answer(voice),
        }
    }

    fn try_to(&mut self, ask: Ask) -> Result<Answer, No> {
        match ask {
            // A guest who is here already asks to be here: the socket has sent them to their table.
            Ask::Join { .. } => return Err(Trouble::NotUnderstood.into()),
            Ask::NewGame { players, start } => {
                let record = record_from(start)?;
                self.begin(specs(players)?, record, Kept::default())?;
            }
            Ask::Open { source } => {
                let (record, kept) = self.opened(source)?;
                self.begin(Players::default(), record, kept)?;
            }
            Ask::Play { node, square } => {
                if node as usize != self.session.shown().index() {
                    return Err(No::Refused(Refusal::MovedOn, Trouble::MovedOn));
                }
                let tree = self.session.tree();
                let is_new = tree.child(self.session.shown(), square).is_none();
                if is_new && is_full(tree) {
                    return Err(No::Refused(Refusal::RecordFull, Trouble::RecordFull { most: MAX_NODES }));
                }
                self.command(Command::Play(square))?;
            }
            Ask::Undo => self.command(Command::Undo)?,
            Ask::Redo => self.command(Command::Redo)?,
            Ask::Resign => self.command(Command::Resign)?,
            Ask::Swap => self.command(Command::Swap)?,
            Ask::Seat { players } => self.command(Command::Seat(specs(players)?))?,
            Ask::Pause => self.command(Command::Pause)?,
            Ask::Unpause => self.command(Command::Unpause)?,
            Ask::PlayForMe => self.command(Command::PlayForMe)?,
            Ask::Hint => self.command(Command::Hint)?,
            Ask::AnswerNow => self.command(Command::AnswerNow)?,
            Ask::Show { node } => self.command(Command::Show(self.node(node)?))?,
            Ask::TakeUp => self.command(Command::TakeUp)?,
            Ask::Promote { node } => self.command(Command::Promote(self.node(node)?))?,
            Ask::Delete { node } => self.command(Command::Delete(self.node(node)?))?,
            Ask::Comment { node, text } => self.command(Command::Comment(self.node(node)?, comment(&text)?))?,
            Ask::Describe { facts } => self.command(described(facts)?)?,
            Ask::Analyse { on } => self.analyse(on),
            Ask::Review { level } => self.begin_review(level)?,
            Ask::CancelReview => {
                if !self.cancel_review() {
                    return Err(No::Refused(Refusal::NoReview, Trouble::NoReview));
                }
            }
            Ask::Save { tags, anew } => return self.save(tags, anew),
            Ask::Write { format, scope } => return self.write(&format, scope),
        }
        Ok(Answer::Done)
    }

    /// Hands a command to the session. Whatever it led to is told before it is answered.
    fn command(&mut self, command: Command) -> Result<(), No> {
        let events = self.session.handle(command);
        self.tell(events).map_err(No::Session)
    }

    fn node(&self, index: u32) -> Result<NodeId, No> {
        self.session.tree().node(index as usize).ok_or(No::Session(yosumi_session::Refusal::UnknownNode))
    }

    fn opened(&self, source: Source) -> Result<(Record, Kept), Problem> {
        Ok(match source {
            Source::Saved { game } => {
                let record = self.server.archive().load(game_id(game)?)?.record;
                (record, Kept { game: Some(game), is_changed: false })
            }
            Source::Read { reading, index } => {
                let games = self.server.readings().get(&reading).ok_or(Trouble::NoSuchReading)?;
                (games.get(index as usize).ok_or(Trouble::NoSuchReading)?.clone(), Kept::default())
            }
            Source::Text { text } => (read_text(&text)?, Kept::default()),
        })
    }

    /// Begins or takes another game.
    fn begin(&mut self, players: Players, record: Record, kept: Kept) -> Result<(), No> {
        if record.n_moves() > MAX_NODES {
            return Err(Problem::RECORD_FULL.into());
        }
        self.n_games += 1;
        self.forget_review();
        self.kept = kept;
        self.is_loss_told = false;
        self.is_tree_news = true;
        self.command(Command::BeginAs { players, record: Box::new(record) })
    }

    fn save(&mut self, tags: Option<Vec<String>>, anew: bool) -> Result<Answer, No> {
        let tags = tags.map(|tags| parsed_tags(&tags)).transpose()?;
        let record = self.session.record();
        let saved = self.kept.game.filter(|_| !anew).map(game_id).transpose()?;
        let id = {
            let mut archive = self.server.archive();
            let updated = match saved {
                Some(id) => match archive.update(id, &record) {
                    Ok(()) => Some(id),
                    // Deleted meanwhile, it is saved as a new one.
                    Err(ArchiveError::NoSuchGame { .. }) => None,
                    Err(error) => return Err(error.into()),
                },
                None => None,
            };
            match (updated, tags) {
                (Some(id), Some(tags)) => archive.set_tags(id, &tags).map(|()| id)?,
                (Some(id), None) => id,
                (None, tags) => archive.save(&NewGame { tags: tags.unwrap_or_default(), ..NewGame::from(record) })?,
            }
        };
        self.kept = Kept { game: Some(id.into()), is_changed: false };
        self.tell_state(Vec::new());
        self.keep();
        Ok(Answer::Saved { game: id.into() })
    }

    fn write(&self, format: &str, scope: Scope) -> Result<Answer, No> {
        let format = Format::ALL.into_iter().find(|own| own.extension() == format).ok_or(Trouble::NoSuchFormat)?;
        let whole = self.session.record();
        let record = match scope {
            Scope::Game => whole,
            Scope::Shown => {
                let mut line = Record::from(self.session.tree().game_to(self.session.shown()));
                line.result = whole.result.filter(|_| !self.session.is_looking_back());
                (line.players, line.event, line.date) = (whole.players, whole.event, whole.date);
                line
            }
        };
        let text = format.write(&record).map_err(|_| Problem::RECORD_FULL)?;
        Ok(Answer::Written { text, file: file_name(&record, format) })
    }
}

/// The record that a new game begins with.
fn record_from(start: Start) -> Result<Record, Problem> {
    Ok(dated(match start {
        Start::Usual => Record::default(),
        Start::Moves { moves } => read_transcript(Position::START, &moves)
            .map_err(|error| Problem::from(yosumi_records::ReadError::from(error)))?,
        Start::Balanced => Record::from(balanced_start(fastrand::u64(..)).clone()),
        Start::Position { position } => Record::new(position),
        Start::Text { text } => read_text(&text)?,
    }))
}

/// A name for a file with a record.
pub(crate) fn file_name(record: &Record, format: Format) -> String {
    let date = record.date.map(|date| format!("-{date}")).unwrap_or_default();
    format!("yosumi{date}.{}", format.extension())
}

/// The number of a saved game, as the library has it.
pub(crate) fn game_id(number: u32) -> Result<GameId, Problem> {
    // There is no game with the number nought either.
    GameId::try_from(i64::from(number)).map_err(|_| Trouble::Query.into())
}

/// Tags, as they are typed. Too many of them are found out before anything is written.
pub(crate) fn parsed_tags(tags: &[String]) -> Result<Vec<Tag>, Problem> {
    if tags.len() > MAX_TAGS {
        return Err(ArchiveError::TooManyTags.into());
    }
    tags.iter().map(|tag| tag.parse().map_err(|_| Trouble::Tag { most: MAX_TAG_CHARS }.into())).collect()
}

/// A name that is one line and not too long; `None` for blanks alone.
pub(crate) fn name(text: Option<String>) -> Result<Option<String>, Trouble> {
    let text = text.unwrap_or_default();
    match text.trim() {
        "" => Ok(None),
        name if name.chars().count() <= MAX_NAME_CHARS && !name.chars().any(char::is_control) => {
            Ok(Some(String::from(name)))
        }
        _ => Err(Trouble::Name { most: MAX_NAME_CHARS }),
    }
}

fn specs(players: Sides<Player>) -> Result<Players, Trouble> {
    let both = ByColor::from(players).map(PlayerSpec::try_from);
    let checked = |player: Result<PlayerSpec, _>| player.map_err(|_| Trouble::Name { most: MAX_NAME_CHARS });
    Ok(Players { black: checked(both.black)?, white: checked(both.white)? })
}

fn comment(text: &str) -> Result<String, Trouble> {
    if text.chars().count() > MAX_COMMENT_CHARS {
        return Err(Trouble::Comment { most: MAX_COMMENT_CHARS });
    }
    let is_text = |c: &char| !c.is_control() || matches!(c, '\n' | '\t');
    Ok(text.trim_end().chars().filter(is_text).collect())
}

fn described(facts: Facts) -> Result<Command, Trouble> {
    let date = match facts.date.as_deref().map(str::trim) {
        None | Some("") => None,
        Some(date) => Some(date.parse().map_err(|_| Trouble::Date { found: date.chars().take(20).collect() })?),
    };
    Ok(Command::Describe { event: name(facts.event)?, date })
}

fn is_full(record: &Record) -> bool {
    record.n_made() >= MAX_NODES_EVER || record.n_moves() >= MAX_NODES
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_that_are_taken_back_again_and_again_fill_a_record_too() {
        let mut record = Record::default();
        let squares = [yosumi_rules::Square::F5, yosumi_rules::Square::D3];
        for square in squares.into_iter().cycle().take(MAX_NODES_EVER - 1) {
            assert!(!is_full(&record));
            record.truncate(record.root());
            record.add(record.root(), square).expect("a legal move");
        }
        assert!(is_full(&record) && record.n_moves() == 1);
    }
}

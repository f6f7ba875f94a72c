//! `yosumi show`: a game or a position as text, or as a picture.

use std::io::{self, StdoutLock, Write};
use std::path::Path;

use anstream::{AutoStream, ColorChoice};
use anyhow::anyhow;
use yosumi_book::opening_of;
use yosumi_diagram::Diagram;
use yosumi_records::{Overwrite, Record, write_bytes, write_transcript};
use yosumi_rules::{Bitboard, ByColor, Color, Game};
use yosumi_session::{Event, PlayerSpec, Players, Session, Settings};
use yosumi_text::{Language, Text, printable};

use crate::args::{BoardArguments, ShowArguments};
use crate::board::{board_style, color_choice};
use crate::problem;

/// Shows a game or a position.
pub(crate) fn run(arguments: &ShowArguments, language: Language) -> anyhow::Result<()> {
    let text = Text::new(language, arguments.board.square_names());
    let record = record(arguments, &text)?;
    match arguments.svg.as_deref() {
        None => write_text(record, &arguments.board, &text, io::stdout().lock())?,
        Some(path) if path == Path::new("-") => {
            write!(io::stdout(), "{}", Shown::of(record, &text).as_svg(arguments))?;
        }
        Some(path) => {
            let svg = Shown::of(record, &text).as_svg(arguments);
            write_bytes(path, svg.as_bytes(), Overwrite::Replace).map_err(|error| anyhow!(text.file_error(&error)))?;
            writeln!(io::stdout(), "{}", text.saved(&path.to_string_lossy()))?;
        }
    }
    Ok(())
}

/// Writes a game as text.
pub(crate) fn write_text(
    record: Record,
    arguments: &BoardArguments,
    text: &Text,
    out: StdoutLock<'static>,
) -> anyhow::Result<()> {
    let mut out = AutoStream::new(out, color_choice(arguments));
    let is_painted = out.current_choice() != ColorChoice::Never;
    Ok(writeln!(out, "{}", Shown::of(record, text).as_text(arguments, is_painted))?)
}

/// What is to be shown, up to the move at which it is to be shown.
fn record(arguments: &ShowArguments, text: &Text) -> anyhow::Result<Record> {
    let mut record = match (&arguments.position, &arguments.file) {
        (Some(board), _) => Record::new(problem::read_position(board, text)?),
        (None, path) => problem::read_game(path.as_deref(), text, Text::nothing_to_show)?,
    };
    let Some(n_wanted) = arguments.at else { return Ok(record) };
    let line: Vec<_> = record.main_line().collect();
    if line.len() < n_wanted {
        return Err(anyhow!(text.only_so_many_moves(line.len())));
    }
    if n_wanted < line.len() {
        record.truncate(n_wanted.checked_sub(1).map_or(record.root(), |last| line[last]));
        record.result = None;
    }
    Ok(record)
}

/// A game, and what there is to say of it.
struct Shown<'a> {
    text: &'a Text,
    session: Session,
    record: Record,
    game: Game,
}

impl<'a> Shown<'a> {
    fn of(record: Record, text: &'a Text) -> Self {
        // Two people sit here, who take the names that the record has.
        let nobody = PlayerSpec::Person { name: None };
        let players = Players { black: nobody.clone(), white: nobody };
        let (session, _) = Session::new(players, record.clone(), Settings::default());
        Self { text, game: session.game(), session, record }
    }

    fn as_text(&self, arguments: &BoardArguments, is_painted: bool) -> String {
        let style = board_style(arguments, is_painted);
        let position = self.session.position();
        let names = ByColor::from_fn(|color: Color| self.text.player(self.session.specs(), color));
        let board = style.board(position, self.playable(), self.session.last_move());
        let counts = style.counts(&names, position.n_discs());
        let moves = (self.game.n_played() > 0).then(|| self.text.moves_shown(&write_transcript(&self.game)));
        let blocks = [
            self.occasion(),
            Some(board),
            Some(counts),
            Some([Some(self.standing()), self.opening(), moves].into_iter().flatten().collect::<Vec<_>>().join("\n")),
        ];
        blocks.into_iter().flatten().collect::<Vec<_>>().join("\n\n")
    }

    fn as_svg(&self, arguments: &ShowArguments) -> String {
        let mut diagram = if arguments.numbers { Diagram::of_line(&self.game, 1) } else { Diagram::after(&self.game) };
        let heading = self.names();
        diagram.title = Some(heading.clone().unwrap_or_else(|| self.standing()));
        diagram.heading = heading;
        diagram.captions = [self.occasion(), Some(self.standing()), self.opening()].into_iter().flatten().collect();
        diagram.description = Some(self.description(arguments.numbers));
        diagram.language = Some(self.text.language().tag());
        diagram.svg(arguments.look())
    }

    /// Who played, where a name is known.
    fn names(&self) -> Option<String> {
        let players = self.session.specs();
        let is_known = self.record.players.black.is_some() || self.record.players.white.is_some();
        is_known.then(|| self.text.versus(players))
    }

    /// Where and when it was, as far as known.
    fn occasion(&self) -> Option<String> {
        let event = self.record.event.as_deref().map(printable);
        let date = self.record.date.map(|date| date.to_string());
        let known: Vec<String> = [event, date].into_iter().flatten().collect();
        (!known.is_empty()).then(|| known.join("  "))
    }

    /// The result, or whose turn it is.
    fn standing(&self) -> String {
        let players = self.session.specs();
        if let Some(ending) = self.session.ending() {
            return self.text.ending(ending, players);
        }
        let turn = Event::Turn { color: self.session.position().turn(), move_number: self.game.move_number() };
        self.text.event(&turn, players).unwrap_or_default()
    }

    fn opening(&self) -> Option<String> {
        opening_of(&self.game).map(|opening| self.text.opening(opening))
    }

    fn playable(&self) -> Bitboard {
        if self.session.ending().is_some() { Bitboard::EMPTY } else { self.session.position().legal_moves() }
    }

    /// The picture in words: the discs that lie there, and the moves where they are numbered.
    fn description(&self, is_numbered: bool) -> String {
        if !is_numbered || self.game.n_played() == 0 {
            return self.text.discs(self.session.position());
        }
        let discs = self.text.discs(self.record.start());
        format!("{discs} {}", self.text.moves_shown(&self.game.to_string()))
    }
}

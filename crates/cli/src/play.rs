//! `yosumi play`: the game, line by line.

use std::io::{self, Write};
use std::ops::ControlFlow;
use std::path::Path;

use anstream::{AutoStream, ColorChoice};
use anyhow::anyhow;
use yosumi_records::{Date, FileError, FileErrorKind, Format, Overwrite, Record, write_transcript};
use yosumi_rules::{Bitboard, Color, Position};
use yosumi_session::{Command, Event, Players, Refusal, Session, Settings, ThinkId};
use yosumi_text::{Input, Language, Reach, Text, Verb, Vocabulary, printable};

use crate::args::PlayArguments;
use crate::board::{BoardStyle, board_style, color_choice};
use crate::numbers::grouped;
use crate::{cpu, problem};

use self::console::{Console, Message};
use self::recorder::{Recorder, typed_path};
use self::waiting::Waiting;

mod console;
mod recorder;
#[cfg(test)]
mod tests;
mod waiting;

/// Plays games until the user has had enough.
pub(crate) fn run(arguments: &PlayArguments, language: Language) -> anyhow::Result<()> {
    let out = AutoStream::new(io::stdout().lock(), color_choice(&arguments.board));
    let is_painted = out.current_choice() != ColorChoice::Never;
    let text = Text::new(language, arguments.board.square_names());
    let seed = arguments.seed.unwrap_or_else(|| fastrand::u64(..));
    let settings = Settings { seed, cpu_path: cpu::path(&text)?, ..Settings::default() };
    let style = board_style(&arguments.board, is_painted);
    let (mut table, events) = Table::set(arguments, settings, text, style, Console::new(), out)?;
    table.play(events)?;
    if table.recorder.has_failed() {
        return Err(anyhow!(table.text.not_recorded()));
    }
    Ok(())
}

/// Whether a file was not written because there is one of its name.
const fn is_there_already(error: &FileError) -> bool {
    matches!(error.kind, FileErrorKind::Exists)
}

fn new_record(start: Position) -> Record {
    let today = jiff::ZonedDateTime::now().date();
    let date = Date::new(today.year().unsigned_abs(), u8::try_from(today.month()).ok(), u8::try_from(today.day()).ok());
    let mut record = Record::new(start);
    record.date = date;
    record
}

/// A board with people around it.
struct Table<W: Write> {
    text: Text,
    vocabulary: Vocabulary,
    style: BoardStyle,
    session: Session,
    console: Console,
    recorder: Recorder,
    out: W,
    /// Where new games start.
    start: Position,
    /// What is waited for, or was waited for last.
    waiting: Option<Waiting>,
    /// The moves that were last saved to a file or shown to be kept.
    shown: Option<String>,
}

impl<W: Write> Table<W> {
    /// A table with everything that the arguments ask for, and what there is to tell at the beginning.
    fn set(
        arguments: &PlayArguments,
        settings: Settings,
        text: Text,
        style: BoardStyle,
        console: Console,
        out: W,
    ) -> anyhow::Result<(Self, Vec<Event>)> {
        let start = match &arguments.position {
            Some(board) => problem::read_position(board, &text)?,
            None => Position::START,
        };
        let mut recorder = Recorder::new(arguments.record.clone());
        let record = match &arguments.load {
            Some(path) => {
                let record = problem::read_file(path, &text)?;
                recorder.loaded(path, &record);
                record
            }
            None => new_record(start),
        };
        let players = Players { black: arguments.black.clone(), white: arguments.white.clone() };
        let (session, events) = Session::new(players, record, settings);
        // A file that cannot be written is better known before the first move.
        recorder.keep(&session.record()).map_err(|error| {
            let told = text.file_error(&error);
            if is_there_already(&error) { anyhow!("{told}\n{}", text.record_exists_hint()) } else { anyhow!(told) }
        })?;
        let vocabulary = Vocabulary::new(text.squares());
        let table =
            Self { text, vocabulary, style, session, console, recorder, out, start, waiting: None, shown: None };
        Ok((table, events))
    }

    /// Plays until the input ends or somebody quits.
    fn play(&mut self, events: Vec<Event>) -> io::Result<()> {
        if self.console.is_interactive() {
            self.say(&self.text.welcome(env!("CARGO_PKG_VERSION")))?;
        }
        if let Some(target) = self.recorder.target() {
            self.say(&self.recording(target))?;
        }
        self.tell(events)?;
        let mut is_prompt_due = true;
        loop {
            let waiting = self.waiting.as_ref().filter(|_| self.session.is_thinking());
            let patience = waiting.map(Waiting::patience);
            if patience.is_none() && is_prompt_due {
                self.prompt()?;
            }
            is_prompt_due = match self.console.next(patience) {
                // The answer to a question that is no longer of interest changes nothing.
                Message::Answer(answer) => self.command(answer)?,
                Message::Progress(id, report) => {
                    self.waiting.iter_mut().for_each(|waiting| waiting.hear(id, &report));
                    false
                }
                Message::Silence => {
                    self.say_thinking()?;
                    false
                }
                Message::Line(line) => {
                    if !self.console.is_interactive() {
                        // What was not typed at a terminal does not stand there by itself.
                        self.say(&printable(&line))?;
                    }
                    if self.obey(&line)?.is_break() {
                        return Ok(());
                    }
                    true
                }
                Message::End => {
                    writeln!(self.out)?;
                    // From a file or a pipe the end is expected: it comes without a word.
                    if self.console.is_interactive() || self.recorder.has_failed() {
                        self.show_moves_to_keep()?;
                    }
                    return self.out.flush();
                }
            }
        }
    }

    fn prompt(&mut self) -> io::Result<()> {
        let prompt = if self.session.ending().is_some() {
            self.text.new_game_offer()
        } else {
            self.text.prompt(self.session.game().move_number())
        };
        write!(self.out, "{prompt}: ")?;
        self.out.flush()
    }

    /// Does what a line asks for; breaks when the program is to end.
    fn obey(&mut self, line: &str) -> io::Result<ControlFlow<()>> {
        let is_over = self.session.ending().is_some();
        match self.vocabulary.read(line) {
            Input::Nothing => {}
            Input::Square(square) => _ = self.command(Command::Play(square))?,
            Input::Yes if is_over => self.new_game()?,
            Input::No if !is_over => self.say(&self.text.not_understood(line))?,
            Input::No | Input::Verb(Verb::Quit, _) => {
                self.show_moves_to_keep()?;
                return Ok(ControlFlow::Break(()));
            }
            Input::Verb(verb, rest) => self.obey_verb(verb, rest)?,
            Input::NotUnderstood if is_over => self.say(&self.text.yes_or_no())?,
            Input::Yes | Input::NotUnderstood => self.say(&self.text.not_understood(line))?,
        }
        Ok(ControlFlow::Continue(()))
    }

    fn obey_verb(&mut self, verb: Verb, rest: &str) -> io::Result<()> {
        match verb {
            Verb::Undo => self.command(Command::Undo).map(drop),
            Verb::Redo => self.command(Command::Redo).map(drop),
            Verb::Hint => self.command(Command::Hint).map(drop),
            Verb::Now => self.command(Command::AnswerNow).map(drop),
            Verb::Swap => self.command(Command::Swap).map(drop),
            Verb::Resign => self.command(Command::Resign).map(drop),
            Verb::New => self.new_game(),
            Verb::Moves if self.session.ending().is_some() => {
                self.say(&self.text.refusal(Refusal::GameOver, self.session.specs()))
            }
            Verb::Moves => self.say(&self.text.playable(self.playable())),
            Verb::Board => self.show_board(),
            Verb::Record if self.session.game().n_played() == 0 => self.say(&self.text.no_moves_yet()),
            Verb::Record => self.say(&write_transcript(&self.session.game())),
            Verb::Help => self.say(&self.text.help()),
            Verb::Save | Verb::Overwrite | Verb::Load if rest.is_empty() => {
                self.say(&self.text.file_name_missing(verb))
            }
            Verb::Save => self.save(&typed_path(rest), Overwrite::Refuse),
            Verb::Overwrite => self.save(&typed_path(rest), Overwrite::Replace),
            Verb::Load => self.load(&typed_path(rest)),
            Verb::Quit => Ok(()),
        }
    }

    /// Hands a command to the session, tells what happens, and keeps the record. Whether anything happened comes back.
    fn command(&mut self, command: Command) -> io::Result<bool> {
        let events = self.session.handle(command);
        let changes = |event: &Event| !matches!(event, Event::Refused(_) | Event::Advise(_) | Event::Hint(_));
        let has_changed = events.iter().any(changes);
        // Kept before it is told: nothing is lost when nobody listens any more.
        let kept = if has_changed { self.recorder.keep(&self.session.record()) } else { Ok(()) };
        let has_happened = !events.is_empty();
        self.tell(events)?;
        if let Err(error) = kept {
            self.say(&self.text.file_error(&error))?;
        }
        Ok(has_happened)
    }

    fn new_game(&mut self) -> io::Result<()> {
        self.leave_for(new_record(self.start), None)
    }

    fn load(&mut self, path: &Path) -> io::Result<()> {
        match yosumi_records::read_file(path) {
            Ok(record) => {
                self.recorder.loaded(path, &record);
                self.leave_for(record, Some(path))
            }
            Err(error) => self.say(&self.text.file_error(&error)),
        }
    }

    /// Leaves the game for another one. What was played of it stays: in its file, or on the screen.
    fn leave_for(&mut self, record: Record, loaded: Option<&Path>) -> io::Result<()> {
        self.show_moves_to_keep()?;
        if let Some(path) = loaded {
            self.say(&self.text.loaded(&path.to_string_lossy()))?;
        }
        if let Some(target) = self.recorder.next_game(loaded).map(Path::to_path_buf) {
            self.say(&self.recording(&target))?;
        }
        self.shown = None;
        self.command(Command::Begin(Box::new(record))).map(drop)
    }

    fn save(&mut self, path: &Path, overwrite: Overwrite) -> io::Result<()> {
        let record = self.session.record();
        match self.recorder.save(path, &record, overwrite) {
            Ok(()) => {
                self.shown = Some(write_transcript(&self.session.game()));
                let path_name = path.to_string_lossy();
                let keeps_all = Format::of_path(path).is_ok_and(|format| format.keeps(&record));
                self.say(&if keeps_all { self.text.saved(&path_name) } else { self.text.moves_only(&path_name) })
            }
            Err(error) => {
                self.say(&self.text.file_error(&error))?;
                if is_there_already(&error) {
                    self.say(&self.text.overwrite_hint(&path.to_string_lossy()))?;
                }
                Ok(())
            }
        }
    }

    /// Tells what happened, shows the board where it is somebody's turn and at the end, and lets those think who are asked.
    fn tell(&mut self, events: Vec<Event>) -> io::Result<()> {
        for event in events {
            if matches!(event, Event::Turn { .. } | Event::Ended(_)) {
                self.show_board()?;
            }
            if let Some(sentence) = self.text.event(&event, self.session.specs()) {
                self.say(&sentence)?;
            }
            match event {
                Event::Begun { .. } | Event::Resumed { is_over: false, .. } => self.introduce_computers()?,
                Event::Think(think) => {
                    self.wait_for(think.id);
                    self.console.ask(think.id, move |on_progress| think.run(on_progress));
                }
                Event::Advise(advise) => {
                    self.wait_for(advise.id);
                    self.console.ask(advise.id, move |on_progress| advise.run(on_progress));
                }
                _ => {}
            }
        }
        Ok(())
    }

    fn introduce_computers(&mut self) -> io::Result<()> {
        for color in Color::ALL {
            if let Some(introduction) = self.text.introduction(self.session.specs(), color) {
                self.say(&introduction)?;
            }
        }
        Ok(())
    }

    fn wait_for(&mut self, id: ThinkId) {
        self.waiting = Some(Waiting::new(id));
    }

    fn show_board(&mut self) -> io::Result<()> {
        let position = self.session.position();
        let board = self.style.board(position, self.playable(), self.session.last_move());
        let players = self.session.specs();
        let names = yosumi_rules::ByColor::from_fn(|color: Color| self.text.player(players, color));
        let counts = self.style.counts(&names, position.n_discs());
        writeln!(self.out, "\n{board}\n\n{counts}\n")
    }

    /// The squares that may be played now; none when the game is over, also by resignation.
    fn playable(&self) -> Bitboard {
        match self.session.ending() {
            Some(_) => Bitboard::EMPTY,
            None => self.session.position().legal_moves(),
        }
    }

    /// Shows the moves of a game that is about to be left, when no file has them: with them it can be taken up again.
    fn show_moves_to_keep(&mut self) -> io::Result<()> {
        let game = self.session.game();
        let transcript = write_transcript(&game);
        if game.n_played() == 0 || self.recorder.has_kept() || self.shown.as_ref() == Some(&transcript) {
            return Ok(());
        }
        self.say(&self.text.record_left(&transcript))?;
        self.shown = Some(transcript);
        Ok(())
    }

    /// That the game is recorded in a file, and how much of it.
    fn recording(&self, target: &Path) -> String {
        let path = target.to_string_lossy();
        match Format::of_path(target) {
            Ok(Format::Transcript) => self.text.moves_only(&path),
            _ => self.text.recording(&path),
        }
    }

    /// Says that somebody thinks, and later how far they are and how to go on without waiting. What the opponent thinks of
    /// the position it keeps to itself.
    fn say_thinking(&mut self) -> io::Result<()> {
        let Some(waiting) = &mut self.waiting else { return Ok(()) };
        let news = waiting.news();
        let position = self.session.position();
        let (players, turn) = (self.session.specs(), position.turn());
        let is_hint = players[turn].is_person();
        let Some((time, report)) = news.progress else {
            let told = if is_hint { self.text.advising() } else { self.text.thinking(players, turn) };
            return self.say(&told);
        };
        self.say(&self.text.thought_for(time, Reach::of(&report, position), &grouped(report.n_nodes)))?;
        match news.is_first {
            true if is_hint => self.say(&self.text.how_to_hurry_a_hint()),
            true => self.say(&self.text.how_to_hurry(self.session.can_undo())),
            false => Ok(()),
        }
    }

    fn say(&mut self, sentence: &str) -> io::Result<()> {
        writeln!(self.out, "{sentence}")?;
        self.out.flush()
    }
}

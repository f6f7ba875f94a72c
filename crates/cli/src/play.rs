//! `yosumi play`: the game, line by line.

use std::io::{self, IsTerminal, Write};
use std::ops::ControlFlow;
use std::path::Path;

use anstream::{AutoStream, ColorChoice};
use anyhow::anyhow;
use yosumi_records::{Date, FileError, FileErrorKind, Overwrite, Record};
use yosumi_rules::{Bitboard, Color, Position};
use yosumi_session::{Command, Event, Players, Session};
use yosumi_text::{Input, Language, Text, Verb, Vocabulary};

use crate::args::{self, Background, PlayArguments};
use crate::problem;

use self::board::BoardStyle;
use self::console::{Console, Message};
use self::palette::Palette;
use self::recorder::{Recorder, typed_path};

mod board;
mod console;
mod palette;
mod recorder;

/// Plays games until the user has had enough.
pub(crate) fn run(arguments: &PlayArguments, language: Language) -> anyhow::Result<()> {
    let text = Text::new(language, arguments.square_names());
    let start = match &arguments.position {
        Some(board) => problem::read_position(board, &text)?,
        None => Position::START,
    };
    let mut recorder = Recorder::new(arguments.record.clone());
    let record = match &arguments.load {
        Some(path) => {
            let record = problem::read_file(path, &text)?;
            recorder.loaded(path);
            record
        }
        None => new_record(start),
    };
    let players = Players { black: arguments.black.clone(), white: arguments.white.clone() };
    let seed = arguments.seed.unwrap_or_else(|| fastrand::u64(..));
    let (session, events) = Session::new(players, record, seed);
    // A file that cannot be written is better known before the first move.
    recorder.keep(&session.record()).map_err(|error| {
        let told = text.file_error(&error);
        if is_there_already(&error) { anyhow!("{told}\n{}", text.record_exists_hint()) } else { anyhow!(told) }
    })?;

    let out = AutoStream::new(io::stdout().lock(), color_choice(arguments));
    let console = Console::new();
    let mut table = Table {
        vocabulary: Vocabulary::new(text.squares()),
        style: board_style(arguments, out.current_choice() != ColorChoice::Never, text.squares()),
        text,
        session,
        console,
        recorder,
        out,
        start,
        is_waiting: false,
    };
    table.play(events)?;
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

fn color_choice(arguments: &PlayArguments) -> ColorChoice {
    match arguments.color {
        _ if arguments.plain => ColorChoice::Never,
        args::Color::Never => ColorChoice::Never,
        args::Color::Always => ColorChoice::Always,
        args::Color::Auto => AutoStream::choice(&io::stdout()),
    }
}

fn board_style(arguments: &PlayArguments, is_painted: bool, squares: yosumi_text::SquareNames) -> BoardStyle {
    BoardStyle {
        squares,
        style: arguments.style,
        ambiguous: arguments.ambiguous(),
        palette: is_painted.then(palette),
        is_background_dark: match arguments.background {
            Background::Dark => true,
            Background::Light => false,
            Background::Auto => match std::env::var("COLORFGBG").ok().as_deref().and_then(background_of) {
                Some(color) => color < 7 || color == 8,
                None => io::stdout().is_terminal(),
            },
        },
    }
}

fn palette() -> Palette {
    match std::env::var("COLORTERM").as_deref() {
        Ok("truecolor" | "24bit") => Palette::FULL,
        _ => Palette::SMALL,
    }
}

/// The background in `COLORFGBG`, which is `foreground;background` in the numbers of the 16 colors.
fn background_of(colors: &str) -> Option<u8> {
    colors.rsplit(';').next()?.parse().ok()
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
    /// Whether it has been said that a computer is thinking.
    is_waiting: bool,
}

impl<W: Write> Table<W> {
    /// Plays until the input ends or somebody quits.
    fn play(&mut self, events: Vec<Event>) -> io::Result<()> {
        if self.console.is_interactive() {
            self.say(&self.text.welcome(env!("CARGO_PKG_VERSION")))?;
        }
        if let Some(target) = self.recorder.target() {
            self.say(&self.text.recording(&target.to_string_lossy()))?;
        }
        self.tell(events)?;
        loop {
            let is_thinking = self.is_thinking();
            if !is_thinking {
                self.prompt()?;
            }
            match self.console.next(is_thinking) {
                Message::Thought(thought) => self.command(thought)?,
                Message::StillThinking => self.say_thinking()?,
                Message::Line(line) => {
                    if !self.console.is_interactive() {
                        // What was not typed at a terminal does not stand there by itself.
                        writeln!(self.out, "{line}")?;
                    }
                    if self.obey(&line)?.is_break() {
                        return Ok(());
                    }
                }
                Message::End => {
                    writeln!(self.out)?;
                    return self.out.flush();
                }
            }
        }
    }

    fn is_thinking(&self) -> bool {
        self.session.ending().is_none() && !self.session.specs()[self.session.position().turn()].is_person()
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
            Input::Square(square) => self.command(Command::Play(square))?,
            Input::Yes if is_over => self.new_game()?,
            Input::No if is_over => return Ok(ControlFlow::Break(())),
            Input::Verb(Verb::Quit, _) => {
                self.say_what_is_left()?;
                return Ok(ControlFlow::Break(()));
            }
            Input::Verb(verb, rest) => self.obey_verb(verb, rest)?,
            Input::Yes | Input::No | Input::NotUnderstood if is_over => self.say(&self.text.yes_or_no())?,
            Input::Yes | Input::No | Input::NotUnderstood => self.say(&self.text.not_understood(line))?,
        }
        Ok(ControlFlow::Continue(()))
    }

    fn obey_verb(&mut self, verb: Verb, rest: &str) -> io::Result<()> {
        match verb {
            Verb::Undo => self.command(Command::Undo),
            Verb::Redo => self.command(Command::Redo),
            Verb::Swap => self.command(Command::Swap),
            Verb::Resign => self.command(Command::Resign),
            Verb::New => self.new_game(),
            Verb::Moves => self.say(&self.text.playable(self.playable())),
            Verb::Board => self.show_board(),
            Verb::Record if self.session.game().n_played() == 0 => self.say(&self.text.no_moves_yet()),
            Verb::Record => self.say(&self.session.game().to_string()),
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

    /// Hands a command to the session, tells what happens, and keeps the record.
    fn command(&mut self, command: Command) -> io::Result<()> {
        let events = self.session.handle(command);
        let has_changed = !events.iter().all(|event| matches!(event, Event::Refused(_)));
        // Kept before it is told: nothing is lost when nobody listens any more.
        let kept = if has_changed { self.recorder.keep(&self.session.record()) } else { Ok(()) };
        self.tell(events)?;
        match kept {
            Ok(()) => Ok(()),
            Err(error) => self.say(&self.text.file_error(&error)),
        }
    }

    fn new_game(&mut self) -> io::Result<()> {
        self.leave_for(new_record(self.start), None)
    }

    fn load(&mut self, path: &Path) -> io::Result<()> {
        match yosumi_records::read_file(path) {
            Ok(record) => {
                self.recorder.loaded(path);
                self.say(&self.text.loaded(&path.to_string_lossy()))?;
                self.leave_for(record, Some(path))
            }
            Err(error) => self.say(&self.text.file_error(&error)),
        }
    }

    /// Leaves the game for another one. What was played of it stays: in its file, or on the screen.
    fn leave_for(&mut self, record: Record, loaded: Option<&Path>) -> io::Result<()> {
        if self.session.ending().is_none() {
            self.say_what_is_left()?;
        }
        if self.session.game().n_played() > 0 && self.recorder.target().is_some() {
            self.recorder.next_game(loaded);
            if let Some(target) = self.recorder.target() {
                self.say(&self.text.recording(&target.to_string_lossy()))?;
            }
        }
        self.command(Command::Begin(Box::new(record)))
    }

    fn save(&mut self, path: &Path, overwrite: Overwrite) -> io::Result<()> {
        match self.recorder.save(path, &self.session.record(), overwrite) {
            Ok(()) => self.say(&self.text.saved(&path.to_string_lossy())),
            Err(error) => {
                self.say(&self.text.file_error(&error))?;
                if is_there_already(&error) {
                    self.say(&self.text.overwrite_hint(&path.to_string_lossy()))?;
                }
                Ok(())
            }
        }
    }

    /// Tells what happened, shows the board where it is somebody's turn and at the end, and asks computers for their moves.
    fn tell(&mut self, events: Vec<Event>) -> io::Result<()> {
        for event in events {
            if matches!(event, Event::Turn { .. } | Event::Ended(_)) {
                self.is_waiting = false;
                self.show_board()?;
            }
            if let Some(sentence) = self.text.event(&event, self.session.specs()) {
                self.say(&sentence)?;
            }
            if let Event::Think(think) = event {
                self.console.ask(think);
            }
        }
        Ok(())
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

    /// Shows the moves of a game that is about to be left, when no file has them.
    fn say_what_is_left(&mut self) -> io::Result<()> {
        let game = self.session.game();
        if game.n_played() == 0 || self.recorder.target().is_some() {
            return Ok(());
        }
        self.say(&self.text.record_left(&game.to_string()))
    }

    fn say_thinking(&mut self) -> io::Result<()> {
        if self.is_waiting {
            return Ok(());
        }
        self.is_waiting = true;
        let turn = self.session.position().turn();
        self.say(&self.text.thinking(self.session.specs(), turn))
    }

    fn say(&mut self, sentence: &str) -> io::Result<()> {
        writeln!(self.out, "{sentence}")?;
        self.out.flush()
    }
}

//! A session to talk to in tests: its computers answer at once, and what it tells is kept as short words.

use yosumi_records::Record;
use yosumi_rules::{Game, Square};
use yosumi_session::{Advise, Command, Event, Players, Session, Settings, Think};

/// A session whose computers have answered whenever a test looks. Hints are asked for and wait.
pub(crate) struct Table {
    pub(crate) session: Session,
    /// The question that is out, when computers do not answer at once.
    pub(crate) asked: Option<Think>,
    /// The hint that was asked for last.
    pub(crate) hint: Option<Advise>,
    answers_at_once: bool,
}

impl Table {
    #[track_caller]
    pub(crate) fn new(black: &str, white: &str, moves: &str) -> (Self, Vec<String>) {
        Self::with_record(black, white, record(moves), true)
    }

    /// The same, but computers are asked and wait for [`answer`](Self::answer).
    #[track_caller]
    pub(crate) fn slow(black: &str, white: &str, moves: &str) -> Self {
        Self::with_record(black, white, record(moves), false).0
    }

    #[track_caller]
    pub(crate) fn with_record(black: &str, white: &str, record: Record, answers_at_once: bool) -> (Self, Vec<String>) {
        let players = Players { black: black.parse().expect("a player"), white: white.parse().expect("a player") };
        let (session, events) = Session::new(players, record, Settings { seed: 1, ..Settings::default() });
        let mut table = Self { session, asked: None, hint: None, answers_at_once };
        let words = table.hear(events);
        (table, words)
    }

    pub(crate) fn command(&mut self, command: Command) -> Vec<String> {
        let events = self.session.handle(command);
        self.hear(events)
    }

    #[track_caller]
    pub(crate) fn play(&mut self, moves: &str) -> Vec<String> {
        let squares = moves.as_bytes().chunks(2).map(|name| std::str::from_utf8(name).expect("ASCII"));
        squares.flat_map(|name| self.command(Command::Play(name.parse::<Square>().expect("a square")))).collect()
    }

    pub(crate) fn answer(&mut self) -> Vec<String> {
        let think = self.asked.take().expect("a computer is asked");
        self.command(think.run(|_| {}))
    }

    pub(crate) fn moves(&self) -> String {
        self.session.game().to_string()
    }

    fn hear(&mut self, events: Vec<Event>) -> Vec<String> {
        let mut words: Vec<String> = events.iter().map(word).collect();
        for event in events {
            match event {
                Event::Think(think) if self.answers_at_once => words.extend(self.command(think.run(|_| {}))),
                Event::Think(think) => self.asked = Some(think),
                Event::Advise(advise) => self.hint = Some(advise),
                _ => {}
            }
        }
        words
    }
}

#[track_caller]
pub(crate) fn record(moves: &str) -> Record {
    Record::from(moves.parse::<Game>().expect("legal moves"))
}

/// An event in a few words.
fn word(event: &Event) -> String {
    match event {
        Event::Begun { first } => format!("{first} begins"),
        Event::Resumed { n_played, is_over: false } => format!("resumed after {n_played}"),
        Event::Resumed { n_played, is_over: true } => format!("over after {n_played}"),
        Event::Played(played) => format!("{} {} turns {}", played.by, played.square, played.flips.len()),
        Event::Passed { by } => format!("{by} passes"),
        Event::TakenBack { n_discs } => format!("{n_discs} back"),
        Event::PlayedAgain { n_discs } => format!("{n_discs} again"),
        Event::ResultTakenBack => String::from("result taken back"),
        Event::Swapped => String::from("swapped"),
        Event::Seated => String::from("seated"),
        Event::Paused => String::from("paused"),
        Event::Unpaused => String::from("unpaused"),
        Event::Shown { n_played, square: Some(square) } => format!("shows {n_played} {square}"),
        Event::Shown { square: None, .. } => String::from("shows the start"),
        Event::Branched(played) => format!("branch {} {} turns {}", played.by, played.square, played.flips.len()),
        Event::TakenUp { n_played } => format!("taken up after {n_played}"),
        Event::Promoted => String::from("promoted"),
        Event::Deleted { n_discs } => format!("{n_discs} deleted"),
        Event::Commented => String::from("commented"),
        Event::Described => String::from("described"),
        Event::Resigned { by } => format!("{by} resigns"),
        Event::Turn { color, move_number } => format!("{color} to play move {move_number}"),
        Event::Think(_) => String::from("think"),
        Event::Advise(advise) => format!("advise at level {}", advise.level()),
        Event::Hint(_) => String::from("hint"),
        Event::Ended(ending) => {
            let (discs, score) = (ending.discs, ending.score);
            format!(
                "{:?}, {}-{}, score {}-{}",
                ending.result.outcome, discs.black, discs.white, score.black, score.white
            )
        }
        Event::Refused(refusal) => {
            let text = format!("{refusal:?}");
            format!("refused: {}", text.split(['(', ' ']).next().unwrap_or_default())
        }
    }
}

//! What is said to a session, and what it answers.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use yosumi_records::{GameResult, Record};
use yosumi_rules::{ByColor, Color, PlayError, Played, Position, Square};

use crate::Player;

/// What can be asked of a session.
///
/// ```
/// use yosumi_records::Record;
/// use yosumi_session::Command;
///
/// let rematch = Command::Begin(Box::new(Record::default()));
/// assert!(matches!(rematch, Command::Begin(_)));
/// ```
#[derive(Clone, Debug)]
pub enum Command {
    /// The person to move plays this square.
    Play(Square),
    /// Goes back to the last decision that a person made.
    Undo,
    /// Plays again what was taken back, up to the next decision of a person.
    Redo,
    /// The two players change places; the board stays.
    Swap,
    /// A person gives up: against a computer the person, among two persons the one to move.
    Resign,
    /// Another game begins, or goes on where its record ends. The players stay.
    Begin(Box<Record>),
    /// The answer to an [`Event::Think`]: see [`Think::run`].
    Thought {
        /// Which question it answers; an old one's answer is dropped.
        id: ThinkId,
        /// The square chosen, `None` when the player leaves the choice to [`Command::Play`].
        square: Option<Square>,
    },
}

/// What happened, in the order in which it is to be told.
///
/// ```
/// use yosumi_records::Record;
/// use yosumi_rules::Color;
/// use yosumi_session::{Event, Players, Session};
///
/// let (_, events) = Session::new(Players::default(), Record::default(), 0);
/// assert!(matches!(events[..], [Event::Begun { first: Color::Black }, Event::Turn { move_number: 1, .. }]));
/// ```
#[derive(Clone, Debug)]
pub enum Event {
    /// A game begins.
    Begun {
        /// Who moves first.
        first: Color,
    },
    /// A game is taken up that was begun before.
    Resumed {
        /// The number of discs already played in it.
        n_played: usize,
        /// Whether it is over already.
        is_over: bool,
    },
    /// A disc was played.
    Played(Played),
    /// A side had no move and passed.
    Passed {
        /// Which one.
        by: Color,
    },
    /// Discs were taken back.
    TakenBack {
        /// How many.
        n_discs: usize,
    },
    /// Discs that had been taken back were played again.
    PlayedAgain {
        /// How many.
        n_discs: usize,
    },
    /// The end that was not on the board (a resignation) was taken back.
    ResultTakenBack,
    /// The players changed places.
    Swapped,
    /// A side gave up.
    Resigned {
        /// Which one.
        by: Color,
    },
    /// It is somebody's turn.
    Turn {
        /// Whose.
        color: Color,
        /// The number of the move to come.
        move_number: usize,
    },
    /// The side to move is to be asked for its move, on another thread.
    Think(Think),
    /// The game is over.
    Ended(Ending),
    /// What was asked cannot be done; nothing changed.
    Refused(Refusal),
}

/// How a game ended.
///
/// ```
/// use yosumi_records::Record;
/// use yosumi_rules::{ByColor, Game};
/// use yosumi_session::{Players, Session};
///
/// let record = Record::from("e6f4e3f6g5d6e7f5c5".parse::<Game>()?);
/// let (session, _) = Session::new(Players::default(), record, 0);
/// let ending = session.ending().expect("the game is over");
/// assert_eq!(ending.discs, ByColor { black: 13, white: 0 });
/// assert_eq!(ending.score, ByColor { black: 64, white: 0 });
/// # Ok::<(), yosumi_rules::TranscriptError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    /// Who won, and why.
    pub result: GameResult,
    /// The discs on the board.
    pub discs: ByColor<u8>,
    /// The discs with the empty squares given to the side that has more; the score where the discs decide.
    pub score: ByColor<u8>,
}

/// Why something cannot be done.
///
/// ```
/// use yosumi_records::Record;
/// use yosumi_session::{Command, Event, Players, Refusal, Session};
///
/// let (mut session, _) = Session::new(Players::default(), Record::default(), 0);
/// let events = session.handle(Command::Undo);
/// assert!(matches!(events[..], [Event::Refused(Refusal::NothingToTakeBack)]));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The square may not be played.
    NotPlayable(PlayError),
    /// The computer of this color is to move.
    ComputersTurn(Color),
    /// The game is over.
    GameOver,
    /// No decision of a person lies before this.
    NothingToTakeBack,
    /// Nothing was taken back, or something else was played since.
    NothingToPlayAgain,
    /// Nobody can resign where no person plays.
    NobodyToResign,
}

/// Names one question to a player; each is asked once.
///
/// ```
/// use yosumi_session::ThinkId;
///
/// assert_ne!(ThinkId::new(1), ThinkId::new(2));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ThinkId(u64);

impl ThinkId {
    /// The id with this number; only a session makes ids that it knows.
    ///
    /// ```
    /// # use yosumi_session::ThinkId;
    /// assert_eq!(ThinkId::new(3), ThinkId::new(3));
    /// ```
    #[must_use]
    pub const fn new(number: u64) -> Self {
        Self(number)
    }

    pub(crate) const fn next(self) -> Self {
        Self(self.0 + 1)
    }
}

/// A player to be asked for a move.
///
/// ```
/// use yosumi_records::Record;
/// use yosumi_session::{Event, Players, Session};
///
/// let players = Players { black: "computer:1".parse()?, white: "human".parse()? };
/// let (mut session, events) = Session::new(players, Record::default(), 0);
/// let Some(Event::Think(think)) = events.into_iter().last() else { panic!("the computer is to move") };
/// let answer = std::thread::spawn(move || think.run()).join().expect("an answer");
/// session.handle(answer);
/// assert_eq!(session.game().n_played(), 1);
/// # Ok::<(), yosumi_session::ParsePlayerError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Think {
    /// Which question this is.
    pub id: ThinkId,
    /// Who is asked.
    pub player: Arc<dyn Player>,
    /// The position to move in.
    pub position: Position,
    /// Set by the session when it no longer needs the answer.
    pub(crate) stop: Arc<AtomicBool>,
}

impl Think {
    /// Asks the player, which may take seconds, and gives the command to hand to the session.
    ///
    /// ```
    /// # use yosumi_records::Record;
    /// # use yosumi_session::{Command, Event, Players, Session};
    /// # let players = Players { black: "computer:1".parse()?, white: "human".parse()? };
    /// # let (_, events) = Session::new(players, Record::default(), 0);
    /// # let Some(Event::Think(think)) = events.into_iter().last() else { panic!("the computer is to move") };
    /// assert!(matches!(think.run(), Command::Thought { square: Some(_), .. }));
    /// # Ok::<(), yosumi_session::ParsePlayerError>(())
    /// ```
    #[must_use]
    pub fn run(&self) -> Command {
        Command::Thought { id: self.id, square: self.player.choose(self.position, &self.stop) }
    }

    /// Whether the session no longer needs the answer.
    ///
    /// ```
    /// # use yosumi_records::Record;
    /// # use yosumi_session::{Command, Event, Players, Session};
    /// # let players = Players { black: "computer:1".parse()?, white: "human".parse()? };
    /// # let (mut session, events) = Session::new(players, Record::default(), 0);
    /// # let Some(Event::Think(think)) = events.into_iter().last() else { panic!("the computer is to move") };
    /// session.handle(Command::Swap);
    /// assert!(think.is_stale());
    /// # Ok::<(), yosumi_session::ParsePlayerError>(())
    /// ```
    #[must_use]
    pub fn is_stale(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}

//! What is said to a session, and what it answers.

use yosumi_engine::Report;
use yosumi_records::{Date, GameResult, NodeId, Reason, Record};
use yosumi_rules::{ByColor, Color, PlayError, Played, Position, Square, Status};

use crate::{Advise, Players, Think, ThinkId};

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
    /// The person to move plays this square. While looking back it is a variation, and either side's.
    Play(Square),
    /// Goes back to the last decision that a person made.
    Undo,
    /// Plays again what was taken back, up to the next decision of a person.
    Redo,
    /// The two players change places; the board stays.
    Swap,
    /// Others sit down and play on.
    Seat(Players),
    /// A person gives up: against a computer the person, among two persons the one to move.
    Resign,
    /// Another game begins, or goes on where its record ends. The players stay.
    Begin(Box<Record>),
    /// The same with other players.
    BeginAs {
        /// Who plays.
        players: Players,
        /// What has been played.
        record: Box<Record>,
    },
    /// Computers wait before they move; one who thinks about its move ends it.
    Pause,
    /// Computers go on.
    Unpause,
    /// A computer is to play the move of the person to move.
    PlayForMe,
    /// What the moves at the shown place are worth.
    Hint,
    /// Another place of the record is shown. The game stays where it is, and a computer thinks on.
    Show(NodeId),
    /// The game goes on from the place that is shown; what follows there stays as a variation.
    TakeUp,
    /// The line that leads to a place becomes the main one. The game, which stands on the main line, goes to its end where it
    /// would stand beside it.
    Promote(NodeId),
    /// A place and all that follow it are taken out of the record.
    Delete(NodeId),
    /// Something is said of a move, of the whole game at its start. No words take away what was said.
    Comment(NodeId, String),
    /// Where and when the game was played.
    Describe {
        /// The event or the place.
        event: Option<String>,
        /// The day.
        date: Option<Date>,
    },
    /// Whoever thinks, a computer about its move or about a hint, is to answer with the best it has found so far.
    AnswerNow,
    /// The answer to an [`Event::Think`]: see [`Think::run`].
    Thought {
        /// Which question it answers; an old one's answer is dropped.
        id: ThinkId,
        /// The square chosen, `None` when the player leaves the choice to [`Command::Play`].
        square: Option<Square>,
    },
    /// The answer to an [`Event::Advise`]: see [`Advise::run`].
    Advice {
        /// Which question it answers; an old one's answer is dropped.
        id: ThinkId,
        /// What was found out.
        report: Report,
    },
}

/// What happened, in the order in which it is to be told.
///
/// ```
/// use yosumi_records::Record;
/// use yosumi_rules::Color;
/// use yosumi_session::{Event, Players, Session, Settings};
///
/// let (_, events) = Session::new(Players::default(), Record::default(), Settings::default());
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
    /// Others sat down.
    Seated,
    /// Computers wait.
    Paused,
    /// Computers go on.
    Unpaused,
    /// Another place is shown.
    Shown {
        /// The discs played up to there.
        n_played: usize,
        /// The last of them, `None` at the start.
        square: Option<Square>,
    },
    /// A disc was played beside the game: a variation begins, or goes on.
    Branched(Played),
    /// The game goes on from the place that was looked at.
    TakenUp {
        /// The discs played up to there.
        n_played: usize,
    },
    /// A line became the main one.
    Promoted,
    /// Discs were taken out of the record.
    Deleted {
        /// How many, over all variations.
        n_discs: usize,
    },
    /// Something was said of a move.
    Commented,
    /// Something was said of the game.
    Described,
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
    /// Advice is wanted for the side to move, from another thread.
    Advise(Advise),
    /// The advice that was wanted.
    Hint(Hint),
    /// The game is over.
    Ended(Ending),
    /// What was asked cannot be done; nothing changed.
    Refused(Refusal),
}

/// What moves are worth.
///
/// ```
/// use yosumi_records::Record;
/// use yosumi_session::{Command, Event, Players, Session, Settings};
///
/// let (mut session, _) = Session::new(Players::default(), Record::default(), Settings::default());
/// let events = session.handle(Command::Hint);
/// let [Event::Advise(advise)] = &events[..] else { panic!("a person is to move") };
/// let events = session.handle(advise.run(|_| {}));
/// let [Event::Hint(hint)] = &events[..] else { panic!("the advice was wanted") };
/// assert_eq!(hint.position, session.position());
/// assert!(hint.report.moves[0].value >= hint.report.moves[1].value);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Hint {
    /// The position that is spoken of.
    pub position: Position,
    /// The best few moves and how far they were looked into, as the side to move sees it.
    pub report: Report,
}

/// How a game ended.
///
/// ```
/// use yosumi_records::Record;
/// use yosumi_rules::{ByColor, Game};
/// use yosumi_session::{Players, Session, Settings};
///
/// let record = Record::from("e6f4e3f6g5d6e7f5c5".parse::<Game>()?);
/// let (session, _) = Session::new(Players::default(), record, Settings::default());
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

impl Ending {
    /// How a game ended that came to this position, `None` where one side can still move.
    ///
    /// ```
    /// # use yosumi_rules::Position;
    /// # use yosumi_session::Ending;
    /// assert_eq!(Ending::on_board(Position::START), None);
    /// ```
    #[must_use]
    pub fn on_board(position: Position) -> Option<Self> {
        match position.status() {
            Status::Over(outcome) => Some(Self::at(position, GameResult { outcome, reason: Reason::Score })),
            Status::ToMove(_) | Status::MustPass(_) => None,
        }
    }

    pub(crate) fn at(position: Position, result: GameResult) -> Self {
        Self { result, discs: position.n_discs(), score: position.final_score() }
    }
}

/// Why something cannot be done.
///
/// ```
/// use yosumi_records::Record;
/// use yosumi_session::{Command, Event, Players, Refusal, Session, Settings};
///
/// let (mut session, _) = Session::new(Players::default(), Record::default(), Settings::default());
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
    /// Computers wait, and one of them is to move.
    Paused,
    /// The record has no such place.
    UnknownNode,
    /// The game stands there or after it, or it is the start.
    NotDeletable,
    /// The game stands where one looks.
    NotLookingBack,
    /// A hint, or a person's move, is being thought about already.
    HintUnderWay,
    /// Nobody thinks who could be hurried.
    NobodyThinks,
}

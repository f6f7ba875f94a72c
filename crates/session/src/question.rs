//! What a session wants to know of those who think, and which of it is still of interest.

use std::sync::Arc;

use yosumi_engine::{Level, Report, StopSign};
use yosumi_rules::Position;

use crate::thinker::Thinker;
use crate::{Command, Player};

/// How many moves a hint names at the most; those that lead to images of one position count as one.
const N_HINTED: usize = 3;

/// Names one question, to a player or for a hint; each is asked once.
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

    const fn next(self) -> Self {
        Self(self.0 + 1)
    }
}

/// A player to be asked for a move.
///
/// ```
/// use yosumi_records::Record;
/// use yosumi_session::{Event, Players, Session, Settings};
///
/// let players = Players { black: "computer:1".parse()?, white: "human".parse()? };
/// let (mut session, events) = Session::new(players, Record::default(), Settings::default());
/// let Some(Event::Think(think)) = events.into_iter().last() else { panic!("the computer is to move") };
/// let answer = std::thread::spawn(move || think.run(|_| {})).join().expect("an answer");
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
    pub(crate) signs: Signs,
}

impl Think {
    /// Asks the player, which may take minutes, and gives the command to hand to the session. `on_progress` is told on
    /// another thread how far the player is.
    ///
    /// ```
    /// # use yosumi_records::Record;
    /// # use yosumi_session::{Command, Event, Players, Session, Settings};
    /// # let players = Players { black: "computer:3".parse()?, white: "human".parse()? };
    /// # let (_session, events) = Session::new(players, Record::default(), Settings::default());
    /// # let Some(Event::Think(think)) = events.into_iter().last() else { panic!("the computer is to move") };
    /// let (sender, receiver) = std::sync::mpsc::channel();
    /// let answer = think.run(move |report| sender.send(report.depth).expect("a listener"));
    /// assert!(matches!(answer, Command::Thought { square: Some(_), .. }));
    /// assert_eq!(receiver.iter().collect::<Vec<_>>(), [1, 2, 3]);
    /// # Ok::<(), yosumi_session::ParsePlayerError>(())
    /// ```
    #[must_use]
    pub fn run(&self, on_progress: impl FnMut(&Report) + Send + 'static) -> Command {
        let square = self.player.choose(self.position, &self.signs.stop, Box::new(on_progress));
        Command::Thought { id: self.id, square }
    }

    /// Whether the session no longer needs the answer.
    ///
    /// ```
    /// # use yosumi_records::Record;
    /// # use yosumi_session::{Command, Event, Players, Session, Settings};
    /// # let players = Players { black: "computer:1".parse()?, white: "human".parse()? };
    /// # let (mut session, events) = Session::new(players, Record::default(), Settings::default());
    /// # let Some(Event::Think(think)) = events.into_iter().last() else { panic!("the computer is to move") };
    /// session.handle(Command::AnswerNow);
    /// assert!(!think.is_stale(), "its answer is only wanted sooner");
    /// session.handle(Command::Swap);
    /// assert!(think.is_stale());
    /// # Ok::<(), yosumi_session::ParsePlayerError>(())
    /// ```
    #[must_use]
    pub fn is_stale(&self) -> bool {
        self.signs.stale.is_set()
    }
}

/// A question for a hint, for the person to move.
///
/// ```
/// use yosumi_records::Record;
/// use yosumi_session::{Command, Event, Players, Session, Settings};
///
/// let (mut session, _) = Session::new(Players::default(), Record::default(), Settings::default());
/// let events = session.handle(Command::Hint);
/// let [Event::Advise(advise)] = &events[..] else { panic!("a person is to move") };
/// let events = session.handle(advise.run(|_| {}));
/// assert!(matches!(events[..], [Event::Hint(_)]));
/// ```
#[derive(Clone, Debug)]
pub struct Advise {
    /// Which question this is.
    pub id: ThinkId,
    /// The position to advise in.
    pub position: Position,
    pub(crate) adviser: Arc<Thinker>,
    pub(crate) signs: Signs,
}

impl Advise {
    /// The level at which the hint is thought about.
    ///
    /// ```
    /// # use yosumi_records::Record;
    /// # use yosumi_session::{Command, Event, Players, Session, Settings};
    /// # let (mut session, _) = Session::new(Players::default(), Record::default(), Settings::default());
    /// # let events = session.handle(Command::Hint);
    /// # let [Event::Advise(advise)] = &events[..] else { panic!("a person is to move") };
    /// assert_eq!(advise.level().number(), 10);
    /// ```
    #[must_use]
    pub fn level(&self) -> Level {
        self.adviser.level()
    }

    /// Thinks about the best moves, which may take minutes at the highest levels, and gives the command to hand to the
    /// session. `on_progress` is told on another thread how far it is.
    ///
    /// ```
    /// # use yosumi_records::Record;
    /// # use yosumi_session::{Command, Event, Players, Session, Settings};
    /// # let (mut session, _) = Session::new(Players::default(), Record::default(), Settings::default());
    /// # let events = session.handle(Command::Hint);
    /// # let [Event::Advise(advise)] = &events[..] else { panic!("a person is to move") };
    /// let Command::Advice { report, .. } = advise.run(|_| {}) else { panic!("advice is given") };
    /// assert!(!report.moves.is_empty());
    /// ```
    #[must_use]
    pub fn run(&self, on_progress: impl FnMut(&Report) + Send + 'static) -> Command {
        let report = self.adviser.search(self.position, N_HINTED, &self.signs.stop, Box::new(on_progress));
        Command::Advice { id: self.id, report }
    }

    /// Whether the session no longer needs the hint.
    ///
    /// ```
    /// # use yosumi_records::Record;
    /// # use yosumi_rules::Square;
    /// # use yosumi_session::{Command, Event, Players, Session, Settings};
    /// # let (mut session, _) = Session::new(Players::default(), Record::default(), Settings::default());
    /// # let events = session.handle(Command::Hint);
    /// # let [Event::Advise(advise)] = &events[..] else { panic!("a person is to move") };
    /// session.handle(Command::Play(Square::F5));
    /// assert!(advise.is_stale());
    /// ```
    #[must_use]
    pub fn is_stale(&self) -> bool {
        self.signs.stale.is_set()
    }
}

/// What a session holds on to of a question, to be able to say something to those who think about it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Signs {
    /// Set when the answer is wanted now, or not at all.
    stop: StopSign,
    /// Set when it is not wanted at all.
    stale: StopSign,
}

/// What somebody thinks about.
///
/// ```
/// use yosumi_records::Record;
/// use yosumi_session::{About, Command, Players, Session, Settings};
///
/// let (mut session, _) = Session::new(Players::default(), Record::default(), Settings::default());
/// session.handle(Command::Hint);
/// assert_eq!(session.thinks_about(), Some(About::Hint));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum About {
    /// The move of a computer.
    Move,
    /// The move of a person who leaves it to a computer.
    MoveForPerson,
    /// A hint for a person.
    Hint,
}

/// The question that is out: there is at most one, for there is one side to move.
#[derive(Debug)]
pub(crate) struct Questions {
    open: Option<(ThinkId, About, Signs)>,
    last_id: ThinkId,
}

impl Questions {
    pub(crate) const fn new() -> Self {
        Self { open: None, last_id: ThinkId::new(0) }
    }

    /// A new question, which takes the place of the one before.
    pub(crate) fn ask(&mut self, about: About) -> (ThinkId, Signs) {
        self.withdraw();
        self.last_id = self.last_id.next();
        let signs = Signs::default();
        self.open = Some((self.last_id, about, signs.clone()));
        (self.last_id, signs)
    }

    /// What the question is for that is out.
    pub(crate) fn open(&self) -> Option<About> {
        self.open.as_ref().map(|&(_, about, _)| about)
    }

    /// Whether this is the question that is out.
    pub(crate) fn awaits(&self, id: ThinkId, about: About) -> bool {
        self.open.as_ref().is_some_and(|&(open, open_about, _)| (open, open_about) == (id, about))
    }

    /// Ends the thinking; the answer is still awaited.
    pub(crate) fn hurry(&self) {
        if let Some((_, _, signs)) = &self.open {
            signs.stop.set();
        }
    }

    /// Ends the thinking, and the answer will be dropped: the position or the player it was for has changed.
    pub(crate) fn withdraw(&mut self) {
        if let Some((_, _, signs)) = self.open.take() {
            signs.stale.set();
            signs.stop.set();
        }
    }
}

/// Nobody is left to take an answer.
impl Drop for Questions {
    fn drop(&mut self) {
        self.withdraw();
    }
}

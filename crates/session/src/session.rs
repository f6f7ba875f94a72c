//! The game being played or looked back on.

use std::sync::Arc;

use yosumi_records::{NodeId, Record};
use yosumi_rules::{ByColor, Color, Game, Position, Square};

use crate::question::Questions;
use crate::thinker::Thinker;
use crate::{About, Command, Ending, Event, Place, Player, PlayerSpec, Players, Refusal, Settings};

mod asking;
mod looking_back;
mod playing;

/// A game being played: the players, its record, and where in the record the game stands.
///
/// Turn, score and result are worked out from the record whenever they are asked for. Moves taken back stay in the record
/// until something else is played.
///
/// Any other place of the record can be [shown](Command::Show) while the game stands where it does, and what is played there
/// opens a variation. [`position`](Self::position), [`game`](Self::game) and [`ending`](Self::ending) are about the game;
/// [`shown`](Self::shown) is the place that is looked at, and [`tree`](Self::tree) has all places.
///
/// ```
/// use yosumi_records::Record;
/// use yosumi_rules::Square;
/// use yosumi_session::{Command, Players, Session, Settings};
///
/// let (mut session, _) = Session::new(Players::default(), Record::default(), Settings::default());
/// session.handle(Command::Play(Square::F5));
/// session.handle(Command::Play(Square::D6));
/// session.handle(Command::Undo);
/// assert_eq!(session.game().to_string(), "f5");
/// session.handle(Command::Redo);
/// assert_eq!(session.game().to_string(), "f5d6");
/// ```
#[derive(Debug)]
pub struct Session {
    /// Who was given for the two sides; a record may lend them names.
    seats: Players,
    settings: Settings,
    players: ByColor<Arc<dyn Player>>,
    /// Who thinks about hints: not the computer that plays, which is not to learn from them.
    adviser: Arc<Thinker>,
    record: Record,
    /// Where the game stands, always on the main line.
    cursor: NodeId,
    /// Where the moves end that were taken back and not played again. What follows them, and what is elsewhere, was not taken
    /// back: it stays when something else is played.
    tip: NodeId,
    /// The place that is looked at, where it is another one than that of the game.
    elsewhere: Option<NodeId>,
    is_paused: bool,
    questions: Questions,
}

impl Session {
    /// A session in which `record` is played on from the end of its main line, and what there is to tell at its beginning.
    ///
    /// A person without a name takes the one that the record has for the side.
    ///
    /// ```
    /// # use yosumi_records::Record;
    /// # use yosumi_rules::Position;
    /// # use yosumi_session::{Players, Session, Settings};
    /// let (session, events) = Session::new(Players::default(), Record::default(), Settings::default());
    /// assert_eq!(session.position(), Position::START);
    /// assert_eq!(events.len(), 2);
    /// ```
    #[must_use]
    pub fn new(players: Players, record: Record, settings: Settings) -> (Self, Vec<Event>) {
        let end = Place::of_end(&record);
        Self::at(players, record, end, settings)
    }

    /// A session in which `record` is played on from a place on its main line while another one may be shown: one that was
    /// left at some time and is gone on with.
    ///
    /// # Panics
    ///
    /// When the place is one of another record, where this one has no such nodes.
    ///
    /// ```
    /// # use yosumi_records::read_text;
    /// # use yosumi_session::{Players, Place, Session, Settings};
    /// let record = read_text("f5d6c3")?;
    /// let line: Vec<_> = record.main_line().collect();
    /// let place = Place { game: line[1], shown: line[0], ..Place::of_end(&record) };
    /// let (session, _) = Session::at(Players::default(), record, place, Settings::default());
    /// assert_eq!(session.game().to_string(), "f5d6");
    /// assert!(session.is_looking_back() && session.can_redo());
    /// # Ok::<(), yosumi_records::ReadError>(())
    /// ```
    #[must_use]
    pub fn at(players: Players, record: Record, place: Place, settings: Settings) -> (Self, Vec<Event>) {
        let mut session = Self {
            players: playing::seat(&players, settings),
            adviser: Arc::new(Thinker::adviser(&players, settings)),
            seats: players,
            settings,
            record,
            cursor: place.game,
            tip: place.taken_back,
            elsewhere: None,
            is_paused: place.is_paused,
            questions: Questions::new(),
        };
        let mut events = Vec::new();
        session.take_seats_at(place, &mut events);
        (session, events)
    }

    /// Who plays each side.
    ///
    /// ```
    /// # use yosumi_records::Record;
    /// # use yosumi_session::{Players, Session, Settings};
    /// let (session, _) = Session::new(Players::default(), Record::default(), Settings::default());
    /// assert_eq!(session.specs().map(Clone::clone), Players::default());
    /// ```
    #[must_use]
    pub fn specs(&self) -> ByColor<&PlayerSpec> {
        self.players.as_ref().map(|player| player.spec())
    }

    /// The position now.
    ///
    /// ```
    /// # use yosumi_records::Record;
    /// # use yosumi_rules::Color;
    /// # use yosumi_session::{Players, Session, Settings};
    /// let (session, _) = Session::new(Players::default(), Record::default(), Settings::default());
    /// assert_eq!(session.position().turn(), Color::Black);
    /// ```
    #[must_use]
    pub fn position(&self) -> Position {
        self.record.position(self.cursor)
    }

    /// The square played last, `None` at the start.
    ///
    /// ```
    /// # use yosumi_records::Record;
    /// # use yosumi_session::{Players, Session, Settings};
    /// let (session, _) = Session::new(Players::default(), Record::default(), Settings::default());
    /// assert_eq!(session.last_move(), None);
    /// ```
    #[must_use]
    pub fn last_move(&self) -> Option<Square> {
        self.record.square(self.cursor)
    }

    /// The moves that led to the position now.
    ///
    /// ```
    /// # use yosumi_records::Record;
    /// # use yosumi_session::{Players, Session, Settings};
    /// let (session, _) = Session::new(Players::default(), Record::default(), Settings::default());
    /// assert_eq!(session.game().move_number(), 1);
    /// ```
    #[must_use]
    pub fn game(&self) -> Game {
        self.record.game_to(self.cursor)
    }

    /// The record as it is to be kept: with the result, and without bare moves that were taken back. The names in it are
    /// those of a loaded record until somebody plays on.
    ///
    /// ```
    /// # use yosumi_records::Record;
    /// # use yosumi_session::{Command, Players, Session, Settings};
    /// let (mut session, _) = Session::new(Players::default(), Record::default(), Settings::default());
    /// session.handle(Command::Resign);
    /// assert!(session.record().result.is_some());
    /// ```
    #[must_use]
    pub fn record(&self) -> Record {
        let mut record = self.record.clone();
        if self.is_rest_taken_back() {
            record.truncate(self.cursor);
        }
        record.result = self.ending().map(|ending| ending.result);
        record
    }

    /// The record as it is now, with the moves that were taken back; a result stands in it only where the board does not show
    /// it.
    ///
    /// ```
    /// # use yosumi_records::read_text;
    /// # use yosumi_session::{Command, Players, Session, Settings};
    /// let (mut session, _) = Session::new(Players::default(), read_text("f5d6")?, Settings::default());
    /// session.handle(Command::Undo);
    /// assert_eq!((session.tree().n_moves(), session.record().n_moves()), (2, 1));
    /// # Ok::<(), yosumi_records::ReadError>(())
    /// ```
    #[must_use]
    pub const fn tree(&self) -> &Record {
        &self.record
    }

    /// Where the game stands, what is shown, and whether computers wait: what [`at`](Self::at) goes on with.
    ///
    /// ```
    /// # use yosumi_records::Record;
    /// # use yosumi_session::{Players, Session, Settings};
    /// let (session, _) = Session::new(Players::default(), Record::default(), Settings::default());
    /// assert_eq!(session.place().game, session.tree().root());
    /// ```
    #[must_use]
    pub fn place(&self) -> Place {
        Place { game: self.cursor, taken_back: self.tip, shown: self.shown(), is_paused: self.is_paused }
    }

    /// The place that is looked at: where the game stands, unless another one is shown.
    ///
    /// ```
    /// # use yosumi_records::read_text;
    /// # use yosumi_session::{Command, Players, Session, Settings};
    /// let (mut session, _) = Session::new(Players::default(), read_text("f5d6")?, Settings::default());
    /// session.handle(Command::Show(session.tree().root()));
    /// assert_eq!(session.shown(), session.tree().root());
    /// assert_eq!(session.game().n_played(), 2);
    /// # Ok::<(), yosumi_records::ReadError>(())
    /// ```
    #[must_use]
    pub fn shown(&self) -> NodeId {
        self.elsewhere.unwrap_or(self.cursor)
    }

    /// Whether another place is shown than that of the game.
    ///
    /// ```
    /// # use yosumi_records::Record;
    /// # use yosumi_session::{Players, Session, Settings};
    /// let (session, _) = Session::new(Players::default(), Record::default(), Settings::default());
    /// assert!(!session.is_looking_back());
    /// ```
    #[must_use]
    pub const fn is_looking_back(&self) -> bool {
        self.elsewhere.is_some()
    }

    /// Whether computers wait before they move.
    ///
    /// ```
    /// # use yosumi_records::Record;
    /// # use yosumi_session::{Command, Players, Session, Settings};
    /// let (mut session, _) = Session::new(Players::default(), Record::default(), Settings::default());
    /// session.handle(Command::Pause);
    /// assert!(session.is_paused());
    /// ```
    #[must_use]
    pub const fn is_paused(&self) -> bool {
        self.is_paused
    }

    /// How the game ended, `None` while it goes on.
    ///
    /// ```
    /// # use yosumi_records::Record;
    /// # use yosumi_session::{Players, Session, Settings};
    /// let (session, _) = Session::new(Players::default(), Record::default(), Settings::default());
    /// assert_eq!(session.ending(), None);
    /// ```
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        let position = self.position();
        Ending::on_board(position).or_else(|| Some(Ending::at(position, self.record.result?)))
    }

    /// The side that would resign now: against a computer the person's, among two persons the one to move; `None` where no
    /// person plays.
    ///
    /// ```
    /// # use yosumi_records::Record;
    /// # use yosumi_rules::Color;
    /// # use yosumi_session::{Players, Session, Settings};
    /// let (session, _) = Session::new(Players::default(), Record::default(), Settings::default());
    /// assert_eq!(session.would_resign(), Some(Color::Black));
    /// ```
    #[must_use]
    pub fn would_resign(&self) -> Option<Color> {
        let turn = self.position().turn();
        [turn, !turn].into_iter().find(|&color| self.is_person(color))
    }

    /// Whether a move lies before this that a person chose, and may take back.
    ///
    /// ```
    /// # use yosumi_records::Record;
    /// # use yosumi_session::{Players, Session, Settings};
    /// let (session, _) = Session::new(Players::default(), Record::default(), Settings::default());
    /// assert!(!session.can_undo());
    /// ```
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.record.result.is_some() || self.last_decision().is_some()
    }

    /// Whether moves lie after this that may be played again.
    ///
    /// ```
    /// # use yosumi_records::read_text;
    /// # use yosumi_session::{Command, Players, Session, Settings};
    /// let (mut session, _) = Session::new(Players::default(), read_text("f5d6")?, Settings::default());
    /// assert!(!session.can_redo());
    /// session.handle(Command::Undo);
    /// assert!(session.can_redo());
    /// # Ok::<(), yosumi_records::ReadError>(())
    /// ```
    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.record.children(self.cursor).is_empty()
    }

    /// Whether the record as it is to be [kept](Self::record) has a move.
    ///
    /// ```
    /// # use yosumi_records::read_text;
    /// # use yosumi_session::{Command, Players, Session, Settings};
    /// let (mut session, _) = Session::new(Players::default(), read_text("f5")?, Settings::default());
    /// assert!(session.has_moves());
    /// session.handle(Command::Undo);
    /// assert!(!session.has_moves());
    /// # Ok::<(), yosumi_records::ReadError>(())
    /// ```
    #[must_use]
    pub fn has_moves(&self) -> bool {
        self.cursor != self.record.root() || (self.can_redo() && !self.is_rest_taken_back())
    }

    /// What somebody thinks about, `None` when nobody thinks.
    ///
    /// ```
    /// # use yosumi_records::Record;
    /// # use yosumi_session::{About, Command, Players, Session, Settings};
    /// let (mut session, _) = Session::new(Players::default(), Record::default(), Settings::default());
    /// session.handle(Command::PlayForMe);
    /// assert_eq!(session.thinks_about(), Some(About::MoveForPerson));
    /// ```
    #[must_use]
    pub fn thinks_about(&self) -> Option<About> {
        self.questions.open()
    }

    /// Whether somebody thinks: a computer about its move, or about a hint.
    ///
    /// ```
    /// # use yosumi_records::Record;
    /// # use yosumi_session::{Command, Players, Session, Settings};
    /// let (mut session, _) = Session::new(Players::default(), Record::default(), Settings::default());
    /// session.handle(Command::Hint);
    /// assert!(session.is_thinking());
    /// ```
    #[must_use]
    pub fn is_thinking(&self) -> bool {
        self.questions.open().is_some()
    }

    /// Does what is asked and tells what happened.
    ///
    /// ```
    /// # use yosumi_records::Record;
    /// # use yosumi_rules::Square;
    /// # use yosumi_session::{Command, Event, Players, Session, Settings};
    /// let (mut session, _) = Session::new(Players::default(), Record::default(), Settings::default());
    /// let events = session.handle(Command::Play(Square::F5));
    /// assert!(matches!(events[..], [Event::Played(_), Event::Turn { .. }]));
    /// ```
    pub fn handle(&mut self, command: Command) -> Vec<Event> {
        let mut events = Vec::new();
        if let Err(refusal) = self.obey(command, &mut events) {
            events.push(Event::Refused(refusal));
        }
        events
    }

    fn obey(&mut self, command: Command, events: &mut Vec<Event>) -> Result<(), Refusal> {
        match command {
            Command::Play(square) => self.play_for_person(square, events)?,
            Command::Undo => self.undo(events)?,
            Command::Redo => self.redo(events)?,
            Command::Swap => self.swap(events),
            Command::Seat(players) => self.seat(players, events),
            Command::Resign => self.resign(events)?,
            Command::Begin(record) => self.begin(*record, events),
            Command::BeginAs { players, record } => self.begin_as(players, *record, events),
            Command::Pause => self.pause(events),
            Command::Unpause => self.unpause(events),
            Command::PlayForMe => self.ask_to_play_for_person(events)?,
            Command::Hint => self.ask_for_hint(events)?,
            Command::AnswerNow => self.answer_now()?,
            Command::Show(node) => self.show(node, events)?,
            Command::TakeUp => self.take_up_shown(events)?,
            Command::Promote(node) => self.promote(node, events)?,
            Command::Delete(node) => self.delete(node, events)?,
            Command::Comment(node, text) => self.comment(node, text, events)?,
            Command::Describe { event, date } => self.describe(event, date, events),
            Command::Thought { id, square } => self.thought(id, square, events)?,
            Command::Advice { id, report } => self.advice(id, report, events),
        }
        Ok(())
    }

    /// Tells of the pass that led to where the game stands, if one did, and goes on.
    fn go_on_after_pass(&mut self, events: &mut Vec<Event>) {
        if self.record.has_pass(self.cursor) {
            events.push(Event::Passed { by: !self.position().turn() });
        }
        self.go_on(events);
    }

    /// Tells whose turn it is and asks a computer for its move, or tells how the game ended. A question that is out is
    /// withdrawn: the position or the player it was for has changed.
    fn go_on(&mut self, events: &mut Vec<Event>) {
        self.questions.withdraw();
        if let Some(ending) = self.ending() {
            events.push(Event::Ended(ending));
            return;
        }
        let color = self.position().turn();
        let move_number = self.record.line_to(self.cursor).len() + 1;
        events.push(Event::Turn { color, move_number });
        if !self.is_person(color) && !self.is_paused {
            self.ask_computer(color, events);
        }
    }

    /// What concerns the game shows it.
    fn turn_to_game(&mut self) {
        self.look_at(self.cursor);
    }

    fn check_persons_turn(&self) -> Result<(), Refusal> {
        self.check_not_over()?;
        let turn = self.position().turn();
        match (self.is_person(turn), self.is_paused) {
            (true, _) => Ok(()),
            (false, true) => Err(Refusal::Paused),
            (false, false) => Err(Refusal::ComputersTurn(turn)),
        }
    }

    fn check_not_over(&self) -> Result<(), Refusal> {
        if self.ending().is_some() { Err(Refusal::GameOver) } else { Ok(()) }
    }

    fn is_person(&self, color: Color) -> bool {
        self.players[color].spec().is_person()
    }
}

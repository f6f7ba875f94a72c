//! The game being played.

use std::sync::Arc;

use yosumi_engine::Report;
use yosumi_records::{GameResult, NodeId, Reason, Record};
use yosumi_rules::{ByColor, Color, Game, Outcome, Played, Position, Square, Status};

use crate::question::{About, Questions};
use crate::thinker::Thinker;
use crate::{
    Advise, Command, Ending, Event, Hint, Level, Player, PlayerSpec, Players, Refusal, Settings, Think, ThinkId,
};

/// A game being played: the players, its record, and where in the record the game stands.
///
/// Turn, score and result are worked out from the record whenever they are asked for. Moves taken back stay in the record
/// until something else is played.
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
    cursor: NodeId,
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
        let cursor = record.root();
        let mut session = Self {
            players: seat(&players, settings),
            adviser: Arc::new(Thinker::adviser(&players, settings.cpu_path)),
            seats: players,
            settings,
            record,
            cursor,
            questions: Questions::new(),
        };
        let mut events = Vec::new();
        session.take_up(&mut events);
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
        if record.is_bare_after(self.cursor) {
            record.truncate(self.cursor);
        }
        record.result = self.ending().map(|ending| ending.result);
        record
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
        let result = match position.status() {
            Status::Over(outcome) => GameResult { outcome, reason: Reason::Score },
            Status::ToMove(_) | Status::MustPass(_) => self.record.result?,
        };
        Some(Ending { result, discs: position.n_discs(), score: position.final_score() })
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
        let done = match command {
            Command::Play(square) => self.play_for_person(square, &mut events),
            Command::Undo => self.undo(&mut events),
            Command::Redo => self.redo(&mut events),
            Command::Swap => {
                self.swap(&mut events);
                Ok(())
            }
            Command::Resign => self.resign(&mut events),
            Command::Begin(record) => {
                self.begin(*record, &mut events);
                Ok(())
            }
            Command::Hint => self.ask_for_hint(&mut events),
            Command::AnswerNow => self.answer_now(),
            Command::Thought { id, square } => self.thought(id, square, &mut events),
            Command::Advice { id, report } => {
                self.advice(id, report, &mut events);
                Ok(())
            }
        };
        if let Err(refusal) = done {
            events.push(Event::Refused(refusal));
        }
        events
    }

    fn play_for_person(&mut self, square: Square, events: &mut Vec<Event>) -> Result<(), Refusal> {
        self.check_persons_turn()?;
        self.play(square, events)
    }

    fn ask_for_hint(&mut self, events: &mut Vec<Event>) -> Result<(), Refusal> {
        self.check_persons_turn()?;
        if self.questions.open() == Some(About::Hint) {
            return Err(Refusal::HintUnderWay);
        }
        let (id, signs) = self.questions.ask(About::Hint);
        events.push(Event::Advise(Advise { id, position: self.position(), adviser: Arc::clone(&self.adviser), signs }));
        Ok(())
    }

    fn answer_now(&self) -> Result<(), Refusal> {
        self.check_not_over()?;
        self.questions.open().ok_or(Refusal::NobodyThinks)?;
        self.questions.hurry();
        Ok(())
    }

    fn advice(&mut self, id: ThinkId, report: Report, events: &mut Vec<Event>) {
        if self.questions.awaits(id, About::Hint) {
            self.questions.withdraw();
            events.push(Event::Hint(Hint { position: self.position(), report }));
        }
    }

    fn thought(&mut self, id: ThinkId, square: Option<Square>, events: &mut Vec<Event>) -> Result<(), Refusal> {
        match square {
            Some(square) if self.questions.awaits(id, About::Move) => self.play(square, events),
            _ => Ok(()),
        }
    }

    fn play(&mut self, square: Square, events: &mut Vec<Event>) -> Result<(), Refusal> {
        let before = self.position();
        before.play(square).map_err(Refusal::NotPlayable)?;
        self.give_way();
        self.cursor = self.record.add(self.cursor, square).map_err(Refusal::NotPlayable)?;
        self.record.promote(self.cursor);
        self.sign();
        let passed = self.record.has_pass(self.cursor);
        let by = before.turn();
        events.push(Event::Played(Played { by, square, flips: before.board().flips(square), passed }));
        self.go_on_after_pass(events);
        Ok(())
    }

    /// Takes away what was taken back, for what comes in its place. What somebody said about it stays as a variation.
    fn give_way(&mut self) {
        if self.record.is_bare_after(self.cursor) {
            self.record.truncate(self.cursor);
        }
    }

    /// Writes into the record who plays.
    fn sign(&mut self) {
        for color in Color::ALL {
            if let Some(name) = self.players[color].spec().record_name() {
                self.record.players[color] = Some(name);
            }
        }
    }

    fn undo(&mut self, events: &mut Vec<Event>) -> Result<(), Refusal> {
        if self.record.result.take().is_some() {
            events.push(Event::ResultTakenBack);
            self.go_on(events);
            return Ok(());
        }
        let (n_discs, node) = self.last_decision().ok_or(Refusal::NothingToTakeBack)?;
        self.cursor = node;
        events.push(Event::TakenBack { n_discs });
        self.go_on_after_pass(events);
        Ok(())
    }

    /// The place before this where a person was to move, and how many discs ago that was.
    fn last_decision(&self) -> Option<(usize, NodeId)> {
        let before = std::iter::successors(self.record.parent(self.cursor), |&node| self.record.parent(node));
        (1..).zip(before).find(|&(_, node)| self.is_person(self.record.position(node).turn()))
    }

    fn redo(&mut self, events: &mut Vec<Event>) -> Result<(), Refusal> {
        let line: Vec<NodeId> = self.record.line_from(self.cursor).collect();
        let is_decision = |&node: &NodeId| self.is_person(self.record.position(node).turn());
        let n_discs = line.iter().position(is_decision).map_or(line.len(), |n| n + 1);
        self.cursor = *line[..n_discs].last().ok_or(Refusal::NothingToPlayAgain)?;
        events.push(Event::PlayedAgain { n_discs });
        self.go_on_after_pass(events);
        Ok(())
    }

    fn swap(&mut self, events: &mut Vec<Event>) {
        self.players = self.players.clone().swapped();
        self.seats = self.seats.clone().swapped();
        events.push(Event::Swapped);
        // Who played a game that is over stands fast: they change places for the next one.
        if self.ending().is_none() {
            self.record.players = std::mem::take(&mut self.record.players).swapped();
            self.go_on(events);
        }
    }

    fn resign(&mut self, events: &mut Vec<Event>) -> Result<(), Refusal> {
        self.check_not_over()?;
        let by = self.would_resign().ok_or(Refusal::NobodyToResign)?;
        self.give_way();
        self.sign();
        self.record.result = Some(GameResult { outcome: Outcome::Win(!by), reason: Reason::Resignation });
        events.push(Event::Resigned { by });
        self.go_on(events);
        Ok(())
    }

    fn begin(&mut self, record: Record, events: &mut Vec<Event>) {
        self.record = record;
        self.take_up(events);
    }

    /// Puts the cursor to the end of the record's main line and tells how the game stands.
    fn take_up(&mut self, events: &mut Vec<Event>) {
        self.cursor = self.record.main_line().last().unwrap_or(self.record.root());
        // What the board shows is worked out from it. A score that it does not show is nobody's: the game goes on.
        let is_over = self.position().board().is_over();
        self.record.result = self.record.result.filter(|result| !is_over && result.reason != Reason::Score);
        let seats = ByColor::from_fn(|color| self.seats[color].clone().named_by(self.record.players[color].as_ref()));
        self.sit_down(&seats);
        let n_played = self.record.line_to(self.cursor).len();
        if n_played > 0 {
            events.push(Event::Resumed { n_played, is_over: self.ending().is_some() });
            self.go_on_after_pass(events);
            return;
        }
        self.sign();
        if self.record.has_pass(self.cursor) {
            events.push(Event::Passed { by: self.record.start().turn() });
        }
        if self.ending().is_none() {
            events.push(Event::Begun { first: self.position().turn() });
        }
        self.go_on(events);
    }

    /// Gives the seats to their players. An engine that sits there already stays: it has taken its memory, and another one
    /// would take as much again while the first has not yet stopped to think about the last game.
    fn sit_down(&mut self, seats: &Players) {
        let newcomers = seat(seats, self.settings);
        for color in Color::ALL {
            let (there, newcomer) = (&self.players[color], &newcomers[color]);
            let is_engine = matches!(there.spec(), PlayerSpec::Computer { level: Level::Engine(_) });
            if !is_engine || there.spec() != newcomer.spec() {
                self.players[color] = Arc::clone(newcomer);
            }
        }
    }

    /// Tells of the pass that led here, if one did, and goes on.
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
        let position = self.position();
        let color = position.turn();
        let move_number = self.record.line_to(self.cursor).len() + 1;
        events.push(Event::Turn { color, move_number });
        if !self.is_person(color) {
            let (id, signs) = self.questions.ask(About::Move);
            events.push(Event::Think(Think { id, player: Arc::clone(&self.players[color]), position, signs }));
        }
    }

    fn check_persons_turn(&self) -> Result<(), Refusal> {
        self.check_not_over()?;
        let turn = self.position().turn();
        if self.is_person(turn) { Ok(()) } else { Err(Refusal::ComputersTurn(turn)) }
    }

    fn check_not_over(&self) -> Result<(), Refusal> {
        if self.ending().is_some() { Err(Refusal::GameOver) } else { Ok(()) }
    }

    fn is_person(&self, color: Color) -> bool {
        self.players[color].spec().is_person()
    }
}

/// The players for the two seats. They must not draw the same numbers.
fn seat(seats: &Players, settings: Settings) -> ByColor<Arc<dyn Player>> {
    let of_white = Settings { seed: !settings.seed, ..settings };
    ByColor { black: seats.black.clone().player(settings), white: seats.white.clone().player(of_white) }
}

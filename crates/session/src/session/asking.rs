//! Questions to those who think, and what becomes of their answers.

use std::sync::Arc;

use yosumi_engine::Report;
use yosumi_rules::{Color, Square};

use super::Session;
use crate::thinker::Substitute;
use crate::{About, Advise, Event, Hint, Player, Refusal, Think, ThinkId};

impl Session {
    /// Ends all thinking while nobody is at the table: there is nobody to wait for its answer.
    ///
    /// ```
    /// # use yosumi_records::Record;
    /// # use yosumi_session::{Players, Session, Settings};
    /// let players = Players { black: "computer:1".parse()?, white: "human".parse()? };
    /// let (mut session, _) = Session::new(players, Record::default(), Settings::default());
    /// session.rest();
    /// assert!(!session.is_thinking());
    /// # Ok::<(), yosumi_session::ParsePlayerError>(())
    /// ```
    pub fn rest(&mut self) {
        self.questions.withdraw();
    }

    /// Asks a computer that is to move and was not asked since a [`rest`](Self::rest).
    ///
    /// ```
    /// # use yosumi_records::Record;
    /// # use yosumi_session::{Event, Players, Session, Settings};
    /// let players = Players { black: "computer:1".parse()?, white: "human".parse()? };
    /// let (mut session, _) = Session::new(players, Record::default(), Settings::default());
    /// session.rest();
    /// assert!(matches!(session.wake()[..], [Event::Think(_)]));
    /// assert!(session.wake().is_empty(), "it thinks already");
    /// # Ok::<(), yosumi_session::ParsePlayerError>(())
    /// ```
    pub fn wake(&mut self) -> Vec<Event> {
        let color = self.position().turn();
        let mut events = Vec::new();
        if !self.is_thinking() && !self.is_paused && self.ending().is_none() && !self.is_person(color) {
            self.ask_computer(color, &mut events);
        }
        events
    }

    pub(super) fn ask_computer(&mut self, color: Color, events: &mut Vec<Event>) {
        let player = Arc::clone(&self.players[color]);
        self.ask_for_move(About::Move, player, events);
    }

    /// Whoever gives hints plays a move of the person to move.
    pub(super) fn ask_to_play_for_person(&mut self, events: &mut Vec<Event>) -> Result<(), Refusal> {
        self.check_persons_turn()?;
        if self.questions.open() == Some(About::MoveForPerson) {
            return Err(Refusal::HintUnderWay);
        }
        self.turn_to_game();
        let spec = self.players[self.position().turn()].spec().clone();
        let substitute = Substitute { spec, thinker: Arc::clone(&self.adviser) };
        self.ask_for_move(About::MoveForPerson, Arc::new(substitute), events);
        Ok(())
    }

    fn ask_for_move(&mut self, about: About, player: Arc<dyn Player>, events: &mut Vec<Event>) {
        let (id, signs) = self.questions.ask(about);
        events.push(Event::Think(Think { id, player, position: self.position(), signs }));
    }

    /// Asks for advice at the place that is shown.
    pub(super) fn ask_for_hint(&mut self, events: &mut Vec<Event>) -> Result<(), Refusal> {
        let position = self.record.position(self.shown());
        match self.questions.open() {
            Some(About::Hint | About::MoveForPerson) => return Err(Refusal::HintUnderWay),
            Some(About::Move) => return Err(Refusal::ComputersTurn(self.position().turn())),
            None if !self.is_looking_back() => self.check_persons_turn()?,
            None if position.board().is_over() => return Err(Refusal::GameOver),
            None => {}
        }
        let (id, signs) = self.questions.ask(About::Hint);
        events.push(Event::Advise(Advise { id, position, adviser: Arc::clone(&self.adviser), signs }));
        Ok(())
    }

    pub(super) fn answer_now(&self) -> Result<(), Refusal> {
        if self.questions.open().is_none() {
            self.check_not_over()?;
            return Err(Refusal::NobodyThinks);
        }
        self.questions.hurry();
        Ok(())
    }

    pub(super) fn advice(&mut self, id: ThinkId, report: Report, events: &mut Vec<Event>) {
        if self.questions.awaits(id, About::Hint) {
            self.questions.withdraw();
            // Had another place been shown since, the question would have been withdrawn.
            events.push(Event::Hint(Hint { position: self.record.position(self.shown()), report }));
        }
    }

    pub(super) fn thought(
        &mut self,
        id: ThinkId,
        square: Option<Square>,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        let is_awaited = [About::Move, About::MoveForPerson].into_iter().any(|about| self.questions.awaits(id, about));
        match square {
            Some(square) if is_awaited => self.play(square, events),
            _ => Ok(()),
        }
    }
}

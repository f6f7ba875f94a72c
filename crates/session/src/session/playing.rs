//! Playing, taking back, and who sits at the table.

use std::sync::Arc;

use yosumi_records::{GameResult, NodeId, Reason, Record};
use yosumi_rules::{ByColor, Color, Outcome, Played, Square};

use super::Session;
use crate::thinker::Thinker;
use crate::{About, Event, Level, Place, Player, PlayerSpec, Players, Refusal, Settings};

impl Session {
    pub(super) fn play_for_person(&mut self, square: Square, events: &mut Vec<Event>) -> Result<(), Refusal> {
        if self.is_looking_back() {
            return self.branch(square, events);
        }
        self.check_persons_turn()?;
        self.play(square, events)
    }

    /// Plays in the game, whatever is shown.
    pub(super) fn play(&mut self, square: Square, events: &mut Vec<Event>) -> Result<(), Refusal> {
        let before = self.position();
        before.play(square).map_err(Refusal::NotPlayable)?;
        self.give_way();
        self.cursor = self.record.add(self.cursor, square).map_err(Refusal::NotPlayable)?;
        self.tip = self.cursor;
        self.record.promote(self.cursor);
        let (game, record) = (self.cursor, &self.record);
        self.elsewhere = self.elsewhere.filter(|&shown| shown != game && record.has(shown));
        self.sign();
        let passed = self.record.has_pass(self.cursor);
        let by = before.turn();
        events.push(Event::Played(Played { by, square, flips: before.board().flips(square), passed }));
        self.go_on_after_pass(events);
        Ok(())
    }

    /// Takes away what was taken back, for what comes in its place. What somebody said about it stays as a variation.
    fn give_way(&mut self) {
        if self.is_rest_taken_back() {
            self.record.truncate(self.cursor);
        }
    }

    /// Whether nothing follows in the record but moves that were taken back, of which nothing is said.
    pub(super) fn is_rest_taken_back(&self) -> bool {
        self.record.is_bare_after(self.cursor) && self.record.line_from(self.cursor).last() == Some(self.tip)
    }

    /// Writes into the record who plays.
    fn sign(&mut self) {
        for color in Color::ALL {
            if let Some(name) = self.players[color].spec().record_name() {
                self.record.players[color] = Some(name);
            }
        }
    }

    pub(super) fn undo(&mut self, events: &mut Vec<Event>) -> Result<(), Refusal> {
        if self.record.result.take().is_some() {
            self.turn_to_game();
            events.push(Event::ResultTakenBack);
            self.go_on(events);
            return Ok(());
        }
        let (n_discs, node) = self.last_decision().ok_or(Refusal::NothingToTakeBack)?;
        self.turn_to_game();
        self.cursor = node;
        events.push(Event::TakenBack { n_discs });
        self.go_on_after_pass(events);
        Ok(())
    }

    /// The place before this where a person was to move, and how many discs ago that was.
    pub(super) fn last_decision(&self) -> Option<(usize, NodeId)> {
        let before = std::iter::successors(self.record.parent(self.cursor), |&node| self.record.parent(node));
        (1..).zip(before).find(|&(_, node)| self.is_person(self.record.position(node).turn()))
    }

    pub(super) fn redo(&mut self, events: &mut Vec<Event>) -> Result<(), Refusal> {
        let line: Vec<NodeId> = self.record.line_from(self.cursor).collect();
        let is_decision = |&node: &NodeId| self.is_person(self.record.position(node).turn());
        let n_discs = line.iter().position(is_decision).map_or(line.len(), |n| n + 1);
        self.cursor = *line[..n_discs].last().ok_or(Refusal::NothingToPlayAgain)?;
        if !self.record.leads_to(self.cursor, self.tip) {
            self.tip = self.cursor;
        }
        self.turn_to_game();
        events.push(Event::PlayedAgain { n_discs });
        self.go_on_after_pass(events);
        Ok(())
    }

    pub(super) fn swap(&mut self, events: &mut Vec<Event>) {
        self.turn_to_game();
        self.players = self.players.clone().swapped();
        self.seats = self.seats.clone().swapped();
        events.push(Event::Swapped);
        // Who played a game that is over stands fast: they change places for the next one.
        if self.ending().is_none() {
            self.record.players = std::mem::take(&mut self.record.players).swapped();
            self.go_on(events);
        }
    }

    /// Others sit down. Who played a game that is over stands fast, as after a swap.
    pub(super) fn seat(&mut self, players: Players, events: &mut Vec<Event>) {
        self.turn_to_game();
        self.take_seats(players);
        events.push(Event::Seated);
        if self.ending().is_none() {
            self.record.players = self.players.as_ref().map(|player| player.spec().record_name());
            self.go_on(events);
        }
    }

    pub(super) fn resign(&mut self, events: &mut Vec<Event>) -> Result<(), Refusal> {
        self.check_not_over()?;
        let by = self.would_resign().ok_or(Refusal::NobodyToResign)?;
        self.turn_to_game();
        self.give_way();
        self.tip = self.cursor;
        self.sign();
        self.record.result = Some(GameResult { outcome: Outcome::Win(!by), reason: Reason::Resignation });
        events.push(Event::Resigned { by });
        self.go_on(events);
        Ok(())
    }

    pub(super) fn pause(&mut self, events: &mut Vec<Event>) {
        if std::mem::replace(&mut self.is_paused, true) {
            return;
        }
        if self.questions.open() == Some(About::Move) {
            self.questions.withdraw();
        }
        events.push(Event::Paused);
    }

    pub(super) fn unpause(&mut self, events: &mut Vec<Event>) {
        if !std::mem::replace(&mut self.is_paused, false) {
            return;
        }
        events.push(Event::Unpaused);
        if self.ending().is_none() && !self.is_person(self.position().turn()) {
            self.go_on(events);
        }
    }

    pub(super) fn begin_as(&mut self, players: Players, record: Record, events: &mut Vec<Event>) {
        self.take_seats(players);
        self.begin(record, events);
    }

    pub(super) fn begin(&mut self, record: Record, events: &mut Vec<Event>) {
        let end = Place::of_end(&record);
        self.record = record;
        self.take_seats_at(end, events);
    }

    /// Goes to a place of the record and tells how the game stands.
    pub(super) fn take_seats_at(&mut self, place: Place, events: &mut Vec<Event>) {
        self.cursor = place.game;
        self.tip = place.taken_back;
        self.elsewhere = Some(place.shown).filter(|&shown| shown != self.cursor);
        self.is_paused = place.is_paused;
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

    /// Gives the chairs to others, and an adviser to them.
    fn take_seats(&mut self, players: Players) {
        let adviser = Thinker::adviser(&players, self.settings);
        if adviser.level() != self.adviser.level() {
            self.adviser = Arc::new(adviser);
        }
        self.seats = players;
        self.sit_down(&self.seats.clone());
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
}

/// The players for the two seats. They must not draw the same numbers.
pub(super) fn seat(seats: &Players, settings: Settings) -> ByColor<Arc<dyn Player>> {
    let of_white = Settings { seed: !settings.seed, ..settings };
    ByColor { black: seats.black.clone().player(settings), white: seats.white.clone().player(of_white) }
}

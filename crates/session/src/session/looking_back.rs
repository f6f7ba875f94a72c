//! Looking back: other places of the record, variations, comments.

use yosumi_records::{Date, NodeId};
use yosumi_rules::{Played, Square};

use super::Session;
use crate::{About, Event, Refusal};

impl Session {
    pub(super) fn show(&mut self, node: NodeId, events: &mut Vec<Event>) -> Result<(), Refusal> {
        self.check_has(node)?;
        self.turn_to(node, events);
        Ok(())
    }

    /// Shows a place and tells of it.
    fn turn_to(&mut self, node: NodeId, events: &mut Vec<Event>) {
        self.look_at(node);
        events.push(Event::Shown { n_played: self.record.line_to(node).len(), square: self.record.square(node) });
    }

    /// Looks at a place. A hint for another one is no longer wanted; a computer thinks on about its move.
    pub(super) fn look_at(&mut self, node: NodeId) {
        if node != self.shown() && self.questions.open() == Some(About::Hint) {
            self.questions.withdraw();
        }
        self.elsewhere = Some(node).filter(|&node| node != self.cursor);
    }

    /// Plays a move at the shown place, where the game does not stand: it opens a variation, or follows one.
    pub(super) fn branch(&mut self, square: Square, events: &mut Vec<Event>) -> Result<(), Refusal> {
        let (before, position) = (self.shown(), self.record.position(self.shown()));
        if let Some(node) = self.record.child(before, square) {
            self.turn_to(node, events);
            return Ok(());
        }
        if position.board().is_over() {
            return Err(Refusal::GameOver);
        }
        let node = self.record.add(before, square).map_err(Refusal::NotPlayable)?;
        self.look_at(node);
        let (by, passed) = (position.turn(), self.record.has_pass(node));
        events.push(Event::Branched(Played { by, square, flips: position.board().flips(square), passed }));
        if passed {
            events.push(Event::Passed { by: !by });
        }
        Ok(())
    }

    /// Lets the game go on from the shown place.
    pub(super) fn take_up_shown(&mut self, events: &mut Vec<Event>) -> Result<(), Refusal> {
        let node = self.elsewhere.take().ok_or(Refusal::NotLookingBack)?;
        self.make_main(node);
        self.stand_at(node);
        events.push(Event::TakenUp { n_played: self.record.line_to(node).len() });
        self.go_on_after_pass(events);
        Ok(())
    }

    /// Makes the line that leads to `node` the main one. The game stands on the main line: when that leads elsewhere now, it
    /// stands at its end.
    pub(super) fn promote(&mut self, node: NodeId, events: &mut Vec<Event>) -> Result<(), Refusal> {
        self.check_has(node)?;
        let shown = self.shown();
        self.make_main(node);
        events.push(Event::Promoted);
        if !self.record.main_line().any(|on_it| on_it == self.cursor) && self.cursor != self.record.root() {
            let end = self.record.main_line().last().unwrap_or(self.record.root());
            self.stand_at(end);
            self.go_on_after_pass(events);
        }
        self.elsewhere = Some(shown).filter(|&shown| shown != self.cursor);
        Ok(())
    }

    fn make_main(&mut self, node: NodeId) {
        for node in self.record.line_to(node) {
            self.record.promote(node);
        }
    }

    /// The game stands there now, and not by taking back: what follows stays.
    fn stand_at(&mut self, node: NodeId) {
        self.cursor = node;
        self.tip = node;
        self.record.result = None;
    }

    pub(super) fn delete(&mut self, node: NodeId, events: &mut Vec<Event>) -> Result<(), Refusal> {
        self.check_has(node)?;
        let before = self.record.parent(node).ok_or(Refusal::NotDeletable)?;
        if self.record.leads_to(node, self.cursor) {
            return Err(Refusal::NotDeletable);
        }
        let n_discs = self.record.remove(node);
        if !self.record.has(self.tip) {
            self.tip = self.cursor;
        }
        if !self.record.has(self.shown()) {
            self.look_at(before);
        }
        events.push(Event::Deleted { n_discs });
        Ok(())
    }

    pub(super) fn comment(&mut self, node: NodeId, text: String, events: &mut Vec<Event>) -> Result<(), Refusal> {
        self.check_has(node)?;
        self.record.note_mut(node).comment = text;
        events.push(Event::Commented);
        Ok(())
    }

    pub(super) fn describe(&mut self, event: Option<String>, date: Option<Date>, events: &mut Vec<Event>) {
        self.record.event = event;
        self.record.date = date;
        events.push(Event::Described);
    }

    fn check_has(&self, node: NodeId) -> Result<(), Refusal> {
        let is_there = self.record.node(node.index()).is_some();
        if is_there { Ok(()) } else { Err(Refusal::UnknownNode) }
    }
}

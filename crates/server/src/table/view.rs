//! What a page sees of a table.

use std::time::Duration;

use yosumi_book::{named_after, opening_of};
use yosumi_engine::Report;
use yosumi_records::{NodeId, Record, write_transcript};
use yosumi_rules::{Color, Played, Position, Square, Status};
use yosumi_session::{About, Ending, Event, Session};
use yosumi_text::Reach as Looked;
use yosumi_wire::Score;
use yosumi_wire::page::{
    Can, Candidate, Event as Happened, Facts, LastMove, MoveWorth, Noted, PlayerView, Reach, Saved, Side, State,
    Thinker, Thinking, Told, Tree, TreeNode,
};

use super::Table;
use crate::voice::names;

impl Table {
    /// All that a page draws.
    pub(super) fn state(&self, events: Vec<Told>, with_tree: bool) -> State {
        let (session, voice) = (&self.session, self.server.voice());
        let (tree, shown) = (session.tree(), session.shown());
        let position = tree.position(shown);
        let game = tree.game_to(shown);
        let ending = shown_ending(session);
        State {
            table: self.name.clone(),
            revision: self.revision,
            events,
            players: PlayerView::of_both(session.specs()),
            node: number(shown),
            game_node: number(session.place().game),
            board: board(position),
            turn: turn(position),
            move_number: game.move_number() as u32,
            discs: position.n_discs().into(),
            last: last(tree, shown),
            playable: playable(tree, shown),
            may_play: may_play(session),
            opening: opening_of(&game).map(names),
            ending: ending.map(Into::into),
            result: ending.map(|ending| voice.say(|text| text.ending(ending, session.specs()))),
            game_ending: session.ending().map(Into::into),
            transcript: write_transcript(&game),
            can: self.can(),
            thinking: self.asked().map(|(about, asked)| Thinking {
                about: thinker(about),
                side: asked.side.into(),
                milliseconds: milliseconds(asked.since.elapsed()),
            }),
            paused: session.is_paused(),
            analysing: self.analysis.is_on(),
            reviewing: self.review.is_running(),
            facts: Facts { event: tree.event.clone(), date: tree.date.map(|date| date.to_string()) },
            saved: self.kept.game.map(|game| Saved { game, changed: self.kept.is_changed }),
            start: tree.start().to_string(),
            tree: with_tree.then(|| all_nodes(tree)),
        }
    }

    fn can(&self) -> Can {
        let session = &self.session;
        let (is_over, looks_back) = (session.ending().is_some(), session.is_looking_back());
        let turn = session.position().turn();
        let has_computer = Color::ALL.into_iter().any(|color| !session.specs()[color].is_person());
        let is_persons_turn = !is_over && session.specs()[turn].is_person();
        let is_thinking = session.is_thinking();
        let is_shown_over = session.tree().position(session.shown()).board().is_over();
        let may_ask = if looks_back { !is_shown_over } else { is_persons_turn };
        Can {
            undo: !looks_back && session.can_undo(),
            redo: !looks_back && session.can_redo(),
            resign: !looks_back && !is_over && session.would_resign().is_some(),
            hint: may_ask && !is_thinking,
            play_for_me: !looks_back && is_persons_turn && session.thinks_about() != Some(About::MoveForPerson),
            answer_now: is_thinking,
            pause: has_computer && !is_over && !session.is_paused(),
            unpause: session.is_paused(),
            take_up: looks_back,
            review: !is_thinking && session.has_moves(),
        }
    }
}

fn number(node: NodeId) -> u32 {
    // A record at a table has fewer nodes than that.
    u32::try_from(node.index()).unwrap_or(u32::MAX)
}

fn board(position: Position) -> String {
    let mut text = position.to_string();
    text.truncate(64);
    text
}

fn turn(position: Position) -> Option<Side> {
    match position.status() {
        Status::ToMove(color) | Status::MustPass(color) => Some(color.into()),
        Status::Over(_) => None,
    }
}

/// How the game ended at the place that is shown: there only where the board shows it, or the game stands there.
fn shown_ending(session: &Session) -> Option<Ending> {
    if !session.is_looking_back() {
        return session.ending();
    }
    Ending::on_board(session.tree().position(session.shown()))
}

fn may_play(session: &Session) -> bool {
    if session.is_looking_back() {
        return !session.tree().position(session.shown()).board().is_over();
    }
    session.ending().is_none() && session.specs()[session.position().turn()].is_person()
}

fn last(tree: &Record, node: NodeId) -> Option<LastMove> {
    let (square, parent) = tree.square(node).zip(tree.parent(node))?;
    let before = tree.position(parent);
    Some(LastMove {
        square,
        by: before.turn().into(),
        flips: before.board().flips(square).iter().collect(),
        passed: tree.has_pass(node),
    })
}

fn playable(tree: &Record, node: NodeId) -> Vec<Candidate> {
    let position = tree.position(node);
    let candidate = |square: Square| Candidate {
        square,
        flips: position.board().flips(square).iter().collect(),
        opening: named_after(position, square).map(names),
        node: tree.child(node, square).map(number),
    };
    position.legal_moves().iter().map(candidate).collect()
}

fn all_nodes(tree: &Record) -> Tree {
    let mut nodes = Vec::new();
    // What is still to be listed, with the number of discs up to there and whether it is on the main line.
    let mut pending = vec![(tree.root(), 0, true)];
    while let Some((node, n_played, is_main)) = pending.pop() {
        nodes.push(tree_node(tree, node, n_played, is_main));
        let children = tree.children(node).iter().enumerate();
        pending.extend(children.rev().map(|(place, &child)| (child, n_played + 1, is_main && place == 0)));
    }
    Tree { nodes }
}

fn tree_node(tree: &Record, node: NodeId, n_played: u32, is_main: bool) -> TreeNode {
    let parent = tree.parent(node);
    let before = tree.position(parent.unwrap_or(node));
    let note = tree.note(node);
    TreeNode {
        node: number(node),
        parent: parent.map(number),
        square: tree.square(node),
        by: before.turn().into(),
        number: n_played,
        flips: tree.square(node).map_or(0, |square| before.board().flips(square).len()),
        passed: tree.has_pass(node),
        main: is_main,
        comment: note.comment.clone(),
        pass_comment: tree.pass_note(node).comment.clone(),
        value: note.value.map(|value| Noted { discs: value.into(), exact: value.is_exact() }),
    }
}

pub(super) const fn thinker(about: About) -> Thinker {
    match about {
        About::Move => Thinker::Move,
        About::MoveForPerson => Thinker::PlayForMe,
        About::Hint => Thinker::Hint,
    }
}

pub(super) fn reach(report: &Report, position: Position) -> Reach {
    match Looked::of(report, position) {
        Looked::Ahead(count) => Reach::Ahead { count },
        Looked::ToTheEnd => Reach::ToTheEnd,
        Looked::Exact => Reach::Exact,
    }
}

/// What moves are worth, the best first.
pub(super) fn moves(report: &Report) -> Vec<MoveWorth> {
    let worth = |found: &yosumi_engine::MoveValue| {
        Some(MoveWorth {
            square: found.mv.square()?,
            value: Score::new(f64::from(found.value.discs()))?,
            exact: found.is_exact,
            line: found.line.clone(),
        })
    };
    report.moves.iter().filter_map(worth).collect()
}

pub(super) fn milliseconds(time: Duration) -> u32 {
    u32::try_from(time.as_millis()).unwrap_or(u32::MAX)
}

/// An event as the page is told it. Questions are for those who think, hints and refusals are messages of their own.
pub(super) fn event(event: &Event) -> Option<Happened> {
    let flips = |played: &Played| played.flips.iter().collect();
    Some(match event {
        Event::Begun { first } => Happened::Begun { first: (*first).into() },
        Event::Resumed { n_played, is_over } => Happened::Resumed { moves: *n_played as u32, over: *is_over },
        Event::Played(played) => Happened::Played { by: played.by.into(), square: played.square, flips: flips(played) },
        Event::Passed { by } => Happened::Passed { by: (*by).into() },
        Event::TakenBack { n_discs } => Happened::TakenBack { count: *n_discs as u32 },
        Event::PlayedAgain { n_discs } => Happened::PlayedAgain { count: *n_discs as u32 },
        Event::ResultTakenBack => Happened::ResultTakenBack,
        Event::Swapped => Happened::Swapped,
        Event::Seated => Happened::Seated,
        Event::Resigned { by } => Happened::Resigned { by: (*by).into() },
        Event::Paused => Happened::Paused,
        Event::Unpaused => Happened::Unpaused,
        Event::Shown { n_played, square } => Happened::Shown { moves: *n_played as u32, square: *square },
        Event::Branched(played) => {
            Happened::Branched { by: played.by.into(), square: played.square, flips: flips(played) }
        }
        Event::TakenUp { n_played } => Happened::TakenUp { moves: *n_played as u32 },
        Event::Promoted => Happened::Promoted,
        Event::Deleted { n_discs } => Happened::Deleted { count: *n_discs as u32 },
        Event::Commented => Happened::Commented,
        Event::Described => Happened::Described,
        Event::Turn { color, move_number } => {
            Happened::Turn { side: (*color).into(), move_number: *move_number as u32 }
        }
        Event::Ended(ending) => Happened::Ended { ending: (*ending).into() },
        Event::Think(_) | Event::Advise(_) | Event::Hint(_) | Event::Refused(_) => return None,
    })
}

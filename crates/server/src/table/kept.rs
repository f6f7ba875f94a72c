//! What is kept of a table besides its record, so that it can be gone on with.

use serde::{Deserialize, Serialize};
use yosumi_records::{NodeId, Record};
use yosumi_rules::Square;
use yosumi_session::{Place, PlayerSpec, Players, Session};
use yosumi_wire::page::{Player, Sides};

/// What a table knows of the library.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Kept {
    /// The saved game that this one is.
    pub(super) game: Option<u32>,
    /// Whether something has changed since it was saved.
    pub(super) is_changed: bool,
}

/// Who sits at a table, and where they are in its record. Places are the squares that lead to them: numbers of nodes are
/// those of one record in memory.
#[derive(Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub(super) struct Seats {
    players: Sides<Player>,
    game: String,
    taken_back: String,
    shown: String,
    paused: bool,
    saved: Option<u32>,
    changed: bool,
}

impl Seats {
    pub(super) fn of(session: &Session, kept: Kept) -> Self {
        let place = session.place();
        let path = |node| path(session.tree(), node);
        Self {
            players: session.specs().map(Player::from).into(),
            game: path(place.game),
            taken_back: path(place.taken_back),
            shown: path(place.shown),
            paused: place.is_paused,
            saved: kept.game,
            changed: kept.is_changed,
        }
    }

    pub(super) fn kept(&self) -> Kept {
        Kept { game: self.saved, is_changed: self.changed }
    }

    pub(super) fn players(&self) -> Players {
        let spec = |player: &Player| PlayerSpec::try_from(player.clone()).unwrap_or_default();
        Players { black: spec(&self.players.black), white: spec(&self.players.white) }
    }

    pub(super) fn place(&self, record: &Record) -> Place {
        let end = Place::of_end(record);
        let node = |path: &str| node(record, path);
        let game = node(&self.game).unwrap_or(end.game);
        let taken_back = node(&self.taken_back).filter(|&tip| record.leads_to(game, tip)).unwrap_or(game);
        Place { game, taken_back, shown: node(&self.shown).unwrap_or(game), is_paused: self.paused }
    }
}

/// The squares that lead to a place.
fn path(record: &Record, node: NodeId) -> String {
    record.line_to(node).into_iter().filter_map(|node| record.square(node)).map(|square| square.to_string()).collect()
}

fn node(record: &Record, path: &str) -> Option<NodeId> {
    path.as_bytes().chunks(2).try_fold(record.root(), |node, name| {
        let square: Square = std::str::from_utf8(name).ok()?.parse().ok()?;
        record.child(node, square)
    })
}

#[cfg(test)]
mod tests {
    use yosumi_records::read_text;
    use yosumi_session::{Command, Settings};

    use super::*;

    #[test]
    fn a_table_goes_on_where_it_was_left() {
        let players = Players { black: "human:Ann".parse().unwrap(), white: "computer:7".parse().unwrap() };
        let record = read_text("f5d6c3d3c4").unwrap();
        let (mut session, _) = Session::new(players.clone(), record, Settings::default());
        session.handle(Command::Undo);
        let f5 = session.tree().main_line().next().unwrap();
        session.handle(Command::Show(f5));
        session.handle(Command::Play(Square::F6));
        let kept = Kept { game: Some(12), is_changed: true };

        let text = serde_json::to_string(&Seats::of(&session, kept)).unwrap();
        let seats: Seats = serde_json::from_str(&text).unwrap();
        assert_eq!((seats.kept(), seats.players()), (kept, players));
        assert_eq!(seats.place(session.tree()), session.place());
    }

    #[test]
    fn what_leads_nowhere_is_the_end_of_the_game() {
        let record = read_text("f5d6").unwrap();
        for path in ["a1", "f5d6c", "é5", "f5f5", "zzzzzz"] {
            let seats = Seats { game: path.into(), shown: path.into(), ..Seats::default() };
            assert_eq!(seats.place(&record), Place::of_end(&record), "{path}");
        }
    }
}

//! Pieces of sentences that several errors share.

use std::fmt;

use yosumi_rules::{Position, Status};

/// Writes whose turn it is and what may be played: `white may play f4 d6 f6`.
pub(crate) struct TurnAndMoves(pub(crate) Position);

impl fmt::Display for TurnAndMoves {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.status() {
            Status::ToMove(turn) => {
                write!(f, "{turn} may play")?;
                self.0.legal_moves().iter().try_for_each(|square| write!(f, " {square}"))
            }
            Status::MustPass(turn) => write!(f, "{turn} has no move and must pass"),
            Status::Over(_) => f.write_str("the game is over"),
        }
    }
}

//! Records of Othello games, and the files and texts they are kept in.

mod facts;
mod record;

pub use facts::{Date, GameResult, Note, ParseDateError, Reason, Value};
pub use record::{NodeId, Record};

//! Othello search: exact scores near the end of the game, the best guess before it.
//!
//! ```
//! use yosumi_engine::{Engine, Limits, Options};
//! use yosumi_rules::{Move, Position, Square};
//!
//! // Six squares are empty: the first position of the FFO suite's second part.
//! let position: Position = "XXXOXXXXOXXXXXXXOOXXXXXXOOOXXXXXOOOXXOO-OOOOO---OOOOOOO-OOOOOOO- X".parse()?;
//! let mut engine = Engine::new(Options { table_mebibytes: 1, ..Options::default() });
//! let report = engine.search(position, Limits::exact());
//! assert!(report.is_exact);
//! assert_eq!((report.moves[0].mv, report.value.rounded()), (Move::Disc(Square::H5), 6));
//! # Ok::<(), yosumi_rules::ParsePositionError>(())
//! ```
//!
//! - [`Engine`]: searches a position on threads of its own; started, stopped and waited for; [`Options`] are what it is
//!   made of; a [`StopSign`] ends a search from outside;
//! - [`Limits`]: how far a search goes: to a depth, by a [`Level`], to the end of the game, within a [`Window`] of scores, for
//!   a number of nodes, a time, a [`Clock`], and for how many of the best moves; [`Selectivity`] is how sure it has to be;
//! - [`Report`]: what was found out, on the way and in the end: a [`MoveValue`] for each move, and [`Value`]s in discs;
//! - [`bench()`]: a fixed piece of work whose node count tells whether the search is the same as before.
//!
//! What always holds:
//!
//! - an exact value does not depend on the number of threads, on what was searched before, on the size of the table, or on the
//!   CPU; images of a position have the images of its values;
//! - one thread with a limit of nodes, and a new or cleared table, does the same each time to the node;
//! - where there is a move, the report has a legal one, however early the search was stopped; a pass that is due is one;
//! - what is called exact is proved, also when the search was stopped.
//!
//! There is no input, no output and no text here, and no thread outlives the [`Engine`] that made it.

mod bench;
mod deadline;
mod deep;
mod endgame;
mod engine;
mod hash;
mod level;
mod limits;
mod line;
mod midgame;
mod moves;
mod ordering;
mod probcut;
mod report;
mod root;
mod searcher;
mod selectivity;
mod split;
mod stability;
mod stop_sign;
mod table;

pub use bench::{Bench, bench};
pub use engine::{Engine, Options};
pub use level::{Level, ParseLevelError};
pub use limits::{Clock, Limits, Window};
pub use report::{MoveValue, Report, Value};
pub use root::STACK_BYTES;
pub use selectivity::Selectivity;
pub use stop_sign::StopSign;
pub use yosumi_kernels::CpuPath;

//! Games that the engine plays against itself.

mod played;
mod pool;
mod random_moves;
mod self_play;

pub use played::{PlayedGame, Turn};
pub use pool::Games;
pub use self_play::SelfPlay;

//! The rules of Othello: squares, boards, games, symmetries, notation, and perft.
//!
//! ```
//! use yosumi_rules::{Game, Square, Status};
//!
//! let mut game = Game::default();
//! let played = game.play(Square::F5)?;
//! assert_eq!(played.flips.len(), 1);
//! assert_eq!(game.status(), Status::ToMove(yosumi_rules::Color::White));
//! assert_eq!(game.position().legal_moves().len(), 3);
//! # Ok::<(), yosumi_rules::PlayError>(())
//! ```
//!
//! From the small to the large:
//!
//! - [`Square`], [`Color`] and [`ByColor`], [`Bitboard`] (a set of squares), [`Move`] (a square or a pass);
//! - [`Board`]: the discs as the side to move sees them, with legal moves and flips: what search works on;
//! - [`Position`]: a board with its colors, checked when it is made from a [`Setup`] or read from text;
//! - [`Game`]: a start position and the squares played, with undo, redo and jumps; forced passes are made by themselves;
//! - [`Status`] and [`Outcome`]: who is to move, or who won;
//! - [`Symmetry`]: the eight symmetries, and the canonical form of a board;
//! - [`perft()`] and [`perft_pass_free`]: counting move sequences.
//!
//! Readers for everything that people write, and files, are in `yosumi-records`. There is no search here and no
//! evaluation, no input or output, and no serialization: this crate needs only `core` and `alloc`, and has no
//! dependencies.
//!
//! # Decisions
//!
//! `a1` is the top-left corner. Black starts, with discs on e4 and d5. A pass follows from the board and is never taken
//! from input. The game ends when neither side can move; the score gives the empty squares to the winner.

#![no_std]

extern crate alloc;

mod bitboard;
mod board;
mod color;
mod flips;
mod game;
mod moves;
mod outcome;
mod perft;
mod position;
mod square;
mod symmetry;

pub use bitboard::{Bitboard, Squares};
pub use board::Board;
pub use color::{ByColor, Color};
pub use game::{Game, Played, TranscriptError, TranscriptErrorKind};
pub use moves::{Move, ParseMoveError};
pub use outcome::{Outcome, Status};
pub use perft::{perft, perft_pass_free};
pub use position::{InvalidPosition, ParsePositionError, PlayError, Position, Setup};
pub use square::{ParseSquareError, Square, SquareIndexError};
pub use symmetry::Symmetry;

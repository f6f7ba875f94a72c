//! The inner loops of Othello search, for each kind of CPU.
//!
//! ```
//! use yosumi_kernels::{CpuPath, perft};
//! use yosumi_rules::Board;
//!
//! for path in CpuPath::all() {
//!     assert_eq!(perft(path, Board::START, 6), 8200, "{path}");
//! }
//! ```
//!
//! One binary runs everywhere: it is built for the plainest CPU, and [`CpuPath`] chooses at run time, once for a whole search.
//! A search is [`Work`] to be run on a path; it gets a [`Cpu`], whose methods are the kernels, and calls its own functions,
//! each a [`Node`], through it, so that they are compiled for that CPU and the kernels become part of them.
//!
//! - [`Cpu`]: legal moves, flips, potential moves, stable discs, flips of the last move;
//! - [`prefetch()`]: a word to the caches of what is going to be read;
//! - [`prefer_large_pages`]: a word to the system about memory that is read here and there;
//! - [`perft()`], [`perft_pass_free`]: counting move sequences, the measure of all this.
//!
//! `avx2` and `avx512` have functions of the same names as `portable`, which all paths are tested against.
//!
//! This is the one crate with `unsafe`: an instruction that a CPU has not got must not be reached. It cannot be, because a
//! [`Cpu`] is only handed out where its instructions were found.

#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg(target_arch = "x86_64")]
mod avx512;
mod cpu;
mod edges;
mod large_pages;
mod last_flips;
mod perft;
mod portable;
mod prefetch;
mod stability;
mod tables;
#[cfg(test)]
mod tests;

pub use cpu::{Cpu, CpuPath, CpuPathError, Node, Work};
pub use large_pages::prefer_large_pages;
pub use perft::{perft, perft_pass_free};
pub use prefetch::prefetch;

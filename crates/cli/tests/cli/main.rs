//! The program as people run it: through its binary.

mod arguments;
mod cpu;
mod files;
mod games;
mod hint;
mod matches;
mod perft;
mod pipes;
mod solve;
mod support;
mod train;

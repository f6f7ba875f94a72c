//! The program as people run it: through its binary.

mod arguments;
mod files;
mod games;
mod perft;
mod pipes;
mod support;

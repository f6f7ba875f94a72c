//! The program as people run it: through its binary.

mod archive;
mod arguments;
mod cpu;
mod files;
mod games;
mod hint;
mod matches;
mod perft;
mod pipes;
mod review;
mod show;
mod solve;
mod support;
mod train;
mod web;

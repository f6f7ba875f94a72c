//! The engine from outside: its values against a naive search and published scores, its answers under every limit, its life
//! while it thinks.

mod ahead;
mod bounds;
mod cases;
mod checks;
mod cut_short;
mod invariance;
mod legality;
mod lines;
mod naive;
mod positions;
mod progress;
mod root_moves;
mod running;
mod solver;
mod suites;
mod time;

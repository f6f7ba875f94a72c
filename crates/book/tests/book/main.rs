//! Names of openings, and starts.

mod names;
mod search;
mod starts;
mod support;

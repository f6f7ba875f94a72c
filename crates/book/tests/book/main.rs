//! Names of openings, and starts.

mod names;
mod starts;
mod support;

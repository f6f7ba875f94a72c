//! Matches from their openings to what they come to.

mod matches;
mod openings;
mod support;

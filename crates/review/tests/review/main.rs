//! Whole games reviewed.

mod exact;
mod games;
mod losses;
mod stopping;
mod support;

//! What Yosumi says, to the letter, and what it understands.

mod analysis;
mod boards_and_moves;
mod catalogs;
mod endings;
mod events;
mod files;
mod help;
mod json;
mod languages;
mod levels;
mod machine;
mod matches;
mod notices;
mod obf;
mod refusals;
mod sessions;
mod squares;
mod strange;
mod support;
mod thinking;
mod train;
mod vocabulary;
mod widths;

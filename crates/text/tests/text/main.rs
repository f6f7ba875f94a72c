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
mod machine;
mod notices;
mod obf;
mod refusals;
mod sessions;
mod squares;
mod strange;
mod support;
mod vocabulary;
mod widths;

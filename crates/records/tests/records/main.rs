//! Reading and writing of records, from outside.

mod board_text;
mod file;
mod format_page;
mod games;
mod json;
mod junk;
mod obf;
mod obf_reader;
mod random;
mod record;
mod round_trip;
mod text;
mod transcript;

//! What is written is read again, and stands on the page for those who read it.

mod json_page;
mod lines;
mod matches;
mod reviews;
mod saved;
mod web_protocol;

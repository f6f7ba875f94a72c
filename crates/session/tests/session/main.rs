//! What a session does, command by command.

mod ends;
mod properties;
mod support;
mod taking_back;
mod turns;

//! What a session does, command by command.

mod ends;
mod levels;
mod looking_back;
mod properties;
mod support;
mod taking_back;
mod thinking;
mod turns;

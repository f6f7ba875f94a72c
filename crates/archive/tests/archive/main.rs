//! The archive as callers use it.

mod games;
mod hostile;
mod killed;
mod limits;
mod lists;
mod opening;
mod read_only;
mod settings;
mod support;
mod tables;
mod tags;
mod together;

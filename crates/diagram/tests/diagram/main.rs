//! Diagrams as others read them.

mod access;
mod hostile;
mod picture;
mod snapshots;
mod support;

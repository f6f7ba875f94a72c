//! The server as a page meets it.

mod analysis;
mod games;
mod hostile;
mod keeping;
mod library;
mod looking_back;
mod pages;
mod reviews;
mod support;
mod thinking;
mod trust;

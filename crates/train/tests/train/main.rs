//! The making of weights, with sizes that tests have time for.

mod fitting;
mod folders;
mod games;
mod judging;
mod labels;
mod networks;
mod probcut;
mod support;

//! The rules held against a plain model of them, against published numbers, and against games that broke other programs.

mod bitboard;
mod ends;
mod extremes;
mod flips;
mod game;
mod naive;
mod notation;
mod passes;
mod perft;
mod random;
mod scoring;
mod sequences;
mod setups;
mod symmetry;

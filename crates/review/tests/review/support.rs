//! Games, reviews of them, and a solver that tries everything.

use std::fs;

use yosumi_engine::{Engine, Options, StopSign};
use yosumi_review::{Effort, Review, ReviewedPosition};
use yosumi_rules::{Board, Color, Game, Position};

/// The shortest game: White loses all discs.
pub(crate) const V1: &str = "e6f4e3f6g5d6e7f5c5";
/// Neither side can move, and both have discs.
pub(crate) const V3: &str = "d3e3f5e6f7g6e2e8h7h5g8c2b1";
/// A draw with two squares left empty.
pub(crate) const V4: &str = "c4c5b6c3e6a7c6d6b7f4g4b8a6d3e2e3f2b3e7f3b4a5g2h4a3a2f5a4a8c7h3f1d1g3c8e8d2e1h2b5h5h1f8g5g1c1d7g8a1g6b2d8f6c2h8f7g7h6";
/// Black passes thirteen times and loses all discs.
pub(crate) const V9: &str =
    "f5f6f7g7h7h8e6h6g6g5h5h4g8f8d3g4h3h2g3f4d7e7d8e8d6c8b8c4b5b4b3a6b6c6b7a8a4d2b2b1c2e2f1f2f3g2h1e1e3c1d1a1c3a5c7";

/// Next to no effort, and exact values where a plain solver can follow.
pub(crate) const LITTLE: Effort = Effort { depth: 4, solves_from: 10, selective_from: 10 };

#[track_caller]
pub(crate) fn game(moves: &str) -> Game {
    moves.parse().expect("a game")
}

pub(crate) fn engine() -> Engine {
    Engine::new(Options { table_mebibytes: 4, ..Options::default() })
}

/// The positions of a game in their order, by an engine that knows nothing yet.
pub(crate) fn reviewed(game: &Game, effort: Effort) -> Vec<ReviewedPosition> {
    let (mut engine, mut review) = (engine(), Review::new(game, effort));
    while review.advance(&mut engine, &StopSign::new()).is_some() {}
    assert_eq!(review.n_left(), 0);
    review.positions().to_vec()
}

/// The games of `testdata/games.tsv`.
pub(crate) fn games() -> Vec<Game> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../testdata/games.tsv");
    let table = fs::read_to_string(path).expect("the file is there");
    let lines = table.lines().filter(|line| !line.starts_with('#')).skip(1);
    let games: Vec<Game> = lines.map(|line| game(line.split('\t').nth(1).expect("moves"))).collect();
    assert!(games.len() > 20);
    games
}

/// The value of a position as Black sees it, found by trying everything.
pub(crate) fn solved(position: Position) -> f32 {
    let score = f32::from(score(position.board()));
    if position.turn() == Color::Black { score } else { 0.0 - score }
}

fn score(board: Board) -> i8 {
    if board.is_over() {
        return board.final_score();
    }
    if board.must_pass() {
        return -score(board.pass());
    }
    board.legal_moves().iter().filter_map(|square| Some(-score(board.play(square)?))).max().expect("a move")
}

//! Positions to search: written down, read from files, and random ones.

use std::path::Path;

use fastrand::Rng;
use yosumi_records::{ObfReader, Problem};
use yosumi_rules::{Bitboard, ByColor, Color, Game, Position, Setup, Square};

/// A position by its board text.
#[track_caller]
pub(crate) fn position(text: &str) -> Position {
    text.parse().expect("board text")
}

/// The position after the moves of a transcript; a pass that is due there is not made.
#[track_caller]
pub(crate) fn after(transcript: &str) -> Position {
    let squares = game(transcript).squares().to_vec();
    squares.into_iter().fold(Position::START, |position, square| {
        position.after_forced_pass().play(square).expect("the square is legal")
    })
}

#[track_caller]
pub(crate) fn game(transcript: &str) -> Game {
    transcript.parse().expect("a transcript")
}

/// The problems of a file of `testdata`.
#[track_caller]
pub(crate) fn problems(file: &str) -> Vec<Problem> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata").join(file);
    let reader = ObfReader::open(path).expect("the file is there");
    reader.map(|line| line.expect("a line of an OBF file").1).collect()
}

/// A position of a random game, with that many empties unless the game ends earlier.
pub(crate) fn reached(rng: &mut Rng, n_empties: u8) -> Position {
    let mut position = Position::START;
    while position.board().n_empties() > n_empties {
        let legal: Vec<Square> = position.after_forced_pass().legal_moves().iter().collect();
        let Some(square) = rng.choice(legal) else { break };
        position = position.after_forced_pass().play(square).expect("the square is legal");
    }
    position
}

/// Discs thrown on the board, with that many squares left empty, whether a game could come there or not: evenly, mostly
/// of one color, or nearly all of it.
pub(crate) fn thrown(rng: &mut Rng, n_empties: usize) -> Position {
    loop {
        let mut squares = Square::ALL;
        rng.shuffle(&mut squares);
        let share = rng.choice([0.02, 0.1, 0.5, 0.5, 0.9, 0.98]).expect("a share");
        let mut discs = ByColor { black: Bitboard::EMPTY, white: Bitboard::EMPTY };
        for &square in &squares[n_empties..] {
            discs[if rng.f64() < share { Color::Black } else { Color::White }] |= Bitboard::of(square);
        }
        let turn = rng.choice(Color::ALL).expect("a color");
        if let Ok(position) = Position::try_from(Setup { discs, turn }) {
            return position;
        }
    }
}

/// A position of either kind, with at most that many empties unless the game has ended earlier.
pub(crate) fn any(rng: &mut Rng, most_empties: u8) -> Position {
    let n_empties = rng.u8(0..=most_empties);
    if rng.bool() { reached(rng, n_empties) } else { thrown(rng, usize::from(n_empties)) }
}

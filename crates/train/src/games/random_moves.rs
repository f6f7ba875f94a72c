//! How games begin: with random moves, so that all stages of a game see many different positions.

use fastrand::Rng;
use yosumi_rules::{Position, Square};

/// The random moves of a game and the position they lead to, in which a side has a move.
pub(super) fn random_opening(rng: &mut Rng) -> (Vec<Square>, Position) {
    loop {
        let n_plies = n_plies(rng);
        if let Some(opening) = random_moves(n_plies, rng) {
            return opening;
        }
    }
}

/// How many moves are random. A tenth of the games shows the opening; of the others most leave the random part early.
fn n_plies(rng: &mut Rng) -> u8 {
    if rng.u8(0..10) == 0 {
        rng.u8(1..=12)
    } else if rng.u8(0..4) == 0 {
        rng.u8(20..=50)
    } else {
        rng.u8(8..=40).min(rng.u8(8..=40))
    }
}

/// `None` where the game is over before something is left to play.
fn random_moves(n_plies: u8, rng: &mut Rng) -> Option<(Vec<Square>, Position)> {
    let mut moves = Vec::new();
    let mut position = Position::START;
    for _ in 0..n_plies {
        let legal = position.legal_moves();
        let square = legal.iter().nth(rng.usize(0..usize::from(legal.len())))?;
        moves.push(square);
        position = position.play(square).ok()?.after_forced_pass();
        if position.legal_moves().is_empty() {
            return None;
        }
    }
    Some((moves, position))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_are_spread_as_they_should_be() {
        let mut rng = Rng::with_seed(1);
        let lengths: Vec<u8> = (0..100_000).map(|_| n_plies(&mut rng)).collect();
        let share = |is_meant: fn(&u8) -> bool| lengths.iter().filter(|n| is_meant(n)).count() as f64 / 100_000.0;
        assert!(lengths.iter().all(|n| (1..=50).contains(n)));
        // A tenth, less the five lengths in twelve that others have too.
        assert!((share(|n| *n < 8) - 0.1 * 7.0 / 12.0).abs() < 0.005);
        assert!((share(|n| *n > 40) - 0.9 * 0.25 * 10.0 / 31.0).abs() < 0.005);
    }

    #[test]
    fn a_side_has_a_move_after_the_random_part() {
        for seed in 0..200 {
            let (moves, position) = random_opening(&mut Rng::with_seed(seed));
            assert!((1..=50).contains(&moves.len()) && !position.legal_moves().is_empty());
        }
    }
}

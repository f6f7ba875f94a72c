//! Features that are kept up to date equal those made from scratch.

use proptest::prelude::*;
use yosumi_eval::{Features, weight_indices};
use yosumi_rules::{Board, Symmetry};

/// A board that some moves lead to, and the features brought there by [`Features::play`] and [`Features::pass`].
fn walk(choices: &[u8]) -> (Board, Features) {
    let (mut board, mut features) = (Board::START, Features::of(Board::START));
    for choice in choices {
        if board.must_pass() {
            (board, features) = (board.pass(), features.pass());
        }
        let moves = board.legal_moves();
        let Some(square) = moves.iter().nth(usize::from(*choice) % usize::from(moves.len().max(1))) else { break };
        let flips = board.flips(square);
        (board, features) = (board.play_unchecked(square, flips), features.play(square, flips));
    }
    (board, features)
}

proptest! {
    #[test]
    fn incremental_features_equal_those_from_scratch(choices in prop::collection::vec(any::<u8>(), 0..80)) {
        let (board, features) = walk(&choices);
        prop_assert_eq!(features, Features::of(board));
        prop_assert_eq!(features.pass(), Features::of(board.pass()));
    }

    #[test]
    fn images_of_a_board_have_the_same_weights(choices in prop::collection::vec(any::<u8>(), 0..80)) {
        let (board, _) = walk(&choices);
        let sorted = |board: Board| {
            let mut indices = weight_indices(&Features::of(board), board);
            indices.sort_unstable();
            indices
        };
        for symmetry in Symmetry::ALL {
            prop_assert_eq!(sorted(symmetry.board(board)), sorted(board));
        }
    }
}

#[test]
fn walks_reach_full_boards() {
    let longest = (0..50_u8).map(|seed| walk(&[seed; 80]).0.n_empties()).min();
    assert!(longest < Some(4), "{longest:?}");
}

//! Every kernel on every path of this machine against the plain loops of `yosumi-rules` and of this file.

use std::collections::HashMap;

use proptest::prelude::*;
use yosumi_rules::{Bitboard, Board, Square, Symmetry};

use crate::{Cpu, CpuPath, Work};

/// Boards of any discs, and boards that games lead to.
fn boards() -> impl Strategy<Value = Board> {
    let any_discs = (any::<u64>(), any::<u64>(), any::<u64>()).prop_map(|(discs, player, thin)| {
        // Half of the boards are nearly full.
        let discs = if thin % 2 == 0 { discs } else { discs | thin | thin.rotate_left(20) };
        Board::new(Bitboard::new(discs & player), Bitboard::new(discs & !player)).expect("no square holds two discs")
    });
    let played = proptest::collection::vec(any::<u8>(), 0..60).prop_map(|choices| {
        choices.into_iter().fold(Board::START, |board, choice| {
            let moves: Vec<Square> = board.legal_moves().iter().collect();
            match moves.get(usize::from(choice) % moves.len().max(1)) {
                Some(&square) => board.play(square).expect("a legal move"),
                None => board.pass(),
            }
        })
    });
    prop_oneof![any_discs, played]
}

/// Boards on which lines, edges and corners are run along.
fn crafted_boards() -> Vec<Board> {
    let mut boards = Vec::new();
    for own in Square::ALL {
        for empty in Square::ALL.into_iter().filter(|&empty| empty != own) {
            let (own, empty) = (Bitboard::of(own), Bitboard::of(empty));
            boards.extend(Board::new(own, !(own | empty)));
        }
    }
    boards.extend([Board::START, Board::START.pass()]);
    boards.extend(Board::new(Bitboard::FULL, Bitboard::EMPTY));
    boards.extend(Board::new(Bitboard::EMPTY, Bitboard::EMPTY));
    boards
}

struct Check(Board);

impl Work for Check {
    type Output = ();

    fn run<C: Cpu>(self, cpu: C) {
        let Self(board) = self;
        assert_eq!(cpu.legal_moves(board), board.legal_moves(), "{cpu:?}\n{board:?}");
        for square in board.empties() {
            assert_eq!(cpu.flips(square, board), board.flips(square), "{cpu:?} {square}\n{board:?}");
            let last = Board::new(board.player(), !(board.player() | Bitboard::of(square))).expect("no square twice");
            assert_eq!(
                cpu.count_last_flips(square, board.player()),
                last.flips(square).len(),
                "{cpu:?} {square}\n{last:?}"
            );
        }
        let beside = |square: Square| {
            let near = |a: usize, b: usize| a.abs_diff(b) <= 1;
            board
                .opponent()
                .iter()
                .any(|other| near(other.row(), square.row()) && near(other.column(), square.column()))
        };
        let potential: Bitboard = board.empties().iter().filter(|&square| beside(square)).collect();
        assert_eq!(cpu.potential_moves(board), potential, "{cpu:?}\n{board:?}");
        assert_eq!(cpu.stable_discs(board), naive_stable_discs(board), "{cpu:?}\n{board:?}");
    }
}

fn check(board: Board) {
    for path in CpuPath::all() {
        path.run(Check(board));
    }
}

/// The squares of the line through `square` in a direction, both ways, without the square itself.
fn ray(square: Square, (by_column, by_row): (isize, isize)) -> impl Iterator<Item = Square> {
    (1..8).map_while(move |n| {
        let column = usize::try_from(square.column() as isize + n * by_column).ok()?;
        let row = usize::try_from(square.row() as isize + n * by_row).ok()?;
        Square::at(column, row)
    })
}

/// Edge discs by trying every move on the edge, the others by full lines and stable neighbors, walked square by square.
fn naive_stable_discs(board: Board) -> Bitboard {
    let discs = board.player() | board.opponent();
    let mut stable = Bitboard::EMPTY;
    let mut known = HashMap::new();
    for symmetry in [Symmetry::Identity, Symmetry::Rotate90, Symmetry::Rotate180, Symmetry::Rotate270] {
        let turned = symmetry.board(board);
        let on_edge = naive_stable_edge(turned.player().bits() as u8, turned.opponent().bits() as u8, &mut known);
        stable |= symmetry.inverse().bitboard(Bitboard::new(u64::from(on_edge)));
    }
    let is_inner = |square: Square| (1..7).contains(&square.column()) && (1..7).contains(&square.row());
    loop {
        let is_safe = |square: Square, (x, y): (isize, isize)| {
            let mut both_ways = [(x, y), (-x, -y)].into_iter();
            let is_full = both_ways.clone().all(|way| ray(square, way).all(|at| discs.contains(at)));
            is_full || both_ways.any(|way| ray(square, way).next().is_some_and(|at| stable.contains(at)))
        };
        let more: Bitboard = board
            .player()
            .iter()
            .filter(|&square| is_inner(square) && !stable.contains(square))
            .filter(|&square| [(1, 0), (1, 1), (0, 1), (-1, 1)].into_iter().all(|line| is_safe(square, line)))
            .collect();
        if more.is_empty() {
            return stable;
        }
        stable |= more;
    }
}

/// The stable own discs on the first row, by playing on with either color wherever there is room. Edges that were worked out
/// before are `known`.
fn naive_stable_edge(own: u8, others: u8, known: &mut HashMap<(u8, u8), u8>) -> u8 {
    if let Some(&stable) = known.get(&(own, others)) {
        return stable;
    }
    let mut stable = own;
    for square in (0..8).filter(|&square| (own | others) >> square & 1 == 0) {
        let flipped = |own: u8, others: u8| {
            let row = Board::new(Bitboard::new(own.into()), Bitboard::new(others.into())).expect("no square twice");
            row.flips(Square::ALL[square]).bits() as u8
        };
        let disc = 1 << square;
        let (turned, lost) = (flipped(own, others), flipped(others, own));
        stable &= naive_stable_edge(own | disc | turned, others & !turned, known);
        stable &= naive_stable_edge(own & !lost, others | disc | lost, known);
    }
    known.insert((own, others), stable);
    stable
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn kernels_agree_with_plain_loops(board in boards()) {
        check(board);
    }

    #[test]
    fn stable_discs_are_never_turned_over(board in boards(), choices in proptest::collection::vec(any::<u8>(), 60)) {
        let mut board = board;
        let (mut own, mut others) = (naive_stable_discs(board), naive_stable_discs(board.pass()));
        for choice in choices {
            let moves: Vec<Square> = board.legal_moves().iter().collect();
            board = match moves.get(usize::from(choice) % moves.len().max(1)) {
                Some(&square) => board.play(square).expect("a legal move"),
                None => board.pass(),
            };
            (own, others) = (others, own);
            prop_assert_eq!(own & board.player(), own);
            prop_assert_eq!(others & board.opponent(), others);
        }
    }
}

#[test]
fn kernels_agree_with_plain_loops_on_crafted_boards() {
    crafted_boards().into_iter().for_each(check);
}

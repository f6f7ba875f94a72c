//! The published counts of move sequences.

use std::ops::RangeInclusive;

use yosumi_rules::{Board, Game, Square, perft, perft_pass_free};

const TABLE: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../testdata/perft.tsv"));

struct Row {
    depth: u32,
    pass_is_ply: u64,
    pass_is_free: u64,
}

fn rows() -> Vec<Row> {
    let mut lines = TABLE.lines().filter(|line| !line.starts_with('#'));
    assert_eq!(lines.next(), Some("depth\tP2\tF2"));
    lines
        .map(|line| {
            let numbers: Vec<u64> = line.split('\t').map(|field| field.parse().expect("a number")).collect();
            let [depth, pass_is_ply, pass_is_free] = numbers[..] else { panic!("three columns: {line}") };
            Row { depth: depth as u32, pass_is_ply, pass_is_free }
        })
        .collect()
}

#[track_caller]
fn check(depths: RangeInclusive<u32>) {
    let rows: Vec<_> = rows().into_iter().filter(|row| depths.contains(&row.depth)).collect();
    assert!(rows.iter().map(|row| row.depth).eq(depths));
    for Row { depth, pass_is_ply, pass_is_free } in rows {
        assert_eq!(perft(Board::START, depth), pass_is_ply, "depth {depth}, a pass is a ply");
        assert_eq!(perft_pass_free(Board::START, depth), pass_is_free, "depth {depth}, a pass is free");
    }
}

#[test]
fn counts_agree_with_the_table_to_depth_9() {
    check(1..=9);
}

#[test]
#[ignore = "slow: run in release"]
fn counts_agree_with_the_table_to_depth_11() {
    check(10..=11);
}

#[test]
fn nothing_played_is_one_sequence() {
    assert_eq!(perft(Board::START, 0), 1);
    assert_eq!(perft_pass_free(Board::START, 0), 1);
}

#[test]
fn the_four_first_moves_share_the_count() {
    for square in [Square::D3, Square::C4, Square::F5, Square::E6] {
        let next = Board::START.play(square).expect("a first move");
        assert_eq!(perft(next, 7), 390_216 / 4, "{square}");
    }
}

#[test]
fn a_pass_is_a_ply_in_one_count_and_free_in_the_other() {
    let game: Game = "d3c3b3b2f5a3a1c1".parse().expect("a game");
    let stuck = game.position().board().pass();
    assert!(stuck.must_pass());
    let n_replies = u64::from(stuck.pass().mobility());
    assert_eq!(perft(stuck, 1), 1);
    assert_eq!(perft(stuck, 2), n_replies);
    assert_eq!(perft_pass_free(stuck, 1), n_replies);
}

#[test]
fn a_finished_game_is_one_sequence_at_any_depth() {
    let game: Game = "e6f4e3f6g5d6e7f5c5".parse().expect("a game");
    for depth in 0..4 {
        assert_eq!(perft(game.position().board(), depth), 1, "depth {depth}");
        assert_eq!(perft_pass_free(game.position().board(), depth), 1, "depth {depth}");
    }
}

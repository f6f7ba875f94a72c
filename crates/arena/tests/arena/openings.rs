//! Where games begin.

use std::collections::HashSet;
use std::ops::ControlFlow;

use yosumi_arena::{Balance, Openings, find_balanced};
use yosumi_engine::{CpuPath, Engine, Limits, Options};
use yosumi_rules::{Board, Game};

use crate::support::game;

fn balance(seed: u64) -> Balance {
    Balance { seed, depth: 4, within: 2.0, ..Balance::default() }
}

fn openings(seed: u64) -> Openings {
    Openings::balanced(balance(seed), CpuPath::best())
}

fn find(openings: Openings, n: usize, concurrency: usize) -> Vec<Game> {
    let mut found = Vec::new();
    let _ = find_balanced(openings, concurrency, |opening| {
        found.push(opening);
        if found.len() == n { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    found
}

#[test]
fn openings_are_balanced_and_no_two_alike() {
    let found = find(openings(1), 40, 2);
    let boards: HashSet<Board> = found.iter().map(|opening| opening.position().board().canonical().0).collect();
    assert_eq!((found.len(), boards.len()), (40, 40));
    let mut engine = Engine::new(Options { table_mebibytes: 4, ..Options::default() });
    for opening in &found {
        assert!((8..=12).contains(&opening.n_played()));
        engine.clear();
        let value = engine.search(opening.position(), Limits::depth(4)).value.discs();
        assert!(value.abs() <= 2.0, "{opening}: {value}");
    }
}

#[test]
fn openings_follow_from_the_seed_and_not_from_the_threads() {
    let found = find(openings(1), 20, 1);
    assert_eq!(find(openings(1), 20, 3), found);
    assert_ne!(find(openings(2), 20, 1), found);
}

#[test]
fn openings_go_on_where_they_stopped() {
    let whole = find(openings(1), 30, 2);
    let mut rest = openings(1);
    // In any order, as in a list that is sorted.
    let played: Vec<Game> = whole[..20].iter().rev().cloned().collect();
    assert!(rest.skip(&played));
    assert_eq!(find(rest, 10, 2), whole[20..]);
}

#[test]
fn openings_from_elsewhere_are_not_skipped() {
    let mut list = Openings::listed(vec![game("f5d6"), game("f5f4")]);
    assert!(!list.skip(&[game("f5f4")]));
    // There are three openings of two plies, and no other.
    let two_plies = Balance { plies: "2".parse().expect("plies"), ..balance(1) };
    let mut random = Openings::balanced(two_plies, CpuPath::best());
    assert!(!random.skip(&[game("f5d6c3")]));
}

#[test]
fn there_are_only_so_many_openings() {
    let two_plies = Balance { plies: "2".parse().expect("plies"), within: 64.0, ..balance(1) };
    assert_eq!(find(Openings::balanced(two_plies, CpuPath::best()), 10, 2).len(), 3);
}

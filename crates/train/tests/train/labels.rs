//! Labels.

use std::path::Path;

use yosumi_engine::{Engine, Limits, Options};
use yosumi_eval::{Evaluation, NETWORK_ONE, NETWORK_OUTPUT_DISC, Weights};
use yosumi_rules::{Board, ByColor, Color, Position, Setup};
use yosumi_train::{
    DrawnLabels, Folder, Games, Item, Label, LabelKind, OpeningLabels, PlayedGame, Resources, TrainError,
};

use crate::support::play;

fn position(board: Board) -> Position {
    let discs = ByColor { black: board.player(), white: board.opponent() };
    Setup { discs, turn: Color::Black }.try_into().expect("a position")
}

fn drawn(games: &Path, drawn: &DrawnLabels, n_labels: u64, n_threads: usize) -> Vec<Label> {
    let folder = tempfile::tempdir().expect("a folder");
    let games: Folder<PlayedGame> = Folder::open(games).expect("games");
    let games = Games::read(&[games], n_threads).expect("they are whole");
    let resources = Resources { n_threads, ..Resources::default() };
    drawn.run(folder.path(), &games, n_labels, 7, &resources, |_| {}).expect("labels");
    Folder::open(folder.path()).and_then(|folder| folder.read_all()).expect("they are whole")
}

#[test]
fn labels_of_ends_are_exact_and_do_not_depend_on_threads() {
    let games = tempfile::tempdir().expect("a folder");
    play(games.path(), 20, 2);
    let wanted = DrawnLabels { seed: 3, empties: 3..=9, n_strayed: 2, depth: None };
    let labels = drawn(games.path(), &wanted, 20, 1);
    assert_eq!(drawn(games.path(), &wanted, 20, 3), labels);
    assert_ne!(drawn(games.path(), &DrawnLabels { seed: 4, ..wanted }, 20, 1), labels);
    let mut engine = Engine::new(Options { table_mebibytes: 1, ..Options::default() });
    for label in labels {
        assert!((3..=9).contains(&label.board().n_empties()) && label.kind() == LabelKind::Exact);
        assert!(!label.board().legal_moves().is_empty());
        let exact = engine.search(position(label.board()), Limits::exact());
        assert_eq!(label.discs().to_bits(), exact.value.discs().to_bits());
    }
}

#[test]
fn labels_of_searches_say_how_deep_they_were() {
    let games = tempfile::tempdir().expect("a folder");
    play(games.path(), 20, 2);
    let labels = drawn(games.path(), &DrawnLabels { seed: 3, empties: 20..=22, n_strayed: 0, depth: Some(3) }, 10, 2);
    assert!(labels.iter().all(|label| label.kind() == LabelKind::Search { depth: 3 }));
}

#[test]
fn who_moves_last_in_a_search_does_not_show_in_a_label() {
    // An evaluation to which it is worth six discs to be the side to move.
    let mut known = Weights::zero(60);
    known.network_mut(0).output_bias = 6 * NETWORK_OUTPUT_DISC * NETWORK_ONE;
    let resources = Resources { evaluation: Evaluation::new(&known), ..Resources::default() };
    let labels = |depth| -> Vec<f32> {
        let folder = tempfile::tempdir().expect("a folder");
        OpeningLabels { n_plies: 3, depth }.run(folder.path(), 50, &resources, |_| {}).expect("labels");
        let labels: Vec<Label> = Folder::open(folder.path()).and_then(|folder| folder.read_all()).expect("whole files");
        labels.iter().map(Label::discs).collect()
    };
    let is_all = |depth, discs: f32| labels(depth).iter().all(|label| (label - discs).abs() < 0.01);
    assert!(is_all(1, -6.0) && is_all(2, 0.0) && is_all(3, 0.0));
}

#[test]
fn positions_that_no_game_has_are_not_looked_for() {
    let games = tempfile::tempdir().expect("a folder");
    play(games.path(), 3, 1);
    let games = Games::read(&[Folder::open(games.path()).expect("games")], 1).expect("they are whole");
    let folder = tempfile::tempdir().expect("a folder");
    let wanted = DrawnLabels { seed: 1, empties: 60..=60, n_strayed: 3, depth: None };
    let error = wanted.run(folder.path(), &games, 1, 1, &Resources::default(), |_| {}).expect_err("there are none");
    assert!(matches!(error, TrainError::NoPositions), "{error}");
}

#[test]
fn other_games_are_other_settings() {
    let [one, other, folder] = std::array::from_fn(|_| tempfile::tempdir().expect("a folder"));
    play(one.path(), 10, 2);
    play(other.path(), 11, 2);
    let wanted = DrawnLabels { seed: 1, empties: 2..=4, n_strayed: 0, depth: None };
    let run = |games: &Path| {
        let games = Games::read(&[Folder::open(games).expect("games")], 1).expect("they are whole");
        wanted.run(folder.path(), &games, 2, 10, &Resources::default(), |_| {})
    };
    run(one.path()).expect("labels");
    let error = run(other.path()).expect_err("they were drawn from other games");
    assert!(matches!(&error, TrainError::OtherSettings { setting, .. } if setting == "games"), "{error}");
    run(one.path()).expect("nothing is left to do");
}

#[test]
fn the_opening_is_labelled_once_each() {
    let folder = tempfile::tempdir().expect("a folder");
    let resources = Resources { n_threads: 2, ..Resources::default() };
    OpeningLabels { n_plies: 4, depth: 2 }.run(folder.path(), 50, &resources, |_| {}).expect("labels");
    let labels: Vec<Label> = Folder::open(folder.path()).and_then(|folder| folder.read_all()).expect("whole files");
    assert_eq!(labels.len(), 1 + 1 + 3 + 14 + 60);
    for (number, label) in labels.iter().enumerate() {
        assert!(labels[..number].iter().all(|other| other.board().canonical().0 != label.board().canonical().0));
    }
}

#[test]
fn labels_are_read_as_they_were_written_and_nonsense_is_refused() {
    for (discs, kind) in [(64.0, LabelKind::Exact), (-64.0, LabelKind::Exact), (-0.5, LabelKind::Search { depth: 9 })] {
        let label = Label::new(Board::START, discs, kind);
        let mut bytes = Vec::new();
        label.write(&mut bytes);
        assert_eq!(bytes.len(), Label::LEN);
        assert_eq!(Label::read(&bytes), Some(label));
        assert_eq!(label.discs().to_bits(), discs.to_bits());
        assert_eq!(Label::read(&bytes[1..]), None);
        bytes[17] = 0x7f;
        assert_eq!(Label::read(&bytes), None, "more than 64 discs");
    }
    assert_eq!(Label::read(&[0xff; 20]), None, "two discs on each square");
}

//! Whole pictures. What they look like is for people to judge: open the text of a snapshot as a file that ends in .svg.

use yosumi_diagram::{Diagram, Look, SquareValue, Theme};
use yosumi_rules::{Square, Symmetry};

use crate::support::game;

#[test]
fn a_game() {
    let mut diagram = Diagram::after(&game("f5d6c3d3c4f4f6f3"));
    diagram.heading = Some(String::from("みどり 対 Ann"));
    diagram.captions = vec![String::from("みどり(黒)の番です　9手目"), String::from("定石: コンポス")];
    diagram.language = Some("ja");
    insta::assert_snapshot!(diagram.svg(Look::default()));
}

#[test]
fn a_printed_line() {
    let mut diagram = Diagram::of_line(&game("f5d6c3d3c4f4f6g5e6d7"), 1);
    diagram.heading = Some(String::from("No-Kung"));
    insta::assert_snapshot!(diagram.svg(Look { theme: Theme::Print, ..Look::default() }));
}

#[test]
fn values_seen_from_the_other_side() {
    let game = game("f5d6c3");
    let mut diagram = Diagram::after(&game);
    diagram.playable = game.position().legal_moves();
    diagram.values = vec![
        SquareValue { is_best: true, ..SquareValue::new(Square::D3, "0") },
        SquareValue { is_exact: true, ..SquareValue::new(Square::F4, "−2") },
    ];
    insta::assert_snapshot!(diagram.svg(Look {
        theme: Theme::HighContrast,
        view: Symmetry::Rotate180,
        has_coordinates: false,
    }));
}

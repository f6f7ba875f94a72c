//! The lines of a review, there and back, and what they take from a review.

use yosumi_engine::{Engine, Options, StopSign};
use yosumi_review::{Effort, Review, ReviewedPosition, Summary};
use yosumi_rules::Game;
use yosumi_wire::page::MoveClass;
use yosumi_wire::{Loss, PositionReview, ReviewLine};

/// White loses everything with the eighth move.
const SHORTEST: &str = "e6f4e3f6g5d6e7f5c5";

fn reviewed(moves: &str) -> Vec<ReviewedPosition> {
    let game: Game = moves.parse().expect("a game");
    let mut engine = Engine::new(Options { table_mebibytes: 1, ..Options::default() });
    let mut review = Review::new(&game, Effort { depth: 4, solves_from: 4, selective_from: 4 });
    while review.advance(&mut engine, &StopSign::new()).is_some() {}
    review.positions().to_vec()
}

/// Checks that a line is read as what was written.
#[track_caller]
fn check(line: &ReviewLine) {
    let text = line.to_string();
    assert!(!text.contains('\n'));
    assert_eq!(text.parse::<ReviewLine>().expect(&text), *line);
}

#[test]
fn all_that_a_review_finds_goes_there_and_back() {
    for moves in [SHORTEST, "", "f5d6c3d3c4", "d3c3b3b2f5a3a1c1"] {
        let positions = reviewed(moves);
        for found in &positions {
            check(&ReviewLine::Position(Box::new(found.into())));
        }
        check(&ReviewLine::Summary((&Summary::of(&positions)).into()));
    }
}

#[test]
fn a_move_may_lose_more_than_a_score_can_be() {
    let text = r#"{"move":"f5","side":"white","value":64,"exact":true,"loss":128,"class":"blunder"}"#;
    let played: yosumi_wire::MoveReview = serde_json::from_str(text).expect("a move");
    assert_eq!(Some(played.loss), Loss::new(128.0));
    assert_eq!(serde_json::to_string(&played).expect("JSON"), text);
    for wrong in ["-1", "1e9", "null"] {
        assert!(serde_json::from_str::<Loss>(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn moves_are_numbered_from_one() {
    let positions = reviewed(SHORTEST);
    let lines: Vec<PositionReview> = positions.iter().map(PositionReview::from).collect();
    assert!(lines.iter().map(|line| line.number).eq(1..=10));
    let blunder = lines[7].played.as_ref().expect("a move");
    assert_eq!((blunder.square.to_string().as_str(), blunder.class), ("f5", MoveClass::Blunder));
    assert_eq!(blunder.value, lines[8].value);
    assert_eq!(lines[9].played, None);
    let summary = Summary::of(&positions);
    let text = ReviewLine::Summary((&summary).into()).to_string();
    assert!(text.starts_with(r#"{"summary":{"turned":8,"#), "{text}");
}

#[test]
fn a_move_without_choice_is_forced() {
    assert_eq!(MoveClass::from(None), MoveClass::Forced);
}

#[test]
fn what_is_no_line_is_refused() {
    for text in ["{}", "", r#"{"summary":{}}"#, r#"{"reviewed":{"number":1}}"#, r#"{"total":{}}"#] {
        assert!(text.parse::<ReviewLine>().is_err(), "{text}");
    }
}

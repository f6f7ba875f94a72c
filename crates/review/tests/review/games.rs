//! Kinds of games: lines of records, set-up positions, games that were not finished.

use yosumi_records::{GameResult, Reason, Record, read_text};
use yosumi_review::{Review, Summary};
use yosumi_rules::{Color, Game, Move, Outcome, Position, Square};

use crate::support::{LITTLE, game, reviewed};

#[test]
fn a_game_without_moves_is_its_start() {
    let positions = reviewed(&Game::default(), LITTLE);
    assert_eq!((positions.len(), positions[0].played.as_ref()), (1, None));
    assert_eq!(positions[0].position, Position::START);
    let summary = Summary::of(&positions);
    assert_eq!((summary.turning_point, summary.largest_loss, summary.exact_from), (None, None, None));
    assert_eq!(summary.players.black.mean_loss(), None);
}

#[test]
fn a_position_that_is_over_has_its_score_and_nothing_else() {
    let over: Position = format!("{} O", "X".repeat(64)).parse().expect("a position");
    let positions = reviewed(&Game::new(over), LITTLE);
    assert_eq!((positions[0].value.discs(), positions[0].value.is_exact()), (64.0, true));
    assert_eq!(Summary::of(&positions).exact_from, Some(0));
}

#[test]
fn a_game_from_a_set_up_position_may_begin_with_a_pass() {
    let stuck = format!("XO{} O", "-".repeat(62)).parse().expect("a position");
    let mut game = Game::new(stuck);
    game.play(Square::C1).expect("a legal move");
    let positions = reviewed(&game, LITTLE);
    assert_eq!(positions[0].position.turn(), Color::Black, "White has passed");
    let played = positions[0].played.as_ref().expect("a move was played");
    // There was no choice.
    assert_eq!((played.by, played.class, played.value.discs()), (Color::Black, None, 64.0));
}

#[test]
fn the_end_of_an_unfinished_game_is_searched_like_any_position() {
    let positions = reviewed(&game("f5d6c3d3c4f4f6"), LITTLE);
    let last = positions.last().expect("a position");
    assert!(!last.value.is_exact() && !last.best.is_empty() && last.played.is_none());
    assert_eq!(Summary::of(&positions).exact_from, None);
}

#[test]
fn resigning_changes_no_value() {
    let mut record = Record::from(game("f5d6c3d3c4f4f6"));
    let values = |record: &Record| reviewed(&record.game(), LITTLE);
    let before = values(&record);
    record.result = Some(GameResult { outcome: Outcome::Win(Color::White), reason: Reason::Resignation });
    assert_eq!(values(&record), before);
}

#[test]
fn any_line_of_a_record_can_be_reviewed() {
    let mut record = read_text("f5d6c3d3c4").expect("a game");
    let main: Vec<_> = record.main_line().collect();
    let other = record.add(main[1], Square::C5).expect("a legal move");
    record.note_mut(other).comment.push_str("also played");
    assert_eq!(Review::new(&record.game(), LITTLE).n_positions(), 6);
    let positions = reviewed(&record.game_to(other), LITTLE);
    let played: Vec<_> = positions.iter().filter_map(|found| Some(found.played.as_ref()?.square)).collect();
    assert_eq!(played, [Square::F5, Square::D6, Square::C5]);
}

#[test]
fn what_was_taken_back_is_not_reviewed() {
    let mut game = game("f5d6c3d3c4");
    assert!(game.jump(2));
    assert_eq!(Review::new(&game, LITTLE).n_positions(), 3);
}

#[test]
fn passes_are_in_lines_and_never_judged() {
    // Black must pass after c1.
    let positions = reviewed(&game("d3c3b3b2f5a3a1c1"), LITTLE);
    assert_eq!(positions.len(), 9);
    let played = positions[7].played.as_ref().expect("a move was played");
    assert!(played.passed);
    if played.loss == 0.0 {
        assert_eq!(positions[7].line[..2], [Move::Disc(Square::C1), Move::Pass]);
    }
    assert_eq!(positions[8].position.turn(), Color::White);
}

//! Passes follow from the board.

use yosumi_rules::{ByColor, Color, Game, Move, Position, Square, Status};

/// The passes of a game, each as the side that passes and the number of the move after it.
#[track_caller]
fn check(transcript: &str, expected: &[(Color, usize)]) -> Game {
    let game: Game = transcript.parse().expect("a game");
    let mut passes = Vec::new();
    let mut replayed = Position::START;
    let mut move_number = 1;
    for played in game.moves() {
        match played {
            Move::Disc(square) => {
                replayed = replayed.play(square).expect("a move of the game");
                move_number += 1;
            }
            Move::Pass => {
                assert_eq!(replayed.status(), Status::MustPass(replayed.turn()));
                passes.push((replayed.turn(), move_number));
                replayed = replayed.after_forced_pass();
            }
        }
    }
    assert_eq!(passes, expected);
    assert_eq!(replayed, game.position());
    assert_eq!(move_number, game.move_number(), "passes do not count");
    game
}

#[test]
fn black_can_have_to_pass_after_8_moves() {
    let game = check("d3c3b3b2f5a3a1c1", &[(Color::Black, 9)]);
    assert_eq!(game.status(), Status::ToMove(Color::White));
    check("f5f6d3g5h5h4f7h6", &[(Color::Black, 9)]);
}

#[test]
fn white_can_have_to_pass_after_11_moves() {
    check("f5f4d3c4b3b4f3b2a2g4h4", &[(Color::White, 12)]);
}

#[test]
fn white_must_pass_with_17_empties() {
    let transcript = "f5d6c3d3c4f4f6f3e3b4c5c6e6e2e7d2f1d7a3a4b3g6a5a2a1f2g5f7b2c2b5e1b1g1c1h4g3b6d1h2h1g2h3";
    let game = check(transcript, &[(Color::White, 44)]);
    assert_eq!(game.status(), Status::ToMove(Color::Black));
    assert_eq!(game.position().board().n_empties(), 17);
}

#[test]
fn a_pass_after_the_last_move_given_is_counted_once() {
    let transcript = "f5f4e3f6e6c5g5d3d6f7g6e7c6d7f3c4f8h6b5e8c7g8d8c8c2a6c3h5b4a3b6g3g4h4a5a4b7c1b3d2f2e2b8a8a7g7e1d1b1g2\
                      h1b2h3g1h2";
    let game = check(transcript, &[(Color::White, 56)]);
    assert_eq!(game.status(), Status::ToMove(Color::Black));
    assert_eq!(game.position().n_discs(), ByColor { black: 25, white: 34 });
    assert_eq!(game.position().board().n_empties(), 5);
}

#[test]
fn the_game_goes_on_after_an_early_pass() {
    let mut game = check("e6f6c4c5c6d6g7f4g4g6e7h8h6g5g8f8", &[(Color::Black, 17)]);
    let square = game.position().legal_moves().first().expect("white has a move");
    let played = game.play(square).expect("the square is legal");
    assert_eq!(played.by, Color::White);
}

#[test]
fn a_pass_shortly_before_the_end_is_found() {
    let transcript = "d3c5f6f5f4c3c4d2e2b4d1f3b5e3f2f1a4d6e6e7f7b6e8c6b3a5d7a3e1a6g1a2c2c7b8d8c8g8g6h6g5h5g4h4h3g7h8f8h7a8\
                      a7b7a1b2g3g2h2h1c1b1";
    check(transcript, &[(Color::Black, 59)]);
}

#[test]
fn a_move_says_whether_it_forces_a_pass() {
    let mut game: Game = "d3c3b3b2f5a3a1".parse().expect("a game");
    let played = game.play(Square::C1).expect("c1 is legal");
    assert_eq!((played.by, played.passed), (Color::White, true));
    let ends = "e6f4e3f6g5d6e7f5".parse().map(|mut game: Game| game.play(Square::C5).map(|played| played.passed));
    assert_eq!(ends, Ok(Ok(false)), "after the end nobody passes");
}

#[test]
fn undo_takes_back_the_forced_pass_with_the_disc_that_forced_it() {
    let mut game: Game = "d3c3b3b2f5a3a1c1".parse().expect("a game");
    let passed = game.position();
    assert_eq!(game.undo(), Some(Square::C1));
    assert_eq!(game.status(), Status::ToMove(Color::White));
    assert_eq!(game.moves().last(), Some(Move::Disc(Square::A1)));
    assert!(game.redo().is_some_and(|played| played.passed));
    assert_eq!(game.position(), passed);
}

#[test]
fn one_side_passes_again_and_again() {
    let n_passes = |transcript: &str| {
        let game: Game = transcript.parse().expect("a game");
        game.moves().filter(|&played| played == Move::Pass).count()
    };
    let by_black = "f5f6f7g7h7h8e6h6g6g5h5h4g8f8d3g4h3h2g3f4d7e7d8e8d6c8b8c4b5b4b3a6b6c6b7a8a4d2b2b1c2e2f1f2f3g2h1e1e3c1d1\
                    a1c3a5c7";
    assert_eq!(n_passes(by_black), 13);
    let by_black = "f5d6c4g5d7c7h5d8b8b7b6a7b5a6a5b4b3c6e8f8c8a8e7a4b2a2c2d2d1e2f2c5c3a1a3e6d3f6f7f1g2h2e3f4b1g1c1e1g8g7f3\
                    h1h3h4h6";
    assert_eq!(n_passes(by_black), 23);
}

#[test]
fn a_start_where_the_side_to_move_is_stuck_begins_with_its_pass() {
    let start: Position =
        "XO-------------------------------------------------------------- O".parse().expect("a position");
    let mut game = Game::new(start);
    assert_eq!(game.start(), start);
    assert_eq!(game.status(), Status::ToMove(Color::Black));
    assert!(game.moves().eq([Move::Pass]));
    assert_eq!((game.n_played(), game.move_number()), (0, 1));
    assert_eq!(game.undo(), None, "the pass is no move of its own");
    game.play(Square::C1).expect("c1 is legal");
    assert!(game.moves().eq([Move::Pass, Move::Disc(Square::C1)]));
}

//! How games end, and that nothing happens afterwards.

use yosumi_rules::{ByColor, Color, Game, Move, Outcome, PlayError, Position, Square, Status};

/// How a game ends that `transcript` leads to the end of; discs and score are black's and white's.
#[track_caller]
fn check(transcript: &str, n_played: usize, discs: (u8, u8), score: (u8, u8), outcome: Outcome) {
    let game: Game = transcript.parse().expect("a game");
    let position = game.position();
    assert_eq!(game.n_played(), n_played);
    assert_eq!(game.status(), Status::Over(outcome));
    assert_eq!(game.outcome(), Some(outcome));
    assert_eq!(position.n_discs(), ByColor { black: discs.0, white: discs.1 });
    assert_eq!(position.final_score(), ByColor { black: score.0, white: score.1 });
    assert_eq!(position.board().n_empties(), 64 - discs.0 - discs.1);
    assert!(position.board().is_over() && !position.board().must_pass());
    assert_nothing_follows(&game);
    assert_end_can_be_taken_back(&game);
}

/// Neither a disc nor a pass stands after the end.
#[track_caller]
fn assert_nothing_follows(game: &Game) {
    let last = game.squares().last().copied();
    assert_eq!(game.moves().last().and_then(Move::square), last);
    let mut tried = game.clone();
    for square in Square::ALL {
        assert_eq!(tried.play(square), Err(PlayError { square, position: game.position() }));
        assert_eq!(&tried, game);
    }
    assert_eq!(tried.redo(), None);
}

#[track_caller]
fn assert_end_can_be_taken_back(game: &Game) {
    let mut undone = game.clone();
    let last = undone.undo();
    assert_eq!(last, game.squares().last().copied());
    assert_eq!(undone.outcome(), None);
    assert!(matches!(undone.status(), Status::ToMove(_)));
    assert_eq!(undone.redo().map(|played| (Some(played.square), played.passed)), Some((last, false)));
    assert_eq!(&undone, game);
}

const BLACK_WINS: Outcome = Outcome::Win(Color::Black);
const WHITE_WINS: Outcome = Outcome::Win(Color::White);

#[test]
fn the_shortest_games_are_wipeouts_after_9_moves() {
    check("e6f4e3f6g5d6e7f5c5", 9, (13, 0), (64, 0), BLACK_WINS);
    check("f5d6c5f4e7f6g5e6e3", 9, (13, 0), (64, 0), BLACK_WINS);
}

#[test]
fn white_can_win_by_wipeout_after_10_moves() {
    check("f5f4c3d6d3d2e6f6c4b4", 10, (0, 14), (0, 64), WHITE_WINS);
}

#[test]
fn a_game_ends_early_with_both_colors_left() {
    check("f5f4c3e6f7g6g4e8g8g5h5", 11, (14, 1), (63, 1), BLACK_WINS);
    check("d3e3f5e6f7g6e2e8h7h5g8c2b1", 13, (15, 2), (62, 2), BLACK_WINS);
}

#[test]
fn a_draw_with_empties_is_32_to_32() {
    let transcript = "c4c5b6c3e6a7c6d6b7f4g4b8a6d3e2e3f2b3e7f3b4a5g2h4a3a2f5a4a8c7h3f1d1g3c8e8d2e1h2b5h5h1f8g5g1c1d7g8a1g6\
                      b2d8f6c2h8f7g7h6";
    check(transcript, 58, (31, 31), (32, 32), Outcome::Draw);
}

#[test]
fn a_full_board_ends_the_game_after_60_moves() {
    let transcript = "f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7d2b5a5a6a7g5e3b4c8g6g4c2e8d1f7e2g3h4f1e1f2g1b1f8g8b3h3b2h5b7a3a4a1a2\
                      c1h2h1g2b8a8g7h8h7h6";
    check(transcript, 60, (32, 32), (32, 32), Outcome::Draw);
}

#[test]
fn a_full_board_after_a_pass_ends_the_game_after_60_moves() {
    let transcript = "d3c5f6f5f4c3c4d2e2b4d1f3b5e3f2f1a4d6e6e7f7b6e8c6b3a5d7a3e1a6g1a2c2c7b8d8c8g8g6h6g5h5g4h4h3g7h8f8h7a8\
                      a7b7a1b2g3g2h2h1c1b1";
    check(transcript, 60, (32, 32), (32, 32), Outcome::Draw);
}

#[test]
fn one_side_may_be_wiped_out_after_placing_a_third_of_the_discs() {
    let thirteen_passes = "f5f6f7g7h7h8e6h6g6g5h5h4g8f8d3g4h3h2g3f4d7e7d8e8d6c8b8c4b5b4b3a6b6c6b7a8a4d2b2b1c2e2f1f2f3g2h1e1\
                           e3c1d1a1c3a5c7";
    check(thirteen_passes, 55, (0, 59), (0, 64), WHITE_WINS);
    let twenty_three_passes = "f5d6c4g5d7c7h5d8b8b7b6a7b5a6a5b4b3c6e8f8c8a8e7a4b2a2c2d2d1e2f2c5c3a1a3e6d3f6f7f1g2h2e3f4b1g1\
                               c1e1g8g7f3h1h3h4h6";
    check(twenty_three_passes, 55, (0, 59), (0, 64), WHITE_WINS);
}

/// A board that is finished, whoever is said to be to move.
#[track_caller]
fn check_set_up(board: &str, outcome: Outcome) {
    for turn in ["X", "O"] {
        let position: Position = format!("{board} {turn}").parse().expect("a position");
        let game = Game::new(position);
        assert_eq!(game.position(), position);
        assert_eq!(game.status(), Status::Over(outcome), "{position:?}");
        assert_eq!(game.moves().next(), None);
        assert_nothing_follows(&game);
        assert_eq!(game.clone().undo(), None);
    }
}

#[test]
fn a_finished_board_set_up_by_hand_is_over_at_once() {
    check_set_up("-X--------X-X------XX------XX------XXX-O----X-X------X-X----O-X-", BLACK_WINS);
    check_set_up("O---------------------------------------------------------------", WHITE_WINS);
    check_set_up("X--------------------------------------------------------------O", Outcome::Draw);
    check_set_up(&"X".repeat(64), BLACK_WINS);
    check_set_up(&["X", "O"].map(|symbol| symbol.repeat(32)).concat(), Outcome::Draw);
    check_set_up(&["X", "O"].concat().repeat(32), Outcome::Draw);
}

#[test]
fn a_square_played_after_the_end_is_refused_in_words() {
    let mut game: Game = "e6f4e3f6g5d6e7f5c5".parse().expect("a game");
    let error = game.play(Square::A1).expect_err("the game is over");
    assert_eq!(error.to_string(), "a1 is not playable: the game is over");
}

//! How the end of a game is told.

use yosumi_records::{GameResult, Reason, Record, read_position};
use yosumi_rules::{Color, Outcome, Square};
use yosumi_session::{Ending, Event, Session, Settings};

use crate::support::{self, COMPUTERS, FRIENDS, NAMED, NAMED_WHITE, ONE_NAMED, SIDES, YOU, YOU_WHITE, players};

/// A game that is over on this board, told to these players.
#[track_caller]
fn check(board: &str, who: (&str, &str), expected: [&str; 2]) {
    let record = Record::new(read_position(board).expect("a board"));
    check_record(record, who, expected);
}

/// A game that ended for another reason than the discs on the board.
#[track_caller]
fn check_otherwise(outcome: Outcome, reason: Reason, who: (&str, &str), expected: [&str; 2]) {
    let mut record = Record::default();
    record.result = Some(GameResult { outcome, reason });
    check_record(record, who, expected);
}

#[track_caller]
fn check_record(record: Record, who: (&str, &str), expected: [&str; 2]) {
    let (session, events) = Session::new(players(who), record, Settings::default());
    let ending = session.ending().expect("the game is over");
    support::check(|text| text.ending(ending, session.specs()), expected);
    // It is what is said when it happens.
    let last = events.last().expect("something happened");
    assert!(matches!(last, Event::Ended(_)));
    support::check(|text| text.event(last, session.specs()).expect("something to say"), expected);
}

/// A full board with that many black discs.
fn full(n_black: usize) -> String {
    "X".repeat(n_black) + &"O".repeat(64 - n_black)
}

/// A board without white discs, or without black ones.
fn wipeout(sign: &str, n_discs: usize) -> String {
    sign.repeat(n_discs) + &"-".repeat(64 - n_discs)
}

#[test]
fn a_persons_win_is_told() {
    check(&full(40), NAMED, ["40 対 24 でみどり(黒)の勝ちです", "みどり (Black) wins 40–24."]);
    check(&full(24), NAMED_WHITE, ["40 対 24 でみどり(白)の勝ちです", "みどり (White) wins 40–24."]);
    check(&full(60), FRIENDS, ["60 対 4 でAnn(黒)の勝ちです", "Ann (Black) wins 60–4."]);
    check(&full(31), FRIENDS, ["33 対 31 で田中(白)の勝ちです", "田中 (White) wins 33–31."]);
    check(&full(40), YOU, ["40 対 24 であなた(黒)の勝ちです", "You (Black) win 40–24."]);
    check(&full(1), YOU_WHITE, ["63 対 1 であなた(白)の勝ちです", "You (White) win 63–1."]);
    check(&full(64), SIDES, ["64 対 0 で黒の勝ちです", "Black wins 64–0."]);
    check(&full(0), ONE_NAMED, ["64 対 0 で白の勝ちです", "White wins 64–0."]);
}

#[test]
fn a_win_over_a_computer_by_a_computer_is_told() {
    check(&full(40), COMPUTERS, ["40 対 24 でコンピュータ(黒)の勝ちです", "Computer (Black) wins 40–24."]);
    check(&full(24), COMPUTERS, ["40 対 24 でコンピュータ(白)の勝ちです", "Computer (White) wins 40–24."]);
}

#[test]
fn a_loss_to_a_computer_is_told_to_the_person() {
    check(&full(24), NAMED, ["24 対 40 でみどり(黒)の負けです", "みどり (Black) loses 24–40."]);
    check(&full(60), NAMED_WHITE, ["4 対 60 でみどり(白)の負けです", "みどり (White) loses 4–60."]);
    check(&full(24), YOU, ["24 対 40 であなた(黒)の負けです", "You (Black) lose 24–40."]);
    check(&full(60), YOU_WHITE, ["4 対 60 であなた(白)の負けです", "You (White) lose 4–60."]);
}

#[test]
fn where_squares_stay_empty_the_score_follows_the_discs() {
    let (black, white) = (wipeout("X", 13), wipeout("O", 20));
    check(&black, NAMED, ["13 対 0(得点 64 対 0)でみどり(黒)の勝ちです", "みどり (Black) wins 13–0 (score 64–0)."]);
    check(&black, YOU, ["13 対 0(得点 64 対 0)であなた(黒)の勝ちです", "You (Black) win 13–0 (score 64–0)."]);
    check(&white, SIDES, ["20 対 0(得点 64 対 0)で白の勝ちです", "White wins 20–0 (score 64–0)."]);
    check(
        &white,
        COMPUTERS,
        ["20 対 0(得点 64 対 0)でコンピュータ(白)の勝ちです", "Computer (White) wins 20–0 (score 64–0)."],
    );
    check(&white, YOU, ["0 対 20(得点 0 対 64)であなた(黒)の負けです", "You (Black) lose 0–20 (score 0–64)."]);
    check(
        &black,
        NAMED_WHITE,
        ["0 対 13(得点 0 対 64)でみどり(白)の負けです", "みどり (White) loses 0–13 (score 0–64)."],
    );
    // Nobody can play on the square that is left: only black looks at it.
    let board = Square::ALL.map(|square| match (square.column(), square.row()) {
        (0, 0) => '-',
        (column, row) if column == 0 || row == 0 || column == row => 'X',
        _ => 'O',
    });
    let board = String::from_iter(board);
    check(&board, FRIENDS, ["42 対 21(得点 43 対 21)で田中(白)の勝ちです", "田中 (White) wins 42–21 (score 43–21)."]);
    check(&board, YOU, ["21 対 42(得点 21 対 43)であなた(黒)の負けです", "You (Black) lose 21–42 (score 21–43)."]);
}

#[test]
fn a_draw_is_told() {
    for who in [NAMED, YOU, SIDES, FRIENDS, COMPUTERS] {
        check(&full(32), who, ["32 対 32 で引き分けです", "A draw, 32–32."]);
        let apart = format!("X{}O", "-".repeat(62));
        check(&apart, who, ["1 対 1(得点 32 対 32)で引き分けです", "A draw, 1–1 (score 32–32)."]);
    }
}

#[test]
fn an_end_by_resignation_is_told() {
    let (black, white) = (Outcome::Win(Color::Black), Outcome::Win(Color::White));
    let check = |outcome, who, expected| check_otherwise(outcome, Reason::Resignation, who, expected);
    check(white, YOU, ["投了によりコンピュータ(白)の勝ちです", "Computer (White) wins by resignation."]);
    check(black, YOU, ["投了によりあなた(黒)の勝ちです", "You (Black) win by resignation."]);
    check(black, FRIENDS, ["投了によりAnn(黒)の勝ちです", "Ann (Black) wins by resignation."]);
    check(white, SIDES, ["投了により白の勝ちです", "White wins by resignation."]);
    check(black, COMPUTERS, ["投了によりコンピュータ(黒)の勝ちです", "Computer (Black) wins by resignation."]);
}

#[test]
fn an_end_on_time_is_told() {
    let (black, white) = (Outcome::Win(Color::Black), Outcome::Win(Color::White));
    let check = |outcome, who, expected| check_otherwise(outcome, Reason::Time, who, expected);
    check(black, NAMED, ["時間切れによりみどり(黒)の勝ちです", "みどり (Black) wins on time."]);
    check(white, YOU_WHITE, ["時間切れによりあなた(白)の勝ちです", "You (White) win on time."]);
    check(white, YOU, ["時間切れによりコンピュータ(白)の勝ちです", "Computer (White) wins on time."]);
    check(black, SIDES, ["時間切れにより黒の勝ちです", "Black wins on time."]);
}

#[test]
fn an_end_by_decision_is_told() {
    let (black, white) = (Outcome::Win(Color::Black), Outcome::Win(Color::White));
    let check = |outcome, who, expected| check_otherwise(outcome, Reason::Decision, who, expected);
    check(white, FRIENDS, ["裁定により田中(白)の勝ちです", "田中 (White) wins by decision."]);
    check(black, YOU, ["裁定によりあなた(黒)の勝ちです", "You (Black) win by decision."]);
    check(black, COMPUTERS, ["裁定によりコンピュータ(黒)の勝ちです", "Computer (Black) wins by decision."]);
    for who in [NAMED, YOU, SIDES, FRIENDS, COMPUTERS] {
        check(Outcome::Draw, who, ["裁定により引き分けです", "A draw by decision."]);
    }
}

/// What a decision says does not have to be what the board shows.
#[test]
fn an_end_that_is_not_on_the_board_is_told_without_discs() {
    let position = read_position(&wipeout("X", 13)).expect("a board");
    let result = GameResult { outcome: Outcome::Win(Color::White), reason: Reason::Decision };
    let ending = Ending { result, discs: position.n_discs(), score: position.final_score() };
    let players = players(SIDES);
    support::check(|text| text.ending(ending, players.as_ref()), ["裁定により白の勝ちです", "White wins by decision."]);
}

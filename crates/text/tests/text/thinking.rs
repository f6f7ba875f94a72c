//! What is said while somebody thinks, and of hints.

use std::time::Duration;

use yosumi_engine::{Engine, Limits, Options, Report};
use yosumi_records::Record;
use yosumi_rules::{Color, Game, Position};
use yosumi_session::{Command, Event, Hint, Session, Settings};
use yosumi_text::{Reach, SquareNames, Text};

use crate::support::{self, COMPUTERS, NAMED, YOU, check, check_squares, players};

/// Six squares are empty; the first position of the FFO suite's second part.
const SIX_LEFT: &str = "XXXOXXXXOXXXXXXXOOXXXXXXOOOXXXXXOOOXXOO-OOOOO---OOOOOOO-OOOOOOO- X";

/// What an engine finds out about the best moves.
#[track_caller]
fn hint(board: &str, limits: &Limits, n_best: usize) -> Hint {
    let position: Position = board.parse().expect("a position");
    let mut engine = Engine::new(Options { table_mebibytes: 1, ..Options::default() });
    Hint { position, report: engine.search(position, Limits { n_best, ..limits.clone() }) }
}

/// Checks what is said of a hint where squares are named by letters.
#[track_caller]
fn check_hint(hint: &Hint, expected: [&str; 2]) {
    assert_eq!(support::texts(SquareNames::Letters).each_ref().map(|text| text.hint(hint)), expected);
}

#[test]
fn a_hint_names_moves_with_their_values() {
    let hint = hint(SIX_LEFT, &Limits::exact(), 3);
    check_squares(
        |text| text.hint(&hint),
        ["黒のヒント(石差): h5 +6、g6 -2、f6 -4　読み切り", "Hint for Black, in discs: h5 +6, g6 -2, f6 -4 (exact)."],
        [
            "黒のヒント(石差): 4 7 +6、5 6 -2、5 5 -4　読み切り",
            "Hint for Black, in discs: 4 7 +6, 5 6 -2, 5 5 -4 (exact).",
        ],
    );
}

/// The same board as the other side's, and moves that are no longer looked at to the end.
#[test]
fn a_hint_says_how_far_it_looks() {
    let white = SIX_LEFT.replace('X', "x").replace('O', "X").replace('x', "O");
    let mut hint = hint(&white, &Limits::exact(), 1);
    check_hint(&hint, ["白のヒント(石差): h5 +6　読み切り", "Hint for White, in discs: h5 +6 (exact)."]);
    let best = &mut hint.report;
    best.is_exact = false;
    best.moves[0].is_exact = false;
    check_hint(
        &hint,
        ["白のヒント(石差): h5 +6.0　終局まで、未確定", "Hint for White, in discs: h5 +6.0 (to the end, not proved)."],
    );
    hint.report.depth = 1;
    check_hint(&hint, ["白のヒント(石差): h5 +6.0　1手読み", "Hint for White, in discs: h5 +6.0 (1 move ahead)."]);
    hint.report.depth = 5;
    check_hint(&hint, ["白のヒント(石差): h5 +6.0　5手読み", "Hint for White, in discs: h5 +6.0 (5 moves ahead)."]);
}

/// A hint that was hurried may have proved some moves and not others.
#[test]
fn a_hint_marks_what_is_proved_where_not_all_is() {
    let mut hint = hint(SIX_LEFT, &Limits::exact(), 2);
    hint.report.moves[1].is_exact = false;
    check_hint(
        &hint,
        [
            "黒のヒント(石差): h5 +6(読み切り)、g6 -2.0　終局まで、未確定",
            "Hint for Black, in discs: h5 +6 exact, g6 -2.0 (to the end, not proved).",
        ],
    );
}

#[test]
fn a_value_of_nought_has_no_sign() {
    let moves =
        "f5f6e6f4g5e7e3g6d3c5d6c6f7c4e8d2b5g3c7b4c2a5d7f2c3e2b3b6f3h4h3g4a6a4a3b1c1d1f1c8h6h5e1g1g2g8f8g7d8b8b7a2a8";
    let game: Game = moves.parse().expect("legal moves");
    let hint = hint(&game.position().to_string(), &Limits::exact(), 1);
    let square = hint.report.moves[0].mv;
    check_hint(
        &hint,
        [&format!("白のヒント(石差): {square} 0　読み切り"), &format!("Hint for White, in discs: {square} 0 (exact).")],
    );
}

/// Nought is also what is nearly nought.
#[test]
fn a_guess_of_nearly_nought_has_no_sign() {
    for depth in 1..=8 {
        let hint = hint(&Position::START.to_string(), &Limits::depth(depth), 1);
        for text in support::all_texts() {
            let told = text.hint(&hint);
            assert!(!told.contains("+0.0") && !told.contains("-0.0"), "{told}");
        }
    }
}

#[test]
fn a_hint_is_told_when_it_is_there() {
    let record = Record::new(SIX_LEFT.parse().expect("a position"));
    let (mut session, _) = Session::new(players(YOU), record, Settings::default());
    let asked = session.handle(Command::Hint);
    let [event @ Event::Advise(advise)] = &asked[..] else { panic!("{asked:?}") };
    for text in support::all_texts() {
        assert_eq!(text.event(event, session.specs()), None);
    }
    let told = session.handle(advise.run(|_| {}));
    let expected =
        ["黒のヒント(石差): h5 +6、g6 -2、f6 -4　読み切り", "Hint for Black, in discs: h5 +6, g6 -2, f6 -4 (exact)."];
    let texts = support::texts(SquareNames::Letters);
    assert_eq!(texts.each_ref().map(|text| text.event(&told[0], session.specs()).expect("something to say")), expected);
}

/// Whoever shows the game says so when it takes long.
#[test]
fn nothing_is_said_when_a_computer_begins_to_think() {
    let (_session, events) = Session::new(players(COMPUTERS), Record::default(), Settings::default());
    let think = events.iter().find(|event| matches!(event, Event::Think(_))).expect("a computer is asked");
    for text in support::all_texts() {
        assert_eq!(text.event(think, players(COMPUTERS).as_ref()), None);
    }
}

#[test]
fn it_is_said_who_thinks() {
    let thinking = |who, color| move |text: &Text| text.thinking(players(who).as_ref(), color);
    check(thinking(COMPUTERS, Color::Black), ["コンピュータ(黒)が考えています", "Computer (Black) is thinking."]);
    check(thinking(NAMED, Color::White), ["コンピュータ(白)が考えています", "Computer (White) is thinking."]);
    check(Text::advising, ["ヒントを考えています", "A hint is being worked out."]);
}

#[test]
fn it_is_said_how_far_somebody_has_thought() {
    let thought =
        |seconds, reach| move |text: &Text| text.thought_for(Duration::from_secs(seconds), reach, "12,345,678");
    check(
        thought(5, Reach::Ahead(14)),
        ["5秒経過　14手読み　12,345,678 局面", "After 5 s: 14 moves ahead, 12,345,678 positions."],
    );
    check(
        thought(40, Reach::Ahead(1)),
        ["40秒経過　1手読み　12,345,678 局面", "After 40 s: 1 move ahead, 12,345,678 positions."],
    );
    check(
        thought(60, Reach::ToTheEnd),
        ["1分経過　終局まで、未確定　12,345,678 局面", "After 1 min: to the end, not proved, 12,345,678 positions."],
    );
    check(
        thought(240, Reach::Exact),
        ["4分経過　読み切り　12,345,678 局面", "After 4 min: exact, 12,345,678 positions."],
    );
}

#[test]
fn it_is_said_how_to_go_on_at_once() {
    check(
        |text| text.how_to_hurry(true),
        [
            "「今すぐ」と入力するとすぐに打ちます。「待った」で自分の手を戻せます",
            "\"now\" makes it move at once, \"undo\" takes your move back.",
        ],
    );
    check(|text| text.how_to_hurry(false), ["「今すぐ」と入力するとすぐに打ちます", "\"now\" makes it move at once."]);
    check(Text::how_to_hurry_a_hint, ["「今すぐ」でここまでの結果を表示します", "\"now\" gives what is known so far."]);
}

#[test]
fn a_report_reaches_as_far_as_it_looked() {
    let Hint { position, report } = hint(SIX_LEFT, &Limits::exact(), 1);
    let reach = |report: &Report| Reach::of(report, position);
    assert_eq!(reach(&report), Reach::Exact);
    assert_eq!(reach(&Report { is_exact: false, ..report.clone() }), Reach::ToTheEnd);
    assert_eq!(reach(&Report { is_exact: false, depth: 5, ..report }), Reach::Ahead(5));
}

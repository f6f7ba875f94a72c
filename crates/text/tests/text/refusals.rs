//! What is said when something cannot be done.

use yosumi_rules::{Color, Position, Square};
use yosumi_session::{Command, Event, Refusal, Session, Settings};

use crate::support::{self, COMPUTERS, FRIENDS, NAMED, NAMED_WHITE, SIDES, YOU, YOU_WHITE, players};

#[track_caller]
fn check(refusal: Refusal, who: (&str, &str), expected: [&str; 2]) {
    check_squares(refusal, who, expected, expected);
}

#[track_caller]
fn check_squares(refusal: Refusal, who: (&str, &str), letters: [&str; 2], row_column: [&str; 2]) {
    let players = players(who);
    support::check_squares(|text| text.refusal(refusal, players.as_ref()), letters, row_column);
    // It is what is said when it happens.
    let event = Event::Refused(refusal);
    let say = |text: &yosumi_text::Text| text.event(&event, players.as_ref()).expect("something to say");
    support::check_squares(say, letters, row_column);
}

#[test]
fn a_square_that_is_not_playable_lists_the_playable_ones() {
    let start = Position::START.play(Square::D4).expect_err("a disc lies there");
    let second = Position::START.play(Square::F5).expect("playable").play(Square::A1).expect_err("nothing to turn");
    for who in [NAMED, YOU, SIDES, FRIENDS] {
        check_squares(
            Refusal::NotPlayable(start),
            who,
            ["そのマスには打てません。打てるマス: d3 c4 f5 e6", "That square is not playable. Playable: d3 c4 f5 e6."],
            [
                "そのマスには打てません。打てるマス: 2 3, 3 2, 4 5, 5 4",
                "That square is not playable. Playable: 2 3, 3 2, 4 5, 5 4.",
            ],
        );
        check_squares(
            Refusal::NotPlayable(second),
            who,
            ["そのマスには打てません。打てるマス: f4 d6 f6", "That square is not playable. Playable: f4 d6 f6."],
            [
                "そのマスには打てません。打てるマス: 3 5, 5 3, 5 5",
                "That square is not playable. Playable: 3 5, 5 3, 5 5.",
            ],
        );
    }
}

#[test]
fn nobody_plays_for_a_computer() {
    let (black, white) = (Refusal::ComputersTurn(Color::Black), Refusal::ComputersTurn(Color::White));
    let black_is_due = [
        "コンピュータ(黒)の番です。着手を待つか「今すぐ」で打たせてください",
        "Computer (Black) is to move. Please wait, or hurry it with \"now\".",
    ];
    let white_is_due = [
        "コンピュータ(白)の番です。着手を待つか「今すぐ」で打たせてください",
        "Computer (White) is to move. Please wait, or hurry it with \"now\".",
    ];
    for who in [NAMED_WHITE, YOU_WHITE, COMPUTERS] {
        check(black, who, black_is_due);
    }
    for who in [NAMED, YOU, COMPUTERS] {
        check(white, who, white_is_due);
    }
}

#[test]
fn what_cannot_be_done_is_told_alike_to_all_players() {
    for who in [NAMED, YOU, SIDES, FRIENDS, COMPUTERS] {
        check(
            Refusal::GameOver,
            who,
            [
                "対局は終わっています。「待った」で手を戻せます。「新規」で次の対局を始められます",
                r#"The game is over. "undo" takes a move back, "new" begins another game."#,
            ],
        );
        check(Refusal::NothingToTakeBack, who, ["戻せる手がありません", "There is no move to take back."]);
        check(Refusal::NothingToPlayAgain, who, ["進める手がありません", "There is no move to play again."]);
        check(Refusal::NobodyToResign, who, ["投了できる人がいません", "Nobody can resign: no person plays."]);
        check(
            Refusal::HintUnderWay,
            who,
            [
                "ヒントを考えているところです。「今すぐ」でここまでの結果を表示します",
                r#"A hint is being worked out already. "now" gives what is known so far."#,
            ],
        );
        check(
            Refusal::NobodyThinks,
            who,
            [
                "今はコンピュータの考慮中ではありません。打つマスを入力してください。「ヒント」で良い手を表示します",
                r#"No computer is thinking now. Type a square to play; "hint" says what the best moves are worth."#,
            ],
        );
    }
}

/// Each is what a session says no with.
#[test]
fn every_refusal_of_a_session_has_its_sentence() {
    let refused = |who, commands: Vec<Command>| {
        let (mut session, _) = Session::new(players(who), yosumi_records::Record::default(), Settings::default());
        let events = commands.into_iter().flat_map(|command| session.handle(command)).collect::<Vec<_>>();
        let Some(last @ Event::Refused(_)) = events.last() else { panic!("not refused: {events:?}") };
        support::texts(yosumi_text::SquareNames::Letters)[1].event(last, session.specs()).expect("something to say")
    };
    let told = [
        refused(SIDES, vec![Command::Play(Square::A1)]),
        refused(YOU_WHITE, vec![Command::Play(Square::F5)]),
        refused(YOU, vec![Command::Resign, Command::Play(Square::F5)]),
        refused(YOU, vec![Command::Undo]),
        refused(YOU, vec![Command::Redo]),
        refused(COMPUTERS, vec![Command::Resign]),
        refused(YOU, vec![Command::Hint, Command::Hint]),
        refused(YOU, vec![Command::AnswerNow]),
    ];
    let expected = [
        "That square is not playable. Playable: d3 c4 f5 e6.",
        r#"Computer (Black) is to move. Please wait, or hurry it with "now"."#,
        r#"The game is over. "undo" takes a move back, "new" begins another game."#,
        "There is no move to take back.",
        "There is no move to play again.",
        "Nobody can resign: no person plays.",
        r#"A hint is being worked out already. "now" gives what is known so far."#,
        r#"No computer is thinking now. Type a square to play; "hint" says what the best moves are worth."#,
    ];
    assert_eq!(told, expected);
}

#[test]
fn what_cannot_be_done_while_looking_back_is_told() {
    check(
        Refusal::Paused,
        YOU,
        ["コンピュータの着手を止めています。再開してから打ってください", "The computer pauses. Let it play on first."],
    );
    check(Refusal::UnknownNode, SIDES, ["その手は棋譜にありません", "The record has no such move."]);
    check(
        Refusal::NotDeletable,
        SIDES,
        [
            "対局で打たれた手なので削除できません。前の手から対局を続けると削除できます",
            "The game stands on this move, so it cannot be deleted. Let the game go on from an earlier move first.",
        ],
    );
    check(Refusal::NotLookingBack, SIDES, ["対局はすでにこの局面です", "The game already stands here."]);
}

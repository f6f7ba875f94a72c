//! What is said when something happens.

use yosumi_rules::{Bitboard, Color, Played, Square};
use yosumi_session::Event;

use crate::support::{self, COMPUTERS, FRIENDS, NAMED, NAMED_WHITE, ONE_NAMED, SIDES, YOU, YOU_WHITE, players};

#[track_caller]
fn check(event: &Event, who: (&str, &str), expected: [&str; 2]) {
    let players = players(who);
    support::check(|text| text.event(event, players.as_ref()).expect("something to say"), expected);
}

/// A move that turns as many discs.
fn played(by: Color, square: Square, n_flips: usize) -> Event {
    Event::Played(Played {
        by,
        square,
        flips: Square::ALL.into_iter().take(n_flips).collect::<Bitboard>(),
        passed: false,
    })
}

#[track_caller]
fn check_played(event: &Event, who: (&str, &str), letters: [&str; 2], row_column: [&str; 2]) {
    let players = players(who);
    support::check_squares(|text| text.event(event, players.as_ref()).expect("something to say"), letters, row_column);
}

#[test]
fn it_is_said_who_moves_first() {
    let black = Event::Begun { first: Color::Black };
    check(&black, NAMED, ["先手はみどり(黒)です", "みどり (Black) moves first."]);
    check(&black, FRIENDS, ["先手はAnn(黒)です", "Ann (Black) moves first."]);
    check(&black, YOU, ["先手はあなた(黒)です", "You (Black) move first."]);
    check(&black, YOU_WHITE, ["先手はコンピュータ(黒)です", "Computer (Black) moves first."]);
    check(&black, SIDES, ["先手は黒です", "Black moves first."]);
    check(&black, COMPUTERS, ["先手はコンピュータ(黒)です", "Computer (Black) moves first."]);
}

/// The first to move is white only where the game does not begin at the usual start; 先手 is black's.
#[test]
fn white_moves_first_without_being_called_black() {
    let white = Event::Begun { first: Color::White };
    check(&white, NAMED_WHITE, ["先に打つのはみどり(白)です", "みどり (White) moves first."]);
    check(&white, YOU_WHITE, ["先に打つのはあなた(白)です", "You (White) move first."]);
    check(&white, SIDES, ["先に打つのは白です", "White moves first."]);
    check(&white, ONE_NAMED, ["先に打つのは白です", "White moves first."]);
    check(&white, COMPUTERS, ["先に打つのはコンピュータ(白)です", "Computer (White) moves first."]);
}

#[test]
fn it_is_said_that_a_game_goes_on() {
    check(
        &Event::Resumed { n_played: 1, is_over: false },
        NAMED,
        ["1手目まで進んだ対局を続けます", "The game goes on after 1 move."],
    );
    check(
        &Event::Resumed { n_played: 2, is_over: false },
        SIDES,
        ["2手目まで進んだ対局を続けます", "The game goes on after 2 moves."],
    );
    check(
        &Event::Resumed { n_played: 21, is_over: false },
        YOU,
        ["21手目まで進んだ対局を続けます", "The game goes on after 21 moves."],
    );
}

#[test]
fn a_game_that_is_over_is_not_said_to_go_on() {
    for who in [NAMED, YOU, SIDES, COMPUTERS] {
        check(
            &Event::Resumed { n_played: 1, is_over: true },
            who,
            ["1手で終わった対局です", "This game ended after 1 move."],
        );
        check(
            &Event::Resumed { n_played: 60, is_over: true },
            who,
            ["60手で終わった対局です", "This game ended after 60 moves."],
        );
    }
}

#[test]
fn it_is_said_whose_turn_it_is() {
    let turn = |color, move_number| Event::Turn { color, move_number };
    check(&turn(Color::Black, 13), NAMED, ["みどり(黒)の番です　13手目", "みどり (Black) to move, move 13."]);
    check(&turn(Color::Black, 13), FRIENDS, ["Ann(黒)の番です　13手目", "Ann (Black) to move, move 13."]);
    check(&turn(Color::White, 60), FRIENDS, ["田中(白)の番です　60手目", "田中 (White) to move, move 60."]);
    check(&turn(Color::Black, 1), YOU, ["あなた(黒)の番です　1手目", "You (Black) to move, move 1."]);
    check(&turn(Color::White, 2), YOU, ["コンピュータ(白)の番です　2手目", "Computer (White) to move, move 2."]);
    check(&turn(Color::White, 2), SIDES, ["白の番です　2手目", "White to move, move 2."]);
    check(&turn(Color::Black, 1), COMPUTERS, ["コンピュータ(黒)の番です　1手目", "Computer (Black) to move, move 1."]);
}

#[test]
fn a_persons_move_is_told_by_the_discs_it_turns() {
    let (one, three) = (["f5　1個返しました", "f5 turns 1 disc."], ["f5　3個返しました", "f5 turns 3 discs."]);
    let (one_row, three_row) =
        (["4 5　1個返しました", "4 5 turns 1 disc."], ["4 5　3個返しました", "4 5 turns 3 discs."]);
    for who in [NAMED, YOU, SIDES, FRIENDS, ONE_NAMED] {
        check_played(&played(Color::Black, Square::F5, 1), who, one, one_row);
        check_played(&played(Color::Black, Square::F5, 3), who, three, three_row);
    }
    for who in [NAMED_WHITE, YOU_WHITE, SIDES, FRIENDS, ONE_NAMED] {
        check_played(&played(Color::White, Square::F5, 3), who, three, three_row);
    }
}

#[test]
fn a_computers_move_is_announced() {
    for who in [NAMED_WHITE, YOU_WHITE, COMPUTERS] {
        check_played(
            &played(Color::Black, Square::H1, 1),
            who,
            ["コンピュータ(黒)は h1 に打ちました　1個返しました", "Computer (Black) plays h1 and turns 1 disc."],
            ["コンピュータ(黒)は 0 7 に打ちました　1個返しました", "Computer (Black) plays 0 7 and turns 1 disc."],
        );
    }
    for who in [NAMED, YOU, COMPUTERS] {
        check_played(
            &played(Color::White, Square::A8, 18),
            who,
            ["コンピュータ(白)は a8 に打ちました　18個返しました", "Computer (White) plays a8 and turns 18 discs."],
            ["コンピュータ(白)は 7 0 に打ちました　18個返しました", "Computer (White) plays 7 0 and turns 18 discs."],
        );
    }
}

#[test]
fn it_is_said_who_passes() {
    let (black, white) = (Event::Passed { by: Color::Black }, Event::Passed { by: Color::White });
    check(
        &white,
        NAMED,
        ["コンピュータ(白)は打てるマスがないのでパスです", "Computer (White) has no move and passes."],
    );
    check(&black, NAMED, ["みどり(黒)は打てるマスがないのでパスです", "みどり (Black) has no move and passes."]);
    check(&black, YOU, ["あなた(黒)は打てるマスがないのでパスです", "You (Black) have no move and pass."]);
    check(&white, SIDES, ["白は打てるマスがないのでパスです", "White has no move and passes."]);
    check(&white, FRIENDS, ["田中(白)は打てるマスがないのでパスです", "田中 (White) has no move and passes."]);
    check(
        &black,
        COMPUTERS,
        ["コンピュータ(黒)は打てるマスがないのでパスです", "Computer (Black) has no move and passes."],
    );
}

#[test]
fn it_is_said_how_much_is_taken_back_and_played_again() {
    for who in [NAMED, YOU, SIDES, COMPUTERS] {
        check(&Event::TakenBack { n_discs: 1 }, who, ["1手戻しました", "Took back 1 move."]);
        check(&Event::TakenBack { n_discs: 2 }, who, ["2手戻しました", "Took back 2 moves."]);
        check(&Event::PlayedAgain { n_discs: 1 }, who, ["1手進めました", "Played 1 move again."]);
        check(&Event::PlayedAgain { n_discs: 11 }, who, ["11手進めました", "Played 11 moves again."]);
    }
}

#[test]
fn it_is_said_who_sits_where_after_a_swap() {
    let swapped = Event::Swapped;
    check(
        &swapped,
        NAMED_WHITE,
        [
            "黒番と白番を入れ替えました　コンピュータ(黒)、みどり(白)",
            "Sides swapped: Computer (Black), みどり (White).",
        ],
    );
    check(
        &swapped,
        YOU,
        ["黒番と白番を入れ替えました　あなた(黒)、コンピュータ(白)", "Sides swapped: You (Black), Computer (White)."],
    );
    check(&swapped, SIDES, ["黒番と白番を入れ替えました　黒、白", "Sides swapped: Black, White."]);
}

#[test]
fn it_is_said_who_resigns() {
    let (black, white) = (Event::Resigned { by: Color::Black }, Event::Resigned { by: Color::White });
    check(&black, NAMED, ["みどり(黒)が投了しました", "みどり (Black) resigns."]);
    check(&white, FRIENDS, ["田中(白)が投了しました", "田中 (White) resigns."]);
    check(&black, YOU, ["あなた(黒)が投了しました", "You (Black) resign."]);
    check(&white, YOU_WHITE, ["あなた(白)が投了しました", "You (White) resign."]);
    check(&white, SIDES, ["白が投了しました", "White resigns."]);
}

#[test]
fn an_end_that_is_taken_back_is_told() {
    check(&Event::ResultTakenBack, YOU, ["対局の終わりを取り消しました", "The end of the game is taken back."]);
}

#[test]
fn another_place_that_is_shown_is_told_by_its_move() {
    for who in [NAMED, SIDES] {
        check(&Event::Shown { n_played: 0, square: None }, who, ["開始局面です", "The start of the game."]);
    }
    let shown = Event::Shown { n_played: 20, square: Some(Square::F5) };
    check_played(&shown, YOU, ["20手目　f5", "Move 20, f5."], ["20手目　4 5", "Move 20, 4 5."]);
}

#[test]
fn variations_are_told() {
    let branched = |n_flips| match played(Color::Black, Square::F5, n_flips) {
        Event::Played(played) => Event::Branched(played),
        other => other,
    };
    check_played(
        &branched(1),
        SIDES,
        ["変化　f5　1個返しました", "Variation: f5 turns 1 disc."],
        ["変化　4 5　1個返しました", "Variation: 4 5 turns 1 disc."],
    );
    check_played(
        &branched(3),
        SIDES,
        ["変化　f5　3個返しました", "Variation: f5 turns 3 discs."],
        ["変化　4 5　3個返しました", "Variation: 4 5 turns 3 discs."],
    );
    check(&Event::Promoted, SIDES, ["この手順を本譜にしました", "This line is now the main line."]);
    check(&Event::Deleted { n_discs: 1 }, SIDES, ["1手削除しました", "Deleted 1 move."]);
    check(&Event::Deleted { n_discs: 2 }, SIDES, ["2手削除しました", "Deleted 2 moves."]);
}

#[test]
fn it_is_told_from_where_the_game_goes_on() {
    let taken_up = |n_played| Event::TakenUp { n_played };
    check(&taken_up(0), SIDES, ["開始局面から対局を続けます", "The game goes on from its start."]);
    check(&taken_up(1), SIDES, ["1手目から対局を続けます", "The game goes on after 1 move."]);
    check(&taken_up(20), SIDES, ["20手目から対局を続けます", "The game goes on after 20 moves."]);
}

#[test]
fn it_is_told_that_computers_wait_and_go_on() {
    check(&Event::Paused, YOU, ["コンピュータの着手を止めました", "The computer pauses."]);
    check(&Event::Unpaused, YOU, ["コンピュータの着手を再開しました", "The computer plays on."]);
}

#[test]
fn it_is_told_who_has_sat_down() {
    check(&Event::Seated, FRIENDS, ["対局者はAnn(黒)と田中(白)です", "Players: Ann (Black), 田中 (White)."]);
}

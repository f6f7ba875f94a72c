//! Whole sessions, as people read them.

use yosumi_records::{Record, read_position, read_text};
use yosumi_rules::Square;
use yosumi_session::{Command, Event, Session, Settings};
use yosumi_text::{SquareNames, Text};

use crate::support::{players, texts};

/// What is said in a session, with computers that answer at once.
fn told(text: &Text, who: (&str, &str), record: Record, commands: Vec<Command>) -> Vec<String> {
    let (mut session, events) = Session::new(players(who), record, Settings::default());
    let mut sentences = Vec::new();
    hear(text, &mut session, events, &mut sentences);
    for command in commands {
        let events = session.handle(command);
        hear(text, &mut session, events, &mut sentences);
    }
    sentences
}

fn hear(text: &Text, session: &mut Session, events: Vec<Event>, sentences: &mut Vec<String>) {
    sentences.extend(events.iter().filter_map(|event| text.event(event, session.specs())));
    for event in events {
        if let Event::Think(think) = event {
            let answer = session.handle(think.run(|_| {}));
            hear(text, session, answer, sentences);
        }
    }
}

#[track_caller]
fn check(
    who: (&str, &str),
    start: Option<&str>,
    commands: impl Fn() -> Vec<Command>,
    japanese: &[&str],
    english: &[&str],
) {
    let start = start.map(|board| read_position(board).expect("a board"));
    check_record(who, &start.map_or_else(Record::default, Record::new), commands, japanese, english);
}

/// The same for a game that was begun before.
#[track_caller]
fn check_record(
    who: (&str, &str),
    record: &Record,
    commands: impl Fn() -> Vec<Command>,
    japanese: &[&str],
    english: &[&str],
) {
    let [in_japanese, in_english] = texts(SquareNames::Letters);
    assert_eq!(told(in_japanese, who, record.clone(), commands()), japanese);
    assert_eq!(told(in_english, who, record.clone(), commands()), english);
}

#[test]
fn a_game_with_a_computer_is_told() {
    check(
        ("human:みどり", "computer:first"),
        None,
        || {
            vec![
                Command::Play(Square::F5),
                Command::Play(Square::A1),
                Command::Undo,
                Command::Redo,
                Command::Resign,
                Command::Undo,
            ]
        },
        &[
            "先手はみどり(黒)です",
            "みどり(黒)の番です　1手目",
            "f5　1個返しました",
            "コンピュータ(白)の番です　2手目",
            "コンピュータ(白)は f4 に打ちました　1個返しました",
            "みどり(黒)の番です　3手目",
            "そのマスには打てません。打てるマス: c3 d3 e3 f3 g3",
            "2手戻しました",
            "みどり(黒)の番です　1手目",
            "2手進めました",
            "みどり(黒)の番です　3手目",
            "みどり(黒)が投了しました",
            "投了によりコンピュータ(白)の勝ちです",
            "対局の終わりを取り消しました",
            "みどり(黒)の番です　3手目",
        ],
        &[
            "みどり (Black) moves first.",
            "みどり (Black) to move, move 1.",
            "f5 turns 1 disc.",
            "Computer (White) to move, move 2.",
            "Computer (White) plays f4 and turns 1 disc.",
            "みどり (Black) to move, move 3.",
            "That square is not playable. Playable: c3 d3 e3 f3 g3.",
            "Took back 2 moves.",
            "みどり (Black) to move, move 1.",
            "Played 2 moves again.",
            "みどり (Black) to move, move 3.",
            "みどり (Black) resigns.",
            "Computer (White) wins by resignation.",
            "The end of the game is taken back.",
            "みどり (Black) to move, move 3.",
        ],
    );
}

#[test]
fn a_pass_at_the_start_and_the_end_after_it_are_told() {
    check(
        ("human", "human"),
        Some("OX-------------------------------------------------------------- X"),
        || vec![Command::Play(Square::C1)],
        &[
            "黒は打てるマスがないのでパスです",
            "先に打つのは白です",
            "白の番です　1手目",
            "c1　1個返しました",
            "3 対 0(得点 64 対 0)で白の勝ちです",
        ],
        &[
            "Black has no move and passes.",
            "White moves first.",
            "White to move, move 1.",
            "c1 turns 1 disc.",
            "White wins 3–0 (score 64–0).",
        ],
    );
}

/// What is over is not said to go on, until its last move is taken back.
#[test]
fn a_game_that_was_over_already_is_told() {
    check_record(
        ("human", "human"),
        &read_text("e6f4e3f6g5d6e7f5c5").expect("a game"),
        || vec![Command::Undo],
        &["9手で終わった対局です", "13 対 0(得点 64 対 0)で黒の勝ちです", "1手戻しました", "黒の番です　9手目"],
        &[
            "This game ended after 9 moves.",
            "Black wins 13–0 (score 64–0).",
            "Took back 1 move.",
            "Black to move, move 9.",
        ],
    );
    check_record(
        ("human", "human"),
        &read_text("f5").expect("a game"),
        Vec::new,
        &["1手目まで進んだ対局を続けます", "白の番です　2手目"],
        &["The game goes on after 1 move.", "White to move, move 2."],
    );
}

/// The names go with the players.
#[test]
fn a_swap_is_told_with_the_new_sides() {
    check(
        ("human", "human:Ann"),
        None,
        || vec![Command::Swap],
        &["先手は黒です", "黒の番です　1手目", "黒番と白番を入れ替えました　Ann(黒)、白", "Ann(黒)の番です　1手目"],
        &[
            "Black moves first.",
            "Black to move, move 1.",
            "Sides swapped: Ann (Black), White.",
            "Ann (Black) to move, move 1.",
        ],
    );
}

//! What is said of a game or a position that is shown.

use yosumi_rules::Position;
use yosumi_session::Players;
use yosumi_text::SquareNames;

use crate::support::texts;

#[test]
fn openings_are_told_in_the_language_or_in_the_one_they_have() {
    let [japanese, english] = texts(SquareNames::Letters);
    for (moves, [in_japanese, in_english]) in [
        ("f5d6c3d3c4", ["定石: 虎定石(5手目まで)", "Opening: Tiger, up to move 5."]),
        ("f5d6c3d3c4f4f6", ["定石: Stephenson(7手目まで)", "Opening: Stephenson, up to move 7."]),
        ("f5f4e3f6d3", ["定石: 鼠定石(5手目まで)", "Opening: Mouse, up to move 5."]),
        ("f5f4d3", ["定石: チューペット(3手目まで)", "Opening: チューペット, up to move 3."]),
    ] {
        let opening = yosumi_book::opening_of(&moves.parse().expect("a game")).expect("it has a name");
        assert_eq!([japanese.opening(opening), english.opening(opening)], [in_japanese, in_english]);
    }
}

#[test]
fn what_is_around_a_board_is_told() {
    let [japanese, english] = texts(SquareNames::Letters);
    let players =
        Players { black: "human:Ann".parse().expect("a player"), white: "human:みどり".parse().expect("a player") };
    assert_eq!(japanese.versus(players.as_ref()), "Ann(黒) 対 みどり(白)");
    assert_eq!(english.versus(players.as_ref()), "Ann (Black) – みどり (White)");
    assert_eq!(japanese.moves_shown("f5"), "棋譜: f5");
    assert_eq!(english.moves_shown("f5"), "Moves: f5");
    assert_eq!(japanese.discs(Position::START), "黒石: e4 d5　白石: d4 e5");
    let wiped_out: Position = format!("XX{} O", "-".repeat(62)).parse().expect("a position");
    assert_eq!(english.discs(wiped_out), "Black: a1 b1. White: –.");
    assert_eq!(english.only_so_many_moves(0), "--at: the game has only 0 moves");
    assert_eq!(japanese.only_so_many_moves(8), "--at: この対局は8手までしかありません");
    assert!(japanese.nothing_to_show().contains("--position で局面"));
}

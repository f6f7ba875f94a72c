//! What is said of how well computers play.

use yosumi_rules::Color;
use yosumi_session::{Level, NamedLevel};

use crate::support::{YOU, all_texts, check, players};

#[track_caller]
fn check_introduction(level: &str, expected: [&str; 2]) {
    let players = players((&format!("computer:{level}"), "human"));
    check(|text| text.introduction(players.as_ref(), Color::Black).expect("a computer"), expected);
}

#[test]
fn a_computer_is_introduced_with_its_level_and_its_name() {
    check_introduction(
        "1",
        ["コンピュータ(黒)の強さはレベル1(入門)です", "Computer (Black) plays at level 1 (Beginner)."],
    );
    check_introduction("2", ["コンピュータ(黒)の強さはレベル2です", "Computer (Black) plays at level 2."]);
    check_introduction(
        "first",
        [
            "コンピュータ(黒)はいつも最初の打てるマスに打ちます",
            "Computer (Black) always plays the first playable square.",
        ],
    );
    check_introduction(
        "random",
        ["コンピュータ(黒)は打てるマスにランダムに打ちます", "Computer (Black) plays at random."],
    );
}

#[test]
fn a_level_whose_moves_take_long_says_so() {
    check_introduction(
        "20",
        [
            "コンピュータ(黒)の強さはレベル20(最強)です。一手に数秒かかることがあります",
            "Computer (Black) plays at level 20 (Strongest). A move may take some seconds.",
        ],
    );
    check_introduction(
        "21",
        [
            "コンピュータ(黒)の強さはレベル21です。一手に1分以上かかることがあります。「今すぐ」と入力するとすぐに打ちます",
            "Computer (Black) plays at level 21. A move may take a minute or more; \"now\" makes it move at once.",
        ],
    );
    check_introduction(
        "30",
        [
            "コンピュータ(黒)の強さはレベル30です。一手に何分もかかることがあります。「今すぐ」と入力するとすぐに打ちます",
            "Computer (Black) plays at level 30. A move may take many minutes; \"now\" makes it move at once.",
        ],
    );
}

#[test]
fn a_person_is_not_introduced() {
    for text in all_texts() {
        assert_eq!(text.introduction(players(YOU).as_ref(), Color::Black), None);
    }
}

#[test]
fn levels_have_names() {
    for (level, expected) in [
        (NamedLevel::Beginner, ["入門", "Beginner"]),
        (NamedLevel::Easy, ["初級", "Easy"]),
        (NamedLevel::Medium, ["中級", "Medium"]),
        (NamedLevel::Strong, ["上級", "Strong"]),
        (NamedLevel::Expert, ["有段", "Expert"]),
        (NamedLevel::Strongest, ["最強", "Strongest"]),
    ] {
        check(|text| text.level_name(level), expected);
    }
}

/// What is shown is what can be written.
#[test]
fn every_name_of_a_level_is_understood() {
    for text in all_texts() {
        for named in NamedLevel::ALL {
            assert_eq!(text.level_name(named).parse(), Ok(Level::Engine(named.level())));
        }
    }
}

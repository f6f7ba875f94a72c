//! Which words are understood, and how they may be typed.

use std::collections::BTreeMap;

use yosumi_rules::Color;
use yosumi_session::{Players, Refusal};
use yosumi_text::{Input, SquareNames, Verb, Vocabulary};

use crate::catalogs::{catalog, entries};
use crate::support::{NAMINGS, players, texts};

/// What each word of the catalogues is to be understood as.
fn words() -> Vec<(String, Input<'static>)> {
    let mut words = Vec::new();
    for language in ["ja", "en"] {
        for (key, value) in entries(&catalog(language)) {
            let Some(name) = key.strip_prefix("words-") else { continue };
            let verb = Verb::ALL.into_iter().find(|verb| format!("{verb:?}").eq_ignore_ascii_case(name));
            let meaning = match (verb, name) {
                (Some(verb), _) => Input::Verb(verb, ""),
                (None, "yes") => Input::Yes,
                (None, "no") => Input::No,
                (None, _) => panic!("no meaning for {key}"),
            };
            words.extend(value.split(',').map(|word| (word.trim().to_owned(), meaning)));
        }
    }
    assert!(words.len() > 2 * Verb::ALL.len(), "every verb has words in both languages");
    words
}

/// ASCII in its full-width form.
fn full_width(text: &str) -> String {
    let wide = |c| if matches!(c, '!'..='~') { char::from_u32(u32::from(c) + 0xfee0).unwrap_or(c) } else { c };
    text.chars().map(wide).collect()
}

#[track_caller]
fn check_word(vocabulary: &Vocabulary, word: &str, expected: Input<'_>) {
    let upper = word.to_uppercase();
    let lines =
        [word, &upper, &full_width(word), &full_width(&upper), &format!(" \t{word}\u{3000} "), &format!("{word}\r\n")]
            .map(str::to_owned);
    for line in &lines {
        assert_eq!(vocabulary.read(line), expected, "{line:?}");
    }
}

#[test]
fn every_word_of_both_languages_is_understood_in_any_form() {
    for squares in NAMINGS {
        let vocabulary = Vocabulary::new(squares);
        for (word, meaning) in words() {
            check_word(&vocabulary, &word, meaning);
        }
    }
}

#[test]
fn every_verb_and_answer_has_words_in_each_language() {
    for language in ["ja", "en"] {
        let catalog = catalog(language);
        let keys: Vec<&str> = entries(&catalog).map(|(key, _)| key).filter(|key| key.starts_with("words-")).collect();
        assert_eq!(keys.len(), Verb::ALL.len() + 2, "{language}: {keys:?}");
    }
}

#[test]
fn no_word_stands_twice() {
    let mut known = BTreeMap::new();
    for (word, meaning) in words() {
        assert!(!word.is_empty());
        let before = known.insert(word.to_lowercase(), meaning);
        assert_eq!(before, None, "{word} is also {meaning:?}");
    }
}

#[test]
fn no_word_is_a_square() {
    for (word, _) in words() {
        for squares in NAMINGS {
            assert_eq!(squares.parse(&word), None, "{word}");
        }
    }
}

#[test]
fn what_follows_a_word_that_takes_none_is_not_understood() {
    for squares in NAMINGS {
        let vocabulary = Vocabulary::new(squares);
        for (word, meaning) in words() {
            if matches!(meaning, Input::Verb(verb, _) if verb.takes_file()) {
                continue;
            }
            for rubbish in ["f5", "2", "game.json", "?", "する", &word] {
                for line in [format!("{word} {rubbish}"), format!("{word}\u{3000}{rubbish}")] {
                    assert_eq!(vocabulary.read(&line), Input::NotUnderstood, "{line:?}");
                }
            }
        }
    }
}

#[test]
fn the_name_of_a_file_is_kept_as_it_is() {
    let names = [
        "game.json",
        "Game One.JSON",
        "定石/虎 大量.json",
        "ＷＩＤＥ　Ｆｉｌｅ．ｔｘｔ",
        "a  b\u{3000}c.json",
        "f5",
        "4 5",
        "UNDO",
        "\"quoted name.json\"",
        "~/x y.json",
        "ハーフ/ﾊｰﾌ.txt",
    ];
    for squares in NAMINGS {
        let vocabulary = Vocabulary::new(squares);
        for (word, meaning) in words() {
            let Input::Verb(verb, _) = meaning else { continue };
            for name in names.into_iter().filter(|_| verb.takes_file()) {
                for line in [format!("{word} {name}"), format!("  {word}\u{3000} {name}\u{3000}\n")] {
                    assert_eq!(vocabulary.read(&line), Input::Verb(verb, name), "{line:?}");
                }
            }
        }
    }
}

#[test]
fn a_blank_line_asks_for_nothing() {
    for squares in NAMINGS {
        let vocabulary = Vocabulary::new(squares);
        for line in ["", " ", "\t", "\u{3000}", "\r\n", "\n\n"] {
            assert_eq!(vocabulary.read(line), Input::Nothing, "{line:?}");
        }
    }
}

#[test]
fn what_is_nearly_a_word_is_not_understood() {
    for squares in NAMINGS {
        let vocabulary = Vocabulary::new(squares);
        for line in [
            "undoo",
            "und",
            "un do",
            "待っ",
            "待ったー",
            "undo.",
            "/undo",
            "savegame.json",
            "はいはい",
            "un\u{0}do",
            "??",
            ".",
        ] {
            assert_eq!(vocabulary.read(line), Input::NotUnderstood, "{line:?}");
        }
    }
}

/// What a sentence puts between quotation marks is what to type.
#[test]
fn every_word_that_a_sentence_recommends_is_understood() {
    let vocabulary = Vocabulary::new(SquareNames::Letters);
    for text in texts(SquareNames::Letters) {
        let over = text.refusal(Refusal::GameOver, Players::default().as_ref());
        let players = players(("computer:25", "human"));
        let refusal = |refusal| text.refusal(refusal, players.as_ref());
        let sentences = [
            text.welcome("0.1.0"),
            text.yes_or_no(),
            text.not_understood("(…)"),
            over,
            refusal(Refusal::ComputersTurn(Color::Black)),
            refusal(Refusal::HintUnderWay),
            refusal(Refusal::NobodyThinks),
            text.introduction(players.as_ref(), Color::Black).expect("a computer"),
            text.how_to_hurry(true),
            text.how_to_hurry_a_hint(),
        ];
        let told = sentences.join(" ").replace("\"(…)\"", "").replace("「(…)」", "");
        let recommended: Vec<&str> = told.split(['"', '「', '」']).skip(1).step_by(2).collect();
        assert_eq!(recommended.len(), 15, "{told}");
        for word in recommended {
            assert_ne!(vocabulary.read(word), Input::NotUnderstood, "{word} in {told}");
        }
        let offer = text.new_game_offer();
        let (yes, no) = offer.trim_end_matches(')').rsplit_once('(').and_then(|it| it.1.split_once('/')).expect("two");
        assert_eq!((vocabulary.read(yes), vocabulary.read(no)), (Input::Yes, Input::No));
    }
}

#[test]
fn every_line_that_a_sentence_recommends_is_understood() {
    let vocabulary = Vocabulary::new(SquareNames::Letters);
    let [japanese, english] = texts(SquareNames::Letters);
    for verb in Verb::ALL.into_iter().filter(|verb| verb.takes_file()) {
        let missing = [japanese, english].map(|text| text.file_name_missing(verb));
        let lines = [
            missing[0].split_once("例: ").and_then(|it| it.1.strip_suffix(')')),
            missing[1].split_once("for example: ").map(|it| it.1),
        ];
        for line in lines {
            assert_eq!(vocabulary.read(line.expect("an example")), Input::Verb(verb, "game.json"));
        }
    }
    let hints = [japanese, english].map(|text| text.overwrite_hint("a b.json"));
    let lines = [hints[0].split(['「', '」']).nth(1), hints[1].split_once("type: ").map(|it| it.1)];
    for line in lines {
        assert_eq!(vocabulary.read(line.expect("a line to type")), Input::Verb(Verb::Overwrite, "a b.json"));
    }
}

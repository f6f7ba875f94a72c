//! What people and files say is repeated in sentences: it must neither flood nor command a terminal.

use proptest::prelude::*;
use yosumi_records::{read_json, read_obf_line, read_position, read_text, read_transcript};
use yosumi_rules::{Position, Square};
use yosumi_session::{PlayerSpec, Players, Session, Settings};
use yosumi_text::{Input, SquareNames, Text, Verb, Vocabulary};

use crate::support::{NAMINGS, all_texts, texts};

/// The longest sentence is one with many playable squares in it.
const MAX_CHARS: usize = 400;

/// What breaks lines or turns the direction of what follows, without being a control character.
const TURNING: [char; 11] = [
    '\u{2028}', '\u{2029}', '\u{202a}', '\u{202b}', '\u{202c}', '\u{202d}', '\u{202e}', '\u{2066}', '\u{2067}',
    '\u{2068}', '\u{2069}',
];

/// A sentence may stand on a line of its own.
#[track_caller]
fn assert_fit(sentence: &str) {
    let is_harmful = |c: char| c.is_control() || TURNING.contains(&c);
    assert!(!sentence.chars().any(is_harmful), "{sentence:?}");
    assert!(sentence.chars().count() <= MAX_CHARS, "{sentence:?}");
    assert!(!sentence.is_empty());
}

/// What is said of a text by all who may be given it.
fn told(strange: &str, text: &Text) -> Vec<String> {
    let mut told = vec![text.not_understood(strange)];
    told.extend(read_text(strange).err().map(|error| text.read_error(&error)));
    told.extend(read_transcript(Position::START, strange).err().map(|error| text.transcript_error(&error)));
    told.extend(read_position(strange).err().map(|error| text.board_text_error(&error)));
    told.extend(read_obf_line(strange).err().map(|error| text.obf_error(&error)));
    told.extend(read_json(strange).err().map(|error| text.json_error(&error)));
    told
}

/// A string of JSON, in which everything is escaped.
fn quoted(text: &str) -> String {
    let units: Vec<String> = text.encode_utf16().map(|unit| format!("\\u{unit:04x}")).collect();
    format!("\"{}\"", units.concat())
}

/// Record files with a strange text in a place where its content matters.
fn records_with(strange: &str) -> Vec<String> {
    let strange = quoted(strange);
    let mut records: Vec<String> = [
        format!(r#""date": {strange}"#),
        format!(r#""start": {strange}"#),
        format!(r#""moves": [{strange}]"#),
        format!(r#""moves": [{{"move": {strange}, "value": 65}}]"#),
        format!(r#""moves": {strange}"#),
        format!(r#""variations": [{{"after": {strange}}}]"#),
        format!(r#""variations": [{{"after": "", "moves": [{strange}]}}]"#),
        format!(r#""result": {{"outcome": {strange}, "reason": "score"}}"#),
    ]
    .into_iter()
    .map(|field| format!(r#"{{"format": "yosumi-record", "version": 1, {field}}}"#))
    .collect();
    records.push(format!(r#"{{"format": {strange}, "version": 1}}"#));
    records.push(format!(r#"{{"format": "yosumi-record", "version": {strange}}}"#));
    records
}

fn check(strange: &str) {
    for text in texts(SquareNames::Letters) {
        for given in std::iter::once(strange.to_owned()).chain(records_with(strange)) {
            for sentence in told(&given, text) {
                assert_fit(&sentence);
            }
        }
    }
}

/// Texts of many kinds, often with control characters.
fn strange() -> impl Strategy<Value = String> {
    let character = prop_oneof![
        any::<char>(),
        prop::char::range('\0', '~'),
        prop::char::range('\u{7f}', '\u{9f}'),
        prop::sample::select(TURNING.to_vec()),
    ];
    prop_oneof![
        prop::collection::vec(character, 0..80).prop_map(String::from_iter),
        "[a-h1-8xXoO.\\-\\[\\]{}\": \u{1b}\u{7}\n]{0,200}",
        "(f5d6c3|f5|--|pass|\\[8 )[\\x00-\\x1f]{1,3}.{0,60}",
    ]
}

proptest! {
    #[test]
    fn no_sentence_about_a_strange_text_is_long_or_has_control_characters(strange in strange()) {
        check(&strange);
    }

    #[test]
    fn a_line_is_understood_only_as_what_it_says(line in strange()) {
        for squares in NAMINGS {
            match Vocabulary::new(squares).read(&line) {
                Input::Nothing => prop_assert_eq!(line.trim(), ""),
                Input::Square(_) | Input::Yes | Input::No => prop_assert!(line.trim().chars().count() < 40),
                Input::Verb(verb, rest) => prop_assert!(line.trim_end().ends_with(rest) && (rest.is_empty() || verb.takes_file())),
                Input::NotUnderstood => prop_assert!(!line.trim().is_empty()),
            }
        }
    }

    /// Whatever they are called, players take part in sentences as they are called.
    #[test]
    fn a_name_stands_in_a_sentence_as_it_is(name in "[^\\pC\\s]{1,20}") {
        let players = Players { black: format!("human:{name}").parse().expect("a player"), white: Players::default().white };
        for text in all_texts() {
            let called = text.player(players.as_ref(), yosumi_rules::Color::Black);
            prop_assert!(called.starts_with(&name), "{called}");
        }
    }

    #[test]
    fn a_sentence_about_a_file_names_it(path in "[^\\pC\\s]{1,40}") {
        for text in all_texts() {
            for sentence in [text.saved(&path), text.loaded(&path), text.recording(&path), text.overwrite_hint(&path), text.moves_only(&path)] {
                prop_assert!(sentence.contains(&path), "{sentence}");
            }
        }
    }
}

#[test]
fn control_characters_are_shown_as_such() {
    let [japanese, english] =
        texts(SquareNames::Letters).each_ref().map(|text| text.not_understood("\u{1b}[31mf5\u{7}\n5"));
    assert!(japanese.starts_with("「\u{fffd}[31mf5\u{fffd}\u{fffd}5」は読み取れません。"), "{japanese}");
    assert!(english.starts_with("\"\u{fffd}[31mf5\u{fffd}\u{fffd}5\" is neither"), "{english}");
}

#[test]
fn only_the_beginning_of_a_long_line_is_shown() {
    #[track_caller]
    fn check_shown(line: &str, shown: &str) {
        for text in all_texts() {
            let sentence = text.not_understood(line);
            let found = sentence.split(['"', '「', '」']).nth(1);
            assert_eq!(found, Some(shown), "{sentence}");
        }
    }

    check_shown(&"x".repeat(40), &"x".repeat(40));
    check_shown(&"x".repeat(41), &format!("{}…", "x".repeat(40)));
    check_shown(&"黒".repeat(1 << 20), &format!("{}…", "黒".repeat(40)));
    check_shown(&format!("  {}  ", "y".repeat(40)), &"y".repeat(40));
}

#[test]
fn known_attacks_on_terminals_do_nothing() {
    for strange in [
        "\u{1b}[2J",
        "\u{1b}]0;title\u{7}",
        "\u{9b}31m",
        "f5\u{1b}[31m",
        "f5d6\r\nc3\u{8}\u{8}",
        "[8\u{1b}c",
        "[\u{0}8",
        "X\u{1b}X",
        "\0",
        "{\"\u{1b}\"",
        "{\u{1b}",
    ] {
        check(strange);
    }
    check(&"a".repeat(100_000));
    check(&"f5".repeat(50_000));
    check(&"{".repeat(100_000));
}

#[test]
fn the_longest_list_of_squares_fits_in_a_sentence() {
    let text = "---------OOXOOO--OX--XX--X-XOXO--OOXXX---OOXO--X-O-O--OO------X- X";
    let position: Position = text.parse().expect("a position");
    let error = position.play(Square::B2).expect_err("a disc lies there");
    for text in all_texts() {
        assert_fit(&text.refusal(yosumi_session::Refusal::NotPlayable(error), Players::default().as_ref()));
        for verb in Verb::ALL {
            assert_fit(&text.file_name_missing(verb));
        }
    }
}

/// What is said when a game is taken up whose record calls black so.
fn taken_up(name: &str) -> [String; 2] {
    let json = format!(r#"{{"format": "yosumi-record", "version": 1, "black": {}}}"#, quoted(name));
    let record = read_json(&json).expect("a record");
    let (session, events) = Session::new(Players::default(), record, Settings::default());
    texts(SquareNames::Letters)
        .each_ref()
        .map(|text| text.event(&events[0], session.specs()).expect("something to say"))
}

/// A record that somebody sent may give any name to a side.
#[test]
fn a_name_from_a_record_cannot_command_a_terminal() {
    assert_eq!(taken_up("Eve"), ["先手はEve(黒)です", "Eve (Black) moves first."]);
    for name in ["\u{1b}[31mEve", "Eve\n", "E\u{9b}31mve", "Eve\u{7f}"] {
        assert_eq!(taken_up(name), ["先手は黒です", "Black moves first."], "{name:?} is no name");
    }
    for c in TURNING {
        let expected = ["先手はE\u{fffd}ve(黒)です", "E\u{fffd}ve (Black) moves first."];
        assert_eq!(taken_up(&format!("E{c}ve")), expected, "{c:?}");
    }
}

/// Not every player comes from a session or a command line.
#[test]
fn no_name_can_command_a_terminal() {
    let name = Some(String::from("\u{1b}[31mEve\n\u{202e}!"));
    let players = Players { black: PlayerSpec::Person { name }, ..Players::default() };
    for text in all_texts() {
        let called = text.player(players.as_ref(), yosumi_rules::Color::Black);
        assert_fit(&called);
        assert!(called.starts_with("\u{fffd}[31mEve\u{fffd}\u{fffd}!"), "{called:?}");
    }
}

#[test]
fn a_long_name_is_cut() {
    let players =
        Players { black: format!("human:{}", "黒".repeat(10_000)).parse().expect("a player"), ..Players::default() };
    for text in all_texts() {
        assert_fit(&text.player(players.as_ref(), yosumi_rules::Color::Black));
    }
}

#[test]
fn the_name_of_a_file_cannot_command_a_terminal() {
    let path = "a\u{1b}[31m\u{7}.json";
    let error = yosumi_records::read_file(path).expect_err("no file");
    let folder = yosumi_records::write_file(
        "no\u{1b}c/a.json",
        &yosumi_records::Record::default(),
        yosumi_records::Overwrite::Refuse,
    )
    .expect_err("no folder");
    for text in all_texts() {
        for sentence in [
            text.saved(path),
            text.loaded(path),
            text.recording(path),
            text.overwrite_hint(path),
            text.moves_only(path),
            text.file_error(&error),
            text.file_error(&folder),
        ] {
            assert_fit(&sentence);
        }
    }
}

#[test]
fn a_number_of_many_digits_is_cut() {
    let error = read_json(r#"{"format": "yosumi-record", "version": 1, "value": 1e300}"#).expect_err("no value");
    for text in all_texts() {
        let sentence = text.json_error(&error);
        assert!(sentence.chars().count() < 100, "{sentence}");
    }
}

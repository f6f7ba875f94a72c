//! Lines of JSON to the letter, and random ones there and back.

use std::time::Duration;

use proptest::prelude::*;
use yosumi_rules::{Move, Position, Square};
use yosumi_wire::{Line, MoveScore, PositionLine, Score, Seconds, Total};

fn score(discs: f64) -> Score {
    Score::new(discs).expect("a score")
}

fn position(text: &str) -> Position {
    text.parse().expect("a position")
}

#[track_caller]
fn check(line: PositionLine, expected: &str) {
    let line = Line::Position(Box::new(line));
    assert_eq!(line.to_string(), expected);
    assert_eq!(expected.parse::<Line>().expect("a line"), line);
}

/// Checks that something is refused with these words.
#[track_caller]
fn check_error(text: &str, expected: &str) {
    let error = text.parse::<Line>().expect_err(text).to_string();
    assert!(error.contains(expected), "{text}: {error}");
}

const START: &str = "---------------------------OX------XO--------------------------- X";

#[test]
fn the_fields_stand_in_their_order_without_blanks() {
    let (c7, h4) = (Move::Disc(Square::C7), Move::Disc(Square::H4));
    let line = PositionLine {
        score: score(-2.0),
        exact: true,
        depth: 60,
        selectivity: 100,
        best: Some(c7),
        line: vec![c7, Move::Pass, h4],
        moves: vec![
            MoveScore { played: c7, score: score(-2.0), exact: true, line: Vec::new() },
            MoveScore { played: h4, score: score(-2.25), exact: false, line: vec![h4, c7] },
        ],
        nodes: 12_345_678_901,
        seconds: Duration::from_millis(1500).into(),
        threads: 2,
        ..position(START).into()
    };
    let expected = [
        r#"{"position":"---------------------------OX------XO--------------------------- X","empties":60,"#,
        r#""score":-2,"exact":true,"depth":60,"selectivity":100,"best":"c7","line":["c7","pass","h4"],"#,
        r#""moves":[{"move":"c7","score":-2,"exact":true},"#,
        r#"{"move":"h4","score":-2.25,"exact":false,"line":["h4","c7"]}],"#,
        r#""nodes":12345678901,"seconds":1.5,"threads":2}"#,
    ];
    check(line, &expected.concat());
}

#[test]
fn a_forced_pass_is_a_best_move_and_a_finished_game_has_none() {
    let stuck = position("OX-------------------------------------------------------------- X");
    let line = PositionLine { best: Some(Move::Pass), line: vec![Move::Pass], ..stuck.into() };
    assert!(Line::Position(Box::new(line)).to_string().contains(r#""best":"pass","line":["pass"],"moves":[],"#));

    let over = position("XXX------------------------------------------------------------- O");
    let line = PositionLine { score: score(-64.0), exact: true, ..over.into() };
    let expected = [
        r#"{"position":"XXX------------------------------------------------------------- O","empties":61,"#,
        r#""score":-64,"exact":true,"depth":0,"selectivity":0,"best":null,"line":[],"moves":[],"#,
        r#""nodes":0,"seconds":0.0,"threads":1}"#,
    ];
    check(line, &expected.concat());
}

#[test]
fn whole_scores_are_integers_and_nought_has_no_sign() {
    for (discs, expected) in [
        (0.0, "0"),
        (-0.0, "0"),
        (-0.004, "0"),
        (64.0, "64"),
        (-64.0, "-64"),
        (1.5, "1.5"),
        (-0.25, "-0.25"),
        (0.1, "0.1"),
    ] {
        let line = Line::Position(Box::new(PositionLine { score: score(discs), ..position(START).into() }));
        assert!(line.to_string().contains(&format!(r#""score":{expected},"#)), "{discs}: {line}");
    }
    for no_score in [64.01, -65.0, f64::NAN, f64::INFINITY] {
        assert_eq!(Score::new(no_score), None);
    }
}

#[test]
fn the_total_is_an_object_in_an_object() {
    let total = Total { positions: 20, nodes: 168_000_000, seconds: Duration::from_micros(3_090_001).into(), wrong: 1 };
    let text = r#"{"total":{"positions":20,"nodes":168000000,"seconds":3.090001,"wrong":1}}"#;
    assert_eq!(Line::Total(total).to_string(), text);
    assert_eq!(text.parse::<Line>().expect("a line"), Line::Total(total));
}

#[test]
fn fields_that_are_not_known_are_passed_over() {
    let text = r#"{"total":{"positions":1,"nodes":2,"seconds":3,"wrong":0,"right":1},"new":[]}"#;
    assert!(matches!(text.parse().expect("a line"), Line::Total(Total { positions: 1, nodes: 2, .. })));
}

#[test]
fn what_is_wrong_is_refused() {
    let line = Line::Position(Box::new(position(START).into())).to_string();
    for (from, to, expected) in [
        ("---OX", "--?OX", "is none of X, O and -"),
        (r#""score":0"#, r#""score":65"#, "not a score"),
        (r#""best":null"#, r#""best":"i9""#, "not a move"),
        (r#""line":[]"#, r#""line":["f5",""]"#, "not a move"),
        (r#""moves":[]"#, r#""moves":[{"move":"f5"}]"#, "missing field `score`"),
        (r#""seconds":0.0"#, r#""seconds":-1"#, "negative"),
        (r#""nodes":0"#, r#""nodes":-1"#, "invalid value"),
        (r#","threads":1"#, "", "missing field `threads`"),
    ] {
        let changed = line.replacen(from, to, 1);
        assert_ne!(changed, line, "{from}");
        check_error(&changed, expected);
    }
    check_error("", "EOF");
    check_error("[]", "invalid length 0");
    check_error(r#"{"total":{}}"#, "missing field `positions`");
}

fn moves() -> impl Strategy<Value = Move> {
    (0..65_usize).prop_map(|index| Square::from_index(index).map_or(Move::Pass, Move::Disc))
}

fn scores() -> impl Strategy<Value = Score> {
    (-6400..=6400_i16).prop_map(|hundredths| score(f64::from(hundredths) / 100.0))
}

fn lines() -> impl Strategy<Value = PositionLine> {
    let line = || prop::collection::vec(moves(), 0..6);
    let move_scores = (moves(), scores(), any::<bool>(), line()).prop_map(|(played, score, exact, line)| MoveScore {
        played,
        score,
        exact,
        line,
    });
    let searched = (0..=60_u8, 0..=100_u8, any::<u64>(), 0..1_000_000_000_u64, 1..64_usize);
    let found = (scores(), any::<bool>(), prop::option::of(moves()), line(), prop::collection::vec(move_scores, 0..5));
    (searched, found).prop_map(|((depth, selectivity, nodes, micros, threads), (score, exact, best, line, moves))| {
        PositionLine {
            score,
            exact,
            depth,
            selectivity,
            best,
            line,
            moves,
            nodes,
            seconds: Duration::from_micros(micros).into(),
            threads,
            ..position(START).into()
        }
    })
}

proptest! {
    #[test]
    fn what_is_written_is_read_again(line in lines()) {
        let line = Line::Position(Box::new(line));
        prop_assert_eq!(line.to_string().parse::<Line>().expect("a line"), line);
    }

    #[test]
    fn a_time_is_the_same_to_the_microsecond(micros in 0..1_000_000_000_000_u64, nanos in 0..500_u64) {
        let seconds = Seconds::from(Duration::from_nanos(micros * 1000 + nanos));
        prop_assert_eq!(seconds.duration(), Duration::from_micros(micros));
        let total = Line::Total(Total { seconds, ..Total::default() });
        prop_assert_eq!(total.to_string().parse::<Line>().expect("a line"), total);
    }

    #[test]
    fn any_text_is_read_or_refused(text in ".*") {
        // There is no line that is both junk and read: an error is all there is to come.
        prop_assert!(text.parse::<Line>().is_err());
    }
}

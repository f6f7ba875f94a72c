//! Lines of matches to the letter.

use yosumi_wire::{
    MatchElo, MatchEstimate, MatchGame, MatchLine, MatchOpenings, MatchPlayer, MatchResult, MatchSettings, MatchTest,
    Score,
};

#[track_caller]
fn check(line: &MatchLine, expected: &str) {
    assert_eq!(line.to_string(), expected);
    assert_eq!(expected.parse::<MatchLine>().expect("a line"), *line);
}

fn player(name: &str) -> MatchPlayer {
    MatchPlayer { name: name.to_owned(), weights: String::from("0123456789abcdef") }
}

fn settings(openings: MatchOpenings) -> MatchLine {
    let (first, second) = (player("level=5"), player("time=0.1,weights=w.bin"));
    MatchLine::Settings(MatchSettings { version: String::from("0.1.0"), first, second, openings })
}

fn game() -> MatchGame {
    MatchGame {
        pair: 3,
        black: String::from("level=5"),
        white: String::from("level=6"),
        opening: 6,
        moves: "e6f4e3f6g5d6e7f5c5".parse().expect("a game"),
        score: 64,
        values: vec![Score::new(-1.25), None, Score::new(64.0)],
    }
}

#[test]
fn the_match_stands_first_with_its_openings() {
    let players = [
        r#""first":{"name":"level=5","weights":"0123456789abcdef"},"#,
        r#""second":{"name":"time=0.1,weights=w.bin","weights":"0123456789abcdef"},"#,
    ]
    .concat();
    let expected = |openings: &str| format!(r#"{{"match":{{"version":"0.1.0",{players}"openings":{openings}}}}}"#);
    check(
        &settings(MatchOpenings::Random { seed: 1, plies: [8, 12], depth: 8, within: 4.0 }),
        &expected(r#"{"seed":1,"plies":[8,12],"depth":8,"within":4.0}"#),
    );
    let file = MatchOpenings::File { file: String::from("序盤.txt") };
    check(&settings(file), &expected(r#"{"file":"序盤.txt"}"#));
}

#[test]
fn a_game_has_its_moves_as_a_transcript() {
    let expected = [
        r#"{"game":{"pair":3,"black":"level=5","white":"level=6","opening":6,"moves":"e6f4e3f6g5d6e7f5c5","#,
        r#""score":64,"values":[-1.25,null,64]}}"#,
    ];
    check(&MatchLine::Game(Box::new(game())), &expected.concat());
}

#[test]
fn the_result_has_a_test_only_where_one_was_asked_for() {
    let result = MatchResult {
        pairs: 2,
        wins: 3,
        draws: 1,
        losses: 0,
        points: [0, 0, 0, 1, 1],
        score: MatchEstimate { mean: 0.875, error: 0.1733 },
        discs: MatchEstimate { mean: 5.5, error: 1.0 },
        elo: MatchElo { mean: Some(338.039), lower: Some(149.25), upper: None },
        superiority: 0.9999,
        test: None,
    };
    let expected = [
        r#"{"result":{"pairs":2,"wins":3,"draws":1,"losses":0,"points":[0,0,0,1,1],"#,
        r#""score":{"mean":0.875,"error":0.1733},"discs":{"mean":5.5,"error":1.0},"#,
        r#""elo":{"mean":338.039,"lower":149.25,"upper":null},"superiority":0.9999"#,
    ]
    .concat();
    check(&MatchLine::Result(Box::new(result.clone())), &format!("{expected}}}}}"));
    let test = Some(MatchTest { elos: [0.0, 5.0], ratio: 0.5, bounds: [-2.9444, 2.9444], accepted: None });
    check(
        &MatchLine::Result(Box::new(MatchResult { test, ..result })),
        &format!(r#"{expected},"test":{{"elos":[0.0,5.0],"ratio":0.5,"bounds":[-2.9444,2.9444],"accepted":null}}}}}}"#),
    );
}

#[test]
fn fields_that_are_not_known_are_passed_over() {
    let text = MatchLine::Game(Box::new(game())).to_string().replace("\"pair\":3", "\"pair\":3,\"new\":[]");
    assert_eq!(text.parse::<MatchLine>().expect("a line"), MatchLine::Game(Box::new(game())));
}

#[test]
fn what_is_wrong_is_refused() {
    let line = MatchLine::Game(Box::new(game())).to_string();
    for (from, to, expected) in [
        ("e6f4", "e6e5", "move 2: e5 is not playable"),
        ("e6f4", "e6f", "move"),
        (r#""score":64"#, r#""score":200"#, "invalid value"),
        ("-1.25", "-64.5", "not a score"),
        (r#""opening":6,"#, "", "missing field `opening`"),
        (r#"{"game""#, r#"{"games""#, "unknown variant"),
    ] {
        let changed = line.replacen(from, to, 1);
        assert_ne!(changed, line, "{from}");
        let error = changed.parse::<MatchLine>().expect_err(&changed).to_string();
        assert!(error.contains(expected), "{changed}: {error}");
    }
    assert!("".parse::<MatchLine>().is_err());
    assert!(r#"{"total":{"positions":1,"nodes":2,"seconds":3,"wrong":0}}"#.parse::<MatchLine>().is_err());
}

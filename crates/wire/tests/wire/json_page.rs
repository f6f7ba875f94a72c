//! What `docs/json.md` shows is true.

use std::fs;

use yosumi_wire::{AccuracyLine, Line, MatchLine, ParseLineError, PositionLine, ReviewLine, SavedLine};

fn page() -> String {
    fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/json.md")).expect("the page is there")
}

/// The lines of all examples.
fn examples(page: &str) -> Vec<&str> {
    let blocks = page.split("```").skip(1).step_by(2);
    blocks.filter_map(|block| block.strip_prefix("json\n")).flat_map(str::lines).collect()
}

fn positions(page: &str) -> Vec<PositionLine> {
    let lines = examples(page).into_iter().map(str::parse);
    lines.filter_map(|line| if let Ok(Line::Position(line)) = line { Some(*line) } else { None }).collect()
}

type Rewrite = fn(&str) -> Result<String, ParseLineError>;

/// Each kind of line, read and written again.
const KINDS: &[Rewrite] = &[
    |line| Ok(line.parse::<Line>()?.to_string()),
    |line| Ok(line.parse::<MatchLine>()?.to_string()),
    |line| Ok(line.parse::<AccuracyLine>()?.to_string()),
    |line| Ok(line.parse::<SavedLine>()?.to_string()),
    |line| Ok(line.parse::<ReviewLine>()?.to_string()),
];

#[test]
fn every_example_is_read_and_written_back_as_it_stands() {
    let page = page();
    let examples = examples(&page);
    assert!(examples.len() >= 5, "{examples:?}");
    for example in examples {
        let as_written = KINDS.iter().find_map(|rewrite| rewrite(example).ok());
        assert_eq!(as_written.as_deref(), Some(example));
    }
}

#[test]
fn the_moves_of_every_example_can_be_played() {
    for example in positions(&page()) {
        let lines = example.moves.iter().map(|entry| &entry.line).chain([&example.line]);
        for line in lines {
            let mut position = example.position;
            for played in line {
                position = match played.square() {
                    Some(square) => position.play(square).unwrap_or_else(|error| panic!("{error}")),
                    None => position.after_forced_pass(),
                };
            }
        }
        assert_eq!(example.best, example.line.first().copied());
        assert_eq!(example.best, example.moves.first().map(|best| best.played));
        assert_eq!(example.empties, example.position.board().n_empties());
        assert!(example.moves.first().is_none_or(|best| best.score == example.score));
        assert!(example.moves.is_sorted_by(|a, b| a.score >= b.score));
    }
}

#[test]
fn the_games_of_every_example_are_what_they_say() {
    let page = page();
    let games = examples(&page).into_iter().filter_map(|line| match line.parse() {
        Ok(MatchLine::Game(game)) => Some(*game),
        _ => None,
    });
    for game in games {
        let score = game.moves.position().final_score();
        assert_eq!(i16::from(game.score), i16::from(score.black) - i16::from(score.white));
        assert_eq!(game.moves.n_played(), game.opening + game.values.len());
    }
}

#[test]
fn every_field_is_in_the_tables() {
    let page = page();
    for example in examples(&page) {
        for field in example.split('"').skip(1).step_by(2).filter(|word| word.chars().all(char::is_alphabetic)) {
            let is_value = field == "pass";
            assert!(is_value || page.contains(&format!("`{field}`")), "{field}");
        }
    }
}

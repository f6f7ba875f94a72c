//! What `docs/web-protocol.md` shows is true.

use std::fs;

use serde::Serialize;
use serde::de::DeserializeOwned;
use yosumi_rules::Position;
use yosumi_wire::page::{
    About, BoardText, Failed, GameChanges, KeepGames, Library, Message, Opening, PositionAbout, ReadGames, Request,
    Side, State,
};

fn page() -> String {
    fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/web-protocol.md")).expect("the page is there")
}

/// The lines of all examples.
fn examples(page: &str) -> Vec<&str> {
    let blocks = page.split("```").skip(1).step_by(2);
    blocks.filter_map(|block| block.strip_prefix("json\n")).flat_map(str::lines).collect()
}

/// Reads a text as a `T` and writes it again.
fn rewritten<T: Serialize + DeserializeOwned>(text: &str) -> Option<String> {
    serde_json::to_string(&serde_json::from_str::<T>(text).ok()?).ok()
}

type Rewrite = fn(&str) -> Option<String>;

const KINDS: &[Rewrite] = &[
    rewritten::<Request>,
    rewritten::<Message>,
    rewritten::<Failed>,
    rewritten::<About>,
    rewritten::<Opening>,
    rewritten::<BoardText>,
    rewritten::<PositionAbout>,
    rewritten::<ReadGames>,
    rewritten::<KeepGames>,
    rewritten::<Library>,
    rewritten::<GameChanges>,
];

#[test]
fn every_example_is_read_and_written_back_as_it_stands() {
    let page = page();
    let examples = examples(&page);
    assert!(examples.len() >= 30, "{examples:?}");
    for example in examples {
        assert!(KINDS.iter().filter_map(|rewrite| rewrite(example)).any(|text| text == example), "{example}");
    }
}

#[test]
fn the_states_of_the_examples_are_what_the_rules_say() {
    let page = page();
    let states = examples(&page).into_iter().filter_map(|line| match serde_json::from_str(line) {
        Ok(Message::State(state)) => Some(*state),
        _ => None,
    });
    let mut n_states = 0;
    for state in states {
        n_states += 1;
        check_state(&state);
    }
    assert!(n_states > 0);
}

fn check_state(state: &State) {
    let turn = if state.turn == Some(Side::Black) { 'X' } else { 'O' };
    let position: Position = format!("{} {turn}", state.board).parse().expect("a position");
    let candidates: Vec<_> = state.playable.iter().map(|candidate| candidate.square).collect();
    assert_eq!(candidates, position.legal_moves().iter().collect::<Vec<_>>());
    for candidate in &state.playable {
        assert_eq!(candidate.flips, position.board().flips(candidate.square).iter().collect::<Vec<_>>());
    }
    let discs = position.n_discs();
    assert_eq!((state.discs.black, state.discs.white), (discs.black, discs.white));
}

//! What those get who do not see the picture.

use yosumi_diagram::{Diagram, Look};
use yosumi_rules::{Game, Position};

use crate::support::{drawn, elements, game};

#[track_caller]
fn check(diagram: &Diagram, title: &str, description: &str) {
    drawn(diagram, Look::default(), |document| {
        let root = document.root_element();
        assert_eq!(root.attribute("role"), Some("img"));
        let first = root.first_element_child().expect("an element");
        assert_eq!(first.tag_name().name(), "title", "the title comes first");
        let text = |name| elements(document, name).first().and_then(|node| node.text().map(str::to_owned));
        assert_eq!(text("title").as_deref(), Some(title));
        assert_eq!(text("desc").as_deref(), Some(description));
    });
}

#[test]
fn without_words_a_diagram_is_told_in_notation() {
    let board = Position::START.to_string();
    check(&Diagram::new(Position::START), &board, &board);
    check(&Diagram::of_line(&game("f5d6c3"), 1), "f5d6c3", "f5d6c3");
    // A line without moves shows the board.
    check(&Diagram::of_line(&Game::default(), 1), &board, &board);
}

#[test]
fn a_heading_is_a_title_unless_there_is_another() {
    let mut diagram = Diagram::of_line(&game("f5"), 1);
    diagram.heading = Some(String::from("みどり 対 Ann"));
    check(&diagram, "みどり 対 Ann", "f5");
    diagram.title = Some(String::from("虎定石"));
    diagram.description = Some(String::from("黒 f5"));
    check(&diagram, "虎定石", "黒 f5");
}

#[test]
fn the_language_is_told() {
    let mut diagram = Diagram::new(Position::START);
    let language = |diagram: &Diagram| {
        drawn(diagram, Look::default(), |document| document.root_element().attribute("lang").map(str::to_owned))
    };
    assert_eq!(language(&diagram), None);
    diagram.language = Some("ja");
    assert_eq!(language(&diagram).as_deref(), Some("ja"));
}

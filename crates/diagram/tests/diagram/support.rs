//! What the tests share.

use roxmltree::{Document, Node};
use yosumi_diagram::{Diagram, Look};
use yosumi_rules::Game;

#[track_caller]
pub(crate) fn game(moves: &str) -> Game {
    moves.parse().expect(moves)
}

/// Draws a diagram and hands its document to `check`: it is well-formed, whatever else it may be.
#[track_caller]
pub(crate) fn drawn<T>(diagram: &Diagram, look: Look, check: impl FnOnce(&Document<'_>) -> T) -> T {
    let svg = diagram.svg(look);
    let document = Document::parse(&svg).unwrap_or_else(|error| panic!("{error}\n{svg}"));
    assert!(document.root_element().has_tag_name("svg"), "{svg}");
    check(&document)
}

/// All elements of this name.
pub(crate) fn elements<'a>(document: &'a Document<'_>, name: &str) -> Vec<Node<'a, 'a>> {
    document.descendants().filter(|node| node.tag_name().name() == name).collect()
}

/// The texts that are seen, in their order.
pub(crate) fn texts(document: &Document<'_>) -> Vec<String> {
    elements(document, "text").iter().map(|node| node.text().unwrap_or_default().to_owned()).collect()
}

/// Where an element is, by these attributes.
#[track_caller]
pub(crate) fn place(node: Node<'_, '_>, x: &str, y: &str) -> (i32, i32) {
    let number = |name| node.attribute(name).and_then(|value| value.parse().ok()).expect("a number");
    (number(x), number(y))
}

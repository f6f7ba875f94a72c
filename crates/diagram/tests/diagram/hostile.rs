//! Names and texts that are up to no good.

use proptest::prelude::*;
use yosumi_diagram::{Diagram, Look, SquareValue};
use yosumi_rules::{Position, Square};

use crate::support::{drawn, elements};

/// A diagram that says `text` everywhere.
fn saying(text: &str) -> Diagram {
    let mut diagram = Diagram::new(Position::START);
    diagram.heading = Some(text.to_owned());
    diagram.captions = vec![text.to_owned(), text.to_owned()];
    diagram.description = Some(text.to_owned());
    diagram.values = vec![SquareValue::new(Square::F5, text)];
    diagram
}

/// The names of all elements, and how many of each there are.
fn shape(diagram: &Diagram) -> Vec<(String, usize)> {
    let names = ["svg", "title", "desc", "rect", "path", "circle", "g"];
    drawn(diagram, Look::default(), |document| {
        let n_known: usize = names.iter().map(|name| elements(document, name).len()).sum();
        let n_texts = elements(document, "text").len();
        let n_elements = document.descendants().filter(roxmltree::Node::is_element).count();
        assert_eq!(n_elements, n_known + n_texts, "an element that no diagram has");
        names.iter().map(|&name| (name.to_owned(), elements(document, name).len())).collect()
    })
}

#[test]
fn markup_in_a_name_is_text() {
    let harmless = shape(&saying("Ann"));
    for hostile in [
        "<script>alert(1)</script>",
        "</title><script>alert(1)</script>",
        "]]><image href='https://example.com/x.png'/>",
        "\" onload=\"alert(1)",
        "' onload='alert(1)",
        "&lt;b&gt; &amp; &#60;i&#62; &unknown;",
        "<!-- -->",
        "<?xml version=\"1.0\"?>",
        "<![CDATA[",
        "\0\u{1}\u{b}\u{1b}[2J\u{7f}\u{9b}\u{fffe}\u{ffff}",
        "\u{202e}nnA\u{2066}",
    ] {
        assert_eq!(shape(&saying(hostile)), harmless, "{hostile}");
        drawn(&saying(hostile), Look::default(), |document| {
            for node in document.descendants() {
                assert!(node.attributes().all(|attribute| !attribute.name().starts_with("on")), "{hostile}");
            }
        });
    }
}

#[test]
fn a_name_is_shown_as_it_is() {
    let mut diagram = Diagram::new(Position::START);
    diagram.heading = Some(String::from("A & B <c> \"d\" 'e'"));
    drawn(&diagram, Look::default(), |document| {
        assert_eq!(elements(document, "title")[0].text(), Some("A & B <c> \"d\" 'e'"));
    });
}

#[test]
fn a_text_without_end_makes_no_endless_picture() {
    for text in ["x".repeat(1_000_000), "あ ".repeat(500_000), "\n".repeat(1_000_000)] {
        let svg = saying(&text).svg(Look::default());
        assert!(svg.len() < 30_000, "{} bytes", svg.len());
    }
}

proptest! {
    #[test]
    fn any_text_gives_a_document(text in any::<String>()) {
        shape(&saying(&text));
    }
}

//! What is where.

use yosumi_diagram::{Diagram, Look, SquareValue, Theme};
use yosumi_rules::{Color, Game, Position, Square, Symmetry};

use crate::support::{drawn, elements, game, place, texts};

const PRINT: Look = Look { theme: Theme::Print, view: Symmetry::Identity, has_coordinates: false };
const BLACK: &str = "#000000";
const WHITE: &str = "#ffffff";

/// The place of a square's center without coordinates and headings.
fn center(square: Square) -> (i32, i32) {
    (16 + 24 + 48 * square.column() as i32, 16 + 24 + 48 * square.row() as i32)
}

/// The discs that are drawn on paper, with their fill: in the colors of print nothing else has their size.
fn discs(diagram: &Diagram, look: Look) -> Vec<((i32, i32), String)> {
    drawn(diagram, look, |document| {
        let circles = elements(document, "circle").into_iter().filter(|circle| circle.attribute("r") == Some("20"));
        circles.map(|circle| (place(circle, "cx", "cy"), circle.attribute("fill").unwrap_or_default().into())).collect()
    })
}

#[track_caller]
fn check_discs(position: Position, view: Symmetry) {
    let drawn = discs(&Diagram::new(position), Look { view, ..PRINT });
    let fill = |color| if color == Color::Black { BLACK } else { WHITE };
    let expected = |square| Some((center(view.square(square)), fill(position.disc(square)?).to_owned()));
    let expected: Vec<_> = Square::ALL.into_iter().filter_map(expected).collect();
    assert_eq!(drawn.len(), expected.len());
    for disc in expected {
        assert!(drawn.contains(&disc), "{disc:?} in {view:?} of {position}");
    }
}

#[test]
fn every_disc_lies_where_it_is_seen_from() {
    let position = game("f5d6c3d3c4f4f6f3").position();
    for view in Symmetry::ALL {
        check_discs(position, view);
    }
}

#[test]
fn a_line_numbers_its_discs_in_the_colors_of_those_who_played_them() {
    let line = game("f5d6c3d3c4");
    let shown = discs(&Diagram::of_line(&line, 1), PRINT);
    // The discs of the start do not turn; black has the odd moves.
    for (square, fill) in
        [(Square::D4, WHITE), (Square::E4, BLACK), (Square::F5, BLACK), (Square::D6, WHITE), (Square::C4, BLACK)]
    {
        assert!(shown.contains(&(center(square), fill.to_owned())), "{square}");
    }
    assert_eq!(shown.len(), 9);

    drawn(&Diagram::of_line(&line, 1), PRINT, |document| {
        let numbers = elements(document, "text");
        let fifth = numbers.iter().find(|text| text.text() == Some("5")).expect("a number");
        assert_eq!((place(*fifth, "x", "y").0, fifth.attribute("fill")), (center(Square::C4).0, Some(WHITE)));
        let fourth = numbers.iter().find(|text| text.text() == Some("4")).expect("a number");
        assert_eq!((place(*fourth, "x", "y").0, fourth.attribute("fill")), (center(Square::D3).0, Some(BLACK)));
    });
}

#[test]
fn numbers_go_on_from_where_the_line_begins() {
    let rest = Game::from_transcript(game("f5d6").position(), "c3d3").expect("a game");
    let diagram = Diagram::of_line(&rest, 3);
    assert_eq!(drawn(&diagram, PRINT, texts), ["3", "4"]);
}

#[test]
fn a_pass_gives_two_numbers_in_a_row_to_one_side() {
    // Black passes after the eighth move, so that the ninth is White's too.
    let mut line = game("d3c3b3b2f5a3a1c1");
    let ninth = line.position().legal_moves().first().expect("White has a move");
    line.play(ninth).expect("a legal move");
    let shown = discs(&Diagram::of_line(&line, 1), PRINT);
    for square in [Square::C1, ninth] {
        assert!(shown.contains(&(center(square), WHITE.to_owned())), "{square}");
    }
}

#[test]
fn a_whole_game_has_sixty_numbers() {
    let v8 = "d3c5f6f5f4c3c4d2e2b4d1f3b5e3f2f1a4d6e6e7f7b6e8c6b3a5d7a3e1a6g1a2c2c7b8d8c8g8g6h6g5h5g4h4h3g7h8f8h7a8a7b7a1b2g3g2h2h1c1b1";
    let numbers = drawn(&Diagram::of_line(&game(v8), 1), PRINT, texts);
    let mut sorted: Vec<usize> = numbers.iter().map(|number| number.parse().expect("a number")).collect();
    sorted.sort_unstable();
    assert_eq!(sorted, (1..=60).collect::<Vec<_>>());
}

#[test]
fn the_last_move_is_marked() {
    let marks = |diagram: &Diagram| {
        drawn(diagram, PRINT, |document| {
            let circles = elements(document, "circle").into_iter();
            circles
                .filter(|circle| circle.attribute("r") == Some("5"))
                .map(|circle| place(circle, "cx", "cy"))
                .collect()
        })
    };
    let marked: Vec<(i32, i32)> = marks(&Diagram::after(&game("f5d6")));
    assert_eq!(marked, [center(Square::D6)]);
    assert_eq!(marks(&Diagram::after(&Game::default())), []);
}

#[test]
fn playable_squares_are_marked_unless_a_value_stands_there() {
    let mut diagram = Diagram::new(Position::START);
    diagram.playable = Position::START.legal_moves();
    let marks = |diagram: &Diagram| {
        drawn(diagram, PRINT, |document| {
            elements(document, "circle").into_iter().filter(|circle| circle.attribute("r") == Some("7")).count()
        })
    };
    assert_eq!(marks(&diagram), 4);
    diagram.values.push(SquareValue::new(Square::F5, "0"));
    assert_eq!(marks(&diagram), 3);
}

#[test]
fn the_best_value_is_told_by_a_ring_and_a_proved_one_by_a_line() {
    let mut diagram = Diagram::new(Position::START);
    diagram.values = vec![
        SquareValue { is_best: true, ..SquareValue::new(Square::F5, "+4") },
        SquareValue { is_exact: true, ..SquareValue::new(Square::D3, "−2") },
    ];
    drawn(&diagram, PRINT, |document| {
        let rings: Vec<_> = elements(document, "circle")
            .into_iter()
            .filter(|circle| circle.attribute("fill") == Some("none"))
            .collect();
        assert_eq!(rings.iter().map(|&ring| place(ring, "cx", "cy")).collect::<Vec<_>>(), [center(Square::F5)]);
        // The grid is a path as well.
        assert_eq!(elements(document, "path").len(), 2);
        assert_eq!(texts(document), ["−2", "+4"]);
    });
}

#[test]
fn coordinates_name_what_they_stand_at() {
    let shown = |view| {
        let look = Look { view, has_coordinates: true, ..PRINT };
        drawn(&Diagram::new(Position::START), look, |document| {
            // Above and beside in turn.
            let all = texts(document);
            let every_second = |from: usize| all.iter().skip(from).step_by(2).map(String::as_str).collect::<String>();
            (every_second(0), every_second(1))
        })
    };
    let expected = |above: &str, beside: &str| (above.to_owned(), beside.to_owned());
    assert_eq!(shown(Symmetry::Identity), expected("abcdefgh", "12345678"));
    assert_eq!(shown(Symmetry::Rotate180), expected("hgfedcba", "87654321"));
    assert_eq!(shown(Symmetry::MirrorHorizontal), expected("hgfedcba", "12345678"));
    assert_eq!(shown(Symmetry::MirrorVertical), expected("abcdefgh", "87654321"));
    assert_eq!(shown(Symmetry::Transpose), expected("12345678", "abcdefgh"));
    // A quarter turn clockwise brings a1 to the top right: the rows are read above, from the right.
    assert_eq!(shown(Symmetry::Rotate90), expected("87654321", "abcdefgh"));
    assert_eq!(shown(Symmetry::Rotate270), expected("12345678", "hgfedcba"));
    assert_eq!(shown(Symmetry::AntiTranspose), expected("87654321", "hgfedcba"));
}

#[test]
fn captions_make_room_for_themselves() {
    let height = |diagram: &Diagram| {
        drawn(diagram, Look::default(), |document| place(document.root_element(), "width", "height").1)
    };
    let mut diagram = Diagram::new(Position::START);
    let bare = height(&diagram);
    diagram.captions = vec![String::from("one line")];
    let one = height(&diagram);
    diagram.captions = vec!["many words ".repeat(12)];
    let several = height(&diagram);
    diagram.heading = Some(String::from("heading"));
    assert!(bare < one && one < several && several < height(&diagram));
}

#[test]
fn a_diagram_is_the_same_every_time() {
    let draw = || Diagram::after(&game("f5d6c3")).svg(Look::default());
    assert_eq!(draw(), draw());
}

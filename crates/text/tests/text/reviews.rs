//! What is said of a reviewed game, and its page.

use yosumi_engine::{Engine, Options, Selectivity, StopSign};
use yosumi_records::{Record, Value, read_text};
use yosumi_review::{Class, Effort, PlayedMove, PlayerSummary, Review, ReviewedPosition};
use yosumi_rules::{ByColor, Color, Game, Position, Square};
use yosumi_text::{GameReview, ReviewColumn, SquareNames, Text};

use crate::support::{check, texts};

const EFFORT: Effort = Effort { depth: 3, solves_from: 6, selective_from: 6 };

fn reviewed(record: &Record) -> Vec<ReviewedPosition> {
    let mut engine = Engine::new(Options { table_mebibytes: 1, ..Options::default() });
    let mut review = Review::new(&record.game(), EFFORT);
    while review.advance(&mut engine, &StopSign::new()).is_some() {}
    review.positions().to_vec()
}

fn record(moves: &str) -> Record {
    Record::from(moves.parse::<Game>().expect("a game"))
}

/// A value in discs; whole ones are exact.
fn value(discs: f32) -> Value {
    Value::new(discs, discs.fract() == 0.0).expect("a value")
}

/// A review of f5d6c3 with these values of its four positions, in which only the first of two best moves is named.
fn made_up(values: [f32; 4]) -> Vec<ReviewedPosition> {
    let mut game = Game::default();
    let played = [Square::F5, Square::D6, Square::C3].map(Some).into_iter().chain([None]);
    let mut positions = Vec::new();
    for (n_played, square) in played.enumerate() {
        let (position, value_now) = (game.position(), value(values[n_played]));
        let played = square.map(|square| {
            let by = position.turn();
            let lost = values[n_played] - values[n_played + 1];
            let loss = if by == Color::Black { lost } else { 0.0 - lost };
            let after = value(values[n_played + 1]);
            let is_exact = value_now.is_exact() && after.is_exact();
            PlayedMove { by, square, value: after, loss, is_exact, class: Some(Class::of_loss(loss)), passed: false }
        });
        let best = position.legal_moves().iter().next().expect("a move");
        positions.push(ReviewedPosition {
            n_played,
            position,
            value: value_now,
            depth: 5,
            selectivity: Selectivity::P95,
            best: vec![best],
            line: vec![best.into()],
            played,
        });
        square.map(|square| game.play(square).expect("a legal move"));
    }
    positions
}

#[track_caller]
fn check_sentences(positions: &[ReviewedPosition], japanese: &[&str], english: &[&str]) {
    let mut record = record("f5d6c3");
    record.players = ByColor { black: Some(String::from("みどり")), white: Some(String::from("Ben")) };
    let game = GameReview::of_main_line(&record, positions, EFFORT);
    for (text, expected) in texts(SquareNames::Letters).iter().zip([japanese, english]) {
        assert_eq!(text.review_sentences(&game), expected);
    }
}

#[test]
fn a_game_is_summed_up_in_sentences() {
    check_sentences(
        &made_up([0.5, 0.5, 6.25, -2.0]),
        &[
            "石差は各手の後の形勢で、黒から見た値です。整数は読み切り、小数は3手読みの推定です",
            "勝負の分かれ目: 3手目、みどり(黒)の c3　黒優勢から白優勢になりました",
            "最も損をした手: 3手目、みどり(黒)の c3　8.2 石の損",
        ],
        &[
            "Values are discs for Black after each move. Whole numbers are exact; the others are estimates from 3 moves ahead.",
            "Turning point: move 3, c3 by みどり (Black). Before it Black was ahead, after it White was ahead.",
            "Largest loss: move 3, c3 by みどり (Black), 8.2 discs.",
        ],
    );
    check_sentences(
        &made_up([0.5, 0.0, 6.0, 6.0]),
        &[
            "石差は各手の後の形勢で、黒から見た値です。整数は読み切り、小数は3手読みの推定です",
            "2手目からはすべて読み切りです",
            "勝負の分かれ目: 2手目、Ben(白)の d6　互角から黒優勢になりました",
            "最も損をした手: 2手目、Ben(白)の d6　6 石の損",
        ],
        &[
            "Values are discs for Black after each move. Whole numbers are exact; the others are estimates from 3 moves ahead.",
            "From move 2 on everything is exact.",
            "Turning point: move 2, d6 by Ben (White). Before it the game was even, after it Black was ahead.",
            "Largest loss: move 2, d6 by Ben (White), 6 discs.",
        ],
    );
    check_sentences(
        &made_up([2.0; 4]),
        &["石差は各手の後の形勢で、黒から見た値です。すべて読み切りです", "形勢の入れ替わりはありませんでした"],
        &["Values are discs for Black after each move. All of them are exact.", "No move changed who was ahead."],
    );
}

#[test]
fn one_move_ahead_is_one() {
    let (record, effort) = (Record::default(), Effort { depth: 1, ..EFFORT });
    let game = GameReview::of_main_line(&record, &[], effort);
    let told = texts(SquareNames::Letters).each_ref().map(|text| text.review_sentences(&game).concat());
    assert!(told[0].ends_with("小数は1手読みの推定です"), "{told:?}");
    assert!(told[1].ends_with("estimates from 1 move ahead."), "{told:?}");
}

#[test]
fn classes_and_columns_have_the_words_of_players() {
    for (class, expected) in Class::ALL.into_iter().zip([
        ["最善手", "best move"],
        ["緩手", "inaccuracy"],
        ["悪手", "mistake"],
        ["大悪手", "blunder"],
    ]) {
        check(|text| text.move_class(class), expected);
    }
    check(|text| text.review_column(ReviewColumn::Move), ["着手", "move"]);
    check(|text| text.review_column(ReviewColumn::Value), ["石差(黒)", "for Black"]);
    check(|text| text.review_column(ReviewColumn::Loss), ["損失", "loss"]);
    check(Text::estimate, ["推定", "estimate"]);
    check(Text::turning_point_mark, ["分かれ目", "turning point"]);
    check(|text| text.review_progress(3, 61), ["3 / 61 局面", "3 of 61 positions"]);
    check(
        Text::nothing_to_review,
        [
            "検討する棋譜がありません。ファイル、または標準入力を表す - を指定してください",
            "there is no game to review: give a file, or - for standard input",
        ],
    );
}

#[test]
fn both_sides_are_counted_row_by_row() {
    let black = PlayerSummary { n_moves: 30, loss: 31.5, classes: [20, 5, 3, 2] };
    let rows = |text: &Text| text.player_rows(ByColor { black, white: PlayerSummary::default() });
    let [japanese, english] = texts(SquareNames::Letters).each_ref().map(rows);
    let cells = |rows: &[(String, ByColor<String>)]| -> Vec<[String; 3]> {
        rows.iter().map(|(name, cells)| [name.clone(), cells.black.clone(), cells.white.clone()]).collect()
    };
    assert_eq!(
        cells(&japanese),
        [
            ["最善手", "20 / 30 手(67%)", "–"],
            ["緩手", "5", "0"],
            ["悪手", "3", "0"],
            ["大悪手", "2", "0"],
            ["損失(石)", "31.5", "0"],
            ["一手あたりの損失", "1.05", "–"],
        ]
    );
    assert_eq!(cells(&english)[0], ["best moves", "20 of 30 (67%)", "–"]);
}

/// Whatever a page holds, it runs nothing and fetches nothing.
#[track_caller]
fn check_page(page: &str) {
    assert!(page.starts_with("<!doctype html>\n") && page.ends_with("</html>\n"));
    let mut open = Vec::new();
    // Outside of tags every < is escaped, so what stands between < and > is a tag.
    for part in page.split('<').skip(1) {
        let (tag, rest) = part.split_once('>').expect("a tag ends");
        assert!(!rest.contains('>') || open.last() == Some(&"style") || rest.starts_with('\n'), "{part}");
        let name = tag.split([' ', '/']).find(|name| !name.is_empty()).expect("a name");
        assert!(
            !matches!(name, "script" | "img" | "iframe" | "object" | "link" | "base" | "form" | "b onmouseover"),
            "{tag}"
        );
        for attribute in tag.split_ascii_whitespace().skip(1).filter_map(|word| word.split_once('=')) {
            let (key, value) = attribute;
            assert!(!key.starts_with("on") && !matches!(key, "src" | "style"), "{tag}");
            assert!(key != "href" || value.starts_with("\"#move-"), "{tag}");
        }
        let is_empty = tag.ends_with('/') || matches!(name, "!doctype" | "meta" | "br");
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name), "{part}");
        } else if !is_empty {
            open.push(name);
        }
    }
    assert_eq!(open, [""; 0]);
    for outside in ["url(", "@import", "javascript:"] {
        assert!(!page.contains(outside), "{outside}");
    }
    let addresses: Vec<_> = page.match_indices("http").filter(|(at, _)| !page[..*at].ends_with("xmlns=\"")).collect();
    assert!(addresses.iter().all(|(at, _)| page[*at..].starts_with("http-equiv")), "{addresses:?}");
}

/// A record in which everything that people can write is meant to break out.
fn hostile() -> Record {
    const ATTACK: &str =
        "\"'><script>alert(1)</script><img src=x onerror=alert(1)> &lt; --> ]]> </title></style>\u{202e}\u{0}";
    let mut record = record("e6f4e3f6g5d6e7f5c5");
    record.players = ByColor { black: Some(String::from(ATTACK)), white: Some(String::from(ATTACK)) };
    record.event = Some(String::from(ATTACK));
    let line: Vec<_> = record.main_line().collect();
    for node in line {
        record.note_mut(node).comment = format!("{ATTACK}\nsecond line {ATTACK}");
    }
    record
}

#[test]
fn what_a_record_says_cannot_become_markup() {
    let record = hostile();
    let positions = reviewed(&record);
    for text in texts(SquareNames::Letters) {
        let page = text.review_page(&GameReview::of_main_line(&record, &positions, EFFORT), "<1.0>");
        check_page(&page);
        assert!(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;"), "it is shown as it is");
        assert!(page.contains("<br>\nsecond line"), "lines stay lines");
        assert!(!page.contains('\u{202e}') && !page.contains('\u{0}'));
        assert!(page.contains("&lt;1.0&gt;"));
    }
}

#[test]
fn a_page_is_in_the_language_of_its_reader() {
    let record = record("e6f4e3f6g5d6e7f5c5");
    let positions = reviewed(&record);
    let game = GameReview::of_main_line(&record, &positions, EFFORT);
    let [japanese, english] = texts(SquareNames::Letters).each_ref().map(|text| text.review_page(&game, "1.0"));
    for (page, language, black, words) in [
        (japanese, "ja", "黒", ["13 対 0(得点 64 対 0)で黒の勝ちです", "大悪手", "石の損", "<text class=\"before\""]),
        (english, "en", "Black", ["Black wins 13–0 (score 64–0).", "blunder", "Best play:", "<text class=\"before\""]),
    ] {
        check_page(&page);
        assert!(page.contains(&format!("<html lang=\"{language}\">")));
        assert!(page.contains(&format!("lang=\"{language}\" xml:lang")), "boards too");
        for word in words {
            assert!(page.contains(word), "{word}");
        }
        // Who played a move is said to those who see no disc.
        let row = page.split("<tr>").find(|row| row.contains("</i>c5</td>")).expect("the last move");
        assert!(row.contains(&format!("aria-label=\"{black}\"></i>c5")), "{row}");
        // The dot in the graph leads to the mistake.
        assert!(page.contains("href=\"#move-8\"") && page.contains("id=\"move-8\""));
    }
}

#[test]
fn a_board_of_the_page_lies_on_no_paper() {
    // The style of the page takes the first rectangle of a board to be its paper.
    let svg = yosumi_diagram::Diagram::new(Position::START).svg(yosumi_diagram::Look::default());
    let size = svg.split("viewBox=\"0 0 ").nth(1).and_then(|rest| rest.split('"').next()).expect("a size");
    let (width, height) = size.split_once(' ').expect("two lengths");
    let first = svg.split("<rect ").nth(1).expect("a rectangle");
    assert!(first.starts_with(&format!("width=\"{width}\" height=\"{height}\"")), "{first}");
    assert!(svg.contains("<g fill=\"#5f6763\" font-size="), "coordinates");
}

#[test]
fn games_of_every_kind_have_a_page() {
    let stuck = format!("XO{} O\nc1", "-".repeat(62));
    let over = format!("{} O", "X".repeat(64));
    for moves in ["f5", "f5d6c3d3c4f4f6", &stuck, &over, "d3c3b3b2f5a3a1c1"] {
        let record = read_text(moves).expect("a game");
        let positions = reviewed(&record);
        for text in texts(SquareNames::RowColumn) {
            check_page(&text.review_page(&GameReview::of_main_line(&record, &positions, EFFORT), "1.0"));
        }
    }
    let empty = Record::default();
    for text in texts(SquareNames::Letters) {
        let positions = reviewed(&empty);
        let page = text.review_page(&GameReview::of_main_line(&empty, &positions, EFFORT), "1.0");
        check_page(&page);
        assert!(!page.contains("<svg"), "a single value makes no graph");
    }
}

#[test]
fn a_variation_has_its_own_moves_and_comments_and_no_result() {
    let mut record = record("e6f4e3f6g5d6e7f5c5");
    let first = record.main_line().next().expect("a move");
    let other = record.add(first, Square::D6).expect("a legal move");
    record.note_mut(other).comment.push_str("the other way");
    let mut engine = Engine::new(Options { table_mebibytes: 1, ..Options::default() });
    let mut review = Review::new(&record.game_to(other), EFFORT);
    while review.advance(&mut engine, &StopSign::new()).is_some() {}
    let game = GameReview { record: &record, end: other, positions: review.positions(), effort: EFFORT };
    let page = texts(SquareNames::Letters)[1].review_page(&game, "1.0");
    assert!(page.contains("the other way") && !page.contains("Black wins"));
}

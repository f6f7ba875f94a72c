//! Pages, orders, searches, counts.

use proptest::prelude::*;
use yosumi_archive::{Archive, Filter, GameId, MAX_PAGE, NewGame, Order, Query};

use crate::support::{listed, memory, played, record, save, tags};

/// The numbers of the games that have the words.
#[track_caller]
fn search(archive: &Archive, text: &str) -> Vec<GameId> {
    let filter = Filter { text: text.to_owned(), ..Filter::default() };
    let found = listed(archive, &Query { filter: filter.clone(), ..Query::default() });
    assert_eq!(archive.count(&filter).expect("counted"), found.len());
    found
}

#[test]
fn pages_follow_one_another_without_gap_or_overlap() {
    let mut archive = memory();
    let mut ids: Vec<_> = (0..25).map(|_| save(&mut archive, record("f5"))).collect();
    ids.reverse();
    for limit in [1, 7, 25, 26] {
        let page = |offset| listed(&archive, &Query { offset, limit, ..Query::default() });
        let pages: Vec<_> = (0..25).step_by(limit).flat_map(page).collect();
        assert_eq!(pages, ids, "{limit} a page");
    }
    assert_eq!(listed(&archive, &Query { offset: 25, ..Query::default() }), []);
    assert_eq!(listed(&archive, &Query { offset: usize::MAX, ..Query::default() }), []);
    assert_eq!(listed(&archive, &Query { limit: 0, ..Query::default() }), []);
}

#[test]
fn no_page_is_longer_than_the_longest() {
    let mut archive = memory();
    let games = vec![NewGame::from(record("f5")); MAX_PAGE + 1];
    archive.save_all(&games).expect("saved");
    assert_eq!(listed(&archive, &Query { limit: usize::MAX, ..Query::default() }).len(), MAX_PAGE);
}

#[test]
fn games_are_ordered_by_number_date_or_names() {
    let mut archive = memory();
    let games = [
        played("f5", ["みどり", "Ann"], "2026-11"),
        played("f5", ["Ben", "太郎"], ""),
        played("f5", ["", ""], "2026-11-29"),
        played("f5", ["ann", "Ben"], "1977"),
        played("f5", ["Ann", "Ann"], "2026-11-30"),
        played("f5", ["", "Carl"], "2026"),
    ];
    let ids = games.map(|game| save(&mut archive, game));
    for (order, expected) in
        [(Order::Newest, [5, 4, 3, 2, 1, 0]), (Order::Played, [4, 2, 0, 5, 3, 1]), (Order::Name, [4, 3, 1, 5, 0, 2])]
    {
        assert_eq!(
            listed(&archive, &Query { order, ..Query::default() }),
            expected.map(|n: usize| ids[n]),
            "{order:?}"
        );
        let second = listed(&archive, &Query { order, offset: 2, limit: 2, ..Query::default() });
        assert_eq!(second, [expected[2], expected[3]].map(|n| ids[n]), "{order:?}");
    }
}

#[test]
fn a_search_looks_at_names_event_comments_and_tags() {
    let mut archive = memory();
    let mut game = played("f5d6", ["山田みどり", "Ann Lee"], "2026");
    game.event = Some(String::from("第3回 名人戦"));
    let last = game.main_line().last().expect("a move");
    game.note_mut(last).comment.push_str("ここで縦取り");
    let id = archive.save(&NewGame { tags: tags(&["虎定石"]), ..NewGame::from(game) }).expect("saved");
    let other = save(&mut archive, played("f5f6", ["Ben", ""], ""));

    for text in [
        "山田",
        "田",
        "どり",
        "ミドリ",
        "ﾐﾄﾞﾘ",
        "ann",
        "LEE",
        "ａｎｎ",
        "名人",
        "3回",
        "縦取り",
        "虎",
        "虎定石",
        "lee 名人",
        "虎　山田\t縦\n",
        "2026",
    ] {
        assert_eq!(search(&archive, text).last(), Some(&id), "{text}");
    }
    for text in ["山本", "みどり太郎", "虎 斜め", "annlee", "ben lee"] {
        assert_eq!(search(&archive, text), [], "{text}");
    }
    for text in ["", " ", "　\n"] {
        assert_eq!(search(&archive, text), [other, id], "{text:?}");
    }
}

#[test]
fn games_are_found_by_how_they_begin_however_the_board_is_turned() {
    let mut archive = memory();
    let ids = ["f5d6c3d3c4", "e6f4c3c4d3", "f5d6c4", "f5d6", "f5f6"].map(|moves| save(&mut archive, record(moves)));
    let board = "---------------------------OX------XXX-------------------------- O";
    save(&mut archive, record(&format!("{board}\nd6c3")));
    for (moves, expected) in [
        ("f5d6", &[3, 2, 1, 0][..]),
        ("d3c5", &[3, 2, 1, 0]),
        ("F5D6C3", &[1, 0]),
        ("c4e3f6e6f5", &[1, 0]),
        ("f5f6", &[4]),
        ("f5f4", &[]),
    ] {
        let expected: Vec<_> = expected.iter().map(|&n: &usize| ids[n]).collect();
        assert_eq!(search(&archive, moves), expected, "{moves}");
    }
    assert_eq!(search(&archive, "f5"), [], "one square is no opening");
    assert_eq!(search(&archive, "f5f5"), [], "no game begins so");
}

#[test]
fn no_word_reaches_from_one_field_into_the_next() {
    let mut archive = memory();
    save(&mut archive, played("f5", ["ab", "cd"], ""));
    assert_eq!(search(&archive, "bc"), []);
}

#[test]
fn comments_on_variations_and_passes_are_searched() {
    let mut archive = memory();
    let mut game = record("d3c3b3b2f5a3a1c1");
    let (root, last) = (game.root(), game.main_line().last().expect("a move"));
    let variation = game.add(root, yosumi_rules::Square::F5).expect("legal");
    game.note_mut(variation).comment.push_str("変化の話");
    game.pass_note_mut(last).comment.push_str("パスの話");
    let id = save(&mut archive, game);
    assert_eq!(search(&archive, "変化"), [id]);
    assert_eq!(search(&archive, "パス"), [id]);
}

#[test]
fn no_character_of_a_search_stands_for_others() {
    let mut archive = memory();
    let ids = ["100%", "1000", "a_c", "abc", "a\\b", "it's", "say \"no\"", "[a-c]", "x*y", "N?"]
        .map(|name| save(&mut archive, played("f5", [name, ""], "")));
    for (text, expected) in [
        ("%", &[0][..]),
        ("0%", &[0]),
        ("_", &[2]),
        ("a_c", &[2]),
        ("\\", &[4]),
        ("'", &[5]),
        ("it''s", &[]),
        ("\"no\"", &[6]),
        ("[a-c]", &[7]),
        ("*", &[8]),
        ("?", &[9]),
        ("' OR 1=1 --", &[]),
        ("100", &[1, 0]),
    ] {
        assert_eq!(search(&archive, text), expected.iter().map(|&n| ids[n]).collect::<Vec<_>>(), "{text}");
    }
}

#[test]
fn filters_narrow_one_another() {
    let mut archive = memory();
    let first = archive.save(&NewGame { tags: tags(&["虎", "Club"]), ..NewGame::from(record("f5")) }).expect("saved");
    let second = archive.save(&NewGame { tags: tags(&["虎"]), ..NewGame::from(record("f5")) }).expect("saved");
    let of_ann = save(&mut archive, played("f5", ["Ann", ""], ""));
    let deleted = save(&mut archive, played("f5", ["Ann", ""], ""));
    archive.delete(deleted).expect("deleted");

    let tag = |name: &str| Some(name.parse().expect("a tag"));
    let all = Filter::default();
    let ann = Filter { text: String::from("ann"), ..all.clone() };
    for (filter, expected) in [
        (Filter { tag: tag("虎"), ..all.clone() }, &[second, first][..]),
        (Filter { tag: tag("CLUB"), ..all.clone() }, &[first]),
        (Filter { tag: tag("clu"), ..all.clone() }, &[]),
        (Filter { tag: tag("虎"), text: String::from("club"), ..all.clone() }, &[first]),
        (ann.clone(), &[of_ann]),
        (Filter { tag: tag("虎"), ..ann.clone() }, &[]),
        (Filter { is_deleted: true, ..ann }, &[deleted]),
        (Filter { is_deleted: true, tag: tag("虎"), ..all.clone() }, &[]),
        (all, &[of_ann, second, first]),
    ] {
        assert_eq!(listed(&archive, &Query { filter: filter.clone(), ..Query::default() }), expected, "{filter:?}");
        assert_eq!(archive.count(&filter).expect("counted"), expected.len(), "{filter:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    /// The search against a plain one over the same texts.
    #[test]
    fn a_search_finds_what_looking_through_all_names_finds(
        names in prop::collection::vec("[abAｂ%_'\\\\みミ虎 　]{0,6}", 1..8),
        text in "[abAｂ%_'\\\\みミ虎 　]{0,6}",
    ) {
        let mut archive = memory();
        let ids: Vec<_> = names.iter().map(|name| save(&mut archive, played("f5", [name, ""], ""))).collect();
        let plain = |text: &str| text.replace('A', "a").replace('ｂ', "b").replace('ミ', "み");
        let has_all = |name: &str| plain(&text).split_whitespace().all(|word| plain(name).contains(word));
        let found = ids.iter().zip(&names).filter(|it| has_all(it.1)).map(|it| *it.0).rev();
        prop_assert_eq!(search(&archive, &text), found.collect::<Vec<_>>());
    }
}

/// So many are a library of a player's life.
#[test]
fn ten_thousand_games_are_searched_and_paged_like_few() {
    let mut archive = memory();
    let games: Vec<_> = (0..10_000_u32)
        .map(|n| {
            let names = [&format!("player {}", n % 100), ["田中", "山田", "Ann"][n as usize % 3]];
            let record = played(["f5d6c3", "f5f6e6"][n as usize % 2], names, &format!("{}", 1970 + n % 50));
            NewGame { tags: tags(&[["虎", "牛"][n as usize % 2]]), ..NewGame::from(record) }
        })
        .collect();
    let ids = archive.save_all(&games).expect("saved");
    let filter = Filter { text: String::from("田中 虎"), ..Filter::default() };
    assert_eq!(archive.count(&filter).expect("counted"), 1_667);
    let query = Query { filter, offset: 1_600, ..Query::default() };
    let expected: Vec<_> = ids.iter().copied().step_by(6).rev().skip(1_600).collect();
    assert_eq!(listed(&archive, &query), expected);
    let played = archive.list(&Query { order: Order::Played, offset: 9_990, ..Query::default() }).expect("a list");
    assert!(played.len() == 10 && played.iter().all(|game| game.date.is_some_and(|date| date.year() == 1970)));
    assert_eq!(archive.find_same(&games[9_999].record).expect("looked").len(), 34);
}

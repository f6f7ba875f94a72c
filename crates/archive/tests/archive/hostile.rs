//! Texts that want to be more than texts.

use proptest::prelude::*;
use yosumi_archive::{Filter, NewGame, Query};

use crate::support::{listed, memory, record};

const HOSTILE: [&str; 9] = [
    "'; DROP TABLE games; --",
    "\" OR \"\"=\"",
    "a\0b",
    "\u{1b}[2J",
    "?1 :name @x $y",
    "%_\\",
    "<script>alert(1)</script>",
    "\u{202e}gnp.exe",
    "line\r\nbreak\n",
];

#[test]
fn every_text_comes_back_as_it_was_given() {
    for text in HOSTILE {
        let mut archive = memory();
        let mut game = NewGame { source: text.to_owned(), ..NewGame::from(record("f5")) };
        let root = game.record.root();
        game.record.players.white = Some(text.to_owned());
        game.record.event = Some(text.to_owned());
        game.record.note_mut(root).comment.push_str(text);
        let id = archive.save(&game).expect("saved");
        let saved = archive.load(id).expect("a game");
        assert_eq!((saved.record, saved.summary.source.as_str()), (game.record.clone(), text));
        assert_eq!(saved.summary.players.white.as_deref(), Some(text));
        assert_eq!(archive.find_same(&game.record).expect("looked"), [id], "{text:?}");
        let filter = Filter { text: text.to_owned(), ..Filter::default() };
        assert_eq!(listed(&archive, &Query { filter, ..Query::default() }), [id], "{text:?}");

        archive.keep_table(text, &game.record, text, 1).expect("kept");
        assert_eq!(archive.table(text).expect("read").expect("a game").seats, text);
        archive.set_setting(text, text).expect("set");
        assert_eq!(archive.setting(text).expect("read").as_deref(), Some(text));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    #[test]
    fn whatever_is_searched_for_is_answered(text: String, names in prop::collection::vec(any::<String>(), 0..4)) {
        let mut archive = memory();
        for name in names {
            let mut game = record("f5");
            game.players.black = Some(name);
            archive.save(&NewGame::from(game)).expect("saved");
        }
        let filter = Filter { text, ..Filter::default() };
        let found = archive.list(&Query { filter: filter.clone(), ..Query::default() }).expect("a list");
        prop_assert_eq!(archive.count(&filter).expect("counted"), found.len());
    }
}

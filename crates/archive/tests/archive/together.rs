//! Several programs, or several parts of one, at the same archive.

use std::thread;

use yosumi_archive::{Archive, Filter, Query};

use crate::support::{folder, listed, loaded, open, played, record, save};

#[test]
fn what_one_saves_the_other_sees() {
    let folder = folder();
    let (mut one, mut other) = (open(&folder), open(&folder));
    let first = save(&mut one, record("f5d6"));
    let second = save(&mut other, record("f5f6"));
    assert_ne!(first, second);
    for archive in [&one, &other] {
        assert_eq!(listed(archive, &Query::default()), [second, first]);
    }
}

#[test]
fn all_may_open_a_new_archive_at_once() {
    for _ in 0..30 {
        let folder = folder();
        let opened: Vec<_> = thread::scope(|scope| {
            let open = || scope.spawn(|| Archive::open(folder.path()).map(drop));
            let threads: Vec<_> = (0..8).map(|_| open()).collect();
            threads.into_iter().map(|thread| thread.join().expect("no panic")).collect()
        });
        assert!(opened.iter().all(Result::is_ok), "{opened:?}");
    }
}

#[test]
fn all_may_write_at_once_and_nothing_is_lost() {
    const N_GAMES: usize = 30;
    let folder = folder();
    thread::scope(|scope| {
        for name in ["a", "b", "c", "d"] {
            let folder = &folder;
            scope.spawn(move || {
                let mut archive = open(folder);
                for n in 0..N_GAMES {
                    let id = save(&mut archive, played("f5", [name, ""], ""));
                    archive.set_tags(id, &["shared".parse().expect("a tag")]).expect("tagged");
                    archive.keep_table("shared", &record("f5d6"), name, n as u32).expect("kept or not");
                }
            });
        }
        // Reading is never in the way.
        scope.spawn(|| {
            let archive = open(&folder);
            (0..N_GAMES).for_each(|_| drop(loaded(&archive)));
        });
    });
    let archive = open(&folder);
    assert_eq!(archive.count(&Filter::default()).expect("counted"), 4 * N_GAMES);
    assert_eq!(archive.tags().expect("tags")[0].1, 4 * N_GAMES);
    assert_eq!(archive.table("shared").expect("read").map(|table| table.revision), Some(N_GAMES as u32 - 1));
}

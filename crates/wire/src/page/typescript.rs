//! The TypeScript types of the page, made from the types here.

use std::any::TypeId;
use std::collections::{BTreeMap, HashSet};
use std::fs;
use std::path::PathBuf;

use ts_rs::{Config, TS, TypeVisitor};

use super::{
    About, BoardText, Failed, GameChanges, KeepGames, Library, Message, Opening, PositionAbout, ReadGames, Request,
};

const HEAD: &str = "// Made from crates/wire/src/page: do not edit.\n\
                    // UPDATE_TYPES=1 cargo test -p yosumi-wire --lib typescript\n";

/// Declarations, each once.
struct Collected {
    config: Config,
    seen: HashSet<TypeId>,
    /// By their names: the order in which types are visited is another one each time that they are compiled.
    declarations: BTreeMap<String, String>,
}

impl Collected {
    fn take<T: TS + 'static + ?Sized>(&mut self) {
        // What has no file is not declared: numbers, lists, and so on.
        if T::output_path().is_some() && self.seen.insert(TypeId::of::<T::WithoutGenerics>()) {
            let docs = T::docs().unwrap_or_default();
            let declaration = without_blank_ends(&T::decl(&self.config));
            let text = ["\n", &without_examples(&docs), "export ", &declaration, "\n"].concat();
            self.declarations.insert(T::ident(&self.config), text);
        }
        T::visit_dependencies(&mut *self);
    }
}

impl TypeVisitor for Collected {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if T::output_path().is_some() && !self.seen.contains(&TypeId::of::<T::WithoutGenerics>()) {
            self.take::<T>();
        }
    }
}

/// A comment without the examples, which are Rust.
fn without_examples(docs: &str) -> String {
    let mut is_example = false;
    let mut kept = Vec::new();
    for line in docs.lines() {
        let is_fence = line.trim_start_matches([' ', '*']) == "```";
        is_example ^= is_fence;
        if !is_example && !is_fence {
            kept.push(line);
        }
    }
    // The empty line before the example.
    kept.dedup_by(|line, before| {
        *before == " *" && line.trim() == "*/" && {
            *before = line;
            true
        }
    });
    kept.iter().flat_map(|line| [line, "\n"]).collect()
}

fn without_blank_ends(text: &str) -> String {
    text.lines().map(str::trim_end).collect::<Vec<_>>().join("\n")
}

fn declarations() -> String {
    let mut all = Collected { config: Config::default(), seen: HashSet::new(), declarations: BTreeMap::new() };
    all.take::<Request>();
    all.take::<Message>();
    all.take::<Failed>();
    all.take::<About>();
    all.take::<Opening>();
    all.take::<BoardText>();
    all.take::<PositionAbout>();
    all.take::<ReadGames>();
    all.take::<KeepGames>();
    all.take::<Library>();
    all.take::<GameChanges>();
    std::iter::once(HEAD).chain(all.declarations.values().map(String::as_str)).collect()
}

#[test]
fn the_typescript_types_of_the_page_are_up_to_date() {
    let path = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/wire/page.ts"));
    let made = declarations();
    if std::env::var_os("UPDATE_TYPES").is_some() {
        fs::create_dir_all(path.parent().expect("a folder")).expect("the folder can be made");
        fs::write(&path, &made).expect("the file can be written");
    }
    let committed = fs::read_to_string(&path).unwrap_or_default();
    assert!(committed == made, "out of date: UPDATE_TYPES=1 cargo test -p yosumi-wire --lib typescript");
}

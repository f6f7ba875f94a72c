//! What the Rust sources hold to: where which words may stand, and how large a file may be.

use super::project::Project;
use super::rust_text::{code_only, is_word};
use super::tree::{is_inside, line_at, split};
use super::violation::Violation;

const MAX_LINES: usize = 1000;

/// Something that may stand only in some places.
struct Ban {
    find: Find,
    /// Folders.
    except_in: &'static [&'static str],
    message: &'static str,
}

enum Find {
    /// An identifier as a whole.
    Word(&'static str),
    /// The call of a macro.
    Macro(&'static str),
    /// This very text, as rustfmt writes it.
    Text(&'static str),
    /// An `allow` attribute, however many lints it lists.
    Allow(&'static str),
}

const PRINT: &str = "only `cli` and `xtask` print: hand the text to the caller";
const PRINTING: &[&str] = &["crates/cli", "xtask"];
const UNFINISHED: &str = "unfinished or debugging code does not stay: finish it or return an error";
const UNEXPLAINED_IGNORE: &str = "an ignored test says why: `#[ignore = \"slow: …\"]`";
const MISPLACED_SOURCE: &str = "every source file is a module at its usual place: use `mod` and `pub use`";

const BANS: &[Ban] = &[
    Ban {
        find: Find::Word("unsafe"),
        except_in: &["crates/kernels"],
        message: "only `kernels` is unsafe: put the operation there, behind a safe function",
    },
    Ban { find: Find::Macro("print"), except_in: PRINTING, message: PRINT },
    Ban { find: Find::Macro("println"), except_in: PRINTING, message: PRINT },
    Ban { find: Find::Macro("eprint"), except_in: PRINTING, message: PRINT },
    Ban { find: Find::Macro("eprintln"), except_in: PRINTING, message: PRINT },
    Ban { find: Find::Macro("todo"), except_in: &[], message: UNFINISHED },
    Ban { find: Find::Macro("unimplemented"), except_in: &[], message: UNFINISHED },
    Ban { find: Find::Macro("dbg"), except_in: &[], message: UNFINISHED },
    Ban { find: Find::Text("#[ignore]"), except_in: &[], message: UNEXPLAINED_IGNORE },
    Ban { find: Find::Text(", ignore)]"), except_in: &[], message: UNEXPLAINED_IGNORE },
    Ban { find: Find::Text("#[path"), except_in: &[], message: MISPLACED_SOURCE },
    Ban { find: Find::Macro("include"), except_in: &[], message: MISPLACED_SOURCE },
    Ban {
        find: Find::Allow("dead_code"),
        except_in: &[],
        message: "dead code does not stay: remove it, or move it to the tests that use it",
    },
];

pub(crate) fn check(project: &Project) -> Vec<Violation> {
    let mut violations = Vec::new();
    for (path, text) in project.tree.texts() {
        if is_source(path) {
            check_file(path, text, &mut violations);
        }
    }
    violations
}

fn is_source(path: &str) -> bool {
    path.strip_suffix(".rs").is_some() && (is_inside(path, "crates") || is_inside(path, "xtask"))
}

fn check_file(path: &str, text: &str, violations: &mut Vec<Violation>) {
    let (folder, name) = split(path);
    if name == "mod.rs" {
        violations.push(Violation::new(path, 1, format!("no mod.rs: this module is `{folder}.rs`")));
    }
    let n_lines = text.lines().count();
    if n_lines > MAX_LINES {
        let message = format!("{n_lines} lines are more than {MAX_LINES}: divide the file, one idea each");
        violations.push(Violation::new(path, MAX_LINES + 1, message));
    }
    let code = code_only(text);
    // A build script speaks to cargo by printing.
    let is_build_script = name == "build.rs";
    for ban in BANS {
        let excepted = ban.except_in.iter().any(|folder| is_inside(path, folder));
        if excepted || (is_build_script && ban.message == PRINT) {
            continue;
        }
        for at in ban.find.places(&code) {
            let message = format!("`{}`: {}", ban.find.shown(), ban.message);
            violations.push(Violation::new(path, line_at(&code, at), message));
        }
    }
}

impl Find {
    /// The offsets in the code at which it stands.
    fn places(&self, code: &str) -> Vec<usize> {
        match self {
            Self::Word(word) => words(code, word).collect(),
            Self::Macro(name) => words(code, name).filter(|at| code[at + name.len()..].starts_with('!')).collect(),
            Self::Text(text) => code.match_indices(text).map(|(at, _)| at).collect(),
            Self::Allow(lint) => words(code, "allow").filter(|&at| allows(&code[at..], lint)).collect(),
        }
    }

    fn shown(&self) -> String {
        match self {
            Self::Word(text) | Self::Text(text) => (*text).to_owned(),
            Self::Macro(name) => format!("{name}!"),
            Self::Allow(lint) => format!("allow({lint})"),
        }
    }
}

fn words<'a>(code: &'a str, word: &'a str) -> impl Iterator<Item = usize> + 'a {
    code.match_indices(word).map(|(at, _)| at).filter(move |&at| {
        !code[..at].chars().next_back().is_some_and(is_word) && !code[at + word.len()..].starts_with(is_word)
    })
}

/// Whether `code`, which begins with `allow`, is an attribute that names the lint.
fn allows(code: &str, lint: &str) -> bool {
    let Some(names) = code.strip_prefix("allow(") else { return false };
    let names = names.split_once(')').map_or(names, |(names, _)| names);
    words(names, lint).next().is_some()
}

#[cfg(test)]
mod tests {
    use super::super::violation::{assert_only, displayed};
    use super::*;

    fn check_one(path: &str, text: &str) -> Vec<Violation> {
        check(&Project::with_files(&[(path, text)]))
    }

    #[track_caller]
    fn assert_found(text: &str, word: &str) {
        assert_only(&check_one("crates/rules/src/lib.rs", text), "crates/rules/src/lib.rs:2", word);
    }

    #[track_caller]
    fn assert_clean(path: &str, text: &str) {
        assert_eq!(displayed(&check_one(path, text)), [""; 0], "{text}");
    }

    #[test]
    fn unsafe_code_stands_only_in_kernels() {
        let text = "fn f() {\n    unsafe { g() }\n}\n";
        assert_found(text, "`unsafe`");
        assert_clean("crates/kernels/src/lib.rs", text);
        assert_clean("crates/rules/src/lib.rs", "#![forbid(unsafe_code)]\n#![deny(unsafe_op_in_unsafe_fn)]\n");
    }

    #[test]
    fn only_cli_and_xtask_print() {
        for name in ["print", "println", "eprint", "eprintln"] {
            let text = format!("fn f() {{\n    {name}!(\"x\");\n}}\n");
            assert_found(&text, &format!("`{name}!`"));
            for path in ["crates/cli/src/main.rs", "crates/cli/tests/game.rs", "xtask/src/main.rs", "crates/a/build.rs"]
            {
                assert_clean(path, &text);
            }
        }
        assert_only(&check_one("crates/client/src/lib.rs", "print!()"), "crates/client/src/lib.rs:1", "print");
    }

    #[test]
    fn unfinished_code_is_found_everywhere() {
        for name in ["todo", "unimplemented", "dbg"] {
            assert_found(&format!("fn f() {{\n    std::{name}!()\n}}\n"), &format!("`{name}!`"));
        }
        assert_only(&check_one("xtask/src/main.rs", "todo!()"), "xtask/src/main.rs:1", "`todo!`");
    }

    #[test]
    fn an_ignored_test_says_why() {
        assert_found("#[test]\n#[ignore]\nfn f() {}\n", "#[ignore]");
        assert_found("#[test]\n#[cfg_attr(miri, ignore)]\nfn f() {}\n", "says why");
        assert_clean("crates/rules/src/lib.rs", "#[ignore = \"slow: perft 12\"]\nfn f() {}\n");
    }

    #[test]
    fn modules_lie_at_their_usual_places() {
        assert_found("\n#[path = \"other.rs\"]\nmod a;\n", "#[path");
        assert_found("\ninclude!(\"table.rs\");\n", "`include!`");
        assert_clean("crates/rules/src/lib.rs", "const A: &str = include_str!(\"a.txt\");\n");
        assert_only(&check_one("crates/a/src/b/mod.rs", ""), "crates/a/src/b/mod.rs:1", "crates/a/src/b.rs");
    }

    #[test]
    fn dead_code_is_not_allowed() {
        assert_found("\n#[allow(dead_code)]\nfn f() {}\n", "allow(dead_code)");
        assert_found("\n#![allow(\n    unused_imports,\n    dead_code,\n)]\n", "allow(dead_code)");
        assert_clean("crates/rules/src/lib.rs", "#[allow(unused_imports)]\n#[warn(dead_code)]\nfn f() {}\n");
    }

    #[test]
    fn comments_and_strings_are_not_code() {
        assert_clean("crates/rules/src/lib.rs", "// unsafe, todo!()\n/// println!()\nconst A: &str = \"dbg!()\";\n");
    }

    #[test]
    fn words_within_words_are_other_words() {
        assert_clean("crates/rules/src/lib.rs", "fn not_unsafe() { my_println!(); print(); todo_list!() }\n");
    }

    #[test]
    fn a_file_has_at_most_1000_lines() {
        assert_clean("crates/rules/src/lib.rs", &"\n".repeat(1000));
        let found = check_one("crates/rules/src/lib.rs", &"\n".repeat(1001));
        assert_only(&found, "crates/rules/src/lib.rs:1001", "1001 lines");
    }

    #[test]
    fn other_files_are_left_alone() {
        assert_clean("docs/sample.rs", "todo!()");
        assert_clean("crates/rules/README.md", "todo!()");
    }
}

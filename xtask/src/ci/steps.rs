//! The steps as data: a new one is a new row.

use std::fmt;
use std::fmt::Write as _;

/// One part of what a change must pass.
pub(crate) struct Step {
    pub(crate) name: &'static str,
    /// The first way whose tool is installed is taken: each checks as much as the others.
    pub(crate) ways: &'static [Way],
}

pub(crate) struct Way {
    /// What must be installed besides cargo itself.
    pub(crate) needs: Option<Tool>,
    pub(crate) action: Action,
}

/// A program that need not be there.
#[derive(Clone, Copy, PartialEq)]
pub(crate) struct Tool {
    pub(crate) program: &'static str,
    /// The sub-command of cargo that it is, where it is one.
    pub(crate) subcommand: Option<&'static str>,
}

impl Tool {
    pub(crate) const fn of_cargo(program: &'static str, subcommand: &'static str) -> Self {
        Self { program, subcommand: Some(subcommand) }
    }
}

pub(crate) enum Action {
    /// `cargo xtask tidy`, in this process.
    Tidy,
    /// Cargo with `arguments`, divided at blanks, and environment `variables`.
    Cargo { variables: &'static [(&'static str, &'static str)], arguments: &'static str },
    /// npm with these arguments, divided at blanks, in the folder of the page.
    Npm(&'static str),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Tidy => f.write_str("cargo xtask tidy"),
            Self::Cargo { variables, arguments } => {
                for (name, value) in *variables {
                    write!(f, "{name}=\"{value}\" ")?;
                }
                write!(f, "cargo {arguments}")
            }
            Self::Npm(arguments) => write!(f, "npm --prefix web {arguments}"),
        }
    }
}

pub(crate) const STEPS: &[Step] = &[
    Step { name: "format", ways: &[Way { needs: Some(FMT), action: cargo("fmt --all --check") }] },
    Step {
        name: "clippy",
        ways: &[Way {
            needs: Some(CLIPPY),
            action: cargo("clippy --workspace --all-targets --all-features -- -D warnings"),
        }],
    },
    Step { name: "tidy", ways: &[Way { needs: None, action: Action::Tidy }] },
    Step {
        name: "tests",
        ways: &[
            Way { needs: Some(NEXTEST), action: cargo("nextest run --workspace --all-features") },
            Way { needs: None, action: cargo("test --workspace --all-features --lib --bins --tests") },
        ],
    },
    // nextest knows no doctests.
    Step { name: "doctests", ways: &[Way { needs: None, action: cargo("test --workspace --all-features --doc") }] },
    // Tests that carry `#[ignore = "slow: …"]`: they take too long without optimization. There may be none.
    Step {
        name: "slow-tests",
        ways: &[
            Way {
                needs: Some(NEXTEST),
                action: cargo(
                    "nextest run --cargo-profile slow-tests --workspace --all-features --run-ignored only --no-tests pass \
                     --filterset not(test(/long::/))",
                ),
            },
            Way {
                needs: None,
                action: cargo(
                    "test --profile slow-tests --workspace --all-features --lib --bins --tests -- --ignored --skip long::",
                ),
            },
        ],
    },
    // The search does the same work to the node on every kind of CPU, and what it was when the signature was written down.
    Step {
        name: "bench",
        ways: &[Way {
            needs: None,
            action: cargo("run --release --quiet -- bench --all-paths --expect testdata/bench-signature.txt"),
        }],
    },
    // The page is made from its sources as it is committed, and is used in a browser against the program just built.
    Step { name: "page-packages", ways: &[Way { needs: Some(NPM), action: Action::Npm("ci") }] },
    Step { name: "page", ways: &[Way { needs: Some(NPM), action: Action::Npm("run verify") }] },
    Step { name: "page-in-use", ways: &[Way { needs: Some(NPM), action: Action::Npm("test") }] },
    Step {
        name: "docs",
        ways: &[Way {
            needs: None,
            action: Action::Cargo {
                variables: &[("RUSTDOCFLAGS", "-D warnings")],
                arguments: "doc --workspace --no-deps --document-private-items",
            },
        }],
    },
];

const FMT: Tool = Tool::of_cargo("cargo-fmt", "fmt");
const CLIPPY: Tool = Tool::of_cargo("cargo-clippy", "clippy");
const NEXTEST: Tool = Tool::of_cargo("cargo-nextest", "nextest");
const NPM: Tool = Tool { program: "npm", subcommand: None };

/// A line for every way of every step.
pub(crate) fn list(steps: &[Step]) -> String {
    let mut lines = String::new();
    for step in steps {
        for (i, way) in step.ways.iter().enumerate() {
            let name = if i == 0 { step.name } else { "or" };
            writeln!(lines, "{name:>15}  {}", way.action).expect("a string takes all that is written");
        }
    }
    lines
}

const fn cargo(arguments: &'static str) -> Action {
    Action::Cargo { variables: &[], arguments }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_a_step_starts_besides_cargo_may_be_missing() {
        for way in STEPS.iter().flat_map(|step| step.ways) {
            let is_npm = matches!(way.action, Action::Npm(_));
            assert_eq!(way.needs == Some(NPM), is_npm, "{}", way.action);
        }
    }

    #[test]
    fn the_cheap_steps_come_first_and_no_step_is_lost() {
        let names: Vec<_> = STEPS.iter().map(|step| step.name).collect();
        let expected = "format clippy tidy tests doctests slow-tests bench page-packages page page-in-use docs";
        assert_eq!(names, expected.split(' ').collect::<Vec<_>>());
    }

    #[test]
    fn no_way_stands_behind_one_that_is_always_open() {
        for step in STEPS {
            let (_last, others) = step.ways.split_last().expect("a step has a way");
            assert!(others.iter().all(|way| way.needs.is_some()), "{}", step.name);
        }
    }

    #[test]
    fn the_list_shows_substitutes_and_variables() {
        let list = list(STEPS);
        assert!(list.contains("             or  cargo test --workspace"), "{list}");
        assert!(list.contains("           docs  RUSTDOCFLAGS=\"-D warnings\" cargo doc"), "{list}");
    }
}

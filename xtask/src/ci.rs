//! `cargo xtask ci`: the steps of [`steps::STEPS`] one after the other, up to the first failure.

mod machine;
mod report;
mod steps;

use std::time::Instant;

use clap::builder::PossibleValuesParser;

use machine::{Machine, ThisMachine};
use report::{Outcome, Report};
use steps::{STEPS, Step};

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Runs one step
    #[arg(long, value_name = "NAME", value_parser = PossibleValuesParser::new(STEPS.iter().map(|step| step.name)))]
    only: Option<String>,
    /// Lists the steps with the commands that they run
    #[arg(long, conflicts_with = "only")]
    list: bool,
}

/// Whether everything asked for passed.
pub(crate) fn run(arguments: &Arguments) -> bool {
    if arguments.list {
        print!("{}", steps::list(STEPS));
        return true;
    }
    let chosen = STEPS.iter().filter(|step| arguments.only.as_deref().is_none_or(|name| name == step.name));
    let strict = std::env::var_os("CI").is_some_and(|value| value == "true");
    let report = run_steps(chosen, &ThisMachine, strict);
    eprint!("{report}");
    report.passed()
}

/// Where `strict`, a tool that the machine lacks is a failure; elsewhere its step is skipped.
fn run_steps<'a>(steps: impl Iterator<Item = &'a Step>, machine: &impl Machine, strict: bool) -> Report {
    let mut report = Report::default();
    for step in steps {
        let start = Instant::now();
        let outcome = run_step(step, machine, strict);
        eprintln!("ci: {}: {outcome} ({:.1} s)", step.name, start.elapsed().as_secs_f64());
        let failed = matches!(outcome, Outcome::Failed(_));
        report.add(step.name, outcome, start.elapsed());
        if failed {
            break;
        }
    }
    report
}

fn run_step(step: &Step, machine: &impl Machine, strict: bool) -> Outcome {
    let way = step.ways.iter().find(|way| way.needs.is_none_or(|tool| machine.has(tool)));
    let Some(way) = way else {
        let missing: Vec<_> = step.ways.iter().filter_map(|way| way.needs).map(|tool| tool.program).collect();
        let reason = format!("{} is not installed", missing.join(" or "));
        return if strict { Outcome::Failed(reason) } else { Outcome::Skipped(reason) };
    };
    eprintln!("ci: {}: {}", step.name, way.action);
    match machine.run(&way.action) {
        Ok(()) => Outcome::Passed,
        Err(error) => Outcome::Failed(format!("{error:#}")),
    }
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;

    use anyhow::bail;

    use super::steps::{Action, Tool, Way};
    use super::*;

    const NEXTEST: Tool = Tool::of_cargo("cargo-nextest", "nextest");
    const FMT: Tool = Tool::of_cargo("cargo-fmt", "fmt");

    const SAMPLE: &[Step] = &[
        Step { name: "format", ways: &[Way { needs: Some(FMT), action: cargo("fmt") }] },
        Step {
            name: "tests",
            ways: &[
                Way { needs: Some(NEXTEST), action: cargo("nextest run") },
                Way { needs: None, action: cargo("test") },
            ],
        },
        Step { name: "docs", ways: &[Way { needs: None, action: cargo("doc") }] },
    ];

    const fn cargo(arguments: &'static str) -> Action {
        Action::Cargo { variables: &[], arguments }
    }

    struct FakeMachine {
        tools: &'static [Tool],
        broken: &'static str,
        ran: RefCell<Vec<String>>,
    }

    impl FakeMachine {
        fn new(tools: &'static [Tool], broken: &'static str) -> Self {
            Self { tools, broken, ran: RefCell::default() }
        }
    }

    impl Machine for FakeMachine {
        fn has(&self, tool: Tool) -> bool {
            self.tools.contains(&tool)
        }

        fn run(&self, action: &Action) -> anyhow::Result<()> {
            let command = action.to_string();
            self.ran.borrow_mut().push(command.clone());
            if command == self.broken {
                bail!("`{command}`");
            }
            Ok(())
        }
    }

    #[test]
    fn all_steps_run_in_order_where_every_tool_is_there() {
        let machine = FakeMachine::new(&[FMT, NEXTEST], "");
        assert!(run_steps(SAMPLE.iter(), &machine, true).passed());
        assert_eq!(*machine.ran.borrow(), ["cargo fmt", "cargo nextest run", "cargo doc"]);
    }

    #[test]
    fn the_first_failure_ends_the_run_and_names_the_command() {
        let machine = FakeMachine::new(&[FMT], "cargo test");
        let report = run_steps(SAMPLE.iter(), &machine, true);
        assert!(!report.passed());
        assert_eq!(*machine.ran.borrow(), ["cargo fmt", "cargo test"]);
        assert!(report.to_string().contains("failed: `cargo test`"), "{report}");
    }

    #[test]
    fn a_substitute_is_not_a_skip() {
        let machine = FakeMachine::new(&[FMT], "");
        let report = run_steps(SAMPLE.iter(), &machine, true);
        assert!(report.passed());
        assert!(!report.to_string().contains("skipped"), "{report}");
    }

    #[test]
    fn a_missing_tool_is_skipped_visibly() {
        let machine = FakeMachine::new(&[], "");
        let report = run_steps(SAMPLE.iter(), &machine, false);
        assert!(report.passed());
        assert!(report.to_string().contains("skipped: cargo-fmt is not installed"), "{report}");
        assert_eq!(*machine.ran.borrow(), ["cargo test", "cargo doc"]);
    }

    #[test]
    fn a_missing_tool_is_a_failure_where_strict() {
        let machine = FakeMachine::new(&[], "");
        let report = run_steps(SAMPLE.iter(), &machine, true);
        assert!(!report.passed());
        assert!(machine.ran.borrow().is_empty());
    }
}

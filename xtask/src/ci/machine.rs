//! What the steps need from the machine: whether a tool is installed, and running a command.

use std::ffi::OsString;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use super::steps::{Action, Tool};
use crate::{repository_root, tidy};

pub(crate) trait Machine {
    fn has(&self, tool: Tool) -> bool;

    /// The error names the command.
    fn run(&self, action: &Action) -> Result<()>;
}

pub(crate) struct ThisMachine;

impl Machine for ThisMachine {
    fn has(&self, tool: Tool) -> bool {
        let mut command = match tool.subcommand {
            // rustup leaves a proxy where a component is missing: only running it tells.
            Some(subcommand) => {
                let mut command = cargo();
                command.arg(subcommand);
                command
            }
            None => Command::new(tool.program),
        };
        command
            .arg("--version")
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status()
            .is_ok_and(|status| status.success())
    }

    fn run(&self, action: &Action) -> Result<()> {
        let passed = match action {
            Action::Tidy => tidy::run()?,
            Action::Cargo { variables, arguments } => cargo()
                .args(arguments.split_whitespace())
                .envs(variables.iter().copied())
                .status()
                .with_context(|| format!("`{action}` did not start"))?
                .success(),
            Action::Npm(arguments) => Command::new("npm")
                .args(arguments.split_whitespace())
                .current_dir(repository_root().join("web"))
                .status()
                .with_context(|| format!("`{action}` did not start"))?
                .success(),
        };
        if !passed {
            bail!("`{action}`");
        }
        Ok(())
    }
}

/// The cargo that started this program, at the root of the repository.
fn cargo() -> Command {
    let program = std::env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo"));
    let mut command = Command::new(program);
    command.current_dir(repository_root());
    command
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tool_is_there_if_it_answers() {
        // Of what cargo brings itself, `tree` is one of the few that state a version.
        assert!(ThisMachine.has(Tool::of_cargo("cargo", "tree")));
        assert!(!ThisMachine.has(Tool::of_cargo("cargo-no-such-tool", "no-such-tool")));
        assert!(ThisMachine.has(Tool { program: "cargo", subcommand: None }));
        assert!(!ThisMachine.has(Tool { program: "no-such-tool", subcommand: None }));
    }

    #[test]
    fn a_command_that_fails_is_named() {
        let action = Action::Cargo { variables: &[], arguments: "version --no-such-option" };
        assert_eq!(ThisMachine.run(&action).unwrap_err().to_string(), "`cargo version --no-such-option`");
    }
}

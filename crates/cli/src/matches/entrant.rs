//! A contestant with its weights.

use anyhow::anyhow;
use yosumi_arena::{Contestant, EnginePlayer, Key, ParseContestantError};
use yosumi_eval::Evaluation;
use yosumi_kernels::CpuPath;
use yosumi_text::{Setting, SettingFlaw, Text};

use crate::problem::evaluation;

pub(super) struct Entrant {
    pub(super) contestant: Contestant,
    evaluation: Evaluation,
}

impl Entrant {
    /// The contestant that an argument names.
    pub(super) fn read(argument: &str, text: &Text) -> anyhow::Result<Self> {
        let contestant: Contestant =
            argument.parse().map_err(|error| anyhow!(text.contestant_error(argument, flaw(&error))))?;
        let evaluation = evaluation(contestant.weights(), text)?;
        Ok(Self { contestant, evaluation })
    }

    pub(super) fn player(&self, cpu_path: CpuPath) -> EnginePlayer {
        self.contestant.player(self.evaluation.clone(), cpu_path)
    }

    /// The checksum of the weights, with which a weight file ends.
    pub(super) fn checksum(&self) -> String {
        let checksum = self.evaluation.to_bytes().last_chunk().copied().unwrap_or_default();
        format!("{:016x}", u64::from_le_bytes(checksum))
    }
}

fn flaw(error: &ParseContestantError) -> SettingFlaw<'_> {
    match error {
        ParseContestantError::NoValue { found } => SettingFlaw::NoValue { found },
        ParseContestantError::UnknownKey { found } => SettingFlaw::Unknown { found },
        ParseContestantError::Value { key, found } => SettingFlaw::Value { setting: setting(*key), found },
        ParseContestantError::Twice { key } => SettingFlaw::Twice { name: key.name() },
        ParseContestantError::Conflict { key } => SettingFlaw::Conflict { name: key.name() },
        _ => SettingFlaw::NoLimit,
    }
}

const fn setting(key: Key) -> Setting {
    match key {
        Key::Level => Setting::Level,
        Key::Depth => Setting::Depth,
        Key::Solve => Setting::Solve,
        Key::Nodes => Setting::Nodes,
        Key::Time => Setting::Time,
        Key::Weights => Setting::Weights,
        Key::Threads => Setting::Threads,
    }
}

#[cfg(test)]
mod tests {
    use yosumi_text::{Language, SquareNames};

    use super::*;

    #[track_caller]
    fn check(argument: &str, expected: &str) {
        let text = Text::new(Language::English, SquareNames::Letters);
        let error = Entrant::read(argument, &text).err().expect("no contestant");
        assert!(error.to_string().starts_with(expected), "{error}");
    }

    #[test]
    fn each_mistake_has_its_sentence() {
        check("5", "5: \"5\" is no setting");
        check("speed=5", "speed=5: there is no setting \"speed\"");
        check("level=5,level=6", "level=5,level=6: level is there twice");
        check("level=5,solve=6", "level=5,solve=6: solve is set by the level already");
        check("solve=6", "solve=6: nothing says how far to look");
        for (value, expected) in [
            ("level=0", "level is a number"),
            ("depth=x", "depth is a number"),
            ("solve=-1", "solve is a number"),
            ("nodes=", "nodes is a number"),
            ("time=0", "time is a number"),
            ("weights=", "weights is the name"),
            ("threads=0", "threads is a number"),
        ] {
            check(value, &format!("{value}: {expected}"));
        }
        check("level=5,weights=no such file", "Cannot read no such file: there is no such file.");
    }
}

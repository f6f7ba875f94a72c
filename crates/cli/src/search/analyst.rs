//! The engine, and what it reports in the form in which it is written.

use std::sync::Arc;

use yosumi_engine::{Engine, Limits, MoveValue, Options, Report, Value, Window};
use yosumi_rules::Position;
use yosumi_text::Text;
use yosumi_wire::{MoveScore, PositionLine, Score};

use super::progress::Progress;
use crate::args::EngineArguments;
use crate::cpu;
use crate::problem::evaluation;

/// What to find out about each position.
#[derive(Clone, Debug)]
pub(super) struct Question {
    pub(super) limits: Limits,
    /// Whether each move is to have its line.
    pub(super) has_lines: bool,
}

impl Question {
    /// Whether only the winner is asked for.
    pub(super) fn is_wld(&self) -> bool {
        self.limits.window == Window::WIN_LOSS_DRAW
    }

    /// Whether all moves are to have their scores.
    pub(super) const fn is_about_all_moves(&self) -> bool {
        self.limits.n_best == usize::MAX
    }

    fn score(&self, value: Value) -> Score {
        let discs = f64::from(value.discs());
        let discs = if self.is_wld() && discs != 0.0 { discs.signum() } else { discs };
        Score::new(discs.clamp(-64.0, 64.0)).unwrap_or_default()
    }
}

/// An engine that answers one question about many positions.
pub(super) struct Analyst {
    engine: Engine,
    question: Question,
    text: Arc<Text>,
}

impl Analyst {
    pub(super) fn new(arguments: &EngineArguments, question: Question, text: &Arc<Text>) -> anyhow::Result<Self> {
        let engine = Engine::new(Options {
            n_threads: cpu::n_threads(arguments.threads),
            table_mebibytes: arguments.hash as usize,
            cpu_path: cpu::path(text)?,
            evaluation: evaluation(arguments.weights.as_deref(), text)?,
        });
        Ok(Self { engine, question, text: Arc::clone(text) })
    }

    pub(super) const fn question(&self) -> &Question {
        &self.question
    }

    /// What the engine finds out about a position, with its progress shown while it searches.
    pub(super) fn analyze(&mut self, position: Position, number: u64) -> PositionLine {
        let mut progress = Progress::new(number, &self.text);
        self.engine.start(position, self.question.limits.clone(), move |report| progress.show(report));
        let report = self.engine.wait().unwrap_or_else(|| unreachable!("a search was started"));
        self.line(position, &report)
    }

    fn line(&self, position: Position, report: &Report) -> PositionLine {
        let best = report.moves.first();
        PositionLine {
            score: self.question.score(report.value),
            exact: report.is_exact,
            depth: report.depth,
            selectivity: report.selectivity.percent(),
            best: best.map(|best| best.mv),
            line: best.map(|best| best.line.clone()).unwrap_or_default(),
            moves: report.moves.iter().map(|found| self.move_score(found)).collect(),
            nodes: report.n_nodes,
            seconds: report.elapsed.into(),
            threads: report.n_threads,
            ..position.into()
        }
    }

    fn move_score(&self, found: &MoveValue) -> MoveScore {
        MoveScore {
            played: found.mv,
            score: self.question.score(found.value),
            exact: found.is_exact,
            line: if self.question.has_lines { found.line.clone() } else { Vec::new() },
        }
    }
}

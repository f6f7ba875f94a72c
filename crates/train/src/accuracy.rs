//! How good weights are at problems whose solutions are known.

use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

use yosumi_engine::{Engine, Limits};
use yosumi_eval::{DISC, Features};
use yosumi_records::Problem;
use yosumi_rules::{Move, Position};

use crate::parallel::make_all;
use crate::{ErrorStatistics, Progress, Resources};

/// Room enough for a search of that depth; it is cleared for each.
const fn table_mebibytes(depth: u8) -> usize {
    if depth <= 10 { 4 } else { 64 }
}

/// How good the values and moves of one depth are.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Accuracy {
    /// The plies that were looked ahead; 0 is the evaluation alone.
    pub depth: u8,
    /// The errors of the values, against the best of the stated scores.
    pub errors: ErrorStatistics,
    /// The problems with several moves, all of which have stated scores, so that the move of the search can be judged. The
    /// evaluation alone chooses none.
    pub n_judged: u64,
    /// Those of them in which the move was a best one.
    pub n_best: u64,
    /// What the moves were worth less than the best ones, in discs, all together.
    pub lost: u64,
}

/// What came of a problem at a depth.
struct Answer {
    /// In discs.
    value: f64,
    chosen: Option<Move>,
}

/// How good the values and moves at each of the depths are. Problems without a stated score are passed over. A search is as
/// selective as those of a game; one that reaches the end of the game is exact.
///
/// ```
/// use yosumi_records::read_obf_line;
/// use yosumi_train::{Resources, accuracy};
///
/// let line = "XXXOXXXXOXXXXXXXOOXXXXXXOOOXXXXXOOOXXOO-OOOOO---OOOOOOO-OOOOOOO- X; H5:+6; G6:-2; F6:-4; H6:-10;";
/// let problem = read_obf_line(line)?.expect("a problem");
/// let [alone, exact] = accuracy(&[problem], &[0, 6], &Resources::default(), |_| {})[..] else { unreachable!() };
/// assert_eq!((alone.errors.n(), alone.n_judged), (1, 0));
/// assert_eq!((exact.errors.mean_absolute(), exact.n_judged, exact.n_best, exact.lost), (0.0, 1, 1, 0));
/// # Ok::<(), yosumi_records::ObfError>(())
/// ```
///
/// # Panics
///
/// When the system has no room for a thread.
#[must_use]
pub fn accuracy(
    problems: &[Problem],
    depths: &[u8],
    resources: &Resources,
    mut on_progress: impl FnMut(&Progress),
) -> Vec<Accuracy> {
    let problems: Vec<(&Problem, i8)> =
        problems.iter().filter_map(|problem| Some((problem, problem.best_score()?))).collect();
    // However many depths there are, their tables are no more than these.
    let sizes: BTreeSet<usize> = depths.iter().copied().map(table_mebibytes).collect();
    let begin = Instant::now();
    let mut progress = Progress { n_items: problems.len() as u64, n_found: 0, n_done: 0, elapsed: Duration::ZERO };
    let answers = make_all(
        progress.n_items,
        resources.n_threads,
        || -> BTreeMap<usize, Engine> { sizes.iter().map(|size| (*size, resources.engine(*size))).collect() },
        |engines, number| -> Vec<Answer> {
            let position = problems[number as usize].0.position;
            let answer = |depth: &u8| {
                let engine = engines.get_mut(&table_mebibytes(*depth)).expect("there is one of each size");
                answer(position, *depth, engine, resources)
            };
            depths.iter().map(answer).collect()
        },
        || {
            progress.n_done += 1;
            progress.elapsed = begin.elapsed();
            on_progress(&progress);
        },
    );
    let mut all: Vec<Accuracy> = depths.iter().map(|depth| Accuracy { depth: *depth, ..Accuracy::default() }).collect();
    for ((problem, best), answers) in problems.into_iter().zip(answers) {
        for (accuracy, answer) in all.iter_mut().zip(answers) {
            accuracy.errors.add(answer.value, best.into(), 1.0);
            let score = answer.chosen.and_then(|chosen| problem.score_of(chosen));
            if let Some(score) = score.filter(|_| has_choice(problem)) {
                accuracy.n_judged += 1;
                accuracy.n_best += u64::from(score >= best);
                accuracy.lost += u64::from(best.abs_diff(score));
            }
        }
    }
    all
}

/// Whether there are several moves and all of them have scores.
fn has_choice(problem: &Problem) -> bool {
    let moves = problem.position.legal_moves();
    moves.len() > 1 && moves.iter().all(|square| problem.score_of(square.into()).is_some())
}

fn answer(position: Position, depth: u8, engine: &mut Engine, resources: &Resources) -> Answer {
    let board = position.board();
    if depth == 0 && !board.is_over() {
        let units = resources.evaluation.evaluate(&Features::of(board), board);
        return Answer { value: f64::from(units) / f64::from(DISC), chosen: None };
    }
    // What was found out elsewhere must not show.
    engine.clear();
    let report = engine.search_here(position, &Limits::depth(depth));
    Answer { value: report.value.discs().into(), chosen: report.moves.first().map(|best| best.mv) }
}

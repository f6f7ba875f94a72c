//! Where games begin.

use std::collections::HashSet;
use std::ops::ControlFlow;
use std::vec;

use yosumi_engine::CpuPath;
use yosumi_rules::Game;

use crate::Balance;
use crate::balance::{Judge, RandomLines};
use crate::in_order::in_order;

/// The openings of a match, one after the other.
///
/// ```
/// use yosumi_arena::Openings;
///
/// let lines = yosumi_book::read_starts("f5d6\nf5f6\n").expect("starts");
/// let mut openings = Openings::listed(lines.clone());
/// assert!(openings.skip(&lines[..1]), "one of them was played already");
/// ```
#[derive(Debug)]
pub struct Openings(Source);

#[derive(Debug)]
enum Source {
    Listed(vec::IntoIter<Game>),
    Random { lines: Box<RandomLines>, balance: Balance, cpu_path: CpuPath },
}

/// How many random lines are looked through at most for openings that were played already: so many for each, and some.
const MOST_SKIPPED: [usize; 2] = [1000, 100_000];

impl Openings {
    /// These openings, in this order.
    ///
    /// ```
    /// # use yosumi_arena::Openings;
    /// let one = Openings::listed(vec!["f5f6".parse().expect("a game")]);
    /// # drop(one);
    /// ```
    #[must_use]
    pub fn listed(openings: Vec<Game>) -> Self {
        Self(Source::Listed(openings.into_iter()))
    }

    /// Random lines that are balanced, no two of them alike, as many as are wanted.
    ///
    /// ```
    /// # use yosumi_arena::{Balance, Openings};
    /// # use yosumi_engine::CpuPath;
    /// let random = Openings::balanced(Balance { seed: 2, ..Balance::default() }, CpuPath::best());
    /// # drop(random);
    /// ```
    #[must_use]
    pub fn balanced(balance: Balance, cpu_path: CpuPath) -> Self {
        Self(Source::Random { lines: Box::new(RandomLines::new(&balance)), balance, cpu_path })
    }

    /// Goes on after openings that came from here before, as if they had come now: a list must begin with them, random lines
    /// must have them in any order. Whether it was so; else nothing can be said of what follows.
    ///
    /// ```
    /// # use yosumi_arena::{Balance, Openings};
    /// # use yosumi_engine::CpuPath;
    /// let other = "f5d6c3d3c4f4f6g5".parse().expect("a game");
    /// assert!(!Openings::listed(Vec::new()).skip(&[other]));
    /// ```
    #[must_use]
    pub fn skip(&mut self, played: &[Game]) -> bool {
        match &mut self.0 {
            Source::Listed(openings) => played.iter().all(|game| openings.next().as_ref() == Some(game)),
            Source::Random { lines, .. } => {
                let mut left: HashSet<String> = played.iter().map(ToString::to_string).collect();
                // Those that are passed over here were found to be unbalanced then.
                let [for_each, more] = MOST_SKIPPED;
                let mut passed = lines.by_ref().take(for_each * left.len() + more);
                while !left.is_empty() {
                    let Some(line) = passed.next() else { return false };
                    left.remove(&line.to_string());
                }
                true
            }
        }
    }

    /// The lines, and what has to be known to say which of them are balanced, where that is not known yet.
    pub(crate) fn into_parts(self) -> (Box<dyn Iterator<Item = Game> + Send>, Option<(Balance, CpuPath)>) {
        match self.0 {
            Source::Listed(openings) => (Box::new(openings), None),
            Source::Random { lines, balance, cpu_path } => (lines, Some((balance, cpu_path))),
        }
    }
}

/// Looks for balanced openings, `concurrency` at a time, and hands each to `on_found`, on the thread that called and in an
/// order that does not depend on the threads, until it breaks or there are no more.
///
/// # Panics
///
/// When the system has no room for another thread.
///
/// ```
/// use std::ops::ControlFlow;
///
/// use yosumi_arena::{Balance, Openings, find_balanced};
/// use yosumi_engine::CpuPath;
///
/// let balance = Balance { depth: 1, ..Balance::default() };
/// let first = find_balanced(Openings::balanced(balance, CpuPath::best()), 2, ControlFlow::Break);
/// assert!(first.break_value().is_some_and(|opening| (8..=12).contains(&opening.n_played())));
/// ```
pub fn find_balanced<B>(
    openings: Openings,
    concurrency: usize,
    mut on_found: impl FnMut(Game) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let (openings, judge) = openings.into_parts();
    let new_judge = || judge.as_ref().map(Judge::new);
    let look = |judge: &mut Option<Judge>, opening: Game, _: &_| {
        let is_balanced = judge.as_mut().is_none_or(|judge| judge.is_balanced(&opening));
        Some(is_balanced.then_some(opening))
    };
    in_order(openings, concurrency, new_judge, look, |found| match found {
        Some(opening) => on_found(opening),
        None => ControlFlow::Continue(()),
    })
}

//! What was found against what the input states.

use yosumi_records::Problem;
use yosumi_rules::Move;
use yosumi_wire::{PositionLine, Score};

use super::analyst::Question;

/// The scores of a position that were compared.
#[derive(Debug, Default, PartialEq)]
pub(super) struct Comparison {
    /// How many were.
    pub(super) n_stated: u64,
    /// Those that differ.
    pub(super) differences: Vec<Difference>,
}

/// A score that is not the one that is stated.
#[derive(Debug, PartialEq)]
pub(super) struct Difference {
    /// The move; `None` for the position as a whole.
    pub(super) played: Option<Move>,
    pub(super) found: Score,
    pub(super) stated: Score,
}

impl Comparison {
    /// Compares the best score with the highest that is stated, or where all moves have scores each that is stated with its
    /// own. Estimates are not compared.
    pub(super) fn of(found: &PositionLine, problem: &Problem, question: &Question) -> Self {
        let mut comparison = Self::default();
        if question.is_about_all_moves() {
            for entry in found.moves.iter().filter(|entry| entry.exact) {
                let stated = problem.score_of(entry.played);
                comparison.add(Some(entry.played), entry.score, stated, question);
            }
            if found.exact {
                comparison.add(None, found.score, problem.score, question);
            }
        } else if found.exact {
            comparison.add(None, found.score, problem.best_score(), question);
        }
        comparison
    }

    pub(super) const fn n_wrong(&self) -> u64 {
        self.differences.len() as u64
    }

    fn add(&mut self, played: Option<Move>, found: Score, stated: Option<i8>, question: &Question) {
        let stated = stated.map(|stated| if question.is_wld() { stated.signum() } else { stated });
        let Some(stated) = stated.and_then(|stated| Score::new(stated.into())) else { return };
        self.n_stated += 1;
        if found != stated {
            self.differences.push(Difference { played, found, stated });
        }
    }
}

#[cfg(test)]
mod tests {
    use yosumi_engine::{Limits, Window};
    use yosumi_records::read_obf_line;
    use yosumi_rules::Square;
    use yosumi_wire::MoveScore;

    use super::*;

    const FIELDS: &str = "---------------------------OX------XO--------------------------- X; D3:+2; C4:-2; F5:-4;";

    fn question(n_best: usize, window: Window) -> Question {
        Question { limits: Limits { n_best, window, ..Limits::exact() }, has_lines: false }
    }

    /// The moves d3, c4 and f5 with these scores, compared with what is stated.
    #[track_caller]
    fn check(line: &str, scores: [f64; 3], question: &Question, n_stated: u64, differences: &[(Option<Square>, i8)]) {
        let problem = read_obf_line(line).expect("a line").expect("a problem");
        let squares = [Square::D3, Square::C4, Square::F5].into_iter().zip(scores);
        let score = |discs| Score::new(discs).expect("a score");
        let moves = squares.map(|(square, discs)| MoveScore {
            played: square.into(),
            score: score(discs),
            exact: true,
            line: Vec::new(),
        });
        let found =
            PositionLine { score: score(scores[0]), exact: true, moves: moves.collect(), ..problem.position.into() };
        let comparison = Comparison::of(&found, &problem, question);
        assert_eq!(comparison.n_stated, n_stated);
        let found: Vec<_> = comparison
            .differences
            .iter()
            .map(|it| (it.played.and_then(Move::square), it.stated.discs() as i8))
            .collect();
        assert_eq!(found, differences);
    }

    #[test]
    fn the_best_score_is_compared_with_the_highest_that_is_stated() {
        let best = question(1, Window::FULL);
        check(FIELDS, [2.0, 0.0, 0.0], &best, 1, &[]);
        check(FIELDS, [4.0, 0.0, 0.0], &best, 1, &[(None, 2)]);
        check(&FIELDS[..66], [4.0, 0.0, 0.0], &best, 0, &[]);
    }

    #[test]
    fn of_all_moves_each_is_compared_that_is_stated() {
        let all = question(usize::MAX, Window::FULL);
        check(FIELDS, [2.0, -2.0, -4.0], &all, 3, &[]);
        check(FIELDS, [2.0, 0.0, -6.0], &all, 3, &[(Some(Square::C4), -2), (Some(Square::F5), -4)]);
        check(&format!("{} +4;", &FIELDS[..67]), [2.0, 0.0, -6.0], &all, 1, &[(None, 4)]);
    }

    #[test]
    fn where_only_the_winner_was_asked_for_only_the_winner_is_compared() {
        let winner = question(1, Window::WIN_LOSS_DRAW);
        check(FIELDS, [1.0, 0.0, 0.0], &winner, 1, &[]);
        check(FIELDS, [0.0, 0.0, 0.0], &winner, 1, &[(None, 1)]);
    }
}

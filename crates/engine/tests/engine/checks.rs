//! What must hold of every report.

use yosumi_engine::{Engine, Limits, MoveValue, Options, Report, Selectivity, Value};
use yosumi_rules::{Board, Move, Position};

/// All moves of a position, solved.
pub(crate) const ALL_MOVES: Limits = Limits { n_best: usize::MAX, ..Limits::exact() };

/// An engine with so many threads and a small table.
pub(crate) fn engine(n_threads: usize) -> Engine {
    Engine::new(Options { n_threads, table_mebibytes: 8, ..Options::default() })
}

/// The exact score of a position, by a search from scratch.
#[track_caller]
pub(crate) fn exact_score(position: Position) -> i8 {
    let report = engine(1).search(position, Limits::exact());
    assert!(report.is_exact, "{position}");
    discs(report.value)
}

/// A value that must be a whole number of discs.
#[track_caller]
pub(crate) fn discs(value: Value) -> i8 {
    let discs = value.rounded();
    assert!((value.discs() - f32::from(discs)).abs() < f32::EPSILON, "{value:?} is a whole number of discs");
    discs
}

/// The moves of a report with their exact scores, by the names of their squares.
#[track_caller]
pub(crate) fn scores(report: &Report) -> Vec<(Move, i8)> {
    let mut scores: Vec<_> = report
        .moves
        .iter()
        .map(|found| {
            assert!(found.is_exact, "{} is exact", found.mv);
            (found.mv, discs(found.value))
        })
        .collect();
    scores.sort_by_key(|(mv, _)| mv.square());
    scores
}

/// What a report says, without the time it took.
pub(crate) fn found(report: &Report) -> (u8, Selectivity, Value, bool, u64, &[MoveValue]) {
    (report.depth, report.selectivity, report.value, report.is_exact, report.n_nodes, &report.moves)
}

/// A report makes sense: the moves are legal and sorted and none is there twice, lines are legal play, and where there is
/// a move to make, one is told.
#[track_caller]
pub(crate) fn check_report(position: Position, report: &Report) {
    let board = position.board();
    let legal: Vec<Move> =
        if board.must_pass() { vec![Move::Pass] } else { board.legal_moves().iter().map(Move::Disc).collect() };
    for (place, found) in report.moves.iter().enumerate() {
        assert!(legal.contains(&found.mv), "{position}: {} is legal", found.mv);
        assert!(
            report.moves[..place].iter().all(|other| other.mv != found.mv),
            "{position}: {} is told twice",
            found.mv
        );
        assert_eq!(found.line.first(), Some(&found.mv), "{position}: a line begins with its move");
        replay(position, &found.line);
    }
    assert!(report.moves.is_sorted_by_key(|found| std::cmp::Reverse(found.value)), "{position}: {:?}", report.moves);
    if let Some(best) = report.moves.first() {
        assert_eq!((best.value, best.is_exact), (report.value, report.is_exact), "{position}");
    } else {
        assert_eq!(legal, [], "{position}: there is a move");
        assert_eq!((discs(report.value), report.is_exact), (board.final_score(), true), "{position}");
    }
}

/// The line of every exact move is played to the end of the game, where its score is what was said.
#[track_caller]
pub(crate) fn check_exact_lines(position: Position, report: &Report) {
    for found in report.moves.iter().filter(|found| found.is_exact) {
        let (end, is_own_view) = replay(position, &found.line);
        assert!(end.is_over(), "{position}: the line of {} goes to the end: {:?}", found.mv, found.line);
        let score = if is_own_view { end.final_score() } else { -end.final_score() };
        assert_eq!(score, discs(found.value), "{position}: the score of the line of {}: {:?}", found.mv, found.line);
    }
}

/// Plays a line, which must be legal, with passes where they are due and nowhere else. Gives the board at its end, and
/// whether the side that was to move at its beginning is to move there.
#[track_caller]
pub(crate) fn replay(position: Position, line: &[Move]) -> (Board, bool) {
    let mut board = position.board();
    for &mv in line {
        board = match mv {
            Move::Pass => {
                assert!(board.must_pass(), "{position}: a pass is due in {line:?}");
                board.pass()
            }
            Move::Disc(square) => {
                board.play(square).unwrap_or_else(|| panic!("{position}: {square} is legal in {line:?}"))
            }
        };
    }
    (board, line.len().is_multiple_of(2))
}

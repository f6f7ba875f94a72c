//! Positions with better values than the outcomes of quick games.

use yosumi_engine::{Engine, Limits};
use yosumi_rules::Board;

use crate::resources::search;

mod drawn;
mod label;
mod opening;

pub use drawn::DrawnLabels;
pub use label::{Label, LabelKind};
pub use opening::OpeningLabels;

/// Room for a search of some seconds, or for one of a few plies; it is cleared for each label.
const fn table_mebibytes(depth: Option<u8>) -> usize {
    match depth {
        Some(..=7) => 1,
        _ => 16,
    }
}

/// The label of a board by a search of so many plies, or by its solution. Odd depths come out higher than even ones, for the
/// side that moves last picks what is valued too high: the value of a search is the mean of its own and that of one ply less.
fn label(board: Board, depth: Option<u8>, engine: &mut Engine) -> Label {
    // What was found out elsewhere must not show.
    engine.clear();
    let Some(depth) = depth else {
        let solution = search(engine, board, &Limits::exact());
        return Label::new(board, solution.value.discs(), LabelKind::Exact);
    };
    let before = search(engine, board, &Limits::depth(depth.saturating_sub(1).max(1)));
    let report = search(engine, board, &Limits::depth(depth));
    if report.is_exact {
        return Label::new(board, report.value.discs(), LabelKind::Exact);
    }
    let discs = f32::midpoint(before.value.discs(), report.value.discs());
    Label::new(board, discs, LabelKind::Search { depth: report.depth })
}

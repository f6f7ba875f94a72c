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

/// Room for a search of some seconds; it is cleared for each label.
const TABLE_MEBIBYTES: usize = 16;

fn label(board: Board, depth: Option<u8>, engine: &mut Engine) -> Label {
    // What was found out elsewhere must not show.
    engine.clear();
    let limits = depth.map_or_else(Limits::exact, Limits::depth);
    let report = search(engine, board, &limits);
    let kind = if report.is_exact { LabelKind::Exact } else { LabelKind::Search { depth: report.depth } };
    Label::new(board, report.value.discs(), kind)
}

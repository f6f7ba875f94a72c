//! Which squares are playable and which discs a move turns over, by shifts of whole bitboards.
//!
//! A run of opposing discs is followed from where it starts, in all its length at once: the fill doubles its reach
//! with each step (the parallel prefix of Kogge and Stone), three steps for the at most six discs between two others.

/// Columns `b` to `g`: a run along a row or a diagonal can only have its inner discs there, and leaving the edge columns
/// out keeps shifts from wrapping round into the next row.
const INNER_COLUMNS: u64 = 0x7e7e_7e7e_7e7e_7e7e;

/// The four lines through a square, each as the distance of neighbours on it and the squares that can lie inside a run.
const LINES: [(u32, u64); 4] = [(1, INNER_COLUMNS), (7, INNER_COLUMNS), (8, !0), (9, INNER_COLUMNS)];

/// The squares where `player` may play.
#[inline]
pub(crate) const fn legal_moves(player: u64, opponent: u64) -> u64 {
    let mut reached = 0;
    let mut line = 0;
    while line < LINES.len() {
        let (step, inner) = LINES[line];
        let (down, up) = runs(player, opponent & inner, step);
        reached |= down << step | up >> step;
        line += 1;
    }
    reached & !(player | opponent)
}

/// The opposing discs that a disc of `player` on `square` (one bit, an empty square) turns over.
#[inline]
pub(crate) const fn flips(square: u64, player: u64, opponent: u64) -> u64 {
    let mut flips = 0;
    let mut line = 0;
    while line < LINES.len() {
        let (step, inner) = LINES[line];
        let (down, up) = runs(square, opponent & inner, step);
        // A run counts when a disc of the player bounds it: all bits of the run, or none, without a branch.
        flips |= down & (((down << step & player != 0) as u64).wrapping_neg());
        flips |= up & (((up >> step & player != 0) as u64).wrapping_neg());
        line += 1;
    }
    flips
}

/// The unbroken runs of `inner` discs that begin beside `from`, towards higher and towards lower indices.
#[inline]
const fn runs(from: u64, inner: u64, step: u32) -> (u64, u64) {
    let mut down = inner & (from << step);
    let mut up = inner & (from >> step);
    down |= inner & (down << step);
    up |= inner & (up >> step);
    let down_pairs = inner & (inner << step);
    let up_pairs = down_pairs >> step;
    down |= down_pairs & (down << (2 * step));
    up |= up_pairs & (up >> (2 * step));
    down |= down_pairs & (down << (2 * step));
    up |= up_pairs & (up >> (2 * step));
    (down, up)
}

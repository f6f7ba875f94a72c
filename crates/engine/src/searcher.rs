//! What one thread of a search carries along.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use yosumi_eval::{DISC, Evaluation, Features};
use yosumi_kernels::Cpu;
use yosumi_rules::{Bitboard, Board, Square};

use crate::StopSign;
use crate::endgame::LocalTables;
use crate::split::{Pool, SplitPoint};
use crate::table::TranspositionTable;

/// What all searches of an engine share.
#[derive(Debug)]
pub(crate) struct Shared {
    pub(crate) table: TranspositionTable,
    pub(crate) evaluation: Evaluation,
}

/// What all threads of one search share.
#[derive(Debug)]
pub(crate) struct Search {
    pub(crate) shared: Arc<Shared>,
    /// Set when the search is to end now.
    pub(crate) stop: Arc<AtomicBool>,
    /// Set by others when they want it to end.
    pub(crate) sign: StopSign,
    pub(crate) pool: Pool,
    /// The nodes after which the search ends.
    pub(crate) node_limit: u64,
}

/// One thread of a search: what it has counted, where it is, what it remembers for itself.
#[derive(Debug)]
pub(crate) struct Searcher<'a> {
    pub(crate) search: &'a Search,
    pub(crate) local: LocalTables,
    /// Positions entered by a move, passes included.
    pub(crate) n_nodes: u64,
    /// The shared node under which this thread works.
    pub(crate) split: Option<Arc<SplitPoint>>,
    /// The features of the positions from where the thread began to where it is.
    features: Vec<Features>,
}

/// Where a thread was before it helped another one.
pub(crate) struct OwnPlace {
    features: Vec<Features>,
    split: Option<Arc<SplitPoint>>,
}

impl<'a> Searcher<'a> {
    pub(crate) fn new(search: &'a Search, local: LocalTables) -> Self {
        Self { search, local, n_nodes: 0, split: None, features: Vec::with_capacity(130) }
    }

    /// Begins anew at `board`.
    pub(crate) fn set_root(&mut self, board: Board) {
        self.features.clear();
        self.features.push(Features::of(board));
    }

    /// Goes to the position of a shared node; [`come_back`](Self::come_back) with what this gives leads back.
    pub(crate) fn go_to(&mut self, features: Features, split: Option<Arc<SplitPoint>>) -> OwnPlace {
        let mut there = Vec::with_capacity(130);
        there.push(features);
        OwnPlace {
            features: std::mem::replace(&mut self.features, there),
            split: std::mem::replace(&mut self.split, split),
        }
    }

    pub(crate) fn come_back(&mut self, own: OwnPlace) {
        self.features = own.features;
        self.split = own.split;
    }

    /// Whether what this thread searches is no longer of interest. Then every value is worth nothing.
    #[inline(always)]
    pub(crate) fn is_stopped(&self) -> bool {
        if self.search.node_limit < u64::MAX && self.n_nodes_of_all() >= self.search.node_limit {
            self.search.stop.store(true, Ordering::Relaxed);
        }
        self.search.stop.load(Ordering::Relaxed)
            || self.search.sign.is_set()
            || self.split.as_ref().is_some_and(|split| split.is_cut())
    }

    /// The nodes of the search, as far as the threads have told; this thread's own are among them.
    pub(crate) fn n_nodes_of_all(&self) -> u64 {
        self.n_nodes + self.search.pool.n_nodes.load(Ordering::Relaxed)
    }

    #[inline(always)]
    pub(crate) fn table(&self) -> &'a TranspositionTable {
        &self.search.shared.table
    }

    /// The features of the position that the search is at.
    #[inline(always)]
    pub(crate) fn features(&self) -> &Features {
        &self.features[self.features.len() - 1]
    }

    /// Goes on to the position after a move. [`leave`](Self::leave) comes back.
    #[inline(always)]
    pub(crate) fn enter(&mut self, square: Square, flips: Bitboard) {
        let features = self.features().play(square, flips);
        self.features.push(features);
    }

    /// Goes on to the position after a pass.
    #[inline(always)]
    pub(crate) fn enter_pass(&mut self) {
        let features = self.features().pass();
        self.features.push(features);
    }

    #[inline(always)]
    pub(crate) fn leave(&mut self) {
        self.features.pop();
    }

    /// The static value of the position that the search is at, for the side to move, which has a move, within a window; the
    /// network is not asked where the sum of the patterns is so many discs away from it.
    #[inline(always)]
    pub(crate) fn evaluate_within<C: Cpu>(&self, cpu: C, board: Board, alpha: i32, beta: i32, doubt: u32) -> i32 {
        let doubt = doubt as i32 * DISC;
        self.search.shared.evaluation.evaluate_within(cpu, self.features(), board, alpha, beta, doubt)
    }

    /// About the same value, where time counts more.
    #[inline(always)]
    pub(crate) fn evaluate_quickly(&self, board: Board) -> i32 {
        self.search.shared.evaluation.evaluate_quickly(self.features(), board)
    }
}

//! The weights, ready to be looked up.

use std::sync::{Arc, OnceLock};

use yosumi_kernels::Cpu;
use yosumi_rules::{Bitboard, Board};

use crate::correction::Correction;
use crate::layout::{DIFFERENCE_OFFSET, FIRST_LANES, OFFSETS, STAGE_LEN, slot_in_room};
use crate::patterns::PATTERNS;
use crate::weights::{WEIGHT_UNIT, Weights, spread};
use crate::{Features, Network, ProbCut, WeightsError};

/// One disc in the units of an evaluation.
///
/// ```
/// use yosumi_eval::{DISC, Evaluation, Features};
/// use yosumi_rules::Board;
///
/// let value = Evaluation::embedded().evaluate(&Features::of(Board::START), Board::START);
/// assert!(value / DISC < 64);
/// ```
pub const DISC: i32 = 128;

/// The value nearest to a sure win of all discs: no evaluation is beyond.
const MAX: i32 = 64 * DISC - 1;

static EMBEDDED: &[u8] = include_bytes!("../weights/weights.bin");

/// What positions are worth. Copies share the weights.
///
/// ```
/// use yosumi_eval::{Evaluation, Features};
/// use yosumi_rules::Board;
///
/// let evaluation = Evaluation::embedded();
/// let value = evaluation.evaluate(&Features::of(Board::START), Board::START);
/// assert_eq!(Evaluation::from_bytes(&evaluation.to_bytes()), Ok(evaluation));
/// assert!(value.abs() < 64 * yosumi_eval::DISC);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Evaluation {
    /// The stages, each as `layout` has it.
    stages: Arc<[Box<[i8]>]>,
    /// Which of them is that of a number of discs.
    stage_of: [u8; 65],
    /// `None` where nothing is corrected, so that nothing is looked up for it.
    corrections: Arc<[Option<Correction>]>,
    /// Which of them is that of a number of discs.
    network_of: [u8; 65],
    discs_per_stage: u8,
    probcut: Arc<ProbCut>,
}

impl Evaluation {
    /// The evaluation that is inside the program. It is read once.
    ///
    /// ```
    /// # use yosumi_eval::Evaluation;
    /// assert!(Evaluation::embedded() == Evaluation::embedded());
    /// ```
    ///
    /// # Panics
    ///
    /// Never: a test reads it.
    #[must_use]
    pub fn embedded() -> Self {
        static READ: OnceLock<Evaluation> = OnceLock::new();
        READ.get_or_init(|| Self::from_bytes(EMBEDDED).expect("the embedded weights are whole")).clone()
    }

    /// Reads a weight file.
    ///
    /// # Errors
    ///
    /// [`WeightsError`] when it is not one, or not whole, or of another version, or made for other patterns.
    ///
    /// ```
    /// # use yosumi_eval::Evaluation;
    /// let error = Evaluation::from_bytes(b"junk").unwrap_err();
    /// assert_eq!(error.to_string(), "not a weight file: it does not begin with YOSUMI-W");
    /// ```
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, WeightsError> {
        Weights::from_bytes(bytes).map(|weights| Self::new(&weights))
    }

    /// The weight file of this evaluation.
    ///
    /// ```
    /// # use yosumi_eval::Evaluation;
    /// assert!(Evaluation::embedded().to_bytes().starts_with(b"YOSUMI-W"));
    /// ```
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        self.weights().to_bytes()
    }

    /// The evaluation by these weights.
    ///
    /// ```
    /// # use yosumi_eval::{Evaluation, Features, Weights};
    /// # use yosumi_rules::Board;
    /// let nothing = Evaluation::new(&Weights::zero(4));
    /// assert_eq!(nothing.evaluate(&Features::of(Board::START), Board::START), 0);
    /// ```
    #[must_use]
    pub fn new(weights: &Weights) -> Self {
        Self {
            stages: spread(weights),
            stage_of: std::array::from_fn(|n_discs| weights.stage_of(n_discs) as u8),
            corrections: weights.networks().iter().map(Correction::new).collect(),
            network_of: std::array::from_fn(|n_discs| Weights::network_of(n_discs) as u8),
            discs_per_stage: weights.discs_per_stage(),
            probcut: Arc::new(ProbCut::new(weights.probcut.clone())),
        }
    }

    /// The weights as plain numbers.
    ///
    /// ```
    /// # use yosumi_eval::Evaluation;
    /// let evaluation = Evaluation::embedded();
    /// assert_eq!(Evaluation::new(&evaluation.weights()), evaluation);
    /// ```
    #[must_use]
    pub fn weights(&self) -> Weights {
        let network =
            |correction: &Option<Correction>| correction.as_ref().map_or_else(Network::zero, Correction::network);
        let networks = self.corrections.iter().map(network).collect();
        Weights::gathered(&self.stages, self.discs_per_stage, networks, self.probcut.parameters().clone())
    }

    /// What the position is worth to the side to move, in units of which [`DISC`] are a disc; less than 64 discs in size.
    ///
    /// `features` must be those of `board`. A finished game is worth its score, which this does not know.
    ///
    /// ```
    /// # use yosumi_eval::{Evaluation, Features};
    /// # use yosumi_rules::{Board, Square};
    /// let evaluation = Evaluation::embedded();
    /// let value = |board| evaluation.evaluate(&Features::of(board), board);
    /// let after = |square| Board::START.play(square).expect("a first move");
    /// assert_eq!(value(after(Square::F5)), value(after(Square::D3)), "they are images of one another");
    /// ```
    #[inline(always)]
    #[must_use]
    pub fn evaluate(&self, features: &Features, board: Board) -> i32 {
        let moves = [board.legal_moves(), board.pass().legal_moves()];
        (self.sum(features, board) + self.correction(features, board, moves)).clamp(-MAX, MAX)
    }

    /// The same without the network, which takes its time: squared errors of positions with 20 empties are three tenths larger.
    ///
    /// ```
    /// # use yosumi_eval::{DISC, Evaluation, Features};
    /// # use yosumi_rules::Board;
    /// let value = Evaluation::embedded().evaluate_quickly(&Features::of(Board::START), Board::START);
    /// assert!(value.abs() < 10 * DISC);
    /// ```
    #[inline(always)]
    #[must_use]
    pub fn evaluate_quickly(&self, features: &Features, board: Board) -> i32 {
        self.sum(features, board).clamp(-MAX, MAX)
    }

    /// The value as far as a window needs it: where the sum of the patterns is farther from the window than `doubt`, in the
    /// same units, the network is not asked.
    ///
    /// ```
    /// use yosumi_eval::{DISC, Evaluation, Features};
    /// use yosumi_kernels::{Cpu, CpuPath, Work};
    /// use yosumi_rules::Board;
    ///
    /// struct Within(i32, i32);
    ///
    /// impl Work for Within {
    ///     type Output = i32;
    ///
    ///     fn run<C: Cpu>(self, cpu: C) -> i32 {
    ///         let features = Features::of(Board::START);
    ///         Evaluation::embedded().evaluate_within(cpu, &features, Board::START, self.0, self.1, 8 * DISC)
    ///     }
    /// }
    ///
    /// let value = Evaluation::embedded().evaluate(&Features::of(Board::START), Board::START);
    /// assert_eq!(CpuPath::best().run(Within(-2 * DISC, 2 * DISC)), value);
    /// assert!(CpuPath::best().run(Within(40 * DISC, 41 * DISC)) <= 40 * DISC);
    /// ```
    #[inline(always)]
    #[must_use]
    pub fn evaluate_within<C: Cpu>(
        &self,
        cpu: C,
        features: &Features,
        board: Board,
        alpha: i32,
        beta: i32,
        doubt: i32,
    ) -> i32 {
        let sum = self.sum(features, board);
        let quick = sum.clamp(-MAX, MAX);
        if quick <= alpha - doubt || quick >= beta + doubt {
            return quick;
        }
        let moves = [cpu.legal_moves(board), cpu.legal_moves(board.pass())];
        (sum + self.correction(features, board, moves)).clamp(-MAX, MAX)
    }

    #[inline(always)]
    fn sum(&self, features: &Features, board: Board) -> i32 {
        let (n_player, n_opponent) = (board.player().len(), board.opponent().len());
        let stage = usize::from(self.stage_of[usize::from((n_player + n_opponent).min(64))]);
        let Some(stage) = self.stages.get(stage).and_then(|stage| stage.first_chunk::<STAGE_LEN>()) else {
            return 0;
        };
        let difference = usize::from(n_player.wrapping_sub(n_opponent));
        (i32::from(stage[DIFFERENCE_OFFSET + difference]) + pattern_sum(features, stage)) * WEIGHT_UNIT
    }

    #[inline(always)]
    fn correction(&self, features: &Features, board: Board, moves: [Bitboard; 2]) -> i32 {
        let network = usize::from(self.network_of[usize::from((64 - board.n_empties()).min(64))]);
        // A closure would not be compiled for the CPU of its caller.
        match self.corrections.get(network) {
            Some(Some(correction)) => correction.of(features, moves),
            _ => 0,
        }
    }

    /// How far shallow searches are off deep ones with these weights.
    ///
    /// ```
    /// # use yosumi_eval::Evaluation;
    /// assert!(Evaluation::embedded().probcut().deviation(2, 6, 30) > 0);
    /// ```
    #[inline(always)]
    #[must_use]
    pub fn probcut(&self) -> &ProbCut {
        &self.probcut
    }
}

/// The sum of the weights of all places.
#[inline(always)]
fn pattern_sum(features: &Features, stage: &[i8; STAGE_LEN]) -> i32 {
    macro_rules! sum {
        ($($pattern:literal)*) => {{
            const { assert!([$($pattern),*].len() == PATTERNS.len(), "every pattern is summed once") };
            0 $(+ sum_of::<$pattern>(features, stage))*
        }};
    }
    sum!(0 1 2 3 4 5 6 7 8 9 10)
}

/// The sum of the weights of the places of one pattern. The pattern is known to the compiler, so that it unrolls the loop
/// and sees that no index is outside: with a loop over all places a look-up takes twice as long.
#[inline(always)]
fn sum_of<const PATTERN: usize>(features: &Features, stage: &[i8; STAGE_LEN]) -> i32 {
    let (first, last) = const { (FIRST_LANES[PATTERN], FIRST_LANES[PATTERN + 1]) };
    let slot = |index: i16| OFFSETS[PATTERN] + slot_in_room(index, const { PATTERNS[PATTERN].squares.len() });
    let weight = |index: &i16| i32::from(stage[slot(*index)]);
    features.indices()[first..last].iter().map(weight).sum()
}

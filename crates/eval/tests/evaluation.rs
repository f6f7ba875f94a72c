//! What evaluations say.

use proptest::prelude::*;
use yosumi_eval::{
    DISC, Evaluation, Features, NETWORK_INNER_MOST, NETWORK_INNER_ONE, NETWORK_MOST_INNER_BIAS, NETWORK_ONE,
    NETWORK_OUTPUT_DISC, Network, WEIGHT_UNIT, Weights, n_rows, n_weights, row_indices, weight_indices,
};
use yosumi_kernels::{Cpu, CpuPath, Node, Work};
use yosumi_rules::{Bitboard, Board, Position, Square, Symmetry};

fn value(evaluation: &Evaluation, board: Board) -> i32 {
    evaluation.evaluate(&Features::of(board), board)
}

fn any_board() -> impl Strategy<Value = Board> {
    (any::<u64>(), any::<u64>()).prop_filter_map("a square holds one disc", |(occupied, player)| {
        Board::new(Bitboard::new(occupied & player), Bitboard::new(occupied & !player))
    })
}

/// Weights that are all different, more or less: what is looked up in a wrong place shows.
fn scrambled() -> Weights {
    let mut weights = Weights::zero(7);
    for stage in 0..weights.n_stages() {
        for (number, weight) in weights.stage_mut(stage).iter_mut().enumerate() {
            *weight = ((number as i16).wrapping_mul(40_503_u16 as i16).wrapping_add(stage as i16) >> 8) as i8;
        }
    }
    weights
}

/// Networks whose numbers are of all sizes; half of them have inner units that say far more than they may, or far less.
fn scrambled_network(seed: u64) -> Network {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut network = Network::zero();
    network.rows.as_flattened_mut().fill_with(|| rng.i8(-15..=15));
    network.biases.fill_with(|| rng.i16(-300..=300));
    let (weight, bias) = if rng.bool() { (900, 90_000) } else { (i16::MAX, NETWORK_MOST_INNER_BIAS) };
    network.inner.as_flattened_mut().fill_with(|| rng.i16(-weight..=weight));
    network.inner_biases.fill_with(|| rng.i32(-bias..=bias));
    network.direct.fill_with(|| rng.i16(-200..=200));
    network.output.fill_with(|| rng.i16(-20..=20));
    network.output_bias = rng.i32(-50_000..=50_000);
    network
}

/// The value within a window, where the network is asked up to three discs from it.
struct Within {
    evaluation: Evaluation,
    board: Board,
    alpha: i32,
    beta: i32,
}

impl Work for Within {
    type Output = i32;

    fn run<C: Cpu>(self, cpu: C) -> i32 {
        let Self { evaluation, board, alpha, beta } = self;
        evaluation.evaluate_within(cpu, &Features::of(board), board, alpha, beta, 3 * DISC)
    }
}

/// What a network says, word by word.
fn plain_correction(network: &Network, board: Board) -> i32 {
    let rows = row_indices(&Features::of(board), board).map(|index| network.rows[index]);
    let activation = |unit: usize| {
        let sum: i32 = rows.iter().map(|row| i32::from(row[unit])).sum();
        (sum + i32::from(network.biases[unit])).clamp(0, NETWORK_ONE)
    };
    let mut output = network.output_bias;
    for unit in 0..network.output.len() {
        output += activation(unit) * i32::from(network.direct[unit]);
        let terms = (0..network.inner.len()).map(|from| activation(from) * i32::from(network.inner[from][unit]));
        let inner = (network.inner_biases[unit] + terms.sum::<i32>()) / NETWORK_INNER_ONE;
        output += inner.clamp(0, NETWORK_INNER_MOST) * i32::from(network.output[unit]);
    }
    output / (NETWORK_ONE * NETWORK_OUTPUT_DISC / DISC)
}

proptest! {
    // Each lays weights out anew, which takes its time.
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn a_correction_is_what_its_network_says(board in any_board(), seed in any::<u64>()) {
        let mut weights = Weights::zero(60);
        weights.stage_mut(0).copy_from_slice(scrambled().stage(3));
        let number = Weights::network_of(usize::from(64 - board.n_empties()));
        *weights.network_mut(number) = scrambled_network(seed);
        let evaluation = Evaluation::new(&weights);
        let stage = weights.stage(weights.stage_of(usize::from(64 - board.n_empties())));
        let indices = weight_indices(&Features::of(board), board);
        let sum: i32 = indices.iter().map(|index| i32::from(stage[*index])).sum();
        let whole = sum * WEIGHT_UNIT + plain_correction(weights.network(number), board);
        prop_assert_eq!(value(&evaluation, board), whole.clamp(1 - 64 * DISC, 64 * DISC - 1));
    }

    #[test]
    fn within_a_window_a_value_is_whole_and_elsewhere_on_its_side(board in any_board(), alpha in -70..70, width in 1..10) {
        let mut weights = Weights::zero(60);
        weights.stage_mut(0).copy_from_slice(scrambled().stage(3));
        *weights.network_mut(Weights::network_of(usize::from(64 - board.n_empties()))) = scrambled_network(1);
        let (evaluation, features) = (Evaluation::new(&weights), Features::of(board));
        let (alpha, beta) = (alpha * DISC, (alpha + width) * DISC);
        let (quick, whole) = (evaluation.evaluate_quickly(&features, board), value(&evaluation, board));
        for path in CpuPath::all() {
            let within = path.run(Within { evaluation: evaluation.clone(), board, alpha, beta });
            if (alpha - 2 * DISC..=beta + 2 * DISC).contains(&quick) {
                prop_assert_eq!(within, whole, "{}", path);
            }
            prop_assert!(within == whole || within == quick && (quick < alpha || quick > beta), "{}", path);
        }
    }
}

proptest! {
    #[test]
    fn the_eight_images_of_a_board_have_one_value(board in any_board()) {
        let evaluation = Evaluation::embedded();
        for symmetry in Symmetry::ALL {
            prop_assert_eq!(value(&evaluation, symmetry.board(board)), value(&evaluation, board));
        }
    }

    #[test]
    fn a_value_is_the_sum_of_the_weights_it_names(board in any_board()) {
        let weights = scrambled();
        let stage = weights.stage(weights.stage_of(usize::from(64 - board.n_empties())));
        let indices = weight_indices(&Features::of(board), board);
        let sum: i32 = indices.iter().map(|index| i32::from(stage[*index])).sum();
        let bound = 64 * DISC - 1;
        prop_assert_eq!(value(&Evaluation::new(&weights), board), (sum * WEIGHT_UNIT).clamp(-bound, bound));
    }

    #[test]
    fn the_other_side_sees_the_negative_of_odd_weights(board in any_board()) {
        // Each square is worth something to its owner: the evaluation knows no turn, so that a pass changes the sign.
        let mut weights = Weights::zero(60);
        for square in Square::ALL {
            let corner = |discs: (Bitboard, Bitboard)| {
                let board = Board::new(discs.0, discs.1).expect("one disc");
                weight_indices(&Features::of(board), board)[0]
            };
            let (own, others) = (Bitboard::of(square), Bitboard::EMPTY);
            weights.stage_mut(0)[corner((own, others))] = square.index() as i8;
            weights.stage_mut(0)[corner((others, own))] = -(square.index() as i8);
        }
        let empty = Board::new(Bitboard::EMPTY, Bitboard::EMPTY).expect("no disc");
        weights.stage_mut(0)[weight_indices(&Features::of(empty), empty)[0]] = 0;
        let evaluation = Evaluation::new(&weights);
        prop_assert_eq!(value(&evaluation, board.pass()), -value(&evaluation, board));
    }
}

#[test]
fn mirrored_contents_share_a_weight() {
    // Half of their contents and the symmetric ones; the block of 2×5 has no mirror image.
    let halves = |n: u32, n_fixed: u32| usize::midpoint(3_usize.pow(n), 3_usize.pow(n_fixed));
    let (lines, diagonals) = (3 * halves(10, 5) + halves(8, 4), halves(8, 4) + 2 * halves(10, 7) + halves(10, 6));
    assert_eq!(n_weights(), halves(9, 6) + 3_usize.pow(10) + lines + diagonals + halves(10, 6) + 129);
}

#[test]
fn mirrored_cores_share_a_row() {
    let halves = |n: u32, n_fixed: u32| usize::midpoint(3_usize.pow(n), 3_usize.pow(n_fixed));
    // The block, five lines, and the three short diagonals with what lies on their axis or beside it; and both sides' moves.
    assert_eq!(n_rows(), halves(9, 6) + 5 * halves(8, 4) + halves(8, 5) + halves(8, 5) + halves(8, 5) + 2 * 64);
}

#[test]
fn a_network_with_the_largest_numbers_that_a_file_may_hold_is_no_trouble() {
    for sign in [-1, 1] {
        let mut weights = Weights::zero(60);
        for number in 0..weights.networks().len() {
            *weights.network_mut(number) = Network {
                rows: vec![[sign * i8::MAX; 16]; n_rows()],
                biases: [i16::from(sign) << 14; 16],
                inner: [[i16::MAX; 16]; 16],
                inner_biases: [i32::from(sign) << 26; 16],
                direct: [i16::MAX; 16],
                output: [i16::MAX; 16],
                output_bias: i32::from(sign) << 26,
            };
        }
        let evaluation = Evaluation::from_bytes(&weights.to_bytes()).expect("a weight file");
        assert!(value(&evaluation, Board::START).abs() < 64 * DISC);
    }
}

#[test]
fn a_corner_is_good_to_have() {
    let evaluation = Evaluation::embedded();
    // A middle game as it is, with a disc of one side or the other on the empty corner.
    let middle = "--OOOO---XOOOO--XOOOOO--OOOXXO--OOOOOOOOXOOXXXXX--OXXX---X-O-X-- X".parse::<Position>();
    let board = middle.expect("a position").board();
    let corner = Bitboard::of(Square::H1);
    let with =
        |player, opponent| Board::new(board.player() | player, board.opponent() | opponent).expect("it is empty");
    let own = value(&evaluation, with(corner, Bitboard::EMPTY));
    let others = value(&evaluation, with(Bitboard::EMPTY, corner));
    assert!(own > value(&evaluation, board) && value(&evaluation, board) > others && own > others + 5 * DISC);
}

#[test]
fn discs_of_one_color_at_the_end_are_worth_nearly_all() {
    let full = Board::new(Bitboard::FULL, Bitboard::EMPTY).expect("one color");
    let evaluation = Evaluation::embedded();
    assert!(value(&evaluation, full) > 30 * DISC && value(&evaluation, full.pass()) < -30 * DISC);
}

#[test]
fn every_cpu_path_gives_the_same_value() {
    struct Value(Evaluation);
    struct ValueNode;
    impl Work for Value {
        type Output = i32;
        fn run<C: Cpu>(mut self, cpu: C) -> i32 {
            let board = Board::START.play(Square::F5).expect("f5 is playable at the start");
            cpu.call::<ValueNode>(&mut self.0, board, 0, 0, ())
        }
    }
    impl Node for ValueNode {
        type Context<'a> = Evaluation;
        type Rest = ();
        type Output = i32;
        #[inline(always)]
        fn run<C: Cpu>(cpu: C, evaluation: &mut Evaluation, board: Board, _: i32, _: i32, (): ()) -> i32 {
            let features = Features::of(board);
            let after = |square| {
                let flips = cpu.flips(square, board);
                evaluation.evaluate(&features.play(square, flips), board.play_unchecked(square, flips))
            };
            cpu.legal_moves(board).iter().map(after).sum()
        }
    }
    let values: Vec<i32> = CpuPath::all().into_iter().map(|path| path.run(Value(Evaluation::embedded()))).collect();
    assert!(values.iter().all(|value| *value == values[0]), "{values:?}");
}

//! The weight file: what is written is read, and what is not whole is refused.

use proptest::prelude::*;
use yosumi_eval::{DISC, Evaluation, Features, Network, Weights, WeightsError, n_rows};
use yosumi_rules::Board;

/// Weights of every size, runs of zeros among them.
fn weights(seed: u64, discs_per_stage: u8) -> Weights {
    let mut weights = Weights::zero(discs_per_stage);
    let mut state = seed | 1;
    for stage in 0..weights.n_stages() {
        for weight in weights.stage_mut(stage) {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let bits = state >> 33;
            *weight = if bits & 7 < 3 { 0 } else { ((bits >> 8) as i8).max(-i8::MAX) >> (bits >> 3 & 7) };
        }
    }
    let mut rng = fastrand::Rng::with_seed(seed);
    let network = weights.network_mut(rng.usize(0..6));
    network.rows.as_flattened_mut().fill_with(|| if rng.bool() { rng.i8(-127..=127) } else { 0 });
    network.biases.fill_with(|| rng.i16(-16_000..=16_000));
    network.inner.as_flattened_mut().fill_with(|| rng.i16(..));
    network.inner_biases.fill_with(|| rng.i32(-67_000_000..=67_000_000));
    network.direct.fill_with(|| rng.i16(..));
    network.output.fill_with(|| rng.i16(..));
    network.output_bias = rng.i32(-67_000_000..=67_000_000);
    weights.probcut.growth = 0.25;
    weights
}

#[test]
fn what_is_written_is_read() {
    for (seed, discs_per_stage) in [(1, 60), (2, 20), (3, 4)] {
        let weights = weights(seed, discs_per_stage);
        assert_eq!(Weights::from_bytes(&weights.to_bytes()).as_ref(), Ok(&weights));
        let evaluation = Evaluation::new(&weights);
        assert_eq!(evaluation.weights(), weights);
        assert_eq!(Evaluation::from_bytes(&evaluation.to_bytes()), Ok(evaluation));
    }
}

/// Whatever a caller puts into a network, its file is read again, and nothing overflows where it is asked.
#[test]
fn a_network_beyond_its_bounds_is_cut() {
    for (rows, number, extent) in
        [(vec![], i16::MIN, i32::MIN), (vec![[i8::MIN; 16]; n_rows() + 1], i16::MAX, i32::MAX)]
    {
        let mut weights = Weights::zero(60);
        for index in 0..weights.networks().len() {
            *weights.network_mut(index) = Network {
                rows: rows.clone(),
                biases: [number; 16],
                inner: [[number; 16]; 16],
                inner_biases: [extent; 16],
                direct: [number; 16],
                output: [number; 16],
                output_bias: extent,
            };
        }
        let evaluation = Evaluation::new(&weights);
        assert_eq!(Evaluation::from_bytes(&weights.to_bytes()).as_ref(), Ok(&evaluation));
        let mut board = Board::START;
        while let Some(square) = board.legal_moves().into_iter().next() {
            let value = evaluation.evaluate(&Features::of(board), board);
            assert!((-64 * DISC..=64 * DISC).contains(&value), "{board:?}: {value}");
            board = board.play(square).expect("a legal move");
        }
    }
}

#[test]
fn a_truncated_file_is_refused_with_a_sentence() {
    let bytes = weights(4, 60).to_bytes();
    for length in (0..600).chain(bytes.len() - 300..bytes.len()) {
        let error = Weights::from_bytes(&bytes[..length]).unwrap_err();
        let expected = if length < 8 { WeightsError::NotWeights } else { WeightsError::Damaged };
        assert_eq!(error, expected, "{length} bytes");
    }
    assert_eq!(WeightsError::Damaged.to_string(), "a damaged weight file: its checksum is wrong");
}

#[test]
fn a_file_of_another_version_is_refused_by_its_number() {
    let mut bytes = weights(5, 60).to_bytes();
    bytes[8] = 7;
    let error = Weights::from_bytes(&bytes).unwrap_err();
    assert_eq!(error.to_string(), "a weight file of format 7: this program reads format 4");
}

proptest! {
    #[test]
    fn junk_is_refused(junk in prop::collection::vec(any::<u8>(), 0..2000)) {
        prop_assert!(Weights::from_bytes(&junk).is_err());
        prop_assert!(Weights::from_bytes(&[b"YOSUMI-W".as_slice(), &junk].concat()).is_err());
        prop_assert!(Weights::from_bytes(&[b"YOSUMI-W\x04\0\0\0".as_slice(), &junk].concat()).is_err());
    }

    #[test]
    fn a_changed_byte_is_noticed(seed in any::<u64>(), place in any::<prop::sample::Index>(), change in 1..=255_u8) {
        let mut bytes = weights(seed, 60).to_bytes();
        let place = place.index(bytes.len());
        bytes[place] ^= change;
        prop_assert!(Weights::from_bytes(&bytes).is_err());
    }
}

//! The weight file. `docs/evaluation.md` describes it.

use crate::network::{NETWORK_MOST_BIAS, NETWORK_MOST_INNER_BIAS};
use crate::patterns::PATTERNS;
use crate::{Network, ProbCutParameters, Weights, WeightsError};

const MAGIC: &[u8; 8] = b"YOSUMI-W";
pub(crate) const VERSION: u32 = 4;

/// No constant of `ProbCut` is larger in size, in discs or plies.
const MAX_CONSTANT: f32 = 64.0;

/// No weight: the next byte says how many zeros there are, less one.
const ZEROS: i8 = i8::MIN;

impl Weights {
    /// Writes a weight file.
    ///
    /// ```
    /// # use yosumi_eval::Weights;
    /// let weights = Weights::zero(4);
    /// assert_eq!(Weights::from_bytes(&weights.to_bytes()), Ok(weights));
    /// ```
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend(fingerprint().to_le_bytes());
        bytes.push(self.discs_per_stage());
        bytes.extend(self.probcut.to_array().into_iter().flat_map(f32::to_le_bytes));
        for stage in 0..self.n_stages() {
            pack(self.stage(stage), &mut bytes);
        }
        for network in self.networks() {
            let network = network.within_bounds();
            let Network { rows, biases, inner, inner_biases, direct, output, output_bias } = &network;
            let short = biases.iter().chain(inner.as_flattened()).chain(direct).chain(output);
            bytes.extend(short.flat_map(|number| number.to_le_bytes()));
            bytes.extend(inner_biases.iter().chain([output_bias]).flat_map(|number| number.to_le_bytes()));
            pack(rows.as_flattened(), &mut bytes);
        }
        bytes.extend(hash(&bytes).to_le_bytes());
        bytes
    }

    /// Reads a weight file.
    ///
    /// # Errors
    ///
    /// [`WeightsError`] when it is not one, or not whole, or of another version, or made for other patterns.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, WeightsError> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(WeightsError::NotWeights)?;
        let (version, _) = rest.split_first_chunk().ok_or(WeightsError::Damaged)?;
        let version = u32::from_le_bytes(*version);
        if version != VERSION {
            return Err(WeightsError::Version(version));
        }
        let (whole, checksum) = bytes.split_last_chunk().ok_or(WeightsError::Damaged)?;
        if hash(whole) != u64::from_le_bytes(*checksum) {
            return Err(WeightsError::Damaged);
        }
        let mut reader = Reader(whole.get(MAGIC.len() + size_of::<u32>()..).unwrap_or_default());
        if u64::from_le_bytes(reader.take()?) != fingerprint() {
            return Err(WeightsError::OtherPatterns);
        }
        let [discs_per_stage] = reader.take()?;
        if !(1..=60).contains(&discs_per_stage) {
            return Err(WeightsError::Contents);
        }
        let mut weights = Self::zero(discs_per_stage);
        let mut constants = [0.0; ProbCutParameters::LEN];
        for constant in &mut constants {
            *constant = f32::from_le_bytes(reader.take()?);
            // Also refuses what is no number.
            if !(-MAX_CONSTANT..=MAX_CONSTANT).contains(constant) {
                return Err(WeightsError::Contents);
            }
        }
        weights.probcut = ProbCutParameters::from_array(&constants);
        for stage in 0..weights.n_stages() {
            reader.unpack(weights.stage_mut(stage))?;
        }
        for network in 0..weights.networks().len() {
            let Network { rows, biases, inner, inner_biases, direct, output, output_bias } =
                weights.network_mut(network);
            let short = biases.iter_mut().chain(inner.as_flattened_mut()).chain(direct).chain(output);
            for number in short {
                *number = i16::from_le_bytes(reader.take()?);
            }
            if biases.iter().any(|bias| !(-NETWORK_MOST_BIAS..=NETWORK_MOST_BIAS).contains(bias)) {
                return Err(WeightsError::Contents);
            }
            for number in inner_biases.iter_mut().chain([output_bias]) {
                *number = i32::from_le_bytes(reader.take()?);
                if !(-NETWORK_MOST_INNER_BIAS..=NETWORK_MOST_INNER_BIAS).contains(number) {
                    return Err(WeightsError::Contents);
                }
            }
            reader.unpack(rows.as_flattened_mut())?;
        }
        if reader.0.is_empty() { Ok(weights) } else { Err(WeightsError::Contents) }
    }
}

/// A byte each, but for runs of zeros: many contents are seen by no game.
fn pack(mut weights: &[i8], bytes: &mut Vec<u8>) {
    while let Some((first, rest)) = weights.split_first() {
        let n_zeros = weights.iter().take(256).take_while(|weight| **weight == 0).count();
        if n_zeros > 2 {
            bytes.extend([ZEROS as u8, (n_zeros - 1) as u8]);
            weights = &weights[n_zeros..];
        } else {
            bytes.push(*first.max(&-i8::MAX) as u8);
            weights = rest;
        }
    }
}

/// What is left to read.
struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn take<const N: usize>(&mut self) -> Result<[u8; N], WeightsError> {
        let (taken, rest) = self.0.split_first_chunk().ok_or(WeightsError::Contents)?;
        self.0 = rest;
        Ok(*taken)
    }

    /// Reads as many weights as there is room for: zeros beyond it are refused.
    fn unpack(&mut self, mut weights: &mut [i8]) -> Result<(), WeightsError> {
        while let Some((first, mut rest)) = weights.split_first_mut() {
            let [byte] = self.take()?;
            *first = byte as i8;
            if *first == ZEROS {
                let [n_more] = self.take()?;
                let (zeros, beyond) = rest.split_at_mut_checked(usize::from(n_more)).ok_or(WeightsError::Contents)?;
                *first = 0;
                zeros.fill(0);
                rest = beyond;
            }
            weights = rest;
        }
        Ok(())
    }
}

/// A number that changes with the definition of the patterns: a file of other patterns is not to be mistaken for ours.
fn fingerprint() -> u64 {
    let squares = |squares: &[yosumi_rules::Square]| squares.iter().map(|square| u8::from(*square)).collect::<Vec<_>>();
    let definition: Vec<u8> =
        PATTERNS.iter().flat_map(|pattern| [squares(pattern.squares), vec![u8::MAX]].concat()).collect();
    hash(&definition)
}

/// FNV-1a of 64 bits, by words of eight bytes: it is to find accidents, not forgeries.
fn hash(bytes: &[u8]) -> u64 {
    let (words, rest) = bytes.as_chunks();
    let step = |hash: u64, word: u64| (hash ^ word).wrapping_mul(0x0100_0000_01b3).rotate_left(29);
    let start = step(0xcbf2_9ce4_8422_2325, bytes.len() as u64);
    let hash = words.iter().fold(start, |hash, word| step(hash, u64::from_le_bytes(*word)));
    rest.iter().fold(hash, |hash, byte| step(hash, u64::from(*byte)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::NETWORK_WIDTH;

    /// Where the constants of `ProbCut` begin.
    const CONSTANTS: usize = 21;

    /// What is read after a change to a file whose checksum is made good again.
    fn read_changed(change: impl Fn(&mut Vec<u8>)) -> Result<Weights, WeightsError> {
        let mut bytes = Weights::zero(60).to_bytes();
        bytes.truncate(bytes.len() - size_of::<u64>());
        change(&mut bytes);
        bytes.extend(hash(&bytes).to_le_bytes());
        Weights::from_bytes(&bytes)
    }

    #[test]
    fn a_file_for_other_patterns_is_refused() {
        assert_eq!(read_changed(|bytes| bytes[12] ^= 1), Err(WeightsError::OtherPatterns));
    }

    #[test]
    fn impossible_contents_are_refused_in_a_file_that_is_whole() {
        let changes: [fn(&mut Vec<u8>); 8] = [
            |bytes| bytes[20] = 0,
            |bytes| bytes[20] = 61,
            |bytes| bytes[CONSTANTS..CONSTANTS + 4].copy_from_slice(&f32::NAN.to_le_bytes()),
            |bytes| bytes[CONSTANTS..CONSTANTS + 4].copy_from_slice(&65_f32.to_le_bytes()),
            |bytes| bytes.truncate(bytes.len() - 1),
            |bytes| bytes.truncate(bytes.len() - 2),
            |bytes| bytes.push(1),
            // The last run of zeros is one too long.
            |bytes| *bytes.last_mut().expect("there are weights") += 1,
        ];
        for change in changes {
            assert_eq!(read_changed(change), Err(WeightsError::Contents));
        }
        assert_eq!(read_changed(|_| ()), Ok(Weights::zero(60)));
    }

    #[test]
    fn biases_of_which_sums_become_too_large_are_refused() {
        // Where the biases of the last network are, counted from its first number.
        let inner_biases = (NETWORK_WIDTH + NETWORK_WIDTH * NETWORK_WIDTH + 2 * NETWORK_WIDTH) * size_of::<i16>();
        let output_bias = inner_biases + NETWORK_WIDTH * size_of::<i32>();
        let mut rows = Vec::new();
        pack(Network::zero().rows.as_flattened(), &mut rows);
        let changes = [
            (0, (NETWORK_MOST_BIAS + 1).to_le_bytes().to_vec()),
            (2 * (NETWORK_WIDTH - 1), (-NETWORK_MOST_BIAS - 1).to_le_bytes().to_vec()),
            (output_bias - size_of::<i32>(), (NETWORK_MOST_INNER_BIAS + 1).to_le_bytes().to_vec()),
            (output_bias, (-NETWORK_MOST_INNER_BIAS - 1).to_le_bytes().to_vec()),
        ];
        for (place, bias) in changes {
            let read = read_changed(|bytes| {
                let network = bytes.len() - rows.len() - output_bias - size_of::<i32>();
                bytes[network + place..][..bias.len()].copy_from_slice(&bias);
            });
            assert_eq!(read, Err(WeightsError::Contents));
        }
    }

    #[test]
    fn every_weight_has_its_own_byte() {
        let all: Vec<i8> = (-i8::MAX..=i8::MAX).collect();
        let mut bytes = Vec::new();
        pack(&all, &mut bytes);
        assert_eq!(bytes.len(), all.len());
        let mut read = vec![1; all.len()];
        assert_eq!(Reader(&bytes).unpack(&mut read), Ok(()));
        assert_eq!(read, all);
    }

    #[test]
    fn a_run_of_zeros_of_any_length_is_read_as_it_was() {
        for n_zeros in 0..600 {
            let weights = [vec![1], vec![0; n_zeros], vec![-1]].concat();
            let mut bytes = Vec::new();
            pack(&weights, &mut bytes);
            let mut read = vec![1; weights.len()];
            assert_eq!(Reader(&bytes).unpack(&mut read), Ok(()));
            assert_eq!(read, weights);
        }
    }
}

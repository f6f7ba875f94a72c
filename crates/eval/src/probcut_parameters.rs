//! The constants that `ProbCut` is worked out from.

/// The constants that [`ProbCut`](crate::ProbCut) is worked out from, in discs. They belong to the weights that they were
/// measured with, and are in their file. Each array holds a number for each group of four discs: 4–7, 8–11, …, 60–64.
///
/// ```
/// let evaluation = yosumi_eval::Evaluation::embedded();
/// assert!(evaluation.probcut().parameters().scale.iter().all(|discs| *discs > 0.0));
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct ProbCutParameters {
    /// The deviation between searches is `scale · (1 + growth · (deep − shallow)) / (1 + gain · shallow)`.
    pub scale: [f32; 15],
    /// How much a ply between the depths adds.
    pub growth: f32,
    /// How much a ply of the shallow search takes away.
    pub gain: f32,
    /// The deviation of the exact score from a search is `exact_scale / (1 + exact_gain · shallow)`.
    pub exact_scale: [f32; 15],
    /// How much a ply of the shallow search takes away where the score is exact.
    pub exact_gain: f32,
    /// The mean of deep value minus shallow value where the deep depth is even and the shallow odd, and the negative of
    /// the mean for the reverse; it counts as 0 where both are even or odd.
    pub parity_shift: [f32; 15],
    /// The mean of exact score minus shallow value, for even and for odd shallow depths.
    pub exact_shift: [[f32; 15]; 2],
}

impl ProbCutParameters {
    pub(crate) const N_GROUPS: usize = 15;
    /// The number of constants.
    pub(crate) const LEN: usize = 3 + 5 * Self::N_GROUPS;

    /// The group of a number of discs.
    #[inline(always)]
    pub(crate) const fn group_of(n_discs: u32) -> usize {
        let n_discs = if n_discs < 4 { 4 } else { n_discs };
        let group = (n_discs as usize - 4) / 4;
        if group < Self::N_GROUPS { group } else { Self::N_GROUPS - 1 }
    }

    pub(crate) fn deviation(&self, group: usize, shallow: u8, deep: u8) -> f32 {
        let plies_between = f32::from(deep.saturating_sub(shallow));
        let spread = self.scale[group] * (1.0 + self.growth * plies_between);
        bounded(spread / (1.0 + self.gain * f32::from(shallow)))
    }

    pub(crate) fn exact_deviation(&self, group: usize, shallow: u8) -> f32 {
        bounded(self.exact_scale[group] / (1.0 + self.exact_gain * f32::from(shallow)))
    }

    pub(crate) fn mean(&self, group: usize, shallow: u8, deep: u8) -> f32 {
        match (deep % 2, shallow % 2) {
            (0, 1) => self.parity_shift[group],
            (1, 0) => -self.parity_shift[group],
            _ => 0.0,
        }
    }

    /// All constants in a row, as the weight file has them.
    pub(crate) fn to_array(&self) -> [f32; Self::LEN] {
        let groups = [self.scale, self.exact_scale, self.parity_shift, self.exact_shift[0], self.exact_shift[1]];
        let mut constants = [self.growth, self.gain, self.exact_gain].into_iter().chain(groups.into_iter().flatten());
        std::array::from_fn(|_| constants.next().unwrap_or(0.0))
    }

    pub(crate) fn from_array(constants: &[f32; Self::LEN]) -> Self {
        let group = |number: usize| std::array::from_fn(|n| constants[3 + Self::N_GROUPS * number + n]);
        Self {
            growth: constants[0],
            gain: constants[1],
            exact_gain: constants[2],
            scale: group(0),
            exact_scale: group(1),
            parity_shift: group(2),
            exact_shift: [group(3), group(4)],
        }
    }
}

impl Default for ProbCutParameters {
    /// A guess for weights of which nothing is known.
    fn default() -> Self {
        Self {
            scale: [4.5; 15],
            growth: 0.1,
            gain: 0.2,
            exact_scale: [10.0; 15],
            exact_gain: 0.12,
            parity_shift: [-4.0; 15],
            exact_shift: [[0.0; 15]; 2],
        }
    }
}

/// Whatever the constants are, a deviation is more than nothing and no more than the board.
fn bounded(discs: f32) -> f32 {
    if discs.is_finite() { discs.clamp(0.1, 64.0) } else { 64.0 }
}

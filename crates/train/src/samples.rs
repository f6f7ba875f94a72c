//! What a fit learns from: positions, each with what it was found to be worth.

use std::sync::{Mutex, PoisonError};

use yosumi_rules::{Bitboard, Board, Color};

use crate::parallel::in_parts;
use crate::{Folder, Label, PlayedGame, TrainError};

/// Samples that are being gathered.
///
/// One game in so many, and one label, is held out: no fit learns from it, so that its positions tell how good a fit is.
///
/// ```
/// use yosumi_train::{Folder, Gathering, Resources, SelfPlay};
///
/// let folder = tempfile::tempdir()?;
/// SelfPlay { seed: 1, depth: 1, solves_from: 6 }.run(folder.path(), 20, 20, &Resources::default(), |_| {})?;
/// let mut gathering = Gathering::new(10);
/// gathering.add_games(&Folder::open(folder.path())?, 1.0, 2)?;
/// let samples = gathering.samples(2);
/// assert!(samples.n_learned() > samples.n_held_out() && samples.n_held_out() > 0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Gathering {
    held_out_every: u32,
    n_games: u64,
    n_labels: u64,
    learned: ByDiscs,
    held_out: ByDiscs,
}

/// Positions with what they were found to be worth, by the number of their discs, without images of one another. None of
/// those held out is among those that are learned from.
///
/// ```
/// use yosumi_train::Gathering;
///
/// assert_eq!(Gathering::new(50).samples(1).n_learned(), 0);
/// ```
#[derive(Debug)]
pub struct Samples {
    learned: ByDiscs,
    held_out: ByDiscs,
}

/// The samples of each number of discs.
type ByDiscs = Vec<Vec<Sample>>;

/// A position in its canonical form, and what it was found to be worth to the side to move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Sample {
    player: u64,
    opponent: u64,
    /// The mean of what it was found to be worth, in discs.
    pub(crate) value: f32,
    /// How many games say so; labels count as several.
    pub(crate) count: f32,
}

/// However often a position was seen, it counts as no more than this many: with many games the mean of their scores is more
/// certain than an evaluation can be right.
const MOST_COUNT: f32 = 8.0;

impl Sample {
    pub(crate) fn new(board: Board, value: f32, count: f32) -> Self {
        let (board, _) = board.canonical();
        Self { player: board.player().bits(), opponent: board.opponent().bits(), value, count }
    }

    pub(crate) fn board(&self) -> Board {
        let (player, opponent) = (Bitboard::new(self.player), Bitboard::new(self.opponent));
        Board::new(player, opponent).expect("it was made from a board")
    }

    /// What the position counts for.
    pub(crate) fn weight(&self) -> f32 {
        MOST_COUNT * self.count / (MOST_COUNT - 1.0 + self.count)
    }

    fn key(&self) -> (u64, u64) {
        (self.player, self.opponent)
    }
}

impl Gathering {
    /// No samples yet. One game and one label in `held_out_every` is to be held out, none where that is 0.
    #[must_use]
    pub fn new(held_out_every: u32) -> Self {
        Self { held_out_every, n_games: 0, n_labels: 0, learned: vec![Vec::new(); 65], held_out: vec![Vec::new(); 65] }
    }

    /// Adds the positions of games, without those of their random parts. Where a pass is due both sides' views are added.
    ///
    /// `trust` is from 0 to 1. With 1 a position is worth what its game ended with. With less it is worth that part of what the position
    /// after it is worth, and for the rest what the search found that chose the move: what comes later counts the less the
    /// later it is, with all the mistakes on the way to it (R. Sutton, "Learning to Predict by the Methods of Temporal
    /// Differences", 1988; `trust` is his λ).
    ///
    /// # Errors
    ///
    /// [`TrainError`] when a file cannot be read or is damaged.
    pub fn add_games(&mut self, games: &Folder<PlayedGame>, trust: f32, n_threads: usize) -> Result<(), TrainError> {
        let (every, first) = (self.held_out_every, self.n_games);
        let all = Mutex::new((&mut self.learned, &mut self.held_out));
        let done = in_parts(games.n_chunks(), n_threads, |index| {
            let first = first + index as u64 * u64::from(games.chunk_items());
            let (mut learned, mut held_out) = (vec![Vec::new(); 65], vec![Vec::new(); 65]);
            for (number, game) in (first..).zip(games.read_chunk(index)?) {
                let is_held_out = is_held_out(number, every);
                let samples = if is_held_out { &mut held_out } else { &mut learned };
                let worth = worth(&game, trust);
                for turn in game.turns().filter(|turn| turn.n_played >= game.n_random()) {
                    let for_black = worth[usize::from(turn.n_played)];
                    let value = if turn.color == Color::Black { for_black } else { -for_black };
                    samples[n_discs(turn.board)].push(Sample::new(turn.board, value, 1.0));
                }
            }
            // In which order they come does not matter: they are sorted in the end.
            let mut all = all.lock().unwrap_or_else(PoisonError::into_inner);
            append(all.0, learned);
            append(all.1, held_out);
            Ok(())
        });
        self.n_games += games.n_items();
        done.into_iter().collect()
    }

    /// Adds labelled positions, each of which counts as so many from games. Where a pass is due both sides' views are added.
    ///
    /// # Errors
    ///
    /// [`TrainError`] when a file cannot be read or is damaged.
    pub fn add_labels(&mut self, labels: &Folder<Label>, count: f32) -> Result<(), TrainError> {
        for label in labels.read_all()? {
            let is_held_out = is_held_out(self.n_labels, self.held_out_every);
            self.n_labels += 1;
            let samples = if is_held_out { &mut self.held_out } else { &mut self.learned };
            let (board, value) = (label.board(), label.discs());
            samples[n_discs(board)].push(Sample::new(board, value, count));
            if board.must_pass() {
                samples[n_discs(board)].push(Sample::new(board.pass(), -value, count));
            }
        }
        Ok(())
    }

    /// The samples: one of all those of a position and its images, with their mean.
    #[must_use]
    pub fn samples(self, n_threads: usize) -> Samples {
        let pairs: Vec<_> = self.learned.into_iter().zip(self.held_out).map(Mutex::new).collect();
        let pairs = in_parts(pairs.len(), n_threads, |index| {
            let (learned, held_out) = std::mem::take(&mut *pairs[index].lock().unwrap_or_else(PoisonError::into_inner));
            let (learned, mut held_out) = (merged(learned), merged(held_out));
            held_out.retain(|sample| learned.binary_search_by_key(&sample.key(), Sample::key).is_err());
            (learned, held_out)
        });
        let (learned, held_out) = pairs.into_iter().unzip();
        Samples { learned, held_out }
    }
}

impl Samples {
    /// The number of positions to learn from.
    #[must_use]
    pub fn n_learned(&self) -> usize {
        self.learned.iter().map(Vec::len).sum()
    }

    /// The number of positions held out.
    #[must_use]
    pub fn n_held_out(&self) -> usize {
        self.held_out.iter().map(Vec::len).sum()
    }

    /// The samples to learn from with that many discs.
    pub(crate) fn learned(&self, n_discs: usize) -> &[Sample] {
        self.learned.get(n_discs).map_or(&[], Vec::as_slice)
    }

    /// The samples held out with that many discs.
    pub(crate) fn held_out(&self, n_discs: usize) -> &[Sample] {
        self.held_out.get(n_discs).map_or(&[], Vec::as_slice)
    }
}

/// What Black is to learn of a game's positions, by the number of discs played before: see [`Gathering::add_games`].
fn worth(game: &PlayedGame, trust: f32) -> [f32; 60] {
    let mut later = f32::from(game.score());
    let mut worth = [later; 60];
    for n_played in (0..60).rev() {
        if let Some(value) = game.value_of(n_played, Color::Black) {
            later = trust * later + (1.0 - trust) * f32::from(value);
        }
        worth[usize::from(n_played)] = later;
    }
    worth
}

fn is_held_out(number: u64, every: u32) -> bool {
    every > 0 && number.is_multiple_of(every.into())
}

fn n_discs(board: Board) -> usize {
    usize::from(64 - board.n_empties())
}

fn append(all: &mut ByDiscs, more: ByDiscs) {
    for (all, more) in all.iter_mut().zip(more) {
        all.extend(more);
    }
}

/// One sample a position.
fn merged(mut samples: Vec<Sample>) -> Vec<Sample> {
    // With values and counts in the order, sums do not depend on the order in which the samples came.
    samples.sort_unstable_by_key(|sample| (sample.key(), sample.value.to_bits(), sample.count.to_bits()));
    let mut n_merged = 0;
    let mut rest = 0..samples.len();
    while let Some(first) = samples[rest.clone()].first().copied() {
        let is_same = |sample: &&Sample| sample.key() == first.key();
        let n_same = samples[rest.clone()].iter().take_while(is_same).count();
        let same = &samples[rest.start..rest.start + n_same];
        let count: f64 = same.iter().map(|sample| f64::from(sample.count)).sum();
        let sum: f64 = same.iter().map(|sample| f64::from(sample.count) * f64::from(sample.value)).sum();
        samples[n_merged] = Sample { value: (sum / count) as f32, count: count as f32, ..first };
        n_merged += 1;
        rest.start += n_same;
    }
    samples.truncate(n_merged);
    samples.shrink_to_fit();
    samples
}

#[cfg(test)]
mod tests {
    use yosumi_rules::{Square, Symmetry};

    use super::*;

    #[test]
    fn images_are_one_position_with_the_mean_of_their_values() {
        let board = Board::START.play(Square::F5).and_then(|board| board.play(Square::D6)).expect("legal moves");
        let mut samples: Vec<Sample> = Symmetry::ALL
            .iter()
            .zip([1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 12.0])
            .map(|(symmetry, value)| Sample::new(symmetry.board(board), value, 1.0))
            .collect();
        samples.push(Sample::new(board.pass(), 9.0, 2.0));
        let mut merged: Vec<(f32, f32)> = merged(samples).iter().map(|sample| (sample.value, sample.count)).collect();
        merged.sort_by(|one, other| one.1.total_cmp(&other.1));
        assert_eq!(merged, [(9.0, 2.0), (5.0, 8.0)]);
    }

    #[test]
    fn the_less_a_game_is_trusted_the_more_its_searches_say() {
        use Square::{C5, D6, E3, E6, E7, F4, F5, F6, G5};
        let searched = [(D6, -8), (E7, 4), (F5, -60), (C5, 64)];
        let game = PlayedGame::new(&[E6, F4, E3, F6, G5], &searched).expect("a finished game");
        let worth = |trust| worth(&game, trust)[5..9].to_vec();
        assert_eq!(worth(1.0), [64.0; 4]);
        assert_eq!(worth(0.0), [-8.0, 4.0, -60.0, 64.0]);
        assert_eq!(worth(0.5), [-2.5, 3.0, 2.0, 64.0]);
    }

    #[test]
    fn what_is_learned_from_is_not_held_out() {
        let mut gathering = Gathering::new(2);
        let other = Board::START.play(Square::F5).expect("a legal move");
        gathering.learned[4] = vec![Sample::new(Board::START, 2.0, 1.0)];
        gathering.held_out[4] = vec![Sample::new(Board::START, 4.0, 1.0)];
        gathering.held_out[5] = vec![Sample::new(other, 4.0, 1.0)];
        let samples = gathering.samples(1);
        assert_eq!((samples.n_learned(), samples.held_out(4).len(), samples.held_out(5).len()), (1, 0, 1));
    }
}

//! The rules by walking from square to square: slow, and plain enough to be seen to be right.

use yosumi_rules::{ByColor, Color, Move, Position, Square};

/// The content of the 64 squares in reading order, and whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NaivePosition {
    pub(crate) discs: [Option<Color>; 64],
    pub(crate) turn: Color,
}

/// Columns to the right, rows down.
pub(crate) const DIRECTIONS: [(isize, isize); 8] =
    [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)];

impl NaivePosition {
    /// The discs that `color` turns over with a disc on `square`, in no particular order.
    pub(crate) fn flips_of(&self, color: Color, square: Square) -> Vec<Square> {
        let mut flips = Vec::new();
        if self.discs[square.index()].is_some() {
            return flips;
        }
        for direction in DIRECTIONS {
            let mut run = Vec::new();
            for beside in ray(square, direction) {
                match self.discs[beside.index()] {
                    None => break,
                    Some(disc) if disc == color => {
                        flips.append(&mut run);
                        break;
                    }
                    Some(_) => run.push(beside),
                }
            }
        }
        flips
    }

    pub(crate) fn legal_moves_of(&self, color: Color) -> Vec<Square> {
        Square::ALL.into_iter().filter(|&square| !self.flips_of(color, square).is_empty()).collect()
    }

    pub(crate) fn is_over(&self) -> bool {
        Color::ALL.iter().all(|&color| self.legal_moves_of(color).is_empty())
    }

    pub(crate) fn must_pass(&self) -> bool {
        self.legal_moves_of(self.turn).is_empty() && !self.is_over()
    }

    /// The square must be legal.
    pub(crate) fn play(&mut self, square: Square) {
        for flip in self.flips_of(self.turn, square) {
            self.discs[flip.index()] = Some(self.turn);
        }
        self.discs[square.index()] = Some(self.turn);
        self.turn = !self.turn;
    }

    /// Plays squares with every pass that is due between them and after them; what was played in all.
    pub(crate) fn play_all(&mut self, squares: &[Square]) -> Vec<Move> {
        let mut moves = self.pass_if_due();
        for &square in squares {
            self.play(square);
            moves.push(Move::Disc(square));
            moves.append(&mut self.pass_if_due());
        }
        moves
    }

    fn pass_if_due(&mut self) -> Vec<Move> {
        if !self.must_pass() {
            return Vec::new();
        }
        self.turn = !self.turn;
        vec![Move::Pass]
    }

    /// The score with the empty squares given to the winner, halved between equals.
    pub(crate) fn final_score(&self) -> ByColor<usize> {
        let n_discs = ByColor::from_fn(|color| self.discs.iter().filter(|&&disc| disc == Some(color)).count());
        let n_empties = 64 - n_discs.black - n_discs.white;
        match n_discs.black.cmp(&n_discs.white) {
            std::cmp::Ordering::Greater => ByColor { black: n_discs.black + n_empties, white: n_discs.white },
            std::cmp::Ordering::Less => ByColor { black: n_discs.black, white: n_discs.white + n_empties },
            std::cmp::Ordering::Equal => n_discs.map(|n| n + n_empties / 2),
        }
    }
}

impl From<Position> for NaivePosition {
    fn from(position: Position) -> Self {
        Self { discs: Square::ALL.map(|square| position.disc(square)), turn: position.turn() }
    }
}

/// The squares from the one beside `square` to the edge of the board.
pub(crate) fn ray(square: Square, direction: (isize, isize)) -> impl Iterator<Item = Square> {
    std::iter::successors(neighbor(square, direction), move |&at| neighbor(at, direction))
}

fn neighbor(square: Square, (right, down): (isize, isize)) -> Option<Square> {
    let column = square.column().checked_add_signed(right)?;
    let row = square.row().checked_add_signed(down)?;
    Square::at(column, row)
}

//! OBF: positions with the exact scores of their moves, one a line.

use std::fmt::{self, Write as _};

use yosumi_rules::{Move, Position};

mod error;
mod fields;
mod reader;

pub use error::{ObfError, ObfErrorKind, ObfReadError};
pub use reader::{MAX_OBF_LINE_BYTES, ObfReader};

/// A position of which scores are known: a line of an OBF file.
///
/// `Display` writes the line; [`read_obf_line`] reads it, and [`ObfReader`] reads files of them. Scores are differences of
/// discs for the side to move, the empty squares given to the winner.
///
/// ```
/// use yosumi_records::read_obf_line;
/// use yosumi_rules::{Move, Square};
///
/// let line = "XXXOXXXXOXXXXXXXOOXXXXXXOOOXXXXXOOOXXOO-OOOOO---OOOOOOO-OOOOOOO- X; H5:+6; G6:-2; F6:-4; H6:-10;";
/// let problem = read_obf_line(line)?.expect("not blank");
/// assert_eq!(problem.best_score(), Some(6));
/// assert_eq!(problem.moves[1], (Move::Disc(Square::G6), -2));
/// assert_eq!(problem.to_string(), line);
/// # Ok::<(), yosumi_records::ObfError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The position.
    pub position: Position,
    /// Moves and their scores in the order of the line: often all moves, often only the best.
    pub moves: Vec<(Move, i8)>,
    /// A score that is stated without a move.
    pub score: Option<i8>,
    /// What follows the percent sign; empty where there is nothing.
    pub comment: String,
}

impl Problem {
    /// The highest of the scores, which are not always sorted; `None` where none is stated.
    ///
    /// ```
    /// use yosumi_records::Problem;
    /// use yosumi_rules::{Move, Position, Square};
    ///
    /// let mut problem = Problem::from(Position::START);
    /// assert_eq!(problem.best_score(), None);
    /// problem.moves = vec![(Move::Disc(Square::D3), -2), (Move::Disc(Square::C4), 0)];
    /// assert_eq!(problem.best_score(), Some(0));
    /// ```
    #[must_use]
    pub fn best_score(&self) -> Option<i8> {
        self.moves.iter().map(|&(_, score)| score).chain(self.score).max()
    }

    /// The score that is stated for a move.
    ///
    /// ```
    /// # use yosumi_records::Problem;
    /// # use yosumi_rules::{Move, Position, Square};
    /// let mut problem = Problem::from(Position::START);
    /// problem.moves = vec![(Move::Disc(Square::D3), -2)];
    /// assert_eq!(problem.score_of(Move::Disc(Square::D3)), Some(-2));
    /// assert_eq!(problem.score_of(Move::Disc(Square::C4)), None);
    /// ```
    #[must_use]
    pub fn score_of(&self, played: Move) -> Option<i8> {
        self.moves.iter().find(|(listed, _)| *listed == played).map(|&(_, score)| score)
    }
}

/// A position of which no score is known.
impl From<Position> for Problem {
    fn from(position: Position) -> Self {
        Self { position, moves: Vec::new(), score: None, comment: String::new() }
    }
}

/// Writes the line, without a line break at its end: `<64 squares> X; G8:+18; H1:+12; % comment`.
///
/// A pass is `PS`. Line breaks in the comment become blanks.
impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{};", self.position)?;
        if let Some(score) = self.score {
            write!(f, " {score:+};")?;
        }
        for &(played, score) in &self.moves {
            match played {
                Move::Disc(square) => write!(f, " {}:{score:+};", square.to_string().to_uppercase())?,
                Move::Pass => write!(f, " PS:{score:+};")?,
            }
        }
        if self.comment.is_empty() {
            return Ok(());
        }
        f.write_str(" % ")?;
        self.comment.chars().try_for_each(|c| f.write_char(if matches!(c, '\n' | '\r') { ' ' } else { c }))
    }
}

/// Reads a line of an OBF file; `None` when it is blank or has only a comment.
///
/// - The position is board text, which alone is a line as well; Black is to move where no side is written.
/// - Fields follow, each after a semicolon: a move and its score, `G8:+18`, or the score of the position alone, `+6`. A
///   pass is `PS` or `PA`. After the last field a semicolon may stand or not.
/// - A percent sign begins a comment.
/// - Programs that write such files leave entries in them that mean nothing: the move `--`, and scores beyond 64. They
///   are passed over. So is a score that is stated again.
///
/// # Errors
///
/// [`ObfError`] at the first thing that is none of these, a move that may not be played in the position, and a score that
/// contradicts one before it.
///
/// ```
/// use yosumi_records::read_obf_line;
///
/// let start = "---------------------------OX------XO---------------------------";
/// assert!(read_obf_line(start)?.is_some());
/// assert_eq!(read_obf_line("  % the FFO suite")?, None);
///
/// let error = read_obf_line(&format!("{start} X; D4:+2;")).unwrap_err();
/// assert_eq!(error.to_string(), "line 1, column 69: d4 is not playable: black may play d3 c4 f5 e6");
/// # Ok::<(), yosumi_records::ObfError>(())
/// ```
pub fn read_obf_line(line: &str) -> Result<Option<Problem>, ObfError> {
    fields::read(line)
}

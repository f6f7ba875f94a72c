//! Transcripts: the moves of a game one after the other.

use yosumi_rules::{Game, Position, Square};

use crate::Record;
use crate::scanner::Scanner;

mod error;

pub use error::{TranscriptError, TranscriptErrorKind};

/// The longest transcript or board text that is read, in bytes.
///
/// ```
/// # use yosumi_records::MAX_TEXT_BYTES;
/// assert_eq!(MAX_TEXT_BYTES, 1 << 20);
/// ```
pub const MAX_TEXT_BYTES: usize = 1 << 20;

/// Reads the moves of a game from `start` the way people and programs write them.
///
/// - Squares are in either case and in any width, one after the other or with blanks, line breaks, `-`, `,`, `/` or `|`
///   between them.
/// - Move numbers such as `1.`, `12...` or `1)` are skipped, whatever they say.
/// - A pass is `pa`, `ps`, `pass`, `--` or `パス`. Where one is due it may be written or left out; anywhere else it is
///   refused.
/// - After the end of the game, what looks like a score is skipped: `37-27`, `+04`.
///
/// # Errors
///
/// [`TranscriptError`] at the first thing that is none of these or may not be played, and for a text without moves.
///
/// ```
/// use yosumi_records::read_transcript;
/// use yosumi_rules::Position;
///
/// let record = read_transcript(Position::START, "1. F5 d6  2. ｃ３ d3")?;
/// assert_eq!(record.game().to_string(), "f5d6c3d3");
///
/// let error = read_transcript(Position::START, "d3d4d5").unwrap_err();
/// assert_eq!(error.to_string(), "line 1, column 3: move 2 d4 is not playable: white may play c3 e3 c5");
/// # Ok::<(), yosumi_records::TranscriptError>(())
/// ```
pub fn read_transcript(start: Position, text: &str) -> Result<Record, TranscriptError> {
    check_length(text)?;
    let mut reader = Reader::new(start, Scanner::new(text));
    reader.read()?;
    if reader.has_read_a_move { Ok(Record::from(reader.game)) } else { Err(reader.error(TranscriptErrorKind::Empty)) }
}

/// Reads the moves that follow a board in a text; there may be none.
pub(crate) fn read_moves_after_board(start: Position, scanner: Scanner<'_>) -> Result<Record, TranscriptError> {
    let mut reader = Reader::new(start, scanner);
    reader.read()?;
    Ok(Record::from(reader.game))
}

/// Writes the transcript of the moves played in a game on one line: lower case, nothing between the squares, no passes.
///
/// A game that has no move yet or does not begin at the usual start is written with the board and the side to move in
/// front, so that [`read_text`](crate::read_text) gives back the same game.
///
/// ```
/// use yosumi_records::{read_text, write_transcript};
/// use yosumi_rules::{Game, Position};
///
/// let game: Game = "f5d6c3".parse()?;
/// assert_eq!(write_transcript(&game), "f5d6c3");
///
/// let start: Position = "---------------------------OX------XXX-------------------------- O".parse()?;
/// let game = Game::from_transcript(start, "d6c3")?;
/// assert_eq!(write_transcript(&game), format!("{start} d6c3"));
/// assert_eq!(read_text(&write_transcript(&game))?.game(), game);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn write_transcript(game: &Game) -> String {
    let start = game.start();
    match (game.n_played(), start == Position::START) {
        (0, _) => start.to_string(),
        (_, true) => game.to_string(),
        (_, false) => format!("{start} {game}"),
    }
}

fn check_length(text: &str) -> Result<(), TranscriptError> {
    if text.len() > MAX_TEXT_BYTES { Err(TranscriptError::too_long(text.len())) } else { Ok(()) }
}

/// Whether a transcript's first move, pass or move number comes next.
///
/// Two hyphens are no such sign: they may as well begin a board.
pub(crate) fn is_move_next(scanner: &Scanner<'_>) -> bool {
    let mut scanner = scanner.clone();
    scanner.skip_square().is_some() || skip_move_number(&mut scanner) || skip_pass_word(&mut scanner)
}

fn is_separator(character: char) -> bool {
    matches!(character, '-' | ',' | '/' | '|')
}

/// Goes over digits and the mark that makes them the number of a move; bare digits are left.
fn skip_move_number(scanner: &mut Scanner<'_>) -> bool {
    let mut ahead = scanner.clone();
    let has_digits = ahead.skip_all(|character| character.is_ascii_digit()) != 0;
    // Three dots, as in chess notation, begin a line with the second player's move.
    let is_number = has_digits && (ahead.skip_if(|mark| mark == ')') || ahead.skip_all(|mark| mark == '.') != 0);
    if is_number {
        *scanner = ahead;
    }
    is_number
}

/// Goes over a pass that is written with letters. What follows is no part of it: `paa8` is a pass and a8.
fn skip_pass_word(scanner: &mut Scanner<'_>) -> bool {
    ["pass", "ps", "pa", "パス", "ﾊﾟｽ"].into_iter().any(|word| scanner.skip_word(word))
}

/// Goes over what looks like a score: one or two numbers of up to two digits.
fn skip_score(scanner: &mut Scanner<'_>) -> bool {
    fn skip_number(scanner: &mut Scanner<'_>) -> bool {
        (1..=2).contains(&scanner.skip_all(|character| character.is_ascii_digit()))
    }

    let mut ahead = scanner.clone();
    ahead.skip_if(|sign| sign == '+');
    let is_score = skip_number(&mut ahead)
        && (!ahead.skip_if(|between| matches!(between, '-' | ':')) || skip_number(&mut ahead))
        && ahead.peek().is_none_or(|next| next.is_whitespace() || is_separator(next));
    if is_score {
        *scanner = ahead;
    }
    is_score
}

struct Reader<'a> {
    scanner: Scanner<'a>,
    /// Where the thing begins that is being read.
    token: Scanner<'a>,
    game: Game,
    /// Whether the game has made a pass that the text may still name.
    is_pass_due: bool,
    has_read_a_move: bool,
}

impl<'a> Reader<'a> {
    fn new(start: Position, scanner: Scanner<'a>) -> Self {
        let game = Game::new(start);
        let is_pass_due = game.position().turn() != start.turn();
        Self { token: scanner.clone(), scanner, game, is_pass_due, has_read_a_move: false }
    }

    fn read(&mut self) -> Result<(), TranscriptError> {
        while let Some(next) = self.scanner.peek() {
            self.token = self.scanner.clone();
            if next == '-' {
                // One hyphen separates and two are a pass, which hyphens may separate from its neighbors: `e8----a2`.
                match self.scanner.skip_all(|character| character == '-') {
                    1 => {}
                    2..=4 => self.pass()?,
                    _ => return Err(self.not_a_move()),
                }
            } else if next.is_whitespace() || is_separator(next) {
                self.scanner.advance();
            } else if let Some(square) = self.scanner.skip_square() {
                self.play(square)?;
            } else if skip_pass_word(&mut self.scanner) {
                self.pass()?;
            } else if skip_move_number(&mut self.scanner) || self.is_over() && skip_score(&mut self.scanner) {
                // Neither says anything that the moves do not.
            } else {
                return Err(self.not_a_move());
            }
        }
        self.token = self.scanner.clone();
        Ok(())
    }

    fn play(&mut self, square: Square) -> Result<(), TranscriptError> {
        if self.is_over() {
            return Err(self.not_a_move());
        }
        let played = self.game.play(square).map_err(|error| self.error(TranscriptErrorKind::NotPlayable(error)))?;
        self.is_pass_due = played.passed;
        self.has_read_a_move = true;
        Ok(())
    }

    fn pass(&mut self) -> Result<(), TranscriptError> {
        if !self.is_pass_due {
            let position = self.game.position();
            let kind = TranscriptErrorKind::PassNotDue { position };
            return Err(if self.is_over() { self.not_a_move() } else { self.error(kind) });
        }
        self.is_pass_due = false;
        self.has_read_a_move = true;
        Ok(())
    }

    fn is_over(&self) -> bool {
        self.game.outcome().is_some()
    }

    /// The error for a thing that is no move, or comes when no move can be played any more.
    fn not_a_move(&self) -> TranscriptError {
        let position = self.game.position();
        self.error(if self.is_over() {
            TranscriptErrorKind::AfterTheEnd { position }
        } else {
            TranscriptErrorKind::NotAMove { position }
        })
    }

    fn error(&self, kind: TranscriptErrorKind) -> TranscriptError {
        let mut end = self.scanner.clone();
        if end.place() == self.token.place() {
            // Nothing could be made of it: up to the next move, as far as one can tell.
            let mut n_left = if self.token.is_square_like_next() { 2 } else { usize::MAX };
            end.skip_all(|character| {
                let is_in = n_left > 0 && !character.is_whitespace() && !is_separator(character);
                n_left = n_left.saturating_sub(1);
                is_in
            });
        }
        TranscriptError {
            place: self.token.place(),
            move_number: self.game.move_number(),
            token: self.token.excerpt_to(&end),
            kind,
        }
    }
}

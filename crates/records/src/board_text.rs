//! Board text: the 64 squares of a position one after the other, and the side to move.

use yosumi_rules::{Bitboard, ByColor, Color, InvalidPosition, Position, Setup, Square};

use crate::Place;
use crate::scanner::Scanner;
use crate::transcript::{MAX_TEXT_BYTES, is_move_next};

mod error;

pub use error::{BoardTextError, BoardTextErrorKind};

/// Reads a position the way people and programs write it; `Position`'s `Display` writes it.
///
/// - The 64 squares come in reading order, each in one of these signs, in any width, with blanks and line breaks anywhere:
///   `X x B b * ● ⚫` for Black, `O o W w ○ ◯ 〇 ⚪` for White, `- . _ ・` for an empty square.
/// - After them, set off by a blank or a line break, comes one sign for the side to move; without it Black is.
/// - A board in the form of a GGF file, `[8 -------- … *]`, with or without `BO` before it, is read as well.
///
/// # Errors
///
/// [`BoardTextError`] at the first sign that does not fit, and for a board without discs.
///
/// ```
/// use yosumi_records::read_position;
/// use yosumi_rules::Position;
///
/// let drawn = "
///     ........
///     ........
///     ........
///     ...wb...
///     ...bw...
///     ........
///     ........
///     ........
/// ";
/// assert_eq!(read_position(drawn)?, Position::START);
///
/// let error = read_position("---?").unwrap_err();
/// assert_eq!(error.to_string(), "line 1, column 4: '?' at d1 is no sign of a board: expected X, O or -");
/// # Ok::<(), yosumi_records::BoardTextError>(())
/// ```
pub fn read_position(text: &str) -> Result<Position, BoardTextError> {
    if text.len() > MAX_TEXT_BYTES {
        let kind = BoardTextErrorKind::TooLong { n_bytes: text.len() };
        return Err(BoardTextError { place: Place::START, kind });
    }
    let mut scanner = Scanner::new(text);
    let position = scan_board(&mut scanner, Then::End)?;
    scanner.skip_blanks();
    match scanner.peek() {
        Some(found) => {
            Err(BoardTextError { place: scanner.place(), kind: BoardTextErrorKind::AfterTheBoard { found } })
        }
        None => Ok(position),
    }
}

/// What may follow a board.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Then {
    /// Nothing but blanks.
    End,
    /// Moves, perhaps after a semicolon.
    Moves,
    /// A semicolon, which is left, or a comment behind a percent sign.
    Fields,
}

impl Then {
    /// Whether a mark ends the board.
    const fn is_begun_by(self, mark: char) -> bool {
        match self {
            Self::End => false,
            Self::Moves => mark == ';',
            Self::Fields => mark == ';' || mark == '%',
        }
    }
}

/// Reads a board with its side to move and stops after them, and after the semicolon that may divide them from moves.
pub(crate) fn scan_board(scanner: &mut Scanner<'_>, then: Then) -> Result<Position, BoardTextError> {
    scanner.skip_blanks();
    let is_ggf = skip_ggf_opening(scanner)?;
    let start = scanner.place();
    let discs = scan_squares(scanner)?;
    let turn = scan_turn(scanner, then)?;
    scanner.skip_blanks();
    if is_ggf && !scanner.skip_if(|bracket| bracket == ']') {
        return Err(BoardTextError { place: scanner.place(), kind: BoardTextErrorKind::Unclosed });
    }
    if then == Then::Moves {
        scanner.skip_blanks();
        scanner.skip_if(|division| division == ';');
    }
    let position = Position::try_from(Setup { discs, turn: turn.unwrap_or(Color::Black) });
    position.map_err(|reason| {
        debug_assert_eq!(reason, InvalidPosition::NoDiscs, "each square was read once");
        BoardTextError { place: start, kind: BoardTextErrorKind::NoDiscs }
    })
}

/// What a sign says of its square.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Content {
    Disc(Color),
    Empty,
}

impl Content {
    const fn of(sign: char) -> Option<Self> {
        match sign {
            'X' | 'x' | 'B' | 'b' | '*' | '●' | '⚫' => Some(Self::Disc(Color::Black)),
            'O' | 'o' | 'W' | 'w' | '○' | '◯' | '〇' | '⚪' => Some(Self::Disc(Color::White)),
            '-' | '.' | '_' | '・' | '･' => Some(Self::Empty),
            _ => None,
        }
    }
}

/// Whether a character can be the sign of a square.
pub(crate) const fn is_sign(character: char) -> bool {
    Content::of(character).is_some()
}

/// Whether what comes next opens a board as a GGF file has it.
pub(crate) fn is_ggf_board_next(scanner: &Scanner<'_>) -> bool {
    let mut scanner = scanner.clone();
    scanner.skip_word("BO");
    scanner.peek() == Some('[')
}

/// Goes over `BO[8`, the letters of which may be missing; `false`, and nothing happens, before any other board.
fn skip_ggf_opening(scanner: &mut Scanner<'_>) -> Result<bool, BoardTextError> {
    if !is_ggf_board_next(scanner) {
        return Ok(false);
    }
    scanner.skip_word("BO");
    scanner.advance();
    scanner.skip_blanks();
    let (place, size) = (scanner.place(), scanner.clone());
    scanner.skip_all(|character| character.is_ascii_digit());
    let found = size.excerpt_to(scanner);
    if found.chars().count() == 1 && size.peek() == Some('8') {
        Ok(true)
    } else {
        Err(BoardTextError { place, kind: BoardTextErrorKind::Size { found } })
    }
}

fn scan_squares(scanner: &mut Scanner<'_>) -> Result<ByColor<Bitboard>, BoardTextError> {
    let mut discs = ByColor { black: Bitboard::EMPTY, white: Bitboard::EMPTY };
    // How many signs stand together up to here, and whether ever more than one did.
    let (mut n_together, mut has_groups) = (0, false);
    for square in Square::ALL {
        let is_apart = scanner.skip_blanks();
        n_together = if is_apart { 1 } else { n_together + 1 };
        let place = scanner.place();
        let error = |kind| Err(BoardTextError { place, kind });
        let Some(sign) = scanner.peek() else {
            return error(BoardTextErrorKind::TooShort { n_squares: square.index() });
        };
        let Some(content) = Content::of(sign) else {
            return error(if sign == ']' || sign == ';' {
                BoardTextErrorKind::TooShort { n_squares: square.index() }
            } else {
                BoardTextErrorKind::Sign { found: sign, square }
            });
        };
        // A lone disc at the end of a board drawn in rows is the side to move, and a square is missing.
        if square == Square::H8 && is_apart && has_groups && content != Content::Empty {
            return error(BoardTextErrorKind::TooShort { n_squares: square.index() });
        }
        has_groups |= n_together > 1;
        if let Content::Disc(color) = content {
            discs[color] |= Bitboard::of(square);
        }
        scanner.advance();
    }
    Ok(discs)
}

/// Reads the sign for the side to move if there is one.
fn scan_turn(scanner: &mut Scanner<'_>, then: Then) -> Result<Option<Color>, BoardTextError> {
    let is_apart = scanner.skip_blanks();
    let Some(sign) = scanner.peek() else { return Ok(None) };
    let next = scanner.peek_second();
    let is_pass = is_apart && scanner.clone().skip_all(|character| character == '-') == 2;
    // A word that happens to begin with one of a board's letters is no sign.
    let is_word = is_apart && sign.is_alphabetic() && next.is_some_and(|next| next.is_alphanumeric() && !is_sign(next));
    let is_end = sign == ']' || then == Then::Fields && then.is_begun_by(sign);
    if is_end || then == Then::Moves && (is_move_next(scanner) || is_pass || is_word || !is_sign(sign)) {
        return Ok(None);
    }
    let is_alone = next.is_none_or(|next| next.is_whitespace() || next == ']' || then.is_begun_by(next));
    let place = scanner.place();
    match Content::of(sign) {
        Some(Content::Disc(color)) if is_apart && is_alone => {
            scanner.advance();
            Ok(Some(color))
        }
        Some(_) if !is_word => Err(BoardTextError { place, kind: BoardTextErrorKind::TooLarge { found: sign } }),
        _ => Err(BoardTextError { place, kind: BoardTextErrorKind::AfterTheBoard { found: sign } }),
    }
}

//! Reading one line: the board, then field after field.

use std::ops::RangeInclusive;

use yosumi_rules::{Move, Position, Status};

use super::{ObfError, ObfErrorKind, Problem};
use crate::board_text::{Then, scan_board};
use crate::scanner::Scanner;

/// The scores that a position can have.
const SCORES: RangeInclusive<i8> = -64..=64;

pub(super) fn read(line: &str) -> Result<Option<Problem>, ObfError> {
    let mut scanner = Scanner::new(line);
    scanner.skip_blanks();
    if scanner.peek().is_none_or(|first| first == '%') {
        return Ok(None);
    }
    let mut problem = Problem::from(scan_board(&mut scanner, Then::Fields)?);
    loop {
        scanner.skip_blanks();
        let is_field_due = scanner.skip_if(|division| division == ';');
        scanner.skip_blanks();
        match scanner.peek() {
            None => return Ok(Some(problem)),
            Some('%') => {
                scanner.advance();
                problem.comment = String::from(scanner.rest().trim());
                return Ok(Some(problem));
            }
            // An empty field.
            Some(';') => {}
            Some(_) if is_field_due => scan_field(&mut scanner, &mut problem)?,
            Some(_) => return Err(not_a_field(&scanner)),
        }
    }
}

/// Reads a field and what it says of the problem.
fn scan_field(scanner: &mut Scanner<'_>, problem: &mut Problem) -> Result<(), ObfError> {
    let start = scanner.clone();
    let error = |kind| ObfError { place: start.place(), kind };
    let entry = scan_entry(scanner).ok_or_else(|| not_a_field(&start))?;
    let name = start.excerpt_to(scanner);
    if entry != Entry::Position && !skip_colon(scanner) {
        return Err(not_a_field(&start));
    }
    let score = scan_score(scanner).ok_or_else(|| not_a_field(&start))?;
    // What nobody plays, or nobody can score, means nothing.
    let score = i8::try_from(score).ok().filter(|score| SCORES.contains(score));
    let (Some(score), true) = (score, entry != Entry::Nothing) else { return Ok(()) };
    let stated = match entry {
        Entry::Move(played) => {
            check_playable(problem.position, played, &name).map_err(error)?;
            problem.score_of(played)
        }
        Entry::Nothing | Entry::Position => problem.score,
    };
    match (stated, entry) {
        (Some(first), _) if first != score => return Err(error(ObfErrorKind::Contradiction { found: score, first })),
        (Some(_), _) => {}
        (None, Entry::Move(played)) => problem.moves.push((played, score)),
        (None, Entry::Nothing | Entry::Position) => problem.score = Some(score),
    }
    Ok(())
}

/// What a field gives a score to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Entry {
    Move(Move),
    /// No move, though it looks like one.
    Nothing,
    /// No move is written.
    Position,
}

fn scan_entry(scanner: &mut Scanner<'_>) -> Option<Entry> {
    if let Some(square) = scanner.skip_square() {
        return Some(Entry::Move(Move::Disc(square)));
    }
    if ["pass", "ps", "pa"].into_iter().any(|word| scanner.skip_word(word)) {
        return Some(Entry::Move(Move::Pass));
    }
    if scanner.skip_word("--") {
        return Some(Entry::Nothing);
    }
    let is_score = scanner.peek().is_some_and(|first| matches!(first, '+' | '-') || first.is_ascii_digit());
    is_score.then_some(Entry::Position)
}

fn skip_colon(scanner: &mut Scanner<'_>) -> bool {
    scanner.skip_blanks();
    let is_there = scanner.skip_if(|colon| colon == ':');
    scanner.skip_blanks();
    is_there
}

/// Reads a whole number that ends its field. The largest stand for all that are larger still.
fn scan_score(scanner: &mut Scanner<'_>) -> Option<i16> {
    let is_negative = scanner.skip_if(|sign| sign == '-');
    if !is_negative {
        scanner.skip_if(|sign| sign == '+');
    }
    let mut score = 0_i16;
    let n_digits = scanner.skip_all(|digit| match digit.to_digit(10) {
        Some(digit) => {
            score = score.saturating_mul(10).saturating_add(digit as i16);
            true
        }
        None => false,
    });
    let mut end = scanner.clone();
    end.skip_blanks();
    let is_whole = n_digits != 0 && end.peek().is_none_or(|end| matches!(end, ';' | '%'));
    is_whole.then_some(if is_negative { -score } else { score })
}

fn check_playable(position: Position, played: Move, name: &str) -> Result<(), ObfErrorKind> {
    match (position.status(), played) {
        (Status::Over(_), _) => Err(ObfErrorKind::AfterTheEnd { found: String::from(name) }),
        (Status::ToMove(_), Move::Pass) => Err(ObfErrorKind::PassNotDue { position }),
        (_, Move::Pass) => Ok(()),
        (_, Move::Disc(square)) => position.play(square).map(drop).map_err(ObfErrorKind::NotPlayable),
    }
}

/// That no field begins here; what stands here is told up to the end of the field.
fn not_a_field(start: &Scanner<'_>) -> ObfError {
    let mut end = start.clone();
    end.skip_all(|character| !matches!(character, ';' | '%'));
    let found = start.excerpt_to(&end);
    ObfError { place: start.place(), kind: ObfErrorKind::NotAField { found: String::from(found.trim_end()) } }
}

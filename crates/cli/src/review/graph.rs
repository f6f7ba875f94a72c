//! The graph of a game's values in characters: a column for each position, black above and white below.

use yosumi_review::{Class, ReviewedPosition, Summary, graph_range};
use yosumi_text::Text;

use crate::args::Style;

/// The rows on either side of nought.
const ROWS: usize = 6;

/// The signs of the graph.
struct Signs {
    exact: char,
    estimated: char,
    nought: char,
    axis: char,
    turn: char,
}

impl Signs {
    const fn of(style: Style) -> Self {
        match style {
            Style::Unicode => Self { exact: '█', estimated: '░', nought: '─', axis: '│', turn: '▲' },
            Style::Ascii => Self { exact: '#', estimated: ':', nought: '-', axis: '|', turn: '^' },
        }
    }
}

/// The lines of the graph, with the numbers of moves and the mistakes below them, and what the signs mean.
pub(super) fn lines(text: &Text, positions: &[ReviewedPosition], style: Style) -> String {
    let (range, signs) = (f32::from(graph_range(positions)), Signs::of(style));
    let mut lines: Vec<String> = (1..=ROWS).rev().map(|row| line(positions, row as i32, range, &signs)).collect();
    let nought: String = positions.iter().map(|_| signs.nought).collect();
    lines.push(format!("    0 {}{nought}", signs.axis));
    lines.extend((1..=ROWS).map(|row| line(positions, -(row as i32), range, &signs)));
    let last = positions.last().map_or(0, |last| last.n_played);
    let numbers = positions.iter().map(|found| number_below(found.n_played, last)).collect::<String>();
    lines.push(format!("{}{}", " ".repeat(7), numbers.trim_end()));
    let marks = marks(positions, &signs);
    if !marks.trim().is_empty() {
        lines.push(format!("{}{}", " ".repeat(7), marks.trim_end()));
    }
    lines.push(legend(text, &marks, &signs));
    lines.into_iter().map(|line| line + "\n").collect()
}

/// A row of so many steps above nought, or below it.
fn line(positions: &[ReviewedPosition], row: i32, range: f32, signs: &Signs) -> String {
    let step = range / f32::from(ROWS as u8);
    let height = f32::from(row as i8) * step;
    let column = |found: &ReviewedPosition| {
        let value = found.value.discs();
        // A row is filled when the value reaches its middle.
        let is_filled = value.signum() == height.signum() && value.abs() > height.abs() - step / 2.0;
        match (is_filled, found.value.is_exact()) {
            (false, _) => ' ',
            (true, true) => signs.exact,
            (true, false) => signs.estimated,
        }
    };
    let label =
        if (row.unsigned_abs() as usize).is_multiple_of(ROWS / 2) { format!("{height:+5.0}") } else { " ".repeat(5) };
    let columns: String = positions.iter().map(column).collect();
    format!("{label} {}{}", signs.axis, columns.trim_end())
}

/// The number of every tenth move stands below it: its last digit, and the tens before it.
fn number_below(n_played: usize, last: usize) -> char {
    match n_played % 10 {
        0 if n_played > 0 => '0',
        9 if n_played < last => char::from_digit((n_played as u32 + 1) / 10, 10).unwrap_or(' '),
        _ => ' ',
    }
}

/// A sign below each mistake, and below the move with which the game turned.
fn marks(positions: &[ReviewedPosition], signs: &Signs) -> String {
    let turning_point = Summary::of(positions).turning_point;
    // A move stands where the position after it stands.
    let mark = |found: &ReviewedPosition| match found.played.as_ref().and_then(|played| played.class) {
        _ if turning_point == Some(found.n_played) => signs.turn,
        Some(Class::Blunder) => 'X',
        Some(Class::Mistake) => 'x',
        _ => ' ',
    };
    std::iter::once(' ').chain(positions.iter().map(mark)).collect()
}

fn legend(text: &Text, marks: &str, signs: &Signs) -> String {
    let known = [
        (signs.exact, text.exact()),
        (signs.estimated, text.estimate()),
        ('x', text.move_class(Class::Mistake)),
        ('X', text.move_class(Class::Blunder)),
        (signs.turn, text.turning_point_mark()),
    ];
    let is_used = |(sign, _): &&(char, String)| [signs.exact, signs.estimated].contains(sign) || marks.contains(*sign);
    let told: Vec<String> = known.iter().filter(is_used).map(|(sign, meaning)| format!("{sign} {meaning}")).collect();
    format!("{}{}", " ".repeat(7), told.join("   "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tens_of_moves_are_numbered_where_there_is_such_a_move() {
        let below = |last: usize| (0..=last).map(|n_played| number_below(n_played, last)).collect::<String>();
        assert_eq!(below(9).trim(), "");
        assert_eq!(below(10), "         10");
        assert_eq!(below(21), "         10        20 ");
    }
}

//! A reviewed game on a terminal: the graph, the moves, and what it came to.

use std::io::{self, Write};

use yosumi_review::{Class, PlayedMove, ReviewedPosition, Summary};
use yosumi_rules::{ByColor, Color, Move};
use yosumi_session::PlayerSpec;
use yosumi_text::{Ambiguous, Column, GameReview, ReviewColumn, Text, pad, width};

use super::graph;
use crate::args::Style;
use crate::table::right;

/// The widths of the columns of numbers, values and losses.
const NUMBER: usize = 4;
const VALUE: usize = 10;
const LOSS: usize = 7;
/// The most moves of a line: all columns are for terminals of 80.
const MOST_MOVES: usize = 10;

/// Writes all there is to say of a game.
pub(super) fn write(out: &mut impl Write, text: &Text, game: &GameReview<'_>, style: Style) -> io::Result<()> {
    for line in text.review_heading(game) {
        writeln!(out, "{line}")?;
    }
    if game.positions.len() > 1 {
        write!(out, "\n{}", graph::lines(text, game.positions, style))?;
        writeln!(out)?;
        moves(out, text, game.positions, style)?;
        writeln!(out)?;
        sums(out, text, game.players().as_ref(), game.positions)?;
    }
    writeln!(out)?;
    for sentence in text.review_sentences(game) {
        writeln!(out, "{sentence}")?;
    }
    Ok(())
}

fn moves(out: &mut impl Write, text: &Text, positions: &[ReviewedPosition], style: Style) -> io::Result<()> {
    let classes = Class::ALL.map(|class| width(&text.move_class(class), Ambiguous::Narrow));
    let class_width = classes.into_iter().max().unwrap_or_default();
    let heads = [ReviewColumn::Value, ReviewColumn::Loss].map(|column| text.review_column(column));
    let head = Row {
        played: format!("{}{}", " ".repeat(NUMBER + 1), text.review_column(ReviewColumn::Move)),
        value: heads[0].clone(),
        loss: heads[1].clone(),
        class: String::new(),
        line: text.column(Column::Line),
    };
    head.write(out, class_width)?;
    for found in positions {
        let Some(played) = &found.played else { continue };
        Row::of(text, found, played, style).write(out, class_width)?;
        if played.passed {
            let pass = format!("{}{} {}", " ".repeat(NUMBER + 1), sign(!played.by, style), text.move_name(Move::Pass));
            writeln!(out, "{pass}")?;
        }
    }
    Ok(())
}

struct Row {
    played: String,
    value: String,
    loss: String,
    class: String,
    line: String,
}

impl Row {
    fn of(text: &Text, found: &ReviewedPosition, played: &PlayedMove, style: Style) -> Self {
        let number = right(&(found.n_played + 1).to_string(), NUMBER);
        let name = text.squares().name(played.square);
        let worse = played.class.filter(|&class| class > Class::Best);
        Self {
            played: format!("{number} {} {name}", sign(played.by, style)),
            value: text.value(played.value).replace('−', "-"),
            loss: worse.map(|_| text.loss(played.loss, played.is_exact)).unwrap_or_default(),
            class: worse.map(|class| text.move_class(class)).unwrap_or_default(),
            line: worse.map(|_| beginning(text, &found.line)).unwrap_or_default(),
        }
    }

    fn write(&self, out: &mut impl Write, class_width: usize) -> io::Result<()> {
        let played = pad(&self.played, NUMBER + 6, Ambiguous::Narrow);
        let class = pad(&self.class, class_width, Ambiguous::Narrow);
        let (value, loss) = (right(&self.value, VALUE), right(&self.loss, LOSS));
        writeln!(out, "{}", format!("{played}{value}{loss}  {class}  {}", self.line).trim_end())
    }
}

/// As much of a line as has room beside the other columns.
fn beginning(text: &Text, line: &[Move]) -> String {
    match line.get(..MOST_MOVES) {
        Some(beginning) if line.len() > MOST_MOVES => format!("{} …", text.line(beginning)),
        _ => text.line(line),
    }
}

const fn sign(color: Color, style: Style) -> char {
    match (color, style) {
        (Color::Black, Style::Unicode) => '●',
        (Color::White, Style::Unicode) => '○',
        (Color::Black, Style::Ascii) => 'X',
        (Color::White, Style::Ascii) => 'O',
    }
}

/// What each side did.
fn sums(
    out: &mut impl Write,
    text: &Text,
    players: ByColor<&PlayerSpec>,
    positions: &[ReviewedPosition],
) -> io::Result<()> {
    let names = ByColor::from_fn(|color: Color| text.player(players, color));
    let rows = text.player_rows(Summary::of(positions).players);
    let columns = |cells: &mut dyn Iterator<Item = &String>| {
        cells.map(|cell| width(cell, Ambiguous::Narrow)).max().unwrap_or_default() + 3
    };
    let first = columns(&mut rows.iter().map(|(name, _)| name));
    let of_black = columns(&mut rows.iter().map(|(_, cells)| &cells.black).chain([&names.black]));
    let of_white = columns(&mut rows.iter().map(|(_, cells)| &cells.white).chain([&names.white]));
    let mut line = |name: &str, cells: &ByColor<String>| {
        let name = pad(name, first, Ambiguous::Narrow);
        writeln!(out, "{name}{}{}", right(&cells.black, of_black), right(&cells.white, of_white))
    };
    line("", &names)?;
    rows.iter().try_for_each(|(name, cells)| line(name, cells))
}

//! The board as lines of text.

use yosumi_rules::{Bitboard, ByColor, Color, Position, Square};
use yosumi_text::{Ambiguous, SquareNames, pad, width};

use crate::args::Style;

use self::palette::{Palette, on};

pub(crate) use self::appearance::{board_style, color_choice};

mod appearance;
mod palette;

/// How boards are drawn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BoardStyle {
    pub(crate) squares: SquareNames,
    pub(crate) style: Style,
    pub(crate) ambiguous: Ambiguous,
    /// The colors to paint the board with. Without paint, signs alone tell everything.
    pub(crate) palette: Option<Palette>,
    /// Whether a filled circle looks white: what is not painted takes the color of the terminal's text.
    pub(crate) is_background_dark: bool,
}

impl BoardStyle {
    /// The board with its coordinates: playable squares and the last move are marked, the latter by parentheses.
    pub(crate) fn board(self, position: Position, playable: Bitboard, last_move: Option<Square>) -> String {
        let columns = self.disc_columns();
        let heads = (0..8).map(|column| pad(&self.squares.column_head(column).to_string(), columns, self.ambiguous));
        let mut lines = vec![heads.fold(String::from("   "), |line, head| line + " " + &head + " ")];
        for row in 0..8 {
            let mut line = format!(" {} ", self.squares.row_head(row));
            for square in (0..8).filter_map(|column| Square::at(column, row)) {
                line += &self.square(square, position, playable.contains(square), last_move == Some(square));
            }
            lines.push(line);
        }
        lines.iter().map(|line| line.trim_end()).collect::<Vec<_>>().join("\n")
    }

    fn square(self, square: Square, position: Position, is_playable: bool, is_last_move: bool) -> String {
        let disc = position.disc(square);
        let sign = match (disc, is_playable) {
            (Some(color), _) => self.disc(color),
            (None, true) => '+',
            (None, false) if self.palette.is_some() => ' ',
            (None, false) => '.',
        };
        let sign = pad(&sign.to_string(), self.disc_columns(), self.ambiguous);
        let (left, right) = if is_last_move { ("(", ")") } else { (" ", " ") };
        let Some(palette) = self.palette else { return format!("{left}{sign}{right}") };
        let background =
            if is_playable { palette.playable } else { palette.squares[(square.column() + square.row()) % 2] };
        let paint = on(background, palette.disc(disc.unwrap_or(Color::Black)));
        if !is_last_move {
            return format!("{paint}{left}{sign}{right}{paint:#}");
        }
        let mark = on(background, palette.accent).bold();
        format!("{mark}{left}{mark:#}{paint}{sign}{paint:#}{mark}{right}{mark:#}")
    }

    /// A line for each side: its disc, its name, how many discs it has.
    pub(crate) fn counts(self, names: &ByColor<String>, n_discs: ByColor<u8>) -> String {
        let columns = Color::ALL.into_iter().map(|color| width(&names[color], self.ambiguous)).max().unwrap_or(0);
        let line = |color: Color| {
            let disc = self.disc(color);
            let disc = match self.palette {
                Some(palette) => {
                    let paint = on(palette.squares[0], palette.disc(color));
                    format!("{paint} {disc} {paint:#}")
                }
                None => format!(" {disc} "),
            };
            format!("{disc} {} {:>3}", pad(&names[color], columns, self.ambiguous), n_discs[color])
        };
        format!("{}\n{}", line(Color::Black), line(Color::White))
    }

    fn disc(self, color: Color) -> char {
        // A painted disc has its own color; its shape says the same to those who do not see it.
        let is_filled = (color == Color::White) == (self.is_background_dark && self.palette.is_none());
        match self.style {
            Style::Ascii => color.symbol(),
            Style::Unicode if is_filled => '●',
            Style::Unicode => '○',
        }
    }

    fn disc_columns(self) -> usize {
        match self.style {
            Style::Ascii => 1,
            Style::Unicode => width("●", self.ambiguous),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAIN: BoardStyle = BoardStyle {
        squares: SquareNames::Letters,
        style: Style::Ascii,
        ambiguous: Ambiguous::Narrow,
        palette: None,
        is_background_dark: false,
    };

    fn board(style: BoardStyle) -> String {
        let position = Position::START.play(Square::F5).expect("a legal move");
        style.board(position, position.legal_moves(), Some(Square::F5))
    }

    #[test]
    fn signs_tell_discs_playable_squares_and_the_last_move() {
        let expected = "    a  b  c  d  e  f  g  h
 1  .  .  .  .  .  .  .  .
 2  .  .  .  .  .  .  .  .
 3  .  .  .  .  .  .  .  .
 4  .  .  .  O  X  +  .  .
 5  .  .  .  X  X (X) .  .
 6  .  .  .  +  .  +  .  .
 7  .  .  .  .  .  .  .  .
 8  .  .  .  .  .  .  .  .";
        assert_eq!(board(PLAIN), expected);
    }

    #[test]
    fn rows_and_columns_may_be_counted_from_nought() {
        let style = BoardStyle { squares: SquareNames::RowColumn, ..PLAIN };
        assert!(board(style).starts_with("    0  1  2  3  4  5  6  7\n 0 "));
    }

    #[test]
    fn a_filled_circle_is_black_on_a_light_background_and_white_on_a_dark_one() {
        let style = BoardStyle { style: Style::Unicode, ..PLAIN };
        assert!(board(style).contains("(●)"));
        assert!(board(BoardStyle { is_background_dark: true, ..style }).contains("(○)"));
        assert!(board(BoardStyle { is_background_dark: true, palette: Some(Palette::SMALL), ..style }).contains('●'));
    }

    #[test]
    fn lines_are_equally_wide_whatever_the_width_of_a_disc() {
        for ambiguous in [Ambiguous::Narrow, Ambiguous::Wide] {
            let drawn = board(BoardStyle { style: Style::Unicode, ambiguous, ..PLAIN });
            let of_last_square: Vec<usize> = drawn.lines().map(|line| width(line, ambiguous)).collect();
            assert!(of_last_square.windows(2).all(|pair| pair[0] == pair[1]), "{of_last_square:?}\n{drawn}");
        }
    }

    #[test]
    fn counts_are_aligned_under_names_of_any_script() {
        let names = ByColor { black: String::from("みどり(黒)"), white: String::from("Ann (白)") };
        let counts = PLAIN.counts(&names, ByColor { black: 9, white: 12 });
        assert_eq!(counts, " X  みどり(黒)   9\n O  Ann (白)    12");
    }
}

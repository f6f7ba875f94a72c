//! The colors of the board on a terminal.

use anstyle::{Ansi256Color, Color as Ink, RgbColor, Style};
use yosumi_rules::Color;

/// The colors of a painted board.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Palette {
    /// Neighboring squares differ, so that they stand apart without lines.
    pub(crate) squares: [Ink; 2],
    pub(crate) playable: Ink,
    black: Ink,
    white: Ink,
    pub(crate) accent: Ink,
}

impl Palette {
    /// For terminals that say that they show every color.
    pub(crate) const FULL: Self = Self {
        squares: [rgb(0x0b, 0x6b, 0x3c), rgb(0x08, 0x61, 0x36)],
        playable: rgb(0x4f, 0x9d, 0x6b),
        black: rgb(0x12, 0x10, 0x0e),
        white: rgb(0xf2, 0xf4, 0xf4),
        accent: rgb(0xff, 0xd2, 0x4a),
    };

    /// For terminals with the usual 256 colors, which have one green that goes with both discs.
    pub(crate) const SMALL: Self = Self {
        squares: [indexed(28); 2],
        playable: indexed(71),
        black: indexed(16),
        white: indexed(231),
        accent: indexed(220),
    };

    pub(crate) const fn disc(&self, color: Color) -> Ink {
        match color {
            Color::Black => self.black,
            Color::White => self.white,
        }
    }
}

const fn rgb(red: u8, green: u8, blue: u8) -> Ink {
    Ink::Rgb(RgbColor(red, green, blue))
}

const fn indexed(index: u8) -> Ink {
    Ink::Ansi256(Ansi256Color(index))
}

/// Text of one color on another.
pub(crate) const fn on(background: Ink, text: Ink) -> Style {
    Style::new().bg_color(Some(background)).fg_color(Some(text))
}

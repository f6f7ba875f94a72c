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
        squares: [rgb(0x1a, 0x7d, 0x4a), rgb(0x17, 0x74, 0x44)],
        playable: rgb(0x5f, 0xb0, 0x7f),
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

#[cfg(test)]
mod tests {
    use super::*;

    /// The contrast of two colors as the Web Content Accessibility Guidelines define it, 1 to 21.
    fn contrast(a: Ink, b: Ink) -> f64 {
        let luminance = |ink: Ink| {
            let Ink::Rgb(RgbColor(red, green, blue)) = ink else { panic!("{ink:?} has no fixed color") };
            let linear = |channel: u8| {
                let value = f64::from(channel) / 255.0;
                if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
            };
            0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
        };
        let (a, b) = (luminance(a) + 0.05, luminance(b) + 0.05);
        (a / b).max(b / a)
    }

    #[test]
    fn discs_and_marks_stand_out_from_their_squares() {
        let Palette { squares, playable, black, white, accent } = Palette::FULL;
        for square in squares {
            for sign in [black, white, accent] {
                assert!(contrast(square, sign) >= 3.0, "{square:?} {sign:?}: {}", contrast(square, sign));
            }
        }
        assert!(contrast(playable, black) >= 3.0, "{}", contrast(playable, black));
    }
}

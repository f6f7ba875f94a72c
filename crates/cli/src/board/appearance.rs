//! How boards look on this terminal.

use std::io::{self, IsTerminal};

use anstream::{AutoStream, ColorChoice};

use super::BoardStyle;
use super::palette::Palette;
use crate::args::{self, Background, BoardArguments};

/// When to use color.
pub(crate) fn color_choice(arguments: &BoardArguments) -> ColorChoice {
    match arguments.color {
        _ if arguments.plain => ColorChoice::Never,
        args::Color::Never => ColorChoice::Never,
        args::Color::Always => ColorChoice::Always,
        args::Color::Auto => AutoStream::choice(&io::stdout()),
    }
}

/// How boards are drawn, painted or not.
pub(crate) fn board_style(arguments: &BoardArguments, is_painted: bool) -> BoardStyle {
    BoardStyle {
        squares: arguments.square_names(),
        style: arguments.style,
        ambiguous: arguments.ambiguous(),
        palette: is_painted.then(palette),
        is_background_dark: match arguments.background {
            Background::Dark => true,
            Background::Light => false,
            // Plain output is the same everywhere: as in print.
            Background::Auto if arguments.plain => false,
            Background::Auto => match std::env::var("COLORFGBG").ok().as_deref().and_then(background_of) {
                Some(color) => color < 7 || color == 8,
                None => io::stdout().is_terminal(),
            },
        },
    }
}

fn palette() -> Palette {
    match std::env::var("COLORTERM").as_deref() {
        Ok("truecolor" | "24bit") => Palette::FULL,
        _ => Palette::SMALL,
    }
}

/// The background in `COLORFGBG`, which is `foreground;background` in the numbers of the 16 colors.
fn background_of(colors: &str) -> Option<u8> {
    colors.rsplit(';').next()?.parse().ok()
}

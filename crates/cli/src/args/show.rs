//! The arguments of `yosumi show`.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use yosumi_diagram::{Look, Theme};
use yosumi_rules::Symmetry;

use super::BoardArguments;

/// What stands below the options of `yosumi show`.
pub(super) const EXAMPLES: &str = "Examples:
  yosumi show game.json
  yosumi show game.json --at 20 --svg move-20.svg
  yosumi show game.json --svg game.svg --numbers --theme print
  yosumi show --position \"---------------------------OX------XO--------------------------- X\"";

#[derive(Args, Debug)]
pub(crate) struct ShowArguments {
    /// A record (.json), a transcript or a board in a file, or - for standard input
    #[arg(value_name = "FILE", conflicts_with = "position")]
    pub(crate) file: Option<PathBuf>,

    /// Show BOARD: 64 of X, O and - from a1 to h8, and the side to move
    #[arg(long, value_name = "BOARD", allow_hyphen_values = true)]
    pub(crate) position: Option<String>,

    /// Show the game after N moves [default: after all]
    #[arg(long, value_name = "N", conflicts_with = "position")]
    pub(crate) at: Option<usize>,

    /// Draw a picture instead, in FILE (.svg) or, with -, to standard output
    #[arg(long, value_name = "FILE", value_parser = picture)]
    pub(crate) svg: Option<PathBuf>,

    /// In the picture, number the moves on the board where they started, as books do
    #[arg(long, requires = "svg")]
    pub(crate) numbers: bool,

    /// The colors of the picture
    #[arg(long, value_enum, default_value_t, requires = "svg")]
    theme: PictureTheme,

    /// Turn or mirror the picture
    #[arg(long, value_enum, default_value_t, requires = "svg")]
    view: View,

    /// Leave out the names of columns and rows in the picture
    #[arg(long, requires = "svg")]
    no_coords: bool,

    #[command(flatten)]
    pub(crate) board: BoardArguments,
}

impl ShowArguments {
    /// How the picture is to look.
    pub(crate) const fn look(&self) -> Look {
        Look { theme: self.theme.theme(), view: self.view.symmetry(), has_coordinates: !self.no_coords }
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum PictureTheme {
    #[default]
    Green,
    Wood,
    Slate,
    /// Strong contrasts
    Contrast,
    /// Black on white
    Print,
}

impl PictureTheme {
    const fn theme(self) -> Theme {
        match self {
            Self::Green => Theme::Green,
            Self::Wood => Theme::Wood,
            Self::Slate => Theme::Slate,
            Self::Contrast => Theme::HighContrast,
            Self::Print => Theme::Print,
        }
    }
}

/// How the board is turned.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum View {
    /// a1 at the top left
    #[default]
    Usual,
    /// A quarter turn clockwise
    #[value(name = "turn-90")]
    Turn90,
    /// Half a turn
    #[value(name = "turn-180")]
    Turn180,
    /// A quarter turn counterclockwise
    #[value(name = "turn-270")]
    Turn270,
    /// Left and right change places
    Mirror,
    /// Top and bottom change places
    UpsideDown,
    /// Mirrored about the line from a1 to h8
    Transpose,
    /// Mirrored about the line from h1 to a8
    AntiTranspose,
}

impl View {
    const fn symmetry(self) -> Symmetry {
        match self {
            Self::Usual => Symmetry::Identity,
            Self::Turn90 => Symmetry::Rotate90,
            Self::Turn180 => Symmetry::Rotate180,
            Self::Turn270 => Symmetry::Rotate270,
            Self::Mirror => Symmetry::MirrorHorizontal,
            Self::UpsideDown => Symmetry::MirrorVertical,
            Self::Transpose => Symmetry::Transpose,
            Self::AntiTranspose => Symmetry::AntiTranspose,
        }
    }
}

/// Where a picture goes. It takes the place of a file of its name, so that name must be one of a picture.
fn picture(text: &str) -> Result<PathBuf, &'static str> {
    let path = PathBuf::from(text);
    let is_picture = path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("svg"));
    if is_picture || text == "-" {
        Ok(path)
    } else {
        Err("expected a name that ends in .svg, or - for standard output")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_have_names_of_pictures() {
        for name in ["-", "a.svg", "games/局面 1.SVG"] {
            assert_eq!(picture(name), Ok(PathBuf::from(name)));
        }
        for name in ["", "game.json", "svg", ".svg", "a.svg.txt"] {
            assert!(picture(name).is_err(), "{name}");
        }
    }
}

//! The arguments of `yosumi show`.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use yosumi_diagram::{Look, Theme};
use yosumi_rules::Symmetry;
use yosumi_text::ValueFlaw;

use super::BoardArguments;
use super::numbers::whole;

#[derive(Args, Debug)]
pub(crate) struct ShowArguments {
    #[arg(value_name = "file", conflicts_with = "position")]
    pub(crate) file: Option<PathBuf>,

    #[arg(long, value_name = "board", allow_hyphen_values = true)]
    pub(crate) position: Option<String>,

    #[arg(long, value_name = "count", conflicts_with = "position", value_parser = whole(0_usize..))]
    pub(crate) at: Option<usize>,

    #[arg(long, value_name = "file", value_parser = picture)]
    pub(crate) svg: Option<PathBuf>,

    #[arg(long, requires = "svg")]
    pub(crate) numbers: bool,

    #[arg(long, value_enum, default_value_t, requires = "svg")]
    theme: PictureTheme,

    #[arg(long, value_enum, default_value_t, requires = "svg")]
    view: View,

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
    Contrast,
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
    #[default]
    Usual,
    #[value(name = "turn-90")]
    Turn90,
    #[value(name = "turn-180")]
    Turn180,
    #[value(name = "turn-270")]
    Turn270,
    Mirror,
    UpsideDown,
    Transpose,
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
fn picture(text: &str) -> Result<PathBuf, ValueFlaw<'static>> {
    let path = PathBuf::from(text);
    let is_picture = path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("svg"));
    if is_picture || text == "-" { Ok(path) } else { Err(ValueFlaw::PictureName) }
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

//! The colors of each theme.

use yosumi_rules::ByColor;

use crate::Theme;

/// The colors of a theme, and the strength of its lines.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Palette {
    /// What the picture is drawn on, with what is written on it: headings, and smaller things.
    pub(crate) paper: &'static str,
    pub(crate) ink: &'static str,
    pub(crate) quiet_ink: &'static str,
    pub(crate) frame: &'static str,
    pub(crate) frame_width: i32,
    pub(crate) field: &'static str,
    pub(crate) grid: &'static str,
    pub(crate) grid_width: &'static str,
    pub(crate) dots: &'static str,
    pub(crate) discs: ByColor<DiscPaint>,
    pub(crate) has_shadows: bool,
    /// What is written on the field, and what is pointed out there.
    pub(crate) value: &'static str,
    pub(crate) accent: &'static str,
}

/// How the discs of one side look.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DiscPaint {
    pub(crate) fill: &'static str,
    /// The edge, where the disc needs one to stand out, with its width.
    pub(crate) edge: Option<(&'static str, &'static str)>,
    /// What is written on it.
    pub(crate) ink: &'static str,
    /// The mark of the last move.
    pub(crate) mark: &'static str,
}

const fn plain(fill: &'static str, ink: &'static str, mark: &'static str) -> DiscPaint {
    DiscPaint { fill, edge: None, ink, mark }
}

/// The frame of a board that is a thing, and no print of one.
const FRAME_WIDTH: i32 = 7;

/// Black a little warm, white a little gray.
const BLACK: DiscPaint = plain("#1c1917", "#f5f5f2", "#ff8a65");
const WHITE: DiscPaint = plain("#f3f4f3", "#1c1917", "#cf3f1d");

impl Palette {
    pub(crate) const fn of(theme: Theme) -> Self {
        match theme {
            Theme::Green => Self::GREEN,
            Theme::Wood => Self::WOOD,
            Theme::Slate => Self::SLATE,
            Theme::HighContrast => Self::HIGH_CONTRAST,
            Theme::Print => Self::PRINT,
        }
    }

    const GREEN: Self = Self {
        paper: "#ffffff",
        ink: "#1f2421",
        quiet_ink: "#5f6763",
        frame: "#14532f",
        frame_width: FRAME_WIDTH,
        field: "#1f7a48",
        grid: "#17633a",
        grid_width: "1",
        dots: "#114a2b",
        discs: ByColor { black: BLACK, white: WHITE },
        has_shadows: true,
        value: "#ffffff",
        accent: "#ffd95e",
    };

    const WOOD: Self = Self {
        paper: "#ffffff",
        ink: "#2b2118",
        quiet_ink: "#6e6154",
        frame: "#6f4a2a",
        frame_width: FRAME_WIDTH,
        field: "#ab7c48",
        grid: "#8b6237",
        grid_width: "1",
        dots: "#6f4a2a",
        discs: ByColor { black: BLACK, white: DiscPaint { edge: Some(("#6f4a2a", "1")), ..WHITE } },
        has_shadows: true,
        value: "#21160d",
        accent: "#5f0f0a",
    };

    const SLATE: Self = Self {
        paper: "#ffffff",
        ink: "#20262c",
        quiet_ink: "#5d656d",
        frame: "#37424d",
        frame_width: FRAME_WIDTH,
        field: "#657482",
        grid: "#52606d",
        grid_width: "1",
        dots: "#37424d",
        discs: ByColor { black: BLACK, white: WHITE },
        has_shadows: true,
        value: "#ffffff",
        accent: "#ffe27a",
    };

    const HIGH_CONTRAST: Self = Self {
        paper: "#ffffff",
        ink: "#000000",
        quiet_ink: "#000000",
        frame: "#000000",
        frame_width: FRAME_WIDTH,
        field: "#0a3a8c",
        grid: "#ffffff",
        grid_width: "1.5",
        dots: "#ffffff",
        discs: ByColor {
            black: DiscPaint { edge: Some(("#ffffff", "3")), ..plain("#000000", "#ffffff", "#ffd500") },
            white: DiscPaint { edge: Some(("#000000", "3")), ..plain("#ffffff", "#000000", "#c40000") },
        },
        has_shadows: false,
        value: "#ffffff",
        accent: "#ffd500",
    };

    const PRINT: Self = Self {
        paper: "#ffffff",
        ink: "#000000",
        quiet_ink: "#000000",
        frame: "#000000",
        frame_width: 2,
        field: "#ffffff",
        grid: "#000000",
        grid_width: "0.8",
        dots: "#000000",
        discs: ByColor {
            black: plain("#000000", "#ffffff", "#ffffff"),
            white: DiscPaint { edge: Some(("#000000", "1.4")), ..plain("#ffffff", "#000000", "#000000") },
        },
        has_shadows: false,
        value: "#000000",
        accent: "#000000",
    };
}

#[cfg(test)]
mod tests {
    use yosumi_rules::Color;

    use super::*;

    /// The contrast of two colors as the Web Content Accessibility Guidelines define it, 1 to 21.
    fn contrast(a: &str, b: &str) -> f64 {
        let luminance = |color: &str| {
            let linear = |from: usize| {
                let channel = u8::from_str_radix(&color[from..from + 2], 16).expect(color);
                let value = f64::from(channel) / 255.0;
                if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
            };
            0.2126 * linear(1) + 0.7152 * linear(3) + 0.0722 * linear(5)
        };
        let (a, b) = (luminance(a) + 0.05, luminance(b) + 0.05);
        (a / b).max(b / a)
    }

    #[track_caller]
    fn check(theme: Theme, a: &str, b: &str, least: f64) {
        assert!(contrast(a, b) >= least, "{theme:?}: {a} on {b} is {:.2}", contrast(a, b));
    }

    #[test]
    fn what_is_written_can_be_read() {
        for theme in Theme::ALL {
            let palette = Palette::of(theme);
            check(theme, palette.ink, palette.paper, 7.0);
            check(theme, palette.quiet_ink, palette.paper, 4.5);
            check(theme, palette.value, palette.field, 4.5);
            check(theme, palette.accent, palette.field, 3.0);
            for color in Color::ALL {
                check(theme, palette.discs[color].ink, palette.discs[color].fill, 7.0);
            }
        }
    }

    #[test]
    fn discs_and_marks_stand_out() {
        for theme in Theme::ALL {
            let palette = Palette::of(theme);
            for disc in Color::ALL.map(|color| palette.discs[color]) {
                let outline = match disc.edge {
                    Some((edge, _)) if contrast(edge, palette.field) > contrast(disc.fill, palette.field) => edge,
                    _ => disc.fill,
                };
                check(theme, outline, palette.field, 3.0);
                check(theme, disc.mark, disc.fill, 3.0);
            }
        }
    }
}

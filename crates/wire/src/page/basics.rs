//! Words that many messages use.

use serde::{Deserialize, Serialize};
use yosumi_rules::{ByColor, Color};

/// A side.
///
/// ```
/// use yosumi_rules::Color;
/// use yosumi_wire::page::Side;
///
/// assert_eq!(Side::from(Color::Black), Side::Black);
/// assert_eq!(Color::from(Side::White), Color::White);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Side {
    /// Black, who moves first in a usual game.
    Black,
    /// White.
    White,
}

impl From<Color> for Side {
    fn from(color: Color) -> Self {
        match color {
            Color::Black => Self::Black,
            Color::White => Self::White,
        }
    }
}

impl From<Side> for Color {
    fn from(side: Side) -> Self {
        match side {
            Side::Black => Self::Black,
            Side::White => Self::White,
        }
    }
}

/// One thing for each side.
///
/// ```
/// use yosumi_rules::ByColor;
/// use yosumi_wire::page::Sides;
///
/// let discs = Sides::from(ByColor { black: 13, white: 0 });
/// assert_eq!(serde_json::to_string(&discs)?, r#"{"black":13,"white":0}"#);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Sides<T> {
    /// Black's.
    pub black: T,
    /// White's.
    pub white: T,
}

impl<T> From<ByColor<T>> for Sides<T> {
    fn from(both: ByColor<T>) -> Self {
        Self { black: both.black, white: both.white }
    }
}

impl<T> From<Sides<T>> for ByColor<T> {
    fn from(both: Sides<T>) -> Self {
        Self { black: both.black, white: both.white }
    }
}

/// A name or a sentence in both languages, so that a page can change its language at once.
///
/// ```
/// use yosumi_wire::page::Bilingual;
///
/// let tiger = Bilingual { ja: String::from("虎"), en: String::from("Tiger") };
/// assert_eq!(serde_json::to_string(&tiger)?, r#"{"ja":"虎","en":"Tiger"}"#);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Bilingual {
    /// In Japanese.
    pub ja: String,
    /// In English.
    pub en: String,
}

//! What is wrong with a file of problems.

use yosumi_records::{BoardTextError, MAX_OBF_LINE_BYTES, ObfError, ObfErrorKind, ObfReadError};
use yosumi_rules::Position;

use crate::catalog::args;
use crate::game::color_key;
use crate::vocabulary::shown;
use crate::{SquareNames, Text};

// The errors may get new kinds, for which the arms that match the rest fall back to their own words.
impl Text {
    /// Why problems could not be read from a file, which is named as the user did.
    ///
    /// ```
    /// # use yosumi_records::ObfReader;
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let error = ObfReader::new(&b"\n?"[..]).next().unwrap().unwrap_err();
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// assert_eq!(
    ///     text.problems_error("my.obf", &error),
    ///     "Cannot read my.obf: line 2, column 1: \"?\" at a1 is not a board symbol: X is Black, O is White, - is empty."
    /// );
    /// ```
    #[must_use]
    pub fn problems_error(&self, file: &str, error: &ObfReadError) -> String {
        let cause = match error {
            ObfReadError::Line(error) => self.obf_error(error),
            other => other.to_string(),
        };
        self.say("cannot-read", &args! { "path" => file, "cause" => cause })
    }

    /// What the standard input is called where a file could be named.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::Japanese, SquareNames::Letters);
    /// assert_eq!(text.standard_input(), "標準入力");
    /// ```
    #[must_use]
    pub fn standard_input(&self) -> String {
        self.say_plain("standard-input")
    }

    /// Why a text is no line of a file of problems.
    ///
    /// ```
    /// # use yosumi_records::read_obf_line;
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let error = read_obf_line("---------------------------OX------XO--------------------------- X; D4:+2").unwrap_err();
    /// let text = Text::new(Language::Japanese, SquareNames::Letters);
    /// let expected = "1行目の69文字目: d4 には打てません。黒が打てるマス: d3 c4 f5 e6";
    /// assert_eq!(text.obf_error(&error), expected);
    /// ```
    #[must_use]
    pub fn obf_error(&self, error: &ObfError) -> String {
        let place = self.place(error.place);
        match &error.kind {
            ObfErrorKind::TooLong => {
                self.say("line-too-long", &args! { "line" => error.place.line, "most" => MAX_OBF_LINE_BYTES })
            }
            ObfErrorKind::NotUtf8 => self.say("line-not-text", &args! { "place" => place }),
            ObfErrorKind::Board(kind) => {
                self.board_text_error(&BoardTextError { place: error.place, kind: kind.clone() })
            }
            ObfErrorKind::NotAField { found } => {
                self.say("obf-field", &args! { "place" => place, "found" => shown(found) })
            }
            ObfErrorKind::NotPlayable(error) => {
                let square = SquareNames::Letters.name(error.square);
                let cause = self.playable_in(error.position);
                self.say("obf-illegal-move", &args! { "place" => place, "square" => square, "legal" => cause })
            }
            ObfErrorKind::PassNotDue { position } => {
                self.say("obf-pass-not-due", &args! { "place" => place, "legal" => self.playable_in(*position) })
            }
            ObfErrorKind::AfterTheEnd { found } => {
                self.say("obf-after-the-end", &args! { "place" => place, "found" => shown(found) })
            }
            ObfErrorKind::Contradiction { found, first } => self.say(
                "obf-contradiction",
                &args! { "place" => place, "found" => format!("{found:+}"), "first" => format!("{first:+}") },
            ),
            _ => error.to_string(),
        }
    }

    /// Where the side to move may play, or that it must pass.
    fn playable_in(&self, position: Position) -> String {
        if position.board().must_pass() {
            self.say("must-pass", &args! { "color" => color_key(position.turn()) })
        } else {
            self.legal(position)
        }
    }
}

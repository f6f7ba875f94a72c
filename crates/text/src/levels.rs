//! What is said of how well computers play.

use yosumi_rules::{ByColor, Color};
use yosumi_session::{Level, NamedLevel, Pace, PlayerSpec};

use crate::Text;
use crate::catalog::args;

impl Text {
    /// The name of a level.
    ///
    /// ```
    /// # use yosumi_session::NamedLevel;
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::Japanese, SquareNames::Letters);
    /// assert_eq!(text.level_name(NamedLevel::Strongest), "最強");
    /// ```
    #[must_use]
    pub fn level_name(&self, level: NamedLevel) -> String {
        self.say_plain(match level {
            NamedLevel::Beginner => "level-beginner",
            NamedLevel::Easy => "level-easy",
            NamedLevel::Medium => "level-medium",
            NamedLevel::Strong => "level-strong",
            NamedLevel::Expert => "level-expert",
            NamedLevel::Strongest => "level-strongest",
        })
    }

    /// How long the moves of a level take.
    ///
    /// ```
    /// # use yosumi_session::Pace;
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::Japanese, SquareNames::Letters);
    /// assert_eq!(text.pace(Pace::Seconds), "一手に数秒かかることがある");
    /// ```
    #[must_use]
    pub fn pace(&self, pace: Pace) -> String {
        self.say_plain(match pace {
            Pace::AtOnce => "levels-at-once",
            Pace::Seconds => "levels-seconds",
            Pace::AMinute => "levels-a-minute",
            Pace::ManyMinutes => "levels-many-minutes",
        })
    }

    /// How well a computer plays, and what that means for those who wait for it; `None` for a person.
    ///
    /// ```
    /// # use yosumi_rules::Color;
    /// # use yosumi_session::Players;
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// let players = Players { black: "human".parse()?, white: "computer:easy".parse()? };
    /// let told = text.introduction(players.as_ref(), Color::White);
    /// assert_eq!(told.as_deref(), Some("Computer (White) plays at level 3 (Easy)."));
    /// assert_eq!(text.introduction(players.as_ref(), Color::Black), None);
    /// # Ok::<(), yosumi_session::ParsePlayerError>(())
    /// ```
    #[must_use]
    pub fn introduction(&self, players: ByColor<&PlayerSpec>, color: Color) -> Option<String> {
        let PlayerSpec::Computer { level } = players[color] else { return None };
        let player = self.player(players, color);
        Some(match level {
            Level::First => self.say("plays-first", &args! { "player" => player }),
            Level::Random => self.say("plays-random", &args! { "player" => player }),
            Level::Engine(number) => {
                let name = NamedLevel::of(*number).map(|named| self.level_name(named));
                let args = args! {
                    "player" => player,
                    "level" => number.number(),
                    "named" => if name.is_some() { "yes" } else { "no" },
                    "name" => name.unwrap_or_default(),
                    "pace" => match level.pace() {
                        Pace::AtOnce => "at-once",
                        Pace::Seconds => "seconds",
                        Pace::AMinute => "a-minute",
                        Pace::ManyMinutes => "many-minutes",
                    },
                };
                self.say("plays-at-level", &args)
            }
        })
    }
}

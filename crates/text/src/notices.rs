//! What else is said around a game: the greeting, the prompt, files, the offer of a new game.

use crate::Text;
use crate::catalog::args;

impl Text {
    /// The greeting, with the program's version.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// assert_eq!(text.welcome("0.1.0"), "Yosumi 0.1.0. \"help\" lists the commands.");
    /// ```
    #[must_use]
    pub fn welcome(&self, version: &str) -> String {
        self.say("welcome", &args! { "version" => version })
    }

    /// What stands before the place to type a move.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::Japanese, SquareNames::Letters);
    /// assert_eq!(text.prompt(1), "1手目");
    /// ```
    #[must_use]
    pub fn prompt(&self, move_number: usize) -> String {
        self.say("prompt", &args! { "number" => move_number })
    }

    /// The question whether to play again.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// assert_eq!(text.new_game_offer(), "Another game? (yes/no)");
    /// ```
    #[must_use]
    pub fn new_game_offer(&self) -> String {
        self.say_plain("new-game-offer")
    }

    /// That the question was not answered.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// assert!(text.yes_or_no().starts_with("Please answer"));
    /// ```
    #[must_use]
    pub fn yes_or_no(&self) -> String {
        self.say_plain("yes-or-no")
    }

    /// The moves of a game that is left, so that it can be taken up again.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// assert_eq!(text.record_left("f5d6"), "The moves of this game: f5d6");
    /// ```
    #[must_use]
    pub fn record_left(&self, transcript: &str) -> String {
        self.say("record-left", &args! { "transcript" => transcript })
    }

    /// That there are no moves to show.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::Japanese, SquareNames::Letters);
    /// assert_eq!(text.no_moves_yet(), "まだ一手も打たれていません");
    /// ```
    #[must_use]
    pub fn no_moves_yet(&self) -> String {
        self.say_plain("no-moves-yet")
    }

    /// That a file was written.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// assert_eq!(text.saved("game.json"), "Saved to game.json.");
    /// ```
    #[must_use]
    pub fn saved(&self, path: &str) -> String {
        self.say("saved", &args! { "path" => path })
    }

    /// That a file was read.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// assert_eq!(text.loaded("game.json"), "Loaded game.json.");
    /// ```
    #[must_use]
    pub fn loaded(&self, path: &str) -> String {
        self.say("loaded", &args! { "path" => path })
    }

    /// That the game is being recorded in a file.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// assert_eq!(text.recording("game.json"), "The game is recorded in game.json.");
    /// ```
    #[must_use]
    pub fn recording(&self, path: &str) -> String {
        self.say("recording", &args! { "path" => path })
    }
}

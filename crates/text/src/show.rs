//! What is said of a game or a position that is shown: openings, moves, discs.

use yosumi_book::{NameLanguage, Opening};
use yosumi_rules::{Bitboard, ByColor, Color, Position};
use yosumi_session::PlayerSpec;

use crate::catalog::args;
use crate::{Language, Text};

impl Text {
    /// What an opening is called, in the language spoken where it has a name in it, else in the other one.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::Japanese, SquareNames::Letters);
    /// let tiger = yosumi_book::opening_of(&"f5d6c3d3c4".parse()?).expect("it has a name");
    /// assert_eq!(text.opening_name(tiger), "虎定石");
    /// # Ok::<(), yosumi_rules::TranscriptError>(())
    /// ```
    #[must_use]
    pub fn opening_name(&self, opening: &Opening) -> String {
        let language = match self.language() {
            Language::Japanese => NameLanguage::Japanese,
            Language::English => NameLanguage::English,
        };
        opening.name(language).text.to_owned()
    }

    /// The opening of a game, and how far the game followed it.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// let tiger = yosumi_book::opening_of(&"f5d6c3d3c4".parse()?).expect("it has a name");
    /// assert_eq!(text.opening(tiger), "Opening: Tiger, up to move 5.");
    /// # Ok::<(), yosumi_rules::TranscriptError>(())
    /// ```
    #[must_use]
    pub fn opening(&self, opening: &Opening) -> String {
        self.say("opening", &args! { "name" => self.opening_name(opening), "count" => opening.n_plies() })
    }

    /// Who plays whom.
    ///
    /// ```
    /// # use yosumi_session::Players;
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::Japanese, SquareNames::Letters);
    /// let players = Players { black: "human:みどり".parse()?, white: "human:Ann".parse()? };
    /// assert_eq!(text.versus(players.as_ref()), "みどり(黒) 対 Ann(白)");
    /// # Ok::<(), yosumi_session::ParsePlayerError>(())
    /// ```
    #[must_use]
    pub fn versus(&self, players: ByColor<&PlayerSpec>) -> String {
        let player = |color| self.player(players, color);
        self.say("versus", &args! { "black" => player(Color::Black), "white" => player(Color::White) })
    }

    /// The moves of a game, as they may be copied.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::Japanese, SquareNames::Letters);
    /// assert_eq!(text.moves_shown("f5d6"), "棋譜: f5d6");
    /// ```
    #[must_use]
    pub fn moves_shown(&self, transcript: &str) -> String {
        self.say("moves-shown", &args! { "transcript" => transcript })
    }

    /// Where the discs of each side lie.
    ///
    /// ```
    /// # use yosumi_rules::Position;
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// assert_eq!(text.discs(Position::START), "Black: e4 d5. White: d4 e5.");
    /// ```
    #[must_use]
    pub fn discs(&self, position: Position) -> String {
        let squares = |discs: Bitboard| if discs.is_empty() { String::from("–") } else { self.squares().list(discs) };
        let ByColor { black, white } = position.discs().map(squares);
        self.say("discs-on-board", &args! { "black" => black, "white" => white })
    }

    /// That there is nothing to show, and what to do about it.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// assert!(text.nothing_to_show().starts_with("there is nothing to show"));
    /// ```
    #[must_use]
    pub fn nothing_to_show(&self) -> String {
        self.say_plain("nothing-to-show")
    }

    /// That a game is shorter than the move that was asked for.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// assert_eq!(text.only_so_many_moves(1), "--at: the game has only 1 move");
    /// ```
    #[must_use]
    pub fn only_so_many_moves(&self, n_moves: usize) -> String {
        self.say("only-so-many-moves", &args! { "count" => n_moves })
    }
}

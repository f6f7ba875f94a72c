//! What is said of positions that were searched.

use yosumi_rules::Move;

use crate::Text;
use crate::catalog::args;

/// A column of a table of positions or moves.
///
/// ```
/// use yosumi_text::{Column, Language, SquareNames, Text};
///
/// let text = Text::new(Language::English, SquareNames::Letters);
/// assert_eq!(text.column(Column::Rate), "nodes/s");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Column {
    /// The number of empty squares.
    Empties,
    /// What a position or a move is worth.
    Score,
    /// How far it was searched.
    Depth,
    /// The positions searched.
    Nodes,
    /// The time it took.
    Seconds,
    /// Nodes a second.
    Rate,
    /// The best play.
    Line,
}

/// Who wins, where that is all that is known.
///
/// ```
/// use yosumi_text::{Language, Prospect, SquareNames, Text};
///
/// let text = Text::new(Language::Japanese, SquareNames::Letters);
/// assert_eq!(text.prospect(Prospect::Win), "勝ち");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prospect {
    /// The side to move wins.
    Win,
    /// Nobody does.
    Draw,
    /// The other side does.
    Loss,
}

impl Text {
    /// The head of a column.
    ///
    /// ```
    /// # use yosumi_text::{Column, Language, SquareNames, Text};
    /// let text = Text::new(Language::Japanese, SquareNames::Letters);
    /// assert_eq!(text.column(Column::Empties), "空き");
    /// ```
    #[must_use]
    pub fn column(&self, column: Column) -> String {
        self.say_plain(match column {
            Column::Empties => "column-empties",
            Column::Score => "column-score",
            Column::Depth => "column-depth",
            Column::Nodes => "column-nodes",
            Column::Seconds => "column-seconds",
            Column::Rate => "column-rate",
            Column::Line => "column-line",
        })
    }

    /// Who wins, for the side to move.
    ///
    /// ```
    /// # use yosumi_text::{Language, Prospect, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// assert_eq!(text.prospect(Prospect::Loss), "loss");
    /// ```
    #[must_use]
    pub fn prospect(&self, prospect: Prospect) -> String {
        self.say_plain(match prospect {
            Prospect::Win => "prospect-win",
            Prospect::Draw => "prospect-draw",
            Prospect::Loss => "prospect-loss",
        })
    }

    /// That a score is proved, where a depth could stand.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::Japanese, SquareNames::Letters);
    /// assert_eq!(text.exact(), "読み切り");
    /// ```
    #[must_use]
    pub fn exact(&self) -> String {
        self.say_plain("exact")
    }

    /// A move: its square, or that it is a pass.
    ///
    /// ```
    /// # use yosumi_rules::Move;
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::Japanese, SquareNames::Letters);
    /// assert_eq!(text.move_name(Move::Pass), "パス");
    /// ```
    #[must_use]
    pub fn move_name(&self, played: Move) -> String {
        match played {
            Move::Disc(square) => self.squares().name(square),
            Move::Pass => self.say_plain("pass"),
        }
    }

    /// Moves one after the other.
    ///
    /// ```
    /// # use yosumi_rules::{Move, Square};
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// assert_eq!(text.line(&[Move::Disc(Square::H7), Move::Pass, Move::Disc(Square::H8)]), "h7 pass h8");
    /// ```
    #[must_use]
    pub fn line(&self, line: &[Move]) -> String {
        let names: Vec<String> = line.iter().map(|&played| self.move_name(played)).collect();
        names.join(self.squares().separator())
    }

    /// That a game is over, where its best play could stand.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// assert_eq!(text.no_line(), "(the game is over)");
    /// ```
    #[must_use]
    pub fn no_line(&self) -> String {
        self.say_plain("no-line")
    }

    /// A position before its moves: its number, the board, the empty squares.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// assert_eq!(text.position_head(2, "--X… O", 1), "2: --X… O (1 empty square)");
    /// ```
    #[must_use]
    pub fn position_head(&self, number: u64, board: &str, n_empties: u8) -> String {
        self.say("position-head", &args! { "number" => number, "board" => board, "count" => n_empties })
    }

    /// That a score is not the one that was stated; `None` for the move is the position.
    ///
    /// ```
    /// # use yosumi_rules::{Move, Square};
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// let told = text.score_differs(Some(Move::Disc(Square::G1)), "-32", "-30");
    /// assert_eq!(told, "g1 is worth -32, but -30 is stated");
    /// ```
    #[must_use]
    pub fn score_differs(&self, played: Option<Move>, found: &str, stated: &str) -> String {
        match played {
            Some(played) => {
                self.say("move-differs", &args! { "move" => played.to_string(), "found" => found, "stated" => stated })
            }
            None => self.say("best-differs", &args! { "found" => found, "stated" => stated }),
        }
    }

    /// How many positions there were, and what it took.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// let told = text.searched(2, "1,234", "0.020", "61,700");
    /// assert_eq!(told, "2 positions: 1,234 nodes, 0.020 s, 61,700 nodes/s");
    /// ```
    #[must_use]
    pub fn searched(&self, n_positions: u64, nodes: &str, seconds: &str, rate: &str) -> String {
        let args = args! { "count" => n_positions, "nodes" => nodes, "seconds" => seconds, "rate" => rate };
        self.say("searched", &args)
    }

    /// How many of the scores that were stated are not right.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// assert_eq!(text.compared(59, 0), "All 59 stated scores are right.");
    /// assert_eq!(text.compared(59, 1), "1 of 59 stated scores is not right.");
    /// ```
    #[must_use]
    pub fn compared(&self, n_stated: u64, n_wrong: u64) -> String {
        let key = if n_wrong == 0 { "all-right" } else { "some-wrong" };
        self.say(key, &args! { "stated" => n_stated, "wrong" => n_wrong })
    }

    /// How far the search of a position is.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// assert_eq!(text.search_progress(3, "24@73%", "+4", "1,234"), "3: depth 24@73%, score +4, 1,234 nodes");
    /// ```
    #[must_use]
    pub fn search_progress(&self, number: u64, depth: &str, score: &str, nodes: &str) -> String {
        let args = args! { "number" => number, "depth" => depth, "score" => score, "nodes" => nodes };
        self.say("search-progress", &args)
    }

    /// That there is no position to search.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// assert_eq!(text.no_input(), "there is nothing to search: give a position, a file of them, or - for standard input");
    /// ```
    #[must_use]
    pub fn no_input(&self) -> String {
        self.say_plain("no-input")
    }
}

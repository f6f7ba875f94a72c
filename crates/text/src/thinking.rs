//! What is said while somebody thinks, and of hints.

use std::time::Duration;

use yosumi_engine::{MoveValue, Report};
use yosumi_rules::{ByColor, Color, Position};
use yosumi_session::{Hint, PlayerSpec};

use crate::Text;
use crate::catalog::args;
use crate::game::color_key;

/// How far somebody has thought.
///
/// ```
/// use yosumi_engine::{Engine, Limits, Options};
/// use yosumi_rules::Position;
/// use yosumi_text::Reach;
///
/// let mut engine = Engine::new(Options { table_mebibytes: 1, ..Options::default() });
/// let report = engine.search(Position::START, Limits::depth(3));
/// assert_eq!(Reach::of(&report, Position::START), Reach::Ahead(3));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// So many moves ahead.
    Ahead(u8),
    /// To the end of the game, without looking at all that could be played.
    ToTheEnd,
    /// To the end of the game, and proved.
    Exact,
}

impl Reach {
    /// What a report of a search from this position means.
    ///
    /// ```
    /// # use yosumi_engine::{Engine, Limits, Options};
    /// # use yosumi_rules::Position;
    /// # use yosumi_text::Reach;
    /// # let mut engine = Engine::new(Options { table_mebibytes: 1, ..Options::default() });
    /// let last: Position = "XO-------------------------------------------------------------- X".parse()?;
    /// let report = engine.search(last, Limits::exact());
    /// assert_eq!(Reach::of(&report, last), Reach::Exact);
    /// # Ok::<(), yosumi_rules::ParsePositionError>(())
    /// ```
    #[must_use]
    pub fn of(report: &Report, position: Position) -> Self {
        if report.is_exact { Self::Exact } else { Self::unproved(report, position) }
    }

    fn unproved(report: &Report, position: Position) -> Self {
        if report.depth >= position.board().n_empties() { Self::ToTheEnd } else { Self::Ahead(report.depth) }
    }
}

impl Text {
    /// That a player is being waited for.
    ///
    /// ```
    /// # use yosumi_rules::Color;
    /// # use yosumi_session::Players;
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// let players = Players { black: "human".parse()?, white: "computer".parse()? };
    /// assert_eq!(text.thinking(players.as_ref(), Color::White), "Computer (White) is thinking.");
    /// # Ok::<(), yosumi_session::ParsePlayerError>(())
    /// ```
    #[must_use]
    pub fn thinking(&self, players: ByColor<&PlayerSpec>, color: Color) -> String {
        self.say("thinking", &args! { "player" => self.player(players, color) })
    }

    /// That a hint is being waited for.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::Japanese, SquareNames::Letters);
    /// assert_eq!(text.advising(), "ヒントを考えています");
    /// ```
    #[must_use]
    pub fn advising(&self) -> String {
        self.say_plain("advising")
    }

    /// How far somebody has thought after a time, and how many positions were looked at by then.
    ///
    /// ```
    /// # use std::time::Duration;
    /// # use yosumi_text::{Language, Reach, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// let told = text.thought_for(Duration::from_secs(5), Reach::Ahead(14), "12,345,678");
    /// assert_eq!(told, "After 5 s: 14 moves ahead, 12,345,678 positions.");
    /// ```
    #[must_use]
    pub fn thought_for(&self, time: Duration, reach: Reach, nodes: &str) -> String {
        let seconds = time.as_secs();
        let (unit, count) = if seconds < 60 { ("seconds", seconds) } else { ("minutes", seconds / 60) };
        let args = args! { "unit" => unit, "count" => count, "reach" => self.reach(reach), "nodes" => nodes };
        self.say("thought-for", &args)
    }

    /// What to type so that a computer moves now, and where a move can be taken back, so that it need not.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// assert_eq!(text.how_to_hurry(false), "\"now\" makes it move at once.");
    /// ```
    #[must_use]
    pub fn how_to_hurry(&self, can_undo: bool) -> String {
        self.say("how-to-hurry", &args! { "undo" => if can_undo { "yes" } else { "no" } })
    }

    /// What to type so that a hint comes now.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// assert_eq!(text.how_to_hurry_a_hint(), "\"now\" gives what is known so far.");
    /// ```
    #[must_use]
    pub fn how_to_hurry_a_hint(&self) -> String {
        self.say_plain("how-to-hurry-a-hint")
    }

    /// What the best moves are worth to the side to move.
    ///
    /// ```
    /// # use yosumi_engine::{Engine, Limits, Options};
    /// # use yosumi_rules::Position;
    /// # use yosumi_session::Hint;
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// let position: Position = "XO-------------------------------------------------------------- X".parse()?;
    /// let mut engine = Engine::new(Options { table_mebibytes: 1, ..Options::default() });
    /// let report = engine.search(position, Limits::exact());
    /// assert_eq!(text.hint(&Hint { position, report }), "Hint for Black, in discs: c1 +64 (exact).");
    /// # Ok::<(), yosumi_rules::ParsePositionError>(())
    /// ```
    #[must_use]
    pub fn hint(&self, hint: &Hint) -> String {
        let Hint { position, report } = hint;
        let all_exact = report.moves.iter().all(|found| found.is_exact);
        let reach = if all_exact { Reach::Exact } else { Reach::unproved(report, *position) };
        let moves = report.moves.iter().filter_map(|found| {
            let args = args! {
                "square" => self.squares().name(found.mv.square()?),
                "value" => signed(found),
                "exact" => if found.is_exact && !all_exact { "yes" } else { "no" },
            };
            Some(self.say("hinted-move", &args))
        });
        let moves = moves.collect::<Vec<_>>().join(&self.say_plain("hint-separator"));
        let color = color_key(position.turn());
        self.say("hint", &args! { "color" => color, "moves" => moves, "reach" => self.reach(reach) })
    }

    fn reach(&self, reach: Reach) -> String {
        let (kind, count) = match reach {
            Reach::Ahead(depth) => ("ahead", depth),
            Reach::ToTheEnd => ("to-the-end", 0),
            Reach::Exact => ("exact", 0),
        };
        self.say("reach", &args! { "kind" => kind, "count" => count })
    }
}

/// A value with its sign; nought has none. What is not proved has a digit after the point, by which moves of nearly one
/// value differ.
fn signed(found: &MoveValue) -> String {
    let MoveValue { value, is_exact, .. } = found;
    let told = if *is_exact { format!("{:+}", value.rounded()) } else { format!("{:+.1}", value.discs()) };
    if ["+0", "+0.0", "-0.0"].contains(&told.as_str()) { String::from("0") } else { told }
}

#[cfg(test)]
mod tests {
    use yosumi_engine::{Engine, Limits, Options};

    use super::*;

    #[test]
    fn what_is_guessed_has_a_digit_more_than_what_is_proved() {
        let position: Position =
            "XO-------------------------------------------------------------- X".parse().expect("a position");
        let mut engine = Engine::new(Options { table_mebibytes: 1, ..Options::default() });
        let mut best = engine.search(position, Limits::exact()).moves.remove(0);
        assert_eq!(signed(&best), "+64");
        best.is_exact = false;
        assert_eq!(signed(&best), "+64.0");
    }
}

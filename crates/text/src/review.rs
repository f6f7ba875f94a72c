//! What is said of a game that was reviewed.

use yosumi_book::opening_of;
use yosumi_records::{NodeId, Record, Value};
use yosumi_review::{Class, Effort, PlayedMove, PlayerSummary, ReviewedPosition, Summary, expected_outcome};
use yosumi_rules::{ByColor, Color, Outcome};
use yosumi_session::{Ending, PlayerSpec, Players, Session, Settings};

use crate::catalog::args;
use crate::game::color_key;
use crate::{Text, printable};

/// A line of a record and what was found out about it.
///
/// ```
/// use yosumi_engine::{Engine, Options, StopSign};
/// use yosumi_records::Record;
/// use yosumi_review::{Effort, Review};
/// use yosumi_text::{GameReview, Language, SquareNames, Text};
///
/// let record = Record::from("e6f4e3f6g5d6e7f5c5".parse::<yosumi_rules::Game>()?);
/// let effort = Effort { depth: 4, ..Effort::default() };
/// let mut engine = Engine::new(Options { table_mebibytes: 1, ..Options::default() });
/// let mut review = Review::new(&record.game(), effort);
/// while review.advance(&mut engine, &StopSign::new()).is_some() {}
///
/// let text = Text::new(Language::English, SquareNames::Letters);
/// let game = GameReview::of_main_line(&record, review.positions(), effort);
/// assert!(text.review_page(&game, "1.0").starts_with("<!doctype html>\n<html lang=\"en\">"));
/// # Ok::<(), yosumi_rules::TranscriptError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct GameReview<'a> {
    /// The record.
    pub record: &'a Record,
    /// The node at which the line ends.
    pub end: NodeId,
    /// What was found, in the order of the line; its end, where the review was stopped.
    pub positions: &'a [ReviewedPosition],
    /// How far the engine looked.
    pub effort: Effort,
}

/// A column of the table of moves.
///
/// ```
/// use yosumi_text::{Language, ReviewColumn, SquareNames, Text};
///
/// let text = Text::new(Language::Japanese, SquareNames::Letters);
/// assert_eq!(text.review_column(ReviewColumn::Loss), "損失");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewColumn {
    /// The move.
    Move,
    /// What the position is worth after it.
    Value,
    /// The discs that it lost.
    Loss,
}

impl<'a> GameReview<'a> {
    /// The main line of a record.
    ///
    /// ```
    /// # use yosumi_records::Record;
    /// # use yosumi_review::Effort;
    /// # use yosumi_text::GameReview;
    /// let record = Record::default();
    /// assert_eq!(GameReview::of_main_line(&record, &[], Effort::default()).end, record.root());
    /// ```
    #[must_use]
    pub fn of_main_line(record: &'a Record, positions: &'a [ReviewedPosition], effort: Effort) -> Self {
        Self { record, end: main_end(record), positions, effort }
    }

    /// Two people, who have the names that the record has.
    ///
    /// ```
    /// # use yosumi_records::Record;
    /// # use yosumi_review::Effort;
    /// # use yosumi_session::PlayerSpec;
    /// # use yosumi_text::GameReview;
    /// let mut record = Record::default();
    /// record.players.white = Some(String::from("Ben"));
    /// let players = GameReview::of_main_line(&record, &[], Effort::default()).players();
    /// assert_eq!(players.white, PlayerSpec::Person { name: Some(String::from("Ben")) });
    /// ```
    #[must_use]
    pub fn players(&self) -> Players {
        self.record.players.as_ref().map(|name| PlayerSpec::Person { name: name.clone() })
    }

    /// How the game ended, where it did and the line is the main one.
    pub(crate) fn ending(&self) -> Option<Ending> {
        let session = || Session::new(self.players(), self.record.clone(), Settings::default()).0;
        (self.end == main_end(self.record)).then(session)?.ending()
    }

    /// The positions in which a move was played, with it.
    pub(crate) fn moves(&self) -> impl Iterator<Item = (&'a ReviewedPosition, &'a PlayedMove)> + use<'a> {
        self.positions.iter().filter_map(|found| Some((found, found.played.as_ref()?)))
    }

    /// The moves that were mistakes, or worse.
    pub(crate) fn mistakes(&self) -> impl Iterator<Item = (&'a ReviewedPosition, &'a PlayedMove)> + use<'a> {
        self.moves().filter(|(_, played)| played.class >= Some(Class::Mistake))
    }

    /// The move that was played after so many others.
    pub(crate) fn move_after(&self, n_played: usize) -> Option<(&'a ReviewedPosition, &'a PlayedMove)> {
        self.moves().find(|(found, _)| found.n_played == n_played)
    }
}

fn main_end(record: &Record) -> NodeId {
    record.main_line().last().unwrap_or(record.root())
}

impl Text {
    /// How good a move was.
    ///
    /// ```
    /// # use yosumi_review::Class;
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::Japanese, SquareNames::Letters);
    /// assert_eq!(text.move_class(Class::Blunder), "大悪手");
    /// ```
    #[must_use]
    pub fn move_class(&self, class: Class) -> String {
        self.say("move-class", &args! { "class" => class.name() })
    }

    /// The head of a column of the table of moves.
    ///
    /// ```
    /// # use yosumi_text::{Language, ReviewColumn, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// assert_eq!(text.review_column(ReviewColumn::Value), "for Black");
    /// ```
    #[must_use]
    pub fn review_column(&self, column: ReviewColumn) -> String {
        self.say_plain(match column {
            ReviewColumn::Move => "review-column-move",
            ReviewColumn::Value => "review-column-value",
            ReviewColumn::Loss => "review-column-loss",
        })
    }

    /// What a value is called that is not proved.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::Japanese, SquareNames::Letters);
    /// assert_eq!(text.estimate(), "推定");
    /// ```
    #[must_use]
    pub fn estimate(&self) -> String {
        self.say_plain("review-graph-estimated")
    }

    /// What the move that decided a game is called in its graph.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// assert_eq!(text.turning_point_mark(), "turning point");
    /// ```
    #[must_use]
    pub fn turning_point_mark(&self) -> String {
        self.say_plain("review-graph-turning-point")
    }

    /// How far a review is.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// assert_eq!(text.review_progress(12, 61), "12 of 61 positions");
    /// ```
    #[must_use]
    pub fn review_progress(&self, n_done: usize, n_positions: usize) -> String {
        self.say("review-progress", &args! { "done" => n_done, "total" => n_positions })
    }

    /// That there is no game to review, and what to do about it.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// assert!(text.nothing_to_review().starts_with("there is no game to review"));
    /// ```
    #[must_use]
    pub fn nothing_to_review(&self) -> String {
        self.say_plain("nothing-to-review")
    }

    /// A value in discs with its sign: whole where it is exact, with one digit after the point where it is an estimate.
    ///
    /// ```
    /// # use yosumi_records::Value;
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// let told = [(-4.0, true), (1.25, false), (0.0, true), (-0.01, false)]
    ///     .map(|(discs, is_exact)| text.value(Value::new(discs, is_exact).expect("a value")));
    /// assert_eq!(told, ["−4", "+1.2", "0", "0.0"]);
    /// ```
    #[must_use]
    pub fn value(&self, value: Value) -> String {
        if value.is_exact() {
            return self.rounded_value(value);
        }
        match format!("{:+.1}", value.discs()).as_str() {
            "+0.0" | "-0.0" => String::from("0.0"),
            told => told.replace('-', "−"),
        }
    }

    /// The same in whole discs, for where there is little room.
    ///
    /// ```
    /// # use yosumi_records::Value;
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// let told = [-7.6, -0.2].map(|discs| text.rounded_value(Value::new(discs, false).expect("a value")));
    /// assert_eq!(told, ["−8", "0"]);
    /// ```
    #[must_use]
    pub fn rounded_value(&self, value: Value) -> String {
        match format!("{:+.0}", value.discs()).as_str() {
            "+0" | "-0" => String::from("0"),
            told => told.replace('-', "−"),
        }
    }

    /// Discs that were lost: whole where the loss is exact.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// assert_eq!([text.loss(6.0, true), text.loss(2.75, false)], ["6", "2.8"]);
    /// ```
    #[must_use]
    pub fn loss(&self, discs: f32, is_exact: bool) -> String {
        if is_exact { format!("{discs:.0}") } else { format!("{discs:.1}") }
    }

    /// What stands above a reviewed game: who played, where and when as far as known, how it ended, the opening.
    ///
    /// ```
    /// # use yosumi_records::Record;
    /// # use yosumi_review::Effort;
    /// # use yosumi_text::{GameReview, Language, SquareNames, Text};
    /// let mut record = Record::from("f5d6c3d3c4".parse::<yosumi_rules::Game>()?);
    /// record.event = Some(String::from("Meijin"));
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// let told = text.review_heading(&GameReview::of_main_line(&record, &[], Effort::default()));
    /// assert_eq!(told, ["Black – White", "Meijin", "Opening: Tiger, up to move 5."]);
    /// # Ok::<(), yosumi_rules::TranscriptError>(())
    /// ```
    #[must_use]
    pub fn review_heading(&self, game: &GameReview<'_>) -> Vec<String> {
        let players = game.players();
        let event = game.record.event.as_deref().map(printable);
        let date = game.record.date.map(|date| date.to_string());
        let occasion: Vec<String> = event.into_iter().chain(date).collect();
        let mut told = vec![self.versus(players.as_ref())];
        told.extend((!occasion.is_empty()).then(|| occasion.join("  ")));
        told.extend(game.ending().map(|ending| self.ending(ending, players.as_ref())));
        told.extend(opening_of(&game.record.game_to(game.end)).map(|opening| self.opening(opening)));
        told
    }

    /// What there is to say of a reviewed game: what its values are, from where they are exact, where it turned, and the move
    /// that lost most.
    ///
    /// ```
    /// # use yosumi_records::Record;
    /// # use yosumi_review::Effort;
    /// # use yosumi_text::{GameReview, Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// let told = text.review_sentences(&GameReview::of_main_line(&Record::default(), &[], Effort::default()));
    /// assert_eq!(told.len(), 1);
    /// ```
    #[must_use]
    pub fn review_sentences(&self, game: &GameReview<'_>) -> Vec<String> {
        let summary = Summary::of(game.positions);
        let n_moves = game.positions.last().map_or(0, |last| last.n_played);
        let first = game.positions.first().map(|first| first.n_played);
        let mut told = Vec::new();
        if summary.exact_from.is_some() && summary.exact_from == first {
            told.push(self.say_plain("review-all-exact"));
        } else {
            told.push(self.say("review-values", &args! { "depth" => game.effort.depth }));
            let exact_from = summary.exact_from.filter(|&place| place < n_moves);
            told.extend(exact_from.map(|place| self.say("review-exact-from", &args! { "number" => place + 1 })));
        }
        let n_judged = summary.players.black.n_judged() + summary.players.white.n_judged();
        match summary.turning_point.and_then(|place| game.move_after(place)) {
            Some(turn) => told.push(self.turning_point(game, turn)),
            None if n_judged > 0 => told.push(self.say_plain("review-no-turning-point")),
            None => {}
        }
        if let Some((found, played)) = summary.largest_loss.and_then(|place| game.move_after(place)) {
            let args = args! {
                "number" => found.n_played + 1,
                "square" => self.squares().name(played.square),
                "player" => self.player(game.players().as_ref(), played.by),
                "loss" => self.loss(played.loss, played.is_exact),
            };
            told.push(self.say("review-largest-loss", &args));
        }
        told
    }

    fn turning_point(&self, game: &GameReview<'_>, (found, played): (&ReviewedPosition, &PlayedMove)) -> String {
        let ahead = |value| match expected_outcome(value) {
            Outcome::Win(color) => color_key(color),
            Outcome::Draw => "even",
        };
        let args = args! {
            "number" => found.n_played + 1,
            "square" => self.squares().name(played.square),
            "player" => self.player(game.players().as_ref(), played.by),
            "before" => ahead(found.value),
            "after" => ahead(played.value),
        };
        self.say("review-turning-point", &args)
    }

    /// What each side did, row by row: what is counted, and the counts of both.
    ///
    /// ```
    /// # use yosumi_review::PlayerSummary;
    /// # use yosumi_rules::ByColor;
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// let black = PlayerSummary { n_moves: 30, loss: 24.0, classes: [20, 3, 1, 1] };
    /// let rows = text.player_rows(ByColor { black, white: PlayerSummary::default() });
    /// assert_eq!(rows[0].0, "best moves");
    /// assert_eq!((rows[0].1.black.as_str(), rows[0].1.white.as_str()), ("20 of 25 (80%)", "–"));
    /// ```
    #[must_use]
    pub fn player_rows(&self, players: ByColor<PlayerSummary>) -> Vec<(String, ByColor<String>)> {
        let row = |key: &str, cell: &dyn Fn(&PlayerSummary) -> String| {
            (self.say_plain(key), ByColor::from_fn(|color: Color| cell(&players[color])))
        };
        let count = |class: Class| move |player: &PlayerSummary| player.count(class).to_string();
        let nothing = || String::from("–");
        vec![
            row("review-row-best", &|player| self.best_share(player).unwrap_or_else(nothing)),
            row("review-row-inaccuracies", &count(Class::Inaccuracy)),
            row("review-row-mistakes", &count(Class::Mistake)),
            row("review-row-blunders", &count(Class::Blunder)),
            row("review-row-loss", &|player| self.loss(player.loss, player.loss.fract() == 0.0)),
            row("review-row-mean", &|player| player.mean_loss().map_or_else(nothing, |mean| format!("{mean:.2}"))),
        ]
    }

    fn best_share(&self, player: &PlayerSummary) -> Option<String> {
        let percent = (player.best_rate()? * 100.0).round() as u8;
        let (best, judged) = (player.count(Class::Best), player.n_judged());
        Some(self.say("review-best-share", &args! { "best" => best, "judged" => judged, "percent" => percent }))
    }
}

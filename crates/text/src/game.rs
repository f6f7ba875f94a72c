//! What is said of a game: players, turns, moves, passes, the end.

use yosumi_records::Reason;
use yosumi_rules::{Bitboard, ByColor, Color, Outcome};
use yosumi_session::{Ending, Event, PlayerSpec, Refusal, Who};

use crate::Text;
use crate::catalog::args;
use crate::vocabulary::shown;

pub(crate) const fn color_key(color: Color) -> &'static str {
    match color {
        Color::Black => "black",
        Color::White => "white",
    }
}

impl Text {
    /// A color as a side: Black, 黒.
    ///
    /// ```
    /// # use yosumi_rules::Color;
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::Japanese, SquareNames::Letters);
    /// assert_eq!(text.color(Color::Black), "黒");
    /// ```
    #[must_use]
    pub fn color(&self, color: Color) -> String {
        self.say("color", &args! { "color" => color_key(color) })
    }

    /// What a player is called in sentences: name and color.
    ///
    /// ```
    /// # use yosumi_rules::Color;
    /// # use yosumi_session::{PlayerSpec, Players};
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// let players = Players { black: "human:Ann".parse()?, white: "computer".parse()? };
    /// assert_eq!(text.player(players.as_ref(), Color::Black), "Ann (Black)");
    /// assert_eq!(text.player(players.as_ref(), Color::White), "Computer (White)");
    /// # Ok::<(), yosumi_session::ParsePlayerError>(())
    /// ```
    #[must_use]
    pub fn player(&self, players: ByColor<&PlayerSpec>, color: Color) -> String {
        let name = match players[color] {
            PlayerSpec::Person { name: Some(name) } => name,
            PlayerSpec::Person { name: None } | PlayerSpec::Computer { .. } => "",
        };
        let who = Who::of(players, color).key();
        self.say("player", &args! { "who" => who, "name" => shown(name), "color" => self.color(color) })
    }

    /// What is said of an event; `None` where there is nothing to say.
    ///
    /// ```
    /// # use yosumi_rules::Color;
    /// # use yosumi_session::{Event, Players};
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// let players = Players::default();
    /// let event = Event::Passed { by: Color::White };
    /// assert_eq!(text.event(&event, players.as_ref()).as_deref(), Some("White has no move and passes."));
    /// ```
    #[must_use]
    pub fn event(&self, event: &Event, players: ByColor<&PlayerSpec>) -> Option<String> {
        let player = |color| self.player(players, color);
        let who = |color| Who::of(players, color).key();
        let of_player = |key, color| {
            self.say(key, &args! { "player" => player(color), "who" => who(color), "color" => color_key(color) })
        };
        Some(match event {
            Event::Begun { first } => of_player("begun", *first),
            Event::Resumed { n_played, is_over: false } => self.say("resumed", &args! { "count" => *n_played }),
            Event::Resumed { n_played, is_over: true } => self.say("over-already", &args! { "count" => *n_played }),
            Event::Played(played) => self.say(
                "played",
                &args! {
                    "player" => player(played.by),
                    "who" => who(played.by),
                    "square" => self.squares().name(played.square),
                    "count" => played.flips.len(),
                },
            ),
            Event::Passed { by } => of_player("passed", *by),
            Event::TakenBack { n_discs } => self.say("taken-back", &args! { "count" => *n_discs }),
            Event::PlayedAgain { n_discs } => self.say("played-again", &args! { "count" => *n_discs }),
            Event::ResultTakenBack => self.say_plain("result-taken-back"),
            Event::Swapped => {
                self.say("swapped", &args! { "black" => player(Color::Black), "white" => player(Color::White) })
            }
            Event::Seated => {
                self.say("seated", &args! { "black" => player(Color::Black), "white" => player(Color::White) })
            }
            Event::Resigned { by } => of_player("resigned", *by),
            Event::Paused => self.say_plain("paused"),
            Event::Unpaused => self.say_plain("unpaused"),
            Event::Shown { n_played, square } => {
                let name = square.map(|square| self.squares().name(square)).unwrap_or_default();
                self.say("shown", &args! { "count" => *n_played, "square" => name })
            }
            Event::Branched(played) => {
                let square = self.squares().name(played.square);
                self.say("branched", &args! { "square" => square, "count" => played.flips.len() })
            }
            Event::TakenUp { n_played } => self.say("taken-up", &args! { "count" => *n_played }),
            Event::Promoted => self.say_plain("promoted"),
            Event::Deleted { n_discs } => self.say("deleted", &args! { "count" => *n_discs }),
            Event::Turn { color, move_number } => {
                self.say("turn", &args! { "player" => player(*color), "number" => *move_number })
            }
            Event::Think(_) | Event::Advise(_) | Event::Commented | Event::Described => return None,
            Event::Hint(hint) => self.hint(hint),
            Event::Ended(ending) => self.ending(*ending, players),
            Event::Refused(refusal) => self.refusal(*refusal, players),
        })
    }

    /// The result as a sentence. Where one person plays a computer it is told as that person's win or loss.
    ///
    /// ```
    /// # use yosumi_records::Record;
    /// # use yosumi_rules::Game;
    /// # use yosumi_session::{Players, Session, Settings};
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let record = Record::from("e6f4e3f6g5d6e7f5c5".parse::<Game>()?);
    /// let (session, _) = Session::new(Players::default(), record, Settings::default());
    /// let ending = session.ending().expect("the game is over");
    ///
    /// let text = Text::new(Language::Japanese, SquareNames::Letters);
    /// assert_eq!(text.ending(ending, session.specs()), "13 対 0(得点 64 対 0)で黒の勝ちです");
    /// # Ok::<(), yosumi_rules::TranscriptError>(())
    /// ```
    #[must_use]
    pub fn ending(&self, ending: Ending, players: ByColor<&PlayerSpec>) -> String {
        let Ending { result, discs, score } = ending;
        let is_by_score = result.reason == Reason::Score;
        let Outcome::Win(winner) = result.outcome else {
            let key = if is_by_score { "ended-draw" } else { "ended-draw-otherwise" };
            return self.result(key, Color::Black, ending, players);
        };
        if !is_by_score {
            let reason = match result.reason {
                Reason::Resignation => "resignation",
                Reason::Time => "time",
                Reason::Score | Reason::Decision => "decision",
            };
            return self.say(
                "ended-otherwise",
                &args! {
                    "player" => self.player(players, winner),
                    "who" => Who::of(players, winner).key(),
                    "reason" => reason,
                },
            );
        }
        debug_assert!(discs[winner] >= discs[!winner] && score[winner] > score[!winner]);
        let loser_is_the_only_person = players[!winner].is_person() && !players[winner].is_person();
        if loser_is_the_only_person {
            self.result("ended-loss", !winner, ending, players)
        } else {
            self.result("ended-win", winner, ending, players)
        }
    }

    /// A result told from the side of `color`: its discs stand first.
    fn result(&self, key: &str, color: Color, ending: Ending, players: ByColor<&PlayerSpec>) -> String {
        let Ending { discs, score, .. } = ending;
        self.say(
            key,
            &args! {
                "player" => self.player(players, color),
                "who" => Who::of(players, color).key(),
                "score" => if discs == score { "same" } else { "other" },
                "discs" => discs[color],
                "others" => discs[!color],
                "points" => score[color],
                "others-points" => score[!color],
            },
        )
    }

    /// Why something cannot be done.
    ///
    /// ```
    /// # use yosumi_session::{Players, Refusal};
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::Japanese, SquareNames::Letters);
    /// let players = Players::default();
    /// assert_eq!(text.refusal(Refusal::NothingToTakeBack, players.as_ref()), "戻せる手がありません");
    /// ```
    #[must_use]
    pub fn refusal(&self, refusal: Refusal, players: ByColor<&PlayerSpec>) -> String {
        match refusal {
            Refusal::NotPlayable(error) => {
                let squares = self.squares().list(error.position.legal_moves());
                self.say("not-playable", &args! { "squares" => squares })
            }
            Refusal::ComputersTurn(color) => {
                self.say("computers-turn", &args! { "player" => self.player(players, color) })
            }
            Refusal::GameOver => self.say_plain("game-over"),
            Refusal::NothingToTakeBack => self.say_plain("nothing-to-take-back"),
            Refusal::NothingToPlayAgain => self.say_plain("nothing-to-play-again"),
            Refusal::NobodyToResign => self.say_plain("nobody-to-resign"),
            Refusal::Paused => self.say_plain("computers-wait"),
            Refusal::UnknownNode => self.say_plain("unknown-node"),
            Refusal::NotDeletable => self.say_plain("not-deletable"),
            Refusal::NotLookingBack => self.say_plain("not-looking-back"),
            Refusal::HintUnderWay => self.say_plain("hint-under-way"),
            Refusal::NobodyThinks => self.say_plain("nobody-thinks"),
        }
    }

    /// The list of playable squares.
    ///
    /// ```
    /// # use yosumi_rules::Board;
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::Japanese, SquareNames::Letters);
    /// assert_eq!(text.playable(Board::START.legal_moves()), "打てるマス: d3 c4 f5 e6");
    /// ```
    #[must_use]
    pub fn playable(&self, squares: Bitboard) -> String {
        if squares.is_empty() {
            return self.say_plain("nothing-playable");
        }
        self.say("playable", &args! { "squares" => self.squares().list(squares) })
    }
}

//! What is said while weights are made.

use crate::Text;
use crate::catalog::args;

/// What is wrong with a file that work depends on.
///
/// ```
/// use yosumi_text::{FileFlaw, Language, SquareNames, Text};
///
/// let text = Text::new(Language::English, SquareNames::Letters);
/// let told = text.unusable("weights.bin", FileFlaw::Damaged);
/// assert_eq!(told, "Cannot use weights.bin: it is damaged, for its checksum is wrong.");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileFlaw {
    /// It is not a file of the kind that is expected.
    OtherKind,
    /// It is of a version of its format that is not known.
    Version(u32),
    /// It is cut off or changed.
    Damaged,
    /// It is whole, but not the one that belongs here.
    Misplaced,
    /// It holds weights in a version of their format that is not read.
    WeightsVersion(u32),
    /// It holds weights for other patterns.
    Patterns,
    /// It is whole, but its contents are impossible.
    Contents,
}

/// A column of a table about weights.
///
/// ```
/// use yosumi_text::{TrainColumn, Language, SquareNames, Text};
///
/// let text = Text::new(Language::English, SquareNames::Letters);
/// assert_eq!(text.train_column(TrainColumn::HeldOut), "held out");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrainColumn {
    /// The numbers of discs of the stage.
    Discs,
    /// The positions of the stage.
    Positions,
    /// The positions it was fitted to, with those of its neighbors.
    Fitted,
    /// The steps that were made.
    Steps,
    /// The mean absolute error.
    AbsoluteError,
    /// The mean squared error.
    SquaredError,
    /// The mean error.
    Bias,
    /// The positions held out.
    HeldOut,
    /// The plies looked ahead.
    Depth,
    /// How often the move is a best one.
    BestMoves,
    /// The discs that a move loses.
    Loss,
    /// `ProbCut`'s scale of the deviation between searches.
    Scale,
    /// `ProbCut`'s scale of the deviation from exact scores.
    ExactScale,
    /// The mean difference of an even depth from an odd one.
    ParityShift,
    /// The mean difference of exact scores from even depths.
    ExactShiftEven,
    /// The mean difference of exact scores from odd depths.
    ExactShiftOdd,
    /// The pairs of two searches.
    Ahead,
    /// The pairs of a search and an exact score.
    ToTheEnd,
}

impl Text {
    /// Why a file cannot be used.
    ///
    /// ```
    /// # use yosumi_text::{FileFlaw, Language, SquareNames, Text};
    /// let text = Text::new(Language::Japanese, SquareNames::Letters);
    /// let told = text.unusable("a.bin", FileFlaw::Contents);
    /// assert_eq!(told, "a.bin は使えません: 内容が正しくありません");
    /// ```
    #[must_use]
    pub fn unusable(&self, path: &str, flaw: FileFlaw) -> String {
        let cause = match flaw {
            FileFlaw::OtherKind => self.say_plain("flaw-other-kind"),
            FileFlaw::Version(version) => self.say("flaw-version", &args! { "version" => version.to_string() }),
            FileFlaw::Damaged => self.say_plain("flaw-damaged"),
            FileFlaw::Misplaced => self.say_plain("flaw-misplaced"),
            FileFlaw::WeightsVersion(version) => {
                self.say("flaw-weights-version", &args! { "version" => version.to_string() })
            }
            FileFlaw::Patterns => self.say_plain("flaw-patterns"),
            FileFlaw::Contents => self.say_plain("flaw-contents"),
        };
        self.say("cannot-use", &args! { "path" => path, "cause" => cause })
    }

    /// That a folder holds work of other settings, and which of them differs first.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// assert!(text.other_settings("games", "depth").contains("another value of \"depth\""));
    /// ```
    #[must_use]
    pub fn other_settings(&self, path: &str, setting: &str) -> String {
        self.say("other-settings", &args! { "path" => path, "setting" => setting })
    }

    /// That another run of the program is at work in a folder.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// assert_eq!(text.folder_in_use("games"), "Another run is at work in games.");
    /// ```
    #[must_use]
    pub fn folder_in_use(&self, path: &str) -> String {
        self.say("folder-in-use", &args! { "path" => path })
    }

    /// How far a piece of work is, how fast it goes and how long it will take, where that is known.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// assert_eq!(text.work_progress("20", "100", Some(("4.0", "0:00:20"))), "20 of 100, 4.0 a second, 0:00:20 left");
    /// assert_eq!(text.work_progress("0", "100", None), "0 of 100");
    /// ```
    #[must_use]
    pub fn work_progress(&self, done: &str, total: &str, pace: Option<(&str, &str)>) -> String {
        match pace {
            Some((rate, left)) => {
                self.say("work-progress", &args! { "done" => done, "total" => total, "rate" => rate, "left" => left })
            }
            None => self.say("work-begun", &args! { "done" => done, "total" => total }),
        }
    }

    /// How many games there are in a folder.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// assert_eq!(text.games_played("20,000", "games"), "20,000 games in games");
    /// ```
    #[must_use]
    pub fn games_played(&self, games: &str, path: &str) -> String {
        self.say("games-played", &args! { "games" => games, "path" => path })
    }

    /// The head of a column of a table about weights.
    ///
    /// ```
    /// # use yosumi_text::{TrainColumn, Language, SquareNames, Text};
    /// let text = Text::new(Language::Japanese, SquareNames::Letters);
    /// assert_eq!(text.train_column(TrainColumn::Discs), "石数");
    /// ```
    #[must_use]
    pub fn train_column(&self, column: TrainColumn) -> String {
        self.say_plain(match column {
            TrainColumn::Discs => "column-discs",
            TrainColumn::Positions => "column-positions",
            TrainColumn::Fitted => "column-fitted",
            TrainColumn::Steps => "column-steps",
            TrainColumn::AbsoluteError => "column-absolute-error",
            TrainColumn::SquaredError => "column-squared-error",
            TrainColumn::Bias => "column-bias",
            TrainColumn::HeldOut => "column-held-out",
            TrainColumn::Depth => "column-depth",
            TrainColumn::BestMoves => "column-best-moves",
            TrainColumn::Loss => "column-loss",
            TrainColumn::Scale => "column-scale",
            TrainColumn::ExactScale => "column-exact-scale",
            TrainColumn::ParityShift => "column-parity-shift",
            TrainColumn::ExactShiftEven => "column-exact-shift-even",
            TrainColumn::ExactShiftOdd => "column-exact-shift-odd",
            TrainColumn::Ahead => "column-ahead",
            TrainColumn::ToTheEnd => "column-to-the-end",
        })
    }

    /// How many positions there are to fit to, and how many are held out.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// assert_eq!(text.gathered("980", "20"), "980 positions to fit to, 20 held out");
    /// ```
    #[must_use]
    pub fn gathered(&self, learned: &str, held_out: &str) -> String {
        self.say("gathered", &args! { "learned" => learned, "held-out" => held_out })
    }

    /// How far the fit of a stage is.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// assert_eq!(text.fit_progress(14, 3, "98.125"), "stage 14, step 3: squared error 98.125");
    /// ```
    #[must_use]
    pub fn fit_progress(&self, stage: usize, step: u32, error: &str) -> String {
        self.say("fit-progress", &args! { "stage" => stage, "step" => step, "error" => error })
    }

    /// What stands before the sum of all rows of a table.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// assert_eq!(Text::new(Language::Japanese, SquareNames::Letters).all(), "全体");
    /// ```
    #[must_use]
    pub fn all(&self) -> String {
        self.say_plain("all")
    }

    /// That weights were written to a file of so many bytes.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// assert_eq!(text.weights_written("weights.bin", "1,234"), "weights.bin: 1,234 bytes");
    /// ```
    #[must_use]
    pub fn weights_written(&self, path: &str, bytes: &str) -> String {
        self.say("weights-written", &args! { "path" => path, "bytes" => bytes })
    }

    /// How many labels there are in a folder.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// assert_eq!(text.labels_made("1,000", "labels"), "1,000 labels in labels");
    /// ```
    #[must_use]
    pub fn labels_made(&self, labels: &str, path: &str) -> String {
        self.say("labels-made", &args! { "labels" => labels, "path" => path })
    }

    /// That games have no position of the kind that is wanted.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// assert_eq!(text.no_positions(), "The games have no position of the kind that is wanted.");
    /// ```
    #[must_use]
    pub fn no_positions(&self) -> String {
        self.say_plain("no-positions")
    }

    /// What the errors in a table of networks are of.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// assert_eq!(text.network_errors(), "Errors of the patterns alone, and with the networks:");
    /// ```
    #[must_use]
    pub fn network_errors(&self) -> String {
        self.say_plain("network-errors")
    }

    /// How the deviation between searches depends on their depths, and by how many percent the formula misses it.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// let told = text.probcut_fitted("0.10", "0.20", "9.0");
    /// assert_eq!(told, "Between searches: growth 0.10, gain 0.20; the formula misses the deviations by 9.0%.");
    /// ```
    #[must_use]
    pub fn probcut_fitted(&self, growth: &str, gain: &str, misfit: &str) -> String {
        self.say("probcut-fitted", &args! { "growth" => growth, "gain" => gain, "misfit" => misfit })
    }

    /// The same for the deviation from exact scores.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// let told = text.probcut_fitted_exact("0.12", "4.0");
    /// assert_eq!(told, "From exact scores: gain 0.12; the formula misses the deviations by 4.0%.");
    /// ```
    #[must_use]
    pub fn probcut_fitted_exact(&self, gain: &str, misfit: &str) -> String {
        self.say("probcut-fitted-exact", &args! { "gain" => gain, "misfit" => misfit })
    }

    /// What stands above a table of how often deep values are outside the bounds of each selectivity.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// assert!(text.reliability().starts_with("How often"));
    /// ```
    #[must_use]
    pub fn reliability(&self) -> String {
        self.say_plain("reliability")
    }
}

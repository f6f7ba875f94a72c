//! What is said by the server of the browser page, to the page and on the terminal.

use crate::Text;
use crate::catalog::args;
use crate::vocabulary::shown;

/// Why something that a page asks for cannot be done, besides what a game refuses.
///
/// ```
/// use yosumi_text::{Language, SquareNames, Text, Trouble};
///
/// let text = Text::new(Language::English, SquareNames::Letters);
/// assert_eq!(text.trouble(&Trouble::MovedOn), "The position has changed. Please choose again.");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The page shows what is no longer so.
    MovedOn,
    /// The record has as many moves as it may have.
    RecordFull {
        /// So many.
        most: usize,
    },
    /// Nothing is being reviewed.
    NoReview,
    /// No move was played that could be reviewed.
    NothingToReview,
    /// A computer thinks about its move.
    ComputerThinks,
    /// The page speaks otherwise than the server.
    NotUnderstood,
    /// The page has not said which game it is about.
    NotJoined,
    /// What was read is forgotten, or was never read.
    NoSuchReading,
    /// There is nothing at this address.
    NoSuchPage,
    /// A text has more games than are read at a time.
    TooManyGames {
        /// The most.
        most: usize,
    },
    /// No such format is written.
    NoSuchFormat,
    /// What came is too long.
    TooLong {
        /// The most bytes.
        most: usize,
    },
    /// There are more tabs than may be.
    TooManyTabs,
    /// A name is none.
    Name {
        /// The most characters.
        most: usize,
    },
    /// A comment is too long.
    Comment {
        /// The most characters.
        most: usize,
    },
    /// A date is none.
    Date {
        /// What was found.
        found: String,
    },
    /// A tag is none.
    Tag {
        /// The most characters.
        most: usize,
    },
    /// A level is none.
    Level,
    /// A diagram or a list was asked for in words that mean nothing.
    Query,
    /// The settings of the page are no object.
    Settings,
    /// The request is from another site.
    Forbidden,
    /// The fault is the program's own.
    Internal,
}

impl Text {
    /// Why something that a page asks for cannot be done.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text, Trouble};
    /// let text = Text::new(Language::Japanese, SquareNames::Letters);
    /// assert_eq!(text.trouble(&Trouble::Level), "レベルは 1〜30 の数です");
    /// ```
    #[must_use]
    pub fn trouble(&self, trouble: &Trouble) -> String {
        let at_most = |key, most: usize| self.say(key, &args! { "most" => most });
        match trouble {
            Trouble::MovedOn => self.say_plain("moved-on"),
            Trouble::RecordFull { most } => at_most("record-full", *most),
            Trouble::NoReview => self.say_plain("no-review"),
            Trouble::NothingToReview => self.say_plain("no-moves-yet"),
            Trouble::ComputerThinks => self.say_plain("computer-thinks"),
            Trouble::NotUnderstood => self.say_plain("request-not-understood"),
            Trouble::NotJoined => self.say_plain("not-joined"),
            Trouble::NoSuchReading => self.say_plain("no-such-reading"),
            Trouble::TooManyGames { most } => at_most("too-many-games", *most),
            Trouble::NoSuchPage => self.say_plain("no-such-page"),
            Trouble::NoSuchFormat => self.say_plain("no-such-format"),
            Trouble::TooLong { most } => at_most("request-too-long", *most),
            Trouble::TooManyTabs => self.say_plain("too-many-tabs"),
            Trouble::Name { most } => at_most("name-wrong", *most),
            Trouble::Comment { most } => at_most("comment-too-long", *most),
            Trouble::Date { found } => self.say("json-date", &args! { "found" => shown(found) }),
            Trouble::Tag { most } => at_most("tag-wrong", *most),
            Trouble::Level => self.say_plain("level-wrong"),
            Trouble::Query => self.say_plain("query-wrong"),
            Trouble::Settings => self.say_plain("settings-wrong"),
            Trouble::Forbidden => self.say_plain("request-forbidden"),
            Trouble::Internal => self.say_plain("internal-error"),
        }
    }

    /// Where the page is to be found.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// let told = text.serving("http://127.0.0.1:7464/");
    /// assert_eq!(told, "Yosumi is at http://127.0.0.1:7464/ (Ctrl-C ends it).");
    /// ```
    #[must_use]
    pub fn serving(&self, address: &str) -> String {
        self.say("serving", &args! { "address" => address })
    }

    /// That others can use the page, too.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// assert!(text.serving_others().starts_with("Other machines"));
    /// ```
    #[must_use]
    pub fn serving_others(&self) -> String {
        self.say_plain("serving-others")
    }

    /// That a port is in use.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// assert_eq!(text.port_in_use(7464), "Port 7464 is in use. Give another one, or none and a free one is found.");
    /// ```
    #[must_use]
    pub fn port_in_use(&self, port: u16) -> String {
        self.say("port-in-use", &args! { "port" => port.to_string() })
    }

    /// That there is no listening at an address.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// assert_eq!(text.cannot_listen("8.8.8.8:80", "no"), "Cannot be reached at 8.8.8.8:80: no.");
    /// ```
    #[must_use]
    pub fn cannot_listen(&self, address: &str, cause: &str) -> String {
        self.say("cannot-listen", &args! { "address" => address, "cause" => shown(cause) })
    }

    /// That the browser did not open by itself.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// assert!(text.no_browser().starts_with("No browser"));
    /// ```
    #[must_use]
    pub fn no_browser(&self) -> String {
        self.say_plain("no-browser")
    }
}

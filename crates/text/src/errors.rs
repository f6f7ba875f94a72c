//! What is wrong with what was read or could not be written.

use yosumi_records::{
    BoardTextError, BoardTextErrorKind, EntryError, EntryErrorKind, FileError, FileErrorKind, FileOperation, JsonError,
    MAX_JSON_BYTES, MAX_MOVES, MAX_TEXT_BYTES, MoveList, Place, RECORD_VERSION, ReadError, TranscriptError,
    TranscriptErrorKind,
};
use yosumi_rules::Position;

use crate::catalog::args;
use crate::game::color_key;
use crate::vocabulary::shown;
use crate::{SquareNames, Text, Verb};

// The errors may get new kinds, for which the arms that match the rest fall back to their own words.
impl Text {
    /// Why a file could not be read or written.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let error = yosumi_records::read_file("no such file.json").unwrap_err();
    /// let text = Text::new(Language::Japanese, SquareNames::Letters);
    /// assert_eq!(text.file_error(&error), "no such file.json を読み込めません: そのファイルはありません");
    /// ```
    #[must_use]
    pub fn file_error(&self, error: &FileError) -> String {
        let key = match error.operation {
            FileOperation::Read => "cannot-read",
            FileOperation::Write => "cannot-write",
        };
        let cause = match &error.kind {
            FileErrorKind::UnknownFormat => self.say_plain("unknown-format"),
            FileErrorKind::NotFound => self.say_plain("not-found"),
            FileErrorKind::NoFolder { folder } => {
                self.say("no-folder", &args! { "folder" => folder.to_string_lossy() })
            }
            FileErrorKind::IsAFolder => self.say_plain("is-a-folder"),
            FileErrorKind::NotAFile => self.say_plain("not-a-file"),
            FileErrorKind::Exists => self.say_plain("exists"),
            FileErrorKind::ReadOnly => self.say_plain("read-only"),
            FileErrorKind::PermissionDenied => self.say_plain("permission-denied"),
            FileErrorKind::TooLong => self.say("file-too-long", &args! { "most" => MAX_JSON_BYTES }),
            FileErrorKind::TooManyMoves => self.say("too-many-moves", &args! { "most" => MAX_MOVES }),
            FileErrorKind::NotUtf8 { offset } => self.say("not-text", &args! { "byte" => offset + 1 }),
            FileErrorKind::Content(error) => self.read_error(error),
            FileErrorKind::Io(error) => error.to_string(),
            other => other.to_string(),
        };
        self.say(key, &args! { "path" => error.path.to_string_lossy(), "cause" => cause })
    }

    /// Why a text is no game.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let error = yosumi_records::read_text("f5pad6").unwrap_err();
    /// let text = Text::new(Language::Japanese, SquareNames::Letters);
    /// assert_eq!(text.read_error(&error), "1行目の3文字目: 2手目でパスはできません。白が打てるマス: f4 d6 f6");
    /// ```
    #[must_use]
    pub fn read_error(&self, error: &ReadError) -> String {
        match error {
            ReadError::Empty => self.say_plain("nothing-to-read"),
            ReadError::TooLong { n_bytes } => self.too_long(*n_bytes, MAX_TEXT_BYTES),
            ReadError::Unknown { place, found } => {
                self.say("unknown-text", &args! { "place" => self.place(*place), "found" => shown(found) })
            }
            ReadError::Transcript(error) => self.transcript_error(error),
            ReadError::Board(error) => self.board_text_error(error),
            ReadError::Json(error) => self.json_error(error),
            other => other.to_string(),
        }
    }

    /// Why a text is no transcript.
    ///
    /// ```
    /// # use yosumi_rules::Position;
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let error = yosumi_records::read_transcript(Position::START, "d3d4d5").unwrap_err();
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// let expected = "line 1, column 3: move 2 d4 is illegal; White may play c3 e3 c5";
    /// assert_eq!(text.transcript_error(&error), expected);
    /// ```
    #[must_use]
    pub fn transcript_error(&self, error: &TranscriptError) -> String {
        let (place, found) = (self.place(error.place), shown(&error.token));
        let at_move = |key, position| {
            self.say(
                key,
                &args! {
                    "place" => place.clone(), "number" => error.move_number, "found" => found.clone(),
                    "square" => found.clone(), "legal" => self.legal(position),
                },
            )
        };
        match error.kind {
            TranscriptErrorKind::Empty => self.say_plain("nothing-to-read"),
            TranscriptErrorKind::TooLong { n_bytes } => self.too_long(n_bytes, MAX_TEXT_BYTES),
            TranscriptErrorKind::NotAMove { position } => at_move("not-a-move", position),
            TranscriptErrorKind::NotPlayable(error) => at_move("illegal-move", error.position),
            TranscriptErrorKind::PassNotDue { position } => at_move("pass-not-due", position),
            TranscriptErrorKind::AfterTheEnd { .. } => {
                self.say("after-the-end", &args! { "place" => place, "found" => found })
            }
            _ => error.to_string(),
        }
    }

    /// Why a text is no board.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let error = yosumi_records::read_position("---").unwrap_err();
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// assert_eq!(text.board_text_error(&error), "line 1, column 4: the board has 3 squares where 64 are due");
    /// ```
    #[must_use]
    pub fn board_text_error(&self, error: &BoardTextError) -> String {
        let place = self.place(error.place);
        let with_found = |key, found: &str| self.say(key, &args! { "place" => place.clone(), "found" => shown(found) });
        match &error.kind {
            BoardTextErrorKind::TooLong { n_bytes } => self.too_long(*n_bytes, MAX_TEXT_BYTES),
            BoardTextErrorKind::Sign { found, square } => self.say(
                "board-sign",
                &args! {
                    "place" => place, "found" => shown(&found.to_string()),
                    "square" => SquareNames::Letters.name(*square),
                },
            ),
            BoardTextErrorKind::TooShort { n_squares } => {
                self.say("board-too-short", &args! { "place" => place, "count" => *n_squares })
            }
            BoardTextErrorKind::TooLarge { found } => with_found("board-too-large", &found.to_string()),
            BoardTextErrorKind::AfterTheBoard { found } => with_found("after-the-board", &found.to_string()),
            BoardTextErrorKind::Size { found } if found.is_empty() => {
                self.say("board-no-size", &args! { "place" => place })
            }
            BoardTextErrorKind::Size { found } => with_found("board-size", found),
            BoardTextErrorKind::Unclosed => self.say("board-unclosed", &args! { "place" => place }),
            BoardTextErrorKind::NoDiscs => self.say("board-no-discs", &args! { "place" => place }),
            _ => error.to_string(),
        }
    }

    /// Why a text is no record file.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let error = yosumi_records::read_json("{\"format\":\"yosumi-record\"").unwrap_err();
    /// let text = Text::new(Language::Japanese, SquareNames::Letters);
    /// assert_eq!(text.json_error(&error), "1行目の25文字目: 棋譜ファイルが途中で終わっています");
    /// ```
    #[must_use]
    pub fn json_error(&self, error: &JsonError) -> String {
        match error {
            JsonError::TooLong { n_bytes } => self.too_long(*n_bytes, MAX_JSON_BYTES),
            JsonError::Truncated { place } => self.say("json-truncated", &args! { "place" => self.place(*place) }),
            JsonError::NotAnObject { place } => {
                self.say("json-not-an-object", &args! { "place" => self.place(*place) })
            }
            JsonError::Syntax { place, message } => {
                self.say("json-syntax", &args! { "place" => self.place(*place), "detail" => message.as_str() })
            }
            JsonError::Shape { place, message } => {
                self.say("json-shape", &args! { "place" => self.place(*place), "detail" => message.as_str() })
            }
            JsonError::Format { found } => self.say("json-format", &args! { "found" => shown(found) }),
            JsonError::Version { found } => {
                self.say("json-version", &args! { "found" => found.to_string(), "known" => RECORD_VERSION })
            }
            JsonError::Date { found } => self.say("json-date", &args! { "found" => shown(found) }),
            JsonError::Start(error) => self.say("json-start", &args! { "cause" => self.board_text_error(error) }),
            JsonError::StartValue { found } => self.json_value(*found),
            JsonError::Entry(error) => self.entry_error(error),
            JsonError::After { variation, after } => {
                self.say("json-after", &args! { "variation" => *variation, "found" => shown(after) })
            }
            JsonError::TooManyMoves => self.say("too-many-moves", &args! { "most" => MAX_MOVES }),
            other => other.to_string(),
        }
    }

    fn entry_error(&self, error: &EntryError) -> String {
        let found = shown(&error.found);
        let at_move = |key, position| {
            let args = args! { "found" => found.clone(), "square" => found.clone(), "legal" => self.legal(position) };
            self.say(key, &args)
        };
        let cause = match error.kind {
            EntryErrorKind::NotAMove { position } => at_move("entry-not-a-move", position),
            EntryErrorKind::NotPlayable(error) => at_move("entry-illegal-move", error.position),
            EntryErrorKind::PassNotDue { position } => at_move("entry-pass-not-due", position),
            EntryErrorKind::AfterTheEnd { .. } => self.say("entry-after-the-end", &args! { "found" => found }),
            EntryErrorKind::Value { found } => self.json_value(found),
            _ => return error.to_string(),
        };
        match error.list {
            MoveList::Main => self.say("entry-main", &args! { "entry" => error.entry, "cause" => cause }),
            MoveList::Variation(variation) => self
                .say("entry-variation", &args! { "variation" => variation, "entry" => error.entry, "cause" => cause }),
        }
    }

    /// That only the moves of a game were written: a transcript has no place for the rest.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// assert!(text.moves_only("game.txt").ends_with("save to a .json file."));
    /// ```
    #[must_use]
    pub fn moves_only(&self, path: &str) -> String {
        self.say("moves-only", &args! { "path" => path })
    }

    /// What to type so as to save over a file that exists.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// assert_eq!(text.overwrite_hint("game.json"), "To save over it, type: overwrite game.json");
    /// ```
    #[must_use]
    pub fn overwrite_hint(&self, path: &str) -> String {
        self.say("overwrite-hint", &args! { "command" => self.first_word(Verb::Overwrite), "path" => path })
    }

    /// What to do when the file to record a game in exists.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// assert!(text.record_exists_hint().starts_with("Give another name"));
    /// ```
    #[must_use]
    pub fn record_exists_hint(&self) -> String {
        self.say_plain("record-exists-hint")
    }

    /// That the game could not be recorded in its file to the end.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// assert_eq!(text.not_recorded(), "The game could not be recorded in its file to the end.");
    /// ```
    #[must_use]
    pub fn not_recorded(&self) -> String {
        self.say_plain("not-recorded")
    }

    fn too_long(&self, found: usize, most: usize) -> String {
        self.say("text-too-long", &args! { "found" => found, "most" => most })
    }

    fn json_value(&self, found: f64) -> String {
        self.say("json-value", &args! { "found" => shown(&found.to_string()) })
    }

    pub(crate) fn place(&self, place: Place) -> String {
        self.say("place", &args! { "line" => place.line, "column" => place.column })
    }

    /// Whose turn it is and where they may play. Records name squares by letters, whatever the board is headed with.
    pub(crate) fn legal(&self, position: Position) -> String {
        let squares = SquareNames::Letters.list(position.legal_moves());
        self.say("legal", &args! { "color" => color_key(position.turn()), "squares" => squares })
    }
}

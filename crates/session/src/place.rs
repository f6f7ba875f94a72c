//! Where a session is in its record.

use yosumi_records::{NodeId, Record};

/// Where a session is in its record.
///
/// ```
/// use yosumi_records::Record;
/// use yosumi_session::Place;
///
/// let record = Record::default();
/// let place = Place::of_end(&record);
/// assert_eq!((place.game, place.shown), (record.root(), record.root()));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// Where the game stands, on the main line.
    pub game: NodeId,
    /// Where the moves end that were taken back; where none were, the same.
    pub taken_back: NodeId,
    /// The place that is looked at.
    pub shown: NodeId,
    /// Whether computers wait before they move.
    pub is_paused: bool,
}

impl Place {
    /// The end of a record's main line, with nothing taken back.
    ///
    /// ```
    /// # use yosumi_records::read_text;
    /// # use yosumi_session::Place;
    /// let record = read_text("f5d6")?;
    /// assert_eq!(Some(Place::of_end(&record).game), record.main_line().last());
    /// # Ok::<(), yosumi_records::ReadError>(())
    /// ```
    #[must_use]
    pub fn of_end(record: &Record) -> Self {
        let end = record.main_line().last().unwrap_or(record.root());
        Self { game: end, taken_back: end, shown: end, is_paused: false }
    }
}

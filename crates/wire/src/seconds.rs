//! Times as numbers.

use std::time::Duration;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// A time, as JSON a number of seconds with at most six digits after the point.
///
/// ```
/// use std::time::Duration;
/// use yosumi_wire::Seconds;
///
/// assert_eq!(Seconds::from(Duration::from_nanos(1_234_567_891)).duration(), Duration::from_micros(1_234_568));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seconds {
    micros: u64,
}

impl Seconds {
    /// The time.
    ///
    /// ```
    /// # use std::time::Duration;
    /// # use yosumi_wire::Seconds;
    /// assert_eq!(Seconds::from(Duration::from_millis(20)).duration(), Duration::from_millis(20));
    /// ```
    #[must_use]
    pub const fn duration(self) -> Duration {
        Duration::from_micros(self.micros)
    }
}

/// Rounds to the microsecond.
impl From<Duration> for Seconds {
    fn from(time: Duration) -> Self {
        let micros = (time.as_nanos() + 500) / 1000;
        Self { micros: u64::try_from(micros).unwrap_or(u64::MAX) }
    }
}

impl Serialize for Seconds {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_f64(self.duration().as_secs_f64())
    }
}

impl<'de> Deserialize<'de> for Seconds {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let seconds = f64::deserialize(deserializer)?;
        Duration::try_from_secs_f64(seconds).map(Self::from).map_err(de::Error::custom)
    }
}

//! A sign by which others end a search.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A sign to stop, for those who may not have the engine in their hands: its clones are one sign. Once it is set, it stays so.
///
/// ```
/// use yosumi_engine::{Engine, Limits, Options, StopSign};
/// use yosumi_rules::Position;
///
/// let mut engine = Engine::new(Options { table_mebibytes: 1, ..Options::default() });
/// let sign = StopSign::new();
/// let held_by_another = sign.clone();
/// engine.start_until(Position::START, Limits::exact(), sign, |_| {});
/// held_by_another.set();
/// assert!(engine.wait().is_some_and(|report| !report.is_exact));
/// ```
#[derive(Clone, Debug, Default)]
pub struct StopSign(Arc<AtomicBool>);

impl StopSign {
    /// A sign that is not set.
    ///
    /// ```
    /// # use yosumi_engine::StopSign;
    /// assert!(!StopSign::new().is_set());
    /// ```
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Asks those who look at the sign to end.
    ///
    /// ```
    /// # use yosumi_engine::StopSign;
    /// let sign = StopSign::new();
    /// sign.clone().set();
    /// assert!(sign.is_set());
    /// ```
    pub fn set(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether somebody asked to end.
    ///
    /// ```
    /// # use yosumi_engine::StopSign;
    /// assert!(!StopSign::new().is_set());
    /// ```
    #[inline]
    #[must_use]
    pub fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

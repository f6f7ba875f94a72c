//! Since when nobody has sat at a table, for those who look after all tables.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

/// Since when nobody has sat at a table. Somebody is about to sit down at one that was just set: it is not empty.
#[derive(Clone, Debug, Default)]
pub(crate) struct EmptySince(Arc<Mutex<Option<Instant>>>);

impl EmptySince {
    pub(crate) fn get(&self) -> Option<Instant> {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn set(&self, since: Option<Instant>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = since;
    }
}

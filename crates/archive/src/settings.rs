//! Settings of the user's, under keys and in a form of the caller's.

use rusqlite::{OptionalExtension as _, params};

use crate::{Archive, ArchiveError, Limited, MAX_SETTING_BYTES, MAX_SETTING_KEY_BYTES};

impl Archive {
    /// The value of a setting, if it has one.
    ///
    /// # Errors
    ///
    /// When the file cannot be read.
    ///
    /// ```
    /// # use yosumi_archive::Archive;
    /// assert_eq!(Archive::in_memory()?.setting("language")?, None);
    /// # Ok::<(), yosumi_archive::ArchiveError>(())
    /// ```
    pub fn setting(&self, key: &str) -> Result<Option<String>, ArchiveError> {
        let mut statement = self.connection.prepare_cached("SELECT value FROM settings WHERE key = ?1")?;
        Ok(statement.query_row([key], |row| row.get(0)).optional()?)
    }

    /// Gives a setting a value.
    ///
    /// # Errors
    ///
    /// When the key is empty, key or value are too long, or the file cannot be written to.
    ///
    /// ```
    /// # use yosumi_archive::Archive;
    /// let mut archive = Archive::in_memory()?;
    /// archive.set_setting("language", "\"ja\"")?;
    /// assert_eq!(archive.setting("language")?.as_deref(), Some("\"ja\""));
    /// # Ok::<(), yosumi_archive::ArchiveError>(())
    /// ```
    pub fn set_setting(&mut self, key: &str, value: &str) -> Result<(), ArchiveError> {
        if key.is_empty() {
            return Err(ArchiveError::Empty { what: Limited::SettingKey });
        }
        Limited::SettingKey.check(key.len(), MAX_SETTING_KEY_BYTES)?;
        Limited::Setting.check(value.len(), MAX_SETTING_BYTES)?;
        self.connection.execute(
            "INSERT INTO settings (key, value) VALUES (?1, ?2) ON CONFLICT (key) DO UPDATE SET value = ?2",
            params![key, value],
        )?;
        Ok(())
    }
}

//! The versions of the database and the way from each to the next.

use rusqlite::{Connection, Transaction, TransactionBehavior};

/// What makes the next version of each; the first makes version 1 of an empty database.
const MIGRATIONS: &[&str] = &[include_str!("schema/1.sql")];

/// `PRAGMA application_id` of Yosumi's archives: "YSMI".
const APPLICATION_ID: i64 = 0x5953_4d49;

/// Why a database cannot be brought to the newest version.
#[derive(Debug)]
pub(crate) enum MigrationError {
    /// It is another program's.
    OtherDatabase,
    /// A newer Yosumi made it.
    Newer {
        found: i64,
        known: i64,
    },
    /// An older Yosumi made it, and it may only be read.
    Older,
    Sqlite(rusqlite::Error),
}

impl From<rusqlite::Error> for MigrationError {
    fn from(error: rusqlite::Error) -> Self {
        Self::Sqlite(error)
    }
}

/// Brings a database to the newest version; a database of nobody's becomes an archive.
pub(crate) fn migrate(connection: &mut Connection) -> Result<(), MigrationError> {
    migrate_by(connection, MIGRATIONS)
}

/// Makes sure that a database is an archive of the newest version, without writing anything.
pub(crate) fn check(connection: &mut Connection) -> Result<(), MigrationError> {
    check_by(connection, MIGRATIONS)
}

fn check_by(connection: &mut Connection, migrations: &[&str]) -> Result<(), MigrationError> {
    if pending(&connection.transaction()?, migrations)?.is_empty() { Ok(()) } else { Err(MigrationError::Older) }
}

fn migrate_by(connection: &mut Connection, migrations: &[&str]) -> Result<(), MigrationError> {
    // Most archives are of the newest version, and then nothing is written and nobody has to wait.
    if pending(&connection.transaction()?, migrations)?.is_empty() {
        return Ok(());
    }
    // All or nothing; another program that is about to do the same waits, and then finds it done.
    let transaction = Transaction::new(connection, TransactionBehavior::Immediate)?;
    for migration in pending(&transaction, migrations)? {
        transaction.execute_batch(migration)?;
    }
    transaction.pragma_update(None, "user_version", migrations.len() as i64)?;
    transaction.commit()?;
    Ok(())
}

/// The migrations that the database has not seen yet. What is looked at has to be of one moment: another program may be making
/// the database.
fn pending<'a>(transaction: &Transaction<'_>, migrations: &'a [&'a str]) -> Result<&'a [&'a str], MigrationError> {
    let number = |pragma| transaction.pragma_query_value(None, pragma, |row| row.get::<_, i64>(0));
    let (application, version) = (number("application_id")?, number("user_version")?);
    let is_empty = || transaction.query_row("SELECT count(*) = 0 FROM sqlite_schema", (), |row| row.get(0));
    if application != APPLICATION_ID && !(application == 0 && version == 0 && is_empty()?) {
        return Err(MigrationError::OtherDatabase);
    }
    let seen = usize::try_from(version).ok().and_then(|version| migrations.get(version..));
    seen.ok_or(MigrationError::Newer { found: version, known: migrations.len() as i64 })
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: &str = "ALTER TABLE settings ADD COLUMN note TEXT NOT NULL DEFAULT 'none'";

    fn connection() -> Connection {
        Connection::open_in_memory().expect("memory")
    }

    fn version(connection: &Connection) -> i64 {
        connection.pragma_query_value(None, "user_version", |row| row.get(0)).expect("a version")
    }

    fn count(connection: &Connection, table: &str) -> i64 {
        connection.query_row(&format!("SELECT count(*) FROM {table}"), (), |row| row.get(0)).expect("a table")
    }

    #[test]
    fn an_older_database_goes_through_the_versions_between_and_keeps_what_is_in_it() {
        let mut connection = connection();
        migrate_by(&mut connection, &MIGRATIONS[..1]).expect("version 1");
        connection.execute("INSERT INTO settings VALUES ('language', '\"ja\"')", ()).expect("a setting");
        let third = "UPDATE settings SET note = value";
        migrate_by(&mut connection, &[MIGRATIONS[0], SECOND, third]).expect("version 3");
        assert_eq!(version(&connection), 3);
        let note: String =
            connection.query_row("SELECT note FROM settings", (), |row| row.get(0)).expect("the new column");
        assert_eq!(note, "\"ja\"");
    }

    #[test]
    fn a_migration_that_fails_changes_nothing() {
        let mut connection = connection();
        migrate_by(&mut connection, &MIGRATIONS[..1]).expect("version 1");
        let failed = migrate_by(&mut connection, &[MIGRATIONS[0], SECOND, "INSERT INTO nowhere VALUES (1)"]);
        assert!(matches!(failed, Err(MigrationError::Sqlite(_))), "{failed:?}");
        assert_eq!(version(&connection), 1);
        migrate_by(&mut connection, &[MIGRATIONS[0], SECOND]).expect("version 2, anew");
    }

    #[test]
    fn a_newer_database_is_refused_untouched() {
        let mut connection = connection();
        migrate_by(&mut connection, &[MIGRATIONS[0], SECOND]).expect("version 2");
        let refused = migrate_by(&mut connection, &MIGRATIONS[..1]);
        assert!(matches!(refused, Err(MigrationError::Newer { found: 2, known: 1 })), "{refused:?}");
        assert_eq!(version(&connection), 2);
    }

    #[test]
    fn a_database_of_another_program_is_refused_untouched() {
        let made = ["CREATE TABLE notes (text)", "PRAGMA application_id = 7", "PRAGMA user_version = 1"];
        for statement in made {
            let mut connection = connection();
            connection.execute_batch(statement).expect("made");
            let before = count(&connection, "sqlite_schema");
            let refused = migrate(&mut connection);
            assert!(matches!(refused, Err(MigrationError::OtherDatabase)), "{statement}: {refused:?}");
            assert_eq!(count(&connection, "sqlite_schema"), before, "{statement}");
        }
    }

    #[test]
    fn an_older_database_is_not_read_and_stays_what_it_is() {
        let mut connection = connection();
        migrate_by(&mut connection, &MIGRATIONS[..1]).expect("version 1");
        assert!(check_by(&mut connection, &MIGRATIONS[..1]).is_ok());
        let refused = check_by(&mut connection, &[MIGRATIONS[0], SECOND]);
        assert!(matches!(refused, Err(MigrationError::Older)), "{refused:?}");
        assert_eq!(version(&connection), 1);
    }

    #[test]
    fn a_negative_version_is_no_version() {
        let mut connection = connection();
        migrate(&mut connection).expect("the newest version");
        connection.pragma_update(None, "user_version", -1).expect("a version");
        assert!(matches!(migrate(&mut connection), Err(MigrationError::Newer { found: -1, .. })));
    }
}

//! `yosumi archive`: saved games.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::anyhow;
use jiff::{SignedDuration, Timestamp};
use yosumi_archive::{
    Archive, ArchiveError, FILE_NAME, GameId, MAX_SOURCE_CHARS, N_DAYS_KEPT, NewGame, OpenFailure, Tag,
};
use yosumi_records::{Format, Overwrite, write_file, write_json};
use yosumi_text::{Language, SavedFact, SquareNames, Text};

use crate::args::{ArchiveArguments, ArchiveCommand, BoardArguments};
use crate::show;

mod list;

/// Does what is to be done with the archive. That a file cannot be saved ends in an error when the others are saved.
pub(crate) fn run(arguments: &ArchiveArguments, language: Language) -> anyhow::Result<ExitCode> {
    let squares = match &arguments.command {
        ArchiveCommand::Show { board, .. } => board.square_names(),
        _ => SquareNames::Letters,
    };
    let text = Text::new(language, squares);
    let (archive, path) = match &arguments.command {
        ArchiveCommand::List(_) | ArchiveCommand::Show { .. } | ArchiveCommand::Export { .. } => {
            open_by(open_or_only_read, arguments.data.as_deref(), &text)?
        }
        _ => open(arguments.data.as_deref(), &text)?,
    };
    let mut library = Library { archive, path, text: &text };
    let done = match &arguments.command {
        ArchiveCommand::Add { files } => return library.add(files),
        ArchiveCommand::List(arguments) => library.list(arguments),
        ArchiveCommand::Show { game, board } => library.show(*game, board),
        ArchiveCommand::Export { game, out } => library.export(*game, out.as_deref()),
        ArchiveCommand::Tag { game, tags, remove } => library.tag(*game, tags, *remove),
        ArchiveCommand::Remove { game } => library.remove(*game),
        ArchiveCommand::Restore { game } => library.restore(*game),
    };
    done.map(|()| ExitCode::SUCCESS)
}

/// Opens the archive in a folder, else in that of the user's data, and tells where its file is.
pub(crate) fn open(folder: Option<&Path>, text: &Text) -> anyhow::Result<(Archive, PathBuf)> {
    open_by(|folder| Archive::open(folder), folder, text)
}

/// Opens an archive that is only to be read, which works where nothing may be written, too.
fn open_or_only_read(folder: &Path) -> Result<Archive, ArchiveError> {
    Archive::open(folder).or_else(|error| match error {
        // What cannot be read either is told as what it was at first.
        ArchiveError::Open { failure: OpenFailure::NotPermitted, .. } => {
            Archive::open_to_read(folder).map_err(|_| error)
        }
        _ => Err(error),
    })
}

fn open_by(
    open: impl Fn(&Path) -> Result<Archive, ArchiveError>,
    folder: Option<&Path>,
    text: &Text,
) -> anyhow::Result<(Archive, PathBuf)> {
    let folder = folder.map(Path::to_path_buf).or_else(Archive::default_folder);
    let folder = folder.ok_or_else(|| anyhow!(text.no_archive_folder()))?;
    let path = folder.join(FILE_NAME);
    let told = |error| anyhow!(text.archive_error(&path.to_string_lossy(), &error));
    Ok((open(&folder).map_err(told)?, path))
}

/// The archive, and how to speak of it.
struct Library<'a> {
    archive: Archive,
    path: PathBuf,
    text: &'a Text,
}

impl Library<'_> {
    /// What went wrong with the archive, in the user's language.
    fn told(&self, error: &ArchiveError) -> anyhow::Error {
        anyhow!(self.text.archive_error(&self.path.to_string_lossy(), error))
    }

    fn add(&mut self, files: &[PathBuf]) -> anyhow::Result<ExitCode> {
        let mut code = ExitCode::SUCCESS;
        for path in files {
            let refused = match self.add_one(path)? {
                Ok(sentence) => {
                    writeln!(io::stdout(), "{sentence}")?;
                    continue;
                }
                Err(sentence) => sentence,
            };
            // That it cannot be told is no reason not to save the others.
            let _ = writeln!(io::stderr(), "yosumi: {refused}");
            code = ExitCode::from(2);
        }
        Ok(code)
    }

    /// Saves the game in a file, unless it is saved already. The inner error is that of the file alone.
    fn add_one(&mut self, path: &Path) -> anyhow::Result<Result<String, String>> {
        let record = match yosumi_records::read_file(path) {
            Ok(record) => record,
            Err(error) => return Ok(Err(self.text.file_error(&error))),
        };
        let name = path.to_string_lossy();
        let same = self.archive.find_same(&record).map_err(|error| self.told(&error))?;
        if let Some(&id) = same.first() {
            return Ok(Ok(self.text.game_known(&name, id.into())));
        }
        let source = name.chars().take(MAX_SOURCE_CHARS).collect();
        match self.archive.save(&NewGame { source, ..NewGame::from(record) }) {
            Ok(id) => Ok(Ok(self.text.game_saved(&name, id.into()))),
            Err(error @ (ArchiveError::TooLong { .. } | ArchiveError::TooManyMoves)) => {
                Ok(Err(self.text.archive_error(&name, &error)))
            }
            Err(error) => Err(self.told(&error)),
        }
    }

    fn show(&self, id: GameId, board: &BoardArguments) -> anyhow::Result<()> {
        let saved = self.archive.load(id).map_err(|error| self.told(&error))?;
        let tags: Vec<&str> = saved.summary.tags.iter().map(Tag::as_str).collect();
        let facts = [
            (SavedFact::Number, id.to_string()),
            (SavedFact::Tags, self.text.tag_list(&tags)),
            (SavedFact::Source, saved.summary.source),
        ];
        let mut out = io::stdout().lock();
        for (fact, value) in facts.iter().filter(|(_, value)| !value.is_empty()) {
            writeln!(out, "{}: {}", self.text.saved_fact(*fact), yosumi_text::printable(value))?;
        }
        writeln!(out)?;
        show::write_text(saved.record, board, self.text, out)
    }

    fn export(&self, id: GameId, path: Option<&Path>) -> anyhow::Result<()> {
        let record = self.archive.load(id).map_err(|error| self.told(&error))?.record;
        let Some(path) = path else {
            return Ok(io::stdout().write_all(write_json(&record).as_bytes())?);
        };
        let file_error = |error| anyhow!(self.text.file_error(&error));
        let format = Format::of_path(path).map_err(file_error)?;
        write_file(path, &record, Overwrite::Refuse).map_err(file_error)?;
        let name = path.to_string_lossy();
        let told = if format.keeps(&record) { self.text.saved(&name) } else { self.text.moves_only(&name) };
        Ok(writeln!(io::stdout(), "{told}")?)
    }

    fn tag(&mut self, id: GameId, tags: &[Tag], is_removal: bool) -> anyhow::Result<()> {
        let mut all = self.archive.summary(id).map_err(|error| self.told(&error))?.tags;
        all.retain(|tag| !tags.contains(tag));
        if !is_removal {
            all.extend_from_slice(tags);
        }
        self.archive.set_tags(id, &all).map_err(|error| self.told(&error))?;
        let all = self.archive.summary(id).map_err(|error| self.told(&error))?.tags;
        let names: Vec<&str> = all.iter().map(Tag::as_str).collect();
        Ok(writeln!(io::stdout(), "{}", self.text.game_tagged(id.into(), &names))?)
    }

    fn remove(&mut self, id: GameId) -> anyhow::Result<()> {
        self.archive.delete(id).map_err(|error| self.told(&error))?;
        let kept = SignedDuration::from_hours(24 * i64::from(N_DAYS_KEPT));
        self.archive.purge(Timestamp::now() - kept).map_err(|error| self.told(&error))?;
        Ok(writeln!(io::stdout(), "{}", self.text.game_deleted(id.into(), N_DAYS_KEPT))?)
    }

    fn restore(&mut self, id: GameId) -> anyhow::Result<()> {
        self.archive.restore(id).map_err(|error| self.told(&error))?;
        Ok(writeln!(io::stdout(), "{}", self.text.game_restored(id.into()))?)
    }
}

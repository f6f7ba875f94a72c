//! Reading a file, line by line.

use std::fs::{self, File};
use std::io::{BufRead, BufReader, Read};
use std::mem;
use std::path::Path;

use super::{ObfError, ObfErrorKind, ObfReadError, Problem, read_obf_line};
use crate::board_text::read_position;
use crate::{BoardTextErrorKind, FileError, FileErrorKind, FileOperation, MAX_TEXT_BYTES, Place};

/// The longest line of an OBF file that is read, in bytes.
///
/// ```
/// # use yosumi_records::MAX_OBF_LINE_BYTES;
/// assert_eq!(MAX_OBF_LINE_BYTES, 1 << 16);
/// ```
pub const MAX_OBF_LINE_BYTES: usize = 1 << 16;

/// The squares of a row of a board.
const N_COLUMNS: usize = 8;

/// The problems of a file, each with the number of its line, the first line is 1.
///
/// It holds one line at a time, so that a file may have any length. Blank lines and comments are passed over. After an
/// error in a line it goes on with the next one.
///
/// A file may also be board text that is drawn over several lines: that is one position. Where the first board is shorter
/// than a line, all of the file is taken so, and nothing comes after it or its error.
///
/// ```
/// use yosumi_records::ObfReader;
///
/// let file = "% two positions\n\
///     XXXOXXXXOXXXXXXXOOXXXXXXOOOXXXXXOOOXXOO-OOOOO---OOOOOOO-OOOOOOO- X; H5:+6; G6:-2;\n\
///     ---------------------------OX------XO--------------------------- X\n";
/// let problems: Vec<_> = ObfReader::new(file.as_bytes()).collect::<Result<_, _>>()?;
/// assert_eq!((problems[0].0, problems[0].1.best_score()), (2, Some(6)));
/// assert_eq!((problems[1].0, problems[1].1.best_score()), (3, None));
/// # Ok::<(), yosumi_records::ObfReadError>(())
/// ```
#[derive(Debug)]
pub struct ObfReader<R> {
    input: R,
    n_lines: usize,
    /// Whether a line with something on it was read.
    has_begun: bool,
    /// Whether nothing more is to be read.
    is_over: bool,
}

impl ObfReader<BufReader<File>> {
    /// Opens a file.
    ///
    /// # Errors
    ///
    /// [`FileError`] when the file cannot be opened.
    ///
    /// ```
    /// use yosumi_records::ObfReader;
    ///
    /// let error = ObfReader::open("no such file.obf").unwrap_err();
    /// assert_eq!(error.to_string(), "cannot read no such file.obf: there is no such file");
    /// ```
    pub fn open(path: impl AsRef<Path>) -> Result<Self, FileError> {
        let path = path.as_ref();
        let open = || {
            // Opening a folder works on some systems, and reading from it then fails in words of the system's own.
            if fs::metadata(path).is_ok_and(|metadata| metadata.is_dir()) {
                return Err(FileErrorKind::IsAFolder);
            }
            Ok(Self::new(BufReader::new(File::open(path)?)))
        };
        open().map_err(|kind| FileError::new(path, FileOperation::Read, kind))
    }
}

impl<R: BufRead> ObfReader<R> {
    /// The problems of an input.
    ///
    /// ```
    /// # use yosumi_records::ObfReader;
    /// assert_eq!(ObfReader::new(&b"\n% nothing\n"[..]).count(), 0);
    /// ```
    pub const fn new(input: R) -> Self {
        Self { input, n_lines: 0, has_begun: false, is_over: false }
    }

    fn read_problem(&mut self) -> Result<Option<(usize, Problem)>, ObfReadError> {
        let mut line = Vec::new();
        while self.read_line(&mut line)? {
            let number = self.n_lines;
            let error = match text(line.trim_ascii_end()).and_then(read_obf_line) {
                Ok(None) => continue,
                Ok(Some(problem)) => {
                    self.has_begun = true;
                    return Ok(Some((number, problem)));
                }
                Err(error) => at_line(error, number),
            };
            let is_first = !mem::replace(&mut self.has_begun, true);
            return match error.kind {
                ObfErrorKind::Board(BoardTextErrorKind::TooShort { n_squares }) if is_first => {
                    self.read_drawn(line, error, n_squares).map(Some)
                }
                _ => Err(error.into()),
            };
        }
        Ok(None)
    }

    /// Reads a line with what ends it; `false` where there is none.
    fn read_line(&mut self, line: &mut Vec<u8>) -> Result<bool, ObfReadError> {
        line.clear();
        let n_read = (&mut self.input).take(MAX_OBF_LINE_BYTES as u64 + 1).read_until(b'\n', line)?;
        self.n_lines += usize::from(n_read != 0);
        if n_read <= MAX_OBF_LINE_BYTES {
            return Ok(n_read != 0);
        }
        if !line.ends_with(b"\n") {
            self.input.skip_until(b'\n')?;
        }
        let place = Place { line: self.n_lines, column: 1 };
        Err(ObfError { place, kind: ObfErrorKind::TooLong }.into())
    }

    /// Reads on to the end: the first line may be that of a board which goes on below.
    fn read_drawn(
        &mut self,
        mut drawn: Vec<u8>,
        error: ObfError,
        n_squares: usize,
    ) -> Result<(usize, Problem), ObfReadError> {
        self.is_over = true;
        let number = self.n_lines;
        (&mut self.input).take((MAX_TEXT_BYTES - drawn.len()) as u64 + 1).read_to_end(&mut drawn)?;
        match text(&drawn).and_then(|text| read_position(text).map_err(Into::into)) {
            Ok(position) => Ok((number, position.into())),
            // A first line of one row says that a board was meant, any other that a line was cut short.
            Err(reason) if n_squares == N_COLUMNS => Err(at_line(reason, number).into()),
            Err(_) => Err(error.into()),
        }
    }
}

impl<R: BufRead> Iterator for ObfReader<R> {
    type Item = Result<(usize, Problem), ObfReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.is_over {
            return None;
        }
        let read = self.read_problem().transpose();
        // What the system could not read once is not asked for again.
        self.is_over |= matches!(read, None | Some(Err(ObfReadError::Io(_))));
        read
    }
}

fn text(bytes: &[u8]) -> Result<&str, ObfError> {
    str::from_utf8(bytes).map_err(|error| {
        let (valid, _) = bytes.split_at(error.valid_up_to());
        let before = String::from_utf8_lossy(valid);
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
        ObfError { place: Place { line, column }, kind: ObfErrorKind::NotUtf8 }
    })
}

/// An error in a text that begins at a line of a file.
fn at_line(error: ObfError, number: usize) -> ObfError {
    let Place { line, column } = error.place;
    ObfError { place: Place { line: line + number - 1, column }, kind: error.kind }
}

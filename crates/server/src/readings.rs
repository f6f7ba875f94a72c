//! Texts with games that were read and wait for somebody to choose from them.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use yosumi_records::{Record, read_obf_line, read_text};
use yosumi_text::Trouble;

use crate::failed::Problem;

/// Games of one text.
pub(crate) type Games = Arc<Vec<Record>>;

/// How many texts wait: the oldest makes room.
const MAX_READINGS: usize = 4;

/// How many games of one text are taken.
const MAX_GAMES: usize = 10_000;

/// The last few texts that were read.
#[derive(Debug, Default)]
pub(crate) struct Readings(Mutex<VecDeque<(String, Games)>>);

impl Readings {
    /// Keeps the games for a while, and gives the name to ask for them by.
    pub(crate) fn keep(&self, games: Games) -> String {
        let name = format!("{:016x}", fastrand::u64(..));
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.truncate(MAX_READINGS - 1);
        kept.push_front((name.clone(), games));
        name
    }

    pub(crate) fn get(&self, name: &str) -> Option<Games> {
        let kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.iter().find(|(own, _)| own == name).map(|(_, games)| Arc::clone(games))
    }
}

/// The games of a text: one in any form that is read, or one on each line.
pub(crate) fn read(text: &str) -> Result<Vec<Record>, Problem> {
    let error = match read_text(text) {
        Ok(record) => return Ok(vec![record]),
        Err(error) => error,
    };
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with(['#', '%']));
    let mut games = Vec::new();
    for line in lines {
        let Some(game) = read_line(line) else { return Err(error.into()) };
        if games.len() == MAX_GAMES {
            return Err(Trouble::TooManyGames { most: MAX_GAMES }.into());
        }
        games.push(game);
    }
    if games.is_empty() { Err(error.into()) } else { Ok(games) }
}

/// A game on a line, or a position with scores.
fn read_line(line: &str) -> Option<Record> {
    read_text(line).ok().or_else(|| Some(Record::new(read_obf_line(line).ok()??.position)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: &[&str]) {
        let games = read(text).unwrap_or_else(|error| panic!("{error:?}"));
        let transcripts: Vec<String> = games.iter().map(|game| game.game().to_string()).collect();
        assert_eq!(transcripts, expected);
    }

    #[test]
    fn a_text_is_one_game_or_one_on_each_line() {
        check("f5d6\nc3 d3", &["f5d6c3d3"]);
        check("f5d6c3\n\ne6f4\r\n# others\n", &["f5d6c3", "e6f4"]);
        let start = "---------------------------OX------XO--------------------------- X";
        check(&format!("{start}; F5:+0;\n{start}; D3:+0;"), &["", ""]);
    }

    #[test]
    fn what_is_wrong_is_told_of_the_whole_text() {
        for text in ["f5d6\nf5a1", ""] {
            let Err(Problem::Unreadable(error)) = read(text) else { panic!("{text}") };
            assert_eq!(*error, read_text(text).unwrap_err());
        }
    }

    #[test]
    fn a_text_with_more_games_than_are_taken_is_not_said_to_be_wrong() {
        let text = "f5d6\n".repeat(MAX_GAMES);
        assert_eq!(read(&text).unwrap().len(), MAX_GAMES);
        let error = read(&format!("{text}f5f4")).unwrap_err();
        assert!(matches!(error, Problem::Trouble(Trouble::TooManyGames { most: MAX_GAMES })), "{error:?}");
    }

    #[test]
    fn the_oldest_reading_makes_room() {
        let readings = Readings::default();
        let names: Vec<String> = (0..=MAX_READINGS).map(|_| readings.keep(Arc::new(Vec::new()))).collect();
        assert!(readings.get(&names[0]).is_none());
        assert!(names[1..].iter().all(|name| readings.get(name).is_some()));
    }
}

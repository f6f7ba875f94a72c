//! `yosumi archive list`.

use std::io::{self, Write};

use yosumi_archive::{Filter, GameSummary, MAX_PAGE, Query, Tag};
use yosumi_text::{Ambiguous, SavedFact, Text, pad, printable, width};
use yosumi_wire::SavedLine;

use super::Library;
use crate::args::ListArguments;
use crate::table::right;

/// The columns that numbers, dates, names and results take.
const WIDTHS: [usize; 5] = [5, 10, 16, 16, 9];

impl Library<'_> {
    pub(super) fn list(&self, arguments: &ListArguments) -> anyhow::Result<()> {
        let mut out = io::stdout().lock();
        let filter = Filter { text: arguments.search.clone(), tag: arguments.tag.clone(), ..Filter::default() };
        let is_filtered = filter != Filter::default();
        let mut query = Query { filter, limit: MAX_PAGE, ..Query::default() };
        loop {
            let page = self.archive.list(&query).map_err(|error| self.told(&error))?;
            if query.offset == 0 && !page.is_empty() && !arguments.json {
                writeln!(out, "{}", head(self.text))?;
            }
            for game in &page {
                if arguments.json {
                    writeln!(out, "{}", json(game))?;
                } else {
                    writeln!(out, "{}", line(game, self.text))?;
                }
            }
            query.offset += page.len();
            if page.len() < MAX_PAGE {
                break;
            }
        }
        if !arguments.json {
            let told = match (query.offset, is_filtered) {
                (0, false) => self.text.archive_is_empty(),
                (0, true) => self.text.no_game_found(),
                (n_games, _) => self.text.games_listed(n_games),
            };
            writeln!(out, "{told}")?;
        }
        Ok(())
    }
}

fn head(text: &Text) -> String {
    use SavedFact::{Black, Date, Event, Moves, Number, Result, White};
    let [number, date, black, white, result, moves, event] =
        [Number, Date, Black, White, Result, Moves, Event].map(|fact| text.saved_fact(fact));
    row([&number, &date, &black, &white, &result, &moves, &event])
}

fn line(game: &GameSummary, text: &Text) -> String {
    let name = |name: &Option<String>| name.clone().unwrap_or_else(|| String::from("–"));
    let date = game.date.map(|date| date.to_string()).unwrap_or_default();
    let tags: Vec<String> = game.tags.iter().map(|tag| format!("[{tag}]")).collect();
    let rest: Vec<&str> = game.event.iter().map(String::as_str).chain(tags.iter().map(String::as_str)).collect();
    row([
        &game.id.to_string(),
        &date,
        &name(&game.players.black),
        &name(&game.players.white),
        &result(game, text),
        &game.n_moves.to_string(),
        &rest.join(" "),
    ])
}

/// The points of Black and White where they tell the result, else who won.
fn result(game: &GameSummary, text: &Text) -> String {
    if let Some(score) = game.score {
        let white = (64 - i16::from(score)) / 2;
        return format!("{}–{white}", 64 - white);
    }
    game.result.map(|result| text.saved_outcome(result.outcome)).unwrap_or_default()
}

fn row([number, date, black, white, result, moves, rest]: [&str; 7]) -> String {
    let [number_width, date_width, black_width, white_width, result_width] = WIDTHS;
    let cell = |text: &str, columns| pad(&shortened(&printable(text), columns), columns, Ambiguous::Narrow);
    let cells = [
        right(number, number_width),
        cell(date, date_width),
        cell(black, black_width),
        cell(white, white_width),
        cell(result, result_width),
        right(moves, number_width),
        printable(rest),
    ];
    cells.join("  ").trim_end().to_owned()
}

/// A text of at most so many columns: what is cut off leaves a sign.
fn shortened(text: &str, columns: usize) -> String {
    if width(text, Ambiguous::Narrow) <= columns {
        return text.to_owned();
    }
    let mut shortened = String::new();
    for c in text.chars() {
        shortened.push(c);
        if width(&shortened, Ambiguous::Narrow) >= columns {
            shortened.pop();
            break;
        }
    }
    shortened + "…"
}

fn json(game: &GameSummary) -> SavedLine {
    SavedLine {
        game: game.id.into(),
        black: game.players.black.clone(),
        white: game.players.white.clone(),
        event: game.event.clone(),
        date: game.date.map(|date| date.to_string()),
        outcome: game.result.map(|result| result.outcome.into()),
        score: game.score,
        moves: game.n_moves,
        tags: game.tags.iter().map(Tag::to_string).collect(),
        source: game.source.clone(),
        created: format!("{:.3}", game.created),
        changed: format!("{:.3}", game.changed),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_cut_where_its_columns_end() {
        for (text, expected) in [
            ("みどり", "みどり"),
            ("abcdefgh", "abcdefgh"),
            ("abcdefghi", "abcdefg…"),
            ("山田みどり", "山田み…"),
            ("a山田みどり", "a山田み…"),
            ("", ""),
        ] {
            assert_eq!(shortened(text, 8), expected);
            assert!(width(&shortened(text, 8), Ambiguous::Narrow) <= 8);
        }
    }
}

//! The help, in the user's language. The parser's description of the commands is the only one; what is said of each comes from
//! the catalogues, and lines are broken here, as the parser breaks them only at blanks.

use anstyle::Style;
use clap::Arg;
use clap::builder::{PossibleValue, Str, StyledStr};
use yosumi_text::{Ambiguous, Text, UsageWord, pad, width, wrap};

use super::levels;

/// No line is longer, unless it is an example.
const COLUMNS: usize = 80;
/// What stands on the left and is longer has a line of its own.
const MAX_LEFT_COLUMNS: usize = 26;

const HEADING: Style = Style::new().bold().underline();
const LITERAL: Style = Style::new().bold();

/// The command and those below it, speaking the language of `text`.
pub(super) fn spoken(mut command: clap::Command, text: &Text) -> clap::Command {
    // What all commands have, such as the options that ask for help, is there from now on.
    command.build();
    spoken_below(command, &[], text)
}

fn spoken_below(command: clap::Command, path: &[&str], text: &Text) -> clap::Command {
    let mut command = command.mut_args(|argument| with_placeholders(argument, text));
    if command.has_subcommands() {
        command = command.subcommand_value_name(Str::from(text.usage_word(UsageWord::Command)));
    }
    let any_options = text.usage_word(UsageWord::AnyOptions);
    let usage: Vec<String> =
        usage_lines(&command.render_usage()).iter().map(|line| line.replace("[OPTIONS]", &any_options)).collect();
    let help = help(&command, path, &usage, text);
    let command = command.override_usage(usage.join("\n")).override_help(StyledStr::from(help));
    command.mut_subcommands(|below| {
        let name = below.get_name().to_owned();
        spoken_below(below, &[path, &[&name]].concat(), text)
    })
}

/// The names by which the catalogues know a command that is called by these. `help` is the same wherever it stands, and has the
/// commands of the one that it helps with.
fn names<'a>(path: &[&'a str]) -> Vec<&'a str> {
    match path {
        [] => vec!["yosumi"],
        [.., "help"] => vec!["help"],
        _ => path.iter().copied().filter(|&name| name != "help").collect(),
    }
}

fn with_placeholders(argument: Arg, text: &Text) -> Arg {
    if !argument.get_action().takes_values() {
        return argument;
    }
    let kinds = argument.get_value_names().unwrap_or_default().iter().map(|kind| key(kind));
    let spoken: Vec<Str> = kinds.filter_map(|kind| text.placeholder(&kind)).map(Str::from).collect();
    if spoken.is_empty() { argument } else { argument.value_names(spoken) }
}

/// A name of the parser's as the catalogues have it.
fn key(name: &str) -> String {
    name.to_lowercase().replace('_', "-")
}

/// The ways to call a command, without the heading that the parser gives them.
pub(super) fn usage_lines(usage: &StyledStr) -> Vec<String> {
    let plain = usage.to_string();
    plain.trim_start_matches("Usage:").lines().map(|line| String::from(line.trim())).collect()
}

/// The ways to call a command, with their heading.
pub(super) fn usage(lines: &[String], text: &Text) -> String {
    let heading = text.usage_word(UsageWord::Usage);
    let indent = " ".repeat(width(&heading, Ambiguous::Narrow) + 1);
    format!("{HEADING}{heading}{HEADING:#} {}", lines.join(&format!("\n{indent}")))
}

/// Something that the help lists: a command, an argument.
struct Row {
    left: String,
    about: String,
    /// The values that it may have and what they mean, where that has to be said.
    values: Vec<(String, String)>,
}

fn help(command: &clap::Command, path: &[&str], usage_lines: &[String], text: &Text) -> String {
    let about = text.command_about(&names(path)).unwrap_or_default();
    let mut parts = vec![wrap(&about, COLUMNS).join("\n"), usage(usage_lines, text)];
    let of_command = |below: &clap::Command| Row {
        left: String::from(below.get_name()),
        about: text.command_about(&names(&[path, &[below.get_name()]].concat())).unwrap_or_default(),
        values: Vec::new(),
    };
    let of_argument = |argument: &Arg| row(argument, path, text);
    let shown = || command.get_arguments().filter(|argument| !argument.is_hide_set());
    for (heading, rows) in [
        (UsageWord::Commands, command.get_subcommands().map(of_command).collect::<Vec<_>>()),
        (UsageWord::Arguments, shown().filter(|argument| argument.is_positional()).map(of_argument).collect()),
        (UsageWord::Options, shown().filter(|argument| !argument.is_positional()).map(of_argument).collect()),
    ] {
        if !rows.is_empty() {
            parts.push(format!("{HEADING}{}{HEADING:#}\n{}", text.usage_word(heading), list(&rows)));
        }
    }
    if path == ["play"] {
        parts.push(levels::table(text));
    }
    if let Some(notes) = text.command_notes(&names(path)) {
        parts.push(notes.lines().flat_map(note).collect::<Vec<_>>().join("\n"));
    }
    format!("{}\n", parts.join("\n\n"))
}

/// A line of the notes. What is indented stands as it is written.
fn note(line: &str) -> Vec<String> {
    if line.starts_with(' ') { vec![String::from(line)] } else { wrap(line, COLUMNS) }
}

fn row(argument: &Arg, path: &[&str], text: &Text) -> Row {
    let name = argument.to_string();
    let left = match (argument.get_short(), argument.get_long()) {
        (Some(short), Some(_)) => format!("-{short}, {name}"),
        (None, Some(_)) => format!("    {name}"),
        (_, None) => name,
    };
    let id = key(argument.get_id().as_str());
    let mut about = vec![text.argument_about(&names(path), &id).unwrap_or_default()];
    let possible = if argument.get_action().takes_values() { argument.get_possible_values() } else { Vec::new() };
    let value_names: Vec<&str> = possible.iter().map(PossibleValue::get_name).collect();
    let values: Vec<(String, String)> =
        value_names.iter().map(|&name| (String::from(name), value_about(&id, name, text))).collect();
    let is_plain = values.iter().all(|(_, about)| about.is_empty());
    if is_plain && !values.is_empty() {
        about.push(text.possible_values(&value_names));
    }
    let defaults: Vec<_> = argument.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
    if argument.get_action().takes_values() && !argument.is_hide_default_value_set() && !defaults.is_empty() {
        about.push(text.default_value(&defaults.join(",")));
    }
    Row { left, about: about.join(" "), values: if is_plain { Vec::new() } else { values } }
}

/// What a value means; nothing where that is what it is called.
fn value_about(argument: &str, value: &str, text: &Text) -> String {
    text.value_about(argument, value).filter(|about| about != value).unwrap_or_default()
}

/// Rows in two columns, with the values of each below it in two more.
fn list(rows: &[Row]) -> String {
    let columns = left_columns(rows.iter().map(|row| row.left.as_str()));
    let mut lines = Vec::new();
    for row in rows {
        lines.extend(in_columns(2, columns, &row.left, &row.about));
        let value_columns = left_columns(row.values.iter().map(|(name, _)| name.as_str()));
        let indent = columns + 6;
        lines.extend(row.values.iter().flat_map(|(name, about)| in_columns(indent, value_columns, name, about)));
    }
    lines.join("\n")
}

fn left_columns<'a>(left: impl Iterator<Item = &'a str>) -> usize {
    left.map(|text| width(text, Ambiguous::Narrow)).filter(|&columns| columns <= MAX_LEFT_COLUMNS).max().unwrap_or(0)
}

fn in_columns(indent: usize, columns: usize, left: &str, right: &str) -> Vec<String> {
    let start = indent + columns + 2;
    let is_long = width(left, Ambiguous::Narrow) > columns;
    let lines = wrap(right, COLUMNS - start);
    let mut out = Vec::new();
    if is_long {
        out.push(format!("{}{LITERAL}{left}{LITERAL:#}", " ".repeat(indent)));
    }
    for (i, line) in lines.iter().enumerate() {
        let before = if i == 0 && !is_long { left } else { "" };
        let padding = pad("", columns - width(before, Ambiguous::Narrow), Ambiguous::Narrow);
        let before = if before.is_empty() { String::new() } else { format!("{LITERAL}{before}{LITERAL:#}") };
        out.push(format!("{}{before}{padding}  {line}", " ".repeat(indent)).trim_end().to_owned());
    }
    out
}

#[cfg(test)]
mod tests;

//! What is told of wrong arguments.

use std::error::Error as _;
use std::process::ExitCode;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use yosumi_text::{Misuse, Text, ValueFlaw};

use super::{flaw, help};

/// An argument of a command that stands before its sub-command.
pub(super) struct Misplaced<'a> {
    pub(super) argument: String,
    pub(super) command: String,
    pub(super) sub_command: &'a str,
}

/// Tells what is wrong with the arguments, or gives the help that they ask for. The code is the one to end the program with.
pub(super) fn tell(error: &clap::Error, text: &Text) -> ExitCode {
    let told = match error.kind() {
        // What is to be printed is in the error. Where that fails, nothing is left to be told.
        ErrorKind::DisplayHelp | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            let _closed = error.print();
            return if error.use_stderr() { ExitCode::from(2) } else { ExitCode::SUCCESS };
        }
        _ => sentences(error, text),
    };
    let usage = match error.get(ContextKind::Usage) {
        Some(ContextValue::StyledStr(usage)) => help::usage_lines(usage),
        _ => Vec::new(),
    };
    print(&told, &usage, text)
}

/// Tells of an argument in the wrong place.
pub(super) fn tell_misplaced(misplaced: &Misplaced<'_>, command: &mut clap::Command, text: &Text) -> ExitCode {
    let Misplaced { argument, command: of, sub_command } = misplaced;
    let told = text.misuse(&Misuse::Misplaced { argument, command: of, sub_command });
    print(&[told], &help::usage_lines(&command.render_usage()), text)
}

fn print(told: &[String], usage: &[String], text: &Text) -> ExitCode {
    anstream::eprintln!("yosumi: {}", told.join("\n"));
    if let Some(first) = usage.first() {
        anstream::eprintln!("\n{}", help::usage(usage, text));
        let is_name = |word: &&str| word.chars().all(|character| character.is_ascii_lowercase());
        let command: Vec<&str> = first.split(' ').take_while(is_name).collect();
        anstream::eprintln!("{}", text.more_help(&command.join(" ")));
    }
    ExitCode::from(2)
}

/// What is wrong, and what was probably meant.
fn sentences(error: &clap::Error, text: &Text) -> Vec<String> {
    let suggested = [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue];
    let similar = suggested.into_iter().map(|kind| words(error, kind)).find(|names| !names.is_empty());
    let told = text.misuse(&misuse(error, &Context::of(error)));
    std::iter::once(told).chain(similar.map(|names| text.similar(&names))).collect()
}

/// What the parser knows of an error.
struct Context {
    arguments: Vec<String>,
    others: Vec<String>,
    commands: Vec<String>,
    valid_commands: Vec<String>,
    value: String,
    valid_values: Vec<String>,
}

impl Context {
    fn of(error: &clap::Error) -> Self {
        Self {
            arguments: words(error, ContextKind::InvalidArg),
            others: words(error, ContextKind::PriorArg),
            commands: words(error, ContextKind::InvalidSubcommand),
            valid_commands: words(error, ContextKind::ValidSubcommand),
            value: words(error, ContextKind::InvalidValue).concat(),
            valid_values: words(error, ContextKind::ValidValue),
        }
    }
}

fn words(error: &clap::Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(word)) => vec![word.clone()],
        Some(ContextValue::Strings(words)) => words.clone(),
        _ => Vec::new(),
    }
}

fn misuse<'a>(error: &clap::Error, context: &'a Context) -> Misuse<'a> {
    let Context { arguments, others, commands, valid_commands, value, valid_values } = context;
    let argument = arguments.first().or_else(|| commands.first()).map_or("", String::as_str);
    match error.kind() {
        ErrorKind::UnknownArgument => Misuse::UnknownArgument { argument },
        ErrorKind::InvalidSubcommand => Misuse::UnknownCommand { command: argument },
        ErrorKind::MissingSubcommand => Misuse::NoCommand { commands: valid_commands },
        ErrorKind::MissingRequiredArgument => Misuse::NoArguments { arguments },
        ErrorKind::InvalidValue if value.is_empty() => Misuse::NoValue { argument },
        ErrorKind::InvalidValue => Misuse::Value { argument, value, flaw: ValueFlaw::NoneOf(valid_values) },
        ErrorKind::ValueValidation => {
            let flaw = error.source().and_then(flaw::of_error).unwrap_or(ValueFlaw::Other);
            Misuse::Value { argument, value, flaw }
        }
        ErrorKind::ArgumentConflict if others.is_empty() || others[0] == argument => Misuse::Twice { argument },
        ErrorKind::ArgumentConflict => Misuse::Conflict { argument, others },
        ErrorKind::TooManyValues => Misuse::TooMany { argument, value },
        ErrorKind::TooFewValues => Misuse::Count { argument, count: number(error, ContextKind::MinValues) },
        ErrorKind::WrongNumberOfValues => {
            Misuse::Count { argument, count: number(error, ContextKind::ExpectedNumValues) }
        }
        ErrorKind::InvalidUtf8 => Misuse::NotText,
        _ => Misuse::Other,
    }
}

fn number(error: &clap::Error, kind: ContextKind) -> usize {
    match error.get(kind) {
        Some(&ContextValue::Number(number)) => usize::try_from(number).unwrap_or(0),
        _ => 0,
    }
}

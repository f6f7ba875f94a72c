//! The levels of play, as `yosumi play --help` lists them.

use yosumi_engine::Level as Number;
use yosumi_session::{Level, NamedLevel, Pace};
use yosumi_text::{Ambiguous, Language, SquareNames, Text, pad};

/// The columns of a name.
const NAME_COLUMNS: usize = 18;

const WITHOUT_ENGINE: [&str; 2] =
    ["  first                    always the first playable square", "  random                   any playable square"];

const NOTE: &str = "Write computer:20, computer:strongest or computer:最強. The numbers between are
levels too, and `computer` alone is computer:easy. How long a move takes depends
on the machine; `now` in the game ends the thinking.";

/// Each level with a name, those above them by how long their moves take, and the two without an engine.
pub(super) fn table() -> String {
    let texts = [Language::English, Language::Japanese].map(|language| Text::new(language, SquareNames::Letters));
    let named = NamedLevel::ALL.map(|named| {
        let names = texts.each_ref().map(|text| text.level_name(named)).join(", ");
        row(&named.level().to_string(), &names, Level::Engine(named.level()).pace())
    });
    let beyond = [Pace::AMinute, Pace::ManyMinutes].map(|pace| row(&numbers_at(pace), "", pace));
    let rows = [&named[..], &beyond, &WITHOUT_ENGINE.map(String::from)].concat();
    format!("Levels:\n{}\n{NOTE}", rows.join("\n"))
}

fn row(number: &str, names: &str, pace: Pace) -> String {
    let pace = match pace {
        Pace::AtOnce => "moves at once",
        Pace::Seconds => "a move may take some seconds",
        Pace::AMinute => "a move may take a minute or more",
        Pace::ManyMinutes => "a move may take many minutes",
    };
    format!("  {number:>5}  {}{pace}", pad(names, NAME_COLUMNS, Ambiguous::Narrow))
}

/// The levels at that pace, first and last.
fn numbers_at(pace: Pace) -> String {
    let numbers = (1..=u8::MAX).map_while(Number::new).filter(|&number| Level::Engine(number).pace() == pace);
    let ends = numbers.clone().take(1).chain(numbers.last());
    ends.map(|number| number.to_string()).collect::<Vec<_>>().join("-")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_with_a_name_is_listed_and_so_are_those_that_take_long() {
        let expected = "Levels:
      1  Beginner, 入門    moves at once
      3  Easy, 初級        moves at once
      6  Medium, 中級      moves at once
     10  Strong, 上級      moves at once
     15  Expert, 有段      a move may take some seconds
     20  Strongest, 最強   a move may take some seconds
  21-23                    a move may take a minute or more
  24-30                    a move may take many minutes
  first                    always the first playable square
  random                   any playable square";
        assert!(table().starts_with(expected), "{}", table());
    }

    #[test]
    fn a_computer_of_no_level_is_the_one_that_is_told() {
        assert_eq!(Level::default(), Level::Engine(NamedLevel::Easy.level()));
    }
}

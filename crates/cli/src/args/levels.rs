//! The levels of play, as `yosumi play --help` lists them.

use yosumi_engine::Level as Number;
use yosumi_session::{Level, NamedLevel, Pace};
use yosumi_text::{Ambiguous, Language, SquareNames, Text, UsageWord, pad};

/// The columns of a name.
const NAME_COLUMNS: usize = 18;

/// Each level with a name in both languages, those above them by how long their moves take, and the two without an engine.
pub(super) fn table(text: &Text) -> String {
    let other = Language::ALL.into_iter().find(|&language| language != text.language());
    let other = other.map(|language| Text::new(language, SquareNames::Letters));
    let named = NamedLevel::ALL.map(|named| {
        let names = [Some(text), other.as_ref()].into_iter().flatten().map(|text| text.level_name(named));
        let names = names.collect::<Vec<_>>().join(", ");
        row(&named.level().to_string(), &names, Level::Engine(named.level()).pace(), text)
    });
    let beyond = [Pace::AMinute, Pace::ManyMinutes].map(|pace| row(&numbers_at(pace), "", pace, text));
    let without_engine =
        [(Level::First, UsageWord::First), (Level::Random, UsageWord::Random)].map(|(level, about)| {
            format!("  {level:NUMBER_COLUMNS$}{}{}", " ".repeat(NAME_COLUMNS + 2), text.usage_word(about))
        });
    let rows = [&named[..], &beyond, &without_engine].concat();
    format!("{}\n{}", text.usage_word(UsageWord::Levels), rows.join("\n"))
}

/// The columns of a number, or of two with a hyphen between them.
const NUMBER_COLUMNS: usize = 6;

fn row(number: &str, names: &str, pace: Pace, text: &Text) -> String {
    format!("  {number:>NUMBER_COLUMNS$}  {}{}", pad(names, NAME_COLUMNS, Ambiguous::Narrow), text.pace(pace))
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
  first                     always the first playable square
  random                    any playable square";
        assert_eq!(table(&Text::new(Language::English, SquareNames::Letters)), expected);
    }

    #[test]
    fn a_computer_of_no_level_is_the_one_that_is_told() {
        assert_eq!(Level::default(), Level::Engine(NamedLevel::Easy.level()));
    }
}

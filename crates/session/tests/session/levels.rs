//! How well computers play, and what that is called.

use yosumi_session::{Level, NamedLevel};

#[test]
fn a_level_is_called_by_its_number_or_its_name() {
    for (name, named) in [
        ("beginner", NamedLevel::Beginner),
        ("Easy", NamedLevel::Easy),
        ("MEDIUM", NamedLevel::Medium),
        ("上級", NamedLevel::Strong),
        ("有段", NamedLevel::Expert),
        ("最強", NamedLevel::Strongest),
    ] {
        let number = named.level().to_string();
        assert_eq!(name.parse::<Level>(), number.parse::<Level>());
        assert_eq!(NamedLevel::of(named.level()), Some(named));
    }
    assert_eq!("Random".parse(), Ok(Level::Random));
    for text in ["", "strong ", "最", "強い", "31", "0", "+3", "firstrandom"] {
        assert!(text.parse::<Level>().is_err(), "{text:?}");
    }
}

#[test]
fn a_higher_level_does_not_take_less_time() {
    let levels: Vec<Level> = (1..=30).map(|number| number.to_string().parse().expect("a level")).collect();
    assert!(levels.is_sorted_by_key(|level| level.pace()));
}

//! Which language is spoken.

use yosumi_text::{Language, ParseLanguageError, SquareNames};

use crate::support::{NAMINGS, all_texts, texts};

#[test]
fn every_japanese_locale_gets_japanese_and_every_other_one_english() {
    for locale in ["ja", "JA", "ja-JP", "ja_JP", "ja_JP.UTF-8", "ja.UTF-8", "ja_JP@jisx0213", "ja@x", "ja-Hira-JP"] {
        assert_eq!(Language::of_locale(locale), Language::Japanese, "{locale}");
    }
    for locale in ["", "en", "en-US", "en_JP.UTF-8", "C", "C.UTF-8", "POSIX", "jav", "jam-JM", "j", "-ja", "zh-JA"] {
        assert_eq!(Language::of_locale(locale), Language::English, "{locale}");
    }
}

#[test]
fn a_language_is_written_as_its_tag() {
    for language in Language::ALL {
        assert_eq!(language.to_string().parse(), Ok(language));
        assert_eq!(language.to_string(), language.tag());
    }
    assert_eq!(format!("{:>4}|{:<4}", Language::Japanese, Language::English), "  ja|en  ");
    for text in ["", "JA", "jp", "ja-JP", " ja", "english"] {
        assert_eq!(text.parse::<Language>(), Err(ParseLanguageError), "{text:?}");
    }
}

#[test]
fn a_text_knows_how_it_speaks() {
    for (text, (squares, language)) in
        all_texts().zip(NAMINGS.into_iter().flat_map(|squares| Language::ALL.map(|language| (squares, language))))
    {
        assert_eq!((text.squares(), text.language()), (squares, language));
        assert_eq!(format!("{text:?}"), format!("Text {{ language: {language:?}, squares: {squares:?}, .. }}"));
    }
}

#[test]
fn a_text_may_be_asked_from_any_thread() {
    let [_, english] = texts(SquareNames::Letters);
    let told = std::thread::scope(|scope| scope.spawn(|| english.prompt(1)).join().expect("an answer"));
    assert_eq!(told, "Move 1");
}

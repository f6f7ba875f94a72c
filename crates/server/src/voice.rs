//! What is said, in both languages at once.

use yosumi_book::{NameLanguage, Opening};
use yosumi_text::{Language, SquareNames, Text};
use yosumi_wire::page::Bilingual;

/// All languages, to say a thing in each of them.
#[derive(Debug)]
pub(crate) struct Voice {
    ja: Text,
    en: Text,
}

impl Voice {
    pub(crate) fn new() -> Self {
        let speaking = |language| Text::new(language, SquareNames::Letters);
        Self { ja: speaking(Language::Japanese), en: speaking(Language::English) }
    }

    /// How to speak to one who reads this language; the first language for all others.
    pub(crate) fn in_language(&self, tag: Option<&str>) -> &Text {
        if tag == Some(Language::English.tag()) { &self.en } else { &self.ja }
    }

    pub(crate) fn say(&self, sentence: impl Fn(&Text) -> String) -> Bilingual {
        Bilingual { ja: sentence(&self.ja), en: sentence(&self.en) }
    }

    /// The same where there may be nothing to say.
    pub(crate) fn say_if(&self, sentence: impl Fn(&Text) -> Option<String>) -> Option<Bilingual> {
        Some(Bilingual { ja: sentence(&self.ja)?, en: sentence(&self.en)? })
    }
}

/// What an opening is called in each language.
pub(crate) fn names(opening: &Opening) -> Bilingual {
    let name = |language| String::from(opening.name(language).text);
    Bilingual { ja: name(NameLanguage::Japanese), en: name(NameLanguage::English) }
}

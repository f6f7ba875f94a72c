//! Openings by their names.

use yosumi_records::plain_form;

use crate::{NameLanguage, Opening, openings};

/// No name is longer, so that longer texts need not be looked at.
const MAX_TEXT_BYTES: usize = 200;

/// The openings with this text in one of their names, in either language: those that are called so first, then those whose
/// names begin with it, then the others, the shorter lines first. Blanks find all.
///
/// Capital and small letters, hiragana and katakana, and characters of half and full width are alike; blanks and signs such
/// as hyphens count for nothing.
///
/// ```
/// use yosumi_book::find;
///
/// let lines = |text| find(text).into_iter().map(|opening| opening.line().to_string()).collect::<Vec<_>>();
/// assert_eq!(lines("虎定石"), ["f5d6c3d3c4"]);
/// assert_eq!(lines("no kung")[0], "f5d6c3d3c4f4f6g5");
/// assert!(lines("ぶらいとうぇる").contains(&String::from("f5d6c3d3c4f4e3")));
/// assert!(lines("no such opening").is_empty());
/// ```
#[must_use]
pub fn find(text: &str) -> Vec<&'static Opening> {
    if text.len() > MAX_TEXT_BYTES {
        return Vec::new();
    }
    let wanted = folded(text);
    if wanted.is_empty() && !text.trim().is_empty() {
        return Vec::new();
    }
    let mut found: Vec<_> =
        openings().iter().filter_map(|opening| Some((likeness(opening, &wanted)?, opening))).collect();
    // Those that are equally good stay in their order.
    found.sort_by_key(|&(likeness, opening)| (likeness, opening.n_plies()));
    found.into_iter().map(|(_, opening)| opening).collect()
}

/// How a name is like the wanted one, the best first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Likeness {
    Same,
    Beginning,
    Part,
}

/// The likeness of the name that is most alike, where any is.
fn likeness(opening: &Opening, wanted: &str) -> Option<Likeness> {
    let names = [NameLanguage::Japanese, NameLanguage::English].into_iter().flat_map(|of| opening.names(of));
    let of_name = |name: &&str| {
        let name = folded(name);
        match name.find(wanted)? {
            0 if name.len() == wanted.len() => Some(Likeness::Same),
            0 => Some(Likeness::Beginning),
            _ => Some(Likeness::Part),
        }
    };
    names.filter_map(of_name).min()
}

/// A text without what makes no difference in a name.
fn folded(text: &str) -> String {
    text.chars().map(plain_form).filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).map(katakana).collect()
}

/// The katakana for a hiragana, any other character as it is.
fn katakana(character: char) -> char {
    match character {
        // The katakana stand in the same order, so many places later.
        'ぁ'..='ゖ' => char::from_u32(u32::from(character) + 0x60).unwrap_or(character),
        _ => character,
    }
}

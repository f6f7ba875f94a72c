//! Boards that begin with a hyphen.

use std::ffi::OsString;

/// How many signs of a board an argument begins with at the least when it is one: no option consists of so many.
const N_SIGNS: usize = 8;

/// An argument as the parser should see it: a board that begins with a hyphen gets a blank before it, or it would be taken for
/// an option. Readers of boards pass over blanks.
pub(super) fn shielded(argument: OsString) -> OsString {
    match argument.to_str() {
        Some(text) if is_board_like_an_option(text) => OsString::from(format!(" {text}")),
        _ => argument,
    }
}

fn is_board_like_an_option(text: &str) -> bool {
    let signs = text.chars().filter(|c| !c.is_whitespace()).take(N_SIGNS);
    text.starts_with('-') && signs.filter(|&c| is_sign(c)).count() == N_SIGNS
}

const fn is_sign(character: char) -> bool {
    matches!(character, '-' | '.' | '_' | '*' | 'X' | 'x' | 'O' | 'o' | 'B' | 'b' | 'W' | 'w')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(argument: &str, expected: &str) {
        assert_eq!(shielded(OsString::from(argument)), OsString::from(expected));
    }

    #[test]
    fn boards_are_told_from_options() {
        check("--XO------ X", " --XO------ X");
        check("- - - - - - - -", " - - - - - - - -");
        for argument in
            ["-", "--", "--json", "--all-moves", "--box", "-V", "X-------", "--position=--------", "problems.obf"]
        {
            check(argument, argument);
        }
    }
}

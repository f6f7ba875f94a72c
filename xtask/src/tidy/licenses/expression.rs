//! SPDX license expressions, such as `(MIT OR Apache-2.0) AND Unicode-3.0`.

use std::iter::Peekable;
use std::vec::IntoIter;

use anyhow::{Result, bail};

/// Whether an expression can be satisfied by licenses and exceptions of the lists alone.
///
/// `AND` binds more strongly than `OR`. The old notation `MIT/Apache-2.0` means `OR`.
pub(crate) fn is_permitted(expression: &str, licenses: &[&str], exceptions: &[&str]) -> Result<bool> {
    let spaced = expression.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
    let words: Vec<_> = spaced.split_whitespace().map(str::to_owned).collect();
    let mut parser = Parser { words: words.into_iter().peekable(), licenses, exceptions };
    let permitted = parser.alternatives()?;
    match parser.words.next() {
        None => Ok(permitted),
        Some(word) => bail!("unexpected `{word}`"),
    }
}

struct Parser<'a> {
    words: Peekable<IntoIter<String>>,
    licenses: &'a [&'a str],
    exceptions: &'a [&'a str],
}

impl Parser<'_> {
    fn alternatives(&mut self) -> Result<bool> {
        let mut permitted = self.conjunction()?;
        while self.take("OR") {
            permitted |= self.conjunction()?;
        }
        Ok(permitted)
    }

    fn conjunction(&mut self) -> Result<bool> {
        let mut permitted = self.license()?;
        while self.take("AND") {
            permitted &= self.license()?;
        }
        Ok(permitted)
    }

    fn license(&mut self) -> Result<bool> {
        if self.take("(") {
            let permitted = self.alternatives()?;
            if !self.take(")") {
                bail!("`)` is missing");
            }
            return Ok(permitted);
        }
        let name = self.name()?;
        let mut permitted = self.licenses.contains(&name.as_str());
        if self.take("WITH") {
            let exception = self.name()?;
            permitted &= self.exceptions.contains(&exception.as_str());
        }
        Ok(permitted)
    }

    fn name(&mut self) -> Result<String> {
        match self.words.next() {
            None => bail!("a license is missing at the end"),
            Some(word) if matches!(word.as_str(), "OR" | "AND" | "WITH" | "(" | ")") => {
                bail!("a license is missing before `{word}`")
            }
            Some(word) => Ok(word),
        }
    }

    fn take(&mut self, word: &str) -> bool {
        self.words.next_if(|next| next == word).is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(expression: &str, expected: bool) {
        let permitted = is_permitted(expression, &["MIT", "Apache-2.0"], &["LLVM-exception"]).unwrap();
        assert_eq!(permitted, expected, "{expression}");
    }

    #[track_caller]
    fn check_error(expression: &str, expected: &str) {
        let error = is_permitted(expression, &["MIT"], &[]).unwrap_err();
        assert_eq!(error.to_string(), expected, "{expression}");
    }

    #[test]
    fn one_alternative_is_enough() {
        check("MIT", true);
        check("GPL-3.0", false);
        check("GPL-3.0 OR MIT", true);
        check("MIT OR Apache-2.0 OR LGPL-2.1-or-later", true);
        check("GPL-3.0 OR GPL-2.0", false);
    }

    #[test]
    fn the_old_notation_is_an_alternative() {
        check("MIT/Apache-2.0", true);
        check("GPL-3.0 / MIT", true);
        check("GPL-3.0/GPL-2.0", false);
    }

    #[test]
    fn all_of_a_conjunction_must_permit() {
        check("MIT AND Apache-2.0", true);
        check("MIT AND GPL-3.0", false);
        check("GPL-3.0 AND MIT", false);
    }

    #[test]
    fn and_binds_more_strongly_than_or() {
        check("MIT OR Apache-2.0 AND GPL-3.0", true);
        check("(MIT OR Apache-2.0) AND GPL-3.0", false);
        check("(MIT OR GPL-3.0) AND (GPL-2.0 OR Apache-2.0)", true);
        check("((MIT))", true);
    }

    #[test]
    fn an_exception_must_be_known() {
        check("Apache-2.0 WITH LLVM-exception", true);
        check("Apache-2.0 WITH LLVM-exception OR GPL-3.0", true);
        check("MIT WITH Classpath-exception-2.0", false);
        check("GPL-3.0 WITH LLVM-exception", false);
    }

    #[test]
    fn a_later_version_is_another_license() {
        check("Apache-2.0+", false);
    }

    #[test]
    fn a_broken_expression_is_an_error() {
        check_error("", "a license is missing at the end");
        check_error("MIT OR", "a license is missing at the end");
        check_error("OR MIT", "a license is missing before `OR`");
        check_error("(MIT", "`)` is missing");
        check_error("MIT)", "unexpected `)`");
        check_error("MIT Apache-2.0", "unexpected `Apache-2.0`");
    }
}

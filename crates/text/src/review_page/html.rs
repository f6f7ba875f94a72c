//! HTML that is written piece by piece: what is known when the program is built goes in as it stands, all else is escaped.

use std::fmt::Write as _;

use yosumi_diagram::Escaped;

/// A text of HTML.
#[derive(Debug, Default)]
pub(super) struct Html {
    out: String,
}

impl Html {
    /// Markup of the program's own.
    pub(super) fn raw(&mut self, markup: &'static str) -> &mut Self {
        self.out.push_str(markup);
        self
    }

    /// Markup that was made, and escaped, elsewhere in the program.
    pub(super) fn made(&mut self, markup: &str) -> &mut Self {
        self.out.push_str(markup);
        self
    }

    /// Text from anywhere, within an element or a quoted attribute.
    pub(super) fn text(&mut self, text: &str) -> &mut Self {
        write!(self.out, "{}", Escaped(text)).expect("a string takes all that is written");
        self
    }

    /// Text of several lines.
    pub(super) fn lines(&mut self, text: &str) -> &mut Self {
        for (number, line) in text.lines().enumerate() {
            if number > 0 {
                self.raw("<br>\n");
            }
            self.text(line);
        }
        self
    }

    /// An element that holds text, on a line of its own.
    pub(super) fn element(&mut self, name: &'static str, text: &str) -> &mut Self {
        self.raw("<").raw(name).raw(">").text(text).raw("</").raw(name).raw(">\n")
    }

    pub(super) fn into_string(self) -> String {
        self.out
    }
}

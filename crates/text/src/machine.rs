//! What is said of the machine that the program runs on.

use crate::Text;
use crate::catalog::args;
use crate::vocabulary::shown;

impl Text {
    /// That a variable of the environment asks for instructions of a CPU by a name that nobody knows.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// let expected = "YOSUMI_CPU=sse9: there are no such instructions; expected portable, avx2 or avx512";
    /// assert_eq!(text.cpu_unknown("YOSUMI_CPU", "sse9"), expected);
    /// ```
    #[must_use]
    pub fn cpu_unknown(&self, variable: &str, name: &str) -> String {
        self.say("cpu-unknown", &args! { "variable" => variable, "found" => shown(name) })
    }

    /// That a variable of the environment asks for instructions that this CPU has not got, and which it has.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::Japanese, SquareNames::Letters);
    /// let told = text.cpu_unavailable("YOSUMI_CPU", "avx512", "portable avx2");
    /// assert_eq!(told, "YOSUMI_CPU=avx512: この CPU にはその命令がありません。使えるもの: portable avx2");
    /// ```
    #[must_use]
    pub fn cpu_unavailable(&self, variable: &str, name: &str, available: &str) -> String {
        let args = args! { "variable" => variable, "found" => shown(name), "available" => available };
        self.say("cpu-unavailable", &args)
    }
}

//! A reviewed game as a page of HTML that stands alone: no scripts, nothing from elsewhere, light and dark, for print too.

use yosumi_diagram::{Diagram, Look, SquareValue};
use yosumi_records::Value;
use yosumi_review::{Class, PlayedMove, ReviewedPosition, Summary};
use yosumi_rules::{Color, Move};

use self::html::Html;
use crate::catalog::args;
use crate::{Column, GameReview, ReviewColumn, Text};

mod graph;
mod html;

const STYLE: &str = include_str!("review_page/page.css");

impl Text {
    /// A page of HTML about a reviewed game: the graph of its values, what each side did, the mistakes with boards, and all
    /// moves. It needs nothing but itself, and whatever comes from the record is escaped in it. `version` is that of the
    /// program that makes it.
    ///
    /// ```
    /// # use yosumi_records::Record;
    /// # use yosumi_review::Effort;
    /// # use yosumi_text::{GameReview, Language, SquareNames, Text};
    /// let mut record = Record::default();
    /// record.event = Some(String::from("<script>"));
    /// let text = Text::new(Language::Japanese, SquareNames::Letters);
    /// let page = text.review_page(&GameReview::of_main_line(&record, &[], Effort::default()), "1.0");
    /// assert!(page.contains("&lt;script&gt;") && !page.contains("<script"));
    /// ```
    #[must_use]
    pub fn review_page(&self, game: &GameReview<'_>, version: &str) -> String {
        let mut page = Page { text: self, game: *game, html: Html::default() };
        page.write(version);
        page.html.into_string()
    }
}

struct Page<'a> {
    text: &'a Text,
    game: GameReview<'a>,
    html: Html,
}

impl<'a> Page<'a> {
    fn write(&mut self, version: &str) {
        let versus = self.text.versus(self.game.players().as_ref());
        self.head(&self.text.say("review-title", &args! { "game" => versus.as_str() }));
        self.html.raw("<body>\n<main>\n");
        self.heading();
        self.graph();
        self.players();
        self.mistakes();
        self.moves();
        self.html.raw("</main>\n");
        self.html.element("footer", &self.text.say("review-made-by", &args! { "version" => version }));
        self.html.raw("</body>\n</html>\n");
    }

    fn head(&mut self, title: &str) {
        let language = self.text.language().tag();
        self.html.raw("<!doctype html>\n<html lang=\"").text(language).raw("\">\n<head>\n<meta charset=\"utf-8\">\n");
        // Should anything ever slip through, the browser still runs and loads nothing.
        self.html.raw("<meta http-equiv=\"Content-Security-Policy\" ");
        self.html.raw("content=\"default-src 'none'; style-src 'unsafe-inline'\">\n");
        self.html.raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n");
        self.html.raw("<meta name=\"color-scheme\" content=\"light dark\">\n");
        self.html.element("title", title);
        self.html.raw("<style>\n").raw(STYLE).raw("</style>\n</head>\n");
    }

    fn heading(&mut self) {
        self.html.raw("<header>\n");
        for (place, line) in self.text.review_heading(&self.game).iter().enumerate() {
            self.html.element(if place == 0 { "h1" } else { "p" }, line);
        }
        self.html.raw("</header>\n");
    }

    fn graph(&mut self) {
        // A single value makes no graph.
        if self.game.positions.len() < 2 {
            return;
        }
        self.html.raw("<section>\n");
        self.html.element("h2", &self.text.say_plain("review-graph"));
        self.html.raw("<figure>\n").made(&graph::svg(self.text, &self.game)).raw("<figcaption>\n");
        for (mark, meaning) in [
            ("black", self.text.say_plain("review-graph-black")),
            ("white", self.text.say_plain("review-graph-white")),
            ("solid", self.text.say_plain("review-graph-exact")),
            ("faint", self.text.estimate()),
            ("mistake", self.text.move_class(Class::Mistake)),
            ("blunder", self.text.move_class(Class::Blunder)),
        ] {
            self.html.raw("<span><i class=\"").raw(mark).raw("\"></i>").text(&meaning).raw("</span>\n");
        }
        self.html.raw("</figcaption>\n</figure>\n</section>\n");
    }

    fn players(&mut self) {
        self.html.raw("<section>\n");
        self.html.element("h2", &self.text.say_plain("review-players"));
        self.html.raw("<table class=\"players\">\n<thead><tr><td></td>");
        for color in Color::ALL {
            self.html.raw("<th scope=\"col\">");
            self.disc(color);
            self.html.text(&self.text.player(self.game.players().as_ref(), color)).raw("</th>");
        }
        self.html.raw("</tr></thead>\n<tbody>\n");
        for (name, cells) in self.text.player_rows(Summary::of(self.game.positions).players) {
            self.html.raw("<tr><th scope=\"row\">").text(&name).raw("</th><td>");
            self.html.text(&cells.black).raw("</td><td>").text(&cells.white).raw("</td></tr>\n");
        }
        self.html.raw("</tbody>\n</table>\n");
        for sentence in self.text.review_sentences(&self.game) {
            self.html.element("p", &sentence);
        }
        self.html.raw("</section>\n");
    }

    fn mistakes(&mut self) {
        self.html.raw("<section>\n");
        self.html.element("h2", &self.text.say_plain("review-mistakes"));
        let mistakes: Vec<_> = self.game.mistakes().collect();
        if mistakes.is_empty() {
            self.html.element("p", &self.text.say_plain("review-no-mistakes"));
        }
        self.html.raw("<div class=\"mistakes\">\n");
        for (found, played) in mistakes {
            self.mistake(found, played);
        }
        self.html.raw("</div>\n</section>\n");
    }

    fn mistake(&mut self, found: &ReviewedPosition, played: &PlayedMove) {
        let number = self.text.say("review-move-number", &args! { "number" => found.n_played + 1 });
        let square = self.text.squares().name(played.square);
        let best: Vec<Move> = found.best.iter().copied().map(Move::Disc).collect();
        let lost = args! {
            "player" => self.text.player(self.game.players().as_ref(), played.by),
            "square" => square.as_str(),
            "loss" => self.text.loss(played.loss, played.is_exact),
            "exact" => if played.is_exact { "yes" } else { "no" },
            "best" => self.text.line(&best),
        };
        let lost = self.text.say("review-lost", &lost);
        let line = self.text.say("review-line", &args! { "line" => self.text.line(&found.line) });
        let board = self.board(found, played, &format!("{number} {square}"));
        self.html.raw("<article id=\"move-").text(&(found.n_played + 1).to_string()).raw("\">\n<h3>");
        self.disc(played.by);
        self.html.text(&number).raw(" <b>").text(&square).raw("</b>");
        self.class(played);
        self.html.raw("</h3>\n").made(&board);
        self.html.element("p", &lost);
        self.html.raw("<p class=\"quiet\">").text(&line).raw("</p>\n");
        if let Some(comment) = self.comment_on(found) {
            self.html.raw("<p class=\"comment\">").lines(comment).raw("</p>\n");
        }
        self.html.raw("</article>\n");
    }

    /// The board before a move, with what it and the best ones were worth.
    fn board(&self, found: &ReviewedPosition, played: &PlayedMove, title: &str) -> String {
        let mut diagram = Diagram::new(found.position);
        let before = found.n_played.checked_sub(1).and_then(|n_played| self.game.move_after(n_played));
        diagram.last_move = before.map(|(_, before)| before.square);
        // A square has little room, and mistakes lose whole discs.
        let worth = |square, value: Value| SquareValue::new(square, self.text.rounded_value(value));
        diagram.values.push(SquareValue { is_exact: played.value.is_exact(), ..worth(played.square, played.value) });
        for &square in &found.best {
            let is_exact = found.value.is_exact();
            diagram.values.push(SquareValue { is_best: true, is_exact, ..worth(square, found.value) });
        }
        diagram.title = Some(String::from(title));
        let about = args! {
            "number" => found.n_played + 1,
            "square" => self.text.squares().name(played.square),
            "discs" => self.text.discs(found.position),
        };
        diagram.description = Some(self.text.say("review-board", &about));
        diagram.language = Some(self.text.language().tag());
        diagram.svg(Look::default())
    }

    fn moves(&mut self) {
        if self.game.positions.len() < 2 {
            return;
        }
        self.html.raw("<section>\n");
        self.html.element("h2", &self.text.say_plain("review-moves"));
        self.html.raw("<table class=\"moves\">\n<thead><tr><th scope=\"col\" colspan=\"2\">");
        self.html.text(&self.text.review_column(ReviewColumn::Move));
        for column in [ReviewColumn::Value, ReviewColumn::Loss] {
            self.html.raw("</th><th scope=\"col\" class=\"number\">").text(&self.text.review_column(column));
        }
        self.html.raw("</th><td></td><th scope=\"col\" class=\"line\">").text(&self.text.column(Column::Line));
        self.html.raw("</th></tr></thead>\n<tbody>\n");
        for (found, played) in self.game.moves() {
            self.row(found, played);
        }
        self.html.raw("</tbody>\n</table>\n</section>\n");
    }

    fn row(&mut self, found: &ReviewedPosition, played: &PlayedMove) {
        self.html.raw("<tr><td class=\"number\">").text(&(found.n_played + 1).to_string()).raw("</td><td>");
        self.disc(played.by);
        self.html.text(&self.text.squares().name(played.square)).raw("</td><td class=\"number");
        self.html.raw(if played.value.is_exact() { " exact" } else { "" });
        self.html.raw("\">").text(&self.text.value(played.value)).raw("</td><td class=\"number\">");
        let is_worse = played.class.is_some_and(|class| class > Class::Best);
        if is_worse {
            self.html.text(&self.text.loss(played.loss, played.is_exact));
        }
        self.html.raw("</td><td>");
        if is_worse {
            self.class(played);
        }
        self.html.raw("</td><td class=\"line\">");
        if is_worse {
            self.html.text(&self.text.line(&found.line));
        }
        self.html.raw("</td></tr>\n");
        if let Some(comment) = self.comment_on(found) {
            self.html.raw("<tr class=\"said\"><td></td><td colspan=\"5\"><p class=\"comment\">");
            self.html.lines(comment).raw("</p></td></tr>\n");
        }
        if played.passed {
            self.html.raw("<tr class=\"quiet\"><td></td><td>");
            self.disc(!played.by);
            self.html
                .text(&self.text.move_name(Move::Pass))
                .raw("</td><td></td><td></td><td></td><td class=\"line\"></td></tr>\n");
        }
    }

    fn class(&mut self, played: &PlayedMove) {
        let Some(class) = played.class else { return };
        self.html.raw(" <span class=\"class ").raw(class.name()).raw("\">");
        self.html.text(&self.text.move_class(class)).raw("</span>");
    }

    /// What the record says of the move; `None` where it says nothing.
    fn comment_on(&self, found: &ReviewedPosition) -> Option<&'a str> {
        let record = self.game.record;
        let node = record.line_to(self.game.end).get(found.n_played).copied()?;
        let comment = record.note(node).comment.as_str();
        (!comment.is_empty()).then_some(comment)
    }

    /// A disc, and its color for those who do not see it.
    fn disc(&mut self, color: Color) {
        self.html.raw(match color {
            Color::Black => "<i class=\"disc black\" role=\"img\" aria-label=\"",
            Color::White => "<i class=\"disc white\" role=\"img\" aria-label=\"",
        });
        self.html.text(&self.text.color(color)).raw("\"></i>");
    }
}

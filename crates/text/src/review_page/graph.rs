//! The graph of a game's values.

use yosumi_records::Value;
use yosumi_review::{Class, graph_range};
use yosumi_rules::Color;

use super::html::Html;
use crate::catalog::args;
use crate::{GameReview, Text};

const WIDTH: f32 = 640.0;
const HEIGHT: f32 = 240.0;
/// What the values have for themselves.
const LEFT: f32 = 44.0;
const RIGHT: f32 = 628.0;
const TOP: f32 = 12.0;
const BOTTOM: f32 = 214.0;

/// Where values stand.
struct Scale {
    /// The discs between nought and the upper edge.
    range: f32,
    first: f32,
    n_steps: f32,
}

impl Scale {
    fn x(&self, n_played: f32) -> f32 {
        LEFT + (n_played - self.first) / self.n_steps * (RIGHT - LEFT)
    }

    fn y(&self, discs: f32) -> f32 {
        let middle = TOP.midpoint(BOTTOM);
        middle - discs / self.range * (BOTTOM - TOP) / 2.0
    }

    fn point(&self, point: Point) -> String {
        format!("{:.1},{:.1}", self.x(point.place), self.y(point.discs))
    }
}

/// A point of the graph.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Point {
    place: f32,
    discs: f32,
    is_exact: bool,
}

impl Point {
    fn new(n_played: usize, value: Value) -> Self {
        Self { place: f32::from(n_played as u16), discs: value.discs(), is_exact: value.is_exact() }
    }

    /// Where the line from here to `next` crosses nought.
    fn crossing(self, next: Self) -> Option<Self> {
        let crosses = self.discs * next.discs < 0.0;
        let share = self.discs / (self.discs - next.discs);
        crosses.then_some(Self { place: self.place + share * (next.place - self.place), discs: 0.0, ..next })
    }
}

/// The graph as SVG; there are at least two positions.
pub(super) fn svg(text: &Text, game: &GameReview<'_>) -> String {
    let points: Vec<Point> = game.positions.iter().map(|found| Point::new(found.n_played, found.value)).collect();
    let (Some(first), Some(last)) = (points.first(), points.last()) else { return String::new() };
    let scale = Scale {
        range: f32::from(graph_range(game.positions)),
        first: first.place,
        n_steps: (last.place - first.place).max(1.0),
    };
    let mut html = Html::default();
    html.made(&format!("<svg class=\"graph\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" aria-label=\""));
    html.text(&text.say_plain("review-graph")).raw("\">\n");
    html.made(&format!(
        "<rect class=\"field\" x=\"{LEFT}\" y=\"{TOP}\" width=\"{:.1}\" height=\"{:.1}\"/>\n",
        RIGHT - LEFT,
        BOTTOM - TOP
    ));
    areas(&mut html, &scale, &points);
    axes(&mut html, &scale, last.place);
    let line: Vec<String> = points.iter().map(|&point| scale.point(point)).collect();
    html.made(&format!("<polyline class=\"values\" points=\"{}\"/>\n", line.join(" ")));
    turning_point(&mut html, &scale, text, game);
    marks(&mut html, &scale, text, game);
    html.raw("</svg>\n");
    html.into_string()
}

/// The areas between nought and the values: in the tone of the side that is ahead, and lighter where values are estimates.
fn areas(html: &mut Html, scale: &Scale, points: &[Point]) {
    let mut with_crossings: Vec<Point> = Vec::new();
    for &point in points {
        let crossing = with_crossings.last().and_then(|before| before.crossing(point));
        with_crossings.extend(crossing);
        with_crossings.push(point);
    }
    // What lies between two neighbors belongs to the side that the larger of them is for.
    let kind = |pair: &[Point]| {
        let sum = pair[0].discs + pair[1].discs;
        (sum >= 0.0, pair[0].is_exact && pair[1].is_exact)
    };
    let steps: Vec<&[Point]> = with_crossings.windows(2).collect();
    for run in steps.chunk_by(|a, b| kind(a) == kind(b)) {
        let (Some(begin), Some(end)) = (run.first(), run.last()) else { continue };
        let (is_black, is_exact) = kind(begin);
        let on_nought = |point: Point| Point { discs: 0.0, ..point };
        let outline = [on_nought(begin[0])].into_iter().chain(run.iter().map(|step| step[0]));
        let outline = outline.chain([end[1], on_nought(end[1])]).map(|point| scale.point(point));
        let side = if is_black { "black" } else { "white" };
        let reach = if is_exact { "solid" } else { "faint" };
        let outline: Vec<String> = outline.collect();
        html.made(&format!("<polygon class=\"{side} {reach}\" points=\"{}\"/>\n", outline.join(" ")));
    }
}

/// Lines at round numbers of discs and of moves.
fn axes(html: &mut Html, scale: &Scale, last: f32) {
    for share in [-1.0_f32, -0.5, 0.0, 0.5, 1.0] {
        let discs = share * scale.range;
        let y = scale.y(discs);
        let kind = if share == 0.0 { "nought" } else { "grid" };
        html.made(&format!("<line class=\"{kind}\" x1=\"{LEFT}\" x2=\"{RIGHT}\" y1=\"{y:.1}\" y2=\"{y:.1}\"/>\n"));
        let label = if share == 0.0 { String::from("0") } else { format!("{discs:+.0}").replace('-', "−") };
        html.made(&format!("<text class=\"left\" x=\"{:.1}\" y=\"{:.1}\">", LEFT - 6.0, y + 4.0));
        html.text(&label).raw("</text>\n");
    }
    for n_played in (10..=60_u8).step_by(10).map(f32::from).filter(|&place| place > scale.first && place <= last) {
        let x = scale.x(n_played);
        html.made(&format!("<line class=\"grid\" x1=\"{x:.1}\" x2=\"{x:.1}\" y1=\"{TOP}\" y2=\"{BOTTOM}\"/>\n"));
        html.made(&format!("<text class=\"below\" x=\"{x:.1}\" y=\"{:.1}\">{n_played}</text>\n", BOTTOM + 17.0));
    }
}

fn turning_point(html: &mut Html, scale: &Scale, text: &Text, game: &GameReview<'_>) {
    let Some(turn) = yosumi_review::Summary::of(game.positions).turning_point else { return };
    // The number of the move, which is where its value stands.
    let place = turn + 1;
    let x = scale.x(f32::from(place as u16));
    html.made(&format!("<line class=\"turn\" x1=\"{x:.1}\" x2=\"{x:.1}\" y1=\"{TOP}\" y2=\"{BOTTOM}\"/>\n"));
    let (anchor, beside) = if x > WIDTH / 2.0 { ("before", x - 6.0) } else { ("after", x + 6.0) };
    html.made(&format!("<text class=\"{anchor}\" x=\"{beside:.1}\" y=\"{:.1}\">", BOTTOM - 6.0));
    html.text(&text.turning_point_mark()).raw("</text>\n");
}

/// A dot for each mistake, which leads to what is said of it, and words for all who point at a move.
fn marks(html: &mut Html, scale: &Scale, text: &Text, game: &GameReview<'_>) {
    for (found, played) in game.mistakes() {
        let place = found.n_played + 1;
        let at = Point::new(place, played.value);
        let (radius, kind) = if played.class == Some(Class::Blunder) { (6.0, "blunder") } else { (4.0, "mistake") };
        let side = if played.by == Color::Black { "black" } else { "white" };
        let (x, y) = (scale.x(at.place), scale.y(at.discs));
        html.made(&format!(
            "<a href=\"#move-{place}\"><circle class=\"{kind} {side}\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{radius}\">"
        ));
        let square = text.squares().name(played.square);
        let told = args! { "number" => place, "square" => square, "value" => text.value(played.value) };
        html.raw("<title>").text(&text.say("review-graph-point", &told)).raw("</title></circle></a>\n");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn point(place: f32, discs: f32) -> Point {
        Point { place, discs, is_exact: true }
    }

    #[test]
    fn a_line_crosses_nought_where_it_changes_sides() {
        assert_eq!(point(1.0, 2.0).crossing(point(2.0, -6.0)), Some(point(1.25, 0.0)));
        assert_eq!(point(1.0, 2.0).crossing(point(2.0, 0.0)), None);
        assert_eq!(point(1.0, 0.0).crossing(point(2.0, 0.0)), None);
    }

    #[test]
    fn areas_end_where_the_side_or_the_reach_changes() {
        let scale = Scale { range: 8.0, first: 0.0, n_steps: 4.0 };
        let mut points = [point(0.0, 0.0), point(1.0, 4.0), point(2.0, -4.0), point(3.0, -4.0), point(4.0, -4.0)];
        points[..3].iter_mut().for_each(|point| point.is_exact = false);
        let mut html = Html::default();
        areas(&mut html, &scale, &points);
        let drawn = html.into_string();
        let classes: Vec<&str> = drawn.lines().filter_map(|line| line.split('"').nth(1)).collect();
        assert_eq!(classes, ["black faint", "white faint", "white solid"]);
    }
}

//! A diagram as SVG.

use std::fmt::{self, Write};

use yosumi_rules::{Color, Square};

use crate::palette::{DiscPaint, Palette};
use crate::prose::{lines, shown};
use crate::{Diagram, Look, SquareValue};

/// All lengths are in these units: a square has 48, and a disc 84 % of it.
const SQUARE: i32 = 48;
const DISC_RADIUS: i32 = 20;
const BOARD: i32 = 8 * SQUARE;
const MARGIN: i32 = 14;
/// The room for the names of rows and columns.
const COORDINATES: i32 = 18;

const FONTS: &str = "system-ui, -apple-system, 'Segoe UI', 'Hiragino Sans', 'Yu Gothic UI', 'Noto Sans', \
                     'Noto Sans CJK JP', sans-serif";

/// How text of one kind is set.
struct Type {
    size: i32,
    line_height: i32,
    /// As many columns of a fixed-width terminal as surely fit beside the board.
    columns: usize,
    most_lines: usize,
}

const HEADING: Type = Type { size: 17, line_height: 23, columns: 42, most_lines: 2 };
const CAPTION: Type = Type { size: 13, line_height: 19, columns: 55, most_lines: 4 };

pub(crate) fn write(diagram: &Diagram, look: Look) -> String {
    let mut picture = Picture::new(diagram, look);
    picture.draw().expect("a string takes all that is written to it");
    picture.out
}

struct Picture<'a> {
    diagram: &'a Diagram,
    look: Look,
    palette: Palette,
    heading: Vec<String>,
    captions: Vec<String>,
    /// Where the field begins.
    left: i32,
    top: i32,
    out: String,
}

impl<'a> Picture<'a> {
    fn new(diagram: &'a Diagram, look: Look) -> Self {
        let broken = |text: &String, of: &Type| lines(text, of.columns, of.most_lines);
        let heading: Vec<_> = diagram.heading.iter().flat_map(|text| broken(text, &HEADING)).collect();
        let captions: Vec<_> = diagram.captions.iter().flat_map(|text| broken(text, &CAPTION)).collect();
        let coordinates = if look.has_coordinates { COORDINATES } else { 0 };
        let palette = Palette::of(look.theme);
        let above = if heading.is_empty() { 0 } else { HEADING.line_height * heading.len() as i32 + 4 };
        Self {
            left: MARGIN + coordinates + palette.frame_width,
            top: MARGIN + above + coordinates + palette.frame_width,
            palette,
            heading,
            captions,
            diagram,
            look,
            out: String::new(),
        }
    }

    fn draw(&mut self) -> fmt::Result {
        let below = if self.captions.is_empty() { 0 } else { CAPTION.line_height * self.captions.len() as i32 + 6 };
        let frame = self.palette.frame_width;
        let width = self.left + BOARD + frame + MARGIN;
        let height = self.top + BOARD + frame + below + MARGIN;
        let language = self.diagram.language.map(|tag| format!(r#" lang="{0}" xml:lang="{0}""#, shown(tag)));
        writeln!(
            self.out,
            r#"<svg xmlns="http://www.w3.org/2000/svg" role="img"{} width="{width}" height="{height}" viewBox="0 0 {width} {height}" font-family="{FONTS}">"#,
            language.unwrap_or_default()
        )?;
        self.names()?;
        writeln!(self.out, r#"<rect width="{width}" height="{height}" fill="{}"/>"#, self.palette.paper)?;
        self.board()?;
        if self.look.has_coordinates {
            self.coordinates()?;
        }
        self.squares()?;
        self.prose()?;
        self.out.write_str("</svg>\n")
    }

    /// What those hear who do not see the picture.
    fn names(&mut self) -> fmt::Result {
        let notation = self.diagram.notation();
        let [title, heading, description] =
            [&self.diagram.title, &self.diagram.heading, &self.diagram.description].map(Option::as_deref);
        let title = title.or(heading).unwrap_or(&notation);
        writeln!(self.out, "<title>{}</title>", shown(title))?;
        writeln!(self.out, "<desc>{}</desc>", shown(description.unwrap_or(&notation)))
    }

    fn board(&mut self) -> fmt::Result {
        let Self { left, top, palette, out, .. } = self;
        let frame = palette.frame_width;
        let size = BOARD + 2 * frame;
        writeln!(
            out,
            r#"<rect x="{}" y="{}" width="{size}" height="{size}" rx="{frame}" fill="{}"/>"#,
            *left - frame,
            *top - frame,
            palette.frame
        )?;
        writeln!(out, r#"<rect x="{left}" y="{top}" width="{BOARD}" height="{BOARD}" fill="{}"/>"#, palette.field)?;
        write!(out, r#"<path fill="none" stroke="{}" stroke-width="{}" d=""#, palette.grid, palette.grid_width)?;
        for line in 1..8 {
            let (x, y) = (*left + line * SQUARE, *top + line * SQUARE);
            write!(out, "M{x} {top}v{BOARD}M{left} {y}h{BOARD}")?;
        }
        writeln!(out, r#""/>"#)?;
        writeln!(out, r#"<g fill="{}">"#, palette.dots)?;
        for (column, row) in [(2, 2), (6, 2), (2, 6), (6, 6)] {
            let (x, y) = (*left + column * SQUARE, *top + row * SQUARE);
            writeln!(out, r#"<circle cx="{x}" cy="{y}" r="3"/>"#)?;
        }
        writeln!(out, "</g>")
    }

    /// The names of the columns above the board and of the rows beside it, or the other way round where one looks so.
    fn coordinates(&mut self) -> fmt::Result {
        let Self { left, top, palette, out, .. } = self;
        let seen_at = |column, row| {
            let square = Square::at(column, row).expect("a place on the board");
            self.look.view.inverse().square(square)
        };
        let are_columns_above = seen_at(0, 0).column() == seen_at(0, 1).column();
        writeln!(out, r#"<g fill="{}" font-size="12" text-anchor="middle">"#, palette.quiet_ink)?;
        for place in 0..8 {
            let (above, beside) = (seen_at(place, 0).to_string(), seen_at(0, place).to_string());
            let part = |name: &str, is_column: bool| name.chars().nth(usize::from(!is_column)).unwrap_or_default();
            let along = SQUARE * place as i32 + SQUARE / 2;
            let above = part(&above, are_columns_above);
            writeln!(out, r#"<text x="{}" y="{}">{above}</text>"#, *left + along, *top - palette.frame_width - 6)?;
            let beside = part(&beside, !are_columns_above);
            writeln!(
                out,
                r#"<text x="{}" y="{}">{beside}</text>"#,
                *left - palette.frame_width - 10,
                *top + along + 4
            )?;
        }
        writeln!(out, "</g>")
    }

    /// What lies on the squares, in the order in which they are read.
    fn squares(&mut self) -> fmt::Result {
        writeln!(self.out, r#"<g text-anchor="middle">"#)?;
        for seen in Square::ALL {
            let square = self.look.view.inverse().square(seen);
            let x = self.left + SQUARE * seen.column() as i32 + SQUARE / 2;
            let y = self.top + SQUARE * seen.row() as i32 + SQUARE / 2;
            self.square(square, x, y)?;
        }
        writeln!(self.out, "</g>")
    }

    fn square(&mut self, square: Square, x: i32, y: i32) -> fmt::Result {
        let diagram = self.diagram;
        let value = diagram.values.iter().find(|value| value.square == square);
        let disc = diagram.disc(square);
        if let Some((color, number)) = disc {
            self.disc(color, x, y)?;
            let paint = self.palette.discs[color];
            match number {
                Some(number) => self.number(number, paint, x, y)?,
                None if diagram.last_move == Some(square) => {
                    writeln!(self.out, r#"<circle cx="{x}" cy="{y}" r="5" fill="{}"/>"#, paint.mark)?;
                }
                None => {}
            }
        } else if diagram.playable.contains(square) && value.is_none() {
            self.playable(x, y)?;
        }
        match value {
            Some(value) => self.value(value, disc.map(|(color, _)| color), x, y),
            None => Ok(()),
        }
    }

    fn disc(&mut self, color: Color, x: i32, y: i32) -> fmt::Result {
        if self.palette.has_shadows {
            // Two faint discs, the larger one lower, look like one soft edge, without a filter that a page would have to name.
            for (down, radius) in [(3, DISC_RADIUS + 1), (2, DISC_RADIUS)] {
                let y = y + down;
                writeln!(self.out, r##"<circle cx="{x}" cy="{y}" r="{radius}" fill="#000" opacity="0.16"/>"##)?;
            }
        }
        let DiscPaint { fill, edge, .. } = self.palette.discs[color];
        write!(self.out, r#"<circle cx="{x}" cy="{y}" r="{DISC_RADIUS}" fill="{fill}""#)?;
        if let Some((edge, width)) = edge {
            write!(self.out, r#" stroke="{edge}" stroke-width="{width}""#)?;
        }
        writeln!(self.out, "/>")
    }

    fn number(&mut self, number: usize, paint: DiscPaint, x: i32, y: i32) -> fmt::Result {
        let (size, down) = if number < 100 { (19, 7) } else { (15, 5) };
        let (ink, y) = (paint.ink, y + down);
        writeln!(self.out, r#"<text x="{x}" y="{y}" font-size="{size}" font-weight="600" fill="{ink}">{number}</text>"#)
    }

    fn playable(&mut self, x: i32, y: i32) -> fmt::Result {
        let DiscPaint { fill, edge, .. } = self.palette.discs[self.diagram.position.turn()];
        write!(self.out, r#"<circle cx="{x}" cy="{y}" r="7" fill="{fill}" opacity="0.5""#)?;
        if let Some((edge, _)) = edge {
            write!(self.out, r#" stroke="{edge}" stroke-width="2""#)?;
        }
        writeln!(self.out, "/>")
    }

    fn value(&mut self, value: &SquareValue, on_disc: Option<Color>, x: i32, y: i32) -> fmt::Result {
        let ink = match on_disc {
            Some(color) => self.palette.discs[color].ink,
            None if value.is_best => self.palette.accent,
            None => self.palette.value,
        };
        if value.is_best {
            writeln!(
                self.out,
                r#"<circle cx="{x}" cy="{y}" r="{DISC_RADIUS}" fill="none" stroke="{ink}" stroke-width="2"/>"#
            )?;
        }
        let weight = if value.is_best || value.is_exact { 700 } else { 400 };
        // What is longer than a value should be is pressed into its square.
        let pressed =
            if value.text.chars().count() > 4 { r#" textLength="36" lengthAdjust="spacingAndGlyphs""# } else { "" };
        writeln!(
            self.out,
            r#"<text x="{x}" y="{}" font-size="16" font-weight="{weight}" fill="{ink}"{pressed}>{}</text>"#,
            y + 6,
            shown(&value.text)
        )?;
        if value.is_exact {
            // A line below says it to those who cannot tell the weight of letters.
            writeln!(self.out, r#"<path stroke="{ink}" stroke-width="1.5" d="M{} {}h18"/>"#, x - 9, y + 11)?;
        }
        Ok(())
    }

    fn prose(&mut self) -> fmt::Result {
        let frame = self.palette.frame_width;
        let x = self.left - frame;
        let mut y = MARGIN + HEADING.size - 2;
        for line in &self.heading {
            let (size, ink) = (HEADING.size, self.palette.ink);
            let line = shown(line);
            writeln!(
                self.out,
                r#"<text x="{x}" y="{y}" font-size="{size}" font-weight="600" fill="{ink}">{line}</text>"#
            )?;
            y += HEADING.line_height;
        }
        y = self.top + BOARD + frame + 6 + CAPTION.line_height - 3;
        for line in &self.captions {
            let (size, ink) = (CAPTION.size, self.palette.quiet_ink);
            let line = shown(line);
            writeln!(self.out, r#"<text x="{x}" y="{y}" font-size="{size}" fill="{ink}">{line}</text>"#)?;
            y += CAPTION.line_height;
        }
        Ok(())
    }
}

//! As much Markdown as the checks need: lines outside code blocks, code spans, links.

/// The lines with their numbers, without those of fenced code blocks.
pub(crate) fn prose_lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut fence: Option<&str> = None;
    text.lines().enumerate().filter_map(move |(index, line)| {
        let trimmed = line.trim_start();
        let marker = fence_marker(trimmed);
        match (fence, marker) {
            (None, None) => Some((index + 1, line)),
            (None, Some(opening)) => {
                fence = Some(opening);
                None
            }
            (Some(opening), Some(closing)) if closing.starts_with(opening) && trimmed.trim_end() == closing => {
                fence = None;
                None
            }
            (Some(_), _) => None,
        }
    })
}

/// What stands between backticks in a line.
pub(crate) fn code_spans(line: &str) -> Vec<&str> {
    pieces(line).into_iter().filter(|(is_code, _)| *is_code).map(|(_, piece)| piece.trim()).collect()
}

/// The targets of the links and images in a line; a link may begin on the line before.
pub(crate) fn link_targets(line: &str) -> Vec<String> {
    let text: String = pieces(line).into_iter().filter(|(is_code, _)| !is_code).map(|(_, piece)| piece).collect();
    let mut targets = Vec::new();
    for (at, opening) in text.match_indices("](") {
        targets.push(inline_target(&text[at + opening.len()..]).to_owned());
    }
    for attribute in ["href=\"", "src=\""] {
        for (at, _) in text.match_indices(attribute) {
            let value = &text[at + attribute.len()..];
            targets.push(value.split('"').next().unwrap_or(value).to_owned());
        }
    }
    if let Some((label, target)) = text.trim_start().strip_prefix('[').and_then(|rest| rest.split_once("]:"))
        // A footnote is text, not a link.
        && !label.starts_with('^')
        && !label.contains(']')
    {
        targets.push(destination(target.trim_start()).to_owned());
    }
    targets
}

/// Three or more backticks or tildes.
fn fence_marker(line: &str) -> Option<&str> {
    let sign = line.chars().next().filter(|sign| matches!(sign, '`' | '~'))?;
    let length = line.len() - line.trim_start_matches(sign).len();
    // A code span of three backticks may open a line, too.
    let is_fence = length >= 3 && !(sign == '`' && line[length..].contains('`'));
    is_fence.then_some(&line[..length])
}

/// The line in pieces, each with whether it is code.
fn pieces(line: &str) -> Vec<(bool, &str)> {
    let mut pieces = Vec::new();
    let mut rest = line;
    while let Some(start) = rest.find('`') {
        let after = rest[start..].trim_start_matches('`');
        let length = rest.len() - start - after.len();
        let Some(end) = run_of_backticks(after, length) else {
            // A backtick without its fellow stands for itself.
            pieces.push((false, &rest[..start + length]));
            rest = after;
            continue;
        };
        pieces.push((false, &rest[..start]));
        pieces.push((true, &after[..end]));
        rest = &after[end + length..];
    }
    pieces.push((false, rest));
    pieces
}

/// Where exactly `length` backticks follow one another.
fn run_of_backticks(text: &str, length: usize) -> Option<usize> {
    let mut at = 0;
    while let Some(found) = text[at..].find('`') {
        let start = at + found;
        let run = text[start..].len() - text[start..].trim_start_matches('`').len();
        if run == length {
            return Some(start);
        }
        at = start + run;
    }
    None
}

/// `text` begins after the opening parenthesis. Parentheses in a target come in pairs.
fn inline_target(text: &str) -> &str {
    let mut depth = 0;
    let end = text.find(|character| match character {
        '(' => {
            depth += 1;
            false
        }
        ')' if depth == 0 => true,
        ')' => {
            depth -= 1;
            false
        }
        _ => false,
    });
    destination(text[..end.unwrap_or(text.len())].trim())
}

/// The target without its title.
fn destination(text: &str) -> &str {
    match text.strip_prefix('<') {
        Some(bracketed) => bracketed.split('>').next().unwrap_or(bracketed),
        None => text.split_whitespace().next().unwrap_or(""),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn code_blocks_are_not_prose() {
        let text = "a\n```rust\nb\n```\nc\n~~~~\nd\n~~~\n```\n~~~~\ne\n";
        let lines: Vec<_> = prose_lines(text).collect();
        assert_eq!(lines, [(1, "a"), (5, "c"), (11, "e")]);
    }

    #[test]
    fn a_code_span_at_the_start_of_a_line_opens_no_block() {
        assert_eq!(prose_lines("```a``` b\nc\n").count(), 2);
    }

    #[test]
    fn code_spans_are_what_stands_between_equal_backticks() {
        assert_eq!(code_spans("a `b.txt` c `` d`e `` f"), ["b.txt", "d`e"]);
        assert_eq!(code_spans("a ` b"), [""; 0]);
        assert_eq!(code_spans("`` a `b`"), ["b"]);
    }

    #[test]
    fn links_and_images_have_targets() {
        assert_eq!(link_targets("[a](b.md) and ![c](d.png \"title\")"), ["b.md", "d.png"]);
        assert_eq!(link_targets("[![c](d.png)](e.md)"), ["d.png", "e.md"]);
        assert_eq!(link_targets("[a](b_(c).md), [d](<e f.md>)"), ["b_(c).md", "e f.md"]);
        assert_eq!(link_targets("end of the text](b.md)"), ["b.md"]);
    }

    #[test]
    fn definitions_and_tags_have_targets() {
        assert_eq!(link_targets("[a]: b.md 'title'"), ["b.md"]);
        assert_eq!(link_targets("[^1]: see there"), [""; 0]);
        assert_eq!(link_targets("[a][b]: no definition"), [""; 0]);
        assert_eq!(link_targets("<a href=\"b.md\"><img src=\"c.png\"></a>"), ["b.md", "c.png"]);
    }

    #[test]
    fn code_holds_no_links() {
        assert_eq!(link_targets("`[a](b.md)` [c](d.md)"), ["d.md"]);
        assert_eq!(link_targets("[`a`](b.md)"), ["b.md"]);
    }
}

//! One catalogue: what it defines, and what is wrong with it by itself.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    Attribute, CallArguments, Entry as Node, Expression, InlineExpression, Pattern, PatternElement,
};
use fluent_syntax::parser;

use super::super::tree::line_at;

pub(crate) struct Catalog {
    /// By `message`, `message.attribute`, `-term` and `-term.attribute`.
    pub(crate) entries: BTreeMap<String, Entry>,
    /// With their lines.
    pub(crate) errors: Vec<(usize, String)>,
}

pub(crate) struct Entry {
    pub(crate) line: usize,
    /// Those that it shows, without the dollar sign.
    pub(crate) variables: BTreeSet<String>,
}

impl Catalog {
    pub(crate) fn parse(text: &str) -> Self {
        let (resource, errors) = match parser::parse(text) {
            Ok(resource) => (resource, Vec::new()),
            Err((resource, errors)) => (resource, errors),
        };
        let describe = |error: parser::ParserError| (line_at(text, error.pos.start), format!("not Fluent: {error}"));
        let mut reader = Reader {
            lines: text.lines().collect(),
            next_line: 0,
            ids: BTreeSet::new(),
            catalog: Self { entries: BTreeMap::new(), errors: errors.into_iter().map(describe).collect() },
        };
        for node in &resource.body {
            match node {
                Node::Message(message) => {
                    reader.define(message.id.name, message.value.as_ref(), &message.attributes);
                }
                Node::Term(term) => reader.define(&format!("-{}", term.id.name), Some(&term.value), &term.attributes),
                // The parser has reported junk as an error.
                Node::Junk { .. } | Node::Comment(_) | Node::GroupComment(_) | Node::ResourceComment(_) => {}
            }
        }
        reader.catalog
    }
}

/// The syntax tree knows no lines: they are found again in the text, as the definitions come in its order.
struct Reader<'a> {
    lines: Vec<&'a str>,
    next_line: usize,
    ids: BTreeSet<String>,
    catalog: Catalog,
}

impl Reader<'_> {
    fn define(&mut self, id: &str, value: Option<&Pattern<&str>>, attributes: &[Attribute<&str>]) {
        let line = self.find_line(|line| defines(line, id));
        if !self.ids.insert(id.to_owned()) {
            self.report_second(id, line);
            return;
        }
        if let Some(value) = value {
            self.add(id, line, value);
        }
        for attribute in attributes {
            let name = format!(".{}", attribute.id.name);
            let line = self.find_line(|line| defines(line.trim_start(), &name));
            self.add(&format!("{id}{name}"), line, &attribute.value);
        }
    }

    fn add(&mut self, key: &str, line: usize, value: &Pattern<&str>) {
        let entry = Entry { line, variables: variables(value) };
        if self.catalog.entries.insert(key.to_owned(), entry).is_some() {
            self.report_second(key, line);
        }
    }

    fn report_second(&mut self, key: &str, line: usize) {
        self.catalog.errors.push((line, format!("`{key}` is defined twice: remove one")));
    }

    fn find_line(&mut self, wanted: impl Fn(&str) -> bool) -> usize {
        if let Some(index) = self.lines[self.next_line..].iter().position(|line| wanted(line)) {
            self.next_line += index + 1;
        }
        self.next_line
    }
}

fn defines(line: &str, name: &str) -> bool {
    line.strip_prefix(name).is_some_and(|rest| rest.trim_start_matches(' ').starts_with('='))
}

fn variables(pattern: &Pattern<&str>) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    in_pattern(pattern, &mut found);
    found
}

fn in_pattern(pattern: &Pattern<&str>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, found);
        }
    }
}

fn in_expression(expression: &Expression<&str>, found: &mut BTreeSet<String>) {
    match expression {
        // What grammar needs to select by is each language's own matter.
        Expression::Select { variants, .. } => {
            for variant in variants {
                in_pattern(&variant.value, found);
            }
        }
        Expression::Inline(inline) => in_inline(inline, found),
    }
}

fn in_inline(inline: &InlineExpression<&str>, found: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            found.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { arguments, .. }
        | InlineExpression::TermReference { arguments: Some(arguments), .. } => in_arguments(arguments, found),
        InlineExpression::Placeable { expression } => in_expression(expression, found),
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::MessageReference { .. }
        | InlineExpression::TermReference { arguments: None, .. } => {}
    }
}

fn in_arguments(arguments: &CallArguments<&str>, found: &mut BTreeSet<String>) {
    let named = arguments.named.iter().map(|argument| &argument.value);
    for argument in arguments.positional.iter().chain(named) {
        in_inline(argument, found);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: &[(&str, usize, &[&str])]) {
        let catalog = Catalog::parse(text);
        assert_eq!(catalog.errors, []);
        let found: Vec<_> = catalog
            .entries
            .iter()
            .map(|(key, entry)| {
                (key.as_str(), entry.line, entry.variables.iter().map(String::as_str).collect::<Vec<_>>())
            })
            .collect();
        let expected: Vec<_> =
            expected.iter().map(|(key, line, variables)| (*key, *line, variables.to_vec())).collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn messages_terms_and_attributes_have_their_lines() {
        check(
            "# a = comment\n-name = Yosumi\n    .gender = none\n\na = A\n    and more\nb =\n    .label = B\n    .title = C\n",
            &[("-name", 2, &[]), ("-name.gender", 3, &[]), ("a", 5, &[]), ("b.label", 8, &[]), ("b.title", 9, &[])],
        );
    }

    #[test]
    fn a_name_that_begins_like_another_has_its_own_line() {
        check("ab = 1\na=2\n", &[("a", 2, &[]), ("ab", 1, &[])]);
    }

    #[test]
    fn variables_that_are_shown_are_found_wherever_they_may_stand() {
        check("a = { $x } and { $y }\n", &[("a", 1, &["x", "y"])]);
        check("a = { NUMBER($x, digits: 2) } { -name(case: \"of\") } { { $y } }\n", &[("a", 1, &["x", "y"])]);
        check("a = { $n ->\n    [one] { $x }\n   *[other] { $y }\n }\n", &[("a", 1, &["x", "y"])]);
        check("a = A\n    .label = { $x }\n", &[("a", 1, &[]), ("a.label", 2, &["x"])]);
    }

    #[test]
    fn junk_is_an_error_at_its_line() {
        let catalog = Catalog::parse("a = A\nb = { $x\nc = C\n");
        let [(2 | 3, message)] = &catalog.errors[..] else { panic!("{:?}", catalog.errors) };
        assert!(message.starts_with("not Fluent: "), "{message}");
        assert_eq!(catalog.entries.keys().collect::<Vec<_>>(), ["a", "c"]);
    }

    #[test]
    fn a_second_definition_is_an_error_at_its_line() {
        let errors = Catalog::parse("a = A\nb = B\na =\n    .label = C\n").errors;
        assert_eq!(errors, [(3, "`a` is defined twice: remove one".to_owned())]);
        let errors = Catalog::parse("a = A\n    .label = B\n    .label = C\n").errors;
        assert_eq!(errors, [(3, "`a.label` is defined twice: remove one".to_owned())]);
    }
}

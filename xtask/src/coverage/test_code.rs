//! Which parts of a source file are only there for tests: what stands behind `#[cfg(test)]` or `#[test]`.

use std::ops::Range;

use super::rust::{Kind, Token};

/// What a file says about tests.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct TestCode {
    /// The tokens that are test code.
    pub ranges: Vec<Range<usize>>,
    /// Names of modules for tests that are files of their own (`#[cfg(test)] mod name;`).
    pub modules: Vec<String>,
}

impl TestCode {
    /// Whether the token with this number is test code.
    pub fn contains(&self, token: usize) -> bool {
        self.ranges.iter().any(|it| it.contains(&token))
    }

    /// Finds the test code among the tokens of a file.
    pub fn of(tokens: &[Token<'_>]) -> TestCode {
        let mut found = TestCode::default();
        let mut at = 0;
        while at < tokens.len() {
            let Some(attribute) = Attribute::at(tokens, at) else {
                at += 1;
                continue;
            };
            if attribute.inner && attribute.is_for_tests(tokens) {
                found.ranges.push(0..tokens.len());
                return found;
            }
            if !attribute.is_for_tests(tokens) {
                at = attribute.inside.end + 1;
                continue;
            }
            let item = item(tokens, attribute.inside.end + 1);
            found.modules.extend(module_file(&tokens[item.clone()]));
            found.ranges.push(at..item.end);
            at = item.end;
        }
        found
    }
}

/// `#[…]` or `#![…]`: the tokens between its brackets.
struct Attribute {
    inner: bool,
    inside: Range<usize>,
}

impl Attribute {
    fn at(tokens: &[Token<'_>], at: usize) -> Option<Attribute> {
        let sign = |at: usize| match tokens.get(at)?.kind {
            Kind::Sign(sign) => Some(sign),
            _ => None,
        };
        let inner = sign(at + 1) == Some('!');
        let open = at + 1 + usize::from(inner);
        if sign(at) != Some('#') || sign(open) != Some('[') {
            return None;
        }
        Some(Attribute { inner, inside: open + 1..close(tokens, open) })
    }

    /// `test`, something ending in `::test`, `cfg(test)`, or `cfg(all(.., test, ..))`.
    fn is_for_tests(&self, tokens: &[Token<'_>]) -> bool {
        let names: Vec<&str> = tokens[self.inside.clone()]
            .iter()
            .filter_map(|it| match it.kind {
                Kind::Name(name) => Some(name),
                Kind::Text(_) | Kind::Comment(_) | Kind::Sign(_) | Kind::Other => None,
            })
            .collect();
        match names[..] {
            ["test"] | ["cfg", "test"] | ["tokio", "test"] => true,
            ["cfg", "all", ref rest @ ..] => rest.contains(&"test") && !rest.contains(&"not") && !rest.contains(&"any"),
            _ => false,
        }
    }
}

/// The number of the token that closes what the token at `open` opens, or of the end.
fn close(tokens: &[Token<'_>], open: usize) -> usize {
    let mut depth = 0;
    for (at, token) in tokens.iter().enumerate().skip(open) {
        match token.kind {
            Kind::Sign('(' | '[' | '{') => depth += 1,
            Kind::Sign(')' | ']' | '}') => depth -= 1,
            Kind::Name(_) | Kind::Text(_) | Kind::Comment(_) | Kind::Sign(_) | Kind::Other => {}
        }
        if depth == 0 {
            return at;
        }
    }
    tokens.len()
}

/// The item (or field, variant, arm, statement) that begins here, with the attributes it still has.
fn item(tokens: &[Token<'_>], start: usize) -> Range<usize> {
    let mut at = start;
    while let Some(more) = Attribute::at(tokens, at) {
        at = more.inside.end + 1;
    }
    let first = tokens[at.min(tokens.len())..].iter().find_map(|it| match it.kind {
        Kind::Name(name) => Some(name),
        Kind::Text(_) | Kind::Comment(_) | Kind::Sign(_) | Kind::Other => None,
    });
    let ends_at_comma = !first.is_some_and(|it| ITEMS.contains(&it));
    while at < tokens.len() {
        match tokens[at].kind {
            Kind::Sign('{') => return start..(close(tokens, at) + 1).min(tokens.len()),
            Kind::Sign('(' | '[') => at = close(tokens, at),
            Kind::Sign(';') => return start..at + 1,
            Kind::Sign(',') if ends_at_comma => return start..at + 1,
            Kind::Sign('}' | ')' | ']') => return start..at,
            Kind::Name(_) | Kind::Text(_) | Kind::Comment(_) | Kind::Sign(_) | Kind::Other => {}
        }
        at += 1;
    }
    start..tokens.len()
}

/// The words an item may begin with.
const ITEMS: [&str; 15] = [
    "async",
    "const",
    "enum",
    "extern",
    "fn",
    "impl",
    "macro_rules",
    "mod",
    "pub",
    "static",
    "struct",
    "trait",
    "type",
    "unsafe",
    "use",
];

/// The name in `mod name;`.
fn module_file(item: &[Token<'_>]) -> Option<String> {
    let [.., Token { kind: Kind::Name("mod"), .. }, Token { kind: Kind::Name(name), .. }, end] = item else {
        return None;
    };
    (end.kind == Kind::Sign(';')).then(|| (*name).to_owned())
}

#[cfg(test)]
mod tests {
    use super::super::rust::{Kind, tokens};
    use super::TestCode;

    /// The names in a source that are not test code.
    fn engine_names(source: &str) -> String {
        let all = tokens(source);
        let tests = TestCode::of(&all);
        let engine = all.iter().enumerate().filter(|(at, _)| !tests.contains(*at));
        let names: Vec<&str> =
            engine.filter_map(|(_, it)| if let Kind::Name(name) = it.kind { Some(name) } else { None }).collect();
        names.join(" ")
    }

    #[test]
    fn test_modules_are_not_engine_code() {
        assert_eq!(engine_names("fn a() {} #[cfg(test)] mod tests { fn b() { {} } } fn c() {}"), "fn a fn c");
        assert_eq!(engine_names("#[cfg(test)] #[allow(x)] pub(crate) mod t { b } c"), "c");
        assert_eq!(engine_names("#[test] fn a<T, U>() -> [u8; 3] { b } c"), "c");
        assert_eq!(engine_names("#[cfg(all(test, feature = \"x\"))] use a::{b, c}; d"), "d");
        assert_eq!(engine_names("#![cfg(test)] fn a() {}"), "");
        assert_eq!(engine_names("struct S { #[cfg(test)] a: [u8; 2], b: u8 }"), "struct S b u8");
    }

    #[test]
    fn what_also_runs_in_battles_is_engine_code() {
        assert_eq!(engine_names("#[cfg(not(test))] fn a() {}"), "cfg not test fn a");
        assert_eq!(engine_names("#[cfg(any(test, feature = \"x\"))] fn a() {}"), "cfg any test feature fn a");
        assert_eq!(engine_names("#[must_use] fn test() {}"), "must_use fn test");
        assert_eq!(engine_names("// #[cfg(test)]\nfn a() {}"), "fn a");
    }

    #[test]
    fn a_test_module_may_be_a_file() {
        assert_eq!(TestCode::of(&tokens("#[cfg(test)] mod laws; mod rules;")).modules, ["laws"]);
        assert_eq!(TestCode::of(&tokens("#[cfg(test)]")).modules, [""; 0]);
    }
}

//! The block form: a text laid out over several lines for people, token for token the same.

use super::lexer::{Kind, Token, tokens};

/// Lays a text out over several lines: every field of the top level on a line of its own, and the entries of every
/// list or map that holds brackets on lines of their own, two spaces further in. Comments are dropped.
///
/// ```
/// assert_eq!(
///     battle::notation::block("turn=1 models=[(id=a at=(x=1 y=2)) (id=b at=(x=3 y=4))] hand=[feint parry]"),
///     "turn=1\nmodels=[\n  (id=a at=(x=1 y=2))\n  (id=b at=(x=3 y=4))\n]\nhand=[feint parry]\n",
/// );
/// ```
#[must_use]
pub fn block(text: &str) -> String {
    let tokens = tokens(text);
    let tall = tall(&tokens);
    let mut layout = Layout { out: String::with_capacity(text.len() * 5 / 4 + 1), open: Vec::new(), indent: 0 };
    for (at, token) in tokens.iter().enumerate() {
        let before = at.checked_sub(1).map(|it| &tokens[it]);
        let names_a_field = tokens.get(at + 1).is_some_and(|it| it.kind == Kind::Equals);
        layout.put(token, before, tall[at], names_a_field);
    }
    if !layout.out.is_empty() {
        layout.out.push('\n');
    }
    layout.out
}

/// For each token, whether it opens a list or a map with brackets directly inside.
fn tall(tokens: &[Token<'_>]) -> Vec<bool> {
    let mut tall = vec![false; tokens.len()];
    let mut open: Vec<usize> = Vec::new();
    for (at, token) in tokens.iter().enumerate() {
        match token.kind {
            Kind::Open => {
                if let Some(around) = open.last() {
                    tall[*around] = tokens[*around].text != "(";
                }
                open.push(at);
            }
            Kind::Close => {
                open.pop();
            }
            Kind::Word | Kind::Quoted | Kind::Equals | Kind::Stray | Kind::End => {}
        }
    }
    tall
}

struct Layout {
    out: String,
    /// Whether each bracket still open is a tall one, outermost first.
    open: Vec<bool>,
    indent: usize,
}

impl Layout {
    fn put(&mut self, token: &Token<'_>, before: Option<&Token<'_>>, tall: bool, names_a_field: bool) {
        if token.kind == Kind::Close {
            return self.close(token);
        }
        let joined = token.kind == Kind::Equals || before.is_none_or(|it| it.kind == Kind::Equals);
        let inside = self.open.last().copied();
        if !joined && (inside == Some(true) || inside.is_none() && names_a_field) {
            self.break_line();
        } else if !joined && before.is_some_and(|it| it.kind != Kind::Open) {
            self.out.push(' ');
        }
        self.out.push_str(token.text);
        if token.kind == Kind::Open {
            self.open.push(tall);
            self.indent += usize::from(tall);
        }
    }

    fn close(&mut self, token: &Token<'_>) {
        if self.open.pop() == Some(true) {
            self.indent -= 1;
            self.break_line();
        }
        self.out.push_str(token.text);
    }

    fn break_line(&mut self) {
        self.out.push('\n');
        self.out.extend(std::iter::repeat_n("  ", self.indent));
    }
}

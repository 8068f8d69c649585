//! Links between rules. A text or ruling mentions a rule by its id; a page makes a link of it.
//!
//! A mention ending in an asterisk (`duel.clash.*`) means a family: every rule whose id begins like that.

use std::ops::Range;
use std::sync::OnceLock;

use crate::RuleId;
use crate::id::names;

/// Something in a text that reads like the id of a rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// Where it stands in the text, in bytes.
    pub range: Range<usize>,
    /// What it leads to.
    pub target: Target,
}

/// What a mention leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Target {
    /// One rule.
    Rule(RuleId),
    /// All rules whose id begins with this.
    Family(String),
    /// Nothing: the catalogue has no such rule or family.
    Unknown(String),
}

impl RuleId {
    /// The rules its text, ruling and examples mention, in the order of mention. Families are not taken apart.
    #[must_use]
    pub fn links(self) -> Vec<RuleId> {
        let mut rules = Vec::new();
        for link in self.passages().into_iter().flat_map(links_in) {
            if let Target::Rule(rule) = link.target
                && rule != self
                && !rules.contains(&rule)
            {
                rules.push(rule);
            }
        }
        rules
    }

    fn passages(self) -> Vec<&'static str> {
        use crate::Language::En;
        let mut passages = vec![self.text(En).words];
        passages.extend(self.ruling(En).map(|it| it.words));
        passages.extend(self.examples(En).iter().flat_map(|it| [it.given.as_str(), it.expect.as_str()]));
        passages
    }

    /// Every rule whose id begins with these characters.
    pub fn family(start: &str) -> impl Iterator<Item = RuleId> {
        let first = names().partition_point(|it| *it < start);
        let size = names()[first..].iter().take_while(|it| it.starts_with(start)).count();
        RuleId::all().skip(first).take(size)
    }
}

/// Everything in a text that reads like the id of a rule of some game in the catalogue: the game's prefix and at least
/// two parts (`duel.clash.strike`), or a family (`duel.clash.*`).
#[must_use]
pub fn links_in(text: &str) -> Vec<Link> {
    let bytes = text.as_bytes();
    let mut links = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        if !is_part(bytes[at]) {
            at += 1;
            continue;
        }
        let end = at + span(&bytes[at..]);
        let link = link_at(text, at, end);
        at = link.as_ref().map_or(end, |it| it.range.end);
        links.extend(link);
    }
    links
}

/// What makes the beginning of an id stand for a family, and how much of it belongs to the mention. A brace is where a
/// program fills in the rest.
const JOINTS: [(&str, usize); 6] = [("-*", 2), (".*", 2), ("*", 1), (".{", 1), ("-{", 1), ("{", 0)];

/// The mention at `start..end`, if the characters there read like one.
fn link_at(text: &str, start: usize, end: usize) -> Option<Link> {
    let glued = text[..start].chars().next_back().is_some_and(|it| it.is_alphanumeric() || it == '_' || it == '.');
    let name = &text[start..end];
    let (prefix, _) = name.split_once('.')?;
    if glued || !prefixes().contains(&prefix) {
        return None;
    }
    let after = &text[end..];
    if after.starts_with(|it: char| it.is_alphanumeric() || it == '_' || it == '(') {
        return None; // a name in some code
    }
    if let Some((joint, length)) = JOINTS.into_iter().find(|(joint, _)| after.starts_with(joint)) {
        let family = format!("{name}{}", joint.trim_end_matches(['*', '{']));
        let exists = RuleId::family(&family).next().is_some();
        let target = if exists { Target::Family(family) } else { Target::Unknown(format!("{family}*")) };
        return Some(Link { range: start..end + length, target });
    }
    if name.split('.').count() < 3 {
        return None;
    }
    let target = RuleId::find(name).map_or_else(|| Target::Unknown(name.to_owned()), Target::Rule);
    Some(Link { range: start..end, target })
}

/// How far an id goes on: lower-case words and digits, joined by single dots and hyphens.
fn span(bytes: &[u8]) -> usize {
    let mut end = 0;
    loop {
        end += bytes[end..].iter().take_while(|it| is_part(**it)).count();
        match bytes.get(end..end + 2) {
            Some([b'.' | b'-', next]) if is_part(*next) => end += 1,
            _ => return end,
        }
    }
}

fn is_part(byte: u8) -> bool {
    byte.is_ascii_lowercase() || byte.is_ascii_digit()
}

/// The first parts of all ids, one per game.
fn prefixes() -> &'static [&'static str] {
    static PREFIXES: OnceLock<Vec<&'static str>> = OnceLock::new();
    PREFIXES.get_or_init(|| {
        let mut prefixes: Vec<_> = names().iter().filter_map(|it| it.split('.').next()).collect();
        prefixes.dedup();
        prefixes
    })
}

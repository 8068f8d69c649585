//! One rule in full: text, ruling, examples and links.

use std::fmt::Write;

use ::catalogue::{Language, RuleId, Wording};
use serde_json::{Value, json};

use super::paper::Paper;

/// The rule for a reader.
pub fn page(rule: RuleId, language: Language, paper: &Paper) -> String {
    let mut out = format!("{}\n", paper.bold(rule.title(language)));
    out += &paper.set("", &format!("{rule} · {} · {} · {}", rule.system(), rule.section(), rule.kind()));
    out.push('\n');
    out += &wording(rule.text(language), paper);
    if let Some(ruling) = rule.ruling(language) {
        let _ = write!(out, "\n{}\n{}", paper.bold("Ruling"), wording(ruling, paper));
    }
    out + &examples(rule, language, paper) + &sources(rule, paper) + &see_also(rule, language, paper)
}

fn wording(wording: Wording, paper: &Paper) -> String {
    let note = if wording.fell_back { paper.set("  ", "(not translated yet)") } else { String::new() };
    note + &paper.set("  ", &wording)
}

fn examples(rule: RuleId, language: Language, paper: &Paper) -> String {
    let mut out = String::new();
    for (number, example) in rule.examples(language).iter().enumerate() {
        if number == 0 {
            let _ = write!(out, "\n{}\n", paper.bold("Examples"));
        }
        out += &paper.set("  - ", &example.given);
        out += &paper.set("    = ", &example.expect);
    }
    out
}

fn sources(rule: RuleId, paper: &Paper) -> String {
    let mut out = format!("\n{}\n", paper.bold("Sources"));
    for source in rule.sources() {
        out += &paper.set("  ", &format!("{} ({}; {})", source.title, source.edition, source.language));
    }
    out
}

fn see_also(rule: RuleId, language: Language, paper: &Paper) -> String {
    let links = rule.links();
    if links.is_empty() {
        return String::new();
    }
    let mut out = format!("\n{}\n", paper.bold("See also"));
    for link in links {
        out += &paper.set("  ", &format!("{}  {link}", link.title(language)));
    }
    out
}

/// The rule for a program.
pub fn json(rule: RuleId, language: Language) -> String {
    format!("{:#}\n", value(rule, language))
}

fn value(rule: RuleId, language: Language) -> Value {
    let said = |it: Wording| json!({ "words": it.words, "fell_back": it.fell_back });
    let examples: Vec<Value> =
        rule.examples(language).iter().map(|it| json!({ "given": it.given, "expect": it.expect })).collect();
    json!({
        "id": rule,
        "title": rule.title(language),
        "system": rule.system(),
        "file": rule.file(),
        "section": rule.section(),
        "kind": rule.kind().name(),
        "language": language.code(),
        "text": said(rule.text(language)),
        "ruling": rule.ruling(language).map(said),
        "examples": examples,
        "sources": rule.sources().map(|it| it.tag).collect::<Vec<_>>(),
        "links": rule.links(),
    })
}

#[cfg(test)]
mod tests {
    use super::{json, page};
    use crate::rules::paper::Paper;
    use ::catalogue::{Language, RuleId, rule};

    #[test]
    fn a_page_tells_everything() {
        let strike = rule!("duel.clash.strike");
        let page = page(strike, Language::En, &Paper::plain(60));
        assert!(page.starts_with("Strike\nduel.clash.strike · duel · Clash · mechanic\n\n  "), "{page}");
        assert!(page.contains("\nSources\n  Adjutant's own"), "{page}");
        assert!(page.lines().all(|it| it.chars().count() <= 60), "{page}");
    }

    #[test]
    fn every_rule_fits_on_the_page() {
        for rule in RuleId::all() {
            let page = page(rule, Language::Fr, &Paper::plain(40));
            assert!(
                page.contains("(not translated yet)") == rule.text(Language::Fr).fell_back
                    || rule.ruling(Language::Fr).is_some(),
                "{page}"
            );
            assert!(page.matches("\n  - ").count() >= rule.examples(Language::Fr).len(), "{page}");
            assert_eq!(page.contains("\nSee also\n"), !rule.links().is_empty(), "{page}");
        }
    }

    #[test]
    fn the_json_is_read_back() {
        let value: serde_json::Value =
            serde_json::from_str(&json(rule!("duel.clash.strike"), Language::It)).expect("valid JSON");
        assert_eq!(value["id"], "duel.clash.strike");
        assert_eq!(value["language"], "it");
        assert_eq!(value["ruling"], serde_json::Value::Null);
        assert!(value["text"]["words"].as_str().is_some_and(|it| !it.is_empty()), "{value}");
    }
}

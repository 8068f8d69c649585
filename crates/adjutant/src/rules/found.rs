//! Search results, as a list.

use std::fmt::Write;

use ::catalogue::{Field, Hit, Language, search, search_in, systems};
use serde_json::{Value, json};

use super::paper::Paper;

/// What is looked for, and where.
pub struct Question {
    /// The words.
    pub words: String,
    /// Only in this game.
    pub system: Option<String>,
    /// The language to search in.
    pub language: Language,
    /// How many hits at most.
    pub limit: usize,
}

impl Question {
    /// The rules that answer, the best first.
    pub fn ask(&self) -> Result<Vec<Hit>, String> {
        match &self.system {
            None => Ok(search(&self.words, self.language, self.limit)),
            Some(system) if systems().contains(&system.as_str()) => {
                Ok(search_in(system, &self.words, self.language, self.limit))
            }
            Some(other) => Err(format!("no game \"{}\": there are {}", other.escape_debug(), systems().join(", "))),
        }
    }

    /// The hits for a reader.
    pub fn list(&self, hits: &[Hit], paper: &Paper) -> Result<String, String> {
        if hits.is_empty() {
            return Err(format!("no rule has anything like \"{}\"", self.words.escape_debug()));
        }
        let mut out = String::new();
        for hit in hits {
            let rule = hit.rule;
            let _ = writeln!(out, "{}", paper.bold(rule.title(self.language)));
            out += &paper.set("  ", &format!("{rule} · {} · {}", rule.system(), rule.section()));
            out += &paper.glimpse("  ", rule.text(self.language).words);
        }
        Ok(out)
    }
}

/// The hits for a program.
pub fn json(hits: &[Hit], language: Language) -> String {
    let hits: Vec<Value> = hits.iter().map(|it| value(it, language)).collect();
    format!("{:#}\n", Value::from(hits))
}

fn value(hit: &Hit, language: Language) -> Value {
    let matched: Vec<Value> =
        hit.matched.iter().map(|it| json!({ "word": it.word, "field": field(it.field) })).collect();
    json!({
        "id": hit.rule,
        "title": hit.rule.title(language),
        "system": hit.rule.system(),
        "section": hit.rule.section(),
        "score": hit.score,
        "matched": matched,
    })
}

fn field(field: Field) -> &'static str {
    match field {
        Field::Title => "title",
        Field::Id => "id",
        Field::Section => "section",
        Field::Text => "text",
        Field::Ruling => "ruling",
    }
}

#[cfg(test)]
mod tests {
    use super::{Question, json};
    use crate::rules::paper::Paper;
    use ::catalogue::Language;

    fn question(words: &str, system: Option<&str>) -> Question {
        Question { words: words.into(), system: system.map(Into::into), language: Language::En, limit: 3 }
    }

    #[test]
    fn a_list_shows_title_id_and_a_glimpse() {
        let question = question("strke", Some("duel"));
        let list = question.ask().and_then(|hits| question.list(&hits, &Paper::plain(60))).expect("there is a strike");
        assert!(list.starts_with("Strike\n  duel.clash.strike · duel · Clash\n  "), "{list}");
        assert!(list.lines().all(|it| it.chars().count() <= 60), "{list}");
    }

    #[test]
    fn nothing_found_and_no_such_game_are_said() {
        let nothing = question("zzzzqqqq", None);
        let why = nothing.ask().and_then(|hits| nothing.list(&hits, &Paper::plain(60))).expect_err("nothing");
        assert_eq!(why, "no rule has anything like \"zzzzqqqq\"");
        let why = question("strike", Some("chess")).ask().expect_err("no such game");
        assert!(why.starts_with("no game \"chess\": there are ") && why.contains("duel"), "{why}");
    }

    #[test]
    fn the_json_is_read_back() {
        let hits = question("strike", Some("duel")).ask().expect("the game exists");
        let value: serde_json::Value = serde_json::from_str(&json(&hits, Language::En)).expect("valid JSON");
        assert_eq!(value[0]["id"], "duel.clash.strike");
        assert_eq!(value[0]["matched"][0]["field"], "title");
        assert_eq!(json(&[], Language::En), "[]\n");
    }
}

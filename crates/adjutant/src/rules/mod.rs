//! `adjutant rules search|show`: the rulebook at the prompt.

mod found;
mod page;
mod paper;

use ::catalogue::{Language, RuleId};
use clap::Subcommand;

use crate::output::{self, Stop};
use paper::Paper;

/// Look things up in the rules of all games.
#[derive(Subcommand)]
pub enum RulesCommand {
    /// Find rules by their words; slips of the finger and missing accents are forgiven
    Search {
        /// What to look for
        #[arg(required = true)]
        words: Vec<String>,
        /// Only rules of this game
        #[arg(long, value_name = "GAME")]
        system: Option<String>,
        /// The language to search and answer in: en, fr or it
        #[arg(long, default_value = "en", value_name = "LANGUAGE")]
        language: Language,
        /// How many rules at most
        #[arg(long, default_value_t = 10, value_name = "N")]
        limit: usize,
        /// Answer in JSON
        #[arg(long)]
        json: bool,
    },
    /// Show a rule: what it says, how we rule it, examples, sources, and what it speaks of
    Show {
        /// The id of the rule
        id: String,
        /// The language to answer in: en, fr or it
        #[arg(long, default_value = "en", value_name = "LANGUAGE")]
        language: Language,
        /// Answer in JSON
        #[arg(long)]
        json: bool,
    },
}

/// Does what the command asks and writes the answer to standard output.
pub fn run(command: RulesCommand) -> Result<(), Stop> {
    let paper = Paper::of_terminal();
    let answer = match command {
        RulesCommand::Search { limit: 0, .. } => return Err("--limit is 0; give at least 1".into()),
        RulesCommand::Search { words, system, language, limit, json } => {
            let question = found::Question { words: words.join(" "), system, language, limit };
            let hits = question.ask()?;
            if json { found::json(&hits, language) } else { question.list(&hits, &paper)? }
        }
        RulesCommand::Show { id, language, json } => {
            let rule = find(&id)?;
            if json { page::json(rule, language) } else { page::page(rule, language, &paper) }
        }
    };
    output::styled(&answer)
}

/// The rule of this id; a near miss is told what it may have meant.
fn find(id: &str) -> Result<RuleId, String> {
    RuleId::find(id.trim()).ok_or_else(|| {
        let near = ::catalogue::nearest(id, 5);
        let mut why = format!("no rule \"{}\" in the catalogue", id.escape_debug());
        if !near.is_empty() {
            why += "; did you mean";
        }
        for rule in near {
            why += &format!("\n  {rule}  ({})", rule.title(Language::En));
        }
        why
    })
}

#[cfg(test)]
mod tests {
    use super::find;

    #[test]
    fn a_near_miss_is_told_what_it_may_have_meant() {
        assert_eq!(find(" duel.clash.strike").map(::catalogue::RuleId::name), Ok("duel.clash.strike"));
        let why = find("duel.clash.strikke").expect_err("no such rule");
        assert!(
            why.starts_with("no rule \"duel.clash.strikke\" in the catalogue; did you mean\n  duel.clash.strike  ("),
            "{why}"
        );
        let why = find("utter nonsense without any likeness").expect_err("no such rule");
        assert!(!why.contains("did you mean"), "{why}");
    }
}

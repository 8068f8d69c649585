//! `cargo xtask coverage`: which rules of the catalogue are enforced, and which are tested.
//!
//! A rule is *enforced* when engine code cites it as `rule!("…")`; a unit, weapon, item, table or construction also when a
//! pack under `data/` holds it. Code that acts, lists named `RULES` and packs are counted apart; a rule of another kind that
//! only a pack names is *named*, which enforces nothing. A rule is *tested*
//! when a test mentions it, in code or in a comment (worked examples are cited in comments). An id that the catalogue does
//! not have is an error, wherever it stands. The floor in `coverage-floor.toml` is what was reached so far: with
//! `--check`, no figure of any catalogue file may go below it.

mod floor;
mod pack;
mod print;
mod rust;
mod scan;
mod tally;
mod test_code;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Result;
use catalogue::{Covered, RuleId};
use clap::Args;

use floor::Floor;
use scan::Citations;
use tally::Tally;

/// Count which rules of the catalogue are enforced (by code, or units and weapons by a pack) and tested (cited in a test)
#[derive(Args)]
pub struct Coverage {
    /// Print the figures as JSON
    #[arg(long)]
    json: bool,
    /// Fail if a figure is below the floor in coverage-floor.toml
    #[arg(long)]
    check: bool,
    /// Raise the floor to what is reached now
    #[arg(long)]
    accept: bool,
    /// Only list rules whose id begins like this and that lack enforcement or a test
    #[arg(long, value_name = "PREFIX")]
    missing: Option<String>,
}

impl Coverage {
    /// Counts, prints, and compares with the floor, as the options ask.
    pub fn run(&self) -> Result<ExitCode> {
        self.count().map_err(anyhow::Error::msg)?;
        Ok(ExitCode::SUCCESS)
    }

    fn count(&self) -> Result<(), String> {
        let citations = scan::scan(&root())?;
        let tally = Tally::of(&citations);
        self.show(&tally, &citations)?;
        complain(&citations)?;
        self.hold_to_floor(&tally)
    }

    fn show(&self, tally: &Tally, citations: &Citations) -> Result<(), String> {
        print::write(&match &self.missing {
            Some(prefix) => print::missing(prefix, citations),
            None if self.json => print::json(tally, citations),
            None if self.check || self.accept => print::summary(tally),
            None => print::table(tally),
        })
    }

    fn hold_to_floor(&self, tally: &Tally) -> Result<(), String> {
        if !self.check && !self.accept {
            return Ok(());
        }
        let path = root().join("coverage-floor.toml");
        let change = Floor::read(&path)?.compare(tally);
        if !change.lower.is_empty() {
            return Err(format!("coverage fell below the floor:\n  {}", change.lower.join("\n  ")));
        }
        if self.accept {
            Floor::of(tally).write(&path)?;
        } else if !change.higher.is_empty() {
            let raised = change.higher.join("\n  ");
            eprintln!("coverage is above the floor; `cargo xtask coverage --accept` raises it:\n  {raised}");
        }
        Ok(())
    }
}

/// What is known about every rule, counted now, for the page to show.
pub fn known() -> Result<catalogue::Coverage> {
    scan::scan(&root()).map(|it| known_from(&it)).map_err(anyhow::Error::msg)
}

fn known_from(citations: &Citations) -> catalogue::Coverage {
    let about = |it| Covered { enforced: citations.enforces(it), tested: citations.tested.contains(&it) };
    catalogue::Coverage::ask(about)
}

/// Ids that no rule bears are told all at once, with their places.
fn complain(citations: &Citations) -> Result<(), String> {
    if citations.unknown.is_empty() {
        return Ok(());
    }
    let mut lines = vec!["ids that the catalogue does not have:".to_owned()];
    for (place, name) in &citations.unknown {
        let near = RuleId::find(name).or(catalogue::nearest(name, 1).first().copied());
        let hint = near.map(|it| format!(" (perhaps {it})")).unwrap_or_default();
        lines.push(format!("  {place}: {name}{hint}"));
    }
    Err(lines.join("\n"))
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

#[cfg(test)]
mod tests {
    use catalogue::{Coverage, RuleId};

    use super::{Tally, known_from, root, scan};

    #[test]
    fn the_page_shows_what_is_counted() {
        let citations = scan::scan(&root()).expect("the project can be read");
        let shown = Coverage::read(&known_from(&citations).write()).expect("what was written is read");
        for (file, tally) in Tally::of(&citations).files {
            let rules = RuleId::all().filter(|it| it.file() == file);
            let counted = [tally.all.rules, tally.all.enforced, tally.all.both].map(|it| it as usize);
            assert_eq!(shown.count(rules), counted, "{file}");
        }
    }
}

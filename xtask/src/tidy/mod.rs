//! `cargo xtask tidy`: whether the source files lie and depend on each other as ARCHITECTURE.md says.
//!
//! Checked are: the direction of imports between the rooms of a system crate ([`rooms`]), catch-all arms over our own
//! enums in `engine/` ([`wildcards`]), and how files lie in folders and begin ([`layout`]). Rust is parsed by `syn`
//! ([`source`]). What breaks a rule today is listed in `tidy-allowed.toml` ([`allowed`]); that list may only shrink.
//!
//! To add a check: a variant of [`Kind`], a function from [`Tree`] to breaches, and a test with a small [`Tree`].

mod allowed;
mod breach;
mod layout;
mod modules;
mod patterns;
mod rooms;
mod source;
mod test_code;
#[cfg(test)]
mod tests;
mod tree;
mod wildcards;

use std::process::ExitCode;

use anyhow::{Result, bail};
use clap::Args;

use crate::run;
use allowed::Allowed;
use breach::{Breach, Kind};
use tree::Tree;

/// Where the breaches that still exist are listed.
const LIST: &str = "tidy-allowed.toml";

/// Check how source files lie and depend on each other: rooms, folders, opening comments, catch-all arms
///
/// Breaches that still exist are listed in tidy-allowed.toml. A breach that is not listed fails, and so does a line of
/// the list that is no longer needed.
#[derive(Args)]
pub struct Tidy {
    /// Rewrite tidy-allowed.toml to what is found now; refused where that would make it longer
    #[arg(long)]
    accept: bool,
    /// Print every breach with its place, the listed ones too
    #[arg(long)]
    all: bool,
}

impl Tidy {
    /// Finds the breaches and compares them with the list.
    pub fn run(&self) -> Result<ExitCode> {
        let path = run::root().join(LIST);
        let found = find(&Tree::read(&run::root())?)?;
        if self.all {
            found.iter().for_each(Breach::print);
        }
        let listed = Allowed::read(&path)?;
        if self.accept {
            let grown = listed.as_ref().map(|it| it.growth(&found)).unwrap_or_default();
            refuse(&grown, "the list may only shrink, so nothing was written")?;
            Allowed::of(&found).write(&path)?;
        } else {
            let faults = listed.unwrap_or_default().compare(&found);
            refuse(
                &faults,
                "ARCHITECTURE.md says how files are arranged; `cargo xtask tidy --all` prints every place",
            )?;
        }
        print!("{}", summary(&found));
        Ok(ExitCode::SUCCESS)
    }
}

/// All breaches in a tree, in a fixed order.
fn find(tree: &Tree) -> Result<Vec<Breach>> {
    let mut found = layout::check(tree);
    for system in tree.systems() {
        let sources = source::read(tree, &system)?;
        found.extend(rooms::strays(tree, &system));
        found.extend(rooms::check(&system, &sources));
        found.extend(wildcards::check(&system, &sources));
    }
    found.sort_by(|one, other| one.id().cmp(&other.id()));
    Ok(found)
}

fn refuse(faults: &[String], why: &str) -> Result<()> {
    if faults.is_empty() {
        return Ok(());
    }
    bail!("{}\n{why}", faults.join("\n"))
}

/// How many breaches of each kind are left, in all packages together.
fn summary(found: &[Breach]) -> String {
    let line = |kind: Kind| {
        let places = found.iter().filter(|it| it.kind == kind).map(|it| it.places.len());
        format!("{:<12} {:>4} listed: {}\n", kind.name(), places.sum::<usize>(), kind.rule())
    };
    Kind::ALL.into_iter().map(line).collect()
}

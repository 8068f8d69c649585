//! Parts of everything: the names given to `cargo xtask test`, turned into jobs.
//!
//! A name is a step, a crate of the workspace, or `laws`. Names add up, and the jobs are taken in the order of the whole.

use anyhow::{Result, bail};
use clap::ValueEnum;
use serde_json::Value;

use super::Check;
use crate::bench;

/// The name for the laws of every crate: tests with "laws" in their path.
const LAWS: &str = "laws";
/// What is checked of a crate that is named.
const OF_A_CRATE: [Check; 3] = [Check::Format, Check::Clippy, Check::Tests];

/// One step, and what it looks at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Job {
    /// The step.
    pub check: Check,
    /// What it looks at.
    pub scope: Scope,
}

/// What a step looks at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Scope {
    /// All there is.
    Everything,
    /// These crates alone.
    Crates(Vec<String>),
    /// Tests with "laws" in their path.
    Laws,
}

impl Job {
    /// How it is called in the table at the end; its log lies under the same name.
    pub fn name(&self) -> String {
        match &self.scope {
            Scope::Everything => self.check.name(),
            Scope::Crates(crates) => format!("{} {}", self.check.name(), crates.join(" ")),
            Scope::Laws => LAWS.to_owned(),
        }
    }
}

impl Scope {
    /// As cargo's arguments.
    pub fn packages(&self) -> Vec<String> {
        match self {
            Scope::Everything | Scope::Laws => vec!["--workspace".to_owned()],
            Scope::Crates(crates) => crates.iter().map(|it| format!("--package={it}")).collect(),
        }
    }
}

/// The jobs these names stand for, in the order they are taken; without a name, all of them.
pub fn jobs(names: &[String]) -> Result<Vec<Job>> {
    let crates = if names.is_empty() { Vec::new() } else { crates(&bench::metadata()?) };
    chosen(names, &crates)
}

/// The crates of the workspace, by the alphabet.
fn crates(metadata: &Value) -> Vec<String> {
    let packages = metadata["packages"].as_array().into_iter().flatten();
    let mut names: Vec<String> = packages.filter_map(|it| it["name"].as_str().map(str::to_owned)).collect();
    names.sort();
    names
}

fn chosen(names: &[String], crates: &[String]) -> Result<Vec<Job>> {
    for name in names {
        if name != LAWS && step(name).is_none() && !crates.contains(name) {
            bail!("{}", unknown(name, crates));
        }
    }
    let named: Vec<String> = crates.iter().filter(|it| names.contains(it)).cloned().collect();
    let mut jobs = Vec::new();
    for check in Check::value_variants().iter().copied() {
        if names.is_empty() || names.contains(&check.name()) {
            jobs.push(Job { check, scope: Scope::Everything });
            continue;
        }
        if !named.is_empty() && OF_A_CRATE.contains(&check) {
            jobs.push(Job { check, scope: Scope::Crates(named.clone()) });
        }
        if check == Check::Tests && names.iter().any(|it| it == LAWS) {
            jobs.push(Job { check, scope: Scope::Laws });
        }
    }
    Ok(jobs)
}

fn step(name: &str) -> Option<Check> {
    Check::value_variants().iter().copied().find(|it| it.name() == name)
}

fn unknown(name: &str, crates: &[String]) -> String {
    let steps: Vec<String> = Check::value_variants().iter().map(|it| it.name()).collect();
    let (steps, crates) = (steps.join(", "), crates.join(", "));
    format!("there is no part {name}. A part is a step ({steps}), {LAWS}, or a crate ({crates})")
}

#[cfg(test)]
mod tests {
    use clap::ValueEnum;
    use serde_json::json;

    use super::{Check, Job, Scope, chosen, crates};

    fn names(words: &str) -> Vec<String> {
        words.split_whitespace().map(str::to_owned).collect()
    }

    /// The jobs' names, or the error.
    fn check(words: &str, expected: &str) {
        let jobs = chosen(&names(words), &names("deadzone page-tests table"));
        let told = match jobs {
            Ok(jobs) => jobs.iter().map(Job::name).collect::<Vec<_>>().join(", "),
            Err(error) => error.to_string(),
        };
        assert_eq!(told, expected, "{words}");
    }

    #[test]
    fn without_a_name_everything_is_checked() {
        let jobs = chosen(&[], &[]).expect("nothing is unknown");
        assert_eq!(jobs.len(), Check::value_variants().len());
        assert!(jobs.iter().all(|it| it.scope == Scope::Everything));
    }

    #[test]
    fn a_crate_is_formatted_linted_and_tested() {
        check("deadzone", "format deadzone, clippy deadzone, tests deadzone");
        check("table deadzone", "format deadzone table, clippy deadzone table, tests deadzone table");
    }

    #[test]
    fn names_add_up_in_the_order_of_the_whole() {
        check("page doctests format", "format, doctests, page");
        check("page page-tests", "format page-tests, clippy page-tests, tests page-tests, page");
        check("laws", "laws");
        check("laws table", "format table, clippy table, tests table, laws");
    }

    #[test]
    fn a_whole_step_takes_in_its_parts() {
        check("tests laws table", "format table, clippy table, tests");
    }

    #[test]
    fn an_unknown_name_lists_the_names() {
        let error = chosen(&names("deadzoen"), &names("deadzone table")).expect_err("a typing error").to_string();
        for word in ["deadzoen", "native-equals-browser", "laws", "deadzone, table"] {
            assert!(error.contains(word), "{word} is missing: {error}");
        }
    }

    #[test]
    fn a_scope_is_written_as_cargo_reads_it() {
        assert_eq!(Scope::Everything.packages(), ["--workspace"]);
        assert_eq!(Scope::Crates(names("dice table")).packages(), ["--package=dice", "--package=table"]);
    }

    #[test]
    fn crates_are_the_packages_of_the_workspace() {
        assert_eq!(crates(&json!({ "packages": [{ "name": "table" }, { "name": "dice" }] })), ["dice", "table"]);
    }
}

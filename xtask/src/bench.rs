//! `cargo xtask bench NAME`: one of the benches, by its name alone.

use std::process::{Command, ExitCode};

use anyhow::{Context, Result, bail};
use clap::Args;
use serde_json::Value;

use crate::page::{self, Page};
use crate::run::{self, Program};
use crate::steps::Steps;

/// The bench that needs a browser: the page itself.
const PAGE: &str = "page";

/// Run a bench; without a name, say which there are
#[derive(Args)]
pub struct Bench {
    /// Which bench
    name: Option<String>,
    /// Print nothing but JSON
    #[arg(long)]
    json: bool,
    /// For the page: where it is served already, to be measured as it is
    #[arg(long, value_name = "ADDRESS")]
    at: Option<String>,
}

impl Bench {
    /// Finds the crate the bench belongs to and runs it.
    pub fn run(&self) -> Result<ExitCode> {
        let benches = benches(&metadata()?);
        let names = || benches.iter().map(|(_, bench)| bench.as_str()).chain([PAGE]).collect::<Vec<_>>().join(", ");
        let Some(name) = &self.name else {
            println!("cargo xtask bench NAME, with one of: {}", names());
            return Ok(ExitCode::SUCCESS);
        };
        if name == PAGE {
            let page = self.at.clone().map_or(Page::Built, Page::Served);
            let (told, good) = Steps::new(1).take(PAGE, |step| page::bench(&page, self.json, step))?;
            print!("{told}");
            return Ok(if good { ExitCode::SUCCESS } else { ExitCode::FAILURE });
        }
        let Some((package, _)) = benches.iter().find(|(_, bench)| bench == name) else {
            bail!("there is no bench {name}, only: {}", names());
        };
        Program::cargo()
            .args(["bench", "--quiet", "--package", package, "--bench", name, "--"])
            .args(self.json.then_some("--json"))
            .show()
    }
}

/// What cargo knows about the workspace.
pub fn metadata() -> Result<Value> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .args(["metadata", "--no-deps", "--format-version", "1"])
        .current_dir(run::root())
        .output()
        .context("cannot start cargo")?;
    serde_json::from_slice(&output.stdout)
        .with_context(|| format!("cargo metadata failed:\n{}", String::from_utf8_lossy(&output.stderr)))
}

/// Every bench as (package, bench).
fn benches(metadata: &Value) -> Vec<(String, String)> {
    let mut benches = Vec::new();
    for package in metadata["packages"].as_array().into_iter().flatten() {
        for target in package["targets"].as_array().into_iter().flatten() {
            let is_bench = target["kind"].as_array().is_some_and(|kinds| kinds.iter().any(|kind| kind == "bench"));
            if let (true, Some(package), Some(bench)) = (is_bench, package["name"].as_str(), target["name"].as_str()) {
                benches.push((package.to_owned(), bench.to_owned()));
            }
        }
    }
    benches
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::benches;

    #[test]
    fn benches_are_found_with_their_package() {
        let library = json!({ "name": "table", "kind": ["lib"] });
        let bench = json!({ "name": "sight", "kind": ["bench"] });
        let metadata = json!({ "packages": [{ "name": "table", "targets": [library, bench] }] });
        assert_eq!(benches(&metadata), [("table".to_owned(), "sight".to_owned())]);
    }

    #[test]
    fn nothing_is_found_in_nothing() {
        assert_eq!(benches(&json!({})), []);
    }
}

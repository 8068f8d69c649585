//! `cargo xtask web`: the page's files, ready to be served, in `dist/web`.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result};
use clap::Args;
use serde_json::Value;

use crate::run::{self, Program};
use crate::steps::{Step, Steps};
use crate::tools;

/// Build the page's files into dist/web
#[derive(Args)]
pub struct Web {}

impl Web {
    /// Builds, and says where the files are.
    pub fn run(&self) -> Result<ExitCode> {
        let printed = Steps::new(1).take("webassembly", build)?;
        print!("{printed}");
        Ok(ExitCode::SUCCESS)
    }
}

/// The folder the page's files are written to.
pub fn folder() -> PathBuf {
    run::root().join("dist").join("web")
}

/// Compiles the page to WebAssembly and writes `adjutant.js` and `adjutant_bg.wasm`; gives their names and sizes.
pub fn build(step: &Step) -> Result<String> {
    tools::webassembly_target(step)?;
    let arguments = ["--package", "web", "--lib", "--target", "wasm32-unknown-unknown", "--profile", "web"];
    let module = compile(&arguments, "web", step)?;
    // Of the whole workspace and beside an example, as if for tests: then cargo chooses the same features for every
    // dependency as the tests do, and none is compiled twice.
    let tool = compile(&["--workspace", "--example", "logs", "--bin", "web-build"], "web-build", step)?;
    fs::create_dir_all(folder()).with_context(|| format!("cannot make the folder {}", folder().display()))?;
    Program::new(tool).arg(module).arg(folder()).must(step)?;
    sizes(&folder())
}

/// Runs `cargo build` and gives the file made for the target of this name: a program or a WebAssembly module.
pub fn compile(arguments: &[&str], target: &str, step: &Step) -> Result<PathBuf> {
    let output =
        Program::cargo().args(["build", "--message-format", "json-render-diagnostics"]).args(arguments).must(step)?;
    let artifacts = output.stdout.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
    let file =
        artifacts.filter(|it| it["reason"] == "compiler-artifact" && it["target"]["name"] == target).find_map(made);
    file.with_context(|| format!("cargo build {} made no program or module {target}", arguments.join(" ")))
}

fn made(artifact: Value) -> Option<PathBuf> {
    let module = || artifact["filenames"].as_array()?.iter().filter_map(Value::as_str).find(|it| it.ends_with(".wasm"));
    artifact["executable"].as_str().or_else(module).map(PathBuf::from)
}

fn sizes(folder: &Path) -> Result<String> {
    let mut text = String::new();
    for name in ["adjutant.js", "adjutant_bg.wasm"] {
        let file = folder.join(name);
        let bytes = fs::metadata(&file).with_context(|| format!("{} was not made", file.display()))?.len();
        text.push_str(&format!("{}  {bytes} bytes\n", file.display()));
    }
    Ok(text)
}

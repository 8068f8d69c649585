//! `cargo xtask web`: the page's files, ready to be served, in `dist/web`.
//!
//! The WebAssembly and its script come from `crates/web`; the long texts of the rules, one file per language, from
//! `rules`; what the engine enforces from [`coverage`]; the rest (the page, its styles, what makes it work without a network) lies in `crates/web/assets`. What is
//! worth it lies beside itself in compressed forms, `.br` and `.gz`, for servers that can hand them out. [`weight`] says
//! what it all weighs.

mod weight;

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result};
use catalogue::Language;
use clap::{Args, ValueEnum};
use flate2::Compression;
use flate2::write::GzEncoder;
use serde_json::Value;

use crate::coverage;
use crate::run::{self, Program};
use crate::steps::{Step, Steps};
use crate::tools;

/// Build the page's files into dist/web
#[derive(Args)]
pub struct Web {
    /// Quickly compiled, or small and fast
    #[arg(long, value_enum, default_value_t = Make::Small)]
    make: Make,
}

/// How the page is compiled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Make {
    /// Small and fast, for players.
    Small,
    /// Quickly, for whoever is writing it.
    Quick,
}

/// The styles, in the order they build on each other; one file in the end.
const STYLES: [&str; 12] =
    ["tokens", "base", "art", "cubes", "battle", "start", "why", "rules", "narrow", "guide", "replay", "lab"];
/// Files that are taken as they are.
const PLAIN: [&str; 6] = ["index.html", "open.js", "thinker.js", "offline.js", "manifest.webmanifest", "icon.svg"];
/// Files that are worth compressing.
const HEAVY: [&str; 6] = ["adjutant.js", "adjutant_bg.wasm", "whole.js", "broken.js", "page.css", "coverage.txt"];
/// Files that are made small already: the texts of the rules.
const PRESSED: [&str; 3] = ["rules-en.bin", "rules-fr.bin", "rules-it.bin"];

impl Web {
    /// Builds, and says where the files are.
    pub fn run(&self) -> Result<ExitCode> {
        let printed = Steps::new(1).take("webassembly", |step| build_as(self.make, step))?;
        print!("{printed}");
        Ok(ExitCode::SUCCESS)
    }
}

/// Builds the page for players and fails if it has become too heavy; gives the names and sizes of its files.
pub fn check(step: &Step) -> Result<String> {
    let printed = build(step)?;
    weight::check(&folder()).with_context(|| printed.clone())?;
    Ok(printed)
}

/// The folder the page's files are written to.
pub fn folder() -> PathBuf {
    run::root().join("dist").join("web")
}

/// Builds the page for players; gives the names and sizes of its files.
pub fn build(step: &Step) -> Result<String> {
    build_as(Make::Small, step)
}

/// Builds the page in this way; gives the names and sizes of its files.
pub fn build_as(make: Make, step: &Step) -> Result<String> {
    build_into(&folder(), make, step)
}

/// Compiles the page to WebAssembly and lays all its files side by side in a folder; gives their names and sizes.
pub fn build_into(folder: &Path, make: Make, step: &Step) -> Result<String> {
    tools::webassembly_target(step)?;
    let profile = match make {
        Make::Small => "web",
        Make::Quick => "web-dev",
    };
    let arguments = ["--package", "web", "--lib", "--target", "wasm32-unknown-unknown", "--profile", profile];
    let module = compile(&arguments, "web", step)?;
    // Of the whole workspace and beside an example, as if for tests: then cargo chooses the same features for every
    // dependency as the tests do, and none is compiled twice.
    let tool = compile(&["--workspace", "--example", "logs", "--bin", "web-build"], "web-build", step)?;
    fs::create_dir_all(folder).with_context(|| format!("cannot make the folder {}", folder.display()))?;
    Program::new(&tool).arg("bind").arg(module).arg(folder).must(step)?;
    if make == Make::Small {
        Program::new(&tool).arg("lay").arg(folder).must(step)?;
        Program::new(&tool).arg("part").arg(folder).must(step)?;
    }
    lay_out(folder)?;
    if make == Make::Small {
        step.note("compressing the page");
        Program::new(&tool).arg("pack").args(HEAVY.map(|it| folder.join(it))).must(step)?;
    }
    weight::told(folder)
}

/// Runs `cargo build` and gives the file made for the target of this name: a program or a WebAssembly module.
pub fn compile(arguments: &[&str], target: &str, step: &Step) -> Result<PathBuf> {
    compile_by(Program::cargo(), arguments, target, step)
}

/// Compiles the command line with the page's files in it.
pub fn compile_with_page(arguments: &[&str], step: &Step) -> Result<PathBuf> {
    let folder = folder();
    let cargo = Program::cargo().env("ADJUTANT_PAGE", &folder.display().to_string());
    compile_by(cargo, arguments, "adjutant", step)
}

fn compile_by(cargo: Program, arguments: &[&str], target: &str, step: &Step) -> Result<PathBuf> {
    let output = cargo.args(["build", "--message-format", "json-render-diagnostics"]).args(arguments).must(step)?;
    let artifacts = output.stdout.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
    let file =
        artifacts.filter(|it| it["reason"] == "compiler-artifact" && it["target"]["name"] == target).find_map(made);
    file.with_context(|| format!("cargo build {} made no program or module {target}", arguments.join(" ")))
}

/// Puts the page's other files beside the WebAssembly, and compresses what is heavy.
fn lay_out(folder: &Path) -> Result<()> {
    let assets = run::root().join("crates").join("web").join("assets");
    let read = |name: &str| fs::read(assets.join(name)).with_context(|| format!("cannot read {name}"));
    let write = |name: &str, bytes: &[u8]| {
        let file = folder.join(name);
        fs::write(&file, bytes).with_context(|| format!("cannot write {}", file.display()))
    };
    for name in PLAIN.into_iter().chain(["whole.js", "broken.js"]) {
        write(name, &read(name)?)?;
    }
    let mut styles = Vec::new();
    for name in STYLES {
        styles.extend(read(&format!("{name}.css"))?);
    }
    write("page.css", &styles)?;
    for language in Language::ALL {
        write(&format!("rules-{language}.bin"), &press::press(catalogue::texts_file(language)))?;
    }
    write("coverage.txt", coverage::known()?.write().as_bytes())?;
    for name in HEAVY {
        let stale = folder.join(format!("{name}.br"));
        if stale.exists() {
            fs::remove_file(&stale).with_context(|| format!("cannot remove {}", stale.display()))?;
        }
        let bytes = fs::read(folder.join(name)).with_context(|| format!("{name} was not made"))?;
        let mut packed = GzEncoder::new(Vec::new(), Compression::best());
        packed.write_all(&bytes).and_then(|()| packed.try_finish()).with_context(|| format!("cannot pack {name}"))?;
        write(&format!("{name}.gz"), packed.get_ref())?;
    }
    Ok(())
}

fn made(artifact: Value) -> Option<PathBuf> {
    let module = || artifact["filenames"].as_array()?.iter().filter_map(Value::as_str).find(|it| it.ends_with(".wasm"));
    artifact["executable"].as_str().or_else(module).map(PathBuf::from)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::{PRESSED, run};

    /// What keeps the page for a visit without a network asks for the texts by the names they are laid out under.
    #[test]
    fn texts_are_kept_by_their_names() {
        let assets = run::root().join("crates").join("web").join("assets");
        let read = |name: &str| fs::read_to_string(assets.join(name)).expect("an asset of the page");
        assert!(read("offline.js").contains(PRESSED[0]));
        let (before, after) = PRESSED[0].split_once("en").expect("a name with its language");
        assert!(read("open.js").contains(&format!("{before}${{document.documentElement.lang}}{after}`")));
    }
}

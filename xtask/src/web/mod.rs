//! `cargo xtask web`: the page's files, ready to be served, in `dist/web`.
//!
//! The page's own WebAssembly and its script come from `crates/web`; the module of each game, with that game alone in it, from
//! `crates/game-module`; what the page knows of the games before it has fetched one of them from the native program `offers`
//! beside it; what it says in each language from `data/i18n`; the titles of the rules, one file for each language, and their
//! long texts, one file for each game and language, from `catalogue`; what the engine enforces from [`coverage`]; the rest (the
//! page, its styles, what makes it work without a network) lies in `crates/web/assets`. What is worth it lies beside itself in
//! compressed forms, `.br` and `.gz`, for servers that can hand them out. [`weight`] says what it all weighs.

mod weight;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result, anyhow};
use catalogue::Language;
use clap::{Args, ValueEnum};
use serde_json::{Value, json};

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
const STYLES: [&str; 14] = [
    "tokens", "base", "art", "cubes", "battle", "start", "why", "rules", "narrow", "guide", "sheets", "replay", "lab",
    "stage",
];
/// Files that are taken as they are.
const PLAIN: [&str; 8] =
    ["index.html", "open.js", "broken.js", "games.js", "thinker.js", "offline.js", "manifest.webmanifest", "icon.svg"];

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
    let Tools { tool, offers, .. } = tools(step)?;
    empty(folder)?;
    Program::new(&offers).arg(folder).must(step)?;
    let bind = |package: &str, features: &[&str], name: &str| {
        let arguments = ["--package", package, "--lib", "--target", "wasm32-unknown-unknown", "--profile", profile];
        let module = compile(&[&arguments[..], features].concat(), &package.replace('-', "_"), step)?;
        Program::new(&tool).arg("bind").arg(module).arg(folder).arg(name).must(step)
    };
    bind("web", &[], "adjutant")?;
    let games = games(folder)?;
    for game in &games {
        // The last and lightest carries the log of dice and geometry that is compared with native code.
        let features = if games.last() == Some(game) { format!("{game},numbers") } else { game.clone() };
        bind("game-module", &["--no-default-features", "--features", &features], &format!("game-{game}"))?;
    }
    lay_out(folder)?;
    if make == Make::Small {
        step.note("compressing the page");
        Program::new(&tool).arg("pack").arg(folder).must(step)?;
    }
    weight::told(folder)
}

/// The native programs that a page needs.
pub struct Tools {
    /// Binds and compresses (`web-build`).
    tool: PathBuf,
    /// Writes what the page knows of the games (`offers`).
    offers: PathBuf,
    /// Serves a folder (`site`).
    pub server: PathBuf,
}

/// Compiles the native programs that a page needs, all at once.
pub fn tools(step: &Step) -> Result<Tools> {
    // Of the whole workspace and beside an example, as if for tests: then cargo chooses the same features for every
    // dependency as the tests do, and none is compiled twice.
    let native = ["--workspace", "--example", "logs", "--example", "offers", "--bin", "web-build", "--bin", "site"];
    let [tool, offers, server] = compile_all(&native, ["web-build", "offers", "site"], step)?;
    Ok(Tools { tool, offers, server })
}

/// The names of the games of a page that was built, in the order of the list.
pub fn games(folder: &Path) -> Result<Vec<String>> {
    let list = fs::read(folder.join("games.json")).context("cannot read games.json")?;
    let manifests: Vec<Value> = serde_json::from_slice(&list).context("games.json is no list")?;
    Ok(manifests.iter().filter_map(|it| it["name"].as_str()).map(str::to_owned).collect())
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
    build_by(cargo, arguments, [target], step).map(|[file]| file)
}

/// Runs `cargo build` and gives the files made for the targets of these names.
fn compile_all<const N: usize>(arguments: &[&str], targets: [&str; N], step: &Step) -> Result<[PathBuf; N]> {
    build_by(Program::cargo(), arguments, targets, step)
}

fn build_by<const N: usize>(
    cargo: Program,
    arguments: &[&str],
    targets: [&str; N],
    step: &Step,
) -> Result<[PathBuf; N]> {
    // So that the step can say how far it is.
    let cargo = cargo.env("CARGO_TERM_PROGRESS_WHEN", "always").env("CARGO_TERM_PROGRESS_WIDTH", "100");
    let output = cargo.args(["build", "--message-format", "json-render-diagnostics"]).args(arguments).must(step)?;
    let read = |line| serde_json::from_str::<Value>(line).ok().filter(|it| it["reason"] == "compiler-artifact");
    let artifacts: Vec<Value> = output.stdout.lines().filter_map(read).collect();
    let file = |target: &str| artifacts.iter().filter(|it| it["target"]["name"] == target).find_map(made);
    let files: Vec<PathBuf> = targets.iter().filter_map(|it| file(it)).collect();
    files.try_into().map_err(|_| {
        let (arguments, targets) = (arguments.join(" "), targets.join(" or "));
        anyhow!("cargo build {arguments} made no program or module {targets}")
    })
}

/// Makes the folder, without what an earlier build left in it.
fn empty(folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder).with_context(|| format!("cannot empty {}", folder.display()))?;
    }
    fs::create_dir_all(folder).with_context(|| format!("cannot make the folder {}", folder.display()))
}

/// Puts the page's other files beside the WebAssembly.
fn lay_out(folder: &Path) -> Result<()> {
    let assets = run::root().join("crates").join("web").join("assets");
    let read = |name: &str| fs::read(assets.join(name)).with_context(|| format!("cannot read {name}"));
    for name in PLAIN {
        write(folder, name, &read(name)?)?;
    }
    let mut styles = Vec::new();
    for name in STYLES {
        styles.extend(read(&format!("{name}.css"))?);
    }
    write(folder, "page.css", &styles)?;
    write(folder, "coverage.txt", coverage::known()?.write().as_bytes())?;
    lay_out_languages(folder)?;
    let texts = lay_out_texts(folder)?;
    write(folder, "files.js", list(folder, &texts)?.as_bytes())
}

fn write(folder: &Path, name: &str, bytes: &[u8]) -> Result<()> {
    let file = folder.join(name);
    fs::write(&file, bytes).with_context(|| format!("cannot write {}", file.display()))
}

/// What the page says in each language: the messages of the page and of all games, and the titles of the rules.
fn lay_out_languages(folder: &Path) -> Result<()> {
    for language in Language::ALL {
        write(folder, &format!("messages-{language}.txt"), messages(language)?.as_bytes())?;
        write(folder, &format!("titles-{language}.json"), catalogue::titles_file(language).as_bytes())?;
    }
    Ok(())
}

/// All Fluent messages in a language, file after file.
fn messages(language: Language) -> Result<String> {
    let folder = run::root().join("data").join("i18n").join(language.code());
    let mut files = Vec::new();
    for entry in fs::read_dir(&folder).with_context(|| format!("cannot look into {}", folder.display()))? {
        files.push(entry?.path());
    }
    files.retain(|it| it.extension().is_some_and(|it| it == "ftl"));
    files.sort();
    let read = |it: &PathBuf| fs::read_to_string(it).with_context(|| format!("cannot read {}", it.display()));
    Ok(files.iter().map(read).collect::<Result<Vec<_>>>()?.join("\n"))
}

/// The texts of the rules, one file for each game and language; gives their names by language.
fn lay_out_texts(folder: &Path) -> Result<BTreeMap<&'static str, Vec<String>>> {
    let mut names: BTreeMap<&'static str, Vec<String>> = BTreeMap::new();
    for language in Language::ALL {
        for system in catalogue::systems() {
            let name = format!("rules-{system}-{language}.json");
            let text = catalogue::texts_file(system, language).with_context(|| format!("no texts of {system}"))?;
            write(folder, &name, text.as_bytes())?;
            names.entry(language.code()).or_default().push(name);
        }
    }
    Ok(names)
}

/// What the page keeps for a visit without a network (`offline.js`): the files beside the texts, and the texts by
/// language.
fn list(folder: &Path, texts: &BTreeMap<&'static str, Vec<String>>) -> Result<String> {
    let mut files = vec!["./".to_owned()];
    for entry in fs::read_dir(folder)? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        if name != "offline.js" && !texts.values().any(|it| it.contains(&name)) {
            files.push(name);
        }
    }
    files.sort();
    Ok(format!("const FILES = {};\nconst TEXTS = {};\n", json!(files), json!(texts)))
}

fn made(artifact: &Value) -> Option<PathBuf> {
    let module = || artifact["filenames"].as_array()?.iter().filter_map(Value::as_str).find(|it| it.ends_with(".wasm"));
    artifact["executable"].as_str().or_else(module).map(PathBuf::from)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::{env, fs, process};

    use catalogue::Language;

    use super::{empty, list, messages, write};

    /// A page speaks one language at a time and has no other to fall back on.
    #[test]
    fn every_language_has_every_message() {
        let keys = |language| {
            let text = messages(language).expect("they lie in data/i18n");
            let key = |line: &str| line.split_once(" =").map(|it| it.0.to_owned());
            let mut keys: Vec<String> =
                text.lines().filter(|it| it.starts_with(char::is_alphabetic)).filter_map(key).collect();
            keys.sort();
            keys
        };
        let english = keys(Language::En);
        assert!(english.contains(&"page-language".to_owned()), "{english:?}");
        assert!(english.windows(2).all(|it| it[0] != it[1]), "a key is said twice");
        for language in Language::ALL {
            assert_eq!(keys(language), english, "{language}");
        }
    }

    /// What keeps the page for a visit without a network keeps every file but itself, the texts by language.
    #[test]
    fn every_file_is_kept() {
        let folder = env::temp_dir().join(format!("adjutant-every-file-is-kept-{}", process::id()));
        empty(&folder).expect("a folder of our own");
        for name in ["index.html", "offline.js", "rules-duel-fr.json"] {
            write(&folder, name, b"").expect("a folder of our own");
        }
        let texts = BTreeMap::from([("fr", vec!["rules-duel-fr.json".to_owned()])]);
        let files = "const FILES = [\"./\",\"index.html\"];\nconst TEXTS = {\"fr\":[\"rules-duel-fr.json\"]};\n";
        assert_eq!(list(&folder, &texts).expect("it was just made"), files);
        fs::remove_dir_all(&folder).expect("a folder of our own");
    }
}

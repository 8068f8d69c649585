//! Native equals browser: the same seeds played by a native program and by the WebAssembly of the games must give the
//! same text, byte for byte. A battle recorded on one machine is replayed on another, so nothing less will do.
//!
//! The native side is `crates/game-module/examples/logs.rs`. The other side is one self-contained script for each game (the
//! files of its module and [`DRIVER`] behind them) that Node runs as it is and Chromium runs inside an empty page.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use base64::Engine;
use base64::engine::general_purpose::STANDARD as BASE64;

use crate::run::{self, Program};
use crate::steps::Step;
use crate::tools::{self, Host, HostKind};
use crate::web;

/// How many seeds are played on both sides.
const SEEDS: u64 = 50;

/// Plays the seeds and hands the text over; the counterpart of `crates/game-module/examples/logs.rs`.
const DRIVER: &str = include_str!("browser/driver.js");

/// Plays the seeds on both sides and compares; gives a line about what was compared.
pub fn compare(wanted: Option<HostKind>, step: &Step) -> Result<String> {
    let host = tools::webassembly_host(wanted, step)?;
    web::build(step)?;
    let native = play_natively(step)?;
    let mut foreign = String::new();
    for game in web::games(&web::folder())? {
        let script = script(&web::folder(), &game)?;
        foreign += &match host.kind {
            HostKind::Node => play_in_node(&host, &script, step)?,
            HostKind::Chromium => play_in_chromium(&host, &script, step)?,
        };
    }
    if let Some(difference) = first_difference(&native, &foreign) {
        bail!("native and {} differ, {difference}", host.program);
    }
    let lines = native.lines().count();
    Ok(format!("{SEEDS} seeds, {lines} lines, {} bytes: the same natively and in {}\n", native.len(), host.program))
}

fn play_natively(step: &Step) -> Result<String> {
    let program = web::compile(&["--workspace", "--example", "logs"], "logs", step)?;
    Ok(Program::new(program).arg(SEEDS.to_string()).must(step)?.stdout)
}

/// The script of a game's module, its WebAssembly as text, and the driver.
fn script(folder: &Path, game: &str) -> Result<String> {
    let read = |name: &str| fs::read(folder.join(name)).with_context(|| format!("cannot read {name}"));
    let page = String::from_utf8(read(&format!("game-{game}.js"))?)?;
    let module = BASE64.encode(read(&format!("game-{game}_bg.wasm"))?);
    let numbers = web::games(folder)?.last().is_some_and(|it| it == game);
    Ok(format!(
        "{page}\nconst GAME = \"{game}\";\nconst NUMBERS = {numbers};\nconst MODULE = \"{module}\";\nconst SEEDS = {SEEDS}n;\n{DRIVER}"
    ))
}

fn play_in_node(host: &Host, script: &str, step: &Step) -> Result<String> {
    let file = write("logs.mjs", script)?;
    decode(&Program::new(&host.program).arg(file).must(step)?.stdout)
}

fn play_in_chromium(host: &Host, script: &str, step: &Step) -> Result<String> {
    let page = format!("<!doctype html><meta charset=\"utf-8\"><body><script type=\"module\">\n{script}\n</script>");
    let file = write("logs.html", &page)?;
    let profile = folder()?.join("profile");
    if profile.exists() {
        fs::remove_dir_all(&profile).with_context(|| format!("cannot empty {}", profile.display()))?;
    }
    let quiet = ["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-sync"];
    let offline = ["--disable-background-networking", "--disable-component-update", "--disable-default-apps"];
    let output = Program::new(&host.program)
        .args(quiet)
        .args(offline)
        .arg(format!("--user-data-dir={}", profile.display()))
        .args(["--virtual-time-budget=60000", "--dump-dom"])
        .arg(format!("file://{}", file.display()))
        .must(step)?;
    decode(&output.stdout)
}

/// The text a host hands over: base64 between two marks, so that neither a page nor a warning can garble it.
fn decode(printed: &str) -> Result<String> {
    let text = printed.split_once("[[log ").and_then(|(_, rest)| rest.split_once("]]"));
    let Some((text, _)) = text else { bail!("the script handed nothing over, but printed:\n{printed}") };
    let bytes = BASE64.decode(text).context("what the script handed over is no base64")?;
    String::from_utf8(bytes).context("what the script handed over is no text")
}

fn folder() -> Result<PathBuf> {
    let folder = run::target().join("xtask").join("browser");
    fs::create_dir_all(&folder).with_context(|| format!("cannot make the folder {}", folder.display()))?;
    Ok(folder)
}

fn write(name: &str, text: &str) -> Result<PathBuf> {
    let file = folder()?.join(name);
    fs::write(&file, text).with_context(|| format!("cannot write {}", file.display()))?;
    Ok(file)
}

/// Where two logs part: the heading both are under, the line number and both lines.
fn first_difference(native: &str, foreign: &str) -> Option<String> {
    if native == foreign {
        return None;
    }
    let mut heading = "the beginning";
    let (mut ours, mut theirs) = (native.split('\n'), foreign.split('\n'));
    for number in 1.. {
        let (one, other) = (ours.next(), theirs.next());
        if one != other {
            let said = |line: Option<&str>| line.map_or_else(|| "(nothing more)".to_owned(), |it| format!("{it:?}"));
            return Some(format!(
                "first in line {number}, under {heading}:\n  native:  {}\n  browser: {}",
                said(one),
                said(other)
            ));
        }
        heading = one.filter(|line| line.starts_with("== ")).unwrap_or(heading);
    }
    None
}

#[cfg(test)]
mod tests {
    use super::{decode, first_difference};

    #[test]
    fn equal_logs_have_no_difference() {
        assert_eq!(first_difference("== duel 0\na strikes\n", "== duel 0\na strikes\n"), None);
    }

    #[test]
    fn the_first_difference_names_its_battle_and_both_lines() {
        let difference = first_difference("== duel 0\na\n== duel 1\nb\nc\n", "== duel 0\na\n== duel 1\nB\nc\n");
        let expected = "first in line 4, under == duel 1:\n  native:  \"b\"\n  browser: \"B\"";
        assert_eq!(difference.as_deref(), Some(expected));
    }

    #[test]
    fn a_log_that_ends_early_differs() {
        let difference = first_difference("a\nb", "a");
        assert_eq!(
            difference.as_deref(),
            Some("first in line 2, under the beginning:\n  native:  \"b\"\n  browser: (nothing more)")
        );
    }

    #[test]
    fn a_log_is_found_between_its_marks() {
        let page = "<html><body><pre>[[log w6l0w6k=]]</pre></body></html>";
        assert_eq!(decode(page).expect("it is well formed"), "été");
        assert!(decode("Segmentation fault").expect_err("no marks").to_string().contains("Segmentation fault"));
        assert!(decode("[[log ???]]").is_err());
    }
}

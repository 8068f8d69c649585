//! The page as a player meets it: `crates/page-tests` leads Chromium through it, and measures how quickly it answers.
//!
//! That is a program of its own, because its libraries are slow to compile. Here the page is built and the browser is
//! found; the program is told where they are, and its closing line is counted.

use std::path::{Path, PathBuf};

use anyhow::{Result, bail};

use crate::coverage;
use crate::outcome::Outcome;
use crate::run::{self, Program};
use crate::steps::Step;
use crate::tools::{self, Browser};
use crate::web::{self, Make};

/// Which page is played on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Page {
    /// The one for players, which an earlier step has built: it is not compiled a second time.
    Built,
    /// One that is quickly compiled, for whoever is writing it.
    Quick,
    /// One that somebody serves at this address.
    Served(String),
}

/// Tells every play whose name has these words in it; how many went well, and what was said. Without a browser there is
/// nothing to tell, and that is said instead.
pub fn play(page: &Page, words: &str, step: &Step) -> Result<(Outcome, String)> {
    let browser = match tools::browser_and_driver(step) {
        Ok(browser) => browser,
        Err(missing) => {
            step.note(&format!("skipped: {missing}"));
            return Ok((Outcome::skipped(), format!("{missing}\n")));
        }
    };
    let enforced = enforced_rules("warzone")?;
    let output = tests(&browser, page, step)?
        .arg("play")
        .arg(format!("--words={words}"))
        .arg(format!("--enforced={enforced}"))
        .listen(step)?;
    Ok((Outcome::of_closing_line(&output.stdout, output.success), output.everything))
}

/// Measures how quickly the page answers, the one for players unless another is served: the figures, and whether they are
/// good enough.
pub fn bench(page: &Page, json: bool, step: &Step) -> Result<(String, bool)> {
    let browser = tools::browser_and_driver(step)?;
    if *page == Page::Built {
        web::build(step)?;
    }
    let output = tests(&browser, page, step)?.arg("measure").args(json.then_some("--json")).listen(step)?;
    if output.stdout.is_empty() {
        bail!("nothing was measured:\n{}", output.everything.trim_end());
    }
    Ok((output.stdout, output.success))
}

/// Takes pictures of battles into a folder; how many, in words.
pub fn pictures(page: &Page, into: &Path, all: bool, step: &Step) -> Result<String> {
    let browser = tools::browser_and_driver(step)?;
    let output = tests(&browser, page, step)?
        .arg("pictures")
        .arg("--into")
        .arg(into)
        .args(all.then_some("--all"))
        .listen(step)?;
    if !output.success {
        bail!("pictures are missing:\n{}", output.everything.trim_end());
    }
    Ok(output.stdout)
}

/// The program that leads this browser through this page; what it shall do is still to be added.
fn tests(browser: &Browser, page: &Page, step: &Step) -> Result<Program> {
    let program = Program::new(compile("page-tests", step)?)
        .arg(format!("--browser={}", browser.browser))
        .arg(format!("--driver={}", browser.driver))
        .arg("--folder")
        .arg(folder());
    let files = match page {
        Page::Served(address) => return Ok(program.arg(format!("--address={address}"))),
        Page::Built => web::folder(),
        Page::Quick => {
            let quick = folder().join("web");
            web::build_into(&quick, Make::Quick, step)?;
            quick
        }
    };
    Ok(program.arg("--server").arg(compile("adjutant", step)?).arg("--files").arg(files))
}

/// Compiles a program of the workspace, beside an example, as if for tests: then cargo chooses the same features for every
/// dependency as the tests do, and none is compiled twice.
fn compile(program: &str, step: &Step) -> Result<PathBuf> {
    web::compile(&["--workspace", "--example", "logs", "--bin", program], program, step)
}

/// How many rules of a game the sources enforce: what the page's rules browser has to say.
fn enforced_rules(system: &str) -> Result<usize> {
    let all = catalogue::RuleId::all().filter(|it| it.system() == system);
    let [_, enforced, _] = coverage::known()?.count(all);
    Ok(enforced)
}

/// Where a quick page, the browser's profile and what is fetched are kept.
fn folder() -> PathBuf {
    run::target().join("xtask").join("page")
}

//! The page as a player meets it: Chromium without a window, led by chromedriver, on the page as the program serves it.
//!
//! Each play is one story told in clicks ([`plays`]). [`driver`] speaks WebDriver, which is a few lines of JSON over
//! HTTP, so there is nothing to install but the browser and its driver.

mod driver;
mod plays;

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::outcome::Outcome;
use crate::steps::Step;
use crate::web::Make;
use crate::{run, tools, web};
pub use driver::Browser;
use driver::Driver;

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

/// Serves the page and tells every play whose name has these words in it; how many went well, and what was said. Without
/// a browser there is nothing to tell, and that is said instead.
pub fn play(page: &Page, words: &str, step: &Step) -> Result<(Outcome, String)> {
    let browser = match tools::browser_and_driver(step) {
        Ok(browser) => browser,
        Err(missing) => {
            step.note(&format!("skipped: {missing}"));
            return Ok((Outcome::skipped(), format!("{missing}\n")));
        }
    };
    let folder = run::target().join("xtask").join("page");
    let (address, _served) = serve(page, &folder, step)?;
    let (mut outcome, mut printed) = (Outcome::default(), String::new());
    for (name, tell) in plays::ALL.into_iter().filter(|it| it.0.contains(words)) {
        step.note(&format!("page: {name}"));
        let told = Driver::start(&browser, &folder)
            .and_then(|mut driver| tell(&mut driver, &address).with_context(|| driver.last_words()));
        outcome += Outcome::one(told.is_ok());
        match told {
            Ok(said) => printed += &format!("{name}: {said}\n"),
            Err(error) => printed += &format!("{name}: FAILED, {error:#}\n"),
        }
    }
    Ok((outcome, printed))
}

/// Where the page is, and the program that serves it, where that is ours.
fn serve(page: &Page, folder: &Path, step: &Step) -> Result<(String, Option<Served>)> {
    let files = match page {
        Page::Served(address) => {
            fs::create_dir_all(folder)?;
            return Ok((address.clone(), None));
        }
        Page::Built => web::folder(),
        Page::Quick => {
            let quick = folder.join("web");
            web::build_into(&quick, Make::Quick, step)?;
            quick
        }
    };
    let program = web::compile(&["--workspace", "--example", "logs", "--bin", "adjutant"], "adjutant", step)?;
    let served = Served::start(&program, &files)?;
    Ok((served.address.clone(), Some(served)))
}

/// The program that serves the page, until this is dropped.
struct Served {
    program: Child,
    address: String,
}

impl Served {
    fn start(program: &Path, page: &Path) -> Result<Served> {
        let mut started = Command::new(program)
            .args(["serve", "--port=0", "--from"])
            .arg(page)
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("cannot start {}", program.display()))?;
        let mut line = String::new();
        let printed = started.stdout.take().context("the server has no output")?;
        BufReader::new(printed).read_line(&mut line)?;
        let Some(address) = line.split(' ').find(|it| it.starts_with("http://")) else {
            let _ = started.kill();
            bail!("the server said {line:?} and no address");
        };
        Ok(Served { program: started, address: address.to_owned() })
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

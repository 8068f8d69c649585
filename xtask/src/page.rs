//! The page as a player meets it: Chromium without a window, led by chromedriver, on the page as the program serves it.
//!
//! Each play is one story told in clicks ([`plays`]). [`driver`] speaks WebDriver, which is a few lines of JSON over
//! HTTP, so there is nothing to install but the browser and its driver.

mod driver;
mod plays;

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::outcome::Outcome;
use crate::steps::Step;
use crate::web::Make;
use crate::{run, tools, web};
pub use driver::Browser;
use driver::Driver;

/// Which page is played on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// The one for players, which an earlier step has built: it is not compiled a second time.
    Built,
    /// One that is quickly compiled, for whoever is writing it.
    Quick,
}

/// Serves the page and tells every play; how many went well, and what was said. Without a browser there is nothing to
/// tell, and that is said instead.
pub fn play(page: Page, step: &Step) -> Result<(Outcome, String)> {
    let browser = match tools::browser_and_driver(step) {
        Ok(browser) => browser,
        Err(missing) => {
            step.note(&format!("skipped: {missing}"));
            return Ok((Outcome::skipped(), format!("{missing}\n")));
        }
    };
    let folder = run::target().join("xtask").join("page");
    let files = files(page, &folder, step)?;
    let program = web::compile(&["--workspace", "--example", "logs", "--bin", "adjutant"], "adjutant", step)?;
    let served = Served::start(&program, &files)?;
    let (mut outcome, mut printed) = (Outcome::default(), String::new());
    for (name, tell) in plays::ALL {
        step.note(&format!("page: {name}"));
        let told = Driver::start(&browser, &folder)
            .and_then(|mut driver| tell(&mut driver, &served.address).with_context(|| driver.last_words()));
        outcome += Outcome::one(told.is_ok());
        match told {
            Ok(said) => printed += &format!("{name}: {said}\n"),
            Err(error) => printed += &format!("{name}: FAILED, {error:#}\n"),
        }
    }
    Ok((outcome, printed))
}

/// The folder with the page's files.
fn files(page: Page, folder: &Path, step: &Step) -> Result<PathBuf> {
    if page == Page::Built {
        return Ok(web::folder());
    }
    let quick = folder.join("web");
    web::build_into(&quick, Make::Quick, step)?;
    Ok(quick)
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

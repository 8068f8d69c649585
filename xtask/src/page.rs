//! The page as a player meets it: Chromium without a window, led by chromedriver, on the page as the program serves it.
//!
//! Each play is one story told in clicks ([`plays`]); [`access`] looks at every screen with the eyes of those who cannot
//! see or point, and [`offline`] takes the network away. [`driver`] speaks WebDriver, which is a few lines of JSON over
//! HTTP, so there is nothing to install but the browser and its driver.

mod access;
mod driver;
mod measure;
mod offline;
mod plays;
mod position;

use std::fs;
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
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Page {
    /// The one for players, which an earlier step has built: it is not compiled a second time.
    Built,
    /// One that is quickly compiled, for whoever is writing it.
    Quick,
    /// One that somebody serves at this address.
    Served(String),
}

/// Where plays are told: the browser, the page, and what was said so far.
struct Stage<'a> {
    browser: Browser,
    folder: PathBuf,
    address: String,
    served: Option<Served>,
    /// Only plays whose name has these words in it.
    words: &'a str,
    step: &'a Step,
    outcome: Outcome,
    printed: String,
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
    let mut stage = Stage::set(browser, page, words, step)?;
    let address = stage.address.clone();
    for (name, tell) in plays::ALL {
        stage.tell(name, |driver| tell(driver, &address));
    }
    if let Some((program, files)) = stage.served.as_ref().map(|it| (it.program.clone(), it.files.clone())) {
        stage.tell("without a network", |driver| offline::check(driver, Served::start(&program, &files)?));
    }
    stage.look(&address);
    Ok((stage.outcome, stage.printed))
}

/// Measures how quickly the page answers, the one for players unless another is served: the figures, and whether they are
/// good enough.
pub fn bench(page: &Page, json: bool, step: &Step) -> Result<(String, bool)> {
    let browser = tools::browser_and_driver(step)?;
    if *page == Page::Built {
        web::build(step)?;
    }
    let stage = Stage::set(browser, page, "", step)?;
    let driver = Driver::start(&stage.browser, &stage.folder)?;
    measure::run(&driver, &stage.address, json).with_context(|| driver.last_words())
}

impl<'a> Stage<'a> {
    fn set(browser: Browser, page: &Page, words: &'a str, step: &'a Step) -> Result<Stage<'a>> {
        let folder = run::target().join("xtask").join("page");
        let (address, served) = serve(page, &folder, step)?;
        let (outcome, printed) = (Outcome::default(), String::new());
        Ok(Stage { browser, folder, address, served, words, step, outcome, printed })
    }

    /// Whether a play of this name is wanted.
    fn wants(&self, name: &str) -> bool {
        name.contains(self.words)
    }

    /// Looks at every screen for those who cannot see or point, if that is wanted.
    fn look(&mut self, address: &str) {
        let name = "nobody is kept out";
        if !self.wants(name) {
            return;
        }
        match tools::axe_core(&run::target().join("xtask").join("axe"), self.step) {
            Ok(axe) => self.tell(name, |driver| access::check(driver, address, &axe)),
            Err(missing) => self.skip(&format!("{missing:#}")),
        }
    }

    /// Tells one play in a browser of its own.
    fn tell(&mut self, name: &str, play: impl FnOnce(&mut Driver) -> Result<String>) {
        if !self.wants(name) {
            return;
        }
        self.step.note(&format!("page: {name}"));
        let told = Driver::start(&self.browser, &self.folder)
            .and_then(|mut driver| play(&mut driver).with_context(|| driver.last_words()));
        self.outcome += Outcome::one(told.is_ok());
        self.printed += &match told {
            Ok(said) => format!("{name}: {said}\n"),
            Err(error) => format!("{name}: FAILED, {error:#}\n"),
        };
    }

    fn skip(&mut self, missing: &str) {
        self.step.note(&format!("skipped: {missing}"));
        self.outcome += Outcome::skipped();
        self.printed += &format!("{missing}\n");
    }
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
    running: Child,
    program: PathBuf,
    files: PathBuf,
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
        let (program, files, address) = (program.to_owned(), page.to_owned(), address.to_owned());
        Ok(Served { running: started, program, files, address })
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.running.kill();
        let _ = self.running.wait();
    }
}

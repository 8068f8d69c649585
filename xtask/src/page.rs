//! The page as a player meets it: Chromium without a window, led by chromedriver, on the page as the program serves it.
//!
//! Each play is one story told in clicks ([`plays`]). [`driver`] speaks WebDriver, which is a few lines of JSON over
//! HTTP, so there is nothing to install but the browser and its driver.

mod driver;
mod plays;

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::outcome::Outcome;
use crate::steps::Step;
use crate::{run, tools, web};
pub use driver::Browser;
use driver::Driver;

/// Builds the page, serves it and tells every play; how many went well, and what was said.
pub fn play(step: &Step) -> Result<(Outcome, String)> {
    let browser = tools::browser_and_driver(step)?;
    if !web::folder().join("index.html").is_file() {
        web::build(step)?;
    }
    let program = web::compile_with_page(&["--package", "adjutant", "--bin", "adjutant"], step)?;
    let served = Served::start(&program)?;
    let (mut outcome, mut printed) = (Outcome::default(), String::new());
    for (name, tell) in plays::ALL {
        step.note(&format!("page: {name}"));
        let told = Driver::start(&browser, &run::target().join("xtask").join("page"))
            .and_then(|mut driver| tell(&mut driver, &served.address).with_context(|| driver.last_words()));
        outcome += Outcome::one(told.is_ok());
        match told {
            Ok(said) => printed += &format!("{name}: {said}\n"),
            Err(error) => printed += &format!("{name}: FAILED, {error:#}\n"),
        }
    }
    Ok((outcome, printed))
}

/// The program that serves the page, until this is dropped.
struct Served {
    program: Child,
    address: String,
}

impl Served {
    fn start(program: &std::path::Path) -> Result<Served> {
        let mut started = Command::new(program)
            .args(["serve", "--port=0"])
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

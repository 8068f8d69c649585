//! Tests of the page in a browser: Chromium without a window, led by chromedriver, on the page as the program serves it.
//!
//! [`plays`] are stories told in clicks, [`measure`] times the page's answers; both are made of [`steps`], and lead the
//! browser through [`driver`]. `cargo xtask test page` and `cargo xtask bench page` build the page, find the browser and
//! start this program, which is a crate of its own so that the other chores need not wait for its libraries to compile.
//!
//! A run prints a line for each play and ends with one line `N passed, N failed`. Begin to read at [`plays::ALL`].

mod axe;
mod driver;
mod measure;
mod outcome;
mod pictures;
mod plays;
mod runner;
mod server;
mod steps;

use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result};
use clap::{Args, Parser, Subcommand};

use driver::{Browser, Driver};
use runner::Runner;
use server::Server;

/// Lead a browser through the page, or measure how quickly the page answers
#[derive(Parser)]
#[command(name = "page-tests", version)]
struct Arguments {
    #[command(flatten)]
    browser: Browser,
    #[command(flatten)]
    site: Site,
    /// A folder for the browser's profile and for what is fetched
    #[arg(long)]
    folder: PathBuf,
    #[command(subcommand)]
    task: Task,
}

/// Where the page is: served already, or files to be served by a program.
#[derive(Args)]
struct Site {
    /// The address of a page that is served already
    #[arg(long, conflicts_with_all = ["server", "files"], required_unless_present = "server")]
    address: Option<String>,
    /// The program that serves the page: adjutant
    #[arg(long, requires = "files")]
    server: Option<PathBuf>,
    /// The folder with the page's files
    #[arg(long, requires = "server")]
    files: Option<PathBuf>,
}

#[derive(Subcommand)]
enum Task {
    /// Tell the plays, and count how many went well
    Play {
        /// Only plays whose name has these words in it
        #[arg(long, default_value = "")]
        words: String,
        /// How many rules of Warzone are enforced, by the sources: what the rules browser has to say
        #[arg(long)]
        enforced: usize,
    },
    /// Measure how quickly the page answers; fails if it is too slow
    Measure {
        /// Print JSON, one line for each figure
        #[arg(long)]
        json: bool,
    },
    /// Take pictures of battles for docs
    Pictures {
        /// The folder they are written to
        #[arg(long)]
        into: PathBuf,
        /// Every window by day and by night
        #[arg(long)]
        all: bool,
    },
}

fn main() -> ExitCode {
    match run(Arguments::parse()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Does what was asked for; whether all is well.
fn run(arguments: Arguments) -> Result<bool> {
    let Arguments { browser, site, folder, task } = arguments;
    fs::create_dir_all(&folder).with_context(|| format!("cannot make the folder {}", folder.display()))?;
    let server = site.start()?;
    let address = site.address.or_else(|| server.as_ref().map(|it| it.address.clone())).unwrap_or_default();
    match task {
        Task::Play { words, enforced } => {
            let mut runner = Runner::new(browser, folder, words);
            runner.all(&address, server.as_ref(), enforced)
        }
        Task::Measure { json } => {
            let driver = Driver::start(&browser, &folder)?;
            let (figures, good) = measure::run(&driver, &address, json).with_context(|| driver.last_words())?;
            print!("{figures}");
            Ok(good)
        }
        Task::Pictures { into, all } => {
            let taken = pictures::take(&browser, &folder, &address, &into, all)?;
            println!("{taken} pictures");
            Ok(true)
        }
    }
}

impl Site {
    /// Starts the program that serves the page, where it is not served already.
    fn start(&self) -> Result<Option<Server>> {
        self.server
            .as_deref()
            .zip(self.files.as_deref())
            .map(|(program, files)| Server::start(program, files))
            .transpose()
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::{Arguments, Task};

    fn parse(words: &str) -> Result<Arguments, clap::Error> {
        let always = ["page-tests", "--browser=chromium", "--driver=chromedriver", "--folder=here"];
        Arguments::try_parse_from(always.into_iter().chain(words.split(' ')))
    }

    #[test]
    fn a_page_is_served_already_or_by_a_program() {
        assert!(parse("--address=http://localhost:1 measure").is_ok());
        assert!(parse("--server=adjutant --files=web measure").is_ok());
        assert!(parse("measure").is_err(), "there is no page");
        assert!(parse("--server=adjutant measure").is_err(), "there are no files");
        assert!(parse("--address=http://localhost:1 --server=adjutant --files=web measure").is_err(), "two pages");
    }

    #[test]
    fn plays_are_chosen_by_words() {
        let arguments =
            parse("--address=http://localhost:1 play --enforced=7 --words=phone").expect("it is well formed");
        let Task::Play { words, enforced } = arguments.task else { panic!("not a play") };
        assert_eq!((words.as_str(), enforced), ("phone", 7));
    }
}

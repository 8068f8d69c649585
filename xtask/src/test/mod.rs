//! `cargo xtask test`: everything that must hold before a change is taken, step by step.
//!
//! A failing step does not stop the others: one run tells everything that is wrong. What a step printed is kept in
//! `target/xtask/STEP.log`; the end of it is shown when the step fails.

mod parts;

use std::fs;
use std::process::ExitCode;

use anyhow::Result;
use clap::{Args, ValueEnum};

use crate::outcome::Outcome;
use crate::page::Page;
use crate::run::{self, Program};
use crate::steps::{Step, Steps};
use crate::tools::{self, HostKind};
use crate::{browser, page, web};
use parts::{Job, Scope};

/// How much of a failed step's words are shown.
const SHOWN_LINES: usize = 200;

/// Check everything: format, tidy, clippy, tests, documentation, coverage, WebAssembly, native equals browser, the page
///
/// Ends with one line `N passed, N failed`, and with a failure if anything failed. What needs a program that is neither
/// here nor can be installed is skipped, and the line says so.
#[derive(Args)]
pub struct Test {
    /// Only these parts: steps, crates (format, clippy and tests of each) or `laws`; without a name, everything
    #[arg(value_name = "NAME")]
    names: Vec<String>,
    /// Only this step; may be given several times
    #[arg(long, value_name = "STEP")]
    only: Vec<Check>,
    /// Of the plays on the page only those whose name has these words in it
    #[arg(long, value_name = "WORDS", default_value = "")]
    play: String,
    /// Where the page is served already, to be played on as it is
    #[arg(long, value_name = "ADDRESS")]
    at: Option<String>,
    /// What runs the WebAssembly; without it, the first of these that is there
    #[arg(long, value_name = "HOST")]
    host: Option<HostKind>,
}

/// The steps, in the order they are taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Check {
    /// Whether every file is formatted
    Format,
    /// Whether files lie and depend on each other as ARCHITECTURE.md says
    Tidy,
    /// Licences and sources of dependencies, where cargo-deny is installed
    Deny,
    /// Clippy's advice, on everything, taken as law
    Clippy,
    /// All tests, with nextest where it is installed
    Tests,
    /// The examples in the documentation
    Doctests,
    /// The documentation of every crate, without a warning
    Doc,
    /// Whether fewer rules are enforced or tested than before
    Coverage,
    /// The page's files
    Webassembly,
    /// The same seeds natively and in WebAssembly, compared byte for byte
    NativeEqualsBrowser,
    /// The page in Chromium: a whole battle by clicks, languages, saves, keys, a phone
    Page,
}

/// What came of a step.
struct Report {
    outcome: Outcome,
    printed: String,
}

/// A line of the table at the end.
struct Row {
    check: Check,
    name: String,
    outcome: Outcome,
    seconds: f64,
}

impl Test {
    /// Takes the steps and prints the sum.
    pub fn run(&self) -> Result<ExitCode> {
        let names: Vec<String> = self.names.iter().cloned().chain(self.only.iter().map(|it| it.name())).collect();
        let jobs = parts::jobs(&names)?;
        let mut steps = Steps::new(jobs.len());
        let mut rows: Vec<Row> = Vec::new();
        for job in jobs {
            rows.push(self.take(&job, &rows, &mut steps));
        }
        Ok(conclude(&rows))
    }

    fn take(&self, job: &Job, taken: &[Row], steps: &mut Steps) -> Row {
        let name = job.name();
        let step = steps.begin(&name);
        let report = self
            .check(job, taken, &step)
            .unwrap_or_else(|error| Report { outcome: Outcome::one(false), printed: format!("{error:#}\n") });
        let failed = report.outcome.failed > 0;
        let seconds = step.end(report.outcome.word());
        keep(&name, &report.printed);
        if failed {
            show_end(&name, &report.printed);
        }
        Row { check: job.check, name, outcome: report.outcome, seconds }
    }

    fn check(&self, job: &Job, taken: &[Row], step: &Step) -> Result<Report> {
        match job.check {
            Check::Format => format(&job.scope, step),
            Check::Tidy => tidy(step),
            Check::Deny => deny(step),
            Check::Clippy => clippy(&job.scope, step),
            Check::Tests => tests(&job.scope, step),
            Check::Doctests => doctests(step),
            Check::Doc => doc(step),
            Check::Coverage => coverage(step),
            Check::Webassembly => Ok(Report::fine(web::check(step)?)),
            Check::NativeEqualsBrowser => Ok(Report::fine(browser::compare(self.host, step)?)),
            Check::Page => {
                let played = page::play(&self.page(taken), &self.play, step);
                played.map(|(outcome, printed)| Report { outcome, printed })
            }
        }
    }

    /// The page to play on: one that is served already, the one just built, or else a quick one.
    fn page(&self, taken: &[Row]) -> Page {
        let built = taken.iter().any(|row| row.check == Check::Webassembly && row.outcome.failed == 0);
        match &self.at {
            Some(address) => Page::Served(address.clone()),
            None if built => Page::Built,
            None => Page::Quick,
        }
    }
}

impl Check {
    fn name(self) -> String {
        self.to_possible_value().map(|value| value.get_name().to_owned()).unwrap_or_default()
    }
}

impl Report {
    fn fine(printed: String) -> Report {
        Report { outcome: Outcome::one(true), printed }
    }

    fn of_one(program: Program, step: &Step) -> Result<Report> {
        let output = program.listen(step)?;
        Ok(Report { outcome: Outcome::one(output.success), printed: output.everything })
    }

    fn of_tests(program: Program, step: &Step) -> Result<Report> {
        let output = program.listen(step)?;
        Ok(Report { outcome: Outcome::of_tests(&output.everything, output.success), printed: output.everything })
    }
}

fn format(scope: &Scope, step: &Step) -> Result<Report> {
    tools::component("rustfmt", "fmt")?;
    let packages = if *scope == Scope::Everything { vec!["--all".to_owned()] } else { scope.packages() };
    Report::of_one(Program::cargo().args(["fmt", "--check"]).args(packages), step)
}

fn tidy(step: &Step) -> Result<Report> {
    Report::of_one(Program::new(std::env::current_exe()?).arg("tidy"), step)
}

fn deny(step: &Step) -> Result<Report> {
    if !tools::has_cargo_deny() {
        let note = "cargo-deny is not installed, so licences are not checked (`cargo install --locked cargo-deny`)";
        step.note(note);
        return Ok(Report { outcome: Outcome::skipped(), printed: format!("{note}\n") });
    }
    Report::of_one(Program::cargo().args(["deny", "--offline", "check", "licenses", "bans", "sources"]), step)
}

fn clippy(scope: &Scope, step: &Step) -> Result<Report> {
    tools::component("clippy", "clippy")?;
    let program = Program::cargo().arg("clippy").args(scope.packages()).args(["--all-targets", "--", "-D", "warnings"]);
    Report::of_one(program, step)
}

fn tests(scope: &Scope, step: &Step) -> Result<Report> {
    let laws = *scope == Scope::Laws;
    let program = if tools::has_nextest() {
        let program = Program::cargo().args(["nextest", "run", "--no-fail-fast", "--no-tests", "pass"]);
        program.args(if laws { vec!["--filterset", "test(~laws) + binary(~laws)"] } else { vec![] })
    } else {
        step.note("cargo-nextest is not installed, so plain cargo test runs them");
        Program::cargo().args(["test", "--no-fail-fast"]).args([if laws { "--test=*laws*" } else { "--tests" }])
    };
    Report::of_tests(program.args(scope.packages()), step)
}

fn doctests(step: &Step) -> Result<Report> {
    Report::of_tests(Program::cargo().args(["test", "--workspace", "--doc", "--no-fail-fast"]), step)
}

fn doc(step: &Step) -> Result<Report> {
    let program = Program::cargo().args(["doc", "--workspace", "--no-deps"]);
    Report::of_one(program.env("RUSTDOCFLAGS", "-D warnings"), step)
}

fn coverage(step: &Step) -> Result<Report> {
    Report::of_one(Program::new(std::env::current_exe()?).args(["coverage", "--check"]), step)
}

/// The file that keeps what a step printed.
fn log(name: &str) -> String {
    format!("{}.log", name.replace(' ', "-"))
}

/// Keeps what a step printed. A full disk must not hide the result of the step itself.
fn keep(name: &str, printed: &str) {
    let folder = run::target().join("xtask");
    let written = fs::create_dir_all(&folder).and_then(|()| fs::write(folder.join(log(name)), printed));
    if let Err(error) = written {
        eprintln!("  cannot keep what {name} printed in {}: {error}", folder.display());
    }
}

fn show_end(name: &str, printed: &str) {
    let lines: Vec<&str> = printed.lines().collect();
    let skipped = lines.len().saturating_sub(SHOWN_LINES);
    if skipped > 0 {
        eprintln!("  ({skipped} lines more in {})", run::target().join("xtask").join(log(name)).display());
    }
    for line in &lines[skipped..] {
        eprintln!("  {line}");
    }
}

/// Prints the table and, last of all, the one line that counts.
fn conclude(rows: &[Row]) -> ExitCode {
    let mut sum = Outcome::default();
    println!("\n{:<22} {:>7} {:>7} {:>7} {:>9}", "step", "passed", "failed", "skipped", "seconds");
    let print = |name: &str, it: Outcome, seconds: f64| {
        println!("{name:<22} {:>7} {:>7} {:>7} {seconds:>9.1}", it.passed, it.failed, it.skipped);
    };
    for row in rows {
        print(&row.name, row.outcome, row.seconds);
        sum += row.outcome;
    }
    print("all", sum, rows.iter().map(|row| row.seconds).sum());
    println!("\n{sum}");
    if sum.failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

//! What a chore needs beyond Rust itself: found, or installed where that can be done without asking, or else named
//! together with the command that would install it. What is already there is never touched.

use std::env;
use std::path::Path;

use anyhow::{Result, bail};
use clap::ValueEnum;

use crate::run::Program;
use crate::steps::Step;

/// What can run WebAssembly for us.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Host {
    /// Which of the two it is.
    pub kind: HostKind,
    /// The program to start.
    pub program: String,
}

/// The programs that lead through the page: the browser, and what leads it.
pub struct Browser {
    /// Chromium or Chrome.
    pub browser: String,
    /// Its driver.
    pub driver: String,
}

/// The kinds of host, by preference: Node starts faster, Chromium is what players use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum HostKind {
    /// Node.js.
    Node,
    /// Chromium or Chrome without a window.
    Chromium,
}

impl HostKind {
    fn programs(self) -> &'static [&'static str] {
        match self {
            HostKind::Node => &["node", "nodejs"],
            HostKind::Chromium => &[
                "chromium",
                "chromium-browser",
                "google-chrome",
                "google-chrome-stable",
                "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
            ],
        }
    }

    fn package(self) -> &'static str {
        match self {
            HostKind::Node => "nodejs",
            HostKind::Chromium => "chromium",
        }
    }

    fn find(self) -> Option<Host> {
        let found = self.programs().iter().find(|name| Program::new(name).arg("--version").succeeds())?;
        Some(Host { kind: self, program: (*found).to_owned() })
    }

    fn find_or_install(self, step: &Step) -> Option<Host> {
        self.find().or_else(|| install_system_package(self.package(), step).then(|| self.find()).flatten())
    }
}

/// A host for WebAssembly: the kind asked for, or the first kind there is.
pub fn webassembly_host(wanted: Option<HostKind>, step: &Step) -> Result<Host> {
    let kinds = wanted.map_or_else(|| HostKind::value_variants().to_vec(), |kind| vec![kind]);
    if let Some(host) = kinds.iter().find_map(|kind| kind.find()) {
        return Ok(host);
    }
    if let Some(host) = kinds.iter().find_map(|kind| kind.find_or_install(step)) {
        return Ok(host);
    }
    bail!(
        "nothing here can run WebAssembly. Install Node.js (`apt-get install nodejs`, `brew install node`, or from \
         nodejs.org) or Chromium (`apt-get install chromium`, `brew install --cask chromium`)"
    )
}

/// Chromium and its driver, to lead it through the page.
pub fn browser_and_driver(step: &Step) -> Result<Browser> {
    let Some(Host { program: browser, .. }) = HostKind::Chromium.find_or_install(step) else {
        bail!("Chromium is missing. Install it (`apt-get install chromium`, `brew install --cask chromium`)")
    };
    let drivers = ["chromedriver", "/usr/lib/chromium/chromedriver", "/usr/lib/chromium-browser/chromedriver"];
    let find = || drivers.iter().find(|it| Program::new(it).arg("--version").succeeds());
    let found = find().or_else(|| install_system_package("chromium-driver", step).then(find).flatten());
    let Some(driver) = found else {
        bail!(
            "chromedriver is missing, which leads Chromium through the page. Install it (`apt-get install \
             chromium-driver`, `brew install chromedriver`)"
        )
    };
    Ok(Browser { browser: whole_path(&browser), driver: (*driver).to_owned() })
}

/// Where a program lies that is called by its name alone: the driver starts its browser by a whole path.
fn whole_path(program: &str) -> String {
    let folders = env::var_os("PATH").unwrap_or_default();
    let mut found = env::split_paths(&folders).map(|it| it.join(program)).filter(|it| it.is_file());
    found.next().map_or_else(|| program.to_owned(), |it| it.display().to_string())
}

/// Part of the Rust toolchain: `rustfmt` or `clippy`, asked for as cargo's subcommand of the given name.
pub fn component(name: &str, subcommand: &str) -> Result<()> {
    if Program::cargo().args([subcommand, "--version"]).succeeds() { Ok(()) } else { toolchain_lacks(name) }
}

/// What the page is compiled for.
const WEBASSEMBLY: &str = "wasm32-unknown-unknown";

/// The standard library for WebAssembly: installed with rustup where it is missing.
pub fn webassembly_target(step: &Step) -> Result<()> {
    if has_webassembly(step)? {
        return Ok(());
    }
    if Program::new("rustup").arg("--version").succeeds() {
        step.note(&format!("installing the standard library for {WEBASSEMBLY} with rustup"));
        Program::new("rustup").args(["target", "add", WEBASSEMBLY]).listen(step)?;
    }
    if has_webassembly(step)? { Ok(()) } else { toolchain_lacks(&format!("the standard library for {WEBASSEMBLY}")) }
}

fn has_webassembly(step: &Step) -> Result<bool> {
    let library = Program::new("rustc").args(["--print", "target-libdir", "--target", WEBASSEMBLY]).listen(step)?;
    Ok(library.success && Path::new(library.stdout.trim()).is_dir())
}

/// rustup brings all that `rust-toolchain.toml` names when it installs the toolchain itself. A part is missing where the
/// toolchain was there before, where rustup is missing, or where it must not install anything.
fn toolchain_lacks(what: &str) -> Result<()> {
    if Program::new("rustup").arg("--version").succeeds() {
        bail!("{what} is missing. `rustup toolchain install` installs all that rust-toolchain.toml names")
    }
    bail!(
        "{what} is missing, and there is no rustup to install it. Install rustup (rustup.rs), which reads \
         rust-toolchain.toml, or get {what} from where this Rust came from"
    )
}

/// Whether the program that checks licences is there. It is never installed by us: it takes minutes to build.
pub fn has_cargo_deny() -> bool {
    Program::cargo().args(["deny", "--version"]).succeeds()
}

/// Whether the faster test runner is there. It is never installed by us: building it takes longer than it saves.
pub fn has_nextest() -> bool {
    Program::cargo().args(["nextest", "--version"]).succeeds()
}

/// Installs a package with apt-get where that is there and may be used without asking for a password.
fn install_system_package(package: &str, step: &Step) -> bool {
    let apt = || Program::new("apt-get").env("DEBIAN_FRONTEND", "noninteractive");
    if !is_root(step) || !apt().arg("--version").succeeds() {
        return false;
    }
    step.note(&format!("{package} is missing: apt-get update && apt-get install -y {package}"));
    let succeeds = |program: Program| program.listen(step).is_ok_and(|output| output.success);
    succeeds(apt().arg("update")) && succeeds(apt().args(["install", "-y", "--no-install-recommends", package]))
}

fn is_root(step: &Step) -> bool {
    Program::new("id").arg("-u").listen(step).is_ok_and(|output| output.stdout.trim() == "0")
}

//! Starting the browser: chromedriver as a program beside us, and what it is to know of Chromium.

use std::fs;
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use clap::Args;
use fantoccini::wd::Capabilities;
use serde_json::json;

/// What Chromium is started with: no window, no calls home, English, and a window of a common size.
const ARGUMENTS: [&str; 10] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-sync",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--lang=en",
    "--window-size=1440,900",
];

/// The programs needed: the browser, and what leads it.
#[derive(Args)]
pub struct Browser {
    /// Chromium or Chrome, by its whole path
    #[arg(long)]
    browser: String,
    /// Its driver
    #[arg(long)]
    driver: String,
}

/// chromedriver, until this is dropped.
pub struct Process {
    /// Where it listens.
    pub address: String,
    running: Child,
}

impl Process {
    /// Starts it, and waits at most so long until it listens.
    pub fn start(browser: &Browser, patience: Duration) -> Result<Process> {
        let port = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?.port();
        let running = Command::new(&browser.driver)
            .args([format!("--port={port}"), "--log-level=SEVERE".to_owned()])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .with_context(|| format!("cannot start {}", browser.driver))?;
        let process = Process { address: format!("http://{}:{port}", Ipv4Addr::LOCALHOST), running };
        let begun = Instant::now();
        while TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_err() {
            if begun.elapsed() > patience {
                bail!("{} does not listen", browser.driver);
            }
            thread::sleep(Duration::from_millis(50));
        }
        Ok(process)
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.running.kill();
        let _ = self.running.wait();
    }
}

/// The browser that is wanted: this one, with an empty profile in this folder, and everything it logs.
pub fn capabilities(browser: &Browser, folder: &Path) -> Result<Capabilities> {
    let profile = folder.join("profile");
    if profile.exists() {
        fs::remove_dir_all(&profile).with_context(|| format!("cannot empty {}", profile.display()))?;
    }
    fs::create_dir_all(&profile).with_context(|| format!("cannot make the folder {}", profile.display()))?;
    let profile = format!("--user-data-dir={}", profile.display());
    let arguments: Vec<&str> = ARGUMENTS.into_iter().chain([profile.as_str()]).collect();
    let mut wanted = Capabilities::new();
    wanted.insert("goog:chromeOptions".to_owned(), json!({ "binary": browser.browser, "args": arguments }));
    wanted.insert("goog:loggingPrefs".to_owned(), json!({ "browser": "ALL" }));
    Ok(wanted)
}

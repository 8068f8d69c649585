//! The browser with one page open, led over WebDriver by fantoccini.
//!
//! Plays are read from top to bottom and do one thing after the other, so everything here waits until it is done:
//! fantoccini's futures run on a runtime that each [`Driver`] keeps for itself. [`input`] has the hands (mouse, fingers,
//! keys), [`process`] starts the browser and its driver.

mod input;
mod process;

use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow, bail};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD as BASE64;
use fantoccini::error::CmdError;
use fantoccini::wd::WebDriverCompatibleCommand;
use fantoccini::{Client, ClientBuilder, Locator};
use http::Method;
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use tokio::runtime::{self, Runtime};
use tokio::time::timeout;
use url::{ParseError, Url};

pub use fantoccini::key::Key;
pub use process::Browser;
use process::Process;

/// How long anything on the page may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);
/// How long the browser's driver may take to answer.
const ANSWER: Duration = Duration::from_secs(120);
/// How often the page is asked whether something has come true.
const POLLING: Duration = Duration::from_millis(60);
/// So many of the browser's complaints are told, and so much of each.
const COMPLAINTS: usize = 5;
const LETTERS: usize = 400;

/// A browser with one page open, until this is dropped.
pub struct Driver {
    client: Client,
    runtime: Runtime,
    /// Ended after the session is closed.
    _process: Process,
}

impl Driver {
    /// Starts a browser with an empty profile in this folder.
    pub fn start(browser: &Browser, folder: &Path) -> Result<Driver> {
        let process = Process::start(browser, PATIENCE)?;
        let capabilities = process::capabilities(browser, folder)?;
        let runtime = runtime::Builder::new_current_thread().enable_all().build()?;
        let mut builder = ClientBuilder::new(HttpConnector::new());
        builder.capabilities(capabilities);
        let session = runtime.block_on(async { timeout(ANSWER, builder.connect(&process.address)).await });
        let client = session.context("the browser does not start")?.context("no session")?;
        let driver = Driver { client, runtime, _process: process };
        driver.resize(1440, 900)?;
        driver.begin_with_staging("off")?;
        Ok(driver)
    }

    /// Waits for the answer to a command.
    fn answer<T>(&self, command: impl Future<Output = Result<T, CmdError>>) -> Result<T> {
        let answer = self.runtime.block_on(async { timeout(ANSWER, command).await });
        answer.context("the browser's driver does not answer")?.map_err(|error| brief(&error))
    }

    /// Opens an address.
    pub fn open(&self, address: &str) -> Result<()> {
        self.answer(self.client.goto(address))
    }

    /// Sets the size of the window's inside.
    pub fn resize(&self, width: u32, height: u32) -> Result<()> {
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.devtools("Emulation.setDeviceMetricsOverride", size)
    }

    /// Every page from now on begins with this speed of what is played on the table, unless another was chosen.
    pub fn begin_with_staging(&self, speed: &str) -> Result<()> {
        let source = format!("try {{ localStorage.staging ??= {} }} catch {{}}", json!(speed));
        self.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": source }))
    }

    /// The browser says that its reader has asked for less motion.
    pub fn ask_for_less_motion(&self) -> Result<()> {
        let wish = json!({ "name": "prefers-reduced-motion", "value": "reduce" });
        self.devtools("Emulation.setEmulatedMedia", json!({ "features": [wish] }))
    }

    /// Forgets every file, save and setting of an address.
    pub fn forget_everything(&self, address: &str) -> Result<()> {
        let origin = json!({ "origin": address.trim_end_matches('/'), "storageTypes": "all" });
        self.devtools("Storage.clearDataForOrigin", origin)?;
        self.devtools("Network.clearBrowserCache", json!({}))
    }

    /// A command of the Chrome DevTools Protocol.
    fn devtools(&self, command: &str, params: Value) -> Result<()> {
        self.extension("goog/cdp/execute", json!({ "cmd": command, "params": params })).map(drop)
    }

    /// What the window shows, as a JPEG.
    pub fn picture(&self) -> Result<Vec<u8>> {
        let params = json!({ "format": "jpeg", "quality": 78 });
        let taken = self.extension("goog/cdp/execute", json!({ "cmd": "Page.captureScreenshot", "params": params }))?;
        Ok(BASE64.decode(taken["data"].as_str().unwrap_or_default())?)
    }

    /// A command of chromedriver's own, beside WebDriver.
    fn extension(&self, path: &'static str, body: Value) -> Result<Value> {
        self.answer(self.client.issue_cmd(Extension { path, body }))
    }

    /// Runs a script on the page; what it returns.
    pub fn run(&self, script: &str) -> Result<Value> {
        self.answer(self.client.execute(script, Vec::new()))
    }

    /// Runs a script that calls its last argument when it is done; what it says then.
    pub fn run_async(&self, script: &str) -> Result<Value> {
        self.answer(self.client.execute_async(script, Vec::new()))
    }

    /// Whether a script says true.
    pub fn holds(&self, script: &str) -> Result<bool> {
        Ok(self.run(&format!("return !!({script})"))? == Value::Bool(true))
    }

    /// Waits until a script says true.
    pub fn wait(&self, script: &str) -> Result<()> {
        let begun = Instant::now();
        while !self.holds(script)? {
            if begun.elapsed() > PATIENCE {
                bail!("waited in vain for {script}");
            }
            thread::sleep(POLLING);
        }
        Ok(())
    }

    /// Clicks the first element a selector finds, once it is there.
    pub fn click(&self, selector: &str) -> Result<()> {
        self.wait(&format!("document.querySelector({})", json!(selector)))?;
        let click = async { self.client.find(Locator::Css(selector)).await?.click().await };
        self.answer(click).with_context(|| format!("cannot click {selector}"))
    }

    /// Chooses an option by its value, once it is there: forms come with their game's module.
    pub fn choose(&self, selector: &str, value: &str) -> Result<()> {
        let (selector, value) = (json!(selector), json!(value));
        self.wait(&format!(
            "[...document.querySelectorAll({selector})].slice(0, 1).some((it) => \
             !it.options || [...it.options].some((option) => option.value === {value}))"
        ))?;
        self.run(&format!(
            "const it = document.querySelector({selector}); it.value = {value}; \
             it.dispatchEvent(new Event('change', {{ bubbles: true }}))"
        ))
        .map(drop)
    }

    /// Hands a file to an input; its text is what a script says.
    pub fn give_file(&self, selector: &str, text: &str, name: &str) -> Result<()> {
        let (selector, name) = (json!(selector), json!(name));
        self.run(&format!(
            "const files = new DataTransfer(); files.items.add(new File([{text}], {name})); \
             const input = document.querySelector({selector}); input.files = files.files; \
             input.dispatchEvent(new Event('change', {{ bubbles: true }}))"
        ))
        .map(drop)
    }

    /// The last things the browser has complained about, in brief, and what the page asks: for a play that failed.
    pub fn last_words(&self) -> String {
        let logged = self.extension("se/log", json!({ "type": "browser" })).unwrap_or_default();
        let messages = logged.as_array().into_iter().flatten().filter_map(|it| it["message"].as_str());
        let mut errors: Vec<String> = messages.map(|it| it.chars().take(LETTERS).collect()).collect();
        errors.drain(..errors.len().saturating_sub(COMPLAINTS));
        let prompt =
            self.run("return document.querySelector('.prompt')?.innerText ?? document.body.innerText.slice(0, 200)");
        format!("the page says {:?}; the browser says {errors:?}", prompt.unwrap_or_default())
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        let close = self.client.clone().close();
        let _ = self.runtime.block_on(async { timeout(ANSWER, close).await });
    }
}

/// What went wrong, without the stack of the browser's own functions that follows.
fn brief(error: &CmdError) -> anyhow::Error {
    let text = error.to_string();
    anyhow!("{}", text.lines().take(2).collect::<Vec<_>>().join(" "))
}

/// A command of chromedriver's own: where it is sent, within the session, and what.
#[derive(Debug)]
struct Extension {
    path: &'static str,
    body: Value,
}

impl WebDriverCompatibleCommand for Extension {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!("session/{}/{}", session.unwrap_or_default(), self.path))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        (Method::POST, Some(self.body.to_string()))
    }
}

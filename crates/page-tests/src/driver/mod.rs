//! WebDriver: a browser led by a few lines of JSON over HTTP.

pub mod keys;

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use clap::Args;
use serde_json::{Value, json};

/// How long anything on the page may take on a busy machine.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// A place of the window, in pixels.
type Spot = (f64, f64);

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

/// A browser with one page open, until this is dropped.
pub struct Driver {
    process: Child,
    port: u16,
    session: String,
}

impl Driver {
    /// Starts a browser with an empty profile in this folder.
    pub fn start(programs: &Browser, folder: &Path) -> Result<Driver> {
        let port = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?.port();
        let process = Command::new(&programs.driver)
            .args([format!("--port={port}"), "--log-level=SEVERE".to_owned()])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .with_context(|| format!("cannot start {}", programs.driver))?;
        let mut driver = Driver { process, port, session: String::new() };
        let profile = folder.join("profile");
        if profile.exists() {
            fs::remove_dir_all(&profile).with_context(|| format!("cannot empty {}", profile.display()))?;
        }
        fs::create_dir_all(&profile)?;
        driver.until_it_listens()?;
        let arguments = [
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
        let mut arguments: Vec<String> = arguments.iter().map(|it| (*it).to_owned()).collect();
        arguments.push(format!("--user-data-dir={}", profile.display()));
        let options = json!({ "binary": programs.browser, "args": arguments });
        let wanted = json!({ "capabilities": { "alwaysMatch": {
            "goog:chromeOptions": options, "goog:loggingPrefs": { "browser": "ALL" } } } });
        let made = driver.send("POST", "/session", &wanted)?;
        driver.session = made["sessionId"].as_str().context("no session")?.to_owned();
        driver.resize(1440, 900)?;
        Ok(driver)
    }

    fn until_it_listens(&self) -> Result<()> {
        let begun = Instant::now();
        while TcpStream::connect((Ipv4Addr::LOCALHOST, self.port)).is_err() {
            if begun.elapsed() > PATIENCE {
                bail!("the browser's driver does not listen");
            }
            thread::sleep(Duration::from_millis(50));
        }
        Ok(())
    }

    /// Opens an address.
    pub fn open(&self, address: &str) -> Result<()> {
        self.ask("POST", "/url", &json!({ "url": address })).map(|_| ())
    }

    /// Sets the size of the window's inside.
    pub fn resize(&self, width: u32, height: u32) -> Result<()> {
        let params = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.tell_browser("Emulation.setDeviceMetricsOverride", &params)
    }

    /// Forgets every file, save and setting kept of an address.
    pub fn forget_everything(&self, address: &str) -> Result<()> {
        let origin = json!({ "origin": address.trim_end_matches('/'), "storageTypes": "all" });
        self.tell_browser("Storage.clearDataForOrigin", &origin)?;
        self.tell_browser("Network.clearBrowserCache", &json!({}))
    }

    fn tell_browser(&self, command: &str, params: &Value) -> Result<()> {
        self.ask("POST", "/goog/cdp/execute", &json!({ "cmd": command, "params": params })).map(|_| ())
    }

    /// Runs a script on the page; what it returns.
    pub fn run(&self, script: &str) -> Result<Value> {
        self.ask("POST", "/execute/sync", &json!({ "script": script, "args": [] }))
    }

    /// Runs a script that calls its last argument when it is done; what it says then.
    pub fn run_async(&self, script: &str) -> Result<Value> {
        self.ask("POST", "/execute/async", &json!({ "script": script, "args": [] }))
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
            thread::sleep(Duration::from_millis(60));
        }
        Ok(())
    }

    /// Clicks the first element a selector finds, once it is there.
    pub fn click(&self, selector: &str) -> Result<()> {
        let quoted = json!(selector).to_string();
        self.wait(&format!("document.querySelector({quoted})"))?;
        let found = self.ask("POST", "/element", &json!({ "using": "css selector", "value": selector }))?;
        let id = found.as_object().and_then(|it| it.values().next()).and_then(Value::as_str);
        let path = format!("/element/{}/click", id.with_context(|| format!("no {selector}"))?);
        self.ask("POST", &path, &json!({})).map(|_| ()).with_context(|| format!("cannot click {selector}"))
    }

    /// Clicks a place of the window.
    pub fn click_at(&self, x: f64, y: f64) -> Result<()> {
        self.pointer(&json!([
            { "type": "pointerMove", "duration": 0, "x": x as i64, "y": y as i64, "origin": "viewport" },
            { "type": "pointerDown", "button": 0 }, { "type": "pointerUp", "button": 0 }
        ]))
    }

    /// Moves the pointer to a place of the window.
    pub fn hover(&self, x: f64, y: f64) -> Result<()> {
        let at = |x: f64| json!({ "type": "pointerMove", "duration": 40, "x": x as i64, "y": y as i64, "origin": "viewport" });
        self.pointer(&json!([at(x + 40.0), at(x)]))
    }

    /// Presses at one place, moves to another and lets go there.
    pub fn drag(&self, from: (f64, f64), to: (f64, f64)) -> Result<()> {
        let at = |(x, y): (f64, f64)| json!({ "type": "pointerMove", "duration": 50, "x": x as i64, "y": y as i64, "origin": "viewport" });
        let half = ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0);
        let (down, up) = (json!({ "type": "pointerDown", "button": 0 }), json!({ "type": "pointerUp", "button": 0 }));
        self.pointer(&json!([at(from), down, at(half), at(to), up]))
    }

    /// Turns the wheel at a place of the window; away from the hand is less than nothing.
    pub fn wheel(&self, x: f64, y: f64, by: i32) -> Result<()> {
        let scroll = json!({ "type": "scroll", "x": x as i64, "y": y as i64, "deltaX": 0, "deltaY": by, "duration": 0, "origin": "viewport" });
        self.ask("POST", "/actions", &json!({ "actions": [{ "type": "wheel", "id": "wheel", "actions": [scroll] }] }))
            .map(|_| ())
    }

    /// Fingers go down, each at its first place, move to their second places together, and go up.
    pub fn touch(&self, fingers: &[(Spot, Spot)]) -> Result<()> {
        let at = |(x, y): Spot, duration: u32| json!({ "type": "pointerMove", "duration": duration, "x": x as i64, "y": y as i64, "origin": "viewport" });
        let mut hands = Vec::new();
        for (number, (from, to)) in fingers.iter().enumerate() {
            let (down, up) =
                (json!({ "type": "pointerDown", "button": 0 }), json!({ "type": "pointerUp", "button": 0 }));
            let half = ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0);
            let actions = json!([at(*from, 0), down, at(half, 60), at(*to, 60), up]);
            let kind = json!({ "pointerType": "touch" });
            hands.push(
                json!({ "type": "pointer", "id": format!("finger-{number}"), "parameters": kind, "actions": actions }),
            );
        }
        self.ask("POST", "/actions", &json!({ "actions": hands })).map(|_| ())
    }

    /// Chooses an option by its value.
    pub fn choose(&self, selector: &str, value: &str) -> Result<()> {
        let (selector, value) = (json!(selector), json!(value));
        self.run(&format!(
            "const it = document.querySelector({selector}); it.value = {value}; \
             it.dispatchEvent(new Event('change', {{ bubbles: true }}))"
        ))
        .map(|_| ())
    }

    /// Hands a file to an input; its text is what a script says.
    pub fn give_file(&self, selector: &str, text: &str, name: &str) -> Result<()> {
        let (selector, name) = (json!(selector), json!(name));
        self.run(&format!(
            "const files = new DataTransfer(); files.items.add(new File([{text}], {name})); \
             const input = document.querySelector({selector}); input.files = files.files; \
             input.dispatchEvent(new Event('change', {{ bubbles: true }}))"
        ))
        .map(|_| ())
    }

    /// Types text where the cursor is.
    pub fn write(&self, text: &str) -> Result<()> {
        text.chars().try_for_each(|it| self.press(&it.to_string()))
    }

    fn pointer(&self, actions: &Value) -> Result<()> {
        let mouse =
            json!({ "type": "pointer", "id": "hand", "parameters": { "pointerType": "mouse" }, "actions": actions });
        self.ask("POST", "/actions", &json!({ "actions": [mouse] })).map(|_| ())
    }

    /// Presses a key.
    pub fn press(&self, key: &str) -> Result<()> {
        self.keys(&json!([{ "type": "keyDown", "value": key }, { "type": "keyUp", "value": key }]))
    }

    /// Holds a key down while something is done.
    pub fn holding(&self, key: &str, act: impl FnOnce() -> Result<()>) -> Result<()> {
        self.keys(&json!([{ "type": "keyDown", "value": key }]))?;
        let done = act();
        self.keys(&json!([{ "type": "keyUp", "value": key }]))?;
        done
    }

    fn keys(&self, actions: &Value) -> Result<()> {
        let keys = json!({ "type": "key", "id": "keys", "actions": actions });
        self.ask("POST", "/actions", &json!({ "actions": [keys] })).map(|_| ())
    }

    /// What the browser has complained about, and what the page asks: for a play that failed.
    pub fn last_words(&self) -> String {
        let logged = self.ask("POST", "/se/log", &json!({ "type": "browser" })).unwrap_or_default();
        let errors: Vec<&str> =
            logged.as_array().into_iter().flatten().filter_map(|it| it["message"].as_str()).collect();
        let prompt =
            self.run("return document.querySelector('.prompt')?.innerText ?? document.body.innerText.slice(0, 200)");
        format!("the page says {:?}; the browser says {errors:?}", prompt.unwrap_or_default())
    }

    fn ask(&self, method: &str, path: &str, body: &Value) -> Result<Value> {
        self.send(method, &format!("/session/{}{path}", self.session), body)
    }

    fn send(&self, method: &str, path: &str, body: &Value) -> Result<Value> {
        let body = body.to_string();
        let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, self.port))?;
        stream.set_read_timeout(Some(PATIENCE * 2))?;
        let head = format!("{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n");
        let kind = format!("Content-Type: application/json\r\nContent-Length: {}\r\n\r\n", body.len());
        stream.write_all(format!("{head}{kind}{body}").as_bytes())?;
        let answer: Value = serde_json::from_slice(&read_body(stream)?)?;
        let value = answer["value"].clone();
        match value["error"].as_str() {
            Some(error) => {
                let said: Vec<&str> = value["message"].as_str().unwrap_or_default().lines().take(2).collect();
                bail!("{error}: {}", said.join(" "))
            }
            None => Ok(value),
        }
    }
}

/// The body of an answer, by its length.
fn read_body(stream: TcpStream) -> Result<Vec<u8>> {
    let mut reader = BufReader::new(stream);
    let mut length = 0;
    loop {
        let mut line = String::new();
        reader.read_line(&mut line)?;
        let line = line.trim_end().to_ascii_lowercase();
        if line.is_empty() {
            break;
        }
        if let Some(bytes) = line.strip_prefix("content-length:") {
            length = bytes.trim().parse()?;
        }
    }
    let mut body = vec![0; length];
    reader.read_exact(&mut body)?;
    Ok(body)
}

impl Drop for Driver {
    fn drop(&mut self) {
        if !self.session.is_empty() {
            let _ = self.ask("DELETE", "", &json!({}));
        }
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

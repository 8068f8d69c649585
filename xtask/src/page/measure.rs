//! `cargo xtask bench page`: how quickly the page for players answers, measured in Chromium on the battle of a thousand
//! points. An answer is timed from the pointer's move until everything that changed is laid out anew.

use std::time::Instant;

use anyhow::{Result, bail, ensure};
use serde_json::Value;

use super::driver::Driver;
use super::plays::{ESCAPE, answer};

/// What the page is held to, in milliseconds.
const FIRST_PICTURE: f64 = 1_500.0;
const HOVER_WAY: f64 = 50.0;
const HOVER_TARGET: f64 = 20.0;
/// A frame may take this long, in milliseconds, and a hand does not feel it.
const FRAME: f64 = 34.0;
/// No more answers than this are given until somebody can shoot.
const MOST_ANSWERS: usize = 400;

/// Moves the pointer to each of these places in turn and times the answers: a script that gives milliseconds.
const HOVER: &str = "const done = arguments[arguments.length - 1]; const map = document.querySelector('.map'); \
    const settle = () => new Promise((next) => { const it = new MessageChannel(); it.port1.onmessage = next; it.port2.postMessage(0); }); \
    (async () => { const times = []; \
        for (const [x, y] of window.places) { \
            await new Promise(requestAnimationFrame); const begun = performance.now(); \
            map.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, clientX: x, clientY: y, pointerId: 1, pointerType: 'mouse' })); \
            await settle(); document.body.getBoundingClientRect(); \
            times.push(performance.now() - begun); } \
        done(times); })()";

/// Times of one kind of answer, in milliseconds.
struct Times {
    what: &'static str,
    sorted: Vec<f64>,
    most: f64,
}

/// Measures everything: the figures, as JSON where that is wanted, and whether all are good enough.
pub fn run(driver: &Driver, address: &str, json: bool) -> Result<(String, bool)> {
    let first = first_picture(driver, address)?;
    open(driver, address)?;
    let way = way(driver)?;
    let target = target(driver)?;
    let pan = pan(driver)?;
    let all = [first, way, target, pan];
    let told = all.iter().map(|it| if json { it.json() } else { it.line() } + "\n").collect();
    Ok((told, all.iter().all(Times::are_good)))
}

/// From opening the page until its first picture is painted, several times over, with nothing kept.
fn first_picture(driver: &Driver, address: &str) -> Result<Times> {
    let mut times = Vec::new();
    for _ in 0..5 {
        driver.forget_everything(address)?;
        let begun = Instant::now();
        driver.open(address)?;
        driver.wait("document.querySelector('[data-battle=first-battle]')")?;
        let seen = begun.elapsed().as_secs_f64() * 1000.0;
        let painted = driver.run("return performance.now()")?;
        times.push(painted.as_f64().unwrap_or(seen).min(seen));
    }
    Times::of("first picture", times, FIRST_PICTURE)
}

/// Starts the battle of a thousand points and sets everything up.
fn open(driver: &Driver, address: &str) -> Result<()> {
    driver.open(address)?;
    driver.wait("document.querySelector('[data-battle=thousand-points]')")?;
    driver.run("localStorage.setItem('pace', '0')")?;
    driver.choose("[data-test=seat-1]", "random")?;
    driver.click("[data-battle=thousand-points]")?;
    until(driver, "document.querySelector('[data-tile=move]:not(.off)')")
}

/// Answers until this can be seen.
fn until(driver: &Driver, seen: &str) -> Result<()> {
    for _ in 0..MOST_ANSWERS {
        driver.wait(&format!("document.querySelector('.ac, [data-test=over]') || ({seen})"))?;
        if driver.holds(seen)? {
            return Ok(());
        }
        ensure!(!driver.holds("document.querySelector('[data-test=over]')")?, "the battle was over before {seen}");
        answer(driver)?;
    }
    bail!("{MOST_ANSWERS} answers, and never {seen}")
}

/// A model is to move: the pointer goes around it, inside and outside its reach.
fn way(driver: &Driver) -> Result<Times> {
    driver.click("[data-tile=move]:not(.off)")?;
    driver.run(
        "const a = document.querySelector('.sel-1').getBoundingClientRect(), x = a.left + a.width / 2, y = a.top + a.height / 2; \
         window.places = []; for (let at = 0; at < 120; at++) { const turn = at * 0.61, far = 12 + at * 1.3; \
         window.places.push([Math.round(x + far * Math.cos(turn)), Math.round(y + far * Math.sin(turn))]); }",
    )?;
    let times = times(&driver.run_async(HOVER)?);
    driver.press(ESCAPE)?;
    driver.press(ESCAPE)?;
    Times::of("where a move may end", times, HOVER_WAY)
}

/// A model can shoot: the pointer goes from target to target, with the ground between them.
fn target(driver: &Driver) -> Result<Times> {
    until(driver, "document.querySelector('[data-tile=shoot]:not(.off)')")?;
    driver.click("[data-tile=shoot]:not(.off)")?;
    driver.wait("document.querySelector('.open-ring')")?;
    driver.run(
        "const rings = [...document.querySelectorAll('.open-ring')].map((it) => it.getBoundingClientRect()); \
         const middles = rings.map((it) => [it.left + it.width / 2, it.top + it.height / 2]); \
         window.places = Array.from({ length: 60 }, (_, at) => middles[at % middles.length]); \
         if (middles.length === 1) window.places = window.places.map(([x, y], at) => at % 2 ? [x + 60, y] : [x, y])",
    )?;
    let times = times(&driver.run_async(HOVER)?);
    driver.press(ESCAPE)?;
    driver.press(ESCAPE)?;
    Times::of("exact odds of a target", times, HOVER_TARGET)
}

/// The table is pushed about for two seconds: how long each frame takes.
fn pan(driver: &Driver) -> Result<Times> {
    let frames = driver.run_async(
        "const done = arguments[arguments.length - 1]; const map = document.querySelector('.map'), r = map.getBoundingClientRect(); \
         const send = (kind, x, y) => map.dispatchEvent(new PointerEvent(kind, { bubbles: true, clientX: x, clientY: y, pointerId: 1, button: 0, pointerType: 'mouse' })); \
         map.setPointerCapture = () => {}; const x = r.left + r.width - 40, y = r.top + 40; const times = []; let last; \
         map.dispatchEvent(new WheelEvent('wheel', { deltaY: -300, clientX: r.left + r.width / 2, clientY: r.top + r.height / 2, cancelable: true })); \
         send('pointerdown', x, y); let at = 0; \
         const step = (now) => { if (last) times.push(now - last); last = now; at += 1; \
             if (at > 120) { send('pointerup', x, y); return done(times); } \
             send('pointermove', x - 90 * Math.abs(Math.sin(at / 12)), y + 90 * Math.abs(Math.sin(at / 15))); requestAnimationFrame(step); }; \
         requestAnimationFrame(step)",
    )?;
    Times::of("a frame while the table is pushed", times(&frames), FRAME)
}

fn times(value: &Value) -> Vec<f64> {
    value.as_array().into_iter().flatten().filter_map(Value::as_f64).collect()
}

impl Times {
    fn of(what: &'static str, mut times: Vec<f64>, most: f64) -> Result<Times> {
        ensure!(!times.is_empty(), "nothing was measured of {what}");
        times.sort_by(f64::total_cmp);
        Ok(Times { what, sorted: times, most })
    }

    fn at(&self, share: f64) -> f64 {
        self.sorted[((self.sorted.len() - 1) as f64 * share).round() as usize]
    }

    fn are_good(&self) -> bool {
        self.at(0.5) <= self.most
    }

    fn line(&self) -> String {
        let verdict = if self.are_good() { "" } else { "  TOO SLOW" };
        let Times { what, most, .. } = self;
        let (median, late) = (self.at(0.5), self.at(0.95));
        format!("{what:<36} median {median:>7.1} ms, 95 of 100 within {late:>7.1} ms (at most {most} ms){verdict}")
    }

    fn json(&self) -> String {
        let Times { what, most, .. } = self;
        serde_json::json!({ "what": what, "median_ms": self.at(0.5), "p95_ms": self.at(0.95), "most_ms": most })
            .to_string()
    }
}

//! `cargo xtask bench page`: how quickly the page for players answers, measured in Chromium on the battle of a thousand
//! points, and how smoothly 120 models are pushed about. An answer is timed from the pointer's move until everything that
//! changed is laid out anew.

mod times;

use std::time::Instant;

use anyhow::{Result, ensure};
use serde_json::Value;

use crate::driver::{Driver, Key};
use crate::steps::{answer_until, choose_game, position};
use times::Times;

/// What the page is held to, in milliseconds.
const FIRST_PICTURE: f64 = 1_500.0;
const FIRST_BATTLE: f64 = 3_000.0;
const HOVER_WAY: f64 = 50.0;
const HOVER_TARGET: f64 = 20.0;
/// A frame may take this long, in milliseconds, and a hand does not feel it.
const FRAME: f64 = 34.0;

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

/// Measures everything: the figures, as JSON where that is wanted, and whether all are good enough.
pub fn run(driver: &Driver, address: &str, json: bool) -> Result<(String, bool)> {
    let mut all = vec![first_picture(driver, address)?];
    for (what, system, battle) in BATTLES {
        all.extend(playable(driver, address, what, (system, battle))?);
    }
    within_reach(driver, address)?;
    all.extend([way(driver)?, target(driver)?]);
    crowd(driver, address)?;
    all.extend([pan(driver)?, zoom(driver)?, drag(driver)?]);
    let figures = all.iter().map(|it| if json { it.json() } else { it.line() } + "\n").collect();
    Ok((figures, all.iter().all(Times::are_good)))
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

/// A ready battle of each game, and how its times are called: without and with what an earlier visit keeps.
const BATTLES: [([&str; 2], &str, &str); 4] = [
    (["Warzone playable, first visit", "Warzone playable, later visits"], "warzone", "first-battle"),
    (["Deadzone playable, first visit", "Deadzone playable, later visits"], "deadzone", "first-patrol"),
    (["Dropzone playable, first visit", "Dropzone playable, later visits"], "dropzone", "first-drop"),
    (["Duel playable, first visit", "Duel playable, later visits"], "duel", "standard"),
];

/// From opening the page until a ready battle waits for its first order; its card is clicked as soon as it is there.
fn playable(
    driver: &Driver,
    address: &str,
    what: [&'static str; 2],
    (system, battle): (&str, &str),
) -> Result<[Times; 2]> {
    let once = || -> Result<f64> {
        let begun = Instant::now();
        driver.open(address)?;
        choose_game(driver, system, battle)?;
        driver.click(&format!("[data-battle={battle}]"))?;
        driver.wait("document.querySelector('.battle-screen .ac')")?;
        Ok(begun.elapsed().as_secs_f64() * 1000.0)
    };
    let (mut first, mut later) = (Vec::new(), Vec::new());
    for _ in 0..5 {
        driver.forget_everything(address)?;
        first.push(once()?);
        driver.run("localStorage.clear()")?; // the battle that was begun, and not the files
        later.push(once()?);
    }
    Ok([Times::of(what[0], first, FIRST_BATTLE)?, Times::of(what[1], later, FIRST_BATTLE)?])
}

/// The battle of a thousand points, with the armies 20 inches apart in the middle of the table.
fn within_reach(driver: &Driver, address: &str) -> Result<()> {
    driver.open(address)?;
    choose_game(driver, "warzone", "thousand-points")?;
    driver.run("localStorage.setItem('pace', '0')")?;
    driver.click("[data-battle=thousand-points]")?;
    driver.wait("document.querySelector('.battle-screen .ac')")?;
    position::stand(driver, 0, |seat, model| {
        let (x, row) = (4.0 + 1.8 * (model % 23) as f64, (model / 23) as f64);
        if seat == 0 { (x, 14.0 - 1.8 * row, 180) } else { (x, 34.0 + 1.8 * row, 0) }
    })?;
    answer_until(driver, "document.querySelector('[data-tile=move]:not(.off)')").map(|_| ())
}

/// An army of sixty: a hero, and five squads of riflemen.
const SIXTY: &str = "name = \"Sixty\"\npack = \"warzone\"\nfaction = \"bauhaus\"\nchart = \"mega\"\npoints = 1500\n\n\
    [[unit]]\nunit = \"hero-ranged\"\nname = \"Oberst\"\nweapon-names = { hero-ranged-gun = \"Carbine\", hero-ranged-blade = \"Sabre\" }\n";
const PLATOON: &str = "\n[[unit]]\nunit = \"hussars\"\nsize = 12\n";

/// A battle of 120 models on a table of six feet by four, ready to move.
fn crowd(driver: &Driver, address: &str) -> Result<()> {
    driver.open(address)?;
    choose_game(driver, "warzone", "first-battle")?;
    driver.click("[data-test=own]")?;
    driver.choose("[data-field=table]", "six-by-four")?;
    let roster = format!("{SIXTY}{}", PLATOON.repeat(5));
    for seat in 0..2 {
        driver.choose(&format!("[data-field=army-{seat}]"), "own")?;
        driver.wait(&format!("document.querySelector('[data-field=roster-{seat}]')"))?;
        driver.choose(&format!("[data-field=roster-{seat}]"), &roster)?;
    }
    driver.wait("document.querySelector('[data-test=begin], [data-test=faults] li')")?;
    let faults = driver.run("return document.querySelector('[data-test=faults]')?.innerText")?;
    ensure!(faults == Value::Null, "two armies of sixty: {faults}");
    driver.click("[data-test=begin]")?;
    driver.wait("document.querySelector('.battle-screen .ac')")?;
    position::stand(driver, 0, |seat, model| {
        let (x, row) = (8.0 + 2.4 * (model % 24) as f64, 2.4 * (model / 24) as f64);
        if seat == 0 { (x, 10.0 + row, 180) } else { (x, 38.0 - row, 0) }
    })?;
    answer_until(driver, "document.querySelector('[data-tile=move]:not(.off)')")?;
    let models = driver.run("return document.querySelectorAll('.stand').length")?;
    ensure!(models.as_u64() >= Some(120), "only {models} models are on the table");
    Ok(())
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
    driver.press(&Key::Escape)?;
    driver.press(&Key::Escape)?;
    Times::of("where a move may end", times, HOVER_WAY)
}

/// A model can shoot: the pointer goes from target to target, with the ground between them.
fn target(driver: &Driver) -> Result<Times> {
    answer_until(driver, "document.querySelector('[data-tile=shoot]:not(.off)')")?;
    driver.click("[data-tile=shoot]:not(.off)")?;
    driver.wait("document.querySelector('.open-ring')")?;
    driver.run(
        "const rings = [...document.querySelectorAll('.open-ring')].map((it) => it.getBoundingClientRect()); \
         const middles = rings.map((it) => [it.left + it.width / 2, it.top + it.height / 2]); \
         window.places = Array.from({ length: 60 }, (_, at) => middles[at % middles.length]); \
         if (middles.length === 1) window.places = window.places.map(([x, y], at) => at % 2 ? [x + 60, y] : [x, y])",
    )?;
    let times = times(&driver.run_async(HOVER)?);
    driver.press(&Key::Escape)?;
    driver.press(&Key::Escape)?;
    Times::of("exact odds of a target", times, HOVER_TARGET)
}

/// What frame scripts share: `send` a pointer's event, and `frames`, which does a step of something 120 times, once a frame,
/// and says how long each frame took.
const FRAMES: &str = "const done = arguments[arguments.length - 1]; const map = document.querySelector('.map'), r = map.getBoundingClientRect(); \
    map.setPointerCapture = () => {}; const middle = [r.left + r.width / 2, r.top + r.height / 2]; \
    const send = (kind, x, y) => map.dispatchEvent(new PointerEvent(kind, { bubbles: true, clientX: x, clientY: y, pointerId: 1, button: 0, pointerType: 'mouse' })); \
    const wheel = (by) => map.dispatchEvent(new WheelEvent('wheel', { deltaY: by, clientX: middle[0], clientY: middle[1], cancelable: true })); \
    const frames = (step, end) => { const times = []; let last, at = 0; const frame = (now) => { \
        if (last) times.push(now - last); last = now; at += 1; \
        if (at > 120) { end(); return done(times); } \
        step(at); requestAnimationFrame(frame); }; requestAnimationFrame(frame); };";

/// Does something for two seconds: how long each frame takes.
fn frames(driver: &Driver, what: &'static str, script: &str) -> Result<Times> {
    let frames = driver.run_async(&format!("{FRAMES} {script}"))?;
    Times::of(what, times(&frames), FRAME)
}

/// The table is pushed about.
fn pan(driver: &Driver) -> Result<Times> {
    driver.wheel(700.0, 400.0, -300)?;
    driver.wait("!/scale/.test(document.querySelector('.laid').style.transform)")?;
    let push = "const x = r.left + r.width - 40, y = r.top + 40; send('pointerdown', x, y); \
         frames((at) => send('pointermove', x - 90 * Math.abs(Math.sin(at / 12)), y + 90 * Math.abs(Math.sin(at / 15))), \
             () => send('pointerup', x, y))";
    frames(driver, "120 models: a frame while pushed", push)
}

/// The table is zoomed in and out.
fn zoom(driver: &Driver) -> Result<Times> {
    frames(driver, "120 models: a frame while zoomed", "frames((at) => wheel(at % 40 < 20 ? -40 : 40), () => {})")
}

/// The model that acts is dragged about.
fn drag(driver: &Driver) -> Result<Times> {
    driver.press("0")?;
    let drag = "const a = document.querySelector('.sel-1').getBoundingClientRect(), x = a.left + a.width / 2, y = a.top + a.height / 2; \
         send('pointerdown', x, y); \
         frames((at) => send('pointermove', x + (10 + at) * Math.cos(at / 9), y + (10 + at) * Math.sin(at / 9)), \
             () => send('pointerup', x, y))";
    frames(driver, "120 models: a frame while one is dragged", drag)
}

fn times(value: &Value) -> Vec<f64> {
    value.as_array().into_iter().flatten().filter_map(Value::as_f64).collect()
}

//! The guided first battle of each game, gone through to its end without a mouse: by keys alone, and by touch at the width of a
//! phone.
//!
//! What these plays show is that the cards can be reached and pressed so, that the lesson leads through all of its steps, and that
//! the battle goes on after it. Few steps are done as their card says: in Warzone the datasheet and the taking back (by keys the
//! mission too), in Deadzone the turning of the view, by keys. Every other one is done by its "Show me", which gives the
//! learner's orders for them, or by its "Next". That orders can be given by keys and by touch is shown elsewhere: in
//! [`keyboard`](crate::plays::keyboard), [`lessons`](super) and [`cubes`](crate::plays::cubes).

use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;

use crate::driver::{Driver, Key};

/// How a step is done.
type Doing = fn(&Driver) -> Result<()>;

/// So many steps the lesson of Warzone has.
const WARZONE: u64 = 16;
/// And that of Deadzone.
const DEADZONE: u64 = 17;

/// So often a step is tried before it is given up.
const TRIES: usize = 3;

/// Opens the first lesson of a game.
pub(in crate::plays) fn begin(driver: &Driver, address: &str, system: &str) -> Result<()> {
    driver.open(address)?;
    driver.run("localStorage.setItem('pace', '0'); localStorage.setItem('speed', '0')")?;
    driver.wait(&format!("document.querySelector('[data-system={system}]')"))?;
    driver.click(&format!("[data-system={system}]"))?;
    driver.wait("document.querySelector('[data-test=lesson]')")?;
    driver.click("[data-test=lesson]")?;
    driver.wait("document.querySelector('[data-test=coach] h2')").context("the first card")
}

/// The word of the step at hand, by its number from 1; none when all is done.
fn step(driver: &Driver) -> Result<Option<u64>> {
    let found = driver.run("return document.querySelector('[data-test=coach] .ch')?.dataset.step ?? 'gone'")?;
    match &found {
        Value::String(number) if number == "over" => Ok(None),
        Value::String(number) => number.parse().map(Some).with_context(|| format!("the card says {number}")),
        other => bail!("the card says {other}"),
    }
}

/// Does every step until the lesson is over; how many there were.
fn through(driver: &Driver, doing: impl Fn(u64) -> Doing, otherwise: Doing) -> Result<u64> {
    let mut done = 0;
    while let Some(at) = step(driver)? {
        ensure!(at == done + 1, "step {at} comes after step {done}");
        for tried in 0..TRIES {
            let act = if tried == 0 { doing(at) } else { otherwise };
            act(driver).with_context(|| format!("step {at}, try {tried}"))?;
            if driver.wait(&format!("document.querySelector('[data-test=coach] .ch')?.dataset.step !== '{at}'")).is_ok()
            {
                break;
            }
            ensure!(tried + 1 < TRIES, "step {at} is not done after {TRIES} tries");
        }
        close_why(driver)?;
        done += 1;
        ensure!(done < 40, "the lesson does not end");
    }
    Ok(done)
}

/// Takes away what lies over the table.
fn close_why(driver: &Driver) -> Result<()> {
    if driver.holds("document.querySelector('[data-test=why], [data-test=sheet], [data-test=datasheet]')")? {
        driver.press(&Key::Escape)?;
    }
    Ok(())
}

/// Leads the keyboard to a button of the card and presses it.
fn press_on_card(driver: &Driver, test: &str) -> Result<()> {
    driver.run("document.querySelector('[data-test=coach-fold]')?.focus()")?;
    for _ in 0..8 {
        driver.press(&Key::Tab)?;
        if driver.holds(&format!("document.activeElement?.matches('[data-test={test}]')"))? {
            return driver.press(&Key::Enter);
        }
    }
    bail!("no {test} on the card")
}

fn show_by_key(driver: &Driver) -> Result<()> {
    let next = driver.holds("document.querySelector('[data-test=coach-next]')")?;
    press_on_card(driver, if next { "coach-next" } else { "coach-show" })
}

/// Looks at a model with the arrow keys, and opens its datasheet.
fn datasheet_by_key(driver: &Driver) -> Result<()> {
    driver.run("document.activeElement?.blur()")?;
    driver.press(&Key::Right)?;
    driver.press("i")?;
    driver.wait("document.querySelector('[data-test=datasheet]')")
}

fn mission_by_key(driver: &Driver) -> Result<()> {
    driver.run("document.activeElement?.blur()")?;
    driver.press("j")?;
    driver.wait("document.querySelector('[data-test=sheet] .mission-rules')")
}

fn undo_by_key(driver: &Driver) -> Result<()> {
    driver.run("document.activeElement?.blur()")?;
    driver.press(&Key::Backspace)
}

fn turn_by_key(driver: &Driver) -> Result<()> {
    driver.run("document.activeElement?.blur()")?;
    driver.press("e")
}

/// Warzone's lesson without a pointer: three steps as their cards say, the others by "Show me".
pub fn warzone_by_keys(driver: &mut Driver, address: &str) -> Result<String> {
    begin(driver, address, "warzone")?;
    let doing = |at: u64| -> Doing {
        match at {
            1 => datasheet_by_key,
            2 => mission_by_key,
            6 => undo_by_key,
            _ => show_by_key,
        }
    };
    let done = through(driver, doing, show_by_key)?;
    finish(driver, (done, WARZONE), |driver| press_on_card(driver, "coach-fight-on"))
}

/// Deadzone's lesson without a pointer: the first step as its card says, the others by "Show me".
pub fn deadzone_by_keys(driver: &mut Driver, address: &str) -> Result<String> {
    begin(driver, address, "deadzone")?;
    let doing = |at: u64| -> Doing { if at == 1 { turn_by_key } else { show_by_key } };
    let done = through(driver, doing, show_by_key)?;
    finish(driver, (done, DEADZONE), |driver| press_on_card(driver, "coach-fight-on"))
}

/// A finger taps the middle of something.
fn tap(driver: &Driver, selector: &str) -> Result<()> {
    driver.wait(&format!("document.querySelector('{selector}')"))?;
    let at = driver.run(&format!(
        "const it = document.querySelector('{selector}'); it.scrollIntoView({{ block: 'nearest' }}); \
         const r = it.getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2]"
    ))?;
    let at = at[0].as_f64().zip(at[1].as_f64()).with_context(|| format!("{selector} is nowhere"))?;
    driver.touch(&[(at, at)])
}

fn show_by_touch(driver: &Driver) -> Result<()> {
    if driver.holds("document.querySelector('[data-test=datasheet-close]')")? {
        tap(driver, "[data-test=datasheet-close]")?;
    }
    let next = driver.holds("document.querySelector('[data-test=coach-next]')")?;
    tap(driver, if next { "[data-test=coach-next]" } else { "[data-test=coach-show]" })
}

/// A finger on the model that the card rings: before its turn that means no order, and shows its datasheet.
fn datasheet_by_touch(driver: &Driver) -> Result<()> {
    tap(driver, ".taught")?;
    driver.wait("document.querySelector('[data-test=datasheet]')")?;
    tap(driver, "[data-test=datasheet-close]")
}

fn undo_by_touch(driver: &Driver) -> Result<()> {
    tap(driver, "[data-test=undo]")
}

/// Warzone's lesson with fingers, on a phone: two steps as their cards say, the others by "Show me".
pub fn warzone_by_touch(driver: &mut Driver, address: &str) -> Result<String> {
    driver.resize(390, 844)?;
    begin(driver, address, "warzone")?;
    let doing = |at: u64| -> Doing {
        match at {
            1 => datasheet_by_touch,
            6 => undo_by_touch,
            _ => show_by_touch,
        }
    };
    let done = through(driver, doing, show_by_touch)?;
    finish(driver, (done, WARZONE), |driver| tap(driver, "[data-test=coach-fight-on]"))
}

/// Deadzone's lesson with fingers, on a phone: every step by "Show me".
pub fn deadzone_by_touch(driver: &mut Driver, address: &str) -> Result<String> {
    driver.resize(390, 844)?;
    begin(driver, address, "deadzone")?;
    let done = through(driver, |_| show_by_touch, show_by_touch)?;
    finish(driver, (done, DEADZONE), |driver| tap(driver, "[data-test=coach-fight-on]"))
}

/// The lesson is over, and the battle goes on.
fn finish(driver: &Driver, (done, steps): (u64, u64), fight_on: impl Fn(&Driver) -> Result<()>) -> Result<String> {
    ensure!(done == steps, "{done} steps were done, and the lesson has {steps}");
    let score = driver.run("return document.querySelector('.score')?.innerText.replace(/\\s+/g, ' ') ?? ''")?;
    fight_on(driver)?;
    driver.wait("document.querySelector('[data-test=coach].hide')")?;
    driver.wait("document.querySelector('.battle-screen .ac, .battle-screen [data-test=over]')")?;
    Ok(format!("{done} steps; the score: {}", score.as_str().unwrap_or_default()))
}

//! The lesson of cards, charges and nerve, from its first card to its last, with a detour and a reload on the way; and split
//! fire, which its second volley allows.

pub(super) mod guided;

use anyhow::{Context, Result, ensure};

use crate::driver::Driver;
use crate::steps::pick_listed;

/// Opens the lesson from the start.
fn begin(driver: &Driver, address: &str) -> Result<()> {
    driver.open(address)?;
    driver.wait("document.querySelector('[data-test=lesson-charge]')")?;
    driver.run("localStorage.setItem('pace', '0')")?;
    driver.click("[data-test=lesson-charge]")?;
    at_step(driver, 1)
}

/// Waits until the coach's card shows this step.
fn at_step(driver: &Driver, step: usize) -> Result<()> {
    let shown = format!(
        "document.querySelector('[data-test=coach] .ch .caps')?.innerText.toLowerCase().includes('step {step} of')"
    );
    driver.wait(&shown).with_context(|| format!("step {step} of the lesson"))
}

/// The middle of what the coach rings, by its place in the list.
fn ringed(driver: &Driver, at: usize) -> Result<(f64, f64)> {
    driver.wait(&format!("document.querySelectorAll('.taught').length > {at}"))?;
    let found = driver.run(&format!(
        "const r = document.querySelectorAll('.taught')[{at}].getBoundingClientRect(); \
         return [r.left + r.width / 2, r.top + r.height / 2]"
    ))?;
    found[0].as_f64().zip(found[1].as_f64()).context("nothing is ringed")
}

fn click_ringed(driver: &Driver, at: usize) -> Result<()> {
    let (x, y) = ringed(driver, at)?;
    driver.click_at(x, y)
}

fn tile(driver: &Driver, kind: &str) -> Result<()> {
    driver.click(&format!("[data-tile={kind}]:not(.off)"))
}

/// From choosing the squad to standing at the wall; something else in between, which the coach takes back.
fn up_to_the_wall(driver: &Driver) -> Result<()> {
    click_ringed(driver, 0)?;
    at_step(driver, 2)?;
    tile(driver, "declare-nothing")?;
    at_step(driver, 3)?;
    click_ringed(driver, 0)?;
    at_step(driver, 4)?;
    tile(driver, "aim")?;
    driver.wait("document.querySelector('[data-test=coach-aside]')")?;
    driver.click("[data-test=coach-again]")?;
    driver.wait("!document.querySelector('[data-test=coach-aside]')")?;
    tile(driver, "move")?;
    click_ringed(driver, 0)?;
    driver.click("[data-test=confirm]:not(.hide)")?;
    at_step(driver, 5)
}

/// The first shot: its odds, the shot, and why.
fn first_shot(driver: &Driver) -> Result<()> {
    tile(driver, "shoot")?;
    let (x, y) = ringed(driver, 0)?;
    driver.hover(x, y)?;
    at_step(driver, 6)?;
    driver.wait("document.querySelector('.fc .odds')")?;
    click_ringed(driver, 0)?;
    at_step(driver, 7)
}

/// A card is turned for the next model.
fn turn_a_card(driver: &Driver) -> Result<()> {
    tile(driver, "decline")?;
    driver.wait("!document.querySelector('[data-tile=decline]')")?;
    click_ringed(driver, 0)?;
    driver.wait("document.querySelector('[data-tile=burn]')")?;
    // Each card has a tile of its own where there is room, else they are listed.
    if driver.holds("document.querySelectorAll('[data-tile=burn]').length > 1")? {
        driver.run("document.querySelectorAll('[data-tile=burn]')[1].click()")?;
    } else {
        tile(driver, "burn")?;
        pick_listed(driver, 1)?;
    }
    at_step(driver, 9)
}

/// Charges, fights, and looks at what that does to the enemy's nerve.
fn engage_and_fight(driver: &Driver) -> Result<()> {
    tile(driver, "pass")?;
    driver.wait("document.querySelector('[data-tile=activate-model], [data-tile=decline]')")?;
    if driver.holds("document.querySelector('[data-tile=decline]')")? {
        tile(driver, "decline")?;
    }
    driver.wait("document.querySelector('[data-tile=activate-model]')")?;
    click_ringed(driver, 0)?;
    driver.wait("document.querySelector('[data-tile=engage]:not(.off)')")?;
    tile(driver, "engage")?;
    click_ringed(driver, 1)?;
    at_step(driver, 11)?;
    driver.click("[data-test=coach-show]")?;
    at_step(driver, 13)
}

/// The whole lesson.
pub fn whole(driver: &mut Driver, address: &str) -> Result<String> {
    begin(driver, address)?;
    up_to_the_wall(driver)?;
    first_shot(driver)?;
    driver.open(address)?;
    driver.click("[data-test=resume]")?;
    at_step(driver, 7).context("after a reload")?;
    driver.click("[data-test=log-why]")?;
    driver.wait("document.querySelector('[data-test=why]')")?;
    driver.click("[data-test=why-close]")?;
    at_step(driver, 8)?;
    turn_a_card(driver)?;
    tile(driver, "shoot")?;
    click_ringed(driver, 0)?;
    at_step(driver, 10)?;
    engage_and_fight(driver)?;
    let shaken = driver.run("return [...document.querySelectorAll('.sq.b .tag')].map((it) => it.innerText).join()")?;
    ensure!(shaken.as_str().is_some_and(|it| !it.is_empty()), "nobody is shaken");
    driver.click("[data-test=coach-next]")?;
    driver.click("[data-test=coach-fight-on]")?;
    driver.wait("document.querySelector('[data-test=coach].hide')")?;
    ensure!(driver.holds("document.querySelector('.battle-screen .ac')")?, "the battle does not go on");
    Ok(format!("13 steps, one of them begun again, one after a reload; the enemy is {shaken}"))
}

/// The lesson on a phone, with fingers: a tap beside the model moves it, a first tap on a target shows the odds and the
/// button shoots, and the log with its reasons is a press away.
pub fn phone(driver: &mut Driver, address: &str) -> Result<String> {
    driver.resize(390, 844)?;
    begin(driver, address)?;
    for step in 1..4 {
        at_step(driver, step)?;
        driver.click("[data-test=coach-show]")?;
    }
    at_step(driver, 4)?;
    tile(driver, "move")?;
    tap_ringed(driver)?;
    driver.click("[data-test=confirm]:not(.hide)")?;
    at_step(driver, 5)?;
    tile(driver, "shoot")?;
    tap_ringed(driver)?;
    at_step(driver, 6).context("a first tap shows the odds")?;
    driver.wait("document.querySelector('.fc .odds')")?;
    let odds = driver.run("return document.querySelector('.fc .odds').innerText")?;
    driver.click("[data-test=confirm]:not(.hide)")?;
    at_step(driver, 7).context("the button shoots")?;
    driver.click("[data-test=coach-log]")?;
    driver.click("[data-test=log-why]")?;
    driver.wait("document.querySelector('[data-test=why]')")?;
    driver.click("[data-test=why-close]")?;
    at_step(driver, 8)?;
    driver.click("[data-test=coach-skip]")?;
    at_step(driver, 9)?;
    driver.click("[data-test=coach-end]")?;
    driver.wait("document.querySelector('[data-test=coach].hide') && document.querySelector('.ac')")?;
    Ok(format!("to step 9 by touch; the odds: {odds}"))
}

fn tap_ringed(driver: &Driver) -> Result<()> {
    let at = ringed(driver, 0)?;
    driver.touch(&[(at, at)])
}

/// Two dice, two targets.
pub fn split(driver: &mut Driver, address: &str) -> Result<String> {
    begin(driver, address)?;
    for step in 1..9 {
        at_step(driver, step)?;
        driver.click("[data-test=coach-show]")?;
        if driver.holds("document.querySelector('[data-test=why-close]')")? {
            driver.click("[data-test=why-close]")?;
        }
    }
    at_step(driver, 9)?;
    tile(driver, "shoot")?;
    driver.click("[data-test=split]")?;
    let first = ringed(driver, 0)?;
    driver.click_at(first.0, first.1)?;
    driver.wait("document.querySelectorAll('.sight').length === 1")?;
    let other = driver.run(
        "const at = (it) => { const r = it.querySelector('.m-body').getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2] }; \
         const foes = [...document.querySelectorAll('.stand .model.b')].map(at); const t = document.querySelector('.taught').getBoundingClientRect(); \
         const far = ([x, y]) => Math.hypot(x - t.left - t.width / 2, y - t.top - t.height / 2); \
         return foes.filter((it) => far(it) > 30).sort((a, b) => far(a) - far(b))",
    )?;
    for place in other.as_array().into_iter().flatten() {
        let (Some(x), Some(y)) = (place[0].as_f64(), place[1].as_f64()) else { continue };
        driver.click_at(x, y)?;
        if driver.holds("document.querySelectorAll('.sight').length === 2 && !document.querySelector('.fc.refused')")? {
            driver.click("[data-test=confirm]:not(.hide)")?;
            at_step(driver, 10)?;
            let tests = driver.run("return document.querySelectorAll('[data-test=log-why]').length")?;
            return Ok(format!("two dice at two targets, {tests} tests told"));
        }
        driver.click_at(first.0, first.1)?;
        driver.click_at(first.0, first.1)?;
    }
    anyhow::bail!("no second target was allowed")
}

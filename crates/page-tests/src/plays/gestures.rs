//! Hands over the table: pushing, zooming, measuring, looking; and a move planned, turned, taken back and made.

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::driver::{Driver, Key};
use crate::steps::position::{self, Stand};
use crate::steps::{answer_with, pick_listed, start_seated};

/// Where the table's corner lies, and how large the table is on screen.
const TABLE: &str = "(() => { const r = document.querySelector('.map .laid').getBoundingClientRect(); \
    return [r.left, r.top, r.width].map(Math.round) })()";

/// Two blocks that face each other, a long way apart, with room on all sides.
fn lines(seat: usize, model: usize) -> Stand {
    let (x, row) = (8.0 + 1.6 * (model % 5) as f64, 1.6 * (model / 5) as f64);
    if seat == 0 { (x, 8.0 - row, 180) } else { (x, 40.0 + row, 0) }
}

/// Everybody in two blocks, and the first player about to choose a squad.
pub(super) fn ready(driver: &Driver, address: &str) -> Result<()> {
    start_seated(driver, address, ["person", "person"])?;
    driver.wait("document.querySelector('.ac')")?;
    position::stand(driver, 0, lines)?;
    answer_with(driver, &["begin"], "document.querySelector('.ac') && !document.querySelector('[data-tile=begin]')")
}

/// Activates the second squad of those that are listed.
pub(super) fn second_squad(driver: &Driver) -> Result<()> {
    driver.wait("document.querySelector('[data-tile=activate]')")?;
    driver.click("[data-tile=activate]")?;
    ensure!(pick_listed(driver, 1)?, "no squads are listed");
    Ok(())
}

fn numbers(value: &Value) -> Vec<f64> {
    value.as_array().into_iter().flatten().filter_map(Value::as_f64).collect()
}

/// What a script says, as numbers.
fn measured(driver: &Driver, script: &str) -> Result<Vec<f64>> {
    Ok(numbers(&driver.run(&format!("return {script}"))?))
}

/// The middle of the first thing a selector finds.
pub(super) fn middle(driver: &Driver, selector: &str) -> Result<(f64, f64)> {
    driver.wait(&format!("document.querySelector('{selector}')"))?;
    let script = format!(
        "(() => {{ const r = document.querySelector('{selector}').getBoundingClientRect(); \
         return [r.left + r.width / 2, r.top + r.height / 2] }})()"
    );
    let found = measured(driver, &script)?;
    Ok((found[0], found[1]))
}

/// The table is pushed and zoomed with mouse, keys and fingers; distances and lines of sight show while a key is held.
pub fn table(driver: &mut Driver, address: &str) -> Result<String> {
    ready(driver, address)?;
    let (x, y) = middle(driver, ".map")?;
    let fitted = measured(driver, TABLE)?;
    driver.wheel(x, y, -240)?;
    driver.wait(&format!("{TABLE}[2] > {}", fitted[2] * 1.2))?;
    let near = measured(driver, TABLE)?;
    driver.drag((x, y + 60.0), (x + 50.0, y + 100.0))?;
    let pushed = measured(driver, TABLE)?;
    ensure!(pushed[0] > near[0] + 20.0 && pushed[1] > near[1] + 15.0, "pushed from {near:?} to {pushed:?}");
    driver.press("-")?;
    driver.wait(&format!("{TABLE}[2] < {}", near[2]))?;
    driver.press("0")?;
    driver.wait(&format!("Math.abs({TABLE}[2] - {}) < 2", fitted[2]))?;
    driver.touch(&[((x - 40.0, y), (x - 120.0, y)), ((x + 40.0, y), (x + 120.0, y))])?;
    driver.wait(&format!("{TABLE}[2] > {}", fitted[2] * 1.2))?;
    driver.press("0")?;
    driver.wait(&format!("Math.abs({TABLE}[2] - {}) < 2", fitted[2]))?;
    gauges(driver)?;
    driver.press(&Key::Tab)?;
    driver.wait("document.querySelector('[data-test=spoken]').innerText.length > 3")?;
    let said = driver.run("return document.querySelector('[data-test=spoken]').innerText")?;
    Ok(format!("{} to {} pixels wide; Tab says {said}", fitted[2], near[2]))
}

/// A hand on a model says who it is; M measures from there, L shows what is seen from there.
fn gauges(driver: &Driver) -> Result<()> {
    let (own, foe) = (middle(driver, ".stand .model.a .m-body")?, middle(driver, ".stand .model.b .m-body")?);
    driver.hover(own.0, own.1)?;
    driver.wait("document.querySelector('g.chip')")?;
    driver.holding("m", || {
        driver.hover(foe.0, foe.1)?;
        driver
            .wait("document.querySelector('.measure') && /\\d/.test(document.querySelector('.chip.dark')?.textContent)")
    })?;
    driver.wait("!document.querySelector('.measure')")?;
    driver.hover(own.0, own.1)?;
    driver.holding("l", || {
        driver.hover(foe.0, foe.1)?;
        driver.wait("document.querySelector('.sight, .sight-l')")
    })?;
    driver.wait("!document.querySelector('.sight-l')")
}

/// What is told of the plan beside it.
const CHIP: &str = "document.querySelector('g.chip')?.textContent ?? ''";
/// Which way what is planned faces: where its notch points.
const NOTCH: &str = "(document.querySelector('.ghost .m-notch')?.getAttribute('d') ?? '')";

/// A model is dragged too far and then not; a corner is set and taken back; it is turned by a second drag and by a click
/// with Shift; Esc forgets it, Space gives it, Backspace takes it back.
pub fn walk(driver: &mut Driver, address: &str) -> Result<String> {
    ready(driver, address)?;
    second_squad(driver)?; // not the hero: a squad, which has to stay together
    answer_with(
        driver,
        &["declare-nothing", "activate-model"],
        "document.querySelector('[data-tile=move]:not(.off)')",
    )?;
    let (x, y) = middle(driver, ".sel-1")?;
    driver.drag((x, y), (x, y + 300.0))?;
    driver.wait("document.querySelector('.bad-trail') && document.querySelector('g.chip.bad')")?;
    let refused = driver.run(&format!("return {CHIP}"))?;
    driver.press(&Key::Escape)?;
    driver.wait("!document.querySelector('.trail')")?;
    driver.click_at(x, y + 25.0)?;
    driver.wait("document.querySelector('.ghost .m-body')")?;
    driver.click_at(x + 15.0, y + 48.0)?;
    driver.wait("document.querySelectorAll('.way').length === 1")?;
    let told = driver.run(&format!("return {CHIP}"))?;
    let says = |word: &str| told.as_str().is_some_and(|it| it.contains(word));
    ensure!(says(" left") && says("Coherency") && says("″ to "), "of the way is told only {told}");
    ensure!(
        driver.holds("document.querySelector('.reach1') && document.querySelector('.reach2')")?,
        "no reach of a Run"
    );
    driver.click("[data-test=why-number]")?;
    driver.wait("/[0-9]″/.test(document.querySelector('[data-test=why] .wf')?.innerText)").context("why so far")?;
    driver.press(&Key::Escape)?;
    driver.press(&Key::Backspace)?;
    driver.wait("!document.querySelector('.way')")?;
    turned(driver, (x, y))?;
    made(driver)?;
    loupe(driver)?;
    Ok(format!("refused: {refused} allowed: {told}"))
}

/// Sets a place, and turns what is to stand there.
fn turned(driver: &Driver, (x, y): (f64, f64)) -> Result<()> {
    driver.click_at(x, y + 45.0)?;
    driver.wait(&format!("{NOTCH} !== ''"))?;
    let before = driver.run(&format!("return {NOTCH}"))?;
    driver.drag((x, y + 45.0), (x + 90.0, y + 45.0))?;
    driver.wait(&format!("{NOTCH} !== {before} && {NOTCH} !== ''")).context("the second drag")?;
    let east = driver.run(&format!("return {NOTCH}"))?;
    driver.holding(&Key::Shift, || driver.click_at(x, y + 120.0))?;
    driver.wait(&format!("{NOTCH} !== {east} && {NOTCH} !== ''")).context("the click with Shift")
}

/// Gives the order by Space, and takes it back by Backspace.
fn made(driver: &Driver) -> Result<()> {
    let place = "(() => { const r = document.querySelector('.sel-1').getBoundingClientRect(); return [r.left, r.top].map(Math.round).join() })()";
    let from = driver.run(&format!("return {place}"))?;
    driver.press(" ")?;
    driver.wait(&format!("{place} !== {from} && !document.querySelector('.trail')"))?;
    driver.press(&Key::Backspace)?;
    driver.wait(&format!("{place} === {from}")).context("the move taken back")
}

/// A finger drags the model: a loupe shows what it hides, until it is lifted.
fn loupe(driver: &Driver) -> Result<()> {
    driver.press(&Key::Escape)?;
    driver.press(&Key::Escape)?;
    driver.run(
        "window.looked = 0; new MutationObserver(() => { if (document.querySelector('[data-test=loupe] use')) window.looked++; }) \
         .observe(document.querySelector('.map'), { childList: true, subtree: true })",
    )?;
    let (x, y) = middle(driver, ".sel-1")?;
    driver.touch(&[((x, y), (x, y + 90.0))])?;
    driver.wait("window.looked > 0").context("no loupe was seen")?;
    driver.wait("!document.querySelector('[data-test=loupe]') && document.querySelector('.ghost')")
}

/// A kind of order that is not possible says why, and the reasons can be read.
pub fn why_not(driver: &mut Driver, address: &str) -> Result<String> {
    ready(driver, address)?;
    answer_with(driver, &["activate-model", "activate"], "document.querySelector('.ac.off')")?;
    driver.click(".ac.off")?;
    driver.wait("document.querySelector('.prompt .refusal')")?;
    let said = driver.run("return document.querySelector('.prompt .refusal').innerText")?;
    driver.click(".prompt .refusal")?;
    driver.wait("document.querySelector('[data-test=why] .no') && document.querySelector('[data-test=why] [data-test=rule-text]')")?;
    driver.press(&Key::Escape)?;
    driver.wait("!document.querySelector('[data-test=why]')")?;
    Ok(said.as_str().unwrap_or_default().replace('\n', " "))
}

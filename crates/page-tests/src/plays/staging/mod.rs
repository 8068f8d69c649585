//! What happened is seen on the table: a shot with its dice, what the opponent did, the log in the order of time.

pub(super) mod losses;

use anyhow::{Result, ensure};

use crate::driver::{Driver, Key};
use crate::steps::{answer_until, start};

/// Dice lie beside the table.
const PLATE: &str = "document.querySelector('[data-test=plate] .die')";
/// Something is played.
const PLAYS: &str = "document.querySelector('.st-now')";

/// Presses Escape as soon as something is played over the log's end, however slowly this machine asks: what is played does
/// not wait for a question from outside. `window.ended` says that it was done, `window.chapters` how much the log told then.
const END_IT: &str = "window.ended = false; new MutationObserver((_, it) => { \
    if (!document.querySelector('.st-now') || document.querySelector('[data-test=summary]')) return; \
    it.disconnect(); window.ended = true; window.chapters = document.querySelectorAll('.log .chapter').length; \
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })); \
}).observe(document.body, { childList: true, subtree: true })";

/// Starts what is watched, and ends it at once.
fn watch_and_end(driver: &Driver, start: impl FnOnce() -> Result<()>) -> Result<()> {
    driver.run(END_IT)?;
    start()?;
    driver.wait(&format!("window.ended && !{PLAYS}"))
}

/// Starts the first battle at a speed of what is played.
fn begin(driver: &Driver, address: &str, speed: &str) -> Result<()> {
    driver.begin_with_staging(speed)?;
    driver.open(address)?;
    driver.run(&format!("localStorage.setItem('staging', '{speed}')"))?;
    start(driver, address, "random")
}

/// A shot shows what it needs and what fell; any key ends it; at the last speed nothing is played.
pub fn shot(driver: &mut Driver, address: &str) -> Result<String> {
    begin(driver, address, "calm")?;
    answer_until(driver, &format!("{PLATE} && document.querySelector('.st-shot')"))?;
    let told = driver.run("return document.querySelector('[data-test=plate]').innerText")?;
    let told = told.as_str().unwrap_or_default().replace('\n', " ");
    ensure!(told.contains("or less"), "the plate does not say what is needed: {told}");
    ensure!(
        driver.holds(
            "[...document.querySelectorAll('.dice-plate .die text')].some((it) => /^[0-9]+$/.test(it.textContent))"
        )?,
        "no die shows a face: {told}"
    );
    driver.press(&Key::Escape)?;
    driver.wait(&format!("!{PLAYS}"))?;
    for _ in 0..4 {
        if !driver.holds("document.querySelector('[data-test=staging]').dataset.speed === 'off'")? {
            driver.click("[data-test=staging]")?;
        }
    }
    let lines = driver.run("return document.querySelectorAll('.log .ll').length")?;
    answer_until(driver, &format!("{PLAYS} || document.querySelectorAll('.log .ll').length > {lines} + 8"))?;
    ensure!(!driver.holds(PLAYS)?, "something is played although it was switched off");
    Ok(format!("“{told}”"))
}

/// Who has asked for less motion sees everything in place at once.
pub fn still(driver: &mut Driver, address: &str) -> Result<String> {
    driver.ask_for_less_motion()?;
    begin(driver, address, "calm")?;
    answer_until(driver, PLATE)?;
    ensure!(!driver.holds("document.querySelector('.st-goer, .dice-plate .tumbles')")?, "something moves");
    driver.wait(&format!("!{PLAYS}"))?;
    Ok("nothing moves".to_owned())
}

/// What the opponent did is summed up, shown again by a key, and put away.
pub fn again(driver: &mut Driver, address: &str) -> Result<String> {
    begin(driver, address, "off")?;
    answer_until(driver, "document.querySelector('[data-test=summary] [data-test=watch-again]')")?;
    let told = driver.run("return document.querySelector('[data-test=summary] .what').innerText")?;
    let summed_up = "document.querySelector('[data-test=summary]')";
    watch_and_end(driver, || driver.press("r"))?;
    driver.wait(summed_up)?;
    watch_and_end(driver, || driver.click("[data-test=watch-again]"))?;
    driver.wait(summed_up)?;
    driver.click("[data-test=summary-close]")?;
    driver.wait("!document.querySelector('[data-test=summary]')")?;
    Ok(format!("{told}"))
}

/// The log tells in the order of time, names who sits there, and shows its end.
pub fn log(driver: &mut Driver, address: &str) -> Result<String> {
    begin(driver, address, "off")?;
    answer_until(driver, "document.querySelectorAll('.log .chapter .open').length > 3")?;
    let told = driver.run("return document.querySelector('.log .lines').textContent")?;
    let told = told.as_str().unwrap_or_default();
    ensure!(!told.contains("Player 1") && !told.contains("Player 2"), "the log numbers its players: {told}");
    ensure!(told.contains("You") && told.contains("Random bot"), "the log does not say who acted: {told}");
    let turn = told.find("Game Turn 1").unwrap_or(usize::MAX);
    let set_up = told.find("is set up").unwrap_or(usize::MAX);
    ensure!(set_up < turn && turn < usize::MAX, "the log is not in the order of time: {told}");
    let end =
        "const it = document.querySelector('.log .lines'); return it.scrollHeight - it.scrollTop - it.clientHeight";
    ensure!(driver.run(end)?.as_f64().unwrap_or(99.0) < 48.0, "the latest line is out of sight");
    cards(driver)?;
    let shut = driver.run("return document.querySelectorAll('.chapter .open[aria-expanded=false]').length")?;
    Ok(format!("{shut} activations are shut"))
}

/// The latest card can be shut, and an early one that is watched again takes nothing out of the log.
fn cards(driver: &Driver) -> Result<()> {
    let latest = "[...document.querySelectorAll('[data-test=log-chapter]')].at(-1)";
    ensure!(driver.holds(&format!("{latest}.ariaExpanded === 'true'"))?, "the latest card is shut");
    driver.run(&format!("{latest}.click()"))?;
    driver.wait(&format!("{latest}.ariaExpanded === 'false'"))?;
    let told = "document.querySelectorAll('.log .chapter').length";
    let before = driver.run(&format!("return {told}"))?;
    watch_and_end(driver, || driver.run("document.querySelector('[data-test=log-watch]').click()").map(drop))?;
    ensure!(driver.holds(&format!("window.chapters === {before}"))?, "what is watched again is gone from the log");
    Ok(())
}

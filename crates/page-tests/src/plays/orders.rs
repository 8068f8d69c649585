//! Hands at the table: a squad that goes as one, dice typed in, orders taken back.

use anyhow::{Context, Result, bail, ensure};

use super::{gestures, looking_up};
use crate::driver::Driver;
use crate::steps::{answer_until, answer_with, start};

/// The middles of all models on the table, as text.
const MODELS: &str = "[...document.querySelectorAll('.stand .model')].map((it) => { \
    const b = it.querySelector('.m-body').getBoundingClientRect(); \
    return [Math.round(b.left + b.width / 2), Math.round(b.top + b.height / 2)].join() }).join(' ')";

/// Leads a whole squad by one of its models, with one drag.
pub fn squad(driver: &mut Driver, address: &str) -> Result<String> {
    start(driver, address, "random")?;
    answer_until(driver, "document.querySelector('[data-tile=march-run]')")?;
    let before = driver.run(&format!("return {MODELS}"))?;
    driver.click("[data-tile=march-run]")?;
    driver.wait("document.querySelector('.ac.on')")?;
    let led = driver.run(
        "const m = document.querySelector('.map').getBoundingClientRect(); \
         const rings = [...document.querySelectorAll('.open-ring')].map((it) => it.getBoundingClientRect()); \
         const middles = rings.map((r) => [r.left + r.width / 2, r.top + r.height / 2]); \
         const inside = ([x, y]) => x > m.left + 20 && x < m.right - 20 && y > m.top + 20 && y < m.bottom - 20; \
         const [x, y] = middles.find(inside) ?? []; \
         const [dx, dy] = [m.left + m.width / 2 - x, m.top + m.height / 2 - y]; const far = Math.hypot(dx, dy); \
         return [x, y, x + dx / far * 60, y + dy / far * 60]",
    )?;
    let [Some(x), Some(y), Some(to_x), Some(to_y)] = [0, 1, 2, 3].map(|it| led[it].as_f64()) else {
        bail!("nobody to lead")
    };
    driver.drag((x, y), (to_x, to_y))?;
    driver.click("[data-test=confirm]:not(.hide)")?;
    driver.wait(&format!("{MODELS} !== {before}"))?;
    let after = driver.run(&format!("return {MODELS}"))?;
    let (before, after) = (before.as_str().unwrap_or_default(), after.as_str().unwrap_or_default());
    let went = before.split(' ').zip(after.split(' ')).filter(|it| it.0 != it.1).count();
    ensure!(went > 1, "only {went} went");
    Ok(format!("{went} models went by one gesture"))
}

/// A squad moves, and nobody in it does anything else: one drag, and one word that the rest go too.
pub fn squad_moves(driver: &mut Driver, address: &str) -> Result<String> {
    gestures::ready(driver, address)?;
    gestures::second_squad(driver)?;
    answer_with(driver, &["declare-nothing"], "document.querySelector('[data-tile=march-move]')")?;
    let before = driver.run(&format!("return {MODELS}"))?;
    driver.click("[data-tile=march-move]")?;
    let (x, y) = gestures::middle(driver, ".open-ring")?;
    driver.drag((x, y), (x, y + 40.0))?;
    driver.click("[data-test=confirm]:not(.hide)")?;
    driver.click("[data-test=rest-too]")?;
    driver.wait("!document.querySelector('[data-test=rest-too]')")?;
    // They are drawn on their way for a moment.
    let went = format!("{MODELS}.split(' ').filter((it, at) => it !== {before}.split(' ')[at]).length");
    driver.wait(&format!("{went} >= 6"))?;
    let went = driver.run(&format!("return {went}"))?;
    Ok(format!("{went} models moved by one drag and one word"))
}

/// Two people at one machine roll real dice, and take one roll back.
pub fn takeback(driver: &mut Driver, address: &str) -> Result<String> {
    start(driver, address, "person")?;
    driver.click("[data-test=settings]")?;
    driver.click("[data-dice=mine]")?;
    driver.click("[data-test=sheet] .x")?;
    driver.click(".ac")?;
    driver.wait("document.querySelector('[data-test=dice] input') === document.activeElement")?;
    driver.write("20 3")?;
    driver.click("[data-test=enter-faces]")?;
    driver.wait("!document.querySelector('[data-test=dice]')")?;
    ensure!(driver.holds("document.querySelector('.log .lines').innerText.length > 0")?, "nothing was told");
    if driver.holds("document.querySelector('[data-test=take-over]')")? {
        driver.click("[data-test=take-over]")?;
    }
    driver.click("[data-test=undo]")?;
    driver.click("[data-test=disagree]")?;
    driver.wait("document.querySelector('.notice')")?;
    driver.click("[data-test=undo]")?;
    driver.click("[data-test=agree]")?;
    driver.wait("document.querySelector('[data-tile=begin], [data-test=take-over]')")?;
    Ok("the roll was typed in, and taken back by both".to_owned())
}

/// Undo that cannot be says why.
pub fn undo(driver: &mut Driver, address: &str) -> Result<String> {
    start(driver, address, "random")?;
    driver.click("[data-test=undo]")?;
    driver.wait("document.querySelector('.notice')")?;
    let nothing = driver.run("return document.querySelector('.notice').innerText")?;
    driver.click("[data-tile=begin]")?;
    driver.wait("document.querySelector('.ac') && !document.querySelector('[data-tile=begin]')")?;
    driver.click("[data-test=undo]")?;
    driver.wait("document.querySelector('.notice')")?;
    let late = driver.run("return document.querySelector('.notice').innerText")?;
    ensure!(nothing != late, "the same reason twice: {nothing}");
    Ok(format!("{nothing} {late}"))
}

/// No set-up takes more orders than this.
const MOST_ORDERS: usize = 12;

/// Against a bot an activation is taken back, without asking the bot, as long as no die has fallen; past a roll the page says why
/// not, and offers to go back all the same.
pub fn undo_against_a_bot(driver: &mut Driver, address: &str) -> Result<String> {
    looking_up::set_up(driver, address)?;
    let asked = "document.querySelector('.prompt b').innerText";
    let before = driver.run(&format!("return {asked}"))?;
    gestures::second_squad(driver)?;
    driver.wait(&format!("{asked} !== {before}"))?;
    driver.click("[data-test=undo]")?;
    driver.wait(&format!("{asked} === {before} && document.querySelector('[data-tile=activate]')"))?;
    ensure!(!driver.holds("document.querySelector('.notice')")?, "the way back is refused");
    ensure!(!driver.holds("document.querySelector('[data-test=disagree]')")?, "a bot is asked whether it agrees");
    // Whoever won the Initiative may go back through the whole of their set-up, as far as its roll.
    let stopped = "document.querySelector('.notice') && document.querySelector('[data-test=go-back-anyway]')";
    for _ in 0..MOST_ORDERS {
        if !driver.holds(stopped)? {
            driver.click("[data-test=undo]")?;
        }
    }
    driver.wait(stopped).context("a roll was taken back without a word")?;
    ensure!(driver.holds("/Initiative/.test(document.querySelector('.log').innerText)")?, "the first roll is gone");
    Ok("an activation is taken back freely, the roll before it only as practice".to_owned())
}

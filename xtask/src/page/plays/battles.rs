//! Whole battles, bots that think, and looking back.

use std::time::{Duration, Instant};

use anyhow::{Result, bail, ensure};

use super::{MOST_ANSWERS, answer, answer_until, start};
use crate::page::driver::Driver;

/// The page answers a script within this time while a bot thinks.
const RESPONSIVE: Duration = Duration::from_secs(2);

/// A whole battle of 500 points against the random bot.
pub fn whole(driver: &mut Driver, address: &str) -> Result<String> {
    start(driver, address, "random")?;
    let mut moved = false;
    for answers in 0..MOST_ANSWERS {
        driver.wait("document.querySelector('.ac, [data-test=over]')")?;
        if driver.holds("document.querySelector('[data-test=over]')")? {
            ensure!(moved, "nobody ever moved");
            return Ok(format!("over after {answers} answers"));
        }
        if !moved && driver.holds("document.querySelector('[data-tile=move]:not(.off)')")? {
            moved = walk(driver)?;
        } else {
            answer(driver)?;
        }
    }
    bail!("no end after {MOST_ANSWERS} answers")
}

/// Moves the model that acts a little towards the middle of the table; whether it went.
fn walk(driver: &Driver) -> Result<bool> {
    driver.click("[data-tile=move]")?;
    let place = driver.run(
        "const a = document.querySelector('.sel-1').getBoundingClientRect(); \
         const m = document.querySelector('.map').getBoundingClientRect(); \
         const y = a.top + a.height / 2; return [a.left + a.width / 2, y, y + (y < m.top + m.height / 2 ? 42 : -42)]",
    )?;
    let (Some(x), Some(from), Some(to)) = (place[0].as_f64(), place[1].as_f64(), place[2].as_f64()) else {
        bail!("nobody acts");
    };
    driver.click_at(x, to)?;
    driver.click("[data-test=confirm]:not(.hide)")?;
    driver.wait("!document.querySelector('.ac.on')")?;
    let now = driver
        .run("const a = document.querySelector('.sel-1').getBoundingClientRect(); return a.top + a.height / 2")?;
    Ok(now.as_f64().is_some_and(|it| (it - from).abs() > 3.0)
        || driver.holds("document.querySelector('[data-tile=move].off')")?)
}

/// The tactician answers, the page shows that it thinks, and goes on answering meanwhile.
pub fn tactician(driver: &mut Driver, address: &str) -> Result<String> {
    start(driver, address, "tactician")?;
    driver.run(
        "window.thought = 0; new MutationObserver(() => { if (document.querySelector('[data-test=thinking]')) window.thought++; }) \
         .observe(document.querySelector('.mid'), { childList: true, subtree: true, characterData: true })",
    )?;
    let told = "document.querySelectorAll('.log .ll').length";
    let mut slowest = Duration::ZERO;
    for _ in 0..24 {
        driver.wait("document.querySelector('.ac, [data-test=over]')")?;
        answer(driver)?;
        let begun = Instant::now();
        driver.holds("document.querySelector('.map')")?;
        slowest = slowest.max(begun.elapsed());
    }
    ensure!(driver.holds("window.thought > 0")?, "nobody was seen to think");
    ensure!(slowest < RESPONSIVE, "the page did not answer for {slowest:?} while a bot was thinking");
    let lines = driver.run(&format!("return {told}"))?;
    Ok(format!("{lines} lines told, the page answered within {slowest:?}"))
}

/// Looks back to the beginning, and plays on from there.
pub fn replay(driver: &mut Driver, address: &str) -> Result<String> {
    start(driver, address, "random")?;
    answer_until(driver, "document.querySelectorAll('.log .ll').length > 6")?;
    driver.wait("document.querySelector('.ac')")?;
    let given = driver.run("return document.querySelector('[data-test=replay-bar] input').max")?;
    driver.click("[data-test=replay]")?;
    for _ in 0..2 {
        driver.click("[data-test=replay-back]")?;
    }
    driver.wait("document.querySelector('[data-test=replay-bar]:not(.hide)') && !document.querySelector('.ac')")?;
    driver.click("[data-test=branch]")?;
    driver.wait("document.querySelector('[data-test=replay-bar].hide')")?;
    driver.wait("document.querySelector('.ac')")?;
    Ok(format!("a branch two orders before order {given}"))
}

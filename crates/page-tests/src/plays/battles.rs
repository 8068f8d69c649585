//! Whole battles, bots that think, and looking back.

use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};

use crate::driver::{Driver, Key};
use crate::steps::position::{self, Stand};
use crate::steps::{MOST_ANSWERS, answer, answer_until, start};

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
            let reason = driver.run("return document.querySelector('[data-test=over-reason]').innerText")?;
            driver.click("[data-test=moment]")?;
            driver.wait("document.querySelector('.st-now')")?;
            driver.press(&Key::Escape)?;
            driver.wait("document.querySelector('[data-test=over-numbers]')")?;
            ensure!(driver.holds("document.activeElement?.matches('[data-test=over]')")?, "the keyboard is elsewhere");
            driver.press(&Key::Escape)?;
            driver.wait("!document.querySelector('[data-test=over]')").context("Escape does not put the end away")?;
            return Ok(format!("over after {answers} answers: {reason}"));
        }
        if !moved && driver.holds("document.querySelector('[data-tile=move]:not(.off)')")? {
            moved = walk(driver)?;
            if moved {
                continue;
            }
        }
        answer(driver)?;
    }
    bail!("no end after {MOST_ANSWERS} answers")
}

/// Ways to step aside, in pixels.
const STEPS: [(f64, f64); 8] =
    [(0.0, 30.0), (0.0, -30.0), (30.0, 0.0), (-30.0, 0.0), (22.0, 22.0), (-22.0, 22.0), (22.0, -22.0), (-22.0, -22.0)];

/// Moves the model that acts a little, wherever there is room; whether it went.
fn walk(driver: &Driver) -> Result<bool> {
    let place = "const a = document.querySelector('.sel-1')?.getBoundingClientRect(); \
                 return a ? [a.left + a.width / 2, a.top + a.height / 2] : []";
    for (east, south) in STEPS {
        driver.click("[data-tile=move]:not(.off)")?;
        let from = driver.run(place)?;
        let (Some(x), Some(y)) = (from[0].as_f64(), from[1].as_f64()) else { bail!("nobody acts") };
        driver.click_at(x + east, y + south)?;
        if driver.holds("document.querySelector('[data-test=confirm]:not(.hide)')")? {
            driver.click("[data-test=confirm]:not(.hide)")?;
            driver.wait("!document.querySelector('.ac.on') || document.querySelector('.refusal')")?;
            if !driver.holds("document.querySelector('.refusal')")? {
                return Ok(driver.run(place)? != from);
            }
        }
        driver.press(&Key::Escape)?;
        driver.press(&Key::Escape)?;
    }
    Ok(false)
}

/// A bot answers, the page shows that it thinks, and goes on answering meanwhile.
pub fn thinks(driver: &mut Driver, address: &str) -> Result<String> {
    start(driver, address, "level-4")?;
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
    driver.click("[data-test=replay]")?;
    driver.wait("document.querySelector('[data-test=replay-bar] input').max > 2")?;
    let given = driver.run("return document.querySelector('[data-test=replay-bar] input').max")?;
    for _ in 0..2 {
        driver.click("[data-test=replay-back]")?;
    }
    driver.wait("document.querySelector('[data-test=replay-bar]:not(.hide)') && !document.querySelector('.ac')")?;
    driver.click("[data-test=branch]")?;
    driver.wait("document.querySelector('[data-test=replay-bar].hide')")?;
    driver.wait("document.querySelector('.ac')")?;
    Ok(format!("a branch two orders before order {given}"))
}

/// Two rows that face each other at close quarters: somebody falls before long.
fn close(seat: usize, model: usize) -> Stand {
    let (x, row) = (8.0 + 1.6 * (model % 5) as f64, 1.6 * (model / 5) as f64);
    if seat == 0 { (x, 8.0 - row, 180) } else { (x, 17.0 + row, 0) }
}

/// The past is played by itself and stopped; then the first casualty is jumped to, and ringed where it fell.
pub fn casualty(driver: &mut Driver, address: &str) -> Result<String> {
    start(driver, address, "person")?;
    position::stand(driver, 0, close)?;
    answer_until(driver, "document.querySelector('.log .ll.loss')")?;
    driver.wait("document.querySelector('.ac, [data-test=take-over]')")?;
    if driver.holds("document.querySelector('[data-test=take-over]')")? {
        driver.click("[data-test=take-over]")?;
    }
    let long = driver.run("return document.documentElement.scrollHeight - innerHeight")?;
    ensure!(long == 0, "with a long log the page is {long} pixels too long");
    driver.click("[data-test=replay]")?;
    scrub(driver, 0)?;
    let at = "Number(document.querySelector('[data-test=replay-at]').innerText.split(' ')[0])";
    driver.wait(&format!("{at} === 0"))?;
    driver.click("[data-test=replay-play]")?;
    driver.wait(&format!("{at} > 1")).context("the past is not played")?;
    // A short battle may have been played to its end by now, and another click would begin again.
    if driver.holds("document.querySelector('[data-test=replay-play]').innerText === 'Pause'")? {
        driver.click("[data-test=replay-play]")?;
    }
    scrub(driver, 0)?;
    driver.wait(&format!("{at} === 0")).context("the past goes on being played")?;
    driver.click("[data-test=loss-next]")?;
    driver.wait(&format!("{at} > 0")).context("no casualty is found")?;
    let ringed = driver.wait("document.querySelector('.marked')");
    let told =
        driver.run("return [...document.querySelectorAll('.log .ll.loss')].map((it) => it.innerText).join(' / ')")?;
    ringed.with_context(|| format!("nobody is ringed for {told}"))?;
    driver.wait("document.querySelector('.log .ll.loss')").context("the log does not tell of it")?;
    let (fell, line) =
        (driver.run(&format!("return {at}"))?, driver.run("return document.querySelector('.log .ll.loss').innerText")?);
    driver.click("[data-test=loss-before]")?;
    driver.wait(&format!("{at} === {fell}")).context("there is no casualty before the first")?;
    Ok(format!("order {fell}: {line}"))
}

/// Moves the scrubber to an order.
fn scrub(driver: &Driver, order: usize) -> Result<()> {
    let moved = "it.dispatchEvent(new Event('input', { bubbles: true }))";
    driver
        .run(&format!("const it = document.querySelector('[data-test=replay-bar] input'); it.value = {order}; {moved}"))
        .map(|_| ())
}

//! A template is aimed: who lies beneath it is ringed and counted before anything is done, and told of afterwards.

use anyhow::{Result, bail, ensure};

use crate::driver::Driver;
use crate::steps::position::{self, Stand};
use crate::steps::{answer_with, start_seated};

/// So many directions are tried.
const DIRECTIONS: u32 = 24;

/// The squad of the second army that has a flamer stands in two rows, back to back, its first man at one end; the first army
/// stands before either row, four inches away.
fn face_to_face(seat: usize, model: usize) -> Stand {
    let along = |number: usize| 18.0 + 1.4 * number as f64;
    match (seat, model) {
        (0, 0..10) => (along(model), 6.0, 180),
        (0, _) => (along(model - 10), 15.4, 0),
        (_, 0) => (15.0, 10.0, 0),
        (_, 1..6) => (along(model), 10.0, 0),
        (_, 6..10) => (along(model - 5), 11.4, 180),
        _ => (32.0 + 1.4 * (model - 10) as f64, 10.0, 0),
    }
}

/// A flamer aims its template until several lie beneath it, and burns them.
pub fn laid(driver: &mut Driver, address: &str) -> Result<String> {
    start_seated(driver, address, ["person", "person"])?;
    driver.wait("document.querySelector('.ac')")?;
    position::stand(driver, 1, face_to_face)?;
    let spray = "document.querySelector('[data-tile=spray]:not(.off)')";
    answer_with(driver, &["decline", "pass", "activate-model", "activate"], spray)?;
    driver.click("[data-tile=spray]:not(.off)")?;
    let (x, y, under) = aimed(driver)?;
    let told = "document.querySelector('.log .lines').innerText.length";
    let before = driver.run(&format!(
        "window.known = [...document.querySelectorAll('.log .ll')].map((it) => it.innerText); return {told}"
    ))?;
    driver.click_at(x, y)?;
    if driver.holds("document.querySelector('[data-test=confirm]:not(.hide)')")? {
        driver.click("[data-test=confirm]:not(.hide)")?;
    }
    driver.wait(&format!("{told} > {before}"))?;
    ensure!(!driver.holds("document.querySelector('.refusal')")?, "it was refused");
    let line = driver.run(
        "return [...document.querySelectorAll('.log .ll')].map((it) => it.innerText).filter((it) => !window.known.includes(it)).join(' ')",
    )?;
    Ok(format!("{under} Then: {line}"))
}

/// Turns the template about until somebody of the enemy is beneath it: where the pointer is then, and what is said.
fn aimed(driver: &Driver) -> Result<(f64, f64, String)> {
    let middle = driver.run(
        "const a = document.querySelector('.sel-1').getBoundingClientRect(); return [a.left + a.width / 2, a.top + a.height / 2]",
    )?;
    let (Some(x), Some(y)) = (middle[0].as_f64(), middle[1].as_f64()) else { bail!("nobody acts") };
    for direction in 0..DIRECTIONS {
        let turn = f64::from(direction) / f64::from(DIRECTIONS) * std::f64::consts::TAU;
        let (x, y) = (x + 50.0 * turn.sin(), y - 50.0 * turn.cos());
        driver.hover(x, y)?;
        driver.wait("document.querySelector('.area')")?;
        if driver.holds("document.querySelectorAll('.ringed').length > 1 && !document.querySelector('.area.bad')")? {
            let under = driver.run("return document.querySelectorAll('.ringed').length")?;
            let told = driver.run("return document.querySelector('g.chip').textContent")?;
            let told = told.as_str().unwrap_or_default();
            ensure!(told.contains(&under.to_string()), "{under} are beneath it, and the chip says {told}");
            return Ok((x, y, format!("{under} beneath the template: {told}.")));
        }
    }
    bail!("nobody is ever beneath the template")
}

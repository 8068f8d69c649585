//! Counsel for people: a hint that becomes a plan, and the review of a battle with its turning points.

use anyhow::{Context, Result, ensure};

use super::{cubes, odds};
use crate::driver::Driver;
use crate::steps::choose_game;

/// A hint is asked for, told with its reasons and carried out, in both games; a battle of bots is looked back on.
pub fn given(driver: &mut Driver, address: &str) -> Result<String> {
    odds::until_a_shot(driver, address)?;
    let inches = hint(driver).context("Warzone")?;
    cubes::start(driver, address)?;
    cubes::until_a_shot(driver)?;
    let on_cubes = hint(driver).context("Deadzone")?;
    Ok(format!("{inches}; on cubes: {on_cubes}; {}", review(driver, address)?))
}

fn hint(driver: &Driver) -> Result<String> {
    let gone_on = odds::gone_on(driver)?;
    driver.click("[data-test=hint]:not(.hide)")?;
    driver.wait("document.querySelector('[data-test=hint-strip] [data-test=gist]')").context("no hint comes")?;
    ensure!(!driver.holds("document.querySelector('[data-test=course]')")?, "the board is that of the plan");
    let why = driver.run("return document.querySelector('[data-test=hint-strip]').innerText.split('\\n').join(' ')")?;
    let why = why.as_str().unwrap_or_default().to_owned();
    ensure!(why.contains('%'), "no chance is told: {why}");
    driver.click("[data-test=hint-do]")?;
    driver.wait(&gone_on).context("carried out")?;
    Ok(why)
}

/// Two bots fence to the end.
pub(super) fn watch_to_the_end(driver: &Driver, address: &str) -> Result<()> {
    driver.open(address)?;
    choose_game(driver, "duel", "standard")?;
    for seat in ["seat-0", "seat-1"] {
        driver.choose(&format!("[data-test={seat}]"), "level-1")?;
    }
    driver.choose("[data-test=style-1]", "aggressive")?;
    driver.click("[data-battle=standard]")?;
    driver.wait("document.querySelector('[data-test=over-review]')")
}

/// Two bots fence to the end; the review names luck and decisions, and a turning point leads into the replay.
fn review(driver: &Driver, address: &str) -> Result<String> {
    watch_to_the_end(driver, address)?;
    driver.click("[data-test=over-review]")?;
    driver.wait("document.querySelector('[data-test=review]')").context("no review comes")?;
    let seats =
        driver.run("return document.querySelector('[data-test=review] tbody').innerText.split('\\n').join(' ')")?;
    driver.click("[data-test=turning-point]")?;
    driver.wait("document.querySelector('[data-test=replay-bar]:not(.hide)')").context("the moment is not shown")?;
    driver.click("[data-test=review-ask]:not(.hide)")?;
    driver
        .wait("document.querySelectorAll('[data-test=turning-point]').length === 3")
        .context("three turning points")?;
    Ok(format!("review: {}", seats.as_str().unwrap_or_default()))
}

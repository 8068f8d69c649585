//! A loss is seen on the table: who falls tips over, and what that scores flies to the header.

use anyhow::{Context, Result, ensure};

use crate::driver::Driver;
use crate::plays::lessons::guided;

/// Keeps in `window.seen` which of these were ever on screen, however short.
const WATCH: &str = "window.seen = []; const wanted = ['.st-tips', '.st-outward', '[data-test=score-flies]']; \
    new MutationObserver(() => wanted.filter((it) => !window.seen.includes(it) && document.querySelector(it)) \
        .forEach((it) => window.seen.push(it))).observe(document.body, { subtree: true, childList: true })";

/// The shot of Deadzone's lesson, whose dice are prepared: a model falls and scores.
pub fn seen(driver: &mut Driver, address: &str) -> Result<String> {
    driver.begin_with_staging("calm")?;
    driver.open(address)?;
    driver.run("localStorage.setItem('staging', 'calm')")?;
    guided::begin(driver, address, "deadzone")?;
    let at = "document.querySelector('[data-test=coach] .ch').dataset.step";
    for step in 1..6 {
        driver.click("[data-test=coach-show]")?;
        driver.wait(&format!("{at} !== '{step}'"))?;
        ensure!(driver.holds(&format!("{at} === '{}'", step + 1))?, "a card after that of step {step} is passed over");
    }
    driver.run(WATCH)?;
    driver.click("[data-test=coach-show]")?;
    driver.wait("window.seen.length === 3").with_context(|| format!("of {WATCH}"))?;
    driver.run("return window.seen.join(', then ')").map(|it| it.to_string())
}

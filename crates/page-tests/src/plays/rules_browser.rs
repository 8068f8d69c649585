//! The rules browser: its figures, chapters, search and languages.

use anyhow::{Context, Result, ensure};

use crate::driver::Driver;
use crate::steps::start;

/// Looks a rule up from a battle: its game's rules come first, each says whether it is enforced, and another language
/// keeps what was looked for. So many rules of Warzone are enforced, by the sources.
pub fn rules(driver: &mut Driver, address: &str, enforced: usize) -> Result<String> {
    start(driver, address, "random")?;
    driver.click("[data-test=rules]")?;
    driver
        .wait("document.querySelector('[data-system=warzone].on') && document.querySelector('.state b')?.innerText")?;
    let state = driver.run("return document.querySelector('[data-test=rules-state]').innerText")?;
    let figures = state.as_str().context("the state of the rules is told")?;
    ensure!(figures.contains(&enforced.to_string()), "{figures}, but {enforced} are enforced");
    driver.click("[data-chapter=page-chapter-shooting]")?;
    driver.wait("document.querySelectorAll('nav .row .stamp').length > 10")?;
    driver.click("nav .row")?;
    driver.wait(
        "document.querySelector('main [data-test=rule-text]') && document.querySelector('main [data-test=stamp]')",
    )?;
    let stamp = driver.run("return document.querySelector('main [data-test=stamp]').innerText")?;
    driver.click("[data-test=rules-search]")?;
    driver.write("cover")?;
    driver.wait("document.querySelector('[data-test=found-here] .row') && document.querySelector('[data-test=found-others] .row')")?;
    let first = driver.run("return document.querySelector('[data-test=found-here] .row').dataset.rule")?;
    driver.click("[data-language=fr]")?;
    driver.wait("document.documentElement.lang === 'fr' && document.querySelector('[data-test=rules-search]').value === 'cover'")?;
    driver.wait("document.querySelector('[data-test=found-here] .row')")?;
    driver.click("[data-test=rules-back]")?;
    driver.wait("document.querySelector('.battle-screen .ac')")?;
    Ok(format!("{figures} {stamp}; cover finds {first} first"))
}

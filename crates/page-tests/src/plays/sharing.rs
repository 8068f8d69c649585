//! A battle as a link, and the log and the replay that are shared with it.

use anyhow::{Context, Result, ensure};

use crate::driver::Driver;
use crate::steps::{answer_until, start};

/// The setup of the first battle in a link, and each of its orders with its dice, take no more letters than this.
const SETUP: usize = 3_500;
const ORDER: usize = 120;

/// Makes a link, opens it as somebody else would, looks around and plays on; a damaged one is told and harms nothing.
pub fn link(driver: &mut Driver, address: &str) -> Result<String> {
    start(driver, address, "random")?;
    answer_until(
        driver,
        "document.querySelectorAll('.log .act').length > 1 && document.querySelectorAll('[data-test=log-why]').length > 1",
    )?;
    driver.click("[data-test=replay]")?;
    driver.wait("document.querySelector('[data-test=replay-bar]:not(.hide)')")?;
    let given = driver.run("return document.querySelector('[data-test=replay-bar] input').max")?;
    driver.click("[data-test=share]")?;
    driver.wait("document.querySelector('[data-test=share-link], [data-test=share-too-long]')")?;
    let link = driver.run("return document.querySelector('[data-test=share-link]')?.value")?;
    let link = link.as_str().context("the battle is too long for a link")?.to_owned();
    let orders: usize = given.as_str().and_then(|it| it.parse().ok()).context("no orders")?;
    ensure!(link.len() < SETUP + ORDER * orders, "{orders} orders in {} letters", link.len());
    driver.open("about:blank")?;
    driver.open(&link)?;
    driver.wait("document.querySelector('[data-test=replay-bar]:not(.hide)')")?;
    let opened = driver.run("return document.querySelector('[data-test=replay-bar] input').max")?;
    ensure!(opened == given, "{opened} orders of {given} came through");
    ensure!(!driver.holds("document.querySelector('.trouble')")?, "a good link opens with an alarm");
    around(driver)?;
    driver.click("[data-test=branch]")?;
    driver.choose("[data-test=sits-1]", "random")?;
    driver.click("[data-test=sit-down]")?;
    driver.wait(
        "document.querySelector('[data-test=replay-bar].hide') && document.querySelector('.ac, [data-test=take-over]')",
    )?;
    played_on(driver, &link)?;
    damaged(driver, address, &link)?;
    Ok(format!("{given} orders in {} letters", link.len()))
}

/// Whoever plays on from the end of a link has a battle with an address, to which a reload comes back.
fn played_on(driver: &Driver, link: &str) -> Result<()> {
    driver.open("about:blank")?;
    driver.open(link)?;
    driver.wait("document.querySelector('[data-test=replay-bar]:not(.hide)')")?;
    driver.click("[data-test=present]")?;
    driver.choose("[data-test=sits-1]", "random")?;
    driver.click("[data-test=sit-down]")?;
    driver.wait("document.querySelector('.battle-screen .ac') && location.hash.startsWith('#/battle/')")?;
    driver.run("window.before = true; location.reload()")?;
    driver.wait("!window.before && document.querySelector('.battle-screen .ac')").context("after a reload")
}

/// Jumps from activation to activation, and shows a line of the log on the table.
fn around(driver: &Driver) -> Result<()> {
    let at = "document.querySelector('[data-test=replay-at]').innerText";
    driver.choose("[data-test=replay-speed]", "400")?;
    let before = driver.run(&format!("return {at}"))?;
    driver.click("[data-test=activation-next]")?;
    driver.wait(&format!("{at} !== {before}"))?;
    driver.click("[data-test=activation-next]")?;
    driver.wait("document.querySelector('.log .act')")?;
    driver.click("[data-test=log-losses]")?;
    driver.click("[data-test=log-all]")?;
    driver.run("const it = document.querySelector('[data-test=replay-bar] input'); it.value = it.max; it.dispatchEvent(new Event('input', { bubbles: true }))")?;
    // The last line is about a model; a card or a token that is told of has no place among the models.
    let told = "[...document.querySelectorAll('.log [data-test=log-show]')].filter((it) => /move|runs|Action/.test(it.innerText)).at(-1)";
    driver.wait(told)?;
    driver.run(&format!("({told}).click()"))?;
    driver.wait("document.querySelector('.marked')")
}

/// A link that was cut is told, and the saves are as they were.
fn damaged(driver: &Driver, address: &str, link: &str) -> Result<()> {
    driver.open(address)?;
    driver.wait("document.querySelector('[data-test=resume]')")?;
    let saves = driver.run("return document.querySelectorAll('[data-test=resume]').length")?;
    driver.open("about:blank")?;
    driver.open(&link[..link.len() - 40])?;
    driver.wait("document.querySelector('.trouble')")?;
    driver.wait("document.querySelector('[data-test=resume]')")?;
    let after = driver.run("return document.querySelectorAll('[data-test=resume]').length")?;
    ensure!(after == saves, "{after} battles are kept, and {saves} were");
    Ok(())
}

//! Two people at one machine: the hand-over hides the table, each reads their own language, and a reaction is asked of the
//! one whose choice it is.

use anyhow::{Result, bail, ensure};

use super::{MOST_ANSWERS, answer, start};
use crate::page::driver::Driver;

/// Whose eyes the page sees with.
const VIEWER: &str = "document.querySelector('.battle-screen').dataset.viewer";

/// Two people play until one may react in the other's activation.
pub fn reaction(driver: &mut Driver, address: &str) -> Result<String> {
    start(driver, address, "person")?;
    let (mut handed, mut hidden) = (0, false);
    for answers in 0..MOST_ANSWERS {
        driver.wait("document.querySelector('.ac, [data-test=over], [data-test=take-over]')")?;
        ensure!(!driver.holds("document.querySelector('[data-test=over]')")?, "the battle was over without a reaction");
        if driver.holds("document.querySelector('[data-test=take-over]')")? {
            hidden |= driver.holds("!document.querySelector('.ac')")?;
            take_over(driver, handed)?;
            handed += 1;
            continue;
        }
        if driver.holds("document.querySelector('.battle-screen.reacting')")? {
            return react(driver, answers, handed, hidden);
        }
        go_on(driver)?;
    }
    bail!("{MOST_ANSWERS} answers, and nobody could react")
}

/// Takes the machine; the second player wants French, once.
fn take_over(driver: &Driver, handed: usize) -> Result<()> {
    if handed == 0 {
        driver.click(".tongue [data-language=fr]")?;
        driver.wait("document.documentElement.lang === 'fr'")?;
    }
    driver.click("[data-test=take-over]")?;
    driver.wait("!document.querySelector('[data-test=take-over]')")
}

/// The first player keeps watch with everybody, the other walks and shoots.
fn go_on(driver: &Driver) -> Result<()> {
    let watches = format!("{VIEWER} === '0' && document.querySelector('[data-tile=sentry]:not(.off)')");
    if driver.holds(&watches)? { driver.click("[data-tile=sentry]:not(.off)") } else { answer(driver) }
}

/// The reaction is put to the player who does not act, in their language; they let it go by.
fn react(driver: &Driver, answers: usize, handed: usize, hidden: bool) -> Result<String> {
    ensure!(hidden, "the table could be seen while the machine was handed over");
    let (asked, language) =
        (driver.run(&format!("return {VIEWER}"))?, driver.run("return document.documentElement.lang")?);
    let wanted = if asked.as_str() == Some("0") { "en" } else { "fr" };
    ensure!(language.as_str() == Some(wanted), "player {asked} is asked in {language}");
    let question = driver.run("return document.querySelector('.prompt b').innerText")?;
    ensure!(driver.holds("document.querySelector('[data-test=always-pass]')")?, "it cannot be passed");
    let told = driver.run("return document.querySelector('.log .lines').innerText.length")?;
    driver.click("[data-test=always-pass]")?;
    driver.wait(&format!(
        "document.querySelector('[data-test=take-over]') || !document.querySelector('.battle-screen.reacting') || document.querySelector('.log .lines').innerText.length !== {told}"
    ))?;
    Ok(format!("{answers} answers, handed over {handed} times, then: {question}"))
}

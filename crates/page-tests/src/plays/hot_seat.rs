//! Two people at one machine: the hand-over hides the table, each reads their own language, and a reaction is asked of the
//! one whose choice it is.

use anyhow::{Context, Result, bail, ensure};

use crate::driver::Driver;
use crate::steps::position::{self, Stand};
use crate::steps::{MOST_ANSWERS, answer, start};

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

/// How many orders were given.
const GIVEN: &str = "Number(document.querySelector('[data-test=replay-bar] input').max)";

/// Two people: an answer that was given by itself is taken back together with the order before it.
pub fn undo(driver: &mut Driver, address: &str) -> Result<String> {
    start(driver, address, "person")?;
    for answers in 0..MOST_ANSWERS {
        driver.wait("document.querySelector('.ac, [data-test=over], [data-test=take-over]')")?;
        ensure!(!driver.holds("document.querySelector('[data-test=over]')")?, "nothing was ever answered by itself");
        if driver.holds("document.querySelector('[data-test=take-over]')")? {
            driver.click("[data-test=take-over]")?;
            continue;
        }
        let before = driver.run(&format!("return {GIVEN}"))?.as_f64().unwrap_or_default();
        answer(driver)?;
        let after = driver.run(&format!("return {GIVEN}"))?.as_f64().unwrap_or_default();
        if after > before + 1.0 && !driver.holds("document.querySelector('[data-test=take-over], [data-test=over]')")? {
            driver.click("[data-test=undo]")?;
            if driver.holds("document.querySelector('[data-test=takeback]')")? {
                driver.click("[data-test=agree]")?;
            }
            driver.wait(&format!("{GIVEN} === {before}")).context("the answer was given again at once")?;
            return Ok(format!("{answers} answers, then {} orders taken back at once", after - before));
        }
    }
    bail!("{MOST_ANSWERS} answers, and none of them was given by itself")
}

/// Two rows that face each other within range.
pub(super) fn opposite(seat: usize, model: usize) -> Stand {
    let (x, row) = (8.0 + 1.6 * (model % 5) as f64, 1.6 * (model / 5) as f64);
    if seat == 0 { (x, 8.0 - row, 180) } else { (x, 20.0 + row, 0) }
}

/// Two people play until one is asked for a reaction that can be let go by.
pub(super) fn until_asked(driver: &Driver, address: &str) -> Result<()> {
    start(driver, address, "person")?;
    position::stand(driver, 0, opposite)?;
    for _ in 0..MOST_ANSWERS {
        driver.wait("document.querySelector('.ac, [data-test=over], [data-test=take-over]')")?;
        ensure!(!driver.holds("document.querySelector('[data-test=over]')")?, "the battle was over without a reaction");
        if driver.holds("document.querySelector('[data-test=take-over]')")? {
            driver.click("[data-test=take-over]")?;
        } else if driver.holds("document.querySelector('.battle-screen.reacting')")? {
            return Ok(());
        } else {
            go_on(driver)?;
        }
    }
    bail!("{MOST_ANSWERS} answers, and nobody could react")
}

/// The same to the east of the garden wall, which hides nobody there.
fn in_sight(seat: usize, model: usize) -> Stand {
    let (x, row) = (14.6 + 1.5 * (model % 4) as f64, 1.6 * (model / 4) as f64);
    if seat == 0 { (x, 8.0 - row, 180) } else { (x, 20.0 + row, 0) }
}

/// A Sentry is asked, sees what is at stake and what each answer is likely to bring, and shoots.
pub fn reacts(driver: &mut Driver, address: &str) -> Result<String> {
    start(driver, address, "person")?;
    position::stand(driver, 0, in_sight)?;
    for _ in 0..MOST_ANSWERS {
        driver.wait("document.querySelector('.ac, [data-test=over], [data-test=take-over]')")?;
        ensure!(!driver.holds("document.querySelector('[data-test=over]')")?, "the battle was over without a reaction");
        if driver.holds("document.querySelector('[data-test=take-over]')")? {
            driver.click("[data-test=take-over]")?;
        } else if has_odds(driver)? {
            return shoot_back(driver);
        } else {
            go_on(driver)?;
        }
    }
    bail!("{MOST_ANSWERS} answers, and nobody could react")
}

/// Whether what is at stake has odds: the enemy can shoot.
const THREAT: &str = "/[0-9].%/.test(document.querySelector('[data-test=stake]')?.innerText ?? '')";

/// The answers to a reaction: tiles, or a list where there are many.
const ANSWERS: &str = "[...document.querySelectorAll('[data-tile=react], [data-test=listed] button')]";

/// Whether a reaction is asked for in which the enemy can shoot, and so can who reacts.
fn has_odds(driver: &Driver) -> Result<bool> {
    let likely = format!("{ANSWERS}.some((it) => it.innerText.includes('%'))");
    if !driver.holds(&format!("document.querySelector('.battle-screen.reacting [data-tile=react]') && {THREAT}"))? {
        return Ok(false);
    }
    if !driver.holds(&likely)? && driver.holds(&format!("/choices?/.test({ANSWERS}[0].innerText)"))? {
        driver.click("[data-tile=react]")?;
    }
    driver.holds(&likely)
}

/// Takes the first answer that has odds; what is told of it then.
fn shoot_back(driver: &Driver) -> Result<String> {
    let stake = driver
        .run("return document.querySelector('[data-test=stake]').innerText.split('\\n').slice(0, 3).join(' ')")?;
    let answer = driver.run(&format!(
        "window.known = document.querySelectorAll('.log .ll').length; \
         const it = {ANSWERS}.find((it) => it.innerText.includes('%')); const said = it.innerText; it.click(); return said"
    ))?;
    let planned = "document.querySelector('[data-test=confirm]:not(.hide)')";
    driver.wait(&format!("document.querySelectorAll('.log .ll').length > window.known || document.querySelector('[data-test=take-over]') || {planned}"))?;
    if driver.holds(planned)? {
        driver.click("[data-test=confirm]:not(.hide)")?; // the only answer of its kind is planned first
        driver.wait("document.querySelectorAll('.log .ll').length > window.known || document.querySelector('[data-test=take-over]')")?;
    }
    if driver.holds("document.querySelector('[data-test=take-over]')")? {
        driver.click("[data-test=take-over]")?;
    }
    driver.wait("document.querySelectorAll('.log .ll').length > window.known")?;
    let told = driver.run("return [...document.querySelectorAll('.log .ll')].map((it) => it.innerText).filter((it) => /Sentry.*rolls/.test(it)).at(-1) ?? ''")?;
    let log = driver
        .run("return [...document.querySelectorAll('.log .ll')].map((it) => it.innerText).slice(-6).join(' / ')")?;
    ensure!(told.as_str().is_some_and(|it| it.contains("rolls")), "nobody tested for a reaction: {log}");
    Ok(format!("{stake}; {answer}; {told}").replace("\\n", " "))
}

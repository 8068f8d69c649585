//! What lies around a battle: the rules, files, earlier moments, help, and a set-up that is left to the bot.

use anyhow::{Context, Result, ensure};

use super::{TOLD, answer, answer_some, answer_until, catch_file, start};
use crate::coverage;
use crate::page::driver::Driver;

/// Looks a rule up from a battle: its game's rules come first, each says whether it is enforced, and another language
/// keeps what was looked for.
pub fn rules(driver: &mut Driver, address: &str) -> Result<String> {
    start(driver, address, "random")?;
    driver.click("[data-test=rules]")?;
    driver
        .wait("document.querySelector('[data-system=warzone].on') && document.querySelector('.state b')?.innerText")?;
    let all = catalogue::RuleId::all().filter(|it| it.system() == "warzone");
    let [_, enforced, _] = coverage::known()?.count(all);
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

/// A battle saved as a file is opened again as it was.
pub fn import(driver: &mut Driver, address: &str) -> Result<String> {
    start(driver, address, "random")?;
    answer_some(driver, 4)?;
    let before = driver.run(TOLD)?;
    catch_file(driver)?;
    driver.click("[data-test=replay]")?;
    driver.click("[data-test=share]")?;
    driver.click("[data-test=share-file]")?;
    driver.wait("window.file.startsWith('adjutant replay 1')")?;
    driver.run("document.querySelector('[data-test=home]').click()")?;
    driver.wait("document.querySelector('[data-test=open-file]')")?;
    driver.give_file("[data-test=open-file]", "window.file", "mine.adjutant")?;
    driver.click("[data-test=sit-down]")?;
    driver.wait("document.querySelector('.battle-screen .ac')")?;
    ensure!(!driver.holds("document.querySelector('.trouble')")?, "something was wrong with our own file");
    let after = driver.run(TOLD)?;
    ensure!(before == after, "before {before}\nafter {after}");
    Ok(format!("{} letters of log are the same", before.as_str().map_or(0, str::len)))
}

/// A battle is listed once, in plain words, with earlier moments of it; one of them is taken up beside it.
pub fn earlier(driver: &mut Driver, address: &str) -> Result<String> {
    start(driver, address, "random")?;
    leave_set_up(driver)?;
    answer_until(driver, "document.querySelectorAll('.log .ll').length > 60")?;
    driver.open(address)?;
    driver.wait("document.querySelector('[data-test=earlier]')")?;
    let listed = driver.run("return document.querySelectorAll('.ct').length")?;
    ensure!(listed == 1, "one battle is listed {listed} times");
    let words = driver.run("return document.querySelector('[data-test=resume]').innerText")?;
    driver.click("[data-test=earlier] summary")?;
    let moments = driver.run("return document.querySelectorAll('[data-test=resume-earlier]').length")?;
    ensure!(moments.as_u64().is_some_and(|it| (1..=3).contains(&it)), "{moments} earlier moments");
    driver.click("[data-test=resume-earlier]")?;
    driver.wait("document.querySelector('.battle-screen')")?;
    driver.wait("document.querySelector('.ac')")?;
    answer(driver)?;
    driver.open(address)?;
    driver.wait("document.querySelectorAll('.ct').length === 2")?;
    Ok(format!("{words}, {moments} earlier moments"))
}

/// Leaves the set-up to the bot, and waits until a squad is to be activated.
fn leave_set_up(driver: &Driver) -> Result<()> {
    driver.click("[data-test=set-up]")?;
    driver.wait("document.querySelector('[data-test=set-up].hide') && document.querySelector('[data-tile^=activate]')")
}

/// The bot sets up, and the first order is the player's own.
pub fn set_up(driver: &mut Driver, address: &str) -> Result<String> {
    start(driver, address, "random")?;
    leave_set_up(driver)?;
    let waiting = driver.run("return document.querySelectorAll('[data-tile^=deploy]').length")?;
    ensure!(waiting == 0, "{waiting} squads are still to be set up");
    driver.run("return document.querySelector('.prompt b').innerText").map(|it| format!("then: {it}"))
}

/// The start tells about each battle, answers questions, and an army that is too large is told of in words.
pub fn start_told(driver: &mut Driver, address: &str) -> Result<String> {
    driver.open(address)?;
    driver.wait("document.querySelectorAll('.bc .ar').length >= 8")?;
    driver.wait("document.querySelector('.bc .pic svg rect[fill=\"var(--b)\"]')")?;
    driver.click("[data-test=start-help]")?;
    driver.wait("document.querySelectorAll('[data-test=leaf] .kbd').length > 20")?;
    driver.click("[data-test=leaf-close]")?;
    driver.click("[data-test=own]")?;
    driver.choose("[data-field=army-0]", "thousand-rangers")?;
    driver.wait("document.querySelector('[data-test=unequal]')")?;
    driver.choose("[data-field=army-0]", "own")?;
    driver.wait("document.querySelector('[data-file=roster-0]')")?;
    let large = "document.querySelector('[data-field=roster-0]').value.replace(/size = [0-9]+/, 'size = 30')";
    driver.give_file("[data-file=roster-0]", large, "army.toml")?;
    driver.wait("document.querySelector('[data-test=faults] li')")?;
    let fault = driver.run("return document.querySelector('[data-test=faults] li').innerText")?;
    ensure!(fault.as_str().is_some_and(|it| it.contains("30") && !it.contains('{')), "{fault}");
    Ok(format!("{fault}"))
}

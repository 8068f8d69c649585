//! Odds: the lab and its link, what would raise a chance, and a plan of several orders.

use anyhow::{Context, Result, ensure};

use super::cubes;
use super::hot_seat::opposite;
use crate::driver::{Driver, Key};
use crate::steps::{answer_with, pick_listed, position, start};

/// The figures of the lab, as they are read.
const FIGURES: &str = "(document.querySelector('[data-test=lab-figures] table')?.innerText ?? '')";
/// Nothing is left to be worked out.
const DONE: &str = "document.querySelector('.answers[aria-busy=false]')";

/// A question is changed and the chart follows; units are compared over range; the link opens the same; a cut one is told.
pub fn lab(driver: &mut Driver, address: &str) -> Result<String> {
    driver.open(address)?;
    driver.wait("document.querySelector('[data-test=lab]')")?;
    driver.click("[data-test=lab]")?;
    driver.wait(&format!("{DONE} && {FIGURES} !== ''"))?;
    let first = driver.run(&format!("return {FIGURES}"))?;
    driver.choose("[data-field=rof]", "4")?;
    driver.wait(&format!("{FIGURES} !== {first} && location.hash.includes('rof=4')")).context("another figure")?;
    driver.click("[data-test=lab-add]")?;
    driver.choose("[data-question='1'] [data-field=rs]", "18")?;
    driver.wait("document.querySelectorAll('[data-test=lab-figures] tr:nth-child(3) td').length === 2")?;
    let told = driver.run(&format!("return {FIGURES}"))?;
    let link = driver.run("return document.querySelector('[data-test=share-link]').value")?;
    let link = link.as_str().context("no link")?.to_owned();
    driver.open("about:blank")?;
    driver.open(&link)?;
    driver.wait(&format!("{DONE} && {FIGURES} === {told}")).context("the link opens the same")?;
    by_units(driver)?;
    narrow(driver)?;
    driver.open("about:blank")?;
    driver.open(&link[..link.len() - 3])?;
    driver.wait("document.querySelector('.trouble') && document.querySelector('[data-test=lab]')")?;
    Ok(format!("the same figures behind {} letters", link.len()))
}

/// Units of both games, over range.
fn by_units(driver: &Driver) -> Result<()> {
    driver.choose("[data-question='0'] [data-field=by]", "units")?;
    driver.wait("document.querySelector('[data-field=attackers]')")?;
    driver.choose("[data-question='1'] [data-field=by]", "units")?;
    driver.wait("document.querySelectorAll('[data-field=attackers]').length === 2")?;
    for (question, field) in [0, 1].into_iter().flat_map(|it| [(it, "models"), (it, "target-models")]) {
        driver.choose(&format!("[data-question='{question}'] [data-field={field}]"), "1")?;
    }
    driver.choose("[data-question='1'] [data-field=deed]", "aim")?;
    driver.choose("[data-field=over]", "range")?;
    driver.wait(&format!("{DONE} && document.querySelectorAll('[data-test=lab-chart] rect').length > 20"))?;
    driver.choose("[data-question='1'] [data-field=game]", "deadzone")?;
    driver.wait(&format!("{DONE} && document.querySelector('[data-test=lab-chart] rect')")).context("two games")
}

/// Nothing is wider than a phone.
fn narrow(driver: &Driver) -> Result<()> {
    driver.resize(390, 844)?;
    let wide = driver.run("return document.documentElement.scrollWidth")?;
    driver.resize(1440, 900)?;
    ensure!(wide.as_u64() <= Some(390), "the lab is {wide} pixels wide on a phone");
    Ok(())
}

/// Why of a shot says what would raise its chance, in both games.
pub fn raised(driver: &mut Driver, address: &str) -> Result<String> {
    until_a_shot(driver, address)?;
    let inches = helps(driver)?;
    cubes::start(driver, address)?;
    cubes::until_a_shot(driver)?;
    Ok(format!("{inches}; on cubes {}", helps(driver)?))
}

/// Two squads within range of each other, and a model that may shoot.
pub(super) fn until_a_shot(driver: &Driver, address: &str) -> Result<()> {
    start(driver, address, "person")?;
    position::stand(driver, 0, opposite)?;
    let orders = ["begin", "decline", "pass", "activate-model", "activate"];
    answer_with(driver, &orders, "document.querySelector('[data-tile=shoot]:not(.off)')")
}

/// Aims at the next target and asks why.
fn helps(driver: &Driver) -> Result<String> {
    driver.click("[data-tile=shoot]:not(.off)")?;
    driver.press("n")?;
    driver.wait("document.querySelector('.fc .big')")?;
    driver.click(".fc .big")?;
    let found = "document.querySelector('[data-test=why-raising]')";
    driver.wait(&format!("{found} && !/…/.test({found}.innerText) && {found}.innerText.length > 3"))?;
    let said = driver.run(&format!("return {found}.innerText.split('\\n').join(' ')"))?;
    driver.press(&Key::Escape)?;
    Ok(said.as_str().unwrap_or_default().to_owned())
}

/// A plan is made, weighed, shortened, dropped, made again and carried out, in both games.
pub fn planned(driver: &mut Driver, address: &str) -> Result<String> {
    until_a_shot(driver, address)?;
    let inches = plan(driver, &["aim", "shoot"]).context("Warzone")?;
    cubes::start(driver, address)?;
    cubes::until_a_shot(driver)?;
    Ok(format!("aim and shoot {inches}; on cubes {}", plan(driver, &["shoot"]).context("Deadzone")?))
}

fn plan(driver: &Driver, kinds: &[&str]) -> Result<String> {
    let told = "document.querySelectorAll('.log .ll').length";
    let before = driver.run(&format!("return {told}"))?;
    let gone_on = gone_on(driver)?;
    let steps = add(driver, kinds)?;
    let chance = driver.run("return document.querySelector('[data-test=course-chance] b').innerText")?;
    ensure!(driver.holds(&format!("{told} === {before}"))?, "something was given while it was planned");
    driver.click("[data-test=plan-less]")?;
    driver.wait(&format!("document.querySelectorAll('[data-test=course-steps] li').length === {}", steps - 1))?;
    driver.click("[data-test=drop-course]")?;
    driver.wait("!document.querySelector('[data-test=course]') && document.querySelector('.ac')")?;
    add(driver, kinds)?;
    driver.click("[data-test=carry-out]")?;
    driver.wait(&gone_on).context("carried out")?;
    Ok(chance.as_str().unwrap_or_default().to_owned())
}

/// What holds once a plan has been carried out from here. A shot may first ask its target for an answer: then there is another
/// question, and nothing told yet.
pub(super) fn gone_on(driver: &Driver) -> Result<String> {
    let [told, asked] = [
        "document.querySelectorAll('.log .ll').length",
        "document.querySelector('.prompt b, [data-test=take-over]')?.innerText",
    ];
    let before = driver.run(&format!("return {told}"))?;
    let question = driver.run(&format!("return {asked}"))?;
    Ok(format!(
        "!document.querySelector('[data-test=course]') && ({told} > {before} || ({asked} ?? {question}) !== {question})"
    ))
}

/// Begins a plan and adds the kinds of order that are open; how many steps it has.
fn add(driver: &Driver, kinds: &[&str]) -> Result<usize> {
    driver.click("[data-test=plan-ahead]:not(.hide)")?;
    driver.wait("document.querySelector('[data-test=course]')")?;
    let mut steps = 0;
    for kind in kinds {
        let tile = format!("[data-tile={kind}]:not(.off)");
        if !driver.holds(&format!("document.querySelector('{tile}')"))? {
            continue;
        }
        driver.click(&tile)?;
        pick_listed(driver, 0)?;
        steps += 1;
        driver.wait(&format!("document.querySelectorAll('[data-test=course-steps] li').length === {steps}"))?;
    }
    ensure!(steps > 0, "none of {kinds:?} is open");
    driver.wait("document.querySelector('[data-test=course-chance]')")?;
    Ok(steps)
}

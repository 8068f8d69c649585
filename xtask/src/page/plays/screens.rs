//! The page itself: languages, saves, keys, a phone.

use anyhow::{Result, ensure};

use super::{TOLD, answer_some, start};
use crate::page::driver::Driver;

/// The question in three languages, in mid-battle.
pub fn languages(driver: &mut Driver, address: &str) -> Result<String> {
    start(driver, address, "random")?;
    let words = |driver: &Driver| driver.run("return document.querySelector('.prompt b').innerText");
    let english = words(driver)?;
    driver.click("[data-test=language]")?;
    driver.wait("document.documentElement.lang === 'fr'")?;
    let french = words(driver)?;
    driver.click("[data-test=language]")?;
    driver.wait("document.documentElement.lang === 'it'")?;
    let italian = words(driver)?;
    ensure!(english != french && french != italian && italian != english, "{english} {french} {italian}");
    Ok(format!("{english} {french} {italian}"))
}

/// A battle of one's own: a fault is told where an army is unreadable, and a seed and a mission make a table to fight on.
pub fn own(driver: &mut Driver, address: &str) -> Result<String> {
    driver.open(address)?;
    driver.wait("document.querySelector('[data-test=own]')")?;
    driver.click("[data-test=own]")?;
    driver.choose("[data-field=table]", "six-by-four")?;
    driver.choose("[data-field=mission]", "SeizeGround")?;
    driver.choose("[data-field=army-0]", "own")?;
    driver.wait("document.querySelector('[data-field=roster-0]')")?;
    let write = |text: &str| {
        format!(
            "const it = document.querySelector('[data-field=roster-0]'); it.value = {text}; \
             it.dispatchEvent(new Event('change', {{ bubbles: true }}))"
        )
    };
    driver.run("window.mine = document.querySelector('[data-field=roster-0]').value")?;
    driver.run(&write("'name = '"))?;
    driver.wait("document.querySelector('[data-test=faults] li')")?;
    let fault = driver.run("return document.querySelector('[data-test=faults] li').innerText")?;
    driver.run(&write("window.mine"))?;
    driver.wait("document.querySelector('[data-test=begin]')")?;
    driver.click("[data-test=begin]")?;
    driver.wait("document.querySelector('.battle-screen .ac')")?;
    Ok(format!("{fault}"))
}

/// A battle is left in the middle and taken up as it was.
pub fn resume(driver: &mut Driver, address: &str) -> Result<String> {
    start(driver, address, "random")?;
    answer_some(driver, 4)?;
    let before = driver.run(TOLD)?;
    driver.open(address)?;
    driver.click("[data-test=resume]")?;
    driver.wait("document.querySelector('.battle-screen .ac')")?;
    let after = driver.run(TOLD)?;
    ensure!(before == after, "before {before}\nafter {after}");
    Ok(format!("{} characters of log are the same", before.as_str().map_or(0, str::len)))
}

/// The width of a phone: nothing sticks out, the table keeps its share, squads and log lie over it when asked for.
pub fn phone(driver: &mut Driver, address: &str) -> Result<String> {
    driver.resize(390, 844)?;
    start(driver, address, "random")?;
    let wide = driver.run("return document.documentElement.scrollWidth")?;
    ensure!(wide.as_f64().is_some_and(|it| it <= 390.0), "the page is {wide} wide");
    let table = driver.run("return document.querySelector('.map').getBoundingClientRect().height")?;
    ensure!(table.as_f64().is_some_and(|it| it >= 844.0 * 0.45), "the table is {table} high");
    for (button, panel) in [("drawer-squads", ".left"), ("drawer-log", ".right .log")] {
        let high = format!("document.querySelector('{panel}').getBoundingClientRect().height");
        driver.click(&format!("[data-test={button}]"))?;
        driver.wait(&format!("{high} > 100"))?;
        driver.click(&format!("[data-test={button}]"))?;
        driver.wait(&format!("{high} === 0"))?;
    }
    Ok(format!("{wide} wide, the table {table} high"))
}

/// Sizes a tablet has on end and on its side, and what is left of a screen whose text is twice as large.
const SIZES: [(u32, u32); 3] = [(1024, 768), (768, 1024), (720, 450)];
/// Everything that answers the question, as far as it lies outside of the window.
const OUTSIDE: &str = "[...document.querySelectorAll('.act-row .ac, .prompt b')].filter((it) => { \
    const r = it.getBoundingClientRect(), bar = it.closest('.acts')?.getBoundingClientRect(); \
    const scrolls = bar && bar.bottom <= innerHeight + 1; \
    return r.left < -1 || r.right > innerWidth + 1 || (!scrolls && r.bottom > innerHeight + 1) }).map((it) => it.innerText)";

/// A tablet, and text twice as large: nothing sticks out, every answer can be reached, and the table keeps its share.
pub fn tablet(driver: &mut Driver, address: &str) -> Result<String> {
    start(driver, address, "random")?;
    super::answer_until(driver, "document.querySelectorAll('.act-row .ac').length > 7")?;
    let mut told = Vec::new();
    for (width, height) in SIZES {
        driver.resize(width, height)?;
        driver.wait(&format!("innerWidth === {width} && document.documentElement.scrollWidth <= {width}"))?;
        let outside = driver.run(&format!("return {OUTSIDE}"))?;
        ensure!(outside.as_array().is_some_and(Vec::is_empty), "at {width} by {height} out of reach: {outside}");
        let table = driver.run("return document.querySelector('.map').getBoundingClientRect().height / innerHeight")?;
        let share = table.as_f64().unwrap_or(0.0);
        ensure!(share >= 0.4, "at {width} by {height} the table has {share:.2} of the height");
        told.push(format!("{width} by {height}: {:.0} % table", share * 100.0));
    }
    Ok(told.join(", "))
}

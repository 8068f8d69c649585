//! Saved battles: a battle left and resumed, exported and imported as a file, and resumed from an earlier moment.

use anyhow::{Result, ensure};

use super::start_screen::leave_set_up;
use crate::driver::Driver;
use crate::steps::{TOLD, answer, answer_some, answer_until, catch_file, start};

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

/// A battle saved as a file is opened again as it was.
pub fn import(driver: &mut Driver, address: &str) -> Result<String> {
    start(driver, address, "random")?;
    answer_some(driver, 4)?;
    let before = driver.run(TOLD)?;
    catch_file(driver)?;
    driver.click("[data-test=replay]")?;
    driver.click("[data-test=share]")?;
    driver.click("[data-test=share-file]")?;
    driver.wait("window.file.startsWith('adjutant replay 2')")?;
    driver.run("document.querySelector('[data-test=home]').click()")?;
    driver.wait("document.querySelector('[data-test=open-file]')")?;
    driver.give_file("[data-test=open-file]", "window.file", "mine.adjutant")?;
    driver.choose("[data-test=sits-1]", "random")?; // the log names who sits there
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
    answer_until(driver, "document.querySelectorAll('[data-test=log-chapter]').length > 8")?;
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

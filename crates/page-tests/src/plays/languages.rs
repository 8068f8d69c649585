//! The page in its three languages.

use anyhow::{Result, ensure};

use crate::driver::Driver;
use crate::steps::start;

/// The question in three languages, in mid-battle.
pub fn all(driver: &mut Driver, address: &str) -> Result<String> {
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

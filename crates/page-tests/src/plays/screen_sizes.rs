//! Small screens: a phone, a tablet, and text twice as large.

use anyhow::{Result, ensure};

use crate::driver::Driver;
use crate::steps::{answer_until, start};

/// The width of a phone: nothing sticks out, the table keeps its share, squads and log lie over it when asked for, and the
/// legend is found among the settings.
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
    driver.click("[data-test=settings]")?;
    driver.click("[data-test=more-legend]")?;
    driver.wait("document.querySelector('[data-test=sheet] .legend')")?;
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
    answer_until(driver, "document.querySelectorAll('.act-row .ac').length > 7")?;
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

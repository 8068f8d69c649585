//! A battle without a pointer: begun, set up, and a real move made; and keys changed to the player's own.

use anyhow::{Context, Result, bail, ensure};

use crate::driver::{Driver, Key};
use crate::steps::start;

/// No opening takes more answers than this.
const MOST_ANSWERS: usize = 120;

/// The page up to the first move, by keys alone.
pub fn opening(driver: &mut Driver, address: &str) -> Result<String> {
    start(driver, address, "random")?;
    driver.press("?")?;
    driver.wait("document.querySelector('[data-test=sheet]')")?;
    driver.press(&Key::Escape)?;
    driver.wait("!document.querySelector('[data-test=sheet]')")?;
    for answers in 0..MOST_ANSWERS {
        driver.wait("document.querySelector('.ac')")?;
        if driver.holds("document.querySelector('[data-tile=move]:not(.off)')")? {
            let said = walk(driver)?;
            done(driver)?;
            return Ok(format!("{answers} answers, then a move, and done; the last thing said: {said}"));
        }
        answer(driver)?;
    }
    bail!("{MOST_ANSWERS} answers, and nobody could move")
}

/// Answers with the first tile, or by going on where there is no other; where a place is wanted, with the first place that
/// is allowed.
fn answer(driver: &Driver) -> Result<()> {
    let before = driver.run(MOMENT)?;
    driver.press(if driver.holds("document.querySelector('.acts .ac')")? { "1" } else { "d" })?;
    if !driver.holds("document.querySelector('.ac.on')")? {
        return driver.wait(&format!("(() => {{ {MOMENT} }})() !== {before}"));
    }
    for _ in 0..40 {
        driver.press("n")?;
        driver.press(&Key::Enter)?;
        if driver.holds("document.querySelector('[data-test=confirm]:not(.hide)')")? {
            driver.press(&Key::Enter)?;
        }
        if driver.run(MOMENT)? != before {
            return Ok(());
        }
    }
    bail!("no place was allowed")
}

/// What tells one moment of a battle from the next.
const MOMENT: &str = "return document.querySelector('.prompt b')?.innerText + document.querySelectorAll('.ac').length + document.querySelector('.log .lines').innerText.length";

/// Pushes the cursor until a place is allowed, sets it, turns, and gives the order.
fn walk(driver: &Driver) -> Result<String> {
    let key = driver.run("return document.querySelector('[data-tile=move] .kbd').innerText")?;
    driver.press(key.as_str().context("Move has a key")?)?;
    driver.wait("document.querySelector('.ac.on')")?;
    let spoken = "document.querySelector('[data-test=spoken]').innerText";
    for key in [&Key::Down, &Key::Right, &Key::Down, &Key::Right, &Key::Down, &Key::Down, &Key::Right, &Key::Right] {
        driver.press(key)?;
        driver.wait("document.querySelector('.cursor')")?;
        if driver.holds(&format!("{spoken}.includes('Allowed')"))? {
            break;
        }
    }
    if !driver.holds(&format!("{spoken}.includes('Allowed')"))? {
        for _ in 0..12 {
            driver.press("n")?;
            if driver.holds(&format!("{spoken}.includes('Allowed')"))? {
                break;
            }
        }
    }
    let before = driver.run("return document.querySelector('.log .lines').innerText")?;
    driver.press(&Key::Enter)?;
    driver.wait(&format!("{spoken}.startsWith('Set')"))?;
    driver.press("e")?;
    driver.wait(&format!("{spoken}.startsWith('Facing')"))?;
    let said = driver.run(&format!("return {spoken}"))?;
    driver.press(&Key::Enter)?;
    driver.wait(&format!("document.querySelector('.log .lines').innerText !== {before}"))?;
    ensure!(driver.holds("!document.querySelector('.refusal')")?, "the move was refused");
    Ok(said.as_str().unwrap_or_default().to_owned())
}

/// Tab leads to the tiles and on from them; D ends what the model does, until another is asked.
fn done(driver: &Driver) -> Result<()> {
    driver.wait("document.querySelector('.ac')")?;
    let asked = driver.run("return document.querySelector('.prompt b').innerText")?;
    driver.run("document.activeElement.blur()")?;
    driver.press(&Key::Tab)?;
    driver.wait("document.activeElement.matches('.ac')")?;
    driver.press(&Key::Tab)?;
    driver.wait("document.activeElement.matches('.ac + .ac, .ends .ac')")?;
    driver.press("d")?;
    driver.wait(&format!(
        "document.querySelector('.prompt b') && document.querySelector('.prompt b').innerText !== {asked}"
    ))
}

/// The grid gets the legend's key, which is told; it is kept over a reload, and taken back.
pub fn own_keys(driver: &mut Driver, address: &str) -> Result<String> {
    start(driver, address, "random")?;
    driver.press("?")?;
    driver.click("[data-key=grid]")?;
    driver.press("k")?;
    driver.wait("document.querySelector('[data-test=keys-told]').innerText.includes('K')")?;
    let told = driver.run("return document.querySelector('[data-test=keys-told]').innerText")?;
    driver.press(&Key::Escape)?;
    driver.wait("!document.querySelector('[data-test=sheet]')")?;
    driver.press("k")?;
    driver.wait("document.querySelector('.battle-screen.plain')")?;
    driver.open(address)?;
    driver.click("[data-test=resume]")?;
    driver.wait("document.querySelector('.battle-screen .ac')")?;
    driver.press("g")?;
    driver.wait("document.querySelector('[data-test=sheet] .legend')")?;
    driver.press(&Key::Escape)?;
    driver.press("?")?;
    driver.click("[data-test=keys-reset]")?;
    driver.wait("document.querySelector('[data-key=grid]').innerText === 'G'")?;
    Ok(told.as_str().unwrap_or_default().to_owned())
}

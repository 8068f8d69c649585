//! A game on cubes: a whole battle by clicks, and the board looked at from every side.

use anyhow::{Result, bail, ensure};

use crate::driver::{Driver, Key};
use crate::steps::{MOST_ANSWERS, choose_game, pick_listed};

/// Starts the first battle on cubes against the random bot, which answers at once.
pub(super) fn start(driver: &Driver, address: &str) -> Result<()> {
    driver.open(address)?;
    choose_game(driver, "deadzone", "first-patrol")?;
    driver.run("localStorage.setItem('pace', '0')")?;
    driver.choose("[data-test=seat-1]", "random")?;
    driver.click("[data-battle=first-patrol]")?;
    driver.wait("document.querySelector('.battle-screen .ac')")
}

/// The tile to press: what hurts the enemy first, then a way, then whoever is next.
const NEXT_TILE: &str = "const all = [...document.querySelectorAll('.ac:not(.off)')].map((it) => it.dataset.tile); \
    const wanted = ['shoot', 'fight', 'shoot-result', 'fight-result', 'fight-back', 'strike', TURN % 3 ? 'move' : 'sprint', 'activate']; \
    return wanted.find((it) => all.includes(it)) ?? all[0]";

/// Answers the question: on the table where there is a place to point at, else by the list.
fn answer(driver: &Driver, turn: usize) -> Result<()> {
    let tile = driver.run(&NEXT_TILE.replace("TURN", &turn.to_string()))?;
    let Some(tile) = tile.as_str() else { return Ok(()) };
    driver.click(&format!("[data-tile={tile}]:not(.off)"))?;
    if !driver.holds("document.querySelector('.ac.on')")? {
        return Ok(());
    }
    if driver.holds("document.querySelector('.spot')")? {
        point_out(driver, turn)?;
    }
    if driver.holds("document.querySelector('.ac.on')")? {
        pick_listed(driver, turn)?;
    }
    Ok(())
}

/// Clicks one of the cubes that the board offers, and confirms it where that is asked for.
fn point_out(driver: &Driver, which: usize) -> Result<()> {
    let spot = driver.run(&format!(
        "const all = [...document.querySelectorAll('.spot')]; \
         const it = all[{which} % all.length].getBoundingClientRect(); \
         return [it.left + it.width / 2, it.top + it.height / 2]"
    ))?;
    let (Some(x), Some(y)) = (spot[0].as_f64(), spot[1].as_f64()) else { bail!("no cube is offered") };
    driver.click_at(x, y)?;
    if driver.holds("document.querySelector('[data-test=confirm]:not(.hide)')")? {
        driver.click("[data-test=confirm]:not(.hide)")?;
    }
    Ok(())
}

/// A whole battle against the random bot.
pub fn whole(driver: &mut Driver, address: &str) -> Result<String> {
    start(driver, address)?;
    for answers in 0..MOST_ANSWERS {
        driver.wait("document.querySelector('.ac, [data-test=over]')")?;
        if driver.holds("document.querySelector('[data-test=over]')")? {
            let told = driver.run("return document.querySelector('[data-test=over]').innerText.split('\\n')[0]")?;
            return Ok(format!("over after {answers} answers: {}", told.as_str().unwrap_or_default()));
        }
        answer(driver, answers)?;
    }
    bail!("no end after {MOST_ANSWERS} answers")
}

/// A battle of one's own: what is offered follows what is chosen, an illegal team is told of in words, and it begins.
pub fn own(driver: &mut Driver, address: &str) -> Result<String> {
    driver.open(address)?;
    driver.wait("document.querySelector('[data-system=deadzone]')")?;
    driver.click("[data-system=deadzone]")?;
    driver.wait("document.querySelector('[data-test=own]')")?;
    driver.click("[data-test=own]")?;
    driver.choose("[data-field=points]", "150")?;
    driver.wait("document.querySelector('[data-field=team-0] option[value=enforcers-150]')")?;
    driver.choose("[data-field=faction-1]", "nameless")?;
    driver.wait("document.querySelector('[data-field=team-1]').value === 'levy'")?;
    driver.choose("[data-field=team-0]", "own")?;
    driver.wait("document.querySelector('[data-field=roster-0]')")?;
    driver.run(
        "const it = document.querySelector('[data-field=roster-0]'); it.value = it.value.replace('points = 150', 'points = 30'); \
         it.dispatchEvent(new Event('change', { bubbles: true }))",
    )?;
    driver.wait("document.querySelector('[data-test=faults] li')")?;
    let fault = driver.run("return document.querySelector('[data-test=faults] li').innerText")?;
    let fault = fault.as_str().unwrap_or_default().to_owned();
    ensure!(fault.contains("30 agreed"), "in words: {fault}");
    driver.choose("[data-field=team-0]", "levy")?;
    driver.choose("[data-field=house]", "own")?;
    driver.wait("document.querySelector('[data-field=house-ability]')")?;
    driver.choose("[data-field=house-ability]", "own")?;
    driver.wait("document.querySelector('[data-field=dz-set-deadeye]')")?;
    driver.choose("[data-field=dz-set-deadeye]", "1")?;
    driver.choose("[data-field=map]", "depot")?;
    driver.wait("document.querySelector('[data-test=begin]')")?;
    driver.click("[data-test=begin]")?;
    driver.wait("document.querySelector('.battle-screen .ac')")?;
    Ok(fault)
}

/// On a phone: a die of the tray is picked out with a finger, and rolled again.
pub fn touched(driver: &mut Driver, address: &str) -> Result<String> {
    driver.resize(390, 844)?;
    start(driver, address)?;
    for answers in 0..MOST_ANSWERS {
        driver.wait("document.querySelector('.ac')")?;
        if driver.holds("document.querySelector('[data-tile=reroll]:not(.off)')")? {
            let die = ".dock .cards .cr .rc";
            let size = driver.run(&format!("return document.querySelector('{die}').getBoundingClientRect().width"))?;
            ensure!(size.as_f64() >= Some(44.0), "a die is {size} wide");
            driver.click(die)?;
            driver.wait(&format!("document.querySelector('{die}.on')"))?;
            driver.wait("document.querySelector('[data-test=confirm]:not(.hide)')")?;
            driver.click("[data-test=confirm]:not(.hide)")?;
            driver.wait("!document.querySelector('[data-tile=reroll]')")?;
            return Ok(format!("after {answers} answers a die {size} wide was rolled again"));
        }
        answer(driver, answers)?;
    }
    bail!("{MOST_ANSWERS} answers, and no dice to roll again")
}

/// The board level by level, from a corner, turned; then a shot with its dice, and why it has so many.
pub fn looked_at(driver: &mut Driver, address: &str) -> Result<String> {
    start(driver, address)?;
    driver.click("[data-test=level-2]")?;
    driver.wait("document.querySelector('.q-level.q-above') && document.querySelector('.q-level.q-below')")?;
    driver.press(&Key::PageDown)?; // one level down
    driver.wait("document.querySelector('[data-test=level-1].on')")?;
    driver.click("[data-test=level-all]")?;
    driver.wait("!document.querySelector('.q-above')")?;
    driver.press("v")?;
    driver.wait("document.querySelector('.o-top') && !document.querySelector('.q-level')")?;
    let first = driver.run("return document.querySelector('.o-top').getAttribute('d')")?;
    driver.click("[data-test=turn-board]")?;
    driver.wait(&format!("document.querySelector('.o-top').getAttribute('d') !== {first}"))?;
    let answers = until_a_shot(driver)?;
    why_of_a_shot(driver)?;
    Ok(format!("turned, and after {answers} answers a shot was explained"))
}

/// Answers until somebody may shoot; how many answers it took.
pub(super) fn until_a_shot(driver: &Driver) -> Result<usize> {
    for answers in 0..MOST_ANSWERS {
        driver.wait("document.querySelector('.ac')")?;
        if driver.holds("document.querySelector('[data-tile=shoot]:not(.off)')")? {
            return Ok(answers);
        }
        answer(driver, answers)?;
    }
    bail!("{MOST_ANSWERS} answers, and nobody could shoot")
}

/// Aims at the next target: the line of sight, the dice of both sides, and the reasons of the first number.
fn why_of_a_shot(driver: &Driver) -> Result<()> {
    driver.click("[data-tile=shoot]")?;
    driver.press("n")?;
    driver.wait("document.querySelector('.fc .big') && document.querySelector('.sight')")?;
    let tests = driver.run("return document.querySelectorAll('.fc .big').length")?;
    ensure!(tests.as_u64() >= Some(2), "the dice of {tests} sides");
    driver.click(".fc .big")?;
    driver.wait("document.querySelector('[data-test=why] [data-test=rule-text]')")?;
    driver.press(&Key::Escape)?;
    driver.wait("!document.querySelector('[data-test=why]')")
}

//! The start screen: its battles, its help, the form for a battle of one's own, and a set-up that is left to the bot.

use anyhow::{Result, ensure};

use crate::driver::Driver;
use crate::steps::start;

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

/// The bot sets up, and the first order is the player's own.
pub fn set_up(driver: &mut Driver, address: &str) -> Result<String> {
    start(driver, address, "random")?;
    leave_set_up(driver)?;
    let waiting = driver.run("return document.querySelectorAll('[data-tile^=deploy]').length")?;
    ensure!(waiting == 0, "{waiting} squads are still to be set up");
    driver.run("return document.querySelector('.prompt b').innerText").map(|it| format!("then: {it}"))
}

/// Leaves the set-up to the bot, and waits until a squad is to be activated.
pub(super) fn leave_set_up(driver: &Driver) -> Result<()> {
    driver.click("[data-test=set-up]")?;
    driver.wait("document.querySelector('[data-test=set-up].hide') && document.querySelector('[data-tile^=activate]')")
}

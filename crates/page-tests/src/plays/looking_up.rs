//! What is looked up at the table: datasheet, legend, mission, joint chances; and how a battle is come back to.

use anyhow::{Context, Result, ensure};

use crate::driver::{Driver, Key};
use crate::steps::{answer_until, start};

/// The middle of the first model of the other side, on screen.
const FOE: &str = "const r = document.querySelector('.stand .model.b .m-body, .model.b .m-body').getBoundingClientRect(); \
    return [r.left + r.width / 2, r.top + r.height / 2]";

/// The first battle against a random bot, everybody set up by a bot, and one's own turn to activate a squad.
pub(super) fn set_up(driver: &Driver, address: &str) -> Result<()> {
    start(driver, address, "random")?;
    driver.click("[data-test=set-up]")?;
    driver.wait("document.querySelector('[data-test=set-up].hide') && document.querySelector('.model.b .m-body')")?;
    driver.wait("document.querySelector('[data-tile=activate]')")
}

/// A datasheet by a click that means no order: full names with figures, a reason for each, Escape closes it.
pub fn datasheet(driver: &mut Driver, address: &str) -> Result<String> {
    set_up(driver, address)?;
    let at = driver.run(FOE)?;
    let (x, y) = at[0].as_f64().zip(at[1].as_f64()).context("nobody is there")?;
    driver.click_at(x, y)?;
    driver.wait("document.querySelector('[data-test=datasheet] .stat-line')")?;
    let stats = driver.run("return document.querySelectorAll('[data-test=stat]').length")?;
    let arms = driver.run("return document.querySelectorAll('[data-test=arm]').length")?;
    ensure!(stats.as_u64() >= Some(9) && arms.as_u64() >= Some(1), "{stats} figures, {arms} weapons");
    driver.click("[data-test=stat]")?;
    driver.wait("document.querySelector('[data-test=why]')")?;
    driver.press(&Key::Escape)?;
    driver.wait("!document.querySelector('[data-test=why]')")?;
    driver.press(&Key::Escape)?;
    driver.wait("!document.querySelector('[data-test=datasheet]')")?;
    driver.press("i")?;
    driver.wait("document.querySelector('[data-test=datasheet]')").context("by its key")?;
    let name = driver.run("return document.querySelector('[data-test=datasheet] h2').innerText")?;
    Ok(format!("{stats} figures and {arms} weapons of {name}"))
}

/// The legend of both games: every part, every sign with a picture, each with its rule.
pub fn legend(driver: &mut Driver, address: &str) -> Result<String> {
    start(driver, address, "random")?;
    driver.press("k")?;
    driver.wait("document.querySelector('[data-test=sheet] .legend')")?;
    let parts =
        driver.run("return [...document.querySelectorAll('[data-part]')].map((it) => it.dataset.part).join()")?;
    let parts = parts.as_str().unwrap_or_default().to_owned();
    for part in ["terrain", "badges", "pips", "rings", "lines", "dice", "items"] {
        ensure!(parts.contains(part), "no {part} in {parts}");
    }
    let bare = driver.run(
        "return [...document.querySelectorAll('[data-test=sign] svg')].filter((it) => !it.children.length).length",
    )?;
    ensure!(bare == 0, "{bare} signs have no picture");
    let signs = driver.run("return document.querySelectorAll('[data-test=sign]').length")?;
    driver.click("[data-test=sign] .why")?;
    driver.wait("document.querySelector('[data-test=why]')")?;
    Ok(format!("{signs} signs in {parts}"))
}

/// The mission below the squads, and as a sheet: by its name there, and by its name in the header.
pub fn mission(driver: &mut Driver, address: &str) -> Result<String> {
    start(driver, address, "random")?;
    driver.click("[data-test=header-mission]")?;
    driver.wait("document.querySelectorAll('[data-test=sheet] .mission-rules li').length >= 4")?;
    driver.press(&Key::Escape)?;
    driver.wait("!document.querySelector('[data-test=sheet]')")?;
    driver.wait("document.querySelectorAll('.left .mission-bar').length >= 2")?;
    driver.click("[data-test=mission]")?;
    driver.wait("document.querySelectorAll('[data-test=sheet] .mission-rules li').length >= 4")?;
    driver.press(&Key::Escape)?;
    driver.wait("!document.querySelector('[data-test=sheet]')")?;
    driver
        .run("return document.querySelector('.left .mission').innerText.replace(/\\s+/g, ' ')")
        .map(|it| it.to_string())
}

/// What is asked names who is asked, and says who of theirs has still to act: fewer after each activation.
pub fn asked(driver: &mut Driver, address: &str) -> Result<String> {
    set_up(driver, address)?;
    let asked = driver.run("return document.querySelector('.prompt b').innerText")?;
    let asked = asked.as_str().unwrap_or_default().to_owned();
    ensure!(asked.starts_with("You: "), "the question does not say who is asked: {asked}");
    let before = missing(driver)?;
    super::gestures::second_squad(driver)?;
    driver.wait("!document.querySelector('[data-tile=activate]')")?;
    answer_until(driver, "document.querySelector('[data-tile=activate]')")?;
    let after = missing(driver)?;
    ensure!(after < before, "{before} squads were to act, and {after} after one has acted");
    Ok(format!("“{asked}” {before} squads have still to act, then {after}"))
}

/// How many groups are listed as still to act.
fn missing(driver: &Driver) -> Result<u64> {
    driver.click(".prompt .ask")?;
    driver.wait("document.querySelector('[data-test=why-missing] .answer')")?;
    let rows = driver.run("return document.querySelectorAll('[data-test=why-missing] .answer').length")?;
    driver.press(&Key::Escape)?;
    driver.wait("!document.querySelector('[data-test=why]')")?;
    rows.as_u64().context("no rows")
}

/// The opponent is chosen on the card and remembered; the battle has an address, to which a reload comes back; Back closes a
/// sheet, then the battle; and the battle is the first thing on the start.
pub fn coming_back(driver: &mut Driver, address: &str) -> Result<String> {
    driver.open(address)?;
    driver.wait("document.querySelector('.bc [data-test=against]')")?;
    let first = driver.run("return document.querySelector('.bc [data-test=against]').value")?;
    ensure!(first == "level-2", "{first} is offered at first");
    driver.choose(".bc [data-test=against]", "level-1")?;
    driver.click("[data-battle=first-battle]")?;
    driver.wait("document.querySelector('.battle-screen .ac') && location.hash.startsWith('#/battle/')")?;
    driver.run("window.before = true; location.reload()")?;
    driver.wait("!window.before && document.querySelector('.battle-screen .ac')").context("after a reload")?;
    driver.press("k")?;
    driver.wait("document.querySelector('[data-test=sheet]')")?;
    driver.run("history.back()")?;
    driver.wait("!document.querySelector('[data-test=sheet]')").context("Back closes the sheet")?;
    ensure!(driver.holds("document.querySelector('.battle-screen')")?, "Back left the battle with the sheet");
    driver.run("history.back()")?;
    driver.wait("document.querySelector('.start-screen [data-test=continue]')").context("Back leads to the start")?;
    let level = driver.run("return document.querySelector('.bc [data-test=against]').value")?;
    ensure!(level == "level-1", "{level} is remembered");
    driver.click("[data-test=continue]")?;
    driver.wait("document.querySelector('.battle-screen .ac')")?;
    driver.run("return location.hash").map(|it| it.to_string())
}

/// Another tab says something about the battle that is on screen.
fn other_tab(driver: &Driver, word: &str, number: u32) -> Result<()> {
    let said = format!("window.tab.postMessage('{word} {number} ' + location.hash.split('/').pop() + '\\n')");
    driver.run(&said).map(|_| ())
}

/// A second tab that plays the same battle: this one is told, and takes over.
pub fn two_tabs(driver: &mut Driver, address: &str) -> Result<String> {
    start(driver, address, "random")?;
    driver.run(
        "window.heard = []; window.tab = new BroadcastChannel('adjutant-battles'); \
         window.tab.onmessage = (it) => window.heard.push(it.data.split('\\n')[0])",
    )?;
    other_tab(driver, "mine", 2)?;
    driver.wait("document.querySelector('[data-test=elsewhere]')")?;
    driver.press(&Key::Backspace)?;
    ensure!(!driver.holds("document.querySelector('.notice')")?, "an order can be taken back in both tabs");
    ensure!(!driver.holds("document.querySelector('.battle-screen .ac')")?, "orders are offered in both tabs");
    driver.click("[data-test=take-over-tab]")?;
    driver.wait("!document.querySelector('[data-test=elsewhere]') && document.querySelector('.battle-screen .ac')")?;
    driver.wait("window.heard.some((it) => it.startsWith('taken '))")?;
    other_tab(driver, "taken", 2)?;
    driver.wait("document.querySelector('[data-test=elsewhere]')").context("the other takes it back")?;
    third_tab(driver)?;
    driver.run("return window.heard.join()").map(|it| it.to_string())
}

/// A third tab looks on too, and came earlier: when the one that plays is left, the third plays on, and not this one. When both
/// are gone, this one does.
fn third_tab(driver: &Driver) -> Result<()> {
    other_tab(driver, "here", 1)?;
    other_tab(driver, "left", 2)?;
    other_tab(driver, "who", 1)?;
    driver.wait("window.heard.some((it) => it.startsWith('here '))").context("who looks on does not answer")?;
    ensure!(driver.holds("document.querySelector('[data-test=elsewhere]')")?, "two tabs play on");
    other_tab(driver, "taken", 1)?;
    other_tab(driver, "left", 1)?;
    driver.wait("!document.querySelector('[data-test=elsewhere]')").context("nobody plays on")
}

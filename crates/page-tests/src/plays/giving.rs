//! Giving orders with few inputs: a move and a shot, a squad that aims and shoots, a drag that becomes a Run; and the bar, which
//! keeps its height and cuts no name short.

use anyhow::{Context, Result, bail, ensure};

use super::{gestures, hot_seat};
use crate::driver::{Driver, Key};
use crate::steps::{answer_until, answer_with, pick_listed, position, start, start_seated};

/// How much of the log is told.
const TOLD: &str = "document.querySelectorAll('.log .ll').length";

/// Two armies within range of each other, and the first player about to choose a squad.
fn facing(driver: &Driver, address: &str) -> Result<()> {
    start_seated(driver, address, ["person", "person"])?;
    driver.wait("document.querySelector('.ac')")?;
    position::stand(driver, 0, hot_seat::opposite)?;
    answer_with(driver, &["begin"], "document.querySelector('[data-tile=activate]')")
}

/// The middles of one's own models that stand free of others, as the page draws them, in the order of the army.
fn own_models(driver: &Driver) -> Result<Vec<(f64, f64)>> {
    let found = driver.run(
        "return [...document.querySelectorAll('.stand .model.a .m-body')].map((it) => { \
             const r = it.getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2] })",
    )?;
    let pair = |it: &serde_json::Value| it[0].as_f64().zip(it[1].as_f64());
    Ok(found.as_array().into_iter().flatten().filter_map(pair).collect())
}

/// A model nobody has chosen is dragged, the way is given, an enemy clicked and clicked again: four inputs.
pub fn move_and_shot(driver: &mut Driver, address: &str) -> Result<String> {
    facing(driver, address)?;
    // The last of its row: a wall stands in the way of the others.
    let (x, y) = *own_models(driver)?.get(4).context("no model to drag")?;
    driver.drag((x, y), (x, y + 34.0))?;
    driver.wait("document.querySelector('.ghost .m-body')").context("the drag plans a move")?;
    ensure!(driver.holds("document.querySelector('[data-test=confirm]:not(.hide)')")?, "it cannot be given");
    driver.press(&Key::Enter)?;
    driver.wait("!document.querySelector('.trail') && document.querySelector('.model.b .open-ring')")?;
    let before = driver.run(&format!("return {TOLD}"))?;
    let (x, y) = gestures::middle(driver, ".model.b:has(.open-ring) .m-body")?;
    driver.click_at(x, y)?;
    driver.wait("document.querySelector('.tgt') && document.querySelector('.fc .odds')").context("a click plans")?;
    ensure!(driver.holds(&format!("{TOLD} === {before}"))?, "one click gave an order that rolls");
    driver.click_at(x, y)?;
    driver.wait(&format!("{TOLD} > {before} || document.querySelector('[data-test=take-over]')"))?;
    Ok("a drag, Enter and two clicks: 4 inputs".to_owned())
}

/// A squad is activated, its volley proposed and confirmed: at most ten inputs, whoever is asked in between.
pub fn volley(driver: &mut Driver, address: &str) -> Result<String> {
    facing(driver, address)?;
    driver.click("[data-tile=activate]")?;
    ensure!(pick_listed(driver, 1)?, "no squads are listed");
    answer_with(driver, &["declare-nothing"], "document.querySelector('[data-tile=volley]')")?;
    let models = driver.run("return document.querySelectorAll('.ml .mb').length")?;
    driver.click("[data-tile=volley]:not(.off)")?;
    driver.wait("document.querySelectorAll('.sight').length > 1").context("nothing is proposed")?;
    let told = driver.run("return [...document.querySelectorAll('g.chip')].map((it) => it.textContent).join(' ')")?;
    ensure!(told.as_str().is_some_and(|it| it.contains('%')), "no odds are told: {told}");
    driver.click("[data-test=confirm]:not(.hide)")?;
    let shots = "[...document.querySelectorAll('.log .ll')].filter((it) => /rolls/.test(it.innerText)).length";
    // The list, a squad of it, alone, the tile and the button were the first player's; what else is asked is the other's.
    let settled = "!document.querySelector('[data-test=on-the-way]') && document.querySelector('.ac')";
    for _ in 0..60 {
        driver.wait(&format!("document.querySelector('[data-test=take-over], [data-tile=decline]') || {settled}"))?;
        if driver.holds("document.querySelector('[data-test=take-over]')")? {
            driver.click("[data-test=take-over]")?;
        } else if driver.holds("document.querySelector('.battle-screen').dataset.viewer === '1'")? {
            driver.click("[data-tile=decline]")?;
        } else {
            break;
        }
    }
    let fired = driver.run(&format!("return {shots}"))?;
    let log = driver.run("return document.querySelector('.log')?.innerText ?? 'no log'")?;
    ensure!(fired.as_u64() >= Some(2), "only {fired} tests came of it: {log}");
    Ok(format!("{models} models listed, {fired} tests after 5 inputs: {told}"))
}

/// A drag beyond a Move is a Run with its cost; beyond that it stops, and the rule is named.
pub fn becomes_a_run(driver: &mut Driver, address: &str) -> Result<String> {
    gestures::ready(driver, address)?;
    let (x, y) = *own_models(driver)?.get(3).context("no model to drag")?;
    let scale = driver.run("return document.querySelector('.map .laid').getBoundingClientRect().width / 48")?;
    let scale = scale.as_f64().context("no scale")?;
    driver.drag((x, y), (x, y + 6.5 * scale))?;
    driver.wait("/Run|2 AP/.test(document.querySelector('g.chip')?.textContent ?? '')").context("beyond a Move")?;
    let run = driver.run("return document.querySelector('g.chip').textContent")?;
    driver.press(&Key::Escape)?;
    driver.drag((x, y), (x, y + 16.0 * scale))?;
    driver
        .wait("document.querySelector('.bad-trail') && document.querySelector('g.chip.bad')")
        .context("beyond a Run")?;
    let no = driver.run("return document.querySelector('g.chip.bad').textContent")?;
    ensure!(
        driver.holds("document.querySelector('[data-test=confirm]:not(.hide)')")?,
        "the legal part cannot be given"
    );
    Ok(format!("{run}; {no}"))
}

/// Everything on the bar that is cut short, or sticks out of it.
const CUT: &str = "[...document.querySelectorAll('.act-row .nm')].filter((it) => { \
    const r = it.closest('.ac').getBoundingClientRect(), n = it.getBoundingClientRect(), b = document.querySelector('.dock').getBoundingClientRect(); \
    return n.right > r.right + 1 || n.bottom > r.bottom + 1 || r.bottom > b.bottom + 1 || it.scrollWidth > it.clientWidth + 1 }).map((it) => it.innerText)";

/// The bar keeps its height whatever is asked, and cuts no name short at 1280 and wider, in three languages.
pub fn bar(driver: &mut Driver, address: &str) -> Result<String> {
    driver.resize(1440, 900)?;
    start(driver, address, "random")?;
    answer_until(driver, "document.querySelectorAll('.act-row .ac').length > 7")?;
    let mut told = Vec::new();
    for (wide, high) in [(1440, 900), (1280, 800)] {
        driver.resize(wide, high)?;
        for language in ["en", "fr", "it"] {
            driver.wait(&format!("innerWidth === {wide} && document.querySelector('.act-row .nm')"))?;
            for _ in 0..3 {
                if driver.holds(&format!("document.documentElement.lang === '{language}'"))? {
                    break;
                }
                let now = driver.run("return document.documentElement.lang")?;
                driver.click("[data-test=language]")?;
                driver.wait(&format!("document.documentElement.lang !== {now}"))?;
            }
            let cut = driver.run(&format!("return {CUT}"))?;
            ensure!(cut.as_array().is_some_and(Vec::is_empty), "at {wide} in {language} cut short: {cut}");
        }
        let dock = driver.run("return document.querySelector('.dock').getBoundingClientRect().height")?;
        ensure!(dock.as_f64() == Some(132.0), "the bar is {dock} high at {wide}");
        told.push(format!("{wide}: {dock}"));
    }
    driver.resize(1024, 768)?;
    driver.wait("innerWidth === 1024")?;
    let dock = driver.run("return document.querySelector('.dock').getBoundingClientRect().height")?;
    ensure!(dock.as_f64() == Some(116.0), "the bar is {dock} high on a tablet");
    if told.is_empty() {
        bail!("nothing was measured");
    }
    Ok(format!("{}, tablet: {dock}", told.join(", ")))
}

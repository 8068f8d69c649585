//! A battle of Dropzone Commander by clicks: an edge, Battlegroups in Readiness, squads that are led onto the table, soldiers aboard, a command card that says what it does, and a turn to its end.

use anyhow::{Context, Result, ensure};

use crate::driver::Driver;
use crate::steps::{MOST_ANSWERS, pick_listed};

/// Where a place in inches is on the screen, by the first piece of scenery.
const ON_SCREEN: &str = "const it = document.querySelector('[data-piece]'); const to = it.getScreenCTM(); \
    const at = new DOMPoint(X, Y).matrixTransform(to); return [at.x, at.y]";

/// So many of the player's units are to be seen.
const OWN: &str = "document.querySelectorAll('.stand .model.a').length";

/// The kinds of order that answer a question with one click.
const PLAIN: &str = "const open = (it) => document.querySelector(`[data-tile=${it}]:not(.off)`); \
    return ['begin', 'edge', 'start', 'keep', 'hold', 'pass', 'done', 'activate'].find(open) \
        ?? document.querySelector('.ac:not(.off)')?.dataset.tile";

/// Begins the first battle of Dropzone against a bot that answers at once, at the southern edge.
fn begin(driver: &Driver, address: &str) -> Result<()> {
    driver.open(address)?;
    driver.run("localStorage.setItem('pace', '0'); localStorage.setItem('speed', '0')")?;
    driver.click("[data-system=dropzone]")?;
    driver.wait("document.querySelector('[data-battle=first-drop]')")?;
    driver.choose("[data-test=seat-1]", "random")?;
    driver.click("[data-battle=first-drop]")?;
    driver.wait("document.querySelector('.battle-screen .ac')")
}

/// Answers with what needs one click until this holds.
fn answer_until(driver: &Driver, found: &str) -> Result<()> {
    for _ in 0..MOST_ANSWERS {
        driver.wait(&format!("document.querySelector('.ac:not(.off), [data-test=over]') || ({found})"))?;
        if driver.holds(found)? {
            return Ok(());
        }
        ensure!(!driver.holds("document.querySelector('[data-test=over]')")?, "the battle was over before {found}");
        let tile = driver.run(PLAIN)?;
        let Some(tile) = tile.as_str() else { continue };
        driver.click(&format!("[data-tile={tile}]:not(.off)"))?;
        pick_listed(driver, 0)?;
    }
    anyhow::bail!("never {found}")
}

/// Where a place of the table is on the screen.
fn spot(driver: &Driver, (x, y): (f64, f64)) -> Result<(f64, f64)> {
    let at = driver.run(&ON_SCREEN.replace('X', &x.to_string()).replace('Y', &y.to_string()))?;
    at[0].as_f64().zip(at[1].as_f64()).context("no scenery to measure by")
}

/// The kind of order by which somebody can be led now.
fn travel(driver: &Driver) -> Result<Option<String>> {
    let kind = driver
        .run("return ['fly', 'move'].find((it) => document.querySelector(`[data-tile=${it}]:not(.off)`)) ?? null")?;
    Ok(kind.as_str().map(str::to_owned))
}

/// Leads whoever comes on next to a place near the edge that is its own; whether somebody stands on the table then.
fn lead_on(driver: &Driver, kind: &str) -> Result<bool> {
    let before = driver.run(&format!("return {OWN}"))?.as_u64().unwrap_or(0);
    for (x, y) in [(24.0, 46.5), (24.0, 1.5), (1.5, 24.0), (46.5, 24.0), (14.0, 46.0), (34.0, 2.0)] {
        driver.click(&format!("[data-tile={kind}]:not(.off)"))?;
        let (x, y) = spot(driver, (x, y))?;
        driver.hover(x, y)?;
        driver.click_at(x, y)?;
        if driver.holds("document.querySelector('[data-test=confirm]:not(.hide)')")? {
            driver.click("[data-test=confirm]:not(.hide)")?;
            driver.wait(&format!("{OWN} > {before} || document.querySelector('.refusal')"))?;
            if driver.holds(&format!("{OWN} > {before}"))? {
                return Ok(true);
            }
        }
        driver.press(&crate::driver::Key::Escape)?;
    }
    Ok(false)
}

/// A turn of the first battle of Dropzone.
pub fn turn(driver: &mut Driver, address: &str) -> Result<String> {
    begin(driver, address)?;
    answer_until(driver, "document.querySelector('[data-tile=activate]:not(.off)')")?;
    let waiting = driver.run("return document.querySelectorAll('.sq.open').length")?.as_u64().unwrap_or(0);
    ensure!(waiting > 0, "no squad can be pointed at to activate its Battlegroup");
    ensure!(driver.holds("document.querySelector('.sq.within')")?, "nobody is listed aboard");
    driver.run("document.querySelector('.sq.open .sqh').click()")?;
    driver.wait("document.querySelector('[data-tile=fly]:not(.off), [data-tile=move]:not(.off)')")?;
    let kind = travel(driver)?.context("nobody can go anywhere")?;
    ensure!(lead_on(driver, &kind)?, "nobody came onto the table");
    ensure!(
        driver.holds("document.querySelector('.stand .plate-of, .stand .stem')")?,
        "no Transport with its load, none in the air"
    );
    card(driver)?;
    let led = driver.run(&format!("return {OWN}"))?;
    answer_until(driver, "/^Turn 2 /.test(document.querySelector('header').innerText.match(/Turn \\d+ /)?.[0] ?? '')")?;
    Ok(format!("{led} units were led onto the table, and the second turn begins"))
}

/// A command card in hand says its name; a click says what it does.
fn card(driver: &Driver) -> Result<()> {
    driver.wait("document.querySelector('.rc.told span')")?;
    driver.click(".rc.told")?;
    driver.wait("document.querySelector('[data-test=why]')").context("the card does not say what it does")?;
    driver.press(&crate::driver::Key::Escape)?;
    driver.wait("!document.querySelector('[data-test=why]')")
}

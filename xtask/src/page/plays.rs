//! What a player does, in clicks.

use anyhow::{Result, bail, ensure};

use super::driver::Driver;

/// A play: it leads a browser on the page at an address, and says what came of it.
type Play = fn(&mut Driver, &str) -> Result<String>;

/// Every play, with its name.
pub const ALL: [(&str, Play); 5] = [
    ("a whole battle against the random bot, by clicks", whole_battle),
    ("another language in mid-battle", languages),
    ("save, reload, resume", resume),
    ("the opening by keys alone", keys),
    ("a phone", phone),
];

/// No battle takes more answers than this.
const MOST_ANSWERS: usize = 3_000;
/// So many places are tried to set a squad up.
const MOST_PLACES: usize = 20;
/// The Escape key, as WebDriver writes it.
const ESCAPE: &str = "\u{e00c}";

fn start(driver: &Driver, address: &str, battle: &str) -> Result<()> {
    driver.open(address)?;
    driver.click(&format!("[data-battle={battle}]"))?;
    driver.wait("document.querySelector('.battle-screen .ac')")
}

/// Bots answer at once.
fn hurry(driver: &Driver) -> Result<()> {
    for _ in 0..2 {
        driver.click("[data-test=pace]")?;
    }
    Ok(())
}

fn whole_battle(driver: &mut Driver, address: &str) -> Result<String> {
    start(driver, address, "first-battle")?;
    hurry(driver)?;
    let mut moved = false;
    for answers in 0..MOST_ANSWERS {
        driver.wait("document.querySelector('.ac, [data-test=over]')")?;
        if driver.holds("document.querySelector('[data-test=over]')")? {
            ensure!(moved, "nobody ever moved");
            return Ok(format!("over after {answers} answers"));
        }
        if !moved && driver.holds("document.querySelector('[data-tile=move]:not(.off)')")? {
            moved = walk(driver)?;
        } else {
            answer(driver)?;
        }
    }
    bail!("no end after {MOST_ANSWERS} answers")
}

/// Answers the question: sets a squad up, shoots where that is possible, else takes the last tile.
fn answer(driver: &Driver) -> Result<()> {
    if driver.holds("document.querySelector('[data-tile^=deploy]')")? {
        return set_up(driver);
    }
    if driver.holds("document.querySelector('[data-tile=shoot]:not(.off)')")? {
        driver.click("[data-tile=shoot]")?;
        return driver.click("[data-test=listed] button");
    }
    for kind in ["decline", "pass", "activate-model", "activate"] {
        if driver.holds(&format!("document.querySelector('[data-tile={kind}]:not(.off)')"))? {
            return driver.click(&format!("[data-tile={kind}]:not(.off)"));
        }
    }
    driver.click(".ac:not(.off)")?;
    if driver.holds("document.querySelector('[data-test=listed] button')")? {
        driver.click("[data-test=listed] button")?;
    }
    Ok(())
}

/// Sets the first squad up at one of the places the table suggests.
fn set_up(driver: &Driver) -> Result<()> {
    let waiting = "return document.querySelectorAll('[data-tile^=deploy]').length";
    let before = driver.run(waiting)?;
    for place in 0..MOST_PLACES {
        driver.click("[data-tile^=deploy]")?;
        driver.wait("document.querySelector('.spot')")?;
        let spot = driver.run(&format!(
            "const spots = [...document.querySelectorAll('.spot')]; \
             const it = spots[Math.floor(spots.length / 2 + {place}) % spots.length].getBoundingClientRect(); \
             return [it.left + it.width / 2, it.top + it.height / 2]"
        ))?;
        let (Some(x), Some(y)) = (spot[0].as_f64(), spot[1].as_f64()) else { bail!("no place is suggested") };
        driver.click_at(x, y)?;
        driver.click("[data-test=confirm]:not(.hide)")?;
        if driver.run(waiting)? != before {
            return Ok(());
        }
        driver.press(ESCAPE)?;
        driver.press(ESCAPE)?;
    }
    bail!("there is no room to set a squad up")
}

/// Moves the model that acts a little towards the middle of the table; whether it went.
fn walk(driver: &Driver) -> Result<bool> {
    driver.click("[data-tile=move]")?;
    let place = driver.run(
        "const a = document.querySelector('.sel-1').getBoundingClientRect(); \
         const m = document.querySelector('.map').getBoundingClientRect(); \
         const y = a.top + a.height / 2; return [a.left + a.width / 2, y, y + (y < m.top + m.height / 2 ? 42 : -42)]",
    )?;
    let (Some(x), Some(from), Some(to)) = (place[0].as_f64(), place[1].as_f64(), place[2].as_f64()) else {
        bail!("nobody acts");
    };
    driver.click_at(x, to)?;
    driver.click("[data-test=confirm]:not(.hide)")?;
    driver.wait("!document.querySelector('.ac.on')")?;
    let now = driver
        .run("const a = document.querySelector('.sel-1').getBoundingClientRect(); return a.top + a.height / 2")?;
    Ok(now.as_f64().is_some_and(|it| (it - from).abs() > 3.0)
        || driver.holds("document.querySelector('[data-tile=move].off')")?)
}

fn languages(driver: &mut Driver, address: &str) -> Result<String> {
    start(driver, address, "first-battle")?;
    let words = |driver: &Driver| driver.run("return document.querySelector('.prompt b').innerText");
    let english = words(driver)?;
    driver.click("[data-test=language]")?;
    driver.wait("document.documentElement.lang === 'fr'")?;
    let french = words(driver)?;
    driver.click("[data-test=language]")?;
    driver.wait("document.documentElement.lang === 'it'")?;
    let italian = words(driver)?;
    ensure!(english != french && french != italian, "{english} {french} {italian}");
    Ok(format!("{english} {french} {italian}"))
}

fn resume(driver: &mut Driver, address: &str) -> Result<String> {
    start(driver, address, "first-battle")?;
    hurry(driver)?;
    for _ in 0..4 {
        driver.wait("document.querySelector('.ac')")?;
        answer(driver)?;
    }
    driver.wait("document.querySelector('.ac')")?;
    let told = "return document.querySelector('.log .lines').innerText + document.querySelector('.prompt b').innerText";
    let before = driver.run(told)?;
    driver.open(address)?;
    driver.click("[data-test=resume]")?;
    driver.wait("document.querySelector('.battle-screen .ac')")?;
    let after = driver.run(told)?;
    ensure!(before == after, "before {before}\nafter {after}");
    Ok(format!("{} characters of log are the same", before.as_str().map_or(0, str::len)))
}

fn keys(driver: &mut Driver, address: &str) -> Result<String> {
    start(driver, address, "first-battle")?;
    driver.press("1")?;
    driver.wait("!document.querySelector('[data-tile=begin]')")?;
    driver.press("?")?;
    driver.wait("document.querySelector('[data-test=sheet]')")?;
    driver.press(ESCAPE)?;
    driver.wait("!document.querySelector('[data-test=sheet]')")?;
    Ok("begun, looked at the keys and closed them".to_owned())
}

fn phone(driver: &mut Driver, address: &str) -> Result<String> {
    driver.resize(390, 844)?;
    start(driver, address, "first-battle")?;
    let wide = driver.run("return document.documentElement.scrollWidth")?;
    ensure!(wide.as_f64().is_some_and(|it| it <= 390.0), "the page is {wide} wide");
    let table = driver.run("return document.querySelector('.map').getBoundingClientRect().height")?;
    ensure!(table.as_f64().is_some_and(|it| it >= 844.0 * 0.45), "the table is {table} high");
    Ok(format!("{wide} wide, the table {table} high"))
}

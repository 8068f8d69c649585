//! What plays and measurements share: starting a battle, and answering whatever is asked. [`position`] opens a battle in
//! which everybody already stands somewhere.

pub mod position;

use anyhow::{Result, bail, ensure};

use crate::driver::{Driver, Key};

/// What was told and what is asked.
pub const TOLD: &str =
    "return document.querySelector('.log .lines').innerText + document.querySelector('.prompt b').innerText";
/// No battle takes more answers than this.
pub const MOST_ANSWERS: usize = 3_000;
/// So many places are tried to set a squad up.
const MOST_PLACES: usize = 20;

/// Starts the first battle, with this sitter against the player; bots answer at once.
pub fn start(driver: &Driver, address: &str, against: &str) -> Result<()> {
    start_seated(driver, address, ["person", against])?;
    driver.wait("document.querySelector('.battle-screen .ac')")
}

/// Starts the first battle with these sitters; bots answer at once.
pub fn start_seated(driver: &Driver, address: &str, sitters: [&str; 2]) -> Result<()> {
    driver.open(address)?;
    choose_game(driver, "warzone", "first-battle")?;
    driver.run("localStorage.setItem('pace', '0')")?;
    for (seat, sitter) in sitters.into_iter().enumerate() {
        driver.choose(&format!("[data-test=seat-{seat}]"), sitter)?;
    }
    driver.click("[data-battle=first-battle]")?;
    driver.wait("document.querySelector('.battle-screen')")
}

/// Chooses a game on the start screen, which opens with the game that was played last, and waits for this battle of it.
pub fn choose_game(driver: &Driver, system: &str, battle: &str) -> Result<()> {
    driver.wait(&format!("document.querySelector('[data-system={system}]')"))?;
    driver.click(&format!("[data-system={system}]"))?;
    driver.wait(&format!("document.querySelector('[data-battle={battle}]')"))
}

/// Answers until this holds, whoever is asked; how many answers it took.
pub fn answer_until(driver: &Driver, found: &str) -> Result<usize> {
    for answers in 0..MOST_ANSWERS {
        driver.wait(&format!("document.querySelector('.ac, [data-test=over], [data-test=take-over]') || ({found})"))?;
        if driver.holds(found)? {
            return Ok(answers);
        }
        ensure!(!driver.holds("document.querySelector('[data-test=over]')")?, "the battle was over before {found}");
        if driver.holds("document.querySelector('[data-test=take-over]')")? {
            driver.click("[data-test=take-over]")?;
        } else {
            answer(driver)?;
        }
    }
    bail!("{MOST_ANSWERS} answers, and never {found}")
}

/// Answers so often, and waits for the next question.
pub fn answer_some(driver: &Driver, answers: usize) -> Result<()> {
    for _ in 0..answers {
        driver.wait("document.querySelector('.ac')")?;
        answer(driver)?;
    }
    driver.wait("document.querySelector('.ac')")
}

/// Keeps the text of the next file the page hands out, in `window.file`.
pub fn catch_file(driver: &Driver) -> Result<()> {
    driver
        .run(
            "window.file = ''; const make = URL.createObjectURL; \
             URL.createObjectURL = (blob) => { blob.text().then((it) => (window.file = it)); return make(blob); }",
        )
        .map(|_| ())
}

/// The tile to press: to shoot where that is possible, else to let go by, else the next in line.
const NEXT_TILE: &str = "const open = (kind) => document.querySelector(`[data-tile=${kind}]:not(.off)`); \
    const tile = ['shoot', 'decline', 'pass', 'activate-model', 'activate'].map(open).find((it) => it) \
        ?? document.querySelector('.ac:not(.off)'); \
    return tile && tile.dataset.tile";

/// Answers the question: sets a squad up, shoots where that is possible, else takes the next tile.
pub fn answer(driver: &Driver) -> Result<()> {
    let tile = driver.run(NEXT_TILE)?;
    let Some(tile) = tile.as_str() else { return Ok(()) };
    if tile.starts_with("deploy") {
        return set_up(driver);
    }
    driver.click(&format!("[data-tile={tile}]:not(.off)"))?;
    if pick_listed(driver, 0)? {
        return Ok(());
    }
    if driver.holds("document.querySelector('.ac.on') && document.querySelector('.spot')")? {
        let tried = driver.run("return (window.tried = (window.tried ?? -1) + 1)")?; // a place refused is not tried again
        return point_out(driver, tried.as_u64().unwrap_or(0) as usize);
    }
    Ok(())
}

/// Opens the list of the orders of the chosen kind, and takes one of them; whether there is a list.
pub fn pick_listed(driver: &Driver, which: usize) -> Result<bool> {
    if !driver.holds("document.querySelector('[data-test=list]')")? {
        return Ok(false);
    }
    if !driver.holds("document.querySelector('[data-test=listed]')")? {
        driver.click("[data-test=list]")?;
    }
    driver.wait("document.querySelector('[data-test=listed] button')")?;
    driver.run(&format!(
        "const all = document.querySelectorAll('[data-test=listed] button'); all[{which} % all.length].click()"
    ))?;
    Ok(true)
}

/// Answers with the first of these kinds of order that is open, whoever is asked, until this holds. Where a kind has several
/// orders, the first is taken.
pub fn answer_with(driver: &Driver, kinds: &[&str], found: &str) -> Result<()> {
    let kinds = serde_json::json!(kinds);
    for _ in 0..MOST_ANSWERS {
        driver.wait(&format!("document.querySelector('.ac, [data-test=over], [data-test=take-over]') || ({found})"))?;
        if driver.holds(found)? {
            return Ok(());
        }
        if driver.holds("document.querySelector('[data-test=take-over]')")? {
            driver.click("[data-test=take-over]")?;
            continue;
        }
        let tile = driver.run(&format!(
            "return {kinds}.find((it) => document.querySelector(`[data-tile=${{it}}]:not(.off)`)) \
             ?? document.querySelector('.ac:not(.off)').dataset.tile"
        ))?;
        driver.click(&format!("[data-tile={}]:not(.off)", tile.as_str().unwrap_or_default()))?;
        pick_listed(driver, 0)?;
    }
    bail!("{MOST_ANSWERS} answers, and never {found}")
}

/// Clicks one of the places the table suggests, and confirms it where that is asked for.
fn point_out(driver: &Driver, place: usize) -> Result<()> {
    let spot = driver.run(&format!(
        "const spots = [...document.querySelectorAll('.spot')]; \
         const it = spots[Math.floor(spots.length / 2 + {place}) % spots.length].getBoundingClientRect(); \
         return [it.left + it.width / 2, it.top + it.height / 2]"
    ))?;
    let (Some(x), Some(y)) = (spot[0].as_f64(), spot[1].as_f64()) else { bail!("no place is suggested") };
    driver.click_at(x, y)?;
    if driver.holds("document.querySelector('[data-test=confirm]:not(.hide)')")? {
        driver.click("[data-test=confirm]:not(.hide)")?;
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
        point_out(driver, place)?;
        if driver.run(waiting)? != before {
            return Ok(());
        }
        driver.press(&Key::Escape)?;
        driver.press(&Key::Escape)?;
    }
    bail!("there is no room to set a squad up")
}

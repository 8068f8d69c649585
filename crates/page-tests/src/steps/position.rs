//! Positions of our own: a battle in which everybody already stands where a play wants them.
//!
//! A battle that is kept is a text with its setup in it, and a setup may say where everybody stands. So a battle is begun,
//! its text is taken from where the page keeps it, the line about its opening is written anew, and the text is opened like
//! any file of a player's.

use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};

use crate::driver::Driver;

/// Where a model stands, in inches, and the way it faces, in degrees.
pub type Stand = (f64, f64, u16);

/// Every battle that is kept, as text.
const KEPT: &str = "const done = arguments[arguments.length - 1]; const opening = indexedDB.open('adjutant', 1); \
    opening.onsuccess = () => { \
        opening.result.transaction('battles').objectStore('battles').getAll().onsuccess = ({ target }) => { \
            opening.result.close(); done(target.result); } }";

/// Opens the battle that is on screen again, with everybody where this says: by seat, and by number within the army. The
/// seat of this number acts first; both players are people.
pub fn stand(driver: &Driver, first: usize, place: impl Fn(usize, usize) -> Stand) -> Result<()> {
    let text = kept(driver)?;
    let (setup, _) = text.split_once("\norders\n").context("a battle without orders")?;
    open_file(driver, &placed(setup, first, place)?)
}

/// The text of the battle that was begun last.
pub fn kept(driver: &Driver) -> Result<String> {
    let all = driver.run_async(KEPT)?;
    let texts = all.as_array().into_iter().flatten().filter_map(Value::as_str);
    let last = texts.filter(|it| !it.contains("\nautosave-")).max_by(|a, b| key(a).cmp(key(b)));
    let last = last.context("no battle is kept")?;
    let begins = last.find("adjutant replay 2").context("a battle is kept without its replay")?;
    Ok(last[begins..].to_owned())
}

/// By which a battle is kept: the time it was begun at.
fn key(save: &str) -> &str {
    save.lines().nth(1).unwrap_or_default()
}

/// A setup with everybody somewhere, as the beginning of a replay.
fn placed(setup: &str, first: usize, place: impl Fn(usize, usize) -> Stand) -> Result<String> {
    let mut stands = Vec::new();
    let (mut seat, mut model) = (0, 0);
    for line in setup.lines() {
        if line.starts_with("    (team=") {
            (seat, model) = (seat + 1, 0);
        } else if line.starts_with("        (role=") {
            let (x, y, facing) = place(seat - 1, model);
            stands.push(format!("(at=(x={} y={}) facing={facing})", hundredths(x), hundredths(y)));
            model += 1;
        }
    }
    let opening = format!("  opening=(position stands=[{}] initiative={first})", stands.join(" "));
    let found = setup.lines().filter(|it| it.starts_with("  opening=")).count();
    ensure!(found == 1 && !stands.is_empty(), "{found} openings and {} models in the setup", stands.len());
    let line = |it: &str| if it.starts_with("  opening=") { opening.clone() } else { it.to_owned() };
    let lines: Vec<String> = setup.lines().map(line).chain(["orders".to_owned(), "open\n".to_owned()]).collect();
    Ok(lines.join("\n"))
}

/// A length in inches as it is written: with two decimals at most.
fn hundredths(inches: f64) -> f64 {
    (inches * 100.0).round() / 100.0
}

/// Opens a file of the player's on the start screen, and plays on.
pub fn open_file(driver: &Driver, text: &str) -> Result<()> {
    driver.click("[data-test=home]")?;
    driver.wait("document.querySelector('input[type=file]')")?;
    driver.give_file("input[type=file]", &json!(text).to_string(), "battle.adjutant")?;
    driver.wait("document.querySelector('.battle-screen, .trouble')")?;
    let trouble = driver.run("return document.querySelector('.trouble p')?.innerText")?;
    ensure!(trouble == Value::Null, "the battle was not opened: {trouble}");
    driver.click("[data-test=sit-down]")
}

#[cfg(test)]
mod tests {
    use super::placed;

    #[test]
    fn everybody_gets_a_place() {
        let setup = "setup\n    (team=0 units=[\n        (role=one\n        (role=two\n    (team=1\n        (role=three\n  opening=mission";
        let text = placed(setup, 1, |seat, model| (seat as f64, model as f64 + 0.5, 90)).unwrap();
        let opening = "  opening=(position stands=[(at=(x=0 y=0.5) facing=90) (at=(x=0 y=1.5) facing=90) \
                       (at=(x=1 y=0.5) facing=90)] initiative=1)";
        assert!(text.ends_with(&format!("{opening}\norders\nopen\n")), "{text}");
    }
}

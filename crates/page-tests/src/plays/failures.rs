//! When something is wrong: the page breaks, or a save or a file is damaged. The player is told what, and goes on.

use anyhow::{Context, Result, ensure};

use crate::driver::Driver;
use crate::steps::{TOLD, answer_some, catch_file, position, start, start_seated};

/// Changes every battle that is kept, by a script from its text to another.
fn damage(driver: &Driver, change: &str) -> Result<()> {
    driver
        .run_async(&format!(
            "const done = arguments[arguments.length - 1]; const opening = indexedDB.open('adjutant', 1); \
         opening.onsuccess = () => {{ \
             const store = opening.result.transaction('battles', 'readwrite').objectStore('battles'); \
             store.openCursor().onsuccess = ({{ target: {{ result: at }} }}) => {{ \
                 if (!at) {{ opening.result.close(); return done(); }} \
                 const text = at.value; at.update({change}); at.continue(); }} }}"
        ))
        .map(|_| ())
}

/// The page breaks in mid-battle: it says so, offers the battle as a file, and takes it up again as it was.
pub fn broken(driver: &mut Driver, address: &str) -> Result<String> {
    start(driver, address, "random")?;
    answer_some(driver, 4)?;
    let before = driver.run(TOLD)?;
    let breaking = "const done = arguments[arguments.length - 1]; \
        import(new URL('adjutant.js', location.href).href).then((it) => it.break_down()).catch(() => done())";
    driver.run_async(breaking)?;
    driver.wait("document.querySelector('#broken [data-test=broken-file]')")?;
    let why = driver.run("return document.querySelector('#broken .reason').innerText")?;
    catch_file(driver)?;
    driver.click("[data-test=broken-file]")?;
    driver.wait("window.file.startsWith('adjutant replay 2')")?;
    driver.click("[data-test=broken-resume]")?;
    driver.wait("document.querySelector('.battle-screen .ac') && !document.querySelector('#broken')")?;
    let after = driver.run(TOLD)?;
    ensure!(before == after, "before {before}\nafter {after}");
    Ok(format!("{why}, and on"))
}

/// A damaged save and a damaged file are told of, and harm nothing else.
pub fn damaged(driver: &mut Driver, address: &str) -> Result<String> {
    start(driver, address, "random")?;
    answer_some(driver, 6)?;
    driver.click("[data-test=home]")?;
    damage(driver, "text.slice(0, text.indexOf('\\norders') + 60)")?;
    driver.open(address)?;
    driver.wait("document.querySelector('.ct.bad')")?;
    let save = driver.run("return document.querySelector('.ct.bad p').innerText")?;
    driver.click("[data-test=resume]")?;
    driver.wait("document.querySelector('.battle-screen') && document.querySelector('.trouble')")?;
    driver.click(".trouble button")?;
    driver.click("[data-test=home]")?;
    driver.give_file("input[type=file]", "'what is this?'", "odd.adjutant")?;
    driver.wait("document.querySelector('.trouble')")?;
    let file = driver.run("return document.querySelector('.trouble p').innerText")?;
    driver.click(".trouble button")?;
    let table = table(driver)?;
    Ok(format!("save: {save} file: {file} table: {table}"))
}

/// What is said of a table that cannot be read.
fn table(driver: &Driver) -> Result<String> {
    driver.click("[data-test=own]")?;
    driver.choose("[data-field=table]", "own")?;
    driver.wait("document.querySelector('[data-field=ground]')")?;
    driver.run(
        "const it = document.querySelector('[data-field=ground]'); it.value = it.value.slice(0, 100) + '\\n= 3'; \
         it.dispatchEvent(new Event('change', { bubbles: true }))",
    )?;
    driver.wait("document.querySelector('[data-test=faults] li')")?;
    let fault = driver.run("return document.querySelector('[data-test=faults] li').innerText")?;
    Ok(fault.as_str().unwrap_or_default().to_owned())
}

/// Two bots fight: the battle is kept while they do, not only at the end.
pub fn watched(driver: &mut Driver, address: &str) -> Result<String> {
    start_seated(driver, address, ["random", "random"])?;
    driver.wait("document.querySelectorAll('.log .ll').length > 12")?;
    driver.open(address)?;
    driver.wait("document.querySelector('[data-test=resume]')")?;
    let text = position::kept(driver)?;
    let (_, orders) = text.split_once("\norders\n").context("a battle without orders")?;
    let given = orders.lines().count();
    ensure!(given > 8, "only {given} lines of orders are kept of a battle in full swing");
    driver.click("[data-test=resume]")?;
    driver.wait("document.querySelectorAll('.log .ll').length > 12")?;
    Ok(format!("{given} lines of orders were kept, and the bots fight on"))
}

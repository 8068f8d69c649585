//! After the first visit the page needs no network: the server is stopped, and everything goes on.

use anyhow::{Result, ensure};

use crate::driver::Driver;
use crate::server::Server;
use crate::steps::start;

/// Every file the page needs, and whether it is kept.
const KEPT: &str = "const done = arguments[arguments.length - 1]; \
    const files = ['index.html', 'open.js', 'broken.js', 'games.js', 'games.json', 'messages-en.txt', 'messages-fr.txt', 'titles-en.json', 'titles-it.json', 'thinker.js', 'adjutant.js', 'adjutant_bg.wasm', 'page.css', 'game-warzone.js', 'game-warzone_bg.wasm', 'rules-warzone-en.json', 'coverage.txt']; \
    Promise.all(files.map((it) => caches.match(it))).then((kept) => done(files.filter((_, at) => !kept[at])))";

/// Visits the page once, stops the server, and plays.
pub fn check(driver: &Driver, server: Server) -> Result<String> {
    let address = server.address.clone();
    driver.open(&address)?;
    driver.wait("document.querySelector('[data-battle=first-battle]')")?;
    driver.wait("navigator.serviceWorker.controller")?;
    let missing = driver.run_async(KEPT)?;
    ensure!(missing.as_array().is_some_and(Vec::is_empty), "not kept: {missing}");
    drop(server);
    start(driver, &address, "level-4")?;
    driver.click(".prompt .ask")?;
    driver.wait("document.querySelector('[data-test=why] [data-test=rule-text]')")?;
    let read = driver.run("return document.querySelector('[data-test=rule-text]').innerText.length")?;
    ensure!(read.as_u64().is_some_and(|it| it > 60), "{read} letters are no rule");
    Ok(format!("a battle begun and {read} letters of a rule read with the server stopped"))
}

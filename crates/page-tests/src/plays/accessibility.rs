//! Whether everybody can use the page: axe-core looks at every screen, by day and by night, wide and narrow. What it calls
//! serious or critical fails.

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use super::{hints, hot_seat, odds};
use crate::driver::{Driver, Key};
use crate::steps::{answer_until, choose_game, start};

/// The findings on what is shown now, as text: how bad, which law, where.
const LOOK: &str = "const done = arguments[arguments.length - 1]; \
    axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => done(violations.map((it) => \
        [it.impact, `${it.id} (${it.help}): ${it.nodes.slice(0, 4).map((node) => node.target.join(' ')).join('; ')}`])))";

/// A look at many screens.
struct Look<'a> {
    driver: &'a Driver,
    axe: &'a str,
    night: bool,
    screens: usize,
    lesser: usize,
    /// How often a click asked which order it means.
    options: usize,
    bad: Vec<String>,
}

/// The middles of the other side's models on the table, on screen.
const FOES: &str = "return [...document.querySelectorAll('.stand .model.b .m-body')].map((it) => { \
    const r = it.getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2] })";

/// Looks at every screen by day and by night; how many there were.
pub fn check(driver: &Driver, address: &str, axe: &str) -> Result<String> {
    let (mut screens, mut lesser, mut options, mut bad) = (0, 0, 0, Vec::new());
    for night in [false, true] {
        let mut look = Look { driver, axe, night, screens: 0, lesser: 0, options: 0, bad: Vec::new() };
        driver.open(address)?;
        driver.run(&format!("localStorage.setItem('night', '{night}')"))?;
        look.at_all(address)?;
        screens += look.screens;
        lesser += look.lesser;
        options += look.options;
        bad.append(&mut look.bad);
    }
    ensure!(bad.is_empty(), "{}", bad.join("\n"));
    let asked = if options > 0 { "" } else { "; no click asked which order it means" };
    Ok(format!("{screens} screens, nothing serious, {lesser} lesser findings{asked}"))
}

impl Look<'_> {
    fn at_all(&mut self, address: &str) -> Result<()> {
        let driver = self.driver;
        driver.resize(1440, 900)?;
        driver.open(address)?;
        choose_game(driver, "warzone", "first-battle")?;
        let dark = driver.holds("document.documentElement.dataset.theme === 'dark'")?;
        ensure!(dark == self.night, "it is night: {}, and dark: {dark}", self.night);
        self.at("start")?;
        driver.click("[data-test=own]")?;
        driver.wait("document.querySelector('[data-test=begin]')")?;
        self.at("own battle")?;
        driver.click("[data-test=home]")?;
        driver.click("[data-test=lab]")?;
        driver.wait("document.querySelector('[data-test=lab-chart]')")?;
        self.at("odds lab")?;
        start(driver, address, "random")?;
        self.at("set-up")?;
        answer_until(driver, "document.querySelectorAll('.log .ll').length > 8")?;
        driver.wait("document.querySelector('.ac')")?;
        self.at("battle")?;
        self.at_sheets()?;
        driver.click("[data-test=replay]")?;
        self.at("replay")?;
        driver.click("[data-test=present]")?;
        self.at_a_phone()?;
        driver.click("[data-test=rules]")?;
        driver.wait("document.querySelector('.state b')")?;
        self.at("rules of a game")?;
        driver.click(".rules-screen nav .chapter")?;
        driver.click(".rules-screen nav .row")?;
        driver.wait("document.querySelector('[data-test=rule-text]')")?;
        self.at("rules")?;
        self.at_orders(address)?;
        self.at_a_reaction(address)?;
        self.at_an_end(address)
    }

    /// What lies over the table while orders are given: a datasheet, a hint, the summary of what the other has done, and the
    /// orders that a click may mean.
    fn at_orders(&mut self, address: &str) -> Result<()> {
        let driver = self.driver;
        driver.run("localStorage.setItem('staging', 'off')")?;
        odds::until_a_shot(driver, address)?;
        self.at_options()?;
        driver.press("i")?;
        driver.wait("document.querySelector('[data-test=datasheet]')")?;
        self.at("datasheet")?;
        driver.press(&Key::Escape)?;
        driver.wait("!document.querySelector('[data-test=datasheet]')")?;
        driver.click("[data-test=hint]:not(.hide)")?;
        driver.wait("document.querySelector('[data-test=hint-strip] [data-test=gist]')").context("no hint comes")?;
        self.at("hint")?;
        driver.click("[data-test=hint-drop]")?;
        start(driver, address, "random")?;
        answer_until(driver, "document.querySelector('[data-test=summary]')")?;
        self.at("summary")
    }

    /// A click on an enemy that may mean several orders. Which models those are the page alone knows: each is tried, and where none
    /// asks, the report says that this was not seen.
    fn at_options(&mut self) -> Result<()> {
        let driver = self.driver;
        let models = driver.run(FOES)?;
        for at in models.as_array().into_iter().flatten() {
            let Some((x, y)) = at[0].as_f64().zip(at[1].as_f64()) else { continue };
            driver.click_at(x, y)?;
            let asked = driver.holds("document.querySelector('[data-test=options]')")?;
            if asked {
                let inside = "document.querySelector('[data-test=options]').contains(document.activeElement)";
                ensure!(driver.holds(inside)?, "the keyboard is not led to the orders a click may mean");
                self.at("orders a click may mean")?;
                self.options += 1;
            }
            driver.press(&Key::Escape)?;
            driver.press(&Key::Escape)?;
            if asked {
                return Ok(());
            }
        }
        Ok(())
    }

    fn at_a_reaction(&mut self, address: &str) -> Result<()> {
        hot_seat::until_asked(self.driver, address)?;
        self.at("reaction")?;
        self.driver.wait("document.querySelector('[data-test=always-pass]')")?;
        self.driver.click("[data-test=always-pass]")
    }

    /// Two bots fence to the end.
    fn at_an_end(&mut self, address: &str) -> Result<()> {
        hints::watch_to_the_end(self.driver, address)?;
        ensure!(
            self.driver.holds("document.activeElement?.matches('[data-test=over]')")?,
            "the keyboard is not led to the end"
        );
        self.at("end")
    }

    fn at_sheets(&mut self) -> Result<()> {
        for sheet in ["settings", "keys", "legend", "mission"] {
            self.driver.click(&format!("[data-test={sheet}]"))?;
            self.driver.wait("document.querySelector('[data-test=sheet]')")?;
            self.at(sheet)?;
            self.driver.press(&Key::Escape)?;
        }
        self.driver.click(".prompt .ask")?;
        self.driver.wait("document.querySelector('[data-test=why] [data-test=rule-text]')")?;
        self.at("why")?;
        self.driver.press(&Key::Escape)
    }

    fn at_a_phone(&mut self) -> Result<()> {
        self.driver.resize(390, 844)?;
        self.at("battle on a phone")?;
        for drawer in ["drawer-squads", "drawer-log"] {
            self.driver.click(&format!("[data-test={drawer}]"))?;
            self.at(drawer)?;
            self.driver.click(&format!("[data-test={drawer}]"))?;
        }
        self.driver.resize(1440, 900)
    }

    /// Looks at what is shown now.
    fn at(&mut self, screen: &str) -> Result<()> {
        if !self.driver.holds("window.axe")? {
            self.driver.run(&format!("{}; window.axe = axe", self.axe))?;
        }
        let found = self.driver.run_async(LOOK)?;
        self.screens += 1;
        for finding in found.as_array().into_iter().flatten() {
            let (impact, what) = (finding[0].as_str().unwrap_or_default(), finding[1].as_str().unwrap_or_default());
            if matches!(impact, "serious" | "critical") {
                let time = if self.night { "by night" } else { "by day" };
                self.bad.push(format!("{screen} {time}: {impact}: {what}"));
            } else {
                self.lesser += 1;
            }
        }
        ensure!(found != Value::Null, "nothing came of a look at {screen}");
        Ok(())
    }
}

//! Running plays: those that are wanted, one after the other, each in a browser of its own.

use std::path::PathBuf;

use anyhow::{Context, Result, bail};

use crate::axe;
use crate::driver::{Browser, Driver};
use crate::outcome::Outcome;
use crate::plays::{self, accessibility, offline, rules_browser};
use crate::server::Server;

/// Plays that need more than the page.
const RULES: &str = "a rule is looked up";
const OFFLINE: &str = "without a network";
const ACCESSIBILITY: &str = "nobody is kept out";

/// Runs the plays that are wanted, and counts them.
pub struct Runner {
    browser: Browser,
    folder: PathBuf,
    /// Only plays whose name has these words in it.
    words: String,
    outcome: Outcome,
}

impl Runner {
    /// Plays whose name has these words in it, in this browser; the folder is for its profile and for what is fetched.
    pub fn new(browser: Browser, folder: PathBuf, words: String) -> Runner {
        Runner { browser, folder, words, outcome: Outcome::default() }
    }

    /// Runs every play that is wanted and prints what came of it, and the sum; whether nothing failed.
    pub fn all(&mut self, address: &str, server: Option<&Server>, enforced: usize) -> Result<bool> {
        for (name, play) in plays::ALL {
            self.play(name, |driver| play(driver, address));
        }
        self.play(RULES, |driver| rules_browser::rules(driver, address, enforced));
        if let Some(server) = server {
            self.play(OFFLINE, |driver| offline::check(driver, server.another()?));
        }
        self.accessibility(address);
        if self.outcome == Outcome::default() {
            bail!("no play has the words {:?} in its name; there are: {}", self.words, names().join("; "));
        }
        println!("{}", self.outcome);
        Ok(self.outcome.failed == 0)
    }

    fn wants(&self, name: &str) -> bool {
        name.contains(&self.words)
    }

    /// Looks at every screen with axe-core, which may have to be fetched first.
    fn accessibility(&mut self, address: &str) {
        if !self.wants(ACCESSIBILITY) {
            return;
        }
        match axe::script(&self.folder.join("axe")) {
            Ok(axe) => self.play(ACCESSIBILITY, |driver| accessibility::check(driver, address, &axe)),
            Err(missing) => {
                println!("{ACCESSIBILITY}: skipped, {missing:#}");
                self.outcome.skipped += 1;
            }
        }
    }

    /// Runs one play, if it is wanted.
    fn play(&mut self, name: &str, play: impl FnOnce(&mut Driver) -> Result<String>) {
        if !self.wants(name) {
            return;
        }
        eprintln!("page: {name}");
        let ended = Driver::start(&self.browser, &self.folder)
            .and_then(|mut driver| play(&mut driver).with_context(|| driver.last_words()));
        match ended {
            Ok(said) => {
                println!("{name}: {said}");
                self.outcome.passed += 1;
            }
            Err(error) => {
                println!("{name}: FAILED, {error:#}");
                self.outcome.failed += 1;
            }
        }
    }
}

/// The names of all plays.
fn names() -> Vec<&'static str> {
    plays::ALL.iter().map(|(name, _)| *name).chain([RULES, OFFLINE, ACCESSIBILITY]).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::names;

    #[test]
    fn every_play_has_a_name_of_its_own() {
        let all = names();
        assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), all.len());
    }
}

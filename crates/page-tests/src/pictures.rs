//! Pictures of battles for docs: what a player sees of a shot, a fight, a fall, the opponent's activation, a reaction, a hint and
//! the end, in each game that has a lesson.
//!
//! A lesson is played with prepared dice and everything on the table shown slowly. Whenever something is on screen that no
//! picture shows yet, one is taken. Nothing is checked here: plays do that.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};

use crate::driver::{Browser, Driver};
use crate::steps;

/// A thing worth a picture: the word in its file's name, and how it is known to be on screen.
const MOMENTS: [(&str, &str); 6] = [
    ("shot", "document.querySelector('.st-now .st-shot') && document.querySelector('[data-test=plate] .die')"),
    (
        "fight",
        "document.querySelector('[data-test=plate] .die') && !document.querySelector('.st-now .st-shot') \
         && /CC|fight/i.test(document.querySelector('[data-test=plate]').innerText)",
    ),
    ("casualty", "document.querySelector('.st-slip')"),
    ("opponent", "document.querySelector('[data-test=summary]')"),
    ("reaction", "document.querySelector('[data-test=answers]') && document.querySelector('[data-test=stake]')"),
    ("hint", "document.querySelector('[data-test=hint-strip] [data-test=gist]')"),
];
/// Something goes on by itself.
const BUSY: &str = "document.querySelector('.st-now, [data-test=thinking]')";
/// The lessons that are filmed, by game and by the button that opens them.
const LESSONS: [(&str, &str); 3] = [("warzone", "lesson"), ("warzone", "lesson-charge"), ("deadzone", "lesson")];
/// The battles that are fought to their end by bots, by game.
const ENDS: [(&str, &str); 2] = [("warzone", "duel-of-heroes"), ("deadzone", "first-patrol")];
/// How long after something has come on screen its picture is taken: dice have come to rest by then.
const COME_TO_REST: Duration = Duration::from_millis(620);
/// No step of a lesson takes longer.
const STEP: Duration = Duration::from_secs(40);
/// No lesson has more steps.
const STEPS: usize = 24;

/// A window, by day or by night.
#[derive(Clone, Copy)]
struct Sheet {
    name: &'static str,
    size: (u32, u32),
    night: bool,
}

const SHEETS: [Sheet; 4] = [
    Sheet { name: "desktop", size: (1440, 900), night: false },
    Sheet { name: "phone-night", size: (390, 844), night: true },
    Sheet { name: "desktop-night", size: (1440, 900), night: true },
    Sheet { name: "phone", size: (390, 844), night: false },
];

/// Takes every picture into a folder, with a browser of its own for each lesson; without `all` by day on a desktop and by
/// night on a phone alone.
pub fn take(browser: &Browser, profile: &Path, address: &str, into: &Path, all: bool) -> Result<usize> {
    fs::create_dir_all(into)?;
    let mut taken = 0;
    for sheet in &SHEETS[..if all { 4 } else { 2 }] {
        let mut camera = Camera { into: into.to_owned(), sheet: *sheet, taken: BTreeSet::new() };
        for (system, lesson) in LESSONS {
            eprintln!("page: pictures of {system}, {lesson}, {}", sheet.name);
            let driver = camera.open(browser, profile, address)?;
            camera.lesson(&driver, system, lesson).with_context(|| driver.last_words())?;
        }
        for (system, battle) in ENDS {
            eprintln!("page: pictures of {system}, {battle}, {}", sheet.name);
            let driver = camera.open(browser, profile, address)?;
            camera.end(&driver, system, battle).with_context(|| driver.last_words())?;
        }
        taken += camera.taken.len();
    }
    Ok(taken)
}

/// Takes pictures of one kind of window.
struct Camera {
    into: PathBuf,
    sheet: Sheet,
    taken: BTreeSet<String>,
}

impl Camera {
    fn open(&self, browser: &Browser, profile: &Path, address: &str) -> Result<Driver> {
        let driver = Driver::start(browser, profile)?;
        driver.resize(self.sheet.size.0, self.sheet.size.1)?;
        driver.open(address)?;
        let night = self.sheet.night;
        driver.run(&format!(
            "localStorage.setItem('night', '{night}'); localStorage.setItem('staging', 'calm'); localStorage.setItem('pace', '0')"
        ))?;
        driver.open(address)?;
        Ok(driver)
    }

    /// Plays a lesson as its cards show it.
    fn lesson(&mut self, driver: &Driver, system: &str, lesson: &str) -> Result<()> {
        driver.click(&format!("[data-system={system}]"))?;
        driver.click(&format!("[data-test={lesson}]"))?;
        driver.wait("document.querySelector('[data-test=coach] h2')")?;
        for _ in 0..STEPS {
            self.watch(driver, system)?;
            let next = "['coach-next', 'coach-show'].map((it) => document.querySelector(`[data-test=${it}]`)).find((it) => it)";
            if !driver.holds(next)? {
                return Ok(());
            }
            let before = "return document.querySelector('[data-test=coach] .ch')?.dataset.step ?? ''";
            let before = driver.run(before)?;
            driver.run(&format!("({next}).click()"))?;
            let begun = Instant::now();
            let same = format!("document.querySelector('[data-test=coach] .ch')?.dataset.step === {before}");
            while driver.holds(&same)? && begun.elapsed() < STEP {
                self.watch(driver, system)?;
                thread::sleep(Duration::from_millis(30));
            }
            driver.run("document.querySelector('[data-test=why-close], [data-test=sheet] .x, [data-test=datasheet-close]')?.click()")?;
        }
        Ok(())
    }

    /// Bots fight to the end, and nothing of it is played.
    fn end(&mut self, driver: &Driver, system: &str, battle: &str) -> Result<()> {
        driver.run("localStorage.setItem('staging', 'off')")?;
        driver.click(&format!("[data-system={system}]"))?;
        driver.wait(&format!("document.querySelector('[data-battle={battle}]')"))?;
        for seat in ["seat-0", "seat-1"] {
            driver.choose(&format!("[data-test={seat}]"), "level-1")?;
        }
        driver.click(&format!("[data-battle={battle}]"))?;
        for _ in 0..6 {
            if steps::answer_until(driver, "document.querySelector('[data-test=over-reason]')").is_ok() {
                return self.picture(driver, system, "end");
            }
        }
        anyhow::bail!("the battle does not end")
    }

    /// Takes pictures of what is on screen until nothing goes on by itself.
    fn watch(&mut self, driver: &Driver, system: &str) -> Result<()> {
        let begun = Instant::now();
        loop {
            for (word, seen) in MOMENTS {
                if !self.taken.contains(&self.name(system, word)) && driver.holds(seen)? {
                    thread::sleep(COME_TO_REST);
                    if driver.holds(seen)? {
                        self.picture(driver, system, word)?;
                    }
                }
            }
            if !driver.holds(BUSY)? || begun.elapsed() > STEP {
                return Ok(());
            }
        }
    }

    fn name(&self, system: &str, word: &str) -> String {
        format!("{system}-{word}-{}", self.sheet.name)
    }

    fn picture(&mut self, driver: &Driver, system: &str, word: &str) -> Result<()> {
        let name = self.name(system, word);
        let file = self.into.join(format!("{name}.jpg"));
        fs::write(&file, driver.picture()?).with_context(|| format!("cannot write {}", file.display()))?;
        self.taken.insert(name);
        Ok(())
    }
}

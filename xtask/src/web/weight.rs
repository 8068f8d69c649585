//! What the page weighs, as a browser loads it. Our own server hands out Brotli, and that is what is held to the limit; a
//! host or browser that only knows gzip is told of beside it.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

use super::{HEAVY, PLAIN, PRESSED};

/// More than this must not travel before the page can be played, in bytes.
const MOST: u64 = 1_200_000;
/// More than this all files together must not weigh, with the rules of all games in every language, in bytes.
const MOST_IN_ALL: u64 = 1_500_000;
/// What a browser does not load before the page can be played: the texts of the rules, which come when one is read, and
/// what a bot thinks in.
const LATER: [&str; 6] = ["rules-en.bin", "rules-fr.bin", "rules-it.bin", "coverage.txt", "thinker.js", "offline.js"];

/// A file of the page, and the bytes that travel in either form. Small files travel as they are.
struct Weighed {
    name: &'static str,
    /// As Brotli, where that was made.
    brotli: Option<u64>,
    gzip: u64,
}

/// The files with their sizes, and the sums.
pub fn told(folder: &Path) -> Result<String> {
    let files = files(folder)?;
    let mut text = String::from("   brotli      gzip\n");
    for Weighed { name, brotli, gzip } in &files {
        let brotli = brotli.map_or_else(|| "-".to_owned(), |it| it.to_string());
        text.push_str(&format!("{brotli:>9} {gzip:>9}  {name}\n"));
    }
    let sums = [(before_play(&files), "until it can be played"), (whole(&files), "in all, with every language")];
    for ((brotli, gzip), what) in sums {
        text.push_str(&format!("{brotli:>9} {gzip:>9}  {what}\n"));
    }
    Ok(format!("{text}bytes, in {}\n", folder.display()))
}

/// Fails if the page has become too heavy.
pub fn check(folder: &Path) -> Result<()> {
    let files = files(folder)?;
    let (first, all) = (before_play(&files).0, whole(&files).0);
    ensure!(first <= MOST, "{first} bytes travel before the page can be played, and {MOST} are the most that may");
    ensure!(all <= MOST_IN_ALL, "the page weighs {all} bytes compressed, and {MOST_IN_ALL} are the most it may weigh");
    Ok(())
}

/// Every file a browser can load, with the bytes that travel.
fn files(folder: &Path) -> Result<Vec<Weighed>> {
    let size = |file: String| fs::metadata(folder.join(&file)).map(|it| it.len());
    let made = |file: String| size(file.clone()).with_context(|| format!("{file} was not made"));
    let heavy = HEAVY
        .into_iter()
        .map(|name| Ok(Weighed { name, brotli: size(format!("{name}.br")).ok(), gzip: made(format!("{name}.gz"))? }));
    let plain = PLAIN.into_iter().chain(PRESSED);
    let plain = plain.map(|name| made(name.to_owned()).map(|it| Weighed { name, brotli: Some(it), gzip: it }));
    heavy.chain(plain).collect()
}

/// What travels before the page can be played.
fn before_play(files: &[Weighed]) -> (u64, u64) {
    sum(files, |it| !LATER.contains(&it))
}

/// What the page weighs with everything.
fn whole(files: &[Weighed]) -> (u64, u64) {
    sum(files, |_| true)
}

/// What these files weigh together, as Brotli and as gzip.
fn sum(files: &[Weighed], wanted: impl Fn(&str) -> bool) -> (u64, u64) {
    let wanted = files.iter().filter(|it| wanted(it.name));
    wanted.fold((0, 0), |(brotli, gzip), it| (brotli + it.brotli.unwrap_or(it.gzip), gzip + it.gzip))
}

#[cfg(test)]
mod tests {
    use super::{LATER, Weighed, before_play, whole};
    use crate::web::{HEAVY, PLAIN, PRESSED};

    #[test]
    fn what_comes_later_is_a_file_of_the_page() {
        for name in LATER {
            assert!(HEAVY.iter().chain(&PLAIN).chain(&PRESSED).any(|it| *it == name), "{name}");
        }
    }

    #[test]
    fn what_has_no_brotli_travels_as_gzip() {
        let files = [("adjutant_bg.wasm", Some(1000), 1300), ("rules-en.bin", None, 200), ("index.html", Some(30), 30)];
        let files = files.map(|(name, brotli, gzip)| Weighed { name, brotli, gzip });
        assert_eq!(whole(&files), (1230, 1530));
        assert_eq!(before_play(&files), (1030, 1330), "rules are read later");
    }
}

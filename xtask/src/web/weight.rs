//! What the page weighs, as a browser loads it. Our own server hands out Brotli, and that is what is held to the limits; a
//! host or browser that only knows gzip is told of beside it.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

/// When a file travels.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Part {
    /// Before the page is drawn with its first pictures: with the words of one language, the heaviest.
    Shell,
    /// The words of the page in this language: a reader fetches one.
    Words(String),
    /// When this game is chosen, before it can be played.
    Game(String),
    /// When a rule of this game is first read in this language.
    Texts(String, String),
    /// In the background, or for a bot: nobody waits for it.
    Later,
}

impl Part {
    /// What a file belongs to.
    fn of(name: &str) -> Part {
        let texts = name.strip_prefix("rules-").and_then(|it| it.strip_suffix(".json")?.rsplit_once('-'));
        let words = ["messages-", "titles-"].iter().find_map(|it| name.strip_prefix(it)?.split_once('.'));
        if let Some((language, _)) = words {
            return Part::Words(language.to_owned());
        }
        match (texts, name) {
            (Some((game, language)), _) => Part::Texts(game.to_owned(), language.to_owned()),
            (None, "coverage.txt" | "thinker.js" | "offline.js" | "files.js") => Part::Later,
            (None, _) => game(name).map_or(Part::Shell, |it| Part::Game(it.to_owned())),
        }
    }

    /// More than this must not travel, in bytes of Brotli.
    fn most(&self) -> u64 {
        match self {
            // The goals are 500_000 and 700_000: see ARCHITECTURE.md, "A module for each game".
            Part::Shell => 750_000,
            Part::Game(_) => 780_000,
            Part::Texts(..) => 200_000,
            // Messages and titles of three games.
            Part::Words(_) => 65_000,
            Part::Later => 50_000,
        }
    }

    /// In words.
    fn told(&self) -> String {
        match self {
            Part::Shell => "until the page is drawn with its first pictures".to_owned(),
            Part::Words(language) => format!("of that, if it is the heaviest, the words in {language}"),
            Part::Game(game) => format!("from there until {game} can be played"),
            Part::Texts(game, language) => format!("the texts of {game} in {language}"),
            Part::Later => "in the background".to_owned(),
        }
    }
}

/// The game that a file is of: its module and the script of it. All pictures are counted with the shell:
/// any game may be the first that is looked at.
fn game(name: &str) -> Option<&str> {
    let rest = name.strip_prefix("game-")?;
    rest.strip_suffix("_bg.wasm").or_else(|| rest.strip_suffix(".js"))
}

/// A file of the page, and the bytes that travel in either form: as they are where that is smaller, or where the page was
/// built quickly.
#[derive(Debug, PartialEq)]
struct Weighed {
    name: String,
    brotli: u64,
    gzip: u64,
}

/// The files with their sizes, and the sums.
pub fn told(folder: &Path) -> Result<String> {
    let files = files(folder)?;
    let mut text = String::from("   brotli      gzip\n");
    for Weighed { name, brotli, gzip } in &files {
        text.push_str(&format!("{brotli:>9} {gzip:>9}  {name}\n"));
    }
    for (part, (brotli, gzip)) in parts(&files) {
        text.push_str(&format!("{brotli:>9} {gzip:>9}  {}\n", part.told()));
    }
    Ok(format!("{text}bytes, in {}\n", folder.display()))
}

/// Fails if a part of the page has become too heavy.
pub fn check(folder: &Path) -> Result<()> {
    for (part, (weight, _)) in parts(&files(folder)?) {
        let (what, most) = (part.told(), part.most());
        ensure!(weight <= most, "{what}: {weight} bytes travel, and {most} are the most that may");
    }
    Ok(())
}

/// Every file a browser can load, with the bytes that travel.
fn files(folder: &Path) -> Result<Vec<Weighed>> {
    let size = |name: &str| fs::metadata(folder.join(name)).map(|it| it.len());
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| format!("cannot look into {}", folder.display()))? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        if !name.ends_with(".br") && !name.ends_with(".gz") {
            let plain = size(&name)?;
            let packed = |ending: &str| size(&format!("{name}.{ending}")).unwrap_or(plain);
            files.push(Weighed { brotli: packed("br"), gzip: packed("gz"), name });
        }
    }
    files.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(files)
}

/// What the files of each part weigh together, as Brotli and as gzip.
fn parts(files: &[Weighed]) -> BTreeMap<Part, (u64, u64)> {
    let mut parts: BTreeMap<Part, (u64, u64)> = BTreeMap::new();
    for file in files {
        let (brotli, gzip) = parts.entry(Part::of(&file.name)).or_default();
        *brotli += file.brotli;
        *gzip += file.gzip;
    }
    let words = parts.iter().filter(|it| matches!(it.0, Part::Words(_))).map(|it| *it.1);
    if let Some(heaviest) = words.max() {
        let (brotli, gzip) = parts.entry(Part::Shell).or_default();
        *brotli += heaviest.0;
        *gzip += heaviest.1;
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::{Part, Weighed, parts};

    fn texts(game: &str, language: &str) -> Part {
        Part::Texts(game.to_owned(), language.to_owned())
    }

    #[test]
    fn a_file_belongs_to_the_part_that_waits_for_it() {
        assert_eq!(Part::of("rules-warzone-fr.json"), texts("warzone", "fr"));
        assert_eq!(Part::of("adjutant_bg.wasm"), Part::Shell);
        assert_eq!(Part::of("pictures-duel.bin"), Part::Shell);
        for name in ["game-duel.js", "game-duel_bg.wasm"] {
            assert_eq!(Part::of(name), Part::Game("duel".to_owned()));
        }
        assert_eq!(Part::of("files.js"), Part::Later);
        assert_eq!(Part::of("messages-fr.txt"), Part::Words("fr".to_owned()));
        assert_eq!(Part::of("titles-fr.json"), Part::Words("fr".to_owned()));
    }

    #[test]
    fn each_part_is_weighed_for_itself() {
        let files = [("adjutant_bg.wasm", 1000, 1300), ("rules-duel-en.json", 200, 250), ("index.html", 30, 30)];
        let files = files.map(|(name, brotli, gzip)| Weighed { name: name.to_owned(), brotli, gzip });
        let weights: Vec<_> = parts(&files).into_iter().collect();
        assert_eq!(weights, [(Part::Shell, (1030, 1330)), (texts("duel", "en"), (200, 250))]);
    }

    #[test]
    fn the_shell_is_weighed_with_the_heaviest_language() {
        let files =
            [("index.html", 30, 30), ("messages-en.txt", 5, 6), ("messages-fr.txt", 7, 9), ("titles-fr.json", 2, 2)];
        let files = files.map(|(name, brotli, gzip)| Weighed { name: name.to_owned(), brotli, gzip });
        let weights: Vec<_> = parts(&files).into_iter().collect();
        let words = |language: &str| Part::Words(language.to_owned());
        assert_eq!(weights, [(Part::Shell, (39, 41)), (words("en"), (5, 6)), (words("fr"), (9, 11))]);
    }
}

//! Reads the catalogue while compiling and writes it down as static tables.
//!
//! The catalogue is `data/rules/*.toml`, the practice game's `data/duel/rules.toml` and the translations under
//! `data/i18n/rules/`. It is held to a strict schema ([`catalogue`]): every fault is a build error that names the file
//! and the rule. What passes becomes the sorted id table that `rule!` is checked against, and the tables behind titles,
//! texts, glossary and search ([`emit`]).

mod catalogue;
mod emit;
mod schema;
mod translations;

use std::path::{Path, PathBuf};
use std::{env, fs, io, process};

use schema::File;

/// The folders and files that make up the catalogue, from the project's root.
const PLACES: [&str; 3] = ["data/rules", "data/duel/rules.toml", "data/i18n/rules"];

/// The languages of the catalogue, in the order of [`catalogue::Wordings`].
const LANGUAGES: [&str; 3] = ["en", "fr", "it"];

fn main() {
    let root = Path::new(&env::var_os("CARGO_MANIFEST_DIR").expect("cargo names the package's folder")).join("../..");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names the folder for what is generated"));
    if let Err(faults) = build(&root, &out) {
        for fault in &faults {
            println!("cargo::error={}", fault.replace('\n', " "));
        }
        process::exit(1);
    }
}

fn build(root: &Path, out: &Path) -> Result<(), Vec<String>> {
    let mut files = Vec::new();
    for place in PLACES {
        println!("cargo::rerun-if-changed={}", root.join(place).display());
        collect(root, Path::new(place), &mut files).map_err(|why| vec![format!("{place}: {why}")])?;
    }
    files.sort_by(|a, b| a.name.cmp(&b.name));
    let catalogue = catalogue::read(&files)?;
    let write =
        |name: &str, text: String| fs::write(out.join(name), text).map_err(|why| vec![format!("{name}: {why}")]);
    write("heads.rs", emit::heads(&catalogue))?;
    for system in emit::systems(&catalogue) {
        for (at, language) in LANGUAGES.iter().enumerate() {
            write(&emit::texts_name(system, language), emit::texts(&catalogue, system, at))?;
        }
    }
    write("texts.rs", emit::texts_table(&catalogue, &LANGUAGES))
}

/// Every TOML file at or below a place, its lines ending in a plain line feed whatever the checkout made of them.
fn collect(root: &Path, place: &Path, files: &mut Vec<File>) -> io::Result<()> {
    let path = root.join(place);
    if path.is_dir() {
        for entry in fs::read_dir(path)? {
            collect(root, &place.join(entry?.file_name()), files)?;
        }
    } else if place.extension().is_some_and(|it| it == "toml") {
        let name = place.to_string_lossy().replace('\\', "/");
        files.push(File { name, text: fs::read_to_string(path)?.replace("\r\n", "\n") });
    }
    Ok(())
}

//! Reads the catalogue (`data/rules/*.toml`, and the practice game's `data/duel/rules.toml`) and writes the sorted
//! table of ids that `rule!` is checked against.

use std::{env, fs, path::Path};

#[derive(serde::Deserialize)]
struct File {
    #[serde(default)]
    rule: Vec<Entry>,
}

#[derive(serde::Deserialize)]
struct Entry {
    id: String,
}

fn main() {
    let root = Path::new(&env::var("CARGO_MANIFEST_DIR").unwrap()).join("../..");
    let mut ids = Vec::new();
    let mut files: Vec<_> = fs::read_dir(root.join("data/rules")).unwrap().map(|it| it.unwrap().path()).collect();
    files.push(root.join("data/duel/rules.toml"));
    println!("cargo::rerun-if-changed={}", root.join("data/rules").display());
    for path in files {
        println!("cargo::rerun-if-changed={}", path.display());
        let text = fs::read_to_string(&path).unwrap();
        let file: File = toml::from_str(&text).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
        ids.extend(file.rule.into_iter().map(|it| it.id));
    }
    ids.sort();
    let out = format!("pub(crate) static IDS: [&str; {}] = {ids:#?};\n", ids.len());
    fs::write(Path::new(&env::var("OUT_DIR").unwrap()).join("catalogue.rs"), out).unwrap();
}

//! Tables and scenarios as data: maps made by hand, and where each scenario has its places.

mod maps;
mod scenarios;

use std::{fs, path::Path};

/// Every file of a folder of the game's data, by its name.
pub fn files(folder: &str) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/dropzone").join(folder);
    let mut paths: Vec<_> = fs::read_dir(&folder).unwrap().map(|it| it.unwrap().path()).collect();
    paths.sort();
    let named = |it: std::path::PathBuf| {
        let name = it.file_stem().unwrap().to_string_lossy().into_owned();
        (name, fs::read_to_string(it).unwrap())
    };
    paths.into_iter().map(named).collect()
}

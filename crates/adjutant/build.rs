//! Puts the page's files into the program, where the chore that builds them says where they are.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// Says where the page's files are; without it the program has no page.
const FOLDER: &str = "ADJUTANT_PAGE";

fn main() -> io::Result<()> {
    println!("cargo:rerun-if-env-changed={FOLDER}");
    let mut table = String::from("/// The page's files by name.\npub const FILES: &[(&str, &[u8])] = &[\n");
    if let Some(folder) = env::var_os(FOLDER).filter(|it| !it.is_empty()) {
        for file in files(Path::new(&folder))? {
            println!("cargo:rerun-if-changed={}", file.display());
            let name = file.file_name().unwrap_or_default().to_string_lossy();
            table += &format!("    ({name:?}, include_bytes!({:?})),\n", file.display().to_string());
        }
    }
    table += "];\n";
    let out = env::var_os("OUT_DIR").map(PathBuf::from).unwrap_or_default();
    fs::write(out.join("page.rs"), table)
}

/// The files to keep: in their compressed forms where there are any.
fn files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut files = fs::read_dir(folder)?.map(|it| it.map(|it| it.path())).collect::<io::Result<Vec<_>>>()?;
    let packed = |file: &PathBuf| PathBuf::from(format!("{}.gz", file.display()));
    files.retain(|it| it.is_file() && !packed(it).is_file());
    files.sort();
    Ok(files)
}

//! Puts the page's files into the program, where the chore that builds them says where they are.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

use walkdir::WalkDir;

/// Says where the page's files are; without it the program has no page.
const FOLDER: &str = "ADJUTANT_PAGE";

fn main() -> io::Result<()> {
    println!("cargo:rerun-if-env-changed={FOLDER}");
    let mut table = String::from("/// The page's files by name.\npub const FILES: &[(&str, &[u8])] = &[\n");
    if let Some(folder) = env::var_os(FOLDER).filter(|it| !it.is_empty()).map(PathBuf::from) {
        for file in files(&folder)? {
            println!("cargo:rerun-if-changed={}", file.display());
            let name = name(file.strip_prefix(&folder).unwrap_or(&file));
            table += &format!("    ({name:?}, include_bytes!({:?})),\n", file.display().to_string());
        }
    }
    table += "];\n";
    let out = env::var_os("OUT_DIR").map(PathBuf::from).unwrap_or_default();
    fs::write(out.join("page.rs"), table)
}

/// The files to build in: as they are, and with Brotli where that lies beside them. The gzip form is for static hosts: whoever
/// does not take Brotli from this machine gets the file itself, and an archive of the program is no larger for it.
fn files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = WalkDir::new(folder).follow_links(true).sort_by_file_name();
    let mut files = entries.into_iter().map(|it| Ok(it?.into_path())).collect::<io::Result<Vec<_>>>()?;
    files
        .retain(|it| it.is_file() && !(it.extension().is_some_and(|it| it == "gz") && it.with_extension("").is_file()));
    Ok(files)
}

/// A path within the folder as a name with `/` between folders.
fn name(path: &Path) -> String {
    path.iter().map(|it| it.to_string_lossy()).collect::<Vec<_>>().join("/")
}

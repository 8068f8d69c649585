//! Files written atomically: complete or not at all.

use std::{error::Error, fs, path::Path};

/// Writes a file under a temporary name in a folder, renames it, and returns its name. If writing fails, the temporary
/// file is removed and an existing file stays as it was.
///
/// # Errors
/// What could not be written, and why.
pub fn write(
    folder: &Path,
    name: &str,
    fill: impl FnOnce(&Path) -> Result<(), Box<dyn Error>>,
) -> Result<String, String> {
    let (path, beside) = (folder.join(name), folder.join(format!("{name}.part")));
    let written = fill(&beside).and_then(|()| Ok(fs::rename(&beside, &path)?));
    if written.is_err() {
        // The disk may be full: whatever this leaves behind is no worse than what is wrong already.
        let _ = fs::remove_file(&beside);
    }
    written.map_err(|why| format!("{}: {why}", path.display()))?;
    Ok(name.to_owned())
}

#[cfg(test)]
mod tests {
    use super::write;

    #[test]
    fn what_cannot_be_written_whole_leaves_what_was_there() {
        let folder = std::env::temp_dir().join(format!("whole-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder for the test");
        let read = || std::fs::read_to_string(folder.join("page")).expect("it is there");
        write(&folder, "page", |path| Ok(std::fs::write(path, "good")?)).expect("there is room");
        let torn = write(&folder, "page", |path| {
            std::fs::write(path, "ba")?;
            Err("the disk is full".into())
        });
        assert!(torn.is_err_and(|it| it.ends_with("page: the disk is full")));
        assert_eq!((read().as_str(), folder.join("page.part").exists()), ("good", false));
        std::fs::remove_dir_all(&folder).expect("it was ours");
    }
}

//! Files written atomically: complete or not at all.

use std::{
    error::Error,
    fs::{self, File},
    io::Write,
    path::{Path, PathBuf},
};

use tempfile::{Builder, NamedTempFile};

/// Writes a file beside the one of this name, then gives it the name. If anything fails on the way, what was there stays
/// as it was. What is no file (a pipe, a device) is written to as it is.
///
/// # Errors
/// What could not be written, and why.
pub fn replace(path: &Path, fill: impl FnOnce(&mut File) -> Result<(), Box<dyn Error>>) -> Result<(), String> {
    let told = |why: Box<dyn Error>| format!("{}: {why}", path.display());
    let there = fs::metadata(path).ok();
    if there.as_ref().is_some_and(|it| !it.is_file() && !it.is_dir()) {
        let written = File::options().write(true).open(path).map_err(Into::into).and_then(|mut it| fill(&mut it));
        return written.map_err(told);
    }
    // A link stays a link: what it leads to is replaced.
    let real = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    beside(&real, there.map(|it| it.permissions())).and_then(|it| finish(it, &real, fill)).map_err(told)
}

fn beside(path: &Path, permissions: Option<fs::Permissions>) -> Result<NamedTempFile, Box<dyn Error>> {
    let folder = match path.parent() {
        Some(folder) if folder != Path::new("") => folder.to_owned(),
        Some(_) | None => PathBuf::from("."),
    };
    let mut builder = Builder::new();
    builder.prefix(".adjutant-").suffix(".part");
    match permissions.or_else(usual) {
        Some(permissions) => Ok(builder.permissions(permissions).tempfile_in(folder)?),
        None => Ok(builder.tempfile_in(folder)?),
    }
}

/// The permissions of new files, from which the system takes what the user withholds.
fn usual() -> Option<fs::Permissions> {
    #[cfg(unix)]
    return Some(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    #[cfg(not(unix))]
    None
}

fn finish(
    mut part: NamedTempFile,
    path: &Path,
    fill: impl FnOnce(&mut File) -> Result<(), Box<dyn Error>>,
) -> Result<(), Box<dyn Error>> {
    fill(part.as_file_mut())?;
    part.flush()?;
    part.as_file().sync_all()?; // some disks say only now that they are full
    part.persist(path)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::{fs, io::Write};

    use super::replace;

    #[test]
    fn what_cannot_be_written_whole_leaves_what_was_there() {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let page = folder.path().join("page");
        replace(&page, |file| Ok(file.write_all(b"good")?)).expect("there is room");
        let torn = replace(&page, |file| {
            file.write_all(b"ba")?;
            Err("the disk is full".into())
        });
        assert!(torn.is_err_and(|it| it.ends_with("page: the disk is full")));
        assert_eq!(fs::read_to_string(&page).expect("it is there"), "good");
        assert_eq!(fs::read_dir(folder.path()).expect("it is there").count(), 1, "nothing else is left");
        replace(&page, |file| Ok(file.write_all(b"better")?)).expect("there is room");
        assert_eq!(fs::read_to_string(&page).expect("it is there"), "better");
        assert!(replace(folder.path(), |_| Ok(())).is_err(), "a folder is no file");
    }

    #[cfg(unix)]
    #[test]
    fn links_and_permissions_stay_and_devices_are_written_to() {
        use std::os::unix::fs::{PermissionsExt, symlink};
        let folder = tempfile::tempdir().expect("a folder for the test");
        let (page, link) = (folder.path().join("page"), folder.path().join("link"));
        replace(&page, |file| Ok(file.write_all(b"good")?)).expect("there is room");
        let mode = || fs::metadata(&page).expect("it is there").permissions().mode() & 0o777;
        assert_ne!(mode() & 0o400, 0, "whoever wrote it may read it");
        fs::set_permissions(&page, fs::Permissions::from_mode(0o640)).expect("it is ours");
        symlink(&page, &link).expect("a link");
        replace(&link, |file| Ok(file.write_all(b"better")?)).expect("there is room");
        assert_eq!((fs::read_to_string(&page).expect("it is there").as_str(), mode()), ("better", 0o640));
        let full = replace("/dev/full".as_ref(), |file| Ok(file.write_all(b"much")?));
        assert!(full.is_err_and(|why| why.starts_with("/dev/full: ")));
        assert!(!fs::metadata("/dev/full").expect("a device").is_file());
    }
}

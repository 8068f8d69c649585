//! Progress of a soak: one small file per check that holds the next seed.

use std::fs;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

use studies::atomic_file;

/// A folder of next seeds.
pub struct Memory {
    folder: PathBuf,
}

impl Memory {
    /// The memory kept in this folder, which need not exist yet.
    pub fn new(folder: &Path) -> Memory {
        Memory { folder: folder.to_owned() }
    }

    /// The seed to go on with: 0 for a check never run before.
    pub fn next_seed(&self, check: &str) -> Result<u64, String> {
        let file = self.file(check);
        let text = match fs::read_to_string(&file) {
            Ok(text) => text,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(0),
            Err(error) => return Err(format!("cannot read {}: {error}", file.display())),
        };
        let seed = text.trim().parse();
        seed.map_err(|_| {
            format!("{} holds no seed but \"{}\"; remove it to begin anew", file.display(), text.trim().escape_debug())
        })
    }

    /// Remembers the seed to go on with, unless the check was further already: to repeat an old seed loses no ground.
    pub fn remember(&self, check: &str, next: u64) -> Result<(), String> {
        if next <= self.next_seed(check)? {
            return Ok(());
        }
        let file = self.file(check);
        fs::create_dir_all(&self.folder).map_err(|error| format!("cannot make {}: {error}", self.folder.display()))?;
        atomic_file::replace(&file, |file| Ok(writeln!(file, "{next}")?))
    }

    fn file(&self, check: &str) -> PathBuf {
        self.folder.join(format!("{check}.seed"))
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::PathBuf;

    use super::Memory;

    fn fresh_folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("adjutant-{}-{name}", std::process::id()));
        fs::remove_dir_all(&folder).ok();
        folder
    }

    #[test]
    fn a_check_goes_on_where_it_stopped() {
        let folder = fresh_folder("goes-on");
        let memory = Memory::new(&folder);
        assert_eq!(memory.next_seed("dice"), Ok(0));
        memory.remember("dice", 42).expect("the folder can be made");
        assert_eq!(Memory::new(&folder).next_seed("dice"), Ok(42));
        assert_eq!(memory.next_seed("sight"), Ok(0), "each check for itself");
        memory.remember("dice", 7).expect("the folder is there");
        assert_eq!(memory.next_seed("dice"), Ok(42), "no ground is lost");
        fs::remove_dir_all(&folder).expect("the folder was made");
    }

    #[test]
    fn a_damaged_memory_is_named() {
        let folder = fresh_folder("damaged");
        fs::create_dir_all(&folder).expect("a temporary folder can be made");
        fs::write(folder.join("dice.seed"), "forty-two\n").expect("and written to");
        let error = Memory::new(&folder).next_seed("dice").expect_err("that is no number");
        assert!(error.contains("dice.seed") && error.contains("forty-two"), "{error}");
        fs::remove_dir_all(&folder).expect("the folder was made");
    }
}

//! Files of `data/` that are built into a system: ready battles, rosters, tables.

use serde::de::DeserializeOwned;

/// Files of one kind, by their names.
#[derive(Clone, Copy)]
pub struct Files {
    /// What each of them is: `roster`.
    what: &'static str,
    files: &'static [(&'static str, &'static str)],
}

impl Files {
    /// These files: the name and the text of each.
    #[must_use]
    pub const fn new(what: &'static str, files: &'static [(&'static str, &'static str)]) -> Files {
        Files { what, files }
    }

    /// Their names.
    pub fn names(self) -> impl Iterator<Item = &'static str> {
        self.files.iter().map(|it| it.0)
    }

    /// The text of one.
    ///
    /// # Errors
    /// There is none of this name; those that there are.
    pub fn text(self, name: &str) -> Result<&'static str, String> {
        let found = self.files.iter().find(|it| it.0 == name).map(|it| it.1);
        let known = || self.names().collect::<Vec<_>>().join(", ");
        found.ok_or_else(|| format!("no {} \"{}\": there are {}", self.what, name.escape_debug(), known()))
    }

    /// One, read as TOML.
    ///
    /// # Errors
    /// There is none of this name, or it cannot be read.
    pub fn read<T: DeserializeOwned>(self, name: &str) -> Result<T, String> {
        toml::from_str(self.text(name)?).map_err(|why| format!("{} {name}: {why}", self.what))
    }
}

/// Files of one folder by name, each with its text: `files!("../data/rosters/": "one" "two")`. The path is from the file
/// that asks.
#[macro_export]
macro_rules! files {
    ($folder:literal: $($name:literal)*) => {
        &[$(($name, include_str!(concat!($folder, $name, ".toml")))),*]
    };
}

#[cfg(test)]
mod tests {
    use super::Files;

    const FILES: Files = Files::new("roster", &[("one", "points = 1"), ("two", "points = ")]);

    #[test]
    fn files_are_read_by_name_and_faults_say_where() {
        let one: toml::Table = FILES.read("one").expect("it is there");
        assert_eq!(one["points"].as_integer(), Some(1));
        assert_eq!(FILES.text("three"), Err("no roster \"three\": there are one, two".to_owned()));
        assert!(FILES.read::<toml::Table>("two").is_err_and(|why| why.starts_with("roster two: ")));
    }
}

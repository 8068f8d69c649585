//! The floor: what was reached so far, committed as `coverage-floor.toml`. It only rises.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::{fs, io, path::Path};

use serde::Deserialize;

use super::tally::{Figures, Tally};

/// The figures that may not fall, in the order of [`Least::all`].
const NAMES: [&str; 4] = ["rules", "enforced", "tested", "both"];

/// The least each catalogue file must show.
#[derive(Debug, Default, Deserialize, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Floor {
    #[serde(default)]
    files: BTreeMap<String, Least>,
}

/// The least figures of one file.
#[derive(Debug, Default, Deserialize, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
struct Least {
    rules: u32,
    enforced: u32,
    tested: u32,
    both: u32,
}

/// How the figures moved, a line each.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Change {
    pub lower: Vec<String>,
    pub higher: Vec<String>,
}

impl Floor {
    /// The floor that the figures now would make. Practice games have none.
    pub fn of(tally: &Tally) -> Floor {
        let files = tally.files.iter().filter(|(_, file)| !file.practice);
        Floor { files: files.map(|(name, file)| ((*name).to_owned(), Least::of(file.all))).collect() }
    }

    /// Reads the floor; where there is no file there is no floor yet.
    pub fn read(path: &Path) -> Result<Floor, String> {
        match fs::read_to_string(path) {
            Ok(text) => toml::from_str(&text).map_err(|why| format!("{}: {why}", path.display())),
            Err(why) if why.kind() == io::ErrorKind::NotFound => Ok(Floor::default()),
            Err(why) => Err(format!("{}: {why}", path.display())),
        }
    }

    /// Writes the floor down.
    pub fn write(&self, path: &Path) -> Result<(), String> {
        fs::write(path, self.text()).map_err(|why| format!("{}: {why}", path.display()))
    }

    fn text(&self) -> String {
        let mut out =
            "# What `cargo xtask coverage` reached so far. `--check` holds every figure to it; `--accept` raises it.\n"
                .to_owned();
        for (name, least) in &self.files {
            let _ = write!(out, "\n[files.\"{name}\"]\n");
            for (figure, value) in NAMES.into_iter().zip(least.all()) {
                let _ = writeln!(out, "{figure} = {value}");
            }
        }
        out
    }

    /// Holds the figures now against the floor.
    pub fn compare(&self, tally: &Tally) -> Change {
        let mut change = Change::default();
        let now = Floor::of(tally);
        let none = Least::default();
        for name in self.files.keys().chain(now.files.keys().filter(|it| !self.files.contains_key(*it))) {
            let then = self.files.get(name).unwrap_or(&none).all();
            let now = now.files.get(name).unwrap_or(&none).all();
            for (figure, (then, now)) in NAMES.into_iter().zip(then.into_iter().zip(now)) {
                let line = || format!("{name}: {figure} {then} -> {now}");
                match now.cmp(&then) {
                    std::cmp::Ordering::Less => change.lower.push(line()),
                    std::cmp::Ordering::Equal => {}
                    std::cmp::Ordering::Greater => change.higher.push(line()),
                }
            }
        }
        change
    }
}

impl Least {
    fn of(figures: Figures) -> Least {
        let Figures { rules, enforced, tested, both, .. } = figures;
        Least { rules, enforced, tested, both }
    }

    fn all(&self) -> [u32; 4] {
        [self.rules, self.enforced, self.tested, self.both]
    }
}

#[cfg(test)]
mod tests {
    use super::super::scan::Citations;
    use super::super::tally::{Figures, FileTally, Tally};
    use super::{Change, Floor};

    fn tally(enforced: u32, tested: u32) -> Tally {
        let mut tally = Tally::default();
        let all = Figures { rules: 9, enforced, tested, both: 1, ..Figures::default() };
        tally.files.insert("fence.toml", FileTally { all, ..FileTally::default() });
        tally
    }

    #[test]
    fn the_floor_survives_writing() {
        let floor = Floor::of(&tally(3, 2));
        assert_eq!(toml::from_str::<Floor>(&floor.text()).expect("it reads what it wrote"), floor);
    }

    #[test]
    fn no_figure_may_go_down() {
        let floor = Floor::of(&tally(3, 2));
        assert_eq!(floor.compare(&tally(3, 2)), Change::default());
        let change = floor.compare(&tally(2, 4));
        assert_eq!(change.lower, ["fence.toml: enforced 3 -> 2"]);
        assert_eq!(change.higher, ["fence.toml: tested 2 -> 4"]);
        assert_eq!(floor.compare(&Tally::default()).lower.len(), 4, "a file that vanished lost everything");
        assert_eq!(Floor::default().compare(&tally(3, 2)).lower, [""; 0], "a new file can only rise");
    }

    #[test]
    fn practice_games_have_a_row_but_no_floor_and_no_share() {
        let tally = Tally::of(&Citations::default());
        let rules: u32 = tally.files.values().filter(|it| !it.practice).map(|it| it.all.rules).sum();
        assert_eq!(tally.total, Figures { rules, ..Figures::default() });
        assert!(tally.files.values().any(|it| it.practice && it.all.rules > 0));
        assert_eq!(Floor::of(&tally).files.len(), tally.files.values().filter(|it| !it.practice).count());
    }
}

//! Damaged files: replays, studies and their journals.

use std::fs;

use dice::Seeded;
use games::{Game, NAMES, Visitor};

use super::run::{adjutant, run};
use crate::soak::{
    Check,
    checks::battle::{damaged, written},
};

const STUDY: &str = "name = \"small\"\nsystem = \"duel\"\nseeds = 1\nswap = true\nplayers = [{ name = \"random\", nodes = 1 }]\nbattles = [\"standard\"]\n";

/// The check of this file.
pub fn check() -> Check {
    Check::new("hostile-files", "a damaged file is refused in words, whichever command reads it", |seed| {
        match seed % 4 {
            0 | 1 => games::visit(NAMES[(seed / 4 % NAMES.len() as u64) as usize], Replay(seed))?,
            2 => study(seed),
            _ => journal(seed),
        }
    })
}

/// A replay with some letters changed, or cut off in the middle of a byte.
struct Replay(u64);

impl Visitor for Replay {
    type Output = Result<(), String>;

    fn visit<S: Game>(self, system: S) -> Result<(), String> {
        let mut bytes = damaged(&written(&system, self.0)?, self.0).into_bytes();
        let mut dice = Seeded::from_u64(self.0);
        if dice.below(3) == 0 {
            let at = dice.below(bytes.len().max(1) as u32) as usize;
            bytes.splice(at.., (0..dice.below(40)).map(|_| 0x80 | at as u8).collect::<Vec<_>>());
        }
        let folder = tempfile::tempdir().map_err(|why| why.to_string())?;
        let file = folder.path().join("a.replay");
        fs::write(&file, bytes).map_err(|why| why.to_string())?;
        let commands: [&[&str]; 4] = [
            &["replay", "verify", "--anyway"],
            &["replay", "show", "--why", "--language", "fr"],
            &["replay", "show", "--seat", "1"],
            &["odds", "plan"],
        ];
        let words = commands[dice.below(commands.len() as u32) as usize];
        let ended = run(adjutant(words)?.arg(&file))?;
        ended.is_tame(&[0, 1]).map_err(|why| format!("{}: {why}", words.join(" ")))
    }
}

fn study(seed: u64) -> Result<(), String> {
    let folder = tempfile::tempdir().map_err(|why| why.to_string())?;
    let file = folder.path().join("study.toml");
    let text = damaged(STUDY, seed);
    fs::write(&file, &text).map_err(|why| why.to_string())?;
    let mut command = adjutant(["sim", "--most", "2", "--threads", "1", "--study"])?;
    let ended = run(command.arg(&file).arg("--out").arg(folder.path().join("out")))?;
    ended.is_tame(&[0, 1]).map_err(|why| format!("{text}: {why}"))
}

/// A journal with some letters changed: a report says what is wrong, and playing on leaves the file as it is or mends its end.
fn journal(seed: u64) -> Result<(), String> {
    let folder = tempfile::tempdir().map_err(|why| why.to_string())?;
    let (file, out) = (folder.path().join("study.toml"), folder.path().join("out"));
    fs::write(&file, STUDY).map_err(|why| why.to_string())?;
    let play = || run(adjutant(["sim", "--threads", "1", "--study"])?.arg(&file).arg("--out").arg(&out));
    play()?.is_tame(&[0])?;
    let journal = out.join(studies::journal::NAME);
    let whole = fs::read_to_string(&journal).map_err(|why| why.to_string())?;
    let text = damaged(&whole, seed);
    fs::write(&journal, &text).map_err(|why| why.to_string())?;
    run(adjutant(["report"])?.arg(&out))?.is_tame(&[0, 1])?;
    let again = play()?;
    again.is_tame(&[0, 1])?;
    let left = fs::read_to_string(&journal).map_err(|why| why.to_string())?;
    let mended = if again.status == Some(0) { left == whole } else { left == text };
    if mended { Ok(()) } else { Err(format!("a journal that was\n{text}\nis\n{left}")) }
}

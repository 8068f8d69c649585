//! Closed pipes and full disks.

use std::{fs::File, io::Read, process::Stdio};

use dice::Seeded;

use super::run::{adjutant, run};
use crate::soak::Check;

const LINES: &[&str] = &[
    "--help",
    "rules search cover --limit 50",
    "rules show wz.skill.heal",
    "odds warzone --rof 9 --rs 12 --st 12 --armour 13",
    "odds deadzone --dice 4 --on 5 --against 3 --against-on 4",
    "battle log --system duel",
    "watch standard --seats random,random",
    "soak --list",
    "sim --system duel --battles 2 --seats random,random",
    "match random random --system duel --battles 1",
    "ladder duel --players random,level-1 --battles standard --nodes 1 --threads 1",
];

/// The check of this file.
pub fn check() -> Check {
    Check::new("hostile-pipes", "whoever closes a pipe or has a full disk gets an exit status", |seed| {
        let mut dice = Seeded::from_u64(seed);
        let line = LINES[dice.below(LINES.len() as u32) as usize];
        let ended = match dice.below(3) {
            0 => full(line),
            1 => left(line, 0),
            _ => left(line, dice.below(2_000)),
        };
        ended.map_err(|why| format!("{line}: {why}"))
    })
}

fn full(line: &str) -> Result<(), String> {
    let device = File::options().write(true).open("/dev/full").map_err(|why| format!("/dev/full: {why}"))?;
    run(adjutant(line.split(' '))?.stdout(Stdio::from(device)))?.is_tame(&[1])
}

/// Somebody reads so many bytes and leaves. What fits into the pipe before that is written without a fault.
fn left(line: &str, bytes: u32) -> Result<(), String> {
    let (mut reader, writer) = std::io::pipe().map_err(|why| why.to_string())?;
    let mut command = adjutant(line.split(' '))?;
    command.stdout(Stdio::from(writer));
    let reading = std::thread::spawn(move || (&mut reader).take(u64::from(bytes)).read_to_end(&mut Vec::new()).is_ok());
    let ended = run(&mut command);
    drop(command); // with it goes our end of the pipe, and whoever still reads is done
    reading.join().map_err(|_| "the reader failed")?;
    ended?.is_tame(&[0, 141])
}

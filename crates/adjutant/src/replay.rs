//! `adjutant replay verify|show FILE`: check a replay to its last die, or read it as a story.

use std::{fs, path::PathBuf};

use battle::replay::{self, Bound, Header, ReplayFault};
use catalogue::Language;
use clap::{Args, Subcommand};
use games::{Game, Visitor};

use crate::{
    output::{self, Stop},
    story::{self, Telling},
};

/// Replays: whole battles as text files.
#[derive(Subcommand)]
pub enum ReplayCommand {
    /// Plays a replay again and checks every order, die, state and commitment in it.
    Verify {
        #[command(flatten)]
        file: File,
        /// Plays it even if it was made by another engine or under other rules; what differs then shows as a fault.
        #[arg(long)]
        anyway: bool,
    },
    /// Tells a replay as a story.
    Show {
        #[command(flatten)]
        file: File,
        #[command(flatten)]
        telling: Telling,
    },
}

/// A replay file.
#[derive(Args)]
pub struct File {
    /// The replay file.
    #[arg(value_name = "FILE")]
    path: PathBuf,
}

impl File {
    /// Its text.
    pub fn read(&self) -> Result<String, String> {
        let bytes = fs::read(&self.path).map_err(|why| format!("{}: {why}", self.path.display()))?;
        String::from_utf8(bytes).map_err(|why| {
            let good = why.utf8_error().valid_up_to();
            let line = 1 + why.as_bytes()[..good].iter().filter(|it| **it == b'\n').count();
            format!("{}: line {line}: this is not text", self.path.display())
        })
    }

    /// The fault with the file's name before it.
    pub fn fault(&self, why: impl std::fmt::Display) -> String {
        format!("{}: {why}", self.path.display())
    }
}

/// Runs a replay command.
pub fn run(command: ReplayCommand) -> Result<(), Stop> {
    match command {
        ReplayCommand::Verify { file, anyway } => {
            let text = file.read()?;
            let header = Header::read(&text).map_err(|why| file.fault(why))?;
            let report = games::visit(&header.system, Verify { text: &text, anyway }).map_err(|why| file.fault(why))?;
            output::line(report.map_err(|why| file.fault(why))?)
        }
        ReplayCommand::Show { file, telling } => {
            let text = file.read()?;
            let header = Header::read(&text).map_err(|why| file.fault(why))?;
            let told = games::visit(&header.system, Show { file: &file, text: &text, telling })
                .map_err(|why| file.fault(why))?;
            told?.map_or(Ok(()), |why| Err(file.fault(why).into()))
        }
    }
}

struct Verify<'a> {
    text: &'a str,
    anyway: bool,
}

impl Visitor for Verify<'_> {
    type Output = Result<String, String>;

    fn visit<S: Game>(self, system: S) -> Result<String, String> {
        let report = replay::verify(system, self.text, self.anyway).map_err(|why| why.to_string())?;
        let dice = match &report.bound {
            Bound::Nobody => "not bound by commitments".to_owned(),
            Bound::Partly { missing } => {
                format!("not fair: they follow from the nonces given, but there is none of {}", missing.join(", "))
            }
            Bound::Everybody => "fair: all derived again from the nonces of the host and every seat".to_owned(),
        };
        let end = if report.over { "fought to its end" } else { "still open" };
        let file = if report.sealed { "" } else { "; format 1: a changed die that changes no state is not noticed" };
        Ok(format!(
            "good: {} orders, {} dice ({dice}), {} states agree, {end}{file}",
            report.orders, report.dice, report.hashes
        ))
    }
}

struct Show<'a> {
    file: &'a File,
    text: &'a str,
    telling: Telling,
}

impl Visitor for Show<'_> {
    /// What ended the telling before the end of the file.
    type Output = Result<Option<ReplayFault>, Stop>;

    fn visit<S: Game>(self, system: S) -> Self::Output {
        let (replay, damage) = replay::salvage::<S>(self.text);
        let Some(replay) = replay else { return Ok(damage) };
        let (battle, stopped) = match replay::play_on(system, &replay) {
            Ok(played) => played,
            Err(fault) => return Ok(Some(fault)),
        };
        story::tell(&battle, &self.telling)?;
        let stopped = stopped.or(damage);
        let told = Some(&battle).filter(|_| stopped.is_none());
        warn(self.file, &replay::doubts(&replay, told));
        Ok(stopped)
    }
}

/// Says what speaks against a replay that was played all the same.
pub fn warn(file: &File, doubts: &[ReplayFault]) {
    doubts.iter().for_each(|it| output::complain(&format!("warning: {}", file.fault(it))));
}

/// The language a player reads.
pub fn language(text: &str) -> Result<Language, String> {
    text.parse().map_err(|why: catalogue::UnknownLanguage| why.to_string())
}

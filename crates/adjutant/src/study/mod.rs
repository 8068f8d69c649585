//! `adjutant sim --study`: every combination of a study file is played, each finished battle is kept at once, and the results
//! are written as tables.

mod file;
mod plan;
mod progress;

use std::{collections::BTreeMap, num::NonZeroUsize, path::Path};

use ::sim::{Bout, each};
use battle::replay::Version;
use serde_json::{Value, json};
use studies::{Battle, Side, digest, journal::Journal, tables};

use crate::output;
use games::{Game, Visitor};
use plan::{Fixture, Plan};

pub use file::{PlayerEntry, StudyFile};
pub use progress::Progress;

/// How many orders a battle may take before it counts as endless.
const LONGEST: u64 = 1_000_000;

/// How a study is to be played.
pub struct Order<'a> {
    /// Where the study was read, for whatever is wrong with it.
    pub from: String,
    /// Where the results go; nothing is written without.
    pub out: Option<&'a Path>,
    /// On how many threads.
    pub threads: NonZeroUsize,
    /// How many battles at most this time.
    pub most: Option<u64>,
}

/// What came of it.
pub struct Done {
    /// What the study is called.
    pub name: String,
    /// Battles of the whole study.
    pub of: u64,
    /// Battles that are done, from this time and before.
    pub done: u64,
    /// Those of them that were there already.
    pub before: u64,
    /// Those that could not be played to their end.
    pub troubles: u64,
    /// The digest over the final states of all that are done.
    pub digest: String,
    /// The files written.
    pub files: Vec<String>,
    /// The battles themselves, by number.
    pub all: Vec<Battle>,
}

impl Done {
    /// For people.
    pub fn text(&self) -> String {
        let Done { name, of, done, before, digest, files, .. } = self;
        let mut out = format!("{name}: {done} of {of} battles are done");
        out += &if *before > 0 { format!(", {before} of them from before\n") } else { "\n".to_owned() };
        if done < of {
            out += "the same command goes on with the rest\n";
        }
        out + &format!("written: {}\ndigest {digest}\n", files.join(", "))
    }

    /// For machines.
    pub fn json(&self) -> Value {
        let Done { name, of, done, before, troubles, digest, files, .. } = self;
        json!({
            "study": name, "battles": of, "done": done, "before": before, "troubles": troubles, "digest": digest,
            "files": files,
        })
    }

    /// Battles that could not be played to their end are no success.
    pub fn verdict(&self) -> Result<(), String> {
        match self.troubles {
            0 => Ok(()),
            some => Err(format!("{some} battles could not be played to their end; column \"trouble\" says why")),
        }
    }
}

/// Plays a study, or what is left of it.
///
/// # Errors
/// What is wrong with the study or the folder, before anything is played; or what went wrong while writing.
pub fn play(study: StudyFile, order: &Order<'_>) -> Result<Done, String> {
    let system = study.system.clone();
    let told = |why: String| format!("{}: {why}", order.from);
    games::visit(&system, Playing { order, study }).map_err(|why| told(why.to_string()))?
}

struct Playing<'a> {
    order: &'a Order<'a>,
    study: StudyFile,
}

impl Visitor for Playing<'_> {
    type Output = Result<Done, String>;

    fn visit<S: Game>(self, system: S) -> Result<Done, String> {
        let Playing { order, study } = self;
        let plan = Plan::new(&system, &study).map_err(|why| format!("{}: {why}", order.from))?;
        let (mut journal, mut battles) = taken_up(order, &study)?;
        let before = battles.len() as u64;
        let left = (0..plan.battles()).filter(|it| !battles.contains_key(it));
        let most = order.most.and_then(|it| usize::try_from(it).ok()).unwrap_or(usize::MAX);
        let left: Vec<u64> = left.take(most).collect();
        let mut wrong = None;
        let mut progress = Progress::new(before, before + left.len() as u64);
        each(&left, order.threads, &|number| fight(&system, &plan, number, study.attacks), |_, battle| {
            wrong = journal.as_mut().and_then(|it| it.add(&battle).err());
            battles.insert(battle.battle, battle);
            progress.step(1);
            wrong.is_none()
        });
        progress.finish();
        if let Some(why) = wrong {
            return Err(kept(why));
        }
        let all: Vec<Battle> = battles.into_values().collect();
        let files = match order.out {
            Some(out) => tables::write(out, &tables::tables(&all, study.attacks)).map_err(kept)?,
            None => Vec::new(),
        };
        let (of, done) = (plan.battles(), all.len() as u64);
        let troubles = all.iter().filter(|it| !it.counts()).count() as u64;
        Ok(Done { name: study.name, of, done, before, troubles, digest: digest(&all), files, all })
    }
}

/// What went wrong while writing, and that it is not the end.
fn kept(why: String) -> String {
    format!("{why}; what is finished is kept, and the same command goes on from there")
}

/// The journal, if one is kept, and the battles in it.
fn taken_up(order: &Order<'_>, study: &StudyFile) -> Result<(Option<Journal>, BTreeMap<u64, Battle>), String> {
    let Some(out) = order.out else { return Ok((None, BTreeMap::new())) };
    let (journal, found) = Journal::open(out, &heading(study)?)?;
    if found.torn > 0 {
        let torn = found.torn;
        output::complain(&format!("the last line of the journal was torn ({torn} bytes): its battle is played again"));
    }
    Ok((Some(journal), found.battles))
}

/// What a journal begins with: the study, and the program that plays it. Rules that have changed make another study.
fn heading(study: &StudyFile) -> Result<Value, String> {
    let Version { engine, rules } = Version::current();
    let study = serde_json::to_value(study).map_err(|why| why.to_string())?;
    Ok(json!({ "study": study, "engine": engine, "rules": rules }))
}

/// Squads are called as their units are in the army list: what a roster calls them says little beside others.
fn name_units<S: Game>(battle: &mut Battle, system: &S) {
    let Some(pack) = system.pack() else { return };
    for squad in &mut battle.squads {
        if let Some(unit) = pack.units.get(&squad.unit) {
            squad.name.clone_from(&unit.name);
        }
    }
}

fn fight<S: Game>(system: &S, plan: &Plan<'_, S>, number: u64, attacks: bool) -> Battle {
    let fixture = match plan.fixture(number) {
        Ok(fixture) => fixture,
        Err(why) => return Battle { battle: number, trouble: Some(why), ..Battle::default() },
    };
    let Fixture { opening, setup, seeds, mission, table, armies, players } = fixture;
    let seated = players.map(|it| &plan.players()[it]);
    let side = |seat: usize| Side { army: armies[seat].clone(), player: seated[seat].label.clone(), points: 0.0 };
    let sides = [side(0), side(1)];
    let mut battle = Battle { battle: number, opening, mission, table, sides, ..Battle::default() };
    let players = seated.map(|it| (it.kind, it.nodes));
    match (Bout { system, setup: &setup, players: &players, seeds, longest: LONGEST }).fight() {
        Ok((fought, ledger)) => {
            let outcome = &fought.outcome;
            battle.winner = outcome.winners().next().filter(|_| !outcome.is_draw()).map(|it| it.0);
            (battle.orders, battle.turns, battle.hash) = (fought.orders, fought.turn, fought.hash.to_string());
            battle.keep(&ledger, attacks);
            name_units(&mut battle, system);
        }
        Err(why) => battle.trouble = Some(why.to_string()),
    }
    battle
}

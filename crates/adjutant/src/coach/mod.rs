//! `adjutant coach`: what a roster does, where it is weak, and what a change would bring.
//!
//! Everything is measured in battles against a field of rosters, each opening in both seats. Changes are first tried on a
//! few openings; the best are then held against the roster as it is on openings that nobody has seen yet, with the same
//! dice, so that being picked for its luck helps no change.

mod foes;
mod neighbours;
mod trial;
mod words;

use std::{
    fs,
    path::Path,
    sync::{Mutex, PoisonError},
};

use clap::Args;
use games::{Game, Visitor};
use kit::matchup;
use muster::{Pack, Party, Roster};
use studies::figures::{Mean, Share};

use crate::{
    output::{self, Stop},
    sim::threads,
    study::Progress,
};
use neighbours::{Neighbour, neighbours};
use trial::{Field, Trial};
use words::{Advice, Curves};

/// How many of the best changes are held against the roster.
const FINALISTS: usize = 3;

/// What a roster does, where it is weak, and what changes would bring
///
/// Plays the roster against a field of others, each opening in both seats, then tries changes of one unit.
#[derive(Args)]
pub struct Coach {
    /// A roster: a file, or one of the game's own by its name
    #[arg(value_name = "ROSTER")]
    roster: String,
    /// The rosters it is to be ready for: files, or the game's own by their names; without it, the game's own of the same
    /// points, and armies drawn by chance where these are few
    #[arg(long, value_delimiter = ',', value_name = "ROSTERS")]
    field: Vec<String>,
    /// Who plays both sides, with its style if it has one; without it, the tactician
    #[arg(long, value_name = "NAME")]
    player: Option<String>,
    /// The states the player may look at for one answer
    #[arg(long, default_value_t = 30, value_name = "N")]
    nodes: u64,
    /// Openings the roster, and each of the best changes, is played from
    #[arg(long, default_value_t = 40, value_name = "N")]
    openings: u64,
    /// Changes that are tried, drawn from all that are legal
    #[arg(long, default_value_t = 12, value_name = "N")]
    changes: usize,
    /// The seed that decides everything
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// On how many threads; without it, as many as there are cores
    #[arg(long, value_name = "T")]
    threads: Option<usize>,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

impl Coach {
    /// Plays and prints.
    pub fn run(&self) -> Result<(), Stop> {
        let roster = self.read()?;
        let system = roster.pack.clone();
        let advice = games::visit(&system, Coaching { asked: self, roster })??;
        match self.json {
            true => output::line(format_args!("{:#}", advice.json())),
            false => output::print(advice.text()),
        }
    }

    fn read(&self) -> Result<Roster, String> {
        let ready = games::NAMES.iter().find_map(|it| games::visit(it, Ready(&self.roster)).ok().flatten());
        if let Some(roster) = ready {
            return Ok(roster);
        }
        let path = Path::new(&self.roster);
        let text = fs::read_to_string(path)
            .map_err(|why| format!("no ready roster and no file \"{}\": {why}", self.roster))?;
        Roster::read(&self.roster, &text).map_err(|why| why.to_string())
    }
}

/// A ready roster of a game.
struct Ready<'a>(&'a str);

impl Visitor for Ready<'_> {
    type Output = Option<Roster>;

    fn visit<S: Game>(self, system: S) -> Option<Roster> {
        system.rosters().contains(&self.0).then(|| system.roster(self.0).ok()).flatten()
    }
}

struct Coaching<'a> {
    asked: &'a Coach,
    roster: Roster,
}

impl Visitor for Coaching<'_> {
    type Output = Result<Advice, String>;

    fn visit<S: Game>(self, system: S) -> Result<Advice, String> {
        let Coaching { asked, roster } = self;
        let pack = system.pack().ok_or_else(|| format!("{} has no armies", S::NAME))?;
        legal(&asked.roster, &roster, pack)?;
        if asked.openings == 0 || asked.openings > 1_000_000 {
            return Err(format!("{} openings; give 1 to 1000000", asked.openings));
        }
        let mut all = neighbours(&roster, pack);
        let legal = all.len();
        draw(&mut all, asked.changes, asked.seed);
        let field = field(asked, (&system, pack), &roster, all.len())?;
        let base = field.play(&roster, 0..asked.openings)?;
        let tried = Tried { legal, tried: all.len(), best: changes(asked, &roster, &field, &base, all)? };
        field.progress.lock().unwrap_or_else(PoisonError::into_inner).finish();
        let curves = curves(&system, pack, &roster, &field.foes);
        Ok(Advice::new(&roster, pack, &base, tried, curves))
    }
}

/// Says what is wrong with a roster that breaks the rules of its list.
fn legal(from: &str, roster: &Roster, pack: &Pack) -> Result<(), String> {
    let faults = muster::validate(roster, pack);
    if faults.is_empty() { Ok(()) } else { Err(format!("{from}: it is not legal: {}", muster::told(&faults))) }
}

/// Leaves so many, drawn by chance.
fn draw(all: &mut Vec<Neighbour>, most: usize, seed: u64) {
    let mut chance = dice::Seeded::from_u64(seed);
    while all.len() > most {
        let at = chance.below(all.len() as u32) as usize;
        all.swap_remove(at);
    }
}

/// Whom the roster meets, and who plays.
fn field<'a, S: Game>(
    asked: &Coach,
    (system, pack): (&'a S, &'a Pack),
    roster: &Roster,
    changes: usize,
) -> Result<Field<'a, S>, String> {
    let foes = foes::foes((system, pack), &asked.field, roster, asked.seed)?;
    let all = system.players();
    let player = asked.player.as_deref().unwrap_or("tactician");
    let player = bots::named(&all, player).map_err(|why| format!("--player: {why}"))?;
    let again = if changes > 0 { 1 + changes.min(FINALISTS) as u64 } else { 0 };
    let openings = asked.openings * (1 + again) + few(asked) * changes as u64;
    let (threads, progress) = (threads(asked.threads)?, Mutex::new(Progress::new(0, 2 * openings)));
    Ok(Field { system, pack, foes, player, nodes: asked.nodes.max(1), seed: asked.seed, threads, progress })
}

/// How many openings a change is tried on first.
fn few(asked: &Coach) -> u64 {
    asked.openings.div_ceil(4)
}

/// What became of the changes there are.
pub struct Tried {
    /// How many are legal.
    pub legal: usize,
    /// How many of them were tried.
    pub tried: usize,
    /// The best of those.
    pub best: Vec<Changed>,
}

/// What a change brings: the difference it makes, opening by opening.
pub struct Changed {
    pub neighbour: Neighbour,
    /// Points of a battle gained, from -1 to 1.
    pub gain: Mean,
    /// What the changed roster made of the openings.
    pub share: Share,
}

/// The best changes, each with what it brings on fresh openings.
fn changes<S: Game>(
    asked: &Coach,
    roster: &Roster,
    field: &Field<'_, S>,
    base: &[Trial],
    all: Vec<Neighbour>,
) -> Result<Vec<Changed>, String> {
    let mut tried = Vec::new();
    for it in all {
        let trials = field.play(&it.roster, 0..few(asked))?;
        tried.push((gain(&trials, base).mean, it));
    }
    tried.sort_by(|a, b| b.0.total_cmp(&a.0));
    tried.truncate(FINALISTS);
    if tried.is_empty() {
        return Ok(Vec::new());
    }
    let fresh = asked.openings..2 * asked.openings;
    let as_it_is = field.play(roster, fresh.clone())?;
    let mut changed = Vec::new();
    for (_, neighbour) in tried {
        let trials = field.play(&neighbour.roster, fresh.clone())?;
        changed.push(Changed { neighbour, gain: gain(&trials, &as_it_is), share: trial::share(&trials) });
    }
    changed.sort_by(|a, b| b.gain.mean.total_cmp(&a.gain.mean));
    Ok(changed)
}

fn gain(trials: &[Trial], base: &[Trial]) -> Mean {
    let apart = (0..).zip(trials.iter().zip(base)).map(|(opening, (it, base))| (opening, it.score() - base.score()));
    Mean::of(&apart.collect::<Vec<_>>())
}

/// The harm each unit is expected to do at each distance to the commonest unit of the field.
fn curves<S: Game>(system: &S, pack: &Pack, roster: &Roster, foes: &[(String, Roster)]) -> Curves {
    let mut counts = std::collections::BTreeMap::new();
    for unit in foes.iter().flat_map(|it| &it.1.units) {
        *counts.entry(unit.unit.as_str()).or_insert(0_u32) += 1;
    }
    let target = counts.into_iter().max_by_key(|it| it.1).map(|it| it.0).unwrap_or_default();
    let targets = Party { unit: target.to_owned(), size: 1, options: Default::default() };
    let odds = system.match_ups();
    let mut all: Vec<words::Curve> = Vec::new();
    for unit in &roster.units {
        let name = words::label(unit, pack);
        let party = Party { unit: unit.unit.clone(), size: 1, options: unit.options.clone() };
        let curve = odds.map_or_else(Vec::new, |it| matchup::curve(it, pack, &party, &targets));
        if !curve.is_empty() && all.iter().all(|it| it.0 != name) {
            all.push((name, curve));
        }
    }
    let target = pack.units.get(target).map_or_else(String::new, |it| it.name.clone());
    Curves { target, measure: odds.map_or("", |it| it.facts().measure_name), all }
}

//! From a study file to battles: every combination, each opening in every seating, by number.
//!
//! All combinations of one seed are numbered before those of the next, so that the first part of a study is itself
//! a study with fewer seeds.

use ::sim::Seeds;
use bots::Kind;
use games::Game;
use kit::arena::MADE;
use muster::{Pack, Roster};

use super::file::{ArmyEntry, OtherArmy, PlayerEntry, StudyFile};

/// The most battles of a study.
const MOST: u64 = 100_000_000;
/// The most states a player may look at for one answer.
const MOST_NODES: u64 = 100_000_000;
/// The most points of a drawn army.
const MOST_POINTS: u32 = 10_000;

/// A study that can be played.
pub struct Plan<'a, S: Game> {
    system: &'a S,
    seed: u64,
    players: Vec<Seated<S>>,
    armies: Vec<Army>,
    battles: Vec<&'static str>,
    combinations: Vec<Combination>,
    /// The first battle of each combination within a seed, and at last the battles of a seed.
    starts: Vec<u64>,
    seeds: u64,
}

/// A player with what it may look at, and what it is called in results.
pub struct Seated<S: Game> {
    pub kind: Kind<S>,
    pub nodes: u64,
    pub label: String,
}

/// An army of the study.
struct Army {
    label: String,
    source: Source,
}

enum Source {
    Fixed(Box<Roster>),
    Drawn { faction: String, points: u32 },
}

/// What is fought about, where, and by which armies and players.
struct Combination {
    what: What,
    players: [usize; 2],
    /// How the sides sit: whether the armies, and the players, are in each other's seats.
    seatings: Vec<(bool, bool)>,
}

#[derive(Clone)]
enum What {
    Ready(usize),
    Meeting { armies: [usize; 2], mission: String, table: String },
}

/// One battle to be played.
pub struct Fixture<S: Game> {
    pub opening: u64,
    pub setup: S::Setup,
    pub seeds: Seeds,
    pub mission: String,
    pub table: String,
    pub armies: [String; 2],
    /// The players, by place in the study's list.
    pub players: [usize; 2],
}

impl<'a, S: Game> Plan<'a, S> {
    /// The plan of a study file, tried out: every combination can begin.
    ///
    /// # Errors
    /// What is wrong with it, and where.
    pub fn new(system: &'a S, study: &StudyFile) -> Result<Plan<'a, S>, String> {
        let players = study.players.iter().map(|it| seated(system, it)).collect::<Result<Vec<_>, _>>()?;
        let armies = study.armies.iter().map(|it| army(system, it)).collect::<Result<Vec<_>, _>>()?;
        let battles = study.battles.iter().map(|it| ready(system, it)).collect::<Result<Vec<_>, _>>()?;
        alike("player", players.iter().map(|it| it.label.as_str()))?;
        alike("army", armies.iter().map(|it| it.label.as_str()))?;
        alike("battle", battles.iter().copied())?;
        let mut plan = Plan {
            system,
            seed: study.seed,
            players,
            armies,
            battles,
            combinations: Vec::new(),
            starts: vec![0],
            seeds: study.seeds,
        };
        plan.combine(study)?;
        plan.count()?;
        plan.try_out()?;
        Ok(plan)
    }

    fn combine(&mut self, study: &StudyFile) -> Result<(), String> {
        let whats = self.whats(study)?;
        let players = pairs(self.players.len(), false);
        if players.is_empty() {
            return Err("players: nobody plays; name at least one".to_owned());
        }
        for what in whats {
            for players in &players {
                let armies = !matches!(&what, What::Meeting { armies: [a, b], .. } if a == b && self.is_fixed(*a));
                let (armies, others) = (study.swap && armies, study.swap && players[0] != players[1]);
                let all = [(false, false), (true, false), (false, true), (true, true)];
                let seatings = all.into_iter().filter(|it| (armies || !it.0) && (others || !it.1)).collect();
                self.combinations.push(Combination { what: what.clone(), players: *players, seatings });
            }
        }
        Ok(())
    }

    fn whats(&self, study: &StudyFile) -> Result<Vec<What>, String> {
        let parts = !study.armies.is_empty() || !study.missions.is_empty() || !study.tables.is_empty();
        if parts != study.battles.is_empty() {
            return Err("name either battles, or armies (with missions and tables)".to_owned());
        }
        if !parts {
            return Ok((0..self.battles.len()).map(What::Ready).collect());
        }
        let missions = words("missions", &study.missions, &self.system.missions())?;
        let tables: Vec<String> = self.system.tables().iter().map(|it| (*it).to_owned()).collect();
        let tables =
            if study.tables.is_empty() { vec![MADE.to_owned()] } else { words("tables", &study.tables, &tables)? };
        let armies = pairs(self.armies.len(), study.mirror);
        if armies.is_empty() {
            return Err("armies: nobody fights; name at least one".to_owned());
        }
        let mut all = Vec::new();
        for mission in &missions {
            for table in &tables {
                let meeting = |armies: &[usize; 2]| What::Meeting {
                    armies: *armies,
                    mission: mission.clone(),
                    table: table.clone(),
                };
                all.extend(armies.iter().map(meeting));
            }
        }
        Ok(all)
    }

    fn is_fixed(&self, army: usize) -> bool {
        matches!(self.armies[army].source, Source::Fixed(_))
    }

    fn count(&mut self) -> Result<(), String> {
        for it in &self.combinations {
            self.starts.push(self.starts[self.starts.len() - 1] + it.seatings.len() as u64);
        }
        let all = self.a_seed().checked_mul(self.seeds);
        match all {
            Some(1..=MOST) => Ok(()),
            Some(0) => Err("seeds: no battles; give at least 1".to_owned()),
            Some(_) | None => {
                Err(format!("seeds: {} battles for each of {} seeds are more than {MOST}", self.a_seed(), self.seeds))
            }
        }
    }

    /// Begins every combination once.
    fn try_out(&self) -> Result<(), String> {
        for at in 0..self.combinations.len() {
            let fixture = self.fixture(self.starts[at])?;
            let told = || format!("{}, {}, {}", fixture.mission, fixture.table, fixture.armies.join(" against "));
            let state = self
                .system
                .start(&fixture.setup)
                .map_err(|faults| format!("{} cannot begin: {}", told(), battle::told(self.system, &faults)))?;
            let seats = self.system.seats(&state);
            if seats != 2 {
                return Err(format!("{} is for {seats}; a study is of two sides", told()));
            }
        }
        Ok(())
    }

    /// The battles of one seed.
    fn a_seed(&self) -> u64 {
        self.starts[self.starts.len() - 1]
    }

    /// How many battles there are.
    pub fn battles(&self) -> u64 {
        self.a_seed() * self.seeds
    }

    /// The players.
    pub fn players(&self) -> &[Seated<S>] {
        &self.players
    }

    /// A battle by its number.
    ///
    /// # Errors
    /// What is wrong: an army that could not be drawn, say.
    pub fn fixture(&self, battle: u64) -> Result<Fixture<S>, String> {
        let (seed, within) = (battle / self.a_seed(), battle % self.a_seed());
        let at = self.starts.partition_point(|it| *it <= within) - 1;
        let combination = &self.combinations[at];
        let (armies_swap, players_swap) = combination.seatings[(within - self.starts[at]) as usize];
        let opening = seed * self.combinations.len() as u64 + at as u64;
        let seeds = Seeds { study: self.seed, opening };
        let (setup, mission, table, mut armies) = self.setup(&combination.what, seeds)?;
        let setup = if armies_swap { self.system.swapped(setup) } else { setup };
        let mut players = combination.players;
        if armies_swap {
            armies.reverse();
        }
        if players_swap {
            players.reverse();
        }
        Ok(Fixture { opening, setup, seeds, mission, table, armies, players })
    }

    fn setup(&self, what: &What, seeds: Seeds) -> Result<(S::Setup, String, String, [String; 2]), String> {
        match what {
            What::Ready(at) => {
                let battle = self.battles[*at];
                let setup = self.system.setup(battle, 2, seeds.setup()).map_err(|why| format!("battles: {why}"))?;
                let (mission, armies) = self.system.labels(&setup);
                Ok((setup, mission, battle.to_owned(), armies))
            }
            What::Meeting { armies, mission, table } => {
                let rosters = [self.roster(armies[0], 0, seeds)?, self.roster(armies[1], 1, seeds)?];
                let setup =
                    self.system.meeting(self.pack()?, [&rosters[0], &rosters[1]], mission, table, seeds.setup())?;
                Ok((setup, mission.clone(), table.clone(), armies.map(|it| self.armies[it].label.clone())))
            }
        }
    }

    fn pack(&self) -> Result<&'static Pack, String> {
        self.system.pack().ok_or_else(|| format!("{} has no armies", S::NAME))
    }

    fn roster(&self, army: usize, side: u64, seeds: Seeds) -> Result<Roster, String> {
        match &self.armies[army].source {
            Source::Fixed(roster) => Ok((**roster).clone()),
            Source::Drawn { faction, points } => {
                let pack = self.pack()?;
                let mut chance = dice::Seeded::from_u64(seeds.setup().wrapping_mul(2).wrapping_add(side));
                muster::draw(pack, faction, self.system.chart(), *points, &mut |most| chance.below(most))
            }
        }
    }
}

/// Every two of so many; one alone meets itself, and so does each where asked.
fn pairs(count: usize, mirror: bool) -> Vec<[usize; 2]> {
    let all = (0..count).flat_map(|a| (a..count).map(move |b| [a, b]));
    all.filter(|[a, b]| a != b || mirror || count == 1).collect()
}

/// The words given, each of them known; all that are known if none is given.
fn words(key: &str, given: &[String], known: &[String]) -> Result<Vec<String>, String> {
    if given.is_empty() {
        return Ok(known.to_vec());
    }
    alike(key, given.iter().map(String::as_str))?;
    match given.iter().find(|it| !known.contains(it)) {
        Some(word) => Err(format!("{key}: no \"{}\"; there are {}", word.escape_debug(), known.join(", "))),
        None => Ok(given.to_vec()),
    }
}

/// Refuses what is named twice: it would count double.
fn alike<'a>(what: &str, words: impl Iterator<Item = &'a str>) -> Result<(), String> {
    let mut seen = std::collections::BTreeSet::new();
    for word in words {
        if !seen.insert(word) {
            return Err(format!("{what}: \"{word}\" is named twice"));
        }
    }
    Ok(())
}

fn seated<S: Game>(system: &S, entry: &PlayerEntry) -> Result<Seated<S>, String> {
    let kind = bots::named(&system.players(), &entry.name).map_err(|why| format!("players: {why}"))?;
    if !(1..=MOST_NODES).contains(&entry.nodes) {
        return Err(format!("players: {} with {} nodes; give 1 to {MOST_NODES}", entry.name, entry.nodes));
    }
    Ok(Seated { kind, nodes: entry.nodes, label: format!("{}:{}", kind.label(), entry.nodes) })
}

fn ready<S: Game>(system: &S, word: &str) -> Result<&'static str, String> {
    let all = system.battles();
    let known = || all.iter().map(|it| it.word).collect::<Vec<_>>().join(", ");
    let found = all.iter().map(|it| it.word).find(|it| *it == word);
    found.ok_or_else(|| format!("battles: no \"{}\" for {}; there are {}", word.escape_debug(), S::NAME, known()))
}

fn army<S: Game>(system: &S, entry: &ArmyEntry) -> Result<Army, String> {
    let pack = system.pack().ok_or_else(|| format!("armies: {} has none; name battles", S::NAME))?;
    match entry {
        ArmyEntry::Ready(word) if system.rosters().contains(&word.as_str()) => {
            Ok(Army { label: word.clone(), source: Source::Fixed(Box::new(system.roster(word)?)) })
        }
        ArmyEntry::Ready(word) => {
            Err(format!("armies: no \"{}\"; there are {}", word.escape_debug(), system.rosters().join(", ")))
        }
        ArmyEntry::Other(OtherArmy { file: Some(file), text: Some(text), drawn: None, points: None }) => {
            let roster = Roster::read(file, text).map_err(|why| format!("armies: {why}"))?;
            let faults = muster::validate(&roster, pack);
            match faults.is_empty() {
                true => Ok(Army { label: roster.name.clone(), source: Source::Fixed(Box::new(roster)) }),
                false => Err(format!("armies: {file} is not legal: {}", muster::told(&faults))),
            }
        }
        ArmyEntry::Other(OtherArmy { file: None, text: None, drawn: Some(faction), points: Some(points) }) => {
            if !(1..=MOST_POINTS).contains(points) {
                return Err(format!("armies: {faction} with {points} points; give 1 to {MOST_POINTS}"));
            }
            let source = Source::Drawn { faction: faction.clone(), points: *points };
            Ok(Army { label: format!("{faction} {points}"), source })
        }
        ArmyEntry::Other(_) => Err("armies: an army is a word, { file = … } or { drawn = …, points = … }".to_owned()),
    }
}

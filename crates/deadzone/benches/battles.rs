//! How fast battles are played: `cargo bench -p deadzone` prints one line of JSON for each.
//!
//! Random players, one thread, eight models a side, every legal order listed at each decision: on the map made by hand, and
//! on ruins made up from a seed. How many battles may be given after `--`. The digest over all final states is printed
//! with the figures: a change for speed alone leaves it as it is. Seconds are those the thread was at work, where the
//! machine tells them, so that others at work beside it do not count.

use std::{fs, num::NonZeroUsize, time::Instant};

use bots::Random;
use deadzone::{Deadzone, Mission, Opening, Settings, Setup, Team, generator, pack, ready};
use muster::{Roster, resolve};
use sim::{Openings, Study, simulate};

/// How many battles are played unless it is said.
const BATTLES: u64 = 200;

const ENFORCERS: &[&str] = &[
    "enforcer-captain",
    "enforcer",
    "enforcer",
    "assault-enforcer",
    "pathfinder",
    "enforcer-medic",
    "enforcer-specialist",
    "d-o-g-drone",
];
const FORGE_FATHERS: &[&str] = &[
    "steel-warrior-huscarl",
    "steel-warrior",
    "steel-warrior",
    "steel-warrior",
    "brokkr",
    "steel-warrior-specialist-stormrage-veteran",
    "brokkr-specialist",
    "forge-guard",
];
const ASTERIANS: &[&str] =
    &["overseer", "cypher", "cypher", "cypher-warden", "kalyshi", "marionettes", "weapons-drone", "black-talon"];
const VEER_MYN: &[&str] =
    &["progenitor", "crawler", "crawler", "stalker", "stalker", "creeper", "rat-swarm", "nightmare"];

fn main() {
    let battles = std::env::args().find_map(|it| it.parse().ok()).unwrap_or(BATTLES);
    let patrol = Setup {
        mission: Mission::Patrol,
        points: 200,
        map: ready::map("depot").expect("it is built in"),
        teams: vec![team("enforcers", ENFORCERS), team("forge-fathers", FORGE_FATHERS)],
        opening: Opening::Deployment,
        settings: Settings::default(),
    };
    let ruins = Setup {
        map: generator::map(7),
        teams: vec![team("asterians", ASTERIANS), team("veer-myn", VEER_MYN)],
        ..patrol.clone()
    };
    for (name, setup) in [("Enforcers and Forge Fathers, depot", patrol), ("Asterians and Veer-Myn, ruins", ruins)] {
        play(name, &setup, battles);
    }
}

fn team(faction: &str, units: &[&str]) -> Team {
    let head = format!("name = \"Bench\"\npack = \"deadzone\"\nfaction = \"{faction}\"\nchart = \"strike-team\"\n");
    let units: String = units.iter().map(|it| format!("[[unit]]\nunit = \"{it}\"\n")).collect();
    let roster = Roster::read("bench", &format!("{head}points = 200\n{units}")).expect("it is written right");
    Team { units: resolve(&roster, pack()).expect("it is a legal team") }
}

fn play(name: &str, setup: &Setup, battles: u64) {
    let players = [Random::kind(), Random::kind()];
    let study = Study {
        system: &Deadzone,
        openings: Openings::Same(setup),
        players: &players,
        battles,
        seed: 1,
        swap: false,
        nodes: 1,
        longest: 100_000,
    };
    let begin = Watch::start();
    let summary = simulate(&study, NonZeroUsize::MIN, &|_| {}).expect("every battle ends");
    let seconds = begin.seconds();
    println!(
        "{{\"battle\":\"{name}\",\"battles\":{battles},\"decisions\":{},\"seconds\":{seconds:.3},\
         \"battles_per_second\":{:.1},\"decisions_per_second\":{:.0},\"digest\":\"{}\"}}",
        summary.decisions,
        battles as f64 / seconds,
        summary.decisions as f64 / seconds,
        summary.digest
    );
}

/// Time at work if the machine tells it, else time on the wall.
struct Watch {
    wall: Instant,
    work: Option<u64>,
}

impl Watch {
    fn start() -> Watch {
        Watch { wall: Instant::now(), work: at_work() }
    }

    fn seconds(&self) -> f64 {
        let work = at_work().zip(self.work).map(|(now, then)| (now - then) as f64 * 1e-9);
        work.unwrap_or_else(|| self.wall.elapsed().as_secs_f64())
    }
}

/// Nanoseconds this thread has been at work.
fn at_work() -> Option<u64> {
    fs::read_to_string("/proc/thread-self/schedstat").ok()?.split(' ').next()?.parse().ok()
}

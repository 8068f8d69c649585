//! What a study can be made of, game by game: armies, missions and tables by their words, put together freely.

use battle::System;
use battle::plan_odds::{Bounds, Losses, Prospect};
use deadzone::Deadzone;
use duel::Duel;
use muster::{Pack, Party, Roster};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;
use table::Inches;
use warzone::Warzone;

/// The table that the seed makes.
pub const MADE: &str = "made";
/// The sides of a made Warzone table, in inches.
const SIDE: i32 = 48;

/// A game whose battles can be put together from their parts.
pub trait Arena: System {
    /// Its army lists; none if it has no armies.
    fn pack(&self) -> Option<&'static Pack> {
        None
    }

    /// The chart that drawn armies follow.
    fn chart(&self) -> &'static str {
        ""
    }

    /// The words of its ready rosters.
    fn rosters(&self) -> Vec<&'static str> {
        Vec::new()
    }

    /// A ready roster.
    fn roster(&self, word: &str) -> Result<Roster, String> {
        Err(format!("{} has no roster \"{word}\"", Self::NAME))
    }

    /// The words of its missions.
    fn missions(&self) -> Vec<String> {
        Vec::new()
    }

    /// The words of its tables.
    fn tables(&self) -> Vec<&'static str> {
        Vec::new()
    }

    /// A battle of these armies; the seed makes the table where it is to be made.
    fn meeting(&self, _armies: [&Roster; 2], _mission: &str, _table: &str, _seed: u64) -> Result<Self::Setup, String> {
        Err(format!("{} has no armies", Self::NAME))
    }

    /// The same battle with the armies in each other's seats.
    fn swapped(&self, setup: Self::Setup) -> Self::Setup {
        setup
    }

    /// The harm one unit is expected to do to another at each distance, in the game's measure; what cannot be drilled has none.
    fn curve(&self, _attackers: &Party, _targets: &Party) -> Vec<(u8, f64)> {
        Vec::new()
    }

    /// What distances are measured in.
    fn measure(&self) -> &'static str {
        ""
    }

    /// What a ready battle is about, and between whom, in words for a table.
    fn labels(&self, _setup: &Self::Setup) -> (String, [String; 2]) {
        (Self::NAME.to_owned(), [String::new(), String::new()])
    }
}

impl Arena for Duel {}

impl Arena for Deadzone {
    fn pack(&self) -> Option<&'static Pack> {
        Some(deadzone::pack())
    }

    fn chart(&self) -> &'static str {
        "strike-team"
    }

    fn rosters(&self) -> Vec<&'static str> {
        deadzone::ready::rosters().collect()
    }

    fn roster(&self, word: &str) -> Result<Roster, String> {
        deadzone::ready::roster(word)
    }

    fn missions(&self) -> Vec<String> {
        deadzone::Mission::ALL.iter().map(word).collect()
    }

    fn tables(&self) -> Vec<&'static str> {
        deadzone::ready::maps().chain([MADE]).collect()
    }

    fn meeting(&self, armies: [&Roster; 2], mission: &str, table: &str, seed: u64) -> Result<deadzone::Setup, String> {
        let map = if table == MADE { deadzone::generator::map(seed) } else { deadzone::ready::map(table)? };
        let team = |it: &Roster| {
            let units = muster::resolve(it, deadzone::pack()).map_err(|faults| illegal(it, &faults))?;
            Ok(deadzone::Team { units })
        };
        let teams = armies.into_iter().map(team).collect::<Result<_, String>>()?;
        let points = armies.iter().map(|it| it.points).max().and_then(|it| u16::try_from(it).ok()).unwrap_or(u16::MAX);
        let (opening, settings) = (deadzone::Opening::Deployment, deadzone::Settings::default());
        Ok(deadzone::Setup { mission: named(mission)?, points, map, teams, opening, settings })
    }

    fn swapped(&self, mut setup: deadzone::Setup) -> deadzone::Setup {
        setup.teams.reverse();
        setup
    }

    fn curve(&self, attackers: &Party, targets: &Party) -> Vec<(u8, f64)> {
        use deadzone::matchup::{Doing, Drill, FURTHEST};
        let drill = |apart: u8| Drill {
            attackers: attackers.clone(),
            targets: targets.clone(),
            apart,
            screened: false,
            doing: if apart == 0 { Doing::Fight } else { Doing::Shoot },
            weapon: None,
            answer: None,
        };
        curve(0..=FURTHEST, |apart| drill(apart).odds(BOUNDS))
    }

    fn measure(&self) -> &'static str {
        "cubes"
    }

    fn labels(&self, setup: &deadzone::Setup) -> (String, [String; 2]) {
        let label = |seat: usize| {
            let units = setup.teams.get(seat).map_or(&[][..], |it| &it.units);
            units.first().map_or_else(String::new, |it| format!("{}-{}", it.faction, setup.points))
        };
        (word(&setup.mission), [label(0), label(1)])
    }
}

impl Arena for Warzone {
    fn pack(&self) -> Option<&'static Pack> {
        Some(warzone::ready::pack())
    }

    fn chart(&self) -> &'static str {
        "standard"
    }

    fn rosters(&self) -> Vec<&'static str> {
        warzone::ready::rosters().collect()
    }

    fn roster(&self, word: &str) -> Result<Roster, String> {
        warzone::ready::roster(word)
    }

    fn missions(&self) -> Vec<String> {
        warzone::Mission::ALL.iter().map(word).collect()
    }

    fn tables(&self) -> Vec<&'static str> {
        warzone::ready::tables().chain([MADE]).collect()
    }

    fn meeting(&self, armies: [&Roster; 2], mission: &str, table: &str, seed: u64) -> Result<warzone::Setup, String> {
        let table = match table {
            MADE => warzone::generator::table(Inches::whole(SIDE), Inches::whole(SIDE), seed),
            word => toml::from_str(warzone::ready::table_text(word)?).map_err(|why| format!("table {word}: {why}"))?,
        };
        let forces = warzone::muster(&armies.map(Clone::clone), warzone::ready::pack())
            .map_err(|faults| faults.iter().map(|it| format!("{:?}", it.line)).collect::<Vec<_>>().join("; "))?;
        Ok(warzone::Setup {
            table,
            forces,
            mission: named(mission)?,
            secondary: Vec::new(),
            opening: warzone::Opening::Mission,
            game: warzone::Game::Basic,
            structures: Vec::new(),
        })
    }

    fn swapped(&self, mut setup: warzone::Setup) -> warzone::Setup {
        setup.forces.reverse();
        setup.secondary.reverse();
        (0..).zip(&mut setup.forces).for_each(|(team, it)| it.team = team);
        setup
    }

    fn curve(&self, attackers: &Party, targets: &Party) -> Vec<(u8, f64)> {
        use warzone::matchup::{Doing, Drill, Screen};
        let drill = |apart: u8| Drill {
            attackers: attackers.clone(),
            targets: targets.clone(),
            apart: Inches::whole(i32::from(apart)),
            screen: Screen::None,
            doing: if apart == 0 { Doing::Fight } else { Doing::Shoot },
            weapon: None,
            answer: None,
        };
        curve((0..=36).step_by(6), |apart| drill(apart).odds(BOUNDS))
    }

    fn measure(&self) -> &'static str {
        "inches"
    }

    fn labels(&self, setup: &warzone::Setup) -> (String, [String; 2]) {
        let label = |seat: usize| {
            let units = setup.forces.get(seat).map_or(&[][..], |it| &it.units);
            units.iter().max_by_key(|it| it.points).map_or_else(String::new, |it| it.name.clone())
        };
        (word(&setup.mission), [label(0), label(1)])
    }
}

/// How far the odds of a drill are followed.
const BOUNDS: Bounds = Bounds { states: 4_000, floor: 1e-6 };

fn curve(distances: impl Iterator<Item = u8>, odds: impl Fn(u8) -> Result<Prospect<Losses>, String>) -> Vec<(u8, f64)> {
    let harm = |it: &Prospect<Losses>| it.ends.iter().map(|(end, chance)| f64::from(end.wounds) * chance).sum::<f64>();
    distances.filter_map(|apart| Some((apart, harm(&odds(apart).ok()?)))).collect()
}

fn illegal(roster: &Roster, faults: &[muster::Fault]) -> String {
    let told: Vec<String> = faults.iter().map(|it| format!("{:?}", it.wrong)).collect();
    format!("the roster \"{}\" is not legal: {}", roster.name, told.join("; "))
}

/// The word of a mission, as files have it.
fn word<T: Serialize>(mission: &T) -> String {
    serde_json::to_value(mission).ok().and_then(|it| it.as_str().map(str::to_owned)).unwrap_or_default()
}

fn named<T: DeserializeOwned>(word: &str) -> Result<T, String> {
    serde_json::from_value(Value::from(word)).map_err(|why| why.to_string())
}

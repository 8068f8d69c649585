//! The field of rosters that a roster is measured against.

use std::{fs, path::Path};

use muster::{Pack, Roster};

use games::Game;

/// The most rosters of a field that is not named.
const MOST: usize = 12;
/// Where the game has fewer of its own, armies drawn by chance fill the field up to so many.
const FEWEST: usize = 6;

/// The rosters named, from the game or from files; or else those of the game with as many points, and armies by chance.
pub fn foes<S: Game>(
    (system, pack): (&S, &Pack),
    named: &[String],
    roster: &Roster,
    seed: u64,
) -> Result<Vec<(String, Roster)>, String> {
    if !named.is_empty() {
        return named.iter().map(|it| Ok((it.clone(), named_foe(system, pack, it)?))).collect();
    }
    let mut foes = Vec::new();
    for word in system.rosters() {
        let foe = system.roster(word)?;
        if fits(&foe, roster, pack) && foes.len() < MOST {
            foes.push((word.to_owned(), foe));
        }
    }
    let mut chance = dice::Seeded::from_u64(seed);
    for (at, faction) in (1..=FEWEST).zip(pack.header.factions.keys().cycle()) {
        if foes.len() < FEWEST
            && let Ok(foe) = muster::draw(pack, faction, &roster.chart, roster.points, &mut |most| chance.below(most))
        {
            foes.push((format!("{faction} by chance ({at})"), foe));
        }
    }
    match foes.is_empty() {
        true => Err(format!("there is no other roster of {} points; name some with --field", roster.points)),
        false => Ok(foes),
    }
}

/// Whether it is another army of the same size that spends its points: those of lessons do not.
fn fits(foe: &Roster, roster: &Roster, pack: &Pack) -> bool {
    let spent = muster::points(foe, pack).total();
    foe.points == roster.points
        && foe.chart == roster.chart
        && foe.units != roster.units
        && spent * 10 >= i64::from(foe.points) * 8
}

fn named_foe<S: Game>(system: &S, pack: &Pack, word: &str) -> Result<Roster, String> {
    if system.rosters().contains(&word) || !Path::new(word).exists() {
        return system.roster(word).map_err(|why| format!("--field: {why}"));
    }
    let text = fs::read_to_string(word).map_err(|why| format!("--field: {word}: {why}"))?;
    let foe = Roster::read(word, &text).map_err(|why| format!("--field: {why}"))?;
    super::legal(word, &foe, pack).map_err(|why| format!("--field: {why}"))?;
    Ok(foe)
}

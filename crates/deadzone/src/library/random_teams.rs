//! Strike teams mustered by chance: always legal, and the same for the same seed. For players who want to play at once, and
//! for the laws, which meet every faction this way.

use std::{cmp::Reverse, collections::BTreeMap};

use catalogue::rule;
use dice::Seeded;
use muster::{Pack, Roster, RosterUnit, Unit, resolve, validate};

use crate::{Team, model::profile::Kind};

/// How many models are tried where a team is to use its points up, and how often everybody is tried after that.
const TRIES: u32 = 24;
const SWEEPS: u32 = 2;

/// The lists that can field a strike team: those with a Leader.
pub(crate) fn factions(pack: &Pack) -> impl Iterator<Item = &str> {
    pack.header.factions.keys().map(String::as_str).filter(|it| leaders(pack, it).next().is_some())
}

/// A roster of a faction that uses its points up as far as chance allows.
pub(crate) fn roster(pack: &Pack, faction: &str, points: u32, seed: u64) -> Roster {
    let chance = &mut Seeded::from_u64(seed ^ 0x1E57);
    let mut roster = mustered(pack, faction, points, TRIES, chance);
    // What is left over is spent on whoever still fits, the dearest first; a trooper may make room for a specialist.
    let mut all: Vec<&Unit> = pack.units.values().filter(|it| it.serves(faction)).collect();
    all.sort_by_key(|it| Reverse(it.points));
    for _ in 0..SWEEPS {
        all.iter().for_each(|it| buy(pack, &mut roster, it, chance));
    }
    roster
}

/// A team of a faction, so many models tried.
pub(crate) fn team(pack: &Pack, faction: &str, points: u32, tries: u32, chance: &mut Seeded) -> Team {
    let roster = mustered(pack, faction, points, tries, chance);
    Team { units: resolve(&roster, pack).unwrap_or_else(|faults| unreachable!("{faction}: {faults:?}")) }
}

/// A legal roster, its models and what they buy picked by chance as long as the list allows them. A list that is not there
/// has nobody.
fn mustered(pack: &Pack, faction: &str, points: u32, tries: u32, chance: &mut Seeded) -> Roster {
    let named = |it: &str| it.to_owned();
    let (name, chart) = (named("Levy"), named("strike-team"));
    let mut roster =
        Roster { name, pack: named("deadzone"), faction: named(faction), chart, points, ..Roster::default() };
    let leaders: Vec<&Unit> = leaders(pack, faction).collect();
    let all: Vec<&Unit> = pack.units.values().filter(|it| it.serves(faction)).collect();
    if leaders.is_empty() {
        return roster;
    }
    let first = pick(&leaders, chance);
    for leader in [first].into_iter().chain(leaders) {
        if roster.units.is_empty() {
            buy(pack, &mut roster, leader, chance);
        }
    }
    for _ in 0..tries {
        let unit = pick(&all, chance);
        buy(pack, &mut roster, unit, chance);
    }
    roster
}

fn pick<'a>(from: &[&'a Unit], chance: &mut Seeded) -> &'a Unit {
    from[chance.below(from.len() as u32) as usize]
}

fn leaders<'a>(pack: &'a Pack, faction: &'a str) -> impl Iterator<Item = &'a Unit> {
    pack.units.values().filter(move |it| it.serves(faction) && Kind::of(&it.category) == Some(Kind::Leader))
}

/// Adds a model with something bought for it, or at least the model, if the team stays legal.
fn buy(pack: &Pack, roster: &mut Roster, unit: &Unit, chance: &mut Seeded) {
    // Sentry Guns are taken with their own rifle: so a seed musters the team that it always did.
    let offers =
        pack.offers(unit, &roster.faction).filter(|it| it.option.price_rule != rule!("dz.unit.items.sentry-gun"));
    let offers: Vec<String> = offers.map(|it| it.option.id.clone()).collect();
    let offer = offers.get(chance.below(offers.len().max(1) as u32 * 2) as usize);
    let bought = offer.into_iter().map(|it| BTreeMap::from([(it.clone(), 1)]));
    for options in bought.chain([BTreeMap::new()]) {
        roster.units.push(RosterUnit { unit: unit.id.clone(), options, ..RosterUnit::default() });
        if validate(roster, pack).is_empty() {
            return;
        }
        roster.units.pop();
    }
}

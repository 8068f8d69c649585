//! The odds of attacks on a cube: whether they land, and what they do to everyone there.
//!
//! Chances to hurt are given for a shot that lands where it was aimed, beside the chance that it does; then the chances of
//! those whom it kills where it scatters to. What comes after an explosion (throws, falls, fire) is a test of its own when it
//! happens, and a preview says so.

use std::collections::BTreeMap;

use battle::{Breakdown, Chance, Forecast, Line, Spread};
use catalogue::rule;
use dice::Distribution;
use table::lattice::{Floor, Gait};

use super::{
    opposed::{self, Hurt, Impact},
    specials,
};
use crate::{
    Ability, Burst, Cell, Explosion, Load, Lob, ModelId, State, Thrown,
    model::field::gap,
    rules::{
        rolls::pool::Again,
        shooting::{area_attack, cube_attack},
    },
};

/// Something shot or thrown at a cube.
pub(super) fn aimed(state: &State, by: ModelId, with: Thrown, cell: Cell) -> Option<Forecast> {
    let (_, lobbed, kind) = cube_attack::load(state, by, with).ok()?;
    let Some(load) = lobbed.map(|it| cube_attack::aimed(state, by, cell, it)) else {
        let mut forecast = Forecast::default();
        explosion(state, &Explosion::new(cell, kind, area_attack::victims(state, cell)), &mut forecast);
        return Some(forecast);
    };
    Some(thrown(state, &cube_attack::aiming(state, (by, with), load, cell, true)))
}

/// A throw: whether it lands, and what it does if it does.
pub(super) fn thrown(state: &State, lob: &Lob) -> Forecast {
    let (_, dice) = cube_attack::dice(lob);
    let mut forecast = Forecast::default();
    let hits = opposed::successes(&dice, state.profile(lob.by).shoot, cube_attack::rerolls(lob));
    let lands = hits.at_least(i32::from(cube_attack::wanted(lob.load)));
    forecast.chances.push(Chance { what: Line::new("dz-odds-land"), chance: lands });
    specials::of_throw(state, lob, &mut forecast);
    forecast.tests.push((super::pool("dz-odds-attack", state.profile(lob.by).shoot), dice));
    let kind = match lob.load {
        Load::Indirect { dice, ap, .. } | Load::Frag { dice, ap } => Burst::Frag { dice, ap },
        Load::Screen { .. } | Load::Invigorate { .. } | Load::Smoke { .. } | Load::Trap { .. } | Load::Stun => {
            return forecast;
        }
    };
    explosion(state, &Explosion::new(lob.cell, kind, area_attack::victims(state, lob.cell)), &mut forecast);
    for (cell, chance) in scatters(state, lob) {
        stray(
            state,
            Explosion::new(cell, kind, area_attack::victims(state, cell)),
            (1.0 - lands) * chance,
            &mut forecast,
        );
    }
    forecast
}

/// Whom an explosion kills that went astray, with the chance that it comes to that.
fn stray(state: &State, explosion: Explosion, chance: f64, forecast: &mut Forecast) {
    for at in 0..explosion.victims.len() {
        let what = Line::new("dz-odds-stray").with("model", state.name(explosion.victims[at].0));
        let chance = chance * victim(state, &explosion, at).kill;
        if chance > 0.0 {
            forecast.chances.push(Chance { what, chance });
        }
    }
}

/// Where something comes down that missed, with the chance of each cube: by the eight ways of the scatter die, back off what
/// bars it, and through partial floors (`dz.state.scatter-partial`).
fn scatters(state: &State, lob: &Lob) -> BTreeMap<Cell, f64> {
    let mut found = BTreeMap::new();
    let from_above = matches!(lob.load, Load::Indirect { .. });
    for wind in 0..8 {
        let beside = lob.cell.neighbour(wind);
        if from_above {
            let top = beside.map(|it| state.field.top(it.column(), it.row()));
            let floors =
                top.into_iter().flat_map(|it| (1..=it.level()).rev().filter_map(move |level| it.on_level(level)));
            let lands = floors.into_iter().find(|it| state.field.standing.has(*it));
            lands.into_iter().for_each(|it| *found.entry(it).or_insert(0.0) += 0.125);
            continue;
        }
        let lattice = &state.field.lattice;
        let open = beside.filter(|it| lattice.can_step(lob.cell.cube(), it.cube(), gap(1), Gait::Fly));
        fall(state, open.unwrap_or(lob.cell), 0.125, &mut found);
    }
    found
}

/// Down to the first floor that holds: a full one, or every other time a partial one.
fn fall(state: &State, from: Cell, mut chance: f64, found: &mut BTreeMap<Cell, f64>) {
    let mut land = |cell: Cell, chance: f64| *found.entry(cell).or_insert(0.0) += chance;
    for cell in (1..=from.level()).rev().filter_map(|it| from.on_level(it)) {
        match state.field.lattice.floor(cell.cube()) {
            Floor::Full => return land(cell, chance),
            Floor::None => {}
            Floor::Partial => {
                chance /= 2.0;
                land(cell, chance);
            }
        }
    }
    land(from.on_level(1).unwrap_or(from), chance);
}

/// An explosion, or the spray of It Burns!: everyone in the cube against one roll.
pub(super) fn explosion(state: &State, explosion: &Explosion, forecast: &mut Forecast) {
    let (_, dice, needs, ..) = area_attack::attack(state, explosion.kind);
    forecast.tests.push((super::pool("dz-odds-burst", needs), dice));
    for at in 0..explosion.victims.len() {
        let whom = || state.name(explosion.victims[at].0);
        let Hurt { dealt, kill } = victim(state, explosion, at);
        let what = Line::new("dz-odds-kill-whom").with("model", whom());
        forecast.chances.push(Chance { what, chance: kill });
        forecast.spreads.push(Spread::gather(Line::new("dz-odds-damage-whom").with("model", whom()), dealt.iter()));
        specials::of_victim(state, explosion, at, forecast);
    }
}

/// What an explosion does to one of those in the cube.
pub(crate) fn victim(state: &State, explosion: &Explosion, at: usize) -> Hurt {
    harmed(state, explosion, at, lead(state, explosion, at))
}

/// How far an explosion is ahead of one of those in the cube.
fn lead(state: &State, explosion: &Explosion, at: usize) -> Distribution {
    let (model, _) = explosion.victims[at];
    let (_, dice, needs, again, _) = area_attack::attack(state, explosion.kind);
    let back = Again::dice(state.resilient(model));
    let met = opposed::successes(&answer_dice(state, explosion, at), state.profile(model).survive, back);
    opposed::successes(&dice, needs, again).minus(&met)
}

/// The dice with which one of those in the cube stands it.
pub(super) fn answer_dice(state: &State, explosion: &Explosion, at: usize) -> Breakdown {
    let (rule, ..) = area_attack::attack(state, explosion.kind);
    Breakdown::base(rule, 3).plus(rule!("dz.command.dice"), i32::from(explosion.victims[at].1))
}

/// What an explosion that is so far ahead does to one of those in the cube.
pub(super) fn harmed(state: &State, explosion: &Explosion, at: usize, lead: Distribution) -> Hurt {
    opposed::hurt(state, &impact(state, explosion, at), &stopped(explosion, lead))
}

/// The same as [`victim`] with its AP lowered (`dz.special.starforged-armour`).
pub(super) fn blunted(state: &State, explosion: &Explosion, at: usize, blunt: u8) -> Hurt {
    let full = impact(state, explosion, at);
    let lead = stopped(explosion, lead(state, explosion, at));
    opposed::hurt(state, &Impact { ap: full.ap.saturating_sub(blunt), ..full }, &lead)
}

/// A landing Hammerfist hurts nobody (`dz.ability.hammerfist-drop-armour`).
fn stopped(explosion: &Explosion, lead: Distribution) -> Distribution {
    if matches!(explosion.kind, Burst::Impact { .. }) { lead.map(|_| 0) } else { lead }
}

fn impact(state: &State, explosion: &Explosion, at: usize) -> Impact {
    let (model, _) = explosion.victims[at];
    let (.., ap) = area_attack::attack(state, explosion.kind);
    let dismantles = matches!(explosion.kind, Burst::Burns { by, .. } if state.has(by, Ability::Dismantle));
    let braced = explosion.braced.contains(&Some(model));
    Impact { dismantles, braced, ..Impact::plain(model, ap) }
}

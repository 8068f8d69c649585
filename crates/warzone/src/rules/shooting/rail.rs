//! Rail weapons: what hits goes on, through everybody on the line.
//!
//! A Rail weapon shoots like any other. Every die that hits draws a line, 1mm wide, from the middle of the shooter through
//! the middle of that target out to the weapon's full range, whatever stands in it. The target is settled by its RS test;
//! everybody else the line touches, friend or foe, before or behind it, is hit on a D20 of 10 or less, with the same St.
//! Between different Elevations no line can be drawn. A hull that is hit on a 4 or less is hurt worse.

use battle::{Breakdown, Resolution};
use catalogue::{RuleId, rule};
use dice::NeedDice;
use table::{Arrange, Point};

use crate::{
    Cause, Class, Event, Fire, ModelId, Pierce, Spot, State, Test, Warzone, Wound,
    model::area::TOLERANCE,
    rules::rolls::skill_test::passes,
    rules::{movement, rolls::skill_test::test, shooting},
};

/// The rule of the roll for everybody on the line.
pub(crate) const COLLATERAL: RuleId = rule!("wz.armoury.rail.collateral");
/// The highest roll that hits.
const HIT: i32 = 10;
/// The highest die that hurts a hull worse, and the Structure Points it costs (`wz.armoury.rail.critical`).
const WORSE: (u8, u8) = (4, 2);
/// Half the width of the line.
const HALF: f64 = 0.02;

/// The line of a hit: how long it is, and whom it touches besides the target, the nearest first. None where the two
/// stand at different Elevations, or the weapon is no Rail weapon.
fn line(state: &State, fire: &Fire, target: ModelId) -> Option<(Spot, Vec<ModelId>)> {
    let gun = state.gun(fire.shooter, fire.shots.weapon).filter(|it| it.class == Class::Rail)?;
    let (here, there) = (state.figure(fire.shooter), state.figure(target));
    let along = (there.at - here.at).unit().filter(|_| here.is_level_with(&there))?;
    let range = shooting::range(state, fire.shooter, gun, fire.action)?;
    let length = here.radius() + movement::hundredths(&range).to_f64();
    let mut touched: Vec<(f64, ModelId)> = Vec::new();
    for model in state.standing().filter(|it| *it != fire.shooter && *it != target) {
        let it = state.figure(model);
        let ahead = along.dot(it.at - here.at);
        let aside = (it.at - here.at) - along * ahead.clamp(0.0, length);
        let level = (it.foot - here.foot).abs() <= it.profile.base.elevation().to_f64() + TOLERANCE;
        if level && aside.length() <= it.radius() + HALF {
            touched.push((ahead, model));
        }
    }
    touched.arrange(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
    let level = state.model(fire.shooter).stand?.level;
    let end = Spot::on(Point::nearest(here.at + along * length), level);
    Some((end, touched.into_iter().map(|it| it.1).collect()))
}

/// Draws the line of a hit and rolls for everybody on it.
pub(crate) fn draw(
    now: &mut Resolution<'_, Warzone>,
    fire: &Fire,
    target: ModelId,
    first: bool,
) -> Result<Vec<(Wound, Breakdown)>, NeedDice> {
    let Some((to, touched)) = line(now, fire, target) else { return Ok(Vec::new()) };
    now.emit(Event::RailDrawn { by: fire.shooter, to });
    let mut hits = Vec::new();
    for victim in touched {
        if test(now, victim, Test::Rail, Some(Breakdown::base(COLLATERAL, HIT)))?.passed() {
            hits.push(wound(now, fire, victim, first));
        }
    }
    Ok(hits)
}

/// What a hit at this target may do to everybody else on its line, and how likely each is hit then.
pub(crate) fn likely(state: &State, fire: &Fire, target: ModelId, first: bool) -> Vec<(Wound, f64)> {
    let touched = line(state, fire, target).map(|it| it.1).unwrap_or_default();
    touched.into_iter().map(|it| (wound(state, fire, it, first).0, passes(HIT))).collect()
}

/// What the line does to one of those it touches.
fn wound(state: &State, fire: &Fire, victim: ModelId, first: bool) -> (Wound, Breakdown) {
    let (wound, st) = shooting::wound(state, fire, victim, first, Cause::Ranged, None);
    let hull = wound.hull.map(|it| Pierce { aimed: false, ..it });
    (Wound { hull, ..wound }, st)
}

/// The face of a die up to which a hit of this weapon is a worse one; 1 where it makes no difference.
pub(crate) fn worse_up_to(state: &State, fire: &Fire) -> u8 {
    let rail = state.gun(fire.shooter, fire.shots.weapon).is_some_and(|it| it.class == Class::Rail);
    if rail { WORSE.0 } else { 1 }
}

/// A hit on a hull by such a die has Critical Damage.
pub(crate) fn worsen(state: &State, fire: &Fire, die: u8, wound: Wound) -> Wound {
    let worse = worse_up_to(state, fire) == WORSE.0 && die <= WORSE.0;
    let harder = |it: Pierce| Pierce { critical: it.critical.max(Some(WORSE.1)), ..it };
    Wound { hull: if worse { wound.hull.map(harder) } else { wound.hull }, ..wound }
}

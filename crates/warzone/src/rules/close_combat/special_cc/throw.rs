//! Throw and Lob: an enemy is put down elsewhere, and lands hard.
//!
//! On a success the attacker's player chooses the place: so near, in the attacker's Front Facing, at the same or a lower
//! Elevation, not on a model and not in Impassable Terrain. The landing is an Autohit at the attacker's St + 4, and 1 more
//! for each inch, begun or full, that it is lower than the attacker's base. It ends a Stun and causes no Free Slash.

use battle::{Breakdown, Resolution};
use catalogue::{RuleId, rule};
use table::{
    Inches, Point,
    measure::plan_distance,
    reach::{Level, Place, SLACK},
};

use crate::{
    Base, DamageType, Event, Forbidden, ModelId, Spot, Stand, State, Step, Warzone,
    model::{area::TOLERANCE, terrain::Terrain},
    rules::{
        close_combat::blow,
        measuring::measure::inches,
        squads::suppression,
        tokens::traps,
        wounds::{self, strength},
    },
};

/// What a landing adds to the attacker's St.
const LANDING: i32 = 4;
/// The directions tried for a landing, from the way the attacker faces.
const DIRECTIONS: [i32; 13] = [0, 15, -15, 30, -30, 45, -45, 60, -60, 75, -75, 88, -88];

/// A throw needs a place to land.
pub(super) fn objection(state: &State, by: ModelId, target: ModelId, most: Inches) -> Option<Forbidden> {
    let nowhere = landings(state, by, target, most).next().is_none();
    nowhere.then(|| Forbidden::NoLanding { target, rule: rule_of(state, by) })
}

fn rule_of(state: &State, by: ModelId) -> RuleId {
    match state.profile(by).base {
        Base::Large => rule!("wz.special-cc.large.lob"),
        Base::Small | Base::Medium => rule!("wz.special-cc.medium.throw"),
    }
}

/// Places to put a thrown model, the farthest first, facing away from the attacker.
pub(crate) fn landings(state: &State, by: ModelId, target: ModelId, most: Inches) -> impl Iterator<Item = Stand> + '_ {
    let (here, facing) = (state.figure(by), state.facing(by));
    let clear = here.radius() + state.profile(target).radius.to_f64();
    let levels: Vec<Level> = lower_levels(state, by, target);
    let shares = [1.0, 0.5, 0.02];
    let places = shares.into_iter().flat_map(move |share| DIRECTIONS.map(|turn| (share, turn)));
    let stands = places.flat_map(move |(share, turn)| {
        let look = facing.turned(turn * 100);
        let far = clear + (most.to_f64() - 0.02) * share;
        let at = Point::nearest(here.at + look.to_vec() * far);
        levels.clone().into_iter().map(move |level| Stand { at, level, facing: look })
    });
    stands.filter(move |it| landing_objection(state, by, target, most, it).is_none())
}

/// The levels that are not above the attacker.
fn lower_levels(state: &State, by: ModelId, target: ModelId) -> Vec<Level> {
    let at = |level| Stand { level, ..state.model(target).stand.unwrap_or_default() };
    let levels = state.field.ways_of(target).levels().map(|it| it.0);
    levels.filter(|it| is_low_enough(state, by, target, &at(*it))).collect()
}

/// The same Elevation or a lower one.
fn is_low_enough(state: &State, by: ModelId, target: ModelId, stand: &Stand) -> bool {
    let (here, there) = (state.figure(by), state.figure_at(target, stand));
    there.foot <= here.foot + TOLERANCE || here.is_level_with(&there)
}

/// Why a thrown model cannot be put down there.
pub(crate) fn landing_objection(
    state: &State,
    by: ModelId,
    target: ModelId,
    most: Inches,
    stand: &Stand,
) -> Option<Forbidden> {
    let (here, there) = (state.figure(by), state.figure_at(target, stand));
    let rule = rule_of(state, by);
    let gap = here.plan_gap(&there);
    if gap > most.to_f64() + TOLERANCE {
        return Some(Forbidden::TooFarAway { model: target, distance: inches(gap), limit: most, rule });
    }
    if !here.has_in_front(&there) {
        return Some(Forbidden::NotInFront { target });
    }
    if !is_low_enough(state, by, target, stand) {
        return Some(Forbidden::Apart { target, rule });
    }
    (!is_free(state, target, stand)).then_some(Forbidden::NoRoom { model: target, rule })
}

/// Whether the base fits there: on the level, beside all other models and Impassable Terrain.
pub(crate) fn is_free(state: &State, target: ModelId, stand: &Stand) -> bool {
    let place = Place { level: stand.level, at: stand.at.to_vec() };
    let body = state.body_at(target, stand);
    let in_rock = state.field.setup.table.pieces().iter().zip(&state.field.terrain).any(|(piece, terrain)| {
        *terrain == Terrain::Impassable
            && piece.top() > body.foot()
            && plan_distance(piece.footprint.shape(), body.shape()) == 0.0
    });
    let (clear, at) = (state.profile(target).radius, stand.at.to_vec());
    let taken = state.standing().filter(|it| *it != target).any(|it| {
        let beside =
            state.body(it).is_some_and(|it| it.top() > body.foot().to_f64() && body.top() > it.foot().to_f64());
        let apart = (state.centre(it) - at).length();
        beside && apart < (clear + state.profile(it).radius).to_f64() - SLACK
    });
    !in_rock && !taken && state.field.ways_of(target).check(&[place, place], &[]).is_ok()
}

/// The thrown model lands.
pub(crate) fn land(now: &mut Resolution<'_, Warzone>, by: ModelId, target: ModelId, stand: Stand) {
    now.emit(Event::Done);
    traps::pass(now, target, Spot::on(stand.at, stand.level));
    now.emit(Event::Thrown { model: target, by, stand });
    let st = landing_strength(now, by, target);
    let wound = blow(by, target, &st, DamageType::Piercing, false);
    wounds::strike(now, wound, st);
    now.emit(Event::Then(vec![Step::Wound(wound)]));
    suppression::check(now, target);
}

/// The St of a landing.
pub(super) fn landing_strength(state: &State, by: ModelId, target: ModelId) -> Breakdown {
    let rule = rule_of(state, by);
    let lower = (state.foot(by) - state.foot(target)).max(Inches::ZERO).ceil();
    strength(super::own_strength(state, by).plus(rule, LANDING).plus(rule, lower))
}

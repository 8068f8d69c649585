//! What may be declared (`dc.shoot.declare`): who may fire which weapon at what.

use catalogue::{RuleId, rule};
use table::{Bearing, Inches, Vec2};

use super::{
    barrage,
    numbers::{self, fired_as},
    spotting::{is_seen, seen_of_feature},
};
use crate::{
    Aim, Arc, Edge, Forbidden, Place, Range, SquadId, State, Target, UnitId, Weapon, WeaponId, WeaponRule,
    model::{
        chapters::shooting::Forbidden as No,
        entry::{Aiming, Shot},
        marks::{SquadMark, UnitMark},
    },
    rules::{
        measuring::{HAIR, body, distance, edges, flies, in_arc, sight},
        moments,
        objectives::scoring,
        transports::{embark::must_embark, together::chance_passed},
        turn::acting_objection,
    },
};

/// What a squad that disembarked counts as having moved at least (`dc.shoot.disembark-penalty`).
const ONE: Inches = Inches::whole(1);

/// Why shots may not be declared like that.
pub(crate) fn objection(state: &State, aim: &Aim) -> Option<Forbidden> {
    let rule = rule!("dc.shoot.declare");
    let known = |it: &UnitId| it.index() < state.units.len();
    let Some(first) = aim.shooters.first().filter(|it| known(it)) else { return Some(Forbidden::NoSuchThing { rule }) };
    let squad = state.squad_of(*first);
    let is_one = |it: &UnitId| known(it) && state.squad_of(*it) == squad && state.unit(*it).is_on_table();
    if !aim.shooters.iter().all(is_one) || is_named_twice(aim) {
        return Some(Forbidden::NoSuchThing { rule });
    }
    let unarmed = |it: &UnitId| state.weapon(*it, aim.weapon).is_none();
    acting_objection(state, squad)
        .or_else(|| squad_objection(state, squad))
        .or_else(|| aim.shooters.iter().any(unarmed).then_some(Forbidden::NoSuchThing { rule }))
        .or_else(|| target_objection(state, *first, aim))
        .or_else(|| match barrage::value_of(state.weapon(*first, aim.weapon)?) {
            Some(_) => barrage::objection(state, aim),
            None => aim.shooters.iter().find_map(|it| unit_objection(state, *it, aim)),
        })
        .or_else(|| moments::aim_objection(state, aim, state.weapon(*first, aim.weapon)?))
}

/// Whether a unit is to fire its weapon twice at once.
fn is_named_twice(aim: &Aim) -> bool {
    (0..aim.shooters.len()).any(|at| aim.shooters[..at].contains(&aim.shooters[at]))
}

/// Why units may not shoot like that during a flight: what binds their weapon, not what binds their squad's activation
/// (`dc.weapon.reaction-fire`, `dc.fast.attack-run`).
pub(crate) fn in_flight_objection(state: &State, aim: &Aim) -> Option<Forbidden> {
    let unit = *aim.shooters.first()?;
    let squad = state.squad_of(unit);
    let Some(weapon) = state.weapon(unit, aim.weapon) else {
        return Some(Forbidden::NoSuchThing { rule: rule!("dc.shoot.declare") });
    };
    if is_named_twice(aim) {
        return Some(Forbidden::NoSuchThing { rule: rule!("dc.shoot.declare") });
    }
    let holds = moments::holds_fire(state, squad).map(|rule| No::MayNotShoot { squad, rule }.into());
    holds
        .or_else(|| target_objection(state, unit, aim))
        .or_else(|| aim.shooters.iter().find_map(|it| unit_objection(state, *it, aim)))
        .or_else(|| moments::aim_objection(state, aim, weapon))
}

/// A squad shoots once, and not after embarking (`dc.action.squad-together`, `dc.shoot.disembark-penalty`).
pub(super) fn squad_objection(state: &State, squad: SquadId) -> Option<Forbidden> {
    let other = |it: &Aim| state.squad_of(it.shooters[0]) != squad;
    let declared = state.volley.as_ref().is_some_and(|it| it.aims.iter().any(other));
    if state.squad_is(squad, SquadMark::Shot) || declared {
        Some(No::MayNotShoot { squad, rule: rule!("dc.action.squad-together") }.into())
    } else if let Some(rule) = chance_passed(state, squad).or_else(|| moments::holds_fire(state, squad)) {
        Some(No::MayNotShoot { squad, rule }.into())
    } else if let Some(why) = must_embark(state, squad) {
        Some(why)
    } else if state.squad_is(squad, SquadMark::Embarked) {
        Some(No::MayNotShoot { squad, rule: rule!("dc.shoot.disembark-penalty") }.into())
    } else {
        None
    }
}

/// Whether this can be a target at all.
fn target_objection(state: &State, by: UnitId, aim: &Aim) -> Option<Forbidden> {
    let no = |rule| Some(No::NoTarget { rule }.into());
    match aim.target {
        Target::Feature(feature) => {
            // Barricades and fields are no features, and never targets.
            if feature.index() >= state.features.len() {
                return Some(Forbidden::NoSuchThing { rule: rule!("dc.feature.definitions") });
            }
            if state.feature(feature).dp == 0 {
                return Some(Forbidden::NoSuchThing { rule: rule!("dc.feature.shoot") });
            }
            let inside = state.unit(by).place.feature() == Some(feature);
            if inside { no(rule!("dc.infantry.no-shooting-inside")) } else { None }
        }
        Target::Unit(unit) => {
            if unit.index() >= state.units.len() || !state.unit(unit).is_on_table() {
                return Some(Forbidden::NoSuchThing { rule: rule!("dc.shoot.declare") });
            }
            let weapon = fired_as(state, by, aim.weapon, aim.target)?;
            let aiming = moments::aiming(state, &weapon);
            if let Some(rule) = aiming.around {
                return if aim.shooters.as_slice() == [unit] { None } else { no(rule) };
            }
            if let Some(rule) = aiming.at_friends {
                return if is_friend_on_the_ground(state, by, unit) { None } else { no(rule) };
            }
            enemy_objection(state, by, &weapon, unit).or_else(|| inside_objection(state, by, aiming, unit)).and_then(no)
        }
    }
}

fn is_friend_on_the_ground(state: &State, by: UnitId, unit: UnitId) -> bool {
    let friend = !state.are_enemies(state.seat(by), state.seat(unit));
    friend && matches!(state.unit(unit).place, Place::Ground(_) | Place::Landed(_))
}

/// By which rule a unit is no target, because it is no enemy or flies.
fn enemy_objection(state: &State, by: UnitId, weapon: &Weapon, unit: UnitId) -> Option<RuleId> {
    let flying = flies(state, unit);
    if !state.are_enemies(state.seat(by), state.seat(unit)) {
        Some(rule!("dc.basic.friendly"))
    } else if flying && !is_aa(state, by, weapon) {
        Some(rule!("dc.air.shoot-at"))
    } else if flying && state.squad_is(state.squad_of(by), SquadMark::FromTheAir) {
        Some(rule!("dc.shoot.disembark-aa"))
    } else {
        None
    }
}

/// By which rule a unit is no target where it is. In a feature it must be on an edge, but for weapons that reach inside, and
/// those not where their own troops are (`dc.infantry.shot-at`, `dc.weapon.flame-target`).
fn inside_objection(state: &State, by: UnitId, aiming: Aiming, unit: UnitId) -> Option<RuleId> {
    let seat = state.seat(by);
    match state.unit(unit).place {
        Place::Aboard(_) => Some(rule!("dc.transport.aboard")),
        Place::Inside { feature, .. } if state.unit(by).place.feature() == Some(feature) => {
            Some(rule!("dc.infantry.no-shooting-inside"))
        }
        Place::Inside { feature, edge } => match aiming.inside {
            Some(rule) => state.inside(feature).any(|it| !state.are_enemies(state.seat(it), seat)).then_some(rule),
            None if edge.is_none() => Some(rule!("dc.infantry.shot-at")),
            None => None,
        },
        Place::Ground(_) | Place::Air(_) | Place::Landed(_) => None,
        Place::Off(_) | Place::Gone => Some(rule!("dc.shoot.declare")),
    }
}

/// Whether these units could shoot at this target as it lies, whatever they have fired.
pub(super) fn could_shoot(state: &State, aim: &Aim) -> bool {
    let reaches = |unit: UnitId| {
        let Some(weapon) = fired_as(state, unit, aim.weapon, aim.target) else { return false };
        let reach = reach(state, unit, &weapon, aim.target);
        reach.in_arc && reach.seen && in_range(state, unit, &weapon, aim.target, reach.distance).is_ok()
    };
    let Some(first) = aim.shooters.first() else { return false };
    let battery = state.weapon(*first, aim.weapon).and_then(barrage::value_of).is_some();
    let fits = if battery { barrage::range(state, aim).is_none() } else { aim.shooters.iter().all(|it| reaches(*it)) };
    fits && target_objection(state, *first, aim).is_none()
}

/// Whether a unit's weapon is AA (`dc.weapon.aa`).
pub(crate) fn is_aa(state: &State, by: UnitId, weapon: &Weapon) -> bool {
    weapon.has(WeaponRule::Aa) || moments::gains_aa(state, state.squad_of(by)).is_some()
}

/// Whether one unit may fire this weapon at this target.
fn unit_objection(state: &State, unit: UnitId, aim: &Aim) -> Option<Forbidden> {
    let weapon = fired_as(state, unit, aim.weapon, aim.target)?;
    let weapon = weapon.as_ref();
    fires_objection(state, unit, aim, weapon).or_else(|| {
        let reach = reach(state, unit, weapon, aim.target);
        (!reach.in_arc)
            .then_some(No::OutOfArc { unit })
            .or_else(|| (!reach.seen).then_some(No::OutOfSight { unit }))
            .or_else(|| in_range(state, unit, weapon, aim.target, reach.distance).err())
            .map(Forbidden::from)
    })
}

/// A weapon is fired once a turn, by a unit that has not moved too far, from an edge if it is inside, out of Firing Ports if
/// it is aboard (`dc.basic.weapon-mf`, `dc.infantry.shoot-out`, `dc.cqb.dice-election`, `dc.special.firing-ports`).
pub(super) fn fires_objection(state: &State, unit: UnitId, aim: &Aim, weapon: &Weapon) -> Option<Forbidden> {
    let it = state.unit(unit);
    let no = |rule| Some(No::MayNotFire { unit, rule }.into());
    if it.fired >> aim.weapon.0 & 1 == 1 || !has_shots(state, unit, aim, weapon) {
        return no(rule!("dc.shoot.declare"));
    }
    if state.unit_is(unit, UnitMark::MayNotShoot) {
        return no(rule!("dc.cqb.dice-election"));
    }
    if it.place.feature().is_some() && it.place.edge().is_none() {
        return no(rule!("dc.infantry.shoot-out"));
    }
    if it.place.transport().is_some() && !shoots_out(state, unit) {
        return no(rule!("dc.transport.aboard"));
    }
    let most = Inches::whole(i32::from(weapon.move_and_fire?));
    let moved =
        it.moved.max(if state.squad_is(state.squad_of(unit), SquadMark::Disembarked) { ONE } else { Inches::ZERO });
    (moved > most).then_some(No::MovedTooFar { unit, moved, most }.into())
}

/// Whether a unit has these shots of a weapon left: all of them, if nothing is declared yet; a part only of a weapon that may
/// split them (`dc.shoot.declare`).
fn has_shots(state: &State, unit: UnitId, aim: &Aim, weapon: &Weapon) -> bool {
    let mut declared = state.declared(unit, aim.weapon).peekable();
    let Some(shots) = aim.shots else { return declared.peek().is_none() };
    let all = numbers::shots(state, &Shot { by: unit, weapon, target: aim.target }).total();
    let before: Option<i32> = declared.map(|it| it.shots.map(i32::from)).sum();
    moments::splits(state, weapon).is_some() && shots > 0 && before.is_some_and(|it| it + i32::from(shots) <= all)
}

/// Whether a unit aboard shoots out of its Transport, which is on the table (`dc.special.firing-ports`).
fn shoots_out(state: &State, unit: UnitId) -> bool {
    let from = sight::looks_from(state, unit);
    from != unit && state.point(from).is_some()
}

/// How a target lies for a unit.
pub(super) struct Reach {
    /// Whether it is in the weapon's arc.
    pub in_arc: bool,
    /// Whether it is seen, as far as it has to be.
    pub seen: bool,
    /// How far it is.
    pub distance: f64,
}

pub(super) fn reach(state: &State, unit: UnitId, weapon: &Weapon, target: Target) -> Reach {
    let origins = origins(state, unit);
    let aiming = moments::aiming(state, weapon);
    let inside = |it: UnitId| state.unit(it).place.feature().filter(|_| aiming.inside.is_some());
    match target {
        Target::Unit(_) if aiming.around.is_some() => Reach { in_arc: true, seen: true, distance: 0.0 },
        Target::Unit(other) if inside(other).is_some() => {
            let seen = inside(other).map(|it| seen_of_feature(state, unit, weapon, it)).unwrap_or_default();
            at_places(&origins, weapon, &seen)
        }
        Target::Unit(other) => {
            let places = places_of(state, other);
            let in_arc = any_in_arc(&origins, weapon.arc, &places);
            let must_see = aiming.unseen.is_none() || state.unit(other).place.feature().is_some();
            let seen = in_arc && (!must_see || is_seen(state, unit, weapon, other));
            Reach { in_arc, seen, distance: apart(state, unit, other) }
        }
        Target::Feature(feature) => {
            let seen = seen_of_feature(state, unit, weapon, feature);
            if seen.is_empty() && aiming.unseen.is_some() {
                let all = Edge::ALL.into_iter().flat_map(|it| edges::places(state, feature, it));
                return at_places(&origins, weapon, &all.map(|it| it.0).collect::<Vec<_>>());
            }
            at_places(&origins, weapon, &seen)
        }
    }
}

/// Whether a target could be in range if all of it was seen: who is too far away needs no look.
pub(super) fn could_reach(state: &State, unit: UnitId, slot: WeaponId, target: Target) -> bool {
    let Some(weapon) = fired_as(state, unit, slot, target) else { return false };
    let aiming = moments::aiming(state, &weapon);
    let (feature, around) = match target {
        Target::Feature(it) => (Some(it), false),
        Target::Unit(it) => (state.unit(it).place.feature(), aiming.around.is_some()),
    };
    let apart = match (feature, target) {
        (Some(feature), _) => {
            // No place of its edges is farther from its middle.
            let card = state.feature_card(feature);
            nearest(&origins(state, unit), &[card.centre]) - card.reach - edges::OUTSIDE
        }
        (None, Target::Unit(other)) => apart(state, unit, other),
        (None, Target::Feature(_)) => f64::INFINITY,
    };
    around || in_range(state, unit, &weapon, target, apart).is_ok()
}

/// How far a unit is: between the middles of two in the open, else between the nearest places.
fn apart(state: &State, unit: UnitId, other: UnitId) -> f64 {
    match (body(state, sight::looks_from(state, unit)), body(state, other)) {
        (Some(one), Some(other)) => distance(&one, &other),
        _ => nearest(&origins(state, unit), &places_of(state, other)),
    }
}

/// How a feature lies of which these places count: the nearest of them.
fn at_places(origins: &[(Vec2, Bearing, bool)], weapon: &Weapon, places: &[Vec2]) -> Reach {
    let in_arc = places.is_empty() || any_in_arc(origins, weapon.arc, places);
    Reach { in_arc, seen: !places.is_empty(), distance: nearest(origins, places) }
}

/// Where a unit shoots from, which way it faces there, and whether all-round arcs count as front there
/// (`dc.infantry.shoot-out`).
fn origins(state: &State, unit: UnitId) -> Vec<(Vec2, Bearing, bool)> {
    let it = state.unit(sight::looks_from(state, unit));
    match it.place {
        Place::Inside { feature, edge: Some(edge) } => {
            let facing = |out: Vec2| Bearing::between(Vec2::default(), out).unwrap_or(Bearing::NORTH);
            edges::places(state, feature, edge).iter().map(|(at, out)| (*at, facing(*out), true)).collect()
        }
        place => place.point().map(|at| (at.to_vec(), it.facing, false)).into_iter().collect(),
    }
}

/// Where a unit is as a target: its middle, or any place of its edge (`dc.infantry.shot-at`).
fn places_of(state: &State, unit: UnitId) -> Vec<Vec2> {
    match state.unit(unit).place {
        Place::Inside { feature, edge: Some(edge) } => {
            edges::places(state, feature, edge).iter().map(|it| it.0).collect()
        }
        place => place.point().map(table::Point::to_vec).into_iter().collect(),
    }
}

fn any_in_arc(origins: &[(Vec2, Bearing, bool)], arc: Arc, places: &[Vec2]) -> bool {
    let arc_at =
        |on_edge: bool| if on_edge { Arc { front: arc.front, narrow: arc.narrow, ..Arc::default() } } else { arc };
    origins.iter().any(|(at, facing, on_edge)| places.iter().any(|to| in_arc(arc_at(*on_edge), *at, *facing, *to)))
}

fn nearest(origins: &[(Vec2, Bearing, bool)], places: &[Vec2]) -> f64 {
    let pairs = origins.iter().flat_map(|(from, ..)| places.iter().map(move |to| (*to - *from).length()));
    pairs.fold(f64::INFINITY, f64::min)
}

/// By which rule a target is in range: within R(C) against Active Countermeasures, else within R(F); in contact always
/// (`dc.shoot.range`, `dc.shoot.contact`, `dc.basic.weapon-cc`).
fn in_range(state: &State, unit: UnitId, weapon: &Weapon, target: Target, apart: f64) -> Result<RuleId, No> {
    let touching = |other: UnitId| match (body(state, unit), body(state, other)) {
        (Some(one), Some(other)) => crate::rules::measuring::gap(&one, &other),
        _ => f64::INFINITY,
    };
    let edge_gap = match target {
        Target::Unit(other) => touching(other),
        Target::Feature(_) => apart,
    };
    if edge_gap <= HAIR {
        return Ok(rule!("dc.shoot.contact"));
    }
    // Infantry that fires out of a stronghold doubles its ranges (`dc.scenario.battle-royale`).
    let multiple = if scoring::is_in_stronghold(state, unit) { 2 } else { 1 };
    let (apart, range) = match range(state, unit, weapon, target) {
        Range::Infinite => return Ok(rule!("dc.shoot.range")),
        Range::Inches(inches) => (apart, Inches::whole(i32::from(inches)) * multiple),
        Range::Contact => (edge_gap, Inches::whole(1)),
        Range::Dash => (apart, Inches::ZERO),
    };
    if apart > range.to_f64() + HAIR {
        return Err(No::OutOfRange { unit, distance: Inches::nearest(apart.min(999.0)), range });
    }
    Ok(rule!("dc.shoot.range"))
}

/// The range that counts against a target (`dc.shoot.range`).
pub(crate) fn range(state: &State, by: UnitId, weapon: &Weapon, target: Target) -> Range {
    match target {
        Target::Unit(_) if moments::full_range(state, state.squad_of(by)) => weapon.full,
        Target::Unit(unit) if state.mode(unit).countermeasures.active => weapon.countered,
        Target::Unit(_) | Target::Feature(_) => weapon.full,
    }
}

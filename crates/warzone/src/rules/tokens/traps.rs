//! Booby Traps: every squad of Venusian Rangers lays one after deployment, away from the enemy.
//!
//! An enemy whose travel comes within 5in of a trap rolls at the end of that travel, once for each trap: on 14 or more it
//! is hit. A trap is not used up by that; any template that touches it removes it.

use battle::{Breakdown, Resolution};
use dice::{NeedDice, Roll};
use table::{Inches, Laid, Point, Shape, Under};

use crate::{
    ArmourTest, Cause, DamageType, Device, DeviceKind, Event, Forbidden, ModelId, Spot, SquadId, State, Step, Walk,
    Warzone, Wound,
    model::{area::TOLERANCE, token::TRAPS},
    rules::{
        measuring::measure::inches,
        movement::Course,
        rolls::skill_test::D20,
        shooting::templates::spot_of,
        tokens::token::HALF,
        wounds::{self, critical_force},
    },
};

/// How far from every enemy a trap is laid, and how far it reaches.
const FAR: (Inches, Inches) = (Inches::whole(12), Inches::whole(5));
/// The roll on which it goes off, and the St of its hit.
const SPRUNG: (u8, i32) = (14, 15);

/// The armies stand: those who lay traps are asked where.
pub(crate) fn begin(now: &mut Resolution<'_, Warzone>) {
    now.emit(Event::Done);
    let steps = layers(now);
    now.emit(Event::Then(steps));
}

/// The squads that lay traps, the Initiative's first.
fn layers(state: &State) -> Vec<Step> {
    let lays = |it: &SquadId| state.field.members(*it).any(|it| state.profile(it).skill(TRAPS).is_some());
    let seats = crate::rules::deployment::clockwise(state, state.initiative);
    seats.flat_map(|seat| state.field.squads_of(seat).filter(lays).collect::<Vec<_>>()).map(Step::LayTrap).collect()
}

/// Why a squad cannot lay its trap there.
pub(crate) fn objection(state: &State, squad: SquadId, at: Spot) -> Option<Forbidden> {
    let by = state.field.squads[squad.index()].first;
    if !state.field.setup.table.holds(at.at) || at.level != table::reach::Level::Ground {
        return Some(Forbidden::NoSuchPlace { at: at.at, rule: TRAPS });
    }
    let trap = Device { kind: DeviceKind::Trap, by, at, met: smallvec::SmallVec::new() };
    let enemies = state.enemies(by).map(|it| (trap.distance(state, it), it));
    let (distance, model) = enemies.min_by(|a, b| a.0.total_cmp(&b.0))?;
    let near = distance < FAR.0.to_f64() - TOLERANCE;
    near.then(|| Forbidden::EnemyNear { model, distance: inches(distance), limit: FAR.0, rule: TRAPS })
}

/// Places for a trap, 6in apart.
pub(crate) fn places(state: &State, squad: SquadId) -> impl Iterator<Item = Spot> + '_ {
    let table = &state.field.setup.table;
    let (columns, rows) = (table.width().as_hundredths() / 600, table.depth().as_hundredths() / 600);
    let spots = (0..columns).flat_map(move |x| (0..rows).map(move |y| (x * 600 + 300, y * 600 + 300)));
    let spots = spots.map(|(x, y)| Spot::ground(Point::new(Inches::hundredths(x), Inches::hundredths(y))));
    spots.filter(move |it| objection(state, squad, *it).is_none())
}

/// A squad lays its trap.
pub(crate) fn lay(now: &mut Resolution<'_, Warzone>, squad: SquadId, at: Spot) {
    now.emit(Event::Done);
    let by = now.field.squads[squad.index()].first;
    let device = Device { kind: DeviceKind::Trap, by, at, met: smallvec::SmallVec::new() };
    now.emit(Event::TokenLaid { device, points: 0 });
}

/// A model is about to travel a stretch of its own will.
pub(crate) fn watch(now: &mut Resolution<'_, Warzone>, walk: &Walk) {
    if walk.length > Inches::ZERO {
        pass(now, walk.model, walk.to);
    }
}

/// A model is about to travel, or to be thrown, straight to a place: the traps it comes near are remembered until its
/// travel ends. Hulls are too heavy to care, and crush those they pass over.
pub(crate) fn pass(now: &mut Resolution<'_, Warzone>, model: ModelId, to: Spot) {
    if now.devices.is_empty() {
        return;
    }
    let course = Course::new(spot_of(now, model), &[to]);
    let touching = now.profile(model).radius.to_f64() + HALF.to_f64();
    let near = |it: &Device, far: f64| {
        let level = it.kind == DeviceKind::Trap && it.at.level == to.level;
        level && course.first_where(|at| (at - it.at.at.to_vec()).length() <= far).is_some()
    };
    if now.profile(model).hull.is_some() {
        while let Some(number) = now.devices.iter().position(|it| near(it, touching - TOLERANCE)) {
            now.emit(Event::TokenTaken { number: number as u8 });
        }
        return;
    }
    let meets = |it: &Device| {
        let hostile = now.are_enemies(it.by, model) && !it.met.contains(&model);
        hostile && near(it, touching + FAR.1.to_f64() + TOLERANCE)
    };
    let met: Vec<u8> = (0..now.devices.len()).filter(|it| meets(&now.devices[*it])).map(|it| it as u8).collect();
    for number in met {
        now.emit(Event::TrapMet { number, model });
    }
}

/// Whoever has ended a travel near a trap rolls.
pub(crate) fn spring(now: &mut Resolution<'_, Warzone>) -> Result<(), NeedDice> {
    while let Some((number, model)) = due(now) {
        if !now.is_standing(model) {
            now.emit(Event::TrapRolled { number, model, die: None });
            continue;
        }
        let die = now.roll_one(Roll::new(TRAPS, 1, D20.1).grouped(&[SPRUNG.0 - 1]))?;
        now.emit(Event::TrapRolled { number, model, die: Some(die) });
        if die >= SPRUNG.0 {
            hit(now, model);
        }
    }
    Ok(())
}

/// The first model that has met a trap, travels no further, and has taken what else the travel brought it.
fn due(state: &State) -> Option<(u8, ModelId)> {
    let rests = |it: &ModelId| !state.steps.iter().any(|step| step.is_travel_of(*it) || step.is_wound_of(*it));
    let met =
        state.devices.iter().enumerate().flat_map(|(number, it)| it.met.iter().map(move |it| (number as u8, *it)));
    met.into_iter().find(|it| rests(&it.1))
}

/// A St 15 Piercing Autohit.
fn hit(now: &mut Resolution<'_, Warzone>, victim: ModelId) {
    let wound = Wound {
        victim,
        by: None,
        st: SPRUNG.1 as u8,
        damage: DamageType::Piercing,
        critical: critical_force(SPRUNG.1).total() as u8,
        weapon: None,
        cause: Cause::Other,
        armour: ArmourTest::Taken,
        heals: true,
        hull: None,
    };
    wounds::strike(now, wound, Breakdown::base(TRAPS, SPRUNG.1));
    now.emit(Event::Then(vec![Step::Wound(wound)]));
}

/// A template lies: the traps it touches are gone.
pub(crate) fn clear(now: &mut Resolution<'_, Warzone>, template: &Laid) {
    let touched = |it: &Device| {
        let token = Shape::disc(it.at.at.to_vec(), HALF.to_f64());
        it.kind == DeviceKind::Trap && template.under(&token) != Under::Not
    };
    while let Some(number) = now.devices.iter().position(touched) {
        now.emit(Event::TokenTaken { number: number as u8 });
    }
}

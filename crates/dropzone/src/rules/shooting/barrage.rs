//! Barrage (`dc.weapon.barrage`): identical weapons of a squad fire together as one shot (`dc.weapon.barrage-battery`). Their
//! summed value is looked up in a table that says how far each template reaches (`dc.weapon.barrage-table`).
//!
//! At what has no Active Countermeasures it is looked up at twice the value (`dc.weapon.barrage-full-range`), but what it
//! does to features always at the plain one (`dc.weapon.barrage-feature`).

use battle::{Breakdown, Change};
use catalogue::rule;
use smallvec::SmallVec;
use table::Inches;

use super::{
    aim::{fires_objection, reach},
    spotting::looks,
};
use crate::{
    Aim, Forbidden, SquadId, State, Target, Template, UnitId, Weapon, WeaponId, WeaponRule,
    model::chapters::shooting::Forbidden as No,
    rules::{measuring::HAIR, moments},
};

/// A row of the Barrage table.
struct Row {
    /// How far the Small, the Medium and the Large template reach in inches, as far as there are so large ones.
    reach: [Option<u8>; 3],
    /// The Demolisher value.
    demolisher: u8,
}

const fn row(small: u8, medium: Option<u8>, large: Option<u8>, demolisher: u8) -> Row {
    Row { reach: [Some(small), medium, large], demolisher }
}

/// The Barrage table, from value 1 up (`dc.weapon.barrage-table`).
const TABLE: [Row; 12] = [
    row(9, None, None, 1),
    row(12, Some(6), None, 1),
    row(15, Some(9), None, 2),
    row(18, Some(12), Some(6), 2),
    row(18, Some(12), Some(9), 2),
    row(21, Some(15), Some(9), 3),
    row(24, Some(18), Some(12), 3),
    row(24, Some(18), Some(12), 3),
    row(27, Some(21), Some(15), 4),
    row(30, Some(24), Some(18), 4),
    row(33, Some(27), Some(21), 4),
    row(36, Some(30), Some(24), 5),
];

/// From which value on the entries of the Small, the Medium and the Large template are red (`dc.weapon.barrage-table`).
const RED: [i32; 3] = [4, 8, 12];

/// The templates, in the order of the table.
const TEMPLATES: [Template; 3] = [Template::Small, Template::Medium, Template::Large];

/// The Barrage value of one weapon.
pub(crate) fn value_of(weapon: &Weapon) -> Option<u8> {
    weapon.find(|it| if let WeaponRule::Barrage(value) = it { Some(*value) } else { None })
}

/// The values of all that fire together (`dc.weapon.barrage-battery`), at most 12.
fn value(state: &State, aim: &Aim) -> Breakdown {
    let values = aim.shooters.iter().filter_map(|it| value_of(state.weapon(*it, aim.weapon)?));
    Breakdown::base(rule!("dc.weapon.barrage-battery"), values.map(i32::from).sum())
}

/// The value at which range and templates are read; double where R(F) counts, be it by a card.
fn value_for_range(state: &State, aim: &Aim) -> i32 {
    let far = aim.shooters.first().is_some_and(|it| moments::full_range(state, state.squad_of(*it)));
    let countered = matches!(aim.target, Target::Unit(unit) if state.mode(unit).countermeasures.active) && !far;
    let value = value(state, aim);
    let value = if countered { value } else { value.with(rule!("dc.weapon.barrage-full-range"), Change::Times(2)) };
    capped(value)
}

/// Values over the end of the table count as its last.
fn capped(value: Breakdown) -> i32 {
    value.with(rule!("dc.weapon.barrage-table"), Change::AtMost(TABLE.len() as i32)).total()
}

fn row_of(value: i32) -> &'static Row {
    &TABLE[value.clamp(1, TABLE.len() as i32) as usize - 1]
}

/// How far a template reaches; at a feature that of the Small one counts (`dc.weapon.barrage-feature`).
fn reach_of(state: &State, aim: &Aim, template: Template) -> Option<u8> {
    let row = row_of(value_for_range(state, aim));
    match aim.target {
        Target::Feature(_) => row.reach[0],
        Target::Unit(_) => row.reach[template as usize],
    }
}

/// The template of a shot: the one that was chosen, or the largest that reaches.
pub(crate) fn template(state: &State, aim: &Aim) -> Template {
    let distance = nearest(state, aim).unwrap_or(f64::INFINITY);
    let reaches = |it: &Template| reach_of(state, aim, *it).is_some_and(|it| distance <= f64::from(it) + HAIR);
    aim.template.or_else(|| TEMPLATES.into_iter().rev().find(reaches)).unwrap_or(Template::Small)
}

/// Whether the entry that a shot uses is red (`dc.weapon.barrage-red`).
pub(crate) fn is_red(state: &State, aim: &Aim) -> bool {
    value_for_range(state, aim) >= RED[template(state, aim) as usize]
}

/// The Demolisher value of a shot at a feature, of the plain row (`dc.weapon.barrage-feature`).
pub(crate) fn demolisher(state: &State, aim: &Aim) -> u8 {
    row_of(capped(value(state, aim))).demolisher
}

/// How far the target is from the nearest unit of the squad that has it in its arc, whether that unit fires or not
/// (`dc.weapon.barrage-battery`).
fn nearest(state: &State, aim: &Aim) -> Option<f64> {
    let squad = state.squad_of(*aim.shooters.first()?);
    let measures = |it: &UnitId| aim.shooters.contains(it) || looks(state, *it);
    let units = state.living(squad).filter(measures);
    let reaches = units.filter_map(|it| Some(reach(state, it, state.weapon(it, aim.weapon)?, aim.target)));
    let near = reaches.filter(|it| it.in_arc && it.seen).map(|it| it.distance);
    near.min_by(f64::total_cmp)
}

/// Why a battery may not fire like that.
pub(super) fn objection(state: &State, aim: &Aim) -> Option<Forbidden> {
    let inside = matches!(aim.target, Target::Unit(unit) if state.unit(unit).place.feature().is_some());
    let fires = |it: &UnitId| fires_objection(state, *it, aim, state.weapon(*it, aim.weapon)?);
    let no = inside.then_some(No::NoTarget { rule: rule!("dc.weapon.barrage-feature") }.into());
    no.or_else(|| aim.shooters.iter().find_map(fires)).or_else(|| left_out(state, aim)).or_else(|| range(state, aim))
}

/// All identical weapons of the squad that may fire do (`dc.weapon.barrage-battery`).
fn left_out(state: &State, aim: &Aim) -> Option<Forbidden> {
    let squad = state.squad_of(*aim.shooters.first()?);
    let battery = battery(state, squad, aim.weapon, aim.target);
    let unit = battery.into_iter().find(|it| !aim.shooters.contains(it))?;
    Some(No::MayNotFire { unit, rule: rule!("dc.weapon.barrage-battery") }.into())
}

/// Who of a squad may fire this weapon as part of a battery.
pub(super) fn battery(state: &State, squad: SquadId, weapon: WeaponId, target: Target) -> SmallVec<[UnitId; 6]> {
    let may = |unit: &UnitId| {
        let alone = Aim::new(weapon, SmallVec::from_slice(&[*unit]), target);
        state.weapon(*unit, weapon).is_some_and(|it| {
            fires_objection(state, *unit, &alone, it).is_none() && moments::aim_objection(state, &alone, it).is_none()
        })
    };
    state.living(squad).filter(|it| state.unit(*it).is_on_table()).filter(may).collect()
}

/// One of the squad has the target in its arc, and the template reaches it.
pub(super) fn range(state: &State, aim: &Aim) -> Option<Forbidden> {
    let unit = *aim.shooters.first()?;
    let Some(distance) = nearest(state, aim) else { return Some(No::OutOfArc { unit }.into()) };
    let range = Inches::whole(i32::from(reach_of(state, aim, aim.template.unwrap_or(Template::Small)).unwrap_or(0)));
    let too_far = distance > range.to_f64() + HAIR;
    let rule = rule!("dc.weapon.barrage-table");
    too_far.then(|| No::TemplateTooFar { distance: Inches::nearest(distance.min(999.0)), range, rule }.into())
}

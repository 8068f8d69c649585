//! Searching (`dc.infantry.search`): a squad that is in a feature for its whole activation searches it instead of moving. An
//! Objective is found on 6+ with helpers, Intel by itself; a found Objective is carried at once.

use battle::{Breakdown, Change};
use catalogue::rule;
use dice::{NeedDice, Roll};

use crate::{
    Category, FeatureId, Forbidden, Now, ObjectiveId, ObjectiveKind, ObjectivePlace, Place, SquadId, State, UnitId,
    UnitType,
    model::{
        chapters::objectives::{Event, Forbidden as No, Step},
        marks::SquadMark,
    },
    rules::{
        flow::then,
        measuring::{HAIR, body, gap_to_feature, is_infantry},
        moments,
        movement::may_begin,
        objectives::hands::carries,
        turn::acting_objection,
    },
};

/// How near a ground Transport helps.
const ALONGSIDE: f64 = 1.0;
/// Features of so many DP are small.
const SMALL: u8 = 10;
/// The number is never lower.
const LEAST: i32 = 3;

/// What a squad in a feature can search for: a hidden Objective, or Intel where that is not revealed by being there
/// (`dc.objective.hidden`).
pub(crate) fn hidden_in(state: &State, feature: FeatureId) -> Option<ObjectiveId> {
    let by_search = !state.field.scenario.revealed_by_occupying;
    let is_hidden = |it: &crate::Objective| match it.kind {
        ObjectiveKind::Objective => !it.discovered,
        ObjectiveKind::Intel => by_search,
        ObjectiveKind::FocalPoint
        | ObjectiveKind::CriticalLocation
        | ObjectiveKind::Bunker
        | ObjectiveKind::Site
        | ObjectiveKind::Stronghold => false,
    };
    let here = |it: &crate::Objective| it.at == ObjectivePlace::Inside(feature) && is_hidden(it);
    state.objectives.iter().position(here).map(|it| ObjectiveId(it as u8))
}

/// Why a squad cannot search.
pub(crate) fn objection(state: &State, squad: SquadId, base: UnitId) -> Option<Forbidden> {
    let no = |rule| Some(No::MayNotSearch { squad, rule }.into());
    if let Some(why) = acting_objection(state, squad) {
        return Some(why);
    }
    let rule = rule!("dc.infantry.search");
    if !state.living(squad).any(|it| it == base) {
        return Some(Forbidden::NoSuchThing { rule });
    }
    let feature = state.squad_feature(squad).filter(|_| state.living(squad).all(|it| is_infantry(state, it)));
    let Some(feature) = feature else { return no(rule) };
    if hidden_in(state, feature).is_none() {
        return Some(No::NothingHidden { squad }.into());
    }
    let all_along = state.squad(squad).began_inside == Some(feature);
    if !all_along || state.squad_is(squad, SquadMark::LeftOrEntered) {
        return no(rule);
    }
    if state.squad_is(squad, SquadMark::MayNotSearch) {
        return no(rule!("dc.cqb.dice-election"));
    }
    may_begin(state, squad)
        .or_else(|| has_its_hands_full(state, squad, feature).then_some(No::OneEach { squad }.into()))
        .or_else(|| moments::search_objection(state, squad))
}

/// Whether a squad could not carry what it would find: it has an Objective already, and another is hidden there. Intel is used
/// on the spot (`dc.objective.one-each`, `dc.objective.intel`).
fn has_its_hands_full(state: &State, squad: SquadId, feature: FeatureId) -> bool {
    let hidden = hidden_in(state, feature).map(|it| state.objectives[it.index()].kind);
    hidden == Some(ObjectiveKind::Objective) && carries(state, squad)
}

/// The number that finds an Objective: 6, one less for each of a ground Transport alongside, Occupier's Advantage and a small
/// feature, at least 3 (`dc.infantry.search`).
pub(crate) fn need(state: &State, squad: SquadId, feature: FeatureId) -> Breakdown {
    let seat = state.squad_seat(squad);
    let helps = |it: UnitId| {
        let drives = state.profile(it).category == Category::Transport && state.mode(it).unit_type == UnitType::Vehicle;
        let friendly = state.seat(it) == seat && matches!(state.unit(it).place, Place::Ground(_));
        let near = || body(state, it).is_some_and(|it| gap_to_feature(state, &it, feature) <= ALONGSIDE + HAIR);
        drives && friendly && near()
    };
    let rule = rule!("dc.infantry.search");
    let small = state.feature_card(feature).kind.damage_points() <= SMALL;
    let less = |holds: bool| -i32::from(holds);
    let mut need = Breakdown::base(rule, 6);
    need.add(rule!("dc.transport.aboard"), less(state.all_units().any(helps)));
    need.add(rule!("dc.cqb.occupiers-advantage"), less(state.feature(feature).advantage == Some(seat)));
    need.add(rule!("dc.feature.types"), less(small));
    moments::search(state, squad, &mut need);
    need.with(rule, Change::AtLeast(LEAST))
}

/// A squad searches (`dc.infantry.search`). Squads that search may shoot as well (`dc.infantry.search-shoot`).
pub(crate) fn search(now: &mut Now<'_>, squad: SquadId, base: UnitId) -> Result<(), NeedDice> {
    let Some(feature) = now.squad_feature(squad) else { return Ok(()) };
    let Some(objective) = hidden_in(now, feature) else { return Ok(()) };
    if now.objectives[objective.index()].kind == ObjectiveKind::Intel {
        now.emit(Event::Searched { squad, feature, roll: None }.into());
        then(now, [Step::Reveal { token: objective, unit: base }]);
        return Ok(());
    }
    let need = need(now, squad, feature);
    let number = need.total();
    let roll = Roll::new(rule!("dc.infantry.search"), 1, 6);
    let cut = (number - 1).clamp(1, 5) as u8;
    let die = now.roll_one(roll.grouped(&[cut]))?;
    now.emit(Event::Searched { squad, feature, roll: Some((need, die)) }.into());
    if i32::from(die) >= number {
        now.emit(Event::Found { unit: base, objective }.into());
    }
    Ok(())
}

/// Whether a squad in a feature has found an Objective in this activation and carries it: it may leave the feature although it has
/// searched, if no enemies are inside (`dc.objective.leave-building`).
pub(crate) fn has_found(state: &State, squad: SquadId) -> bool {
    state.squad_feature(squad).is_some() && state.squad_is(squad, SquadMark::Found) && carries(state, squad)
}

//! The turn (`dc.turn.sequence`): initiative, reserves, Battlegroups by turns, Round Up.
//!
//! A seat activates a Battlegroup; its squads act in any order, and interleaved; then the next seat in initiative order
//! does. A squad that is done may start a CQB before any other acts (`dc.cqb.timing`).

pub(crate) mod initiation;
pub(crate) mod round_up;

use battle::Seat;
use catalogue::rule;
use dice::NeedDice;
use smallvec::SmallVec;

use crate::{
    Category, Event, Forbidden, GroupId, Moment, Now, Order, Place, SquadId, State, Step, Wait,
    model::{
        chapters::turn::{self, Forbidden as No, Order as Said, Step as Turn},
        marks::SquadMark,
    },
    rules::{
        command::opening,
        cqb,
        drills::passing,
        flow::{done, replace, then},
        moments,
        movement::may_begin,
        objectives::{hands, intel},
        transports::{can_embark, embark::must_embark},
    },
};

/// Why an order of this chapter is not legal.
pub(crate) fn objection(state: &State, order: &Said) -> Option<Forbidden> {
    let Some(Step::Turn(step)) = state.steps.top() else { return Some(Forbidden::not_now(state.steps.top())) };
    match (step, order) {
        (Turn::Begin, Said::Begin) | (Turn::Yield(_), Said::KeepInitiative | Said::YieldInitiative) => None,
        (Turn::Activate(seat), Said::Activate { group }) => {
            (!can_activate(state, *seat, *group)).then(|| why_not(state, *group).into())
        }
        (Turn::Activate(seat), Said::Wait) => must_activate(state, *seat).then_some(No::MustActivate.into()),
        (Turn::Act(_), Said::DoneSquad { squad }) => {
            let must = || must_act(state, Some(*squad)).then_some(No::MustAct.into());
            acting_objection(state, *squad).or_else(must).or_else(|| still_to_embark(state, *squad))
        }
        (Turn::Act(_), Said::DoneGroup) => {
            let mut squads = state.active.into_iter().flat_map(|it| state.squads_of(it));
            let waits = squads.find_map(|it| still_to_embark(state, it));
            must_act(state, None).then_some(No::MustAct.into()).or(waits)
        }
        _ => Some(Forbidden::not_now(state.steps.top())),
    }
}

/// A squad that has moved twice as far to embark is not done before it has, as long as it can (`dc.card.get-to-the-lz`).
fn still_to_embark(state: &State, squad: SquadId) -> Option<Forbidden> {
    must_embark(state, squad).filter(|_| can_embark(state, squad))
}

/// Why a squad cannot act now: it is not of the active Battlegroup, or is done.
pub(crate) fn acting_objection(state: &State, squad: SquadId) -> Option<Forbidden> {
    if !matches!(state.steps.top(), Some(Step::Turn(Turn::Act(_)))) {
        return Some(Forbidden::not_now(state.steps.top()));
    }
    let is_one =
        squad.index() < state.squads.len() && state.active.is_some() && state.squad(squad).group == state.active;
    let acts = is_one
        && !state.stands_by(squad)
        && !state.squad_is(squad, SquadMark::Done)
        && state.living(squad).next().is_some();
    (!acts).then_some(No::SquadNotActive { squad }.into())
}

/// Whether a seat may activate this Battlegroup now (`dc.turn.activation`).
fn can_activate(state: &State, seat: Seat, group: GroupId) -> bool {
    let Some(card) = state.field.groups.get(group.index()) else { return false };
    card.seat == seat && !state.groups[group.index()].activated && can_act(state, group)
}

/// Why a Battlegroup cannot be activated (`dc.deploy.reserve`, `dc.deploy.aerial-advantage`).
fn why_not(state: &State, group: GroupId) -> No {
    let waits = |wait: Wait| {
        let mut units = state.squads_of(group).flat_map(|it| state.living(it)).peekable();
        units.peek().is_some() && units.all(|it| state.unit(state.outermost(it)).place == Place::Off(wait))
    };
    if waits(Wait::Reserve) {
        No::InReserve { group, rule: rule!("dc.deploy.reserve") }
    } else if waits(Wait::AerialAdvantage) {
        No::InReserve { group, rule: rule!("dc.deploy.aerial-advantage") }
    } else {
        No::CannotActivate { group }
    }
}

/// Whether a Battlegroup has a unit that can act: on the table or In Readiness, carried by such or not.
fn can_act(state: &State, group: GroupId) -> bool {
    let acts =
        |place: Place| !matches!(place, Place::Gone) && (place == Place::Off(Wait::Readiness) || on_table(place));
    let emerges = |it| passing::is_underground(state, it) && passing::can_emerge(state, state.squad_of(it));
    let mut units = state.squads_of(group).flat_map(|it| state.living(it));
    units.any(|it| emerges(it) || acts(state.unit(state.outermost(it)).place))
}

const fn on_table(place: Place) -> bool {
    !matches!(place, Place::Off(_) | Place::Gone)
}

/// Whether a seat has a Battlegroup with a unit on the table still to activate, so that it may not wait.
fn must_activate(state: &State, seat: Seat) -> bool {
    let is_on_table = |group: GroupId| {
        let mut units = state.squads_of(group).flat_map(|it| state.living(it));
        units.any(|it| on_table(state.unit(state.outermost(it)).place))
    };
    all_groups(state).any(|it| can_activate(state, seat, it) && is_on_table(it))
}

fn all_groups(state: &State) -> impl Iterator<Item = GroupId> + use<> {
    (0..state.groups.len() as u8).map(GroupId)
}

/// Whether nobody of the active Battlegroup has done anything yet and the squads that are not done have to: all that remain, or
/// all but the last that could when this one ends its activation (`dc.turn.activation`).
fn must_act(state: &State, ends: Option<SquadId>) -> bool {
    let Some(group) = state.active else { return false };
    let acted = |it: SquadId| SquadMark::has_acted(state.squad(it).marks);
    let others = |it: SquadId| Some(it) != ends && !state.squad_is(it, SquadMark::Done) && could_act(state, it);
    let mut squads = state.squads_of(group).filter(|it| !state.stands_by(*it));
    let last = match ends {
        Some(squad) => could_act(state, squad) && !squads.clone().any(others),
        None => squads.clone().any(others),
    };
    last && !squads.any(acted)
}

/// Whether a squad could at least turn, or take an edge: it is on the ground, in the air or in a feature, no Drill, free to
/// move, and not bound to get into a Transport (`dc.card.get-to-the-lz`), which there need not be.
fn could_act(state: &State, squad: SquadId) -> bool {
    let can = |place: Place| matches!(place, Place::Ground(_) | Place::Air(_) | Place::Inside { .. });
    let drill = state.squad_profile(squad).category == Category::Drill;
    let free = may_begin(state, squad).is_none() && moments::boards(state, squad).is_none();
    !drill && state.living(squad).any(|it| can(state.unit(it).place)) && free
}

/// What can be said.
pub(crate) fn orders(state: &State, step: &Turn, orders: &mut Vec<Order>) {
    let candidates: SmallVec<[Said; 8]> = match step {
        Turn::Begin => [Said::Begin].into_iter().collect(),
        Turn::Yield(_) => [Said::KeepInitiative, Said::YieldInitiative].into_iter().collect(),
        Turn::Activate(_) => all_groups(state).map(|group| Said::Activate { group }).chain([Said::Wait]).collect(),
        Turn::Act(_) => {
            let squads = state.active.into_iter().flat_map(|it| state.squads_of(it));
            squads.map(|squad| Said::DoneSquad { squad }).chain([Said::DoneGroup]).collect()
        }
        Turn::StartTurn
        | Turn::Initiative
        | Turn::Reserves
        | Turn::EndSquad(_)
        | Turn::EndGroup(_)
        | Turn::EndAlone
        | Turn::RoundUp
        | Turn::EndTurn => SmallVec::new(),
    };
    orders.extend(candidates.into_iter().filter(|it| objection(state, it).is_none()).map(Order::from));
}

/// Carries an order out.
pub(crate) fn give(now: &mut Now<'_>, order: Said) {
    match order {
        Said::Begin => done(now),
        Said::KeepInitiative => done(now),
        Said::YieldInitiative => initiation::yield_first(now),
        Said::Activate { group } => activate(now, group),
        Said::Wait => wait(now),
        Said::DoneSquad { .. } | Said::DoneGroup if now.alone.is_some() => end_alone(now),
        Said::DoneSquad { squad } => then(now, [Turn::EndSquad(squad)]),
        Said::DoneGroup => end_group(now),
    }
}

fn activate(now: &mut Now<'_>, group: GroupId) {
    let seat = now.field.groups[group.index()].seat;
    now.emit(turn::Event::Activated { group }.into());
    let window = opening(now, Moment::Picked(group));
    replace(now, window.into_iter().chain([Turn::Act(seat).into()]));
}

fn wait(now: &mut Now<'_>) {
    let Some(Step::Turn(Turn::Activate(seat))) = now.steps.top() else { return };
    let seat = *seat;
    now.emit(turn::Event::Waited { seat }.into());
    let next = after(now, seat);
    replace(now, [Turn::Activate(next)]);
}

/// Each squad that is not done ends its activation, then the Battlegroup does.
fn end_group(now: &mut Now<'_>) {
    let Some(Step::Turn(Turn::Act(seat))) = now.steps.top() else { return };
    let (seat, active) = (*seat, now.active);
    let squads = active.into_iter().flat_map(|it| now.squads_of(it)).filter(|it| !now.squad_is(*it, SquadMark::Done));
    let mut steps: Vec<Turn> = squads.map(Turn::EndSquad).collect();
    steps.push(Turn::EndGroup(seat));
    replace(now, steps);
}

/// A squad acts at once, without its Battlegroup: as its activation of this turn, or an extra action
/// (`dc.card.shock-assault`, `dc.card.reactionary-tactics`).
pub(crate) fn acts_alone(now: &mut Now<'_>, squad: SquadId, extra: bool) {
    let seat = now.squad_seat(squad);
    now.emit(turn::Event::ActsAlone { squad, extra }.into());
    then(now, [Turn::Act(seat), Turn::EndAlone]);
}

/// A squad that acts alone is done; after an extra action it has not ended its activation.
fn end_alone(now: &mut Now<'_>) {
    let ends = now.alone.as_ref().filter(|it| it.before.is_none()).map(|it| Turn::EndSquad(it.squad));
    replace(now, ends);
}

/// The next seat in initiative order.
fn after(state: &State, seat: Seat) -> Seat {
    let at = state.initiative.iter().position(|it| *it == seat).unwrap_or(0);
    state.initiative.get((at + 1) % state.initiative.len().max(1)).copied().unwrap_or(seat)
}

/// Carries out the step on top.
pub(crate) fn resolve(now: &mut Now<'_>, step: Turn) -> Result<bool, NeedDice> {
    match step {
        Turn::Begin | Turn::Yield(_) | Turn::Act(_) => return Ok(true),
        Turn::Activate(seat) => return Ok(ask_to_activate(now, seat)),
        Turn::StartTurn => initiation::start_turn(now),
        Turn::Initiative => initiation::initiative(now)?,
        Turn::Reserves => initiation::reserves(now)?,
        Turn::EndSquad(squad) => end_squad(now, squad),
        Turn::EndAlone => {
            now.emit(turn::Event::AloneOver.into());
            done(now);
        }
        Turn::EndGroup(seat) => {
            now.emit(turn::Event::GroupDone.into());
            let next = after(now, seat);
            replace(now, [Turn::Activate(next)]);
        }
        Turn::RoundUp => round_up::begin(now),
        Turn::EndTurn => round_up::end_turn(now),
    }
    Ok(false)
}

/// Asks a seat to activate, or the next one that can, or nobody.
fn ask_to_activate(now: &mut Now<'_>, seat: Seat) -> bool {
    let can = |state: &State, seat| all_groups(state).any(|it| can_activate(state, seat, it));
    if can(now, seat) {
        return true;
    }
    let mut next = seat;
    for _ in 0..now.initiative.len() {
        next = after(now, next);
        if can(now, next) {
            replace(now, [Turn::Activate(next)]);
            return false;
        }
    }
    done(now);
    false
}

/// A squad is done; it may start a CQB at once (`dc.cqb.timing`).
fn end_squad(now: &mut Now<'_>, squad: SquadId) {
    now.emit(turn::Event::SquadDone { squad }.into());
    hands::squad_ends(now, squad);
    let revealed = intel::occupied(now, squad);
    let offer = cqb::offer(now, squad);
    let window = opening(now, Moment::SquadDone(squad));
    replace(now, revealed.into_iter().chain(offer.map(Step::from)).chain(window));
}

/// A side scores.
pub(crate) fn score(now: &mut Now<'_>, seat: Seat, vp: u16, rule: catalogue::RuleId) {
    if vp > 0 {
        now.emit(Event::from(turn::Event::Scored { seat, vp, rule }));
    }
}

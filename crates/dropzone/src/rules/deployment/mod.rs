//! How armies come onto the table (`dc.deploy.order`): players roll off, the highest picks an edge, then they say in turn how
//! each Battlegroup starts.
//!
//! A Battlegroup starts In Readiness, but Aerial Advantage holds those back that come by land
//! (`dc.deploy.aerial-advantage`), and Fast Movers start In Reserve (`dc.fast.reserve`): [`starts`]. Where the scenario has
//! zones it may be deployed directly ([`placing`]). Squads with Infiltrate are placed, and Subterranean squads go
//! underground, before it is said how the rest of their Battlegroup starts ([`infiltrating`], `rules/drills`).

pub(crate) mod edges;
pub(crate) mod placing;
mod samples;
pub(crate) mod starts;

use battle::Seat;
use catalogue::rule;
use dice::NeedDice;
use smallvec::SmallVec;

use crate::{
    Category, Forbidden, GroupId, Now, Place, SquadId, State, Step, TableEdge, Wait,
    model::chapters::{
        deployment::{Event, Forbidden as No, Order as Said, Step as Deploy},
        turn::Step as Turn,
    },
    rules::{
        aircraft::available,
        flow::{d6s, done, replace},
    },
};

pub(crate) use samples::orders;

/// Why an order of this chapter is not legal.
pub(crate) fn objection(state: &State, order: &Said) -> Option<Forbidden> {
    let not_now = || Some(Forbidden::not_now(state.steps.top()));
    let Some(Step::Deployment(step)) = state.steps.top() else { return not_now() };
    match (step, order) {
        (Deploy::PickEdge(_), Said::PickEdge { edge }) => {
            let rule = rule!("dc.deploy.friendly-edge");
            (!edges_to_pick(state).contains(edge)).then_some(Forbidden::NoSuchThing { rule })
        }
        (Deploy::Controller(seat), Said::NameController { squad }) => {
            let rule = rule!("dc.fast.fac");
            let can = available::controllers(state, *seat).any(|it| it == *squad);
            (!can).then_some(Forbidden::NoSuchThing { rule })
        }
        (Deploy::Start(_) | Deploy::Finish(_), Said::Start { group }) => group_objection(state, *group),
        (Deploy::Start(_) | Deploy::Finish(_), Said::Deploy { group, stands }) => {
            group_objection(state, *group).or_else(|| placing::deploy_objection(state, *group, stands))
        }
        (Deploy::Start(_) | Deploy::Finish(_), Said::Infiltrate { squad, stands }) => {
            squad_objection(state, *squad).or_else(|| placing::infiltrate_objection(state, *squad, stands))
        }
        (Deploy::Start(_) | Deploy::Finish(_), Said::GoUnderground { squad }) => {
            squad_objection(state, *squad).or_else(|| starts::underground_objection(state, *squad))
        }
        _ => not_now(),
    }
}

/// One Battlegroup at a time: one of the seat's own that has not started, or the one that has begun to
/// (`dc.deploy.order`).
fn group_objection(state: &State, group: GroupId) -> Option<Forbidden> {
    let is_one = match state.steps.top() {
        Some(Step::Deployment(Deploy::Start(seat))) => waiting(state, *seat).any(|it| it == group),
        Some(Step::Deployment(Deploy::Finish(begun))) => *begun == group,
        _ => false,
    };
    (!is_one).then_some(No::NotThisGroup { group }.into())
}

/// A squad of such a Battlegroup that has not started itself.
fn squad_objection(state: &State, squad: SquadId) -> Option<Forbidden> {
    let no = || Some(Forbidden::NoSuchThing { rule: rule!("dc.deploy.order") });
    let Some(card) = state.field.squads.get(squad.index()).filter(|it| !it.is_transport) else { return no() };
    let Some(group) = card.group else { return no() };
    let undeployed = state.members(squad).all(|it| is_undeployed(state, it));
    if undeployed { group_objection(state, group) } else { no() }
}

pub(crate) fn is_undeployed(state: &State, unit: crate::UnitId) -> bool {
    state.unit(unit).place == Place::Off(Wait::Undeployed)
}

/// Two players take the long edges, or of a square table any; more take one each. Where the scenario starts from corners,
/// they take those (`dc.deploy.friendly-edge`).
pub(crate) fn edges_to_pick(state: &State) -> Vec<TableEdge> {
    if state.field.starts().corners {
        return TableEdge::CORNERS.to_vec();
    }
    let table = &state.field.setup.table;
    let long = |it: &TableEdge| {
        let horizontal = matches!(it, TableEdge::North | TableEdge::South);
        if horizontal { table.width() >= table.depth() } else { table.depth() >= table.width() }
    };
    TableEdge::SIDES.into_iter().filter(|it| state.sides.len() > 2 || long(it)).collect()
}

/// The Battlegroups of a seat of which it has not been said how they start.
pub(crate) fn waiting(state: &State, seat: Seat) -> impl Iterator<Item = GroupId> + '_ {
    let groups = (0..state.groups.len() as u8).map(GroupId);
    groups.filter(move |it| state.field.groups[it.index()].seat == seat).filter(|it| is_waiting(state, *it))
}

fn is_waiting(state: &State, group: GroupId) -> bool {
    group_squads(state, group).flat_map(|it| state.members(it)).any(|it| is_undeployed(state, it))
}

/// The squads of a Battlegroup and the Transports that start with it.
pub(crate) fn group_squads(state: &State, group: GroupId) -> impl Iterator<Item = SquadId> + Clone + '_ {
    state.all_squads().filter(move |it| state.squad_card(*it).group == Some(group))
}

/// Carries an order out.
pub(crate) fn give(now: &mut Now<'_>, order: Said) {
    match order {
        Said::PickEdge { edge } => pick_edge(now, edge),
        Said::Start { group } => {
            starts::start(now, group);
            next(now, group);
        }
        Said::Deploy { group, stands } => {
            now.emit(Event::Deployed { group, stands }.into());
            next(now, group);
        }
        Said::Infiltrate { squad, stands } => {
            let group = now.squad_card(squad).group;
            placing::infiltrate(now, squad, stands);
            group.into_iter().for_each(|it| next(now, it));
        }
        Said::NameController { squad } => {
            now.emit(Event::ControllerNamed { squad }.into());
            done(now);
        }
        Said::GoUnderground { squad } => {
            let group = now.squad_card(squad).group;
            let rule = rule!("dc.special.subterranean");
            let squads = SmallVec::from_slice(&[squad]);
            now.emit(Event::Started { squads, wait: Wait::Underground, rule }.into());
            group.into_iter().for_each(|it| next(now, it));
        }
    }
}

/// The other seats get the edges across, then beside (`dc.deploy.friendly-edge`). Drills start In Readiness
/// (`dc.special.drill`).
fn pick_edge(now: &mut Now<'_>, edge: TableEdge) {
    let all = if now.field.starts().corners { TableEdge::CORNERS } else { TableEdge::SIDES };
    let rest = all.into_iter().filter(|it| *it != edge && *it != edge.opposite());
    let taken: SmallVec<[TableEdge; 4]> = [edge, edge.opposite()].into_iter().chain(rest).collect();
    let mut edges: SmallVec<[TableEdge; 4]> = SmallVec::from_elem(edge, now.sides.len());
    for (seat, edge) in now.initiative.iter().zip(taken) {
        edges[seat.index()] = edge;
    }
    now.emit(Event::EdgesTaken { edges }.into());
    let drills: SmallVec<[SquadId; 4]> =
        now.all_squads().filter(|it| now.squad_profile(*it).category == Category::Drill).collect();
    if !drills.is_empty() {
        let rule = rule!("dc.special.drill");
        now.emit(Event::Started { squads: drills, wait: Wait::Readiness, rule }.into());
    }
    let first = now.initiative[0];
    replace(now, [Deploy::Start(first)]);
}

/// The rest of the Battlegroup, or the next seat's.
fn next(now: &mut Now<'_>, group: GroupId) {
    if is_waiting(now, group) {
        replace(now, [Deploy::Finish(group)]);
        return;
    }
    let seat = now.field.groups[group.index()].seat;
    let at = now.initiative.iter().position(|it| *it == seat).unwrap_or(0);
    let next = now.initiative[(at + 1) % now.initiative.len()];
    replace(now, [Deploy::Start(next)]);
}

/// Carries out the step on top.
pub(crate) fn resolve(now: &mut Now<'_>, step: Deploy) -> Result<bool, NeedDice> {
    match step {
        Deploy::RollOff => roll_off(now)?,
        Deploy::PickEdge(_) | Deploy::Finish(_) | Deploy::Controller(_) => return Ok(true),
        Deploy::Start(seat) => {
            if waiting(now, seat).next().is_some() {
                return Ok(true);
            }
            let next = now.initiative.clone().into_iter().find(|it| waiting(now, *it).next().is_some());
            match next {
                Some(next) => replace(now, [Deploy::Start(next)]),
                None => {
                    let steps: SmallVec<[Step; 4]> = controllers(now).chain([Turn::StartTurn.into()]).collect();
                    replace(now, steps);
                }
            }
        }
    }
    Ok(false)
}

/// Who has Fast Movers and infantry names a forward air controller (`dc.fast.fac`).
fn controllers(state: &State) -> impl Iterator<Item = Step> + '_ {
    let names =
        |it: &Seat| available::has_fast_movers(state, *it) && available::controllers(state, *it).next().is_some();
    state.initiative.iter().copied().filter(names).map(|it| Deploy::Controller(it).into())
}

/// The highest picks; ties are rolled again (`dc.deploy.order`).
fn roll_off(now: &mut Now<'_>) -> Result<(), NeedDice> {
    let seats = now.seats().len() as u8;
    loop {
        let faces = d6s(now, rule!("dc.deploy.order"), seats)?;
        let mut dice: SmallVec<[(Seat, u8); 2]> = now.seats().zip(faces).collect();
        let rolled = dice.clone();
        dice.sort_by(|a, b| b.1.cmp(&a.1).then(a.0.cmp(&b.0)));
        let distinct = dice.windows(2).all(|it| it[0].1 != it[1].1);
        let order = dice.iter().map(|it| it.0).collect();
        now.emit(Event::RolledOff { dice: rolled, order }.into());
        if distinct {
            break;
        }
    }
    let first = now.initiative[0];
    done(now);
    let steps = crate::rules::objectives::set_up(now);
    crate::rules::flow::then(now, steps.into_iter().chain([Deploy::PickEdge(first).into()]));
    Ok(())
}

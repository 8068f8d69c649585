//! How armies come onto the table (`dc.deploy.order`): players roll off, the highest picks an edge, then they say in turn how
//! each Battlegroup starts.
//!
//! Every Battlegroup starts In Readiness, but Aerial Advantage holds those back that come by land
//! (`dc.deploy.aerial-advantage`), and Fast Movers start In Reserve (`dc.fast.reserve`). Direct Deployment, Infiltrate and
//! squads underground are still to come.

use battle::Seat;
use catalogue::rule;
use dice::NeedDice;
use smallvec::SmallVec;

use crate::{
    Forbidden, GroupId, GroupKind, Move, Now, Order, Place, SquadId, State, Step, TableEdge, UnitRule, UnitType, Wait,
    model::chapters::{
        deployment::{Event, Order as Said, Step as Deploy},
        turn::Step as Turn,
    },
    rules::flow::{d6s, done, replace},
};

/// Why an order of this chapter is not legal.
pub(crate) fn objection(state: &State, order: &Said) -> Option<Forbidden> {
    let not_now = || Some(Forbidden::not_now(state.steps.top()));
    let Some(Step::Deployment(step)) = state.steps.top() else { return not_now() };
    match (step, order) {
        (Deploy::PickEdge(_), Said::PickEdge { edge }) => {
            let rule = rule!("dc.deploy.friendly-edge");
            (!edges_to_pick(state).contains(edge)).then_some(Forbidden::NoSuchThing { rule })
        }
        (Deploy::Start(seat), Said::Start { group }) => {
            let rule = rule!("dc.deploy.order");
            let is_one = waiting(state, *seat).any(|it| it == *group);
            (!is_one).then_some(Forbidden::NoSuchThing { rule })
        }
        _ => not_now(),
    }
}

/// Two players take the long edges, or of a square table any; more take one each.
fn edges_to_pick(state: &State) -> Vec<TableEdge> {
    let table = &state.field.setup.table;
    let all = [TableEdge::North, TableEdge::East, TableEdge::South, TableEdge::West];
    let long = |it: &TableEdge| {
        let horizontal = matches!(it, TableEdge::North | TableEdge::South);
        if horizontal { table.width() >= table.depth() } else { table.depth() >= table.width() }
    };
    all.into_iter().filter(|it| state.sides.len() > 2 || long(it)).collect()
}

/// The Battlegroups of a seat of which it has not been said how they start.
fn waiting(state: &State, seat: Seat) -> impl Iterator<Item = GroupId> + '_ {
    let is_waiting = move |it: &GroupId| {
        let mut units = group_squads(state, *it).flat_map(|it| state.members(it));
        units.any(|it| state.unit(it).place == Place::Off(Wait::Undeployed))
    };
    let groups = (0..state.groups.len() as u8).map(GroupId);
    groups.filter(move |it| state.field.groups[it.index()].seat == seat).filter(is_waiting)
}

/// The squads of a Battlegroup and the Transports that start with it.
fn group_squads(state: &State, group: GroupId) -> impl Iterator<Item = SquadId> + '_ {
    state.all_squads().filter(move |it| state.squad_card(*it).group == Some(group))
}

/// What can be said.
pub(crate) fn orders(state: &State, step: &Deploy, orders: &mut Vec<Order>) {
    match step {
        Deploy::RollOff => {}
        Deploy::PickEdge(_) => {
            orders.extend(edges_to_pick(state).into_iter().map(|edge| Said::PickEdge { edge }.into()));
        }
        Deploy::Start(seat) => orders.extend(waiting(state, *seat).map(|group| Said::Start { group }.into())),
    }
}

/// Carries an order out.
pub(crate) fn give(now: &mut Now<'_>, order: Said) {
    match order {
        Said::PickEdge { edge } => pick_edge(now, edge),
        Said::Start { group } => start(now, group),
    }
}

/// The other seats get the edges across, then beside (`dc.deploy.friendly-edge`).
fn pick_edge(now: &mut Now<'_>, edge: TableEdge) {
    let others = [TableEdge::North, TableEdge::East, TableEdge::South, TableEdge::West];
    let rest = others.into_iter().filter(|it| *it != edge && *it != edge.opposite());
    let taken: SmallVec<[TableEdge; 4]> = [edge, edge.opposite()].into_iter().chain(rest).collect();
    let mut edges: SmallVec<[TableEdge; 4]> = SmallVec::from_elem(edge, now.sides.len());
    for (seat, edge) in now.initiative.iter().zip(taken) {
        edges[seat.index()] = edge;
    }
    now.emit(Event::EdgesTaken { edges }.into());
    let first = now.initiative[0];
    replace(now, [Deploy::Start(first)]);
}

fn start(now: &mut Now<'_>, group: GroupId) {
    let wait = starts(now, group);
    let squads = group_squads(now, group).collect();
    now.emit(Event::Started { squads, wait }.into());
    let seat = now.field.groups[group.index()].seat;
    let at = now.initiative.iter().position(|it| *it == seat).unwrap_or(0);
    let next = now.initiative[(at + 1) % now.initiative.len()];
    replace(now, [Deploy::Start(next)]);
}

/// How a Battlegroup starts (`dc.deploy.aerial-advantage`, `dc.fast.reserve`).
pub(crate) fn starts(state: &State, group: GroupId) -> Wait {
    let squads = || group_squads(state, group);
    let is_fast = |it: SquadId| state.squad_profile(it).mode(0).movement == Move::Fast;
    if squads().any(is_fast) {
        return Wait::Reserve;
    }
    let command = state.field.groups[group.index()].kind == GroupKind::Command;
    let mut units = squads().flat_map(|it| state.members(it));
    let by_air = units.all(|it| comes_by_air(state, it));
    let held = !command && !by_air && !state.field.setup.settings.no_aerial_advantage;
    if held { Wait::AerialAdvantage } else { Wait::Readiness }
}

/// Whether a unit comes in an Aircraft or a Hovercraft, its own or its Transport's (`dc.special.hovercraft-aerial-advantage`).
fn comes_by_air(state: &State, unit: crate::UnitId) -> bool {
    let mut outermost = unit;
    while let Some(transport) = state.field.units[outermost.index()].aboard {
        outermost = transport;
    }
    let mode = state.profile(outermost).mode(0);
    mode.unit_type == UnitType::Aircraft || mode.has(UnitRule::Hovercraft)
}

/// Carries out the step on top.
pub(crate) fn resolve(now: &mut Now<'_>, step: Deploy) -> Result<bool, NeedDice> {
    match step {
        Deploy::RollOff => roll_off(now)?,
        Deploy::PickEdge(_) => return Ok(true),
        Deploy::Start(seat) => {
            if waiting(now, seat).next().is_some() {
                return Ok(true);
            }
            let next = now.initiative.clone().into_iter().find(|it| waiting(now, *it).next().is_some());
            match next {
                Some(next) => replace(now, [Deploy::Start(next)]),
                None => replace(now, [Turn::StartTurn]),
            }
        }
    }
    Ok(false)
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
    crate::rules::flow::then(now, [Deploy::PickEdge(first)]);
    Ok(())
}

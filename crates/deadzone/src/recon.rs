//! Before the first round: items, the Recon test, zones and deployment (`dz.place.items`, `dz.recon.*`).

use battle::{Breakdown, Seat};
use dice::{NeedDice, Roll};
use rules::{RuleId, rule};
use smallvec::{SmallVec, smallvec};

use crate::{
    Ability, Cell, Event, Extra, Forbidden, Mark, Mission, ModelId, Now, Opening, Spots, State, Step, arrivals,
    event::Pool, pool, profile::Kind, secret, zones,
};

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] = &[
    rule!("dz.recon.values"),
    rule!("dz.recon.overflow"),
    rule!("dz.ability.strategist"),
    rule!("dz.place.counter-mix"),
];

/// Begins: with items and the Recon test, or in round 1 where the models already stand.
pub(crate) fn begin(now: &mut Now<'_>) -> Result<(), NeedDice> {
    now.emit(Event::Done);
    if now.mission == Mission::Random {
        let die = now.roll_one(Roll::new(rule!("dz.mission.random"), 1, 8).grouped(&[2, 4, 6]))?;
        now.emit(Event::MissionRolled { die, mission: Mission::rolled(die) });
    }
    secret::roll(now)?;
    if now.field.setup.opening != Opening::Deployment {
        now.emit(Event::RoundBegan { round: 1 });
        let first = now.initiative;
        now.emit(Event::Then(smallvec![Step::Turn(first)]));
        return Ok(());
    }
    place_items(now)?;
    recon_test(now)
}

/// Eight counters, each where two dice say; one that falls in a deployment zone is discarded (`dz.place.items`). What a
/// counter shows is drawn when it is revealed: until then nobody knows it, so it comes to the same.
fn place_items(now: &mut Now<'_>) -> Result<(), NeedDice> {
    let mut placed = 0;
    while placed < 8 {
        let dice = now.roll(Roll::new(rule!("dz.place.items"), 2, 8))?;
        let (column, row) = (dice[0], dice[1]);
        let mission = now.mission;
        let zoned = mission.in_zone(0, column, row) || mission.in_zone(1, column, row);
        // In Scour a counter that would fall in a zone is rolled again (`dz.mission.scour`).
        placed += u8::from(!zoned || mission != Mission::Scour);
        let cell = (!zoned).then(|| now.field.top(column, row));
        now.emit(Event::ItemPlaced { dice: (column, row), cell });
    }
    Ok(())
}

/// Five dice each at the Leader's Recon value; on equal successes both roll again.
fn recon_test(now: &mut Now<'_>) -> Result<(), NeedDice> {
    loop {
        let rolls = [recon(now, Seat(0))?, recon(now, Seat(1))?];
        let winner = match rolls[0].successes.cmp(&rolls[1].successes) {
            std::cmp::Ordering::Less => Some(Seat(1)),
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Greater => Some(Seat(0)),
        };
        now.emit(Event::ReconRolled { rolls, winner });
        if let Some(winner) = winner {
            now.emit(Event::Then(smallvec![Step::NameStarter(winner)]));
            return Ok(());
        }
    }
}

fn recon(now: &mut Now<'_>, seat: Seat) -> Result<Pool, NeedDice> {
    let leader = (0..now.models.len() as u8).map(ModelId).find(|it| is_leader(now, *it, seat));
    let value = leader.and_then(|it| now.profile(it).recon);
    let again = u8::from(leader.is_some_and(|it| now.has(it, Ability::Strategist)));
    pool::roll(now, rule!("dz.recon.test"), Breakdown::base(rule!("dz.recon.test"), 5), value, again)
}

fn is_leader(state: &State, model: ModelId, seat: Seat) -> bool {
    state.seat(model) == seat && state.profile(model).kind == Kind::Leader
}

/// The starting player is named, and picks a zone.
pub(crate) fn name_starter(now: &mut Now<'_>, seat: Seat) {
    now.emit(Event::Done);
    now.emit(Event::StarterNamed { seat });
    now.emit(Event::Then(smallvec![Step::TakeZone(seat)]));
}

/// The starting player takes a zone and deploys all; then the other in the other zone. Then the first round.
pub(crate) fn take_zone(now: &mut Now<'_>, seat: Seat, zone: u8) {
    let other = State::opponent(seat);
    now.emit(Event::Done);
    now.emit(Event::ZoneTaken { seat, zone });
    now.emit(Event::ZoneTaken { seat: other, zone: 1 - zone });
    let bonus = Seat::first(2).filter(|it| now.sides[it.index()].bonus > 0).map(Step::BonusRoll);
    let last = now.field.setup.settings.starter_deploys_last;
    let [first, second] = if last { [other, seat] } else { [seat, other] };
    let mut steps: SmallVec<[Step; 2]> = smallvec![Step::Deploy(first), Step::Deploy(second), Step::Airborne(seat)];
    steps.extend(bonus);
    steps.extend([Step::Logistics(seat), Step::Logistics(other), Step::Scout(seat), Step::Scout(other)]);
    steps.push(Step::RollCommand);
    now.emit(Event::Then(steps));
}

/// Whether a seat has somebody left to deploy.
pub(crate) fn undeployed(state: &State, seat: Seat) -> impl Iterator<Item = ModelId> + '_ {
    let all = (0..state.models.len() as u8).map(ModelId);
    all.filter(move |it| state.seat(*it) == seat && !state.model(*it).is(Mark::OnBoard) && is_deployed(state, *it))
}

/// Whether a model comes with the team: everyone bought, and what they bring along.
fn is_deployed(state: &State, model: ModelId) -> bool {
    state.card(model).extra.is_none_or(Extra::is_deployed) && !arrivals::drops(state, model)
}

/// Why deployment may not be left at that: everyone must be placed who is not optional and finds a place.
pub(crate) fn pass_objection(state: &State, seat: Seat) -> Option<Forbidden> {
    if undeployed(state, seat).all(|it| is_optional(state, it)) {
        return None;
    }
    let mut places = Vec::new();
    orders(state, seat, &mut places);
    (!places.is_empty()).then_some(Forbidden::Compulsory { rule: rule!("dz.recon.deploy") })
}

/// The item counters that a Leader with Logistics may move (`dz.ability.logistics`).
pub(crate) fn has_logistics(state: &State, seat: Seat) -> bool {
    let mut mine = state.on_board().filter(|it| is_leader(state, *it, seat));
    mine.any(|it| state.has(it, Ability::Logistics)) && !state.counters.is_empty()
}

/// Why an item may not be moved there: one cube, where it can lie, and no deployment zone.
pub(crate) fn shift_objection(state: &State, item: u8, cell: Cell) -> Option<Forbidden> {
    let Some(counter) = state.counters.get(usize::from(item)) else { return Some(Forbidden::NoSuchItem { item }) };
    if counter.cell.distance(cell) != 1 {
        return Some(Forbidden::TooFar { cubes: counter.cell.distance(cell), most: 1 });
    }
    if !state.field.standing.has(cell) {
        return Some(Forbidden::NoFloor { cell });
    }
    let zoned = Seat::first(2).any(|it| in_zone(state, it, cell));
    zoned.then_some(Forbidden::NoAbility { rule: rule!("dz.ability.logistics") })
}

/// Where items may be moved to.
pub(crate) fn shift_orders(state: &State, orders: &mut Vec<crate::Order>) {
    for item in 0..state.counters.len() as u8 {
        let cells = state.field.standing.iter().filter(|it| shift_objection(state, item, *it).is_none());
        orders.extend(cells.map(|cell| crate::Order::ShiftItem { item, cell }));
    }
    orders.push(crate::Order::Decline);
}

/// Whether a cube lies in a seat's zone (`zones`).
pub(crate) fn in_zone(state: &State, seat: Seat, cell: Cell) -> bool {
    let Some(zone) = state.sides[seat.index()].zone else { return false };
    let squares = state.field.zones[state.mission as usize][usize::from(zone)];
    squares >> zones::bit((cell.column(), cell.row())) & 1 == 1
}

/// Why a model may not be deployed there.
pub(crate) fn objection(state: &State, seat: Seat, model: ModelId, cell: Cell, at: Spots) -> Option<Forbidden> {
    if model.index() >= state.models.len() {
        return Some(Forbidden::NoSuchModel { model });
    }
    if state.seat(model) != seat {
        return Some(Forbidden::NotYours { model });
    }
    if state.model(model).is(Mark::OnBoard) {
        return Some(Forbidden::AlreadyDeployed { model });
    }
    if !in_zone(state, seat, cell) {
        return Some(Forbidden::OutsideZone { cell });
    }
    if cell.level() > 1 && (zones::is_grounded(state.profile(model)) || state.has(model, Ability::Vehicle)) {
        return Some(Forbidden::VehicleOnLevel { cell });
    }
    place_objection(state, model, cell, at)
        .or_else(|| (!leaves_room(state, seat, model, cell)).then_some(Forbidden::NoRoomForOthers { cell }))
}

/// Whether those who must be placed after this one still find room: all of a team come into its zone.
fn leaves_room(state: &State, seat: Seat, model: ModelId, cell: Cell) -> bool {
    let load = |it: ModelId| {
        let grounded = zones::is_grounded(state.profile(it)) || state.has(it, Ability::Vehicle);
        (state.profile(it).size, grounded)
    };
    let needed = || undeployed(state, seat).filter(|it| !is_optional(state, *it));
    let others: SmallVec<[zones::Load; 16]> = needed().filter(|it| *it != model).map(load).collect();
    let cells = || state.field.standing.iter().filter(|it| in_zone(state, seat, *it));
    let rooms = |size: u8| -> SmallVec<[zones::Room; 32]> {
        let left = |it: Cell| {
            let more = if it == cell { size } else { 0 };
            zones::capacity(&state.field, it).saturating_sub(state.crowd(it, seat) + more)
        };
        cells().map(|it| (left(it), it.level() == 1)).collect()
    };
    if zones::packs(&rooms(state.profile(model).size), &others) {
        return true;
    }
    let all: SmallVec<[zones::Load; 16]> = needed().map(load).collect();
    !zones::packs(&rooms(0), &all)
}

/// Whether a model need not be set up with the others.
fn is_optional(state: &State, model: ModelId) -> bool {
    state.has(model, Ability::AerialDeployment) || state.card(model).extra.is_some()
}

/// Why a model may not stand there as it comes into play: a floor, room for its side, and free spots.
pub(crate) fn place_objection(state: &State, model: ModelId, cell: Cell, at: Spots) -> Option<Forbidden> {
    let (profile, seat) = (state.profile(model), state.seat(model));
    if !state.field.standing.has(cell) {
        return Some(Forbidden::NoFloor { cell });
    }
    if !state.has_room(model, cell) {
        return Some(Forbidden::Full { cell, size: profile.size, crowd: state.crowd(cell, seat) });
    }
    let fits = at.fit(profile.size) && !at.meet(state.taken_spots(cell));
    (!fits).then_some(Forbidden::BadSpots { cell })
}

/// Everywhere the next models may be deployed: the first of each kind, at a sample of spots.
pub(crate) fn orders(state: &State, seat: Seat, orders: &mut Vec<crate::Order>) {
    let mut seen: Vec<u8> = Vec::new();
    for model in undeployed(state, seat) {
        let profile = state.card(model).profile;
        if seen.contains(&profile) {
            continue;
        }
        seen.push(profile);
        for cell in state.field.standing.iter().filter(|it| in_zone(state, seat, *it)) {
            for at in crate::movement::spots(state, model, cell) {
                if objection(state, seat, model, cell, at).is_none() {
                    orders.push(crate::Order::Deploy { model, cell, at });
                }
            }
        }
    }
}

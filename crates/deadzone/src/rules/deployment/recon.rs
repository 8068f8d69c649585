//! Before the first round: items, the Recon test, zones and deployment (`dz.place.items`, `dz.recon.*`).

use battle::{Breakdown, Seat};
use catalogue::{RuleId, rule};
use dice::{NeedDice, Roll};
use smallvec::{SmallVec, smallvec};

use crate::{
    Ability, Cell, Cells, Event, Extra, Forbidden, Mark, Mission, ModelId, Now, Opening, Order, Spots, State, Step,
    model::{event::Pool, profile::Kind},
    rules::{
        deployment::{arrivals, zones},
        missions::secret_missions,
        movement,
        rolls::pool::{self, Again},
    },
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
    secret_missions::roll(now)?;
    if now.field.setup.opening != Opening::Deployment {
        let round = now.round + 1;
        now.emit(Event::RoundBegan { round });
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
        let mission = now.mission_rules();
        let zoned = (0..2).any(|zone| mission.holds(&now.field.setup.settings, zone, column, row));
        // In Scour a counter that would fall in a zone is rolled again (`dz.mission.scour`).
        placed += u8::from(!zoned || !mission.no_counters_in_zones);
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
    // Whoever wins may name either player, so the reroll of a Strategist cannot hurt: nobody is asked about it.
    let again = Again::dice(u8::from(leader.is_some_and(|it| now.has(it, Ability::Strategist))));
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
    if all_are_optional(state, seat) {
        return None;
    }
    let mut places = Vec::new();
    place_orders(state, seat, &mut places);
    (!places.is_empty()).then_some(Forbidden::Compulsory { rule: rule!("dz.recon.deploy") })
}

fn all_are_optional(state: &State, seat: Seat) -> bool {
    undeployed(state, seat).all(|it| is_optional(state, it))
}

/// The item counters that a Leader with Logistics may move (`dz.ability.logistics`).
pub(crate) fn has_logistics(state: &State, seat: Seat) -> bool {
    let mut mine = state.on_board().filter(|it| is_leader(state, *it, seat));
    mine.any(|it| state.has(it, Ability::Logistics)) && !state.counters.is_empty()
}

/// Why an item may not be moved there: one cube, where it can lie, and no deployment zone.
pub(crate) fn shift_objection(state: &State, item: u8, cell: Cell) -> Option<Forbidden> {
    let rule = rule!("dz.ability.logistics");
    let Some(counter) = state.counters.get(usize::from(item)) else {
        return Some(Forbidden::NoSuchCounter { rule });
    };
    if counter.cell.distance(cell) != 1 {
        return Some(Forbidden::TooFar { cubes: counter.cell.distance(cell), most: 1, rule });
    }
    if !state.field.standing.has(cell) {
        return Some(Forbidden::NoFloor { cell, rule });
    }
    let zoned = Seat::first(2).any(|it| in_zone(state, it, cell));
    zoned.then_some(Forbidden::NoAbility { rule })
}

/// Where items may be moved to.
pub(crate) fn shift_orders(state: &State, orders: &mut Vec<Order>) {
    for item in 0..state.counters.len() as u8 {
        let cells = state.field.standing.iter().filter(|it| shift_objection(state, item, *it).is_none());
        orders.extend(cells.map(|cell| Order::ShiftItem { item, cell }));
    }
    orders.push(Order::Decline);
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
    level_objection(state, model, cell)
        .or_else(|| place_objection(state, model, cell, at))
        .or_else(|| (!Zone::new(state, seat).leaves_room(model, cell)).then_some(Forbidden::NoRoomForOthers { cell }))
}

/// Vehicles are set up on level 1.
fn level_objection(state: &State, model: ModelId, cell: Cell) -> Option<Forbidden> {
    (cell.level() > 1 && is_grounded(state, model)).then_some(Forbidden::VehicleOnLevel { cell })
}

fn is_grounded(state: &State, model: ModelId) -> bool {
    zones::is_grounded(state.profile(model)) || state.has(model, Ability::Vehicle)
}

/// A seat's zone while its team is set up: what its cubes still hold, and who must be placed.
struct Zone<'a> {
    state: &'a State,
    busy: Cells,
    rooms: SmallVec<[(Cell, u8); 32]>,
    needed: SmallVec<[ModelId; 16]>,
}

impl<'a> Zone<'a> {
    fn new(state: &'a State, seat: Seat) -> Zone<'a> {
        let busy = state.busy();
        let crowd = |it: Cell| if busy.has(it) { state.crowd(it, seat) } else { 0 };
        let left = |it: Cell| state.field.capacity(it).saturating_sub(crowd(it));
        let cells = state.field.standing.iter().filter(|it| in_zone(state, seat, *it));
        let needed = undeployed(state, seat).filter(|it| !is_optional(state, *it));
        Zone { state, busy, rooms: cells.map(|it| (it, left(it))).collect(), needed: needed.collect() }
    }

    fn loads(&self, without: Option<ModelId>) -> SmallVec<[zones::Load; 16]> {
        let load = |it: &ModelId| (self.state.profile(*it).size, is_grounded(self.state, *it));
        self.needed.iter().filter(|it| Some(**it) != without).map(load).collect()
    }

    /// Whether there is room enough wherever this model stands: for all the others if they were as large as the largest
    /// of them, with a cube to spare.
    fn is_ample(&self, model: ModelId) -> bool {
        let others = self.loads(Some(model));
        let size = others.iter().map(|it| it.0).max().unwrap_or(0).max(1);
        let grounded = others.iter().any(|it| it.1);
        let open = self.rooms.iter().filter(|it| it.0.level() == 1 || !grounded);
        let (held, most) =
            open.map(|it| usize::from(it.1 / size)).fold((0, 0), |(sum, most), it| (sum + it, most.max(it)));
        held >= others.len() + most
    }

    /// Whether those who must be placed after this one still find room: all of a team come into its zone.
    fn leaves_room(&self, model: ModelId, cell: Cell) -> bool {
        let size = self.state.profile(model).size;
        let rooms = |size: u8| -> SmallVec<[zones::Room; 32]> {
            let left = |it: &(Cell, u8)| it.1.saturating_sub(if it.0 == cell { size } else { 0 });
            self.rooms.iter().map(|it| (left(it), it.0.level() == 1)).collect()
        };
        zones::packs(&rooms(size), &self.loads(Some(model))) || !zones::packs(&rooms(0), &self.loads(None))
    }
}

/// Whether a model need not be set up with the others.
fn is_optional(state: &State, model: ModelId) -> bool {
    state.has(model, Ability::AerialDeployment) || state.card(model).extra.is_some()
}

/// Why a model may not stand there as it comes into play: a floor, room for its side, and free spots.
pub(crate) fn place_objection(state: &State, model: ModelId, cell: Cell, at: Spots) -> Option<Forbidden> {
    let (profile, seat) = (state.profile(model), state.seat(model));
    if !state.field.standing.has(cell) {
        return Some(Forbidden::NoFloor { cell, rule: rule!("dz.recon.deploy") });
    }
    if !state.has_room(model, cell) {
        return Some(Forbidden::Full { cell, size: profile.size, crowd: state.crowd(cell, seat) });
    }
    let fits = at.fit(profile.size) && !at.meet(state.taken_spots(cell));
    (!fits).then_some(Forbidden::BadSpots { cell })
}

/// Everywhere the next models may be deployed: the first of each kind, at a sample of spots.
fn place_orders(state: &State, seat: Seat, orders: &mut Vec<Order>) {
    let zone = Zone::new(state, seat);
    let mut seen: SmallVec<[u8; 16]> = SmallVec::new();
    for model in undeployed(state, seat) {
        let (profile, size) = (state.card(model).profile, state.profile(model).size);
        if seen.contains(&profile) {
            continue;
        }
        seen.push(profile);
        let ample = zone.is_ample(model);
        for (cell, room) in zone.rooms.iter().copied() {
            let open = room >= size && level_objection(state, model, cell).is_none();
            if open && (ample || zone.leaves_room(model, cell)) {
                let taken = if zone.busy.has(cell) { state.taken_spots(cell) } else { Spots(0) };
                let spots = movement::free_spots(state, model, cell, taken);
                orders.extend(spots.iter().map(|at| Order::Deploy { model, cell, at: *at }));
            }
        }
    }
}

/// What may be said while a team is set up.
pub(crate) fn orders(state: &State, seat: Seat, orders: &mut Vec<Order>) {
    place_orders(state, seat, orders);
    if orders.is_empty() || all_are_optional(state, seat) {
        orders.push(Order::Pass);
    }
}

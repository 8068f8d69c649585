//! Movement (`dz.move.*`): cube by cube, over what can be climbed, into fights and over edges.

pub(crate) mod flight;
pub(crate) mod forced_movement;
pub(crate) mod move_list;
pub(crate) mod occupancy;
pub(crate) mod on_entry;
pub(crate) mod overstacked;
pub(crate) mod placement;
pub(crate) mod scenery_reach;
pub(crate) mod traps;

use battle::Seat;
use catalogue::{RuleId, rule};
use dice::NeedDice;
use smallvec::{SmallVec, smallvec};

use crate::{
    Ability, Attack, Cell, Contest, Event, Forbidden, Mark, ModelId, Now, Order, Pace, Spots, State, Step, Walk, Way,
    model::order::LONGEST,
    rules::{
        fighting::free_fights,
        movement::{move_list::Moves, scenery_reach::Mover},
    },
};
use table::Arrange;

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] = &[
    rule!("dz.field.edge"),
    rule!("dz.move.adjacent"),
    rule!("dz.move.jump-down"),
    rule!("dz.move.displace"),
    rule!("dz.item.jump-pack"),
    rule!("dz.ability.vehicle"),
];

/// How many cubes a model may go (`dz.move.move`, `dz.move.sprint`, `dz.command.move`); `None` for a Speed of -.
pub(crate) fn allowance(state: &State, model: ModelId, pace: Pace) -> Option<u8> {
    let (walk, sprint) = state.speed(model);
    let cubes = match pace {
        Pace::Move => walk?,
        Pace::Sprint | Pace::Leap => sprint?,
        Pace::Wings => sprint.map(|_| 2)?,
        Pace::Result | Pace::Agile | Pace::Evade | Pace::Surge | Pace::Dance | Pace::Dodge | Pace::Rush => {
            walk.map(|_| 1)?
        }
    };
    Some(cubes.min(LONGEST as u8))
}

/// The spots of a cube worth offering to a model: near scenery the middle and the corners, elsewhere the middle.
pub(crate) fn spots(state: &State, model: ModelId, cell: Cell) -> impl Iterator<Item = Spots> + use<> {
    spots_beside(state, model, cell, state.taken_by_others(cell, model))
}

/// The same where it is known what others have taken.
pub(crate) fn spots_beside(
    state: &State,
    model: ModelId,
    cell: Cell,
    taken: Spots,
) -> impl Iterator<Item = Spots> + use<> {
    let offered = free_spots(state, model, cell, taken);
    let packed = offered.is_empty().then(|| packing(state, model, cell).map(|it| it.0));
    offered.iter().copied().chain(packed.flatten())
}

/// Those of them that are free beside what is taken.
pub(crate) fn free_spots(state: &State, model: ModelId, cell: Cell, taken: Spots) -> &'static [Spots] {
    let offered = Spots::sample(state.profile(model).size, taken);
    if state.field.near_scenery.has(cell) { offered } else { &offered[..offered.len().min(1)] }
}

/// Whether this is a place for a model in a cube: free spots, or spots that others can be shifted from where no place is
/// free (`dz.move.displace`).
pub(crate) fn place(state: &State, model: ModelId, cell: Cell, at: Spots) -> Option<Shifted> {
    let (size, taken) = (state.profile(model).size, state.taken_by_others(cell, model));
    if at.fit(size) && !at.meet(taken) {
        return Some(Shifted::new());
    }
    let crowded = Spots::free(size, taken).next().is_none();
    if !crowded || !at.fit(size) {
        return None;
    }
    let least = packing(state, model, cell)?.2;
    shifting(state, model, cell, at, least + 1).map(|it| it.0)
}

/// Models that make room, with their new spots.
pub(crate) type Shifted = SmallVec<[(ModelId, Spots); 1]>;

/// What it costs to shift a friend, and an enemy: any number of friends before one enemy.
const SHIFTS: (u16, u16) = (1, 16);

/// How room is made for a model in a crowded cube: its spots, who is shifted where, and what that costs; friends before
/// enemies, by the least needed.
fn packing(state: &State, model: ModelId, cell: Cell) -> Option<(Spots, Shifted, u16)> {
    let mut best: Option<(Spots, Shifted, u16)> = None;
    for at in Spots::free(state.profile(model).size, Spots(0)) {
        let below = best.as_ref().map_or(u16::MAX, |it| it.2);
        if let Some((moved, cost)) = shifting(state, model, cell, at, below) {
            best = Some((at, moved, cost));
        }
    }
    best
}

/// The cheapest way to clear these spots for a model, if one costs less than that.
fn shifting(state: &State, model: ModelId, cell: Cell, at: Spots, below: u16) -> Option<(Shifted, u16)> {
    let seat = state.team(model);
    let mut others: SmallVec<[ModelId; 8]> = state.in_cell(cell).filter(|it| *it != model).collect();
    others.arrange_by_key(|it| state.team(*it) == seat);
    let wrecks = state.wrecks().filter(|it| state.model(*it).cell == cell);
    let wrecks = Spots(wrecks.fold(0, |taken, it| taken | state.model(it).spots.0));
    if at.meet(wrecks) {
        return None;
    }
    let mut search = Search { state, seat, moved: Shifted::new(), best: None, below };
    search.place(&others, Spots(at.0 | wrecks.0), 0);
    let below = search.below;
    search.best.map(|it| (it, below))
}

/// A search for the cheapest way to place the models of a cube.
struct Search<'a> {
    state: &'a State,
    seat: Seat,
    moved: Shifted,
    best: Option<Shifted>,
    below: u16,
}

impl Search<'_> {
    /// Places these beside what is taken, each where it is if it can be.
    fn place(&mut self, models: &[ModelId], taken: Spots, cost: u16) {
        if cost >= self.below {
            return;
        }
        let Some((first, rest)) = models.split_first() else {
            (self.below, self.best) = (cost, Some(self.moved.clone()));
            return;
        };
        let own = self.state.model(*first).spots;
        if !own.meet(taken) {
            self.place(rest, Spots(taken.0 | own.0), cost);
        }
        let more = cost + if self.state.team(*first) == self.seat { SHIFTS.0 } else { SHIFTS.1 };
        for at in Spots::free(self.state.profile(*first).size, taken).filter(|it| *it != own) {
            self.moved.push((*first, at));
            self.place(rest, Spots(taken.0 | at.0), more);
            self.moved.pop();
        }
    }
}

/// Whether a model may enter a cube on its way: its side has room there, or it only flies over a gap.
fn may_enter(state: &State, model: ModelId, cell: Cell) -> bool {
    !state.field.standing.has(cell) || state.has_room(model, cell)
}

/// Whether a cube is a half tile that a large model may only cross (`dz.field.half-tile`).
pub(crate) fn is_narrow(state: &State, model: ModelId, cell: Cell) -> bool {
    state.field.is_narrow(state.profile(model).size, cell)
}

/// Whether a model crosses a cube that it cannot stay in: a half tile, or one without room for it where the house plays it so
/// (`dz.move.capacity`). Among enemies it would have to stay.
fn crosses(state: &State, model: ModelId, cell: Cell) -> bool {
    let full = || state.field.setup.settings.full_cubes_are_crossed && !may_enter(state, model, cell);
    is_narrow(state, model, cell) || full() && !state.has_enemy(cell, state.team(model))
}

/// Why a model may not go that way.
pub(crate) fn objection(state: &State, model: ModelId, pace: Pace, way: &Way, at: Spots) -> Option<Forbidden> {
    let Some(most) = allowance(state, model, pace) else {
        return Some(Forbidden::Dash { rule: rule!("dz.team.profile") });
    };
    let here = state.model(model);
    let (cells, rule) = (way.cells(), pace.rule());
    if cells.len() > usize::from(most) {
        return Some(Forbidden::TooFar { cubes: cells.len() as u8, most, rule });
    }
    if pace == Pace::Agile && !cells.first().is_some_and(|it| same_stack(*it, here.cell)) {
        return Some(Forbidden::NoWay { from: here.cell, to: cells.first().copied().unwrap_or(here.cell), rule });
    }
    let repositions = matches!(pace, Pace::Move | Pace::Result | Pace::Surge);
    if cells.is_empty() && (!repositions || at == here.spots) {
        return Some(Forbidden::NoMove { rule });
    }
    let mover = Mover::new(state, model);
    let mut from = here.cell;
    for (number, to) in cells.iter().enumerate() {
        let last = number + 1 == cells.len();
        if let Some(why) = stride_objection(state, model, &mover, (from, *to), last) {
            return Some(why);
        }
        from = *to;
    }
    place(state, model, from, at).is_none().then_some(Forbidden::BadSpots { cell: from })
}

/// Why a model may not go from one cube to the next of its way: scenery, a half tile it cannot stay on, an enemy who ends
/// the move before, no floor at its end, or no room.
fn stride_objection(
    state: &State,
    model: ModelId,
    mover: &Mover,
    (from, to): (Cell, Cell),
    last: bool,
) -> Option<Forbidden> {
    let (standing, foe) = (state.field.standing.has(to), state.has_enemy(to, state.team(model)));
    if !mover.leads(&state.field, from, to) {
        return Some(mover.barrier(&state.field, from, to));
    }
    let (size, crowd) = (state.profile(model).size, || state.crowd(to, state.team(model)));
    if is_narrow(state, model, to) && (last || foe) {
        return Some(Forbidden::HalfTile { cell: to, size });
    }
    let passes = !last && (mover.flies || crosses(state, model, to));
    if !last && !passes && foe && standing {
        return Some(Forbidden::HaltsThere { cell: to });
    }
    if last && !standing {
        return Some(mover.no_floor(to));
    }
    let full = !passes && !may_enter(state, model, to);
    full.then(|| Forbidden::Full { cell: to, size, crowd: crowd() })
}

/// Every cube a model can end in, by a shortest way, at the spots worth offering.
pub(crate) fn orders(state: &State, model: ModelId, pace: Pace, orders: &mut Vec<Order>) {
    Moves::new(state, model).list(pace, orders);
}

fn same_stack(one: Cell, other: Cell) -> bool {
    (one.column(), one.row()) == (other.column(), other.row())
}

/// Sets a model on its way.
pub(crate) fn set_out(now: &mut Now<'_>, model: ModelId, pace: Pace, way: Way, at: Spots) {
    let here = now.model(model).cell;
    // A dance, or a step aside, gives nobody the time to strike.
    let left = matches!(pace, Pace::Dance | Pace::Dodge);
    now.emit(Event::Then(smallvec![Step::Walk(Walk { model, pace, way, entered: 0, at, here, left })]));
}

/// Whether a model moves on: not one that is dead or pinned by then, nor one whose activation is over.
pub(crate) fn may_go_on(state: &State, model: ModelId) -> bool {
    let over = state.active.is_some_and(|it| it.model == model && it.over);
    state.is_on_board(model) && !state.model(model).is(Mark::Pinned) && !over
}

/// One cube of a way: first those left behind may strike, then the model enters the next.
pub(crate) fn walk(now: &mut Now<'_>, walk: Walk) -> Result<(), NeedDice> {
    let Walk { model, way, entered, .. } = walk;
    let it = *now.model(model);
    let hurled = it.is(Mark::Hurled);
    if hurled {
        let rule = rule!("dz.state.forced-move");
        now.emit(Event::Marked { model, mark: Mark::Hurled, holds: false, rule });
    }
    if !may_go_on(now, model) || hurled {
        now.emit(Event::Done);
        return Ok(());
    }
    if it.cell != walk.here {
        return knocked_on(now, walk);
    }
    if way.cells().is_empty() && entered == 0 {
        reposition(now, walk);
        return Ok(());
    }
    let Some(to) = way.cells().get(usize::from(entered)).copied() else {
        now.emit(Event::Done);
        if let Some(step) = climb(now, model, walk.pace) {
            now.emit(Event::Then(smallvec![step]));
        }
        return Ok(());
    };
    if !walk.left && free_fights::can_strike_at_leaver(now, model) {
        now.emit(Event::Becomes(Step::Walk(Walk { left: true, ..walk })));
        now.emit(Event::Then(smallvec![Step::Leaving(model)]));
        return Ok(());
    }
    enter(now, walk, to);
    Ok(())
}

/// An Agile model may change its level after a MOVE or SPRINT (`dz.ability.agile`).
fn climb(state: &State, model: ModelId, pace: Pace) -> Option<Step> {
    let moved =
        matches!(pace, Pace::Move | Pace::Sprint | Pace::Result | Pace::Leap | Pace::Wings | Pace::Surge | Pace::Rush);
    if !moved || !state.has(model, Ability::Agile) {
        return None;
    }
    let mut ways = Vec::new();
    go_on_orders(state, model, Pace::Agile, &mut ways);
    (!ways.is_empty()).then_some(Step::GoOn { model, pace: Pace::Agile })
}

/// Why a model may not go on like that.
pub(crate) fn go_on_objection(state: &State, model: ModelId, pace: Pace, way: &Way, at: Spots) -> Option<Forbidden> {
    let taken = if scouts(state) { taken(state, model, way) } else { None };
    taken
        .map(|cell| Forbidden::Occupied { cell, rule: rule!("dz.ability.scout") })
        .or_else(|| objection(state, model, pace, way, at))
}

/// Everywhere it may go on to.
pub(crate) fn go_on_orders(state: &State, model: ModelId, pace: Pace, ways: &mut Vec<Order>) {
    orders(state, model, pace, ways);
    if scouts(state) {
        ways.retain(|it| !matches!(it, Order::Move { way, .. } if taken(state, model, way).is_some()));
    }
}

/// Whether Scouts are on their way.
fn scouts(state: &State) -> bool {
    state.steps.iter().any(|it| matches!(it, Step::Scout(_)))
}

/// The first cube of a way with another model in it: a Scout does not enter it (`dz.ability.scout`).
pub(crate) fn taken(state: &State, model: ModelId, way: &Way) -> Option<Cell> {
    way.cells().iter().copied().find(|it| state.in_cell(*it).any(|it| it != model))
}

/// Knocked into another cube as it left: it goes on from there with its full movement. Among enemies it fought, and a
/// throw that came later on the way ended the action (`dz.move.leave-fight`, `dz.state.forced-move`).
fn knocked_on(now: &mut Now<'_>, walk: Walk) -> Result<(), NeedDice> {
    let Walk { model, pace, .. } = walk;
    now.emit(Event::Done);
    if walk.left {
        now.emit(Event::Then(smallvec![Step::GoOn { model, pace }]));
    }
    Ok(())
}

/// A model that is moved by force on its way stops there, unless the blow came as it left; one that comes among enemies
/// in any case.
pub(crate) fn hurl(now: &mut Now<'_>, model: ModelId, among_enemies: bool) {
    let halts = |it: &Step| matches!(it, Step::Walk(walk) if walk.model == model && (among_enemies || !walk.left));
    if now.steps.iter().any(halts) && !now.model(model).is(Mark::Hurled) {
        let rule = rule!("dz.state.forced-move");
        now.emit(Event::Marked { model, mark: Mark::Hurled, holds: true, rule });
    }
}

/// Other spots of the same cube, and perhaps an item; it is a MOVE like any other, and may end in a trap like any other.
fn reposition(now: &mut Now<'_>, walk: Walk) {
    let Walk { model, at, .. } = walk;
    let cell = now.model(model).cell;
    let shifted = place(now, model, cell, at).unwrap_or_default();
    now.emit(Event::Becomes(Step::Walk(Walk { entered: 1, ..walk })));
    let steps = placement::of_shifted(&shifted).chain([Step::PickUp(model)]).collect();
    now.emit(Event::Moved { model, to: cell, at, shifted });
    now.emit(Event::Then(steps));
}

fn enter(now: &mut Now<'_>, walk: Walk, to: Cell) {
    let Walk { model, way, entered, at, here, .. } = walk;
    let last = usize::from(entered) + 1 == way.cells().len();
    let passes = !last && (flight::flies(now, model) || crosses(now, model, to));
    let flies = passes || !now.field.standing.has(to);
    let spots = if last { at } else { spots(now, model, to).next().unwrap_or(at) };
    let shifted = if flies { Shifted::new() } else { place(now, model, to, spots).unwrap_or_default() };
    let further = Walk { entered: entered + 1, here: to, left: flies, ..walk };
    let mut steps: SmallVec<[Step; 2]> = placement::of_shifted(&shifted).collect();
    let fights = !flies && now.has_enemy(to, now.team(model));
    // Nothing follows the fight where the house plays it so (`dz.ability.agile`).
    let over = fights && now.field.setup.settings.no_climb_after_a_fight;
    now.emit(if over { Event::Done } else { Event::Becomes(Step::Walk(further)) });
    now.emit(Event::Moved { model, to, at: spots, shifted });
    if flies {
        return;
    }
    let levels = here.level().saturating_sub(to.level());
    if levels >= 2 && !flight::lands_softly(now, model) {
        steps.extend([Step::Contest(Contest::event(Attack::Fall(levels), model)), Step::Settle]);
    }
    if traps::under(now, model).is_some() {
        steps.push(Step::Tread(model));
    }
    if fights {
        if on_entry::may(now, model) {
            steps.push(Step::Met(model));
        }
        steps.push(Step::MustFight(model));
    } else {
        steps.push(Step::PickUp(model));
    }
    now.emit(Event::Then(steps));
}

//! Forced movement (`dz.state.forced-move`): thrown, knocked back, falling, slammed.

use battle::Seat;
use catalogue::{RuleId, rule};
use dice::{NeedDice, Roll};
use smallvec::{SmallVec, smallvec};
use table::lattice::{Floor, Gait};

use crate::{
    Ability, Attack, Burst, Cell, Contest, Course, Due, Event, Explosion, Mark, ModelId, Now, Pending, State, Step,
    Throw,
    model::field::gap,
    rules::{
        movement::{self, flight, placement, traps},
        shooting::{area_attack, sight::Body},
    },
};

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] = &[
    rule!("dz.state.scatter"),
    rule!("dz.state.scatter-partial"),
    rule!("dz.state.scatter-full"),
    rule!("dz.faq.knockback-direction"),
    rule!("dz.faq.knockback-wall"),
    rule!("dz.ability.boom"),
    rule!("dz.ability.smash"),
];

/// How often a model that falls into full cubes scatters on (`dz.state.scatter-full`).
const MOST_SCATTERS: usize = 8;

/// The directions a model may be thrown directly away from another (`dz.state.away`), by the scatter diagram from 0.
pub(crate) fn ways_away(state: &State, from: ModelId, model: ModelId) -> SmallVec<[u8; 8]> {
    let (here, there) = (state.model(from).cell, state.model(model).cell);
    if (here.column(), here.row()) == (there.column(), there.row()) {
        return (0..8).collect();
    }
    along(state, from, model)
}

/// The ways on along the line from one base through another, out of the second's cube.
fn along(state: &State, from: ModelId, model: ModelId) -> SmallVec<[u8; 8]> {
    let there = state.model(model).cell;
    let (start, end) = (Body::of(state, from).middle(), Body::of(state, model).middle());
    let (x, y) = (end.x - start.x, end.y - start.y);
    if x == 0.0 && y == 0.0 {
        return (0..8).collect();
    }
    let west = 3.0 * (f64::from(there.column()) - 1.0);
    let north = 3.0 * (f64::from(there.row()) - 1.0);
    // How far along the line each border is, in shares of the way between the two bases.
    let share = |way: f64, at: f64, low: f64| match way {
        _ if way > 0.0 => (low + 3.0 - at) / way,
        _ if way < 0.0 => (low - at) / way,
        _ => f64::INFINITY,
    };
    let (across, along) = (share(x, end.x, west), share(y, end.y, north));
    let side = |x: f64| if x > 0.0 { 1 } else { -1 };
    if across == along {
        return smallvec![wind(side(x), side(y))];
    }
    // The border it leaves by, where on it, and the corner that is near if it is nearer than a sixth of a side.
    let (straight, at) = if across < along {
        (wind(side(x), 0), (end.y + y * across - north) / 3.0)
    } else {
        (wind(0, side(y)), (end.x + x * along - west) / 3.0)
    };
    let near = match at {
        _ if at < 1.0 / 6.0 => Some(-1),
        _ if at > 5.0 / 6.0 => Some(1),
        _ => None,
    };
    let diagonal = near.map(|it| if across < along { wind(side(x), it) } else { wind(it, side(y)) });
    [Some(straight), diagonal].into_iter().flatten().collect()
}

fn wind(east: i8, south: i8) -> u8 {
    crate::model::cell::WINDS.iter().position(|it| *it == (east, south)).unwrap_or(0) as u8
}

/// Whether the attacker may leave the model where it is: Smash! may move it (`dz.ability.smash`).
pub(crate) const fn is_optional(throw: &Throw) -> bool {
    matches!(throw.course, Course::Any(_))
}

/// Who chooses the way of a throw, where there is a choice.
pub(crate) fn asks(state: &State, throw: &Throw) -> Option<Seat> {
    let chooser = match throw.course {
        Course::Random => return None,
        Course::Away(by) | Course::Any(by) | Course::Blown { by, .. } => by,
    };
    let choice = is_thrown(state, throw.model) && ways(state, throw).len() > 1;
    choice.then(|| state.player(chooser))
}

/// The directions a throw may take; for a random one the die says.
pub(crate) fn ways(state: &State, throw: &Throw) -> SmallVec<[u8; 8]> {
    match throw.course {
        Course::Random => SmallVec::new(),
        Course::Any(_) => (0..8).collect(),
        Course::Away(from) => ways_away(state, from, throw.model),
        Course::Blown { from, .. } => along(state, from, throw.model),
    }
}

/// Solid models and Vehicles are not moved by attacks (`dz.ability.solid`, `dz.ability.vehicle`).
fn is_thrown(state: &State, model: ModelId) -> bool {
    let gun = state.is_on_board(model) && state.is_gun(model);
    state.is_on_board(model) && !gun && !state.has(model, Ability::Solid) && !state.has(model, Ability::Vehicle)
}

/// Throws a model: the die or the only way says where.
pub(crate) fn throw(now: &mut Now<'_>, throw: Throw) -> Result<(), NeedDice> {
    if !is_thrown(now, throw.model) {
        now.emit(Event::Done);
        if throw.pins {
            crate::rules::damage::pin(now, throw.model, rule!("dz.state.forced-move"));
        }
        return Ok(());
    }
    let wind = match throw.course {
        Course::Random => {
            let die = now.roll_one(Roll::new(rule!("dz.state.scatter-diagram"), 1, 8))?;
            let from = now.model(throw.model).cell;
            let wind = now.field.setup.settings.wind(die);
            let to = from.neighbour(usize::from(wind)).unwrap_or(from);
            now.emit(Event::Scattered { die, from, to });
            wind
        }
        Course::Away(_) | Course::Any(_) | Course::Blown { .. } => ways(now, &throw).first().copied().unwrap_or(0),
    };
    push(now, throw, wind)
}

/// Those of several that are still to be thrown, and can be, by their places.
pub(crate) fn left(state: &State, throws: &[Throw]) -> SmallVec<[u8; 8]> {
    let all = throws.iter().enumerate().filter(|it| is_thrown(state, it.1.model));
    all.map(|it| it.0 as u8).collect()
}

/// The active player has said who is thrown next.
pub(crate) fn take_one(now: &mut Now<'_>, mut throws: Vec<Throw>, at: u8) {
    let next = throws.remove(usize::from(at));
    now.emit(Event::Becomes(Step::Throws(throws)));
    now.emit(Event::Then(smallvec![Step::Throw(next)]));
}

/// Where there is no choice they are thrown one after the other.
pub(crate) fn throw_all(now: &mut Now<'_>, throws: Vec<Throw>) {
    now.emit(Event::Done);
    now.emit(Event::Then(throws.into_iter().map(Step::Throw).collect()));
}

/// One cube this way: barred, it is slammed and stays; without room it stays; else it goes, falls and lands.
pub(crate) fn push(now: &mut Now<'_>, throw: Throw, wind: u8) -> Result<(), NeedDice> {
    let Throw { model, mut pins, cause, .. } = throw;
    now.emit(Event::Done);
    movement::hurl(now, model, false);
    let here = now.model(model).cell;
    let beside = here.neighbour(usize::from(wind));
    let wide = gap(now.profile(model).size);
    let lattice = &now.field.lattice;
    let open = beside.filter(|it| lattice.can_step(here.cube(), it.cube(), wide, Gait::Fly));
    let mut steps: SmallVec<[Step; 2]> = SmallVec::new();
    let event = |attack| Step::Contest(Contest { cause, ..Contest::event(attack, model) });
    match open {
        // The edge is a wall, unless the house plays otherwise (`dz.state.slammed`).
        None if beside.is_none() && now.field.setup.settings.edge_is_no_wall => {}
        None => steps.push(event(Attack::Wall)),
        Some(to) => {
            if now.has_room(model, to) || !now.field.standing.has(to) {
                let glides = !now.field.standing.has(to) && now.has(model, Ability::Glide);
                let to = if glides { flight::thrown(now, model, to, wind) } else { to };
                let (levels, shifted) = land(now, model, here, to)?;
                steps.push(placement::of_thrown(now, &throw));
                steps.extend(placement::of_shifted(&shifted));
                // A glide lands on its feet, and is not pinned either, unless the house plays so (`dz.ability.glide`).
                pins &= !(glides && levels >= 1) || now.field.setup.settings.gliders_are_pinned;
                if levels >= 2 && !flight::lands_softly(now, model) {
                    steps.push(event(Attack::Fall(levels)));
                }
            }
        }
    }
    if pins {
        steps.push(Step::Pin(model));
    }
    if !steps.is_empty() {
        now.emit(Event::Then(steps));
    }
    Ok(())
}

/// Moves a model to where it comes down, scattering on from cubes that are full for it; by how many levels it fell, and who
/// made room for it.
fn land(now: &mut Now<'_>, model: ModelId, here: Cell, to: Cell) -> Result<(u8, movement::Shifted), NeedDice> {
    let mut cell = come_down(now, to)?;
    // A half tile does not hold a large model: it falls on (`dz.field.half-tile`).
    while movement::is_narrow(now, model, cell) {
        let Some(below) = cell.level().checked_sub(1).and_then(|it| cell.on_level(it)) else { break };
        cell = come_down(now, below)?;
    }
    for _ in 0..MOST_SCATTERS {
        if now.has_room(model, cell) {
            break;
        }
        let size = now.profile(model).size;
        let next = scatter(now, rule!("dz.state.scatter-full"), cell, size)?;
        // Bounced back, it is where it was.
        cell = if next == cell { cell } else { come_down(now, next)? };
    }
    if !now.has_room(model, cell) {
        let fits = |it: &Cell| now.has_room(model, *it);
        let nearest = now.field.standing.iter().filter(fits).min_by_key(|it| it.distance(cell));
        cell = nearest.unwrap_or(here);
    }
    let at = movement::spots(now, model, cell).next().unwrap_or(now.model(model).spots);
    let shifted = movement::place(now, model, cell, at).unwrap_or_default();
    now.emit(Event::Moved { model, to: cell, at, shifted: shifted.clone() });
    if cell != here {
        if traps::under(now, model).is_some() {
            now.emit(Event::Awaits(Due::Tread(model)));
        }
        if now.has_enemy(cell, now.team(model)) {
            movement::hurl(now, model, true);
            now.emit(Event::Awaits(Due::Fight(model)));
        }
        // After the fight, if no enemy is left, and if the house lets him (`dz.item.pick-up`).
        if !now.field.setup.settings.thrown_pick_nothing_up {
            now.emit(Event::Awaits(Due::PickUp(model)));
        }
    }
    Ok((here.level().saturating_sub(cell.level()), shifted))
}

/// One cube by the scatter die; a wall or the edge sends it back (`dz.state.scatter-blocked`).
pub(crate) fn scatter(now: &mut Now<'_>, rule: RuleId, from: Cell, size: u8) -> Result<Cell, NeedDice> {
    let die = now.roll_one(Roll::new(rule, 1, 8))?;
    let beside = from.neighbour(usize::from(now.field.setup.settings.wind(die)));
    let lattice = &now.field.lattice;
    let open = |to: &Cell| lattice.can_step(from.cube(), to.cube(), gap(size), Gait::Fly);
    let to = beside.filter(open).unwrap_or(from);
    now.emit(Event::Scattered { die, from, to });
    Ok(to)
}

/// Where something that is in a cube without a floor comes down; a partial floor catches it on 5 or more
/// (`dz.state.scatter-partial`).
pub(crate) fn come_down(now: &mut Now<'_>, from: Cell) -> Result<Cell, NeedDice> {
    let levels = (1..=from.level()).rev();
    for cell in levels.filter_map(|it| from.on_level(it)) {
        match now.field.lattice.floor(cell.cube()) {
            Floor::Full => return Ok(cell),
            Floor::None => {}
            Floor::Partial => {
                let die = now.roll_one(Roll::new(rule!("dz.state.scatter-partial"), 1, 8).grouped(&[4]))?;
                now.emit(Event::FloorRolled { cell, die });
                if die >= 5 {
                    return Ok(cell);
                }
            }
        }
    }
    Ok(from.on_level(1).unwrap_or(from))
}

/// In which order what waits is taken up: the steps of the effect at hand, then older effects before newer ones
/// (`dz.round.simultaneous`); within one, fights, pick-ups, explosions (`dz.state.forced-move`).
const fn rank(state: &State, pending: &Pending) -> (bool, u8, u8) {
    let later = pending.due.is_new() || pending.effect != state.effects.running;
    (later, pending.effect, kind(&pending.due))
}

const fn kind(due: &Due) -> u8 {
    match due {
        Due::Rise(_) => 0,
        Due::Tread(_) => 1,
        Due::Fight(_) => 2,
        Due::PickUp(_) => 3,
        Due::Ink(_) => 4,
        Due::Boom { .. } => 5,
    }
}

/// What falls due together now, by its place; the active player puts it in order (`dz.round.simultaneous`).
pub(crate) fn dues(state: &State) -> SmallVec<[u8; 4]> {
    let first = state.due.iter().map(|it| rank(state, it)).min();
    let all = state.due.iter().enumerate().filter(|it| Some(rank(state, it.1)) == first);
    all.map(|it| it.0 as u8).collect()
}

/// What the effect has set off: fights of those it moved among enemies, what they may pick up, then explosions of the dead.
pub(crate) fn settle(now: &mut Now<'_>) {
    match dues(now).first() {
        Some(due) => take_up(now, *due),
        None => now.emit(Event::Done),
    }
}

/// A trap goes off in a cube: at once where somebody walked into it; where an effect has thrown him there, when all that
/// effect has set off is done (`dz.state.forced-move`, `dz.item.booby-trap`).
pub(crate) fn set_off(now: &mut Now<'_>, cell: Cell, dice: u8, cause: Option<Seat>) {
    let settling = matches!(now.steps.top(), Some(Step::Settle));
    now.emit(if settling {
        Event::Awaits(Due::Boom { cell, dice, cause })
    } else {
        Event::Then(smallvec![explosion(now, cell, dice, cause), Step::Settle])
    });
}

fn explosion(state: &State, cell: Cell, dice: u8, cause: Option<Seat>) -> Step {
    let kind = Burst::Frag { dice, ap: 0 };
    Step::Explosion(Explosion { cause, ..Explosion::new(cell, kind, area_attack::victims(state, cell)) })
}

/// Takes up one of them.
pub(crate) fn take_up(now: &mut Now<'_>, due: u8) {
    let due = now.due[usize::from(due)].due;
    now.emit(Event::TakenUp(due));
    let step = match due {
        Due::Ink(cell) => {
            now.emit(Event::Smoked { cell, toxic: false });
            return;
        }
        // Whom it would have fought is gone.
        Due::Fight(model) if !now.has_enemy(now.model(model).cell, now.team(model)) => return,
        Due::Fight(model) if now.model(model).is(Mark::Pinned) => Step::Tumbled(model),
        Due::Fight(model) => Step::MustFight(model),
        Due::PickUp(model) => Step::PickUp(model),
        Due::Rise(dead) => Step::Rise { dead, refused: false },
        Due::Tread(model) => Step::Tread(model),
        Due::Boom { cell, dice, cause } => explosion(now, cell, dice, cause),
    };
    now.emit(Event::Then(smallvec![step]));
}

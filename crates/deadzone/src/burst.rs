//! Attacks on everyone in a cube: explosions (`dz.ability.frag`), the spray of It Burns!, and grenades on their way.

use battle::{Breakdown, Seat};
use dice::{NeedDice, Roll};
use rules::{RuleId, rule};
use smallvec::{SmallVec, smallvec};
use table::lattice::Gait;

use crate::{
    Ability, Burst, Cell, Course, Event, Explosion, Face, Forbidden, Item, Load, Lob, Mark, Means, ModelId, Now, Order,
    State, Step, Throw, Thrown, damage, field::gap, forced, pool, shooting, sight,
};

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] = &[
    rule!("dz.test.no-modifiers"),
    rule!("dz.shoot.cube-target"),
    rule!("dz.ability.it-burns"),
    rule!("dz.state.smoke-cube"),
    rule!("dz.faq.scatter-off-board"),
    rule!("dz.state.scatter-blocked"),
];

/// How far a grenade carried as an item is thrown (`dz.item.frag-grenade`).
const THROW: u8 = 3;

/// What does not explode at once.
const NOTHING: Burst = Burst::Frag { dice: 0, ap: 0 };

/// Everyone in a cube, the active player's models first.
pub(crate) fn victims(state: &State, cell: Cell) -> SmallVec<[(ModelId, u8); 4]> {
    let active = state.initiative;
    let of = |own: bool| state.in_cell(cell).filter(move |it| (state.seat(*it) == active) == own);
    of(true).chain(of(false)).map(|it| (it, 0)).collect()
}

/// What is thrown or shot at a cube: how far it goes and what it does there.
fn load(state: &State, model: ModelId, with: Thrown) -> Result<(u8, Option<Load>, Burst), Forbidden> {
    let frag = |dice, ap| (Load::Frag { dice, ap }, Burst::Frag { dice, ap });
    match with {
        Thrown::Item(item) => match state.model(model).item(item) {
            Some(Item::FragGrenade) => {
                let (load, burst) = frag(3, 0);
                Ok((THROW, Some(load), burst))
            }
            Some(Item::StunGrenade) => Ok((THROW, Some(Load::Stun), NOTHING)),
            Some(Item::SmokeGrenade) => Ok((THROW, Some(Load::Smoke { toxic: false }), NOTHING)),
            Some(Item::ToxicGrenade) => Ok((THROW, Some(Load::Smoke { toxic: true }), NOTHING)),
            _ => Err(Forbidden::NoSuchItem { item }),
        },
        Thrown::Weapon(at) => {
            let weapon = shooting::weapon(state, model, at)?;
            let reach = shooting::range(state, model, weapon);
            if weapon.abilities.has(Ability::Indirect) {
                let load = Load::Indirect { dice: weapon.indirect, ap: weapon.ap, needs: 2 };
                return Ok((reach, Some(load), NOTHING));
            }
            if !weapon.abilities.has(Ability::Frag) {
                return Err(Forbidden::WrongWeapon { weapon: at });
            }
            let (load, burst) = frag(weapon.frag, weapon.ap);
            let grenade = weapon.abilities.has(Ability::Grenade);
            Ok((reach, grenade.then_some(load), burst))
        }
    }
}

/// Why a model may not aim that at a cube (`dz.shoot.cube-target`).
pub(crate) fn objection(state: &State, model: ModelId, with: Thrown, cell: Cell) -> Option<Forbidden> {
    if let Some(why) = shooting::shooter_objection(state, model) {
        return Some(why);
    }
    let (range, lobbed, _) = match load(state, model, with) {
        Ok(load) => load,
        Err(why) => return Some(why),
    };
    let here = state.model(model).cell;
    if cell.level() > state.field.setup.map.levels {
        return Some(Forbidden::NoFloor { cell });
    }
    if here == cell {
        return Some(Forbidden::OwnCube);
    }
    let distance = here.distance(cell);
    if distance > range {
        return Some(Forbidden::OutOfRange { distance, range });
    }
    if let Some(Load::Indirect { .. }) = lobbed {
        return indirect_objection(state, here, cell);
    }
    let from_above = || lobbed.is_some() && [here, cell].iter().all(|it| sight::open_to_the_sky(state, *it));
    let seen = from_above() || sight::sees_cube(state, model, cell);
    (!seen).then_some(Forbidden::NoSight)
}

/// An Indirect shot goes more than two cubes, and both ends must be open to the sky (`dz.ability.indirect`).
fn indirect_objection(state: &State, here: Cell, cell: Cell) -> Option<Forbidden> {
    let distance = here.distance(cell);
    if distance <= 2 {
        return Some(Forbidden::TooNear { distance });
    }
    let open = [here, cell].iter().all(|it| sight::open_to_the_sky(state, *it));
    (!open).then_some(Forbidden::NoSight)
}

/// Whether it is a long action.
pub(crate) fn is_long(state: &State, model: ModelId, with: Thrown) -> bool {
    match with {
        Thrown::Weapon(weapon) => shooting::is_long(state, model, weapon),
        Thrown::Item(_) => false,
    }
}

/// Throws or shoots at a cube. A Frag weapon without Grenade needs no roll to hit it (`dz.ability.frag`).
pub(crate) fn shoot(now: &mut Now<'_>, by: ModelId, with: Thrown, cell: Cell) {
    let Ok((_, lobbed, burst)) = load(now, by, with) else { return };
    match with {
        Thrown::Item(pocket) => now.emit(Event::UsedUp { model: by, pocket }),
        Thrown::Weapon(weapon) => shooting::use_once(now, by, weapon),
    }
    let lobbed = lobbed.map(|it| aimed(now, by, cell, it));
    let step = match lobbed {
        Some(load) => {
            let declared = matches!(load, Load::Indirect { .. });
            Step::Lob(Lob { by, load, cell, dice: 0, declared })
        }
        None => Step::Explosion(Explosion { cell, kind: burst, victims: victims(now, cell), asked: 0 }),
    };
    now.emit(Event::Then(smallvec![step, Step::Settle]));
}

/// An Indirect shot needs one success with sight of an enemy in the cube, else two.
fn aimed(state: &State, by: ModelId, cell: Cell, load: Load) -> Load {
    let Load::Indirect { dice, ap, .. } = load else { return load };
    let eye = sight::Body::of(state, by);
    let seen = state.enemies_in(cell, state.seat(by)).any(|it| sight::sees(state, &eye, &sight::Body::of(state, it)));
    Load::Indirect { dice, ap, needs: if seen { 1 } else { 2 } }
}

/// Who is asked about Dice results for a throw.
pub(crate) fn lob_asks(state: &State, lob: &Lob) -> Option<(Seat, u8)> {
    let seat = state.seat(lob.by);
    let most = state.results(seat, Face::Dice);
    (!lob.declared && most > 0).then_some((seat, most))
}

/// Takes the answer.
pub(crate) fn declare_lob(now: &mut Now<'_>, lob: Lob, count: u8) {
    if count > 0 {
        now.emit(Event::Spent { seat: now.seat(lob.by), face: Face::Dice, count });
    }
    now.emit(Event::Becomes(Step::Lob(Lob { dice: lob.dice + count, declared: true, ..lob })));
}

/// The throw: a three dice SHOOT test without modifiers. One that fails scatters once, and bounces off what bars it.
pub(crate) fn lob(now: &mut Now<'_>, lob: Lob) -> Result<(), NeedDice> {
    let (rule, wanted) = match lob.load {
        Load::Indirect { needs, .. } => (rule!("dz.ability.indirect"), needs),
        Load::Frag { .. } | Load::Stun | Load::Smoke { .. } => (rule!("dz.ability.grenade"), 1),
    };
    let dice = Breakdown::base(rule, 3).plus(rule!("dz.command.dice"), i32::from(lob.dice));
    let (needs, again) = (now.profile(lob.by).shoot, now.profile(lob.by).weight_of_fire);
    let roll = pool::roll(now, rule, dice, needs, again)?;
    let lands = roll.successes >= wanted;
    now.emit(Event::Done);
    now.emit(Event::Thrown { by: lob.by, roll });
    if let Load::Indirect { dice, ap, .. } = lob.load {
        return come_from_above(now, lob.cell, lands, Burst::Frag { dice, ap });
    }
    let aimed = if lands { lob.cell } else { scatter(now, lob.cell)? };
    let cell = forced::come_down(now, aimed)?;
    match lob.load {
        Load::Indirect { .. } => {}
        Load::Smoke { toxic } => now.emit(Event::Smoked { cell, toxic }),
        Load::Frag { dice, ap } => {
            let kind = Burst::Frag { dice, ap };
            let explosion = Explosion { cell, kind, victims: victims(now, cell), asked: 0 };
            now.emit(Event::Then(smallvec![Step::Explosion(explosion)]));
        }
        Load::Stun => stun(now, cell),
    }
    Ok(())
}

/// Down on the cube aimed at, or one cube off on the highest level there; off the board it has no effect
/// (`dz.faq.scatter-off-board`).
fn come_from_above(now: &mut Now<'_>, aimed: Cell, lands: bool, kind: Burst) -> Result<(), NeedDice> {
    let cell = if lands {
        Some(aimed)
    } else {
        let die = now.roll_one(Roll::new(rule!("dz.state.scatter-diagram"), 1, 8))?;
        let to = aimed.neighbour(usize::from(die) - 1).map(|it| now.field.top(it.column(), it.row()));
        now.emit(Event::Scattered { die, from: aimed, to: to.unwrap_or(aimed) });
        to
    };
    if let Some(cell) = cell {
        let cell = forced::come_down(now, cell)?;
        let explosion = Explosion { cell, kind, victims: victims(now, cell), asked: 0 };
        now.emit(Event::Then(smallvec![Step::Explosion(explosion)]));
    }
    Ok(())
}

/// One cube by the scatter die; a wall or the edge sends it back (`dz.state.scatter-blocked`).
fn scatter(now: &mut Now<'_>, from: Cell) -> Result<Cell, NeedDice> {
    let die = now.roll_one(Roll::new(rule!("dz.state.scatter-diagram"), 1, 8))?;
    let beside = from.neighbour(usize::from(die) - 1);
    let lattice = &now.field.lattice;
    let open = |to: &Cell| lattice.can_step(from.cube(), to.cube(), gap(1), Gait::Fly);
    let to = beside.filter(open).unwrap_or(from);
    now.emit(Event::Scattered { die, from, to });
    Ok(to)
}

/// Everyone in the cube is marked activated (`dz.item.stun-grenade`).
fn stun(now: &mut Now<'_>, cell: Cell) {
    let models: SmallVec<[ModelId; 8]> = now.in_cell(cell).filter(|it| !now.model(*it).is(Mark::Activated)).collect();
    for model in models {
        let rule = rule!("dz.item.stun-grenade");
        now.emit(Event::Marked { model, mark: Mark::Activated, holds: true, rule });
    }
}

/// Who is asked next how many Dice results he adds, for whom; the shooter of a spray comes with his own models.
pub(crate) fn asks(state: &State, explosion: &Explosion) -> Option<(Seat, u8)> {
    if let Burst::Burns { by, declared: false, .. } = explosion.kind {
        let seat = state.seat(by);
        let most = state.results(seat, Face::Dice);
        if most > 0 {
            return Some((seat, most));
        }
    }
    next_asked(state, explosion).map(|at| {
        let seat = state.seat(explosion.victims[at].0);
        (seat, state.results(seat, Face::Dice))
    })
}

fn next_asked(state: &State, explosion: &Explosion) -> Option<usize> {
    (usize::from(explosion.asked)..explosion.victims.len()).find(|at| {
        let model = explosion.victims[*at].0;
        state.profile(model).survive.is_some() && state.results(state.seat(model), Face::Dice) > 0
    })
}

/// Takes the answer.
pub(crate) fn declare(now: &mut Now<'_>, mut explosion: Explosion, count: u8) {
    let Some((seat, _)) = asks(now, &explosion) else { return };
    match &mut explosion.kind {
        Burst::Burns { by, dice, declared, .. } if !*declared && now.seat(*by) == seat => {
            *dice += count;
            *declared = true;
        }
        Burst::Burns { .. } | Burst::Frag { .. } => {
            if let Some(at) = next_asked(now, &explosion) {
                explosion.victims[at].1 += count;
                explosion.asked = at as u8 + 1;
            }
        }
    }
    if count > 0 {
        now.emit(Event::Spent { seat, face: Face::Dice, count });
    }
    now.emit(Event::Becomes(Step::Explosion(explosion)));
}

/// One attack roll, a SURVIVE of everyone against it, damage model by model; then fire, or everyone is thrown and pinned.
pub(crate) fn explode(now: &mut Now<'_>, explosion: &Explosion) -> Result<(), NeedDice> {
    let (rule, dice, needs, again, ap) = attack(now, explosion.kind);
    let by = pool::roll(now, rule, dice, needs, again)?;
    let strength = by.successes;
    now.emit(Event::Done);
    now.emit(Event::Burst { cell: explosion.cell, by });
    for (model, dice) in &explosion.victims {
        let dice = Breakdown::base(rule, 3).plus(rule!("dz.command.dice"), i32::from(*dice));
        let (needs, again) = (now.profile(*model).survive, now.profile(*model).resilient);
        let against = pool::roll(now, rule, dice, needs, again)?;
        let lead = i32::from(strength) - i32::from(against.successes);
        now.emit(Event::Withstood { model: *model, against });
        if lead > 0 {
            damage::deal(now, *model, lead, ap, false, rule)?;
        }
    }
    aftermath(now, explosion);
    Ok(())
}

fn attack(state: &State, kind: Burst) -> (RuleId, Breakdown, Option<u8>, u8, u8) {
    match kind {
        Burst::Frag { dice, ap } => {
            let rule = rule!("dz.ability.frag");
            (rule, Breakdown::base(rule, i32::from(dice)), Some(4), 0, ap)
        }
        Burst::Burns { by, weapon, dice, .. } => {
            let rule = rule!("dz.ability.it-burns");
            let pool = Breakdown::base(rule, 3).plus(rule!("dz.command.dice"), i32::from(dice));
            let again = shooting::rerolls(state, by, weapon);
            (rule, pool, state.profile(by).shoot, again, state.profile(by).weapons[usize::from(weapon)].ap)
        }
    }
}

fn aftermath(now: &mut Now<'_>, explosion: &Explosion) {
    let survivors = explosion.victims.iter().map(|it| it.0).filter(|it| now.is_on_board(*it));
    let survivors: SmallVec<[ModelId; 8]> = survivors.collect();
    match explosion.kind {
        Burst::Frag { .. } => {
            let throw = |model| Step::Throw(Throw { model, course: Course::Random, pins: true });
            now.emit(Event::Then(survivors.into_iter().map(throw).collect()));
        }
        Burst::Burns { .. } => {
            for model in survivors.into_iter().filter(|it| !now.model(*it).is(Mark::Burning)).collect::<Vec<_>>() {
                let rule = rule!("dz.ability.it-burns");
                now.emit(Event::Marked { model, mark: Mark::Burning, holds: true, rule });
            }
        }
    }
}

/// Every cube something may be thrown or shot at.
pub(crate) fn orders(state: &State, model: ModelId, means: Means, long_too: bool, orders: &mut Vec<Order>) {
    if shooting::shooter_objection(state, model).is_some() {
        return;
    }
    let it = state.model(model);
    let thrown = [Item::FragGrenade, Item::StunGrenade, Item::SmokeGrenade, Item::ToxicGrenade];
    let items = it.carried().filter(|it| thrown.contains(&it.1));
    let items = items.map(|it| Thrown::Item(it.0));
    let weapons = state.profile(model).weapons.iter().enumerate();
    let weapons = weapons.filter(|it| it.1.abilities.has_any(&[Ability::Frag, Ability::Indirect]) && it.1.shoots());
    let weapons = weapons.map(|it| Thrown::Weapon(it.0 as u8));
    for with in items.chain(weapons).filter(|it| long_too || !is_long(state, model, *it)) {
        // Only cubes with an enemy in them are worth listing; any other in range is accepted.
        let mut seen = crate::Cells::default();
        for target in state.on_board().filter(|it| state.seat(*it) != state.seat(model)) {
            let cell = state.model(target).cell;
            if !seen.has(cell) && objection(state, model, with, cell).is_none() {
                seen.insert(cell);
                orders.push(Order::ShootCube { means, with, cell });
            }
        }
    }
}

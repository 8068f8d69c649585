//! Weapons and grenades aimed at a cube (`dz.shoot.cube-target`): what may be aimed where, and the throw itself.

use battle::{Breakdown, Seat};
use catalogue::{RuleId, rule};
use dice::{NeedDice, Roll};
use smallvec::{SmallVec, smallvec};

use crate::{
    Ability, Burst, Cell, Cells, Event, Explosion, Face, Forbidden, Item, Load, Lob, Mark, Means, ModelId, Now, Order,
    Pool, Stat, State, Step, Thrown, Trap, Weapon,
    model::{entry::RolledTest, state::LENT},
    rules::{
        movement::forced_movement,
        rolls::{
            after_roll,
            pool::{self, Again},
            second_chance,
        },
        round::splat_attack,
        shooting::{self, area_attack::victims, sight},
    },
};

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] = &[
    rule!("dz.test.no-modifiers"),
    rule!("dz.shoot.cube-target"),
    rule!("dz.state.smoke-cube"),
    rule!("dz.faq.scatter-off-board"),
    rule!("dz.state.scatter-blocked"),
    rule!("dz.faq.boomer"),
    rule!("dz.item.commlink"),
    rule!("dz.item.tripmine"),
];

/// How far a grenade carried as an item is thrown (`dz.item.frag-grenade`).
const THROW: u8 = 3;

/// How far a Tripmine is thrown (`dz.item.tripmine`).
const MINE: u8 = 4;

/// What does not explode at once.
const NOTHING: Burst = Burst::Frag { dice: 0, ap: 0 };

/// What is thrown or shot at a cube: how far it goes and what it does there.
pub(crate) fn load(state: &State, model: ModelId, with: Thrown) -> Result<(u8, Option<Load>, Burst), Forbidden> {
    // Grenades carried as items are ranged weapons too (`dz.ability.deadeye`).
    let far = u8::from(state.has(model, Ability::Deadeye));
    let frag = |dice, ap| (Load::Frag { dice, ap }, Burst::Frag { dice, ap });
    match with {
        Thrown::Item(item) => match state.model(model).item(item) {
            Some(Item::FragGrenade) => {
                let (load, burst) = frag(3, 0);
                Ok((THROW + far, Some(load), burst))
            }
            Some(Item::StunGrenade) => Ok((THROW + far, Some(Load::Stun), NOTHING)),
            Some(Item::SmokeGrenade) => Ok((THROW + far, Some(Load::Smoke { toxic: false }), NOTHING)),
            Some(Item::Tripmine) => Ok((MINE + far, Some(Load::Trap { dice: 3 }), NOTHING)),
            Some(Item::ToxicGrenade) => Ok((THROW + far, Some(Load::Smoke { toxic: true }), NOTHING)),
            _ => Err(Forbidden::NoSuchItem { item, rule: rule!("dz.shoot.cube-target") }),
        },
        Thrown::Weapon(at) => {
            let weapon = shooting::weapon(state, model, at)?;
            let reach = shooting::range(state, model, weapon);
            if let Some(load) = smoke_of(weapon) {
                return Ok((reach, Some(load), NOTHING));
            }
            if weapon.abilities.has(Ability::Indirect) {
                let shards = weapon.abilities.has(Ability::TriclinicShard);
                let load = Load::Indirect { dice: weapon.indirect, ap: weapon.ap, needs: 2, shards };
                return Ok((reach, Some(load), NOTHING));
            }
            if !weapon.abilities.has(Ability::Frag) {
                return Err(Forbidden::WrongWeapon { weapon: at, rule: rule!("dz.shoot.cube-target") });
            }
            if weapon.abilities.has(Ability::Trap) {
                return Ok((reach, Some(Load::Trap { dice: weapon.frag }), NOTHING));
            }
            let (load, burst) = frag(weapon.frag, weapon.ap);
            let grenade = weapon.abilities.has(Ability::Grenade);
            Ok((reach, grenade.then_some(load), burst))
        }
    }
}

/// What a weapon does that makes smoke or stuns instead of an explosion (`dz.ability.smoke-weapon`, `dz.faq.boomer`).
fn smoke_of(weapon: &Weapon) -> Option<Load> {
    let toxic = weapon.rule == rule!("dz.weapon.veer-myn.toxic-grenade-launcher");
    let indirect = weapon.abilities.has(Ability::Indirect);
    let smokes = weapon.abilities.has(Ability::SmokeWeapon) || weapon.rule == rule!("dz.weapon.mercs.smoke-grenades");
    match () {
        () if indirect && (toxic || smokes) => Some(Load::Screen { toxic, needs: 2 }),
        () if smokes => Some(Load::Smoke { toxic: false }),
        () if weapon.rule == rule!("dz.weapon.mercs.stun-grenades") => Some(Load::Stun),
        () => None,
    }
}

/// Why a model may not aim that at a cube (`dz.shoot.cube-target`).
pub(crate) fn objection(state: &State, model: ModelId, with: Thrown, cell: Cell) -> Option<Forbidden> {
    shooting::shooter_objection(state, model, weapon_of(with)).or_else(|| match load(state, model, with) {
        Ok((range, load, _)) => cube_objections(state, model, (range, load), cell).next(),
        Err(why) => Some(why),
    })
}

/// Everything that keeps a model from aiming that at a cube.
pub(crate) fn objections(state: &State, model: ModelId, with: Thrown, cell: Cell) -> Vec<Forbidden> {
    let mut all: Vec<Forbidden> = shooting::shooter_objection(state, model, weapon_of(with)).into_iter().collect();
    match load(state, model, with) {
        Ok((range, load, _)) => all.extend(cube_objections(state, model, (range, load), cell)),
        Err(why) => all.push(why),
    }
    all
}

fn weapon_of(with: Thrown) -> u8 {
    if let Thrown::Weapon(weapon) = with { weapon } else { 0 }
}

/// What keeps something from being aimed at a cube, each looked up only when it is asked for: nothing is aimed beyond the
/// map, and nothing in the own cube is out of range or sight.
fn cube_objections(
    state: &State,
    model: ModelId,
    (range, load): (u8, Option<Load>),
    cell: Cell,
) -> impl Iterator<Item = Forbidden> {
    let here = state.model(model).cell;
    let checks = match () {
        () if cell.level() > state.field.setup.map.levels => 0..1,
        () if here == cell => 1..2,
        () => 2..4,
    };
    let distance = here.distance(cell);
    checks.filter_map(move |check| match check {
        0 => Some(Forbidden::NoFloor { cell, rule: rule!("dz.shoot.cube-target") }),
        1 => Some(Forbidden::OwnCube { rule: rule!("dz.shoot.cube-target") }),
        2 => (distance > range).then_some(Forbidden::OutOfRange { distance, range, rule: rule!("dz.shoot.range") }),
        _ if matches!(load, Some(Load::Indirect { .. } | Load::Screen { .. })) => indirect_objection(state, here, cell),
        _ => (!is_seen(state, model, load, cell)).then_some(Forbidden::NoSight),
    })
}

/// Whether a cube is seen, pointed out by a Commlink (`dz.item.commlink`), or open to a throw from above.
fn is_seen(state: &State, model: ModelId, load: Option<Load>, cell: Cell) -> bool {
    let here = state.model(model).cell;
    let from_above = || load.is_some() && [here, cell].iter().all(|it| sight::open_to_the_sky(state, *it));
    let linked = load.is_some() && state.sides[state.seat(model).index()].link == Some(cell);
    linked || from_above() || sight::sees_cube(state, model, cell)
}

/// An Indirect shot goes more than two cubes, and both ends must be open to the sky (`dz.ability.indirect`).
fn indirect_objection(state: &State, here: Cell, cell: Cell) -> Option<Forbidden> {
    let distance = here.distance(cell);
    if distance <= 2 {
        return Some(Forbidden::TooNear { distance });
    }
    let open = [here, cell].iter().all(|it| sight::open_to_the_sky(state, *it));
    (!open).then_some(Forbidden::NotOpen { from: here, cell })
}

/// Whether it is a long action.
pub(crate) fn is_long(state: &State, model: ModelId, with: Thrown) -> bool {
    match with {
        Thrown::Weapon(weapon) => shooting::is_long(state, model, weapon),
        Thrown::Item(_) => false,
    }
}

/// Whether an Indirect weapon may not be fired by these means: by a result, where the house plays it so
/// (`dz.command.shoot`).
fn is_barred(state: &State, model: ModelId, means: Means, with: Thrown) -> bool {
    let indirect = || match with {
        Thrown::Weapon(weapon) => state.arm(model, weapon).is_some_and(|it| it.abilities.has(Ability::Indirect)),
        Thrown::Item(_) => false,
    };
    state.field.setup.settings.no_result_for_indirect && means == Means::Result && indirect()
}

/// Why something may not be shot at a cube by these means.
pub(crate) fn means_objection(state: &State, model: ModelId, means: Means, with: Thrown) -> Option<Forbidden> {
    is_barred(state, model, means, with).then_some(Forbidden::NoAbility { rule: rule!("dz.command.shoot") })
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
            let declared = matches!(load, Load::Indirect { .. } | Load::Screen { .. });
            Step::Lob(aiming(now, (by, with), load, cell, declared))
        }
        None => {
            let cause = now.doing(by);
            Step::Explosion(Explosion { cause, ..Explosion::new(cell, burst, victims(now, cell)) })
        }
    };
    now.emit(Event::Then(smallvec![step, Step::Settle]));
}

/// Something aimed at a cube. Failed dice of its hit roll may be rolled again as those of any shot, unless the house plays
/// otherwise (`dz.ability.weight-of-fire`, `dz.test.no-modifiers`).
pub(crate) fn aiming(state: &State, (by, with): (ModelId, Thrown), load: Load, cell: Cell, declared: bool) -> Lob {
    let Again { dice, ones } = match with {
        Thrown::Weapon(weapon) => shooting::rerolls(state, by, weapon),
        Thrown::Item(_) => Again { dice: state.weight_of_fire(by, 0), ones: state.has(by, Ability::Precision) },
    };
    let again = if state.field.setup.settings.no_rerolls_on_throws { 0 } else { dice };
    Lob { by, load, cell, dice: 0, declared, again, ones, open: false }
}

/// The failed dice of a hit roll that may be rolled again.
pub(crate) const fn rerolls(lob: &Lob) -> Again {
    Again { dice: lob.again, ones: lob.ones }
}

/// An Indirect shot needs one success with sight of an enemy in the cube, else two.
pub(crate) fn aimed(state: &State, by: ModelId, cell: Cell, load: Load) -> Load {
    let linked = state.sides[state.seat(by).index()].link == Some(cell);
    let mut enemies = state.enemies_in(cell, state.team(by));
    let seen = enemies.any(|it| linked || sight::spots_model(state, by, it));
    let needs = if seen { 1 } else { 2 };
    match load {
        Load::Indirect { dice, ap, shards, .. } => Load::Indirect { dice, ap, needs, shards },
        Load::Screen { toxic, .. } => Load::Screen { toxic, needs },
        load => load,
    }
}

/// Who is asked about Dice results for a throw.
pub(crate) fn asks(state: &State, lob: &Lob) -> Option<(Seat, u8)> {
    let seat = state.seat(lob.by);
    let most = state.results(seat, Face::Dice);
    let barred = lob.declared || state.field.setup.settings.no_dice_on_throws;
    (!barred && most > 0 && state.takes_results(lob.by)).then_some((seat, most))
}

/// Takes the answer.
pub(crate) fn declare(now: &mut Now<'_>, lob: Lob, count: u8) {
    if count > 0 {
        now.emit(Event::Spent { seat: now.seat(lob.by), face: Face::Dice, count });
    }
    now.emit(Event::Becomes(Step::Lob(Lob { dice: lob.dice + count, declared: true, ..lob })));
}

/// The throw: a three dice SHOOT test without modifiers. One that fails scatters once, and bounces off what bars it.
pub(crate) fn roll(now: &mut Now<'_>, lob: Lob) -> Result<(), NeedDice> {
    let (rule, dice) = dice(&lob);
    let needs = now.profile(lob.by).shoot;
    let mut roll = pool::fall(now, rule, dice, needs, rerolls(&lob))?;
    if rerolls(&lob).fits(&roll) && second_chance::of_throw(now, &lob) {
        now.emit(Event::Thrown { by: lob.by, roll: roll.clone() });
        now.emit(Event::Becomes(Step::Landing(Box::new((Lob { open: true, ..lob }, roll)))));
        return Ok(());
    }
    roll = pool::take(now, rule, roll, rerolls(&lob))?;
    now.emit(Event::Thrown { by: lob.by, roll: roll.clone() });
    settle(now, lob, roll)
}

/// An army special may still roll it again.
fn settle(now: &mut Now<'_>, lob: Lob, roll: Pool) -> Result<(), NeedDice> {
    if after_roll::reroll(now, &hit_roll(&lob, &roll)).is_some() {
        now.emit(Event::Becomes(Step::Landing(Box::new((lob, roll)))));
        return Ok(());
    }
    land(now, lob, &roll)
}

/// The rule and the dice of a throw.
pub(crate) fn dice(lob: &Lob) -> (RuleId, Breakdown) {
    let rule = match lob.load {
        Load::Indirect { .. } => rule!("dz.ability.indirect"),
        Load::Screen { .. } => rule!("dz.ability.smoke-weapon"),
        Load::Invigorate { .. } => rule!("dz.ability.invigorate"),
        Load::Frag { .. } | Load::Stun | Load::Smoke { .. } | Load::Trap { .. } => rule!("dz.ability.grenade"),
    };
    (rule, Breakdown::base(rule, 3).plus(rule!("dz.command.dice"), i32::from(lob.dice)))
}

/// The hit roll as army specials see it.
pub(crate) fn hit_roll<'a>(lob: &Lob, roll: &'a Pool) -> RolledTest<'a> {
    RolledTest { model: lob.by, stat: Stat::Shoot, roll, fails: false, lobbed: true }
}

/// What is asked about a throw that was rolled.
pub(crate) const fn landing_ask(lob: &Lob) -> after_roll::Ask {
    if lob.open { after_roll::Ask::Second { answers: false } } else { after_roll::Ask::Attack }
}

/// The thrower rolls again, or not.
pub(crate) fn answer(now: &mut Now<'_>, lob: Lob, roll: &Pool, order: Order) -> Result<(), NeedDice> {
    if lob.open {
        let lob = Lob { open: false, ..lob };
        let mut roll = roll.clone();
        if order == Order::RollAgain {
            roll = pool::take(now, dice(&lob).0, roll, rerolls(&lob))?;
            let rule = second_chance::shooters_rule(lob.again);
            now.emit(Event::Rerolled { model: lob.by, roll: roll.clone(), rule });
        }
        return settle(now, lob, roll);
    }
    let rolled = if order == Order::Decline { None } else { after_roll::again(now, &hit_roll(&lob, roll))? };
    land(now, lob, rolled.as_ref().unwrap_or(roll))
}

/// The successes a throw needs.
pub(crate) const fn wanted(load: Load) -> u8 {
    match load {
        Load::Indirect { needs, .. } | Load::Screen { needs, .. } => needs,
        Load::Invigorate { .. } => 2,
        Load::Smoke { .. } | Load::Frag { .. } | Load::Trap { .. } | Load::Stun => 1,
    }
}

/// It lands where it was aimed, or scatters, and does there what it does.
fn land(now: &mut Now<'_>, lob: Lob, roll: &Pool) -> Result<(), NeedDice> {
    let lands = roll.successes >= wanted(lob.load);
    now.emit(Event::Done);
    match lob.load {
        Load::Indirect { .. } | Load::Screen { .. } => return come_from_above(now, lob, lands),
        Load::Invigorate { target } => {
            if lands && let Some(it) = now.field.moments.other_shots.first().copied() {
                (it.hit)(now, target);
            }
            return Ok(());
        }
        Load::Smoke { .. } | Load::Frag { .. } | Load::Trap { .. } | Load::Stun => {}
    }
    let aimed =
        if lands { lob.cell } else { forced_movement::scatter(now, rule!("dz.state.scatter-diagram"), lob.cell, 1)? };
    let cell = forced_movement::come_down(now, aimed)?;
    match lob.load {
        Load::Indirect { .. } | Load::Screen { .. } | Load::Invigorate { .. } => {}
        Load::Trap { dice } => {
            let seat = now.seat(lob.by);
            now.emit(Event::TrapLaid(Trap { cell, seat, dice }));
        }
        Load::Smoke { toxic } => now.emit(Event::Smoked { cell, toxic }),
        Load::Frag { dice, ap } => {
            let kind = Burst::Frag { dice, ap };
            let cause = now.doing(lob.by);
            let explosion = Explosion { cause, ..Explosion::new(cell, kind, victims(now, cell)) };
            now.emit(Event::Then(smallvec![Step::Explosion(explosion)]));
        }
        Load::Stun => stun(now, cell),
    }
    Ok(())
}

/// Down on the cube aimed at, or one cube off on the highest level there; off the board it has no effect
/// (`dz.faq.scatter-off-board`).
fn come_from_above(now: &mut Now<'_>, lob: Lob, lands: bool) -> Result<(), NeedDice> {
    let aimed = lob.cell;
    let cell = if lands {
        Some(aimed)
    } else {
        let die = now.roll_one(Roll::new(rule!("dz.state.scatter-diagram"), 1, 8))?;
        let to = aimed
            .neighbour(usize::from(now.field.setup.settings.wind(die)))
            .map(|it| now.field.top(it.column(), it.row()));
        now.emit(Event::Scattered { die, from: aimed, to: to.unwrap_or(aimed) });
        to
    };
    if let Some(cell) = cell {
        // What comes from above lands on the first thing one could stand on: partial floors hold it too.
        let floors = (1..=cell.level()).rev().filter_map(|it| cell.on_level(it));
        let cell = floors.into_iter().find(|it| now.field.standing.has(*it)).unwrap_or(cell);
        match lob.load {
            Load::Indirect { dice, ap, shards, .. } => {
                let kind = Burst::Frag { dice, ap };
                let cause = now.doing(lob.by);
                let explosion = Explosion { shards, cause, ..Explosion::new(cell, kind, victims(now, cell)) };
                now.emit(Event::Then(smallvec![Step::Explosion(explosion)]));
            }
            Load::Screen { toxic, .. } => now.emit(Event::Smoked { cell, toxic }),
            _ => {}
        }
    }
    Ok(())
}

/// Everyone in the cube is marked activated (`dz.item.stun-grenade`).
fn stun(now: &mut Now<'_>, cell: Cell) {
    let models: SmallVec<[ModelId; 8]> = now.in_cell(cell).filter(|it| !now.model(*it).is(Mark::Activated)).collect();
    for model in models {
        let rule = rule!("dz.item.stun-grenade");
        now.emit(Event::Marked { model, mark: Mark::Activated, holds: true, rule });
    }
}

/// Every cube something may be thrown or shot at.
pub(crate) fn orders(state: &State, model: ModelId, means: Means, long_too: bool, orders: &mut Vec<Order>) {
    let it = state.model(model);
    let thrown = [Item::FragGrenade, Item::StunGrenade, Item::SmokeGrenade, Item::ToxicGrenade, Item::Tripmine];
    let items = it.carried().filter(|it| thrown.contains(&it.1));
    let items = items.map(|it| Thrown::Item(it.0));
    let own = 0..state.profile(model).weapons.len() as u8;
    let lent = if means == Means::Splat { Some(LENT) } else { None };
    let aims = |it: &u8| state.arm(model, *it).is_some_and(|it| it.shoots() && shooting::aims_at_cubes(it));
    let pays = |it: &u8| means != Means::Splat || splat_attack::shoot_objection(state, model, *it, false).is_none();
    let weapons = own.chain(lent).filter(aims).filter(pays).map(Thrown::Weapon);
    let items = items.filter(|_| means != Means::Splat);
    let waits = |it: &Thrown| !long_too && is_long(state, model, *it) || is_barred(state, model, means, *it);
    for with in items.chain(weapons).filter(|it| !waits(it)) {
        for cell in worth_aiming_at(state, model, with).iter() {
            if objection(state, model, with, cell).is_none() {
                orders.push(Order::ShootCube { means, with, cell });
            }
        }
    }
}

/// The cubes worth listing: for smoke and traps all in range, for anything else those with an enemy in them. Any other in
/// range is accepted.
fn worth_aiming_at(state: &State, model: ModelId, with: Thrown) -> Cells {
    let Ok((range, load, _)) = load(state, model, with) else { return Cells::default() };
    let here = state.model(model).cell;
    if matches!(load, Some(Load::Smoke { .. } | Load::Screen { .. } | Load::Trap { .. })) {
        return state.field.standing.iter().filter(|it| here.distance(*it) <= range).collect();
    }
    state.on_board().filter(|it| state.team(*it) != state.team(model)).map(|it| state.model(it).cell).collect()
}

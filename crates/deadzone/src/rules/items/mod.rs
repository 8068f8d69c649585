//! Items on the map and in hands (`dz.item.*`): picking up, revealing, keeping, dropping, healing.

pub(crate) mod swap;

use catalogue::{RuleId, rule};
use dice::{NeedDice, Roll};
use smallvec::smallvec;

use crate::{
    Ability, Event, Forbidden, Item, Mark, ModelId, Now, Order, Peek, State, Step, Use,
    model::{
        entry::{Entry, OnReveal},
        state::NOBODY,
    },
    rules::{deployment::recon_bonus, movement::forced_movement, round::splat},
};

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] = &[
    rule!("dz.ability.scavenger"),
    rule!("dz.item.reveal"),
    rule!("dz.item.booby-trap"),
    rule!("dz.item.intel"),
    rule!("dz.ability.beast"),
];

/// Whether a model may pick something up where it is, give something away or leave its bike: nobody hostile is there, and it
/// can carry items.
pub(crate) fn may_pick_up(state: &State, model: ModelId) -> bool {
    let it = state.model(model);
    let able = it.is(Mark::OnBoard) && state.profile(model).pockets() > 0;
    let something = || state.items_in(it.cell).next().is_some() && !state.rides(model);
    let leaves = || swap::leave_objection(state, model).is_none();
    let open = able && !state.has_enemy(it.cell, state.team(model));
    open && (swap::may_give(state, model) || something() || leaves())
}

/// Why a model may not pick that up.
pub(crate) fn pick_up_objection(state: &State, model: ModelId, item: u8) -> Option<Forbidden> {
    if state.rides(model) {
        return Some(Forbidden::NoAbility { rule: rule!("dz.item.mono-wheel") });
    }
    let lies = state.items_in(state.model(model).cell).any(|it| it.0 == item);
    (!lies).then_some(Forbidden::NoSuchCounter { rule: rule!("dz.item.pick-up") })
}

/// Picks up: what lay face down is drawn and revealed. Intel and Booby Traps work at once.
pub(crate) fn pick_up(now: &mut Now<'_>, model: ModelId, counter: u8) -> Result<(), NeedDice> {
    let it = now.counters[usize::from(counter)];
    let (known, bought) = (it.item, it.bought);
    let item = match known.or(it.peek.and_then(|it| it.item)) {
        Some(item) => item,
        None => drawn(now)?,
    };
    now.emit(Event::Done);
    let returned = it.peek.is_some_and(|it| it.returned);
    now.emit(Event::PickedUp { model, counter, item, drawn: known.is_none(), returned });
    reveal(now, model, item, bought);
    Ok(())
}

/// What a revealed item does at once; anything else is kept or not.
pub(crate) fn reveal(now: &mut Now<'_>, model: ModelId, item: Item, bought: bool) {
    match item {
        Item::Intel => {
            let seat = now.seat(model);
            now.emit(Event::Scored { seat, vps: 1, rule: rule!("dz.item.intel") });
        }
        Item::BoobyTrap if disarms(now, model) => {
            // It is discarded; in its own activation that ends it (`dz.ability.engineer`, `dz.ability.scavenger`).
            if now.active.is_some_and(|it| it.model == model) {
                let rule = rule!("dz.ability.engineer");
                now.emit(Event::Marked { model, mark: Mark::Activated, holds: true, rule });
            }
        }
        // Nobody's doing: it lay there.
        Item::BoobyTrap => forced_movement::set_off(now, now.model(model).cell, 3, None),
        item => now.emit(Event::Then(smallvec![Step::Stow { model, item, bought, lucky: false }])),
    }
}

/// Engineers and Scavengers never set off a Booby Trap.
fn disarms(state: &State, model: ModelId) -> bool {
    state.profile(model).abilities.has_any(&[Ability::Engineer, Ability::Scavenger])
}

/// One of the counters that have not been seen, each as likely as the other (`dz.place.items`).
pub(crate) fn drawn(now: &mut Now<'_>) -> Result<Item, NeedDice> {
    let bag = unsettled(now, false);
    let number = any_of(now, bag.iter().sum())?;
    Ok(counter(bag, number))
}

/// What a counter shows that is laid after others were used up: one of those that do not lie on the map, the used among
/// them (`dz.faq.always-short`). It is settled at once, because none that lay there before can be one of the used; nobody
/// knows it. While nothing was used up it is a counter like those that lie there.
pub(crate) fn settled(now: &mut Now<'_>) -> Result<Option<Peek>, NeedDice> {
    let used = unsettled(now, true);
    let back: u8 = used.iter().sum();
    if back == 0 {
        return Ok(None);
    }
    let lying = now.counters.iter().filter(|it| it.item.is_none() && it.peek.is_none()).count() as u8;
    let unused = unsettled(now, false).iter().sum::<u8>().saturating_sub(lying);
    let number = any_of(now, unused + back)?;
    let returned = number > unused;
    let item = if returned { counter(used, number - unused) } else { drawn(now)? };
    Ok(Some(Peek { seat: NOBODY, item: Some(item), returned }))
}

/// The counters in the bag, or those used up, without the ones already settled.
fn unsettled(state: &State, returned: bool) -> [u8; 7] {
    let mut left = if returned { state.used } else { state.bag };
    for item in recon_bonus::known(state).filter(|it| it.returned == returned).filter_map(|it| it.item) {
        let at = Item::COUNTERS.iter().position(|it| it.0 == item);
        at.into_iter().for_each(|at| left[at] = left[at].saturating_sub(1));
    }
    left
}

/// The number of one of so many counters.
fn any_of(now: &mut Now<'_>, count: u8) -> Result<u8, NeedDice> {
    if count < 2 { Ok(1) } else { now.roll_one(Roll::new(rule!("dz.place.items"), 1, count)) }
}

/// The counter with this number; Ammo where there is none.
fn counter(counters: [u8; 7], mut number: u8) -> Item {
    for ((item, _), count) in Item::COUNTERS.into_iter().zip(counters) {
        if number <= count {
            return item;
        }
        number -= count;
    }
    Item::Ammo
}

/// The pocket that is free, or the one given up; `None` where the new item itself is left.
fn pocket(state: &State, model: ModelId, give_up: Option<u8>) -> Result<Option<u8>, Forbidden> {
    let pockets = state.profile(model).pockets() as u8;
    let carried = state.model(model).items;
    match give_up {
        None => {
            let free = (0..pockets).find(|it| carried[usize::from(*it)].is_none());
            free.map(Some).ok_or(Forbidden::BadStow { rule: rule!("dz.item.keep-drop-destroy") })
        }
        Some(at) if at == pockets => Ok(None),
        Some(at) if at < pockets && carried[usize::from(at)].is_some() => Ok(Some(at)),
        Some(_) => Err(Forbidden::BadStow { rule: rule!("dz.item.keep-drop-destroy") }),
    }
}

/// Why an item may not be stowed like that.
pub(crate) fn stow_objection(state: &State, model: ModelId, give_up: Option<u8>, destroy: bool) -> Option<Forbidden> {
    if give_up.is_none() && destroy {
        return Some(Forbidden::BadStow { rule: rule!("dz.item.keep-drop-destroy") });
    }
    pocket(state, model, give_up).err()
}

/// Keeps, drops or destroys (`dz.item.keep-drop-destroy`).
fn stow(now: &mut Now<'_>, model: ModelId, (item, bought): (Item, bool), give_up: Option<u8>, destroy: bool) {
    let Ok(kept) = pocket(now, model, give_up) else { return };
    let (cell, found) = (now.model(model).cell, now.model(model).found);
    let gone = match kept {
        None => Some((item, bought)),
        Some(at) => now.model(model).item(at).map(|it| (it, found >> at & 1 == 0)),
    };
    now.emit(Event::Done);
    if let Some(pocket) = kept {
        now.emit(Event::Stowed { model, pocket, item, bought });
    }
    if let Some((item, bought)) = gone.filter(|_| !destroy) {
        now.emit(Event::Dropped { cell, item, bought });
    }
}

/// What may be picked up: each item that lies open, one of those that lie face down, or nothing.
pub(crate) fn pick_up_orders(state: &State, model: ModelId, orders: &mut Vec<Order>) {
    let here = state.model(model).cell;
    let mut hidden = false;
    for (item, counter) in state.items_in(here).filter(|_| !state.rides(model)) {
        if counter.item.is_some() || !hidden || counter.peek.is_some() {
            orders.push(Order::PickUp { item });
        }
        hidden |= counter.item.is_none();
    }
    swap::orders(state, model, orders);
    if swap::leave_objection(state, model).is_none() {
        orders.push(Order::Dismount);
    }
    orders.push(Order::Decline);
}

/// Why this is no answer about an item just revealed.
pub(crate) fn stow_step_objection(state: &State, step: &Step, order: &Order) -> Option<Forbidden> {
    let Step::Stow { model, item, lucky, .. } = step else { return Some(Forbidden::not_now(Some(step))) };
    match order {
        Order::Stow { give_up: None, destroy: false } if *item == Item::Intel => None,
        Order::Stow { .. } if *item == Item::Intel => {
            Some(Forbidden::BadStow { rule: rule!("dz.item.keep-drop-destroy") })
        }
        Order::Stow { give_up, destroy } => stow_objection(state, *model, *give_up, *destroy),
        Order::Splat(how) => lucky_objection(state, *model, *how),
        Order::TakeAmmo if *lucky && *item != Item::Ammo => None,
        _ => Some(Forbidden::not_now(Some(step))),
    }
}

fn on_reveal(state: &State, model: ModelId) -> Option<(&'static Entry, OnReveal)> {
    let special = state.field.specials[state.seat(model).index()]?;
    Some((special, special.on_reveal?))
}

/// Why the counter may not be drawn again by a Splat!.
fn lucky_objection(state: &State, model: ModelId, how: Use) -> Option<Forbidden> {
    match on_reveal(state, model) {
        Some((special, it)) => {
            splat::objection(state, state.seat(model), special.rule).or_else(|| (it.objection)(state, model, how))
        }
        None => Some(Forbidden::NoAbility { rule: rule!("dz.special.strike-it-lucky") }),
    }
}

/// Takes the answer.
pub(crate) fn answer(now: &mut Now<'_>, step: &Step, order: Order) -> Result<(), NeedDice> {
    let Step::Stow { model, item, bought, .. } = *step else { return Ok(()) };
    match order {
        Order::Stow { .. } if item == Item::Intel => {
            now.emit(Event::Done);
            reveal(now, model, item, bought);
        }
        Order::Stow { give_up, destroy } => stow(now, model, (item, bought), give_up, destroy),
        Order::Splat(_) => {
            if let Some((_, it)) = on_reveal(now, model) {
                (it.resolve)(now, model)?;
            }
        }
        _ => {
            let step = Step::Stow { model, item: Item::Ammo, bought: false, lucky: false };
            now.emit(Event::Becomes(step));
        }
    }
    Ok(())
}

/// How an item may be stowed.
pub(crate) fn stow_orders(state: &State, step: &Step, orders: &mut Vec<Order>) {
    let Step::Stow { model, .. } = *step else { return };
    let others = [Order::Splat(Use::Now), Order::TakeAmmo];
    orders.extend(others.into_iter().filter(|it| stow_step_objection(state, step, it).is_none()));
    let pockets = state.profile(model).pockets() as u8;
    let choices = [None].into_iter().chain((0..=pockets).map(Some));
    for give_up in choices {
        for destroy in [false, true] {
            let order = Order::Stow { give_up, destroy };
            if stow_step_objection(state, step, &order).is_none() {
                orders.push(order);
            }
        }
    }
}

/// Why a model may not heal that one: injured, living, in the same cube, no enemies there for a Medi-Pack.
pub(crate) fn heal_objection(state: &State, model: ModelId, patient: ModelId, pack: Option<u8>) -> Option<Forbidden> {
    let rule = heal_rule(pack);
    match pack {
        None if !state.has(model, Ability::Medic) => return Some(Forbidden::NoAbility { rule }),
        Some(item) if state.model(model).item(item) != Some(Item::MediPack) => {
            return Some(Forbidden::NoSuchItem { item, rule });
        }
        None | Some(_) => {}
    }
    if !state.is_on_board(patient) {
        return Some(Forbidden::NoSuchModel { model: patient });
    }
    let (here, other) = (state.model(model), state.model(patient));
    if here.cell != other.cell {
        return Some(Forbidden::NotHere { model: patient, rule });
    }
    let pinned_count = state.field.setup.settings.pinned_enemies_bar_healing;
    let mut enemies = state.enemies_in(here.cell, state.team(model));
    if pack.is_some() && enemies.any(|it| pinned_count || !state.model(it).is(Mark::Pinned)) {
        return Some(Forbidden::EnemyInCube { rule });
    }
    // Constructs are not healed, unless the house plays otherwise (`dz.ability.construct`).
    let mended = state.field.setup.settings.constructs_are_healed && !state.has(patient, Ability::Vehicle);
    let fits = other.damage > 0 && (state.profile(patient).is_living() || mended);
    (!fits).then_some(Forbidden::CannotHeal { model: patient, rule })
}

/// The rule by which a model is healed: with a Medi-Pack, or by a Medic.
const fn heal_rule(pack: Option<u8>) -> RuleId {
    if pack.is_some() { rule!("dz.item.medi-pack") } else { rule!("dz.ability.medic") }
}

/// Takes a damage counter off (`dz.ability.medic`, `dz.item.medi-pack`).
pub(crate) fn heal(now: &mut Now<'_>, model: ModelId, patient: ModelId, pack: Option<u8>) {
    let rule = heal_rule(pack);
    if let Some(pocket) = pack {
        now.emit(Event::UsedUp { model, pocket });
    }
    let damage = if now.field.setup.settings.full_healing { now.model(patient).damage } else { 1 };
    now.emit(Event::Healed { model: patient, damage, rule });
}

/// Everyone a model may heal.
pub(crate) fn heal_orders(state: &State, model: ModelId, orders: &mut Vec<Order>) {
    let packs = state.model(model).carried().filter(|it| it.1 == Item::MediPack).map(|it| Some(it.0));
    let means: smallvec::SmallVec<[Option<u8>; 4]> = packs.chain([None]).collect();
    for patient in state.in_cell(state.model(model).cell).filter(|it| state.model(*it).damage > 0) {
        for pack in &means {
            if heal_objection(state, model, patient, *pack).is_none() {
                orders.push(Order::Heal { patient, pack: *pack });
            }
        }
    }
}

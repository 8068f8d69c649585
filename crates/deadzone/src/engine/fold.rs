//! Folding: how each event changes the state. Nothing else changes it.

use battle::Seat;
use catalogue::rule;

use crate::{
    Ability, Activation, Cell, Counter, Effects, Event, Face, Gift, Item, Lasts, Mark, Model, ModelId, Peek, Pending,
    State,
    model::{
        event::Shield,
        state::{GENERATOR, mustered},
    },
    rules::missions::standstill,
};

impl Event {
    pub(crate) fn fold(&self, state: &mut State) {
        match self {
            Event::Done => {
                if state.steps.pop().is_some_and(|it| it.facts().one_instant) {
                    note_done(state);
                }
            }
            Event::Then(steps) => state.steps.push_all(steps.iter().cloned()),
            Event::Becomes(step) => {
                state.steps.pop();
                state.steps.push(step.clone());
            }
            Event::ItemPlaced { cell, .. } => {
                state.counters.extend(cell.map(|cell| Counter::new(cell, None, false)));
            }
            Event::StarterNamed { seat } => state.initiative = *seat,
            Event::ZoneTaken { seat, zone } => state.sides[seat.index()].zone = Some(*zone),
            Event::Deployed { model, cell, at } => {
                let it = &mut state.models[model.index()];
                (it.cell, it.spots) = (*cell, *at);
                it.marks.set(Mark::OnBoard, true);
                it.marks.set(Mark::Flanking, false);
            }
            Event::BonusRolled { seat, .. } => state.sides[seat.index()].bonus = 0,
            Event::Looked { seat, counter, item } => {
                state.counters[usize::from(*counter)].peek = Some(Peek { seat: *seat, item: *item, returned: false });
            }
            Event::Flanked { model } => {
                let it = &mut state.models[model.index()];
                it.marks.set(Mark::OnBoard, false);
                it.marks.set(Mark::Activated, true);
                it.marks.set(Mark::Flanking, true);
            }
            Event::ReconRolled { rolls, winner } => {
                let dice = rolls[0].successes.abs_diff(rolls[1].successes);
                if let Some(winner) = winner.filter(|_| state.field.setup.settings.recon_bonus) {
                    state.sides[winner.index()].bonus = dice;
                }
            }
            Event::RoundBegan { round } => state.round = *round,
            Event::CommandRolled { seat, back, faces, .. } => {
                let results = &mut state.sides[seat.index()].results;
                results.iter_mut().zip(back).for_each(|(have, gone)| *have -= gone);
                faces.iter().for_each(|it| results[usize::from(*it) - 1] += 1);
            }
            Event::TurnCame { seat } => {
                state.initiative = *seat;
                state.second_model = false;
                state.models.iter_mut().for_each(|it| it.marks.set(Mark::Fresh, false));
            }
            Event::Activated { model } => activate(state, *model),
            Event::Spent { seat, face, count } => spend(state, *seat, *face, *count),
            Event::Acted { action, long, .. } => {
                if let Some(active) = &mut state.active {
                    active.taken |= 1 << *action as u8;
                    active.long |= long;
                }
            }
            Event::ActedFreely { .. } => {
                if let Some(active) = &mut state.active {
                    active.result = true;
                }
            }
            Event::ActivationEnded { model } => {
                for mark in [Mark::Activated, Mark::Fresh] {
                    state.models[model.index()].marks.set(mark, true);
                }
                end_activation(state, *model);
                note_done(state);
            }
            Event::Moved { model, to, at, shifted } => {
                for (other, spots) in shifted {
                    state.models[other.index()].spots = *spots;
                }
                let it = &mut state.models[model.index()];
                (it.cell, it.spots) = (*to, *at);
            }
            Event::Marked { model, mark, holds, .. } => mark_it(state, *model, *mark, *holds),
            Event::StoodUp { model, at } => {
                state.models[model.index()].spots = *at;
                state.models[model.index()].marks.set(Mark::Pinned, false);
                if let Some(active) = state.active.as_mut().filter(|it| it.model == *model) {
                    active.down = false;
                }
            }
            Event::Shielded { model, lost: Some(lost), .. } => match lost {
                Shield::Printed(at) => state.models[model.index()].shields_lost |= 1 << at,
                Shield::Carried(pocket) => state.models[model.index()].items[usize::from(*pocket)] = None,
                Shield::Generator(bearer) => state.models[bearer.index()].shields_lost |= GENERATOR,
            },
            Event::Damaged { model, damage } => {
                let it = &mut state.models[model.index()];
                it.damage = it.damage.saturating_add(damage.total().clamp(0, 99) as u8);
            }
            Event::Healed { model, damage, rule } => {
                let it = &mut state.models[model.index()];
                it.damage = it.damage.saturating_sub(*damage);
                if *rule == rule!("dz.ability.life-support") {
                    it.marks.set(Mark::LifeSupportUsed, true);
                }
            }
            Event::VolatileRolled { model, weapon, .. } => {
                if let Some(weapon) = weapon {
                    state.models[model.index()].weapons_lost |= 1 << weapon;
                }
            }
            Event::WeaponSpent { model, weapon } => state.models[model.index()].weapons_lost |= 1 << weapon,
            Event::Unloaded { model, weapon, empty } => {
                let bits = &mut state.models[model.index()].unloaded;
                *bits = *bits & !(1 << weapon) | u16::from(*empty) << weapon;
            }
            Event::ResultGained { seat, face, .. } => state.sides[seat.index()].results[*face as usize] += 1,
            Event::Linked { seat, cell } => state.sides[seat.index()].link = Some(*cell),
            Event::Smoked { cell, toxic } => {
                state.smoke.insert(*cell);
                if *toxic {
                    state.toxic.insert(*cell);
                }
            }
            Event::SmokeRolled { cell, die } => {
                if *die >= 5 {
                    state.smoke.remove(*cell);
                    state.toxic.remove(*cell);
                }
            }
            Event::Died { model } => die(state, *model),
            Event::Scored { seat, vps, .. } => state.sides[seat.index()].vps += u16::from(*vps),
            Event::Awaits(due) => state.due.push(Pending { effect: state.effects.arising, due: *due }),
            Event::TakenUp(due) => {
                let at = state.due.iter().position(|it| it.due == *due);
                if let Some(taken) = at.map(|at| state.due.remove(at)) {
                    begin_effect(state, taken);
                }
            }
            Event::PickedUp { counter, item, drawn, returned, .. } => {
                state.counters.remove(usize::from(*counter));
                if *drawn {
                    take(if *returned { &mut state.used } else { &mut state.bag }, *item);
                }
            }
            Event::Stowed { model, pocket, item, bought } => {
                state.models[model.index()].items[usize::from(*pocket)] = Some(*item);
                let found = &mut state.models[model.index()].found;
                *found = *found & !(1 << pocket) | u8::from(!bought) << pocket;
            }
            Event::Dropped { cell, item, bought } => {
                state.counters.push(Counter::new(*cell, Some(*item), *bought));
            }
            Event::UsedUp { model, pocket } => use_up(state, *model, *pocket),
            Event::Given(boon) => state.boons.push(*boon),
            Event::ResultLost { seat, face, .. } => state.sides[seat.index()].results[*face as usize] -= 1,
            Event::ResultTaken { seat, face } => {
                state.sides[State::opponent(*seat).index()].results[*face as usize] -= 1;
                state.sides[seat.index()].results[*face as usize] += 1;
                if let Some(active) = &mut state.active {
                    active.taken_over = Some(*face);
                }
            }
            Event::Drawn { item, .. } => {
                state.steps.pop();
                take(&mut state.bag, *item);
            }
            Event::ItemLaid { cell, settled } => {
                state.counters.push(Counter { peek: *settled, ..Counter::new(*cell, None, false) });
            }
            Event::ActedBySplat { .. } => {
                if let Some(active) = &mut state.active {
                    active.busy = true;
                }
            }
            Event::Arrived { model, cell, at, pinned, activated } => {
                let it = &mut state.models[model.index()];
                *it = Model {
                    cell: *cell,
                    spots: *at,
                    ..mustered(&state.field.profiles[usize::from(state.field.models[model.index()].profile)])
                };
                let marks = [(Mark::OnBoard, true), (Mark::Pinned, *pinned), (Mark::Activated, *activated)];
                marks.into_iter().for_each(|(mark, holds)| it.marks.set(mark, holds));
            }
            Event::CounterGone { counter } => {
                let gone = state.counters.remove(usize::from(*counter));
                state.discarded.extend(gone.peek.filter(|_| gone.item.is_none()));
            }
            Event::CounterMoved { counter, cell } => state.counters[usize::from(*counter)].cell = *cell,
            Event::HandedOver { model, pocket } => {
                let it = &mut state.models[model.index()];
                it.items[usize::from(*pocket)] = None;
                it.found &= !(1 << pocket);
            }
            Event::LeftTheBoard { model } => leave(state, *model),
            Event::MissionRolled { mission, .. } => state.mission = *mission,
            Event::SecretRolled { seat, secret } => state.sides[seat.index()].secret = *secret,
            Event::SecretShown { seat, secret } => {
                let side = &mut state.sides[seat.index()];
                (side.secret, side.shown) = (Some(*secret), true);
            }
            Event::Rushed { .. } => {
                if let Some(active) = &mut state.active {
                    active.rush = true;
                }
            }
            Event::Controlled { seat, .. } => {
                if let Some(active) = &mut state.active {
                    active.controller = Some(*seat);
                }
            }
            Event::TrapLaid(trap) => state.traps.push(*trap),
            Event::TrapGone { trap } => {
                state.traps.remove(usize::from(*trap));
            }
            Event::Resumed(activation) => {
                state.steps.pop();
                let it = state.model(activation.model);
                let over = activation.over || !it.is(Mark::OnBoard) || it.is(Mark::Pinned) && !activation.down;
                state.active = Some(Activation { over, ..*activation });
            }
            Event::RoundEnded => end_round(state),
            Event::Ended { outcome } => {
                state.outcome = Some(outcome.clone());
                state.steps = battle::Steps::default();
            }
            Event::Passed { .. }
            | Event::Rolled { .. }
            | Event::Rerolled { .. }
            | Event::Burst { .. }
            | Event::Withstood { .. }
            | Event::Thrown { .. }
            | Event::Scattered { .. }
            | Event::FloorRolled { .. }
            | Event::TableRolled { .. }
            | Event::Shielded { lost: None, .. } => {}
        }
    }
}

fn activate(state: &mut State, model: ModelId) {
    let (cell, seat): (Cell, Seat) = (state.model(model).cell, state.seat(model));
    state.active = Some(Activation {
        model,
        taken: 0,
        long: false,
        result: false,
        began_with_enemy: state.has_enemy(cell, seat),
        down: state.model(model).is(Mark::Pinned),
        over: false,
        busy: false,
        splats: 0,
        taken_over: None,
        controller: None,
        rush: false,
        idles: idles(state, model),
    });
}

fn spend(state: &mut State, seat: Seat, face: Face, count: u8) {
    state.sides[seat.index()].results[face as usize] -= count;
    state.second_model |= face == Face::PlusModel;
    if let Some(active) = &mut state.active {
        active.splats |= u8::from(face == Face::Splat) << seat.0;
        active.taken_over = active.taken_over.filter(|it| *it != face);
    }
}

/// What was given or taken for an activation goes with it.
fn end_activation(state: &mut State, model: ModelId) {
    let seat = state.seat(model);
    if let Some(face) = state.active.take().and_then(|it| it.taken_over) {
        state.sides[seat.index()].results[face as usize] -= 1;
    }
    state.boons.retain(|it| it.model != model || it.lasts != Lasts::Activation);
}

/// A counter that is used up may come back by an army special, but no Booby Trap and no Intel (`dz.faq.always-short`).
fn use_up(state: &mut State, model: ModelId, pocket: u8) {
    let it = &mut state.models[model.index()];
    let item = it.items[usize::from(pocket)].take();
    let found = it.found >> pocket & 1 == 1;
    it.found &= !(1 << pocket);
    let kind =
        Item::COUNTERS.iter().position(|it| Some(it.0) == item && !matches!(it.0, Item::Intel | Item::BoobyTrap));
    if let Some(kind) = kind.filter(|_| found) {
        state.used[kind] += 1;
    }
}

/// A Remote model does nothing without a friendly Engineer within three cubes (`dz.ability.remote`).
fn idles(state: &State, model: ModelId) -> bool {
    let (cell, seat) = (state.model(model).cell, state.seat(model));
    let standing = state.field.setup.settings.remotes_need_one_standing;
    let serves = |it: ModelId| {
        let able = state.has(it, Ability::Engineer) && !(standing && state.model(it).is(Mark::Pinned));
        state.seat(it) == seat && able && state.model(it).cell.distance(cell) <= 3
    };
    state.has(model, Ability::Remote) && !state.on_board().any(serves)
}

/// Being pinned or stunned in its own activation ends it (`dz.faq.pinned-ends-activation`).
fn mark_it(state: &mut State, model: ModelId, mark: Mark, holds: bool) {
    state.models[model.index()].marks.set(mark, holds);
    if mark == Mark::Activated {
        state.models[model.index()].marks.set(Mark::Fresh, holds);
        // Who is woken up again has not finished (`dz.ability.invigorate`).
        let seat = state.seat(model);
        state.first_done = state.first_done.filter(|it| holds || *it != seat);
    }
    if mark == Mark::Burning && !holds {
        state.boons.retain(|it| it.model != model || !matches!(it.gift, Gift::Fire(_)));
    }
    if holds
        && matches!(mark, Mark::Pinned | Mark::Activated)
        && let Some(active) = state.active.as_mut().filter(|it| it.model == model)
    {
        active.over = true;
    }
    note_done(state);
}

/// What is taken up is a step of its effect, or a new one that begins; what it sets off belongs to another.
fn begin_effect(state: &mut State, taken: Pending) {
    if state.due.is_empty() {
        state.effects = Effects::default();
        return;
    }
    let last = state.effects.last.saturating_add(1);
    let running = if taken.due.is_new() { last } else { taken.effect };
    state.effects = Effects { running, arising: last, last };
}

/// Off the board, alive: it cannot come back.
fn leave(state: &mut State, model: ModelId) {
    state.models[model.index()].marks.set(Mark::OnBoard, false);
    if let Some(active) = state.active.as_mut().filter(|it| it.model == model) {
        active.over = true;
    }
    note_done(state);
}

fn die(state: &mut State, model: ModelId) {
    // One that explodes leaves nothing, unless the house plays otherwise (`dz.damage.kill`).
    let whole = state.boom(model) == 0 || state.field.setup.settings.exploded_leave_wrecks;
    let wrecked = whole && state.has(model, Ability::Vehicle);
    let it = &mut state.models[model.index()];
    it.marks.set(Mark::OnBoard, false);
    it.marks.set(Mark::Dead, true);
    it.marks.set(Mark::Wreck, wrecked);
    it.items = [None; 3];
    it.found = 0;
    if let Some(active) = state.active.as_mut().filter(|it| it.model == model) {
        active.over = true;
    }
    state.due.retain(
        |it| !matches!(it.due, crate::Due::Fight(who) | crate::Due::PickUp(who) | crate::Due::Tread(who) if who == model),
    );
    note_done(state);
}

/// Notes who has no model left to activate first; of both at once, who does not have the initiative unless the house plays
/// otherwise (`dz.end.next-initiative`).
fn note_done(state: &mut State) {
    if state.first_done.is_some() || state.round == 0 || state.steps.top().is_some_and(|it| it.facts().one_instant) {
        return;
    }
    let done = |seat: Seat| state.waiting(seat).next().is_none();
    let (mine, theirs) = (state.initiative, State::opponent(state.initiative));
    let stays = state.field.setup.settings.initiative_stays_on_a_tie;
    state.first_done = match (done(mine), done(theirs)) {
        (true, true) if stays => Some(mine),
        (_, true) => Some(theirs),
        (true, false) => Some(mine),
        (false, false) => None,
    };
}

/// One counter fewer of those that may be drawn.
fn take(counters: &mut [u8; 7], item: Item) {
    if let Some(at) = Item::COUNTERS.iter().position(|it| it.0 == item) {
        counters[at] = counters[at].saturating_sub(1);
    }
}

/// Activation markers and unspent command dice go (`dz.end.reset`); who finished first has the initiative.
fn end_round(state: &mut State) {
    state.standstill = standstill::after(state);
    for mark in [Mark::Activated, Mark::Tagged, Mark::Fresh, Mark::Invigorated] {
        state.models.iter_mut().for_each(|it| it.marks.set(mark, false));
    }
    state.boons.retain(|it| it.lasts == Lasts::Game);
    for side in &mut state.sides {
        (side.results, side.link) = ([0; 6], None);
    }
    state.initiative = state.first_done.take().unwrap_or(state.initiative);
    state.second_model = false;
}

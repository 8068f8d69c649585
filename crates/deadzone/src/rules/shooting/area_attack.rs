//! Attacks on everyone in a cube: explosions (`dz.ability.frag`) and the spray of It Burns!.

use battle::{Breakdown, Seat};
use catalogue::{RuleId, rule};
use dice::NeedDice;
use smallvec::{SmallVec, smallvec};

use crate::{
    Ability, Burst, Cell, Course, Event, Explosion, Face, Forbidden, Mark, ModelId, Now, Order, Stat, State, Step,
    Throw, Use, Wave,
    model::entry::RolledTest,
    rules::{
        damage::{self, Harm},
        deployment::arrivals,
        rolls::{
            after_roll, before_roll,
            opposed_test::Ask,
            pool::{self, Again},
            second_chance, test_result,
        },
        round::{splat, splat_attack},
        shooting,
    },
};

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] = &[rule!("dz.ability.it-burns")];

/// Everyone in a cube, the active player's models first.
pub(crate) fn victims(state: &State, cell: Cell) -> SmallVec<[(ModelId, u8); 4]> {
    let active = state.initiative;
    let of = |own: bool| state.in_cell(cell).filter(move |it| (state.seat(*it) == active) == own);
    of(true).chain(of(false)).map(|it| (it, 0)).collect()
}

/// Who is asked next: whom he braces, or how many Dice results he adds; the shooter of a spray comes with his own models.
pub(crate) fn asks(state: &State, explosion: &Explosion) -> Option<(Seat, Ask)> {
    if let Some(seat) = bracing(state, explosion) {
        return Some((seat, Ask::Splat));
    }
    if let Burst::Burns { by, declared: false, .. } = explosion.kind {
        let seat = state.seat(by);
        let most = state.results(seat, Face::Dice);
        if most > 0 && state.takes_results(by) && !state.field.setup.settings.no_dice_on_throws {
            return Some((seat, Ask::Dice(most)));
        }
    }
    next_asked(state, explosion).map(|at| {
        let seat = state.seat(explosion.victims[at].0);
        (seat, Ask::Dice(state.results(seat, Face::Dice)))
    })
}

/// Who may still brace somebody: the active player first.
fn bracing(state: &State, explosion: &Explosion) -> Option<Seat> {
    let order = [state.initiative, State::opponent(state.initiative)];
    let left = order.into_iter().skip(usize::from(explosion.splats));
    left.into_iter().find(|it| before_roll::braces(state, explosion, *it).is_some())
}

pub(crate) fn next_asked(state: &State, explosion: &Explosion) -> Option<usize> {
    (usize::from(explosion.asked)..explosion.victims.len()).find(|at| {
        let model = explosion.victims[*at].0;
        let rolls = state.profile(model).survive.is_some() && state.takes_results(model);
        rolls && state.results(state.seat(model), Face::Dice) > 0
    })
}

/// Why this is no answer.
pub(crate) fn objection(state: &State, explosion: &Explosion, order: &Order) -> Option<Forbidden> {
    let Some((seat, ask)) = asks(state, explosion) else { return Some(Forbidden::not_now(state.steps.top())) };
    match (ask, order) {
        (Ask::Splat, Order::Decline) => None,
        (Ask::Splat, Order::Splat(Use::On(model))) => {
            let mine = state.is_on_board(*model) && state.seat(*model) == seat;
            let fits = mine && explosion.victims.iter().any(|it| it.0 == *model);
            splat::only_if(fits, rule!("dz.special.bastion"))
        }
        (Ask::Dice(have), Order::AddDice { count }) => {
            (*count > have).then_some(Forbidden::TooManyDice { count: *count, have })
        }
        _ => Some(Forbidden::not_now(state.steps.top())),
    }
}

/// What may be answered.
pub(crate) fn orders(state: &State, explosion: &Explosion, orders: &mut Vec<Order>) {
    match asks(state, explosion) {
        Some((seat, Ask::Splat)) => {
            let mine = explosion.victims.iter().filter(|it| state.seat(it.0) == seat);
            orders.extend(mine.map(|it| Order::Splat(Use::On(it.0))));
            orders.push(Order::Decline);
        }
        Some((_, Ask::Dice(most))) => orders.extend((0..=most).map(|count| Order::AddDice { count })),
        Some((_, Ask::Answer | Ask::Stimulant(_))) | None => {}
    }
}

/// Takes the answer.
pub(crate) fn declare(now: &mut Now<'_>, mut explosion: Explosion, order: Order) {
    let Some((seat, ask)) = asks(now, &explosion) else { return };
    match (ask, order) {
        (Ask::Splat, order) => {
            explosion.splats = if seat == now.initiative { 1 } else { 2 };
            if let Order::Splat(Use::On(model)) = order {
                splat::spend(now, seat, 1);
                explosion.braced[seat.index()] = Some(model);
            }
        }
        (_, Order::AddDice { count }) => add_dice(now, &mut explosion, seat, count),
        _ => {}
    }
    now.emit(Event::Becomes(Step::Explosion(explosion)));
}

fn add_dice(now: &mut Now<'_>, explosion: &mut Explosion, seat: Seat, count: u8) {
    match &mut explosion.kind {
        Burst::Burns { by, dice, declared, .. } if !*declared && now.seat(*by) == seat => {
            *dice += count;
            *declared = true;
        }
        Burst::Burns { .. } | Burst::Frag { .. } | Burst::Impact { .. } => {
            if let Some(at) = next_asked(now, explosion) {
                explosion.victims[at].1 += count;
                explosion.asked = at as u8 + 1;
            }
        }
    }
    if count > 0 {
        now.emit(Event::Spent { seat, face: Face::Dice, count });
    }
}

/// One attack roll; then it goes through everyone in the cube.
pub(crate) fn explode(now: &mut Now<'_>, explosion: Explosion) -> Result<(), NeedDice> {
    let (rule, dice, needs, again, _) = attack(now, explosion.kind);
    let mut by = pool::fall(now, rule, dice, needs, again)?;
    let waits = again.fits(&by) && second_chance::of_burst(now, &explosion);
    if !waits {
        by = pool::take(now, rule, by, again)?;
    }
    let (cell, strength) = (explosion.cell, by.successes);
    now.emit(Event::Burst { cell, by: by.clone() });
    let by = waits.then_some(by);
    let wave = Wave { explosion, strength, by, at: 0, against: None, open: false, asked: 0, blunt: 0, picked: false };
    now.emit(Event::Becomes(Step::Wave(Box::new(wave.clone()))));
    go_through(now, wave)
}

/// Who sprays; nobody in an explosion.
const fn sprayer(explosion: &Explosion) -> Option<ModelId> {
    match explosion.kind {
        Burst::Burns { by, .. } => Some(by),
        Burst::Frag { .. } | Burst::Impact { .. } => None,
    }
}

/// A SURVIVE of everyone against it, damage model by model, stopping where somebody may roll again; then fire, or
/// everyone is thrown and pinned.
pub(crate) fn go_through(now: &mut Now<'_>, mut wave: Wave) -> Result<(), NeedDice> {
    while let Some((model, dice)) = wave.explosion.victims.get(usize::from(wave.at)).copied() {
        let (rule, ..) = attack(now, wave.explosion.kind);
        if wave_asks(now, &wave).is_some() {
            now.emit(Event::Becomes(Step::Wave(Box::new(wave))));
            return Ok(());
        }
        if wave.against.is_none() {
            let dice = Breakdown::base(rule, 3).plus(rule!("dz.command.dice"), i32::from(dice));
            let (needs, again) = (now.profile(model).survive, Again::dice(now.resilient(model)));
            let mut against = pool::fall(now, rule, dice, needs, again)?;
            wave.open = again.fits(&against) && second_chance::of_victim(now, model);
            if !wave.open {
                against = pool::take(now, rule, against, again)?;
            }
            now.emit(Event::Withstood { model, against: against.clone() });
            wave.against = Some(against);
            if wave_asks(now, &wave).is_some() {
                now.emit(Event::Becomes(Step::Wave(Box::new(wave))));
                return Ok(());
            }
        }
        strike(now, &wave, model, rule)?;
        if lead(&wave) > 0 {
            wave.explosion.beaten |= 1 << wave.at;
        }
        wave = Wave { at: wave.at + 1, against: None, asked: 0, blunt: 0, picked: false, ..wave };
    }
    now.emit(Event::Done);
    aftermath(now, &wave.explosion);
    Ok(())
}

fn strike(now: &mut Now<'_>, wave: &Wave, model: ModelId, rule: RuleId) -> Result<(), NeedDice> {
    let (.., ap) = attack(now, wave.explosion.kind);
    let lead = lead(wave);
    if lead > 0 && !matches!(wave.explosion.kind, Burst::Impact { .. }) {
        if wave.explosion.shards {
            test_result::stick(now, model);
        }
        let braced = wave.explosion.braced.contains(&Some(model));
        // A spray is a SHOOT attack of its shooter, an explosion is not (`dz.ability.dismantle`).
        let dismantles = matches!(wave.explosion.kind, Burst::Burns { by, .. } if now.has(by, Ability::Dismantle));
        let (blunt, cause) = (wave.blunt, wave.explosion.cause);
        damage::harm(now, model, Harm { ap, braced, dismantles, blunt, cause, ..Harm::plain(lead, rule) })?;
    }
    Ok(())
}

fn lead(wave: &Wave) -> i32 {
    i32::from(wave.strength) - wave.against.as_ref().map_or(0, |it| i32::from(it.successes))
}

fn survive(wave: &Wave) -> Option<RolledTest<'_>> {
    let (model, _) = *wave.explosion.victims.get(usize::from(wave.at))?;
    let roll = wave.against.as_ref()?;
    Some(RolledTest { model, stat: Stat::Survive, roll, fails: lead(wave) > 0, lobbed: false })
}

/// Whether it matters who is next: a shield that covers others may break, or go with its bearer. The active player says
/// (`dz.damage.order`, `dz.ability.shield-generator`).
fn order_matters(state: &State, wave: &Wave) -> bool {
    let left = wave.explosion.victims.get(usize::from(wave.at)..).unwrap_or_default();
    left.len() > 1 && left.iter().any(|it| damage::covers_others(state, it.0))
}

/// What an explosion asks on its way through a cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WaveAsk {
    /// Who is hit next.
    Next,
    /// What comes of the roll of the one at hand.
    After(after_roll::Ask),
}

/// What is asked next: who is hit first, or the owner of the model at hand to roll again, or about the AP.
pub(crate) fn wave_asks(state: &State, wave: &Wave) -> Option<(Seat, WaveAsk)> {
    if let Some(by) = sprayer(&wave.explosion).filter(|_| wave.by.is_some()) {
        return Some((state.player(by), WaveAsk::After(after_roll::Ask::Second { answers: false })));
    }
    if wave.against.is_none() && !wave.picked && order_matters(state, wave) {
        return Some((state.initiative, WaveAsk::Next));
    }
    let test = survive(wave)?;
    if wave.open {
        return Some((state.player(test.model), WaveAsk::After(after_roll::Ask::Second { answers: true })));
    }
    let seat = state.seat(test.model);
    if wave.asked < 1 && after_roll::reroll(state, &test).is_some() {
        return Some((seat, WaveAsk::After(after_roll::Ask::Answer)));
    }
    let (.., ap) = attack(state, wave.explosion.kind);
    let most = if wave.asked < 2 && lead(wave) > 0 { after_roll::blunts(state, seat, ap) } else { 0 };
    (most > 0).then_some((seat, WaveAsk::After(after_roll::Ask::Blunt(most))))
}

/// Why this is no answer to what an explosion asks.
pub(crate) fn wave_objection(state: &State, wave: &Wave, order: &Order) -> Option<Forbidden> {
    let not_now = || Forbidden::not_now(state.steps.top());
    match (wave_asks(state, wave)?.1, order) {
        (WaveAsk::Next, Order::TakeUp { due }) => {
            let fits = (wave.at..wave.explosion.victims.len() as u8).contains(due);
            (!fits).then(not_now)
        }
        (WaveAsk::Next, _) => Some(not_now()),
        (WaveAsk::After(ask), order) => after_roll::objection(Some(ask), order, not_now()),
    }
}

/// What may be answered.
pub(crate) fn wave_orders(state: &State, wave: &Wave, orders: &mut Vec<Order>) {
    match wave_asks(state, wave).map(|it| it.1) {
        Some(WaveAsk::Next) => {
            orders.extend((wave.at..wave.explosion.victims.len() as u8).map(|due| Order::TakeUp { due }));
        }
        Some(WaveAsk::After(ask)) => after_roll::orders(Some(ask), orders),
        None => {}
    }
}

/// Takes the answer.
pub(crate) fn answer(now: &mut Now<'_>, mut wave: Wave, order: Order) -> Result<(), NeedDice> {
    let Some((seat, ask)) = wave_asks(now, &wave) else { return Ok(()) };
    let ask = match (ask, order) {
        (WaveAsk::After(ask), _) => ask,
        (WaveAsk::Next, Order::TakeUp { due }) => {
            wave.explosion.victims.swap(usize::from(wave.at), usize::from(due));
            return go_through(now, Wave { picked: true, ..wave });
        }
        (WaveAsk::Next, _) => return Ok(()),
    };
    if let after_roll::Ask::Second { answers } = ask {
        let again = order == Order::RollAgain;
        if answers {
            stand_again(now, &mut wave, again)?;
        } else {
            spray_again(now, &mut wave, again)?;
        }
        now.emit(Event::Becomes(Step::Wave(Box::new(wave.clone()))));
        return if wave_asks(now, &wave).is_some() { Ok(()) } else { go_through(now, wave) };
    }
    match (ask, order) {
        (after_roll::Ask::Blunt(_), Order::Splat(Use::Times(times))) => {
            splat::spend(now, seat, times);
            wave.blunt = times;
        }
        (after_roll::Ask::Answer, Order::Splat(_)) => {
            let rolled = survive(&wave).map(|it| after_roll::again(now, &it)).transpose()?.flatten();
            wave.against = rolled.or(wave.against);
        }
        _ => {}
    }
    wave.asked = if matches!(ask, after_roll::Ask::Blunt(_)) { 2 } else { 1 };
    if wave_asks(now, &wave).is_some() {
        now.emit(Event::Becomes(Step::Wave(Box::new(wave))));
        return Ok(());
    }
    go_through(now, wave)
}

/// The model whose rerolls wait for a word in an explosion, and the ability that gives them.
pub(crate) fn waiting(state: &State, wave: &Wave) -> Option<(ModelId, RuleId)> {
    let WaveAsk::After(after_roll::Ask::Second { answers }) = wave_asks(state, wave)?.1 else { return None };
    if answers {
        return wave.explosion.victims.get(usize::from(wave.at)).map(|it| (it.0, rule!("dz.ability.resilient")));
    }
    let (_, _, _, again, _) = attack(state, wave.explosion.kind);
    sprayer(&wave.explosion).map(|it| (it, second_chance::shooters_rule(again.dice)))
}

/// The shooter of a spray rolls failed dice again, or not.
fn spray_again(now: &mut Now<'_>, wave: &mut Wave, again: bool) -> Result<(), NeedDice> {
    let (Some(by), Some(model)) = (wave.by.take(), sprayer(&wave.explosion)) else { return Ok(()) };
    if again {
        let (rule, _, _, most, _) = attack(now, wave.explosion.kind);
        let roll = pool::take(now, rule, by, most)?;
        wave.strength = roll.successes;
        now.emit(Event::Rerolled { model, roll, rule: second_chance::shooters_rule(most.dice) });
    }
    Ok(())
}

/// One who stands an explosion rolls failed dice again, or not.
fn stand_again(now: &mut Now<'_>, wave: &mut Wave, again: bool) -> Result<(), NeedDice> {
    wave.open = false;
    let Some((model, _)) = wave.explosion.victims.get(usize::from(wave.at)).copied() else { return Ok(()) };
    if let Some(against) = wave.against.take_if(|_| again) {
        let (rule, ..) = attack(now, wave.explosion.kind);
        let roll = pool::take(now, rule, against, Again::dice(now.resilient(model)))?;
        now.emit(Event::Rerolled { model, roll: roll.clone(), rule: rule!("dz.ability.resilient") });
        wave.against = Some(roll);
    }
    Ok(())
}

/// The attack of an explosion: its rule, dice, what they need, rerolls, AP.
pub(crate) fn attack(state: &State, kind: Burst) -> (RuleId, Breakdown, Option<u8>, Again, u8) {
    let none = Again::dice(0);
    match kind {
        Burst::Frag { dice, ap } => {
            let rule = rule!("dz.ability.frag");
            (rule, Breakdown::base(rule, i32::from(dice)), Some(4), none, ap)
        }
        Burst::Impact { .. } => {
            let dice = arrivals::impact();
            (dice.start().0, dice, Some(4), none, 0)
        }
        Burst::Burns { by, weapon, dice, .. } => {
            let rule = rule!("dz.ability.it-burns");
            let pool = Breakdown::base(rule, 3).plus(rule!("dz.command.dice"), i32::from(dice));
            let again = shooting::rerolls(state, by, weapon);
            (rule, pool, splat_attack::shoot_value(state, by, weapon), again, state.fired(by, weapon).ap)
        }
    }
}

fn aftermath(now: &mut Now<'_>, explosion: &Explosion) {
    let survivors = explosion.victims.iter().map(|it| it.0).filter(|it| now.is_on_board(*it));
    let survivors: SmallVec<[ModelId; 8]> = survivors.collect();
    let cause = explosion.cause;
    match explosion.kind {
        Burst::Frag { .. } => {
            let throw = |model| Throw { model, course: Course::Random, pins: true, cause };
            now.emit(Event::Then(smallvec![Step::Throws(survivors.into_iter().map(throw).collect())]));
        }
        Burst::Impact { by } => {
            let all = explosion.victims.iter().enumerate().filter(|it| explosion.beaten >> it.0 & 1 == 1);
            let throw = |model| Throw { model, course: Course::Away(by), pins: true, cause };
            now.emit(Event::Then(smallvec![Step::Throws(all.map(|it| throw(it.1.0)).collect())]));
        }
        Burst::Burns { target, .. } => {
            let hit = explosion.victims.iter().position(|it| it.0 == target);
            let beaten = hit.map(|at| explosion.beaten >> at & 1 == 1);
            if let Some(evades) = beaten.and_then(|hit| test_result::evading(now, hit, target, explosion.cell)) {
                now.emit(Event::Then(smallvec![evades]));
            }
            for model in survivors.into_iter().filter(|it| !now.model(*it).is(Mark::Burning)).collect::<Vec<_>>() {
                damage::ignite(now, model, cause, rule!("dz.ability.it-burns"));
            }
        }
    }
}

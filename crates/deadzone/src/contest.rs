//! An opposed test (`dz.test.opposed`): declarations, the two rolls, and what comes of them.

use battle::{Breakdown, Seat};
use dice::NeedDice;
use rules::{RuleId, rule};
use smallvec::{SmallVec, smallvec};

use crate::{
    Abilities, Ability, Answer, Attack, Contest, Course, Event, Face, Forbidden, Item, Mark, ModelId, Now, Order, Pace,
    State, Step, Throw,
    damage::{self, Harm},
    event::Pool,
    fight, pool, shooting,
};

/// What a player must say before the dice fall.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ask {
    /// Fight back or evade.
    Answer,
    /// How many Dice results he adds, at most so many.
    Dice(u8),
}

/// Who has to say what next; `None` when the dice may fall. The active player does all of his first.
pub(crate) fn asks(state: &State, contest: &Contest) -> Option<(Seat, Ask)> {
    let first = state.initiative;
    for (number, seat) in [first, State::opponent(first)].into_iter().enumerate() {
        if number < usize::from(contest.declared) {
            continue;
        }
        if contest.answer.is_none() && state.seat(contest.target) == seat {
            return Some((seat, Ask::Answer));
        }
        let most = state.results(seat, Face::Dice);
        if most > 0 && may_add(state, contest, seat) {
            return Some((seat, Ask::Dice(most)));
        }
    }
    None
}

/// Whether a seat has a test of its own here that Dice results can be added to: not where a stat of - rolls nothing.
fn may_add(state: &State, contest: &Contest, seat: Seat) -> bool {
    if state.seat(contest.target) == seat {
        return needs_of_answer(state, contest).is_some();
    }
    attacker(contest).is_some() && needs_of_attack(state, contest).is_some()
}

fn attacker(contest: &Contest) -> Option<ModelId> {
    match contest.attack {
        Attack::Shot { by, .. } | Attack::Blow { by, .. } => Some(by),
        Attack::Fire | Attack::Wall | Attack::Fall(_) => None,
    }
}

fn needs_of_attack(state: &State, contest: &Contest) -> Option<u8> {
    match contest.attack {
        Attack::Shot { by, .. } => state.profile(by).shoot,
        Attack::Blow { by, weapon, .. } => {
            let able = weapon != fight::NOTHING && !state.has(by, Ability::NonCombatant);
            state.profile(by).fight.filter(|_| able)
        }
        Attack::Fire => Some(4),
        Attack::Wall | Attack::Fall(_) => Some(5),
    }
}

fn needs_of_answer(state: &State, contest: &Contest) -> Option<u8> {
    let profile = state.profile(contest.target);
    match contest.answer {
        Some(Answer::FightBack(_)) => profile.fight,
        Some(Answer::Survive) | None => profile.survive,
    }
}

/// Why this is no answer.
pub(crate) fn objection(state: &State, contest: &Contest, order: &Order) -> Option<Forbidden> {
    let now = Forbidden::not_now(state.steps.top());
    let Some((_, ask)) = asks(state, contest) else { return Some(now) };
    match (ask, order) {
        (Ask::Answer, Order::Evade) => None,
        (Ask::Answer, Order::FightBack { weapon }) => fight::weapon_objection(state, contest.target, *weapon),
        (Ask::Dice(most), Order::AddDice { count }) => {
            (*count > most).then_some(Forbidden::TooManyDice { count: *count, have: most })
        }
        _ => Some(now),
    }
}

/// What may be answered.
pub(crate) fn orders(state: &State, contest: &Contest, orders: &mut Vec<Order>) {
    match asks(state, contest) {
        Some((_, Ask::Answer)) => {
            orders.push(Order::Evade);
            orders.extend(fight::weapons(state, contest.target).map(|weapon| Order::FightBack { weapon }));
        }
        Some((_, Ask::Dice(most))) => orders.extend((0..=most).map(|count| Order::AddDice { count })),
        None => {}
    }
}

/// Takes an answer.
pub(crate) fn answer(now: &mut Now<'_>, mut contest: Contest, order: &Order) {
    let Some((seat, _)) = asks(now, &contest) else { return };
    match order {
        Order::FightBack { weapon } => {
            let weapon = fight::take_up(now, contest.target, *weapon);
            contest.answer = Some(Answer::FightBack(weapon));
        }
        Order::Evade => contest.answer = Some(Answer::Survive),
        Order::AddDice { count } => {
            let answers = now.seat(contest.target) == seat;
            contest.dice[usize::from(answers)] += count;
            contest.declared = if seat == now.initiative { 1 } else { 2 };
            if *count > 0 {
                now.emit(Event::Spent { seat, face: Face::Dice, count: *count });
            }
        }
        _ => {}
    }
    now.emit(Event::Becomes(Step::Contest(contest)));
}

/// Both sides roll at once; more successes win.
pub(crate) fn roll(now: &mut Now<'_>, contest: Contest) -> Result<(), NeedDice> {
    let by = attack_roll(now, &contest)?;
    let against = answer_roll(now, &contest)?;
    let lead = i32::from(by.successes) - i32::from(against.successes);
    let answer = contest.answer.unwrap_or(Answer::Survive);
    now.emit(Event::Done);
    now.emit(Event::Rolled { attack: contest.attack, target: contest.target, answer, by, against });
    match contest.attack {
        Attack::Shot { by, weapon, effect, ammo } => shot(now, &contest, (by, weapon), effect, ammo, lead),
        Attack::Blow { by, weapon, .. } => blow(now, &contest, by, weapon, lead),
        Attack::Fire => fire(now, contest.target, lead),
        Attack::Wall => wall(now, contest.target, lead),
        Attack::Fall(_) => fall(now, contest.target, lead),
    }
}

fn attack_roll(now: &mut Now<'_>, contest: &Contest) -> Result<Pool, NeedDice> {
    let (rule, dice, again) = attack_dice(now, contest);
    let needs = needs_of_attack(now, contest);
    pool::roll(now, rule, dice, needs, again)
}

/// The rule, the dice and the rerolls of an attack.
pub(crate) fn attack_dice(state: &State, contest: &Contest) -> (RuleId, Breakdown, u8) {
    match contest.attack {
        Attack::Shot { by, weapon, .. } => {
            let again = shooting::rerolls(state, by, weapon);
            (rule!("dz.shoot.test"), shooting::dice(state, contest), again)
        }
        Attack::Blow { by, weapon, .. } => {
            let again = state.profile(by).frenzy + fight::weapon(state, by, weapon).frenzy;
            (rule!("dz.fight.test"), fight::dice(state, contest, true), again)
        }
        Attack::Fire => (rule!("dz.state.on-fire"), Breakdown::base(rule!("dz.state.on-fire"), 3), 0),
        Attack::Wall => (rule!("dz.state.slammed"), Breakdown::base(rule!("dz.state.slammed"), 3), 0),
        Attack::Fall(levels) => {
            let gravity = Breakdown::base(rule!("dz.state.falling"), 3);
            (rule!("dz.state.falling"), gravity.plus(rule!("dz.state.falling"), i32::from(levels)), 0)
        }
    }
}

fn answer_roll(now: &mut Now<'_>, contest: &Contest) -> Result<Pool, NeedDice> {
    let dice = answer_dice(now, contest);
    let needs = needs_of_answer(now, contest);
    let profile = now.profile(contest.target);
    let again = match contest.answer {
        Some(Answer::FightBack(weapon)) => profile.frenzy + fight::weapon(now, contest.target, weapon).frenzy,
        Some(Answer::Survive) | None => profile.resilient,
    };
    let rule =
        if matches!(contest.attack, Attack::Blow { .. }) { rule!("dz.fight.test") } else { rule!("dz.shoot.test") };
    pool::roll(now, rule, dice, needs, again)
}

/// The dice of the answer: in a fight with its modifiers, elsewhere three and the Dice results added.
pub(crate) fn answer_dice(state: &State, contest: &Contest) -> Breakdown {
    match contest.attack {
        Attack::Blow { .. } => fight::dice(state, contest, false),
        Attack::Shot { .. } | Attack::Fire | Attack::Wall | Attack::Fall(_) => {
            Breakdown::base(rule!("dz.shoot.test"), 3).plus(rule!("dz.command.dice"), i32::from(contest.dice[1]))
        }
    }
}

/// A shot: a hit hurts, or pins when Firing for Effect; Knockback and Suppression come after.
fn shot(
    now: &mut Now<'_>,
    contest: &Contest,
    (by, weapon): (ModelId, u8),
    effect: bool,
    ammo: Option<Item>,
    lead: i32,
) -> Result<(), NeedDice> {
    let (target, cell) = (contest.target, now.model(contest.target).cell);
    let fired = &now.profile(by).weapons[usize::from(weapon)];
    let (abilities, printed) = (fired.abilities, fired.ap);
    let hit = lead > 0;
    if effect {
        if lead > 0 {
            damage::pin(now, target, rule!("dz.shoot.ffe"));
        }
        return Ok(());
    }
    if abilities.has(Ability::Blast) {
        blast(now, by, target, hit);
        return Ok(());
    }
    if hit {
        let ap = printed + u8::from(ammo == Some(Item::ApAmmo));
        struck(now, by, target, abilities, ap, lead, rule!("dz.shoot.test"))?;
    }
    let mut steps: SmallVec<[Step; 2]> = SmallVec::new();
    if hit && now.is_on_board(target) {
        steps.extend(knocks(by, target, abilities));
    }
    if abilities.has(Ability::Suppression) {
        steps.push(Step::PinAll(cell));
    }
    let stays = !abilities.has_any(&[Ability::Knockback, Ability::Smash, Ability::Suppression]);
    if hit && stays && now.is_on_board(target) && now.has(target, Ability::Evade) && !now.model(target).is(Mark::Pinned)
    {
        steps.push(Step::GoOn { model: target, pace: Pace::Evade });
    }
    if !steps.is_empty() {
        now.emit(Event::Then(steps));
    }
    Ok(())
}

/// A blow: whoever fought and is ahead hurts the other.
fn blow(now: &mut Now<'_>, contest: &Contest, by: ModelId, weapon: u8, lead: i32) -> Result<(), NeedDice> {
    let (winner, used, loser) = match contest.answer {
        _ if lead > 0 => (by, weapon, contest.target),
        Some(Answer::FightBack(back)) if lead < 0 => (contest.target, back, by),
        _ => return Ok(()),
    };
    let hit = fight::weapon(now, winner, used);
    struck(now, winner, loser, hit.abilities, hit.ap, lead.abs(), rule!("dz.fight.test"))?;
    if now.is_on_board(loser)
        && let Some(step) = knocks(winner, loser, hit.abilities)
    {
        now.emit(Event::Then(smallvec![step]));
    }
    Ok(())
}

/// What a hit does to the model itself: it stuns, does no direct harm, or hurts.
fn struck(
    now: &mut Now<'_>,
    by: ModelId,
    target: ModelId,
    abilities: Abilities,
    ap: u8,
    lead: i32,
    rule: RuleId,
) -> Result<(), NeedDice> {
    if abilities.has(Ability::Stun) {
        if !now.model(target).is(Mark::Activated) {
            let rule = rule!("dz.ability.stun");
            now.emit(Event::Marked { model: target, mark: Mark::Activated, holds: true, rule });
        }
        return Ok(());
    }
    if abilities.has(Ability::NonLethal) {
        return Ok(());
    }
    let (toxic, dismantles) = (abilities.has(Ability::Toxic), now.has(by, Ability::Dismantle));
    damage::harm(now, target, Harm { lead, ap, toxic, dismantles, rule })
}

/// Where a hit sends the model: away by Knockback, anywhere by Smash!.
fn knocks(by: ModelId, model: ModelId, abilities: Abilities) -> Option<Step> {
    if abilities.has(Ability::Smash) {
        return Some(Step::Throw(Throw { model, course: Course::Any(by), pins: true }));
    }
    let away = Throw { model, course: Course::Away(by), pins: false };
    abilities.has(Ability::Knockback).then_some(Step::Throw(away))
}

/// A blast does no direct damage: on a hit the others are thrown away from the target, then the target scatters, and
/// all are pinned; on a miss all are pinned (`dz.ability.blast`).
fn blast(now: &mut Now<'_>, by: ModelId, target: ModelId, hit: bool) {
    let cell = now.model(target).cell;
    if !hit {
        now.emit(Event::Then(smallvec![Step::PinAll(cell)]));
        return;
    }
    let others = now.in_cell(cell).filter(|it| *it != target);
    let blown = |model| Step::Throw(Throw { model, course: Course::Blown { from: target, by }, pins: true });
    let mut steps: SmallVec<[Step; 2]> = others.map(blown).collect();
    steps.push(Step::Throw(Throw { model: target, course: Course::Random, pins: true }));
    now.emit(Event::Then(steps));
}

/// The fire goes out either way; where it was stronger it hurts at AP1 and ends the activation (`dz.state.on-fire`).
fn fire(now: &mut Now<'_>, model: ModelId, lead: i32) -> Result<(), NeedDice> {
    let rule = rule!("dz.state.on-fire");
    now.emit(Event::Marked { model, mark: Mark::Burning, holds: false, rule });
    if lead > 0 {
        damage::deal(now, model, lead, 1, false, rule)?;
        if now.is_on_board(model) {
            now.emit(Event::Marked { model, mark: Mark::Activated, holds: true, rule });
        }
    }
    Ok(())
}

/// A wall that was harder pins and hurts (`dz.state.slammed`).
fn wall(now: &mut Now<'_>, model: ModelId, lead: i32) -> Result<(), NeedDice> {
    if lead > 0 {
        damage::deal(now, model, lead, 0, false, rule!("dz.state.slammed"))?;
        damage::pin(now, model, rule!("dz.state.slammed"));
    }
    Ok(())
}

/// A fall always pins, and hurts where gravity was stronger (`dz.state.falling`).
fn fall(now: &mut Now<'_>, model: ModelId, lead: i32) -> Result<(), NeedDice> {
    if lead > 0 {
        damage::deal(now, model, lead, 0, false, rule!("dz.state.falling"))?;
    }
    damage::pin(now, model, rule!("dz.state.falling"));
    Ok(())
}

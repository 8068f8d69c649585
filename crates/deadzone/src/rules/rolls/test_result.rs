//! What comes of an opposed test: a hit, a blow, a fire put out, a fall.

use catalogue::{RuleId, rule};
use dice::NeedDice;
use smallvec::{SmallVec, smallvec};

use crate::{
    Abilities, Ability, Answer, Attack, Cell, Contest, Course, Event, Help, Item, Mark, ModelId, Now, Pace, State,
    Step, Throw, Trick, Weapon,
    rules::{
        damage::{self, Harm},
        fighting,
    },
};

/// Who is ahead does to the other what his attack does.
pub(crate) fn resolve(now: &mut Now<'_>, contest: &Contest, lead: i32) -> Result<(), NeedDice> {
    match contest.attack {
        Attack::Shot { by, weapon, effect, .. } => shot(now, contest, (by, weapon), effect, lead),
        Attack::Blow { .. } => blow(now, contest, lead),
        Attack::Fire => fire(now, contest, lead),
        Attack::Wall => wall(now, contest, lead),
        Attack::Fall(_) => fall(now, contest, lead),
    }
}

/// A hit that hurts: who, by whom, with which abilities and AP.
pub(crate) struct Wound {
    pub by: ModelId,
    pub loser: ModelId,
    pub abilities: Abilities,
    pub ap: u8,
}

/// What a test does to its loser when it is decided like this; `None` where nobody is hurt by a weapon.
pub(crate) fn wound(state: &State, contest: &Contest, lead: i32) -> Option<Wound> {
    let wound = match contest.attack {
        Attack::Shot { by, weapon, effect: false, ammo } if lead > 0 => {
            let fired = state.fired(by, weapon);
            let tricky = if contest.trick == Some(Trick::Ap) { 3 } else { 0 };
            let ap = fired.ap + tricky + u8::from(ammo == Some(Item::ApAmmo));
            Wound { by, loser: contest.target, abilities: abilities(fired, contest), ap }
        }
        Attack::Blow { by, weapon, .. } => {
            let (winner, used, loser) = match contest.answer {
                _ if lead > 0 => (by, weapon, contest.target),
                Some(Answer::FightBack(back)) if lead < 0 => (contest.target, back, by),
                _ => return None,
            };
            let hit = fighting::weapon(state, winner, used);
            Wound { by: winner, loser, abilities: hit.abilities, ap: hit.ap }
        }
        Attack::Shot { .. } | Attack::Fire | Attack::Wall | Attack::Fall(_) => return None,
    };
    Some(wound)
}

/// The abilities of a shot, with what an experiment adds to them.
fn abilities(fired: &Weapon, contest: &Contest) -> Abilities {
    match contest.trick {
        Some(Trick::Blast) => fired.abilities.with(Ability::Blast),
        Some(Trick::Knockback) => fired.abilities.with(Ability::Knockback),
        Some(Trick::WeightOfFire | Trick::Ap) | None => fired.abilities,
    }
}

/// Whether a hit does damage at all.
pub(crate) fn harms(wound: &Wound) -> bool {
    !wound.abilities.has_any(&[Ability::Blast, Ability::Stun, Ability::NonLethal])
}

/// A shot: a hit hurts, or pins when Firing for Effect; Knockback and Suppression come after.
fn shot(
    now: &mut Now<'_>,
    contest: &Contest,
    (by, weapon): (ModelId, u8),
    effect: bool,
    lead: i32,
) -> Result<(), NeedDice> {
    let (target, cell) = (contest.target, now.model(contest.target).cell);
    let abilities = abilities(now.fired(by, weapon), contest);
    let hit = lead > 0;
    if effect {
        if hit {
            damage::pin(now, target, rule!("dz.shoot.ffe"));
        }
        now.emit(Event::Then(evading(now, hit, target, cell).into_iter().collect()));
        return Ok(());
    }
    if abilities.has(Ability::Blast) {
        blast(now, by, target, hit);
        return Ok(());
    }
    if let Some(wound) = wound(now, contest, lead) {
        struck(now, contest, &wound, lead, rule!("dz.shoot.test"))?;
    }
    let mut steps: SmallVec<[Step; 2]> = SmallVec::new();
    if hit && now.is_on_board(target) {
        steps.extend(knocks(now, by, target, abilities));
    }
    if abilities.has(Ability::Suppression) {
        steps.push(Step::PinAll(cell));
    }
    steps.extend(evading(now, hit, target, cell));
    if !steps.is_empty() {
        now.emit(Event::Then(steps));
    }
    Ok(())
}

/// A blow: whoever fought and is ahead hurts the other.
fn blow(now: &mut Now<'_>, contest: &Contest, lead: i32) -> Result<(), NeedDice> {
    let Some(wound) = wound(now, contest, lead) else { return Ok(()) };
    struck(now, contest, &wound, lead.abs(), rule!("dz.fight.test"))?;
    if now.is_on_board(wound.loser)
        && let Some(step) = knocks(now, wound.by, wound.loser, wound.abilities)
    {
        now.emit(Event::Then(smallvec![step]));
    }
    Ok(())
}

/// What a hit does to the model itself: it stuns, does no direct harm, or hurts.
fn struck(now: &mut Now<'_>, contest: &Contest, wound: &Wound, lead: i32, rule: RuleId) -> Result<(), NeedDice> {
    let Wound { by, loser: target, abilities, ap } = *wound;
    if abilities.has(Ability::Stun) {
        let spared = now.field.setup.settings.stun_spares_machines && !now.profile(target).is_living();
        if !now.model(target).is(Mark::Activated) && !spared {
            let rule = rule!("dz.ability.stun");
            now.emit(Event::Marked { model: target, mark: Mark::Activated, holds: true, rule });
        }
        return Ok(());
    }
    if abilities.has(Ability::NonLethal) {
        return Ok(());
    }
    // A shard sticks whatever the armour makes of the hit, unless the house plays otherwise.
    let shard = abilities.has(Ability::TriclinicShard);
    let needs_damage = now.field.setup.settings.shards_need_damage;
    if shard && !needs_damage {
        stick(now, target);
    }
    let before = now.model(target).damage;
    let (toxic, dismantles) = (abilities.has(Ability::Toxic), now.has(by, Ability::Dismantle));
    let braced = contest.helps.contains(&Some(Help::Armour(target)));
    let (blunt, cause) = (contest.blunt, now.doing(by));
    damage::harm(now, target, Harm { ap, toxic, dismantles, braced, blunt, cause, ..Harm::plain(lead, rule) })?;
    if shard && needs_damage && now.model(target).damage > before {
        stick(now, target);
    }
    Ok(())
}

/// A shard sticks in the model for the rest of the game (`dz.ability.triclinic-shard`).
pub(crate) fn stick(now: &mut Now<'_>, model: ModelId) {
    if now.is_on_board(model) && !now.model(model).is(Mark::Shard) {
        let rule = rule!("dz.ability.triclinic-shard");
        now.emit(Event::Marked { model, mark: Mark::Shard, holds: true, rule });
    }
}

/// Where a hit sends the model: away by Knockback, anywhere by Smash!.
fn knocks(state: &State, by: ModelId, model: ModelId, abilities: Abilities) -> Option<Step> {
    let cause = state.doing(by);
    if abilities.has(Ability::Smash) {
        return Some(Step::Throw(Throw { model, course: Course::Any(by), pins: true, cause }));
    }
    let away = Throw { model, course: Course::Away(by), pins: false, cause };
    abilities.has(Ability::Knockback).then_some(Step::Throw(away))
}

/// The step by which a model that was shot at may evade: after a hit, or after any shot where the house plays it so.
pub(crate) fn evading(state: &State, hit: bool, model: ModelId, cell: Cell) -> Option<Step> {
    (hit || state.field.setup.settings.evade_when_missed).then_some(Step::Evades { model, cell })
}

/// A blast does no direct damage: on a hit the others are thrown away from the target, then the target scatters, and
/// all are pinned; on a miss all are pinned (`dz.ability.blast`).
fn blast(now: &mut Now<'_>, by: ModelId, target: ModelId, hit: bool) {
    let cell = now.model(target).cell;
    if !hit {
        let steps = [Step::PinAll(cell)].into_iter().chain(evading(now, hit, target, cell));
        now.emit(Event::Then(steps.collect()));
        return;
    }
    let others = now.in_cell(cell).filter(|it| *it != target);
    let cause = now.doing(by);
    let blown = |model| Throw { model, course: Course::Blown { from: target, by }, pins: true, cause };
    let others = Step::Throws(others.map(blown).collect());
    let last = Step::Throw(Throw { model: target, course: Course::Random, pins: true, cause });
    now.emit(Event::Then(smallvec![others, last, Step::Evades { model: target, cell }]));
}

/// Hit by a shot, but neither killed nor pinned nor moved by it: it may move on (`dz.ability.evade`).
pub(crate) fn evades(now: &mut Now<'_>, model: ModelId, cell: Cell) {
    now.emit(Event::Done);
    let it = *now.model(model);
    let stays = it.is(Mark::OnBoard) && it.cell == cell && !it.is(Mark::Pinned);
    if stays && now.has(model, Ability::Evade) {
        now.emit(Event::Then(smallvec![Step::GoOn { model, pace: Pace::Evade }]));
    }
}

/// The fire goes out either way; where it was stronger it hurts at AP1 and ends the activation (`dz.state.on-fire`).
fn fire(now: &mut Now<'_>, contest: &Contest, lead: i32) -> Result<(), NeedDice> {
    let (model, cause) = (contest.target, contest.cause);
    let rule = rule!("dz.state.on-fire");
    now.emit(Event::Marked { model, mark: Mark::Burning, holds: false, rule });
    if lead > 0 {
        damage::harm(now, model, Harm { ap: 1, cause, ..Harm::plain(lead, rule) })?;
        if now.is_on_board(model) {
            now.emit(Event::Marked { model, mark: Mark::Activated, holds: true, rule });
        }
    }
    Ok(())
}

/// A wall that was harder pins and hurts (`dz.state.slammed`).
fn wall(now: &mut Now<'_>, contest: &Contest, lead: i32) -> Result<(), NeedDice> {
    let (model, cause) = (contest.target, contest.cause);
    if lead > 0 {
        damage::harm(now, model, Harm { cause, ..Harm::plain(lead, rule!("dz.state.slammed")) })?;
        damage::pin(now, model, rule!("dz.state.slammed"));
    }
    Ok(())
}

/// A fall always pins, and hurts where gravity was stronger (`dz.state.falling`).
fn fall(now: &mut Now<'_>, contest: &Contest, lead: i32) -> Result<(), NeedDice> {
    let (model, cause) = (contest.target, contest.cause);
    if lead > 0 {
        damage::harm(now, model, Harm { cause, ..Harm::plain(lead, rule!("dz.state.falling")) })?;
    }
    damage::pin(now, model, rule!("dz.state.falling"));
    Ok(())
}

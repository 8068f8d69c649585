//! Damage (`dz.damage.*`): from potential to actual, and what becomes of the model.
//!
//! Tough first, then shields, then armour less AP; what is left is actual damage. More counters than size kill. Then
//! Life Support, then the check of a volatile weapon. What moves the model comes after all of that.

pub(crate) mod on_death;

use battle::{Breakdown, Change, Seat};
use catalogue::{RuleId, rule};
use dice::{NeedDice, Roll};
use smallvec::SmallVec;

use crate::{
    Ability, Boon, Due, Event, Gift, Item, Lasts, Mark, ModelId, Now, State,
    model::{event::Shield, state::GENERATOR},
    rules::{
        missions::{self, secret_missions},
        moments,
        rolls::pool,
    },
};

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] = &[
    rule!("dz.damage.states"),
    rule!("dz.damage.result"),
    rule!("dz.damage.order"),
    rule!("dz.damage.kill"),
    rule!("dz.item.dead"),
    rule!("dz.item.equipment"),
    rule!("dz.ability.vulnerable"),
    rule!("dz.ability.toxic"),
    rule!("dz.ability.solid"),
    rule!("dz.ability.construct"),
    rule!("dz.faq.pinned-ends-activation"),
];

/// What an attack does when it is ahead.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Harm {
    /// By how many successes.
    pub lead: i32,
    /// The points of armour it ignores.
    pub ap: u8,
    /// Whether any damage of it kills the living.
    pub toxic: bool,
    /// Whether it does one more to machines (`dz.ability.dismantle`).
    pub dismantles: bool,
    /// Whether the model is braced for it (`dz.special.bastion`).
    pub braced: bool,
    /// By how much its AP is lowered (`dz.special.starforged-armour`).
    pub blunt: u8,
    /// The rule of the test.
    pub rule: RuleId,
    /// Whose doing it is, where the house asks (`dz.team.vp-value`).
    pub cause: Option<Seat>,
}

impl Harm {
    /// The potential damage of a plain hit.
    pub const fn plain(lead: i32, rule: RuleId) -> Harm {
        Harm { lead, ap: 0, toxic: false, dismantles: false, braced: false, blunt: 0, rule, cause: None }
    }
}

/// Deals potential damage to a model (`dz.damage.order`).
pub(crate) fn harm(now: &mut Now<'_>, model: ModelId, harm: Harm) -> Result<(), NeedDice> {
    let Harm { lead, dismantles, rule, .. } = harm;
    let mut damage = Breakdown::base(rule, lead);
    damage.add(rule!("dz.ability.dismantle"), i32::from(dismantles && !now.profile(model).is_living()));
    let tough = -i32::from(now.has(model, Ability::Tough));
    let shields_first = now.field.setup.settings.shields_before_tough;
    if !shields_first {
        damage.add(rule!("dz.ability.tough"), tough);
    }
    if damage.total() > 0 {
        shields(now, model, &mut damage)?;
    }
    if shields_first {
        damage.add(rule!("dz.ability.tough"), tough);
    }
    let reaches_armour = damage.total() > 0;
    armour(now, model, harm, &mut damage);
    if damage.total() < 0 {
        damage.push(rule!("dz.damage.armour"), Change::AtLeast(0));
    }
    apply(now, model, damage, harm);
    if reaches_armour {
        volatile(now, model, harm.cause)?;
    }
    Ok(())
}

/// Each Energy Shield rolls its dice at 6+; more 1s than successes destroy it (`dz.item.energy-shield`).
fn shields(now: &mut Now<'_>, model: ModelId, damage: &mut Breakdown) -> Result<(), NeedDice> {
    let it = now.model(model);
    let printed = now.profile(model).shields.iter().enumerate();
    let printed = printed.filter(|(at, _)| it.shields_lost >> at & 1 == 0);
    let mut all: SmallVec<[(Shield, u8); 3]> = printed.map(|(at, n)| (Shield::Printed(at as u8), *n)).collect();
    all.extend(it.carried().filter_map(|(pocket, item)| match item {
        Item::EnergyShield(n) => Some((Shield::Carried(pocket), n)),
        _ => None,
    }));
    // A generator covers everyone in its cube, friend or foe (`dz.ability.shield-generator`).
    let works = |it: &ModelId| now.profile(*it).generator > 0 && now.model(*it).shields_lost & GENERATOR == 0;
    let bearers = now.in_cell(it.cell).filter(works);
    all.extend(bearers.map(|it| (Shield::Generator(it), now.profile(it).generator)));
    for (shield, dice) in all {
        let rule = match shield {
            Shield::Printed(_) | Shield::Carried(_) => rule!("dz.item.energy-shield"),
            Shield::Generator(_) => rule!("dz.ability.shield-generator"),
        };
        let roll = pool::shield(now, rule, Breakdown::base(rule, i32::from(dice)), 6)?;
        let ones = roll.faces.iter().filter(|it| **it == 1).count();
        let lost = (ones > usize::from(roll.successes)).then_some(shield);
        damage.add(rule, -i32::from(roll.successes));
        now.emit(Event::Shielded { model, roll, lost });
    }
    Ok(())
}

/// Armour, lowered by AP but not below 0, is taken off (`dz.damage.armour`).
fn armour(state: &State, model: ModelId, harm: Harm, damage: &mut Breakdown) {
    let (worth, braced) = (armour_of(state, model).total(), i32::from(harm.braced));
    let lowers = |ap: u8| i32::from(ap).min(worth + braced);
    damage.add(rule!("dz.damage.armour"), -worth);
    damage.add(rule!("dz.special.bastion"), -braced);
    damage.add(rule!("dz.ability.ap"), lowers(harm.ap));
    let blunted = lowers(harm.ap) - lowers(harm.ap.saturating_sub(harm.blunt));
    damage.add(rule!("dz.special.starforged-armour"), -blunted);
}

/// The armour of a model: printed, with a Walker Shield and one Defender Shield in the cube.
#[must_use]
pub fn armour_of(state: &State, model: ModelId) -> Breakdown {
    let profile = state.profile(model);
    let mut armour = Breakdown::base(rule!("dz.damage.armour"), i32::from(profile.armour))
        .plus(rule!("dz.ability.walker-shield"), i32::from(has_walker_shield(state, model)))
        .plus(rule!("dz.item.defender-shield"), i32::from(is_defended(state, model)));
    state.given_armour(model).for_each(|(rule, given)| armour.add(rule, i32::from(given)));
    armour
}

fn has_walker_shield(state: &State, model: ModelId) -> bool {
    let profile = state.profile(model);
    profile.has(Ability::WalkerShield) || profile.weapons.iter().any(|it| it.abilities.has(Ability::WalkerShield))
}

/// The bearer of a Defender Shield, and small friends in its cube (`dz.item.defender-shield`).
fn is_defended(state: &State, model: ModelId) -> bool {
    let pinned_too = state.field.setup.settings.pinned_bearers_defend;
    let bears = |it: ModelId| bears_shield(state, it);
    let covers = |it: ModelId| bears(it) && (pinned_too || !state.model(it).is(Mark::Pinned));
    let seat = state.seat(model);
    let small = state.profile(model).size <= 2;
    bears(model) || small && state.in_cell(state.model(model).cell).any(|it| state.seat(it) == seat && covers(it))
}

/// Whether a model carries something that shields others in its cube.
pub(crate) fn covers_others(state: &State, model: ModelId) -> bool {
    let generator = state.profile(model).generator > 0 && state.model(model).shields_lost & GENERATOR == 0;
    generator || bears_shield(state, model)
}

fn bears_shield(state: &State, model: ModelId) -> bool {
    state.has(model, Ability::DefenderShield) || state.model(model).carried().any(|it| it.1 == Item::DefenderShield)
}

fn apply(now: &mut Now<'_>, model: ModelId, damage: Breakdown, harm: Harm) {
    let dealt = damage.total();
    let profile = now.profile(model);
    // In toxic smoke the living count as Vulnerable (`dz.ability.toxic-smokescreen`).
    let poisoned = now.toxic.has(now.model(model).cell) && profile.is_living();
    let (size, vulnerable) = (i32::from(profile.size), profile.has(Ability::Vulnerable) || poisoned);
    let dies_at_once = vulnerable || harm.toxic && profile.is_living();
    let supported = profile.has(Ability::LifeSupport) && !now.model(model).is(Mark::LifeSupportUsed);
    let total = i32::from(now.model(model).damage) + dealt;
    now.emit(Event::Damaged { model, damage });
    if dealt == 0 {
        return;
    }
    if dies_at_once || total > size {
        let vps = missions::scores(now, model, harm.cause);
        kill(now, model, vps, harm.cause);
    } else {
        moments::hurt(now, model);
        if supported {
            // All counters go, older ones too, unless the house plays otherwise.
            let all = now.model(model).damage;
            let one = now.field.setup.settings.life_support_undoes_one_hit;
            let damage = if one { u8::try_from(dealt).unwrap_or(all).min(all) } else { all };
            now.emit(Event::Healed { model, damage, rule: rule!("dz.ability.life-support") });
        }
    }
}

/// A model dies by this side's doing: its opponent scores so much, what it carried of items marked (+) is left lying
/// (`dz.damage.kill`).
pub(crate) fn kill(now: &mut Now<'_>, model: ModelId, vps: u8, cause: Option<Seat>) {
    let dice = now.boom(model);
    let (cell, items, found) = (now.model(model).cell, now.model(model).items, now.model(model).found);
    let seat = State::opponent(now.seat(model));
    now.emit(Event::Died { model });
    on_death::note(now, model);
    let vps = secret_missions::kill(now, seat, model, vps);
    if vps > 0 {
        now.emit(Event::Scored { seat, vps, rule: rule!("dz.team.vp-value") });
    }
    for (pocket, item) in items.into_iter().enumerate() {
        let sights = now.field.setup.settings.holo_sights_drop;
        if let Some(item) = item.filter(|it| it.drops() || sights && *it == Item::HoloSight) {
            now.emit(Event::Dropped { cell, item, bought: found >> pocket & 1 == 0 });
        }
    }
    // A destroyed Sentry Gun turns back to an item that is good for nothing (`dz.item.sentry-gun`).
    if now.is_gun(model) {
        now.emit(Event::Dropped { cell, item: Item::BrokenGun, bought: true });
    }
    if now.has(model, Ability::InkSac) {
        now.emit(Event::Awaits(Due::Ink(cell)));
    }
    if dice > 0 {
        now.emit(Event::Awaits(Due::Boom { cell, dice, cause }));
    }
}

/// A model whose volatile weapon was shaken: on a 1 it burns and the weapon is lost (`dz.ability.volatile`).
fn volatile(now: &mut Now<'_>, model: ModelId, cause: Option<Seat>) -> Result<(), NeedDice> {
    if !now.is_on_board(model) {
        return Ok(());
    }
    let lost = now.model(model).weapons_lost;
    let profile = now.profile(model);
    let weapons = profile.weapons.iter().enumerate();
    let weapon = weapons
        .filter(|(at, it)| it.abilities.has(Ability::Volatile) && lost >> at & 1 == 0)
        .map(|it| it.0 as u8)
        .next();
    if weapon.is_none() && !profile.has(Ability::Volatile) {
        return Ok(());
    }
    let rule = rule!("dz.ability.volatile");
    let die = now.roll_one(Roll::new(rule, 1, 8).grouped(&[1]))?;
    now.emit(Event::VolatileRolled { model, die, weapon: weapon.filter(|_| die == 1) });
    if die == 1 {
        ignite(now, model, cause, rule);
    }
    Ok(())
}

/// Sets a model on fire. Whose doing that is stays known until the fire is out, where the house asks.
pub(crate) fn ignite(now: &mut Now<'_>, model: ModelId, cause: Option<Seat>, rule: RuleId) {
    now.emit(Event::Marked { model, mark: Mark::Burning, holds: true, rule });
    if let Some(seat) = cause {
        now.emit(Event::Given(Boon { model, gift: Gift::Fire(seat), lasts: Lasts::Game, rule }));
    }
}

/// Pins a model, if it stands and can be pinned.
pub(crate) fn pin(now: &mut Now<'_>, model: ModelId, rule: RuleId) {
    if now.is_on_board(model) && !now.model(model).is(Mark::Pinned) && now.profile(model).can_be_pinned() {
        now.emit(Event::Marked { model, mark: Mark::Pinned, holds: true, rule });
    }
}

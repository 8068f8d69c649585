//! Fights (`dz.fight.*`): who may be fought, with what, and how many dice each side rolls.

pub(crate) mod free_fights;

use battle::Breakdown;
use catalogue::{RuleId, rule};
use smallvec::smallvec;

use crate::{
    Abilities, Ability, Answer, Attack, Contest, Event, Forbidden, Gift, Item, Kin, Mark, ModelId, Now, State, Step,
    Weapon, Why,
    model::{settings::Friends, state::LENT},
    rules::round::{splat, splat_attack},
};

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] = &[
    rule!("dz.fight.weapon"),
    rule!("dz.fight.position"),
    rule!("dz.fight.mod.other"),
    rule!("dz.test.choice"),
    rule!("dz.ability.companion"),
    rule!("dz.ability.frenzy"),
    rule!("dz.ability.non-combatant"),
];

/// The number of a Thermal Mine among the weapons a model may fight with.
const MINE: u8 = 15;

/// The weapons a model may fight with, by their places; a Thermal Mine it carries is the last.
pub(crate) fn weapons(state: &State, model: ModelId) -> impl Iterator<Item = u8> + use<> {
    let lost = state.model(model).weapons_lost;
    let profile = state.profile(model);
    let melee = profile.weapons.iter().enumerate().filter(|it| it.1.is_melee()).fold(0_u16, |set, it| set | 1 << it.0);
    // A Non-combatant cannot use a mine (`dz.item.thermal-mines`).
    let mine = fights_back(state, model) && state.model(model).carried().any(|it| it.1 == Item::ThermalMines);
    // A model with nothing to fight with still must where it moved in; it rolls no dice.
    let lent = if splat_attack::fights(state, model) { 1 << LENT } else { 0 };
    let given = if state.given_blade(model).is_some() { 1 << GIVEN } else { 0 };
    let usable = (melee & !lost) | lent | given | if mine { 1 << MINE } else { 0 };
    let usable = if usable == 0 { 1 << NOTHING } else { usable };
    (0..16).filter(move |it| usable >> it & 1 == 1)
}

/// The number of an RF weapon that an army special gave.
const GIVEN: u8 = 12;

/// The number that stands for no weapon at all.
pub(crate) const NOTHING: u8 = 14;

/// Why a weapon may not be fought with.
pub(crate) fn weapon_objection(state: &State, model: ModelId, weapon: u8) -> Option<Forbidden> {
    (!weapons(state, model).any(|it| it == weapon))
        .then_some(Forbidden::WrongWeapon { weapon, rule: rule!("dz.fight.weapon") })
}

/// Why an enemy may not be fought: it must be one, in the same cube.
pub(crate) fn target_objection(state: &State, model: ModelId, target: ModelId) -> Option<Forbidden> {
    if !state.is_on_board(target) {
        return Some(Forbidden::NoSuchModel { model: target });
    }
    if state.team(target) == state.team(model) {
        return Some(Forbidden::NoEnemy { model: target });
    }
    (state.model(target).cell != state.model(model).cell)
        .then_some(Forbidden::NotHere { model: target, rule: rule!("dz.fight.action") })
}

/// A Thermal Mine is used up as it is taken up (`dz.item.thermal-mines`).
pub(crate) fn take_up(now: &mut Now<'_>, model: ModelId, weapon: u8) -> u8 {
    if weapon == MINE {
        let pocket = now.model(model).carried().find(|it| it.1 == Item::ThermalMines).map(|it| it.0);
        if let Some(pocket) = pocket {
            now.emit(Event::UsedUp { model, pocket });
        }
    }
    if weapon == LENT {
        splat::spend(now, now.seat(model), 1);
    }
    weapon
}

/// A fight begins. One that lay pinned stands up, and may only evade.
pub(crate) fn begin(now: &mut Now<'_>, by: ModelId, target: ModelId, weapon: u8, why: Why) {
    let pinned = now.model(target).is(Mark::Pinned);
    if pinned {
        let at = now.model(target).spots;
        now.emit(Event::StoodUp { model: target, at });
    }
    let was_pinned = pinned || now.is_given(by, Gift::Crushing);
    let weapon = take_up(now, by, weapon);
    let only_evades = (was_pinned && now.field.setup.settings.pinned_only_survives) || !fights_back(now, target);
    let answer = only_evades.then_some(Answer::Survive);
    let contest = Contest::new(Attack::Blow { by, weapon, why }, target, answer, was_pinned);
    now.emit(Event::Then(smallvec![Step::Contest(contest), Step::Settle]));
}

/// Whether a model may answer with FIGHT (`dz.fight.blank`, `dz.ability.non-combatant`).
pub(crate) fn fights_back(state: &State, model: ModelId) -> bool {
    let profile = state.profile(model);
    profile.fight.is_some() && !profile.has(Ability::NonCombatant)
}

/// What a fighter hits with: AP, Knockback, Toxic.
pub(crate) fn weapon(state: &State, model: ModelId, weapon: u8) -> Hit {
    let sharp = state.sharpness(model);
    let own = |it: &Weapon| Hit { ap: it.ap + sharp, frenzy: it.frenzy, abilities: it.abilities };
    match state.arm(model, weapon) {
        Some(weapon) => own(weapon),
        None if weapon == MINE => Hit { ap: 3, ..Hit::default() },
        None if weapon == GIVEN => Hit { ap: state.given_blade(model).unwrap_or(0) + sharp, ..Hit::default() },
        None => Hit::default(),
    }
}

/// What a hit in a fight does.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Hit {
    pub ap: u8,
    pub frenzy: u8,
    pub abilities: Abilities,
}

/// The dice of a model in a fight, attacking or answering (`dz.fight.mod.moved` and its fellows).
pub(crate) fn dice(state: &State, contest: &Contest, attacks: bool) -> Breakdown {
    let Attack::Blow { by, why, .. } = contest.attack else { unreachable!("only blows are fights") };
    let (model, other) = if attacks { (by, contest.target) } else { (contest.target, by) };
    let (profile, foe) = (state.profile(model), state.profile(other));
    let fights = attacks || matches!(contest.answer, Some(Answer::FightBack(_)));
    let moved = match why {
        Why::Entered => attacks,
        Why::Tumbled => !attacks,
        Why::Action | Why::Leaving | Why::Rising => false,
    };
    // In the fights of a model that the opponent runs nobody has friends (`dz.state.rampage-control`).
    let wild = [model, other].into_iter().any(|it| state.controller(it).is_some());
    let term = |holds: bool| i32::from(holds);
    let mut dice = Breakdown::base(rule!("dz.fight.test"), 3)
        .plus(rule!("dz.fight.mod.moved"), term(moved))
        .plus(rule!("dz.fight.mod.friends"), term(!wild && has_friends(state, model)))
        .plus(rule!("dz.fight.mod.injured"), term(state.model(other).damage > 0))
        .plus(rule!("dz.fight.mod.larger"), term(profile.size > foe.size))
        .plus(rule!("dz.fight.mod.pinned"), term(attacks && (contest.was_pinned || lies(state, why))))
        .plus(rule!("dz.ability.horde"), if wild { 0 } else { horde(state, model) });
    if fights {
        let shard = profile.kin.has(Kin::Nameless) && state.model(other).is(Mark::Shard);
        dice.add(rule!("dz.ability.triclinic-shard"), term(shard));
        dice.add(rule!("dz.item.stimulant-shot"), term(contest.stimulants[usize::from(!attacks)]));
        dice.add(rule!("dz.ability.heavy"), -term(profile.is_laden()));
    }
    if !attacks && why == Why::Leaving {
        dice.add(rule!("dz.ability.tenacious"), -term(state.has(other, Ability::Tenacious)));
    }
    dice.plus(rule!("dz.command.dice"), i32::from(contest.dice[usize::from(!attacks)]))
}

/// Whether one who stands up still counts as pinned: not, unless the house plays otherwise (`dz.fight.mod.pinned`).
fn lies(state: &State, why: Why) -> bool {
    why == Why::Rising && state.field.setup.settings.risers_count_as_pinned
}

/// Whether any friend is in the cube: pinned ones count, unless the house plays otherwise.
fn has_friends(state: &State, model: ModelId) -> bool {
    // A Companion is never alone (`dz.ability.companion`).
    state.has(model, Ability::Companion) || friends(state, model).next().is_some()
}

/// The friends in the cube that help: any, or those that stand, as the house plays it.
fn friends(state: &State, model: ModelId) -> impl Iterator<Item = ModelId> + '_ {
    let (seat, any) = (state.team(model), state.field.setup.settings.friends == Friends::Any);
    let helps = move |it: &ModelId| any || !state.model(*it).is(Mark::Pinned);
    state.in_cell(state.model(model).cell).filter(move |it| *it != model && state.team(*it) == seat && helps(it))
}

/// One more for each other Horde model of the side in the cube (`dz.ability.horde`).
fn horde(state: &State, model: ModelId) -> i32 {
    if !state.has(model, Ability::Horde) {
        return 0;
    }
    friends(state, model).filter(|it| state.has(*it, Ability::Horde)).count() as i32
}

//! Shooting at models (`dz.shoot.*`): whom one may shoot at, and with how many dice.

pub(crate) mod area_attack;
pub(crate) mod cube_attack;
pub(crate) mod follow_up;
pub(crate) mod shot_list;
pub(crate) mod sight;

use battle::Breakdown;
use catalogue::{RuleId, rule};
use smallvec::smallvec;

use crate::{
    Ability, Answer, Attack, Burst, Contest, Event, Explosion, Forbidden, Gift, Help, Item, Mark, ModelId, Now, State,
    Step, Weapon,
    model::unit_kinds,
    rules::{moments, rolls::pool::Again, round::splat_attack},
};

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] = &[
    rule!("dz.shoot.ffe"),
    rule!("dz.shoot.mod.other"),
    rule!("dz.item.ammo-limit"),
    rule!("dz.ability.weight-of-fire"),
    rule!("dz.ability.stealthy"),
    rule!("dz.ability.suppression"),
    rule!("dz.ability.knockback"),
    rule!("dz.ability.blast"),
    rule!("dz.ability.non-lethal"),
    rule!("dz.ability.psychic"),
    rule!("dz.ability.deadeye"),
    rule!("dz.ability.one-use"),
    rule!("dz.faq.heavy-command-shoot"),
    rule!("dz.faq.shoot-after-leaving"),
];

/// Why a model may not SHOOT at all now: a stat of -, or enemies in its cube (`dz.shoot.engaged`).
pub(crate) fn shooter_objection(state: &State, model: ModelId, weapon: u8) -> Option<Forbidden> {
    blank_objection(state, model, weapon).or_else(|| cube_objection(state, model))
}

/// A stat of -, or a model that does not fight, shoots nothing (`dz.test.blank`).
pub(crate) fn blank_objection(state: &State, model: ModelId, weapon: u8) -> Option<Forbidden> {
    let blank = splat_attack::shoot_value(state, model, weapon).is_none() || state.has(model, Ability::NonCombatant);
    blank.then_some(Forbidden::Dash { rule: rule!("dz.test.blank") })
}

/// Enemies in its cube keep a model from shooting at all (`dz.shoot.engaged`).
pub(crate) fn cube_objection(state: &State, model: ModelId) -> Option<Forbidden> {
    let pinned_count = state.field.setup.settings.pinned_enemies_bar_shooting;
    let mut enemies = state.enemies_in(state.model(model).cell, state.team(model));
    let barred = enemies.any(|it| pinned_count || !state.model(it).is(Mark::Pinned));
    barred.then_some(Forbidden::EnemyInCube { rule: rule!("dz.shoot.engaged") })
}

/// A weapon of a model that can be shot with.
pub(crate) fn weapon(state: &State, model: ModelId, weapon: u8) -> Result<&Weapon, Forbidden> {
    let found = state.arm(model, weapon).filter(|it| it.shoots());
    let found = found.ok_or(Forbidden::WrongWeapon { weapon, rule: rule!("dz.shoot.rf") })?;
    let lost = state.model(model).weapons_lost >> weapon & 1 == 1;
    let once = found.abilities.has(Ability::OneUse);
    let rule = if once { rule!("dz.ability.one-use") } else { rule!("dz.ability.volatile") };
    if lost {
        return Err(Forbidden::WeaponLost { rule });
    }
    let empty = state.model(model).unloaded >> weapon & 1 == 1;
    if empty { Err(Forbidden::WeaponLost { rule: empty_rule(found) }) } else { Ok(found) }
}

/// The rule by which a weapon is empty.
fn empty_rule(weapon: &Weapon) -> RuleId {
    let own = weapon.abilities.has(Ability::SlowReload);
    if own { rule!("dz.ability.slow-reload") } else { rule!("dz.ability.weapons-team") }
}

/// Weapons aimed at a cube instead of a model (`dz.shoot.cube-target`).
pub(crate) fn aims_at_cubes(weapon: &Weapon) -> bool {
    weapon.abilities.has_any(&[Ability::Frag, Ability::Grenade, Ability::Indirect])
}

/// Why a model may not shoot that weapon at that target.
pub(crate) fn objection(
    state: &State,
    model: ModelId,
    (at, target): (u8, ModelId),
    effect: bool,
    ammo: Option<u8>,
) -> Option<Forbidden> {
    if let Some(why) = shooter_objection(state, model, at) {
        return Some(why);
    }
    let fired = match weapon(state, model, at) {
        Ok(fired) if aims_at_cubes(fired) => {
            return Some(Forbidden::WrongWeapon { weapon: at, rule: rule!("dz.shoot.cube-target") });
        }
        Ok(fired) => fired,
        Err(why) => return Some(why),
    };
    if let Some(other) = moments::other_shot(state, fired) {
        let plain = !effect && ammo.is_none();
        return if plain { (other.objection)(state, model, at, target) } else { Some(Forbidden::NoAmmoForThis) };
    }
    target_objections(state, model, (at, fired, target), effect, ammo).next()
}

/// Everything that keeps this weapon from being fired at a model; none for one that is fired otherwise.
pub(crate) fn objections(
    state: &State,
    model: ModelId,
    (at, target): (u8, ModelId),
    effect: bool,
    ammo: Option<u8>,
) -> Vec<Forbidden> {
    let mut all: Vec<Forbidden> = shooter_objection(state, model, at).into_iter().collect();
    if let Ok(fired) = weapon(state, model, at).map_err(|why| all.push(why))
        && !aims_at_cubes(fired)
        && moments::other_shot(state, fired).is_none()
    {
        all.extend(target_objections(state, model, (at, fired, target), effect, ammo));
    }
    all
}

/// What keeps a weapon from being fired at a model, each looked up only when it is asked for: nobody is shot at who is not
/// there, and nobody in the own cube is out of range.
fn target_objections(
    state: &State,
    model: ModelId,
    (at, fired, target): (u8, &Weapon, ModelId),
    effect: bool,
    ammo: Option<u8>,
) -> impl Iterator<Item = Forbidden> {
    let there = state.is_on_board(target);
    let checks = if there { 1..8 } else { 0..1 };
    let cells = (state.model(model).cell, if there { state.model(target).cell } else { state.model(model).cell });
    let distance = cells.0.distance(cells.1);
    checks.filter_map(move |check| match check {
        0 => Some(Forbidden::NoSuchModel { model: target }),
        1 => (state.team(target) == state.team(model)).then_some(Forbidden::NoEnemy { model: target }),
        2 => (effect && !is_rapid(state, model, fired)).then_some(Forbidden::NoRapidFire { weapon: at }),
        3 => {
            let item = ammo?;
            (!is_ammo(state.model(model).item(item)))
                .then_some(Forbidden::NoSuchItem { item, rule: rule!("dz.item.ammo") })
        }
        4 => {
            let effect = effect && !state.field.setup.settings.ammo_for_effect;
            let plain = ammo.is_none() || !(effect || fired.abilities.has(Ability::ItBurns));
            (!plain).then_some(Forbidden::NoAmmoForThis)
        }
        5 => (distance == 0).then_some(Forbidden::OwnCube { rule: rule!("dz.shoot.action") }),
        6 => {
            let range = range(state, model, fired);
            (distance > range).then_some(Forbidden::OutOfRange { distance, range, rule: rule!("dz.shoot.range") })
        }
        _ => (distance > 0 && !is_seen(state, model, fired, target)).then_some(Forbidden::NoSight),
    })
}

/// Whether an item is ammunition.
pub(crate) const fn is_ammo(item: Option<Item>) -> bool {
    matches!(item, Some(Item::Ammo | Item::ApAmmo))
}

/// Whether a weapon may Fire for Effect: Rapid Fire of its own, or by an overcharge (`dz.special.overcharge`).
pub(crate) fn is_rapid(state: &State, model: ModelId, weapon: &Weapon) -> bool {
    weapon.abilities.has(Ability::RapidFire) || is_overcharged(state, model, weapon)
}

fn is_overcharged(state: &State, model: ModelId, weapon: &Weapon) -> bool {
    state.is_given(model, Gift::Overcharged) && unit_kinds::is_noh_rifle(weapon)
}

/// A Psychic weapon needs no sight; but who hides cannot be shot at by any.
fn is_seen(state: &State, model: ModelId, weapon: &Weapon, target: ModelId) -> bool {
    let psychic = weapon.abilities.has(Ability::Psychic) && !state.is_given(target, Gift::Hidden);
    psychic || sight::spots_model(state, model, target)
}

/// How far a model shoots with a weapon: Deadeye adds one, not to Rapid Fire weapons unless the house says so
/// (`dz.ability.deadeye`).
pub(crate) fn range(state: &State, model: ModelId, weapon: &Weapon) -> u8 {
    let slow = state.field.setup.settings.deadeye_for_all || !weapon.abilities.has(Ability::RapidFire);
    weapon.range.unwrap_or(0) + u8::from(slow && state.has(model, Ability::Deadeye))
}

/// Whether SHOOT with a weapon is a long action (`dz.ability.heavy`, `dz.ability.indirect`).
pub(crate) fn is_long(state: &State, model: ModelId, weapon: u8) -> bool {
    state.arm(model, weapon).is_some_and(|it| it.abilities.has_any(&[Ability::Heavy, Ability::Indirect]))
}

/// Fires, with what ammunition is used up for it.
pub(crate) fn shoot(now: &mut Now<'_>, by: ModelId, at: (u8, ModelId), effect: bool, ammo: Option<u8>) {
    let ammo = use_ammo(now, by, ammo);
    fire(now, by, at, effect, ammo);
}

/// Takes ammunition out of its pocket (`dz.item.ammo`).
pub(crate) fn use_ammo(now: &mut Now<'_>, model: ModelId, pocket: Option<u8>) -> Option<Item> {
    let item = now.model(model).item(pocket?);
    now.emit(Event::UsedUp { model, pocket: pocket? });
    item
}

/// Fires with this ammunition.
pub(crate) fn fire(now: &mut Now<'_>, by: ModelId, (weapon, target): (u8, ModelId), effect: bool, ammo: Option<Item>) {
    use_once(now, by, weapon);
    let fired = now.fired(by, weapon);
    let experiment = fired.abilities.has(Ability::Experimental);
    if let Some(other) = moments::other_shot(now, fired).copied() {
        (other.fire)(now, by, target);
        return;
    }
    if fired.abilities.has(Ability::ItBurns) && !effect {
        let kind = Burst::Burns { by, weapon, target, dice: 0, declared: false };
        let cell = now.model(target).cell;
        let explosion =
            Explosion { cause: now.doing(by), ..Explosion::new(cell, kind, area_attack::victims(now, cell)) };
        now.emit(Event::Then(smallvec![Step::Explosion(explosion), Step::Settle]));
        return;
    }
    let attack = Attack::Shot { by, weapon, effect, ammo };
    let contest = Contest::new(attack, target, Some(Answer::Survive), false);
    let step = if experiment { Step::Tinker(contest) } else { Step::Contest(contest) };
    now.emit(Event::Then(smallvec![step, Step::Settle]));
}

/// A weapon that works once is used up by the shot (`dz.ability.one-use`).
pub(crate) fn use_once(now: &mut Now<'_>, model: ModelId, weapon: u8) {
    if now.fired(model, weapon).abilities.has(Ability::OneUse) {
        now.emit(Event::WeaponSpent { model, weapon });
    }
    moments::fired(now, model, weapon);
}

/// The dice of a shot (`dz.shoot.test` and its modifiers).
pub(crate) fn dice(state: &State, contest: &Contest) -> Breakdown {
    let Attack::Shot { by, weapon, effect, ammo } = contest.attack else { unreachable!("only shots are shot") };
    let target = contest.target;
    let fired = state.fired(by, weapon);
    let (here, there) = (state.model(by).cell, state.model(target).cell);
    // From within the cube (`dz.special.overwatch`) neither sight nor friends matter.
    let afar = here != there;
    let clear = afar && !state.has(target, Ability::Stealthy) && sight::clear(state, by, target);
    let scope = fired.abilities.has(Ability::SniperScope);
    let ignores = |help: Help| contest.helps[0] == Some(help);
    let friendly = afar && is_friendly(state, by, there) && !ignores(Help::NoFriends);
    let (haze, hazy) = haze(state, by, target, fired, ignores(Help::NoSmoke));
    let term = |holds: bool, dice: i32| if holds { dice } else { 0 };
    Breakdown::base(rule!("dz.shoot.test"), 3)
        .plus(rule!("dz.shoot.mod.clear"), term(clear, 2))
        .plus(rule!("dz.shoot.mod.friendly"), term(friendly, -2))
        .plus(rule!("dz.shoot.mod.high"), term(here.level() > there.level(), 1))
        .plus(rule!("dz.shoot.mod.ffe"), term(effect, 1))
        .plus(rule!("dz.ability.covering-fire"), term(effect && state.has(by, Ability::CoveringFire), 1))
        .plus(rule!("dz.ability.sniper-scope"), term(scope, 2))
        .plus(rule!("dz.item.holo-sight"), term(!scope && has_holo_sight(state, by, fired), 1))
        .plus(rule!("dz.item.ammo"), term(ammo == Some(Item::Ammo), 1))
        .plus(rule!("dz.item.ap-ammo"), term(ammo == Some(Item::ApAmmo), 1))
        .plus(rule!("dz.ability.tag"), term(state.model(target).is(Mark::Tagged) && follows_tags(state, by, fired), 1))
        .plus(haze, hazy)
        .plus(rule!("dz.item.stimulant-shot"), term(contest.stimulants[0], 1))
        .plus(rule!("dz.command.dice"), i32::from(contest.dice[0]))
}

/// Whether a friend of the shooter is in the target cube: pinned ones count, unless the house plays otherwise
/// (`dz.shoot.mod.friendly`).
pub(crate) fn is_friendly(state: &State, by: ModelId, cell: crate::Cell) -> bool {
    let standing = state.field.setup.settings.pinned_friends_do_not_hinder;
    let counts = |it: ModelId| !(standing && state.model(it).is(Mark::Pinned));
    state.in_cell(cell).any(|it| it != by && state.team(it) == state.team(by) && counts(it))
}

/// Whether a shot has the die for a tagged target: the model carries a Tag rifle or, where the house plays it so, fires it
/// (`dz.ability.tag`).
fn follows_tags(state: &State, model: ModelId, fired: &Weapon) -> bool {
    let carried = || state.profile(model).weapons.iter().any(|it| it.abilities.has(Ability::Tag));
    fired.abilities.has(Ability::Tag) || !state.field.setup.settings.tag_for_tag_rifles && carried()
}

/// Smoke beside the line, or a Cloaking Device near the target, takes one die; not both (`dz.state.smoke-cube`,
/// `dz.ability.cloaking-device`).
fn haze(state: &State, by: ModelId, target: ModelId, fired: &Weapon, keen: bool) -> (RuleId, i32) {
    let smoke = !keen && !fired.abilities.has(Ability::Psychic) && sight::passes_smoke(state, by, target);
    let there = state.model(target).cell;
    let bears = |it: ModelId| {
        let profile = state.profile(it);
        let gear = || profile.weapons.iter().any(|it| it.abilities.has(Ability::CloakingDevice));
        state.model(it).cell.distance(there) <= 1 && (profile.has(Ability::CloakingDevice) || gear())
    };
    match (smoke, state.on_board().any(bears)) {
        (true, _) => (rule!("dz.state.smoke-cube"), -1),
        (false, true) => (rule!("dz.ability.cloaking-device"), -1),
        (false, false) => (rule!("dz.state.smoke-cube"), 0),
    }
}

/// A sight of the profile, on the weapon, or carried (`dz.item.holo-sight`).
fn has_holo_sight(state: &State, model: ModelId, fired: &Weapon) -> bool {
    state.has(model, Ability::HoloSight)
        || fired.abilities.has(Ability::HoloSight)
        || state.model(model).carried().any(|it| it.1 == Item::HoloSight)
}

/// Which failed dice of a shot may be rolled again (`dz.ability.weight-of-fire`, `dz.ability.precision`).
pub(crate) fn rerolls(state: &State, by: ModelId, weapon: u8) -> Again {
    let fired = state.fired(by, weapon);
    let over = if is_overcharged(state, by, fired) { 2 } else { 0 };
    let ones = state.has(by, Ability::Precision) || fired.abilities.has(Ability::Precision);
    Again { dice: state.weight_of_fire(by, fired.weight_of_fire + over), ones }
}

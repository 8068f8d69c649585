//! Tokens with Structure Points under attack: they count as terrain.
//!
//! A shot at one hits on 16 or less, whoever shoots and whatever is in the way, with a power as with a gun; a blade within
//! reach never misses. Templates aimed at one do nothing else (`templates` below): an explosion or a grenade that misses
//! scatters and still hits what it covers, flames need no test. Each hit calls for an AV test against the AVV of the
//! weapon and its ammunition, and the first that fails is the end of a token of 1 SP, Critical Damage or not. Who is the
//! nearest enemy does not matter, and all dice go at the one token. Nobody Engages a token by an Engage Action, so that no
//! Engage Bonus counts against one.

use battle::{Breakdown, Resolution};
use catalogue::{RuleId, rule};
use dice::NeedDice;
use table::{Inches, Laid, Point};

use crate::{
    Action, Class, Close, Device, Event, Forbidden, ModelId, Ranged, Spot, State, Step, TemplateSize, Test, Warzone,
    model::area::TOLERANCE,
    rules::{
        measuring::measure::{TOUCHING, inches},
        moments::first,
        movement::hundredths,
        rolls::skill_test::{Result20, attempt, limited, roll, take_effect},
        shooting::{
            grenades::{self, place_objection},
            range, settle_shooter, skill_objection,
        },
        tokens::{token::HALF, traps},
    },
};

mod templates;

/// What a shot at terrain needs.
pub(crate) const RANGED: (RuleId, i32) = (rule!("wz.structure.target.ranged-hit"), 16);
/// Range, sight and Front Facing; no Target Priority.
const SELECTION: RuleId = rule!("wz.structure.target.selection");
/// Blades never miss it.
const CLOSE: RuleId = rule!("wz.structure.target.close-combat");
/// The AV test.
pub(crate) const DAMAGE: RuleId = rule!("wz.structure.target.damage");

/// What a token is attacked with.
enum Arm<'a> {
    Gun(&'a Ranged),
    Blade(Close),
}

/// An attack on a token, found legal.
#[derive(Clone, Copy, Debug)]
pub struct Breaking {
    /// Who.
    pub model: ModelId,
    /// With what.
    pub weapon: u8,
    /// The number of the token.
    pub token: u8,
}

fn arm(state: &State, breaking: Breaking) -> Option<Arm<'_>> {
    let Breaking { model, weapon, .. } = breaking;
    let gun = state.gun(model, weapon).filter(|it| it.avv.is_some()).map(Arm::Gun);
    gun.or_else(|| state.blade(model, Some(weapon)).filter(|it| it.avv.is_some()).map(Arm::Blade))
}

/// The Action an attack with this weapon is.
pub(crate) fn action(state: &State, breaking: Breaking) -> Action {
    match arm(state, breaking) {
        Some(Arm::Blade(_)) => Action::CloseCombat,
        Some(Arm::Gun(_)) | None => Action::Shooting,
    }
}

/// The token, if it is one that can be attacked.
fn token(state: &State, number: u8) -> Option<&Device> {
    state.devices.get(usize::from(number)).filter(|it| it.kind.armour().is_some())
}

/// Why a token cannot be attacked so.
pub(crate) fn objection(state: &State, breaking: Breaking) -> Option<Forbidden> {
    let Breaking { model, weapon, token } = breaking;
    let Some(device) = self::token(state, token) else { return Some(Forbidden::NoSuchToken { token }) };
    let distance = device.distance(state, model);
    match arm(state, breaking) {
        None => Some(Forbidden::WrongWeapon { weapon, rule: SELECTION }),
        Some(Arm::Gun(gun)) => skill_objection(state, model, gun)
            .or_else(|| range_objection(state, model, gun, device, distance))
            .or_else(|| place_objection(state, model, near_side(state, model, device), SELECTION)),
        Some(Arm::Blade(_)) => first!(state, attack_objection(model)).or_else(|| reach(state, model, device, distance)),
    }
}

/// Why a token is out of range: of a gun, of a grenade, or of a template that starts at its firer.
fn range_objection(state: &State, model: ModelId, gun: &Ranged, device: &Device, distance: f64) -> Option<Forbidden> {
    if gun.template.is_some_and(TemplateSize::starts_at_firer) {
        let lies = templates::lay(state, model, gun, device).is_some();
        return (!lies).then_some(Forbidden::NobodyUnder { rule: templates::RULE });
    }
    if gun.class == Class::Grenade {
        let limit = grenades::reach(state, model, gun).unwrap_or(Inches::ZERO);
        let far = distance > limit.to_f64() + TOLERANCE;
        return far.then_some(Forbidden::PlaceTooFar { distance: inches(distance), limit, rule: SELECTION });
    }
    let range = range(state, model, gun, Action::Shooting)?;
    let far = distance > hundredths(&range).to_f64() + TOLERANCE;
    far.then_some(Forbidden::OutOfRange { distance: inches(distance), range })
}

/// The place before a token that its attacker must see: a token may be solid itself.
fn near_side(state: &State, model: ModelId, device: &Device) -> Spot {
    let at = device.at.at.to_vec();
    let towards = (state.centre(model) - at).unit().unwrap_or(state.facing(model).to_vec());
    Spot::on(Point::nearest(at + towards * (HALF.to_f64() + 0.02)), device.at.level)
}

/// A blade reaches what is in front of its bearer and in its CCWR.
fn reach(state: &State, model: ModelId, device: &Device, distance: f64) -> Option<Forbidden> {
    let (limit, at) = (state.profile(model).ccwr(), device.at.at);
    let slack = if limit == Inches::ZERO { TOUCHING } else { TOLERANCE };
    if distance > limit.to_f64() + slack {
        return Some(Forbidden::PlaceTooFar { distance: inches(distance), limit, rule: CLOSE });
    }
    let behind = state.facing(model).to_vec().dot(at.to_vec() - state.centre(model)) < 0.0;
    behind.then_some(Forbidden::PlaceBehind { at, rule: CLOSE })
}

/// The attack: the hits, and an AV test for each until one fails. A natural 1 leaves no test.
pub(crate) fn strike(now: &mut Resolution<'_, Warzone>, breaking: Breaking) -> Result<(), NeedDice> {
    let Breaking { model, token, .. } = breaking;
    let (action, dice) = (action(now, breaking), dice(now, breaking));
    now.emit(Event::Acted { model, action });
    let mut laid = Vec::new();
    let gone = attack(now, breaking, dice, &mut laid)?;
    settle_shooter(now, model, (breaking.weapon, Action::Shooting));
    if gone {
        now.emit(Event::TokenTaken { number: token });
    }
    laid.iter().for_each(|it| traps::clear(now, it));
    now.emit(Event::Then(vec![Step::EndAction(model)]));
    Ok(())
}

/// How many dice, templates or blows the attack has. Each does what it does whatever became of the others.
pub(crate) fn dice(state: &State, breaking: Breaking) -> usize {
    let Breaking { model, weapon, .. } = breaking;
    let dice = match arm(state, breaking) {
        Some(Arm::Gun(gun)) => templates::rate(state, model, (weapon, gun)),
        Some(Arm::Blade(blade)) => state.rate_of_attack(model, Some(weapon), &blade).total(),
        None => 0,
    };
    dice.max(0) as usize
}

/// Whether so many dice are the end of the token; all templates are told, wherever they lie.
pub(crate) fn attack(
    now: &mut Resolution<'_, Warzone>,
    breaking: Breaking,
    dice: usize,
    laid: &mut Vec<Laid>,
) -> Result<bool, NeedDice> {
    let (hits, avv) = match arm(now, breaking) {
        Some(Arm::Gun(gun)) => {
            let gun = *gun;
            let more = first!(now, pierce(breaking.model, breaking.weapon));
            (templates::hits(now, breaking, &gun, dice, laid)?, (gun.avv.unwrap_or(0), more))
        }
        Some(Arm::Blade(blade)) => (vec![Result20::Passed; dice], (blade.avv.unwrap_or(0), None)),
        None => (Vec::new(), (0, None)),
    };
    for hit in hits {
        if hit == Result20::PowerShot || gives_way(now, breaking, avv)? {
            return Ok(true);
        }
    }
    Ok(false)
}

fn shoot(now: &mut Resolution<'_, Warzone>, model: ModelId, weapon: u8) -> Result<Result20, NeedDice> {
    let result = attempt(now, model.aiming(weapon, None), Test::Token, Breakdown::base(RANGED.0, RANGED.1))?;
    take_effect(now, model, Test::Token, result);
    Ok(result)
}

/// The AV test of a token, against the AVV of a weapon and what its ammunition adds.
fn gives_way(
    now: &mut Resolution<'_, Warzone>,
    breaking: Breaking,
    (avv, more): (u8, Option<(RuleId, u8)>),
) -> Result<bool, NeedDice> {
    let Breaking { model: by, weapon, token: number } = breaking;
    let Some(av) = token(now, number).and_then(|it| it.kind.armour()) else { return Ok(false) };
    let need = Breakdown::base(DAMAGE, i32::from(av)).plus(rule!("wz.weapon.avv"), -i32::from(avv));
    let need = limited(match more {
        Some((rule, by)) => need.plus(rule, -i32::from(by)),
        None => need,
    });
    let die = roll(now, DAMAGE, need.total(), 1)?;
    let passed = Result20::of(die, need.total()).passed();
    now.emit(Event::TokenTested { by, weapon, number, need, die });
    Ok(!passed)
}

/// The enemy's tokens a model could attack, each with every weapon that does.
pub(crate) fn candidates(state: &State, model: ModelId, action: Action, mut found: impl FnMut(u8, u8)) {
    let weapons = state.profile(model).weapons.len() as u8;
    for (token, device) in state.devices.iter().enumerate().filter(|it| it.1.kind.armour().is_some()) {
        if !state.are_enemies(device.by, model) {
            continue;
        }
        for breaking in (0..weapons).map(|weapon| Breaking { model, weapon, token: token as u8 }) {
            if self::action(state, breaking) == action && objection(state, breaking).is_none() {
                found(breaking.weapon, breaking.token);
            }
        }
    }
}

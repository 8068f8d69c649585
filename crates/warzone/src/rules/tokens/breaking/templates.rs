//! Shots, powers and templates at a token: what of them hits it (`wz.structure.target.templates`).
//!
//! A template aimed at a token harms nothing else, wherever it comes to lie; but a trap goes with any template that
//! touches it (`wz.bauhaus.skill.venusian-rangers.booby-traps`).

use battle::Resolution;
use catalogue::{RuleId, rule};
use dice::NeedDice;
use table::{Bearing, Laid, Shape, Under};

use super::{Breaking, shoot, token};
use crate::{
    Action, Base, Class, Device, Event, ModelId, Ranged, Spot, State, TemplateSize, Warzone,
    model::area::TOLERANCE,
    rules::{
        rolls::skill_test::Result20,
        shooting::{
            grenades, spray,
            templates::{self, around, scatter, spot_of},
        },
        tokens::token::HALF,
    },
};

/// The rule.
pub(super) const RULE: RuleId = rule!("wz.structure.target.templates");
/// How far off the straight line to a token a template is tried, in hundredths of a degree.
const ASIDE: [i32; 3] = [0, 1_000, -1_000];

/// The dice and templates of a Ranged Attack that hit a token; all templates are told, wherever they lie.
pub(super) fn hits(
    now: &mut Resolution<'_, Warzone>,
    breaking: Breaking,
    gun: &Ranged,
    dice: usize,
    all: &mut Vec<Laid>,
) -> Result<Vec<Result20>, NeedDice> {
    let Some(device) = token(now, breaking.token).cloned() else { return Ok(Vec::new()) };
    match gun.template {
        Some(size) if size.starts_at_firer() => sprayed(now, breaking, gun, &device, dice, all),
        Some(size) => exploded(now, breaking, gun, size, &device, dice, all),
        None => shots(now, breaking, dice),
    }
}

/// How many dice or templates a gun has; shot is tested once.
pub(super) fn rate(state: &State, model: ModelId, (weapon, gun): (u8, &Ranged)) -> i32 {
    if gun.template == Some(TemplateSize::Shotgun) {
        return 1;
    }
    let rate = if gun.class == Class::Grenade {
        state.throws(model, (weapon, gun))
    } else {
        state.rate_of_fire(model, (weapon, gun), Action::Shooting)
    };
    rate.total()
}

fn shots(now: &mut Resolution<'_, Warzone>, breaking: Breaking, dice: usize) -> Result<Vec<Result20>, NeedDice> {
    let mut hits = Vec::new();
    for _ in 0..dice {
        hits.extend(Some(shoot(now, breaking.model, breaking.weapon)?).filter(|it| it.passed()));
    }
    Ok(hits)
}

/// A template that starts at its firer, laid in its Front Facing so that it touches a token.
pub(super) fn lay(state: &State, model: ModelId, gun: &Ranged, device: &Device) -> Option<(Bearing, Laid)> {
    let straight = Bearing::between(state.centre(model), device.at.at.to_vec())?;
    ASIDE.into_iter().find_map(|aside| {
        let along = straight.turned(aside);
        let laid = spray::lay(state, model, gun.template?, along)?;
        let ahead = state.lines_of_fire(model).any(|it| laid.is_ahead(state.centre(model), it));
        (ahead && covers(state, &laid, spot_of(state, model), device)).then_some((along, laid))
    })
}

/// Flames need no test; shot is tested once.
fn sprayed(
    now: &mut Resolution<'_, Warzone>,
    breaking: Breaking,
    gun: &Ranged,
    device: &Device,
    dice: usize,
    all: &mut Vec<Laid>,
) -> Result<Vec<Result20>, NeedDice> {
    let model = breaking.model;
    let Some(((along, laid), size)) = lay(now, model, gun, device).zip(gun.template) else { return Ok(Vec::new()) };
    let at = spot_of(now, model);
    all.push(laid);
    now.emit(Event::TemplateLaid { by: model, size, at, along: Some(along) });
    if size == TemplateSize::Shotgun {
        return shots(now, breaking, dice);
    }
    Ok(vec![Result20::Passed; dice])
}

/// A hit lays the template on the token, a miss lets it scatter; it hits what it covers. With grenades there is no Power
/// Shot, and a 20 lays it on the thrower.
fn exploded(
    now: &mut Resolution<'_, Warzone>,
    breaking: Breaking,
    gun: &Ranged,
    size: TemplateSize,
    device: &Device,
    dice: usize,
    all: &mut Vec<Laid>,
) -> Result<Vec<Result20>, NeedDice> {
    let (model, grenade) = (breaking.model, gun.class == Class::Grenade);
    let rule = if grenade { grenades::SCATTER } else { templates::SCATTER };
    let mut hits = Vec::new();
    for _ in 0..dice {
        let result = shoot(now, model, breaking.weapon)?;
        let at = match result {
            Result20::PowerShot | Result20::Passed => device.at,
            Result20::Fumble if grenade => spot_of(now, model),
            Result20::Failed | Result20::Fumble => scatter(now, rule, model, device.at)?,
        };
        now.emit(Event::TemplateLaid { by: model, size, at, along: None });
        let laid = around(size, at);
        if covers(now, &laid, at, device) {
            hits.push(if grenade || !result.passed() { Result20::Passed } else { result });
        }
        all.push(laid);
    }
    Ok(hits)
}

/// Whether a template that lies there touches a token, as it would a model on a Small base.
fn covers(state: &State, laid: &Laid, at: Spot, device: &Device) -> bool {
    let up = state.field.height(device.at.level) - state.field.height(at.level);
    let level = up.abs().to_f64() <= Base::Small.elevation().to_f64() + TOLERANCE;
    level && laid.under(&Shape::disc(device.at.at.to_vec(), HALF.to_f64())) != Under::Not
}

//! The odds of attacks on a cube: whether they land, and what they do to everyone there.
//!
//! Chances to hurt are given for a shot that lands where it was aimed, beside the chance that it does. What comes after an
//! explosion (throws, falls, fire) is a test of its own when it happens.

use battle::{Breakdown, Chance, Forecast, Line, Spread};
use rules::rule;

use super::reckon::{self, Hurt, Impact};
use crate::{Ability, Burst, Cell, Explosion, Load, Lob, ModelId, State, Thrown, burst, lob, names, shooting};

/// Something shot or thrown at a cube.
pub(super) fn aimed(state: &State, by: ModelId, with: Thrown, cell: Cell) -> Option<Forecast> {
    let (_, lobbed, kind) = lob::load(state, by, with).ok()?;
    let Some(load) = lobbed.map(|it| lob::aimed(state, by, cell, it)) else {
        let mut forecast = Forecast::default();
        explosion(state, &Explosion::new(cell, kind, burst::victims(state, cell)), &mut forecast);
        return Some(forecast);
    };
    let again = match with {
        Thrown::Weapon(weapon) => shooting::rerolls(state, by, weapon),
        Thrown::Item(_) => state.weight_of_fire(by, 0),
    };
    Some(thrown(state, &Lob { by, load, cell, dice: 0, declared: true, again }))
}

/// A throw: whether it lands, and what it does if it does.
pub(super) fn thrown(state: &State, lob: &Lob) -> Forecast {
    let (_, dice) = lob::dice(lob);
    let mut forecast = Forecast::default();
    let hits = reckon::successes(&dice, state.profile(lob.by).shoot, lob.again);
    let lands = hits.at_least(i32::from(lob::wanted(lob.load)));
    forecast.chances.push(Chance { what: Line::new("dz-odds-land"), chance: lands });
    forecast.tests.push((super::pool("dz-odds-attack", state.profile(lob.by).shoot), dice));
    let kind = match lob.load {
        Load::Indirect { dice, ap, .. } | Load::Frag { dice, ap } => Burst::Frag { dice, ap },
        Load::Screen { .. } | Load::Invigorate { .. } | Load::Smoke { .. } | Load::Trap { .. } | Load::Stun => {
            return forecast;
        }
    };
    explosion(state, &Explosion::new(lob.cell, kind, burst::victims(state, lob.cell)), &mut forecast);
    forecast
}

/// An explosion, or the spray of It Burns!: everyone in the cube against one roll.
pub(super) fn explosion(state: &State, explosion: &Explosion, forecast: &mut Forecast) {
    let (_, dice, needs, ..) = burst::attack(state, explosion.kind);
    forecast.tests.push((super::pool("dz-odds-burst", needs), dice));
    for at in 0..explosion.victims.len() {
        let whom = || names::name(state, explosion.victims[at].0);
        let Hurt { dealt, kill } = victim(state, explosion, at);
        let what = Line::new("dz-odds-kill-whom").with("model", whom());
        forecast.chances.push(Chance { what, chance: kill });
        forecast.spreads.push(Spread::gather(Line::new("dz-odds-damage-whom").with("model", whom()), dealt.iter()));
    }
}

/// What an explosion does to one of those in the cube.
pub(crate) fn victim(state: &State, explosion: &Explosion, at: usize) -> Hurt {
    let (model, more) = explosion.victims[at];
    let (rule, dice, needs, again, ap) = burst::attack(state, explosion.kind);
    let answer = Breakdown::base(rule, 3).plus(rule!("dz.command.dice"), i32::from(more));
    let met = reckon::successes(&answer, state.profile(model).survive, state.resilient(model));
    let lead = reckon::successes(&dice, needs, again).minus(&met);
    let dismantles = matches!(explosion.kind, Burst::Burns { by, .. } if state.has(by, Ability::Dismantle));
    let braced = explosion.braced.contains(&Some(model));
    let lead = if matches!(explosion.kind, Burst::Impact { .. }) { lead.map(|_| 0) } else { lead };
    reckon::hurt(state, &Impact { dismantles, braced, ..Impact::plain(model, ap) }, &lead)
}

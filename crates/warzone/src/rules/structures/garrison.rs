//! Garrisons: models inside an Intact Structure, as far as the core rules meet them.
//!
//! A setup names the pieces that are structures and their Access Points. A model whose base stands within such a piece, at
//! ground level, garrisons it. Flames and shot that touch an Access Point get at those inside; a garrisoned flamer fires
//! out of one its bearer touches. How models go in and out, shoot through openings and bring structures down belongs to
//! the structure rules and is not here.

use battle::{Breakdown, Resolution};
use catalogue::{RuleId, rule};
use dice::{NeedDice, Roll};
use table::{Bearing, Inches, Laid, Point, Shape, Under, reach::Level};

use crate::{
    Action, ArmourTest, Cause, Event, ModelId, Spot, State, Structure, TemplateSize, Warzone, Wound,
    model::area::TOLERANCE,
    rules::{
        measuring::measure::TOUCHING,
        rolls::skill_test::{D20, Result20},
        shooting::{self, spray, templates::fire_with},
    },
};

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] =
    &[rule!("wz.structure.intact"), rule!("wz.structure.access-point"), FLAMES, SHOT, FROM_WITHIN];

/// Flames at an Access Point.
pub(crate) const FLAMES: RuleId = rule!("wz.flamer.garrison");
/// Shot at an Access Point.
const SHOT: RuleId = rule!("wz.shotgun.garrison");
/// Flames out of an Access Point.
pub(crate) const FROM_WITHIN: RuleId = rule!("wz.flamer.from-garrison");
/// The highest face at which flames get at a garrisoned model.
const BURNS: u8 = 10;
/// How far from an Access Point shot reaches inside.
const NEAR: Inches = Inches::whole(1);
/// An Access Point as something a template can touch.
const POINT: f64 = 0.01;

impl State {
    /// The number of the structure a model garrisons.
    #[must_use]
    pub fn garrisons(&self, model: ModelId) -> Option<usize> {
        let stand = self.model(model).stand?;
        self.structure_at(Spot::on(stand.at, stand.level))
    }

    /// The number of the structure a place at ground level is inside of.
    pub(crate) fn structure_at(&self, spot: Spot) -> Option<usize> {
        let setup = &self.field.setup;
        let inside = |it: &Structure| {
            let piece = setup.table.piece(it.piece).filter(|_| !it.access.is_empty());
            piece.is_some_and(|it| it.footprint.shape().contains(spot.at.to_vec()))
        };
        setup.structures.iter().position(inside).filter(|_| spot.level == Level::Ground)
    }

    /// The models inside a structure.
    fn garrison(&self, structure: usize) -> impl Iterator<Item = ModelId> + '_ {
        self.standing().filter(move |it| self.garrisons(*it) == Some(structure))
    }
}

/// A flamer template laid from an Access Point its bearer touches (`wz.flamer.from-garrison`).
pub(crate) fn lay(state: &State, model: ModelId, size: TemplateSize, along: Bearing) -> Option<Laid> {
    let structure = &state.field.setup.structures[state.garrisons(model)?];
    let (at, reach) = (state.centre(model), state.profile(model).radius.to_f64() + TOUCHING);
    let touched = structure.access.iter().map(|it| it.to_vec()).find(|it| (*it - at).length() <= reach);
    let opening = touched.filter(|_| size != TemplateSize::Shotgun)?;
    size.template().touching(&Shape::disc(opening, POINT), opening, along).ok()
}

/// The garrisoned models a template gets at through an Access Point it touches, but for those with the firer.
pub(crate) fn threatened(state: &State, firer: ModelId, size: TemplateSize, laid: &Laid) -> Vec<ModelId> {
    let own = state.garrisons(firer);
    let mut found = Vec::new();
    for (number, structure) in state.field.setup.structures.iter().enumerate().filter(|it| Some(it.0) != own) {
        let touched = |it: &&Point| laid.under(&Shape::disc(it.to_vec(), POINT)) != Under::Not;
        let openings: Vec<Point> = structure.access.iter().filter(touched).copied().collect();
        let near = |it: &ModelId| {
            let far = |at: &Point| (state.centre(*it) - at.to_vec()).length() - state.profile(*it).radius.to_f64();
            openings.iter().any(|at| far(at) <= NEAR.to_f64() + TOLERANCE)
        };
        let reached = |it: &ModelId| !openings.is_empty() && (size != TemplateSize::Shotgun || near(it));
        found.extend(state.garrison(number).filter(reached));
    }
    found
}

/// Flames at a garrison: a D20 for each model inside and each point of the Rate of Fire, and on 1 to 10 a Wound Effect
/// against halved Armour (`wz.flamer.garrison`). No skill is tested.
pub(crate) fn burn(
    now: &mut Resolution<'_, Warzone>,
    model: ModelId,
    weapon: u8,
    inside: &[ModelId],
) -> Result<Vec<(Wound, Breakdown)>, NeedDice> {
    let Some(gun) = now.gun(model, weapon).copied() else { return Ok(Vec::new()) };
    let rate = now.rate_of_fire(model, (weapon, &gun), Action::Shooting).total();
    let mut hits = Vec::new();
    for victim in inside.iter().copied() {
        for _ in 0..rate {
            let die = now.roll_one(Roll::new(FLAMES, 1, D20.1).grouped(&[BURNS]))?;
            now.emit(Event::FlamesEntered { model: victim, die });
            if die <= BURNS {
                hits.push(flame(now, model, weapon, victim));
            }
        }
    }
    Ok(hits)
}

/// What flames that get in do to a model inside.
fn flame(state: &State, model: ModelId, weapon: u8, victim: ModelId) -> (Wound, Breakdown) {
    let (wound, st) = shooting::wound(state, &fire_with(model, weapon), victim, false, Cause::Flame, None);
    (Wound { armour: ArmourTest::Halved, ..wound }, st)
}

/// The same before any die, with the chance of each die to let them in.
pub(crate) fn likely(state: &State, model: ModelId, weapon: u8, victim: ModelId) -> (Wound, f64) {
    (flame(state, model, weapon, victim).0, f64::from(BURNS) / f64::from(D20.1))
}

/// Shot at a garrison: an RS test for each model near the Access Point (`wz.shotgun.garrison`).
pub(crate) fn shoot(
    now: &mut Resolution<'_, Warzone>,
    model: ModelId,
    weapon: u8,
    inside: &[ModelId],
    rolled: &[u8],
) -> Result<Vec<(Wound, Breakdown)>, NeedDice> {
    let (fire, mut hits) = (fire_with(model, weapon), Vec::new());
    for (number, victim) in inside.iter().enumerate() {
        let result = spray::shot_test(now, &fire, *victim, rolled.get(number).copied())?;
        if result.passed() {
            let (wound, st) = shooting::hit(now, &fire, *victim, false, result == Result20::PowerShot);
            hits.push((Wound { cause: Cause::Ranged, ..wound }, st));
        }
    }
    Ok(hits)
}

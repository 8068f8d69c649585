//! Grenades: thrown at a place, not at a model, so Target Priority has no say.
//!
//! A passed RS test lays the template on the place; a failed one lets it scatter, at most 5in; a natural 20 lays it on the
//! thrower. There is no Power Shot. A hand grenade goes as far as its thrower is strong and never more than once a die;
//! launchers of class (G) have a range and may have more dice, each with its place.

use battle::{Breakdown, Resolution};
use catalogue::{RuleId, rule};
use dice::NeedDice;
use smallvec::SmallVec;
use table::{Arrange, Bearing, Body, Footprint, Inches};

use crate::{
    Action, ArmourTest, Base, Cause, Class, Cover, Effect, Event, Forbidden, Mark, ModelId, Ranged, Spot, State, Step,
    TemplateSize, Test, Throw, Warzone, Wound,
    model::{area::TOLERANCE, entry::Shot},
    rules::{
        close_combat,
        measuring::measure::inches,
        moments::{act, answers, change, first},
        rolls::{
            reroll,
            skill_test::{Result20, limited, test},
        },
        shooting::{
            land, lift_cover, settle_shooter,
            templates::{around, fire_with, levels, scatter, spot_of, under},
            wound,
        },
        tokens::{token, traps},
    },
};

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] = &[
    rule!("wz.armoury.grenade.hit"),
    rule!("wz.armoury.grenade.no-power-shot"),
    rule!("wz.armoury.grenade.natural-20"),
    rule!("wz.armoury.grenade.cover"),
    rule!("wz.armoury.grenade.anti-infantry"),
    rule!("wz.armoury.grenade.anti-vehicle"),
    rule!("wz.armoury.grenade.flash-bang"),
];
/// A grenade's scatter: its rule, and what the distance die is divided by.
pub(crate) const SCATTER: (RuleId, u8) = (rule!("wz.armoury.grenade.miss"), 4);
/// How near to the first place the others of a launcher must be.
const NEAR: Inches = Inches::whole(3);
/// How many pieces of Cover one may throw over.
const MOST_COVER: u8 = 3;
/// How often grenades are thrown by hand.
pub(crate) const THROWN_RATE: RuleId = rule!("wz.armoury.grenade.rof");
/// The rule that asks for a place.
const POINT: RuleId = rule!("wz.armoury.grenade.target-point");

impl State {
    /// A place as if a model on a Small base stood there, to see and to cover.
    pub(crate) fn place_body(&self, spot: Spot) -> Body {
        let foot = self.field.height(spot.level);
        Body::new(Footprint::round_mm(30), spot.at, Bearing::NORTH, foot, Base::Small.least_height())
    }

    /// From a model's base to a place: in plan at one Elevation, straight through the air at different ones.
    pub(crate) fn distance_to_place(&self, model: ModelId, spot: Spot) -> f64 {
        let here = self.figure(model);
        let plan = ((spot.at.to_vec() - here.at).length() - here.radius()).max(0.0);
        let up = self.field.height(spot.level).to_f64() - here.foot;
        let level = up.abs() <= here.profile.base.elevation().to_f64() + TOLERANCE;
        if level { plan } else { (plan * plan + up * up).sqrt() }
    }

    /// How many places grenades are thrown at; by hand no card helps (`wz.armoury.grenade.rof`).
    pub(crate) fn throws(&self, model: ModelId, (weapon, gun): (u8, &Ranged)) -> Breakdown {
        if gun.thrown {
            Breakdown::base(THROWN_RATE, i32::from(gun.rof))
        } else {
            self.rate_of_fire(model, (weapon, gun), Action::Shooting)
        }
    }

    /// The model on whose base a place lies.
    fn stands_on(&self, spot: Spot) -> Option<ModelId> {
        let on_it = |it: &ModelId| (self.centre(*it) - spot.at.to_vec()).length() <= self.profile(*it).radius.to_f64();
        self.standing().find(|it| self.model(*it).stand.is_some_and(|it| it.level == spot.level) && on_it(it))
    }
}

/// Why a place cannot be pointed at: it is nowhere, behind, or not in sight.
pub(crate) fn place_objection(state: &State, model: ModelId, spot: Spot, rule: RuleId) -> Option<Forbidden> {
    let at = spot.at;
    if !state.field.setup.table.holds(at) || !levels(&state.field, at.to_vec()).contains(&spot.level) {
        return Some(Forbidden::NoSuchPlace { at, rule });
    }
    let behind = state.facing(model).to_vec().dot(at.to_vec() - state.centre(model)) < 0.0;
    if behind && !state.shoots_all_round(model) {
        return Some(Forbidden::PlaceBehind { at, rule });
    }
    let seen = state.sees_place_to_shoot(model, spot);
    (!seen).then_some(Forbidden::PlaceUnseen { at, rule })
}

/// How far a grenade goes: from a launcher as far as is printed, by hand as far as its thrower is strong now
/// (`wz.armoury.grenade.range`).
pub(crate) fn reach(state: &State, model: ModelId, gun: &Ranged) -> Option<Inches> {
    if !gun.thrown {
        let further = answers!(state, range(model, gun)).map(|it| it.1);
        return Some(further.fold(gun.range?, |all, it| all + it));
    }
    state.profile(model).st?;
    let mut st = close_combat::own_strength(state, model);
    change!(state, strength(model, &mut st));
    Some(Inches::whole(st.total()))
}

/// Why grenades cannot be thrown so.
pub(crate) fn objection(state: &State, model: ModelId, throw: &Throw) -> Option<Forbidden> {
    if state.profile(model).rs.is_none() {
        return Some(Forbidden::Dash { rule: rule!("wz.stat.rs") });
    }
    let gun = state.gun(model, throw.weapon).filter(|it| it.class == Class::Grenade && it.template.is_some());
    let Some((gun, range)) = gun.and_then(|it| Some((it, reach(state, model, it)?))) else {
        return Some(Forbidden::WrongWeapon { weapon: throw.weapon, rule: POINT });
    };
    if let Some(why) = token::fire_objection(state, model) {
        return Some(why);
    }
    let rate = state.throws(model, (throw.weapon, gun)).total() as u8;
    if throw.at.len() != usize::from(rate) {
        return Some(Forbidden::WrongDice { dice: throw.at.len(), rate });
    }
    let far = if gun.thrown { rule!("wz.armoury.grenade.range") } else { rule!("wz.armoury.grenade.launcher") };
    let each = |(number, spot): (usize, &Spot)| {
        let distance = state.distance_to_place(model, *spot);
        if distance > range.to_f64() + TOLERANCE {
            return Some(Forbidden::PlaceTooFar { distance: inches(distance), limit: range, rule: far });
        }
        place_objection(state, model, *spot, POINT)
            .or_else(|| further_objection(throw, number, *spot))
            .or_else(|| cover_objection(state, model, throw, *spot))
    };
    throw.at.iter().enumerate().find_map(each)
}

/// The further places of a launcher: the first again, or one near it, once (`wz.armoury.grenade.launcher`).
fn further_objection(throw: &Throw, number: usize, spot: Spot) -> Option<Forbidden> {
    let first = throw.at[0];
    if spot == first {
        return None;
    }
    let distance = (spot.at.to_vec() - first.at.to_vec()).length();
    if distance > NEAR.to_f64() + TOLERANCE {
        let rule = rule!("wz.armoury.grenade.launcher");
        return Some(Forbidden::PlaceTooFar { distance: inches(distance), limit: NEAR, rule });
    }
    throw.at[..number].contains(&spot).then_some(Forbidden::PlaceTwice { at: spot.at })
}

fn cover_objection(state: &State, model: ModelId, throw: &Throw, spot: Spot) -> Option<Forbidden> {
    let pieces = if throw.lucky { 0 } else { cover(state, model, spot).pieces };
    (pieces > MOST_COVER).then_some(Forbidden::PlaceTooCovered { pieces })
}

/// A place behind Cover claims it (`wz.armoury.grenade.cover`).
fn cover(state: &State, model: ModelId, spot: Spot) -> Cover {
    state.cover_of_place(model, &state.place_body(spot), state.stands_on(spot))
}

/// Grenades are thrown: the point is spent.
pub(crate) fn declare(now: &mut Resolution<'_, Warzone>, model: ModelId, throw: Throw) {
    now.emit(Event::Acted { model, action: Action::Shooting });
    now.emit(Event::Then(vec![Step::Throw { model, throw, rolled: SmallVec::new() }, Step::EndAction(model)]));
}

/// The number a throw must not exceed: RS with what covers the place.
fn need(state: &State, model: ModelId, spot: Spot, cover: &Cover) -> Option<Breakdown> {
    let mut need = Breakdown::base(rule!("wz.stat.rs"), i32::from(state.profile(model).rs?));
    change!(state, range_skill(&Shot { shooter: Some(model), target: None, aims: false }, &mut need));
    let clear = need.total();
    cover.apply(&mut need);
    lift_cover(state, model, clear, &mut need);
    let engaged = state.stands_on(spot).is_some_and(|it| state.is_engaged(it));
    need.add(rule!("wz.shoot.engaged-target"), if engaged { -8 } else { 0 });
    if cover.needs_luck() {
        Cover::only_luck(&mut need);
    }
    Some(need)
}

/// The RS tests, a template for each; then everybody beneath them is hit, the thrower too.
pub(crate) fn resolve(
    now: &mut Resolution<'_, Warzone>,
    model: ModelId,
    throw: &Throw,
    rolled: &SmallVec<[u8; 2]>,
) -> Result<(), NeedDice> {
    now.emit(Event::Done);
    let Some(gun) = now.gun(model, throw.weapon).copied() else { return Ok(()) };
    let Some(size) = gun.template else { return Ok(()) };
    let covers: SmallVec<[Cover; 2]> = throw.at.iter().map(|it| cover(now, model, *it)).collect();
    if let Some((rule, spot)) = first!(now, rolls_again(model, &gun)).zip(throw.at.get(rolled.len())) {
        let need = need(now, model, *spot, &covers[rolled.len()]);
        let then = Step::Throw { model, throw: throw.clone(), rolled: rolled.clone() };
        return reroll::roll(now, (rule, model.aiming(throw.weapon, None), Test::Grenade), need, then);
    }
    let mut victims = Vec::new();
    for (number, (spot, cover)) in throw.at.iter().zip(&covers).enumerate() {
        let result = match (rolled.get(number), need(now, model, *spot, cover)) {
            (Some(die), Some(need)) => Result20::of(*die, limited(need).total()),
            (_, need) => test(now, model.aiming(throw.weapon, None), Test::Grenade, need)?,
        };
        let at = match result {
            Result20::PowerShot | Result20::Passed => *spot,
            Result20::Failed => scatter(now, SCATTER, model, *spot)?,
            Result20::Fumble => spot_of(now, model),
        };
        now.emit(Event::TemplateLaid { by: model, size, at, along: None });
        traps::clear(now, &around(size, at));
        victims.extend(under(now, size, at));
    }
    settle_shooter(now, model, (throw.weapon, Action::Shooting));
    if gun.effect == Some(Effect::Stuns) {
        stun(now, &victims);
    }
    act!(now, on_grenade(&gun, &victims));
    if gun.st.is_some() {
        wounds(now, model, throw.weapon, &gun, &victims);
    }
    Ok(())
}

/// One Wound Effect for each template a model is under.
fn wounds(now: &mut Resolution<'_, Warzone>, model: ModelId, weapon: u8, gun: &Ranged, victims: &[ModelId]) {
    let hits: Vec<(Wound, Breakdown)> = victims.iter().map(|it| hit(now, model, weapon, gun, *it)).collect();
    let wounds: Vec<Wound> = hits.iter().map(|it| it.0).collect();
    act!(now, on_hits(&wounds));
    land(now, hits);
}

/// What a grenade does to a model; a fire grenade halves the Armour of those who Claim Cover from its thrower.
pub(crate) fn hit(state: &State, model: ModelId, weapon: u8, gun: &Ranged, victim: ModelId) -> (Wound, Breakdown) {
    let (mut wound, st) = wound(state, &fire_with(model, weapon), victim, false, Cause::Grenade, None);
    let burns = gun.effect == Some(Effect::Incendiary) && victim != model && state.cover(model, victim).claimed;
    wound.armour = if burns { ArmourTest::Halved } else { ArmourTest::Taken };
    (wound, st)
}

/// Everybody beneath the places thrown at, the nearest to the first of them first.
pub(crate) fn victims(state: &State, throw: &Throw, size: TemplateSize) -> Vec<ModelId> {
    let Some(first) = throw.at.first() else { return Vec::new() };
    let far = |it: &ModelId| (state.centre(*it) - first.at.to_vec()).length_squared();
    let mut victims: Vec<ModelId> = throw.at.iter().flat_map(|it| under(state, size, *it)).collect();
    victims.arrange(|a, b| far(a).total_cmp(&far(b)).then(a.cmp(b)));
    victims.dedup();
    victims
}

/// What each die must show.
pub(crate) fn needs(state: &State, model: ModelId, throw: &Throw) -> Vec<Breakdown> {
    throw.at.iter().filter_map(|it| need(state, model, *it, &cover(state, model, *it))).collect()
}

/// Models on Small bases are stunned, unless they are Relentless (`wz.armoury.grenade.flash-bang`).
fn stun(now: &mut Resolution<'_, Warzone>, victims: &[ModelId]) {
    for model in victims {
        let small = now.profile(*model).base == Base::Small;
        let immune = !small || now.has_skill(*model, rule!("wz.skill.relentless"));
        if !immune && !now.model(*model).marks.has(Mark::Stunned) {
            now.emit(Event::Marked { model: *model, mark: Mark::Stunned });
        }
    }
}

/// Throws at every enemy in range, and between two that stand near each other.
pub(crate) fn candidates(state: &State, model: ModelId, mut found: impl FnMut(Throw)) {
    for (weapon, gun) in state.profile(model).guns().filter(|it| it.1.class == Class::Grenade) {
        let Some(range) = reach(state, model, gun).map(Inches::to_f64) else { continue };
        let rate = state.throws(model, (weapon, gun)).total() as usize;
        let near = |it: &Spot| state.distance_to_place(model, *it) <= range + TOLERANCE;
        for spot in state.enemies_near(model, range + TOLERANCE).map(|it| spot_of(state, it)).filter(near) {
            let throw = Throw { weapon, at: SmallVec::from_elem(spot, rate), lucky: false };
            match objection(state, model, &throw) {
                None => found(throw),
                Some(Forbidden::PlaceTooCovered { .. }) => found(Throw { lucky: true, ..throw }),
                Some(_) => {}
            }
        }
    }
}

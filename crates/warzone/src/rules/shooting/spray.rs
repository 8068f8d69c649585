//! Flamers and shotguns: a template laid from the firer's base, wholly in its Front Facing.
//!
//! It must cover somebody in sight, and the Target Priority model or else Target Sense is needed. Flames need no test:
//! everybody they touch takes as many Wound Effects as the Rate of Fire, and so does everybody in close combat with an
//! Engaged model they touch. A shotgun tests RS once for every model beneath it, with no Cover. Neither knows a range, so
//! no Range modifier touches them. The firer is never hit; friends are.

use battle::{Breakdown, Resolution};
use catalogue::{RuleId, rule};
use dice::NeedDice;
use smallvec::SmallVec;
use table::{Arrange, Bearing, Laid};

use crate::{
    Action, ArmourTest, Cause, Cover, Event, Fire, Forbidden, ModelId, Ranged, Spray, State, Step, TemplateSize, Test,
    Warzone, Wound,
    rules::{
        moments::first,
        rolls::{
            reroll,
            skill_test::{Result20, limited, test},
        },
        shooting::{
            self, land, settle_shooter,
            templates::{fire_with, spot_of, under_laid},
        },
        structures::garrison,
        tokens::{token, traps},
    },
};

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] = &[
    rule!("wz.flamer.engaged"),
    rule!("wz.flamer.rof"),
    rule!("wz.flamer.no-range-modifiers"),
    rule!("wz.shotgun.no-range-modifiers"),
    rule!("wz.shotgun.close-combat"),
    rule!("wz.armoury.dual-stats"),
];
/// What Fireproof and Flammable are worth.
const FIREPROOF: (RuleId, i32) = (rule!("wz.skill.fireproof"), 4);
const FLAMMABLE: (RuleId, i32) = (rule!("wz.skill.flammable"), -4);
/// How far off the straight line to an enemy a template is tried, in hundredths of a degree.
const ASIDE: [i32; 3] = [0, 1_000, -1_000];
/// Nobody further away than this can be under a template.
const FAR: f64 = 10.0;

/// A template that starts at the firer, the way it would lie.
pub(crate) fn lay(state: &State, model: ModelId, size: TemplateSize, along: Bearing) -> Option<Laid> {
    if state.garrisons(model).is_some() {
        return garrison::lay(state, model, size, along);
    }
    let body = state.body(model).filter(|_| size.starts_at_firer())?;
    size.template().touching(body.shape(), body.centre(), along).ok()
}

/// The rule of an attack with this template.
fn rule_of(size: TemplateSize) -> RuleId {
    if size == TemplateSize::Shotgun { rule!("wz.shotgun.attack") } else { rule!("wz.flamer.attack") }
}

/// The models beneath the template, the firer aside.
pub(crate) fn beneath(state: &State, model: ModelId, laid: &Laid) -> Vec<ModelId> {
    let outside = |it: &ModelId| *it != model && state.garrisons(*it).is_none();
    under_laid(state, laid, spot_of(state, model).level).filter(outside).collect()
}

/// Why a template cannot be laid so.
pub(crate) fn objection(state: &State, model: ModelId, spray: &Spray) -> Option<Forbidden> {
    let wrong = Some(Forbidden::WrongWeapon { weapon: spray.weapon, rule: rule!("wz.flamer.attack") });
    let Some(size) = state.gun(model, spray.weapon).and_then(|it| it.template) else { return wrong };
    let inside = state.garrisons(model).is_some();
    let rule = if inside { garrison::FROM_WITHIN } else { rule_of(size) };
    let Some(laid) = lay(state, model, size, spray.along) else {
        return if inside { Some(Forbidden::NobodyUnder { rule }) } else { wrong };
    };
    if size == TemplateSize::Shotgun && state.profile(model).rs.is_none() {
        return Some(Forbidden::Dash { rule: rule!("wz.stat.rs") });
    }
    if let Some(why) = token::fire_objection(state, model) {
        return Some(why);
    }
    if !state.lines_of_fire(model).any(|along| laid.is_ahead(state.centre(model), along)) {
        return Some(Forbidden::TemplateBehind { rule });
    }
    let visible = |it| state.sees_to_shoot(model, it) && token::target_objection(state, model, it).is_none();
    let seen = beneath(state, model, &laid).into_iter().any(|it| inside || visible(it));
    let within = || !garrison::threatened(state, model, size, &laid).is_empty();
    (!seen && !within()).then_some(Forbidden::NobodyUnder { rule })
}

/// A template is laid: the point is spent, and LD tested if it leaves out the Target Priority model.
pub(crate) fn declare(now: &mut Resolution<'_, Warzone>, model: ModelId, spray: Spray) {
    let action = Action::Shooting;
    let size = now.gun(model, spray.weapon).and_then(|it| it.template);
    let laid = size.and_then(|it| lay(now, model, it, spray.along));
    let beneath = laid.as_ref().map_or_else(Vec::new, |it| beneath(now, model, it));
    let within = laid.zip(size).map_or_else(Vec::new, |(laid, size)| garrison::threatened(now, model, size, &laid));
    let mut steps = Vec::new();
    if !lies_rightly(now, model, &beneath, &within) {
        steps.push(Step::TargetSense { model, action });
    }
    steps.extend([Step::Spray { model, spray, rolled: SmallVec::new() }, Step::EndAction(model)]);
    shooting::spend(now, (model, action, spray.weapon), steps);
}

/// Whether a template lies over somebody who may be shot at without Target Sense.
fn lies_rightly(state: &State, model: ModelId, beneath: &[ModelId], within: &[ModelId]) -> bool {
    let inside = state.garrisons(model).is_some();
    let seen = beneath.iter().filter(|it| inside || state.sees_to_shoot(model, **it));
    seen.chain(within).any(|it| !state.needs_target_sense_to_shoot(model, *it))
}

/// Everybody a template would get at, enemies first and the nearest first, and whether Target Sense is needed.
pub(crate) fn victims(state: &State, model: ModelId, spray: &Spray) -> Option<(Vec<ModelId>, bool)> {
    let size = state.gun(model, spray.weapon)?.template?;
    let laid = lay(state, model, size, spray.along)?;
    let (beneath, within) = (beneath(state, model, &laid), garrison::threatened(state, model, size, &laid));
    let sense = !lies_rightly(state, model, &beneath, &within);
    let mut victims = if size == TemplateSize::Shotgun { beneath } else { burning(state, model, beneath) };
    victims.extend(within);
    let order = |it: &ModelId| (!state.are_enemies(model, *it), state.distance(model, *it), *it);
    victims.arrange(|a, b| {
        let (a, b) = (order(a), order(b));
        a.0.cmp(&b.0).then(a.1.total_cmp(&b.1)).then(a.2.cmp(&b.2))
    });
    victims.dedup();
    Some((victims, sense))
}

/// One hit that a template may bring somebody.
pub(crate) struct Splash {
    /// What must be rolled; nothing, for flames.
    pub need: Option<Breakdown>,
    /// What it does.
    pub wound: Wound,
    /// How likely flames get at who is inside a structure; none outside.
    pub enters: Option<f64>,
    /// Whether it is a miss that does it.
    pub strays: bool,
}

/// What a template brings to one of those it gets at, and to a friend where shot misses that one.
pub(crate) fn likely(state: &State, model: ModelId, weapon: u8, gun: &Ranged, victim: ModelId) -> Vec<Splash> {
    let fire = fire_with(model, weapon);
    let splash = |wound| Splash { need: None, wound, enters: None, strays: false };
    let inside = state.garrisons(victim).is_some() && state.garrisons(victim) != state.garrisons(model);
    if gun.template != Some(TemplateSize::Shotgun) {
        let rate = state.rate_of_fire(model, (weapon, gun), Action::Shooting).total().max(0) as usize;
        if inside {
            let (wound, enters) = garrison::likely(state, model, weapon, victim);
            return (0..rate).map(|_| Splash { enters: Some(enters), ..splash(wound) }).collect();
        }
        let hits = flames(state, model, weapon, gun, vec![victim]).into_iter().map(|it| it.0);
        return hits.filter(|it| it.victim == victim).map(splash).collect();
    }
    let need = || shooting::need(state, &fire, victim, false, &Cover::default());
    let hit = Wound { cause: Cause::Ranged, ..shooting::hit(state, &fire, victim, false, false).0 };
    let stray = shooting::stray(state, &fire, victim).filter(|_| !inside && state.are_enemies(model, victim));
    let stray = stray.map(|(wound, _)| Splash { need: need(), strays: true, ..splash(wound) });
    std::iter::once(Splash { need: need(), ..splash(hit) }).chain(stray).collect()
}

/// The template lies: flames burn, shot is tested.
pub(crate) fn resolve(
    now: &mut Resolution<'_, Warzone>,
    model: ModelId,
    spray: &Spray,
    rolled: &SmallVec<[u8; 2]>,
) -> Result<(), NeedDice> {
    now.emit(Event::Done);
    let Some(gun) = now.gun(model, spray.weapon).copied() else { return Ok(()) };
    let Some(size) = gun.template else { return Ok(()) };
    let Some(laid) = lay(now, model, size, spray.along) else { return Ok(()) };
    let (beneath, at) = (beneath(now, model, &laid), spot_of(now, model));
    let within = garrison::threatened(now, model, size, &laid);
    if size == TemplateSize::Shotgun
        && let Some(rule) = first!(now, rolls_again(model, &gun))
        && let Some(victim) = beneath.iter().chain(&within).nth(rolled.len())
    {
        let need = shooting::need(now, &fire_with(model, spray.weapon), *victim, false, &Cover::default());
        let then = Step::Spray { model, spray: *spray, rolled: rolled.clone() };
        return reroll::roll(now, (rule, model.aiming(spray.weapon, *victim), Test::Shotgun), need, then);
    }
    now.emit(Event::TemplateLaid { by: model, size, at, along: Some(spray.along) });
    traps::clear(now, &laid);
    let inside = rolled.get(beneath.len()..).unwrap_or_default();
    let mut hits = if size == TemplateSize::Shotgun {
        shot(now, model, spray.weapon, &beneath, rolled)?
    } else {
        flames(now, model, spray.weapon, &gun, beneath)
    };
    hits.extend(if size == TemplateSize::Shotgun {
        garrison::shoot(now, model, spray.weapon, &within, inside)?
    } else {
        garrison::burn(now, model, spray.weapon, &within)?
    });
    settle_shooter(now, model, (spray.weapon, Action::Shooting));
    land(now, hits);
    Ok(())
}

/// As many hits as the Rate of Fire on everybody the flames get at.
fn flames(state: &State, model: ModelId, weapon: u8, gun: &Ranged, touched: Vec<ModelId>) -> Vec<(Wound, Breakdown)> {
    let (fire, rate) = (fire_with(model, weapon), state.rate_of_fire(model, (weapon, gun), Action::Shooting).total());
    let mut hits = Vec::new();
    for victim in burning(state, model, touched) {
        let (mut wound, st) = shooting::wound(state, &fire, victim, false, Cause::Flame, None);
        let fuel = !gun.is_psychic();
        wound.armour = if fuel { halved(state, model, victim) } else { ArmourTest::Taken };
        hits.extend((0..rate).map(|_| (wound, st.clone())));
    }
    hits
}

/// Whom flames get at: those they touch, and who is in close combat with an Engaged one of them (`wz.flamer.engaged`).
fn burning(state: &State, firer: ModelId, touched: Vec<ModelId>) -> Vec<ModelId> {
    let engaged: Vec<ModelId> = touched.iter().copied().filter(|it| state.is_engaged(*it)).collect();
    let near = |it: &ModelId| {
        let fights = |with: &ModelId| *with != *it && (state.has_in_ccwr(*with, *it) || state.has_in_ccwr(*it, *with));
        *it != firer && engaged.iter().any(fights)
    };
    state.standing().filter(|it| touched.contains(it) || near(it)).collect()
}

/// Terrain that would be Cover is fuel (`wz.flamer.cover`), except to the Fireproof.
fn halved(state: &State, firer: ModelId, victim: ModelId) -> ArmourTest {
    let fireproof = state.has_skill(victim, FIREPROOF.0);
    if !fireproof && state.is_in_cover_from(firer, victim) { ArmourTest::Halved } else { ArmourTest::Taken }
}

/// What flames and skills do to Armour.
pub(crate) fn armour(state: &State, wound: &Wound, need: &mut Breakdown) {
    let has = |it: (RuleId, i32)| if state.has_skill(wound.victim, it.0) { it.1 } else { 0 };
    if matches!(wound.cause, Cause::Flame | Cause::WallOfFire) {
        need.add(FIREPROOF.0, has(FIREPROOF));
        need.add(FLAMMABLE.0, has(FLAMMABLE));
    }
}

/// One RS test for every model beneath. A miss at an enemy in close combat falls on a friend there, a miss at a friend
/// on nobody.
fn shot(
    now: &mut Resolution<'_, Warzone>,
    model: ModelId,
    weapon: u8,
    beneath: &[ModelId],
    rolled: &[u8],
) -> Result<Vec<(Wound, Breakdown)>, NeedDice> {
    let (fire, mut hits) = (fire_with(model, weapon), Vec::new());
    for (number, victim) in beneath.iter().enumerate() {
        let result = shot_test(now, &fire, *victim, rolled.get(number).copied())?;
        if result.passed() {
            let (mut wound, st) = shooting::hit(now, &fire, *victim, false, result == Result20::PowerShot);
            wound.cause = Cause::Ranged;
            hits.push((wound, st));
        } else if now.are_enemies(model, *victim) {
            hits.extend(shooting::stray(now, &fire, *victim));
        }
    }
    Ok(hits)
}

/// The RS test of a shotgun's template, or the die that stands, where it was rolled before.
pub(crate) fn shot_test(
    now: &mut Resolution<'_, Warzone>,
    fire: &Fire,
    victim: ModelId,
    rolled: Option<u8>,
) -> Result<Result20, NeedDice> {
    let need = shooting::need(now, fire, victim, false, &Cover::default());
    match (rolled, need) {
        (Some(die), Some(need)) => Ok(Result20::of(die, limited(need).total())),
        (_, need) => test(now, fire.shooter.aiming(fire.shots.weapon, victim), Test::Shotgun, need),
    }
}

/// Ways to lay the model's templates, at every enemy near enough and a little aside.
pub(crate) fn candidates(state: &State, model: ModelId, mut found: impl FnMut(Spray)) {
    let here = state.centre(model);
    for (weapon, gun) in state.profile(model).guns() {
        if !gun.template.is_some_and(TemplateSize::starts_at_firer) {
            continue;
        }
        for enemy in state.enemies(model).filter(|it| (state.centre(*it) - here).length_squared() <= FAR * FAR) {
            let Some(straight) = Bearing::between(here, state.centre(enemy)) else { continue };
            for aside in ASIDE {
                let spray = Spray { weapon, along: straight.turned(aside) };
                if objection(state, model, &spray).is_none() {
                    found(spray);
                }
            }
        }
    }
}

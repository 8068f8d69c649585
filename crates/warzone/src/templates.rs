//! Template weapons: explosions that may scatter, flamers and shotguns that are sprayed from the firer's base.
//!
//! An explosion is shot like any other weapon; what hits is centred on its target, what misses scatters, and everybody
//! within is hit, friend and foe (`wz.template.explosion-attack`). A flamer needs no test (`wz.flamer.attack`); a shotgun
//! tests for each model under its template (`wz.shotgun.attack`).

use battle::{Breakdown, Resolution};
use dice::{NeedDice, Roll};
use rules::{RuleId, rule};
use smallvec::SmallVec;
use table::{Bearing, Inches, Laid, Point, Rose, Template, reach::Level};

use crate::{
    Action, ArmourTest, Cause, Event, Fire, Forbidden, ModelId, Ranged, State, Step, TemplateSize, Test, Warzone,
    Wound,
    cover::Cover,
    measure::TOLERANCE,
    shooting,
    skill_test::{D20, Result20, test},
    wounds::{critical_force, strength},
};

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] = &[
    rule!("wz.template.sizes"),
    rule!("wz.template.explosion-attack"),
    rule!("wz.def.counts-as"),
    rule!("wz.flamer.rof"),
    rule!("wz.flamer.engaged"),
    rule!("wz.flamer.no-range-modifiers"),
    rule!("wz.shotgun.no-range-modifiers"),
];

/// A spray found legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Spray {
    /// Who fires.
    pub shooter: ModelId,
    /// With which of its weapons.
    pub weapon: u8,
    /// In which direction.
    pub along: Bearing,
}

impl TemplateSize {
    /// Its shape (`wz.template.sizes`).
    #[must_use]
    pub const fn shape(self) -> Template {
        let hundredths = Inches::hundredths;
        match self {
            TemplateSize::SmallExplosion => Template::Circle { radius: hundredths(150) },
            TemplateSize::LargeExplosion => Template::Circle { radius: hundredths(250) },
            TemplateSize::Shotgun => {
                Template::Trapezoid { near: hundredths(50), far: hundredths(300), length: hundredths(700) }
            }
            TemplateSize::SmallFlamer => {
                Template::Teardrop { near: hundredths(12), far: hundredths(63), length: hundredths(350) }
            }
            TemplateSize::Flamer => {
                Template::Teardrop { near: hundredths(25), far: hundredths(125), length: hundredths(700) }
            }
        }
    }

    /// Whether it is laid on a target, to be centred or scattered.
    #[must_use]
    pub const fn is_explosion(self) -> bool {
        matches!(self, TemplateSize::SmallExplosion | TemplateSize::LargeExplosion)
    }

    /// The rule under which it is fired.
    #[must_use]
    pub const fn rule(self) -> RuleId {
        match self {
            TemplateSize::SmallExplosion | TemplateSize::LargeExplosion => rule!("wz.template.range-value"),
            TemplateSize::Shotgun => rule!("wz.shotgun.attack"),
            TemplateSize::SmallFlamer | TemplateSize::Flamer => rule!("wz.flamer.attack"),
        }
    }
}

impl State {
    /// The models within a template that lies at a height: no further above or below it than their base allows.
    fn under(&self, laid: &Laid, height: f64) -> SmallVec<[ModelId; 8]> {
        let within = |it: &ModelId| {
            let (body, reach) = (self.body(*it), self.profile(*it).base.elevation().to_f64());
            (self.foot(*it).to_f64() - height).abs() <= reach + TOLERANCE
                && body.is_some_and(|it| laid.gap(it.shape()) <= TOLERANCE)
        };
        self.standing().filter(within).collect()
    }

    /// The height of the standing level under a place that is nearest to a height.
    fn level_under(&self, at: Point, near: f64) -> f64 {
        let floors = self.field.setup.table.pieces().iter().flat_map(|piece| &piece.floors);
        let under = floors.filter(|it| it.outline.shape().contains(at.to_vec())).map(|it| it.height.to_f64());
        under
            .chain([self.field.height(Level::Ground).to_f64()])
            .fold(f64::INFINITY, |best, it| if (it - near).abs() < (best - near).abs() { it } else { best })
    }
}

/// Where a template came to lie.
struct Burst {
    at: Point,
    height: f64,
    power: bool,
}

/// Rolls the dice of an explosive weapon. All templates are laid before any Wound Effect is resolved.
pub(crate) fn explode(now: &mut Resolution<'_, Warzone>, fire: &Fire, size: TemplateSize) -> Result<(), NeedDice> {
    let covers: SmallVec<[Cover; 2]> = fire.shots.at.iter().map(|it| now.cover(fire.shooter, *it)).collect();
    let mut bursts: SmallVec<[Burst; 2]> = SmallVec::new();
    for (at, target) in fire.shots.at.iter().enumerate() {
        let Some(stand) = now.model(*target).stand else { continue };
        let foot = now.foot(*target).to_f64();
        let need = shooting::need(now, fire, *target, false, &covers[at]);
        let result = test(now, fire.shooter, Test::RangeSkill, need)?;
        let place = if result.passed() { stand.at } else { scatter(now, fire.shooter, stand.at)? };
        let height = now.level_under(place, foot);
        now.emit(Event::Exploded { by: fire.shooter, at: place });
        bursts.push(Burst { at: place, height, power: result == Result20::PowerShot });
    }
    let mut hits = Vec::new();
    for burst in &bursts {
        let Ok(laid) = size.shape().centred(burst.at.to_vec(), Bearing::NORTH) else { continue };
        for victim in now.under(&laid, burst.height) {
            let denied = burst.power.then_some(rule!("wz.dice.power-shot"));
            hits.push(shooting::wound(now, fire, victim, false, Cause::Ranged, denied));
        }
    }
    strike_all(now, hits);
    Ok(())
}

/// A miss: number 1 points back at the shooter, the first D20 halved gives the direction, the second the distance
/// (`wz.template.scatter`).
fn scatter(now: &mut Resolution<'_, Warzone>, shooter: ModelId, from: Point) -> Result<Point, NeedDice> {
    let faces = now.roll(Roll::new(rule!("wz.template.scatter"), 2, D20.1))?;
    let (direction, distance) = (faces[0].div_ceil(2), faces[1].div_ceil(2));
    let to = scattered(from, now.centre(shooter), direction, distance);
    now.emit(Event::Scattered { by: shooter, direction: faces[0], distance: faces[1] });
    Ok(to)
}

/// So many inches from a place in one of ten directions, the first towards the shooter.
fn scattered(from: Point, shooter: table::Vec2, direction: u8, distance: u8) -> Point {
    let rose = Rose::towards(10, from.to_vec(), shooter);
    let to = rose.and_then(|it| it.scattered(from, direction, Inches::whole(i32::from(distance))));
    to.unwrap_or(from)
}

fn strike_all(now: &mut Resolution<'_, Warzone>, hits: Vec<(Wound, Breakdown)>) {
    for (wound, st) in &hits {
        now.emit(Event::Struck { wound: *wound, st: st.clone() });
    }
    now.emit(Event::Then(hits.into_iter().map(|(wound, _)| Step::Wound(wound)).collect()));
}

/// The template of a spray where it would lie, if the weapon is one to spray with.
fn lay(state: &State, spray: &Spray) -> Option<(Laid, Ranged)> {
    let gun = *state.gun(spray.shooter, spray.weapon)?;
    let size = gun.template.filter(|it| !it.is_explosion())?;
    let body = state.body(spray.shooter)?;
    let laid = size.shape().touching(body.shape(), body.centre(), spray.along).ok()?;
    Some((laid, gun))
}

/// Judges a spray: wholly in the Front Facing, with somebody in sight under it; gives whether it must pass Target Sense.
pub(crate) fn judge(state: &State, spray: &Spray) -> Result<bool, Forbidden> {
    let (shooter, weapon) = (spray.shooter, spray.weapon);
    let (laid, gun) = lay(state, spray).ok_or(Forbidden::WrongWeapon { weapon })?;
    let shotgun = gun.template == Some(TemplateSize::Shotgun);
    if shotgun && state.profile(shooter).rs.is_none() {
        return Err(Forbidden::Dash { rule: rule!("wz.stat.rs") });
    }
    if !laid.is_ahead(state.centre(shooter), state.facing(shooter)) {
        return Err(Forbidden::NotInFront { target: shooter });
    }
    let under = state.under(&laid, state.foot(shooter).to_f64());
    let mut seen = under.iter().filter(|it| **it != shooter && state.sees(shooter, **it)).peekable();
    if seen.peek().is_none() {
        return Err(Forbidden::NobodyThere {
            rule: gun.template.map_or(rule!("wz.flamer.attack"), TemplateSize::rule),
        });
    }
    Ok(seen.all(|it| state.needs_target_sense(shooter, *it)))
}

/// A spray is declared.
pub(crate) fn declare(now: &mut Resolution<'_, Warzone>, spray: Spray, sense: bool) {
    let (model, action) = (spray.shooter, Action::Shooting);
    now.emit(Event::Acted { model, action });
    let test = sense.then_some(Step::TargetSense { model, action });
    now.emit(Event::Then(test.into_iter().chain([Step::Spray(spray), Step::EndAction(model)]).collect()));
}

/// Everybody under the template is hit, or tested for.
pub(crate) fn spray(now: &mut Resolution<'_, Warzone>, spray: &Spray) -> Result<(), NeedDice> {
    now.emit(Event::Done);
    let Some((laid, gun)) = lay(now, spray) else { return Ok(()) };
    let mut under = now.under(&laid, now.foot(spray.shooter).to_f64());
    under.retain(|it| *it != spray.shooter);
    let hits = if gun.template == Some(TemplateSize::Shotgun) {
        pellets(now, spray, &gun, &under)?
    } else {
        flames(now, spray, &gun, &under)
    };
    strike_all(now, hits);
    Ok(())
}

/// One RS test for each model, without Cover; a miss at an enemy in close combat falls on a friend.
fn pellets(
    now: &mut Resolution<'_, Warzone>,
    spray: &Spray,
    gun: &Ranged,
    under: &[ModelId],
) -> Result<Vec<(Wound, Breakdown)>, NeedDice> {
    let mut hits = Vec::new();
    for victim in under {
        let engaged = now.is_engaged(*victim);
        let need = now.profile(spray.shooter).rs.map(|rs| {
            Breakdown::base(rule!("wz.stat.rs"), i32::from(rs))
                .plus(rule!("wz.shoot.engaged-target"), if engaged { -8 } else { 0 })
        });
        let result = test(now, spray.shooter, Test::RangeSkill, need)?;
        let power = result == Result20::PowerShot;
        if result.passed() {
            let armour = if power { ArmourTest::Denied } else { ArmourTest::Taken };
            hits.push(wound(spray, gun, *victim, Cause::Ranged, armour, !power));
        } else if now.are_enemies(spray.shooter, *victim)
            && let Some(friend) = shooting::stray_victim(now, spray.shooter, *victim)
        {
            hits.push(wound(spray, gun, friend, Cause::Stray, ArmourTest::Taken, true));
        }
    }
    Ok(hits)
}

/// As many Wound Effects for each model as the Rate of Fire, without a test; whoever fights a model that is touched is
/// burned too, and cover halves Armour instead of helping (`wz.flamer.cover`).
fn flames(state: &State, spray: &Spray, gun: &Ranged, under: &[ModelId]) -> Vec<(Wound, Breakdown)> {
    let mut burned: SmallVec<[ModelId; 8]> = under.iter().copied().collect();
    for touched in under {
        burned.extend(state.engaged_with(*touched).filter(|it| *it != spray.shooter));
    }
    burned.sort();
    burned.dedup();
    let mut hits = Vec::new();
    for victim in burned {
        let in_cover = state.cover(spray.shooter, victim).within_terrain;
        let armour = if in_cover { ArmourTest::Halved } else { ArmourTest::Taken };
        let hit = wound(spray, gun, victim, Cause::Ranged, armour, true);
        hits.extend((0..gun.rof).map(|_| hit.clone()));
    }
    hits
}

fn wound(
    spray: &Spray,
    gun: &Ranged,
    victim: ModelId,
    cause: Cause,
    armour: ArmourTest,
    heals: bool,
) -> (Wound, Breakdown) {
    let st = strength(Breakdown::base(rule!("wz.weapon.strength"), i32::from(gun.st)));
    let wound = Wound {
        victim,
        by: Some(spray.shooter),
        st: st.total() as u8,
        damage: gun.damage,
        critical: critical_force(st.total()).total() as u8,
        cause,
        armour,
        heals,
    };
    (wound, st)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// wz.template.scatter: direction 6 is directly away from the shooter, direction 1 straight back.
    #[test]
    fn one_points_back_and_six_points_on() {
        let (target, shooter) = (Point::whole(20, 20), Point::whole(20, 10).to_vec());
        assert_eq!(scattered(target, shooter, 6, 4), Point::whole(20, 24));
        assert_eq!(scattered(target, shooter, 1, 4), Point::whole(20, 16));
    }
}

//! Templates: their sizes, whom they reach, and explosions.
//!
//! An explosion is shot at targets like anything else. A hit lays it on the middle of its target, a miss lets it scatter:
//! one D20 for the direction on a rose of ten that points back at the shooter first, one for the distance. All templates
//! of an attack lie before the first Wound Effect is resolved, and friend and foe beneath them are hit alike
//! (`wz.template.explosion-attack`). No Special Action goes with a template, Aim and Rapid Fire included
//! (`wz.template.no-special`).

use battle::{Breakdown, Resolution};
use catalogue::{RuleId, rule};
use dice::{NeedDice, Roll};
use table::{Bearing, Inches, Laid, Rose, Shape, Template, Under, Vec2, reach::Level};

use crate::{
    Action, Cause, Class, Cover, Event, Field, Fire, Forbidden, ModelId, Ranged, Shots, Spot, State, TemplateSize,
    Warzone, Wound,
    model::area::TOLERANCE,
    rules::{
        rolls::skill_test::{D20, Result20},
        shooting::{POWER_SHOT, attack_test, land, need, settle_divers, settle_shooter, wound},
        tokens::traps,
    },
};

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] =
    &[rule!("wz.template.sizes"), rule!("wz.template.range-value"), rule!("wz.template.explosion-attack")];
/// An explosion's scatter: its rule, and what the distance die is divided by.
pub(crate) const SCATTER: (RuleId, u8) = (rule!("wz.template.scatter"), 2);
/// How many directions there are on an explosion template.
const DIRECTIONS: u8 = 10;

impl TemplateSize {
    /// Its form (`wz.template.sizes`). How wide flamers and shotguns are is ruled there.
    #[must_use]
    pub const fn template(self) -> Template {
        let (parts, whole) = (Inches::hundredths, Inches::whole);
        match self {
            TemplateSize::SmallExplosion => Template::Circle { radius: parts(150) },
            TemplateSize::LargeExplosion => Template::Circle { radius: parts(250) },
            TemplateSize::Shotgun => Template::Trapezoid { near: parts(50), far: whole(3), length: whole(7) },
            TemplateSize::SmallFlamer => Template::Teardrop { near: parts(13), far: parts(63), length: parts(350) },
            TemplateSize::Flamer => Template::Teardrop { near: parts(25), far: parts(125), length: whole(7) },
        }
    }

    /// Whether it is laid from the firer's base and has no range of its own.
    #[must_use]
    pub const fn starts_at_firer(self) -> bool {
        match self {
            TemplateSize::SmallExplosion | TemplateSize::LargeExplosion => false,
            TemplateSize::Shotgun | TemplateSize::SmallFlamer | TemplateSize::Flamer => true,
        }
    }
}

/// Why a weapon cannot be shot at models by this Action: flamers and shotguns are laid, grenades thrown at places.
pub(crate) fn objection(gun: &Ranged, weapon: u8, action: Action) -> Option<Forbidden> {
    let size = gun.template?;
    if action == Action::RapidFire {
        return Some(Forbidden::NoSpecialAction { weapon });
    }
    (size.starts_at_firer() || gun.class == Class::Grenade)
        .then_some(Forbidden::WrongWeapon { weapon, rule: rule!("wz.action.shooting") })
}

/// Why a model has no gun for a Squad Special Action: it has none, or only templates.
pub(crate) fn without_gun(state: &State, model: ModelId) -> Forbidden {
    let template = state.profile(model).guns().find(|it| it.1.template.is_some());
    template.map_or(Forbidden::WrongWeapon { weapon: 0, rule: rule!("wz.action.shooting") }, |(weapon, _)| {
        Forbidden::NoSpecialAction { weapon }
    })
}

/// A circle around a place.
pub(crate) fn around(size: TemplateSize, at: Spot) -> Laid {
    size.template()
        .centred(at.at.to_vec(), Bearing::NORTH)
        .unwrap_or_else(|why| unreachable!("the game's templates have a shape: {why}"))
}

/// The models an explosion reaches. Who is inside an Intact Structure is reached only by one that is centred inside it
/// too, who is outside only by one outside (`wz.template.explosion-attack`).
pub(crate) fn under(state: &State, size: TemplateSize, at: Spot) -> impl Iterator<Item = ModelId> {
    let (laid, within) = (around(size, at), state.structure_at(at));
    let beneath = move |it: &ModelId| state.garrisons(*it) == within && reaches(state, &laid, at.level, *it);
    state.standing().filter(beneath)
}

/// The models beneath a template that starts at its firer.
pub(crate) fn under_laid<'a>(state: &'a State, laid: &'a Laid, level: Level) -> impl Iterator<Item = ModelId> + 'a {
    state.standing().filter(move |it| reaches(state, laid, level, *it))
}

/// Whether some of the base is beneath a template, and no further above or below the level it lies on than the Elevation
/// figure of that base.
fn reaches(state: &State, laid: &Laid, level: Level, model: ModelId) -> bool {
    let (figure, height) = (state.figure(model), state.field.height(level).to_f64());
    let reach = figure.profile.base.elevation().to_f64() + TOLERANCE;
    (figure.foot - height).abs() <= reach && laid.under(&Shape::disc(figure.at, figure.radius())) != Under::Not
}

/// Whether an explosion there reaches a model.
pub(crate) fn is_under(state: &State, size: TemplateSize, at: Spot, model: ModelId) -> bool {
    state.garrisons(model) == state.structure_at(at) && reaches(state, &around(size, at), at.level, model)
}

/// Where a model stands, as a place.
pub(crate) fn spot_of(state: &State, model: ModelId) -> Spot {
    let stand = state.model(model).stand.unwrap_or_default();
    Spot::on(stand.at, stand.level)
}

/// The levels one can stand on at a place: floors, and the table top where no solid covers it.
pub(crate) fn levels(field: &Field, at: Vec2) -> Vec<Level> {
    let table = &field.setup.table;
    let solid = table.pieces_at(at).filter(|it| it.is_solid()).any(|piece| {
        let bottoms = piece.volumes().filter(|it| it.shape.contains(at)).map(|it| it.bottom);
        bottoms.fold(f64::INFINITY, f64::min) <= 0.0
    });
    let floors = table.pieces_at(at).flat_map(|piece| {
        let here = piece.floors.iter().enumerate().filter(move |(_, it)| it.outline.shape().contains(at));
        here.map(|(floor, _)| Level::Floor { piece: piece.id, floor: floor as u8 })
    });
    (!solid).then_some(Level::Ground).into_iter().chain(floors).collect()
}

/// The standing level under a place that is nearest in height to another.
fn level_near(field: &Field, at: Vec2, height: Inches) -> Level {
    let levels = levels(field, at).into_iter();
    levels.min_by_key(|it| ((field.height(*it) - height).abs(), field.height(*it))).unwrap_or(Level::Ground)
}

/// Lets a template scatter from a place, the first direction pointing back at who sent it. The second die is divided by
/// the figure of the rule, rounding up.
pub(crate) fn scatter(
    now: &mut Resolution<'_, Warzone>,
    (rule, divisor): (RuleId, u8),
    by: ModelId,
    from: Spot,
) -> Result<Spot, NeedDice> {
    let faces = now.roll(Roll::new(rule, 2, D20.1))?;
    let dice = [faces[0], faces[1]];
    let to = scattered(now, divisor, by, from, dice);
    now.emit(Event::Scattered { rule, from, to, dice });
    Ok(to)
}

/// Where these dice send a template.
fn scattered(state: &State, divisor: u8, by: ModelId, from: Spot, [direction, distance]: [u8; 2]) -> Spot {
    let rose = Rose::towards(DIRECTIONS, from.at.to_vec(), state.centre(by));
    let far = Inches::whole(i32::from(distance.div_ceil(divisor)));
    let at = rose.and_then(|it| it.scattered(from.at, it.number(direction, D20.1)?, far)).unwrap_or(from.at);
    Spot::on(at, level_near(&state.field, at.to_vec(), state.field.height(from.level)))
}

/// The chance that a template that scatters falls on a model.
pub(crate) fn scatter_chance(
    state: &State,
    (_, divisor): (RuleId, u8),
    size: TemplateSize,
    by: ModelId,
    from: Spot,
    on: ModelId,
) -> f64 {
    let (directions, distances) = (1..=DIRECTIONS, 1..=D20.1 / divisor);
    let ways = directions.clone().flat_map(|a| distances.clone().map(move |b| [a * D20.1 / DIRECTIONS, b * divisor]));
    let falls = ways.filter(|dice| is_under(state, size, scattered(state, divisor, by, from, *dice), on));
    falls.count() as f64 / (directions.count() * distances.count()) as f64
}

/// The RS tests of an attack with explosions, a template for each; then everybody beneath them is hit.
pub(crate) fn explode(
    now: &mut Resolution<'_, Warzone>,
    fire: &Fire,
    size: TemplateSize,
    standing: &[bool],
    covers: &[Cover],
) -> Result<(), NeedDice> {
    let (by, mut hits) = (fire.shooter, Vec::new());
    let targets = fire.shots.at.iter().enumerate().filter(|(at, _)| standing[*at]);
    for (number, (at, target)) in targets.enumerate() {
        let need = need(now, fire, *target, at == 0, &covers[at]);
        let (result, _) = attack_test(now, fire, (number, *target), need)?;
        let aimed = spot_of(now, *target);
        let centre = if result.passed() { aimed } else { scatter(now, SCATTER, by, aimed)? };
        now.emit(Event::TemplateLaid { by, size, at: centre, along: None });
        traps::clear(now, &around(size, centre));
        hits.extend(blast(now, fire, size, centre, *target, result == Result20::PowerShot));
    }
    settle_shooter(now, by, (fire.shots.weapon, fire.action));
    settle_divers(now, fire);
    land(now, hits);
    Ok(())
}

/// The hits of one explosion. A Power Shot counts for everybody under its template; only a friend aimed at shakes its
/// squad (`wz.shoot.friendly-target`).
fn blast(
    state: &State,
    fire: &Fire,
    size: TemplateSize,
    centre: Spot,
    aimed_at: ModelId,
    power: bool,
) -> Vec<(Wound, Breakdown)> {
    let hit = |victim: ModelId| {
        let friendly = victim == aimed_at && !state.are_enemies(fire.shooter, victim);
        let cause = if friendly { Cause::Friendly } else { Cause::Ranged };
        wound(state, fire, victim, false, cause, power.then_some(POWER_SHOT))
    };
    under(state, size, centre).map(hit).collect()
}

/// An attack with a weapon that aims at no model.
pub(crate) fn fire_with(shooter: ModelId, weapon: u8) -> Fire {
    Fire {
        shooter,
        shots: Shots { weapon, at: [].into_iter().collect(), lucky: false },
        action: Action::Shooting,
        rolled: smallvec::SmallVec::new(),
    }
}

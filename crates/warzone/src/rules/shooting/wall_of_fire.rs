//! Wall of Fire: a flamer lays two tokens, and whoever travels through the strip between them is burned.
//!
//! It counts as a Shooting Action, costs two Resource Cards and stands until the end of the Game Turn
//! (`wz.flamer.wall-of-fire`). The strip is as wide as its tokens. A base that overlaps it anywhere on its travel takes an
//! Autohit at the weapon's St there and then: once for each wall and movement Action.

use battle::{Breakdown, Resolution};
use catalogue::{RuleId, rule};
use table::{Bearing, Inches, Point, Vec2, measure::HAIR};

use crate::{
    Action, Cause, Event, Forbidden, ModelId, Spot, State, Step, TemplateSize, Travel, Walk, WallOfFire, Warzone,
    Wound,
    model::area::TOLERANCE,
    rules::{
        measuring::measure::inches,
        movement::Course,
        shooting::{
            grenades::place_objection,
            land,
            templates::{fire_with, spot_of},
            wound,
        },
        tokens::token,
        turn::active_skills,
    },
};

/// How many cards it takes.
pub(crate) const CARDS: u8 = 2;
/// Half the width of a token and of the strip.
const HALF: Inches = Inches::millimetres(15);
/// How far from the model, and from each other, the tokens may be.
const FAR: Inches = Inches::whole(8);
/// The rule.
const RULE: RuleId = rule!("wz.flamer.wall-of-fire");

/// Why a Wall of Fire cannot be laid so.
pub(crate) fn objection(state: &State, wall: &WallOfFire) -> Option<Forbidden> {
    let always = state.weapon(wall.by, Some(wall.weapon)).is_some_and(|it| it.through.is_none());
    let gun = state.gun(wall.by, wall.weapon).filter(|it| always && !it.is_psychic());
    if !gun.and_then(|it| it.template).is_some_and(is_flamer) {
        return Some(Forbidden::WrongWeapon { weapon: wall.weapon, rule: RULE });
    }
    if let Some(why) = active_skills::distraction(state, wall.by).or_else(|| token::fire_objection(state, wall.by)) {
        return Some(why);
    }
    let ready = state.cards(state.field.seat(wall.by));
    if ready < CARDS {
        return Some(Forbidden::TooFewCards { needed: CARDS, ready, rule: rule!("wz.flamer.wall-of-fire") });
    }
    let half = HALF.to_f64();
    let [one, other] = wall.tokens.map(|it| it.at.to_vec());
    let apart = (one - other).length() - 2.0 * half;
    let far = wall.tokens.iter().map(|it| state.distance_to_place(wall.by, *it) - half).chain([apart]);
    let distance = far.fold(0.0, f64::max);
    if distance > FAR.to_f64() + TOLERANCE {
        return Some(Forbidden::PlaceTooFar { distance: inches(distance), limit: FAR, rule: RULE });
    }
    wall.tokens.iter().find_map(|it| place_objection(state, wall.by, *it, RULE))
}

fn is_flamer(size: TemplateSize) -> bool {
    matches!(size, TemplateSize::Flamer | TemplateSize::SmallFlamer)
}

/// The rules of this chapter that no number, refusal or step names: it counts as a Shooting Action, with all of its.
/// Its tokens are markers, and it lasts as long as any Active rule.
pub(crate) const RULES: &[RuleId] = &[rule!("wz.def.counts-as"), rule!("wz.def.active"), rule!("wz.def.token-marker")];

/// The wall stands.
pub(crate) fn raise(now: &mut Resolution<'_, Warzone>, wall: WallOfFire) {
    let (model, seat) = (wall.by, now.field.seat(wall.by));
    now.emit(Event::Acted { model, action: Action::Shooting });
    now.emit(Event::WallRaised { seat, wall });
    now.emit(Event::Then(vec![Step::EndAction(model)]));
}

/// The base goes straight on to a place. Where it meets a wall that has not burned it on this travel it is hit at once,
/// and goes on if it still can.
pub(crate) fn walk(now: &mut Resolution<'_, Warzone>, walk: &Walk) {
    now.emit(Event::Done);
    let Some((number, far)) = entry(now, walk) else { return now.emit(Event::Walked(*walk)) };
    let (model, wall) = (walk.model, now.walls[number]);
    let walls = now.model(model).scorched | bit(number);
    let (first, rest) = cut(now, walk, far);
    if first.length > Inches::ZERO {
        now.emit(Event::Walked(first));
    }
    now.emit(Event::Scorched { model, walls });
    now.emit(Event::Then(vec![Step::Walk(rest)]));
    let hit = burn(now, &wall, model);
    land(now, vec![hit]);
}

/// What a wall does to a model that meets it.
pub(crate) fn burn(state: &State, wall: &WallOfFire, model: ModelId) -> (Wound, Breakdown) {
    wound(state, &fire_with(wall.by, wall.weapon), model, false, Cause::WallOfFire, None)
}

fn bit(number: usize) -> u32 {
    u32::try_from(number).ok().and_then(|it| 1_u32.checked_shl(it)).unwrap_or(0)
}

/// The first wall a stretch meets that has not burned the model on this travel, and how far along.
fn entry(state: &State, walk: &Walk) -> Option<(usize, f64)> {
    let (start, scorched) = (spot_of(state, walk.model), state.model(walk.model).scorched);
    let stays = walk.length == Inches::ZERO && walk.to.level == start.level;
    if state.walls.is_empty() || stays {
        return None;
    }
    let from = if walk.travel == Travel::Leap { walk.to } else { start };
    let (course, radius) = (Course::new(from, &[walk.to]), state.profile(walk.model).radius.to_f64());
    let fresh = state.walls.iter().enumerate().filter(|(number, _)| scorched & bit(*number) == 0);
    let met = fresh.filter_map(|(number, wall)| {
        let level = wall.tokens.iter().any(|it| it.level == start.level || it.level == walk.to.level);
        let far = course.first_where(|at| level && wall.distance(at) < radius + HALF.to_f64() - HAIR)?;
        Some((number, far))
    });
    met.min_by(|a, b| a.1.total_cmp(&b.1))
}

/// A stretch in two.
fn cut(state: &State, walk: &Walk, far: f64) -> (Walk, Walk) {
    let start = spot_of(state, walk.model);
    let at = Point::nearest(Course::new(start, &[walk.to]).at(far));
    let length = inches(far).min(walk.length);
    let facing = Bearing::between(start.at.to_vec(), walk.to.at.to_vec()).unwrap_or(walk.facing);
    let first = Walk { to: Spot::on(at, start.level), length, facing, ..*walk };
    (first, Walk { length: walk.length - length, ..*walk })
}

impl WallOfFire {
    /// How far a place is from the line between the middles of its tokens.
    pub(crate) fn distance(&self, at: Vec2) -> f64 {
        let [one, other] = self.tokens.map(|it| it.at.to_vec());
        let (along, to) = (other - one, at - one);
        let length = along.length_squared();
        let share = if length == 0.0 { 0.0 } else { (to.dot(along) / length).clamp(0.0, 1.0) };
        (to - along * share).length()
    }

    /// The corners of its strip, to draw.
    #[must_use]
    pub fn outline(&self) -> Vec<Point> {
        let [one, other] = self.tokens.map(|it| it.at.to_vec());
        let ahead = (other - one).unit().unwrap_or(Bearing::NORTH.to_vec()) * HALF.to_f64();
        let aside = ahead.right();
        let corners = [one - ahead - aside, other + ahead - aside, other + ahead + aside, one - ahead + aside];
        corners.map(Point::nearest).to_vec()
    }
}

/// A wall across the way to the nearest enemy in front, near the model or further out.
pub(crate) fn candidates(state: &State, model: ModelId, mut found: impl FnMut(u8, [Spot; 2])) {
    let (here, level) = (state.centre(model), spot_of(state, model).level);
    if state.cards(state.field.seat(model)) < CARDS {
        return;
    }
    for (weapon, _) in state.profile(model).guns().filter(|it| it.1.template.is_some_and(is_flamer)) {
        let ahead = state.facing(model).to_vec();
        for far in [3.0, 6.0] {
            let token = |side: f64| Spot::on(Point::nearest(here + ahead * far + ahead.right() * side), level);
            let tokens = [token(-4.0), token(4.0)];
            if objection(state, &WallOfFire { by: model, weapon, tokens }).is_none() {
                found(weapon, tokens);
            }
        }
    }
}

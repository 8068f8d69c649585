//! A way over several levels: measured stretch by stretch, and cut into steps.

use battle::Breakdown;
use catalogue::RuleId;
use table::{
    Bearing, Inches, PieceId,
    reach::{Other, Place, Toll, Touched},
};

use super::passage::{Passage, passage, trouble_at};
use crate::{
    Action, Climbed, Forbidden, ModelId, Spot, State, Step, Terrain, Travel, Walk, Way,
    model::area::TOLERANCE,
    rules::{
        measuring::measure::{Figure, inches},
        moments::first,
        movement::{self, Course, allowance_with, place_of, trouble_rule},
    },
};

/// A way over several levels.
#[derive(Clone, Debug)]
pub(crate) struct Route {
    /// Its stretches, each on one level, with how the next one is got to.
    pub stretches: Vec<(Vec<Spot>, Option<Passage>)>,
    /// All that counts as travel.
    pub length: f64,
    /// The pieces it touches.
    pub touched: Vec<Touched>,
}

/// Whether a way by Move, Run, a Sentry's Move or a dive that changes levels is free and short enough.
pub(crate) fn judge(
    state: &State,
    model: ModelId,
    action: Action,
    start: Spot,
    by: &Way,
    others: &[Other<'_>],
) -> Result<Route, Forbidden> {
    let route = Route::new(state, model, action, start, by, others)?;
    route.is_short_enough(state, model, action)?;
    Ok(route)
}

impl Route {
    /// The way from place to place, or what is in it.
    pub fn new(
        state: &State,
        model: ModelId,
        action: Action,
        start: Spot,
        by: &[Spot],
        others: &[Other<'_>],
    ) -> Result<Route, Forbidden> {
        let (mut stretches, mut spots) = (Vec::new(), vec![start]);
        for to in by {
            let from = spots[spots.len() - 1];
            if from.level == to.level {
                spots.push(*to);
                continue;
            }
            let by = passage(state, model, from, *to, others)?;
            let next = match by {
                Passage::Gap { near, far, .. } => {
                    spots.push(near);
                    vec![far, *to]
                }
                Passage::Climb { .. } | Passage::Jump { .. } => vec![*to],
            };
            stretches.push((std::mem::replace(&mut spots, next), Some(by)));
        }
        stretches.push((spots, None));
        let mut route = Route { stretches, length: 0.0, touched: Vec::new() };
        route.measure(state, model, action, others)?;
        Ok(route)
    }

    /// Every stretch is free, a landing as much as the way; lengths and pieces touched add up.
    fn measure(
        &mut self,
        state: &State,
        model: ModelId,
        action: Action,
        others: &[Other<'_>],
    ) -> Result<(), Forbidden> {
        let free_jump = state.profile(model).free_jump();
        for (number, (spots, then)) in self.stretches.iter().enumerate() {
            let places: Vec<Place> = spots.iter().map(place_of).collect();
            let no = |trouble| Forbidden::NoWay { rule: trouble_rule(trouble, action) };
            if number > 0 {
                trouble_at(state, model, spots[0], others).map_or(Ok(()), |it| Err(no(it)))?;
            }
            let walk = state.field.ways_for(model, action).check(&places, others).map_err(|it| no(it.trouble))?;
            self.length += walk.length + then.map_or(0.0, |it| it.length(free_jump));
            let mut touched = walk.touched;
            underfoot(state, &places, &mut touched);
            self.touched.extend(touched.extract_if(.., |it| is_broken_through(state, model, it)));
            touched.iter().for_each(|it| touch(state, &mut self.touched, it));
        }
        Ok(())
    }

    /// What the tested gaps cost: each counts as one more piece of Light Terrain.
    fn gaps(&self, state: &State, model: ModelId) -> Vec<RuleId> {
        let tested = self.stretches.iter().filter(|it| matches!(it.1, Some(Passage::Gap { bottom: Some(_), .. })));
        tested.map(|_| state.profile(model).base.gap_rule()).collect()
    }

    fn climbs(&self) -> bool {
        self.stretches.iter().any(|it| matches!(it.1, Some(Passage::Climb { .. })))
    }

    /// Whether it is too long without what makes the model faster.
    pub fn hurries(&self, state: &State, model: ModelId, action: Action) -> bool {
        movement::hurries(state, model, action, self.length, &self.touched, &self.gaps(state, model))
    }

    /// How far the Action takes the model along it, in hundredths.
    pub fn limit(&self, state: &State, model: ModelId, action: Action) -> Breakdown {
        allowance_with(state, model, action, &self.touched, &self.gaps(state, model))
    }

    /// A way with a climb must be shorter than the Movement, not just as long (`wz.climb.measure`).
    pub fn is_short_enough(&self, state: &State, model: ModelId, action: Action) -> Result<(), Forbidden> {
        let limit = self.limit(state, model, action);
        let (length, most) = (inches(self.length), f64::from(limit.total()) / 100.0);
        if self.climbs() && self.length > most - TOLERANCE {
            return Err(Forbidden::ClimbTooFar { length, limit });
        }
        if self.length > most + TOLERANCE { Err(movement::too_far(self.length, limit, action.rule())) } else { Ok(()) }
    }

    /// The steps of a Move or a Run: an enemy slashes where the way leaves its reach for the last time.
    pub fn steps(&self, state: &State, model: ModelId, action: Action, facing: Bearing) -> Vec<Step> {
        let courses: Vec<Course> = self.courses();
        let here = state.figure(model);
        let last = &courses[courses.len() - 1];
        let end = Figure { foot: last.foot(state), ..here.moved(last.at(last.length), facing.to_vec()) };
        let mut partings: Vec<(usize, f64, ModelId)> = Vec::new();
        for (number, course) in courses.iter().enumerate() {
            let here = Figure { foot: course.foot(state), ..here.shifted(course.at(0.0)) };
            for (far, by) in movement::partings(state, model, &here, &end, course, number == 0) {
                partings.retain(|it| it.2 != by);
                partings.push((number, far, by));
            }
        }
        let mut walker = Walker::new(state, model, action);
        walker.steps.extend(movement::setting_out(state, model, partings.iter().map(|it| it.2)));
        for (number, (course, (_, then))) in courses.iter().zip(&self.stretches).enumerate() {
            let of_this = partings.iter().filter(|it| it.0 == number).map(|it| (it.1, it.2)).collect();
            movement::cut(state, model, course, of_this, None, Travel::Own(action), &mut walker.steps);
            walker.pass(state, then.as_ref(), self.landing(number));
        }
        walker.finish(Some(facing))
    }

    /// The stretches as lines of known length.
    pub fn courses(&self) -> Vec<Course> {
        self.stretches.iter().map(|(spots, _)| Course::new(spots[0], &spots[1..])).collect()
    }

    /// Where it ends.
    pub fn end(&self) -> Spot {
        let spot = self.stretches.last().and_then(|it| it.0.last());
        spot.map_or(Spot::default(), |it| Spot { jumps: false, ..*it })
    }

    /// The place where the passage after a stretch ends.
    pub fn landing(&self, number: usize) -> Option<Spot> {
        self.stretches.get(number + 1).map(|it| it.0[0])
    }
}

impl Passage {
    /// What of it counts as travel.
    pub fn length(&self, free_jump: Inches) -> f64 {
        match self {
            Passage::Climb { height, to_wall, .. } => height.to_f64() + to_wall,
            Passage::Jump { depth } => (*depth - free_jump).max(Inches::ZERO).to_f64(),
            Passage::Gap { near, far, .. } => (far.at.to_vec() - near.at.to_vec()).length(),
        }
    }
}

/// Collects the steps of a way over several levels.
pub(crate) struct Walker {
    model: ModelId,
    action: Action,
    free_jump: Inches,
    before: Inches,
    /// The steps so far.
    pub steps: Vec<Step>,
    climbs: Vec<Climbed>,
    falls: Vec<Step>,
    /// How deep it has jumped in all.
    pub drop: Inches,
}

impl Walker {
    pub fn new(state: &State, model: ModelId, action: Action) -> Walker {
        let (free_jump, before) = (state.profile(model).free_jump(), state.model(model).travelled);
        let (steps, climbs, falls) = (Vec::new(), Vec::new(), Vec::new());
        Walker { model, action, free_jump, before, steps, climbs, falls, drop: Inches::ZERO }
    }

    /// What the model will have travelled this Game Turn when it has come so far.
    fn travelled(&self) -> Inches {
        let lengths =
            self.steps.iter().filter_map(|it| if let Step::Walk(walk) = it { Some(walk.length) } else { None });
        lengths.fold(self.before, |sum, it| sum + it)
    }

    /// Over to the next level. The hit of a jump deeper than the Free Jump falls on landing (`wz.jump.beyond`), in an
    /// Engage when that has ended.
    pub fn pass(&mut self, state: &State, passage: Option<&Passage>, to: Option<Spot>) {
        let (Some(passage), Some(to)) = (passage, to) else { return };
        let (model, engaging) = (self.model, self.action == Action::Engage);
        if let Passage::Gap { near, bottom: Some(bottom), .. } = passage {
            let height = state.field.height(near.level) - state.field.height(bottom.level);
            self.steps.push(Step::GapTest { model, bottom: *bottom, height, engaging });
        }
        let facing = match self.steps.last() {
            Some(Step::Walk(walk)) => walk.facing,
            _ => state.facing(model),
        };
        let length = inches(passage.length(self.free_jump));
        let to = Spot { jumps: false, ..to };
        self.steps.push(Step::Walk(Walk { model, to, facing, length, travel: Travel::Own(self.action) }));
        let after = self.travelled();
        match passage {
            Passage::Climb { height, foot, .. } => {
                self.climbs.push(Climbed { height: *height, foot: Spot { jumps: false, ..*foot }, after });
            }
            Passage::Jump { depth } => {
                self.drop += *depth;
                if *depth > self.free_jump {
                    self.falls.push(Step::Fall { model, to: None, height: *depth - self.free_jump, after });
                }
            }
            Passage::Gap { near, far, .. } => {
                self.drop += state.field.height(near.level) - state.field.height(far.level);
            }
        }
        if !engaging {
            self.steps.append(&mut self.falls);
        }
    }

    /// The steps, with what follows the last of them: the Con test of a climb made with a Run or an Engage, then the hit
    /// of a jump. The model ends facing the way named.
    pub fn finish(mut self, facing: Option<Bearing>) -> Vec<Step> {
        let last = self.steps.iter_mut().rev().find_map(|it| if let Step::Walk(walk) = it { Some(walk) } else { None });
        if let (Some(facing), Some(last)) = (facing, last) {
            last.facing = facing;
        }
        let engaging = self.action == Action::Engage;
        if !self.climbs.is_empty() && (engaging || self.action == Action::Run) {
            self.steps.push(Step::ClimbTest { model: self.model, climbs: self.climbs, engaging });
        }
        self.steps.append(&mut self.falls);
        self.steps
    }
}

/// The pieces a way has under its feet: who stands on a floor is within its piece, be it only
/// where the way begins or ends (`wz.terrain.within`).
pub(crate) fn underfoot(state: &State, places: &[Place], touched: &mut Vec<Touched>) {
    for (number, place) in places.iter().enumerate() {
        if let table::reach::Level::Floor { piece, .. } = place.level {
            let next = places.get(number + 1).filter(|it| it.level == place.level);
            let length = next.map_or(0.0, |it| (it.at - place.at).length());
            touch(state, touched, &Touched { piece, length, toll: 0.0 });
        }
    }
}

/// Adds what one stretch touches; a piece counts once.
fn touch(state: &State, all: &mut Vec<Touched>, more: &Touched) {
    let known = all.iter_mut().find(|it| it.piece == more.piece);
    let length = known.as_ref().map_or(0.0, |it| it.length) + more.length;
    let Some(toll) = toll(state, more.piece, length) else { return };
    match known {
        Some(known) => (known.length, known.toll) = (length, toll),
        None => all.push(Touched { piece: more.piece, length, toll }),
    }
}

/// What so much of a piece costs; none for one that costs nothing.
fn toll(state: &State, piece: PieceId, length: f64) -> Option<f64> {
    match state.field.terrain_of(piece).toll() {
        Toll::Once { long: Some((over, toll)), .. } if length > over => Some(toll),
        Toll::Once { touch, .. } => Some(touch),
        Toll::Free | Toll::Blocked | Toll::PerInch(_) => None,
    }
}

/// Whether a piece that a way touches is Impassable to others and only slows this model.
fn is_broken_through(state: &State, model: ModelId, touched: &Touched) -> bool {
    let blocks = state.field.terrain_of(touched.piece) == Terrain::Impassable;
    blocks && first!(state, terrain_cost(model, touched)).is_some()
}

//! The straight line of an Engage over heights: it climbs what it meets, jumps down where a floor ends, and crosses gaps.

use table::{Inches, Point, Shape, Vec2, reach::Level};

use super::passage::{clip, floors, level_under, outline};
use crate::{ModelId, Spot, State, model::terrain::Terrain};

/// How many changes of level a line may have.
const MOST: usize = 8;

/// The straight line, and who runs along it.
struct Line<'a> {
    state: &'a State,
    from: Vec2,
    along: Vec2,
    length: f64,
    radius: f64,
    free_jump: Inches,
    widest_gap: f64,
    target: Level,
    climbs: bool,
}

/// The places at which a straight line to a place changes levels, that place last. Drops are jumped unless it `climbs`.
pub(crate) fn over_heights(
    state: &State,
    model: ModelId,
    from: Spot,
    to: Point,
    target: Level,
    climbs: bool,
) -> Option<Vec<Spot>> {
    let profile = state.profile(model);
    let way = to.to_vec() - from.at.to_vec();
    let line = Line {
        state,
        from: from.at.to_vec(),
        along: way.unit()?,
        length: way.length(),
        radius: profile.radius.to_f64(),
        free_jump: profile.free_jump(),
        widest_gap: profile.base.gap().1.to_f64(),
        target,
        climbs,
    };
    let (mut spots, mut level, mut far) = (Vec::new(), from.level, 0.0);
    for _ in 0..MOST {
        let Some(end) = line.change(level, far, &mut spots)? else {
            spots.push(Spot { at: to, level, jumps: false });
            return Some(spots);
        };
        (level, far) = end;
    }
    None
}

impl Line<'_> {
    fn at(&self, far: f64) -> Vec2 {
        self.from + self.along * far
    }

    fn spot(&self, far: f64, level: Level) -> Spot {
        Spot { at: Point::nearest(self.at(far)), level, jumps: false }
    }

    /// Where the line enters and leaves a shape.
    fn clip(&self, shape: &Shape) -> Option<(f64, f64)> {
        let (enters, leaves) = clip(shape, self.from, self.at(self.length))?;
        Some((enters * self.length, leaves * self.length))
    }

    /// The next change of level; `Some(None)` if the line goes on to its end, `None` if there is no getting on.
    fn change(&self, level: Level, far: f64, spots: &mut Vec<Spot>) -> Option<Option<(Level, f64)>> {
        let ends = outline(self.state, level).and_then(|it| self.clip(it)).map(|it| it.1);
        let ends = ends.filter(|it| *it < self.length - 1e-9);
        match (self.wall(level, far), ends) {
            (Some((enters, up)), ends) if ends.is_none_or(|it| enters <= it) => {
                self.climb(level, far, up, spots).map(Some)
            }
            (_, Some(ends)) => {
                self.cross(level, ends, spots).map(Some).or_else(|| self.drop(level, far, ends, spots).map(Some))
            }
            (_, None) => Some(None),
        }
    }

    /// The next floor above that must be climbed: of the target's piece, or of one nobody goes through.
    fn wall(&self, level: Level, far: f64) -> Option<(f64, Level)> {
        let field = &self.state.field;
        let of = |it: Level| if let Level::Floor { piece, .. } = it { Some(piece) } else { None };
        let height = field.height(level);
        let in_the_way = |it: Level| {
            let piece = of(it).and_then(|it| field.setup.table.piece(it));
            let solid = piece.is_some_and(|it| Terrain::of_piece(it) == Terrain::Impassable);
            (solid && of(it) != of(level)) || of(it) == of(self.target)
        };
        let goal = field.height(self.target);
        let wanted = |it: Level| of(it) != of(self.target) || field.height(it) <= goal;
        let above = floors(self.state).filter(|(it, _)| field.height(*it) > height && in_the_way(*it) && wanted(*it));
        let met = above.filter_map(|(it, shape)| Some((self.clip(shape)?.0, it))).filter(|it| it.0 >= far - 1e-9);
        met.min_by(|a, b| a.0.total_cmp(&b.0).then(field.height(a.1).cmp(&field.height(b.1))))
    }

    /// Up onto a floor: from where the base meets its edge to just inside it.
    fn climb(&self, level: Level, far: f64, up: Level, spots: &mut Vec<Spot>) -> Option<(Level, f64)> {
        let shape = outline(self.state, up)?;
        let foot = self.last_clear(shape, far, self.clip(shape)?.0);
        let top = (foot + 2.0 * self.radius).min(self.length);
        spots.extend([self.spot(foot, level), self.spot(top, up)]);
        Some((up, top))
    }

    /// Over a gap to the next floor ahead, if there is one near enough.
    fn cross(&self, level: Level, ends: f64, spots: &mut Vec<Spot>) -> Option<(Level, f64)> {
        let height = self.state.field.height(level);
        let fits = |it: &Level| {
            *it != level && (Inches::ZERO..=self.free_jump).contains(&(height - self.state.field.height(*it)))
        };
        let ahead =
            floors(self.state).filter(|it| fits(&it.0)).filter_map(|(it, shape)| Some((self.clip(shape)?.0, it)));
        let near = ahead.filter(|it| it.0 >= ends - 1e-9 && it.0 - ends <= self.widest_gap + 1e-9);
        let (enters, over) = near.min_by(|a, b| a.0.total_cmp(&b.0))?;
        let lower = self.state.field.height(over) < height;
        if lower && enters - ends < 0.01 {
            return None; // no gap: a step down
        }
        let clear = if lower { self.first_clear(outline(self.state, level)?, ends) } else { enters };
        let inside = (enters + 0.1).max(clear).min(self.length);
        spots.push(self.spot(inside, over));
        Some((over, inside))
    }

    /// Down where a floor ends: from just inside its edge to where the base is clear of it.
    fn drop(&self, level: Level, far: f64, ends: f64, spots: &mut Vec<Spot>) -> Option<(Level, f64)> {
        let shape = outline(self.state, level)?;
        let foot = self.first_clear(shape, ends);
        if foot > self.length + 0.005 {
            return None;
        }
        let below = level_under(self.state, self.at(foot), self.state.field.height(level));
        let edge = (foot - 2.0 * self.radius).max(far);
        spots.extend([self.spot(edge, level), Spot { jumps: !self.climbs, ..self.spot(foot, below) }]);
        Some((below, foot))
    }

    /// The last place before a shape at which the base is clear of it.
    fn last_clear(&self, shape: &Shape, from: f64, enters: f64) -> f64 {
        let (mut clear, mut touches) = (from, enters.max(from));
        for _ in 0..24 {
            let middle = (clear + touches) / 2.0;
            if shape.distance_to(self.at(middle)) >= self.radius { clear = middle } else { touches = middle }
        }
        clear
    }

    /// The first place behind a shape at which the base is clear of it.
    fn first_clear(&self, shape: &Shape, leaves: f64) -> f64 {
        let (mut touches, mut clear) = (leaves, leaves + 16.0 * self.radius);
        for _ in 0..24 {
            let middle = (clear + touches) / 2.0;
            if shape.distance_to(self.at(middle)) >= self.radius { clear = middle } else { touches = middle }
        }
        clear
    }
}

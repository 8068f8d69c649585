//! The pen: points, outlines and curves as SVG paths. Lengths are inches; light comes from the north-west.
//!
//! Everything drawn is seeded by the piece it is of, so the same table looks the same every time.

use std::f64::consts::PI;
use std::fmt::Write;

/// A point in plan: x east, y south.
pub type At = (f64, f64);

/// A number with two decimals at most, as short as it gets.
#[must_use]
pub fn n(value: f64) -> String {
    let text = format!("{value:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}

/// Chance for drawing: a small generator, good enough for tufts and rubble.
pub struct Chance(u64);

impl Chance {
    /// Seeded by what is drawn.
    #[must_use]
    pub fn new(seed: u64) -> Chance {
        Chance(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x2545_f491_4f6c_dd1d)
    }

    /// Between 0 and 1.
    pub fn share(&mut self) -> f64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// Between two numbers.
    pub fn between(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * self.share()
    }
}

/// Straight lines through points.
#[must_use]
pub fn lines(points: &[At], close: bool) -> String {
    let mut path = String::new();
    for (at, (x, y)) in points.iter().enumerate() {
        let _ = write!(path, "{}{},{}", if at == 0 { 'M' } else { 'L' }, n(*x), n(*y));
    }
    if close {
        path.push('Z');
    }
    path
}

/// A smooth curve through points: Catmull-Rom as cubic Béziers.
#[must_use]
pub fn smooth(points: &[At], close: bool) -> String {
    let count = points.len() as i64;
    if count < 2 {
        return String::new();
    }
    let get = |at: i64| {
        let at = if close { at.rem_euclid(count) } else { at.clamp(0, count - 1) };
        points[at as usize]
    };
    let mut path = format!("M{},{}", n(points[0].0), n(points[0].1));
    for at in 0..if close { count } else { count - 1 } {
        let (a, b, c, e) = (get(at - 1), get(at), get(at + 1), get(at + 2));
        let (first, second) =
            ((b.0 + (c.0 - a.0) / 6.0, b.1 + (c.1 - a.1) / 6.0), (c.0 - (e.0 - b.0) / 6.0, c.1 - (e.1 - b.1) / 6.0));
        let _ = write!(path, "C{},{} {},{} {},{}", n(first.0), n(first.1), n(second.0), n(second.1), n(c.0), n(c.1));
    }
    if close {
        path.push('Z');
    }
    path
}

/// Points along the smooth closed curve, so many for each corner.
#[must_use]
pub fn dense(points: &[At], each: usize) -> Vec<At> {
    let count = points.len();
    let mut out = Vec::with_capacity(count * each);
    for at in 0..count {
        let (a, b) = (points[(at + count - 1) % count], points[at]);
        let (c, e) = (points[(at + 1) % count], points[(at + 2) % count]);
        for step in 0..each {
            let t = step as f64 / each as f64;
            let on = |a: f64, b: f64, c: f64, e: f64| {
                0.5 * (2.0 * b
                    + (c - a) * t
                    + (2.0 * a - 5.0 * b + 4.0 * c - e) * t * t
                    + (3.0 * b - a - 3.0 * c + e) * t * t * t)
            };
            out.push((on(a.0, b.0, c.0, e.0), on(a.1, b.1, c.1, e.1)));
        }
    }
    out
}

/// Points every so often along a closed line, each with the way out of it.
#[must_use]
pub fn walk(points: &[At], step: f64) -> Vec<(At, At)> {
    let next = |at: usize| points[(at + 1) % points.len()];
    let side = if area(points) > 0.0 { 1.0 } else { -1.0 };
    let (mut out, mut carry) = (Vec::new(), 0.0);
    for (at, &(ax, ay)) in points.iter().enumerate() {
        let (bx, by) = next(at);
        let length = (bx - ax).hypot(by - ay);
        if length < 1e-9 {
            continue;
        }
        let mut t = carry;
        while t < length {
            let share = t / length;
            let normal = (side * (by - ay) / length, -side * (bx - ax) / length);
            out.push(((ax + (bx - ax) * share, ay + (by - ay) * share), normal));
            t += step;
        }
        carry = t - length;
    }
    out
}

/// Whether a point lies within an outline.
#[must_use]
pub fn inside(points: &[At], x: f64, y: f64) -> bool {
    let mut within = false;
    for at in 0..points.len() {
        let (a, b) = (points[at], points[(at + points.len() - 1) % points.len()]);
        if (a.1 > y) != (b.1 > y) && x < (b.0 - a.0) * (y - a.1) / (b.1 - a.1) + a.0 {
            within = !within;
        }
    }
    within
}

/// How far a point is from the line of an outline.
#[must_use]
pub fn edge_distance(points: &[At], x: f64, y: f64) -> f64 {
    let mut best = f64::INFINITY;
    for at in 0..points.len() {
        let (a, b) = (points[at], points[(at + 1) % points.len()]);
        let length = ((b.0 - a.0).powi(2) + (b.1 - a.1).powi(2)).max(1e-9);
        let t = (((x - a.0) * (b.0 - a.0) + (y - a.1) * (b.1 - a.1)) / length).clamp(0.0, 1.0);
        best = best.min((x - a.0 - t * (b.0 - a.0)).hypot(y - a.1 - t * (b.1 - a.1)));
    }
    best
}

/// An uneven round outline.
#[must_use]
pub fn blob(centre: At, radii: At, corners: usize, uneven: f64, chance: &mut Chance) -> Vec<At> {
    let corner = |at: usize| {
        let (turn, k) = (2.0 * PI * at as f64 / corners as f64, 1.0 + chance.between(-uneven, uneven));
        (centre.0 + radii.0 * k * turn.cos(), centre.1 + radii.1 * k * turn.sin())
    };
    (0..corners).map(corner).collect()
}

/// A line as wide as this.
#[must_use]
pub fn thick(a: At, b: At, width: f64) -> Vec<At> {
    let length = (b.0 - a.0).hypot(b.1 - a.1).max(1e-9);
    let aside = (-(b.1 - a.1) / length * width / 2.0, (b.0 - a.0) / length * width / 2.0);
    vec![
        (a.0 + aside.0, a.1 + aside.1),
        (b.0 + aside.0, b.1 + aside.1),
        (b.0 - aside.0, b.1 - aside.1),
        (a.0 - aside.0, a.1 - aside.1),
    ]
}

/// The shadow a prism of this height casts, as the data of a path. Every part of it turns the same way, so that none
/// cancels another.
#[must_use]
pub fn shadow(points: &[At], height: f64) -> String {
    let far = height * 0.34;
    let moved = |(x, y): At| (x + far, y + far);
    let clockwise = |mut part: Vec<At>| {
        if area(&part) < 0.0 {
            part.reverse();
        }
        lines(&part, true)
    };
    let side = |at: usize| {
        let (a, b) = (points[at], points[(at + 1) % points.len()]);
        clockwise(vec![a, b, moved(b), moved(a)])
    };
    let sides: String = (0..points.len()).map(side).collect();
    sides + &clockwise(points.iter().map(|it| moved(*it)).collect())
}

/// Twice the area of an outline; positive where it runs clockwise on screen.
fn area(points: &[At]) -> f64 {
    let next = |at: usize| points[(at + 1) % points.len()];
    (0..points.len()).map(|it| points[it].0 * next(it).1 - next(it).0 * points[it].1).sum()
}

/// The middle of an outline's corners.
#[must_use]
pub fn middle(points: &[At]) -> At {
    let count = points.len().max(1) as f64;
    (points.iter().map(|it| it.0).sum::<f64>() / count, points.iter().map(|it| it.1).sum::<f64>() / count)
}

/// The least and the greatest corner of the box around an outline.
#[must_use]
pub fn bounds(points: &[At]) -> (At, At) {
    let fold = |least: bool, pick: fn(&At) -> f64| {
        let all = points.iter().map(pick);
        if least { all.fold(f64::INFINITY, f64::min) } else { all.fold(f64::NEG_INFINITY, f64::max) }
    };
    ((fold(true, |it| it.0), fold(true, |it| it.1)), (fold(false, |it| it.0), fold(false, |it| it.1)))
}

/// The outline drawn in towards a middle.
#[must_use]
pub fn shrunk(points: &[At], about: At, share: f64) -> Vec<At> {
    points.iter().map(|it| (about.0 + (it.0 - about.0) * share, about.1 + (it.1 - about.1) * share)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        assert_eq!([n(1.0), n(-0.001), n(2.345), n(-3.5)], ["1", "0", "2.35", "-3.5"]);
    }

    #[test]
    fn the_same_seed_draws_the_same() {
        let draw = |seed| blob((0.0, 0.0), (1.0, 1.0), 8, 0.1, &mut Chance::new(seed));
        assert_eq!(draw(4), draw(4));
        assert_ne!(draw(4), draw(5));
    }

    #[test]
    fn no_part_of_a_shadow_turns_against_another() {
        let parts = shadow(&[(0.0, 0.0), (3.0, 0.0), (3.0, 2.0), (0.0, 2.0)], 2.0);
        for part in parts.split('M').filter(|it| !it.is_empty()) {
            let corner = |it: &str| it.split_once(',').and_then(|(x, y)| Some((x.parse().ok()?, y.parse().ok()?)));
            let corners: Vec<At> = part.trim_end_matches('Z').split('L').filter_map(corner).collect();
            assert!(corners.len() == 4 && area(&corners) >= 0.0, "{part}");
        }
    }

    #[test]
    fn a_walk_goes_round_with_its_normals_outward() {
        let square = [(0.0, 0.0), (4.0, 0.0), (4.0, 4.0), (0.0, 4.0)];
        let steps = walk(&square, 1.0);
        assert_eq!(steps.len(), 16);
        assert!(steps.iter().all(|((x, y), (nx, ny))| !inside(&square, x + nx * 0.1, y + ny * 0.1)));
    }
}

//! A battlefield from a seed: woods, scrub, water, hills with levels, walls, ruins and rocks.
//!
//! At least 45% of the table should be covered (`wz.start.terrain`). Pieces never overlap, and anything that stops a base stands
//! far enough from the next for the largest base to pass between them. The strip along every edge in which armies deploy stays free
//! of buildings, rocks and deep water, and most of it open. The seed decides everything, on every machine.

use dice::Seeded;
use rules::rule;
use table::{Bearing, Floor, Inches, Kind, Matter, Piece, Point, Polygon, Prism, Table, Vec2, measure, vec2};

/// Why no battlefield of this size can be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooSmall {
    /// The side that is too short or too long.
    pub side: Inches,
}

impl TooSmall {
    /// The rule that asks for terrain.
    #[must_use]
    pub const fn rule(self) -> rules::RuleId {
        rule!("wz.start.terrain")
    }
}

/// The share of the table that terrain covers (`wz.start.terrain`).
const COVERED: f64 = 0.45;
/// How deep the strip along each edge is in which armies deploy, and how much of it may be covered.
const STRIP: f64 = 6.5;
const STRIP_COVERED: f64 = 0.4;
/// How far apart two pieces stand at least; further where the largest base must pass between them.
const GAP: f64 = 0.5;
const LANE: f64 = 2.8;
/// What is left between the parts of a piece and its outline, so that no rounding carries them over it.
const ROUNDING: f64 = 0.05;

/// What a piece looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Look {
    Wood,
    Scrub,
    Ford,
    Hill,
    Wall,
    Ruin,
    Rock,
    Pool,
}

/// How often a plot is given to each look, out of the sum of all. Looks that are still missing come first.
const MIX: [(Look, u32); 6] =
    [(Look::Wood, 7), (Look::Ruin, 6), (Look::Scrub, 4), (Look::Hill, 3), (Look::Ford, 2), (Look::Pool, 1)];
/// What stands on the open ground between.
const SMALL: [Look; 9] = [
    Look::Wall,
    Look::Rock,
    Look::Wall,
    Look::Scrub,
    Look::Wall,
    Look::Rock,
    Look::Wall,
    Look::Scrub,
    Look::Wall,
];

/// A battlefield of this size, 36 to 96 inches a side.
pub fn generate(width: Inches, depth: Inches, seed: u64) -> Result<Table, TooSmall> {
    let fits = |side: &Inches| (Inches::whole(36)..=Inches::whole(96)).contains(side);
    if let Some(side) = [width, depth].into_iter().find(|it| !fits(it)) {
        return Err(TooSmall { side });
    }
    let mut field = Maker::new(width, depth, seed);
    field.fill();
    Ok(Table::new(width, depth, field.pieces).unwrap_or_else(|faults| unreachable!("a generated table: {faults:?}")))
}

/// A rectangle of ground, upright on the map.
#[derive(Clone, Copy, Debug)]
struct Plot {
    low: Vec2,
    high: Vec2,
}

impl Plot {
    fn middle(&self) -> Vec2 {
        (self.low + self.high) * 0.5
    }

    fn half(&self) -> Vec2 {
        (self.high - self.low) * 0.5
    }

    fn area(&self) -> f64 {
        let half = self.half();
        4.0 * half.x * half.y
    }
}

struct Maker {
    size: Vec2,
    chance: Seeded,
    pieces: Vec<Piece>,
    looks: Vec<Look>,
    covered: f64,
    strips_covered: f64,
}

impl Maker {
    fn new(width: Inches, depth: Inches, seed: u64) -> Maker {
        let size = vec2(width.to_f64(), depth.to_f64());
        let chance = Seeded::from_u64(seed);
        Maker { size, chance, pieces: Vec::new(), looks: Vec::new(), covered: 0.0, strips_covered: 0.0 }
    }

    /// The table is parted into plots of all sizes; plots in any order, inland first, get a piece each until enough is covered.
    /// Walls, rocks and bushes stand on what is left.
    fn fill(&mut self) {
        let mut plots = Vec::new();
        self.part(Plot { low: vec2(0.5, 0.5), high: self.size - vec2(0.5, 0.5) }, &mut plots);
        self.shuffle(&mut plots);
        let (coast, inland): (Vec<Plot>, Vec<Plot>) = plots.into_iter().partition(|it| self.is_in_a_strip(it.middle()));
        for plot in inland.into_iter().chain(coast) {
            let look = self.look();
            if self.covered < COVERED * self.size.x * self.size.y && !self.try_on_plot(look, plot) {
                self.try_on_plot(Look::Wood, plot);
            }
        }
        for look in SMALL {
            (0..200).any(|_| self.try_anywhere(look));
        }
    }

    /// Parts ground in two, across its longer side, until the parts are small enough.
    fn part(&mut self, ground: Plot, plots: &mut Vec<Plot>) {
        let half = ground.half();
        let enough = self.between(55.0, 130.0);
        if ground.area() <= enough && half.x.max(half.y) <= 7.0 {
            plots.push(ground);
            return;
        }
        let share = self.between(0.36, 0.64);
        let (mut first, mut second) = (ground, ground);
        if half.x >= half.y {
            first.high.x = ground.low.x + 2.0 * half.x * share;
            second.low.x = first.high.x;
        } else {
            first.high.y = ground.low.y + 2.0 * half.y * share;
            second.low.y = first.high.y;
        }
        self.part(first, plots);
        self.part(second, plots);
    }

    fn shuffle(&mut self, plots: &mut [Plot]) {
        for at in (1..plots.len()).rev() {
            plots.swap(at, self.chance.below(at as u32 + 1) as usize);
        }
    }

    /// A look for a plot: one that is missing, or any by the mix.
    fn look(&mut self) -> Look {
        if let Some((missing, _)) = MIX.iter().find(|it| !self.looks.contains(&it.0)) {
            return *missing;
        }
        let all: u32 = MIX.iter().map(|it| it.1).sum();
        let mut left = self.chance.below(all);
        for (look, share) in MIX {
            if left < share {
                return look;
            }
            left -= share;
        }
        Look::Wood
    }

    /// A length between two.
    fn between(&mut self, least: f64, most: f64) -> f64 {
        least + (most - least) * f64::from(self.chance.below(10_001)) / 10_000.0
    }

    fn try_on_plot(&mut self, look: Look, plot: Plot) -> bool {
        let room = plot.half() - vec2(GAP, GAP) * 0.5;
        let (half, turn) = match look {
            Look::Ruin => {
                let turn = Bearing::hundredths(self.between(-500.0, 500.0) as i32);
                let slack = 0.09 * room.x.max(room.y);
                (vec2((room.x - slack).min(4.5), (room.y - slack).min(4.5)), turn)
            }
            _ => (vec2(room.x * self.between(0.86, 1.0), room.y * self.between(0.86, 1.0)), Bearing::NORTH),
        };
        self.try_to_place(look, plot.middle(), half, turn)
    }

    fn try_anywhere(&mut self, look: Look) -> bool {
        let centre = vec2(self.between(0.0, self.size.x), self.between(0.0, self.size.y));
        let turn = Bearing::hundredths(self.chance.below(36_000) as i32);
        let half = match look {
            Look::Wall => vec2(self.between(2.0, 3.5), 0.25),
            _ => vec2(self.between(0.9, 1.6), self.between(0.8, 1.2)),
        };
        self.try_to_place(look, centre, half, turn)
    }

    fn try_to_place(&mut self, look: Look, centre: Vec2, half: Vec2, turn: Bearing) -> bool {
        let outline = match look {
            Look::Wall | Look::Ruin => rectangle(centre, half, turn),
            _ => self.blob(centre, half, turn),
        };
        let Some(outline) = outline.filter(|it| self.is_free(look, it)) else { return false };
        let area = outline.twice_area() as f64 / 20_000.0;
        let in_a_strip = self.is_in_a_strip(centre);
        if in_a_strip && self.strips_covered + area > STRIP_COVERED * self.strips() {
            return false;
        }
        let id = self.pieces.len() as u16 + 1;
        let Some(piece) = self.piece(id, look, outline, centre, half, turn) else { return false };
        self.covered += area;
        self.strips_covered += if in_a_strip { area } else { 0.0 };
        self.looks.push(look);
        self.pieces.push(piece);
        true
    }

    fn is_in_a_strip(&self, at: Vec2) -> bool {
        at.x < STRIP || at.y < STRIP || at.x > self.size.x - STRIP || at.y > self.size.y - STRIP
    }

    /// The area of all strips.
    fn strips(&self) -> f64 {
        self.size.x * self.size.y - (self.size.x - 2.0 * STRIP) * (self.size.y - 2.0 * STRIP)
    }

    /// A rectangle with its corners cut off, each cut as it comes: always convex.
    fn blob(&mut self, centre: Vec2, half: Vec2, turn: Bearing) -> Option<Polygon> {
        let mut outline = Vec::with_capacity(8);
        for (x, y) in [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)] {
            let along = vec2(x * half.x * (1.0 - self.between(0.35, 0.9)), y * half.y);
            let across = vec2(x * half.x, y * half.y * (1.0 - self.between(0.35, 0.9)));
            let corners = if x * y > 0.0 { [across, along] } else { [along, across] };
            outline.extend(corners.map(|it| Point::nearest(centre + turned(it, turn))));
        }
        Polygon::new(outline).ok()
    }

    /// Whether it lies on the table, away from other pieces, and inland if it must.
    fn is_free(&self, look: Look, outline: &Polygon) -> bool {
        let edge = if stands_only_inland(look) { STRIP } else { 0.4 };
        let inside = |at: &Point| {
            let at = at.to_vec();
            at.x >= edge && at.y >= edge && at.x <= self.size.x - edge && at.y <= self.size.y - edge
        };
        let apart = |(piece, other): (&Piece, &Look)| {
            let stops = stops_a_base(look) && stops_a_base(*other);
            let least = if stops { LANE } else { GAP / 2.0 };
            measure::plan_distance(piece.footprint.shape(), outline.shape()) >= least
        };
        outline.corners().iter().all(inside) && self.pieces.iter().zip(&self.looks).all(apart)
    }

    fn piece(&mut self, id: u16, look: Look, outline: Polygon, at: Vec2, half: Vec2, turn: Bearing) -> Option<Piece> {
        let kind = |tag: &str| Kind::new(tag).unwrap_or_else(|why| unreachable!("{why}"));
        let inches = Inches::hundredths;
        let piece = match look {
            Look::Wood => Piece::area(id, kind("heavy-wood"), outline, inches(400)),
            Look::Scrub => Piece::area(id, kind("light-scrub"), outline, inches(100)),
            Look::Ford => Piece::area(id, kind("light-water"), outline, inches(1)),
            Look::Hill => return hill(id, kind("open-hill"), outline, at),
            Look::Wall => Piece::block(id, kind("heavy-wall"), outline, inches(125)),
            Look::Ruin => return self.ruin(id, kind("heavy-ruin"), outline, at, half, turn),
            Look::Rock => Piece::block(id, kind("impassable-rock"), outline, inches(300)),
            Look::Pool => Piece::area(id, kind("impassable-water"), outline, inches(1)),
        };
        Some(piece)
    }

    /// Walls on three sides with a gap in each, and half a floor above.
    fn ruin(&mut self, id: u16, kind: Kind, outline: Polygon, at: Vec2, half: Vec2, turn: Bearing) -> Option<Piece> {
        let thick = 0.2;
        let door = self.between(0.7, 1.1);
        if half.x.min(half.y) < 2.0 {
            return None;
        }
        let wall = |from: Vec2, to: Vec2| {
            let (middle, span) = ((from + to) * 0.5, (to - from) * 0.5);
            let sides = vec2(span.x.abs().max(thick), span.y.abs().max(thick));
            rectangle(at + turned(middle, turn), sides, turn)
        };
        let (x, y) = (half.x - thick - ROUNDING, half.y - thick - ROUNDING);
        let walls = [
            wall(vec2(-x, -y), vec2(-door, -y)),
            wall(vec2(door, -y), vec2(x, -y)),
            wall(vec2(-x, -y), vec2(-x, -door)),
            wall(vec2(-x, door), vec2(-x, y)),
            wall(vec2(-x, y), vec2(-door, y)),
        ];
        let prism = |outline: Option<Polygon>| Some(Prism { outline: outline?, bottom: Inches::ZERO, top: Inches::whole(4) });
        let solids: Option<Vec<Prism>> = walls.into_iter().map(prism).collect();
        let upstairs = rectangle(at + turned(vec2(-half.x / 2.0, 0.0), turn), vec2(half.x / 2.0, half.y) - vec2(ROUNDING, ROUNDING), turn)?;
        let mut ruin = Piece::new(id, kind, outline, Matter::Solids(solids?));
        ruin.floors.push(Floor { outline: upstairs, height: Inches::whole(3) });
        Some(ruin)
    }
}

/// A hill: its whole top an inch up, and a second level on a smaller outline.
fn hill(id: u16, kind: Kind, outline: Polygon, at: Vec2) -> Option<Piece> {
    let shrunk = |by: f64| {
        let corner = |it: &Point| Point::nearest(at + (it.to_vec() - at) * by);
        Polygon::new(outline.corners().iter().map(corner).collect::<Vec<_>>()).ok()
    };
    let crest = shrunk(0.55)?;
    let solid = |outline: &Polygon, bottom: i32, top: i32| Prism {
        outline: outline.clone(),
        bottom: Inches::whole(bottom),
        top: Inches::whole(top),
    };
    let solids = vec![solid(&outline, 0, 1), solid(&crest, 1, 2)];
    let mut hill = Piece::new(id, kind, outline.clone(), Matter::Solids(solids));
    hill.floors.push(Floor { outline, height: Inches::whole(1) });
    hill.floors.push(Floor { outline: crest, height: Inches::whole(2) });
    Some(hill)
}

/// A way turned clockwise.
fn turned(way: Vec2, turn: Bearing) -> Vec2 {
    let Vec2 { x: sine, y: minus_cosine } = turn.to_vec();
    vec2(-minus_cosine * way.x - sine * way.y, sine * way.x - minus_cosine * way.y)
}

fn rectangle(centre: Vec2, half: Vec2, turn: Bearing) -> Option<Polygon> {
    let corner = |x: f64, y: f64| Point::nearest(centre + turned(vec2(x * half.x, y * half.y), turn));
    Polygon::new(vec![corner(-1.0, -1.0), corner(1.0, -1.0), corner(1.0, 1.0), corner(-1.0, 1.0)]).ok()
}

fn stands_only_inland(look: Look) -> bool {
    matches!(look, Look::Ruin | Look::Rock | Look::Pool)
}

fn stops_a_base(look: Look) -> bool {
    matches!(look, Look::Rock | Look::Pool)
}

#[cfg(test)]
mod tests {
    use table::Shape;

    use super::*;

    fn share(table: &Table, of: impl Fn(&Piece) -> bool) -> f64 {
        let covered: i64 = table.pieces().iter().filter(|it| of(it)).map(|it| it.footprint.twice_area()).sum();
        covered as f64 / 20_000.0 / (table.width().to_f64() * table.depth().to_f64())
    }

    fn all() -> impl Iterator<Item = Table> {
        let sizes = [(48, 48), (72, 48)];
        (0..12).flat_map(move |seed| sizes.map(|(width, depth)| generate(Inches::whole(width), Inches::whole(depth), seed).unwrap()))
    }

    #[test]
    fn close_to_half_the_table_is_covered() {
        for table in all() {
            let covered = share(&table, |_| true); // wz.start.terrain
            assert!((0.42..0.50).contains(&covered), "{covered}");
            assert!(share(&table, |it| it.kind.as_str().starts_with("impassable")) < 0.1);
        }
    }

    #[test]
    fn every_field_has_something_of_everything() {
        let kinds = ["heavy-wood", "light-scrub", "light-water", "open-hill", "heavy-wall", "heavy-ruin", "impassable-rock"];
        for table in all() {
            for kind in kinds {
                assert!(table.pieces().iter().any(|it| it.kind.as_str() == kind), "no {kind}");
            }
        }
    }

    #[test]
    fn armies_can_deploy_along_every_edge() {
        for table in all() {
            let inland = ["heavy-ruin", "impassable-rock", "impassable-water"];
            for piece in table.pieces().iter().filter(|it| inland.contains(&it.kind.as_str())) {
                let inside = |at: &Point| {
                    let (at, edge) = (at.to_vec(), STRIP - 0.01);
                    at.x > edge && at.y > edge && at.x < table.width().to_f64() - edge && at.y < table.depth().to_f64() - edge
                };
                assert!(piece.footprint.corners().iter().all(inside), "{} in a deployment strip", piece.kind);
            }
        }
    }

    /// Every open spot can be reached from every other by the largest base: nothing is walled in.
    #[test]
    fn the_largest_base_gets_everywhere() {
        for table in all() {
            let stops = |it: &&Piece| it.kind.as_str().starts_with("impassable");
            let free = |x: i32, y: i32| {
                let base = Shape::Disc { centre: vec2(f64::from(x) / 2.0, f64::from(y) / 2.0), radius: 1.0 };
                table.pieces().iter().filter(stops).all(|it| measure::plan_distance(it.footprint.shape(), &base) > 0.0)
            };
            let (wide, deep) = (table.width().to_f64() as i32 * 2, table.depth().to_f64() as i32 * 2);
            let open: std::collections::BTreeSet<(i32, i32)> =
                (2..=wide - 2).flat_map(|x| (2..=deep - 2).map(move |y| (x, y))).filter(|(x, y)| free(*x, *y)).collect();
            let mut reached = std::collections::BTreeSet::from([(2, 2)]);
            let mut next = vec![(2, 2)];
            while let Some((x, y)) = next.pop() {
                for spot in [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)] {
                    if open.contains(&spot) && reached.insert(spot) {
                        next.push(spot);
                    }
                }
            }
            assert_eq!(reached.len(), open.len());
        }
    }

    #[test]
    fn the_seed_decides_and_silly_sizes_are_refused() {
        let (width, depth) = (Inches::whole(48), Inches::whole(48));
        assert_eq!(generate(width, depth, 5), generate(width, depth, 5));
        assert_ne!(generate(width, depth, 5), generate(width, depth, 6));
        let refused = generate(Inches::whole(3), depth, 5).unwrap_err();
        assert_eq!((refused.side, refused.rule()), (Inches::whole(3), rule!("wz.start.terrain")));
    }
}

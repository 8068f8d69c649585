//! What can stand on a table, in its default sizes (`dc.feature.dimensions`).

use table::{Inches, Kind, Piece, Point, Polygon};

/// A piece of scenery of default size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SceneryPiece {
    /// A Shack, tiny.
    TinyShack,
    /// A Shack, small.
    SmallShack,
    /// A building, tiny.
    TinyBuilding,
    /// A building, small.
    SmallBuilding,
    /// A building, medium.
    MediumBuilding,
    /// A building, large.
    LargeBuilding,
    /// A bunker, medium.
    MediumBunker,
    /// A bunker, large.
    LargeBunker,
    /// A Forest, small.
    SmallForest,
    /// A Forest, medium.
    MediumForest,
    /// A Forest, large.
    LargeForest,
    /// A barricade.
    Barricade,
    /// A wheat field.
    Field,
}

/// A sort of scenery: its kind on the table, its width, depth and height in hundredths. A Forest's width is its diameter.
struct Sort {
    of: SceneryPiece,
    kind: &'static str,
    across: i32,
    down: i32,
    top: i32,
}

const fn sort(of: SceneryPiece, kind: &'static str, across: i32, down: i32, top: i32) -> Sort {
    Sort { of, kind, across, down, top }
}

const SORTS: [Sort; 13] = [
    sort(SceneryPiece::TinyShack, "shack-tiny", 300, 300, 300),
    sort(SceneryPiece::SmallShack, "shack-small", 400, 400, 400),
    sort(SceneryPiece::TinyBuilding, "building-tiny", 300, 300, 300),
    sort(SceneryPiece::SmallBuilding, "building-small", 400, 400, 400),
    sort(SceneryPiece::MediumBuilding, "building-medium", 500, 500, 600),
    sort(SceneryPiece::LargeBuilding, "building-large", 700, 700, 800),
    sort(SceneryPiece::MediumBunker, "bunker-medium", 500, 500, 600),
    sort(SceneryPiece::LargeBunker, "bunker-large", 700, 700, 800),
    sort(SceneryPiece::SmallForest, "forest-small", 350, 350, 300),
    sort(SceneryPiece::MediumForest, "forest-medium", 550, 550, 300),
    sort(SceneryPiece::LargeForest, "forest-large", 800, 800, 300),
    sort(SceneryPiece::Barricade, "barricade", 400, 50, 100),
    sort(SceneryPiece::Field, "field", 500, 500, 50),
];

/// The corners of a circle of radius 1 in ten-thousandths, for a polygon of sixteen, from the east.
const CIRCLE: [(i32, i32); 16] = [
    (10_000, 0),
    (9_239, 3_827),
    (7_071, 7_071),
    (3_827, 9_239),
    (0, 10_000),
    (-3_827, 9_239),
    (-7_071, 7_071),
    (-9_239, 3_827),
    (-10_000, 0),
    (-9_239, -3_827),
    (-7_071, -7_071),
    (-3_827, -9_239),
    (0, -10_000),
    (3_827, -9_239),
    (7_071, -7_071),
    (9_239, -3_827),
];

fn looked_up(of: SceneryPiece) -> &'static Sort {
    SORTS.iter().find(|it| it.of == of).unwrap_or(&SORTS[0])
}

/// What a kind of piece is.
pub(super) fn of(kind: &Kind) -> Option<SceneryPiece> {
    SORTS.iter().find(|it| it.kind == kind.as_str()).map(|it| it.of)
}

impl SceneryPiece {
    /// Whether it is a Forest, whose footprint is round.
    #[must_use]
    pub const fn is_forest(self) -> bool {
        matches!(self, SceneryPiece::SmallForest | SceneryPiece::MediumForest | SceneryPiece::LargeForest)
    }

    /// Whether it is a feature: a Structure or a Forest (`dc.feature.definitions`).
    #[must_use]
    pub const fn is_feature(self) -> bool {
        !matches!(self, SceneryPiece::Barricade | SceneryPiece::Field)
    }

    /// Its kind as tables name it.
    #[must_use]
    pub fn kind(self) -> &'static str {
        looked_up(self).kind
    }

    /// Its width and depth, in hundredths of an inch.
    #[must_use]
    pub fn size(self) -> (i32, i32) {
        let sort = looked_up(self);
        (sort.across, sort.down)
    }
}

/// A piece of scenery with its middle at a point.
#[must_use]
pub fn scenery(id: u16, of: SceneryPiece, at: Point) -> Piece {
    let (across, down) = of.size();
    let (x, y) = (at.x.as_hundredths(), at.y.as_hundredths());
    let corners = if of.is_forest() {
        let on = |(cos, sin): &(i32, i32)| {
            let part = |it: i32| (it * across / 2 + 5_000 * it.signum()) / 10_000;
            point(x + part(*cos), y + part(*sin))
        };
        CIRCLE.iter().map(on).collect()
    } else {
        rectangle(x - across / 2, y - down / 2, x + across / 2, y + down / 2)
    };
    piece(id, of, corners)
}

pub(super) fn rectangle(left: i32, top: i32, right: i32, bottom: i32) -> Vec<Point> {
    vec![point(left, top), point(right, top), point(right, bottom), point(left, bottom)]
}

pub(super) const fn point(x: i32, y: i32) -> Point {
    Point::new(Inches::hundredths(x), Inches::hundredths(y))
}

/// A piece of scenery with these corners: Structures and Forests are blocks, barricades and fields can be walked into.
pub(super) fn piece(id: u16, of: SceneryPiece, corners: Vec<Point>) -> Piece {
    let sort = looked_up(of);
    let kind = Kind::new(sort.kind).expect("a kind is a short word");
    let footprint = Polygon::new(corners).expect("rectangles and circles are polygons");
    let top = Inches::hundredths(sort.top);
    if of.is_feature() { Piece::block(id, kind, footprint, top) } else { Piece::area(id, kind, footprint, top) }
}

#[cfg(test)]
mod tests {
    use catalogue::{Language, rule};

    use super::*;

    /// dc.feature.dimensions: the sizes printed there.
    #[test]
    fn pieces_have_the_default_sizes() {
        let text = rule!("dc.feature.dimensions").text(Language::En).words;
        let inches = |it: i32| {
            if it % 100 == 0 { (it / 100).to_string() } else { format!("{}", f64::from(it) / 100.0) }
        };
        for sort in &SORTS {
            let [across, down, top] = [sort.across, sort.down, sort.top].map(inches);
            let (what, size) = sort.kind.rsplit_once('-').unwrap_or((sort.kind, ""));
            let wanted = match what {
                "forest" if size == "small" => format!("forests small {across} across / {top}"),
                "forest" => format!("{size} {across} / {top}"),
                "barricade" | "field" => format!("{what} {across} x {down} / {top}"),
                _ => format!("{size} {across} x {down} / {top}"),
            };
            assert!(text.to_lowercase().contains(&wanted), "{}: {wanted}", sort.kind);
            let piece = scenery(1, sort.of, Point::whole(20, 20));
            let (low, high) = piece.footprint.shape().bounds();
            assert_eq!(((high.x - low.x) * 100.0).round() as i32, sort.across, "{}", sort.kind);
            assert_eq!(((high.y - low.y) * 100.0).round() as i32, sort.down, "{}", sort.kind);
            assert_eq!((of(&piece.kind), piece.top().as_hundredths()), (Some(sort.of), sort.top));
            assert_eq!(piece.is_solid(), sort.of.is_feature());
        }
    }
}

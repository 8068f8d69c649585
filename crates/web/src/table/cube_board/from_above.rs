//! A board of cubes from above: floors lighter with each level, walls with their gaps, ways up. In inches.

use std::fmt::Write;

use battle::scene::{Climb, Outline, Partition, Patch, Storey, Works, Zone};
use html_escape::encode_text;
use table::lattice::{Cube, Floor, Opening, Side};

use crate::table::cube_board::lens::Board;
use crate::table::models::glyphs::glyph;
use crate::table::models::model::side;
use crate::table::pen::{At, Chance, lines, n};

/// How far a floor above the ground ends before the edge of its cube, so that the walls below it are seen.
const EAVES: f64 = 0.16;

/// Everything built, and what lies in the cubes.
#[must_use]
pub fn sheet(board: &Board, works: &Works, blocks: &[Patch]) -> String {
    let (wide, deep) = board.extent();
    let mut svg = format!(r#"<rect width="{}" height="{}" class="q-ground"/>"#, n(wide), n(deep));
    svg += &worn(board);
    svg += &numbers(board);
    let shown = board.lens.level;
    for level in 0..board.levels {
        let fade = match shown {
            Some(only) if level > only => " q-above",
            Some(only) if level < only => " q-below",
            _ => "",
        };
        let _ = write!(svg, r#"<g class="q-level{fade}">"#);
        for storey in works.storeys.iter().filter(|it| it.cube.level == level && level > 0) {
            svg += &deck(board, storey, works);
        }
        for block in blocks.iter().filter(|it| level_of(board, it.bottom.to_f64()) == level) {
            svg += &crate_of(block);
        }
        for wall in works.walls.iter().filter(|it| it.cube.level == level) {
            svg += &partition(board, wall);
        }
        // A way up is seen on the floor it leads to, not hidden below it.
        for climb in works.climbs.iter().filter(|it| it.cube.level + 1 == level) {
            svg += &way_up(board, climb);
        }
        svg += "</g>";
    }
    svg
}

fn level_of(board: &Board, height: f64) -> u8 {
    (height / board.side) as u8
}

fn corner(board: &Board, cube: Cube) -> At {
    (f64::from(cube.column) * board.side, f64::from(cube.row) * board.side)
}

/// Tiles of the ground, some of them worn, and the lines between the cubes.
fn worn(board: &Board) -> String {
    let (mut svg, mut chance) = (String::new(), Chance::new(4));
    let (columns, rows) = board.squares;
    for row in 0..rows {
        for column in 0..columns {
            let (x, y) = corner(board, Cube::new(column, row, 0));
            if chance.share() < 0.42 {
                let _ = write!(
                    svg,
                    r#"<rect x="{}" y="{}" width="{s}" height="{s}" class="q-tile"/>"#,
                    n(x),
                    n(y),
                    s = n(board.side)
                );
            }
            if chance.share() < 0.3 {
                let mut bend = || (x + chance.between(0.4, 2.6), y + chance.between(0.4, 2.6));
                let crack = [bend(), bend(), bend()];
                let _ = write!(svg, r#"<path d="{}" class="q-crack"/>"#, lines(&crack, false));
            }
        }
    }
    let (wide, deep) = board.extent();
    let mut grid = String::new();
    for at in 0..=columns {
        let _ = write!(grid, "M{},0V{}", n(f64::from(at) * board.side), n(deep));
    }
    for at in 0..=rows {
        let _ = write!(grid, "M0,{}H{}", n(f64::from(at) * board.side), n(wide));
    }
    let _ = write!(svg, r#"<path d="{grid}" class="q-grid"/>"#);
    svg
}

/// Columns along the top, rows along the side.
fn numbers(board: &Board) -> String {
    let mut svg = String::new();
    let middle = |at: u8| n((f64::from(at) + 0.5) * board.side);
    for at in 0..board.squares.0 {
        let _ = write!(svg, r#"<text x="{}" y="-.22" class="q-num">{}</text>"#, middle(at), at + 1);
    }
    for at in 0..board.squares.1 {
        let _ = write!(svg, r#"<text x="-.4" y="{}" dy=".2" class="q-num">{}</text>"#, middle(at), at + 1);
    }
    svg
}

/// A floor above the ground with its shadow and its level.
fn deck(board: &Board, storey: &Storey, works: &Works) -> String {
    let (x, y) = corner(board, storey.cube);
    let (level, side) = (storey.cube.level, board.side);
    let beside = |east: i16, south: i16| {
        let to = |at: u8, by: i16| u8::try_from(i16::from(at) + by).unwrap_or(u8::MAX);
        works.storey(Cube::new(to(storey.cube.column, east), to(storey.cube.row, south), level)).is_some()
    };
    let ends = |open: bool| if open { 0.0 } else { EAVES };
    let (west, north) = (x + ends(beside(-1, 0)), y + ends(beside(0, -1)));
    let (east, south) = (x + side - ends(beside(1, 0)), y + side - ends(beside(0, 1)));
    let (wide, deep) = (n(east - west), n(south - north));
    let mut svg = String::new();
    let cast = 0.1 + 0.14 * f64::from(level);
    let _ = write!(
        svg,
        r#"<rect x="{}" y="{}" width="{wide}" height="{deep}" class="q-cast"/>"#,
        n(west + cast),
        n(north + cast)
    );
    let class = if storey.floor == Floor::Partial { " q-half" } else { "" };
    let _ = write!(
        svg,
        r#"<rect x="{}" y="{}" width="{wide}" height="{deep}" class="q-deck q-lv{}{class}"/>"#,
        n(west),
        n(north),
        level.min(3)
    );
    if storey.floor == Floor::Partial {
        let mut boards = String::new();
        for at in 1..6 {
            let _ = write!(boards, "M{},{}V{}", n(west + (east - west) * f64::from(at) / 6.0), n(north), n(south));
        }
        let _ = write!(svg, r#"<path d="{boards}" class="q-boards"/>"#);
    }
    let mut rim = String::new();
    for (open, path) in [
        (beside(0, -1), format!("M{},{}H{}", n(west), n(north), n(east))),
        (beside(0, 1), format!("M{},{}H{}", n(west), n(south), n(east))),
        (beside(-1, 0), format!("M{},{}V{}", n(west), n(north), n(south))),
        (beside(1, 0), format!("M{},{}V{}", n(east), n(north), n(south))),
    ] {
        rim += if open { "" } else { &path };
    }
    let _ = write!(svg, r#"<path d="{rim}" class="q-rim"/>"#);
    let _ =
        write!(svg, r#"<text x="{}" y="{}" class="q-level-t">{}</text>"#, n(x + side - 0.36), n(y + 0.62), level + 1);
    svg
}

/// A crate, rubble, a barricade.
fn crate_of(block: &Patch) -> String {
    let outline: Vec<At> = block.outline.iter().map(|it| (it.x.to_f64(), it.y.to_f64())).collect();
    let cast = 0.34 * (block.top - block.bottom).to_f64();
    let shadow: Vec<At> = outline.iter().map(|it| (it.0 + cast, it.1 + cast)).collect();
    let brace = if outline.len() == 4 { lines(&[outline[0], outline[2]], false) } else { String::new() };
    format!(
        r#"<path d="{}" class="q-cast"/><path d="{}" class="q-crate"/><path d="{brace}" class="q-brace"/>"#,
        lines(&shadow, true),
        lines(&outline, true)
    )
}

/// The two ends of a side of a cube.
#[must_use]
pub fn edge(board: &Board, cube: Cube, side: Side) -> (At, At) {
    let (x, y) = corner(board, cube);
    let far = board.side;
    match side {
        Side::North => ((x, y), (x + far, y)),
        Side::South => ((x, y + far), (x + far, y + far)),
        Side::West => ((x, y), (x, y + far)),
        Side::East | Side::Up | Side::Down => ((x + far, y), (x + far, y + far)),
    }
}

/// A wall: whole, with a slit, with a doorway, or low.
fn partition(board: &Board, wall: &Partition) -> String {
    let (a, b) = edge(board, wall.cube, wall.side);
    let at = |share: f64| (a.0 + (b.0 - a.0) * share, a.1 + (b.1 - a.1) * share);
    let stretch = |from: f64, to: f64, class: &str| {
        format!(r#"<path d="{}" class="{class}"/>"#, lines(&[at(from), at(to)], false))
    };
    match wall.opening {
        Opening::Blocked => stretch(0.0, 1.0, "q-wall"),
        Opening::Small => stretch(0.0, 1.0, "q-wall") + &stretch(0.2, 0.8, "q-slit"),
        Opening::Medium if wall.shut => {
            stretch(0.0, 0.25, "q-wall") + &stretch(0.25, 0.75, "q-hatch") + &stretch(0.75, 1.0, "q-wall")
        }
        Opening::Medium => stretch(0.0, 0.25, "q-wall") + &stretch(0.75, 1.0, "q-wall"),
        Opening::Large if wall.shut => stretch(0.0, 1.0, "q-hatch"),
        Opening::Large => stretch(0.0, 1.0, "q-low"),
        Opening::Open => String::new(),
    }
}

/// A ladder with its rungs, or a ramp as an arrow up.
fn way_up(board: &Board, climb: &Climb) -> String {
    let (x, y) = corner(board, climb.cube);
    if climb.ramp {
        let (left, right, low, high) = (n(x + 0.5), n(x + board.side - 0.5), n(y + board.side - 0.35), n(y + 0.5));
        let middle = n(x + board.side / 2.0);
        let ribs: String = (1..5)
            .map(|at| format!("M{left},{h}H{right}", h = n(y + 0.5 + f64::from(at) * (board.side - 0.9) / 5.0)))
            .collect();
        return format!(
            r#"<path d="M{left},{low}V{high}H{right}V{low}Z" class="q-ramp"/><path d="{ribs}" class="q-rib"/><path d="M{middle},{low}V{high}M{middle},{high}l-.4,.55M{middle},{high}l.4,.55" class="q-up"/>"#
        );
    }
    let (west, east, top) = (x + 0.22, x + 0.72, y + board.side - 1.35);
    let mut path = format!("M{w},{t}v1.15M{e},{t}v1.15", w = n(west), e = n(east), t = n(top));
    for rung in 0..4 {
        let _ = write!(path, "M{},{}H{}", n(west), n(top + 0.14 + 0.29 * f64::from(rung)), n(east));
    }
    format!(r#"<path d="{path}" class="q-ladder-0"/><path d="{path}" class="q-ladder"/>"#)
}

/// Marked cubes: whose zone, objectives with their worth, smoke, traps.
#[must_use]
pub fn marks(board: &Board, zones: &[Zone]) -> String {
    let shown = |it: &&Zone| match it.outline {
        Outline::Cube(_, _, level) => board.lens.level.is_none_or(|only| only == level || it.kind == "objective"),
        _ => true,
    };
    zones.iter().filter(shown).map(|zone| mark(board, zone)).collect()
}

fn mark(board: &Board, zone: &Zone) -> String {
    let Outline::Cube(column, row, level) = zone.outline else { return crate::table::scenery::ground::zone(zone) };
    let cube = Cube::new(column, row, level);
    let ((x, y), far) = (corner(board, cube), board.side);
    let area = |class: &str, inside: f64| {
        format!(r#"<path d="{}" class="{class}"/>"#, lines(&board.floor(cube, inside), true))
    };
    let owner = zone.seat.map_or("nobody", |it| side(Some(it)));
    match zone.kind.as_str() {
        "objective" => {
            let worth = match zone.name.arg("number") {
                Some(battle::Arg::Number(number)) => number.to_string(),
                _ => String::new(),
            };
            let (pole, foot) = (n(x + 0.4), n(y + far - 0.3));
            format!(
                r#"{}<path d="{}" class="q-objective"/><g class="q-flag {owner}"><path d="M{pole},{foot}v-1.3" class="q-pole"/><path d="M{pole},{}h1.05l-.22,.32l.22,.32h-1.05Z" class="q-cloth"/><text x="{}" y="{}" class="q-worth">{}</text></g>"#,
                area(&format!("q-held {owner}"), 0.1),
                brackets((x, y), far),
                n(y + far - 1.6),
                n(x + 0.85),
                n(y + far - 1.1),
                encode_text(&worth)
            )
        }
        "smoke" => area("q-smoke", 0.05) + &puffs((x, y), far),
        "trap" => area(&format!("q-zone {owner}"), 0.3) + &glyph("bomb", x + far / 2.0, y + far / 2.0, 1.1, "q-trap"),
        kind => area(&format!("q-zone q-{kind} {owner}"), 0.0),
    }
}

/// The corners of an objective's cube.
fn brackets((x, y): At, far: f64) -> String {
    let (a, b, c) = (0.08, far - 0.08, 0.7);
    let at = |u: f64, v: f64| format!("{},{}", n(x + u), n(y + v));
    format!(
        "M{}V{}H{}M{}H{}V{}M{}V{}H{}M{}H{}V{}",
        at(a, c),
        n(y + a),
        n(x + c),
        at(b - c + a, a),
        n(x + b),
        n(y + c),
        at(b, b - c + a),
        n(y + b),
        n(x + b - c + a),
        at(c, b),
        n(x + a),
        n(y + b - c + a)
    )
}

fn puffs((x, y): At, far: f64) -> String {
    let mut chance = Chance::new((x * 31.0 + y * 7.0) as u64 + 3);
    let mut svg = String::new();
    for _ in 0..7 {
        let at = (x + chance.between(0.5, far - 0.5), y + chance.between(0.5, far - 0.5));
        let _ = write!(
            svg,
            r#"<circle cx="{}" cy="{}" r="{}" class="q-puff"/>"#,
            n(at.0),
            n(at.1),
            n(chance.between(0.35, 0.7))
        );
    }
    svg
}

/// How full the crowded cubes are: those where a seat has no room left.
#[must_use]
pub fn crowded(board: &Board, works: &Works) -> String {
    let full = |it: &&Storey| it.room > 0 && it.taken.iter().any(|taken| *taken >= it.room);
    let told = |storey: &Storey| {
        let corner = board.floor(storey.cube, 0.08)[3];
        let taken: Vec<String> = storey.taken.iter().map(|it| format!("{it}/{}", storey.room)).collect();
        format!(
            r#"<text x="{}" y="{}" class="q-full">{}</text>"#,
            n(corner.0 + 0.05),
            n(corner.1 - 0.1),
            taken.join(" ")
        )
    };
    works
        .storeys
        .iter()
        .filter(full)
        .filter(|it| board.lens.level.is_none_or(|only| only == it.cube.level))
        .map(told)
        .collect()
}

/// The cubes orders lead to: a wash over each; where another level is meant than the one looked at, only an edge.
#[must_use]
pub fn reach(board: &Board, zones: &[Zone]) -> String {
    let mut svg = String::new();
    for zone in zones {
        let Outline::Cube(column, row, level) = zone.outline else { continue };
        if board.lens.level.is_some_and(|only| only != level) {
            continue;
        }
        let cube = Cube::new(column, row, level);
        let inside = if board.lens.oblique { 0.12 } else { 0.1 + 0.12 * f64::from(level) };
        let _ = write!(svg, r#"<path d="{}" class="q-reach"/>"#, lines(&board.floor(cube, inside), true));
    }
    svg
}

/// The board small: floors and walls without anything fine.
#[must_use]
pub fn small(board: &Board, works: &Works) -> String {
    let mut svg = String::new();
    for storey in works.storeys.iter().filter(|it| it.cube.level > 0) {
        let (x, y) = corner(board, storey.cube);
        let level = storey.cube.level.min(3);
        let _ = write!(
            svg,
            r#"<rect x="{}" y="{}" width="{s}" height="{s}" class="q-deck q-lv{level}"/>"#,
            n(x),
            n(y),
            s = n(board.side)
        );
    }
    svg + &works.walls.iter().map(|it| partition(board, it)).collect::<String>()
}

//! What can be pointed at on the table: every unit that stands, flies or is in a feature, and a shield for each feature.
//!
//! A unit aboard a Transport is drawn nowhere: its Transport lists it. Where a base in a feature is drawn means nothing, except
//! for the edge it is allocated to; it follows from the numbers of the battle alone, so nobody moves when another falls.

use battle::{
    Arg, Breakdown, Line,
    scene::{Outline, Piece, Pips},
};
use catalogue::rule;
use table::{Bearing, Inches, Point, Vec2, vec2};

use crate::{
    Category, Edge, FeatureId, Place, Seat, State, UnitId, UnitType, WeaponRule,
    rules::measuring::{edges, is_infantry, size},
    show::{
        beside::held_in,
        marks, names,
        scene::feature_state,
        sheet,
        told::{listed, pips, stands},
    },
};

/// The radius of the shield of a feature.
const SHIELD: Inches = Inches::hundredths(50);
/// How much room a base takes in a feature, in inches.
const ROOM: f64 = 1.25;
/// How far bases that share a place are drawn apart.
const APART: f64 = 0.3;

/// Everything there is to point at, from below to above.
pub(crate) fn pieces(state: &State) -> Vec<Piece> {
    let features = state.standing_features().map(|it| feature(state, it));
    let mut units: Vec<Piece> = state.all_units().filter_map(|it| unit(state, it)).collect();
    units.sort_by_key(|it| it.height);
    features.chain(units).collect()
}

fn unit(state: &State, unit: UnitId) -> Option<Piece> {
    let (at, height, facing) = spot(state, unit)?;
    Some(Piece {
        id: names::piece_id(unit),
        seat: Some(state.seat(unit)),
        group: Some(names::squad_id(state.squad_of(unit))),
        outline: Outline::Disc { at, radius: size(state, unit).radius },
        height,
        facing: Some(facing),
        pictogram: pictogram(state, unit).to_owned(),
        name: names::unit(state, unit),
        about: about(state, unit),
        badges: marks::of_unit(state, unit),
        pips: pips_of(state, unit),
        numbers: sheet::numbers(state, unit),
    })
}

/// The Damage Points of a unit, and how many units it carries.
fn pips_of(state: &State, unit: UnitId) -> Vec<Pips> {
    let aboard = state.with_cargo(unit).len().saturating_sub(1) as u8;
    let damage = pips(state.unit(unit).dp, state.mode(unit).damage_points);
    let cargo = Pips { kind: "aboard".to_owned(), left: aboard, of: aboard };
    std::iter::once(damage).chain(Some(cargo).filter(|_| aboard > 0)).collect()
}

/// Where a unit is drawn, how high, and which way it faces: a base at an edge looks out of it.
fn spot(state: &State, unit: UnitId) -> Option<(Point, Inches, Bearing)> {
    let it = state.unit(unit);
    match it.place {
        Place::Ground(_) | Place::Air(_) | Place::Landed(_) => {
            stands(state, unit).map(|(at, height)| (at, height, it.facing))
        }
        Place::Inside { feature, edge: Some(edge) } => {
            let (at, out) = at_edge(state, unit, feature, edge)?;
            let facing = Bearing::between(Vec2::default(), out).unwrap_or(it.facing);
            Some((Point::nearest(at), Inches::ZERO, facing))
        }
        Place::Inside { feature, edge: None } => {
            Some((Point::nearest(within(state, unit, feature)), Inches::ZERO, it.facing))
        }
        Place::Off(_) | Place::Aboard(_) | Place::Gone => None,
    }
}

/// The number of a base among those of its army.
fn number(state: &State, unit: UnitId) -> usize {
    let seat = state.seat(unit);
    state.all_units().filter(|it| it.0 < unit.0 && state.seat(*it) == seat && is_infantry(state, *it)).count()
}

/// A place along an edge; the bases of a squad are spread over it.
fn at_edge(state: &State, unit: UnitId, feature: FeatureId, edge: Edge) -> Option<(Vec2, Vec2)> {
    let places = edges::places(state, feature, edge);
    let count = places.len().max(1);
    places.get(number(state, unit) * 4 % count).copied()
}

/// A place in the middle part of a feature; every army has its own strip of it.
fn within(state: &State, unit: UnitId, feature: FeatureId) -> Vec2 {
    let card = state.feature_card(feature);
    let (low, high) = card.footprint.shape().bounds();
    let (seats, seat) = (state.sides.len().max(1) as f64, f64::from(state.seat(unit).0));
    let (wide, deep) = ((high.x - low.x) * 0.8 / seats, (high.y - low.y) * 0.8);
    let cells = |length: f64| (length / ROOM).floor().max(1.0);
    let (columns, rows) = (cells(wide), cells(deep));
    let all = (columns * rows) as usize;
    let number = number(state, unit);
    let (cell, layer) = (number % all, (number / all) as f64);
    let (column, row) = ((cell % columns as usize) as f64, (cell / columns as usize) as f64);
    let x = (seat - seats / 2.0) * wide + (column + 0.5) * wide / columns;
    let y = (row + 0.5) * deep / rows - deep / 2.0;
    card.centre + vec2(x, y) + vec2(APART, APART) * layer
}

/// The picture on a unit: what it is, or what it is there for.
pub(crate) fn pictogram(state: &State, unit: UnitId) -> &'static str {
    let (profile, mode) = (state.profile(unit), state.mode(unit));
    if state.field.units[unit.index()].commander {
        return "commander";
    }
    let carries = !profile.carries.is_empty();
    let has = |rule: WeaponRule| mode.weapons.iter().any(|it| it.has(rule));
    match mode.unit_type {
        UnitType::Infantry => "infantry",
        UnitType::Aircraft if carries => "dropship",
        UnitType::Aircraft => "aircraft",
        UnitType::Vehicle if profile.category == Category::Drill => "drill",
        UnitType::Vehicle if carries => "transport",
        UnitType::Vehicle if has(WeaponRule::Aa) => "anti-air",
        UnitType::Vehicle if has(WeaponRule::Flame) => "flame",
        UnitType::Vehicle if has(WeaponRule::Indirect) => "rocket",
        UnitType::Vehicle => "tank",
    }
}

/// What a unit is, where it belongs, what it carries, and the feature it is in.
fn about(state: &State, unit: UnitId) -> Vec<Line> {
    let it = state.unit(unit);
    let mut lines = vec![Line::new("dc-about-unit").with("unit", Arg::Thing(state.profile(unit).rule))];
    lines.extend(state.squad(state.squad_of(unit)).group.map(|it| names::group(state, it)));
    lines.extend(it.place.feature().map(|it| Line::new("dc-about-inside").with("feature", names::feature(state, it))));
    let objective = |it| Line::new("dc-about-carries").with("objective", names::objective(state, it));
    lines.extend(it.carries.map(objective));
    let cargo = state.with_cargo(unit);
    let aboard = cargo.iter().skip(1).map(|it| names::unit(state, *it));
    if cargo.len() > 1 {
        lines.push(Line::new("dc-about-aboard").with("units", listed(aboard)));
    }
    lines
}

/// The shield of a feature, at its north-eastern corner.
fn feature(state: &State, feature: FeatureId) -> Piece {
    let (card, it) = (state.feature_card(feature), state.feature(feature));
    let (low, high) = card.footprint.shape().bounds();
    let at = card.centre + vec2((high.x - low.x) * 0.33, (low.y - high.y) * 0.33);
    Piece {
        id: names::feature_id(feature),
        seat: None,
        group: None,
        outline: Outline::Disc { at: Point::nearest(at), radius: SHIELD },
        height: Inches::nearest(card.height),
        facing: None,
        pictogram: "shield".to_owned(),
        name: names::feature(state, feature),
        about: about_feature(state, feature),
        badges: marks::of_feature(state, feature),
        pips: vec![pips(it.dp, card.kind.damage_points())],
        numbers: vec![(
            Line::new("dc-sheet-rule").with("rule", rule!("dc.basic.stat-a")),
            Breakdown::base(rule!("dc.feature.types"), i32::from(card.kind.armour())),
        )],
    }
}

fn about_feature(state: &State, feature: FeatureId) -> Vec<Line> {
    let mut lines = vec![feature_state(state, feature)];
    let squads = state.squads_inside(feature);
    let of = |seat: Seat| {
        let own = squads.iter().filter(|it| state.squad_seat(**it) == seat).map(|it| names::squad(state, *it));
        let own: Vec<Line> = own.collect();
        (!own.is_empty()).then(|| Line::new("dc-about-occupants").with("player", seat).with("squads", listed(own)))
    };
    lines.extend(state.seats().filter_map(of));
    lines.extend(held_in(state, feature));
    lines
}

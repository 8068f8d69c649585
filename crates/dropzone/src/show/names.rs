//! What units, squads, Battlegroups and features are called: for people, and for a page that points at them.

use battle::{Arg, Line};
use table::{Bearing, Inches, Kind, Point};

use crate::{
    Edge, Faction, FeatureId, FeatureKind, GroupId, GroupKind, ObjectiveId, ObjectiveKind, Scenery, SquadId, State,
    TableEdge, Target, UnitId, Wait, WeaponId,
};

/// The points of the compass, clockwise from the top of the table.
const COMPASS: [&str; 8] = ["north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest"];

/// A unit as a page points at it.
pub(crate) fn piece_id(unit: UnitId) -> String {
    format!("unit-{unit}")
}

/// A feature as a page points at it.
pub(crate) fn feature_id(feature: FeatureId) -> String {
    format!("feature-{feature}")
}

/// A squad as a page points at it.
pub(crate) fn squad_id(squad: SquadId) -> String {
    format!("squad-{squad}")
}

/// A Battlegroup as a page points at it.
pub(crate) fn group_id(group: GroupId) -> String {
    format!("group-{group}")
}

/// A unit: its profile's name, with its number where its army has several of them.
pub(crate) fn unit(state: &State, unit: UnitId) -> Line {
    let squad = state.squad_of(unit);
    let card = state.field.squads[squad.index()];
    let own = state.field.squads.iter().filter(|it| it.seat == card.seat && it.profile == card.profile);
    let (mut before, mut all) = (0, 0);
    for it in own {
        before += if it.first < card.first { usize::from(it.size) } else { 0 };
        all += usize::from(it.size);
    }
    let number = before + unit.index() - card.first.index() + 1;
    let name = state.field.profile(card.profile).name.as_str();
    if all > 1 {
        Line::new("dc-unit-numbered").with("name", name).with("number", number)
    } else {
        Line::new("dc-unit").with("name", name)
    }
}

/// A squad: its profile's name, with its number where its army has several of them; one of a single unit is called as that.
pub(crate) fn squad(state: &State, squad: SquadId) -> Line {
    let card = state.field.squads[squad.index()];
    if card.size == 1 {
        return unit(state, card.first);
    }
    let own = state.field.squads.iter().filter(|it| it.seat == card.seat && it.profile == card.profile).count();
    let name = state.field.profile(card.profile).name.as_str();
    if own > 1 {
        Line::new("dc-squad-numbered").with("name", name).with("number", i32::from(card.number) + 1)
    } else {
        Line::new("dc-unit").with("name", name)
    }
}

/// A Battlegroup: its kind, with its number where its army has several of them.
pub(crate) fn group(state: &State, group: GroupId) -> Line {
    let card = state.field.groups[group.index()];
    let name = Line::new("dc-group").with("kind", group_kind(card.kind));
    let same = |at: usize| state.field.groups[at].seat == card.seat && state.field.groups[at].kind == card.kind;
    let count = |end: usize| (0..end).filter(|it| same(*it)).count();
    if count(state.field.groups.len()) > 1 {
        Line::new("dc-group-numbered").with("name", name).with("number", count(group.index() + 1))
    } else {
        name
    }
}

/// The word of a kind of Battlegroup.
pub(crate) fn group_kind(kind: GroupKind) -> &'static str {
    match kind {
        GroupKind::Command => "command",
        GroupKind::Armour => "armour",
        GroupKind::Infantry => "infantry",
        GroupKind::Heavy => "heavy",
        GroupKind::Scout => "scout",
        GroupKind::Air => "air",
    }
}

/// A feature: its kind and its number.
pub(crate) fn feature(state: &State, feature: FeatureId) -> Line {
    let Some(card) = state.field.features.get(feature.index()) else { return Line::new("dc-nobody") };
    let kind = feature_kind(card.kind);
    Line::new("dc-feature").with("kind", kind).with("number", i32::from(feature.0) + 1)
}

/// An Objective or the like: what it is and its number.
pub(crate) fn objective(state: &State, objective: ObjectiveId) -> Line {
    let Some(it) = state.objectives.get(objective.index()) else { return Line::new("dc-nobody") };
    Line::new("dc-objective").with("kind", objective_kind(it.kind)).with("number", i32::from(objective.0) + 1)
}

/// A kind of Objective.
pub(crate) fn objective_kind(kind: ObjectiveKind) -> Line {
    let word = match kind {
        ObjectiveKind::Objective => "objective",
        ObjectiveKind::Intel => "intel",
        ObjectiveKind::FocalPoint => "focal-point",
        ObjectiveKind::CriticalLocation => "critical-location",
        ObjectiveKind::Bunker => "bunker",
        ObjectiveKind::Site => "site",
        ObjectiveKind::Stronghold => "stronghold",
    };
    Line::new("dc-objective-kind").with("kind", word)
}

/// The feature a squad is in.
pub(crate) fn feature_of(state: &State, squad: SquadId) -> Line {
    state.squad_feature(squad).map_or_else(|| Line::new("dc-nobody"), |it| feature(state, it))
}

/// A unit that an order names, which may be none of this battle.
pub(crate) fn known_unit(state: &State, it: UnitId) -> Line {
    if it.index() < state.units.len() { unit(state, it) } else { Line::new("dc-nobody") }
}

/// A squad that an order names, which may be none of this battle.
pub(crate) fn known_squad(state: &State, it: SquadId) -> Line {
    if it.index() < state.squads.len() { squad(state, it) } else { Line::new("dc-nobody") }
}

/// What is shot at.
pub(crate) fn target(state: &State, target: Target) -> Line {
    match target {
        Target::Unit(it) => known_unit(state, it),
        Target::Feature(it) => feature(state, it),
    }
}

/// A weapon of a unit.
pub(crate) fn weapon(state: &State, unit: UnitId, weapon: WeaponId) -> Line {
    let name = state.weapon(unit, weapon).map_or("", |it| it.name.as_str());
    Line::new("dc-unit").with("name", name)
}

/// Why units are off the table.
pub(crate) fn wait(wait: Wait) -> Line {
    let word = match wait {
        Wait::Undeployed => "undeployed",
        Wait::Readiness => "readiness",
        Wait::Reserve => "reserve",
        Wait::AerialAdvantage => "aerial-advantage",
        Wait::Underground => "underground",
    };
    Line::new("dc-wait").with("wait", word)
}

/// An edge of the table.
pub(crate) fn table_edge(edge: TableEdge) -> Line {
    let word = match edge {
        TableEdge::North => "north",
        TableEdge::East => "east",
        TableEdge::South => "south",
        TableEdge::West => "west",
        TableEdge::NorthEast => "northeast",
        TableEdge::SouthEast => "southeast",
        TableEdge::SouthWest => "southwest",
        TableEdge::NorthWest => "northwest",
    };
    Line::new("dc-table-edge").with("edge", word)
}

/// How far and whereto somebody goes.
pub(crate) fn gone(line: Line, from: Point, to: Point) -> Line {
    let (from, to) = (from.to_vec(), to.to_vec());
    let eighth = Bearing::between(from, to).map_or(0, |it| (i32::from(it.as_hundredths()) + 2_250) / 4_500 % 8);
    line.with("far", Inches::nearest((to - from).length())).with("towards", COMPASS[eighth as usize])
}

/// An army list.
pub(crate) fn faction(faction: Faction) -> Line {
    let word = match faction {
        Faction::Ucm => "ucm",
        Faction::Scourge => "scourge",
        Faction::Resistance => "resistance",
    };
    Line::new("dc-faction").with("faction", word)
}

/// What a piece of the table is called by its kind.
pub(crate) fn scenery(kind: &Kind) -> Line {
    if let Some(Scenery::Feature(kind)) = Scenery::of(kind) {
        feature_kind(kind)
    } else {
        Line::new("dc-scenery").with("kind", kind.as_str())
    }
}

/// A kind of feature.
pub(crate) fn feature_kind(kind: FeatureKind) -> Line {
    Line::new("dc-feature-kind").with("kind", kind.word())
}

/// An edge of a feature.
pub(crate) fn edge(edge: Edge) -> Line {
    Line::new("dc-edge").with("edge", edge.0)
}

/// A line with the names of what it gives by its number: units, squads, Battlegroups, features, edges.
pub(crate) fn named(state: &State, mut line: Line) -> Line {
    for (name, value) in &mut line.args {
        let Arg::Number(number) = value else { continue };
        let Ok(number) = u8::try_from(*number) else { continue };
        if let Some(called) = called(state, name, number) {
            *value = called.into();
        }
    }
    line
}

fn called(state: &State, name: &str, number: u8) -> Option<Line> {
    let at = usize::from(number);
    match name {
        "unit" | "enemy" => (at < state.units.len()).then(|| unit(state, UnitId(number))),
        "squad" => (at < state.squads.len()).then(|| squad(state, SquadId(number))),
        "group" => (at < state.groups.len()).then(|| group(state, GroupId(number))),
        "feature" => (at < state.features.len()).then(|| feature(state, FeatureId(number))),
        "edge" => Some(edge(Edge(number))),
        _ => None,
    }
}

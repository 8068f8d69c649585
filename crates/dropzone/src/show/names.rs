//! What units, squads, Battlegroups and features are called.

use battle::{Arg, Line};

use crate::{Edge, FeatureId, FeatureKind, GroupId, GroupKind, SquadId, State, UnitId};

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
    let kind = feature_kind(state.field.features[feature.index()].kind);
    Line::new("dc-feature").with("kind", kind).with("number", i32::from(feature.0) + 1)
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

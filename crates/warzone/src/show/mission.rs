//! The mission for people: objectives with who holds them, Table Zones, and how the score stands.

use battle::{
    Line, Seat,
    scene::{Outline, Zone},
};
use catalogue::rule;

use crate::{
    State,
    model::mission::Ground,
    rules::missions::{markers::RADIUS, zones},
};

/// What is drawn of a mission: its objectives, and the parts of the table it is about.
pub(crate) fn zones(state: &State) -> Vec<Zone> {
    let mut drawn = areas(state);
    drawn.extend(state.objectives().iter().map(|it| {
        let key = match (it.held_by, it.contested, it.carried_by) {
            (Some(_), _, Some(_)) => "wz-objective-carried",
            (Some(_), _, None) => "wz-objective-held",
            (None, true, _) => "wz-objective-contested",
            (None, false, _) => "wz-objective-free",
        };
        let holder = it.held_by.map_or(0, |it| i32::from(it.0) + 1);
        Zone {
            kind: "objective".to_owned(),
            seat: it.held_by,
            outline: Outline::Disc { at: it.at, radius: RADIUS },
            name: Line::new(key).with("player", holder),
        }
    }));
    drawn
}

/// The Convergence and the Table Zones, where the mission is about them.
fn areas(state: &State) -> Vec<Zone> {
    let areas: &[_] = match state.mission.entry().ground {
        Ground::Convergence => &zones::ZONES[..1],
        Ground::Zones => &zones::ZONES,
        Ground::Nothing | Ground::EnemyZone | Ground::Markers | Ground::Tokens => &[],
    };
    let table = &state.field.setup.table;
    let seats = || Seat::first(state.sides.len() as u8);
    let zone = |(at, area): (usize, &crate::model::area::Area)| Zone {
        kind: "table-zone".to_owned(),
        seat: seats().find(|it| (state.mission.entry().holds_zone)(state, *area, *it)),
        outline: area.outline(table),
        name: Line::new("wz-table-zone")
            .with("rule", if at == 0 { rule!("wz.table.convergence") } else { rule!("wz.table.zones") }),
    };
    areas.iter().enumerate().map(zone).collect()
}

/// The Game Turn, the mission, and what it would be worth to each player if the battle ended now.
pub(crate) fn standing(state: &State) -> Vec<Line> {
    let mut lines = vec![
        Line::new("wz-turn").with("turn", state.turn),
        Line::new("wz-mission").with("mission", state.mission.rule()),
    ];
    lines.extend(Seat::first(state.sides.len() as u8).map(|seat| {
        Line::new("wz-points").with("player", i32::from(seat.0) + 1).with("points", state.mission_points(seat))
    }));
    let secondary = |seat: Seat| Some((seat, state.field.secondary(seat)?));
    lines.extend(
        Seat::first(state.sides.len() as u8).filter_map(secondary).map(|(seat, it)| {
            Line::new("wz-secondary").with("player", i32::from(seat.0) + 1).with("mission", it.rule())
        }),
    );
    lines
}

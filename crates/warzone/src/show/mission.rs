//! The mission for people: objectives with who holds them, Table Zones, and how the score stands.

use battle::{
    Line, Seat,
    scene::{Outline, Target, Zone},
    sheet::{Bar, Mission as Panel, Objective as Shown},
};
use catalogue::{RuleId, rule};

use crate::{
    State,
    model::{area::Area, mission::Ground},
    rules::missions::{self, Objective, markers::RADIUS, zones},
};

/// What is drawn of a mission: its objectives, and the parts of the table it is about.
pub(crate) fn zones(state: &State) -> Vec<Zone> {
    let mut drawn = areas(state);
    drawn.extend(state.objectives().iter().map(|it| Zone {
        kind: "objective".to_owned(),
        seat: it.held_by,
        outline: Outline::Disc { at: it.at, radius: RADIUS },
        name: standing_of(it),
    }));
    drawn
}

/// Who holds an objective, in words.
fn standing_of(it: &Objective) -> Line {
    let key = match (it.held_by, it.contested, it.carried_by) {
        (Some(_), _, Some(_)) => "wz-objective-carried",
        (Some(_), _, None) => "wz-objective-held",
        (None, true, _) => "wz-objective-contested",
        (None, false, _) => "wz-objective-free",
    };
    it.held_by.into_iter().fold(Line::new(key), |line, seat| line.with("player", seat))
}

/// The mission as it stands: what it asks for, in full and in part, when that is looked at, and how far each player is.
pub(crate) fn panel(state: &State) -> Panel {
    let mission = state.mission;
    let asked = |key: &'static str| (Line::new(key).with("mission", mission.word()), mission.rule());
    let mut wins = vec![(Line::new("wz-mission-ends").with("turn", ends_from(state)), rule!("wz.mission.end.spoils"))];
    wins.push((Line::new("wz-mission-last-turn"), rule!("wz.mission.end.disengage")));
    wins.push((Line::new("wz-mission-no-models"), rule!("wz.mission.end.no-models")));
    wins.push((Line::new("wz-mission-tie"), rule!("wz.mission.tie.body-count")));
    let mut scores: Vec<(Line, RuleId)> = vec![asked("wz-mission-full"), asked("wz-mission-part")];
    let seats = || Seat::first(state.sides.len() as u8);
    scores.extend(
        seats()
            .filter_map(|it| state.field.secondary(it))
            .map(|it| (Line::new("wz-mission-secondary").with("rule", it.rule()), it.rule())),
    );
    Panel {
        rule: mission.rule(),
        scores,
        wins,
        bars: seats().flat_map(|it| bars(state, it)).collect(),
        objectives: state.objectives().iter().enumerate().map(objective).collect(),
    }
}

/// From which Game Turn on an achieved mission ends the battle.
fn ends_from(state: &State) -> u8 {
    state.mission.entry().earliest_end
}

/// The Mission Points there would be now, and how far the player has come towards them.
fn bars(state: &State, seat: Seat) -> Vec<Bar> {
    let points = state.mission_points(seat);
    let worth =
        Bar { seat, what: Line::new("wz-mission-points"), now: points.total(), of: missions::FULL, why: Some(points) };
    let held = || state.objectives().iter().filter(|it| it.held_by == Some(seat)).count() as i32;
    let holds = |it: &&Area| (state.mission.entry().holds_zone)(state, **it, seat);
    let further = match state.mission.entry().ground {
        Ground::Markers | Ground::Tokens => Some(("wz-mission-markers", held(), state.objectives().len() as i32)),
        Ground::Zones => {
            Some(("wz-mission-zones", zones::ZONES.iter().filter(holds).count() as i32, zones::ZONES.len() as i32))
        }
        Ground::Nothing => Some(("wz-mission-felled", felled(state, seat), 100)),
        Ground::Convergence | Ground::EnemyZone => None,
    };
    let further = further.map(|(what, now, of)| Bar { seat, what: Line::new(what), now, of, why: None });
    std::iter::once(worth).chain(further).collect()
}

/// How much of the enemies' points is felled, in hundredths.
fn felled(state: &State, seat: Seat) -> i32 {
    let all: i64 = missions::enemies(state, seat).map(|it| missions::starting_points(state, it)).sum();
    let lost: i64 = missions::enemies(state, seat).map(|it| state.body_count(it)).sum();
    i32::try_from(lost * 100 / all.max(1)).unwrap_or(100)
}

fn objective((number, it): (usize, &Objective)) -> Shown {
    Shown {
        name: Line::new("wz-objective").with("number", number + 1),
        holder: it.held_by,
        standing: standing_of(it),
        at: Target::Place(it.at),
    }
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
    let zone = |(at, area): (usize, &Area)| Zone {
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
    lines.extend(
        Seat::first(state.sides.len() as u8)
            .map(|seat| Line::new("wz-points").with("player", seat).with("points", state.mission_points(seat))),
    );
    let secondary = |seat: Seat| Some((seat, state.field.secondary(seat)?));
    lines.extend(
        Seat::first(state.sides.len() as u8)
            .filter_map(secondary)
            .map(|(seat, it)| Line::new("wz-secondary").with("player", seat).with("mission", it.rule())),
    );
    lines
}

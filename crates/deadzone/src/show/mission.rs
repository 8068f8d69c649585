//! The mission for people: what scores, what wins, how far each side has come, and who holds what.

use battle::{
    Line, Seat,
    scene::{Outline, Target},
    sheet::{Bar, Mission as Panel, Objective},
};
use catalogue::{RuleId, rule};

use crate::{
    State,
    model::mission::Goal,
    rules::missions,
    show::{board, refusals::cube},
};

/// The mission as it stands.
pub(crate) fn mission(state: &State) -> Panel {
    let target = i32::from(missions::target(state));
    let bar = |seat: Seat| Bar {
        seat,
        what: Line::new("dz-mission-bar").with("target", target),
        now: i32::from(state.sides[seat.index()].vps),
        of: target,
        why: None,
    };
    Panel {
        rule: state.mission.rule(),
        scores: scores(state),
        wins: wins(state, target),
        bars: Seat::first(2).map(bar).collect(),
        objectives: missions::objective_cells(state).map(|(cell, vps)| objective(state, cell, vps)).collect(),
    }
}

/// What earns victory points here.
fn scores(state: &State) -> Vec<(Line, RuleId)> {
    let rules = state.mission_rules();
    let mut scores = vec![(Line::new("dz-mission-kills"), rule!("dz.team.vp-value"))];
    if !rules.objectives.is_empty() {
        scores.push((Line::new("dz-mission-objectives"), rule!("dz.end.objectives")));
    }
    scores.push((Line::new("dz-mission-intel"), rule!("dz.item.intel")));
    match rules.goal {
        Goal::FarEdge => scores.push((Line::new("dz-mission-leave"), rule!("dz.mission.breakthrough"))),
        Goal::Items => scores.push((Line::new("dz-mission-items"), rule!("dz.mission.scour"))),
        Goal::Enemies | Goal::Objectives => {}
    }
    scores
}

/// What wins, and when that is looked at.
fn wins(state: &State, target: i32) -> Vec<(Line, RuleId)> {
    let mut wins = vec![
        (Line::new("dz-mission-target").with("target", target), rule!("dz.mission.vp-target")),
        (Line::new("dz-mission-wipe-out"), rule!("dz.win.wipe-out")),
        (Line::new("dz-mission-when"), rule!("dz.end.check-win")),
    ];
    if state.mission_rules().secrets && state.sides.iter().any(|it| it.secret.is_some()) {
        wins.push((Line::new("dz-mission-secret"), rule!("dz.mission.secret")));
    }
    wins
}

fn objective(state: &State, cell: crate::Cell, vps: u8) -> Objective {
    let holder = board::holder(state, cell);
    let contested = holder.is_none() && state.in_cell(cell).next().is_some();
    let standing = match (holder, contested) {
        (Some(seat), _) => Line::new("dz-objective-held").with("player", seat),
        (None, true) => Line::new("dz-objective-contested"),
        (None, false) => Line::new("dz-objective-free"),
    };
    let Outline::Cube(column, row, level) = board::outline(cell) else { unreachable!("a cell is a cube") };
    Objective {
        name: Line::new("dz-objective").with("vps", vps).with("cube", cube(cell)).with("number", vps),
        holder,
        standing,
        at: Target::Cube(column, row, level),
    }
}

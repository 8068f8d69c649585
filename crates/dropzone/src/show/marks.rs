//! Badges: what is true of a unit or a feature now, each with the rule that says what it means. The legend lists the same
//! ones.

use battle::scene::Badge;
use catalogue::{RuleId, rule};

use crate::{FeatureId, Place, SquadMark, State, UnitId, UnitMark, rules::movement::is_coherent};

/// A badge of something.
pub(crate) struct Mark<T> {
    /// How it is drawn.
    pub kind: &'static str,
    /// The rule that says what it means.
    pub rule: RuleId,
    /// What it means, in a sentence of the legend.
    pub effect: &'static str,
    /// Whether it is true.
    holds: fn(&State, T) -> bool,
}

/// The badges of units.
pub(crate) const UNIT: &[Mark<UnitId>] = &[
    Mark {
        kind: "commander",
        rule: rule!("dc.command.radius"),
        effect: "dc-legend-commander",
        holds: |state, it| state.field.units[it.index()].commander,
    },
    Mark {
        kind: "carries",
        rule: rule!("dc.objective.carry"),
        effect: "dc-legend-carries",
        holds: |state, it| state.unit(it).carries.is_some(),
    },
    Mark {
        kind: "laden",
        rule: rule!("dc.transport.aboard"),
        effect: "dc-legend-laden",
        holds: |state, it| state.cargo(it).next().is_some(),
    },
    Mark {
        kind: "flying",
        rule: rule!("dc.air.height"),
        effect: "dc-legend-flying",
        holds: |state, it| matches!(state.unit(it).place, Place::Air(_)),
    },
    Mark {
        kind: "landed",
        rule: rule!("dc.air.landed"),
        effect: "dc-legend-landed",
        holds: |state, it| matches!(state.unit(it).place, Place::Landed(_)),
    },
    Mark {
        kind: "at-edge",
        rule: rule!("dc.infantry.edges"),
        effect: "dc-legend-at-edge",
        holds: |state, it| state.unit(it).place.edge().is_some(),
    },
    Mark {
        kind: "astray",
        rule: rule!("dc.move.out-of-coherency"),
        effect: "dc-legend-astray",
        holds: |state, it| !is_coherent(state, state.squad_of(it)),
    },
    Mark {
        kind: "moved",
        rule: rule!("dc.action.two-categories"),
        effect: "dc-legend-moved",
        holds: |state, it| squad_is(state, it, SquadMark::HasMoved) || squad_is(state, it, SquadMark::MovementOver),
    },
    Mark {
        kind: "shot",
        rule: rule!("dc.shoot.declare"),
        effect: "dc-legend-shot",
        holds: |state, it| squad_is(state, it, SquadMark::Shot),
    },
    Mark {
        kind: "searched",
        rule: rule!("dc.infantry.search"),
        effect: "dc-legend-searched",
        holds: |state, it| squad_is(state, it, SquadMark::Searched),
    },
    Mark {
        kind: "disembarked",
        rule: rule!("dc.shoot.disembark-penalty"),
        effect: "dc-legend-disembarked",
        holds: |state, it| squad_is(state, it, SquadMark::Disembarked) || squad_is(state, it, SquadMark::ThrownOut),
    },
    Mark {
        kind: "may-not-shoot",
        rule: rule!("dc.cqb.dice-election"),
        effect: "dc-legend-may-not-shoot",
        holds: |state, it| state.unit_is(it, UnitMark::MayNotShoot),
    },
    Mark {
        kind: "infiltrated",
        rule: rule!("dc.special.infiltrate-search"),
        effect: "dc-legend-infiltrated",
        holds: |state, it| state.turn <= 1 && squad_is(state, it, SquadMark::Infiltrated),
    },
    Mark {
        kind: "deactivated",
        rule: rule!("dc.action.end-activation"),
        effect: "dc-legend-done",
        holds: |state, it| squad_is(state, it, SquadMark::Done),
    },
];

/// The badges of features.
pub(crate) const FEATURE: &[Mark<FeatureId>] = &[
    Mark {
        kind: "burning",
        rule: rule!("dc.weapon.fire"),
        effect: "dc-legend-burning",
        holds: |state, it| state.feature(it).fires > 0,
    },
    Mark {
        kind: "occupied",
        rule: rule!("dc.feature.capacity"),
        effect: "dc-legend-occupied",
        holds: |state, it| state.inside(it).next().is_some(),
    },
    Mark {
        kind: "advantage",
        rule: rule!("dc.cqb.occupiers-advantage"),
        effect: "dc-legend-advantage",
        holds: |state, it| state.feature(it).advantage.is_some(),
    },
    Mark {
        kind: "fought",
        rule: rule!("dc.cqb.once-per-feature"),
        effect: "dc-legend-fought",
        holds: |state, it| state.feature(it).fought,
    },
];

fn squad_is(state: &State, unit: UnitId, mark: SquadMark) -> bool {
    state.squad_is(state.squad_of(unit), mark)
}

fn of<T: Copy>(marks: &[Mark<T>], state: &State, it: T) -> Vec<Badge> {
    let badge = |mark: &Mark<T>| Badge { kind: mark.kind.to_owned(), rule: mark.rule };
    marks.iter().filter(|mark| (mark.holds)(state, it)).map(badge).collect()
}

/// What is true of a unit now.
pub(crate) fn of_unit(state: &State, unit: UnitId) -> Vec<Badge> {
    of(UNIT, state, unit)
}

/// What is true of a feature now.
pub(crate) fn of_feature(state: &State, feature: FeatureId) -> Vec<Badge> {
    of(FEATURE, state, feature)
}

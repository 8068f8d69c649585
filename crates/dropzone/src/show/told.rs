//! What an event is on the page: its line of the log, and what there is to see of it.

use battle::{
    Beat, Breakdown, Cue, Face, Line, Rolled, Seat, Tone,
    scene::{Pips, Target},
};
use catalogue::RuleId;
use table::{Inches, Point};

use crate::{
    FeatureId, GroupId, SquadId, State, UnitId,
    rules::measuring::body,
    show::names::{feature_id, group_id, piece_id, squad_id},
};

/// An event on the page: its line of the log and its cue, which says the same unless it is given words of its own.
#[derive(Clone, Debug)]
pub(crate) struct Told {
    /// The line of the log; none for what is only seen.
    pub line: Option<Line>,
    /// How the log shows it.
    pub tone: Tone,
    /// What there is to see; nothing for what is only said.
    pub cue: Option<Cue>,
}

impl Told {
    /// Only said in the log.
    pub fn said(line: Line) -> Told {
        Told { line: Some(line), tone: Tone::Plain, cue: None }
    }

    /// Said in the log and seen on the table.
    pub fn seen(beat: Beat, line: Line) -> Told {
        Told { line: Some(line.clone()), tone: Tone::Plain, cue: Some(Cue::new(beat, line)) }
    }

    /// In another tone.
    pub fn toned(self, tone: Tone) -> Told {
        Told { tone, ..self }
    }

    /// A test that was passed or failed.
    pub fn passed(self, passed: bool) -> Told {
        self.toned(if passed { Tone::Passed } else { Tone::Failed })
    }

    /// Shown with a shorter word on the table.
    pub fn word(self, word: Line) -> Told {
        self.cued(|cue| Cue { word, ..cue })
    }

    /// Of this seat.
    pub fn of(self, seat: impl Into<Option<Seat>>) -> Told {
        self.cued(|cue| cue.of(seat))
    }

    /// Done by this unit.
    pub fn by(self, unit: Option<UnitId>) -> Told {
        self.cued(|cue| cue.by(unit.map(piece)))
    }

    /// Done to these.
    pub fn at(self, at: impl IntoIterator<Item = Target>) -> Told {
        self.cued(|cue| cue.at(at))
    }

    /// Along this way.
    pub fn along(self, way: impl IntoIterator<Item = (Point, Inches)>) -> Told {
        self.cued(|cue| cue.along(way))
    }

    /// With these dice.
    pub fn rolling(self, rolls: impl IntoIterator<Item = Rolled>) -> Told {
        self.cued(|cue| cue.rolling(rolls))
    }

    /// Leaving so much.
    pub fn leaving(self, pips: Pips) -> Told {
        self.cued(|cue| cue.leaving(pips))
    }

    /// Of this weight.
    pub fn weighing(self, weight: u8) -> Told {
        self.cued(|cue| cue.weighing(weight))
    }

    fn cued(self, change: impl FnOnce(Cue) -> Cue) -> Told {
        Told { cue: self.cue.map(change), ..self }
    }
}

/// A unit to point at.
pub(crate) fn piece(unit: UnitId) -> Target {
    Target::Piece(piece_id(unit))
}

/// A feature to point at.
pub(crate) fn place(feature: FeatureId) -> Target {
    Target::Piece(feature_id(feature))
}

/// A squad to point at.
pub(crate) fn squad(squad: SquadId) -> Target {
    Target::Group(squad_id(squad))
}

/// A Battlegroup to point at.
pub(crate) fn group(group: GroupId) -> Target {
    Target::Group(group_id(group))
}

/// The units of a squad that are left, to point at.
pub(crate) fn pieces(state: &State, squad: SquadId) -> impl Iterator<Item = Target> + '_ {
    state.living(squad).map(piece)
}

/// A unit with all it carries, to point at: what moves with it.
pub(crate) fn with_cargo(state: &State, unit: UnitId) -> Vec<Target> {
    let carried = state.all_units().filter(|it| *it != unit && within(state, *it, unit));
    std::iter::once(unit).chain(carried).map(piece).collect()
}

fn within(state: &State, unit: UnitId, transport: UnitId) -> bool {
    let carrier = |it: &UnitId| state.unit(*it).place.transport();
    std::iter::successors(carrier(&unit), carrier).take(state.units.len()).any(|it| it == transport)
}

/// Where a unit stands or flies, with its height.
pub(crate) fn stands(state: &State, unit: UnitId) -> Option<(Point, Inches)> {
    let at = state.point(unit)?;
    let foot = body(state, unit).map_or(0.0, |it| it.volume().bottom);
    Some((at, Inches::nearest(foot)))
}

/// Dice of which each must show a number or more.
pub(crate) fn dice(seat: Option<Seat>, rule: RuleId, need: Option<&Breakdown>, faces: &[u8]) -> Rolled {
    let number = need.map_or(7, Breakdown::total);
    let faces = faces.iter().map(|it| Face::new(*it, i32::from(*it) >= number)).collect();
    let name = Line::new("dc-cue-test").with("rule", rule);
    Rolled { seat, name, sides: 6, under: false, need: need.cloned(), wants: 1, faces }
}

/// Dice that are looked up, or compared with those of others.
pub(crate) fn looked_up(seat: Option<Seat>, rule: RuleId, faces: &[u8]) -> Rolled {
    Rolled { wants: 0, ..dice(seat, rule, None, faces) }
}

/// Damage Points left, as pips.
pub(crate) fn pips(left: u8, of: u8) -> Pips {
    Pips { kind: "damage".to_owned(), left, of }
}

/// Several lines as one: one after the other.
pub(crate) fn listed(lines: impl IntoIterator<Item = Line>) -> Line {
    let join = |all: Line, next: Line| Line::new("dc-list").with("one", all).with("other", next);
    lines.into_iter().reduce(join).unwrap_or_else(|| Line::new("dc-nobody"))
}

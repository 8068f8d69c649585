//! The log and the cues: what has happened, in words and on the table.

use battle::{Cue, Line, Seat, Tone, scene::Target};
use table::{Inches, Point, Vec2};

use crate::{
    Event, State, UnitId,
    show::{
        chapters::told,
        names::{feature_id, piece_id, squad_id},
        told::stands,
    },
};

/// An event as a line of the log.
pub(crate) fn narrate(before: &State, event: &Event) -> Option<Line> {
    told(before, event).and_then(|it| it.line)
}

/// How the log shows it.
pub(crate) fn tone(before: &State, event: &Event) -> Tone {
    told(before, event).map_or(Tone::Plain, |it| it.tone)
}

/// What there is to see of an event, and where.
pub(crate) fn cue(before: &State, event: &Event) -> Option<Cue> {
    let cue = told(before, event).and_then(|it| it.cue)?;
    Some(cue.placed(|target| at(before, target)))
}

/// Where a thing is: a unit where it stands or what it is in, of a squad the first that stands somewhere.
fn at(state: &State, target: &Target) -> Option<(Point, Inches)> {
    match target {
        Target::Piece(id) => {
            let unit = state.all_units().find(|it| piece_id(*it) == *id).and_then(|it| somewhere(state, it));
            unit.or_else(|| {
                let feature = state.all_features().find(|it| feature_id(*it) == *id)?;
                Some(on_the_ground(state.feature_card(feature).centre))
            })
        }
        Target::Group(id) => {
            let squad = state.all_squads().find(|it| squad_id(*it) == *id)?;
            state.living(squad).find_map(|it| somewhere(state, it))
        }
        Target::Place(at) => Some((*at, Inches::ZERO)),
        Target::Item(_) | Target::Cube(..) | Target::Means { .. } => None,
    }
}

/// Where a unit is: itself, its Transport, or the feature it is in.
fn somewhere(state: &State, unit: UnitId) -> Option<(Point, Inches)> {
    let outermost = state.outermost(unit);
    let inside = || state.unit(outermost).place.feature().map(|it| on_the_ground(state.feature_card(it).centre));
    stands(state, outermost).or_else(inside)
}

fn on_the_ground(at: Vec2) -> (Point, Inches) {
    (Point::nearest(at), Inches::ZERO)
}

/// Why a battle that is over was won: by Victory Points, or on a tie by Kill Points (`dc.victory.tie`).
pub(crate) fn verdict(state: &State) -> Vec<Line> {
    if state.outcome.is_none() {
        return Vec::new();
    }
    let most = state.sides.iter().map(|it| it.vp).max().unwrap_or_default();
    let level: Vec<Seat> = state.seats().filter(|it| state.sides[it.index()].vp == most).collect();
    let kills = |it: &Seat| state.sides[it.index()].kp;
    let most_kills = level.iter().map(kills).max().unwrap_or_default();
    let won: Vec<Seat> = level.iter().copied().filter(|it| kills(it) == most_kills).collect();
    let reason = match (won.as_slice(), level.len()) {
        ([one], 1) => Line::new("dc-verdict-vp").with("player", *one).with("vp", i32::from(most)),
        ([one], _) => Line::new("dc-verdict-kp").with("player", *one).with("kp", i32::from(most_kills)),
        _ => Line::new("dc-verdict-draw"),
    };
    let of = |seat: Seat| {
        let side = &state.sides[seat.index()];
        let line = Line::new("dc-verdict-of").with("player", seat);
        line.with("vp", i32::from(side.vp)).with("kp", i32::from(side.kp))
    };
    std::iter::once(reason).chain(state.seats().map(of)).collect()
}

//! Sandbag Equipment: a squad gives up a point each and a card, and fills three bags before it is done.
//!
//! A Squad Special Action: declared when the Activation begins, laid when the last model is Deactivated, within 3in of
//! whoever commands then. The bags are Heavy Terrain half an inch high (`terrain`). Each is broken by itself
//! (`breaking`).

use battle::Resolution;
use catalogue::{RuleId, rule};
use smallvec::SmallVec;
use table::{Bearing, Inches, Point, Shape, measure, reach::Level};

use crate::{
    Device, DeviceKind, Event, Forbidden, ModelId, Pledge, Spot, SquadAction, SquadId, State, Step, Terrain, Warzone,
    model::area::TOLERANCE,
    rules::{measuring::measure::inches, tokens::token::HALF, turn::active_skills},
};

/// The rule.
pub(crate) const RULE: RuleId = rule!("wz.bauhaus.doctrine.tech.sandbag-equipment");
/// What it costs in cards.
pub(crate) const CARDS: u8 = 1;
/// How far from the Commander a bag may lie.
const NEAR: Inches = Inches::whole(3);

/// Judges the declaration: the whole squad takes part, and every model pays.
pub(crate) fn judge(state: &State, squad: SquadId) -> Result<(Pledge, Vec<ModelId>), Forbidden> {
    let bought = state.field.members(squad).any(|it| state.profile(it).skill(RULE).is_some());
    let commander = state.squad(squad).commander.filter(|_| bought).ok_or(Forbidden::NoSkill { rule: RULE })?;
    active_skills::distraction(state, commander).map_or(Ok(()), Err)?;
    let ready = state.cards(state.field.seat(commander));
    if ready < CARDS {
        return Err(Forbidden::TooFewCards { needed: CARDS, ready, rule: rule!("wz.card.burn-skill") });
    }
    let models: Vec<ModelId> = state.members(squad).collect();
    if models.iter().any(|it| state.points_to_pledge(*it) == 0) {
        return Err(Forbidden::TooFewPoints { needed: 1, left: 0 });
    }
    let pledge = Pledge { squad, action: SquadAction::Sandbags, target: commander, models: models.clone() };
    Ok((pledge, models))
}

/// Where the three bags lie: side by side, the middle one here.
pub(crate) fn row(at: Point, along: Bearing) -> [Point; 3] {
    let step = along.to_vec() * (2.0 * HALF.to_f64());
    [Point::nearest(at.to_vec() - step), at, Point::nearest(at.to_vec() + step)]
}

/// Why they cannot lie so.
pub(crate) fn objection(state: &State, squad: SquadId, at: Point, along: Bearing) -> Option<Forbidden> {
    let commander = state.squad(squad).commander.filter(|it| state.is_standing(*it));
    let Some(commander) = commander else { return Some(Forbidden::NoSkill { rule: RULE }) };
    row(at, along).into_iter().find_map(|at| bag_objection(state, commander, at))
}

fn bag_objection(state: &State, commander: ModelId, at: Point) -> Option<Forbidden> {
    let distance = (state.distance_to_place(commander, Spot::ground(at)) - HALF.to_f64()).max(0.0);
    if distance > NEAR.to_f64() + TOLERANCE {
        return Some(Forbidden::PlaceTooFar { distance: inches(distance), limit: NEAR, rule: RULE });
    }
    (!is_free(state, at)).then_some(Forbidden::NoSuchPlace { at, rule: RULE })
}

/// Whether a bag fits: on the table, on no model, no Impassable Terrain and no other token.
fn is_free(state: &State, at: Point) -> bool {
    let (bag, table) = (Shape::disc(at.to_vec(), HALF.to_f64()), &state.field.setup.table);
    let apart =
        |other: Point, radius: f64| (other.to_vec() - at.to_vec()).length() >= radius + HALF.to_f64() - TOLERANCE;
    let rock = table.pieces().iter().zip(&state.field.terrain).any(|(piece, terrain)| {
        *terrain == Terrain::Impassable && measure::plan_distance(piece.footprint.shape(), &bag) == 0.0
    });
    let taken = state.standing().any(|it| {
        let stand = state.model(it).stand.unwrap_or_default();
        stand.level == Level::Ground && !apart(stand.at, state.profile(it).radius.to_f64())
    });
    let token = state.devices.iter().any(|it| !apart(it.at.at, HALF.to_f64()));
    table.holds_shape(&Shape::disc(at.to_vec(), HALF.to_f64() + 0.01)) && !rock && !taken && !token
}

/// Rows before, behind and beside the Commander.
pub(crate) fn rows(state: &State, squad: SquadId) -> impl Iterator<Item = (Point, Bearing)> + '_ {
    let commander = state.squad(squad).commander.filter(|it| state.is_standing(*it));
    let turns = commander.into_iter().flat_map(|it| [0, 90, -90, 180].map(|turn| (it, turn * 100)));
    let rows = turns.flat_map(move |(it, turn)| {
        let look = state.facing(it).turned(turn);
        let far = state.profile(it).radius.to_f64() + HALF.to_f64();
        let at = |gap: f64| Point::nearest(state.centre(it) + look.to_vec() * (far + gap));
        [0.05, 0.8, 1.6].map(|gap| (at(gap), look.turned(9_000)))
    });
    rows.filter(move |(at, along)| objection(state, squad, *at, *along).is_none())
}

/// The bags lie.
pub(crate) fn lay(now: &mut Resolution<'_, Warzone>, squad: SquadId, at: Point, along: Bearing) {
    now.emit(Event::Done);
    let by = now.squad(squad).commander.unwrap_or(now.field.squads[squad.index()].first);
    now.emit(Event::SandbagsLaid { by, at: row(at, along) });
}

/// The Squad Special Action is due: the player is asked where they lie.
pub(crate) fn due(now: &mut Resolution<'_, Warzone>, squad: SquadId) {
    now.emit(Event::Then(vec![Step::LaySandbags(squad)]));
}

/// The bags, as tokens.
pub(crate) fn tokens(by: ModelId, at: &[Point; 3]) -> Vec<Device> {
    let device = |at: &Point| Device { kind: DeviceKind::Sandbag, by, at: Spot::ground(*at), met: SmallVec::new() };
    at.iter().map(device).collect()
}

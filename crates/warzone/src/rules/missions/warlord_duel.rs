//! The last tie-break: the Warlords fight it out (`wz.mission.tie.duel`).
//!
//! Everybody else leaves the table. The Warlords are put base to base, face to face, with the Wounds they have left, roll
//! for Initiative, and act in turns until one of them falls: one Activation each, which is one Action Point for whoever
//! is Engaged, for a Close Combat Action or a special one. Pinned or Broken, they fight all the same; thrown apart, they
//! are put together again. Cards help nobody but through a Warlord's own skills (`wz.mission.tie.duel-resources`).

use battle::{Breakdown, Resolution, Seat};
use catalogue::{RuleId, rule};
use dice::NeedDice;
use smallvec::SmallVec;
use table::{Bearing, Point, Vec2, vec2};

use super::ties;
use crate::{
    Action, Event, Forbidden, ModelId, Role, Stand, State, Step, Warzone,
    model::area::middle,
    rules::{
        close_combat, deployment,
        turn::{self, activation},
    },
};

/// The rule of the Duel.
pub(crate) const DUEL: RuleId = rule!("wz.mission.tie.duel");

/// The Warlord of a player, if it stands.
fn warlord(state: &State, seat: Seat) -> Option<ModelId> {
    let mut squads = state.field.squads_of(seat);
    let squad = squads.find(|it| state.field.squads[it.index()].role == Role::Warlord)?;
    state.members(squad).next()
}

/// The Warlords of both players, if everything else is level and both stand; two who cannot fight do not.
fn duellists(state: &State, points: &[Breakdown]) -> Option<[ModelId; 2]> {
    if state.sides.len() != 2 || !ties::are_level(state, points) {
        return None;
    }
    let both = [warlord(state, Seat(0))?, warlord(state, Seat(1))?];
    both.iter().any(|it| state.profile(*it).cc.is_some()).then_some(both)
}

/// The battle is over, or the Duel begins.
pub(crate) fn end_or_duel(now: &mut Resolution<'_, Warzone>, points: Vec<Breakdown>) {
    let Some(warlords) = duellists(now, &points) else { return now.emit(Event::Ended { points }) };
    let stands = face_to_face(now, warlords);
    now.emit(Event::DuelBegan { points, stands });
    now.emit(Event::Then(vec![Step::DuelInitiative]));
}

/// The two base to base on open ground near the middle of the table, looking at each other.
fn face_to_face(state: &State, [one, other]: [ModelId; 2]) -> SmallVec<[(ModelId, Stand); 2]> {
    let table = &state.field.setup.table;
    let apart = state.profile(one).radius + state.profile(other).radius;
    let mut empty = state.clone();
    empty.models.iter_mut().for_each(|it| it.stand = None);
    let pair = |at: Vec2| {
        let (west, east) = (Point::nearest(at), Point::nearest(at + vec2(apart.to_f64(), 0.0)));
        [(one, Stand::ground(west, Bearing::EAST)), (other, Stand::ground(east, Bearing::WEST))]
    };
    let fits =
        |it: &[(ModelId, Stand); 2]| it.iter().all(|it| deployment::room_objection(&empty, it.0, &it.1).is_none());
    let rings = (0..120).flat_map(|ring| (0..36).map(move |way| (f64::from(ring) * 0.5, way * 1_000)));
    let mut pairs = rings.map(|(far, way)| pair(middle(table) + Bearing::hundredths(way).to_vec() * far));
    pairs.find(fits).unwrap_or_else(|| pair(middle(table))).into_iter().collect()
}

/// Who acts first.
pub(crate) fn initiative(now: &mut Resolution<'_, Warzone>) -> Result<(), NeedDice> {
    now.emit(Event::Done);
    let winner = turn::roll_initiative(now, DUEL)?;
    now.emit(Event::Then(vec![Step::Duel(winner)]));
    Ok(())
}

/// It is a Warlord's turn to act, or one of them has fallen and the battle is over.
pub(crate) fn act(now: &mut Resolution<'_, Warzone>, seat: Seat) {
    now.emit(Event::Done);
    let other = Seat(1 - seat.0);
    let (Some(model), Some(enemy)) = (warlord(now, seat), warlord(now, other)) else {
        let points = now.scored.clone();
        return now.emit(Event::Ended { points });
    };
    let stands = face_to_face(now, [model.min(enemy), model.max(enemy)]);
    now.emit(Event::DuelTurn { model, stands });
    now.emit(Event::Then(vec![Step::Duel(other)]));
    activation::activate_model(now, model);
}

/// Why a duellist may not do this: only fight, and nothing only if it cannot.
pub(crate) fn objection(state: &State, model: ModelId, action: Action) -> Option<Forbidden> {
    if !state.duel {
        return None;
    }
    let fights = match action {
        Action::CloseCombat => true,
        Action::Pass => !can_fight(state, model),
        Action::Move
        | Action::Engage
        | Action::Aim
        | Action::Hide
        | Action::Shooting
        | Action::Run
        | Action::RapidFire
        | Action::Sentry
        | Action::DiveForCover
        | Action::Execution
        | Action::PickUp => false,
    };
    (!fights).then_some(Forbidden::Duelling { action })
}

fn can_fight(state: &State, model: ModelId) -> bool {
    let blades = state.profile(model).blades().map(|it| Some(it.0));
    blades.chain([None]).any(|it| close_combat::judge(state, model, it).is_ok())
}

/// The Resource Cards of a Warlord of its own, by seat: all a player has in the Duel.
pub(crate) fn own_cards(state: &State, seat: Seat) -> u8 {
    let own = state.field.squads.iter().filter(|it| it.seat == seat && it.role == Role::Warlord);
    own.filter_map(|it| it.cards).map(|it| it.1).sum()
}

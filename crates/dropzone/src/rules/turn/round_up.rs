//! Phase Four, Round Up (`dc.turn.round-up`): fires, scoring, the end of the turn and of the game.

use battle::{Outcome, Seat};
use catalogue::{RuleId, rule};

use crate::{
    Moment, Now, Place, State, Step, Wait,
    model::chapters::{
        features,
        turn::{Event, Step as Turn},
    },
    rules::{
        command::opening,
        flow::{done, replace},
    },
};

/// Fire Tokens are rolled for feature by feature, then the turn ends (`dc.weapon.fire`).
pub(crate) fn begin(now: &mut Now<'_>) {
    let burning = now.standing_features().filter(|it| now.feature(*it).fires > 0);
    let window = opening(now, Moment::RoundUp);
    let mut steps: Vec<Step> = window.into_iter().chain(burning.map(|it| features::Step::Fires(it).into())).collect();
    steps.push(Turn::EndTurn.into());
    replace(now, steps);
}

/// What lasts a turn ends; the turn is scored; the game may end (`dc.turn.end`).
pub(crate) fn end_turn(now: &mut Now<'_>) {
    now.emit(Event::TurnEnded.into());
    if now.turn == 1 {
        now.emit(Event::AerialAdvantageEnded.into());
    }
    if let Some(score) = now.field.scenario.score_turn {
        score(now);
    }
    if now.turn < now.field.turns() && now.seats().all(|it| has_somebody(now, it)) {
        replace(now, [Turn::StartTurn]);
        return;
    }
    if let Some(score) = now.field.scenario.score_end {
        score(now);
    }
    let (outcome, rule) = outcome(now);
    done(now);
    now.emit(Event::Over { outcome, rule }.into());
}

/// Whether a side has a unit left on the table, In Readiness or In Reserve (`dc.turn.end`).
fn has_somebody(state: &State, seat: Seat) -> bool {
    let left = |place: Place| match place {
        Place::Gone | Place::Off(Wait::Underground | Wait::Undeployed) => false,
        Place::Off(Wait::Readiness | Wait::Reserve | Wait::AerialAdvantage)
        | Place::Ground(_)
        | Place::Air(_)
        | Place::Landed(_)
        | Place::Inside { .. }
        | Place::Aboard(_) => true,
    };
    state.all_units().any(|it| state.seat(it) == seat && left(state.unit(it).place))
}

/// More Victory Points win; Kill Points break ties; what is equal then is a draw. By which rule it was settled.
fn outcome(state: &State) -> (Outcome, RuleId) {
    let scores: Vec<(u16, u16)> = state.sides.iter().map(|it| (it.vp, it.kp)).collect();
    let outcome = Outcome::by_score(&scores);
    let most = scores.iter().map(|it| it.0).max();
    let level = scores.iter().filter(|it| Some(it.0) == most).count();
    let rule = match (outcome.winners().count(), level) {
        (1, 1) => rule!("dc.victory.vp"),
        (1, _) => rule!("dc.victory.kp"),
        _ => rule!("dc.victory.tie"),
    };
    (outcome, rule)
}

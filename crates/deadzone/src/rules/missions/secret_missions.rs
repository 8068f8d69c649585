//! Secret missions (`dz.mission.secret`): in Patrol, if the house plays them, each player rolls for one that only he knows
//! until it first matters.

use battle::Seat;
use catalogue::{RuleId, rule};
use dice::{NeedDice, Roll};

use crate::{Event, ModelId, Now, Secret, State, model::profile::Kind};

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] = &[rule!("dz.mission.secret")];

/// Both roll, each for himself.
pub(crate) fn roll(now: &mut Now<'_>) -> Result<(), NeedDice> {
    if !now.mission_rules().secrets || !now.field.setup.settings.secret_missions {
        return Ok(());
    }
    for seat in Seat::first(2) {
        let die = now.roll_one(Roll::new(rule!("dz.mission.secret"), 1, 8).grouped(&[2, 4, 6]))?;
        now.emit(Event::SecretRolled { seat, secret: Some(Secret::rolled(die)) });
    }
    Ok(())
}

/// What a seat earns where it would earn so much, with what it is secretly after; the secret is out when it matters.
fn earn(now: &mut Now<'_>, seat: Seat, vps: u8, changed: impl Fn(Secret) -> u8) -> u8 {
    let Some(secret) = now.sides[seat.index()].secret else { return vps };
    let earned = changed(secret);
    if earned != vps && !now.sides[seat.index()].shown {
        now.emit(Event::SecretShown { seat, secret });
    }
    earned
}

/// What an objective earns.
pub(crate) fn objective(now: &mut Now<'_>, seat: Seat, vps: u8) -> u8 {
    earn(now, seat, vps, |secret| match secret {
        Secret::Claim => vps.saturating_mul(2),
        Secret::Murder => 0,
        Secret::Normal | Secret::LocalKnowledge => vps,
    })
}

/// What a kill earns.
pub(crate) fn kill(now: &mut Now<'_>, seat: Seat, dead: ModelId, vps: u8) -> u8 {
    let leader = now.profile(dead).kind == Kind::Leader;
    earn(now, seat, vps, |secret| match secret {
        Secret::Claim => vps / 2,
        Secret::Murder if leader => vps.saturating_mul(2),
        Secret::Murder | Secret::Normal | Secret::LocalKnowledge => vps,
    })
}

/// Whether a seat's models may leave the board by what it secretly knows.
pub(crate) fn may_leave(state: &State, seat: Seat) -> bool {
    state.sides[seat.index()].secret == Some(Secret::LocalKnowledge)
}

//! Supply Run: a token lies on each Objective marker; two carried home win (`wz.priority.supply-run.goal`).
//!
//! How tokens are carried is in `rules::missions::carrying`.

use battle::Seat;
use catalogue::rule;

use crate::{
    Deployment, Mission, State, Token,
    model::mission::{Ground, MissionEntry},
    rules::{
        deployment,
        missions::{markers::RADIUS, zones},
    },
};

/// The first Game Turn at whose end it can be achieved; the battle ends with it (`wz.mission.end.target`).
const EARLIEST: u8 = 3;

/// The mission.
pub(super) static ENTRY: MissionEntry = MissionEntry {
    word: "SupplyRun",
    rule: rule!("wz.priority.supply-run.goal"),
    deployment: Some(Deployment::BattleLine),
    ground: Ground::Tokens,
    earliest_end: EARLIEST,
    is_achieved,
    is_partly_achieved,
    part_at_the_end: false,
    holds_zone: zones::is_held,
};

impl Mission {
    /// Supplies to be carried home (`wz.priority.supply-run.goal`).
    pub const SUPPLY_RUN: Mission = Mission::of(&ENTRY);
}

/// Two tokens in the own Deployment Zone.
fn is_achieved(state: &State, seat: Seat) -> bool {
    state.turn >= EARLIEST && home(state, seat).count() >= 2
}

/// One token in the own Deployment Zone, and a second one in the arms of another model.
fn is_partly_achieved(state: &State, seat: Seat) -> bool {
    let held = |it: &Token| matches!(it, Token::Carried(by) if state.field.seat(*by) == seat);
    home(state, seat).any(|home| state.tokens.iter().enumerate().any(|(at, it)| at != home && held(it)))
}

/// The tokens completely in a player's zone; a carried one is where its carrier is.
fn home(state: &State, seat: Seat) -> impl Iterator<Item = usize> + '_ {
    let zone = deployment::zone(state, seat);
    let lies = move |it: &Token| match *it {
        Token::Lies(at) => zone.is_some_and(|it| it.holds(&state.field.setup.table, at.to_vec(), RADIUS.to_f64())),
        Token::Carried(by) => {
            let stand = state.model(by).stand.unwrap_or_default();
            state.field.seat(by) == seat && zone.is_some_and(|it| deployment::lies_in(state, it, by, &stand))
        }
        Token::Dropped { .. } => false,
    };
    state.tokens.iter().enumerate().filter(move |(_, it)| lies(it)).map(|it| it.0)
}

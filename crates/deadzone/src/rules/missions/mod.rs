//! Missions: deployment zones, objectives, and what earns victory points (`dz.mission.*`, `dz.win.*`).

pub(crate) mod secret_missions;
pub(crate) mod standstill;

use battle::{Outcome, Seat};
use catalogue::{RuleId, rule};
use smallvec::smallvec;

use crate::{
    Action, Cell, Event, Extra, Forbidden, Mark, Means, ModelId, Now, Order, Pace, State, Step, Way,
    rules::{fighting::free_fights, movement, round::activation},
};

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] = &[
    rule!("dz.setup.mission"),
    rule!("dz.mission.coords"),
    rule!("dz.mission.patrol"),
    rule!("dz.mission.breakthrough"),
    rule!("dz.mission.random"),
    rule!("dz.mission.scour"),
    rule!("dz.mission.search-and-destroy"),
    rule!("dz.mission.vp-target"),
    rule!("dz.place.objectives"),
    rule!("dz.end.objectives"),
    rule!("dz.end.check-win"),
    rule!("dz.win.vps"),
    rule!("dz.win.wipe-out"),
    rule!("dz.win.open-vps"),
    rule!("dz.team.vp-value"),
];

/// The zone of a seat: the one it took, or where teams already stand, Red for the first.
pub(crate) fn zone(state: &State, seat: Seat) -> u8 {
    state.sides[seat.index()].zone.unwrap_or(seat.0)
}

/// Whether a cube lies in this zone of the mission, as it is before it is expanded.
pub(crate) fn is_zoned(state: &State, zone: u8, cell: Cell) -> bool {
    state.mission_rules().holds(&state.field.setup.settings, zone, cell.column(), cell.row())
}

/// Why a model may not leave the board at the end of a way: the mission allows it, from the enemy's zone, with a cube of
/// movement left (`dz.move.leave-board`).
pub(crate) fn leave_objection(state: &State, model: ModelId, pace: Pace, way: &Way) -> Option<Forbidden> {
    let rule = rule!("dz.move.leave-board");
    let seat = state.seat(model);
    let cells = way.cells();
    let last = cells.last().copied().unwrap_or(state.model(model).cell);
    let theirs = zone(state, State::opponent(seat));
    let edge = match &state.mission_rules().leave {
        Some(it) => (it.edge)(state, theirs, last),
        None => is_zoned(state, theirs, last),
    };
    let allowed = may_leave(state, seat) && state.controller(model).is_none();
    if !allowed || !edge || !matches!(pace, Pace::Move | Pace::Sprint) {
        return Some(Forbidden::NoAbility { rule });
    }
    let most = movement::allowance(state, model, pace).unwrap_or(0);
    if cells.len() + 1 > usize::from(most) {
        return Some(Forbidden::TooFar { cubes: cells.len() as u8 + 1, most, rule: pace.rule() });
    }
    if cells.is_empty() {
        return activation::pace_objection(state, model, pace);
    }
    if state.has_enemy(last, state.team(model)) {
        return Some(Forbidden::HaltsThere { cell: last });
    }
    let at = movement::spots(state, model, last).next().unwrap_or_default();
    activation::move_objection(state, model, pace, way, at)
}

/// Whether a seat's models may leave the board: by the mission, or by what it secretly knows.
fn may_leave(state: &State, seat: Seat) -> bool {
    state.mission_rules().leave.is_some() || secret_missions::may_leave(state, seat)
}

/// What a model scores by leaving the board through the enemy's zone; `None` where it may not.
pub(crate) fn leaving_scores(state: &State, model: ModelId) -> Option<u8> {
    may_leave(state, state.seat(model)).then(|| match &state.mission_rules().leave {
        Some(it) => (it.scores)(state, model),
        None => state.profile(model).vps.saturating_mul(2),
    })
}

/// Sets out to leave.
pub(crate) fn set_off(now: &mut Now<'_>, model: ModelId, pace: Pace, way: Way) {
    let last = way.cells().last().copied().unwrap_or(now.model(model).cell);
    now.emit(Event::Then(smallvec![Step::Off { model, cell: last, left: false }]));
    let at = movement::spots(now, model, last).next().unwrap_or_default();
    let long = pace == Pace::Sprint;
    let action = if long { Action::Sprint } else { Action::Move };
    activation::spend(now, model, Means::Action, action, long);
    if !way.cells().is_empty() {
        movement::set_out(now, model, pace, way, at);
    }
}

/// Off the board, if nothing has stopped it: enemies where it stands may strike first. Its own victory points and one
/// more (`dz.mission.breakthrough`).
pub(crate) fn off(now: &mut Now<'_>, model: ModelId, cell: Cell, left: bool) {
    let stopped = !movement::may_go_on(now, model) || now.model(model).cell != cell;
    if !stopped && !left && free_fights::can_strike_at_leaver(now, model) {
        now.emit(Event::Becomes(Step::Off { model, cell, left: true }));
        now.emit(Event::Then(smallvec![Step::Leaving(model)]));
        return;
    }
    now.emit(Event::Done);
    if !stopped {
        let (seat, vps) = (now.seat(model), leaving_scores(now, model).unwrap_or(0));
        let rule = now.mission_rules().leave.as_ref().map(|it| it.rule);
        now.emit(Event::LeftTheBoard { model });
        if let Some(secret) =
            now.sides[seat.index()].secret.filter(|_| rule.is_none() && !now.sides[seat.index()].shown)
        {
            now.emit(Event::SecretShown { seat, secret });
        }
        let rule = rule.unwrap_or(rule!("dz.mission.secret"));
        now.emit(Event::Scored { seat, vps, rule });
    }
}

/// How a model may leave: from where it stands, or after one cube.
pub(crate) fn leave_orders(state: &State, model: ModelId, orders: &mut Vec<Order>) {
    if may_leave(state, state.seat(model)) {
        let moves = orders.iter().filter_map(|it| match it {
            Order::Move { pace, way, .. } => Some((*pace, *way)),
            _ => None,
        });
        let all = [Pace::Move, Pace::Sprint].map(|pace| (pace, Way::default())).into_iter().chain(moves);
        let mut legal: Vec<(Pace, Way)> =
            all.filter(|it| leave_objection(state, model, it.0, &it.1).is_none()).collect();
        legal.dedup();
        orders.extend(legal.into_iter().map(|(pace, way)| Order::Leave { pace, way }));
    }
}

/// The victory points that win at a team size (`dz.mission.vp-target`).
#[must_use]
pub const fn vps_to_win(points: u16) -> u16 {
    match points {
        0..100 => {
            let scaled = (12 * points).div_ceil(100);
            if scaled < 6 { 6 } else { scaled }
        }
        100..150 => 12,
        150..200 => 16,
        200.. => 20,
    }
}

/// The victory points that win this battle: those of the table, or those agreed.
pub(crate) fn target(state: &State) -> u16 {
    let setup = &state.field.setup;
    match setup.settings.vps_to_win {
        0 => vps_to_win(setup.points),
        agreed => u16::from(agreed),
    }
}

/// What each side earns for objectives it holds alone (`dz.end.objectives`), in the mission's order.
pub(crate) fn held(state: &State) -> impl Iterator<Item = (Seat, u8)> + '_ {
    let objectives = state.mission_rules().objectives.iter();
    objectives.filter_map(|(column, row, vps)| {
        let cell = state.field.top(*column, *row);
        let there = || state.on_board().filter(|it| state.model(*it).cell == cell && counts(state, *it));
        let holds = |seat: Seat| there().any(|it| state.seat(it) == seat);
        match (holds(Seat(0)), holds(Seat(1))) {
            (true, false) => Some((Seat(0), *vps)),
            (false, true) => Some((Seat(1), *vps)),
            (true, true) | (false, false) => None,
        }
    })
}

/// Whether a model counts at an objective: all do, unless the house leaves out those that lie pinned, or that nobody paid
/// for (`dz.end.objectives`, `dz.ability.recon-drone`).
fn counts(state: &State, model: ModelId) -> bool {
    let settings = &state.field.setup.settings;
    let lies = settings.pinned_hold_nothing && state.model(model).is(Mark::Pinned);
    let free = settings.extras_hold_nothing && state.card(model).extra.is_some();
    !lies && !free
}

/// What the opponent earns when a model dies (`dz.team.vp-value`); for a Bomb Bot what was agreed
/// (`dz.unit.items.bomb-bot`).
pub(crate) fn worth(state: &State, model: ModelId) -> u8 {
    let profile = state.profile(model);
    let bot = state.card(model).extra == Some(Extra::BombBot);
    let own = if bot { state.field.setup.settings.bomb_bot_vps } else { profile.vps };
    own.saturating_add((state.mission_rules().kill_bonus)(profile.kind, &state.field.setup.settings))
}

/// The same for one that died by this side's doing: nothing for its own (`dz.team.vp-value`).
pub(crate) fn scores(state: &State, model: ModelId, cause: Option<Seat>) -> u8 {
    if cause == Some(state.seat(model)) { 0 } else { worth(state, model) }
}

/// The outcome by the points as they are.
pub(crate) fn by_points(state: &State) -> Outcome {
    Outcome::by_score(&[state.sides[0].vps, state.sides[1].vps])
}

/// Who has won at the end of a round: first by victory points, then because the other side has nobody left.
pub(crate) fn winner(state: &State) -> Option<Outcome> {
    let vps = [state.sides[0].vps, state.sides[1].vps];
    let enough = target(state);
    if vps.iter().any(|it| *it >= enough) && vps[0] != vps[1] {
        return Some(Outcome::by_score(&vps));
    }
    let there = |seat: u8| state.on_board().any(|it| state.seat(it) == Seat(seat));
    match (there(0), there(1)) {
        (true, true) => None,
        (false, false) if state.field.setup.settings.both_gone_is_a_draw => Some(Outcome::by_score(&[true; 2])),
        (false, false) => Some(Outcome::by_score(&vps)),
        (first, second) => Some(Outcome::by_score(&[first, second])),
    }
}

/// The cube an objective lies in: the highest level of its stack (`dz.place.objectives`).
pub(crate) fn objective_cells(state: &State) -> impl Iterator<Item = (Cell, u8)> + '_ {
    state.mission_rules().objectives.iter().map(|(column, row, vps)| (state.field.top(*column, *row), *vps))
}

//! The game: Initiative, Game Turns with their Control Phase, squads activated in turns, and the end.

pub(crate) mod activation;
pub(crate) mod active_skills;
pub(crate) mod cards;
pub(crate) mod rate_card;
pub(crate) mod sentry;
pub(crate) mod simultaneous_reactions;

use battle::{Outcome, Resolution, Seat};
use catalogue::{RuleId, rule};
use dice::{NeedDice, Roll};
use smallvec::SmallVec;

use crate::{
    Arrival, Event, Forbidden, Opening, SquadId, State, Step, Warzone,
    rules::{deployment, missions, moments::first, rolls::skill_test::D20, tokens::token},
};

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] = &[rule!("wz.turn.control-phase")];

/// The last Game Turn (`wz.mission.end.disengage`).
pub(crate) const LAST_TURN: u8 = 8;

/// Each player rolls a D20, the highest wins, ties roll again.
pub(crate) fn roll_initiative(now: &mut Resolution<'_, Warzone>, rule: RuleId) -> Result<Seat, NeedDice> {
    let mut rolling: SmallVec<[Seat; 2]> = Seat::first(now.sides.len() as u8).collect();
    loop {
        let faces = now.roll(Roll::new(rule, rolling.len() as u8, D20.1))?;
        let highest = faces.iter().copied().max().unwrap_or(0);
        let rolls: SmallVec<[(Seat, u8); 2]> = rolling.iter().copied().zip(faces.iter().copied()).collect();
        rolling = rolls.iter().filter(|it| it.1 == highest).map(|it| it.0).collect();
        let winner = (rolling.len() == 1).then(|| rolling[0]);
        now.emit(Event::InitiativeRolled { rolls, winner });
        if let Some(winner) = winner {
            return Ok(winner);
        }
    }
}

/// The battle begins with the roll for the Initial Initiative; from a position, with the first Game Turn.
pub(crate) fn begin(now: &mut Resolution<'_, Warzone>) -> Result<(), NeedDice> {
    now.emit(Event::Done);
    if let Opening::Position { .. } = now.field.setup.opening {
        now.emit(Event::Then(vec![Step::BeginTurn]));
        return Ok(());
    }
    let winner = roll_initiative(now, rule!("wz.turn.initial-initiative"))?;
    now.emit(Event::Then(vec![Step::GiveInitiative(winner)]));
    Ok(())
}

/// The winner keeps the Initiative or gives it to somebody. Before the first Game Turn the edges come next.
pub(crate) fn give_initiative(now: &mut Resolution<'_, Warzone>, to: Seat) {
    now.emit(Event::Done);
    now.emit(Event::InitiativeTaken { seat: to });
    if now.turn == 0 {
        now.emit(Event::Then(vec![Step::Settle, Step::BeginTurn]));
    } else {
        now.emit(Event::Then(vec![Step::ChooseSquad(to)]));
    }
}

/// A Game Turn begins. The first has no Control Phase, nor has the first from a position; in the others Initiative is rolled anew
/// (`wz.turn.structure`, `wz.turn.control-phase`).
pub(crate) fn begin_turn(now: &mut Resolution<'_, Warzone>) {
    now.emit(Event::Done);
    let turn = now.turn + 1;
    now.emit(Event::TurnBegan { turn });
    let initiative = now.initiative;
    let opens = turn == now.field.setup.opening.first_turn();
    let next = if opens { Step::ChooseSquad(initiative) } else { Step::TurnInitiative };
    let steps = token::questions(now).into_iter().chain([next]).collect();
    now.emit(Event::Then(steps));
}

/// The roll for the Turn Initiative.
pub(crate) fn turn_initiative(now: &mut Resolution<'_, Warzone>) -> Result<(), NeedDice> {
    now.emit(Event::Done);
    let winner = roll_initiative(now, rule!("wz.turn.turn-initiative"))?;
    now.emit(Event::Then(vec![Step::GiveInitiative(winner)]));
    Ok(())
}

/// The squads a player could activate now.
pub(crate) fn ready_squads(state: &State, seat: Seat) -> impl Iterator<Item = SquadId> + '_ {
    state.field.squads_of(seat).filter(|it| !state.squad(*it).activated && is_there(state, *it))
}

/// Whether a squad is on the table or comes in this Game Turn.
fn is_there(state: &State, squad: SquadId) -> bool {
    let seat = state.field.squads[squad.index()].seat;
    let comes_down = deployment::is_above(state, squad) && !state.side(seat).passed;
    state.members(squad).next().is_some() || deployment::is_due(state, squad) || comes_down
}

/// Whether a player may leave it at that for this Game Turn: only squads that wait above are left
/// (`wz.skill.rapid-deployment.reserve`).
pub(crate) fn may_pass(state: &State, seat: Seat) -> bool {
    ready_squads(state, seat).all(|it| deployment::is_above(state, it))
}

/// A player leaves the squads above there for this Game Turn.
pub(crate) fn pass_over(now: &mut Resolution<'_, Warzone>, seat: Seat) {
    now.emit(Event::Done);
    now.emit(Event::Passed { seat });
    next_squad(now, seat);
}

/// Why a player may not activate this squad now.
pub(crate) fn objection(state: &State, seat: Seat, squad: SquadId) -> Option<Forbidden> {
    if state.field.squads.get(squad.index()).is_none_or(|it| it.seat != seat) {
        return Some(Forbidden::NotYourSquad { squad });
    }
    if !is_there(state, squad) {
        return Some(Forbidden::SquadGone { squad });
    }
    if state.squad(squad).activated {
        return Some(Forbidden::AlreadyActivated { squad });
    }
    if let Some(why) = first!(state, activation_objection(seat, squad)) {
        return Some(why);
    }
    is_last(state, seat, squad).then_some(Forbidden::LastNotFirst { squad })
}

/// The squad activated last may not be first in the next Game Turn, unless it is the only one left
/// (`wz.turn.last-not-first`). Those that wait above may stay there, so they do not count.
fn is_last(state: &State, seat: Seat, squad: SquadId) -> bool {
    let side = state.side(seat);
    let other = |it: SquadId| it != squad && !deployment::is_above(state, it);
    side.latest.is_none() && side.last == Some(squad) && ready_squads(state, seat).any(other)
}

/// Play passes to the next player with a squad left; when there is none the Game Turn ends (`wz.turn.alternate`).
pub(crate) fn next_squad(now: &mut Resolution<'_, Warzone>, after: Seat) {
    let seats = now.sides.len() as u8;
    let order = (1..=seats).map(|it| Seat((after.0 + it) % seats));
    let next = order.into_iter().find(|it| ready_squads(now, *it).next().is_some());
    match next {
        Some(seat) => now.emit(Event::Then(vec![Step::ChooseSquad(seat)])),
        None => end_turn(now),
    }
}

fn end_turn(now: &mut Resolution<'_, Warzone>) {
    match missions::end(now) {
        Some(end) => {
            lose_latecomers(now);
            let points = missions::scores(now, end);
            missions::warlord_duel::end_or_duel(now, points);
        }
        None => now.emit(Event::Then(vec![Step::BeginTurn])),
    }
}

/// Whoever is still above when it ends counts as removed for Body Count, and for nothing else
/// (`wz.skill.rapid-deployment.reserve`).
fn lose_latecomers(now: &mut Resolution<'_, Warzone>) {
    for squad in (0..now.squads.len() as u8).map(SquadId) {
        if deployment::is_above(now, squad) {
            now.emit(Event::HeldBack { squad, arrival: Arrival::Never });
        }
    }
}

/// How a finished battle ended.
pub(crate) fn outcome(state: &State) -> Option<Outcome> {
    state.over.then(|| missions::outcome(state))
}

//! Command dice (`dz.command.*`): rolled at the start of a round, spent in it.

use battle::{Breakdown, Seat};
use catalogue::{RuleId, rule};
use dice::{Faces, NeedDice, Roll};

use crate::{Ability, Event, Extra, Face, Forbidden, Mark, Model, ModelCard, ModelId, Now, State, Step};

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] = &[
    rule!("dz.command.faces"),
    rule!("dz.command.free-actions"),
    rule!("dz.command.timing"),
    rule!("dz.command.reroll-lost"),
    rule!("dz.ability.combat-team-training"),
];

/// How many command dice a seat rolls: three, and the highest Tactician on the map, or all of them where the house plays it
/// so (`dz.ability.tactician`).
pub(crate) fn dice(state: &State, seat: Seat) -> Breakdown {
    let all = state.on_board().filter(|it| state.seat(*it) == seat).map(|it| i32::from(state.profile(it).tactician));
    let add_up = state.field.setup.settings.tacticians_add_up;
    let more = if add_up { all.sum() } else { all.max().unwrap_or(0) };
    Breakdown::base(rule!("dz.command.roll"), 3).plus(rule!("dz.ability.tactician"), more)
}

/// Both roll command; then the player with the initiative may reroll, then the other.
pub(crate) fn roll(now: &mut Now<'_>) -> Result<(), NeedDice> {
    now.emit(Event::Done);
    for seat in Seat::first(2) {
        let dice = dice(now, seat);
        let faces = faces(now, rule!("dz.command.roll"), dice.total() as u8)?;
        now.emit(Event::CommandRolled { seat, back: [0; 6], faces, dice });
    }
    let first = now.initiative;
    let mut steps = vec![Step::Reroll(first), Step::Reroll(State::opponent(first))];
    steps.extend(Seat::first(2).any(|it| has_relay(now, it)).then_some(Step::Relay));
    steps.push(Step::Turn(first));
    now.emit(Event::Then(steps.into_iter().collect()));
    Ok(())
}

/// Whether a seat has a Communications Relay on the map.
fn has_relay(state: &State, seat: Seat) -> bool {
    let relay = |it: ModelId| {
        let gear = || state.profile(it).weapons.iter().any(|it| it.abilities.has(Ability::CommunicationsRelay));
        state.has(it, Ability::CommunicationsRelay) || gear()
    };
    state.on_board().any(|it| state.seat(it) == seat && relay(it))
}

/// One die more for each side with a relay, set on +1 Model; it is not rerolled (`dz.ability.communications-relay`).
pub(crate) fn relay(now: &mut Now<'_>) {
    now.emit(Event::Done);
    let rule = rule!("dz.ability.communications-relay");
    for seat in Seat::first(2).filter(|it| has_relay(now, *it)).collect::<Vec<_>>() {
        now.emit(Event::ResultGained { seat, face: Face::PlusModel, rule });
    }
}

fn faces(now: &mut Now<'_>, rule: RuleId, count: u8) -> Result<Faces, NeedDice> {
    if count == 0 { Ok(Faces::new()) } else { now.roll(Roll::new(rule, count, 6).any_order()) }
}

/// No reroll with less than half of the team left (`dz.command.reroll-lost`), unless somebody is trained for it
/// (`dz.ability.combat-team-training`).
pub(crate) fn may_reroll(state: &State, seat: Seat) -> bool {
    let team = || {
        state
            .field
            .models
            .iter()
            .zip(&state.models)
            .filter(move |it| it.0.seat == seat && it.0.extra.is_none_or(Extra::counts))
    };
    // Who waits to be dropped, or goes round the flank, is left too.
    let waits = |it: &(&ModelCard, &Model)| {
        let drops = state.field.profiles[usize::from(it.0.profile)].has(Ability::Hammerfist);
        it.1.is(Mark::OnBoard) || it.1.is(Mark::Flanking) || drops && !it.1.is(Mark::Dead)
    };
    let left = team().filter(waits).count();
    let trained = team().any(|it| {
        let profile = &state.field.profiles[usize::from(it.0.profile)];
        it.1.is(Mark::OnBoard) && profile.has(Ability::CombatTeamTraining)
    });
    (trained || left * 2 >= team().count()) && state.sides[seat.index()].results.iter().any(|it| *it > 0)
}

/// Whether so many dice of each result can be rerolled.
pub(crate) fn reroll_objection(state: &State, seat: Seat, back: [u8; 6]) -> Option<Forbidden> {
    let have = state.sides[seat.index()].results;
    let fits = have.iter().zip(back).all(|(have, back)| back <= *have);
    (!fits).then_some(Forbidden::NoSuchDice)
}

/// Rerolls these dice, once.
pub(crate) fn reroll(now: &mut Now<'_>, seat: Seat, back: [u8; 6]) -> Result<(), NeedDice> {
    now.emit(Event::Done);
    roll_again(now, rule!("dz.command.roll"), seat, back)
}

/// Rolls these dice of a seat again, by this rule.
pub(crate) fn roll_again(now: &mut Now<'_>, rule: RuleId, seat: Seat, back: [u8; 6]) -> Result<(), NeedDice> {
    let count: u8 = back.iter().sum();
    if count > 0 {
        let faces = faces(now, rule, count)?;
        let dice = Breakdown::base(rule!("dz.command.roll"), i32::from(count));
        now.emit(Event::CommandRolled { seat, back, faces, dice });
    }
    Ok(())
}

/// Every choice of so many dice of each result, none included.
pub(crate) fn choices_of(have: [u8; 6]) -> Vec<[u8; 6]> {
    let (mut dice, mut all) = ([0; 6], Vec::new());
    loop {
        all.push(dice);
        let Some(at) = (0..6).find(|it| dice[*it] < have[*it]) else { return all };
        dice[at] += 1;
        dice[..at].fill(0);
    }
}

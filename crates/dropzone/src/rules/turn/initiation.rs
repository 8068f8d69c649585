//! Phase One, Initiation (`dc.turn.initiation`): initiative and reserves.

use battle::{Breakdown, Seat};
use catalogue::{RuleId, rule};
use dice::{Faces, NeedDice, Roll};
use smallvec::SmallVec;

use crate::{
    GroupId, Moment, Now, Place, SquadId, State, Step as AnyStep, UnitId, Wait,
    model::chapters::{
        command::{Event as CommandEvent, Step as Command},
        turn::{Event, Step},
    },
    rules::command::{command_value, has_commander, opening},
    rules::flow::{d6s, done, replace},
    rules::{drills, moments},
};

/// The steps of Phase One, in their order: initiative, cards discarded and drawn, reserves, Drills (`dc.turn.initiation`); then
/// those of the turn (`dc.turn.sequence`).
pub(crate) fn start_turn(now: &mut Now<'_>) {
    let turn = now.turn + 1;
    now.emit(Event::TurnBegan { turn }.into());
    let before = opening(now, Moment::BeforeInitiative).into_iter().chain([Step::Initiative.into()]);
    let steps: Vec<AnyStep> = before.chain(cards(now)).chain([Step::Reserves.into()]).collect();
    replace(now, steps);
}

/// Unwanted cards are discarded, then hands are filled (`dc.turn.initiation`).
fn cards(state: &State) -> impl Iterator<Item = AnyStep> {
    let steps =
        [Command::Discards, Command::Open(Moment::AfterDiscarding), Command::Draw, Command::Open(Moment::AfterDrawing)];
    let all = state.field.has_cards().then_some(steps.map(AnyStep::from));
    all.into_iter().flatten()
}

/// Each seat rolls a die and adds its Command Value; a single natural 6 wins; ties are rolled again
/// (`dc.turn.initiative`, `dc.turn.initiative-six`).
pub(crate) fn initiative(now: &mut Now<'_>) -> Result<(), NeedDice> {
    let seats = now.seats().len() as u8;
    let mut again: SmallVec<[Seat; 4]> = now.seats().collect();
    let (order, rule): (SmallVec<[Seat; 4]>, RuleId) = loop {
        let mut dice = d6s(now, rule!("dc.turn.initiative"), seats)?;
        sixes_again(now, &mut dice, &mut again)?;
        let roll = |seat: Seat| {
            let value = i32::from(command_value(now, seat));
            let number = Breakdown::base(rule!("dc.turn.initiative"), i32::from(dice[seat.index()]));
            let rule = if has_commander(now, seat) {
                rule!("dc.command.commander-table")
            } else {
                rule!("dc.command.cv-without")
            };
            let mut number = number.plus(rule, value);
            moments::initiative(now, seat, &mut number);
            (seat, number)
        };
        let rolls: Vec<(Seat, Breakdown)> = now.seats().map(roll).collect();
        let order = in_order(&rolls, &dice);
        now.emit(Event::InitiativeRolled { rolls }.into());
        if let Some(order) = order {
            let rule = if has_lone_six(&dice) { rule!("dc.turn.initiative-six") } else { rule!("dc.turn.initiative") };
            break (order, rule);
        }
    };
    let first = order[0];
    now.emit(Event::InOrder { order, rule }.into());
    replace(now, [Step::Yield(first)]);
    Ok(())
}

/// A 6 is rolled again where a card says so, once for each of these seats.
fn sixes_again(now: &mut Now<'_>, dice: &mut Faces, left: &mut SmallVec<[Seat; 4]>) -> Result<(), NeedDice> {
    for seat in now.seats() {
        let six = dice[seat.index()] == 6 && left.contains(&seat);
        let Some(card) = moments::initiative_reroll(now, seat).filter(|_| six) else { continue };
        left.retain(|it| *it != seat);
        let die = now.roll_one(Roll::new(card.rule(), 1, 6))?;
        dice[seat.index()] = die;
        now.emit(CommandEvent::Rolled { card, dice: Faces::from_slice(&[die]) }.into());
    }
    Ok(())
}

/// The seats, highest first; none if they tie.
fn in_order(rolls: &[(Seat, Breakdown)], dice: &[u8]) -> Option<SmallVec<[Seat; 4]>> {
    let lone_six = has_lone_six(dice);
    let score = |seat: Seat, number: &Breakdown| {
        if lone_six && dice[seat.index()] == 6 { i32::MAX } else { number.total() }
    };
    let mut scores: Vec<(i32, Seat)> = rolls.iter().map(|(seat, number)| (score(*seat, number), *seat)).collect();
    scores.sort_by(|a, b| b.0.cmp(&a.0).then(a.1.cmp(&b.1)));
    let distinct = scores.windows(2).all(|it| it[0].0 != it[1].0);
    distinct.then(|| scores.iter().map(|it| it.1).collect())
}

/// Whether exactly one shows a 6 (`dc.turn.initiative-six`).
fn has_lone_six(dice: &[u8]) -> bool {
    dice.iter().filter(|it| **it == 6).count() == 1
}

/// The winner lets the next go first (`dc.turn.initiative-yield`).
pub(crate) fn yield_first(now: &mut Now<'_>) {
    let mut order = now.initiative.clone();
    if order.len() > 1 {
        order.swap(0, 1);
    }
    let rule = rule!("dc.turn.initiative-yield");
    now.emit(Event::InOrder { order, rule }.into());
    done(now);
}

/// The number a Battlegroup In Reserve needs: 6 in turn 1, one less each turn, at least 2 (`dc.turn.reserves`).
pub(crate) fn reserve_need(turn: u8) -> u8 {
    7_u8.saturating_sub(turn).max(2)
}

/// Each Battlegroup In Reserve is rolled for, in initiative order; then Battlegroups are activated.
pub(crate) fn reserves(now: &mut Now<'_>) -> Result<(), NeedDice> {
    for seat in now.initiative.clone() {
        for group in (0..now.groups.len() as u8).map(GroupId) {
            if now.field.groups[group.index()].seat == seat && is_in_reserve(now, group) {
                let need = reserve_need(now.turn);
                let roll = Roll::new(rule!("dc.turn.reserves"), 1, 6).grouped(&[need - 1]);
                let die = now.roll_one(roll)?;
                now.emit(Event::ReserveRolled { group, need, die }.into());
            }
        }
        for squad in now.all_squads().filter(|it| now.squad_seat(*it) == seat).collect::<SmallVec<[SquadId; 16]>>() {
            if waits_alone(now, squad) {
                let need = reserve_need(now.turn);
                let roll = Roll::new(rule!("dc.special.infiltrate-transport"), 1, 6).grouped(&[need - 1]);
                let die = now.roll_one(roll)?;
                now.emit(Event::TransportRolled { squad, need, die }.into());
            }
        }
    }
    let first = now.initiative.first().copied().unwrap_or_default();
    let drills = drills::steps(now);
    replace(now, drills.into_iter().chain([Step::Activate(first).into(), Step::RoundUp.into()]));
    Ok(())
}

fn is_in_reserve(state: &State, group: GroupId) -> bool {
    let mut units = state.squads_of(group).flat_map(|it| state.living(it));
    units.any(|it| state.unit(state.outermost(it)).place == Place::Off(Wait::Reserve))
}

/// Whether a Transport is In Reserve with nobody aboard: its squad has infiltrated (`dc.special.infiltrate-transport`).
fn waits_alone(state: &State, squad: SquadId) -> bool {
    let alone = |it| state.unit(it).place == Place::Off(Wait::Reserve) && is_empty(state, it);
    state.squad_card(squad).is_transport && state.living(squad).all(alone)
}

/// Whether nobody but empty Transports is in a Transport.
fn is_empty(state: &State, transport: UnitId) -> bool {
    state.cargo(transport).all(|it| state.squad_card(state.squad_of(it)).is_transport && is_empty(state, it))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reserves_come_on_a_number_that_drops_each_turn() {
        // dc.turn.reserves
        assert_eq!([1, 2, 3, 4, 5, 6].map(reserve_need), [6, 5, 4, 3, 2, 2]);
    }
}

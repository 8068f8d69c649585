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

/// Each seat rolls a die and adds its Command Value; a single natural 6 wins; those who tie roll again for the places they
/// share (`dc.turn.initiative`, `dc.turn.initiative-six`).
pub(crate) fn initiative(now: &mut Now<'_>) -> Result<(), NeedDice> {
    let mut left: Seats = now.seats().collect();
    let mut places: SmallVec<[Seats; 4]> = [left.clone()].into_iter().collect();
    let mut rule = rule!("dc.turn.initiative");
    while let Some(at) = places.iter().position(|it| it.len() > 1) {
        let (order, by) = throw(now, &places[at], &mut left)?;
        if at == 0 {
            rule = by;
        }
        places = places[..at].iter().cloned().chain(order).chain(places[at + 1..].iter().cloned()).collect();
    }
    let order: Seats = places.into_iter().flatten().collect();
    let first = order.first().copied().unwrap_or_default();
    now.emit(Event::InOrder { order, rule }.into());
    replace(now, [Step::Yield(first)]);
    Ok(())
}

/// Seats that share a place, or all in their order.
type Seats = SmallVec<[Seat; 4]>;

/// One throw of these seats: those that share each place, highest first, and by which rule the first place is taken.
fn throw(now: &mut Now<'_>, seats: &Seats, left: &mut Seats) -> Result<(SmallVec<[Seats; 4]>, RuleId), NeedDice> {
    let mut dice = d6s(now, rule!("dc.turn.initiative"), seats.len() as u8)?;
    sixes_again(now, seats, &mut dice, left)?;
    let rolls: Vec<(Seat, Breakdown)> =
        seats.iter().zip(&dice).map(|(seat, die)| (*seat, total(now, *seat, *die))).collect();
    let lone_six = dice.iter().filter(|it| **it == 6).count() == 1;
    let score = |at: usize| if lone_six && dice[at] == 6 { i32::MAX } else { rolls[at].1.total() };
    let mut scores: Vec<(i32, Seat)> = rolls.iter().enumerate().map(|(at, it)| (score(at), it.0)).collect();
    scores.sort_by(|a, b| b.0.cmp(&a.0).then(a.1.cmp(&b.1)));
    let order = scores.chunk_by(|a, b| a.0 == b.0).map(|it| it.iter().map(|it| it.1).collect()).collect();
    now.emit(Event::InitiativeRolled { rolls }.into());
    Ok((order, if lone_six { rule!("dc.turn.initiative-six") } else { rule!("dc.turn.initiative") }))
}

/// A die for initiative with the Command Value.
fn total(state: &State, seat: Seat, die: u8) -> Breakdown {
    let on_table = has_commander(state, seat);
    let rule = if on_table { rule!("dc.command.commander-table") } else { rule!("dc.command.cv-without") };
    let number = Breakdown::base(rule!("dc.turn.initiative"), i32::from(die));
    let mut number = number.plus(rule, i32::from(command_value(state, seat)));
    moments::initiative(state, seat, &mut number);
    number
}

/// A 6 of these seats is rolled again where a card says so, once for each of those that are left.
fn sixes_again(now: &mut Now<'_>, seats: &Seats, dice: &mut Faces, left: &mut Seats) -> Result<(), NeedDice> {
    for (at, seat) in seats.iter().enumerate() {
        let six = dice[at] == 6 && left.contains(seat);
        let Some(card) = moments::initiative_reroll(now, *seat).filter(|_| six) else { continue };
        left.retain(|it| it != seat);
        let die = now.roll_one(Roll::new(card.rule(), 1, 6))?;
        dice[at] = die;
        now.emit(CommandEvent::Rolled { card, dice: Faces::from_slice(&[die]) }.into());
    }
    Ok(())
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

//! The story of a round: stances, initiative, each fencer's act, and the end of the duel.

use battle::{Breakdown, Outcome, Resolution, Seat, Secret};
use catalogue::rule;
use dice::{NeedDice, Roll};

use crate::{Duel, Event, Stance, State};

/// Goes on until somebody must answer something, or the duel is over.
pub(crate) fn go_on(now: &mut Resolution<'_, Duel>) -> Result<(), NeedDice> {
    while now.steps.is_empty() && !now.over {
        let next_to_act = now.to_act.iter().copied().find(|it| now.fencer(*it).at.is_some());
        if now.standing().count() <= 1 {
            now.emit(Event::Ended);
        } else if now.round == 0 {
            now.emit(Event::RoundBegan { round: 1 });
        } else if !now.stances_open {
            reveal_stances(now);
            roll_initiative(now)?;
        } else if let Some(seat) = next_to_act {
            now.emit(Event::TurnCame { seat });
        } else if now.round == now.setup.rounds {
            now.emit(Event::Ended);
        } else {
            let round = now.round + 1;
            now.emit(Event::RoundBegan { round });
        }
    }
    Ok(())
}

/// All stances at once (`duel.round.stance`).
fn reveal_stances(now: &mut Resolution<'_, Duel>) {
    let chosen = |seat: Seat| match now.fencer(seat).stance {
        Some(Secret::Known(stance)) => Some((seat, stance)),
        Some(Secret::Hidden) | None => None,
    };
    let stances = now.standing().filter_map(chosen).collect();
    now.emit(Event::StancesRevealed { stances });
}

/// One die each, highest first, equals by seat (`duel.round.initiative`).
fn roll_initiative(now: &mut Resolution<'_, Duel>) -> Result<(), NeedDice> {
    let standing: Vec<Seat> = now.standing().collect();
    let faces = now.roll(Roll::new(rule!("duel.round.initiative"), standing.len() as u8, 6))?;
    let result = |(seat, die): (&Seat, &u8)| {
        let bold = now.stands(*seat, Stance::Bold);
        let die = Breakdown::base(rule!("duel.round.initiative"), i32::from(*die));
        (*seat, die.plus(rule!("duel.stance.bold"), i32::from(bold)))
    };
    let results: Vec<(Seat, Breakdown)> = standing.iter().zip(&faces).map(result).collect();
    let mut by_result: Vec<_> = results.iter().map(|(seat, result)| (-result.total(), *seat)).collect();
    by_result.sort();
    let to_act = by_result.into_iter().map(|it| it.1).collect();
    now.emit(Event::InitiativeRolled { results, to_act });
    Ok(())
}

/// Places by vigour left (`duel.over.end`).
pub(crate) fn outcome(state: &State) -> Option<Outcome> {
    let vigour: Vec<u8> = state.fencers.iter().map(|it| it.vigour).collect();
    state.over.then(|| Outcome::by_score(&vigour))
}

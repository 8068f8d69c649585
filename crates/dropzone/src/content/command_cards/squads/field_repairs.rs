//! Field Repairs (`dc.card.field-repairs`): a squad gets D3 DP back.

use battle::Seat;
use catalogue::rule;
use dice::NeedDice;

use crate::{
    Card, Moment, Now, Play, SquadId, State, Subject,
    content::command_cards::squads,
    model::entry::{CardRules, Entry},
    rules::{damage::repair, flow::d3},
};

pub(crate) const ENTRY: Entry = Entry { card: Some(&CARD), ..Entry::none(rule!("dc.card.field-repairs")) };

const CARD: CardRules = CardRules { card: Card::FieldRepairs, influence: false, subjects, resolve };

/// Squads of one's own with a damaged unit, after anybody's activation.
fn subjects(state: &State, seat: Seat, moment: Moment) -> Vec<Subject> {
    let damaged = |squad: &SquadId| state.living(*squad).any(|it| state.unit(it).dp < state.mode(it).damage_points);
    let now = matches!(moment, Moment::SquadDone(_));
    squads(state.all_squads().filter(|it| now && state.squad_seat(*it) == seat && damaged(it)))
}

fn resolve(now: &mut Now<'_>, play: &Play) -> Result<(), NeedDice> {
    let Subject::Squad(squad) = play.on else { return Ok(()) };
    let dp = d3(now, play.card.rule())?;
    repair(now, squad, dp);
    Ok(())
}

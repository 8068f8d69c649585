//! Velocity Tracker (`dc.card.velocity-tracker`): a squad's weapons are AA, but hit only on 6.

use battle::Seat;
use catalogue::{RuleId, rule};
use dice::NeedDice;

use crate::{
    Card, Moment, Now, Play, SquadId, State, Subject, Until,
    content::command_cards::{before_shooting, squads},
    model::entry::{CardRules, Entry},
    rules::command::in_force,
};

pub(crate) const ENTRY: Entry =
    Entry { card: Some(&CARD), gains_aa: Some(is_on), ..Entry::none(rule!("dc.card.velocity-tracker")) };

const CARD: CardRules = CardRules { card: Card::VelocityTracker, influence: true, subjects, resolve };

fn subjects(state: &State, seat: Seat, moment: Moment) -> Vec<Subject> {
    squads(before_shooting(state, seat, moment).filter(|_| moment == Moment::Acting))
}

fn resolve(now: &mut Now<'_>, play: &Play) -> Result<(), NeedDice> {
    in_force(now, play, Until::Squad, 0);
    Ok(())
}

fn is_on(state: &State, squad: SquadId) -> Option<RuleId> {
    let on = Subject::Squad(squad);
    state.in_force(Card::VelocityTracker, on).map(|_| rule!("dc.card.velocity-tracker"))
}

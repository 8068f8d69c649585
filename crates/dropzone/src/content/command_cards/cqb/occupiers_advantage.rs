//! Occupier's Advantage (`dc.card.occupiers-advantage`): a squad fights an enemy squad that enters its feature at once.

use battle::{Breakdown, Change, Seat};
use catalogue::rule;
use dice::NeedDice;

use crate::{
    Card, Moment, Now, Play, SquadId, State, Subject, Until,
    content::command_cards::cqb::holders,
    model::entry::{CardRules, Entry},
    rules::{command::in_force, cqb::begin_between},
};

pub(crate) const ENTRY: Entry =
    Entry { card: Some(&CARD), cqb_dice: Some(dice), ..Entry::none(rule!("dc.card.occupiers-advantage")) };

const CARD: CardRules = CardRules { card: Card::OccupiersAdvantage, influence: true, subjects, resolve };

/// Squads of one's own in the feature, against the one that enters.
fn subjects(state: &State, seat: Seat, moment: Moment) -> Vec<Subject> {
    holders(state, seat, moment).map(|(mine, enters)| Subject::Against(mine, enters)).collect()
}

fn resolve(now: &mut Now<'_>, play: &Play) -> Result<(), NeedDice> {
    if let Subject::Against(mine, enters) = play.on {
        // Where one of them has left meanwhile there is no fight, and nothing to be in force for.
        if begin_between(now, mine, enters) {
            in_force(now, play, Until::Fight, 0);
        }
    }
    Ok(())
}

/// Who enters counts half its dice, rounded up.
fn dice(state: &State, squad: SquadId, dice: &mut Breakdown) {
    let is_it = |on: Subject| matches!(on, Subject::Against(_, enters) if enters == squad);
    if state.lasting.iter().any(|it| it.card == Card::OccupiersAdvantage && is_it(it.on)) {
        dice.push(rule!("dc.card.occupiers-advantage"), Change::DividedUp(2));
    }
}

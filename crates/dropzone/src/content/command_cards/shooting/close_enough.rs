//! Close Enough (`dc.card.close-enough`): templates of an Area weapon that missed land on their target.

use battle::Seat;
use catalogue::rule;
use dice::NeedDice;

use crate::{
    Card, Hits, Moment, Now, Play, State, Subject, Until,
    model::entry::{CardRules, Entry},
    rules::{command::in_force, shooting::template::has_missed},
};

pub(crate) const ENTRY: Entry =
    Entry { card: Some(&CARD), lands_close: Some(is_close), ..Entry::none(rule!("dc.card.close-enough")) };

const CARD: CardRules = CardRules { card: Card::CloseEnough, influence: true, subjects, resolve };

/// Area weapons of one's own that have missed, not on a 1.
fn subjects(state: &State, seat: Seat, moment: Moment) -> Vec<Subject> {
    let Some(volley) = state.volley.as_ref().filter(|_| moment == Moment::RolledToHit) else { return Vec::new() };
    let missed = volley.hits.iter().filter(|it| state.seat(it.by) == seat && has_missed(state, it));
    let mut all: Vec<Subject> = missed.filter_map(|it| weapon(state, it)).collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// The weapon of a squad with which these were rolled: all of one profile count as the same.
fn weapon(state: &State, hits: &Hits) -> Option<Subject> {
    let aim = state.volley.as_ref()?.aims.get(usize::from(hits.aim))?;
    Some(Subject::Weapon(state.squad_of(hits.by), aim.weapon))
}

fn resolve(now: &mut Now<'_>, play: &Play) -> Result<(), NeedDice> {
    in_force(now, play, Until::Volley, 0);
    Ok(())
}

fn is_close(state: &State, hits: &Hits) -> bool {
    weapon(state, hits).is_some_and(|it| state.in_force(Card::CloseEnough, it).is_some())
}

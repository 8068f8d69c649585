//! Titanomachy (`dc.card.titanomachy`): a hit by a Devastator weapon does double damage without a roll.

use battle::Seat;
use catalogue::rule;
use dice::NeedDice;

use super::devastates;
use crate::{
    Card, Hits, Moment, Now, Play, State, Subject, Target, Until,
    model::entry::{CardRules, Entry, Shot},
    rules::{command::in_force, flow::count},
};

pub(crate) const ENTRY: Entry =
    Entry { card: Some(&CARD), sure_hit: Some(is_sure), ..Entry::none(rule!("dc.card.titanomachy")) };

const CARD: CardRules = CardRules { card: Card::Titanomachy, influence: false, subjects, resolve };

/// What is large enough.
const LARGE: u8 = 5;

/// Enemy units of 5 DP or more that a Devastator weapon of the seat has hit.
fn subjects(state: &State, seat: Seat, moment: Moment) -> Vec<Subject> {
    let Some(volley) = state.volley.as_ref().filter(|_| moment == Moment::BeforeDamage) else { return Vec::new() };
    if volley.seat != seat {
        return Vec::new();
    }
    let mut all: Vec<Subject> = volley.hits.iter().filter_map(|it| victim(state, it)).collect();
    all.sort_unstable();
    all.dedup();
    all
}

fn victim(state: &State, hits: &Hits) -> Option<Subject> {
    let aim = state.volley.as_ref()?.aims.get(usize::from(hits.aim))?;
    let Target::Unit(unit) = aim.target else { return None };
    let fits = state.mode(unit).damage_points >= LARGE && devastates(state.weapon(hits.by, aim.weapon)?);
    (fits && count(&hits.dice.all(), hits.need) > 0).then_some(Subject::Unit(unit))
}

fn resolve(now: &mut Now<'_>, play: &Play) -> Result<(), NeedDice> {
    in_force(now, play, Until::Volley, 0);
    Ok(())
}

/// Whether the first hit that is left needs no roll.
fn is_sure(state: &State, shot: &Shot<'_>) -> Option<(Card, Subject)> {
    let Target::Unit(unit) = shot.target else { return None };
    let on = Subject::Unit(unit);
    let holds = devastates(shot.weapon) && state.in_force(Card::Titanomachy, on).is_some();
    holds.then_some((Card::Titanomachy, on))
}

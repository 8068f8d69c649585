//! Destructive Firepower (`dc.card.destructive-firepower`): a weapon of a squad that has not moved becomes MF 0 and gains
//! Devastator-2 against everything, or 1 more.

use battle::Seat;
use catalogue::{RuleId, rule};
use dice::NeedDice;

use super::{devastates, weapon_subject, weapons};
use crate::{
    Amount, Card, Moment, Now, Play, SquadId, SquadMark, State, Subject, Target, Until,
    content::command_cards::before_shooting,
    model::entry::{CardRules, Devastation, Entry, Multiple, Shot},
    rules::command::in_force,
};

pub(crate) const ENTRY: Entry = Entry {
    card: Some(&CARD),
    devastation: Some(more),
    multiple: Some(gained),
    stays: Some(stays),
    ..Entry::none(rule!("dc.card.destructive-firepower"))
};

const CARD: CardRules = CardRules { card: Card::DestructiveFirepower, influence: true, subjects, resolve };

fn subjects(state: &State, seat: Seat, moment: Moment) -> Vec<Subject> {
    let squads = before_shooting(state, seat, moment).filter(|it| has_not_moved(state, *it));
    weapons(state, squads, |_, it| it.energy.is_some())
}

/// MF 0: nobody has moved, turned or disembarked (`dc.basic.weapon-mf`).
fn has_not_moved(state: &State, squad: SquadId) -> bool {
    let marks = [SquadMark::HasMoved, SquadMark::Moving, SquadMark::MovementOver, SquadMark::Disembarked];
    let still = |it| state.unit(it).moved == table::Inches::ZERO;
    marks.into_iter().all(|it| !state.squad_is(squad, it)) && state.living(squad).all(still)
}

fn resolve(now: &mut Now<'_>, play: &Play) -> Result<(), NeedDice> {
    in_force(now, play, Until::Squad, 0);
    Ok(())
}

fn more(state: &State, shot: &Shot<'_>) -> Devastation {
    let holds = is_on(state, shot);
    Devastation { more: u8::from(holds), everything: holds }
}

fn is_on(state: &State, shot: &Shot<'_>) -> bool {
    let on = weapon_subject(state, shot.by, shot.weapon);
    on.is_some_and(|it| state.in_force(Card::DestructiveFirepower, it).is_some())
}

/// A weapon without Devastator has Devastator-2.
fn gained(state: &State, shot: &Shot<'_>) -> Option<Multiple> {
    let at_unit = matches!(shot.target, Target::Unit(_));
    let gains = at_unit && !devastates(shot.weapon) && is_on(state, shot);
    gains.then_some(Multiple {
        rule: rule!("dc.card.destructive-firepower"),
        by: Amount::Fixed(2),
        doubles_features: false,
    })
}

/// A squad that has fired the weapon does not move after it (`dc.basic.weapon-mf`).
fn stays(state: &State, squad: SquadId) -> Option<RuleId> {
    let of = |it: &crate::InForce| matches!(it.on, Subject::Weapon(of, _) if of == squad);
    let on = state.lasting.iter().any(|it| it.card == Card::DestructiveFirepower && of(it));
    on.then_some(rule!("dc.card.destructive-firepower"))
}

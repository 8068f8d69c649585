//! Luck of the Shot (`dc.card.luck-of-the-shot`): a Devastator weapon is worth more for one attack.

use battle::Seat;
use catalogue::rule;
use dice::{Faces, NeedDice, Roll};

use super::{devastates, weapon_subject, weapons};
use crate::{
    Card, Moment, Now, Play, State, Subject, Until,
    content::command_cards::before_shooting,
    model::{
        chapters::command::Event,
        entry::{CardRules, Devastation, Entry, Shot},
    },
    rules::command::in_force,
};

pub(crate) const ENTRY: Entry =
    Entry { card: Some(&CARD), devastation: Some(more), ..Entry::none(rule!("dc.card.luck-of-the-shot")) };

const CARD: CardRules = CardRules { card: Card::LuckOfTheShot, influence: true, subjects, resolve };

/// Devastator weapons that are declared.
fn subjects(state: &State, seat: Seat, moment: Moment) -> Vec<Subject> {
    let Some(volley) = state.volley.as_ref().filter(|_| moment == Moment::Declared) else { return Vec::new() };
    let mut all = weapons(state, before_shooting(state, seat, moment), |_, it| devastates(it));
    let aimed = |squad, weapon| {
        let of = |it: &crate::Aim| it.shooters.first().is_some_and(|it| state.squad_of(*it) == squad);
        volley.aims.iter().any(|it| it.weapon == weapon && of(it))
    };
    all.retain(|it| matches!(it, Subject::Weapon(squad, weapon) if aimed(*squad, *weapon)));
    all
}

/// 2 on 3 or more, else 1.
fn resolve(now: &mut Now<'_>, play: &Play) -> Result<(), NeedDice> {
    let die = now.roll_one(Roll::new(play.card.rule(), 1, 6).grouped(&[2]))?;
    now.emit(Event::Rolled { card: play.card, dice: Faces::from_slice(&[die]) }.into());
    in_force(now, play, Until::Volley, if die >= 3 { 2 } else { 1 });
    Ok(())
}

fn more(state: &State, shot: &Shot<'_>) -> Devastation {
    let on = weapon_subject(state, shot.by, shot.weapon);
    let more = on.and_then(|it| state.in_force(Card::LuckOfTheShot, it)).map_or(0, |it| it.number);
    Devastation { more, ..Devastation::default() }
}

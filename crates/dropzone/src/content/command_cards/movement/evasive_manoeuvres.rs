//! Evasive Manoeuvres (`dc.card.evasive-manoeuvres`): an Aircraft squad has 3 more Evasion for the rest of the turn.

use battle::{Breakdown, Seat};
use catalogue::rule;
use dice::NeedDice;

use crate::{
    Card, Moment, Now, Play, SquadId, SquadMark, State, Subject, Target, Until,
    content::command_cards::squads,
    model::entry::{CardRules, Entry, Shot},
    rules::{
        command::{acting_squads, in_force},
        measuring::flies,
    },
};

pub(crate) const ENTRY: Entry =
    Entry { card: Some(&CARD), accuracy: Some(evades), ..Entry::none(rule!("dc.card.evasive-manoeuvres")) };

const CARD: CardRules = CardRules { card: Card::EvasiveManoeuvres, influence: true, subjects, resolve };

/// How much more Evasion it has.
const MORE: i32 = 3;

/// The squad that flies, once reactions to its flight are declared; or one of one's own that has flown, in its activation.
fn subjects(state: &State, seat: Seat, moment: Moment) -> Vec<Subject> {
    let flown = |it: &SquadId| {
        let moved = state.squad_is(*it, SquadMark::HasMoved) || state.squad_is(*it, SquadMark::MovementOver);
        moved && state.living(*it).any(|it| flies(state, it))
    };
    match moment {
        Moment::Flown(squad) if state.squad_seat(squad) == seat => vec![Subject::Squad(squad)],
        Moment::Acting => squads(acting_squads(state, seat).filter(flown)),
        _ => Vec::new(),
    }
}

fn resolve(now: &mut Now<'_>, play: &Play) -> Result<(), NeedDice> {
    in_force(now, play, Until::Turn, 0);
    Ok(())
}

/// Who has landed has no Evasion (`dc.air.landed`).
fn evades(state: &State, shot: &Shot<'_>, need: &mut Breakdown) {
    let Target::Unit(unit) = shot.target else { return };
    let on = Subject::Squad(state.squad_of(unit));
    let holds = flies(state, unit) && state.in_force(Card::EvasiveManoeuvres, on).is_some();
    need.add(rule!("dc.card.evasive-manoeuvres"), if holds { MORE } else { 0 });
}

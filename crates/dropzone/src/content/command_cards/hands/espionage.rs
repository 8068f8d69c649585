//! Espionage (`dc.card.espionage`): a card that an opponent plays is cancelled.

use battle::Seat;
use catalogue::rule;
use dice::NeedDice;

use crate::{
    Card, Moment, Now, Play, State, Step, Subject,
    model::{
        chapters::command::{Event, Step as Command},
        entry::{CardRules, Entry},
    },
};

pub(crate) const ENTRY: Entry = Entry { card: Some(&CARD), ..Entry::none(rule!("dc.card.espionage")) };

const CARD: CardRules = CardRules { card: Card::Espionage, influence: false, subjects, resolve };

/// The cards of this window that opponents have played.
fn subjects(state: &State, seat: Seat, _: Moment) -> Vec<Subject> {
    let Some(Step::Command(Command::Window { before, .. })) = state.steps.top() else { return Vec::new() };
    let of_this_moment = state.declared.iter().enumerate().skip(usize::from(*before));
    let answered = of_this_moment.filter(|(_, it)| state.are_enemies(it.seat, seat) && !it.cancelled);
    answered.map(|(at, _)| Subject::Card(at as u8)).collect()
}

fn resolve(now: &mut Now<'_>, play: &Play) -> Result<(), NeedDice> {
    if let Subject::Card(at) = play.on {
        now.emit(Event::Cancelled { at }.into());
    }
    Ok(())
}

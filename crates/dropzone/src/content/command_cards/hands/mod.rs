//! Cards about hands, decks and other cards.

pub(crate) mod consider_your_options;
pub(crate) mod counter_operation;
pub(crate) mod espionage;
pub(crate) mod intel_report;
pub(crate) mod system_jammer;
pub(crate) mod tried_and_tested;

use battle::Seat;

use crate::{State, Subject, content::command_cards::opponents};

/// The opponents who hold cards.
fn opponents_with_cards(state: &State, seat: Seat) -> Vec<Subject> {
    let holds = |it: &Seat| !state.sides[it.index()].cards.hand.is_empty();
    opponents(state, seat).filter(holds).map(Subject::Seat).collect()
}

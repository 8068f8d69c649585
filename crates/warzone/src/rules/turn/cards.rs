//! Resource Cards of the Basic Game: who provides them, what they are turned for, and how they are lost.

use battle::{Resolution, Seat};
use catalogue::{RuleId, rule};

use crate::{Card, Event, Forbidden, Mark, ModelId, State, Step, Warzone, rules::turn::rate_card};

impl Card {
    /// The rule of this use.
    #[must_use]
    pub const fn rule(self) -> RuleId {
        match self {
            Card::ActionPoint => rule!("wz.card.burn-action-point"),
            Card::Rate(_) => rate_card::RULE,
        }
    }
}

/// Why no card can be turned for a model that acts.
pub(crate) fn objection(state: &State, model: ModelId, card: Card) -> Option<Forbidden> {
    common_objection(state, model, card).or_else(|| match card {
        Card::ActionPoint => None,
        Card::Rate(rate) => rate_card::objection(state, model, rate),
    })
}

/// What keeps a model from a card whenever it is turned.
pub(crate) fn common_objection(state: &State, model: ModelId, card: Card) -> Option<Forbidden> {
    let (side, marks) = (state.side(state.field.seat(model)), &state.model(model).marks);
    let used = match card {
        Card::ActionPoint => marks.has(Mark::ThirdPoint),
        Card::Rate(_) => marks.has(Mark::Faster),
    };
    if state.duel {
        Some(Forbidden::CardInDuel { card })
    } else if marks.has(Mark::Fumbled) {
        Some(Forbidden::Fumbled { model })
    } else if side.ready == 0 {
        Some(Forbidden::NoCard { burned: side.burned })
    } else if card == Card::ActionPoint && state.profile(model).hull.is_some() {
        Some(Forbidden::CannotTake { model, rule: card.rule() })
    } else if used {
        Some(Forbidden::CardUsed { card })
    } else {
        None
    }
}

/// Turns a card for a model that acts.
pub(crate) fn burn(now: &mut Resolution<'_, Warzone>, model: ModelId, card: Card) {
    let seat = now.field.seat(model);
    now.emit(Event::Burned { seat, model, on: Some(card) });
    // A Stun takes the first point there is (`wz.def.stun`).
    if card == Card::ActionPoint && now.model(model).marks.has(Mark::Stunned) {
        now.emit(Event::PointsLost { model });
        now.emit(Event::Unmarked { model, mark: Mark::Stunned });
    }
}

/// Whether a card may heal this model: there is one, and it did not fumble (`wz.card.burn-heal`).
pub(crate) fn may_heal(state: &State, model: ModelId) -> bool {
    !state.duel && state.cards(state.field.seat(model)) > 0 && !state.model(model).marks.has(Mark::Fumbled)
}

/// The leader who provided cards is gone, and the cards with it (`wz.card.resource-loss`).
pub(crate) fn lose_with(now: &mut Resolution<'_, Warzone>, gone: ModelId) {
    let card = now.field.models[gone.index()];
    let count = if card.commander { now.field.squads[card.squad.index()].cards.map_or(0, |it| it.1) } else { 0 };
    if count > 0 {
        now.emit(Event::Then(vec![Step::LoseCards { seat: card.seat, count }]));
    }
}

/// How many of the lost cards may be turned ones: the least and the most.
pub(crate) fn lost(state: &State, seat: Seat, count: u8) -> (u8, u8, u8) {
    let side = state.side(seat);
    let count = count.min(side.ready + side.burned);
    (count, count.saturating_sub(side.ready), count.min(side.burned))
}

/// Loses cards, so many of them turned ones.
pub(crate) fn lose(now: &mut Resolution<'_, Warzone>, seat: Seat, count: u8, burned: u8) {
    now.emit(Event::Done);
    if count > 0 {
        now.emit(Event::CardsLost { seat, ready: count - burned, burned });
    }
}

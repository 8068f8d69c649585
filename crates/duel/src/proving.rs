//! What the law harness needs: setups to play, and markers planted in every secret.

use battle::{Seat, Secret, laws::Proving};
use catalogue::{RuleId, rule};

use crate::{Card, Duel, Event, Order, Setup, Stance, State};

impl Proving for Duel {
    fn sample_setup(&self, seed: u64) -> Setup {
        let part = |by: u64, size: u64| (seed / by % size) as u8;
        Setup { seats: 2 + part(1, 3), strip: 5 + part(3, 11), vigour: 1 + part(5, 9), rounds: 1 + part(7, 20) }
    }

    fn plant(&self, state: &mut State, owner: Seat, marker: u64) -> usize {
        let stances_open = state.stances_open;
        let fencer = &mut state.fencers[owner.index()];
        fencer.hand.fill(Secret::Known(planted_card(marker)));
        let sealed = fencer.stance.is_some() && !stances_open;
        if sealed {
            fencer.stance = Some(Secret::Known(planted_stance(marker)));
        }
        fencer.hand.len() + usize::from(sealed)
    }

    fn plant_event(&self, event: &mut Event, owner: Seat, marker: u64) -> usize {
        match event {
            Event::Drew { seat, die, card } if *seat == owner => {
                *die = Secret::Known(1 + (marker % 6) as u8);
                *card = Secret::Known(planted_card(marker));
                2
            }
            Event::ChoseStance { seat, stance } if *seat == owner => {
                *stance = Secret::Known(planted_stance(marker));
                1
            }
            _ => 0,
        }
    }

    fn may_break(&self, order: &Order) -> Option<Vec<RuleId>> {
        Some(may_break(order).to_vec())
    }
}

/// The rules that each kind of order can break.
const fn may_break(order: &Order) -> &'static [RuleId] {
    match order {
        Order::Step { .. } => &[rule!("duel.setup.strip"), rule!("duel.act.step")],
        Order::Strike { .. } => &[
            rule!("duel.clash.strike"),
            rule!("duel.clash.wound"),
            rule!("duel.clash.reach"),
            rule!("duel.card.hand"),
            rule!("duel.card.parry"),
        ],
        Order::Draw | Order::Parry => &[rule!("duel.card.hand")],
        Order::Rest => &[rule!("duel.act.rest")],
        Order::Salute | Order::TakeStance(_) | Order::TakeIt | Order::Riposte | Order::Hold => &[],
    }
}

fn planted_card(marker: u64) -> Card {
    Card::ALL[(marker % 3) as usize]
}

fn planted_stance(marker: u64) -> Stance {
    if marker.is_multiple_of(2) { Stance::Bold } else { Stance::Wary }
}

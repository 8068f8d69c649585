//! A duel that plays itself: random fencers, for narration and for the check that native and browser agree.

use battle::{Battle, Seat, laws::Proving, notation};
use dice::Seeded;

use crate::Duel;

/// A duel between random fencers, fought to its end. The seed decides everything.
#[must_use]
pub fn random_battle(seed: u64) -> Battle<Duel> {
    let setup = Duel.sample_setup(seed);
    let mut battle = Battle::start(Duel, setup).unwrap_or_else(|_| unreachable!("sample setups have no fault"));
    let mut dice = Seeded::from_u64(seed);
    let mut mind = Seeded::from_u64(!seed);
    while battle.decision().is_some() {
        let mut orders = battle.orders();
        let order = orders.swap_remove(mind.below(orders.len() as u32) as usize);
        battle.give(order, &mut dice).unwrap_or_else(|why| unreachable!("a legal order was refused: {why}"));
    }
    battle
}

/// The whole log of [`random_battle`], order by order and event by event, with what the first seat could see of the end.
#[must_use]
pub fn random_battle_log(seed: u64) -> String {
    let battle = random_battle(seed);
    let mut log = String::new();
    let text = |line: Result<String, notation::Error>| line.expect("orders, events and states have a text form");
    for entry in battle.entries() {
        log += &format!("{}: {}\n", entry.seat, text(notation::to_text(&entry.order)));
        for event in &entry.events {
            log += &format!("  {}\n", text(notation::to_text(event)));
        }
    }
    log += &format!("= {}\n", battle.view(Some(Seat(0))).text());
    log
}

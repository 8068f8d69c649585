//! Battles of random legal orders, and their logs as text: for tests of the log, for the weakest baseline of studies,
//! and for the check that native and browser builds agree.

use dice::Seeded;

use crate::{Battle, Fault, Seat, System, notation};

/// Plays random legal orders to the end of the battle. `dice` are the battle's; `mind` chooses the orders.
///
/// # Errors
/// Every fault of the setup.
///
/// # Panics
/// If a listed order is refused, which the laws rule out.
pub fn fight<S: System>(
    system: S,
    setup: S::Setup,
    dice: &mut Seeded,
    mind: &mut Seeded,
) -> Result<Battle<S>, Vec<Fault>> {
    let mut battle = Battle::start(system, setup)?;
    while battle.decision().is_some() {
        let mut orders = battle.orders();
        let order = orders.swap_remove(mind.below(orders.len() as u32) as usize);
        battle.give(order, dice).unwrap_or_else(|why| panic!("a listed order was refused: {why}"));
    }
    Ok(battle)
}

/// The whole log of a battle, order by order and event by event, with what the first seat may know of the end.
pub fn log<S: System>(battle: &Battle<S>) -> String {
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

//! The ready battles: each can be set up, and random players fight it to the end.

use battle::{System, apply};
use deadzone::{Deadzone, Order, ready};
use dice::Seeded;

#[test]
fn every_ready_battle_is_fought_to_the_end() {
    for (word, name) in ready::battles() {
        assert!(!name.is_empty());
        let setup = ready::battle(word, 3).unwrap_or_else(|why| panic!("{word}: {why}"));
        let mut state = Deadzone.start(&setup).unwrap_or_else(|faults| panic!("{word}: {faults:?}"));
        let (mut chance, mut dice) = (Seeded::from_u64(3), Seeded::from_u64(4));
        let mut orders: Vec<Order> = Vec::new();
        while Deadzone.decision(&state).is_some() {
            orders.clear();
            Deadzone.orders(&state, &mut orders);
            let order = orders[chance.below(orders.len() as u32) as usize];
            apply(&Deadzone, &mut state, &order, &mut dice, None).unwrap_or_else(|why| panic!("{word}: {why}"));
        }
        assert!(Deadzone.outcome(&state).is_some(), "{word}");
    }
    assert!(ready::battle("no-such", 0).is_err());
}

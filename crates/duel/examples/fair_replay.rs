//! Writes the replay that `docs/fair-dice` uses as its example: `cargo run -p duel --example fair_replay`.

use battle::{fair::Bytes32, replay};
use duel::{Setup, fair_battle};

fn main() {
    // Nonces of an example need not be secret; those of a battle come from the operating system.
    let nonce = |name: &str| Bytes32::hash(&[b"example nonce of ", name.as_bytes()]);
    let (battle, parties) = fair_battle(Setup { seats: 3, ..Setup::default() }, nonce);
    print!("{}", replay::write(&battle, parties));
}

//! A duel that plays itself: random fencers, for narration and for the check that native and browser agree.

use battle::{
    Battle,
    fair::{self, Bytes32, Party},
    laws::Proving,
    notation, random,
};
use dice::Seeded;

use crate::{Duel, Setup};

/// A duel between random fencers, fought to its end. The seed decides everything.
#[must_use]
pub fn random_battle(seed: u64) -> Battle<Duel> {
    fight(Duel.sample_setup(seed), Seeded::from_u64(seed), Seeded::from_u64(!seed))
}

/// A duel between random fencers with dice that nobody chose: each party's nonce is `nonce` of its name.
///
/// Returns the parties too: they belong in the replay.
pub fn fair_battle(setup: Setup, nonce: impl Fn(&str) -> Bytes32) -> (Battle<Duel>, Vec<Party>) {
    let names = ["host".to_owned()].into_iter().chain((0..setup.seats).map(|it| format!("seat-{it}")));
    let party = |name: String| {
        let nonce = nonce(&name);
        Party { commitment: fair::commitment(&name, &nonce), nonce, name }
    };
    let parties: Vec<Party> = names.map(party).collect();
    let block = notation::to_block(&setup).expect("a setup has a text form");
    let seed = fair::seed(&block, &parties);
    (fight(setup, Seeded::new(seed.0), Seeded::from_u64(0)), parties)
}

fn fight(setup: Setup, mut dice: Seeded, mut mind: Seeded) -> Battle<Duel> {
    random::fight(Duel, setup, &mut dice, &mut mind).unwrap_or_else(|_| panic!("a faulty setup: {setup:?}"))
}

/// The whole log of [`random_battle`].
#[must_use]
pub fn random_battle_log(seed: u64) -> String {
    random::log(&random_battle(seed))
}

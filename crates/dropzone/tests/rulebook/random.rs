//! Random battles: what is listed is accepted, the log is the battle, nobody gets stuck, texts come back.

use battle::{System, notation, random::fight};
use dice::Seeded;
use dropzone::{Dropzone, Opening, UnitRule, WeaponRule};

use crate::support::{Scene, With, demolisher, gun, infantry, scene, tank, with};

/// Two small armies in a little town, all in reach of each other.
fn town() -> Scene {
    let rifles = || infantry().armed(vec![with(gun(3, 4, 3), WeaponRule::Reduced { shots: 1, per: 1 })]);
    let skimmer = || tank().rule(UnitRule::Skimmer).armed(vec![demolisher(gun(11, 2, 2), 2)]);
    scene()
        .building(20.0, 24.0)
        .piece("building-small", (26.5, 24.0), (4.0, 4.0), 4.0)
        .piece("forest-small", (14.0, 24.0), (3.5, 3.5), 3.0)
        .piece("barricade", (30.0, 28.0), (4.0, 0.5), 1.0)
        .squad(0, tank(), &[(18.0, 34.0), (20.0, 34.0), (22.0, 34.0)])
        .squad(0, rifles(), &[(20.0, 28.0), (21.3, 28.0), (22.6, 28.0)])
        .inside(0, rifles(), 0, &[None, Some(2)])
        .squad(1, skimmer(), &[(18.0, 14.0), (20.0, 14.0), (22.0, 14.0)])
        .inside(1, rifles(), 0, &[Some(0), None])
        .squad(1, rifles(), &[(26.0, 20.0), (27.3, 20.0)])
}

#[test]
fn battles_end_and_their_texts_come_back() {
    for seed in 0..6 {
        let mut setup = town().setup();
        if seed % 2 == 1 {
            setup.opening = Opening::Deployment;
            setup.settings.no_aerial_advantage = true;
            setup.settings.no_cards = seed == 5;
        }
        let battle =
            fight(Dropzone, setup, &mut Seeded::from_u64(seed), &mut Seeded::from_u64(seed + 100)).expect("a setup");
        let state = battle.state();
        assert!(state.outcome.is_some(), "seed {seed}");
        let text = notation::to_text(state).expect("a state has a text");
        let back: dropzone::State = notation::from_text(&text).expect("it comes back");
        assert_eq!(&back, state, "seed {seed}");
        assert_eq!(Dropzone.mismatch(state), None);
        for entry in battle.entries() {
            for event in &entry.events {
                let text = notation::to_text(event).expect("an event has a text");
                assert_eq!(&notation::from_text::<dropzone::Event>(&text).expect("it comes back"), event);
            }
        }
    }
}

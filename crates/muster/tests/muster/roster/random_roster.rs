//! Armies drawn by chance are legal, and differ.

use std::collections::BTreeSet;

use muster::{draw, points, validate};

use crate::support::warzone;

/// Chance that comes out the same everywhere.
fn chance(seed: u64) -> impl FnMut(u32) -> u32 {
    let mut at = seed;
    move |most| {
        at = at.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (at >> 33) as u32 % most
    }
}

#[test]
fn every_drawn_army_is_legal_and_no_two_are_alike() {
    let mut seen = BTreeSet::new();
    for seed in 0..12 {
        let roster = draw(warzone(), "bauhaus", "standard", 1_000, &mut chance(seed)).expect("there is such an army");
        assert_eq!(validate(&roster, warzone()), [], "seed {seed}");
        assert!(points(&roster, warzone()).total() > 500, "seed {seed}");
        seen.insert(format!("{:?}", roster.units));
    }
    assert_eq!(seen.len(), 12);
}

#[test]
fn what_cannot_be_drawn_is_told() {
    let why =
        |faction, chart, points| draw(warzone(), faction, chart, points, &mut chance(1)).expect_err("no such army");
    assert_eq!(why("orks", "standard", 500), "no faction \"orks\": there are bauhaus");
    assert!(why("bauhaus", "tiny", 500).starts_with("no chart \"tiny\": there are "));
    assert_eq!(why("bauhaus", "standard", 10), "no legal army of bauhaus with 10 points was found");
}

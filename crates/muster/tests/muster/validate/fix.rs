//! The ways out: made to the roster, each one removes its fault and adds none.

use muster::{Fix, Roster};

use crate::support::{army, faults, with};

/// The roster's faults by key and unit.
fn keys(roster: &Roster) -> Vec<(&'static str, Option<u32>)> {
    faults(roster).iter().map(|it| (it.key(), it.unit)).collect()
}

#[test]
fn every_obvious_fix_puts_its_fault_right() {
    let mut renamed = with("hero-tech");
    renamed.units[2].weapon_names.insert("hero-lord-gun".into(), "Widowmaker".into());
    for roster in [
        Roster { pack: "other".into(), ..with("") },
        Roster { chart: "standart".into(), ..with("") },
        with("husars"),
        with("hussars 4"),
        with("hussars 13"),
        with("venusian-rangers camo-cloack"),
        with("hussars sabres"),
        with("hussars 9 mg-40=2"),
        with("hussars 9 mg-40 arg-17"),
        with("hero-ranged rs=3"),
        with("hero-lord fear-1 fear-2"),
        with("hussars commander=mg-40"),
        with("max-steiner-lord iron-will"),
        with("hussars scout-training"),
        with("hussars iron-will schnell long-bayonets"),
        with("hussars flank-deployment\nhussars flank-deployment"),
        with("venusian-rangers rangers-as-troops"),
        with("hero-lord joins=nobody"),
        with("hussars called=Line\nhussars called=Line"),
        with("max-steiner-warlord\nmax-steiner-lord"),
        with("hussars\nhussars\nhussars"),
        army("hussars\nhussars"),
        army("angelika-drachen\nhussars"),
        renamed,
    ] {
        let before = faults(&roster);
        let fix = before[0].fix.as_ref().unwrap_or_else(|| panic!("no fix for {before:?}"));
        let mut mended = roster.clone();
        fix.apply(&mut mended);
        assert_eq!(keys(&mended), [], "{fix:?} for {before:?}");
    }
}

#[test]
fn a_fix_for_a_unit_that_is_gone_changes_nothing() {
    let roster = with("");
    for fix in [Fix::RemoveUnit { unit: 99 }, Fix::SetSize { unit: 99, size: 5 }, Fix::ActAlone { unit: u32::MAX }] {
        let mut same = roster.clone();
        fix.apply(&mut same);
        assert_eq!(same, roster);
    }
}

#[test]
fn the_empty_slot_is_filled_with_the_cheapest() {
    let fixes: Vec<_> = faults(&army("")).into_iter().filter_map(|it| it.fix).collect();
    let add = |id: &str| Fix::AddUnit { id: id.into() };
    assert_eq!(fixes, [add("hussars"), add("hero-close-combat")]);
}

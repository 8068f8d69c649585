//! The organisation charts: which armies each of them holds, with the examples of the catalogue.

use muster::{Pack, Roster, Wrong, validate};

use crate::support::{army, warzone};

/// The Warzone pack with vehicles: an Orca (1), Dragonriders (1 to 6) and a Grizzly.
fn garage() -> Pack {
    let mut pack = warzone().clone();
    for (id, category, most) in
        [("orca", "light-vehicle", 1), ("dragonriders", "light-vehicle", 6), ("grizzly", "heavy-vehicle", 1)]
    {
        let mut unit = pack.units["hussars"].clone();
        (unit.id, unit.category, unit.size) = (id.to_owned(), category.to_owned(), (1, most));
        unit.options.clear();
        pack.units.insert(id.to_owned(), unit);
    }
    pack
}

/// The Warlord and as many squads of Hussars as the chart asks for, and these.
fn roster(chart: &str, units: &str) -> Roster {
    let troops = if matches!(chart, "mega" | "gargantuan") { 4 } else { 2 };
    let base = format!("angelika-drachen\n{}{units}", "hussars\n".repeat(troops));
    Roster { chart: chart.to_owned(), ..army(&base) }
}

fn faults(chart: &str, units: &str) -> Vec<(&'static str, Wrong)> {
    let faults = validate(&roster(chart, units), &garage());
    faults.iter().map(|it| (it.rule().name(), it.wrong.clone())).collect()
}

#[track_caller]
fn legal(chart: &str, units: &str) {
    assert_eq!(faults(chart, units), [], "{chart}: {units}");
}

fn of(light: usize, heavy: usize) -> String {
    "orca\n".repeat(light) + &"grizzly\n".repeat(heavy)
}

/// wz.ooc.standard: 4 Troops, 2 Lords, 3 Support and a Light Vehicle are legal and full; one of anything more is not.
#[test]
fn the_standard_chart_is_full() {
    let full = "hussars\nhussars\nmax-steiner-lord\nvalerie-duval-lord\nvenusian-rangers\nvenusian-rangers\n\
                hussar-juggernauts\norca\n";
    legal("standard", full);
    for more in ["hussars", "hero-lord", "venusian-rangers", "orca", "grizzly"] {
        let faults = faults("standard", &format!("{full}{more}"));
        assert!(matches!(faults[..], [(_, Wrong::SlotFull { .. })]), "{more}: {faults:?}");
    }
}

/// wz.ooc.heavy, wz.ooc.heavy-swap, both examples: 2 Light and 1 Heavy, or four Orcas, or two Grizzlies; nothing between.
#[test]
fn the_heavy_chart_swaps() {
    for (light, heavy, fits) in
        [(2, 1, true), (4, 0, true), (0, 2, true), (3, 1, false), (5, 0, false), (1, 2, false), (0, 3, false)]
    {
        let faults = faults("heavy", &of(light, heavy));
        assert_eq!(faults.is_empty(), fits, "{light} Light, {heavy} Heavy: {faults:?}");
        assert!(faults.iter().all(|it| it.0 == "wz.ooc.heavy"));
    }
}

/// wz.ooc.mega: four Troops at least and two Light Vehicles at most, no Heavy one.
#[test]
fn the_mega_chart_is_twice_the_standard() {
    legal("mega", &of(2, 0));
    for (light, heavy) in [(3, 0), (0, 1)] {
        assert_eq!(faults("mega", &of(light, heavy)).len(), 1);
    }
    let mut thin = roster("mega", "");
    thin.units.pop();
    let faults = validate(&thin, &garage());
    assert_eq!(faults[0].wrong, Wrong::SlotEmpty { category: "troops".into(), have: 3, least: 4 });
}

/// wz.ooc.mega-squad-size, the examples: an Orca squad of 1 to 2, Dragonriders of 1 to 12, in Mega and Gargantuan charts.
#[test]
fn light_squads_are_twice_as_large() {
    for (unit, most) in [("orca", 1), ("dragonriders", 6)] {
        for (chart, most, heavy) in
            [("standard", most, ""), ("heavy", most, ""), ("mega", 2 * most, ""), ("gargantuan", 2 * most, "\ngrizzly")]
        {
            legal(chart, &format!("{unit} {most}{heavy}"));
            let faults = faults(chart, &format!("{unit} {}{heavy}", most + 1));
            assert_eq!(faults[0].1, Wrong::TooManyModels { size: most + 1, most }, "{chart}: {unit}");
        }
    }
    let faults = faults("mega", "hussars 13");
    assert_eq!(faults[0].1, Wrong::TooManyModels { size: 13, most: 12 }, "Troops are as large as ever");
}

/// wz.ooc.gargantuan, wz.ooc.gargantuan-swap: (4, 2), (2, 3), (0, 4) or (6, 1) vehicles; one Heavy one in any case.
#[test]
fn the_gargantuan_chart_swaps() {
    for (light, heavy, fits) in [
        (4, 2, true),
        (2, 3, true),
        (0, 4, true),
        (6, 1, true),
        (5, 2, false),
        (3, 3, false),
        (1, 4, false),
        (7, 1, false),
        (8, 0, false),
        (0, 0, false),
    ] {
        let faults = faults("gargantuan", &of(light, heavy));
        assert_eq!(faults.is_empty(), fits, "{light} Light, {heavy} Heavy: {faults:?}");
    }
}

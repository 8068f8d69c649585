//! The layouts of the thirteen scenarios: what each puts where, on tables of 4 by 4 and 4 by 6 feet.

use catalogue::{Kind, Language, RuleId};
use toml::Table;

fn scenarios() -> Vec<(String, Table)> {
    let read = |(name, text): (String, String)| {
        let table = text.parse().unwrap_or_else(|why| panic!("{name}: {why}"));
        (name, table)
    };
    crate::files("scenarios").into_iter().map(read).collect()
}

fn number(entry: &Table, key: &str) -> f64 {
    let value = &entry[key];
    value.as_float().or_else(|| value.as_integer().map(|it| it as f64)).unwrap_or_else(|| panic!("{key}"))
}

fn layouts(scenario: &Table) -> Vec<Table> {
    scenario["layout"].as_array().expect("layouts").iter().map(|it| it.as_table().expect("one").clone()).collect()
}

fn places(layout: &Table) -> Vec<Table> {
    let places = layout.get("place").and_then(|it| it.as_array());
    places.map_or(Vec::new(), |it| it.iter().map(|it| it.as_table().expect("a place").clone()).collect())
}

fn words<'a>(entry: &'a Table, key: &str) -> Vec<&'a str> {
    entry[key].as_array().expect("words").iter().map(|it| it.as_str().expect("a word")).collect()
}

/// The layout of a size of game.
fn layout(name: &str, size: &str) -> Table {
    let scenario = scenarios().into_iter().find(|it| it.0 == name).expect("a scenario").1;
    layouts(&scenario).into_iter().find(|it| words(it, "sizes").contains(&size)).expect("a layout")
}

fn spots(name: &str, size: &str) -> Vec<(f64, f64)> {
    places(&layout(name, size)).iter().map(|it| (number(it, "x"), number(it, "y"))).collect()
}

#[test]
fn every_scenario_has_a_layout_for_every_size_of_game() {
    let missions: Vec<&str> = RuleId::all()
        .filter(|it| it.system() == "dropzone" && it.kind() == Kind::Mission)
        .map(|it| it.name().trim_start_matches("dc.scenario."))
        .collect();
    let mut named: Vec<String> = Vec::new();
    for (name, scenario) in scenarios() {
        let rule = RuleId::find(scenario["rule"].as_str().expect("a rule")).expect("a rule of the catalogue");
        assert_eq!(rule.name(), format!("dc.scenario.{name}"));
        assert_eq!(scenario["turns"].as_integer(), Some(6), "{name}");
        let corners = ["bunker-assault", "hive-assault"].contains(&name.as_str());
        assert_eq!(scenario["edges"].as_str(), Some(if corners { "corners" } else { "opposite" }), "{name}");
        let starts: &[&str] = if corners { &["direct", "readiness"] } else { &["readiness"] };
        assert_eq!(words(&scenario, "starts"), starts, "{name}");
        let mut sizes = Vec::new();
        for layout in layouts(&scenario) {
            sizes.extend(words(&layout, "sizes").into_iter().map(str::to_owned));
            let table = layout["table"].as_table().expect("a table");
            let wide = if words(&layout, "sizes") == ["battle"] { 72.0 } else { 48.0 };
            assert_eq!((number(table, "width"), number(table, "depth")), (wide, 48.0), "{name}");
            for place in places(&layout) {
                assert!((0.0..=wide).contains(&number(&place, "x")) && (0.0..=48.0).contains(&number(&place, "y")));
            }
        }
        assert_eq!(sizes, ["skirmish", "clash", "battle"], "{name}");
        named.push(name);
    }
    let mut missions: Vec<String> = missions.into_iter().map(str::to_owned).collect();
    missions.sort();
    assert_eq!(named, missions);
}

/// Both sides have the same: turned about the centre, the places of a layout are the same places.
#[test]
fn layouts_favour_nobody() {
    for (name, scenario) in scenarios() {
        for layout in layouts(&scenario) {
            let wide = number(layout["table"].as_table().expect("a table"), "width");
            let there: Vec<_> = places(&layout).iter().map(|it| (number(it, "x"), number(it, "y"))).collect();
            for (x, y) in &there {
                let twin =
                    there.iter().any(|it| (it.0 - (wide - x)).abs() < 0.011 && (it.1 - (48.0 - y)).abs() < 0.011);
                assert!(twin, "{name}: {x}, {y}");
            }
        }
    }
}

/// dc.scenario.targets-of-opportunity, dc.scenario.primary-target, dc.scenario.take-and-extract: hidden Objectives and what they
/// are worth.
#[test]
fn hidden_objectives() {
    let worth = |name: &str, size: &str| -> Vec<(f64, f64)> {
        places(&layout(name, size)).iter().map(|it| (number(it, "held"), number(it, "extracted"))).collect()
    };
    assert_eq!(spots("targets-of-opportunity", "clash"), [(24.0, 24.0), (12.0, 24.0), (36.0, 24.0)]);
    let battle = spots("targets-of-opportunity", "battle");
    assert_eq!(battle[..3], [(36.0, 24.0), (12.0, 24.0), (60.0, 24.0)]);
    assert_eq!(battle[3..], [(12.0, 12.0), (12.0, 36.0), (60.0, 12.0), (60.0, 36.0)]);
    assert_eq!(worth("targets-of-opportunity", "battle"), [(1.0, 2.0); 7]);
    assert_eq!(spots("primary-target", "battle"), battle);
    assert_eq!(worth("primary-target", "skirmish"), [(2.0, 4.0), (1.0, 2.0), (1.0, 2.0)]);
    assert_eq!(places(&layout("primary-target", "clash"))[0]["feature"].as_str(), Some("building-large"));
    assert_eq!(spots("take-and-extract", "clash"), [(24.0, 24.0), (24.0, 12.0), (24.0, 36.0)]);
    assert_eq!(worth("take-and-extract", "battle"), [(2.0, 4.0), (1.0, 2.0), (1.0, 2.0)]);
}

/// dc.scenario.battle-royale, dc.scenario.military-complex, dc.scenario.bunker-assault, dc.scenario.hive-assault: features that
/// are required.
#[test]
fn required_features() {
    for (size, count) in [("skirmish", 3), ("clash", 3), ("battle", 5)] {
        for name in ["battle-royale", "military-complex", "bunker-assault", "hive-assault"] {
            let layout = layout(name, size);
            let places = places(&layout);
            let bunkers = name.ends_with("assault");
            let feature = if bunkers { "bunker-medium" } else { "building-large" };
            assert_eq!(places.len(), count, "{name}");
            assert!(places.iter().all(|it| it["feature"].as_str() == Some(feature)), "{name}");
            if bunkers {
                assert_eq!(layout["damaged"].as_bool(), Some(name == "bunker-assault"));
                let (x, y) = (number(&places[0], "x"), number(&places[0], "y"));
                let far: Vec<_> =
                    places.iter().map(|it| (number(it, "x") - x).hypot(number(it, "y") - y).round()).collect();
                assert_eq!(far, [0.0, 17.0, 17.0, 34.0, 34.0][..count]);
            }
        }
        let row = spots("military-complex", size);
        let gaps: Vec<f64> = row.windows(2).map(|it| it[1].0 - it[0].0 - 7.0).collect();
        assert!(gaps.iter().all(|it| (it - 1.0).abs() < 1e-9), "{gaps:?}");
    }
    assert_eq!(spots("battle-royale", "battle")[3..], [(36.0, 12.0), (36.0, 36.0)]);
}

/// dc.scenario.survey-and-control, dc.scenario.stop-the-clock, dc.scenario.recon: how much Intel.
#[test]
fn pieces_of_intel() {
    for (size, survey, recon) in [("skirmish", 8, 9), ("clash", 12, 12), ("battle", 18, 15)] {
        for name in ["survey-and-control", "stop-the-clock"] {
            assert_eq!(layout(name, size)["features"].as_integer(), Some(survey), "{name}");
        }
        let recon_layout = layout("recon", size);
        let count = |key: &str| recon_layout[key].as_integer().expect("a number");
        assert_eq!((count("features") + count("open"), count("features")), (recon, recon * 2 / 3));
        assert_eq!((count("off-edges"), count("apart")), (9, 6));
    }
}

/// dc.scenario.focal-points, dc.scenario.critical-locations, dc.scenario.platform-assault: points to hold.
#[test]
fn points_to_hold() {
    assert_eq!(spots("focal-points", "clash"), [(24.0, 24.0), (12.0, 24.0), (36.0, 24.0)]);
    let battle = places(&layout("focal-points", "battle"));
    assert_eq!(battle.len(), 4);
    assert_eq!(battle[3]["feature"].as_str(), Some("next-nearest"));
    for size in ["skirmish", "battle"] {
        let layout = layout("critical-locations", size);
        let places = places(&layout);
        let (x, y) = (number(&places[0], "x"), number(&places[0], "y"));
        for diagonal in [1, 2] {
            let on: Vec<&Table> = places
                .iter()
                .filter(|it| it.get("diagonal").and_then(toml::Value::as_integer) == Some(diagonal))
                .collect();
            assert_eq!(on.len(), 2);
            assert!(on.iter().all(|it| ((number(it, "x") - x).hypot(number(it, "y") - y) - 17.0).abs() < 0.01));
        }
    }
    for (size, east) in [("clash", 36.0), ("battle", 60.0)] {
        let layout = layout("platform-assault", size);
        let kinds: Vec<_> = places(&layout).iter().map(|it| it["kind"].as_str().expect("a kind").to_owned()).collect();
        assert_eq!(kinds, ["cannon-platform", "missile-platform"]);
        assert_eq!(spots("platform-assault", size), [(12.0, 24.0), (east, 24.0)]);
    }
    let said = catalogue::rule!("dc.scenario.platform-assault").text(Language::En).words;
    assert!(said.contains("12 inches from the side edges"), "{said}");
}

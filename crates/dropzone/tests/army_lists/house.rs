//! What a house may play otherwise: every ruling of ours has a setting or the reason for none, and the defaults are the
//! catalogue's figures.

use catalogue::{Language, RuleId, rule};
use toml::{Table, Value};

fn house() -> Table {
    include_str!("../../../../data/dropzone/house.toml").parse().expect("a list")
}

fn part(name: &str) -> Table {
    house()[name].as_table().expect("a table").clone()
}

fn numbers(value: &Value) -> Vec<i64> {
    match value {
        Value::Integer(it) => vec![*it],
        Value::Array(all) => all.iter().flat_map(numbers).collect(),
        _ => Vec::new(),
    }
}

fn default(name: &str) -> Vec<i64> {
    numbers(&part("defaults")[name])
}

/// The numbers of a text, in their order; hundredths for those with decimals if asked.
fn figures(text: &str, scale: f64) -> Vec<i64> {
    let words = text.split(|it: char| !it.is_ascii_digit() && it != '.').map(|it| it.trim_matches('.'));
    words.filter_map(|it| it.parse::<f64>().ok()).map(|it| (it * scale).round() as i64).collect()
}

fn text(rule: RuleId) -> &'static str {
    rule.text(Language::En).words
}

fn between<'a>(text: &'a str, start: &str, end: &str) -> &'a str {
    let rest = text.split_once(start).unwrap_or_else(|| panic!("{start} in {text}")).1;
    rest.split_once(end).map_or(rest, |it| it.0)
}

#[test]
fn every_ruling_of_ours_has_a_setting_or_a_reason() {
    let (settings, reasons, defaults) = (part("settings"), part("one-reading"), part("defaults"));
    let says_so =
        |it: &RuleId| it.ruling(Language::En).is_some_and(|it| it.words.to_lowercase().contains("our reading"));
    let all = RuleId::all().filter(|it| it.system() == "dropzone").filter(says_so);
    let ours: Vec<&str> = all.map(|it| it.name().trim_start_matches("dc.")).collect();
    let listed = |it: &str| settings.contains_key(it) as usize + reasons.contains_key(it) as usize;
    let wrong: Vec<&&str> = ours.iter().filter(|it| listed(it) != 1).collect();
    assert!(wrong.is_empty(), "each once: {wrong:?}");
    assert_eq!(settings.len() + reasons.len(), ours.len(), "and no other");
    let mut named: Vec<&str> = Vec::new();
    for names in settings.values() {
        named.extend(names.as_array().expect("names").iter().map(|it| it.as_str().expect("a name")));
    }
    for name in &named {
        assert!(defaults.contains_key(*name), "{name} has no default");
    }
    assert!(defaults.keys().all(|it| named.contains(&it.as_str())), "and no default without a ruling");
    assert!(reasons.values().all(|it| it.as_str().is_some_and(|it| it.len() > 20 && it.ends_with('.'))));
}

/// dc.cqb.damage-table, dc.weapon.barrage-table, dc.weapon.barrage-red, dc.turn.reserves, dc.air.destroyed-table: the tables.
#[test]
fn tables_are_the_catalogues() {
    let cqb = text(rule!("dc.cqb.damage-table"));
    let need = |armour: &str| figures(between(cqb, &format!("{armour}: "), "+"), 1.0)[0];
    assert_eq!(default("dc-set-cqb-table"), ["Armour 0-1", "Armour 0-1", "2", "3", "4 or more"].map(need));
    let barrage = text(rule!("dc.weapon.barrage-table"));
    let mut rows = Vec::new();
    for row in 1..=12 {
        let printed = between(barrage, &format!(" {row}: "), ". ").replace(" - ", " 0 ").replace("- /", "0 /");
        rows.extend(figures(&printed.replace("-,", "0,").replace('D', ""), 1.0));
    }
    assert_eq!(default("dc-set-barrage-table"), rows);
    assert_eq!(default("dc-set-barrage-red"), figures(between(barrage, "'Red' entries:", "\n"), 1.0));
    let reserves = between(text(rule!("dc.turn.reserves")), "In Readiness on ", ". A 1");
    let needs: Vec<i64> = reserves.split(", ").map(|it| figures(it, 1.0)[0]).collect();
    assert_eq!(default("dc-set-reserves"), needs);
    let aircraft = text(rule!("dc.air.destroyed-table"));
    assert_eq!(
        default("dc-set-destroyed-aircraft"),
        [&figures(aircraft, 1.0)[2], &figures(aircraft, 1.0)[4]].map(|it| *it)
    );
    assert_eq!(default("dc-set-crash-save"), figures(between(aircraft, "a save of ", "+"), 1.0));
}

/// dc.basic.model-sizes, dc.basic.templates, dc.feature.dimensions, dc.scenario.recon: the sizes.
#[test]
fn sizes_are_the_catalogues() {
    let sizes = text(rule!("dc.basic.model-sizes"));
    let pair = |start: &str| figures(between(sizes, start, if start.contains("DP") { ";" } else { ". " }), 100.0);
    let mut wanted = figures(between(sizes, "Infantry base ", ". "), 100.0);
    for start in ["1 DP ", "2 or 3 DP ", "4 or 5 DP ", "6 DP and more ", "Drill "] {
        wanted.extend(&pair(start)[..2]);
    }
    for start in ["Tiny or none ", "S ", " M ", " L "] {
        wanted.extend(&figures(between(between(sizes, "Aircraft by LZ: ", ";"), start, ","), 100.0)[..2]);
    }
    assert_eq!(default("dc-set-model-sizes"), wanted);
    let templates = figures(text(rule!("dc.basic.templates")), 1.0);
    assert_eq!(default("dc-set-templates"), templates[..3]);
    let features = text(rule!("dc.feature.dimensions"));
    let forests = between(features, "forests small ", "; barricade");
    let mut wanted: Vec<i64> = ["Tiny ", "small ", "medium ", "large "]
        .iter()
        .flat_map(|it| figures(between(features, it, ","), 10.0)[..3].to_vec())
        .collect();
    for forest in forests.split(", ") {
        let figures = figures(forest, 10.0);
        wanted.extend([figures[0], figures[0], figures[1]]);
    }
    wanted.extend(figures(between(features, "barricade ", ";"), 10.0));
    wanted.extend(&figures(between(features, "field ", ". "), 10.0)[..3]);
    assert_eq!(default("dc-set-feature-sizes"), wanted);
    assert_eq!(default("dc-set-recon-intel"), figures(text(rule!("dc.scenario.recon")), 1.0)[1..4]);
}

/// dc.basic.weapon-arc, dc.weapon.chem, dc.special.lumbering, dc.fast.available, dc.transport.capacity,
/// dc.scenario.cannon-platform: the numbers.
#[test]
fn numbers_are_the_catalogues() {
    for (name, rule, start, end) in [
        ("dc-set-narrow-arc", rule!("dc.basic.weapon-arc"), "front ", " degrees"),
        ("dc-set-chem-energy", rule!("dc.weapon.chem"), "counts as Energy ", "."),
        ("dc-set-lumbering", rule!("dc.special.lumbering"), "adds ", " to"),
        ("dc-set-available", rule!("dc.fast.available"), "each squad: ", "+"),
        ("dc-set-raider", rule!("dc.transport.capacity"), "Raider I", ","),
        ("dc-set-area-demolisher", rule!("dc.weapon.area-feature"), "Demolisher-", ","),
        ("dc-set-turning", rule!("dc.special.transition-move"), "counts as moving ", " inch"),
    ] {
        assert_eq!(default(name), figures(between(text(rule), start, end), 1.0), "{name}");
    }
    let platform = text(rule!("dc.scenario.cannon-platform"));
    let armour = figures(between(platform, "platform A ", ","), 1.0)[0];
    assert_eq!(default("dc-set-platform"), [armour, figures(between(platform, "DP ", ","), 1.0)[0]]);
}

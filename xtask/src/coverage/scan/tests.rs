//! What counts as a citation, on files made up for the purpose. The practice game stands in for the others.

use std::collections::{BTreeMap, BTreeSet};

use catalogue::{RuleId, rule};

use super::{Citations, Place, Standing, place, test_modules};

/// Reads one file of this name.
fn read(path: &str, text: &str) -> Citations {
    let mut citations = Citations::default();
    match place(path, &BTreeSet::new()) {
        Some(Place::Pack) => citations.read_pack(path, text),
        Some(Place::Test) if !path.ends_with(".rs") => citations.read_test_text(path, text),
        Some(place) => citations.read_rust(path, text, place),
        None => {}
    }
    citations
}

fn enforced(path: &str, text: &str) -> Vec<RuleId> {
    let citations = read(path, text);
    citations.code.iter().chain(&citations.listed).chain(&citations.packed).copied().collect()
}

fn tested(path: &str, text: &str) -> Vec<RuleId> {
    read(path, text).tested.into_iter().collect()
}

const ENGINE: &str = "crates/duel/src/clash.rs";
const STRIKE: RuleId = rule!("duel.clash.strike");

#[test]
fn code_that_cites_a_rule_enforces_it() {
    for code in [
        "rule!(\"duel.clash.strike\")",
        "catalogue::rule! [ \"duel.clash.strike\" ]",
        "x(rule!{\"duel.clash.strike\"})",
    ] {
        assert_eq!(enforced(ENGINE, code), [STRIKE], "{code}");
        assert_eq!(tested(ENGINE, code), [], "{code}");
    }
}

#[test]
fn words_alone_enforce_nothing() {
    for code in [
        "// rule!(\"duel.clash.strike\")",
        "/* rule!(\"duel.clash.strike\") */",
        "/// The strike (duel.clash.strike)",
        "\"duel.clash.strike\"",
        "r#\"rule!(\"duel.clash.strike\")\"#",
        "find(\"duel.clash.strike\")",
        "my_rule!(\"duel.clash.strike\")",
        "#[cfg(test)] mod tests { rule!(\"duel.clash.strike\"); }",
    ] {
        assert_eq!(enforced(ENGINE, code), [], "{code}");
    }
}

#[test]
fn a_test_may_cite_in_code_or_comment() {
    for code in
        ["rule!(\"duel.clash.strike\")", "check(1); // duel.clash.strike, example 1", "\"? A: (duel.clash.strike)\""]
    {
        assert_eq!(tested("crates/duel/tests/examples.rs", code), [STRIKE], "{code}");
        assert_eq!(tested(ENGINE, &format!("#[cfg(test)]\nmod tests {{\n{code}\n}}")), [STRIKE], "{code}");
        assert_eq!(tested(ENGINE, &format!("#[test]\nfn a() {{\n{code}\n}}")), [STRIKE], "{code}");
        assert_eq!(enforced("crates/duel/tests/examples.rs", code), [], "{code}");
    }
    assert_eq!(tested("crates/duel/tests/golden/a.replay", "B: yes (duel.clash.strike)\n"), [STRIKE]);
}

#[test]
fn a_pack_names_rules() {
    for text in [
        "rule = \"duel.clash.strike\"",
        "rules = [\"x\", \"duel.clash.strike\"]",
        "[swords]\nabove = 'duel.clash.strike'",
    ] {
        assert_eq!(enforced("data/duel/swords.toml", text), [STRIKE], "{text}");
        assert_eq!(enforced("crates/duel/data/swords.toml", text), [STRIKE], "{text}");
        for path in ["data/rules/a.toml", "data/i18n/rules/fr/a.toml", "data/duel/rules.toml", "crates/duel/Cargo.toml"]
        {
            assert_eq!(enforced(path, text), [], "{path}");
        }
    }
    assert_eq!(enforced("data/duel/swords.toml", "# \"duel.clash.strike\"\ntext = \"see duel.clash.strike\""), []);
    assert_eq!(enforced("data/duel/swords.json", "{\"rule\": \"duel.clash.strike\"}"), [STRIKE]);
}

#[test]
fn what_does_not_exist_is_told_with_its_line() {
    // Some game that is not for practice, and a rule it does not have.
    let game = RuleId::all().map(RuleId::name).find(|it| !super::is_practice(it)).expect("a game");
    let lost = format!("{}.nowhere.lost", game.split('.').next().expect("a prefix"));
    for (path, text) in [
        (ENGINE, format!("\n// see {lost}.\n")),
        (ENGINE, format!("\nfind(\"{lost}\")")),
        ("crates/duel/tests/a.snap", format!("\n{lost}")),
        ("data/duel/swords.toml", format!("\nrule = \"{lost}\"")),
    ] {
        assert_eq!(read(path, &text).unknown, [(format!("{path}:2"), lost.clone())], "{text}");
    }
    assert_eq!(read(ENGINE, &format!("// {lost}-no-such-rule")).unknown, [], "meant not to exist");
    assert_eq!(read(ENGINE, "// duel.clash.strikke").unknown, [], "the practice game is there to try things");
}

#[test]
fn modules_for_tests_may_be_files() {
    let files: BTreeMap<String, String> = [
        ("crates/duel/src/lib.rs".to_owned(), "#[cfg(test)] mod laws;".to_owned()),
        ("crates/duel/src/clash.rs".to_owned(), "#[cfg(test)] mod examples;".to_owned()),
    ]
    .into();
    let modules = test_modules(&files);
    for path in ["crates/duel/src/laws.rs", "crates/duel/src/laws/all.rs", "crates/duel/src/clash/examples.rs"] {
        assert_eq!(place(path, &modules), Some(Place::Test), "{path}");
    }
    assert_eq!(place("crates/duel/src/laws_of_honour.rs", &modules), Some(Place::Engine));
    assert_eq!(place("crates/duel/examples/duel.rs", &modules), Some(Place::Example));
    assert_eq!(place("crates/duel/benches/duel.rs", &modules), Some(Place::Test));
}

#[test]
fn a_list_of_rules_is_told_apart_from_code_that_acts() {
    let list = "pub(crate) const RULES: &[RuleId; 2] = &[rule!(\"duel.clash.strike\")];";
    assert_eq!(read(ENGINE, list).standing(STRIKE), Standing::Listed);
    assert_eq!(
        read(ENGINE, &format!("{list} fn hit() {{ cite(rule!(\"duel.clash.strike\")) }}")).standing(STRIKE),
        Standing::Code
    );
    assert_eq!(read(ENGINE, "const STRIKE: RuleId = rule!(\"duel.clash.strike\");").standing(STRIKE), Standing::Code);
    assert_eq!(read(ENGINE, "fn hit() {}").standing(STRIKE), Standing::Absent);
}

#[test]
fn a_pack_enforces_units_and_weapons_but_not_the_skills_it_names() {
    let held = |rule: RuleId| read("data/any/pack.toml", &format!("rule = \"{rule}\"")).standing(rule);
    let of = |kind| RuleId::all().find(|it| it.kind() == kind).expect("the catalogue has rules of every kind");
    for kind in [catalogue::Kind::Unit, catalogue::Kind::Weapon, catalogue::Kind::Item, catalogue::Kind::Construction] {
        assert_eq!(held(of(kind)), Standing::Packed, "{kind:?}");
    }
    for kind in [catalogue::Kind::Skill, catalogue::Kind::Mechanic, catalogue::Kind::Definition] {
        assert_eq!(held(of(kind)), Standing::Named, "{kind:?}");
        assert!(!held(of(kind)).enforces(), "{kind:?}");
    }
}

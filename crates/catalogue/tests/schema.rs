//! A catalogue that is not in order does not build, and the error says what is wrong in which file with which rule.

#[allow(dead_code, reason = "the build script uses all of it")]
#[path = "../build/catalogue.rs"]
mod catalogue;
#[allow(dead_code, reason = "the build script uses all of it")]
#[path = "../build/emit.rs"]
mod emit;
#[allow(dead_code, reason = "the build script uses all of it")]
#[path = "../build/schema.rs"]
mod schema;
#[path = "../build/translations.rs"]
mod translations;

use catalogue::{Catalogue, read};
use schema::File;

const SOURCES: &str = "[[source]]\ntag = \"us\"\ntitle = \"Ours\"\nedition = \"1\"\nlanguage = \"en\"\nmain = true\n";
const LUNGE: &str = r#"
system = "fence"
[[rule]]
id = "fence.blade.lunge"
title = "Lunge"
section = "Blade"
kind = "mechanic"
source = "us"
text = "Step and strike."
ruling = "One step only."
[[rule.example]]
given = "a lunge from three paces"
expect = "two paces left"
"#;

fn files(files: &[(&str, &str)]) -> Result<Catalogue, Vec<String>> {
    let mut all = vec![File { name: "data/rules/sources.toml".into(), text: SOURCES.into() }];
    all.extend(files.iter().map(|(name, text)| File { name: (*name).into(), text: (*text).into() }));
    read(&all)
}

/// The one fault of these files.
fn fault(these: &[(&str, &str)]) -> String {
    let faults = files(these).err().expect("these files have a fault");
    assert_eq!(faults.len(), 1, "one fault only: {faults:#?}");
    faults[0].clone()
}

/// The one fault of the lunge with some words in it exchanged.
fn spoiled(words: &str, by: &str) -> String {
    assert!(LUNGE.contains(words), "{words}");
    fault(&[("data/rules/fence.toml", &LUNGE.replace(words, by))])
}

fn assert_says(fault: &str, parts: &[&str]) {
    for part in parts {
        assert!(fault.contains(part), "\"{part}\" is not in \"{fault}\"");
    }
}

#[test]
fn a_catalogue_in_order_is_read() {
    let catalogue = files(&[("data/rules/fence.toml", LUNGE)]).expect("in order");
    let lunge = &catalogue.rules["fence.blade.lunge"];
    assert_eq!((lunge.file.as_str(), lunge.system.as_str()), ("fence.toml", "fence"));
    assert_eq!(lunge.text, ["Step and strike.", "", ""]);
    assert_eq!(lunge.examples.each_ref().map(Vec::len), [1, 0, 0]);
}

#[test]
fn every_fault_names_file_and_rule() {
    let both = ["fence.toml", "fence.blade.lunge"];
    let says = |words: &str, by: &str, what: &str| {
        let fault = spoiled(words, by);
        assert_says(&fault, &both);
        assert_says(&fault, &[what]);
    };
    says("section =", "heading =", "heading"); // an unknown key
    says("expect =", "expects =", "expects"); // also inside an example
    says("text = \"Step and strike.\"\n", "", "text"); // a missing key
    says("\"Lunge\"", "\" \"", "empty title");
    says("\"Step and strike.\"", "\"\"", "empty text");
    says("\"mechanic\"", "\"magic\"", "unknown kind `magic`");
    says("\"us\"", "\"them\"", "source `them`");
    says("\"us\"", "[]", "no source");
    says("\"two paces left\"", "\"\"", "example");
}

#[test]
fn ids_have_a_form_and_belong_to_one_rule_and_one_game() {
    for bad in ["fence.lunge", "Fence.blade.lunge", "fence..lunge", "fence.blade.-lunge", "fence.blade.long lunge"] {
        assert_says(&spoiled("fence.blade.lunge", bad), &["fence.toml", bad, "lower-case"]);
    }
    let twice = fault(&[("data/rules/a.toml", LUNGE), ("data/rules/b.toml", LUNGE)]);
    assert_says(&twice, &["b.toml", "`fence.blade.lunge`", "already taken in a.toml"]);
    let other = LUNGE.replace("\"fence\"", "\"chess\"").replace("lunge\"", "riposte\"");
    let fault = fault(&[("data/rules/a.toml", LUNGE), ("data/rules/b.toml", &other)]);
    assert_says(&fault, &["b.toml", "fence.blade.riposte", "belongs to fence"]);
}

#[test]
fn a_file_needs_its_system_and_nothing_else() {
    assert_says(&fault(&[("data/rules/fence.toml", "[[rule]]\n")]), &["fence.toml", "system"]);
    assert_says(&fault(&[("data/rules/fence.toml", "system = \"fence\"\nrules = []\n")]), &["unknown key `rules`"]);
    assert_says(&fault(&[("data/rules/fence.toml", "system = \"fence\"\n[[rule]]\n")]), &["rule number 1"]);
    assert_says(&fault(&[("data/rules/fence.toml", "system = \n")]), &["fence.toml", "TOML parse error", "line 1"]);
}

#[test]
fn all_faults_are_told_at_once() {
    let text = LUNGE.replace("\"mechanic\"", "\"magic\"").replace("\"us\"", "\"them\"");
    let faults = files(&[("data/rules/fence.toml", &text)]).err().expect("two faults");
    assert_eq!(faults.len(), 2, "{faults:#?}");
}

#[test]
fn translations_stand_beside_the_english() {
    let french = "[rules.\"fence.blade.lunge\"]\ntitle = \"Fente\"\ntext = \"Un pas et frapper.\"\n";
    let titles = "[titles.\"fence.blade.lunge\"]\nfr = \"Botte\"\nit = \"Affondo\"\n";
    let all = [
        ("data/rules/fence.toml", LUNGE),
        ("data/rules/titles-fr-it.toml", titles),
        ("data/i18n/rules/fr/fence.toml", french),
    ];
    let catalogue = files(&all).expect("in order");
    let lunge = &catalogue.rules["fence.blade.lunge"];
    assert_eq!(
        lunge.title,
        ["Lunge", "Fente", "Affondo"],
        "the rule's own translation counts before the list of titles"
    );
    assert_eq!(lunge.text, ["Step and strike.", "Un pas et frapper.", ""]);
}

#[test]
fn a_translation_must_be_of_something() {
    let french = |path: &str, text: &str| fault(&[("data/rules/fence.toml", LUNGE), (path, text)]);
    let path = "data/i18n/rules/fr/fence.toml";
    assert_says(&french(path, "[rules.\"fence.blade.longe\"]\ntext = \"x\"\n"), &[path, "no rule `fence.blade.longe`"]);
    assert_says(&french(path, "[rules.\"fence.blade.lunge\"]\ntexte = \"x\"\n"), &[path, "lunge", "texte"]);
    assert_says(&french(path, "[rules.\"fence.blade.lunge\"]\ntext = \"\"\n"), &[path, "lunge", "empty text"]);
    let text = "[rules.\"fence.blade.lunge\"]\ntext = \"x\"\n";
    let again = fault(&[("data/rules/fence.toml", LUNGE), (path, text), ("data/i18n/rules/fr/more.toml", text)]);
    assert_says(&again, &["fr/more.toml", "lunge", "already translated"]);
    assert_says(&french("data/i18n/rules/de/fence.toml", ""), &["`de` is not a language"]);
    let example = "[[rules.\"fence.blade.lunge\".example]]\ngiven = \"trois pas\"\nexpect = \"deux pas\"\n";
    let more = french(path, &example.repeat(2));
    assert_says(&more, &[path, "lunge", "examples in English: 1, translated: 2"]);
    assert_says(&french(path, &example.replace("deux pas", " ")), &["lunge", "an example needs both"]);
    let rules = ("data/rules/fence.toml", LUNGE);
    let again = fault(&[rules, (path, example), ("data/i18n/rules/fr/more.toml", example)]);
    assert_says(&again, &["fr/more.toml", "lunge", "examples are already translated"]);
    let catalogue = files(&[rules, (path, example)]).expect("in order");
    assert_eq!(catalogue.rules["fence.blade.lunge"].examples[1], [("trois pas".to_owned(), "deux pas".to_owned())]);
}

#[test]
fn terms_give_titles_and_must_name_rules() {
    let term = |en: &str, fr: &str, rule: &str| {
        format!(
            "[[term]]\nid = \"{fr}\"\nen = \"{en}\"\nfr = \"{fr}\"\nit = \"Affondo\"\nsystem = \"fence\"\n\
             category = \"x\"\nsource = {{ en = \"ours\" }}\nrules = [\"{rule}\"]\n"
        )
    };
    let terms = term("To lunge", "Fendre", "fence.blade.lunge") + &term("Lunge", "Fente", "fence.blade.lunge");
    let rules = ("data/rules/fence.toml", LUNGE);
    let catalogue = files(&[rules, ("data/rules/terms.toml", &terms)]).expect("in order");
    assert_eq!(catalogue.rules["fence.blade.lunge"].title[1], "Fente", "the term spelled like the title is meant");
    let lost = fault(&[rules, ("data/rules/terms.toml", &term("Lunge", "Fente", "fence.blade.longe"))]);
    assert_says(&lost, &["terms.toml", "`Fente`", "no rule `fence.blade.longe`"]);
}

#[test]
fn the_hash_is_of_the_law_alone() {
    let hash = |file: &str, text: &str| {
        let heads = emit::heads(&files(&[(file, text)]).expect("in order"));
        heads.lines().find(|it| it.contains("DATA_HASH")).expect("heads have the hash").to_owned()
    };
    let law = hash("data/rules/fence.toml", LUNGE);
    assert_eq!(law, hash("data/rules/blade.toml", &format!("# a comment\n{LUNGE}")), "file names and comments do not");
    for (words, by) in [("Step and", "Jump and"), ("three paces", "four paces"), ("\"mechanic\"", "\"skill\"")] {
        assert_ne!(law, hash("data/rules/fence.toml", &LUNGE.replace(words, by)), "{words} -> {by}");
    }
}

//! Every kind of breach is caught, on small trees made here; and the list can only shrink.

use super::allowed::Allowed;
use super::breach::{Breach, Kind};
use super::find;
use super::tree::Tree;

/// A crate laid out as a game system, with a clean file in each of the rooms that the tests use.
const SYSTEM: [(&str, &str); 6] = [
    ("crates/go/src/lib.rs", "//! Go.\nmod model; mod rules; mod content; mod engine;\npub use content::ko::Ko;\n"),
    ("crates/go/src/model/mod.rs", "//! Model.\npub mod step;\n"),
    ("crates/go/src/model/step.rs", "//! Steps.\npub enum Step { Place, Pass }\n"),
    ("crates/go/src/rules/mod.rs", "//! Rules.\nuse crate::model::step::Step;\n"),
    ("crates/go/src/content/mod.rs", "//! Content.\npub mod ko;\n"),
    ("crates/go/src/content/ko.rs", "//! Ko.\npub struct Ko;\npub fn forbids() {}\n"),
];

/// The system with these files added or put in place of its own.
fn tree(files: &[(&str, &str)]) -> Tree {
    let files = SYSTEM.iter().chain(files);
    Tree { files: files.map(|(path, text)| ((*path).to_owned(), (*text).to_owned())).collect() }
}

fn breaches(files: &[(&str, &str)]) -> Vec<Breach> {
    find(&tree(files)).expect("the sources can be parsed")
}

/// What is found in a tree, as `kind key count`.
fn found(files: &[(&str, &str)]) -> Vec<String> {
    breaches(files).iter().map(|it| format!("{} {} {}", it.kind.name(), it.key, it.count())).collect()
}

/// What is found when `rules/mod.rs` holds this code.
fn in_rules(code: &str) -> Vec<String> {
    found(&[("crates/go/src/rules/mod.rs", &format!("//! Rules.\n{code}\n"))])
}

#[test]
fn a_clean_tree_has_no_breach() {
    assert_eq!(found(&[]), [""; 0]);
}

#[test]
fn an_import_from_a_room_below_is_caught_however_it_is_written() {
    for code in [
        "use crate::content::ko::forbids;",
        "use crate::{model::step, content::ko};",
        "use super::content::ko::{self};",
        "use crate::content::ko::forbids as no;",
        "use crate::content::ko::*;",
        "fn judge() { crate::content::ko::forbids() }",
        "fn judge() { use crate::content::ko; }",
        "fn judge() -> super::content::ko::Ko { todo() }",
        "fn judge() { assert!(matches!(1, 1) && crate::content::ko::forbids()) }",
        "macro_rules! judge { () => { $crate::content::ko::forbids() } }",
        "mod inside { fn judge() { super::super::content::ko::forbids() } }",
    ] {
        assert_eq!(in_rules(code), ["imports rules -> content/ko 1"], "{code}");
    }
}

#[test]
fn a_re_export_counts_as_the_room_that_declares_the_item() {
    assert_eq!(in_rules("use crate::Ko;"), ["imports rules -> content/ko 1"]);
    let through_model = [
        ("crates/go/src/model/mod.rs", "//! Model.\npub mod step;\npub use crate::content::ko as sneaky;\n"),
        ("crates/go/src/rules/mod.rs", "//! Rules.\nuse crate::model::sneaky::forbids;\n"),
    ];
    assert_eq!(found(&through_model), ["imports model -> content/ko 1", "imports rules -> content/ko 1"]);
}

#[test]
fn imports_upwards_of_tests_and_of_other_crates_are_fine() {
    for code in [
        "use crate::model::step::Step;",
        "mod turn; use turn::Turn; use self::turn::Pass;",
        "use ::content::ko; use std::fmt;",
        "#[cfg(test)] mod tests { use crate::content::ko; }",
        "#[cfg(all(test, unix))] use crate::content::ko;",
        "#[test] fn judge() { crate::content::ko::forbids() }",
        "const TEXT: &str = \"crate::content::ko\"; // crate::content::ko",
    ] {
        assert_eq!(in_rules(code), [""; 0], "{code}");
    }
    let test_file = [
        ("crates/go/src/rules/mod.rs", "//! Rules.\n#[cfg(test)]\nmod cases;\n"),
        ("crates/go/src/rules/cases.rs", "//! Cases.\nuse crate::content::ko;\n"),
        ("crates/go/src/content/mod.rs", "//! Content.\nuse crate::rules::judge;\n"),
    ];
    assert_eq!(found(&test_file), [""; 0]);
}

#[test]
fn a_place_is_a_file_and_a_line() {
    let code = "//! Rules.\n\nuse crate::{\n    content::ko,\n};\n";
    let [breach] = &breaches(&[("crates/go/src/rules/mod.rs", code)])[..] else { panic!("one breach") };
    assert_eq!(breach.places, ["crates/go/src/rules/mod.rs:4"]);
}

#[test]
fn a_catch_all_arm_over_an_own_enum_in_the_engine_is_caught() {
    let engine = |code: &str| found(&[("crates/go/src/engine/flow.rs", &format!("//! Flow.\n{code}\n"))]);
    for arms in [
        "Step::Pass => 1, _ => 2",
        "Step::Pass => 1, other => 2",
        "Some(Step::Pass) => 1, _ => 2",
        "(Step::Pass, 1) => 1, (_, _) => 2",
        "&crate::Step::Place | &Step::Pass if true => 1, _ => 2",
    ] {
        let code = format!("fn go(it: T) -> u8 {{ match it {{ {arms} }} }}");
        assert_eq!(engine(&code), ["wildcards engine/flow 1"], "{arms}");
        assert_eq!(in_rules(&code), [""; 0], "outside engine/ it is allowed");
    }
    let own = "impl Step { fn go(&self) -> u8 { match self { Self::Pass => 1, _ => 2 } } }";
    assert_eq!(engine(own), ["wildcards engine/flow 1"]);
    for arms in ["Step::Pass => 1, Step::Place => 2", "1 => 1, _ => 2", "Ordering::Less => 1, _ => 2"] {
        assert_eq!(engine(&format!("fn go(it: T) -> u8 {{ match it {{ {arms} }} }}")), [""; 0], "{arms}");
    }
}

#[test]
fn a_file_of_a_system_in_no_room_is_caught() {
    assert_eq!(found(&[("crates/go/src/helper.rs", "//! Helps.\n")]), ["strays helper.rs 1"]);
    assert_eq!(found(&[("crates/go/src/util/mod.rs", "//! Helps.\n")]), ["strays util/mod.rs 1"]);
    assert_eq!(found(&[("crates/other/src/helper.rs", "//! Helps.\n")]), [""; 0], "only systems have rooms");
}

#[test]
fn a_folder_with_too_many_files_is_caught() {
    let many = |folder: &str, count: usize| {
        let names: Vec<String> = (0..count).map(|it| format!("crates/{folder}/f{it}.rs")).collect();
        let files: Vec<(&str, &str)> = names.iter().map(|it| (it.as_str(), "//! A file.\n")).collect();
        found(&files)
    };
    assert_eq!(many("web/src/panels", 25), [""; 0]);
    assert_eq!(many("web/src/panels", 26), ["folders src/panels 26"]);
    assert_eq!(many("web/tests/panels", 26), ["folders tests/panels 26"]);
    assert_eq!(many("go/src/content/skills", 60), [""; 0], "a list of entries may be long");
}

#[test]
fn a_module_file_beside_its_folder_is_caught() {
    let beside = [("crates/web/src/desk.rs", "//! Desk.\n"), ("crates/web/src/desk/plan.rs", "//! Plan.\n")];
    assert_eq!(found(&beside), ["module-files src/desk.rs 1"]);
    let inside = [("crates/web/src/desk/mod.rs", "//! Desk.\n"), ("crates/web/src/desk/plan.rs", "//! Plan.\n")];
    assert_eq!(found(&inside), [""; 0]);
}

#[test]
fn a_file_without_an_opening_comment_is_caught() {
    assert_eq!(found(&[("crates/web/src/desk.rs", "use std::fmt;\n")]), ["openings src/desk.rs 1"]);
    assert_eq!(found(&[("crates/web/build.rs", "fn main() {}\n")]), ["openings build.rs 1"]);
}

#[test]
fn source_that_cannot_be_parsed_is_an_error_with_its_place() {
    let error = find(&tree(&[("crates/go/src/rules/mod.rs", "//! Rules.\nfn (\n")])).expect_err("no Rust");
    assert!(error.to_string().starts_with("crates/go/src/rules/mod.rs:2"), "{error}");
}

const ONE: &str = "use crate::content::ko;";
const TWO: &str = "use crate::content::ko; use crate::content::ko::forbids;";

fn rules(code: &str) -> Vec<Breach> {
    breaches(&[("crates/go/src/rules/mod.rs", &format!("//! Rules.\n{code}\n"))])
}

#[test]
fn a_breach_must_be_listed_with_its_count() {
    let [unlisted] = &Allowed::default().compare(&rules(ONE))[..] else { panic!("one fault") };
    assert!(
        unlisted.starts_with("crates/go/src/rules/mod.rs:2: rules -> content/ko (1): a room imports"),
        "{unlisted}"
    );
    assert_eq!(Allowed::of(&rules(ONE)).compare(&rules(ONE)), [""; 0]);
    let [more] = &Allowed::of(&rules(ONE)).compare(&rules(TWO))[..] else { panic!("one fault") };
    assert!(more.contains("(2, 1 allowed)"), "{more}");
}

#[test]
fn a_line_that_is_no_longer_needed_is_a_fault() {
    let [gone] = &Allowed::of(&rules(ONE)).compare(&[])[..] else { panic!("one fault") };
    assert!(gone.contains("[imports.go] \"rules -> content/ko\" = 1") && gone.contains("remove this line"), "{gone}");
    let [fewer] = &Allowed::of(&rules(TWO)).compare(&rules(ONE))[..] else { panic!("one fault") };
    assert!(fewer.contains("now 1: lower this line"), "{fewer}");
}

#[test]
fn accepting_lets_a_file_be_renamed_but_the_list_not_grow() {
    let renamed = breaches(&[("crates/go/src/rules/turn.rs", "//! Turn.\nuse crate::content::ko;\n")]);
    assert_eq!(Allowed::of(&rules(ONE)).growth(&renamed), [""; 0]);
    assert_eq!(Allowed::of(&rules(TWO)).growth(&rules(ONE)), [""; 0]);
    assert_eq!(Allowed::of(&rules(ONE)).growth(&rules(TWO)).len(), 1);
    assert_eq!(Allowed::default().growth(&rules(ONE)).len(), 1, "a package without a table has an empty list");
}

#[test]
fn the_list_survives_writing() {
    let mut all = rules(TWO);
    all.extend(Kind::ALL.map(|kind| Breach::new(kind, "web-build", "src/a.rs", "src/a.rs:1".to_owned())));
    let list = Allowed::of(&all);
    assert_eq!(toml::from_str::<Allowed>(&list.text().expect("it can be written")).expect("it can be read"), list);
    assert!(toml::from_str::<Allowed>("[unknown.go]\na = 1\n").is_err(), "a table of no rule");
}

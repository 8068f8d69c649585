//! `adjutant coach`: what a roster does, where it is weak, and what a change would bring.

use std::process::{Command, Output};

use serde_json::Value;

/// The program itself, as its tests know it.
const ADJUTANT: &str = env!("CARGO_BIN_EXE_adjutant");

fn coach(words: &str) -> Output {
    Command::new(ADJUTANT).arg("coach").args(words.split_whitespace()).output().expect("it runs")
}

const CHEAP: &str = "--player random --nodes 1 --openings 4 --changes 3";

#[test]
fn advice_on_a_roster_is_the_same_on_any_number_of_threads() {
    let advice = |threads: u8| {
        let done = coach(&format!("enforcers-100 --field rebs-100,plague-100 {CHEAP} --json --threads {threads}"));
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
        serde_json::from_slice::<Value>(&done.stdout).expect("the advice as JSON")
    };
    let one = advice(1);
    assert_eq!(one, advice(2));
    assert_eq!(one["field"].as_array().map(Vec::len), Some(2), "{one}");
    assert_eq!(one["units"].as_array().map(Vec::len), Some(5), "every unit has served: {one}");
    let changes = one["changes"].as_array().expect("some are legal");
    assert!(!changes.is_empty() && changes.len() <= 3, "{one}");
    for it in changes {
        let gain = &it["gain"];
        assert!(gain["low"].as_f64() <= gain["mean"].as_f64() && it["into"].is_string(), "{it}");
    }
    let curves = one["curves"].as_array().expect("there are drills");
    assert!(curves.iter().any(|it| it["harm"].as_array().is_some_and(|it| it.len() > 3)), "{one}");
}

#[test]
fn what_cannot_be_coached_is_refused_with_a_reason() {
    for (words, wanted) in [
        ("orks", "no ready roster and no file \"orks\""),
        ("enforcers-100 --field orks", "--field: no roster \"orks\""),
        ("enforcers-100 --player genius", "--player: no player \"genius\" for deadzone; there are random"),
        ("enforcers-100 --openings 0", "0 openings; give 1 to 1000000"),
    ] {
        let done = coach(words);
        let why = String::from_utf8_lossy(&done.stderr).into_owned();
        assert!(!done.status.success() && why.contains(wanted), "{words}: {why}");
    }
}

//! `adjutant watch BATTLE`: the name of a battle is enough, and every number is told with its reasons.

use std::process::Command;

#[track_caller]
fn adjutant(line: &str) -> Result<String, String> {
    let done = Command::new(env!("CARGO_BIN_EXE_adjutant")).args(line.split_whitespace()).output().expect("it starts");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    if done.status.success() { Ok(text(&done.stdout)) } else { Err(text(&done.stderr)) }
}

/// The lines of a telling that are reasons of the number above them.
fn is_reason(line: &str) -> bool {
    line.starts_with("    ")
}

#[test]
fn the_name_of_a_battle_says_which_game() {
    let told = adjutant("watch duel-of-heroes --seats random,random --seed 3").expect("a battle");
    assert!(told.contains("Game Turn 1"), "{told}");
    let same = "watch duel-of-heroes --system warzone --seats random,random --seed 3";
    assert_eq!(adjutant(same).expect("a battle"), told);
    let longhand = "watch --battle duel-of-heroes --seats random,random --seed 3";
    assert_eq!(adjutant(longhand).expect("a battle"), told);
    assert!(adjutant("watch long --seats random,random").expect("a duel").contains("takes the first place"));
}

#[test]
fn without_a_name_it_is_a_duel() {
    let told = adjutant("watch --seats random,random").expect("a duel");
    assert_eq!(adjutant("watch standard --system duel --seats random,random").expect("a duel"), told);
}

#[test]
fn who_names_no_battle_there_is_hears_of_those_there_are() {
    let why = adjutant("watch waterloo").expect_err("no such battle");
    for name in ["\"waterloo\"", "warzone: first-battle", "take-and-hold", "deadzone: first-patrol", "duel: standard"] {
        assert!(why.contains(name), "{name}: {why}");
    }
    let why = adjutant("watch waterloo --system warzone").expect_err("no such battle");
    assert!(why.contains("for warzone; there are\n  first-battle: "), "{why}");
}

/// What was needed, what was rolled, and under each number its modifiers by the titles of their rules.
#[test]
fn every_number_has_its_reasons() {
    let plain = adjutant("watch first-battle --seats tactician,random --seed 3").expect("a battle");
    assert!(!plain.lines().any(is_reason));
    let told = adjutant("watch first-battle --seats tactician,random --seed 3 --why").expect("a battle");
    let without: Vec<&str> = told.lines().filter(|it| !is_reason(it)).collect();
    assert_eq!(without, plain.lines().collect::<Vec<_>>(), "the same story");
    let pairs = || told.lines().zip(told.lines().skip(1));
    let tested = |it: &(&str, &str)| it.0.contains("needs ") && it.0.contains("rolls ");
    assert!(pairs().filter(tested).count() > 20, "{told}");
    assert!(pairs().filter(tested).all(|it| is_reason(it.1)), "a test without its reasons: {told}");
    for title in ["RS - Range Skill", "LD - Leadership", "Light Cover", "Weapon Strength modifier", "→"] {
        assert!(told.lines().any(|it| is_reason(it) && it.contains(title)), "{title}: {told}");
    }
}

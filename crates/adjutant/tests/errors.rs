//! What errors say: words instead of debug text, no more of a file than helps, nothing a terminal would obey.

use std::{
    fs,
    path::PathBuf,
    process::{Command, Stdio},
};

fn file(name: &str, text: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("errors-{name}"));
    fs::write(&path, text).expect("there is room");
    path.display().to_string()
}

/// What a command that must fail says.
fn error(words: &[&str]) -> String {
    let done = Command::new(env!("CARGO_BIN_EXE_adjutant")).args(words).stdin(Stdio::null()).output().expect("it runs");
    assert!(matches!(done.status.code(), Some(1 | 2)), "{words:?}: {:?}", done.status);
    String::from_utf8(done.stderr).expect("text")
}

fn is_tame(told: &str) -> bool {
    told.chars().all(|it| it == '\n' || !it.is_control()) && told.chars().count() < 1_000
}

#[test]
fn a_number_that_makes_no_sense_is_refused_with_those_that_do() {
    for (line, wanted) in [
        ("rules search cover --limit 0", "--limit is 0; give at least 1"),
        ("odds warzone --rof 1 --rs 9 --st 9 --armour 9 --heal -1", "--heal is -1; give 1 to 8, or 0 for a model"),
        ("watch --seats random,random --seat 9", "--seat is 9; the battle has the seats 0 to 1"),
    ] {
        let told = error(&line.split(' ').collect::<Vec<_>>());
        assert!(told.contains(wanted), "{line}: {told}");
    }
}

#[test]
fn a_heal_that_counts_as_another_is_explained() {
    let told = |heal: &str| {
        let line = format!("odds warzone --rof 1 --rs 9 --st 9 --armour 9 --heal {heal}");
        let done = Command::new(env!("CARGO_BIN_EXE_adjutant")).args(line.split(' ')).output().expect("it runs");
        String::from_utf8(done.stdout).expect("text")
    };
    assert!(told("255").contains("\nHeal (255) counts as Heal (8).\n"), "{}", told("255"));
    assert_eq!(told("255").replace("Heal (255) counts as Heal (8).\n", ""), told("8"));
}

#[test]
fn what_is_wrong_with_an_army_is_told_in_words() {
    let told = error(&["odds", "units", "99 Hussars", "--against", "5 Hussars"]);
    assert!(told.contains("99 models, at most ") && !told.contains('{'), "{told}");
}

#[test]
fn escapes_in_files_are_shown_and_not_obeyed() {
    let escape = "\u{1b}]0;title\u{7}\u{1b}[2J\u{9b}31m\u{202e}";
    let replay = |system: &str, rest: &str| format!("adjutant replay 2\nsystem {system}\nengine 1\nrules 1\n{rest}");
    let files = [
        file("system", &replay(escape, "")),
        file("setup", &replay("duel", &format!("setup\n  {escape}=1\norders\nopen\n"))),
        file(
            "orders",
            &replay("duel", &format!("setup\n  seats=2\n  strip=7\n  vigour=5\n  rounds=12\norders\n{escape}\n")),
        ),
        file("first", escape),
    ];
    for path in &files {
        for words in
            [&["replay", "show", path][..], &["replay", "verify", path], &["review", path], &["odds", "plan", path]]
        {
            let told = error(words);
            assert!(is_tame(&told), "{words:?}: {}", told.escape_debug());
        }
    }
    let study = file("study.toml", &format!("name = \"{}\"\n{} = 1\n", "x", "k".repeat(9_000)));
    let roster = file("roster.toml", &format!("name = \"\u{1b}[2J{}\"\npoints = many\n", "long ".repeat(2_000)));
    for words in [&["sim", "--study", &study, "--out", "nowhere"][..], &["coach", &roster]] {
        let told = error(words);
        assert!(is_tame(&told), "{words:?}: {}", told.escape_debug());
    }
}

#[test]
fn long_arguments_and_lines_are_quoted_in_part() {
    let long = "many words ".repeat(3_000);
    let replay = file("long", &format!("adjutant replay 2\nsystem {long}\nengine 1\nrules 1\n"));
    let cases: [&[&str]; 8] = [
        &["watch", &long],
        &["watch", "--system", &long],
        &["watch", "--seed", &long],
        &["watch", "--seats", &long],
        &["rules", "search", "cover", "--system", &long],
        &["rules", "show", &long],
        &["soak", "--check", &long],
        &["replay", "show", &replay],
    ];
    for words in cases {
        let told = error(words);
        // What there is to choose from may be long; what was given is not repeated.
        assert!(told.matches("many words").count() <= 200 / 11 * 2, "{}: {told}", words[..words.len() - 1].join(" "));
    }
}

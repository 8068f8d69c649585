//! `adjutant match`: programs play under a referee, and whoever fails forfeits.

use std::{path::Path, process::Command};

use serde_json::Value;

/// The program itself, as its tests know it.
const ADJUTANT: &str = env!("CARGO_BIN_EXE_adjutant");

fn play(words: &[&str]) -> Value {
    let done = Command::new(ADJUTANT).arg("match").args(words).arg("--json").output().expect("it runs");
    assert!(done.status.success(), "{words:?}: {}", String::from_utf8_lossy(&done.stderr));
    serde_json::from_slice(&done.stdout).expect("the score as JSON")
}

fn own(player: &str) -> String {
    format!("'{ADJUTANT}' bot {player}")
}

/// A program of one line of shell; what a match with it comes to after the first battle.
fn against(shell: &str) -> Value {
    let program = format!("sh -c '{shell}'");
    let score = play(&[&program, "random", "--system", "duel", "--battles", "1", "--seconds", "0.3"]);
    assert_eq!(
        (&score["players"][0]["wins"], &score["players"][1]["wins"]),
        (&0.into(), &1.into()),
        "{shell}: {score}"
    );
    score["players"][0]["forfeits"][0]["why"].clone()
}

#[test]
fn our_own_players_play_through_the_protocol_as_they_do_without() {
    let score = play(&[&own("tactician"), "random", "--system", "duel", "--battle", "long", "--battles", "12"]);
    assert_eq!(score["battles"], 12);
    assert_eq!(score["players"][0]["forfeits"], Value::Array(Vec::new()), "{score}");
    assert!(score["players"][0]["wins"].as_u64() > score["players"][1]["wins"].as_u64(), "{score}");
}

#[test]
fn a_battle_of_a_war_game_goes_over_the_wire_whole() {
    for (battle, battles) in [("duel-of-heroes", "2"), ("first-patrol", "1")] {
        let score = play(&[&own("random"), "random", "--battle", battle, "--battles", battles, "--seconds", "60"]);
        assert_eq!(score["battles"].to_string(), battles);
        assert_eq!(score["players"][0]["forfeits"], Value::Array(Vec::new()), "{battle}: {score}");
    }
}

#[test]
fn the_example_in_python_plays() {
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/bots/greedy.py");
    let program = format!("python3 '{}'", example.display());
    let score = play(&[
        &program,
        "random",
        "--battle",
        "long",
        "--battles",
        "20",
        "--seconds",
        "20",
        "--secret",
        &"07".repeat(32),
    ]);
    assert_eq!(score["players"][0]["forfeits"], Value::Array(Vec::new()), "{score}");
    assert!(score["players"][0]["wins"].as_u64() > score["players"][1]["wins"].as_u64(), "{score}");
}

#[test]
fn whoever_crashes_stalls_or_talks_nonsense_forfeits_and_harms_nobody() {
    let ready = r#"read a; echo "{\"type\":\"ready\",\"name\":\"x\"}"; read b; "#;
    let told = |shell: &str, why: &str| {
        let said = against(shell);
        assert!(said.as_str().is_some_and(|it| it.contains(why)), "{shell}: {said}");
    };
    told("exit 3", "it has ended");
    told("echo hello; cat", "not JSON");
    told(&format!("{ready} exit 0"), "it has ended");
    told(&format!("{ready} cat >/dev/null"), "it did not answer within 400 ms");
    told(&format!("{ready} echo nonsense; cat"), "not JSON");
    told(&format!(r#"{ready} echo "{{\"type\":\"answer\",\"number\":0,\"order\":99}}"; cat"#), "there is no order 99");
    told(
        &format!(r#"{ready} echo "{{\"type\":\"answer\",\"number\":5,\"order\":0}}"; cat"#),
        "does not answer question 0",
    );
    let illegal = format!(r#"{ready} echo "{{\"type\":\"answer\",\"number\":0,\"order\":\"draw\"}}"; cat"#);
    told(&illegal, "its order is illegal");
    told(&format!("{ready} head -c 2000000 /dev/zero; cat"), "its line");
}

#[test]
fn what_cannot_be_played_is_refused_with_a_reason() {
    for (words, why) in [
        (["nothing-of-this-name", "random", "--system", "duel"], "cannot be started"),
        (["'", "random", "--system", "duel"], "is not a command"),
        (["random", "random", "--system", "chess"], "no game \"chess\""),
        (["random", "random", "--seconds", "0"], "give a time from 0.001"),
        (["random", "random", "--seats", "random"], "not by --seats"),
    ] {
        let done = Command::new(ADJUTANT).arg("match").args(words).output().expect("it runs");
        let told = String::from_utf8_lossy(&done.stderr);
        assert!(!done.status.success() && told.contains(why), "{words:?}: {told}");
    }
}

/// Either the bound is met first or an old line is taken for an answer.
#[test]
fn who_writes_without_end_forfeits() {
    let flood =
        r#"echo "{\"type\":\"ready\",\"name\":\"x\"}"; while :; do echo "{\"type\":\"answer\",\"number\":9}"; done"#;
    let why = against(flood);
    let whys = ["it said more than 8 lines that nobody asked for", "it does not answer question 0"];
    assert!(whys.iter().any(|it| why.as_str().is_some_and(|why| why.starts_with(it))), "{why}");
}

/// What a program starts lives in its process group, and that ends with the battle: the pipe that all of them hold open closes.
#[cfg(unix)]
#[test]
fn what_a_program_starts_ends_with_the_battle() {
    use std::{io::Read, process::Stdio};
    let starts = r#"sh -c '(sleep 1000; sleep 1000) & echo nonsense; exec sleep 1000'"#;
    let mut referee = Command::new(ADJUTANT)
        .args(["match", starts, "random", "--system", "duel", "--battles", "1", "--seconds", "0.3"])
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it runs");
    let mut held_open = referee.stderr.take().expect("it is piped");
    let (tell, told) = std::sync::mpsc::channel();
    std::thread::spawn(move || tell.send(held_open.read_to_end(&mut Vec::new()).is_ok()));
    assert!(referee.wait().expect("it ends").success());
    let closed = told.recv_timeout(std::time::Duration::from_secs(60));
    assert_eq!(closed, Ok(true), "somebody still holds the referee's standard error");
}

/// The number a program is told for its own chance, in a match with these options.
#[cfg(unix)]
fn told_mind(name: &str, options: &[&str]) -> (u64, String) {
    let hello = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("hello-{name}"));
    let program = format!("sh -c 'head -n 1 > \"{}\"'", hello.display());
    let words = [&program, "random", "--system", "duel", "--battles", "1"].into_iter().chain(options.iter().copied());
    let score = play(&words.collect::<Vec<_>>());
    let hello: Value = serde_json::from_slice(&std::fs::read(hello).expect("it was greeted")).expect("JSON");
    let secret = score["secret"].as_str().expect("a match with a program has a secret").to_owned();
    assert!(!hello.to_string().contains(&secret), "{hello}");
    (hello["mind"].as_u64().expect("a number"), secret)
}

/// Nobody who tries seeds finds the one that gives the mind: there is none.
#[cfg(unix)]
#[test]
fn no_seed_gives_the_mind_that_a_program_is_told() {
    let (mind, secret) = told_mind("one", &["--seed", "1"]);
    let (other, _) = told_mind("other", &["--seed", "1"]);
    assert_ne!(mind, other, "the seed does not decide it");
    assert_eq!(told_mind("again", &["--secret", &secret]), (mind, secret), "the secret does");
    let guessed =
        |study| (0..2).map(move |opening| sim::Seeds { study, opening }.mind(battle::Seat(0)).below(u32::MAX));
    assert!((0..5_000).flat_map(guessed).all(|it| u64::from(it) != mind));
}

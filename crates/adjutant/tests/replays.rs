//! `adjutant replay`, `review` and `odds plan`: what they say about a replay that does not fit, and about the dice.

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Output},
};

const ADJUTANT: &str = env!("CARGO_BIN_EXE_adjutant");

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn run(line: &str) -> Output {
    Command::new(ADJUTANT).args(line.split_whitespace()).output().expect("it runs")
}

fn errors(done: &Output) -> String {
    String::from_utf8_lossy(&done.stderr).into_owned()
}

fn saved(name: &str) -> (PathBuf, String) {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("replays-{name}.replay"));
    let done = run(&format!("watch --seats random,random --seed 3 --save {}", path.display()));
    assert!(done.status.success(), "{}", errors(&done));
    let text = fs::read_to_string(&path).expect("it is saved");
    (path, text)
}

/// What the page on fair dice prints is what the commands print.
#[test]
fn the_commands_of_the_page_on_fair_dice_do_what_it_says() {
    let page = fs::read_to_string(root().join("docs/fair-dice/README.md")).expect("the page");
    let commands: Vec<&str> = page.lines().filter_map(|it| it.strip_prefix("    ")).collect();
    let (mut ran, mut lines) = (0, commands.iter().peekable());
    while let Some(command) = lines.next() {
        let (program, words) = command.split_once(' ').expect("a command");
        let program = if program == "adjutant" { ADJUTANT } else { program };
        let done = Command::new(program).args(words.split(' ')).current_dir(root()).output().expect("it runs");
        assert!(done.status.success(), "{command}: {}", errors(&done));
        let told = String::from_utf8_lossy(&done.stdout).into_owned();
        ran += 1;
        let is_command = |it: &str| it.starts_with("adjutant ") || it.starts_with("python3 ");
        for line in told.lines() {
            if lines.peek().is_some_and(|it| !is_command(it)) {
                assert_eq!(lines.next(), Some(&line), "{command}");
            }
        }
        if words.starts_with("replay verify") {
            assert!(told.contains("(fair: all derived again from the nonces of the host and every seat)"), "{told}");
        }
    }
    assert_eq!(ran, 3, "{commands:?}");
}

#[test]
fn whoever_reads_a_replay_hears_what_does_not_fit() {
    let (path, text) = saved("doubts");
    let rules = text.lines().find(|it| it.starts_with("rules ")).expect("a header").to_owned();
    let over = text.lines().last().expect("an end").to_owned();
    let places = if over == "over 1 2" { "over 2 1" } else { "over 1 2" };
    let cases = [
        (text.replacen(&rules, &format!("rules {}", "0".repeat(64)), 1), "the battle was played under engine"),
        (text.replacen("engine ", "engine 9", 1), "the battle was played under engine 9"),
        (text.replacen(&over, places, 1), "the battle does not end as the replay says"),
        (text.replacen("\nsetup\n", &format!("\nparty host {0} {0}\nsetup\n", "1".repeat(64)), 1), "the nonce of host"),
    ];
    for (changed, wanted) in cases {
        fs::write(&path, changed).expect("there is room");
        for line in ["replay show FILE", "review FILE", "review FILE --json", "odds plan FILE"] {
            let done = run(&line.replace("FILE", &path.display().to_string()));
            let told = errors(&done);
            let warned = told.lines().any(|it| it.starts_with("warning: ") && it.contains(wanted));
            assert!(warned, "{line}: {wanted}: {told}");
        }
        let verified = run(&format!("replay verify {}", path.display()));
        assert!(!verified.status.success() && errors(&verified).contains(wanted), "{}", errors(&verified));
    }
    fs::write(&path, text).expect("there is room");
    for line in ["replay show FILE", "review FILE", "replay verify FILE"] {
        let done = run(&line.replace("FILE", &path.display().to_string()));
        assert_eq!((done.status.success(), errors(&done).as_str()), (true, ""), "{line}");
    }
}

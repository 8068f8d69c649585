//! What every command does when its output cannot be written: a reader who leaves, a disk that is full.

#![cfg(unix)]

use std::{
    fs::{self, File},
    io::{BufRead, BufReader},
    path::PathBuf,
    process::{Command, Stdio},
};

const ADJUTANT: &str = env!("CARGO_BIN_EXE_adjutant");
/// 128 and the number of SIGPIPE, as a shell reports it.
const CLOSED: Option<i32> = Some(141);

fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("output-{name}"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder for the test");
    folder
}

/// One line for every command that prints, but for `coach`, which takes minutes and prints as the others do: a word `REPLAY` is a replay file, `STUDY` the folder of a study.
const COMMANDS: &[&str] = &[
    "--help",
    "--version",
    "odds --help",
    "battle log --system duel",
    "bot random",
    "ladder duel --players random,level-1 --battles standard --nodes 1",
    "match random random --system duel",
    "odds deadzone --dice 3 --on 5 --against 3 --against-on 5 --size 2",
    "odds plan REPLAY --after 0",
    "odds units 2_Hussars --against 2_Hussars",
    "odds warzone --rof 2 --rs 12 --st 10 --armour 10",
    "replay show REPLAY",
    "replay verify REPLAY",
    "report STUDY",
    "review REPLAY",
    "rules search cover",
    "rules show duel.clash.strike",
    "serve --port 0 --from STUDY",
    "sim --system duel --battles 2 --seats random,random",
    "sim --study STUDY/study.toml --out STUDY",
    "soak --check dice-resume --seeds 1 --memory STUDY/soak",
    "soak --list",
    "watch --seats random,random",
];

const STUDY: &str = r#"
name = "small"
system = "duel"
seeds = 1
players = [{ name = "random", nodes = 1 }]
battles = ["standard"]
"#;

/// A folder with a replay and a study that is played.
fn prepared(name: &str) -> PathBuf {
    let folder = folder(name);
    fs::write(folder.join("study.toml"), STUDY).expect("there is room");
    let (replay, study) = (folder.join("a.replay"), folder.join("study.toml"));
    let watch: [&std::ffi::OsStr; 5] =
        ["watch".as_ref(), "--seats".as_ref(), "random,random".as_ref(), "--save".as_ref(), replay.as_ref()];
    let sim: [&std::ffi::OsStr; 5] =
        ["sim".as_ref(), "--study".as_ref(), study.as_ref(), "--out".as_ref(), folder.as_ref()];
    for words in [watch, sim] {
        let done = Command::new(ADJUTANT).args(words).output().expect("it runs");
        assert!(done.status.success(), "{words:?}: {}", String::from_utf8_lossy(&done.stderr));
    }
    folder
}

fn command(line: &str, folder: &std::path::Path) -> Command {
    let place = folder.display().to_string();
    let words = line.split(' ').map(|it| it.replace("REPLAY", &format!("{place}/a.replay")).replace("STUDY", &place));
    let mut command = Command::new(ADJUTANT);
    command.args(words.map(|it| it.replace('_', " "))).stdin(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Runs a command with this as its standard output; its exit status and what it says about it.
fn run(mut command: Command, out: Stdio) -> (Option<i32>, String) {
    let mut child = command.stdout(out).spawn().expect("it runs");
    drop(command); // it holds our end of a pipe
    if let Some(mut input) = child.stdin.take() {
        let hello = b"{\"type\":\"hello\",\"system\":\"duel\",\"mind\":1}\n";
        let _ = std::io::Write::write_all(&mut input, hello); // for those that read
    }
    let done = child.wait_with_output().expect("it ends");
    (done.status.code(), String::from_utf8_lossy(&done.stderr).into_owned())
}

#[test]
fn a_reader_who_leaves_ends_every_command_quietly() {
    let folder = prepared("pipe");
    for line in COMMANDS {
        let (reader, writer) = std::io::pipe().expect("a pipe");
        drop(reader);
        let (status, told) = run(command(line, &folder), writer.into());
        assert_eq!((status, told.as_str()), (CLOSED, ""), "{line}");
    }
}

#[test]
fn a_full_disk_is_told_by_every_command() {
    let folder = prepared("full");
    for line in COMMANDS {
        let full = File::options().write(true).open("/dev/full").expect("the device that is always full");
        let (status, told) = run(command(line, &folder), full.into());
        assert_eq!(status, Some(1), "{line}: {told}");
        assert!(told.starts_with("error: standard output: No space left on device"), "{line}: {told}");
    }
}

/// What is wrong is still an exit status where nobody can be told of it.
#[test]
fn a_full_standard_error_is_no_panic() {
    let full = File::options().write(true).open("/dev/full").expect("the device that is always full");
    for (line, status) in [("watch waterloo", 1), ("watch --no-such-option", 2)] {
        let done =
            Command::new(ADJUTANT).args(line.split(' ')).stderr(full.try_clone().expect("a descriptor")).status();
        assert_eq!(done.expect("it runs").code(), Some(status), "{line}");
    }
}

/// The first line of a long text is enough for `head -1`: nothing is said about the rest.
#[test]
fn the_first_line_can_be_read_and_the_rest_left() {
    let mut child = Command::new(ADJUTANT)
        .args(["watch", "first-battle", "--seats", "random,random"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it runs");
    let mut first = String::new();
    BufReader::with_capacity(64, child.stdout.take().expect("it is piped")).read_line(&mut first).expect("a line");
    assert!(!first.is_empty());
    let done = child.wait_with_output().expect("it ends");
    assert!(done.status.success() || done.status.code() == CLOSED, "{:?}", done.status);
    assert_eq!(String::from_utf8_lossy(&done.stderr), "");
}

/// A limit on the size of files stands for a full disk.
#[test]
fn a_replay_that_cannot_be_saved_leaves_the_one_before() {
    let folder = folder("save");
    let replay = folder.join("a.replay");
    let save = |limit: &str, seed: &str| {
        let line = format!(
            "{limit} exec '{ADJUTANT}' watch --seats random,random --seed {seed} --save '{}'",
            replay.display()
        );
        Command::new("sh").args(["-c", &line]).stdout(Stdio::null()).output().expect("a shell")
    };
    assert!(save("", "1").status.success());
    let before = fs::read(&replay).expect("it is saved");
    let failed = save("trap '' XFSZ; ulimit -f 1;", "2");
    assert!(!failed.status.success() && String::from_utf8_lossy(&failed.stderr).contains("a.replay: "), "{failed:?}");
    assert_eq!(fs::read(&replay).expect("it is still there"), before);
    assert_eq!(fs::read_dir(&folder).expect("it is there").count(), 1, "nothing else is left");
    assert!(save("", "2").status.success());
    assert_ne!(fs::read(&replay).expect("it is saved"), before);
}

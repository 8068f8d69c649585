//! `adjutant sim --study`: played, stopped, killed, taken up again, refused.

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
    thread,
    time::{Duration, Instant},
};

use serde_json::Value;

/// The program itself, as its tests know it.
const ADJUTANT: &str = env!("CARGO_BIN_EXE_adjutant");

const DUELS: &str = r#"
name = "Duels"
system = "duel"
seed = 3
seeds = 10
attacks = true
players = [{ name = "random", nodes = 1 }, { name = "tactician", nodes = 20 }]
battles = ["standard", "any"]
"#;

/// A fresh folder with a study file in it.
fn folder(name: &str, study: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("study-{name}"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder for the test");
    fs::write(folder.join("study.toml"), study).expect("there is room");
    folder
}

fn command(folder: &Path, words: &[&str]) -> Command {
    let mut command = Command::new(ADJUTANT);
    command.arg("sim").arg("--json").args(words);
    command.arg("--study").arg(folder.join("study.toml")).arg("--out").arg(folder.join("out"));
    command
}

fn run(folder: &Path, words: &[&str]) -> Output {
    command(folder, words).output().expect("it runs")
}

fn played(folder: &Path, words: &[&str]) -> Value {
    let done = run(folder, words);
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    serde_json::from_slice(&done.stdout).expect("the answer as JSON")
}

fn refused(name: &str, study: &str) -> String {
    let folder = folder(name, study);
    let done = run(&folder, &[]);
    assert!(!done.status.success(), "{name} was played");
    assert!(!folder.join("out/battles.parquet").exists(), "{name}: nothing is written");
    String::from_utf8(done.stderr).expect("text")
}

#[test]
fn a_study_is_the_same_on_any_number_of_threads_and_in_any_number_of_sittings() {
    let at_once = played(&folder("once", DUELS), &["--threads", "1"]);
    assert_eq!((&at_once["battles"], &at_once["done"], &at_once["troubles"]), (&80.into(), &80.into(), &0.into()));
    assert_eq!(played(&folder("threads", DUELS), &["--threads", "3"])["digest"], at_once["digest"]);
    let parts = folder("parts", DUELS);
    let first = played(&parts, &["--threads", "2", "--most", "30"]);
    assert_eq!((&first["done"], &first["before"]), (&30.into(), &0.into()));
    let second = played(&parts, &["--threads", "2"]);
    assert_eq!((&second["done"], &second["before"]), (&80.into(), &30.into()));
    assert_eq!(second["digest"], at_once["digest"]);
    let read = |folder: &str, file: &str| {
        fs::read(PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(folder).join("out").join(file)).expect("it is there")
    };
    for file in ["battles.parquet", "squads.parquet", "weapons.parquet", "attacks.parquet"] {
        assert_eq!(read("study-once", file), read("study-parts", file), "{file} is the same to the last byte");
    }
}

#[test]
fn a_kill_loses_at_most_the_battles_in_flight() {
    let study = DUELS.replace("seeds = 10", "seeds = 2000");
    let folder = folder("killed", &study);
    let mut child =
        command(&folder, &["--threads", "2"]).stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("it runs");
    let journal = folder.join("out/battles.journal");
    let begun = Instant::now();
    while fs::metadata(&journal).map_or(0, |it| it.len()) < 50_000 && begun.elapsed() < Duration::from_secs(60) {
        thread::yield_now();
    }
    child.kill().expect("it was running");
    child.wait().expect("it is over");
    let kept = fs::read_to_string(&journal).map_or(0, |it| it.matches('\n').count() as u64) - 1;
    assert!(kept >= 10, "{kept}");
    let next = played(&folder, &["--most", "10"]);
    assert_eq!((&next["before"], &next["done"]), (&kept.into(), &(kept + 10).into()));
}

#[test]
fn armies_are_put_together_with_missions_and_tables() {
    let study = r#"
        name = "Teams"
        system = "deadzone"
        seeds = 1
        players = [{ name = "random", nodes = 1 }]
        armies = ["enforcers-100", { drawn = "plague", points = 100 }]
        missions = ["Patrol", "Scour"]
        tables = ["depot", "made"]
    "#;
    let answer = played(&folder("teams", study), &[]);
    assert_eq!((&answer["battles"], &answer["troubles"]), (&8.into(), &0.into()), "two seats each");
}

/// The battles of a journal.
fn battles(folder: &Path) -> Vec<Value> {
    let journal = fs::read_to_string(folder.join("out/battles.journal")).expect("it is there");
    journal.lines().skip(1).map(|it| serde_json::from_str(&it[9..]).expect("JSON after the check")).collect()
}

fn sum(rows: &Value, key: &str) -> f64 {
    rows.as_array().into_iter().flatten().filter_map(|it| it[key].as_f64()).sum()
}

#[test]
fn the_books_of_every_game_add_up() {
    for (system, battle) in [("warzone", "duel-of-heroes"), ("deadzone", "first-patrol")] {
        let study = format!(
            "name = \"Books\"\nsystem = \"{system}\"\nseeds = 2\nattacks = true\nbattles = [\"{battle}\"]\n\
             players = [{{ name = \"tactician\", nodes = 4 }}]\n"
        );
        let folder = folder(&format!("books-{system}"), &study);
        assert_eq!(played(&folder, &[])["done"], 4, "{system}");
        let mut dealt = 0.0;
        for it in battles(&folder) {
            let (squads, weapons) = (&it["squads"], &it["weapons"]);
            let points: f64 = it["sides"].as_array().into_iter().flatten().filter_map(|it| it["points"].as_f64()).sum();
            assert!((sum(squads, "points") - points).abs() < 1e-6 && points > 0.0, "{system}: {it}");
            assert!(sum(squads, "lost") <= sum(squads, "models"), "{system}: {it}");
            assert!(sum(squads, "dealt") <= sum(squads, "suffered"), "nobody does what nobody suffers: {it}");
            assert!(sum(squads, "destroyed") <= points + 1e-6, "{system}: {it}");
            for other in [weapons, &it["attacks"]] {
                assert_eq!(sum(squads, "dealt"), sum(other, "dealt"), "{system}: {it}");
            }
            assert!((sum(squads, "destroyed") - sum(weapons, "destroyed")).abs() < 1e-6, "{system}: {it}");
            assert!(it["first"].is_u64(), "somebody acts first: {it}");
            dealt += sum(squads, "dealt");
        }
        assert!(dealt > 0.0, "{system}: there was some fighting");
    }
}

#[test]
fn a_study_that_was_changed_is_refused_with_what_differs() {
    let folder = folder("changed", DUELS);
    played(&folder, &["--most", "2"]);
    fs::write(folder.join("study.toml"), DUELS.replace("seed = 3", "seed = 4")).expect("there is room");
    let done = run(&folder, &[]);
    let why = String::from_utf8_lossy(&done.stderr).into_owned();
    assert!(!done.status.success() && why.contains("study.seed: was 3, is 4"), "{why}");
}

#[test]
fn bad_studies_are_refused_before_the_first_battle_with_what_and_where() {
    let cases = [
        ("key", DUELS.replace("seeds", "sedes"), "unknown field `sedes`"),
        ("game", DUELS.replace("\"duel\"", "\"chess\""), "no game \"chess\""),
        (
            "player",
            DUELS.replace("\"random\"", "\"genius\""),
            "players: no player \"genius\" for duel; there are random",
        ),
        ("battle", DUELS.replace("\"any\"", "\"waterloo\""), "battles: no \"waterloo\" for duel; there are standard"),
        ("twice", DUELS.replace("\"any\"", "\"standard\""), "battle: \"standard\" is named twice"),
        ("none", DUELS.replace("seeds = 10", "seeds = 0"), "seeds: no battles"),
        (
            "many",
            DUELS.replace("seeds = 10", "seeds = 900000000000"),
            "seeds: 8 battles for each of 900000000000 seeds",
        ),
        ("nodes", DUELS.replace("nodes = 20", "nodes = 0"), "players: tactician with 0 nodes"),
        ("nobody", DUELS.replace("players = [", "players = [] #"), "players: nobody plays"),
        ("armies", DUELS.replace("battles = [", "armies = [\"x\"] #"), "armies: duel has none"),
        ("both", format!("{DUELS}\nmissions = [\"x\"]"), "name either battles, or armies"),
        ("text", "what?".to_owned(), "TOML parse error"),
    ];
    for (name, study, wanted) in cases {
        let why = refused(name, &study);
        assert!(why.contains(wanted) && why.contains("study.toml"), "{name}: {why}");
    }
}

#[test]
fn armies_missions_and_tables_that_are_not_there_are_refused() {
    let study = |armies: &str, missions: &str, tables: &str| {
        format!(
            "name = \"x\"\nsystem = \"deadzone\"\nseeds = 1\nplayers = [{{ name = \"random\", nodes = 1 }}]\n\
             armies = [{armies}]\nmissions = [{missions}]\ntables = [{tables}]\n"
        )
    };
    let good = "\"rebs-100\"";
    let cases = [
        ("roster", study("\"orks\"", "", ""), "armies: no \"orks\"; there are starter-enforcers"),
        ("faction", study("{ drawn = \"orks\", points = 100 }", "", ""), "no faction \"orks\": there are "),
        ("poor", study("{ drawn = \"rebs\", points = 1 }", "", ""), "no legal army of rebs with 1 points"),
        ("half", study("{ drawn = \"rebs\" }", "", ""), "armies: an army is a word"),
        ("slip", study("{ drawn = \"rebs\", point = 100 }", "", ""), "an army is a word, { file"),
        ("rich", study("{ drawn = \"rebs\", points = 99999 }", "", ""), "rebs with 99999 points"),
        ("file", study("{ file = \"none.toml\" }", "", ""), "none.toml: "),
        ("mission", study(good, "\"Picnic\"", ""), "missions: no \"Picnic\"; there are Patrol"),
        ("table", study(good, "", "\"moon\""), "tables: no \"moon\"; there are depot"),
    ];
    for (name, study, wanted) in cases {
        let why = refused(name, &study);
        assert!(why.contains(wanted), "{name}: {why}");
    }
}

#[test]
fn a_folder_that_cannot_be_written_is_refused_before_the_first_battle() {
    let folder = folder("file-in-the-way", DUELS);
    fs::write(folder.join("out"), "a file").expect("there is room");
    let done = run(&folder, &[]);
    let why = String::from_utf8_lossy(&done.stderr).into_owned();
    assert!(!done.status.success() && why.contains("out: "), "{why}");
    let lonely = Command::new(ADJUTANT).args(["sim", "--out", "x"]).output().expect("it runs");
    assert!(String::from_utf8_lossy(&lonely.stderr).contains("--study"), "a folder alone is no study");
}

#[test]
fn a_report_is_a_page_and_the_same_figures_as_json() {
    let folder = folder("report", DUELS);
    played(&folder, &[]);
    let out = folder.join("out");
    let done = Command::new(ADJUTANT).arg("report").arg(&out).arg("--json").output().expect("it runs");
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    let figures: Value = serde_json::from_slice(&done.stdout).expect("the figures as JSON");
    assert_eq!((&figures["name"], &figures["battles"]), (&"Duels".into(), &80.into()));
    assert_eq!(figures["players"][0]["name"], "tactician:20", "it beats who plays at random");
    let kept = fs::read_to_string(out.join("report.json")).expect("it is there");
    assert_eq!(serde_json::from_str::<Value>(&kept).expect("JSON"), figures);
    let page = fs::read_to_string(out.join("report.html")).expect("it is there");
    assert!(page.contains("<h1>Duels</h1>") && page.contains("tactician:20"));
    let nowhere = Command::new(ADJUTANT).arg("report").arg(folder.join("none")).output().expect("it runs");
    assert!(String::from_utf8_lossy(&nowhere.stderr).contains("battles.journal: "));
}

#[test]
fn a_ladder_puts_players_in_order() {
    let ladder = |words: &[&str]| Command::new(ADJUTANT).arg("ladder").args(words).output().expect("it runs");
    let all = ["duel", "--players", "random,tactician:20", "--seeds", "10"];
    let done = ladder(&all);
    let text = String::from_utf8_lossy(&done.stdout).into_owned();
    let at = |name: &str| text.find(&format!("| {name} |")).unwrap_or_else(|| panic!("no {name}: {text}"));
    assert!(done.status.success() && at("tactician:20") < at("random:200"), "{text}");
    assert!(text.contains("No three beat each other in a circle."), "{text}");
    let json = ladder(&[&all[..], &["--json", "--threads", "1"]].concat());
    let json: Value = serde_json::from_slice(&json.stdout).expect("JSON");
    assert_eq!((&json["players"][0]["player"], &json["battles"]), (&"tactician:20".into(), &120.into()));
    for (words, wanted) in [
        (["chess", "--seeds", "1"], "no game \"chess\""),
        (["duel", "--players", "random"], "two players at least"),
        (["duel", "--players", "random,genius"], "no player \"genius\" for duel"),
        (["duel", "--players", "random,tactician:5x"], "\"5x\" is no number of states"),
        (["duel", "--players", "random,tactician:brave"], "no style \"brave\"; there are balanced, aggressive"),
    ] {
        let done = ladder(&words);
        let why = String::from_utf8_lossy(&done.stderr).into_owned();
        assert!(!done.status.success() && why.contains(wanted), "{words:?}: {why}");
    }
}

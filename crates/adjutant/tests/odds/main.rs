//! `adjutant odds` against computations of another make: whole numbers of ways, and dice walked one by one.

mod plan;
mod table;
mod units;

use std::{collections::BTreeMap, process::Command};

use serde_json::Value;

fn adjutant(arguments: &[String]) -> (bool, String, String) {
    let done = Command::new(env!("CARGO_BIN_EXE_adjutant")).arg("odds").args(arguments).output().expect("it starts");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (done.status.success(), text(&done.stdout), text(&done.stderr))
}

#[track_caller]
fn odds(line: &str) -> Value {
    let arguments: Vec<String> = line.split_whitespace().map(str::to_owned).chain(["--json".to_owned()]).collect();
    let (well, out, err) = adjutant(&arguments);
    assert!(well, "{line}: {err}");
    serde_json::from_str(&out).expect("JSON")
}

#[track_caller]
fn same(line: &str, answer: &Value, right: f64) {
    let found = answer.as_f64().unwrap_or(f64::NAN);
    assert!((found - right).abs() < 1e-12, "{line}: {found}, not {right}");
}

/// The ways in which one die of a volley costs Wounds, of the 8,000 that three dice can fall.
fn ways_to_hurt(rs: i32, st: i32, armour: i32, impenetrable: Option<i32>, heal: Option<i32>) -> u128 {
    let passes = |die: i32, need: i32| die == 1 || (die != 20 && die <= need);
    let save = (armour + 10 - st).max(impenetrable.unwrap_or(i32::MIN));
    let mut ways = 0;
    for hit in 1..=20 {
        for saved in 1..=20 {
            for healed in 1..=20 {
                let stopped = passes(saved, save) || heal.is_some_and(|it| passes(healed, it.min(8)));
                ways += u128::from(hit == 1 || (passes(hit, rs) && !stopped));
            }
        }
    }
    ways
}

#[test]
fn volleys() {
    let (mut line_count, somes) =
        (0, |it: Option<i32>, word: &str| it.map_or(String::new(), |it| format!(" --{word} {it}")));
    for (rof, rs, st, armour) in
        [(1, 12, 12, 13), (2, 0, 18, 14), (3, -4, 19, 22), (4, 24, 20, 19), (5, 8, 10, -2), (0, 9, 9, 9)]
    {
        for (impenetrable, heal, wounds) in [(None, None, 1), (Some(9), Some(4), 2), (Some(21), Some(11), 5)] {
            let line = format!("warzone --rof {rof} --rs {rs} --st {st} --armour {armour} --wounds {wounds}");
            let line = line + &somes(impenetrable, "impenetrable") + &somes(heal, "heal");
            let answer = odds(&line);
            let (hurt, all) = (ways_to_hurt(rs, st, armour, impenetrable, heal), 8_000_u128);
            let critical = u128::from(1 + (st - 17).max(0) as u32);
            let (mut kill, mut mean) = (0.0, 0.0);
            for effects in 0..=rof {
                let choose = (0..effects).fold(1, |ways, it| ways * u128::from(rof - it) / u128::from(it + 1));
                let ways = choose * hurt.pow(effects) * (all - hurt).pow(rof - effects);
                let (chance, count) = (ways as f64 / all.pow(rof) as f64, u128::from(effects) * critical);
                same(&line, answer["wounds"].get(count.to_string()).unwrap_or(&Value::from(0.0)), chance);
                kill += if count >= wounds { chance } else { 0.0 };
                mean += count as f64 * chance;
            }
            same(&line, &answer["kill"], kill);
            same(&line, &answer["mean_wounds"], mean);
            line_count += 1;
        }
    }
    assert_eq!(line_count, 18);
}

#[test]
fn what_makes_no_sense_is_refused() {
    let rows = [
        ("warzone --rof 5000 --rs 9 --st 9 --armour 9", "--rof is 5000"),
        ("warzone --rof 1 --rs 9 --st 9 --armour 9 --wounds 0", "--wounds is 0"),
        ("warzone --rof 1 --rs 9 --st 9 --armour 9 --critical 0", "--critical is 0"),
        ("warzone --rof 1 --rs 9 --st 9 --armour 9 --heal -2", "--heal is -2"),
        ("warzone --rof 1 --rs 9 --st 9 --armour 99999", "--armour is 99999"),
        ("warzone --rof 1 --rs 9 --st 9 --armour nine", "invalid value 'nine'"),
        ("warzone --rof 1 --rs 9 --st 9", "--armour"),
        ("deadzone --dice 3 --on 9 --against 3 --against-on 4", "1 to 8"),
        ("deadzone --dice 3 --on 5 --against 3 --against-on 4 --armour 1", "--size"),
        ("deadzone --dice 3 --on 5 --against 3 --against-on 4 --size 1 --damage 2", "dead already"),
        ("deadzone --dice 4000 --on 5 --against 3 --against-on 4", "more than 1000"),
    ];
    for (line, complaint) in rows {
        let (well, out, err) = adjutant(&line.split_whitespace().map(str::to_owned).collect::<Vec<_>>());
        assert!(!well && out.is_empty() && err.contains(complaint), "{line}: {out}{err}");
    }
}

#[test]
fn people_get_a_chart() {
    let (well, out, _) =
        adjutant(&"warzone --rof 2 --rs 11 --st 12 --armour 13".split(' ').map(str::to_owned).collect::<Vec<_>>());
    assert!(well && out.contains('█') && out.contains("1 or more:"), "{out}");
}

/// The chance of each number of successes, dice thrown one at a time: a success, an 8 that adds a die, a failure that is
/// thrown again while there are rerolls. Paths less likely than 1e-20 are cut.
fn walk(fresh: u32, spent: u32, rerolls: u32, on: u32, so_far: i32, chance: f64, found: &mut BTreeMap<i32, f64>) {
    if chance < 1e-20 {
        return;
    }
    let (dice, rolled_again) = if spent > 0 { (spent, true) } else { (fresh, false) };
    if dice == 0 {
        *found.entry(so_far).or_insert(0.0) += chance;
        return;
    }
    let (fresh, spent) = if rolled_again { (fresh, spent - 1) } else { (fresh - 1, spent) };
    let eighths = |faces: u32| chance * f64::from(faces) / 8.0;
    walk(fresh + 1, spent, rerolls, on, so_far + 1, eighths(1), found);
    walk(fresh, spent, rerolls, on, so_far + 1, eighths(8 - on), found);
    match rolled_again || rerolls == 0 {
        true => walk(fresh, spent, rerolls, on, so_far, eighths(on - 1), found),
        false => walk(fresh, spent + 1, rerolls - 1, on, so_far, eighths(on - 1), found),
    }
}

fn successes(dice: i32, on: u32, rerolls: u32) -> BTreeMap<i32, f64> {
    let mut found = BTreeMap::new();
    walk(dice.max(0) as u32, 0, rerolls, on, 0, 1.0, &mut found);
    found
}

#[test]
fn opposed_tests() {
    let rows = [(3, 5, 0, 3, 4, 0), (2, 8, 2, 1, 3, 0), (0, 4, 1, 2, 8, 1), (-2, 3, 0, 0, 3, 0), (2, 6, 1, 2, 1, 0)];
    for (dice, on, reroll, against, against_on, against_reroll) in rows {
        let line = format!(
            "deadzone --dice {dice} --on {on} --reroll {reroll} --against {against} --against-on {against_on}+ \
             --against-reroll {against_reroll} --armour 2 --ap 1 --size 2 --damage 1"
        );
        let answer = odds(&line);
        let mut difference = BTreeMap::new();
        for (mine, chance) in successes(dice, on, reroll) {
            for (theirs, other) in successes(against, against_on, against_reroll) {
                *difference.entry(mine - theirs).or_insert(0.0) += chance * other;
            }
        }
        for (value, chance) in &difference {
            same(&line, answer["difference"].get(value.to_string()).unwrap_or(&Value::from(0.0)), *chance);
        }
        let sum =
            |wanted: &dyn Fn(i32) -> bool| -> f64 { difference.iter().filter(|it| wanted(*it.0)).map(|it| it.1).sum() };
        let rows: [(&str, &dyn Fn(i32) -> bool); 7] = [
            ("win", &|it| it > 0),
            ("draw", &|it| it == 0),
            ("lose", &|it| it < 0),
            ("no_effect", &|it| it <= 0),
            ("undamaged", &|it| it == 1),
            ("injured", &|it| it == 2),
            ("dead", &|it| it > 2),
        ];
        for (key, wanted) in rows {
            same(&format!("{line}: {key}"), &answer[key], sum(wanted));
        }
        same(&line, answer["actual_damage"].get("1").unwrap_or(&Value::from(0.0)), sum(&|it| it == 2));
    }
}

#[test]
fn a_dash_never_succeeds() {
    let answer = odds("deadzone --dice 5 --on - --against 1 --against-on 8");
    same("dash", &answer["lose"], 1.0 / 8.0);
    assert!(answer.get("dead").is_none(), "without a size nobody is hurt");
}

/// dc.cqb.hits, dc.cqb.passive-countermeasures, dc.cqb.dodge: every die by itself, its faces counted.
#[test]
fn hits_of_a_cqb() {
    for (dice, on, save, dodge) in
        [(1, 4, None, None), (3, 3, Some(5), None), (4, 5, Some(4), Some(6)), (0, 2, None, None)]
    {
        let flag = |word: &str, it: Option<u32>| it.map_or(String::new(), |it| format!(" --{word} {it}"));
        let line = format!("dropzone-cqb --dice {dice} --hit-on {on}+") + &flag("save", save) + &flag("dodge", dodge);
        let answer = odds(&line);
        let faces = |on: u32| f64::from(7 - on) / 6.0;
        let lets_through = |on: Option<u32>| 1.0 - on.map_or(0.0, faces);
        let hit = faces(on) * lets_through(save) * lets_through(dodge);
        let mut chances = vec![1.0];
        for _ in 0..dice {
            let mut next = vec![0.0; chances.len() + 1];
            for (hits, chance) in chances.iter().enumerate() {
                next[hits] += chance * (1.0 - hit);
                next[hits + 1] += chance * hit;
            }
            chances = next;
        }
        for (hits, chance) in chances.iter().enumerate() {
            same(&line, &answer["hits"][hits.to_string()], *chance);
        }
        same(&line, &answer["mean"], f64::from(dice) * hit);
    }
    let (well, out, err) = adjutant(&["dropzone-cqb", "--dice", "2", "--hit-on", "x"].map(str::to_owned));
    assert!(!well && out.is_empty() && err.contains("a D6 is asked for"), "{out}{err}");
}

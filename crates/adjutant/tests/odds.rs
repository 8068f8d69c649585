//! `adjutant odds` against computations of another make: whole numbers of ways, and dice walked one by one.

use std::process::Command;

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
        ("warzone --rof 1 --rs 9 --st 9 --armour 99999", "--armour is 99999"),
        ("warzone --rof 1 --rs 9 --st 9 --armour nine", "invalid value 'nine'"),
        ("warzone --rof 1 --rs 9 --st 9", "--armour"),
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

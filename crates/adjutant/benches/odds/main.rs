//! How fast odds are worked out: `cargo xtask bench odds [--json]`.
//!
//! Two tables. Deadzone: every opposed test of 1 to 8 exploding D8 on 3+ to 7+ against 1 to 8 on 3+ to 7+, whole
//! distributions of the difference, 1,600 of them; its checksum is the sum of the chances to win. Warzone: 5,400 volleys
//! (RoF 1 to 6, RS 8 to 17, Armour 10 to 20, St 10 to 18, Heal none, 4 and 8), the chances to kill models of 1 to 6
//! Wounds; its checksum is the sum of them all. Beside each, icepool and numpy do the same in the same run, in their own
//! processor time, and must come to the same sums.

mod peers;

use std::{hint::black_box, time::Instant};

use dice::{Distribution, PoolDie};
use serde_json::{Value, json};
use warzone::Volley;

/// How often each table is made; the best time counts.
const RUNS: u32 = 200;
/// The sums, as worked out independently.
const CHECKSUMS: [f64; 2] = [679.420_487_638_727, 6_065.017_078_536_22];

fn main() {
    let json = std::env::args().any(|it| it == "--json");
    let mut report = json!({ "deadzone": best(deadzone), "warzone": best(warzone) });
    for (name, found) in peers::run() {
        match found {
            Ok(times) => compare(&mut report, name, &times),
            Err(why) => eprintln!("{name} was not measured: {why}"),
        }
    }
    if json {
        println!("{report:#}");
    } else {
        tell(&report);
    }
    for (table, right) in ["deadzone", "warzone"].iter().zip(CHECKSUMS) {
        let sum = report[table]["checksum"].as_f64().unwrap_or(f64::NAN);
        assert!((sum - right).abs() < 1e-9, "the table of {table} is wrong: {sum}, not {right}");
    }
}

fn best(table: fn() -> f64) -> Value {
    let (mut seconds, mut checksum) = (f64::INFINITY, 0.0);
    for _ in 0..RUNS {
        let begin = Instant::now();
        checksum = black_box(table());
        seconds = seconds.min(begin.elapsed().as_secs_f64());
    }
    json!({ "seconds": seconds, "checksum": checksum })
}

/// The sum of the chances to win.
fn deadzone() -> f64 {
    let pools = (1..=8).flat_map(|count| (3..=7).map(move |target| (count, target)));
    let pools = pools.map(|(count, target)| Distribution::pool(PoolDie::exploding(black_box(8), target), count));
    let pools = pools.collect::<Vec<Distribution>>();
    let (mut difference, mut sum) = (Distribution::point(0), 0.0);
    for (at, pool) in pools.iter().enumerate() {
        for (other_at, other) in pools[..=at].iter().enumerate() {
            pool.minus_into(other, &mut difference);
            sum += black_box(&difference).at_least(1);
            // The other way round it is the same difference, turned round.
            if other_at < at {
                difference = difference.negate();
                sum += black_box(&difference).at_least(1);
            }
        }
    }
    sum
}

/// The sum of the chances to kill.
fn warzone() -> f64 {
    let mut sum = 0.0;
    for rof in 1..=6 {
        for rs in 8..=17 {
            for armour in [10, 12, 14, 16, 18, 20] {
                for st in [10, 12, 14, 16, 18] {
                    for heal in [None, Some(4), Some(8)] {
                        let volley = Volley { rof, rs, st, armour, impenetrable: None, heal, critical: None };
                        sum += black_box(volley).kill_chances::<6>().iter().sum::<f64>();
                    }
                }
            }
        }
    }
    sum
}

/// Puts a peer's figures beside ours.
fn compare(report: &mut Value, peer: &str, times: &Value) {
    for table in ["deadzone", "warzone"] {
        let (ours, theirs) = (report[table]["seconds"].as_f64(), times[table]["seconds"].as_f64());
        let ratio = theirs.zip(ours).map(|(theirs, ours)| theirs / ours);
        report[table][peer] = json!({ "seconds": theirs, "checksum": times[table]["checksum"], "ratio": ratio });
    }
}

fn tell(report: &Value) {
    for table in ["deadzone", "warzone"] {
        let row = &report[table];
        println!("{table}: {:.6} s, checksum {:.9}", row["seconds"].as_f64().unwrap_or(f64::NAN), row["checksum"]);
        for peer in ["icepool", "numpy"].iter().filter(|it| !row[**it].is_null()) {
            let (seconds, ratio) = (&row[peer]["seconds"], row[peer]["ratio"].as_f64().unwrap_or(f64::NAN));
            println!("  {peer}: {seconds} s, {ratio:.0} times ours, checksum {}", row[peer]["checksum"]);
        }
    }
}

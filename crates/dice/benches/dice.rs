//! How fast dice fall and pools are compared: `cargo bench -p dice` prints one line of JSON.
//!
//! The table is every opposed test of 1 to 8 exploding D8 on 3+ to 7+ against 1 to 8 on 3+ to 7+, whole distributions of
//! the difference: 1,600 of them. Its checksum is the sum of the chances to win, and the run fails if it is wrong.

use std::hint::black_box;
use std::time::Instant;

use dice::{Dice, Distribution, PoolDie, Roll, Seeded};
use rules::rule;

/// The sum of all 1,600 chances to win, worked out independently to forty digits.
const CHECKSUM: f64 = 679.420_487_638_727;

fn main() {
    let (dice_per_second, faces) = seeded();
    let (seconds, checksum) = table();
    println!(
        "{{\"seeded_dice_per_second\":{dice_per_second:.0},\"seeded_sum_of_faces\":{faces},\
         \"pool_table_seconds\":{seconds:.9},\"pool_table_cases\":1600,\"pool_table_checksum\":{checksum:.12}}}"
    );
    assert_eq!(faces, 105_005_139, "the dice fell otherwise than they must");
    assert!((checksum - CHECKSUM).abs() < 1e-9, "the table is wrong");
}

/// Ten million D20 in handfuls of ten, the best time of a hundred parts, and the sum of what fell.
fn seeded() -> (f64, u64) {
    const HANDFULS: u32 = 10_000;
    let (mut dice, mut sum, mut best) = (Seeded::from_u64(1), 0, f64::INFINITY);
    for _ in 0..100 {
        let begin = Instant::now();
        for _ in 0..HANDFULS {
            let faces = dice.roll(Roll::new(rule!("duel.clash.strike"), 10, 20)).expect("a seed never runs dry");
            sum += faces.iter().map(|&face| u64::from(face)).sum::<u64>();
        }
        best = best.min(begin.elapsed().as_secs_f64());
    }
    (f64::from(HANDFULS) * 10.0 / best, sum)
}

/// The best time of two hundred for the whole table, pools included.
fn table() -> (f64, f64) {
    let mut best = f64::INFINITY;
    let mut checksum = 0.0;
    for _ in 0..200 {
        let begin = Instant::now();
        checksum = black_box(wins(black_box(8)));
        best = best.min(begin.elapsed().as_secs_f64());
    }
    (best, checksum)
}

fn wins(sides: u8) -> f64 {
    let pools = (1..=8).flat_map(|count| (3..=7).map(move |target| (count, target)));
    let pools = pools.map(|(count, target)| Distribution::pool(PoolDie::exploding(sides, target), count));
    let pools = pools.collect::<Vec<Distribution>>();
    let (mut difference, mut sum) = (Distribution::point(0), 0.0);
    for pool in &pools {
        for other in &pools {
            pool.minus_into(other, &mut difference);
            sum += black_box(&difference).at_least(1);
        }
    }
    sum
}

//! How fast dice fall: `cargo bench -p dice` prints one line of JSON. How fast pools are compared is in the bench `odds`.

use std::time::Instant;

use catalogue::rule;
use dice::{Dice, Roll, Seeded};

fn main() {
    let (dice_per_second, faces) = seeded();
    println!("{{\"seeded_dice_per_second\":{dice_per_second:.0},\"seeded_sum_of_faces\":{faces}}}");
    assert_eq!(faces, 105_005_139, "the dice fell otherwise than they must");
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

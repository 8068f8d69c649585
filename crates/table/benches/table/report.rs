//! Timing two or three sides against each other, and telling the result.

use std::{hint::black_box, time::Instant};

/// One question: how often per second each side answers it, and a checksum of all its answers.
pub struct Row {
    pub name: &'static str,
    /// What stands in the second column.
    pub peer: &'static str,
    pub ours: Side,
    pub theirs: Side,
    /// Parry's tree with our tests at its leaves.
    pub mixed: Option<Side>,
}

/// What one side did.
#[derive(Clone, Copy)]
pub struct Side {
    pub per_second: f64,
    pub checksum: u64,
}

/// Turns each side gets, and how long one should take at least.
const TURNS: usize = 7;
const TURN_SECONDS: f64 = 0.06;

/// Times some sides turn and turn about; `questions` is how many one call answers.
pub fn race<const N: usize>(questions: usize, mut sides: [&mut dyn FnMut() -> u64; N]) -> [Side; N] {
    let mut results = [Side { per_second: 0.0, checksum: 0 }; N];
    let calls: Vec<usize> = sides.iter_mut().zip(&mut results).map(|(side, it)| calls(side, it)).collect();
    for _ in 0..TURNS {
        for ((side, result), &calls) in sides.iter_mut().zip(&mut results).zip(&calls) {
            let start = Instant::now();
            (0..calls).for_each(|_| assert_eq!(black_box(side()), result.checksum, "the same answers each time"));
            let per_second = (calls * questions) as f64 / start.elapsed().as_secs_f64();
            result.per_second = result.per_second.max(per_second);
        }
    }
    results
}

/// How many calls make a turn; the first call also gives the checksum.
fn calls(side: &mut dyn FnMut() -> u64, result: &mut Side) -> usize {
    let start = Instant::now();
    result.checksum = black_box(side());
    (TURN_SECONDS / start.elapsed().as_secs_f64().max(1e-9)).ceil() as usize
}

/// Mixes one answer into a checksum.
pub fn mix(sum: u64, answer: u64) -> u64 {
    (sum ^ answer).wrapping_mul(0x0000_0100_0000_01B3).rotate_left(17)
}

impl Row {
    pub fn agrees(&self) -> bool {
        self.mixed.iter().chain([&self.theirs]).all(|it| it.checksum == self.ours.checksum)
    }

    fn ratio(&self) -> f64 {
        self.ours.per_second / self.theirs.per_second
    }
}

pub fn print_table(rows: &[Row]) {
    println!("{:<34} {:>12} {:>12} {:>7}  {:>12} {:>7}", "", "ours / s", "peer / s", "ratio", "mixed / s", "ratio");
    for row in rows {
        let (ours, theirs) = (row.ours.per_second, row.theirs.per_second);
        print!("{:<34} {ours:>12.0} {theirs:>12.0} {:>7.1}", row.name, row.ratio());
        match row.mixed {
            Some(it) => print!("  {:>12.0} {:>7.1}", it.per_second, ours / it.per_second),
            None => print!("  {:>12} {:>7}", "", ""),
        }
        println!("  {:016x} {:016x}  {}", row.ours.checksum, row.theirs.checksum, row.peer);
    }
}

pub fn print_json(rows: &[Row]) {
    let row = |it: &Row| {
        let mixed = it
            .mixed
            .map_or(String::new(), |side| format!("\"parry_tree_with_our_leaves_per_second\":{:.0},", side.per_second));
        format!(
            "{{\"name\":\"{}\",\"peer\":\"{}\",\"ours_per_second\":{:.0},\"parry_per_second\":{:.0},{mixed}\"ratio\":{:.2},\
             \"checksum_ours\":\"{:016x}\",\"checksum_parry\":\"{:016x}\"}}",
            it.name,
            it.peer,
            it.ours.per_second,
            it.theirs.per_second,
            it.ratio(),
            it.ours.checksum,
            it.theirs.checksum
        )
    };
    println!("{{\"queries\":[{}]}}", rows.iter().map(row).collect::<Vec<_>>().join(","));
}

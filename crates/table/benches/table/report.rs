//! Timing two or three sides against each other, and telling the result.

use std::{hint::black_box, ops::Range, time::Instant};

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

/// A side of a race: answers a range of the questions and returns a checksum of the answers.
pub type Racer<'a> = &'a mut dyn FnMut(Range<usize>) -> u64;

/// How often each side answers everything.
const TURNS: usize = 25;

/// Times some sides on so many questions, a few (`at_once`) at a time, turn and turn about. The fastest turn of each few
/// counts: whatever else the machine does meanwhile only ever makes a turn slower.
pub fn race<const N: usize>(questions: usize, at_once: usize, mut sides: [Racer<'_>; N]) -> [Side; N] {
    let mut results = [Side { per_second: 0.0, checksum: 0 }; N];
    let mut seconds = [0.0; N];
    for from in (0..questions).step_by(at_once) {
        let range = from..questions.min(from + at_once);
        let mut fastest = [f64::INFINITY; N];
        for turn in 0..TURNS {
            for (at, side) in sides.iter_mut().enumerate() {
                let start = Instant::now();
                let checksum = black_box(side(black_box(range.clone())));
                fastest[at] = fastest[at].min(start.elapsed().as_secs_f64());
                if turn == 0 {
                    results[at].checksum = mix(results[at].checksum, checksum);
                }
            }
        }
        (0..N).for_each(|at| seconds[at] += fastest[at]);
    }
    (0..N).for_each(|at| results[at].per_second = questions as f64 / seconds[at]);
    results
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

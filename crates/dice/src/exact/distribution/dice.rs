//! Sums of dice.

use super::{Distribution, NEVER};

impl Distribution {
    /// The sum of `count` dice of `sides` sides.
    ///
    /// Counts ways in whole numbers and divides once, so the result is correctly rounded while sides^count is below
    /// 2^53. Every die adds one pass over the values so far, whatever its sides: count²·sides / 2 passes over a value,
    /// and room for the result twice. Error: count·sides u.
    ///
    /// # Panics
    /// If a die has no sides, or the sum can leave 32 bits.
    #[must_use]
    pub fn dice(count: u32, sides: u8) -> Distribution {
        assert!(sides > 0, "a die has sides");
        let lowest = i32::try_from(count).expect("a sum within 32 bits");
        lowest.checked_mul(i32::from(sides)).expect("a sum within 32 bits");
        let room = count as usize * (usize::from(sides) - 1) + 1;
        let (mut ways, mut scratch) = (Vec::with_capacity(room), Vec::with_capacity(room));
        ways.push(1.0);
        let mut of = 1.0;
        for _ in 0..count {
            add_die(&mut ways, &mut scratch, usize::from(sides));
            of *= f64::from(sides);
            // Far beyond whole numbers; what matters here is only to stay clear of infinity.
            if of > 1e290 {
                ways.iter_mut().for_each(|it| *it /= of);
                of = 1.0;
            }
        }
        ways.iter_mut().for_each(|it| *it /= of);
        Distribution { lowest, chances: ways }
    }

    /// One die that is rolled again and added whenever it shows its highest face.
    ///
    /// The highest value kept stands for itself and all above, which together are less likely than
    /// [`NEVER`]. Error: 1 u while sides^rolls is below 2^53, then 1 u for each roll.
    ///
    /// # Panics
    /// If the die has fewer than two sides: it would never stop.
    #[must_use]
    pub fn exploding_die(sides: u8) -> Distribution {
        assert!(sides >= 2, "a die that always explodes never stops");
        let (mut chances, mut of) = (Vec::new(), 1.0);
        while 1.0 / of >= NEVER {
            of *= f64::from(sides);
            // A full row of the highest face is no value: the die goes on to the next row.
            chances.extend((1..sides).map(|_| 1.0 / of));
            chances.push(0.0);
        }
        chances.pop();
        chances.push(1.0 / of);
        Distribution { lowest: 1, chances }
    }
}

/// Adds a die to the ways of each sum: every new value has the ways of the last `sides` old ones together.
///
/// Such windows are summed without subtracting, which would drown the rare sums in rounding: cut the values into blocks
/// of `sides`; then every window is the end of one block and the beginning of the next.
fn add_die(ways: &mut Vec<f64>, block_ends: &mut Vec<f64>, sides: usize) {
    ways.resize(ways.len() + sides - 1, 0.0);
    block_ends.clone_from(ways);
    for at in (0..ways.len() - 1).rev().filter(|at| (at + 1) % sides != 0) {
        block_ends[at] += block_ends[at + 1];
    }
    let mut block_start = 0.0;
    for (at, it) in ways.iter_mut().enumerate() {
        block_start = if at % sides == 0 { *it } else { block_start + *it };
        let end = (at + 1).checked_sub(sides).filter(|from| from % sides != 0);
        *it = block_start + end.map_or(0.0, |from| block_ends[from]);
    }
}

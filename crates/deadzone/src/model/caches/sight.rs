//! Lines of sight past scenery, remembered. The same two cubes are asked about again and again. Scenery is static, so cached
//! answers never go stale.

use std::{
    fmt,
    sync::{
        OnceLock,
        atomic::{AtomicU64, Ordering},
    },
};

/// So many answers are kept, as a power of two.
const BITS: u32 = 18;
/// An odd number with its ones spread evenly: it sends neighbouring questions to places far apart.
const SPREAD: u64 = 0x9E37_79B9_7F4A_7C15;

/// Answers by who looks at whom. Each place keeps the last question that came to it, with its answer.
#[derive(Default)]
pub(crate) struct Sights(OnceLock<Box<[AtomicU64]>>);

impl Sights {
    /// Whether one pose sees another: as remembered, or by looking. Poses are numbers of 28 bits.
    pub(crate) fn between(&self, from: u32, to: u32, look: impl FnOnce() -> Look) -> bool {
        let places = self.0.get_or_init(|| (0..1 << BITS).map(|_| AtomicU64::default()).collect());
        let (place, asked) = place(places, from, to);
        let kept = place.load(Ordering::Relaxed);
        if kept & !1 == asked {
            return kept & 1 == 1;
        }
        let Look { seen, mutual } = look();
        place.store(asked | u64::from(seen), Ordering::Relaxed);
        if mutual {
            let (back, asked) = self::place(places, to, from);
            back.store(asked | u64::from(seen), Ordering::Relaxed);
        }
        seen
    }
}

/// What was found by looking.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Look {
    /// Whether it is seen.
    pub seen: bool,
    /// Whether the answer is known to be the same the other way round.
    pub mutual: bool,
}

/// Where the answer to a question is kept, and what is kept there but for the answer: the question, then a bit that says
/// it was asked.
fn place(places: &[AtomicU64], from: u32, to: u32) -> (&AtomicU64, u64) {
    let question = u64::from(from) << 28 | u64::from(to);
    (&places[(question.wrapping_mul(SPREAD) >> (64 - BITS)) as usize], question << 2 | 2)
}

impl fmt::Debug for Sights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("sights")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_question_is_asked_once_and_never_mistaken_for_another() {
        let sights = Sights::default();
        let answer = |from: u32, to: u32| (from * 7 + to).is_multiple_of(3);
        for _ in 0..2 {
            for (from, to) in (0..300).flat_map(|from| (0..300).map(move |to| (from, to))) {
                let look = || Look { seen: answer(from, to), mutual: answer(from, to) == answer(to, from) };
                assert_eq!(sights.between(from, to, look), answer(from, to));
            }
        }
        sights.between(1, 2, || Look { seen: true, mutual: true });
        assert!(sights.between(1, 2, || unreachable!("it is remembered")));
        assert!(sights.between(2, 1, || unreachable!("who sees is seen")));
    }
}

//! Standing spots: where inside its cube a model stands (`dz.move.placement`).
//!
//! Each cube has a grid of three by three spots. A model occupies as many adjacent spots as its size; the middle of
//! them is the centre of its base. Which spots matters for sight alone, so `orders` offers a few of them: the one
//! nearest the middle, and where scenery is near also one towards each corner. Any free spots are accepted.
//!
//! Of a model that is thrown, flees or makes room for another the owner is asked in the same way (`placement`).

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

/// The spots a model stands on: bit 0 is the north-west corner of the cube, then row by row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Spots(pub u16);

const ALL: u16 = 0b1_1111_1111;
/// The most sets of adjacent spots of one size.
const MOST: usize = 40;

/// Every set of adjacent spots for a size, the one nearest the middle of the cube first.
struct Places {
    sets: [u16; MOST],
    count: usize,
}

const PLACES: [Places; 4] = [places(1), places(2), places(3), places(4)];

const fn places(size: u32) -> Places {
    let mut found = Places { sets: [0; MOST], count: 0 };
    let mut set: u16 = 1;
    while set <= ALL {
        if set.count_ones() == size && connected(set) {
            // Put in behind those at least as near the middle.
            let mut at = found.count;
            while at > 0 && off_centre(found.sets[at - 1]) > off_centre(set) {
                found.sets[at] = found.sets[at - 1];
                at -= 1;
            }
            found.sets[at] = set;
            found.count += 1;
        }
        set += 1;
    }
    found
}

const fn connected(set: u16) -> bool {
    let mut reached = set & set.wrapping_neg();
    loop {
        let west = reached & !0b001_001_001;
        let east = reached & !0b100_100_100;
        let next = (reached | west >> 1 | east << 1 | reached << 3 | reached >> 3) & set;
        if next == reached {
            return reached == set;
        }
        reached = next;
    }
}

const fn off_centre(set: u16) -> i32 {
    let (x, y) = middle(set);
    x * x + y * y
}

/// The middle of a set, from the centre of the cube, in thirty-sixths of a cube's side.
const fn middle(set: u16) -> (i32, i32) {
    let (mut x, mut y, mut spot) = (0, 0, 0);
    while spot < 9 {
        if set >> spot & 1 == 1 {
            x += (spot % 3) - 1;
            y += (spot / 3) - 1;
        }
        spot += 1;
    }
    let count = set.count_ones() as i32;
    (12 * x / count, 12 * y / count)
}

/// The middle of every set, as a share of the cube's side from its north-west corner.
static MIDDLES: [(f64, f64); ALL as usize + 1] = {
    let (mut all, mut set) = ([(0.5, 0.5); ALL as usize + 1], 1);
    while set <= ALL {
        let (x, y) = middle(set);
        all[set as usize] = (0.5 + x as f64 / 36.0, 0.5 + y as f64 / 36.0);
        set += 1;
    }
    all
};

/// What is offered to a model: how many places, and which.
type Sample = (u8, [Spots; 5]);

/// The samples of each size beside every set of taken spots, worked out once.
static SAMPLES: LazyLock<Vec<Sample>> =
    LazyLock::new(|| (1..=4).flat_map(|size| (0..=ALL).map(move |taken| sampled(size, Spots(taken)))).collect());

fn sampled(size: u8, taken: Spots) -> Sample {
    let towards = |x: i32, y: i32| {
        let reach = move |it: &Spots| {
            let (east, south) = middle(it.0);
            east * x + south * y
        };
        Spots::free(size, taken).max_by_key(reach)
    };
    let corners = [(-1, -1), (1, -1), (1, 1), (-1, 1)].map(|(x, y)| towards(x, y));
    let (mut count, mut sample) = (0, [Spots::default(); 5]);
    for place in Spots::free(size, taken).next().into_iter().chain(corners.into_iter().flatten()) {
        if !sample[..count].contains(&place) {
            sample[count] = place;
            count += 1;
        }
    }
    (count as u8, sample)
}

impl Spots {
    /// Whether these are the spots of one model of this size: as many, and adjacent.
    #[must_use]
    pub fn fit(self, size: u8) -> bool {
        self.0 & !ALL == 0 && self.0.count_ones() == u32::from(size) && connected(self.0)
    }

    /// Whether two models would stand in each other's way.
    #[must_use]
    pub const fn meet(self, other: Spots) -> bool {
        self.0 & other.0 != 0
    }

    /// The middle of the base as a share of the cube's side, from its north-west corner.
    #[must_use]
    pub fn middle(self) -> (f64, f64) {
        MIDDLES[usize::from(self.0 & ALL)]
    }

    /// Every place for a model of this size beside what is taken, the one nearest the middle of the cube first.
    pub fn free(size: u8, taken: Spots) -> impl Iterator<Item = Spots> {
        let places = &PLACES[usize::from(size.clamp(1, 4)) - 1];
        places.sets[..places.count].iter().map(|it| Spots(*it)).filter(move |it| !it.meet(taken))
    }

    /// The place nearest the middle, then the one furthest towards each corner: what `orders` offers. None where no place
    /// is free.
    #[must_use]
    pub fn sample(size: u8, taken: Spots) -> &'static [Spots] {
        let row = usize::from(size.clamp(1, 4) - 1) * (usize::from(ALL) + 1);
        let (count, sample) = &SAMPLES[row + usize::from(taken.0 & ALL)];
        &sample[..usize::from(*count)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_model_stands_on_as_many_adjacent_spots_as_its_size() {
        // dz.move.placement
        let count = |size| Spots::free(size, Spots(0)).count();
        assert_eq!([1, 2, 3, 4].map(count), [9, 12, 22, 36]);
        assert_eq!(Spots::free(1, Spots(0)).next(), Some(Spots(0b000_010_000)), "the middle first");
        assert!(Spots(0b011).fit(2) && !Spots(0b101).fit(2) && !Spots(0b011).fit(1));
    }

    #[test]
    fn two_large_models_of_each_side_find_room_but_not_always_a_third() {
        let first = Spots(0b000_011_011);
        assert_eq!(Spots::free(4, first).next(), Some(Spots(0b110_100_100)), "round the corner");
        assert!(Spots::free(4, first).all(|it| !it.meet(first)));
        assert_eq!(Spots::free(4, Spots(ALL)).count(), 0);
    }

    #[test]
    fn the_sample_is_the_middle_and_the_corners() {
        assert_eq!(Spots::sample(1, Spots(0)), [16, 1, 4, 256, 64].map(Spots));
        assert_eq!(Spots::sample(1, Spots(ALL ^ 2)), [Spots(2)]);
        assert_eq!(Spots::sample(4, Spots(ALL)), []);
    }

    #[test]
    fn the_base_stands_in_the_middle_of_its_spots() {
        assert_eq!(Spots(0b000_010_000).middle(), (0.5, 0.5));
        assert_eq!(Spots(1).middle(), (0.5 - 12.0 / 36.0, 0.5 - 12.0 / 36.0));
        assert_eq!(Spots(0b000_011_011).middle(), (0.5 - 6.0 / 36.0, 0.5 - 6.0 / 36.0));
    }
}

//! Sets of things in an index: one bit each.

/// The number of a thing in an index.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ItemId(pub(super) u16);

impl ItemId {
    pub(super) const FIRST: ItemId = ItemId(0);

    /// The number itself: numbers are given out from 0 up, the lowest free one first.
    #[must_use]
    pub const fn number(self) -> u32 {
        self.0 as u32
    }
}

/// A set of things in an index of `64 * W`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ItemSet<const W: usize = 4>([u64; W]);

impl<const W: usize> ItemSet<W> {
    /// Nothing.
    pub const NONE: ItemSet<W> = ItemSet([0; W]);
    /// Everything there is room for.
    pub(super) const ALL: ItemSet<W> = ItemSet([u64::MAX; W]);

    /// Puts a thing in. Numbers beyond the set's room are left out.
    pub fn insert(&mut self, id: ItemId) {
        if let Some(word) = self.0.get_mut(usize::from(id.0 / 64)) {
            *word |= 1 << (id.0 % 64);
        }
    }

    /// Takes a thing out.
    pub fn remove(&mut self, id: ItemId) {
        if let Some(word) = self.0.get_mut(usize::from(id.0 / 64)) {
            *word &= !(1 << (id.0 % 64));
        }
    }

    /// Whether a thing is in the set.
    #[must_use]
    pub fn has(&self, id: ItemId) -> bool {
        self.0.get(usize::from(id.0 / 64)).is_some_and(|word| word >> (id.0 % 64) & 1 == 1)
    }

    /// The things, by number.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = ItemId> + use<W> {
        Bits { words: self.0, at: 0 }
    }

    pub(super) fn first(&self) -> Option<ItemId> {
        self.iter().next()
    }

    /// Adds another set.
    #[inline]
    pub fn add(&mut self, other: &ItemSet<W>) {
        self.0.iter_mut().zip(other.0).for_each(|(here, there)| *here |= there);
    }

    /// Takes out another set.
    #[inline]
    pub fn subtract(&mut self, other: &ItemSet<W>) {
        self.0.iter_mut().zip(other.0).for_each(|(here, there)| *here &= !there);
    }

    /// The things of `other` that are not in this set yet; they are put in.
    #[inline]
    pub(super) fn take_new(&mut self, other: &ItemSet<W>) -> ItemSet<W> {
        let mut fresh = *other;
        for (new, seen) in fresh.0.iter_mut().zip(&mut self.0) {
            *new &= !*seen;
            *seen |= *new;
        }
        fresh
    }

    #[inline]
    pub(super) fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }
}

impl<const W: usize> FromIterator<ItemId> for ItemSet<W> {
    fn from_iter<I: IntoIterator<Item = ItemId>>(ids: I) -> ItemSet<W> {
        let mut set = ItemSet::NONE;
        ids.into_iter().for_each(|id| set.insert(id));
        set
    }
}

/// The places of the bits set in some words.
struct Bits<const W: usize> {
    words: [u64; W],
    at: usize,
}

impl<const W: usize> Iterator for Bits<W> {
    type Item = ItemId;
    #[inline]
    fn next(&mut self) -> Option<ItemId> {
        while let Some(word) = self.words.get_mut(self.at) {
            if *word != 0 {
                let bit = word.trailing_zeros() as u16;
                *word &= *word - 1;
                return Some(ItemId(self.at as u16 * 64 + bit));
            }
            self.at += 1;
        }
        None
    }
}

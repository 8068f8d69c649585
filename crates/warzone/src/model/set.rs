//! Small sets of named things, a bit each, written as the list of their names.

use std::{fmt, marker::PhantomData};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Something there are at most 32 of.
pub trait Member: Copy + Sized + 'static {
    /// All of them, in order.
    const ALL: &'static [Self];
    /// Its place in that order.
    fn number(self) -> u32;
}

/// A set of them.
pub struct Set<T>(u32, PhantomData<T>);

impl<T: Member> Set<T> {
    /// Nothing.
    pub const NONE: Set<T> = Set(0, PhantomData);

    /// Whether it is in the set.
    #[must_use]
    pub fn has(&self, it: T) -> bool {
        self.0 >> it.number() & 1 == 1
    }

    /// Puts it in.
    pub fn add(&mut self, it: T) {
        self.0 |= 1 << it.number();
    }

    /// Takes it out.
    pub fn drop(&mut self, it: T) {
        self.0 &= !(1 << it.number());
    }

    /// Keeps only what the test allows.
    pub fn keep(&mut self, mut test: impl FnMut(T) -> bool) {
        T::ALL.iter().copied().filter(|it| !test(*it)).for_each(|it| self.drop(it));
    }

    /// Its members, in order.
    pub fn iter(&self) -> impl Iterator<Item = T> {
        let set = *self;
        T::ALL.iter().copied().filter(move |it| set.has(*it))
    }

    /// Whether there is nothing in it.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0 == 0
    }
}

impl<T> Clone for Set<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Set<T> {}

impl<T> PartialEq for Set<T> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<T> Eq for Set<T> {}

impl<T> Default for Set<T> {
    fn default() -> Self {
        Set(0, PhantomData)
    }
}

impl<T: Member> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(members: I) -> Self {
        let mut set = Set::NONE;
        members.into_iter().for_each(|it| set.add(it));
        set
    }
}

impl<T: Member + fmt::Debug> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: Member + Serialize> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().collect::<Vec<T>>())
    }
}

impl<'de, T: Member + Deserialize<'de>> Deserialize<'de> for Set<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<T>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// Names the members of a set, each with what it stands for.
macro_rules! members {
    ($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $member:ident,)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
        pub enum $name { $($(#[$doc])* $member,)* }

        impl $crate::model::set::Member for $name {
            const ALL: &'static [$name] = &[$($name::$member,)*];
            fn number(self) -> u32 {
                self as u32
            }
        }
    };
}
pub(crate) use members;

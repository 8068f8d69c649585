//! Rule ids: two bytes that represent a name of the catalogue.

use std::fmt;
use std::sync::OnceLock;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::{IDS, NAMES};

/// One rule of the catalogue. Made by [`rule!`](crate::rule) in code and by [`RuleId::find`] from text.
///
/// The number inside is an index into the sorted catalogue and is meaningless in another version of it; everything that
/// is stored (replays, messages, logs) contains the name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RuleId(u16);

impl RuleId {
    /// The rule with this name, if the catalogue has it.
    #[must_use]
    pub fn find(name: &str) -> Option<RuleId> {
        names().binary_search(&name).ok().map(|at| RuleId(at as u16))
    }

    /// The same at compile time, for [`rule!`](crate::rule). It needs a table of names, which a program that does not
    /// call it at run time need not contain.
    #[doc(hidden)]
    #[must_use]
    pub const fn checked(name: &str) -> Option<RuleId> {
        match position(name) {
            Some(at) => Some(RuleId(at)),
            None => None,
        }
    }

    /// The name in the catalogue: `duel.clash.strike`.
    #[must_use]
    pub fn name(self) -> &'static str {
        names()[usize::from(self.0)]
    }

    /// Every rule of the catalogue, by name.
    pub fn all() -> impl ExactSizeIterator<Item = RuleId> {
        (0..IDS.len() as u16).map(RuleId)
    }

    /// The rule at a position the build wrote down.
    pub(crate) const fn at(index: u16) -> RuleId {
        RuleId(index)
    }

    /// Position in the sorted catalogue, for tables indexed by rule.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// Every name of the catalogue, sorted.
pub(crate) fn names() -> &'static [&'static str] {
    static LIST: OnceLock<Vec<&'static str>> = OnceLock::new();
    LIST.get_or_init(|| NAMES.split('\n').collect())
}

const fn position(name: &str) -> Option<u16> {
    let (mut low, mut high) = (0, IDS.len());
    while low < high {
        let middle = (low + high) / 2;
        match compare(IDS[middle].as_bytes(), name.as_bytes()) {
            0 => return Some(middle as u16),
            order if order < 0 => low = middle + 1,
            _ => high = middle,
        }
    }
    None
}

const fn compare(a: &[u8], b: &[u8]) -> i32 {
    let mut at = 0;
    while at < a.len() && at < b.len() {
        if a[at] != b[at] {
            return a[at] as i32 - b[at] as i32;
        }
        at += 1;
    }
    a.len() as i32 - b.len() as i32
}

/// The id of a rule, checked while compiling; the error names the id that does not exist.
///
/// ```
/// let strike = catalogue::rule!("duel.clash.strike");
/// assert_eq!(strike.name(), "duel.clash.strike");
/// ```
///
/// ```compile_fail
/// catalogue::rule!("duel.clash.strikke"); // no such rule: does not build
/// ```
#[macro_export]
macro_rules! rule {
    ($name:literal) => {
        const {
            match $crate::RuleId::checked($name) {
                Some(rule) => rule,
                None => panic!("{}", concat!("the catalogue in data/rules has no rule \"", $name, "\"")),
            }
        }
    };
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Debug for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Serialize for RuleId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for RuleId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Name;
        impl de::Visitor<'_> for Name {
            type Value = RuleId;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("the id of a rule in the catalogue")
            }
            fn visit_str<E: de::Error>(self, name: &str) -> Result<RuleId, E> {
                RuleId::find(name).ok_or_else(|| E::custom(format_args!("no rule \"{name}\" in the catalogue")))
            }
        }
        deserializer.deserialize_str(Name)
    }
}

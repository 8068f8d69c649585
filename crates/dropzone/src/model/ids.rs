//! Numbers of things, each with a type of its own.

use std::fmt;

use serde::{Deserialize, Serialize};

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub u8);

        impl $name {
            /// Its place in the list.
            #[must_use]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    )*};
}

ids! {
    /// A unit: a model, or a base of infantry (`dc.basic.unit`).
    UnitId;
    /// A squad (`dc.basic.squad`).
    SquadId;
    /// A Battlegroup (`dc.basic.battlegroup`).
    GroupId;
    /// A Structure or Forest (`dc.feature.definitions`).
    FeatureId;
    /// A weapon of a unit, by its place in the unit's present mode.
    WeaponId;
    /// A profile of the setup.
    ProfileId;
    /// An Objective, a piece of Intel or another thing a scenario is about.
    ObjectiveId;
}

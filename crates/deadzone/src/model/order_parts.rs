//! What orders name: a target of one of two weapons, a gun to emplace, a use of the army special.

use serde::{Deserialize, Serialize};

use crate::{Cell, Face, ModelId, Stat};

/// Something to aim at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Aim {
    /// A weapon at a model.
    Model(u8, ModelId),
    /// A weapon at a cube.
    Cube(u8, Cell),
}

impl Aim {
    /// The weapon, by its place in the profile.
    #[must_use]
    pub const fn weapon(self) -> u8 {
        match self {
            Aim::Model(weapon, _) | Aim::Cube(weapon, _) => weapon,
        }
    }
}

/// Where the gun to be emplaced is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Gun {
    /// In somebody's hands: who and which pocket.
    Carried(ModelId, u8),
    /// On the ground, by its place among the counters.
    Lying(u8),
}

/// How a Splat! is used: what the ability leaves to choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Use {
    /// As it stands, on the model at hand.
    Now,
    /// On this model.
    On(ModelId),
    /// One of several gifts, to this model.
    Gift(ModelId, u8),
    /// On a command result of this face.
    Result(Face),
    /// On so many command results of each face.
    Dice([u8; 6]),
    /// In this cube.
    Cube(Cell),
    /// Dropping this model on this cube.
    Drop(ModelId, Cell),
    /// So many times.
    Times(u8),
    /// With this value.
    Stat(Stat),
}

//! The rules: one folder for each chapter of the rulebook. A chapter also lists the orders its rules allow.

pub(crate) mod close_combat;
pub(crate) mod deployment;
pub(crate) mod measuring;
pub(crate) mod missions;
pub(crate) mod moments;
pub(crate) mod morale;
pub(crate) mod movement;
pub(crate) mod psychic;
pub(crate) mod rolls;
pub(crate) mod shooting;
pub(crate) mod squads;
pub(crate) mod structures;
pub(crate) mod tokens;
pub(crate) mod turn;
pub(crate) mod vehicles;
pub(crate) mod wounds;

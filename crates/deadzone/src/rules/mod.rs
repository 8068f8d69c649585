//! The rules: one folder for each chapter of the rulebook. A chapter also lists the orders its rules allow.

pub(crate) mod damage;
pub(crate) mod deployment;
pub(crate) mod fighting;
pub(crate) mod items;
pub(crate) mod missions;
pub(crate) mod moments;
pub(crate) mod movement;
pub(crate) mod rolls;
pub(crate) mod round;
pub(crate) mod shooting;

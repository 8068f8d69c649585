//! Validation: every fault with a roster that has it and the nearest one that does not.

mod army;
mod battlegroups;
mod charts;
mod created_heroes;
mod doctrines;
mod fix;
mod generic;
mod privileges;
mod unit;

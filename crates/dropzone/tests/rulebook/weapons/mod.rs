//! Special rules of weapons.

mod cover;
mod features;
mod shots;

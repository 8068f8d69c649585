//! Special rules of weapons.

mod aiming;
mod area;
mod barrage;
mod cover;
mod features;
mod shots;

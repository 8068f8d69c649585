//! Special rules of weapons.

mod aiming;
mod area;
mod barrage;
mod bursts;
mod choices;
mod cover;
mod features;
mod shots;

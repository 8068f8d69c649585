//! Dropzone Commander, beta 2.5.7: battlegroups, dropships and buildings, and six-sided dice.
//!
//! **Rooms**, from the top down; each imports only from those above it: `model` (orders, events, state, profiles), `rules`
//! (a folder for each chapter), `content` (army books, an entry each), `engine` (the matches over every order, event and
//! step), `odds`, `show` (what the page asks), `tactics` (what bots ask), `library` (ready battles, forms, samples).

mod content;
mod library;
mod model;

pub use content::{commander, pack, profile};
pub use library::generator::{Scenery, Square, city, plain, scenery, square, with_required};
pub use model::profile::{
    Amount, Category, Coherency, Countermeasures, Cqb, Faction, FamousCommander, Fortitude, LandingZone, Load, Mode,
    Move, Profile, Template, TransportLetter, UnitRule, UnitType,
    weapon::{Accuracy, Arc, Range, Weapon, WeaponRule},
};

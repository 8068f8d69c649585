//! Armies: what can be bought, what was bought, whether that is legal, what it costs, and who stands on the table.
//!
//! A [`Pack`] is a game's army lists as data: weapons, units, options, lists of options, charts. A [`Roster`] is one
//! player's choice from it, a file one can read and write by hand. [`validate`] names every fault at once, [`points`]
//! adds up the bill, and [`resolve`] turns a legal roster into models with their lines, weapons and skills, which is
//! where a battle starts.
//!
//! Nothing here knows a rule of any game. A pack declares the columns of its stat lines, its categories and the rules
//! that stand behind the checks; whatever has a verb in it (may, must, instead, until) the data names by rule id and
//! leaves to the game's own crate. Columns are a map of typed [`Value`]s and not a struct, because the three games
//! print different ones and a pack must be readable without compiling; a game crate converts a line once. What list
//! builders of every game share (units, sizes, options with takers, prices and limits, slots, unique persons) is typed.

mod pack;
mod roster;
mod validate;

pub use pack::ability::Ability;
pub use pack::chart::{Arrangement, Chart, KindLimit, Slot, Swap};
pub use pack::column::{Column, LineKind, Takes};
pub use pack::header::{Category, Faction, FaultRules, Header, Loss};
pub use pack::misprint::{Misprint, Problem};
pub use pack::option_effects::{Gives, WeaponChange};
pub use pack::option_list::{Opener, OptionList};
pub use pack::privilege::{Allows, Privilege};
pub use pack::takers::{Limit, Price, Takers};
pub use pack::unit::{Armour, Company, Model, Refusal, Room, Unit};
pub use pack::unit_option::{Cheaper, Clash, Sponsor, UnitOption};
pub use pack::value::{Hundredths, Line, Value};
pub use pack::weapon::{Mode, Weapon};
pub use pack::{Offer, Pack};
pub use roster::party::Party;
pub use roster::points::{Bill, BillItem, Paid, UnitBill, points};
pub use roster::random_roster::{Chance, draw};
pub use roster::resolve::{Change, ResolvedModel, ResolvedUnit, TakenOption, resolve};
pub use roster::{Roster, RosterUnit};
pub use validate::fault::{Fact, Fault, Wrong};
pub use validate::fix::Fix;
pub use validate::validate;

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
//!
//! Start reading at [`Pack`] and [`Roster`], the two files; then [`validate`], whose checks are a function each, and
//! [`resolve`].

mod ability;
mod assign;
mod changes;
mod chart;
mod column;
mod draw;
mod fault;
mod fielded;
mod fix;
mod gives;
mod header;
mod list;
mod misprint;
mod options;
mod pack;
mod party;
mod points;
mod privilege;
mod reading;
mod references;
mod resolve;
mod roster;
mod takers;
mod unit;
mod validate;
mod value;
mod weapon;

pub use ability::Ability;
pub use chart::{Arrangement, Chart, KindLimit, Slot, Swap};
pub use column::{Column, LineKind, Takes};
pub use draw::{Chance, draw};
pub use fault::{Fact, Fault, Wrong};
pub use fix::Fix;
pub use gives::{Gives, WeaponChange};
pub use header::{Category, Faction, FaultRules, Header, Loss};
pub use list::{Opener, OptionList};
pub use misprint::{Misprint, Problem};
pub use options::{Cheaper, Clash, Sponsor, UnitOption};
pub use pack::{Offer, Pack};
pub use party::Party;
pub use points::{Bill, BillItem, Paid, UnitBill, points};
pub use privilege::{Allows, Privilege};
pub use resolve::{Change, ResolvedModel, ResolvedUnit, TakenOption, resolve};
pub use roster::{Roster, RosterUnit};
pub use takers::{Limit, Price, Takers};
pub use unit::{Armour, Company, Model, Refusal, Room, Unit};
pub use validate::validate;
pub use value::{Hundredths, Line, Value};
pub use weapon::{Mode, Weapon};

//! Army lists: what can be bought, what was bought, whether it is legal, what it costs, and which models take the
//! field.
//!
//! A [`Pack`] is a game's army lists as data: weapons, units, options, lists of options, charts. A [`Roster`] is one
//! player's choice from it, a file that people can read and write. [`validate`] reports every fault at once, [`points`]
//! adds up the cost, and [`resolve`] turns a legal roster into models with their stat lines, weapons and skills, from
//! which a battle starts.
//!
//! Nothing here knows a rule of any game. A pack declares the columns of its stat lines, its categories and the rule
//! behind each check. Anything with a verb in it (may, must, instead, until) is code in the game's own crate; the data
//! only names its rule id. A stat line is a map of typed [`Value`]s and not a struct, because the games print different
//! columns and a pack must be readable without compiling; a game crate converts each line once. What all games share
//! (units, sizes, options with takers, prices and limits, slots, unique persons) is typed.
//!
//! Start reading at [`Pack`] and [`Roster`], the two files; then [`validate`], whose checks are a function each, and
//! [`resolve`].

mod pack;
mod roster;
mod validate;

pub use pack::ability::Ability;
pub use pack::carriage::Carriage;
pub use pack::chart::{Arrangement, Balance, Chart, EachLimit, KindLimit, Slot, Swap};
pub use pack::column::{Column, LineKind, Takes};
pub use pack::grouping::{GroupKind, Grouping, Place};
pub use pack::header::{Allegiances, Category, Faction, FaultRules, Header, Loss};
pub use pack::misprint::{Misprint, Problem};
pub use pack::option_effects::{Gives, WeaponChange};
pub use pack::option_list::{Opener, OptionList};
pub use pack::privilege::{Allows, Privilege};
pub use pack::takers::{Limit, Price, Takers};
pub use pack::unit::{Armour, Company, Model, NamedLine, Refusal, Room, Unit};
pub use pack::unit_option::{Cheaper, Clash, Sponsor, UnitOption};
pub use pack::value::{Hundredths, Line, Value};
pub use pack::weapon::{Mode, Weapon};
pub use pack::{Offer, Pack};
pub use roster::party::Party;
pub use roster::points::{Bill, BillItem, Paid, UnitBill, points};
pub use roster::random_roster::{Chance, draw};
pub use roster::resolve::{Change, ResolvedMode, ResolvedModel, ResolvedUnit, TakenOption, resolve};
pub use roster::{Roster, RosterGroup, RosterUnit};
pub use validate::fault::{Fact, Fault, Wrong};
pub use validate::fix::Fix;
pub use validate::validate;
pub use validate::words::told;

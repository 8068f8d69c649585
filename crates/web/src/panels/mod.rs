//! What lies around the table.

mod bar;
mod coach;
mod forecast;
mod handover;
mod header;
mod keys;
mod log;
mod marks;
mod me;
mod replay;
mod settings;
mod share;
mod sheets;
mod slips;
mod squads;
mod strip;
mod trays;
mod why;

pub use bar::OrderBar;
pub use coach::CoachCard;
pub use forecast::Forecast;
pub use handover::{Handover, Over};
pub use header::Header;
pub use keys::{KeyList, with_key};
pub use log::Log;
pub use marks::{Icon, Mark};
pub use me::Me;
pub use replay::{ReplayBar, save_file};
pub use settings::Settings;
pub use share::Share;
pub use sheets::Sheets;
pub use slips::{DiceSlip, TakebackSlip};
pub use squads::Squads;
pub use trays::Trays;
pub use why::{RuleText, WhyPanel};

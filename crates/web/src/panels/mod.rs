//! What lies around the table.

mod bar;
mod forecast;
mod handover;
mod header;
mod log;
mod marks;
mod me;
mod replay;
mod settings;
mod sheets;
mod slips;
mod squads;
mod strip;
mod trays;
mod why;

pub use bar::OrderBar;
pub use forecast::Forecast;
pub use handover::{Handover, Over};
pub use header::Header;
pub use log::Log;
pub use marks::{Icon, Mark};
pub use me::Me;
pub use replay::ReplayBar;
pub use settings::Settings;
pub use sheets::Sheets;
pub use slips::{DiceSlip, TakebackSlip};
pub use squads::Squads;
pub use trays::Trays;
pub use why::{RuleText, WhyPanel};

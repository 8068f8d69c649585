//! What lies around the table.

mod coach;
mod forces;
mod handover;
mod header;
mod history;
mod marks;
mod orders;
mod rules;
mod settings;
mod sheets;

pub use coach::CoachCard;
pub use forces::selected::Me;
pub use forces::squads::{Gauge, Squads};
pub use handover::{Handover, Over};
pub use header::Header;
pub use history::log::Log;
pub use history::replay::{ReplayBar, save_file};
pub use history::review::Review;
pub use history::share::{CopyLink, Share};
pub use marks::{Icon, Mark};
pub use orders::bar::OrderBar;
pub use orders::forecast::Forecast;
pub use orders::hint::{HintStrip, Options};
pub use orders::order_queue::{CourseTray, PlanAhead};
pub use orders::slips::{DiceSlip, TakebackSlip};
pub use orders::stake::Stake;
pub use orders::trays::Trays;
pub use rules::rule::RuleText;
pub use rules::stamp::Stamp;
pub use rules::why::WhyPanel;
pub use settings::keys::{KeyList, with_key};
pub use settings::seating::{SeatChoices, SeatingSlip};
pub use settings::sheet::Settings;
pub use settings::style::StyleChoice;
pub use sheets::Sheets;

//! Computer players for any system. Their types keep them honest.
//!
//! A [`Player`] gets a [`SeatAt`]: what its seat may see, the question, and the orders that answer it. It has no access
//! to the full state, and its random choices come from dice of its own. [`Random`] plays any system; the [`Tactician`]
//! and the [`Strategist`] play every system that implements [`Tactics`](battle::Tactics). None of them knows a rule of
//! any game.
//!
//! Nothing here reads a clock: a caller that limits thinking time passes one in ([`Clock`]).
//!
//! Start reading at [`Player`] and [`SeatAt`]; then [`Random`], the shortest player, and [`Tactician`], which ranks plans by an
//! [`Evaluation`]. The [`Strategist`] adds a search tree to that.

mod analysis;
mod players;
mod search;

pub use analysis::hint::{Hint, Reason, hint};
pub use analysis::review::{Account, Passage, Review, review};
pub use battle::tactics::{Depth, Foresight, Replies, Rollouts, Style, Styles};
pub use players::levels::{levels, players};
pub use players::limit::{Budget, Clock, Limit, thinking_time};
pub use players::player::{Kind, NoPlayer, Player, named};
pub use players::random::Random;
pub use players::seat_at::SeatAt;
pub use players::strategist::Strategist;
pub use players::tactician::Tactician;
pub use search::evaluation::{Evaluation, WrongWeights};
pub use search::plan_orders::line;

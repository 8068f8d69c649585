//! Players for any system, honest by their types.
//!
//! A [`Player`] is handed a [`SeatAt`]: what its seat may see, what is asked and which orders answer it. It cannot name the
//! battle behind that, and its random choices come from dice of its own. [`Random`] plays any system; the [`Tactician`] and
//! the [`Strategist`] play every system that has [`Tactics`](battle::Tactics). None of them knows a rule of any game.
//!
//! Nothing here looks at a clock: whoever lets a player think for a time brings one ([`Clock`]).
//!
//! Start reading at [`Player`] and [`SeatAt`]; then [`Random`], the shortest player, and [`Tactician`], which ranks plans by an
//! [`Evaluation`]. The [`Strategist`] adds a search tree to that.

mod candidates;
mod evaluation;
mod following;
mod hint;
mod levels;
mod limit;
mod line;
mod player;
mod playout;
mod random;
mod review;
mod rollout;
mod seat_at;
mod strategist;
mod tactician;
mod tree;

pub use battle::tactics::{Depth, Foresight, Playouts, Replies, Style, Styles};
pub use evaluation::{Evaluation, WrongWeights};
pub use hint::{Hint, Reason, hint};
pub use levels::{levels, players};
pub use limit::{Budget, Clock, Limit, thinking_time};
pub use line::line;
pub use player::{Kind, NoPlayer, Player, named};
pub use random::Random;
pub use review::{Account, Passage, Review, review};
pub use seat_at::SeatAt;
pub use strategist::Strategist;
pub use tactician::Tactician;

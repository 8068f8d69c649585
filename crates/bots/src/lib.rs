//! Players for any system, honest by their types.
//!
//! A [`Player`] is handed a [`SeatAt`]: what its seat may see, what is asked and which orders answer it. It cannot name the
//! battle behind that, and its random choices come from dice of its own. [`Random`] plays any system; the [`Tactician`] and
//! the [`Strategist`] play every system that has [`Tactics`](battle::Tactics). None of them knows a rule of any game.
//!
//! Nothing here looks at a clock: whoever lets a player think for a time brings one ([`Clock`]).

mod candidates;
mod evaluation;
mod following;
mod limit;
mod player;
mod playout;
mod random;
mod rollout;
mod seat_at;
mod strategist;
mod tactician;

pub use battle::tactics::Depth;
pub use evaluation::{Evaluation, WrongWeights};
pub use limit::{Budget, Clock, Limit, thinking_time};
pub use player::{Kind, Player};
pub use random::Random;
pub use seat_at::SeatAt;
pub use strategist::{Foresight, Strategist};
pub use tactician::Tactician;

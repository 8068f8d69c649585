//! The rules, a folder for each chapter.
//!
//! A chapter has the same verbs everywhere: `objection` (why an order is not legal), `give` (carries a legal order out),
//! `resolve` (carries out the step on top; `true` if it waits for an answer), `orders` (what can be said). `engine/` calls
//! these with a line for each chapter.

pub(crate) mod aircraft;
pub(crate) mod command;
pub(crate) mod cqb;
pub(crate) mod damage;
pub(crate) mod deployment;
pub(crate) mod drills;
pub(crate) mod features;
pub(crate) mod flow;
pub(crate) mod infantry;
pub(crate) mod measuring;
pub(crate) mod moments;
pub(crate) mod movement;
pub(crate) mod objectives;
pub(crate) mod reactions;
pub(crate) mod shooting;
pub(crate) mod transition;
pub(crate) mod transports;
pub(crate) mod turn;

//! Results of many battles: journal, tables, figures, ratings.
//!
//! Every battle of a study is a [`Battle`]: who met whom, on which table and mission, how it ended, and what each squad
//! did and suffered. Finished battles are appended to a [`journal`] at once, so that a study can be interrupted and
//! resumed; at the end they are written as [`tables`] for other tools, and summed up as [`figures`] with confidence
//! intervals, which a [`page`] shows. [`ratings`] ranks players by their results.
//!
//! Nothing here knows a game, plays a battle or reads a clock.
//!
//! Start reading at [`Battle`], the row that everything else is made from; then [`journal`] and [`figures`].

pub mod atomic_file;
mod battle;
pub mod figures;
pub mod journal;
pub mod page;
pub mod ratings;
pub mod tables;

pub use battle::{Attack, Battle, Side, Squad, Weapon, digest};

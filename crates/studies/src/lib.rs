//! What came of many battles.
//!
//! Every battle of a study is a [`Battle`]: who met whom, where and about what, how it ended, and what each squad did and
//! suffered. Finished battles go into a [`journal`] at once, so that a study can be stopped and taken up again; when all are
//! there they are written as [`tables`] for other tools, and summed up as [`figures`] with intervals, which a [`page`] shows.
//! [`ratings`] puts players in order by whom they beat.
//!
//! Nothing here knows a game, plays a battle or looks at a clock.
//!
//! Start reading at [`Battle`], the row that everything else is made from; then [`journal`] and [`figures`].

mod battle;
pub mod figures;
pub mod journal;
pub mod page;
pub mod ratings;
pub mod tables;
pub mod whole;

pub use battle::{Attack, Battle, Side, Squad, Weapon, digest};

//! What is said, done and asked, a file for each chapter of the rules: its orders, its steps with their facts, its events
//! with what they change, and its refusals. [`crate::Order`], [`crate::Step`], [`crate::Event`] and [`crate::Forbidden`] have
//! a variant for each chapter.
//!
//! A new chapter: a file here, its line in each of the four enums (`chapters!`), and its line in `engine/`.

pub mod aircraft;
pub mod command;
pub mod cqb;
pub mod damage;
pub mod deployment;
pub mod drills;
pub mod features;
pub mod infantry;
pub mod movement;
pub mod objectives;
pub mod reactions;
pub mod shooting;
pub mod transition;
pub mod transports;
pub mod turn;

/// An enum with a variant for each of these chapters, which holds the chapter's own type of that name.
macro_rules! chapters {
    ($(#[$doc:meta])* enum $name:ident { $($(#[$word:meta])* $variant:ident($chapter:ident),)* } $($more:tt)*) => {
        $(#[$doc])*
        pub enum $name {
            $($(#[$word])* $variant($chapter::$name),)*
            $($more)*
        }

        $(impl From<$chapter::$name> for $name {
            fn from(it: $chapter::$name) -> $name {
                $name::$variant(it)
            }
        })*
    };
}
pub(crate) use chapters;

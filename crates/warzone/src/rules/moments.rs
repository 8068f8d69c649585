//! How the core rules ask the entries of army books, moment by moment.
//!
//! The moments are the fields of [`Moments`](crate::model::entry::Moments); a battle's field holds the functions of those
//! entries that somebody in it has. A rule names the moment and what it hands over: `change!(state, armour(wound, &mut need))`.

/// Lets every entry change a number.
macro_rules! change {
    ($state:expr, $moment:ident($($argument:expr),*)) => {
        for entry in &$state.field.moments.$moment {
            entry($state, $($argument),*);
        }
    };
}

/// Whether any entry says yes.
macro_rules! any {
    ($state:expr, $moment:ident($($argument:expr),*)) => {
        $state.field.moments.$moment.iter().any(|entry| entry($state, $($argument),*))
    };
}

/// The answer of the first entry that has one.
macro_rules! first {
    ($state:expr, $moment:ident($($argument:expr),*)) => {
        $state.field.moments.$moment.iter().find_map(|entry| entry($state, $($argument),*))
    };
}

/// The answers of all entries that have one.
macro_rules! answers {
    ($state:expr, $moment:ident($($argument:expr),*)) => {
        $state.field.moments.$moment.iter().filter_map(|entry| entry($state, $($argument),*))
    };
}

/// Lets every entry act.
macro_rules! act {
    ($now:expr, $moment:ident($($argument:expr),*)) => {
        for number in 0..$now.field.moments.$moment.len() {
            let entry = $now.field.moments.$moment[number];
            entry($now, $($argument),*);
        }
    };
}

pub(crate) use {act, answers, any, change, first};

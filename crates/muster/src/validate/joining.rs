//! Who joins whom before the game.

use super::Inspection;
use crate::{fault::Wrong, fielded::Fielded, fix::Fix};

pub(super) fn check(seen: &mut Inspection<'_>, fielded: &Fielded<'_>) {
    let Some(joins) = &fielded.entry.joins else { return };
    let category = &seen.pack.header.categories[&fielded.unit.category];
    let fix = Some(Fix::ActAlone { unit: fielded.at as u32 });
    let wrong = match joined(seen, fielded, joins) {
        None => Wrong::NobodyToJoin { joins: joins.clone() },
        Some(squad) if !category.joins.iter().any(|it| it == squad.category()) => {
            Wrong::CannotJoin { category: category.id.clone(), joins: squad.category().into() }
        }
        Some(_) => {
            let joined = place_in_line(seen, fielded, joins);
            if joined <= category.joined_at_most {
                return;
            }
            Wrong::JoinedTwice { joins: joins.clone(), joined, most: category.joined_at_most }
        }
    };
    seen.at_unit(fielded.at, category.rule, wrong, fix);
}

/// The one unit of that name, other than the joining one itself.
fn joined<'a>(seen: &Inspection<'a>, fielded: &Fielded<'_>, joins: &str) -> Option<Fielded<'a>> {
    let mut named = seen.fielded.iter().filter(|it| it.entry.label() == joins && it.at != fielded.at);
    let first = named.next()?;
    named.next().is_none().then_some(*first)
}

/// Whether this is the first, the second unit of its category to join that one.
fn place_in_line(seen: &Inspection<'_>, fielded: &Fielded<'_>, joins: &str) -> i32 {
    let before = seen.fielded.iter().take_while(|it| it.at <= fielded.at);
    let alike = before.filter(|it| it.unit.category == fielded.unit.category);
    alike.filter(|it| it.entry.joins.as_deref() == Some(joins)).count() as i32
}

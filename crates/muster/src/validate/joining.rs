//! Who joins whom before the game.

use super::Inspection;
use crate::{
    roster::fielded::Fielded,
    validate::{fault::Wrong, fix::Fix},
};

pub(super) fn check<'a>(seen: &mut Inspection<'a>, fielded: &Fielded<'a>) {
    let Some(joins) = &fielded.entry.joins else { return };
    let category = &seen.pack.header.categories[&fielded.unit.category];
    let (rule, may_join) = match fielded.joining() {
        Some((privilege, may_join)) => (privilege.rule, may_join),
        None => (category.rule, category.joins.as_slice()),
    };
    let fix = Some(Fix::ActAlone { unit: fielded.at as u32 });
    let wrong = match fielded.joined(&seen.fielded) {
        None => Wrong::NobodyToJoin { joins: joins.clone() },
        Some(squad) if !may_join.iter().any(|it| it == squad.category()) => {
            Wrong::CannotJoin { category: category.id.clone(), joins: squad.category().into() }
        }
        Some(_) if fielded.joining().is_some() => return,
        Some(_) => {
            let joined = place_in_line(seen, fielded, joins);
            if joined <= category.joined_at_most {
                return;
            }
            Wrong::JoinedTwice { joins: joins.clone(), joined, most: category.joined_at_most }
        }
    };
    seen.at_unit(fielded.at, rule, wrong, fix);
}

/// Whether this is the first, the second unit of its category to join that one.
fn place_in_line(seen: &Inspection<'_>, fielded: &Fielded<'_>, joins: &str) -> i32 {
    let before = seen.fielded.iter().take_while(|it| it.at <= fielded.at);
    let alike = before.filter(|it| it.unit.category == fielded.unit.category);
    alike.filter(|it| it.entry.joins.as_deref() == Some(joins)).count() as i32
}

//! The options of one unit: offered at all, often enough and not too often, for units like this, and together.

use std::collections::BTreeMap;

use catalogue::RuleId;

use super::{Inspection, privileges};
use crate::{
    pack::{Offer, option_list::OptionList, takers::Takers, unit::Room},
    roster::{assignment, fielded::Fielded},
    validate::{
        fault::Wrong,
        fix::{Fix, nearest},
    },
};

pub(super) fn check(seen: &mut Inspection<'_>, fielded: &Fielded<'_>) {
    unknown(seen, fielded);
    for (offer, taken) in fielded.taken() {
        count(seen, fielded, offer, taken);
        category(seen, fielded, offer);
        company(seen, fielded, offer);
        chart(seen, fielded, offer);
    }
    shared_limits(seen, fielded);
    rooms(seen, fielded);
    full_lists(seen, fielded);
    takers(seen, fielded);
}

fn unknown(seen: &mut Inspection<'_>, fielded: &Fielded<'_>) {
    let offers: Vec<_> = seen.pack.offers(fielded.unit, fielded.army).map(|it| it.option.id.as_str()).collect();
    for option in fielded.entry.options.keys().filter(|it| !offers.contains(&it.as_str())) {
        let unit = fielded.at as u32;
        let fix = match nearest(option, offers.iter().copied()) {
            Some(instead) => Fix::UseOption { unit, option: option.clone(), instead },
            None => drop_it(fielded, option),
        };
        let (rule, wrong) = privileges::not_sold(seen, fielded, option)
            .unwrap_or_else(|| (fielded.unit.rule, Wrong::UnknownOption { option: option.clone() }));
        let known = !matches!(wrong, Wrong::UnknownOption { .. });
        seen.at_unit(fielded.at, rule, wrong, Some(if known { drop_it(fielded, option) } else { fix }));
    }
}

fn count(seen: &mut Inspection<'_>, fielded: &Fielded<'_>, offer: Offer<'_>, taken: i32) {
    let allowed = offer.option.takers.allowed(fielded.size());
    if allowed.contains(&taken) {
        return;
    }
    let (least, most) = (*allowed.start(), *allowed.end());
    let option = offer.option.id.clone();
    let count = taken.clamp(least, most.max(least));
    let fix = Fix::SetOption { unit: fielded.at as u32, option: option.clone(), count };
    let wrong = Wrong::OptionCount { option, taken, least, most };
    seen.at_unit(fielded.at, offer.option.rule, wrong, Some(fix));
}

/// Options and lists may be for some categories only.
fn category(seen: &mut Inspection<'_>, fielded: &Fielded<'_>, offer: Offer<'_>) {
    let category = fielded.category();
    let closed = |categories: &[String]| !categories.is_empty() && !categories.iter().any(|it| it == category);
    let rule = match offer.list {
        Some(list) if closed(&list.categories) => list.rule,
        _ if closed(&offer.option.categories) => offer.option.rule,
        _ => return,
    };
    let wrong = Wrong::OptionCategory { option: offer.option.id.clone(), category: category.into() };
    seen.at_unit(fielded.at, rule, wrong, Some(drop_it(fielded, &offer.option.id)));
}

/// Options may be for some charts only.
fn chart(seen: &mut Inspection<'_>, fielded: &Fielded<'_>, offer: Offer<'_>) {
    let charts = &offer.option.charts;
    if !charts.is_empty() && !charts.contains(&seen.roster.chart) {
        let wrong = Wrong::OptionChart { option: offer.option.id.clone(), chart: seen.roster.chart.clone() };
        seen.at_unit(fielded.at, offer.option.rule, wrong, Some(drop_it(fielded, &offer.option.id)));
    }
}

/// Options may exclude each other, or need one another.
fn company(seen: &mut Inspection<'_>, fielded: &Fielded<'_>, offer: Offer<'_>) {
    let (option, fix) = (&offer.option.id, drop_it(fielded, &offer.option.id));
    for clash in offer.option.not_with.iter().filter(|it| fielded.entry.count(&it.option) != 0) {
        let wrong = Wrong::OptionClash { option: option.clone(), other: clash.option.clone() };
        seen.at_unit(fielded.at, clash.rule, wrong, Some(fix.clone()));
    }
    let needs = &offer.option.only_with;
    if !needs.is_empty() && needs.iter().all(|it| fielded.entry.count(it) == 0) {
        let wrong = Wrong::OptionAlone { option: option.clone(), needs: needs.clone() };
        seen.at_unit(fielded.at, offer.option.rule, wrong, Some(fix));
    }
}

/// Options that share a limit are counted together; the least strict of their limits holds for the sum.
fn shared_limits(seen: &mut Inspection<'_>, fielded: &Fielded<'_>) {
    let mut shares: BTreeMap<&str, (i32, i32, RuleId)> = BTreeMap::new();
    for (offer, taken) in fielded.taken() {
        if let Takers::Models { limit, shared: Some(shared) } = &offer.option.takers {
            let share = shares.entry(shared).or_insert((0, 0, offer.option.rule));
            share.0 = share.0.saturating_add(taken);
            share.1 = share.1.max(limit.most(fielded.size()));
        }
    }
    for (shared, (taken, most, rule)) in shares {
        let alone = fielded.taken().any(|(offer, count)| count > most && shares_limit(offer, shared));
        if taken > most && !alone {
            let wrong = Wrong::SharedLimit { shared: shared.into(), taken, most };
            seen.at_unit(fielded.at, rule, wrong, one_less(fielded, shared, taken - most));
        }
    }
}

fn shares_limit(offer: Offer<'_>, name: &str) -> bool {
    matches!(&offer.option.takers, Takers::Models { shared: Some(shared), .. } if shared == name)
}

/// Takes the surplus off the last option that has so many.
fn one_less(fielded: &Fielded<'_>, shared: &str, surplus: i32) -> Option<Fix> {
    let (offer, count) =
        fielded.taken().filter(|(offer, count)| shares_limit(*offer, shared) && *count >= surplus).last()?;
    Some(Fix::SetOption { unit: fielded.at as u32, option: offer.option.id.clone(), count: count - surplus })
}

/// Options take up room, and some room must not stay empty.
fn rooms(seen: &mut Inspection<'_>, fielded: &Fielded<'_>) {
    for (room, rule) in &seen.pack.header.rooms {
        let takes = |(offer, count): (Offer<'_>, i32)| match &offer.option.room {
            Some((name, each)) if name == room => each.saturating_mul(count),
            Some(_) | None => 0,
        };
        let taken = fielded.taken().map(takes).fold(0, i32::saturating_add);
        let have = fielded.unit.rooms.get(room).copied().unwrap_or(Room { least: 0, most: 0 });
        if taken > have.most {
            let wrong = Wrong::RoomFull { room: room.clone(), taken, most: have.most };
            let last = fielded.taken().filter(|it| takes(*it) > 0).last();
            let fix = last.map(|(offer, _)| drop_it(fielded, &offer.option.id));
            seen.at_unit(fielded.at, *rule, wrong, fix);
        } else if taken < have.least {
            let wrong = Wrong::RoomEmpty { room: room.clone(), taken, least: have.least };
            seen.at_unit(fielded.at, *rule, wrong, None);
        }
    }
}

fn full_lists(seen: &mut Inspection<'_>, fielded: &Fielded<'_>) {
    let mut taken: BTreeMap<&str, (&OptionList, Vec<&str>)> = BTreeMap::new();
    for (offer, _) in fielded.taken() {
        if let Some(list) = offer.list {
            taken.entry(&list.id).or_insert((list, Vec::new())).1.push(&offer.option.id);
        }
    }
    for (list, options) in taken.into_values() {
        let have = options.len() as i32;
        if let Some(last) = options.last().filter(|_| have > list.at_most) {
            let wrong = Wrong::ListFull { list: list.id.clone(), taken: have, most: list.at_most };
            seen.at_unit(fielded.at, list.rule, wrong, Some(drop_it(fielded, last)));
        }
    }
}

/// Somebody must be there to take each option, and the commander only what others could take.
fn takers(seen: &mut Inspection<'_>, fielded: &Fielded<'_>) {
    let legal = fielded.unit.size.0..=fielded.unit.size.1;
    if !legal.contains(&fielded.size()) {
        return;
    }
    if let Err(refusal) = assignment::takers(fielded) {
        let unit = fielded.at as u32;
        let (rule, wrong, fix) = match refusal {
            assignment::Refusal::NobodyLeft { option, rule } => {
                (rule, Wrong::NobodyLeft { option: option.clone() }, drop_it(fielded, &option))
            }
            assignment::Refusal::WhichReplaced { option, rule, among } => {
                let wrong = Wrong::WhichReplaced { option: option.clone(), among };
                (rule, wrong, drop_it(fielded, &option))
            }
            assignment::Refusal::NotForCommander { option, rule } => {
                (rule, Wrong::CommanderCannotTake { option: option.clone() }, Fix::NotCommander { unit, option })
            }
        };
        seen.at_unit(fielded.at, rule, wrong, Some(fix));
    }
}

fn drop_it(fielded: &Fielded<'_>, option: &str) -> Fix {
    Fix::SetOption { unit: fielded.at as u32, option: option.into(), count: 0 }
}

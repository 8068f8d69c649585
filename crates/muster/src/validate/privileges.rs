//! What skills mean for an army: whose force their bearers serve in, and how much they may be given.

use catalogue::RuleId;

use super::Inspection;
use crate::{
    pack::{
        Pack,
        privilege::{Allows, Privilege},
        unit_option::UnitOption,
    },
    roster::{assignment, fielded::Fielded},
    validate::fault::Wrong,
};

/// Whether a unit may stand in the army, and the rule that says so.
pub(super) fn serves(seen: &Inspection<'_>, fielded: &Fielded<'_>) -> (bool, RuleId) {
    let own = fielded.unit.serves(fielded.army);
    for privilege in fielded.privileges() {
        match &privilege.allows {
            Allows::EveryArmyBut(closed) => return (!closed.iter().any(|it| it == fielded.army), privilege.rule),
            Allows::Pair(armies) => return (own || paired(seen, fielded, privilege.skill, armies), privilege.rule),
            Allows::Joining(_) | Allows::Weapons(_) => (),
        }
    }
    (own, seen.pack.header.rules.faction)
}

/// Whether a unit is one of a pair that may come: to one of these armies, or to that of either one's faction. The one who
/// took the option has a stranger to this army for partner, if there is one.
fn paired(seen: &Inspection<'_>, fielded: &Fielded<'_>, skill: RuleId, armies: &[String]) -> bool {
    let alike = |it: &&Fielded<'_>| it.skills().any(|it| it.rule == skill);
    let leads = |it: &&Fielded<'_>| it.taken().any(|(offer, _)| offer.option.pairs == Some(skill));
    let Some(one) = seen.fielded.iter().filter(alike).find(leads) else { return false };
    let others = seen.fielded.iter().filter(alike).filter(|it| it.at != one.at);
    let Some(other) = others.min_by_key(|it| it.unit.serves(it.army)) else { return false };
    let welcome = armies.iter().any(|it| it == fielded.army) || [one, other].iter().any(|it| it.unit.serves(it.army));
    welcome && [one.at, other.at].contains(&fielded.at)
}

/// An option that others may take and this unit may not: one that its kind is not sold, or one of another faction's list.
pub(super) fn not_sold(seen: &Inspection<'_>, fielded: &Fielded<'_>, option: &str) -> Option<(RuleId, Wrong)> {
    if let Some(refusal) = fielded.unit.refuses.as_ref().filter(|it| it.options.iter().any(|it| it == option)) {
        return Some((refusal.rule, Wrong::OptionRefused { option: option.into() }));
    }
    let own = fielded.unit.faction.as_deref().unwrap_or(fielded.army);
    let strange = seen.pack.lists.values().filter(|it| it.faction.as_deref().is_some_and(|it| it != own));
    let (list, found) =
        strange.flat_map(|list| list.options.iter().map(move |it| (list, it))).find(|(_, it)| it.id == option)?;
    let privilege = seen.pack.header.privileges.iter().find(|it| !given(seen.pack, it, found).is_empty());
    let rule = privilege.map_or(list.rule, |it| rule_for(it, fielded));
    Some((rule, Wrong::OtherList { option: option.into(), list: list.id.clone() }))
}

/// The weapons of an option that take a skill.
fn given<'a>(pack: &Pack, privilege: &Privilege, option: &'a UnitOption) -> Vec<&'a String> {
    let Allows::Weapons(line) = &privilege.allows else { return Vec::new() };
    let on_line =
        |it: &&String| pack.weapons.get(*it).is_some_and(|it| it.modes.iter().any(|it| it.line.kind == *line));
    option.gives.weapons.iter().filter(on_line).collect()
}

fn rule_for(privilege: &Privilege, fielded: &Fielded<'_>) -> RuleId {
    privilege.created.filter(|_| fielded.unit.created.is_some()).unwrap_or(privilege.rule)
}

/// Nobody is given more of what a skill allows than its X.
pub(super) fn check(seen: &mut Inspection<'_>, fielded: &Fielded<'_>) {
    let legal = fielded.unit.size.0..=fielded.unit.size.1;
    let Some(models) = legal.contains(&fielded.size()).then(|| assignment::takers(fielded).ok()).flatten() else {
        return;
    };
    for privilege in &seen.pack.header.privileges {
        let Allows::Weapons(_) = privilege.allows else { continue };
        let x = fielded.skills().filter(|it| it.rule == privilege.skill).filter_map(|it| it.x).max().unwrap_or(0);
        let taken = |model: &assignment::Taking<'_>| -> i32 {
            let powers =
                model.options.iter().map(|(option, count)| (given(seen.pack, privilege, option).len(), *count));
            powers.map(|(powers, count)| (powers as i32).saturating_mul(count)).fold(0, i32::saturating_add)
        };
        let most_taken = models.iter().map(taken).max().unwrap_or(0);
        if most_taken > x {
            let wrong = Wrong::BeyondSkill { skill: privilege.skill, taken: most_taken, most: x };
            seen.at_unit(fielded.at, rule_for(privilege, fielded), wrong, None);
        }
    }
}

//! Checks of references: a weapon that no file defines, an option that replaces what its unit does not carry.

use crate::pack::{
    Pack, change_check,
    header::Header,
    misprint::{Misprint, Problem},
    option_list::OptionList,
    unit::Unit,
    unit_option::UnitOption,
};

/// Reports every name in the pack that does not exist.
pub(crate) fn check(pack: &Pack, misprints: &mut Vec<Misprint>) {
    check_categories(&pack.header, misprints);
    for unit in pack.units.values() {
        check_unit(pack, unit, misprints);
    }
    for list in pack.lists.values() {
        check_list(pack, list, misprints);
    }
}

/// An entry under inspection, and where what is wrong with it goes.
pub(crate) struct Inspected<'a> {
    file: &'a str,
    entry: String,
    misprints: &'a mut Vec<Misprint>,
}

impl Inspected<'_> {
    pub(crate) fn report(&mut self, key: &str, problem: Problem) {
        let (file, entry) = (self.file.into(), self.entry.clone());
        self.misprints.push(Misprint { file, entry, key: key.into(), problem });
    }

    pub(crate) fn missing(&mut self, key: &str, what: &'static str, name: &str) {
        self.report(key, Problem::NoSuch { what, name: name.into() });
    }
}

fn check_categories(header: &Header, misprints: &mut Vec<Misprint>) {
    for category in header.categories.values() {
        let mut seen = Inspected { file: &header.file, entry: format!("category {}", category.id), misprints };
        for name in category.joins.iter().filter(|it| !header.categories.contains_key(*it)) {
            seen.missing("joins", "category", name);
        }
    }
}

fn check_unit(pack: &Pack, unit: &Unit, misprints: &mut Vec<Misprint>) {
    let mut seen = Inspected { file: &unit.file, entry: format!("unit {}", unit.id), misprints };
    for name in unit.model.weapons.iter().filter(|it| !pack.weapons.contains_key(*it)) {
        seen.missing("weapons", "weapon", name);
    }
    for name in unit.only_with.iter().flat_map(|it| &it.units).filter(|it| !pack.units.contains_key(*it)) {
        seen.missing("only-with", "unit", name);
    }
    if let Some(allegiance) = unit.allegiance.as_ref().filter(|it| !allegiance(pack, it)) {
        seen.missing("allegiance", "allegiance", allegiance);
    }
    offered_twice(pack, unit, &mut seen);
    for option in &unit.options {
        seen.entry = format!("unit {}, option {}", unit.id, option.id);
        change_check::check(pack, unit, option, &mut seen);
        check_option(pack, option, &unit.options, &mut seen);
    }
}

fn allegiance(pack: &Pack, name: &str) -> bool {
    pack.header
        .factions
        .values()
        .filter_map(|it| it.allegiances.as_ref())
        .any(|it| it.names.iter().any(|it| it == name))
}

fn check_list(pack: &Pack, list: &OptionList, misprints: &mut Vec<Misprint>) {
    let mut seen = Inspected { file: &list.file, entry: String::new(), misprints };
    for option in &list.options {
        seen.entry = format!("list {}, option {}", list.id, option.id);
        check_option(pack, option, &list.options, &mut seen);
    }
}

fn check_option(pack: &Pack, option: &UnitOption, beside: &[UnitOption], seen: &mut Inspected<'_>) {
    for name in option.gives.weapons.iter().filter(|it| !pack.weapons.contains_key(*it)) {
        seen.missing("gives.weapons", "weapon", name);
    }
    for sponsor in option.sponsors.iter().filter(|it| !pack.units.contains_key(&it.unit)) {
        seen.missing("allowed-by", "unit", &sponsor.unit);
    }
    for name in option.replaces_one.iter().filter(|it| !pack.header.lines.contains_key(*it)) {
        seen.missing("replaces-one", "line", name);
    }
    let known = |id: &str| beside.iter().any(|it| it.id == id);
    for clash in option.not_with.iter().filter(|it| !known(&it.option)) {
        seen.missing("not-with", "option", &clash.option);
    }
    for name in option.only_with.iter().filter(|it| !known(it)) {
        seen.missing("only-with", "option", name);
    }
    for name in option.charts.iter().filter(|it| !pack.charts.contains_key(*it)) {
        seen.missing("charts", "chart", name);
    }
}

/// An option of a list may not bear the id of one of the unit's own, or of another list's, that the unit may take.
fn offered_twice(pack: &Pack, unit: &Unit, seen: &mut Inspected<'_>) {
    for army in pack.header.factions.keys().filter(|it| unit.serves(it)) {
        let ids: Vec<_> = pack.offers(unit, army).map(|it| &it.option.id).collect();
        for (_, id) in ids.iter().enumerate().filter(|(at, id)| ids[..*at].contains(id)) {
            seen.report("option", Problem::Twice { id: (*id).clone() });
        }
    }
}

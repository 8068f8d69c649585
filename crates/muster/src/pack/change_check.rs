//! Checks of options that change figures: the figure must exist, and must stay within its column however often the
//! option is taken.

use crate::pack::{
    Pack,
    misprint::Problem,
    option_effects::WeaponChange,
    reference_check::Inspected,
    unit::Unit,
    unit_option::UnitOption,
    value::{Line, Value},
};

pub(crate) fn check(pack: &Pack, unit: &Unit, option: &UnitOption, seen: &mut Inspected<'_>) {
    let given: Vec<_> = unit.options.iter().flat_map(|it| &it.gives.weapons).collect();
    let carried = |it: &String| unit.model.weapons.contains(it) || given.contains(&it);
    for name in option.replaces.iter().filter(|it| !carried(it)) {
        seen.missing("replaces", "weapon of this unit", name);
    }
    for (column, step) in &option.gives.stats {
        figure(pack, unit, option, &unit.model.profile, (column, *step), seen);
    }
    match &option.gives.weapon {
        Some(change) if !carried(&change.weapon) => seen.missing("gives.weapon", "weapon of this unit", &change.weapon),
        Some(change) => weapon(pack, unit, option, change, seen),
        None => (),
    }
}

fn weapon(pack: &Pack, unit: &Unit, option: &UnitOption, change: &WeaponChange, seen: &mut Inspected<'_>) {
    for mode in pack.weapons.get(&change.weapon).iter().flat_map(|it| &it.modes) {
        for (column, step) in &change.add {
            figure(pack, unit, option, &mode.line, (column, *step), seen);
        }
        let kind = &pack.header.lines[&mode.line.kind];
        for column in change.set.keys().filter(|it| kind.column(it).is_none()) {
            seen.missing("gives.weapon.set", "column on the weapon's line", column);
        }
    }
}

/// A figure that steps up or down must exist and stay within its column from the lowest to the highest step.
fn figure(
    pack: &Pack,
    unit: &Unit,
    option: &UnitOption,
    line: &Line,
    (column, step): (&String, i32),
    seen: &mut Inspected<'_>,
) {
    let start = match line.get(column) {
        Some(Value::Number(it) | Value::Plus(it)) => *it,
        Some(Value::Inches(it)) => it.0 / 100,
        Some(Value::Dash | Value::Word(_)) | None => return seen.missing("gives", "figure on the line", column),
    };
    let Some(kind) = pack.header.lines[&line.kind].column(column) else { return };
    let (least, most) = (i64::from(kind.within.0), i64::from(kind.within.1));
    let allowed = option.takers.allowed(unit.size.1);
    for count in [*allowed.start(), *allowed.end()] {
        let given = i64::from(start) + i64::from(step) * i64::from(count);
        if !(least..=most).contains(&given) {
            seen.report(&format!("gives: {column}"), Problem::OutOfRange { given, least, most });
        }
    }
}

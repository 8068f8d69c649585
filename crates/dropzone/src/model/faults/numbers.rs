//! Numbers to roll: a die is rolled for 2+ to 6+, because a 1 always fails (`dc.basic.modifiers`).

use battle::{Fault, Line};
use catalogue::rule;

use crate::{Accuracy, Fortitude, Mode, Setup, UnitRule, WeaponRule};

/// Profiles with a number that no die is rolled for.
pub(super) fn faults(setup: &Setup) -> Vec<Fault> {
    let mut faults = Vec::new();
    for profile in &setup.profiles {
        let mut numbers = profile.modes.iter().flat_map(numbers);
        if let Some(number) = numbers.find(|it| !(2..=6).contains(it)) {
            let line = Line::new("dc-fault-number").with("unit", profile.name.as_str()).with("number", number);
            faults.push(Fault { rule: Some(rule!("dc.basic.modifiers")), line });
        }
    }
    faults
}

/// Every number with a + of a mode and its weapons.
fn numbers(mode: &Mode) -> Vec<u8> {
    let mut all: Vec<u8> = mode.countermeasures.passive.into_iter().collect();
    if let Some(Fortitude::OnOrAbove(number)) = mode.fortitude {
        all.push(number);
    }
    all.extend(mode.rules.iter().filter_map(|it| if let UnitRule::Dodge(number) = it { Some(*number) } else { None }));
    for weapon in &mode.weapons {
        match weapon.accuracy {
            Accuracy::OnOrAbove(number) => all.push(number),
            Accuracy::ByTarget { aircraft, other } => all.extend([aircraft, other]),
            Accuracy::ByRange { near, far } => all.extend([near, far]),
            Accuracy::Dash => {}
        }
        let frag = |it: &WeaponRule| if let WeaponRule::Frag(number) = it { Some(*number) } else { None };
        all.extend(weapon.rules.iter().filter_map(frag));
    }
    all
}

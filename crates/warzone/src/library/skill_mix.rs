//! Armies with more skills than anybody fields, for the law harness: whatever skills meet, a battle keeps the laws.

use catalogue::{RuleId, rule};
use muster::{Ability, ResolvedModel, Value};

use crate::Setup;

/// The skills that are dealt out, with their X.
const SKILLS: [(RuleId, Option<i32>); 25] = [
    (rule!("wz.skill.berserk.trigger"), None),
    (rule!("wz.skill.leap"), Some(6)),
    (rule!("wz.skill.stalk"), None),
    (rule!("wz.skill.execution.leader"), None),
    (rule!("wz.skill.predator-senses"), None),
    (rule!("wz.skill.duellist"), None),
    (rule!("wz.skill.brutal"), None),
    (rule!("wz.skill.gunslinger"), None),
    (rule!("wz.skill.contempt"), None),
    (rule!("wz.skill.medic"), Some(4)),
    (rule!("wz.skill.sniper"), None),
    (rule!("wz.skill.ranger"), None),
    (rule!("wz.skill.camouflage"), Some(2)),
    (rule!("wz.skill.bulky"), None),
    (rule!("wz.skill.slippery"), None),
    (rule!("wz.skill.crackshot"), None),
    (rule!("wz.skill.ferocity"), None),
    (rule!("wz.skill.pathfinder"), None),
    (rule!("wz.skill.disposable"), None),
    (rule!("wz.skill.stay-frosty"), None),
    (rule!("wz.skill.dispersible"), None),
    (rule!("wz.bauhaus.doctrine.ranged.targeting-flare"), None),
    (rule!("wz.bauhaus.doctrine.ranged.special-weapons-training"), None),
    (rule!("wz.bauhaus.doctrine.tech.sandbag-equipment"), None),
    (rule!("wz.skill.target-identifier"), None),
];
/// How many each unit gets.
const EACH: usize = 5;

/// The same battle with skills dealt to all units in turn, and Rail weapons in some hands.
pub(crate) fn gifted(mut setup: Setup, seed: u64) -> Setup {
    let mut next = seed as usize % SKILLS.len();
    for unit in setup.forces.iter_mut().flat_map(|it| &mut it.units) {
        for model in &mut unit.models {
            let skills = (next..next + EACH).map(|it| SKILLS[it % SKILLS.len()]);
            model.skills.extend(skills.map(|(rule, x)| Ability { x, ..Ability::plain(rule) }));
        }
        if next.is_multiple_of(2) {
            unit.models.iter_mut().for_each(rearm);
        }
        next += EACH - 1;
    }
    setup
}

/// Guns without a template become Rail weapons.
fn rearm(model: &mut ResolvedModel) {
    for mode in model.weapons.iter_mut().flat_map(|it| &mut it.modes) {
        if mode.line.kind == "ranged" && mode.line.word("template").is_none() {
            mode.line.values.insert("class".to_owned(), Value::Word("R".to_owned()));
        }
    }
}

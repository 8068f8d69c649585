//! The Active skills of the army books: what a squad or a model may do for turned Resource Cards (`wz.card.burn-skill`).
//!
//! What a skill does while it is in force is said in its entry, which looks for the grant.

use catalogue::{RuleId, rule};

use crate::{Active, On, Until};

const fn active(rule: RuleId, cards: u8, on: On, gives: RuleId) -> Active {
    Active { rule, cards: (cards, None), on, gives, until: Until::GameTurn, once: false, limit: None }
}

/// One whose effect goes by its own name.
const fn own(rule: RuleId, cards: u8, on: On) -> Active {
    active(rule, cards, on, rule)
}

/// Every Active skill that is bought with cards alone.
pub const ACTIVES: &[Active] = &[
    own(rule!("wz.bauhaus.doctrine.cc.the-moment-has-come"), 1, On::Squad),
    own(rule!("wz.bauhaus.doctrine.cc.advanced-hand-to-hand"), 1, On::Squad),
    Active { once: true, ..own(rule!("wz.bauhaus.doctrine.ranged.steady-aim"), 2, On::Squad) },
    own(rule!("wz.bauhaus.doctrine.ranged.motion-beacon"), 1, On::Beginning),
    active(
        rule!("wz.bauhaus.skill.etoiles-mortant.strike-at-the-heart"),
        1,
        On::Squad,
        rule!("wz.skill.predator-senses"),
    ),
    own(rule!("wz.bauhaus.skill.etoiles-mortant.blessed-by-the-brotherhood"), 1, On::Model),
    Active { limit: Some(2), ..own(rule!("wz.armoury.weapon.car-24"), 1, On::Model) },
    own(rule!("wz.bauhaus.skill.hussars.gw-170-ubgl"), 1, On::Model),
    own(rule!("wz.bauhaus.skill.venusian-rangers.gw-170-ubgl"), 1, On::Model),
    Active {
        cards: (1, Some(2)),
        ..active(rule!("wz.bauhaus.skill.venusian-rangers.marksmanship"), 1, On::Some(5), rule!("wz.skill.crackshot"))
    },
    own(rule!("wz.bauhaus.skill.steiner.stopping-rounds"), 1, On::Model),
    Active { until: Until::Activation, ..own(rule!("wz.bauhaus.skill.drachen.neurolash-energy-arc"), 1, On::Model) },
    Active { until: Until::Activation, ..own(rule!("wz.bauhaus.skill.duval.cleansing-flame"), 1, On::Model) },
    Active { until: Until::Activation, ..own(rule!("wz.bauhaus.skill.juggernauts.squash"), 1, On::Model) },
    own(rule!("wz.bauhaus.skill.juggernauts.defensive-mode"), 0, On::Beginning),
    Active {
        cards: (1, Some(3)),
        until: Until::Activation,
        ..own(rule!("wz.bauhaus.skill.juggernauts.weapons-overcharge"), 1, On::Some(1))
    },
];

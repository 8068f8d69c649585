//! The Chthonic Transfuser: whoever it removes bursts.
//!
//! A Small Explosion lies on every model that its own shots remove, and the shooter's enemies beneath it take an Autohit
//! of St 8 and AVV 0. Whoever that removes does not burst in turn. An enemy squad that loses a model to either must take a Pinning
//! test at once, at -3 LD.

use battle::{Breakdown, Resolution};
use catalogue::{RuleId, rule};

use crate::{
    ArmourTest, Cause, DamageType, Event, ModelId, Pierce, Step, TemplateSize, Warzone, Wound,
    model::entry::Entry,
    rules::{
        shooting::templates::{around, spot_of, under},
        tokens::traps,
        wounds,
    },
};

const RULE: RuleId = rule!("wz.armoury.weapon.chthonic-transfuser");
/// The St of the burst.
const ST: u8 = 8;
/// What it takes off the LD of the Pinning test.
const STICKY: i8 = -3;

/// What it changes.
pub(crate) const ENTRY: Entry = Entry { rules: &[RULE], on_kill: Some(on_kill), ..Entry::NONE };

/// The victim of this wound is about to be removed.
fn on_kill(now: &mut Resolution<'_, Warzone>, wound: &Wound) {
    let Some(by) = wound.by.filter(|_| now.weapon_of(wound).is_some_and(|it| it.ability(RULE).is_some())) else {
        return;
    };
    let hits = if wound.cause == Cause::Ichor { Vec::new() } else { burst(now, by, wound) };
    let mut steps: Vec<Step> = hits.into_iter().map(Step::Wound).collect();
    if now.are_enemies(by, wound.victim) {
        let squad = now.field.squad(wound.victim);
        steps.push(Step::PinningTest { squad, modifier: Some((RULE, STICKY)) });
    }
    now.emit(Event::Then(steps));
}

/// The explosion, and what it does to everybody beneath it who is an enemy of the shooter's.
fn burst(now: &mut Resolution<'_, Warzone>, by: ModelId, wound: &Wound) -> Vec<Wound> {
    let (size, at) = (TemplateSize::SmallExplosion, spot_of(now, wound.victim));
    now.emit(Event::TemplateLaid { by, size, at, along: None });
    traps::clear(now, &around(size, at));
    let beneath: Vec<ModelId> = under(now, size, at).collect();
    let struck = beneath.into_iter().filter(|it| *it != wound.victim && now.are_enemies(by, *it));
    let hit = |victim| Wound {
        victim,
        st: ST,
        damage: DamageType::Blast,
        critical: 1,
        cause: Cause::Ichor,
        armour: ArmourTest::Taken,
        heals: true,
        hull: Some(Pierce::default()),
        ..*wound
    };
    let hits: Vec<Wound> = struck.map(hit).collect();
    for wound in &hits {
        wounds::strike(now, *wound, Breakdown::base(RULE, i32::from(ST)));
    }
    hits
}

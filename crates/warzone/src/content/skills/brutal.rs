//! Brutal: a model that the bearer removes with a Close Combat Attack shakes its comrades: a Pinning test at once.
//!
//! One Pinning test a Game Turn is all a squad takes, so a Brutal Attack, which has its own at a worse LD, goes first.

use battle::Resolution;
use catalogue::{RuleId, rule};

use crate::{Cause, Event, Step, Warzone, Wound, model::entry::Entry};

pub(super) const RULE: RuleId = rule!("wz.skill.brutal");

/// What it changes.
pub(crate) const ENTRY: Entry = Entry { rules: &[RULE], on_kill: Some(on_kill), ..Entry::NONE };

/// The victim of this wound is about to be removed.
fn on_kill(now: &mut Resolution<'_, Warzone>, wound: &Wound) {
    let brutal = wound.cause == Cause::Close && wound.by.is_some_and(|it| now.has_skill(it, RULE));
    let shocked = matches!(now.steps.top(), Some(Step::Shock { victim, .. }) if *victim == wound.victim);
    if brutal && !shocked {
        let squad = now.field.squad(wound.victim);
        now.emit(Event::Then(vec![Step::PinningTest { squad, modifier: None }]));
    }
}

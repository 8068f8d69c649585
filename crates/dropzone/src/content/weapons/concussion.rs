//! Concussion Round (`dc.weapon.concussion`): infantry in the feature it hits is moved away from the edges for this turn.

use catalogue::rule;

use crate::{
    Now, Target, WeaponRule,
    model::{
        chapters::infantry::Event,
        entry::{Entry, Shot},
    },
};

pub(crate) const ENTRY: Entry = Entry { struck: Some(struck), ..Entry::none(rule!("dc.weapon.concussion")) };

fn struck(now: &mut Now<'_>, shot: &Shot<'_>, _: u8) {
    if let Target::Feature(feature) = shot.target
        && shot.weapon.has(WeaponRule::Concussion)
    {
        now.emit(Event::Concussed { feature }.into());
    }
}

//! Hulls: models with Structure Points in place of Wounds, as far as the core rules meet them.
//!
//! A hull has four locations with Structure Points and an Armour Value each. A hit that has an AVV is placed on one of
//! them by a D20, or by an attacker who aimed; the AV of the location, changed by the facing struck and the AVV, is tested
//! for; a failure costs a Structure Point. A hull whose first location has none left is Destroyed. How vehicles move and
//! shoot, and what the loss of the other locations does to them, belongs to the vehicle rules and is not here: by hand a
//! hull can be set up, attacked and destroyed.

use battle::{Breakdown, Change, Resolution};
use catalogue::{RuleId, rule};
use dice::{NeedDice, Roll};

use crate::{
    ArmourTest, Cause, Event, Forbidden, ModelId, Pierce, State, Step, Test, Warzone, Wound,
    rules::{
        rolls::skill_test::{D20, limited, test},
        wounds,
    },
};

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] = &[
    rule!("wz.def.destroyed"),
    rule!("wz.vehicle.stat.line"),
    rule!("wz.vehicle.sp.overflow"),
    rule!("wz.fall.vehicle"),
];

/// The AVV of a fall (`wz.fall.vehicle`).
pub(crate) const FALL: u8 = 10;
/// Critical Damage never exceeds this (`wz.def.critical-damage`).
const MOST_DAMAGE: u8 = 4;

impl State {
    /// The Structure Points a location has left.
    #[must_use]
    pub fn structure(&self, model: ModelId, location: u8) -> u8 {
        let at = usize::from(location).min(3);
        let whole = self.profile(model).hull.map_or(0, |it| it.locations[at].sp);
        whole.saturating_sub(self.model(model).damage[at])
    }

    /// What a hull must roll to ignore a hit on a location (`wz.vehicle.stat.av-test`). A fall strikes no side.
    #[must_use]
    pub fn hull_need(&self, wound: &Wound, location: u8) -> Option<Breakdown> {
        let (hull, pierce) = (self.profile(wound.victim).hull?, wound.hull?);
        let av = i32::from(hull.locations[usize::from(location).min(3)].av);
        let side = wound.by.map_or(0, |by| {
            let (here, there) = (self.figure(wound.victim), self.figure(by));
            let ahead = here.ahead().dot(there.at - here.at) >= 0.0;
            i32::from(if ahead { hull.front } else { hull.back })
        });
        let need = Breakdown::base(rule!("wz.vehicle.stat.av-test"), av)
            .plus(rule!("wz.vehicle.stat.av-modifiers"), side)
            .plus(rule!("wz.weapon.avv"), -i32::from(pierce.avv));
        Some(limited(need))
    }
}

/// The Structure Points a failed test costs (`wz.def.critical-damage`).
#[must_use]
pub fn hull_damage(pierce: &Pierce) -> Breakdown {
    let one = Breakdown::base(rule!("wz.vehicle.sp.per-location"), 1);
    match pierce.critical {
        Some(x) => one.with(rule!("wz.def.critical-damage"), Change::Becomes(i32::from(x.min(MOST_DAMAGE)))),
        None => one,
    }
}

/// A hit on a model with Structure Points: without an AVV it does nothing; an aimed one is placed by the attacker.
pub(crate) fn struck(now: &mut Resolution<'_, Warzone>, wound: Wound) -> Result<(), NeedDice> {
    match wound.hull {
        None => Ok(()),
        Some(pierce) if pierce.aimed => {
            now.emit(Event::Then(vec![Step::Locate(wound)]));
            Ok(())
        }
        Some(_) => place_by_roll(now, wound),
    }
}

/// Why a hit cannot be placed there.
pub(crate) fn objection(location: u8) -> Option<Forbidden> {
    (location > 3).then_some(Forbidden::NoSuchLocation { location })
}

/// The attacker names the location, or lets the die decide.
pub(crate) fn answer(now: &mut Resolution<'_, Warzone>, wound: Wound, at: Option<u8>) -> Result<(), NeedDice> {
    now.emit(Event::Done);
    match at {
        Some(location) => place(now, wound, location, None),
        None => place_by_roll(now, wound),
    }
}

/// A D20 places the hit: 1-10, 11-14, 15-18 or 19-20 (`wz.vehicle.location.table`).
fn place_by_roll(now: &mut Resolution<'_, Warzone>, wound: Wound) -> Result<(), NeedDice> {
    let roll = Roll::new(rule!("wz.vehicle.location.table"), 1, D20.1).grouped(&[10, 14, 18]);
    let die = now.roll_one(roll)?;
    let location = match die {
        ..=10 => 0,
        11..=14 => 1,
        15..=18 => 2,
        19.. => 3,
    };
    place(now, wound, location, Some(die))
}

/// The hit falls on a location; where that has nothing left, on the first (`wz.vehicle.sp.overflow`).
fn place(now: &mut Resolution<'_, Warzone>, wound: Wound, at: u8, die: Option<u8>) -> Result<(), NeedDice> {
    let model = wound.victim;
    let location = if now.structure(model, at) == 0 { 0 } else { at };
    now.emit(Event::Located { model, location, die });
    let need = now.hull_need(&wound, location);
    if wound.armour != ArmourTest::Denied && test(now, model, Test::Hull, need)?.passed() {
        return Ok(());
    }
    let sp = hull_damage(&wound.hull.unwrap_or_default());
    now.emit(Event::HullHurt { model, location, sp });
    wounds::count_loss(now, &wound, now.structure(model, 0) == 0);
    Ok(())
}

/// The AVV of a Free Slash at a hull: the highest of any close combat weapon, grenades stuck on included
/// (`wz.cc.free-slash-vehicle`).
pub(crate) fn slash(state: &State, by: ModelId) -> (RuleId, Pierce) {
    let avv = state.profile(by).blades().filter_map(|it| it.1.avv).max().unwrap_or(0);
    (rule!("wz.cc.free-slash-vehicle"), Pierce { avv, ..Pierce::default() })
}

/// What a fall does to a hull: an AVV 10 Autohit, one whatever the height (`wz.fall.vehicle`).
pub(crate) fn fallen(wound: Wound) -> Wound {
    Wound { hull: Some(Pierce { avv: FALL, ..Pierce::default() }), cause: Cause::Other, by: None, ..wound }
}

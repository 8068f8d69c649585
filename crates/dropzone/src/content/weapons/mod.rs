//! Special rules of weapons, a file each.

pub(crate) mod alt;
pub(crate) mod area;
pub(crate) mod articulated;
pub(crate) mod barrage;
pub(crate) mod call_it_in;
pub(crate) mod concussion;
pub(crate) mod demolisher;
pub(crate) mod devastator;
pub(crate) mod disruptor;
pub(crate) mod flame;
pub(crate) mod frag;
pub(crate) mod goliath;
pub(crate) mod indirect;
pub(crate) mod ion_storm;
pub(crate) mod limited;
pub(crate) mod marksman;
pub(crate) mod reduced;
pub(crate) mod self_destruct;
pub(crate) mod shaped_charge;
pub(crate) mod small_arms;
pub(crate) mod smoke;
pub(crate) mod sniper;
pub(crate) mod strafe;
pub(crate) mod tech_killer;
pub(crate) mod through_cover;
pub(crate) mod toughened_shells;
pub(crate) mod trap_detonator;
pub(crate) mod weight_of_fire;

use crate::{Weapon, WeaponRule};

/// Whether a weapon does nothing to features, and lights no fires (`dc.weapon.tech-killer`).
fn spares_features(weapon: &Weapon) -> bool {
    weapon.has(WeaponRule::TechKiller)
}

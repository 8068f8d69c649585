//! Aircraft (`dc.air.move`, `dc.fast.attack-run`).

mod crashes;
mod fast_movers;
mod flying;
mod reactions;
mod runs;

use dropzone::{
    LandingZone, Mode, Move, Place, Profile, SquadId, Stand, Template, UnitId, UnitType, Way, chapters::aircraft::Order,
};
use table::{Bearing, Point};

use crate::support::{With, point, tank};

/// A dropship: Armour 5, 3 DP, Mv 18, LZ L, without weapons.
pub fn dropship() -> Profile {
    tank().line(|it: &mut Mode| {
        it.movement = Move::Inches(18);
        (it.armour, it.damage_points) = (5, 3);
        it.unit_type = UnitType::Aircraft;
        it.landing_zone = Some(LandingZone::Template(Template::Large));
        it.weapons = Vec::new();
    })
}

/// In the air over a place, facing north.
pub fn air(x: f64, y: f64) -> Vec<Stand> {
    vec![Stand::at(Place::Air(point(x, y)))]
}

fn fly_to(squad: u8, unit: u8, path: &[(f64, f64)], lands: bool) -> Order {
    let path: Vec<Point> = path.iter().map(|(x, y)| point(*x, *y)).collect();
    let ways = vec![Way::of(UnitId(unit), &path, Bearing::NORTH)];
    let landing = lands.then_some(UnitId(unit)).into_iter().collect();
    Order::Fly { squad: SquadId(squad), ways, landing }
}

/// One unit flies along these places and stays up.
pub fn fly(squad: u8, unit: u8, path: &[(f64, f64)]) -> Order {
    fly_to(squad, unit, path, false)
}

/// One unit flies along these places and lands.
pub fn land(squad: u8, unit: u8, path: &[(f64, f64)]) -> Order {
    fly_to(squad, unit, path, true)
}

//! A hull as data: its locations with Structure Points and Armour Values.

use muster::Line;

/// What a model has that takes damage as a vehicle does (`wz.vehicle.stat.line`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hull {
    /// Its locations, from the top of the table.
    pub locations: [Location; 4],
    /// Added to AV when struck from the front.
    pub front: i8,
    /// Added to AV when struck from behind.
    pub back: i8,
}

/// A location of a hull.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Location {
    /// Structure Points.
    pub sp: u8,
    /// Armour Value.
    pub av: u8,
}

impl Hull {
    /// The hull of a stat line that has one.
    pub(crate) fn read(line: &Line) -> Option<Hull> {
        let figure = |name: String| line.number(&name).map(|it| it.clamp(0, 40) as u8);
        let location = |at: usize| Some(Location { sp: figure(format!("SP{at}"))?, av: figure(format!("AV{at}"))? });
        let side = |name: &str| line.number(name).unwrap_or(0).clamp(-20, 20) as i8;
        let locations = [location(1)?, location(2)?, location(3)?, location(4)?];
        Some(Hull { locations, front: side("front"), back: side("back") })
    }
}

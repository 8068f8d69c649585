//! Transports (`dc.transport.embark`): orders in short, and the chapters.

mod aircraft_aboard;
mod firing_ports;
mod flights;
mod getting_in;
mod getting_out;
mod together;
mod wrecks;

use dropzone::{
    Edge, Exit, FeatureId, Order, Profile, SquadId, TransportLetter, UnitId, Way,
    chapters::{movement, transports},
};

use crate::support::{With, infantry, north, point};

/// Infantry that takes I1 a base.
fn riders() -> Profile {
    infantry().needs(TransportLetter::I, 1)
}

/// Everybody of a squad gets into these Transports; none: left behind.
fn embark(squad: u8, into: &[Option<u8>]) -> Order {
    let into = into.iter().map(|it| it.map(UnitId)).collect();
    transports::Order::Embark { squad: SquadId(squad), into }.into()
}

fn disembark(squad: u8, places: &[(f64, f64)]) -> Order {
    let places = places.iter().map(|(x, y)| point(*x, *y)).collect();
    transports::Order::Disembark { squad: SquadId(squad), to: Exit::Open { places } }.into()
}

fn disembark_into(squad: u8, feature: u8, edges: &[Option<u8>]) -> Order {
    let edges = edges.iter().map(|it| it.map(Edge)).collect();
    transports::Order::Disembark { squad: SquadId(squad), to: Exit::Into { feature: FeatureId(feature), edges } }.into()
}

fn call(squad: u8) -> Order {
    transports::Order::Call { squad: SquadId(squad) }.into()
}

/// One unit of a squad moves straight there.
fn go(squad: u8, unit: u8, to: (f64, f64)) -> Order {
    let ways = vec![Way::of(UnitId(unit), &[point(to.0, to.1)], north())];
    movement::Order::Move { squad: SquadId(squad), ways }.into()
}

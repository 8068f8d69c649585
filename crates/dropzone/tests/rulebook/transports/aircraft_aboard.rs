//! Aircraft that are carried (`dc.transport.disembark`, `dc.special.vampires`): they get out into the air.

use dropzone::{Category, Place, Profile, Stand, TransportLetter, chapters::transports};

use super::{call, disembark, embark};
use crate::{
    aircraft::{dropship, fly, land},
    support::{With, at_unit, gun, point, scene, tank, transport},
};

/// A scout aircraft that takes L1: Mv 4, LZ Tiny.
fn drone() -> Profile {
    let drone = dropship().armour(3, 1).line(|it| {
        it.movement = dropzone::Move::Inches(4);
        it.landing_zone = Some(dropzone::LandingZone::Tiny);
    });
    drone.needs(TransportLetter::L, 1)
}

fn carrier() -> Profile {
    transport(dropship(), TransportLetter::L, 4)
}

#[test]
fn aircraft_get_out_into_the_air_and_fly_on() {
    // dc.transport.disembark, dc.basic.type-aircraft: a drone's radius is 0.5, the Transport ends at 21.5; beside it, not on
    // the enemy tank below, but over it.
    let landed = vec![Stand::at(Place::Landed(point(20.0, 26.0)))];
    let mut play =
        scene().stands(0, carrier(), landed).aboard(0, drone(), 0, 1).squad(1, tank(), &[(23.0, 30.5)]).start();
    play.activate(0, 1);
    assert_eq!(play.refused(disembark(1, &[(24.1, 26.0)])), "dc.transport.disembark", "2.1 inches away");
    play.give(0, disembark(1, &[(23.0, 26.0)]), &[]);
    assert_eq!(play.unit(1).place, Place::Air(point(23.0, 26.0)));
    play.give(0, fly(1, 1, &[(23.0, 30.0)]), &[]);
    assert_eq!(play.unit(1).place, Place::Air(point(23.0, 30.0)));
}

#[test]
fn two_aircraft_do_not_get_out_on_each_other_nor_on_one_that_flies_there() {
    // dc.basic.model-sizes
    let landed = vec![Stand::at(Place::Landed(point(20.0, 26.0)))];
    let other = vec![Stand::at(Place::Air(point(23.0, 27.5)))];
    let mut play = scene()
        .stands(0, carrier(), landed)
        .aboard(0, drone(), 0, 2)
        .stands(1, drone(), other)
        .squad(1, tank(), &[(5.0, 5.0)])
        .start();
    play.activate(0, 1);
    assert_eq!(play.refused(disembark(1, &[(23.0, 26.0), (23.0, 25.5)])), "dc.transport.disembark");
    assert_eq!(play.refused(disembark(1, &[(23.0, 26.0), (23.0, 27.1)])), "dc.transport.disembark");
    play.give(0, disembark(1, &[(23.0, 26.0), (23.0, 24.9)]), &[]);
}

#[test]
fn carried_aircraft_get_in_again_when_they_have_landed() {
    // dc.transport.embark
    let landed = vec![Stand::at(Place::Landed(point(20.0, 26.0)))];
    let mut play = scene()
        .stands(0, drone(), vec![Stand::at(Place::Air(point(25.0, 26.0)))])
        .stands(0, carrier(), landed)
        .squad(1, tank(), &[(40.0, 5.0)])
        .act();
    play.give(0, call(1), &[]);
    assert_eq!(play.refused(embark(0, &[Some(1)])), "dc.transport.embark", "it flies");
    play.give(0, land(0, 0, &[(22.5, 26.0)]), &[]);
    play.give(0, embark(0, &[Some(1)]), &[]);
    assert_eq!(play.unit(0).place, Place::Aboard(dropzone::UnitId(1)));
}

#[test]
fn vampires_leave_a_transport_in_flight_and_never_come_back() {
    // dc.special.vampires: even after a full move of the Transport.
    let vampires = || Profile { category: Category::Upgrade, needs: Default::default(), ..drone() };
    let flying = vec![Stand::at(Place::Air(point(20.0, 40.0)))];
    let mut play = scene()
        .stands(0, carrier(), flying)
        .aboard(0, vampires(), 0, 1)
        .joins(0)
        .squad(1, tank(), &[(40.0, 5.0)])
        .act();
    play.give(0, fly(0, 0, &[(20.0, 22.0)]), &[]);
    assert_eq!(play.refused(disembark(1, &[(24.1, 22.0)])), "dc.transport.disembark", "2.1 inches away");
    play.give(0, disembark(1, &[(22.5, 22.0)]), &[]);
    assert_eq!(play.unit(1).place, Place::Air(point(22.5, 22.0)));
    play.give(0, land(1, 1, &[(22.5, 21.5)]), &[]);
    assert_eq!(play.refused(embark(1, &[Some(0)])), "dc.special.vampires");
}

#[test]
fn aircraft_come_out_of_a_wreck_into_the_air() {
    // dc.transport.ground-destroyed: a D3 of 3 hits nobody.
    let truck = transport(tank().armour(8, 1), TransportLetter::L, 4);
    let mut play = scene()
        .squad(0, tank().armed(vec![gun(13, 1, 2)]), &[(20.0, 36.0)])
        .squad(1, truck, &[(20.0, 26.0)])
        .aboard(1, drone(), 1, 1)
        .act();
    play.shoot(0, at_unit(1), &[2, 2, 6]);
    play.give(1, transports::Order::GetOut { places: [point(20.0, 24.0)].into_iter().collect() }, &[]);
    assert_eq!(play.unit(2).place, Place::Air(point(20.0, 24.0)));
}

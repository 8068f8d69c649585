//! Aerial Transports: half a move (`dc.transport.half-move-air`), touch-and-go (`dc.transport.touch-and-go`), ropes
//! (`dc.special.fast-roping-air`).

use dropzone::{Place, Profile, SquadId, Stand, TransportLetter, UnitId, UnitRule};

use super::{call, disembark, disembark_into, embark, go, riders};
use crate::{
    aircraft::{air, dropship, fly, land},
    support::{Play, With, point, scene, tank, transport},
};

/// A dropship for T6: Mv 18, 3 inches wide.
fn condor() -> Profile {
    transport(dropship(), TransportLetter::T, 6)
}

fn rider() -> Profile {
    tank().needs(TransportLetter::T, 2)
}

fn landed(x: f64, y: f64) -> Vec<Stand> {
    vec![Stand::at(Place::Landed(point(x, y)))]
}

/// A Condor at 24, 40 with two squads of a tank aboard and one beside it, all of a Battlegroup, which is activated.
fn battlegroup(stands: Vec<Stand>) -> Play {
    let mut play = scene()
        .stands(0, condor(), stands)
        .aboard(0, rider(), 0, 1)
        .aboard(0, rider(), 0, 1)
        .joins(1)
        .squad(0, rider(), &[(21.0, 36.0)])
        .joins(1)
        .squad(1, tank(), &[(36.0, 20.0)])
        .start();
    play.activate(0, 1);
    play
}

#[test]
fn it_lets_units_off_after_half_a_move_and_not_after_more() {
    // dc.transport.half-move-air, dc.basic.rounding: a Condor of Mv 18 lands and unloads after 9 inches; Mv 17 halves to 9.
    for (movement, inches, expected) in
        [(18, 9.0, None), (17, 9.0, None), (18, 9.1, Some("dc.transport.half-move-air"))]
    {
        let carrier = condor().line(|it| it.movement = dropzone::Move::Inches(movement));
        let mut play = scene()
            .stands(0, carrier, air(24.0, 40.0))
            .aboard(0, rider(), 0, 1)
            .squad(1, tank(), &[(5.0, 5.0)])
            .start();
        play.activate(0, 1);
        let down = 40.0 - inches;
        assert_eq!(play.refused(disembark(1, &[(27.0, 40.0)])), "dc.transport.half-move-air", "it has not landed");
        play.give(0, land(0, 0, &[(24.0, down)]), &[]);
        let out = disembark(1, &[(27.0, down)]);
        match expected {
            None => drop(play.give(0, out, &[])),
            Some(rule) => assert_eq!(play.refused(out), rule),
        }
    }
}

#[test]
fn who_lets_units_off_or_on_first_flies_half_its_move_afterwards() {
    // dc.transport.half-move-air: letting units off before the move, or on, leaves 9 inches; without it there are 18.
    let mut play = battlegroup(landed(24.0, 40.0));
    play.give(0, disembark(1, &[(27.0, 40.0)]), &[]);
    assert_eq!(play.refused(fly(0, 0, &[(24.0, 30.9)])), "dc.transport.half-move-air");
    play.give(0, fly(0, 0, &[(24.0, 31.0)]), &[]);
    let mut play = battlegroup(landed(24.0, 36.0));
    play.give(0, embark(3, &[Some(0)]), &[]);
    assert_eq!(play.refused(fly(0, 0, &[(24.0, 26.9)])), "dc.transport.half-move-air");
    play.give(0, fly(0, 0, &[(24.0, 27.0)]), &[]);
    let mut play = battlegroup(landed(24.0, 40.0));
    play.give(0, fly(0, 0, &[(24.0, 22.0)]), &[]);
    assert_eq!(play.refused(disembark(1, &[(27.0, 22.0)])), "dc.transport.half-move-air");
}

#[test]
fn it_lands_lets_units_off_and_takes_off_again_in_one_move() {
    // dc.transport.touch-and-go: 4 inches down, any number of squads off, 5 inches on; they have their own moves afterwards.
    let mut play = battlegroup(air(24.0, 40.0));
    play.give(0, land(0, 0, &[(24.0, 36.0)]), &[]);
    play.give(0, disembark(1, &[(27.0, 36.0)]), &[]);
    play.give(0, disembark(2, &[(24.0, 38.5)]), &[]);
    assert_eq!(play.refused(fly(0, 0, &[(24.0, 30.9)])), "dc.transport.half-move-air", "9.1 in all");
    play.give(0, fly(0, 0, &[(24.0, 31.0)]), &[]);
    assert_eq!(play.unit(0).place, Place::Air(point(24.0, 31.0)));
    play.give(0, go(1, 1, (31.0, 36.0)), &[]);
    play.give(0, go(2, 2, (24.0, 42.5)), &[]);
}

#[test]
fn all_off_or_all_on_at_one_landing() {
    // dc.transport.touch-and-go: one off and one on, it stays; after it has taken off it lets nobody on or off again.
    let mut play = battlegroup(air(24.0, 40.0));
    play.give(0, land(0, 0, &[(24.0, 36.0)]), &[]);
    play.give(0, disembark(1, &[(27.0, 36.0)]), &[]);
    play.give(0, embark(3, &[Some(0)]), &[]);
    assert_eq!(play.refused(fly(0, 0, &[(24.0, 34.0)])), "dc.transport.touch-and-go");
    let mut play = battlegroup(air(24.0, 40.0));
    play.give(0, land(0, 0, &[(24.0, 36.0)]), &[]);
    play.give(0, disembark(1, &[(27.0, 36.0)]), &[]);
    play.give(0, land(0, 0, &[(24.0, 33.0)]), &[]);
    assert_eq!(play.refused(disembark(2, &[(27.0, 33.0)])), "dc.transport.touch-and-go");
    assert_eq!(play.refused(embark(3, &[Some(0)])), "dc.transport.touch-and-go");
    // What it let off before its move was another stop.
    let mut play = battlegroup(landed(24.0, 40.0));
    play.give(0, disembark(1, &[(27.0, 40.0)]), &[]);
    play.give(0, land(0, 0, &[(24.0, 36.0)]), &[]);
    play.give(0, embark(3, &[Some(0)]), &[]);
    play.give(0, fly(0, 0, &[(24.0, 31.0)]), &[]);
}

#[test]
fn nobody_else_acts_before_it_takes_off_again() {
    // dc.transport.touch-and-go, dc.action.two-categories: once a squad that got out drives or shoots, it stays landed.
    let mut play = battlegroup(air(24.0, 40.0));
    play.give(0, land(0, 0, &[(24.0, 36.0)]), &[]);
    play.give(0, disembark(1, &[(27.0, 36.0)]), &[]);
    play.give(0, go(1, 1, (28.0, 36.0)), &[]);
    assert_eq!(play.refused(fly(0, 0, &[(24.0, 34.0)])), "dc.action.two-categories");
    let mut play = battlegroup(air(24.0, 40.0));
    play.give(0, land(0, 0, &[(24.0, 36.0)]), &[]);
    play.shoot(3, crate::support::at_unit(4), &[1]);
    assert_eq!(play.refused(fly(0, 0, &[(24.0, 34.0)])), "dc.action.two-categories");
}

/// A dropship for I6 in the air 2 inches from a building, with a base aboard.
fn over_a_building(rider: Profile) -> Play {
    let mut play = scene()
        .building(20.0, 20.0)
        .stands(0, transport(dropship(), TransportLetter::I, 6), air(20.0, 26.0))
        .aboard(0, rider, 0, 1)
        .squad(1, tank(), &[(5.0, 5.0)])
        .start();
    play.activate(0, 1);
    play
}

#[test]
fn ropes_need_no_landing() {
    // dc.special.fast-roping-air, dc.special.fast-roping: into the building or onto the ground; who has none must wait.
    let roped = || riders().rule(UnitRule::FastRoping(3));
    over_a_building(roped()).give(0, disembark_into(1, 0, &[None]), &[]);
    over_a_building(roped()).give(0, disembark(1, &[(20.0, 28.4)]), &[]);
    let mut play = over_a_building(riders());
    assert_eq!(play.refused(disembark_into(1, 0, &[None])), "dc.transport.half-move-air");
    assert_eq!(play.refused(disembark(1, &[(20.0, 28.4)])), "dc.transport.half-move-air");
    // dc.transport.half-move-air: that limit holds for ropes too.
    let mut play = over_a_building(roped());
    play.give(0, fly(0, 0, &[(25.0, 26.0), (20.8, 26.0)]), &[]);
    assert_eq!(play.refused(disembark_into(1, 0, &[None])), "dc.transport.half-move-air", "9.2 inches");
}

#[test]
fn nobody_climbs_up_a_rope() {
    // dc.special.fast-roping-air: getting in takes a landed Aircraft, with ropes or without.
    let rows =
        [(true, false, "dc.special.fast-roping-air"), (false, false, "dc.transport.half-move-air"), (true, true, "")];
    for (ropes, lands, expected) in rows {
        let rider = if ropes { riders().rule(UnitRule::FastRoping(3)) } else { riders() };
        let stands = if lands { landed(20.0, 30.0) } else { air(20.0, 30.0) };
        let mut play = scene()
            .squad(0, rider, &[(20.0, 27.0)])
            .stands(0, transport(dropship(), TransportLetter::I, 6), stands)
            .squad(1, tank(), &[(5.0, 5.0)])
            .act();
        play.give(0, call(1), &[]);
        let up = embark(0, &[Some(1)]);
        if expected.is_empty() {
            play.give(0, up, &[]);
            assert_eq!(play.state.living(SquadId(0)).next(), Some(UnitId(0)));
            assert_eq!(play.unit(0).place, Place::Aboard(UnitId(1)));
        } else {
            assert_eq!(play.refused(up), expected);
        }
    }
}

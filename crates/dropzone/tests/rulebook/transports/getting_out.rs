//! Disembarking (`dc.transport.disembark`), and shots after it (`dc.shoot.disembark-penalty`).

use battle::Seat;
use dropzone::{
    Edge, FeatureId, Place, Profile, SquadId, SquadMark, Stand, TransportLetter, UnitId, UnitRule, chapters::turn,
};

use super::{disembark, disembark_into, go, riders};
use crate::support::{Play, With, apc, at_unit, gun, point, scene, tank, to_hit, transport};

/// An APC of seat 0 with these units aboard, and a tank of seat 1 to shoot at.
fn loaded(carrier: Profile, cargo: Profile, units: usize) -> Play {
    scene()
        .building(20.0, 20.0)
        .squad(0, carrier, &[(20.0, 26.0)])
        .aboard(0, cargo, 0, units)
        .squad(1, tank(), &[(30.0, 26.0)])
        .start()
}

#[test]
fn a_squad_is_placed_within_2_inches_and_may_move_on() {
    // dc.transport.disembark, dc.transport.operations: the APC ends at 20.8.
    let mut play = loaded(apc(), riders(), 2);
    play.activate(0, 1);
    assert_eq!(play.refused(disembark(1, &[(23.5, 26.0), (23.5, 27.2)])), "dc.transport.disembark", "2.1 inches away");
    assert_eq!(play.refused(disembark(1, &[(22.0, 26.0)])), "dc.transport.disembark", "both are placed");
    assert_eq!(play.refused(disembark(1, &[(22.0, 24.9), (22.0, 28.4)])), "dc.move.coherency");
    assert_eq!(play.refused(disembark(1, &[(20.5, 26.0), (22.0, 26.0)])), "dc.transport.disembark", "on the APC");
    assert_eq!(play.refused(disembark(0, &[(20.5, 26.0)])), "dc.transport.disembark", "the APC is in nothing");
    play.give(0, disembark(1, &[(22.0, 26.0), (22.0, 27.3)]), &[]);
    assert_eq!(play.unit(1).place, Place::Ground(point(22.0, 26.0)));
    play.give(0, go(1, 1, (23.3, 26.0)), &[]);
}

#[test]
fn straight_into_a_feature_from_within_2_inches() {
    // dc.transport.disembark, dc.special.fast-roping, dc.cqb.trigger, dc.cqb.occupiers-advantage: the building ends at 22.5, the
    // APC begins at 25.2; ropes reach 3 inches.
    let mut play = loaded(apc(), riders(), 2);
    play.activate(0, 1);
    assert_eq!(play.refused(disembark_into(1, 0, &[None, None])), "dc.transport.disembark", "2.7 inches");
    play.give(0, go(0, 0, (20.0, 25.2)), &[]);
    play.give(0, disembark_into(1, 0, &[Some(2), None]), &[]);
    assert_eq!(play.unit(1).place, Place::Inside { feature: FeatureId(0), edge: Some(Edge(2)) });
    assert_eq!(play.state.features[0].advantage, Some(Seat(0)));
    assert!(play.state.squad_is(SquadId(1), SquadMark::LeftOrEntered), "it may not start a CQB");
    let mut play = loaded(apc(), riders().rule(UnitRule::FastRoping(3)), 2);
    play.activate(0, 1);
    play.give(0, disembark_into(1, 0, &[None, None]), &[]);
    let mut play = loaded(apc(), riders().rule(UnitRule::FastRoping(2)), 2);
    play.activate(0, 1);
    assert_eq!(play.refused(disembark_into(1, 0, &[None, None])), "dc.special.fast-roping");
}

#[test]
fn shots_after_getting_out_need_2_more() {
    // dc.shoot.disembark-penalty, example 1: a Sabre's Ac 2+ is 4+ after leaving a Condor; dc.special.hovercraft-fire
    let shoots = |carrier: Profile| {
        let cargo = tank().needs(TransportLetter::T, 2).armed(vec![gun(10, 1, 2)]);
        let mut play = loaded(transport(carrier, TransportLetter::T, 6), cargo, 1);
        play.activate(0, 1);
        play.give(0, disembark(1, &[(22.0, 26.0)]), &[]);
        to_hit(&play.shoot(1, at_unit(2), &[1]))
    };
    assert_eq!(shoots(apc()), [4]);
    assert_eq!(shoots(apc().rule(UnitRule::Hovercraft)), [2]);
}

#[test]
fn getting_out_counts_as_1_inch() {
    // dc.shoot.disembark-penalty, example 2: MF 0 cannot fire, MF 1 can; a move of 3 inches afterwards counts as 3.
    let play = |most: u8, hovercraft: bool| {
        let carrier = if hovercraft { apc().rule(UnitRule::Hovercraft) } else { apc() };
        let mut weapon = gun(10, 1, 2);
        weapon.move_and_fire = Some(most);
        let mut play = loaded(carrier, riders().armed(vec![weapon]), 1);
        play.activate(0, 1);
        play.give(0, disembark(1, &[(22.0, 26.0)]), &[]);
        play
    };
    for hovercraft in [false, true] {
        let mut heavy = play(0, hovercraft);
        assert_eq!(heavy.refused(heavy.aim(1, at_unit(2))), "dc.basic.weapon-mf");
    }
    play(1, false).shoot(1, at_unit(2), &[1]);
    let mut walks = play(2, false);
    walks.give(0, go(1, 1, (24.0, 26.0)), &[]);
    walks.shoot(1, at_unit(2), &[1]);
}

#[test]
fn nobody_gets_out_of_a_transport_off_the_table() {
    // dc.transport.disembark, dc.deploy.readiness-half-move: a squad that disembarks after its Transport has entered moves
    // normally.
    let off = Stand::at(Place::Off(dropzone::Wait::Readiness));
    let mut play =
        scene().stands(0, apc(), vec![off]).aboard(0, riders(), 0, 1).squad(1, tank(), &[(30.0, 26.0)]).start();
    play.activate(0, 1);
    assert_eq!(play.refused(disembark(1, &[(22.0, 46.0)])), "dc.transport.disembark");
    let on = dropzone::Way::of(UnitId(0), &[point(20.0, 47.2), point(20.0, 43.2)], crate::support::north());
    let on = dropzone::chapters::movement::Order::Move { squad: SquadId(0), ways: vec![on] };
    play.give(0, on, &[]);
    play.give(0, disembark(1, &[(20.0, 41.6)]), &[]);
    play.give(0, go(1, 1, (20.0, 39.6)), &[]);
    play.give(0, turn::Order::DoneGroup, &[]);
}

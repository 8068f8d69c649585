//! Embarking (`dc.transport.embark`), and which Battlegroup a Transport acts with (`dc.transport.assign`).

use dropzone::{Place, Profile, SquadId, SquadMark, TransportLetter, UnitId, UnitRule, chapters::turn};

use super::{call, disembark, embark, go, riders};
use crate::support::{With, apc, at_unit, gun, scene, tank, to_hit, transport};

#[test]
fn a_squad_ends_its_move_in_a_transport_within_2_inches() {
    // dc.transport.embark, dc.transport.assign, dc.action.two-categories: the APC ends at 21.2, the bases begin at 24.0.
    let mut play = scene()
        .squad(0, riders(), &[(24.6, 30.0), (25.8, 30.0)])
        .squad(0, apc(), &[(20.4, 30.0)])
        .squad(0, riders(), &[(20.4, 33.0)])
        .squad(1, tank(), &[(5.0, 5.0)])
        .act();
    let get_in = || embark(0, &[Some(2), Some(2)]);
    assert_eq!(play.refused(get_in()), "dc.transport.assign", "nobody has called it");
    play.give(0, call(1), &[]);
    assert_eq!(play.refused(call(1)), "dc.transport.assign", "it is here");
    assert_eq!(play.refused(get_in()), "dc.transport.embark", "2.8 inches");
    assert_eq!(play.refused(embark(0, &[Some(2)])), "dc.transport.disembark", "everybody is named");
    play.give(0, go(0, 0, (23.7, 30.0)), &[]);
    play.give(0, get_in(), &[]);
    assert_eq!(play.unit(0).place, Place::Aboard(UnitId(2)));
    assert!(play.state.squad_is(SquadId(0), SquadMark::MovementOver));
    assert_eq!(play.refused(disembark(0, &[(22.5, 30.0), (23.8, 30.0)])), "dc.action.two-categories");
    play.give(0, go(1, 2, (20.4, 22.0)), &[]);
    play.give(0, turn::Order::DoneGroup, &[]);
    // dc.transport.leftover: between two Battlegroups nobody calls a Transport.
    assert_eq!(play.refused(call(1)), "dc.transport.leftover");
}

#[test]
fn a_transport_acts_once_and_with_one_battlegroup() {
    // dc.transport.assign, dc.transport.share
    let mut play = scene()
        .squad(0, riders(), &[(23.0, 30.0)])
        .squad(0, apc(), &[(20.4, 30.0)])
        .squad(0, riders(), &[(20.4, 32.4)])
        .squad(1, tank(), &[(5.0, 5.0)])
        .act();
    play.give(0, call(1), &[]);
    play.give(0, go(1, 1, (20.4, 29.9)), &[]);
    play.give(0, turn::Order::DoneGroup, &[]);
    play.activate(1, 0);
    assert_eq!(play.refused(call(1)), "dc.transport.assign", "whose is it");
    play.give(1, go(3, 3, (5.0, 6.0)), &[]);
    play.give(1, turn::Order::DoneGroup, &[]);
    play.activate(0, 2);
    assert_eq!(play.refused(call(1)), "dc.transport.assign", "it has acted");
    assert_eq!(play.refused(embark(2, &[Some(1)])), "dc.transport.share");
}

#[test]
fn a_loaded_transport_is_activated_with_its_cargo() {
    // dc.transport.assign, dc.transport.aboard, dc.transport.ground-order
    let mut play = scene()
        .squad(0, apc(), &[(20.4, 30.0)])
        .aboard(0, riders(), 0, 2)
        .squad(0, riders(), &[(30.0, 30.0)])
        .squad(1, tank(), &[(5.0, 5.0)])
        .start();
    play.activate(0, 2);
    assert_eq!(play.refused(call(0)), "dc.transport.assign", "it is loaded");
    play.give(0, go(2, 3, (30.0, 29.0)), &[]);
    play.give(0, turn::Order::DoneGroup, &[]);
    play.activate(1, 0);
    assert_eq!(play.refused(play.aim(3, at_unit(1))), "dc.transport.aboard");
    play.give(1, go(3, 4, (5.0, 6.0)), &[]);
    play.give(1, turn::Order::DoneGroup, &[]);
    play.activate(0, 1);
    play.give(0, go(0, 0, (20.4, 24.0)), &[]);
    assert_eq!(play.unit(1).moved, table::Inches::ZERO, "it does not count as moving");
    play.give(0, disembark(1, &[(22.4, 24.0), (23.7, 24.0)]), &[]);
    assert_eq!(play.refused(go(0, 0, (20.4, 22.0))), "dc.transport.ground-order");
    play.give(0, go(1, 1, (22.4, 23.0)), &[]);
}

#[test]
fn what_a_transport_holds() {
    // dc.transport.values, dc.transport.capacity, dc.transport.strand: three bases in one that holds two; a tank that nothing
    // carries.
    let small = || transport(apc(), TransportLetter::I, 2);
    let at = [(23.0, 30.0), (24.2, 30.0), (25.4, 30.0)];
    let mut play = scene()
        .squad(0, riders(), &at)
        .squad(0, small(), &[(20.4, 30.0)])
        .squad(0, tank(), &[(20.4, 27.6)])
        .joins(0)
        .squad(1, tank(), &[(5.0, 5.0)])
        .act();
    play.give(0, call(1), &[]);
    assert_eq!(play.refused(embark(0, &[Some(3); 3])), "dc.transport.capacity");
    assert_eq!(play.refused(embark(2, &[Some(3)])), "dc.transport.values");
    assert_eq!(play.refused(embark(0, &[Some(3), None, None])), "dc.transport.strand", "there is room for two");
    play.give(0, embark(0, &[None, Some(3), Some(3)]), &[]);
    assert_eq!((play.unit(0).place, play.state.sides[1].kp), (Place::Gone, 30), "left behind");
}

#[test]
fn two_letters_are_counted_in_one_total() {
    // dc.transport.capacity: W6 or B6 holds a bus of B3 and a wagon of W2, and then no more wagon.
    let mut ferry = transport(apc(), TransportLetter::W, 6);
    ferry.carries.push(dropzone::Load { letter: TransportLetter::B, amount: 6 });
    let bus = || tank().needs(TransportLetter::B, 3);
    let wagon = || tank().needs(TransportLetter::W, 2);
    let mut play = scene()
        .squad(0, bus(), &[(20.4, 27.6)])
        .squad(0, wagon(), &[(20.4, 32.4), (22.4, 32.4)])
        .joins(0)
        .squad(0, ferry, &[(20.4, 30.0)])
        .squad(1, tank(), &[(5.0, 5.0)])
        .act();
    play.give(0, call(2), &[]);
    play.give(0, embark(0, &[Some(3)]), &[]);
    assert_eq!(play.refused(embark(1, &[Some(3), Some(3)])), "dc.transport.capacity");
    play.give(0, embark(1, &[Some(3), None]), &[]);
}

#[test]
fn from_inside_a_feature_the_transport_is_within_1_inch() {
    // dc.transport.embark, dc.infantry.leave, dc.cqb.occupiers-advantage: the building ends at 22.5.
    let embarks = |y: f64| {
        let mut play = scene()
            .building(20.0, 20.0)
            .worn(0, 0, Some(0))
            .inside(0, riders(), 0, &[None, None])
            .squad(0, apc(), &[(20.0, y)])
            .squad(1, tank(), &[(5.0, 5.0)])
            .act();
        play.give(0, call(1), &[]);
        play
    };
    let mut play = embarks(24.4);
    assert_eq!(play.refused(embark(0, &[Some(2), Some(2)])), "dc.infantry.leave", "1.1 inches");
    let mut play = embarks(24.2);
    play.give(0, embark(0, &[Some(2), Some(2)]), &[]);
    assert_eq!((play.unit(0).place, play.state.features[0].advantage), (Place::Aboard(UnitId(2)), None));
}

#[test]
fn no_second_transport_of_a_letter() {
    // dc.transport.two-transports, dc.transport.operations: out of one APC and not into another, but into a dropship's T; and no
    // third operation.
    let truck = || riders().needs(TransportLetter::T, 1);
    let carrier = || transport(apc(), TransportLetter::T, 6);
    let mut play = scene()
        .squad(0, apc(), &[(20.4, 30.0)])
        .aboard(0, truck(), 0, 1)
        .squad(0, apc(), &[(25.4, 30.0)])
        .squad(0, carrier(), &[(22.9, 33.0)])
        .squad(1, tank(), &[(5.0, 5.0)])
        .start();
    play.activate(0, 1);
    play.give(0, call(2), &[]);
    play.give(0, call(3), &[]);
    play.give(0, disembark(1, &[(22.9, 30.0)]), &[]);
    assert_eq!(play.refused(embark(1, &[Some(2)])), "dc.transport.two-transports");
    play.give(0, embark(1, &[Some(3)]), &[]);
    assert!(play.state.unit_is(UnitId(1), dropzone::UnitMark::TwoOperations));
}

#[test]
fn who_has_shot_stays_out_unless_it_is_a_hovercraft() {
    // dc.shoot.disembark-penalty, dc.special.hovercraft-fire: fire and get in.
    let after_shot = |carrier: Profile| {
        let mut play = scene()
            .squad(0, riders().armed(vec![gun(10, 1, 2)]), &[(20.4, 27.4)])
            .squad(0, carrier, &[(20.4, 30.0)])
            .squad(1, tank(), &[(20.0, 20.0)])
            .act();
        play.give(0, call(1), &[]);
        play.shoot(0, at_unit(2), &[1]);
        play
    };
    assert_eq!(after_shot(apc()).refused(embark(0, &[Some(1)])), "dc.shoot.disembark-penalty");
    after_shot(apc().rule(UnitRule::Hovercraft)).give(0, embark(0, &[Some(1)]), &[]);
}

#[test]
fn lightning_reflexes_get_out_and_shoot_or_shoot_and_get_in() {
    // dc.special.lightning-reflexes, dc.shoot.disembark-penalty, dc.basic.weapon-mf: Ac 2+ with nothing added; it counts as moved.
    let quick = |most: u8| {
        let weapon = dropzone::Weapon { move_and_fire: Some(most), ..gun(10, 1, 2) };
        riders().rule(UnitRule::LightningReflexes).armed(vec![weapon])
    };
    let aboard = |most: u8| {
        let mut play = scene()
            .squad(0, apc(), &[(20.0, 26.0)])
            .aboard(0, quick(most), 0, 1)
            .squad(1, tank(), &[(30.0, 26.0)])
            .start();
        play.activate(0, 1);
        play.give(0, disembark(1, &[(22.0, 26.0)]), &[]);
        play
    };
    let mut play = aboard(1);
    assert_eq!(to_hit(&play.shoot(1, at_unit(2), &[1])), [2]);
    assert_eq!(play.refused(embark(1, &[Some(0)])), "dc.action.two-categories", "not both");
    let mut play = aboard(0);
    assert_eq!(play.refused(play.aim(1, at_unit(2))), "dc.basic.weapon-mf");
    // It fires and gets in.
    let mut play = scene()
        .squad(0, quick(4), &[(20.4, 27.4)])
        .squad(0, apc(), &[(20.4, 30.0)])
        .squad(1, tank(), &[(20.0, 20.0)])
        .act();
    play.give(0, call(1), &[]);
    play.shoot(0, at_unit(2), &[1]);
    play.give(0, embark(0, &[Some(1)]), &[]);
    assert_eq!(play.unit(0).place, Place::Aboard(UnitId(1)));
}

#[test]
fn a_squad_out_of_coherency_cannot_embark() {
    // dc.move.out-of-coherency
    let mut play = scene()
        .squad(0, riders(), &[(20.4, 27.4), (24.0, 27.4)])
        .squad(0, apc(), &[(20.4, 30.0)])
        .squad(1, tank(), &[(5.0, 5.0)])
        .act();
    play.give(0, call(1), &[]);
    assert_eq!(play.refused(embark(0, &[Some(2), Some(2)])), "dc.move.out-of-coherency");
}

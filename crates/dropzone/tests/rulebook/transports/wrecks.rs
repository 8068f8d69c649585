//! Destroyed Transports (`dc.transport.ground-destroyed`).

use catalogue::rule;
use dice::Scripted;
use dropzone::{
    Dropzone, FeatureId, Place, SquadId, SquadMark, Stand, TransportLetter, UnitId,
    chapters::{infantry, shooting, transports::Order, turn},
};

use super::{disembark_into, embark, riders};
use crate::support::{Play, With, apc, at_unit, gun, point, scene, tank, to_hit, transport};

fn get_out(places: &[(f64, f64)]) -> Order {
    Order::GetOut { places: places.iter().map(|(x, y)| point(*x, *y)).collect() }
}

/// A gun of seat 0 that destroys an APC of 2 DP with two bases of Armour 2 and 5 DP aboard.
fn shot_at() -> Play {
    scene()
        .squad(0, tank().armed(vec![gun(13, 1, 2)]), &[(20.0, 40.0)])
        .squad(1, apc(), &[(20.0, 20.0)])
        .aboard(1, riders().armed(vec![gun(10, 1, 2)]), 1, 2)
        .act()
}

#[test]
fn a_d3_says_how_hard_the_cargo_is_hit() {
    // dc.transport.ground-destroyed: a D3 of 2 (a 3) is two Energy 10 hits on each, which damage Armour 2 on 2+, twice on 4+.
    let mut play = shot_at();
    play.shoot(0, at_unit(1), &[2, 6, 3, 3, 1, 4, 4]);
    assert_eq!((play.dp(2), play.dp(3)), (4, 1));
    assert_eq!((play.asked(), play.asks()), (1, "dc.transport.ground-destroyed"));
    let out = get_out(&[(20.0, 20.0), (23.5, 20.0)]);
    assert_eq!(play.refused(out), "dc.transport.ground-destroyed", "2.1 inches from the wreck");
    assert_eq!(play.refused(get_out(&[(20.0, 20.0)])), "dc.transport.disembark");
    play.give(1, get_out(&[(20.0, 20.0), (21.3, 20.0)]), &[]);
    assert_eq!(play.unit(2).place, Place::Ground(point(20.0, 20.0)));
    // dc.shoot.disembark-penalty: thrown out, they shoot with +2 this turn.
    assert!(play.state.squad_is(SquadId(2), SquadMark::ThrownOut));
    play.give(0, turn::Order::DoneGroup, &[]);
    play.activate(1, 1);
    assert_eq!(to_hit(&play.shoot(2, at_unit(0), &[1, 1])), [4]);
}

#[test]
fn a_three_hits_nobody() {
    // dc.transport.ground-destroyed
    let mut play = shot_at();
    play.shoot(0, at_unit(1), &[2, 6, 5]);
    assert_eq!((play.dp(2), play.dp(3)), (5, 5));
    play.give(1, get_out(&[(20.0, 20.0), (21.3, 20.0)]), &[]);
}

#[test]
fn cargo_of_cargo_is_dealt_with_in_a_cascade() {
    // dc.transport.nested, dc.transport.aboard: a carrier with an APC with a base; the APC dies of a hit, then its base is hit.
    let carrier = transport(apc(), TransportLetter::T, 6);
    let mut play = scene()
        .squad(0, tank().armed(vec![gun(13, 1, 2)]), &[(20.0, 40.0)])
        .squad(1, carrier, &[(20.0, 20.0)])
        .aboard(1, apc().armour(8, 1), 1, 1)
        .aboard(1, riders(), 2, 1)
        .act();
    // The carrier's D3 and the hit on the APC, then the APC's and the hits on its base.
    let mut dice = Scripted::d6([2, 6]).then_for(rule!("dc.transport.ground-destroyed"), 6, [1, 6]).then_for(
        rule!("dc.transport.nested"),
        6,
        [3, 3, 3],
    );
    let aim = play.aim(0, at_unit(1));
    play.give(0, aim, &[]);
    battle::apply(&Dropzone, &mut play.state, &shooting::Order::Fire.into(), &mut dice, None).expect("fire");
    dice.expect_spent();
    assert_eq!((play.unit(2).place, play.dp(3)), (Place::Gone, 3));
    play.give(1, get_out(&[(20.0, 20.0)]), &[]);
    assert_eq!(play.unit(3).place, Place::Ground(point(20.0, 20.0)));
    assert!(play.state.wrecks.is_empty());
}

#[test]
fn who_finds_no_place_is_destroyed() {
    // dc.transport.ground-destroyed: tanks stand all round the wreck, and the gun among them.
    let ring = [(18.4, 18.4), (20.0, 18.4), (21.6, 18.4), (18.4, 20.0), (21.6, 20.0), (18.4, 21.6), (21.6, 21.6)];
    let row = |y: f64| [(16.9, y), (18.5, y), (20.1, y), (21.7, y), (23.2, y)];
    let column = |x: f64| [(x, 18.5), (x, 20.1), (x, 21.7)];
    let stout = || tank().armour(10, 2);
    let mut play = scene()
        .squad(0, tank().armed(vec![gun(13, 1, 2)]), &[(20.0, 21.6)])
        .squad(0, stout(), &ring)
        .squad(0, stout(), &row(16.9))
        .squad(0, stout(), &row(23.2))
        .squad(0, stout(), &column(16.9))
        .squad(0, stout(), &column(23.2))
        .squad(1, apc(), &[(20.0, 20.0)])
        .aboard(1, riders(), 24, 2)
        .squad(1, tank(), &[(5.0, 5.0)])
        .act();
    play.shoot(0, at_unit(24), &[2, 6, 5]);
    assert_eq!((play.unit(26).place, play.state.sides[0].kp), (Place::Gone, 60));
    play.give(1, get_out(&[(20.0, 20.0)]), &[]);
    assert_eq!(play.unit(25).place, Place::Ground(point(20.0, 20.0)), "where the wreck was");
}

#[test]
fn a_squad_enters_and_embarks_as_a_whole_while_others_are_still_aboard() {
    // dc.infantry.enter, dc.transport.disembark, dc.transport.embark: a squad in two APCs, of which one is destroyed. Neither
    // those on the ground nor those aboard go into the building alone, and those on the ground do not get in elsewhere.
    let mut play = scene()
        .building(20.0, 25.0)
        .squad(0, tank().armed(vec![gun(13, 1, 2)]), &[(20.0, 5.0)])
        .squad(1, apc(), &[(20.0, 20.0)])
        .squad(1, apc(), &[(24.0, 21.0)])
        .stands(1, riders(), [1, 2].map(|it| Stand::at(Place::Aboard(UnitId(it)))).to_vec())
        .act();
    play.shoot(0, at_unit(1), &[2, 6, 5]);
    play.give(1, get_out(&[(20.0, 21.0)]), &[]);
    play.give(0, turn::Order::DoneGroup, &[]);
    play.activate(1, 2);
    let edges = [None, None].into_iter().collect();
    let enter = infantry::Order::Enter { squad: SquadId(3), feature: FeatureId(0), edges };
    assert_eq!(play.refused(enter), "dc.infantry.enter");
    assert_eq!(play.refused(disembark_into(3, 0, &[None])), "dc.infantry.enter");
    assert_eq!(play.refused(embark(3, &[Some(2), Some(2)])), "dc.transport.embark");
    // Once the other is out, both go in.
    play.give(1, super::disembark(3, &[(22.2, 21.0)]), &[]);
    let enter =
        infantry::Order::Enter { squad: SquadId(3), feature: FeatureId(0), edges: [None, None].into_iter().collect() };
    play.give(1, enter, &[]);
}

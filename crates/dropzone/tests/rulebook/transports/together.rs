//! Squads that share a Transport shoot at the same time (`dc.action.shared-transport`).

use dropzone::{Profile, chapters::turn};

use super::{disembark, go, riders};
use crate::support::{Play, With, apc, at_unit, gun, scene, tank};

/// Two squads in an armed APC, and a tank to shoot at.
fn shared() -> Play {
    let rifles = |shots| riders().armed(vec![gun(10, shots, 2)]);
    let armed: Profile = apc().armed(vec![gun(10, 3, 2)]);
    let mut play = scene()
        .squad(0, armed, &[(20.0, 26.0)])
        .aboard(0, rifles(1), 0, 1)
        .aboard(0, rifles(2), 0, 1)
        .joins(1)
        .squad(0, tank().armed(vec![gun(10, 4, 2)]), &[(20.0, 32.0)])
        .joins(1)
        .squad(1, tank().armour(10, 9), &[(30.0, 26.0)])
        .start();
    play.activate(0, 1);
    play
}

#[test]
fn one_squad_moves_both_shoot_then_the_other_moves() {
    // dc.action.shared-transport, dc.transport.shoot-together, dc.transport.move-order: the Transport moves last.
    let mut play = shared();
    play.give(0, disembark(1, &[(22.0, 25.0)]), &[]);
    play.give(0, go(1, 1, (23.0, 25.0)), &[]);
    play.give(0, disembark(2, &[(22.0, 27.0)]), &[]);
    play.shoot(1, at_unit(4), &[1]);
    play.shoot(2, at_unit(4), &[1, 1]);
    play.shoot(0, at_unit(4), &[1, 1, 1]);
    play.give(0, go(0, 0, (20.0, 22.0)), &[]);
    play.shoot(3, at_unit(4), &[1, 1, 1, 1]);
    play.give(0, turn::Order::DoneGroup, &[]);
}

#[test]
fn who_does_something_else_lets_the_chance_pass() {
    // dc.action.shared-transport, dc.transport.shoot-together: something else is a move, or shots of a squad that was not
    // aboard.
    let mut play = shared();
    play.give(0, disembark(1, &[(22.0, 25.0)]), &[]);
    play.shoot(1, at_unit(4), &[1]);
    play.give(0, disembark(2, &[(22.0, 27.0)]), &[]);
    assert_eq!(play.refused(play.aim(2, at_unit(4))), "dc.action.shared-transport");
    assert_eq!(play.refused(play.aim(0, at_unit(4))), "dc.transport.shoot-together");
    let mut play = shared();
    play.give(0, disembark(1, &[(22.0, 25.0)]), &[]);
    play.shoot(3, at_unit(4), &[1, 1, 1, 1]);
    play.shoot(0, at_unit(4), &[1, 1, 1]);
    play.shoot(1, at_unit(4), &[1]);
}

#[test]
fn a_transport_may_shoot_though_its_cargo_does_not() {
    // dc.transport.shoot-together: the cargo gives up its chance.
    let mut play = shared();
    play.shoot(0, at_unit(4), &[1, 1, 1]);
    play.give(0, disembark(1, &[(22.0, 25.0)]), &[]);
    assert_eq!(play.refused(play.aim(1, at_unit(4))), "dc.transport.shoot-together");
}

//! Firing Ports (`dc.special.firing-ports`).

use dropzone::{Place, Profile, Range, Stand, TransportLetter, UnitRule, Wait};

use super::{disembark, go, riders};
use crate::support::{Play, Scene, With, apc, at_unit, gun, scene, tank, to_hit, transport};

/// Rifles of Ac 3+ and 10 inches, fired only by who has not moved.
fn rifles() -> Profile {
    let mut rifle = gun(10, 1, 3);
    (rifle.full, rifle.countered, rifle.move_and_fire) = (Range::Inches(10), Range::Inches(10), Some(0));
    riders().armed(vec![rifle])
}

fn bus() -> Profile {
    apc().rule(UnitRule::FiringPorts)
}

/// A squad of a base aboard at 20, 26, and a tank of the enemy.
fn aboard(carrier: Profile, cargo: Profile, target: (f64, f64)) -> Scene {
    scene().squad(0, carrier, &[(20.0, 26.0)]).aboard(0, cargo, 0, 1).squad(1, tank(), &[target])
}

fn acts(scene: Scene) -> Play {
    let mut play = scene.start();
    play.activate(0, 1);
    play
}

#[test]
fn infantry_shoots_out_of_its_transport_with_one_more() {
    // dc.special.firing-ports, dc.transport.aboard: Ac 3+ is 4+; without ports nobody shoots.
    assert_eq!(to_hit(&acts(aboard(bus(), rifles(), (30.0, 26.0))).shoot(1, at_unit(2), &[1])), [4]);
    let mut closed = acts(aboard(apc(), rifles(), (30.0, 26.0)));
    assert_eq!(closed.refused(closed.aim(1, at_unit(2))), "dc.transport.aboard");
}

#[test]
fn it_sees_from_the_centre_of_its_transport_and_does_not_move_with_it() {
    // dc.special.firing-ports, dc.transport.aboard: 10 inches from centre to centre; a shack in between hides; MF 0 still fires.
    let mut far = acts(aboard(bus(), rifles(), (30.1, 26.0)));
    assert_eq!(far.refused(far.aim(1, at_unit(2))), "dc.shoot.range");
    let mut hidden = acts(aboard(bus(), rifles(), (30.0, 26.0)).piece("shack-tiny", (25.0, 26.0), (1.0, 6.0), 3.0));
    assert_eq!(hidden.refused(hidden.aim(1, at_unit(2))), "dc.basic.los");
    let mut drives = acts(aboard(bus(), rifles(), (30.0, 26.0)));
    drives.give(0, go(0, 0, (21.0, 26.0)), &[]);
    assert_eq!(to_hit(&drives.shoot(1, at_unit(2), &[1])), [4]);
}

#[test]
fn it_does_not_shoot_again_after_getting_out() {
    // dc.special.firing-ports, dc.action.squad-together
    let mut play = acts(aboard(bus(), rifles(), (30.0, 26.0)));
    play.shoot(1, at_unit(2), &[1]);
    play.give(0, disembark(1, &[(22.0, 26.0)]), &[]);
    assert_eq!(play.refused(play.aim(1, at_unit(2))), "dc.action.squad-together");
}

#[test]
fn only_infantry_and_only_on_the_table() {
    // dc.special.firing-ports
    let wagon = tank().needs(TransportLetter::W, 2);
    let mut play = acts(aboard(transport(bus(), TransportLetter::W, 6), wagon, (30.0, 26.0)));
    assert_eq!(play.refused(play.aim(1, at_unit(2))), "dc.transport.aboard");
    let off = vec![Stand::at(Place::Off(Wait::Readiness))];
    let mut play = acts(scene().stands(0, bus(), off).aboard(0, rifles(), 0, 1).squad(1, tank(), &[(30.0, 26.0)]));
    assert_eq!(play.refused(play.aim(1, at_unit(2))), "dc.transport.aboard");
}

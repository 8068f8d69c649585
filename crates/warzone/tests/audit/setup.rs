//! Setups that could not be played.

use battle::System;
use warzone::{Opening, Warzone};

use crate::support::{scene, trooper};

/// wz.deploy.battle-line: a table has four edges, so there is no Battle Line for five players.
#[test]
fn no_battle_line_for_five() {
    let mut setup = scene().squad(0, &trooper(), &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 30., 0)]).setup();
    setup.opening = Opening::BattleLine;
    for team in 2..4 {
        let force = warzone::Force { team, ..setup.forces[0].clone() };
        setup.forces.push(force);
    }
    assert!(Warzone.start(&setup).is_ok());
    setup.forces.push(setup.forces[0].clone());
    assert!(Warzone.start(&setup).is_err());
}

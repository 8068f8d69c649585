//! Grab and Seize: which base holds on to which when a model Disengages.

use table::Inches;
use warzone::{Action, ModelId, Test};

use crate::support::{go, hits, needs, scene, trooper};

/// Base diameters in millimetres.
const SMALL: i32 = 30;
const MEDIUM: i32 = 40;
const LARGE: i32 = 50;

/// wz.cc.grab, wz.cc.seize: a Medium base holds Small and Medium ones, a Large base holds all, Large ones too; a Small base
/// holds nobody. Who fails on St 8 stays and is not slashed; who is not held goes, and is slashed; who passes goes as well.
#[test]
fn who_holds_whom_by_base() {
    let rows = [
        (SMALL, SMALL, None),
        (MEDIUM, SMALL, None),
        (LARGE, SMALL, None),
        (SMALL, MEDIUM, Some(Test::Grab)),
        (MEDIUM, MEDIUM, Some(Test::Grab)),
        (LARGE, MEDIUM, None),
        (SMALL, LARGE, Some(Test::Seize)),
        (MEDIUM, LARGE, Some(Test::Seize)),
        (LARGE, LARGE, Some(Test::Seize)),
    ];
    for (mover, holder, test) in rows {
        let apart = f64::from(mover + holder) / 50.8 + 0.005;
        let position = || {
            let leaver = scene().squad(0, &trooper().base(mover), &[(20., 20., 180)]);
            leaver.squad(1, &trooper().base(holder), &[(20., 20. + apart, 0)]).acting(0)
        };
        let row = format!("{mover} mm leaves {holder} mm");
        let mut free = position();
        assert!(free.state.is_engaged(ModelId(0)), "{row}");
        let dice: &[u8] = if test.is_some() { &[8, 3] } else { &[3] };
        let events = free.give(0, go(20., 16., 180), dice.iter().copied());
        assert_eq!((hits(&events).len(), free.state.is_engaged(ModelId(0))), (1, false), "{row}");
        let asked: Vec<i32> = [Test::Grab, Test::Seize].iter().flat_map(|it| needs(&events, *it)).collect();
        assert_eq!(asked, test.map_or(Vec::new(), |_| vec![8]), "{row}");
        let Some(test) = test else { continue };
        let mut held = position();
        let before = held.model(0).stand;
        let events = held.give(0, go(20., 16., 0), [9]);
        assert_eq!((needs(&events, test), hits(&events).len()), (vec![8], 0), "{row}");
        assert_eq!((held.model(0).stand, held.model(0).travelled), (before, Inches::ZERO), "{row}");
        assert!(held.state.is_engaged(ModelId(0)) && held.model(0).done.has(Action::Move), "{row}");
    }
}

//! Movement through terrain.

pub(crate) mod heights;
pub(crate) mod heights_edges;

use table::{Bearing, Inches};
use warzone::{Action, Event, Forbidden, ModelId, Order, Spot, Test};

use crate::support::{at, engage, go, hits, needs, run, scene, trooper};

fn walker(scene: crate::support::Scene) -> crate::support::Game {
    scene.squad(0, &trooper(), &[(20., 10., 180)]).squad(1, &trooper(), &[(40., 45., 0)]).acting(0)
}

/// wz.terrain.cumulative, wz.terrain.light, wz.terrain.heavy: a Run of 10 through one Light and one Heavy piece is 4in.
#[test]
fn terrain_is_paid_once_a_piece_and_adds_up() {
    let position =
        || walker(scene().area("light-bush", [15., 11., 25., 12.], 1.).area("heavy-wood", [15., 12.5, 25., 20.], 1.));
    let game = position();
    let why = game.refused(run(20., 14.01, 180));
    let Forbidden::TooFar { limit, .. } = why else { panic!("{why:?}") };
    assert_eq!(
        limit.to_string(),
        "5″@wz.stat.m *2@wz.move.value-vs-movement -2″@wz.terrain.light -4″@wz.terrain.heavy"
    );
    position().give(0, run(20., 14., 180), []);
}

/// wz.stat.m-minimum, wz.terrain.cumulative: M5, a Heavy piece 1.5in ahead: 5 - 4 is raised to 2in.
#[test]
fn two_inches_are_always_allowed() {
    let position = || walker(scene().area("heavy-wood", [15., 12.09, 25., 20.], 1.));
    assert_eq!(position().refused_by(go(20., 12.01, 180)), "wz.terrain.heavy");
    position().give(0, go(20., 12., 180), []);
    position().give(0, go(15., 10., 180), []); // elsewhere it could have used its 5in
}

/// wz.terrain.light-long: more than 3in of one Light piece counts as Heavy.
#[test]
fn much_light_terrain_is_heavy() {
    let position = || walker(scene().area("light-water", [15., 11., 25., 25.], 0.));
    position().give(0, run(20., 13.4, 180), []); // 3in of it: 10 - 2
    let Forbidden::TooFar { limit, .. } = position().refused(run(20., 17., 180)) else { panic!() };
    assert!(limit.to_string().contains("-4″@wz.terrain.light-long"), "{limit}");
    position().give(0, run(20., 16., 180), []); // 10 - 4
}

/// wz.terrain.within: the piece one starts in counts, and touching its outline is enough.
#[test]
fn starting_in_terrain_costs() {
    let position = || walker(scene().area("heavy-wood", [19., 8., 21., 10.], 1.));
    assert_eq!(position().refused_by(run(20., 16.01, 180)), "wz.terrain.heavy");
    position().give(0, run(20., 16., 180), []);
}

/// wz.terrain.impassable, wz.def.models-impassable: neither rock nor models are walked through.
#[test]
fn nothing_walks_through_rock_or_models() {
    let game = walker(scene().block("impassable-rock", [15., 12., 25., 13.], 2.));
    assert_eq!(game.refused_by(run(20., 16., 180)), "wz.terrain.impassable");
    let game = scene()
        .squad(0, &trooper(), &[(20., 10., 180), (20., 13., 0)])
        .squad(1, &trooper(), &[(40., 45., 0)])
        .acting(0);
    assert_eq!(game.refused_by(run(20., 16., 180)), "wz.def.models-impassable");
    assert_eq!(game.refused_by(go(20., 12., 180)), "wz.def.models-impassable");
    assert_eq!(game.refused_by(run(20., 0.3, 180)), "wz.action.run");
}

/// wz.action.move: any path; its length is measured along it.
#[test]
fn a_way_may_bend() {
    let bent = |x: f64| Order::Move {
        by: [Spot::ground(at(23., 10.)), Spot::ground(at(x, 12.))].into_iter().collect(),
        facing: Bearing::EAST,
    };
    let mut game = walker(scene());
    assert!(matches!(game.refused(bent(24.)), Forbidden::TooFar { length, .. } if length.as_hundredths() == 524));
    game.give(0, bent(23.), []);
    assert_eq!(game.at(0), at(23., 12.));
    assert_eq!(game.model(0).travelled.as_hundredths(), 500);
}

/// wz.stat.m-maximum: M6, Move 3in, then Engage at most 9in; twice M in a turn, whatever the Actions.
#[test]
fn twice_the_movement_value_is_the_most() {
    let fast = trooper().line("6 12 12 8 8 12 14 1 12");
    let position = |y: f64| {
        let mut game = scene().squad(0, &fast, &[(20., 10., 180)]).squad(1, &trooper(), &[(20., y, 0)]).acting(0);
        game.give(0, go(20., 13., 180), []);
        game
    };
    position(13. + 9. + 1.18).give(0, engage(1), []);
    assert!(matches!(position(13. + 9.05 + 1.18).refused(engage(1)), Forbidden::TooFar { limit, .. }
        if limit.to_string().ends_with("<=9″@wz.stat.m-maximum")));
}

/// wz.stat.m-maximum: what is left of the cap is less the terrain of the next Action.
#[test]
fn terrain_comes_off_what_is_left() {
    let mut game = scene()
        .area("light-bush", [15., 16., 25., 16.5], 0.5)
        .squad(0, &trooper(), &[(20., 10., 180)])
        .squad(1, &trooper(), &[(20., 19.3, 0)])
        .acting(0);
    game.give(0, go(20., 15., 180), []);
    let Forbidden::TooFar { limit, .. } = game.refused(engage(1)) else { panic!() };
    assert_eq!(limit.total(), 300);
}

/// wz.cc.disengage, wz.cc.free-slash, wz.cc.passing: a model that walks out of an enemy's reach is slashed once, at the
/// slasher's St and twice its weapon's: St 8 + 1 x 2 = 10.
#[test]
fn walking_away_draws_a_free_slash() {
    let mut game = scene().squad(0, &trooper(), &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 21.18, 0)]).acting(0);
    let events = game.give(0, go(20., 16., 180), [12]);
    assert_eq!(hits(&events), [(10, 1)]);
    assert_eq!(needs(&events, Test::Armour), [12]);
    assert_eq!(game.at(0), at(20., 16.));
    assert!(!game.state.is_engaged(ModelId(0)));
}

/// wz.cc.grab: a Small base must pass a St test before it leaves a Medium base; failed, it keeps place and facing, and the
/// Action is spent.
#[test]
fn a_medium_base_holds_on() {
    let ogre = trooper().base(40);
    let position = || scene().squad(0, &trooper(), &[(20., 20., 180)]).squad(1, &ogre, &[(20., 21.38, 0)]).acting(0);
    let mut game = position();
    let before = game.model(0).stand;
    let events = game.give(0, go(20., 16., 0), [9]);
    assert_eq!(needs(&events, Test::Grab), [8]);
    assert!(game.state.is_engaged(ModelId(0)) && hits(&events).is_empty());
    assert_eq!((game.model(0).stand, game.model(0).travelled), (before, Inches::ZERO));
    assert!(game.model(0).done.has(Action::Move));
    let events = position().give(0, go(20., 16., 180), [8, 3]);
    assert_eq!(hits(&events).len(), 1, "then the Free Slash");
}

/// wz.cc.seize: a Large base holds any base.
#[test]
fn a_large_base_holds_on_to_all() {
    let ogre = trooper().base(50);
    let mut game =
        scene().squad(0, &trooper().base(40), &[(20., 20., 180)]).squad(1, &ogre, &[(20., 21.78, 0)]).acting(0);
    let before = game.model(0).stand;
    let events = game.give(0, go(20., 16., 0), [9]);
    assert_eq!(needs(&events, Test::Seize), [8]);
    assert_eq!(game.model(0).stand, before);
}

/// wz.cc.passing, the derived example: running past a Medium base through its reach: Grab at the point of leaving, then
/// one Free Slash, then on; failed, it stops there, Engaged.
#[test]
fn running_past_an_enemy_draws_a_slash() {
    let ogre = trooper().base(40).armed(&[]);
    let position = || scene().squad(0, &trooper(), &[(14., 20., 90)]).squad(1, &ogre, &[(20., 22., 0)]).acting(0);
    let mut game = position();
    let events = game.give(0, run(24., 20., 90), [5, 2]);
    assert_eq!((needs(&events, Test::Grab).len(), hits(&events).len()), (1, 1));
    assert_eq!(game.at(0), at(24., 20.));
    let mut game = position();
    game.give(0, run(24., 20., 90), [19]);
    assert!(game.at(0).x > at(20., 0.).x && game.at(0).x < at(24., 0.).x);
    assert!(game.state.is_engaged(ModelId(0)));
    assert_eq!(game.model(0).points, 0);
}

/// wz.cc.disengage: turning on the spot never Disengages.
#[test]
fn turning_leaves_nobody() {
    let mut game = scene().squad(0, &trooper(), &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 21.18, 0)]).acting(0);
    let events = game.give(0, go(20., 20., 0), []);
    assert!(!events.iter().any(|it| matches!(it, Event::Struck { .. })));
}

/// wz.cc.grab: a Broken holder holds nobody, and a Medium base no Large one.
#[test]
fn who_holds_nobody() {
    let ogre = trooper().base(40);
    let mut broken = scene().squad(0, &trooper(), &[(20., 20., 180)]).squad(1, &ogre, &[(20., 21.38, 0)]).acting(0);
    broken.state.squads[1].morale = warzone::Morale::Broken;
    broken.give(0, go(20., 16., 180), []);
    assert!(!broken.state.is_engaged(ModelId(0)));
    let giant = trooper().base(50).armed(&["blade B2B +1 1 0 Piercing"]);
    let mut large = scene().squad(0, &giant, &[(20., 20., 180)]).squad(1, &ogre, &[(20., 21.77, 0)]).acting(0);
    let events = large.give(0, go(20., 16., 180), [3]);
    assert_eq!((needs(&events, Test::Grab).len(), hits(&events).len()), (0, 1), "only the Free Slash");
}

/// wz.cc.grab, wz.cc.seize: a test for each that holds, on the model's own St, and every one must be passed.
#[test]
fn two_hold_on() {
    let position = || {
        scene()
            .squad(0, &trooper().line("5 12 12 8 8 12 14 3 12"), &[(20., 20., 180)])
            .squad(1, &trooper().base(40), &[(20., 21.38, 0)])
            .squad(1, &trooper().base(50).armed(&[]), &[(22.5, 20.5, 270)])
            .acting(0)
    };
    let mut free = position();
    free.give(0, go(20., 16., 180), []);
    let events = free.give(0, Order::First { which: 0 }, [8, 8, 3, 3]);
    assert_eq!((needs(&events, Test::Grab), needs(&events, Test::Seize)), (vec![8], vec![8]));
    assert_eq!((free.at(0), hits(&events).len()), (at(20., 16.), 2));
    let mut held = position();
    held.give(0, go(20., 16., 180), []);
    held.give(0, Order::First { which: 0 }, [8, 9]);
    assert!([1, 2].iter().all(|it| held.state.is_engaged_with(ModelId(0), ModelId(*it))));
    assert_eq!(held.at(0), at(20., 20.));
}

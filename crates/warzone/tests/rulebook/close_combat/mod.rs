//! Engaging and close combat.

pub(crate) mod armoury;
pub(crate) mod bare_hands;
pub(crate) mod counter_charge;
pub(crate) mod engage_sides;
pub(crate) mod free_closing;
pub(crate) mod special_cc;

use table::Inches;
use warzone::{Base, Event, Forbidden, ModelId, Order, Step, Test, Travel};

use crate::support::{Trooper, at, engage, go, hits, needs, scene, strike, trooper, why};

fn fight(one: &Trooper, other: &Trooper, gap: f64) -> crate::support::Game {
    let radius = |it: &Trooper| f64::from(it.clone().radius_hundredths()) / 100.;
    let y = 20. + gap + radius(one) + radius(other);
    scene().squad(0, one, &[(20., 20., 180)]).squad(1, other, &[(20., y, 0)]).acting(0)
}

/// wz.action.engage, wz.cc.engage-sequence, wz.move.value-vs-movement: twice M, straight, into CCWR.
#[test]
fn an_engage_is_straight_and_twice_as_far() {
    let mut game = fight(&trooper(), &trooper(), 10.);
    game.give(0, engage(1), []);
    assert!(game.state.is_engaged(ModelId(0)));
    assert_eq!(game.at(0), at(20., 30.));
    assert!(matches!(fight(&trooper(), &trooper(), 10.02).refused(engage(1)), Forbidden::TooFar { .. }));
}

/// wz.cc.ccwr, wz.base.small, wz.base.medium, wz.base.large: a weapon's R, or by base: touching, 1in (1.5in for heroes), 2in.
#[test]
fn reach_by_base() {
    assert_eq!(Base::of(Some(30)).reach(false), Inches::ZERO);
    assert_eq!(Base::of(Some(40)).reach(false), Inches::whole(1));
    assert_eq!(Base::of(Some(40)).reach(true), Inches::hundredths(150));
    assert_eq!(Base::of(Some(50)).reach(false), Inches::whole(2));
    assert_eq!(Base::of(None), Base::Large, "wz.base.none");
    let heights = [Base::Small, Base::Medium, Base::Large].map(Base::least_height);
    assert_eq!(heights.map(Inches::as_hundredths), [100, 150, 200], "wz.facing-area.minimum");
    let sword = trooper().armed(&["blade 1 +2 1 0 Piercing"]);
    let game = fight(&sword, &trooper(), 1.);
    assert!(game.state.is_engaged(ModelId(0)) && game.state.is_engaged(ModelId(1)), "wz.cc.engaged-state");
    assert!(!fight(&sword, &trooper(), 1.02).state.is_engaged(ModelId(0)));
}

/// wz.cc.ccwr-front: reach works only in the Front Facing.
#[test]
fn nobody_reaches_behind() {
    let game = scene().squad(0, &trooper(), &[(20., 20., 0)]).squad(1, &trooper(), &[(20., 21.18, 180)]).begin();
    assert!(!game.state.is_engaged(ModelId(0)), "back to back");
}

/// wz.action.engage-bonus: with a run-up of M or more, +2 St on a Small base, for the first CC test only.
#[test]
fn a_run_up_makes_the_first_blow_stronger() {
    for (base, st) in [(30, 11), (40, 13), (50, 15)] {
        let fighter = trooper().base(base).armed(&["blade B2B +1 2 0 Piercing"]);
        let mut game = fight(&fighter, &trooper().line("5 12 12 8 8 12 14 4 12"), 5.);
        game.give(0, engage(1), []);
        game.give(0, Order::CloseCombat { weapon: Some(0) }, []);
        let events = game.give(0, strike(1), [5, 1]);
        assert_eq!(hits(&events), [(st, 1)]);
        let events = game.give(0, strike(1), [5, 1]);
        assert_eq!(hits(&events), [(9, 1)], "only the first");
    }
    let mut game = fight(&trooper(), &trooper(), 4.); // the derived example: 4in, no bonus
    game.give(0, engage(1), []);
    game.give(0, Order::CloseCombat { weapon: Some(1) }, []);
    assert_eq!(hits(&game.give(0, strike(1), [5, 1])), [(9, 1)]);
}

/// wz.cc.attack-sequence, wz.weapon.strength, wz.weapon.line: one test at a time, St of model and weapon.
#[test]
fn attacks_are_made_one_by_one() {
    let fighter = trooper().armed(&["blade B2B +2 2 0 Blast"]);
    let mut game = fight(&fighter, &trooper().armour("Blast", -3), 0.);
    game.give(0, Order::CloseCombat { weapon: Some(0) }, []);
    assert!(matches!(game.top(), Step::Strike(ref melee) if melee.left == 2));
    let events = game.give(0, strike(1), [12, 9]);
    assert_eq!(why(&events, Test::Armour), "12@wz.stat.a -3@wz.armour.weapon-type");
    let events = game.give(0, strike(1), [13]);
    assert_eq!(needs(&events, Test::CloseCombat), [12], "wz.stat.cc");
}

/// wz.cc.secondary-targets: the Primary Target again and again, a Secondary Target once.
#[test]
fn secondary_targets_are_struck_once() {
    let fighter = trooper().armed(&["blade B2B +1 4 0 Piercing"]);
    let tough = trooper().line("5 12 12 8 8 12 14 9 12");
    let mut game = scene()
        .squad(0, &fighter, &[(20., 20., 180)])
        .squad(1, &tough, &[(19.35, 20.98, 0), (20.65, 20.98, 0)])
        .acting(0);
    game.give(0, Order::CloseCombat { weapon: Some(0) }, []);
    game.give(0, strike(1), [13]);
    game.give(0, strike(2), [13]);
    assert_eq!(game.refused_by(strike(2)), "wz.cc.secondary-targets");
    game.give(0, strike(1), [13]);
}

/// wz.cc.rear-facing: completely behind its victim a model has +4 CC.
#[test]
fn blows_from_behind_land_more_often() {
    let mut game =
        scene().squad(0, &trooper(), &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 21.18, 180)]).acting(0);
    game.give(0, Order::CloseCombat { weapon: Some(1) }, []);
    let events = game.give(0, strike(1), [17]);
    assert_eq!(why(&events, Test::CloseCombat), "12@wz.stat.cc +4@wz.cc.rear-facing");
}

/// wz.morale.pinned: +4 CC against Pinned models.
#[test]
fn pinned_models_are_easy_to_hit() {
    let mut game = fight(&trooper(), &trooper(), 0.);
    let pinned = Event::MoraleBecame { squad: warzone::SquadId(1), morale: warzone::Morale::Pinned };
    battle::System::fold(&warzone::Warzone, &mut game.state, &pinned);
    game.give(0, Order::CloseCombat { weapon: Some(1) }, []);
    assert_eq!(needs(&game.give(0, strike(1), [17]), Test::CloseCombat), [16]);
}

/// wz.def.stun, wz.def.autohit: a stunned model is hit without a test.
#[test]
fn stunned_models_are_hit_without_a_test() {
    let mut game = fight(&trooper(), &trooper(), 0.);
    let stunned = Event::Marked { model: ModelId(1), mark: warzone::Mark::Stunned };
    battle::System::fold(&warzone::Warzone, &mut game.state, &stunned);
    game.give(0, Order::CloseCombat { weapon: Some(1) }, []);
    let events = game.give(0, strike(1), [3]);
    assert_eq!((needs(&events, Test::CloseCombat).len(), hits(&events).len()), (0, 1));
}

/// wz.cc.free-closing, the printed example: Alakhai reaches the Trooper, the Trooper must close in when activated.
#[test]
fn who_is_held_at_arms_length_closes_in() {
    let alakhai = trooper().base(40).armed(&["blade 1.5 +4 2 0 Piercing"]);
    let mut game = scene().squad(0, &trooper(), &[(20., 20., 180)]).squad(1, &alakhai, &[(20., 22.6, 0)]).begin();
    assert!(game.state.is_engaged(ModelId(0)));
    game.give(0, Order::Activate { squad: warzone::SquadId(0) }, []);
    let events = game.give(0, Order::ActivateModel { model: ModelId(0) }, []);
    assert!(events.iter().any(|it| matches!(it, Event::Walked(walk) if walk.travel == Travel::Closing)));
    assert!(game.state.has_in_ccwr(ModelId(0), ModelId(1)));
    assert_eq!(game.model(0).travelled, Inches::ZERO, "not counted as travel");
    assert_eq!(game.model(0).points, 1);
}

/// wz.cc.counter-charge: an enemy passed may stop the engager with an LD test, automatically in Sentry.
#[test]
fn an_enemy_on_the_way_may_stop_an_engage() {
    let guard = trooper().base(40).armed(&[]);
    let position = || {
        scene()
            .squad(0, &trooper(), &[(20., 20., 180)])
            .squad(1, &trooper(), &[(20., 29., 0)])
            .squad(1, &guard, &[(22., 26., 270)])
            .acting(0)
    };
    let mut game = position();
    game.give(0, engage(1), [14]); // LD for Target Sense: the guard is nearer
    assert!(matches!(game.top(), Step::CounterCharge { by: ModelId(2), .. }));
    let events = game.give(1, Order::Accept, [14]);
    assert_eq!(needs(&events, Test::CounterCharge), [14]);
    assert!(game.state.is_engaged_with(ModelId(0), ModelId(2)) && !game.state.is_engaged_with(ModelId(0), ModelId(1)));
    let mut game = position();
    game.give(0, engage(1), [14]);
    game.give(1, Order::Accept, [15]);
    assert!(game.state.is_engaged_with(ModelId(0), ModelId(1)), "failed: the engager goes on");
}

/// wz.action.engage: a base in the line is passed by the least angle.
#[test]
fn an_engage_turns_aside_for_a_base_in_the_way() {
    let mut game = scene()
        .squad(0, &trooper(), &[(20., 20., 180), (20., 23., 0)])
        .squad(1, &trooper().base(50).armed(&[]), &[(20., 27., 0)])
        .acting(0);
    assert_eq!(game.refused_by(engage(2)), "wz.action.engage", "no line to base contact is free");
    game.give(0, Order::Engage { target: ModelId(2), short: Inches::whole(2), side: None }, []);
    assert!(game.state.is_engaged(ModelId(0)));
    assert!(game.at(0).x != at(20., 0.).x);
}

/// wz.action.engage-gap: not across Impassable Terrain.
#[test]
fn rock_keeps_models_apart() {
    let long = trooper().armed(&["blade 2 +1 1 0 Piercing"]);
    let game = scene()
        .block("impassable-rock", [15., 20.9, 25., 21.2], 0.5)
        .squad(0, &long, &[(20., 20., 180)])
        .squad(1, &trooper(), &[(20., 22., 0)])
        .acting(0);
    assert!(!game.state.is_engaged(ModelId(0)));
    assert_eq!(game.refused_by(engage(1)), "wz.terrain.impassable");
}

/// wz.action.close-combat: only Engaged models fight, and only within reach and in front.
#[test]
fn only_engaged_models_fight() {
    let game = fight(&trooper(), &trooper(), 3.);
    assert_eq!(game.refused_by(Order::CloseCombat { weapon: Some(1) }), "wz.action.close-combat");
    let game = fight(&trooper().line("5 - 12 8 8 12 14 1 12"), &trooper(), 0.);
    assert_eq!(game.refused_by(Order::CloseCombat { weapon: Some(1) }), "wz.def.dash");
    let mut game = fight(&trooper(), &trooper(), 0.);
    game.give(0, go(20., 20., 180), []);
}

impl Trooper {
    /// Half the width of its base.
    fn radius_hundredths(self) -> i32 {
        match self.base_millimetres() {
            30 => 59,
            40 => 79,
            _ => 98,
        }
    }
}

/// wz.def.towards-away: a Free Closing goes along the line from middle to middle.
#[test]
fn closing_in_is_straight() {
    let long = trooper().base(40).armed(&["blade 1.5 +4 2 0 Piercing"]);
    let mut game = scene().squad(0, &trooper(), &[(20., 20., 180)]).squad(1, &long, &[(21.5, 22., 0)]).begin();
    game.activate(0);
    let (from, now, to) = (at(20., 20.).to_vec(), game.at(0).to_vec(), at(21.5, 22.).to_vec());
    assert!((now - from).length() > 0.5);
    assert!((now - from).cross(to - from).abs() < 0.02, "on the line");
}

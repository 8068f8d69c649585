//! What the audit found and was mended since, each held by a position.

use battle::Seat;
use smallvec::smallvec;
use table::{Bearing, Inches};
use warzone::{Action, Event, Faster, Forbidden, ModelId, Order, Reaction, Shots, Spot, Step, Test, Way};

use crate::support::{Game, at, engage, hits, needs, scene, shoot, shots, trooper};

/// wz.card.burn-rof: a card may be turned before a Sentry's own Shooting, once; it is lost with a failed LD test.
#[test]
fn a_card_for_a_sentrys_shot() {
    let position = || {
        let mut game = scene()
            .squad(0, &trooper(), &[(5., 5., 180)])
            .squad(0, &trooper().line("5 12 12 8 8 12 14 3 12"), &[(20., 20., 180)])
            .troops(1, &trooper(), &[(20., 34., 0)])
            .begin();
        game.activate(0);
        game.give(0, Order::Pass, []);
        game.activate(2);
        game.give(1, Order::Sentry, []);
        game.give(1, Order::Decline, []);
        game.activate(1);
        assert!(matches!(game.top(), Step::SentryWindow { .. }));
        game
    };
    let twice = Reaction::Shoot(Shots { weapon: 0, at: smallvec![ModelId(1); 2], lucky: false });
    let rate = Faster { weapon: Some(0), action: Action::Shooting };
    let mut game = position();
    let rapid = Order::BurnForSentry { model: ModelId(2), rate: Faster { action: Action::RapidFire, ..rate } };
    assert_eq!(game.refused_by(rapid), "wz.action.sentry");
    assert_eq!(game.refused_by(Order::BurnForSentry { model: ModelId(0), rate }), "wz.action.sentry");
    game.give(1, Order::BurnForSentry { model: ModelId(2), rate }, []);
    assert_eq!(game.state.cards(Seat(1)), 0);
    assert_eq!(game.refused_by(Order::BurnForSentry { model: ModelId(2), rate }), "wz.card.turn-to-burn");
    let events = game.give(1, Order::React { model: ModelId(2), reaction: twice.clone() }, [14, 13, 13]);
    assert_eq!(needs(&events, Test::RangeSkill), [12, 12]);
    let mut failed = position();
    failed.give(1, Order::BurnForSentry { model: ModelId(2), rate }, []);
    failed.give(1, Order::React { model: ModelId(2), reaction: twice }, [15]);
    assert!(!failed.model(2).marks.has(warzone::Mark::FasterNow));
}

/// A Small base with a 1in blade (0) held by two pikes of 3in (1, 2).
fn held() -> Game {
    let (blade, pike) = (trooper().armed(&["blade 1 +1 1 0 Piercing"]), trooper().armed(&["blade 3 +1 1 0 Piercing"]));
    scene().squad(0, &blade, &[(20., 20., 180)]).squad(1, &pike, &[(18.5, 23., 0), (21.5, 23., 0)]).acting(0)
}

/// wz.cc.free-closing: the owner says on whom of those that hold it a model closes in, and how far, as long as the enemy
/// comes into its own reach.
#[test]
fn a_free_closing_is_the_owners_choice() {
    let mut game = held();
    assert_eq!(game.top(), Step::MustClose(ModelId(0)));
    assert_eq!(game.refused_by(Order::Pass), "wz.cc.free-closing");
    let gap = game.state.distance(ModelId(0), ModelId(2));
    let close = |target: u16, short: f64| Order::CloseIn { target: ModelId(target), short: Inches::nearest(short) };
    assert!(matches!(game.refused(close(2, 1.2)), Forbidden::OutOfReach { reach, .. } if reach == Inches::whole(1)));
    game.give(0, close(2, 0.9), []);
    let left = game.state.distance(ModelId(0), ModelId(2));
    assert!((left - 0.9).abs() < 0.02 && gap > 1.0, "{left} of {gap}");
    assert!(matches!(game.top(), Step::Act(_)) && game.model(0).points == 1, "it costs nothing");
    let mut other = held();
    other.give(0, close(1, 0.0), []);
    assert!(other.state.distance(ModelId(0), ModelId(1)) < 0.02);
}

/// wz.action.engage: a base beyond the point where a CCWR is reached does not turn the line aside: to base contact the
/// way is barred, short of it it is straight.
#[test]
fn a_base_past_the_reach_turns_nothing_aside() {
    let lance = trooper().armed(&["blade 3 +1 1 0 Piercing"]);
    let mut game = scene()
        .squad(0, &lance, &[(20., 20., 180), (20.9, 27.2, 180)])
        .squad(1, &trooper(), &[(20., 29., 0)])
        .acting(0);
    assert!(matches!(game.refused(engage(2)), Forbidden::Apart { .. }));
    game.give(0, Order::Engage { target: ModelId(2), short: Inches::hundredths(290), side: None }, []);
    assert_eq!(game.at(0).x, Inches::whole(20), "straight");
    assert!(game.state.is_engaged_with(ModelId(0), ModelId(2)));
}

/// wz.cc.passing: who leaves an enemy's reach and comes back into it in one Move has left it: one Free Slash.
#[test]
fn leaving_and_coming_back_is_leaving() {
    let tough = trooper().line("5 12 12 8 8 12 14 5 12");
    let position = || scene().squad(0, &tough, &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 21.18, 0)]).acting(0);
    let loop_back: Way = [(20., 18.), (20., 20.)].into_iter().map(|(x, y)| Spot::ground(at(x, y))).collect();
    let mut game = position();
    let events = game.give(0, Order::Move { by: loop_back, facing: Bearing::SOUTH }, [3]);
    assert_eq!(hits(&events).len(), 1);
    assert!(game.state.is_engaged(ModelId(0)));
    let around: Way = [Spot::ground(at(20., 20.))].into_iter().collect();
    let events = position().give(0, Order::Move { by: around, facing: Bearing::NORTH }, []);
    assert!(hits(&events).is_empty(), "turning is no leaving");
}

/// wz.action.reaction-order: two squads lose half at once; the player with the Initiative says which tests first.
#[test]
fn the_initiative_orders_morale_tests() {
    let mut game = scene()
        .squad(0, &trooper().armed(&["gun 24 18 1 0 Blast A LE"]), &[(20., 20., 180)])
        .squad(1, &trooper(), &[(24., 32., 0), (20., 30., 0)])
        .squad(1, &trooper(), &[(25., 35., 0), (21.3, 30., 0)])
        .acting(0);
    game.give(0, shoot(&[2]), [5, 19, 19]);
    assert!(matches!(game.top(), Step::Together(_)), "{:?}", game.top());
    assert_eq!(battle::System::decision(&warzone::Warzone, &game.state).map(|it| it.seat), Some(Seat(0)));
    let events = game.give(0, Order::First { which: 1 }, [3, 4]);
    let tested: Vec<u8> = events
        .iter()
        .filter_map(|it| if let Event::MoraleTested { squad, .. } = it { Some(squad.0) } else { None })
        .collect();
    assert_eq!(tested, [2, 1]);
}

/// wz.action.rapid-fire, wz.action.sentry-limit: the numbers of a refusal have their reasons.
#[test]
fn numbers_have_reasons() {
    let odd = trooper().armed(&["gun 25 12 1 0 Piercing A"]);
    let game = scene().squad(0, &odd, &[(20., 10., 180)]).squad(1, &trooper(), &[(20., 25., 0)]).acting(0);
    let Forbidden::OutOfRange { range, .. } = game.refused(Order::RapidFire(shots(&[1, 1]))) else {
        panic!("in range")
    };
    assert_eq!(range.to_string(), "25″@wz.weapon.range /2@wz.action.rapid-fire +0.5″@wz.def.dividing");
    let mut game = scene()
        .squad(0, &trooper(), &[(20., 10., 180), (22., 10., 180), (24., 10., 180)])
        .squad(1, &trooper(), &[(20., 45., 0)])
        .begin();
    for model in 0..2 {
        game.activate(model);
        game.give(0, Order::Sentry, []);
    }
    game.activate(2);
    let Forbidden::SentriesFull { most } = game.refused(Order::Sentry) else { panic!("there is room") };
    assert_eq!((most.total(), most.start().0.name()), (2, "wz.action.sentry-limit"));
}

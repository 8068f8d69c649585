//! Special Close Combat Actions, base by base, and the reroll they offer.

use battle::{Seat, System};
use table::{Bearing, Floor, Inches, Kind, Piece, Polygon, Table, reach::Level};
use warzone::{Event, Mark, ModelId, Morale, Opening, Order, Special, Stand, Step, Test, Warzone};

use crate::support::{Game, Trooper, at, engage, go, hits, needs, scene, strike, trooper, why};

const BLADE: Option<u8> = Some(0);

/// Small, Medium and Large: CC 12, St 8, LD 14, a blade of St +2 that reaches as far as the base allows.
fn small() -> Trooper {
    trooper().armed(&["blade B2B +2 3 0 Plasma"])
}

pub fn medium() -> Trooper {
    trooper().base(40).armed(&["blade 1 +2 3 0 Plasma"])
}

fn large() -> Trooper {
    trooper().base(50).armed(&["blade 2 +2 3 0 Plasma"])
}

fn special(what: Special) -> Order {
    Order::Special { what, closing: None, short: Inches::ZERO }
}

fn back_stab(target: u16) -> Order {
    special(Special::BackStab { target: ModelId(target), weapon: BLADE })
}

fn hold(target: u16) -> Order {
    special(Special::HoldHimDown { target: ModelId(target) })
}

fn brutal(target: u16) -> Order {
    special(Special::BrutalAttack { target: ModelId(target), weapon: BLADE })
}

fn throw(target: u16) -> Order {
    special(Special::Throw { target: ModelId(target) })
}

fn lob(target: u16) -> Order {
    special(Special::Lob { target: ModelId(target) })
}

fn squash(target: u16) -> Order {
    special(Special::Squash { target: ModelId(target) })
}

fn charge(x: f64, y: f64) -> Order {
    special(Special::Charge { to: at(x, y) })
}

fn land(x: f64, y: f64) -> Order {
    Order::Land { to: Stand::ground(at(x, y), Bearing::degrees(0)) }
}

/// wz.special-cc.small.back-stab, example: Armour 16 halves to 8; with a +2 modifier 8 + 2 = 10. The rear gives +4 CC.
#[test]
fn back_stab_halves_armour() {
    for (kind, armour) in [
        (trooper().line("5 12 12 8 8 12 14 1 16"), 8),
        (trooper().line("5 12 12 8 8 12 14 1 16").armour("Piercing", 2), 10),
        (trooper().line("5 12 12 8 8 12 14 1 16(9)"), 9),
        (trooper().line("5 12 12 8 8 12 14 1 15"), 8),
    ] {
        let mut game = scene()
            .squad(0, &small(), &[(20., 20., 180)])
            .squad(1, &kind, &[(20., 21.18, 180), (30., 21., 0)])
            .acting(0);
        let events = game.give(0, back_stab(1), [16, armour as u8]);
        assert_eq!(needs(&events, Test::CloseCombat), [16], "wz.cc.rear-facing");
        assert_eq!(needs(&events, Test::Armour), [armour]);
        assert_eq!(hits(&events), [(10, 1)], "St 8 and the blade's 2");
    }
}

/// wz.special-cc.general: instead of the Close Combat Action, once, one attack whatever the rate, always Piercing.
#[test]
fn a_special_action_is_the_close_combat_action() {
    let plasma_proof = trooper().armour("Plasma", 5);
    let mut game = scene()
        .troops(0, &small(), &[(20., 20., 180)])
        .squad(1, &plasma_proof, &[(20., 21.18, 180), (30., 21., 0)])
        .acting(0);
    let events = game.give(0, back_stab(1), [10, 6]);
    assert_eq!(needs(&events, Test::Armour), [6], "the blade's Plasma does not count");
    assert!(matches!(game.top(), Step::Act(_)), "RoA 3 became 1");
    assert_eq!(game.model(0).points, 0);
    assert_eq!(game.refused_by(back_stab(1)), "wz.action.once");
    assert_eq!(game.refused_by(Order::CloseCombat { weapon: BLADE }), "wz.action.once");
}

/// What a Back Stab needs: a Small base, the target's back, a target that is not Large.
#[test]
fn back_stab_needs_a_back() {
    let facing = scene().squad(0, &small(), &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 21.18, 0)]).acting(0);
    assert_eq!(facing.refused_by(back_stab(1)), "wz.special-cc.small.back-stab");
    let huge = scene().squad(0, &small(), &[(20., 20., 180)]).squad(1, &large(), &[(20., 21.57, 180)]).acting(0);
    assert_eq!(huge.refused_by(back_stab(1)), "wz.special-cc.small.back-stab");
    let wide = scene().squad(0, &medium(), &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 21.38, 180)]).acting(0);
    assert_eq!(wide.refused_by(back_stab(1)), "wz.special-cc.small.back-stab");
    let alone = scene().squad(0, &small(), &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 24., 180)]).acting(0);
    assert_eq!(alone.refused_by(back_stab(1)), "wz.action.close-combat");
}

/// One holds from behind, the other strikes from the front.
fn held(holder: &Trooper, victim: &Trooper, apart: f64) -> Game {
    let mut game = scene()
        .squad(0, holder, &[(20., 20., 180), (20., 20. + 2. * apart, 0)])
        .squad(1, victim, &[(20., 20. + apart, 180), (40., 40., 0)])
        .acting(0);
    let events = game.give(0, hold(2), [16]);
    assert_eq!(needs(&events, Test::CloseCombat), [16]);
    assert_eq!(hits(&events), [], "no Wound Effect");
    assert!(game.model(2).marks.has(Mark::HeldDown));
    game.activate(1);
    game.give(0, Order::CloseCombat { weapon: BLADE }, []);
    game
}

/// wz.special-cc.small.hold-him-down, wz.dice.reroll: a failed CC test may be rolled again, once; the first die has no
/// effect then, not even a 20.
#[test]
fn a_held_model_is_struck_again() {
    let mut game = held(&small(), &trooper(), 1.18);
    game.give(0, strike(2), [20]);
    assert!(matches!(game.top(), Step::Reroll { fumbled: true, .. }));
    assert_eq!(game.refused_by(strike(2)), "wz.dice.reroll");
    let events = game.give(0, Order::Accept, [12, 3]);
    assert_eq!(hits(&events), [(10, 1)]);
    assert!(!game.model(1).marks.has(Mark::Fumbled), "the replaced 20 has no effect");
    game.give(0, strike(2), [13]);
    game.give(0, Order::Accept, [20]);
    assert!(game.model(1).marks.has(Mark::Fumbled), "a second 20 has its usual effect, and is not rolled again");
}

/// wz.dice.reroll: nobody must; what was rolled first counts then.
#[test]
fn a_reroll_is_optional() {
    let mut game = held(&small(), &trooper(), 1.18);
    game.give(0, strike(2), [20]);
    game.give(0, Order::Decline, []);
    assert!(game.model(1).marks.has(Mark::Fumbled));
    while game.state.turn == 1 {
        assert!(game.model(2).marks.has(Mark::HeldDown), "to the end of the Game Turn");
        game.decline();
    }
    assert!(!game.model(2).marks.has(Mark::HeldDown));
}

/// wz.special-cc.medium.hold-him-down: Medium bases hold Large ones too; Small ones do not.
#[test]
fn medium_bases_hold_large_ones() {
    let game = held(&medium(), &large(), 1.77);
    assert!(matches!(game.top(), Step::Strike(_)));
    let game = scene()
        .squad(0, &small(), &[(20., 20., 180), (20., 23.14, 0)])
        .squad(1, &large(), &[(20., 21.57, 180)])
        .acting(0);
    assert_eq!(game.refused_by(hold(2)), "wz.special-cc.small.hold-him-down");
}

/// What holding needs: a friend in the same fight, base contact, the target's back.
#[test]
fn holding_needs_help() {
    let alone = scene().squad(0, &small(), &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 21.18, 180)]).acting(0);
    assert_eq!(alone.refused_by(hold(1)), "wz.special-cc.small.hold-him-down");
    let front = scene()
        .squad(0, &small(), &[(20., 20., 180), (20., 22.36, 0)])
        .squad(1, &trooper(), &[(20., 21.18, 0)])
        .acting(0);
    assert_eq!(front.refused_by(hold(2)), "wz.special-cc.small.hold-him-down");
    let mut apart = scene()
        .squad(0, &medium(), &[(20., 20., 180), (20., 23.56, 0)])
        .squad(1, &trooper(), &[(20., 21.98, 180)])
        .acting(0);
    assert_eq!(apart.refused_by(hold(2)), "wz.special-cc.medium.hold-him-down");
    let closing = Order::Special {
        what: Special::HoldHimDown { target: ModelId(2) },
        closing: Some(ModelId(2)),
        short: Inches::ZERO,
    };
    apart.give(0, closing, [16]); // wz.cc.free-closing comes first
    assert!(apart.model(2).marks.has(Mark::HeldDown));
}

/// wz.special-cc.medium.charge: whoever is met takes an Autohit at the charger's St, and a survivor ends it.
#[test]
fn a_charge_runs_small_bases_down() {
    let mut game =
        scene().squad(0, &medium(), &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 24., 0), (20., 27., 0)]).acting(0);
    let events = game.give(0, charge(20., 29.9), [19, 2, 12]); // half the squad is lost: wz.morale.pinning-trigger
    assert_eq!(hits(&events), [(8, 1), (8, 1)], "no weapon, no bonus");
    assert!(needs(&events, Test::CloseCombat).is_empty());
    assert!(!game.stands(1) && game.stands(2));
    assert_eq!(game.at(0), at(20., 25.62), "in contact with the one that stood");
    assert!(game.state.is_engaged(ModelId(0)));
    assert_eq!(game.model(0).travelled, Inches::hundredths(562));
    assert_eq!((game.model(0).points, game.model(0).bonus), (1, None));
}

/// wz.special-cc.medium.charge: friends are hit too; a Medium base stops it unhurt; nobody in the way lets it through.
#[test]
fn what_ends_a_charge() {
    let mut game = scene()
        .squad(0, &medium(), &[(20., 20., 180)])
        .squad(0, &trooper(), &[(40., 22., 0), (20., 22., 0), (41.5, 22., 0)])
        .squad(1, &medium(), &[(20., 26., 0)])
        .acting(0);
    let events = game.give(0, charge(20., 29.), [19]);
    assert_eq!(hits(&events).len(), 1, "only the friend");
    assert!(!game.stands(2), "and no Break test for that");
    assert_eq!(game.at(0), at(20., 24.42));
    let mut free = scene().squad(0, &medium(), &[(20., 20., 180)]).squad(1, &trooper(), &[(30., 30., 0)]).acting(0);
    free.give(0, charge(20., 30.), []);
    assert_eq!(free.at(0), at(20., 30.));
}

/// A charge is straight ahead, not by an Engaged model, within twice the Movement Value in the whole Game Turn.
#[test]
fn what_a_charge_needs() {
    let mut game = scene().squad(0, &medium(), &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 32., 0)]).acting(0);
    assert_eq!(game.refused_by(charge(20., 15.)), "wz.special-cc.medium.charge");
    assert_eq!(game.refused_by(charge(20., 30.2)), "wz.special-cc.medium.charge");
    game.give(0, go(20., 23., 180), []);
    assert_eq!(game.refused_by(charge(20., 30.2)), "wz.stat.m-maximum", "3in of the 10 are gone");
    game.give(0, charge(20., 29.9), []);
    let fights = scene().squad(0, &medium(), &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 21.4, 0)]).acting(0);
    assert_eq!(fights.refused_by(charge(20., 25.)), "wz.special-cc.medium.charge");
    let tiny = scene().squad(0, &small(), &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 30., 0)]).acting(0);
    assert_eq!(tiny.refused_by(charge(20., 25.)), "wz.special-cc.medium.charge");
}

/// wz.special-cc.large.thunderous-charge: through Small and Medium bases, up to a Large one.
#[test]
fn a_thunderous_charge_stops_at_large_bases() {
    let mut game = scene()
        .squad(0, &large(), &[(20., 14., 180)])
        .squad(1, &medium(), &[(40., 40., 0), (20., 18., 0), (20., 20.5, 0)])
        .squad(1, &large(), &[(20., 23., 0)])
        .acting(0);
    let events = game.give(0, charge(20., 24.), [19, 20, 15]);
    assert_eq!(hits(&events), [(8, 1), (8, 1)]);
    assert_eq!(game.at(0), at(20., 21.04));
    assert_eq!(why(&events, Test::Pinning), "14@wz.stat.ld");
    assert_eq!(game.squad(1).morale, Morale::Pinned);
    let fights = scene().squad(0, &large(), &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 21.6, 0)]).acting(0);
    assert_eq!(fights.refused_by(charge(20., 25.)), "wz.special-cc.large.thunderous-charge");
}

/// wz.special-cc.medium.brutal-attack: one attack; a kill brings a Pinning test at -4 at once.
#[test]
fn a_brutal_attack_shocks() {
    let squad = [(30., 30., 0), (20., 21.4, 0), (31.5, 30., 0), (33., 30., 0)];
    let mut game = scene().squad(0, &medium(), &[(20., 20., 180)]).squad(1, &trooper(), &squad).acting(0);
    let events = game.give(0, brutal(2), [12, 19, 11]);
    assert_eq!(hits(&events), [(10, 1)]);
    assert_eq!(why(&events, Test::Pinning), "14@wz.stat.ld -4@wz.special-cc.medium.brutal-attack");
    assert_eq!(game.squad(1).morale, Morale::Pinned);
    let mut game = scene().squad(0, &medium(), &[(20., 20., 180)]).squad(1, &trooper(), &squad).acting(0);
    game.give(0, brutal(2), [12, 2]); // no casualty, no test
    let small = scene().squad(0, &small(), &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 21.18, 0)]).acting(0);
    assert_eq!(small.refused_by(brutal(1)), "wz.special-cc.medium.brutal-attack");
}

/// wz.special-cc.general: the Engage Bonus raises a Brutal Attack and a Squash, never a Swing.
#[test]
fn the_engage_bonus_counts_for_some() {
    let charged = |kind: &Trooper, what: Order, dice: &[u8]| {
        let mut game = scene().squad(0, kind, &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 27., 0)]).acting(0);
        game.give(0, engage(1), []);
        hits(&game.give(0, what, dice.iter().copied()))
    };
    assert_eq!(charged(&medium(), brutal(1), &[12, 2]), [(14, 1)]);
    assert_eq!(charged(&large(), squash(1), &[12, 2]), [(14, 3)]);
    let mut game = scene().squad(0, &medium(), &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 27., 0)]).acting(0);
    game.give(0, engage(1), []);
    game.give(0, special(Special::Swing), []);
    assert_eq!(hits(&game.give(0, strike(1), [12, 2])), [(8, 1)]);
}

/// wz.special-cc.medium.swing: a test for each in reach and in front, friend or foe, in the order the player likes.
#[test]
fn a_swing_goes_all_round() {
    let mut game = scene()
        .squad(0, &medium(), &[(20., 20., 180)])
        .squad(0, &trooper(), &[(18.6, 20.6, 180)])
        .squad(0, &trooper(), &[(20., 18.5, 180)])
        .squad(1, &trooper(), &[(20., 21.4, 0), (21.5, 20.8, 0), (30., 30., 0)])
        .acting(0);
    game.give(0, special(Special::Swing), []);
    assert_eq!(game.refused_by(strike(2)), "wz.special-cc.medium.swing", "behind");
    assert_eq!(hits(&game.give(0, strike(4), [12, 2])), [(8, 1)]);
    assert_eq!(game.refused_by(strike(4)), "wz.special-cc.medium.swing", "once each");
    assert_eq!(hits(&game.give(0, strike(1), [12, 2])), [(8, 1)], "a friend");
    assert_eq!(hits(&game.give(0, strike(3), [13])), []);
    assert!(!matches!(game.top(), Step::Swing(_)));
    let tiny = scene().squad(0, &small(), &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 21.18, 0)]).acting(0);
    assert_eq!(tiny.refused_by(special(Special::Swing)), "wz.special-cc.medium.swing");
}

/// wz.special-cc.medium.throw: up to 4in, in front, not onto anybody; it lands at St + 4 and shakes off a Stun.
#[test]
fn a_thrown_model_lands_hard() {
    let mut game = scene()
        .squad(0, &medium(), &[(20., 20., 180)])
        .squad(1, &trooper(), &[(20., 21.38, 0), (22., 24., 0)])
        .acting(0);
    game.state.models[1].marks.add(Mark::Stunned);
    game.give(0, throw(1), []); // wz.def.stun: CC tests against it succeed
    assert_eq!(game.refused_by(land(20., 25.5)), "wz.special-cc.medium.throw");
    assert_eq!(game.refused_by(land(20., 17.)), "wz.facing.front-rear");
    assert_eq!(game.refused_by(land(22., 24.)), "wz.special-cc.medium.throw");
    let events = game.give(0, land(20., 25.3), [10]);
    assert_eq!(hits(&events), [(12, 1)]);
    assert_eq!(needs(&events, Test::Armour), [10]);
    assert!(!game.model(1).marks.has(Mark::Stunned));
    assert!(!events.iter().any(|it| matches!(it, Event::Struck { wound, .. } if wound.by == Some(ModelId(1)))));
    let wide = scene().squad(0, &medium(), &[(20., 20., 180)]).squad(1, &medium(), &[(20., 21.58, 0)]).acting(0);
    assert_eq!(wide.refused_by(throw(1)), "wz.special-cc.medium.throw", "too wide to throw");
}

/// A Medium model with somebody before it between rocks and the edge of the table.
pub fn in_a_dead_end() -> Game {
    scene()
        .block("impassable-rock", [10., 40., 19.15, 48.], 3.)
        .block("impassable-rock", [20.85, 40., 30., 48.], 3.)
        .squad(0, &medium(), &[(20., 46.02, 180)])
        .squad(1, &trooper(), &[(20., 47.4, 0)])
        .acting(0)
}

/// wz.special-cc.medium.throw: nowhere to land, no throw.
#[test]
fn a_throw_needs_a_place_to_land() {
    assert!(matches!(in_a_dead_end().refused(throw(1)), warzone::Forbidden::NoLanding { .. }));
}

/// A scene on a deck 3.2in high that ends at y 22.5, thrower and victim upon it.
fn on_deck(thrower: &Trooper, apart: f64) -> Game {
    let mut setup = scene()
        .squad(0, thrower, &[(20., 20., 180)])
        .squad(1, &trooper(), &[(20., 20. + apart, 0), (40., 40., 0)])
        .setup();
    let outline = Polygon::rectangle(at(15., 15.), at(25., 22.5)).unwrap();
    let height = Inches::hundredths(320);
    let deck = Piece::area(1, Kind::new("open-deck").unwrap(), outline.clone(), height);
    let deck = Piece { floors: vec![Floor { outline, height }], ..deck };
    let level = Level::Floor { piece: deck.id, floor: 0 };
    setup.table = Table::new(Inches::whole(48), Inches::whole(48), vec![deck]).unwrap();
    let Opening::Position { stands, .. } = &mut setup.opening else { panic!("a position") };
    stands[0].level = level;
    stands[1].level = level;
    let mut game = Game { state: Warzone.start(&setup).unwrap_or_else(|faults| panic!("{faults:?}")) };
    game.give(0, Order::Begin, []);
    game.activate(0);
    game
}

/// wz.special-cc.medium.throw and wz.special-cc.large.lob, examples: 3.2in down rounds up to 4: St (x) + 4 + 4.
#[test]
fn a_fall_makes_it_worse() {
    let mut game = on_deck(&medium(), 1.38);
    game.give(0, throw(1), [12]);
    assert_eq!(hits(&game.give(0, land(20., 24.), [2])), [(16, 1)]);
    assert_eq!(game.state.foot(ModelId(1)), Inches::ZERO);
    let mut game = on_deck(&large(), 1.57);
    game.give(0, lob(1), [12]);
    assert_eq!(hits(&game.give(0, land(20., 27.5), [2])), [(16, 1)]);
}

/// wz.special-cc.large.lob: 6in, and Medium bases too; not Large ones.
#[test]
fn large_bases_lob_medium_ones() {
    let mut game = scene().squad(0, &large(), &[(20., 20., 180)]).squad(1, &medium(), &[(20., 21.8, 0)]).acting(0);
    game.give(0, lob(1), [12]);
    assert_eq!(game.refused_by(land(20., 27.9)), "wz.special-cc.large.lob");
    assert_eq!(hits(&game.give(0, land(20., 27.7), [2])), [(12, 1)]);
    let peer = scene().squad(0, &large(), &[(20., 20., 180)]).squad(1, &large(), &[(20., 22., 0)]).acting(0);
    assert_eq!(peer.refused_by(lob(1)), "wz.special-cc.large.lob");
}

/// wz.special-cc.large.squash: the own St with Critical Force (3), 4 at St 20; a kill shocks at -4.
#[test]
fn a_squash_costs_three_wounds() {
    let tough = trooper().line("5 12 12 8 8 12 14 3 12");
    let squad = [(30., 30., 0), (20., 21.6, 0), (31.5, 30., 0), (33., 30., 0)];
    let mut game = scene().squad(0, &large(), &[(20., 20., 180)]).squad(1, &tough, &squad).acting(0);
    let events = game.give(0, squash(2), [12, 19, 10]);
    assert_eq!(hits(&events), [(8, 3)]);
    assert!(!game.stands(2), "three Wounds at once");
    assert_eq!(why(&events, Test::Pinning), "14@wz.stat.ld -4@wz.special-cc.large.squash");
    assert_eq!(game.squad(1).morale, Morale::Steady);
    let giant = large().line("5 12 12 20 8 12 14 3 12");
    let mut game = scene().squad(0, &giant, &[(20., 20., 180)]).squad(1, &tough, &squad).acting(0);
    assert_eq!(hits(&game.give(0, squash(2), [12, 1])), [(20, 4)]);
    let peer = scene().squad(0, &large(), &[(20., 20., 180)]).squad(1, &large(), &[(20., 22., 0)]).acting(0);
    assert_eq!(peer.refused_by(squash(1)), "wz.special-cc.large.squash");
}

/// wz.action.reaction-order: two slash at once; the player with the Initiative says who first.
#[test]
fn the_initiative_orders_reactions() {
    let tough = trooper().line("5 12 12 8 8 12 14 3 12");
    let mut game = scene()
        .squad(0, &tough, &[(20., 20., 0)])
        .squad(1, &trooper(), &[(19.4, 21.02, 0), (20.6, 21.02, 0)])
        .acting(0);
    game.give(0, go(20., 15., 0), []);
    assert!(matches!(game.top(), Step::Together(_)));
    assert_eq!(Warzone.decision(&game.state).unwrap().seat, Seat(0));
    assert_eq!(game.refused_by(Order::First { which: 2 }), "wz.action.reaction-order");
    let events = game.give(0, Order::First { which: 1 }, [3, 4]);
    let slashers: Vec<_> =
        events.iter().filter_map(|it| if let Event::Struck { wound, .. } = it { wound.by } else { None }).collect();
    assert_eq!(slashers, [ModelId(2), ModelId(1)]);
    assert_eq!(game.at(0), at(20., 15.));
}

/// wz.action.engage-fail: the target is out of reach before the engager arrives: it loses its points and goes on, one
/// Movement Value in all.
#[test]
fn a_failed_engage_goes_on_for_one_movement() {
    let mut game = scene()
        .squad(0, &small(), &[(20., 20., 180)])
        .squad(1, &medium(), &[(22.2, 24., 270)])
        .squad(1, &trooper(), &[(20., 28., 0)])
        .acting(0);
    game.give(0, engage(2), [2]); // wz.def.target-sense-test
    assert!(matches!(game.top(), Step::CounterCharge { .. }));
    game.state.models[2].stand = Some(Stand::ground(at(40., 40.), Bearing::degrees(0)));
    let events = game.give(1, Order::Decline, []);
    assert!(!events.iter().any(|it| matches!(it, Event::Engaged { .. })));
    assert_eq!(game.model(0).points, 0);
    let travelled = game.model(0).travelled;
    assert!(travelled > Inches::hundredths(480) && travelled <= Inches::whole(5), "{travelled:?}");
}

//! Where two rules meet: halvings with additions, cards with stuns, stragglers with cards, gaps with run-ups.

use battle::{Breakdown, Change, System};
use catalogue::rule;
use table::{Bearing, Inches};
use warzone::{Card, Mark, ModelId, Morale, Order, Shots, SquadAction, SquadId, Stand, Step, Test, Warzone};

use crate::{
    support::{Game, Trooper, at, bike, engage, go, hits, needs, run, scene, shoot, strike, trooper, why},
    turn::actives::use_skill,
};

/// wz.mod.order: multiply before adding, 3 x 2 + 2 = 8; a halving before Berserk's +4, 13/2 + 4 = 11.
#[test]
fn halvings_before_additions() {
    let sum = Breakdown::base(rule!("wz.stat.m"), 3).with(rule!("wz.mod.order"), Change::Times(2));
    assert_eq!(sum.plus(rule!("wz.mod.order"), 2).total(), 8);
    let odd = trooper().line("5 13 12 8 8 12 14 1 12").skill(rule!("wz.skill.berserk.trigger"), None);
    let mut game =
        scene().squad(0, &odd, &[(20., 10., 180), (40., 20., 180)]).squad(1, &trooper(), &[(40., 21.18, 0)]).begin();
    game.mark(1, Mark::Berserker);
    game.activate(1);
    game.give(0, Order::CloseCombat { weapon: Some(1) }, []);
    let events = game.give(0, strike(2), [12]);
    assert_eq!(
        why(&events, Test::CloseCombat),
        "13@wz.stat.cc /2@wz.squad.out-of-coherency-engaged +4@wz.skill.berserk.effect"
    );
    assert_eq!(needs(&events, Test::CloseCombat), [11]);
}

/// wz.mod.order, wz.action.rapid-fire: Rapid Fire halves 24in, then Steady Aim adds 6: 18in, not 15.
#[test]
fn rapid_fire_with_a_steady_aim() {
    let steady = rule!("wz.bauhaus.doctrine.ranged.steady-aim");
    let fire = |far: f64| {
        let mut game = scene()
            .warlord(0, &trooper().skill(steady, None), "psychic", (10., 10., 180))
            .squad(1, &trooper().line("5 12 12 8 8 12 14 9 12"), &[(10., 10. + 1.18 + far, 0)])
            .acting(0);
        game.give(0, use_skill(steady), []);
        let shots = Shots { weapon: 0, at: [1, 1].map(ModelId).into_iter().collect(), lucky: false };
        game.refused_or_fine(Order::RapidFire(shots))
    };
    assert_eq!(fire(18.), None);
    assert!(matches!(fire(18.1), Some(warzone::Forbidden::OutOfRange { .. })));
}

/// wz.hero.warlord-ld, wz.skill.dissention, wz.skill.inspiring-presence: a Warlord's LD is lowered and raised like any
/// Commander's, and what he lends is what he has.
#[test]
fn a_warlord_lends_what_he_has() {
    let lord = trooper().base(40).line("5 16 16 10 9 16 18 3 16");
    let led_by = |lord: &Trooper, traitor: Option<f64>| {
        let enemy = traitor.map_or_else(trooper, |_| trooper().skill(rule!("wz.skill.dissention"), None));
        let game = scene()
            .squad(0, &trooper(), &[(10., 20., 180)])
            .warlord(0, lord, "tech", (14., 20., 180))
            .squad(1, &enemy, &[(14., 20. + 1.38 + traitor.unwrap_or(20.), 0)])
            .begin();
        [0, 1].map(|it| game.state.leadership(ModelId(it)).unwrap().total())
    };
    assert_eq!(led_by(&lord, None), [18, 18]);
    assert_eq!(led_by(&lord, Some(8.)), [16, 16], "18 - 2, to himself and to others");
    assert_eq!(led_by(&lord, Some(12.1)), [18, 18]);
    let inspiring = lord.skill(rule!("wz.skill.inspiring-presence"), None);
    assert_eq!(led_by(&inspiring, None), [19, 19]);
}

/// wz.stat.limits, wz.squad.coherency: LD 20 with 1 more is still 20, and Coherency 10in.
#[test]
fn coherency_is_never_more_than_ten() {
    let best = trooper().line("5 12 12 8 8 12 20 1 12").skill(rule!("wz.skill.inspiring-presence"), None);
    let game = scene().squad(0, &best, &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 40., 0)]).begin();
    let coherency = game.state.coherency(SquadId(0)).unwrap();
    let text = "20@wz.stat.ld +1@wz.skill.inspiring-presence <=20@wz.stat.limits /2@wz.def.dividing";
    assert_eq!((coherency.to_string().as_str(), coherency.total()), (text, 10));
}

/// wz.morale.pinning-trigger: half and three quarters lost at once, the Break test failed: there is no Pinning test,
/// and none either when the squad has regrouped in the same Game Turn.
#[test]
fn a_squad_that_regroups_is_not_pinned_for_the_same_losses() {
    let gunner = trooper().armed(&["gun 24 12 3 0 Piercing A"]).skill(rule!("wz.skill.target-sense"), None);
    let mut game = scene()
        .squad(0, &gunner, &[(20., 10., 180)])
        .squad(0, &trooper(), &[(44., 4., 180)])
        .squad(1, &trooper(), &[(18., 20., 0), (20., 20., 0), (22., 20., 0), (24., 20., 0)])
        .acting(0);
    let events = game.give(0, shoot(&[3, 4, 5]), [2, 2, 2, 19, 19, 19, 15]);
    assert_eq!(needs(&events, Test::Break), [14]);
    assert_eq!(game.squad(2).morale, Morale::Broken);
    while !matches!(game.top(), Step::ChooseSquad(seat) if seat.0 == 1) {
        game.decline();
    }
    game.give(1, Order::Activate { squad: SquadId(2) }, [8]);
    game.activate(2);
    let stand = game.at(2);
    let events = game.give(1, go(18., stand.y.to_f64() - 2., 0), []);
    assert_eq!(needs(&events, Test::Pinning), [0; 0]);
    assert_eq!(game.squad(2).morale, Morale::Steady);
}

/// wz.squad.out-of-coherency, wz.card.burn-action-point, wz.action.once: a third point is free for any Action but a
/// second Run.
#[test]
fn a_straggler_who_is_back_may_use_a_card() {
    let mut game = scene()
        .troops(0, &trooper(), &[(20., 10., 180), (20., 20., 180)])
        .squad(1, &trooper(), &[(20., 30., 0)])
        .begin();
    game.give(0, Order::Activate { squad: SquadId(0) }, []);
    game.give(0, Order::ActivateModel { model: ModelId(1) }, []);
    assert_eq!(game.top(), Step::Return(ModelId(1)));
    game.give(0, run(20., 18., 180), []);
    assert_eq!(game.top(), Step::Act(ModelId(1)));
    game.give(0, Order::Burn { on: Card::ActionPoint }, []);
    assert_eq!(game.refused_by(run(20., 17., 180)), "wz.action.once");
    game.give(0, shoot(&[2]), [13]);
    assert!(game.model(1).marks.has(Mark::Deactivated));
}

/// wz.squad.out-of-coherency: a wall between straggler and Commander: he must go round its end, not stand still.
#[test]
fn a_straggler_goes_round_a_wall() {
    let mut game = scene()
        .block("impassable-wall", [10., 19., 23., 19.5], 3.)
        .squad(0, &trooper(), &[(20., 10., 180), (20., 20.5, 180)])
        .squad(1, &trooper(), &[(20., 40., 0)])
        .begin();
    game.give(0, Order::Activate { squad: SquadId(0) }, []);
    game.give(0, Order::ActivateModel { model: ModelId(1) }, []);
    assert_eq!(game.refused_by(run(20., 20.5, 180)), "wz.squad.coherency", "nobody stays where he is");
    let mut orders = Vec::new();
    Warzone.orders(&game.state, &mut orders);
    let back: Vec<&Order> = orders.iter().filter(|it| matches!(it, Order::Run { .. })).collect();
    assert_eq!(back.len(), 1, "{orders:?}");
    game.give(0, back[0].clone(), []);
    assert_eq!(game.state.out_of_coherency(SquadId(0)).count(), 0);
}

/// wz.def.stun, wz.dice.fumble: who fumbled has no point to recover with and stays stunned.
#[test]
fn a_stunned_model_that_fumbled_stays_stunned() {
    let stunned = |fumbled: bool| {
        let mut game = scene().squad(0, &trooper(), &[(20., 10., 180)]).squad(1, &trooper(), &[(20., 40., 0)]).begin();
        game.mark(0, Mark::Stunned);
        if fumbled {
            game.mark(0, Mark::Fumbled);
        }
        game.activate(0);
        game.model(0).marks.has(Mark::Stunned)
    };
    assert_eq!((stunned(false), stunned(true)), (false, true));
}

/// wz.def.stun, wz.card.burn-action-point: the only point went into recovering from Pinning; a card's point then goes to
/// the Stun before anything else.
#[test]
fn a_cards_point_goes_to_the_stun_first() {
    let mut game = scene().troops(0, &trooper(), &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 21.18, 0)]).begin();
    game.shake(0, Morale::Pinned);
    game.mark(0, Mark::Stunned);
    game.give(0, Order::Activate { squad: SquadId(0) }, [12]);
    game.activate(0);
    assert_eq!((game.model(0).points, game.model(0).marks.has(Mark::Stunned)), (0, true));
    game.give(0, Order::Burn { on: Card::ActionPoint }, []);
    assert_eq!((game.model(0).points, game.model(0).marks.has(Mark::Stunned)), (0, false));
}

/// wz.morale.broken-flight, wz.skill.ranger: woods do not slow the flight of Rangers: 10in, not 6.
#[test]
fn rangers_flee_through_woods() {
    let flee = |kind: &Trooper| {
        let mut game = scene()
            .area("heavy-wood", [10., 14., 30., 18.], 3.)
            .squad(0, kind, &[(20., 20., 180)])
            .squad(1, &trooper(), &[(20., 44., 0)])
            .begin();
        game.shake(0, Morale::Broken);
        game.give(0, Order::Activate { squad: SquadId(0) }, [9, 9]);
        game.at(0)
    };
    assert_eq!(flee(&trooper().skill(rule!("wz.skill.ranger"), None)), at(20., 10.));
    assert_eq!(flee(&trooper()), at(20., 14.));
}

/// wz.action.engage-fail, wz.stat.m-maximum: Moved 5in, Engages, the target is gone after 2in: 5in in all, not less.
#[test]
fn a_failed_engage_within_the_cap() {
    let pike = trooper().base(40).armed(&["blade 1 +1 1 0 Piercing"]);
    let mut game = scene()
        .squad(0, &trooper(), &[(20., 15., 180)])
        .squad(1, &pike, &[(22.2, 23.5, 270)])
        .squad(1, &trooper(), &[(20., 25.5, 0)])
        .acting(0);
    game.give(0, go(20., 20., 180), []);
    game.give(0, engage(2), [2]);
    assert!(matches!(game.top(), Step::CounterCharge { .. }), "{:?}", game.top());
    let before = game.model(0).travelled - Inches::whole(5);
    assert!(before > Inches::whole(1), "{before:?}");
    game.state.models[2].stand = Some(Stand::ground(at(40., 40.), Bearing::degrees(0)));
    game.give(1, Order::Decline, []);
    let travelled = game.model(0).travelled;
    assert!(travelled > Inches::hundredths(980) && travelled <= Inches::whole(10), "{travelled:?}");
}

/// wz.stat.m-maximum: M5, a Move of 5in leaves an Engage of 5in in the open.
#[test]
fn a_move_and_an_engage_are_ten_inches() {
    let far = |gap: f64| {
        let mut game = scene()
            .squad(0, &trooper(), &[(20., 10., 180)])
            .squad(1, &trooper(), &[(20., 15. + 1.18 + gap, 0)])
            .acting(0);
        game.give(0, go(20., 15., 180), []);
        game.refused_or_fine(engage(1)).is_none()
    };
    assert_eq!((far(5.), far(5.02)), (true, false));
}

/// wz.action.engage-gap: a gap on the way must be as wide as the larger base, wherever it is: 1.4in lets a Small model
/// through to a Small one, but not to a Large one.
#[test]
fn no_engage_through_a_gap_narrower_than_the_larger_base() {
    let through = |kind: &Trooper, gap: f64| {
        let (left, right) = (20. - gap / 2., 20. + gap / 2.);
        let game = scene()
            .block("impassable-rock", [14., 23., left, 23.2], 1.)
            .block("impassable-rock", [right, 23., 26., 23.2], 1.)
            .squad(0, &trooper(), &[(20., 20., 180)])
            .squad(1, kind, &[(20., 28., 0)])
            .acting(0);
        game.refused_or_fine(engage(1)).map(|it| battle::Refusal::rule(&it).name())
    };
    assert_eq!(through(&trooper(), 1.4), None);
    assert_eq!(through(&trooper().base(50), 1.4), Some("wz.action.engage-gap"));
    assert_eq!(through(&trooper().base(50), 2.), None);
}

/// wz.dice.fumble, wz.card.burn-skill: one who fumbled goes without the skill of his squad; the others are unaffected.
#[test]
fn a_squad_skill_passes_over_who_fumbled() {
    let steady = rule!("wz.bauhaus.doctrine.ranged.steady-aim");
    let kind = trooper().skill(steady, None);
    let squad = |fumbled: &[u16]| {
        let mut game = scene()
            .squad(0, &kind, &[(20., 20., 180), (22., 20., 180)])
            .warlord(0, &trooper(), "psychic", (40., 10., 180))
            .squad(1, &trooper(), &[(20., 40., 0)])
            .begin();
        fumbled.iter().for_each(|it| game.mark(*it, Mark::Fumbled));
        game.activate(0);
        game
    };
    let mut game = squad(&[1]);
    game.give(0, use_skill(steady), []);
    let has = |game: &Game, model: u16| game.state.granted(ModelId(model), steady).is_some();
    assert_eq!([0, 1].map(|it| has(&game, it)), [true, false]);
    assert_eq!(squad(&[0, 1]).refused_or_fine(use_skill(steady)).map(rule_of), Some("wz.dice.fumble"));
}

fn rule_of(why: warzone::Forbidden) -> &'static str {
    battle::Refusal::rule(&why).name()
}

/// The AVV of a blow after an Engage: what is taken off the AV of the bike.
fn avv(kind: &Trooper, gap: f64, weapon: u8) -> String {
    let far = 1.18 + f64::from(kind.base_millimetres() + 30 - 60) / 50.8 + gap;
    let mut game = scene().squad(0, kind, &[(20., 20., 180)]).squad(1, &bike(), &[(20., 20.59 + far, 0)]).acting(0);
    game.give(0, engage(1), []);
    game.give(0, Order::CloseCombat { weapon: Some(weapon) }, []);
    why(&game.give(0, strike(1), [9, 15, 2]), Test::Hull)
}

/// wz.action.engage-bonus: after a run-up a blade's AVV is 1 higher on a Small base, 2 on a Medium, 3 on a Large one; never
/// that of pistols, shotguns and Anti-Vehicle Grenades.
#[test]
fn the_engage_bonus_and_hulls() {
    let hull = |avv: i32| format!("11@wz.vehicle.stat.av-test -{avv}@wz.weapon.avv");
    let blade = |base: i32| trooper().base(base).armed(&["blade B2B +1 1 2 Piercing"]);
    assert_eq!(avv(&blade(30), 6., 0), hull(3));
    assert_eq!(avv(&blade(30), 4., 0), hull(2), "no run-up");
    assert_eq!(avv(&blade(40), 6., 0), hull(4));
    assert_eq!(avv(&blade(50), 6., 0), hull(5));
    assert_eq!(avv(&trooper().armed(&["anti-vehicle-grenades"]), 6., 0), hull(6));
}

/// wz.armoury.heavy.close-combat, wz.squad-action.swarm: who carries a Heavy weapon counts for one attack, and a weapon
/// that does not reach the target does not count at all.
#[test]
fn weapons_of_a_swarm() {
    let st = |kind: &Trooper| {
        let mut game = scene()
            .squad(0, kind, &[(18.8, 20., 180), (20., 20., 180), (21.2, 20., 180)])
            .squad(1, &trooper().base(40).line("5 12 12 8 8 12 14 9 12"), &[(20., 21.38, 0)])
            .begin();
        game.give(0, Order::Activate { squad: SquadId(0) }, []);
        let models = [0, 1, 2].map(ModelId).to_vec();
        game.give(0, Order::Declare { action: SquadAction::Swarm, target: ModelId(3), models }, []);
        let mut events = Vec::new();
        for model in 0..3 {
            events = game.give(
                0,
                Order::ActivateModel { model: ModelId(model) },
                if model == 2 { vec![9, 2] } else { vec![] },
            );
        }
        hits(&events)[0].0
    };
    let armed = |weapons: &[&'static str]| st(&trooper().base(40).armed(weapons));
    assert_eq!(armed(&["blade 1 +1 3 0 Piercing"]), 8 + 1 + 9);
    assert_eq!(armed(&["blade 1 +1 3 0 Piercing", "gun 24 12 1 0 Piercing H"]), 8 + 1 + 3);
}

/// wz.los.definition: a vehicle blocks the sight, another model does not.
#[test]
fn vehicles_block_sight() {
    let seen = |between: &Trooper| {
        let game = scene()
            .squad(0, &trooper(), &[(20., 20., 180)])
            .squad(1, &trooper(), &[(20., 30., 0)])
            .squad(1, between, &[(20., 27., 0)])
            .begin();
        game.state.sees(ModelId(0), ModelId(1))
    };
    assert_eq!((seen(&trooper().base(60)), seen(&bike())), (true, false));
}

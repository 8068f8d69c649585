//! Bauhaus: doctrines, Hussars, Etoiles Mortant, Venusian Rangers and Juggernauts.

pub(crate) mod aim;
pub(crate) mod blows;
pub(crate) mod bulldozer;
pub(crate) mod heroes;
pub(crate) mod musters;

use catalogue::{RuleId, rule};
use table::Inches;
use warzone::{
    Action, Event, Forbidden, Mark, ModelId, Morale, Order, Shots, Special, Spot, SquadAction, Step, Test, Throw,
};

use crate::{
    support::{Game, Trooper, at, engage, faster, go, hits, needs, run, scene, shoot, strike, trooper, why},
    turn::actives::use_skill,
};

/// Two models facing each other, so far from base to base on Small bases, with four cards for the first player.
fn duel(one: &Trooper, other: &Trooper, gap: f64) -> Game {
    scene().warlord(0, one, "psychic", (20., 20., 180)).squad(1, other, &[(20., 21.18 + gap, 0)]).acting(0)
}

fn with(skill: RuleId) -> Trooper {
    trooper().skill(skill, None)
}

fn tough() -> Trooper {
    trooper().line("5 12 12 8 8 12 14 9 12")
}

/// wz.bauhaus.doubtless-precision: a 20 misses, and that is all.
#[test]
fn a_twenty_is_no_fumble() {
    let mut game = duel(&with(rule!("wz.bauhaus.doubtless-precision")), &trooper(), 15.);
    game.give(0, shoot(&[1]), [20]);
    assert_eq!(game.model(0).points, 1, "the example: the second point is kept");
    let mut other = duel(&trooper(), &trooper(), 15.);
    other.give(0, shoot(&[1]), [20]);
    assert_eq!(other.model(0).points, 0);
}

/// wz.bauhaus.doctrine.cc.schnell, the example: M 5 moves 6in and runs or Engages 12in; the run-up stays 5in.
#[test]
fn schnell() {
    let fast = with(rule!("wz.bauhaus.doctrine.cc.schnell"));
    let game = || duel(&fast, &trooper(), 20.);
    game().give(0, go(20., 26., 180), []);
    assert!(matches!(game().refused(go(20., 26.02, 180)), Forbidden::TooFar { .. }));
    game().give(0, run(20., 32., 180), []);
    assert!(matches!(game().refused(run(20., 32.02, 180)), Forbidden::TooFar { .. }));
    duel(&fast, &trooper(), 12.).give(0, engage(1), []);
    assert!(matches!(duel(&fast, &trooper(), 12.02).refused(engage(1)), Forbidden::TooFar { .. }));
}

/// wz.bauhaus.doctrine.cc.the-moment-has-come, the example: M 5 and a card, an Engage of 12in; a Run stays 10in.
#[test]
fn the_moment_has_come() {
    let moment = rule!("wz.bauhaus.doctrine.cc.the-moment-has-come");
    let mut game = duel(&with(moment), &trooper(), 12.);
    assert!(matches!(game.refused(engage(1)), Forbidden::TooFar { .. }));
    game.give(0, use_skill(moment), []);
    assert!(matches!(game.refused(run(20., 30.5, 180)), Forbidden::TooFar { .. }));
    game.give(0, engage(1), []);
    let mut far = duel(&with(moment), &trooper(), 12.02);
    far.give(0, use_skill(moment), []);
    assert!(matches!(far.refused(engage(1)), Forbidden::TooFar { .. }));
}

fn attacks(game: &Game) -> u8 {
    match game.top() {
        Step::Strike(melee) => melee.left,
        other => panic!("{other:?}"),
    }
}

/// wz.bauhaus.doctrine.cc.advanced-hand-to-hand: +1 RoA for a card, not for a pistol.
#[test]
fn hand_to_hand_training() {
    let training = rule!("wz.bauhaus.doctrine.cc.advanced-hand-to-hand");
    let fighter = with(training).armed(&["gun 12 11 1 0 Piercing P", "blade B2B +1 1 0 Piercing"]);
    for (weapon, rate) in [(1, 1), (2, 2)] {
        let mut game = duel(&fighter, &tough(), 0.);
        game.give(0, use_skill(training), []);
        game.give(0, Order::CloseCombat { weapon: Some(weapon) }, []);
        assert_eq!(attacks(&game), rate);
    }
}

/// wz.bauhaus.doctrine.cc.long-bayonets, the example: 8 + 1 + 2 + 1 = 12; nothing without the Engage Bonus.
#[test]
fn long_bayonets() {
    for (gap, st) in [(5., 12), (4., 9)] {
        let mut game = duel(&with(rule!("wz.bauhaus.doctrine.cc.long-bayonets")), &tough(), gap);
        game.give(0, engage(1), []);
        game.give(0, Order::CloseCombat { weapon: Some(1) }, []);
        assert_eq!(hits(&game.give(0, strike(1), [5, 1])), [(st, 1)]);
    }
}

/// wz.bauhaus.doctrine.ranged.targeting-flare: failed RS tests with Blast weapons may be rolled again, others not.
#[test]
fn a_targeting_flare() {
    let flare = with(rule!("wz.bauhaus.doctrine.ranged.targeting-flare"));
    let blast = || duel(&flare.clone().armed(&["gun 24 12 1 0 Blast A"]), &trooper(), 15.);
    let mut taken = blast();
    assert_eq!(needs(&taken.give(0, shoot(&[1]), [13]), Test::RangeSkill), [12]);
    assert!(matches!(taken.top(), Step::RollAgain(_)), "he is asked");
    assert_eq!(needs(&taken.give(0, Order::Accept, [12, 1]), Test::RangeSkill), [12]);
    let mut again = blast();
    again.give(0, shoot(&[1]), [13]);
    again.give(0, Order::Accept, [14]);
    assert!(matches!(again.top(), Step::Act(_)), "a die has one reroll");
    let mut let_be = blast();
    let_be.give(0, shoot(&[1]), [13]);
    assert_eq!(let_be.give(0, Order::Decline, []).iter().filter(|it| matches!(it, Event::Tested { .. })).count(), 0);
    blast().give(0, shoot(&[1]), [12, 1]);
    let mut plain = duel(&flare, &trooper(), 15.);
    plain.give(0, shoot(&[1]), [13]);
    assert!(matches!(plain.top(), Step::Act(_)), "Piercing");
}

/// wz.bauhaus.doctrine.ranged.targeting-flare, wz.dice.reroll: each failed die by itself, before anything scatters; a 20
/// that is rolled again is no Fumble, one that stands is.
#[test]
fn every_die_has_its_reroll() {
    let flare = with(rule!("wz.bauhaus.doctrine.ranged.targeting-flare"));
    let mut two = duel(&flare.clone().armed(&["gun 24 12 2 0 Blast A"]), &trooper(), 15.);
    two.give(0, shoot(&[1, 1]), [13]);
    two.give(0, Order::Accept, [5, 20]);
    let events = two.give(0, Order::Accept, [13, 1]);
    assert_eq!((needs(&events, Test::RangeSkill), hits(&events)), (vec![12], vec![(12, 1)]));
    assert!(!two.model(0).marks.has(Mark::Fumbled));
    let mut fumbled = duel(&flare.clone().armed(&["gun 24 12 1 0 Blast A"]), &trooper(), 15.);
    fumbled.give(0, shoot(&[1]), [20]);
    fumbled.give(0, Order::Decline, []);
    assert!(fumbled.model(0).marks.has(Mark::Fumbled));
    let mut shell = duel(&flare.clone().armed(&["gun 24 12 1 0 Blast A SE"]), &trooper(), 15.);
    shell.give(0, shoot(&[1]), [13]);
    let events = shell.give(0, Order::Accept, [12, 1]);
    assert!(events.iter().any(|it| matches!(it, Event::TemplateLaid { .. })), "no scatter");
    let grenade = "gun 12 12 1 0 Blast G SE";
    let mut thrown = duel(&flare.armed(&[grenade]), &trooper(), 8.);
    let throw = Throw { weapon: 0, at: [Spot::ground(thrown.at(1))].into_iter().collect(), lucky: false };
    thrown.give(0, Order::Throw(throw), [13]);
    let events = thrown.give(0, Order::Accept, [12, 1]);
    assert_eq!((needs(&events, Test::Grenade), hits(&events)), (vec![12], vec![(12, 1)]));
}

/// wz.bauhaus.skill.hussars.trained-efficiency, wz.bauhaus.doctrine.ranged.special-weapons-training: a weapon is saved on
/// 15, and a failed roll may be made again.
#[test]
fn saving_the_gun() {
    let heavy = |skill: Option<RuleId>| {
        let gunner = trooper().armed(&["gun 24 12 1 0 Piercing S"]);
        let gunner = skill.map_or(gunner.clone(), |it| gunner.skill(it, None));
        let places = [(20., 30., 0), (22., 30., 0), (24., 30., 0), (26., 30., 0), (28., 30., 0)];
        let mut game = scene().squad(0, &trooper(), &[(22., 20., 180)]).squad(1, &gunner, &places).acting(0);
        game.give(0, shoot(&[2]), [5, 20]);
        game
    };
    let (saver, saved) =
        (Order::Take { model: ModelId(3) }, |it: &[Event]| it.iter().any(|it| matches!(it, Event::GunSaved { .. })));
    assert!(!saved(&heavy(None).give(1, saver.clone(), [11])));
    let efficient = || heavy(Some(rule!("wz.bauhaus.skill.hussars.trained-efficiency")));
    assert!(saved(&efficient().give(1, saver.clone(), [15])) && !saved(&efficient().give(1, saver.clone(), [16])));
    let trained = || heavy(Some(rule!("wz.bauhaus.doctrine.ranged.special-weapons-training")));
    for (answer, die, gets_it) in
        [(Order::Accept, Some(10), true), (Order::Accept, Some(11), false), (Order::Decline, None, false)]
    {
        let mut game = trained();
        game.give(1, saver.clone(), [11]);
        assert!(matches!(game.top(), Step::RollAgain(_)), "he is asked");
        assert_eq!(saved(&game.give(1, answer, die)), gets_it);
    }
    assert!(saved(&trained().give(1, saver, [10])));
}

/// wz.bauhaus.skill.hussars.backbone-of-bauhaus: failed tests on LD are rolled again, once; others are not.
#[test]
fn the_backbone_of_bauhaus() {
    let hussar = with(rule!("wz.bauhaus.skill.hussars.backbone-of-bauhaus"));
    let mut game = scene()
        .squad(0, &hussar, &[(20., 20., 180)])
        .squad(1, &trooper(), &[(20., 26., 0)])
        .squad(1, &trooper(), &[(26., 28., 0)])
        .acting(0);
    let events = game.give(0, shoot(&[2]), [15, 14, 13]);
    assert_eq!((needs(&events, Test::TargetSense), needs(&events, Test::RangeSkill)), (vec![14, 14], vec![12]));
    let mut shaken = scene()
        .squad(0, &trooper().armed(&["gun 24 12 2 0 Piercing A"]), &[(20., 20., 180)])
        .squad(1, &hussar, &[(20., 35., 0), (22., 35., 0), (24., 35., 0), (26., 35., 0)])
        .acting(0);
    let events = shaken.give(0, shoot(&[2, 3]), [5, 5, 20, 20, 15, 14]);
    assert_eq!(needs(&events, Test::Pinning), [14, 14]);
    assert_eq!(shaken.squad(1).morale, Morale::Steady);
}

/// wz.bauhaus.skill.hussars.look-out, wz.bauhaus.skill.venusian-rangers.look-out: whoever takes a Wound Effect of a UBGL
/// tests for Pinning, Armour or not; a squad once.
#[test]
fn look_out() {
    for launcher in ["hussars-gw-170-ubgl", "rangers-gw-170-ubgl"] {
        let mut game = scene()
            .squad(0, &trooper().armed(&[launcher]), &[(20., 20., 180)])
            .squad(1, &trooper(), &[(26., 40., 0), (20., 30., 0), (21.3, 30., 0)])
            .acting(0);
        let spot = [Spot::ground(at(20.6, 30.))].into_iter().collect();
        let events = game.give(0, Order::Throw(Throw { weapon: 0, at: spot, lucky: false }), [5, 2, 2, 15]);
        assert_eq!((needs(&events, Test::Armour).len(), needs(&events, Test::Pinning)), (2, vec![14]));
        assert_eq!(game.squad(1).morale, Morale::Pinned);
    }
}

/// wz.bauhaus.skill.hussars.slow-reload, wz.bauhaus.skill.venusian-rangers.slow-reload: neither a card nor Rapid Fire
/// raises the rate.
#[test]
fn slow_reload() {
    for (launcher, rule) in [
        ("hussars-arg-17", "wz.bauhaus.skill.hussars.slow-reload"),
        ("rangers-arg-17", "wz.bauhaus.skill.venusian-rangers.slow-reload"),
    ] {
        let mut game = duel(&trooper().armed(&[launcher]), &tough(), 10.);
        let rapid = Order::RapidFire(Shots { weapon: 0, at: [ModelId(1); 2].into_iter().collect(), lucky: false });
        assert_eq!(game.refused_by(rapid), rule);
        assert_eq!(game.refused_by(faster(0, Action::Shooting)), rule);
        assert!(matches!(game.refused(shoot(&[1, 1])), Forbidden::WrongDice { dice: 2, rate: 1 }));
        game.give(0, shoot(&[1]), [13]);
    }
}

/// wz.bauhaus.skill.hussars.combined-fire, the example: two MG-40s, one test at RS 19, St 18, Critical Force 2.
#[test]
fn combined_fire() {
    let gunner = |gun| trooper().line("5 12 13 8 8 12 14 1 12").armed(&[gun]);
    let squad = |gun| {
        let mut game = scene()
            .squad(0, &gunner(gun), &[(20., 20., 180), (23., 20., 180)])
            .squad(1, &trooper().line("5 12 12 8 8 12 14 9 12"), &[(21., 30., 0)])
            .begin();
        game.give(0, Order::Activate { squad: warzone::SquadId(0) }, []);
        game
    };
    let models = vec![ModelId(0), ModelId(1)];
    let declare = Order::Declare { action: SquadAction::FocusFire, target: ModelId(2), models };
    let mut game = squad("hussars-mg-40");
    game.give(0, declare.clone(), []);
    game.activate(0);
    game.give(0, Order::Pass, []);
    game.activate(1);
    let events = game.give(0, Order::Pass, [19, 1]);
    assert_eq!((needs(&events, Test::FocusFire), hits(&events)), (vec![19], vec![(18, 2)]));
    assert!(matches!(squad("gun 18 14 2 0 Piercing S").top(), Step::ChooseModel(_)), "two others are too few");
}

/// wz.bauhaus.skill.etoiles-mortant.parry, the example: A 12 struck at St 16 tests on 10; a shot is not parried.
#[test]
fn a_sword_parries() {
    let sister = tough().armed(&["etoiles-punisher-short-sword"]);
    let brute = trooper().line("5 12 12 15 8 12 14 1 12");
    let mut game = duel(&brute, &sister, 0.);
    game.give(0, Order::CloseCombat { weapon: Some(1) }, []);
    let events = game.give(0, strike(1), [5, 1]);
    assert_eq!(
        why(&events, Test::Armour),
        "12@wz.stat.a -6@wz.armour.strength-table >=10@wz.bauhaus.skill.etoiles-mortant.parry"
    );
    let mut shot = duel(&trooper().armed(&["gun 24 16 1 0 Piercing A"]), &sister, 10.);
    assert_eq!(needs(&shot.give(0, shoot(&[1]), [5, 1]), Test::Armour), [6]);
}

/// wz.bauhaus.skill.etoiles-mortant.cardinals-blood, wz.bauhaus.skill.duval.cardinals-blood: nobody heals from them.
#[test]
fn cardinals_blood() {
    let healer = tough().skill(rule!("wz.skill.heal"), Some(8));
    for sword in ["etoiles-punisher-short-sword", "duval-en-13-nightsticks"] {
        let mut game = duel(&trooper().armed(&[sword]), &healer, 0.);
        game.give(0, Order::CloseCombat { weapon: Some(0) }, []);
        game.give(0, strike(1), [5, 20]);
        assert_eq!(game.model(1).wounds, 8, "no Heal roll");
    }
    let mut plain = duel(&trooper(), &healer, 0.);
    plain.give(0, Order::CloseCombat { weapon: Some(1) }, []);
    plain.give(0, strike(1), [5, 20, 8]);
    assert_eq!(plain.model(1).wounds, 9);
}

/// wz.bauhaus.skill.etoiles-mortant.blessed-by-the-brotherhood: +2 RoA for a card, and the card for +1 on top.
#[test]
fn blessed_by_the_brotherhood() {
    let blessed = rule!("wz.bauhaus.skill.etoiles-mortant.blessed-by-the-brotherhood");
    let mut game = duel(&trooper().armed(&["etoiles-punisher-short-sword"]), &tough(), 0.);
    game.give(0, use_skill(blessed), []);
    assert!(matches!(game.refused(use_skill(blessed)), Forbidden::SkillUsed { .. }));
    game.give(0, faster(0, Action::CloseCombat), []);
    game.give(0, Order::CloseCombat { weapon: Some(0) }, []);
    assert_eq!(attacks(&game), 5);
}

/// wz.bauhaus.skill.juggernauts.motion-detector: no sight is needed to Engage, through a hedge one can walk through, and
/// the Engage Bonus is kept; the target must be in front and the way straight.
#[test]
fn a_motion_detector() {
    let detector = rule!("wz.bauhaus.skill.juggernauts.motion-detector");
    let blind = |skill: Option<RuleId>, facing: i32, hedge: &'static str| {
        scene()
            .block(hedge, [15., 23., 25., 23.5], 4.)
            .squad(0, &skill.map_or(tough(), |it| tough().skill(it, None)).base(40), &[(20., 20., facing)])
            .squad(1, &tough(), &[(20., 27., 0)])
            .acting(0)
    };
    assert!(matches!(blind(None, 180, "light-hedge").refused(engage(1)), Forbidden::NoSight { .. }));
    let mut game = blind(Some(detector), 180, "light-hedge");
    assert!(!game.state.sees(ModelId(0), ModelId(1)));
    game.give(0, engage(1), []);
    assert!(game.state.is_engaged(ModelId(0)));
    game.give(0, Order::CloseCombat { weapon: Some(1) }, []);
    assert_eq!(hits(&game.give(0, strike(1), [5, 1])), [(13, 1)], "8 + 1, and 4 for the Engage on a Medium base");
    assert!(matches!(blind(Some(detector), 0, "light-hedge").refused(engage(1)), Forbidden::NotInFront { .. }));
    assert!(blind(Some(detector), 180, "impassable-wall").refused_or_fine(engage(1)).is_some(), "no way through");
}

/// wz.bauhaus.skill.juggernauts.squash: a card lets a Medium base Squash.
#[test]
fn a_juggernaut_squashes_for_a_card() {
    let squash = rule!("wz.bauhaus.skill.juggernauts.squash");
    let fist = trooper().base(40).armed(&["juggernauts-hydraulic-powered-fist"]);
    let mut game =
        scene().warlord(0, &fist, "psychic", (20., 20., 180)).squad(1, &tough(), &[(20., 21.38, 0)]).acting(0);
    let order = Order::Special { what: Special::Squash { target: ModelId(1) }, closing: None, short: Inches::ZERO };
    assert!(matches!(game.refused(order.clone()), Forbidden::WrongBase { .. }));
    game.give(0, use_skill(squash), []);
    let events = game.give(0, order, [5, 20]);
    assert_eq!(hits(&events), [(8, 3)], "own St, Critical Force (3)");
}

/// wz.bauhaus.skill.juggernauts.weapons-overcharge: for a card both weapons in one Shooting Action, for one point; a 20 on
/// the die before costs a Wound that nothing saves, and the survivor fires all the same.
#[test]
fn overcharged_weapons() {
    let overcharge = rule!("wz.bauhaus.skill.juggernauts.weapons-overcharge");
    let steel = trooper().base(40).line("4 14 12 10 8 13 15 2 16(10)").skill(overcharge, None);
    let steel = steel.armed(&["gun 24 14 1 1 Piercing A", "juggernauts-js66"]);
    let game = || scene().warlord(0, &steel, "psychic", (20., 20., 180)).squad(1, &tough(), &[(20., 25., 0)]).acting(0);
    let flame = Order::Spray(warzone::Spray { weapon: 1, along: table::Bearing::degrees(180) });
    let mut plain = game();
    plain.give(0, shoot(&[1]), [13]);
    assert!(matches!(plain.refused(flame.clone()), Forbidden::OncePerTurn { .. }));
    let mut both = game();
    both.give(0, use_skill(overcharge), []);
    let events = both.give(0, shoot(&[1]), [20, 5, 1]);
    assert_eq!((needs(&events, Test::Overcharge), both.model(0).wounds), (vec![19], 1), "no Armour, no Heal");
    assert!(matches!(both.refused(shoot(&[1])), Forbidden::OncePerTurn { .. }), "each weapon once");
    both.give(0, flame.clone(), [1, 1]);
    assert_eq!(both.model(0).points, 1);
    let mut one = game();
    one.give(0, use_skill(overcharge), []);
    one.give(0, shoot(&[1]), [19, 13]);
    one.give(0, Order::Decline, []);
    assert!(matches!(one.refused(flame), Forbidden::OncePerTurn { .. }), "the Action is over");
}

/// wz.action.sentry-timing with wz.bauhaus.skill.juggernauts.weapons-overcharge: no Sentry between the weapons of one
/// Action, only after the last.
#[test]
fn no_sentry_between_overcharged_weapons() {
    let overcharge = rule!("wz.bauhaus.skill.juggernauts.weapons-overcharge");
    let steel = trooper().base(40).line("4 14 12 10 8 13 15 9 16(10)").skill(overcharge, None);
    let steel = steel.armed(&["gun 24 14 1 1 Piercing A", "juggernauts-js66"]);
    let mut game = scene().warlord(0, &steel, "psychic", (20., 20., 180)).squad(1, &tough(), &[(20., 25., 0)]).begin();
    let watch = Event::Marked { model: ModelId(1), mark: Mark::Sentry };
    battle::System::fold(&warzone::Warzone, &mut game.state, &watch);
    game.activate(0);
    let mut watched = |order: Order, dice: Vec<u8>| {
        game.give(game.asked(), order, dice);
        matches!(game.top(), Step::SentryWindow { .. })
    };
    assert!(!watched(Order::Decline, vec![]), "no shot before its first point is spent");
    watched(use_skill(overcharge), vec![]);
    watched(shoot(&[1]), vec![19]);
    assert!(!watched(Order::Decline, vec![13]), "it does not dive, and the Action goes on");
    let flame = Order::Spray(warzone::Spray { weapon: 1, along: table::Bearing::degrees(180) });
    assert!(watched(flame, vec![1, 1]), "now it is over");
}

/// wz.bauhaus.skill.hussars.explosive-ammunition, wz.bauhaus.skill.venusian-rangers.explosive-ammunition: Critical Damage
/// (2), which a plain rifle has not.
#[test]
fn explosive_ammunition() {
    for (weapon, critical) in [("hussars-arg-17", Some(2)), ("rangers-arg-17", Some(2)), ("hussars-ag-17", None)] {
        let game = duel(&trooper().armed(&[weapon]), &trooper(), 10.);
        assert_eq!(game.state.gun(ModelId(0), 0).map(|it| it.critical_damage), Some(critical), "{weapon}");
    }
}

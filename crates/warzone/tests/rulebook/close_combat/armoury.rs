//! The Armoury: classes of weapons hand to hand, and Rail weapons.

use catalogue::rule;
use warzone::{Action, CloseSt, Event, ModelId, Order, Skill, Step, Test, Until};

use crate::support::{Game, Scene, bike, engage, faster, hits, needs, scene, shoot, strike, structure_lost, trooper};

/// Two models touching, the first acting.
fn duel(weapons: &[&'static str]) -> Game {
    let kind = trooper().armed(weapons);
    scene().squad(0, &kind, &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 21.18, 0)]).acting(0)
}

/// wz.armoury.classes: pistols and what has an RoA are Close Combat weapons; no other class is.
#[test]
fn classes_hand_to_hand() {
    let with = |weapon: u8| Order::CloseCombat { weapon: Some(weapon) };
    let refused = |gun: &'static str| duel(&[gun, "blade B2B +1 1 0 Piercing"]).refused_by(with(0));
    assert_eq!(refused("gun 24 12 1 0 Piercing A"), "wz.armoury.auto.no-close-combat");
    assert_eq!(refused("gun 24 12 1 0 Piercing S"), "wz.armoury.special.no-close-combat");
    assert_eq!(refused("gun 24 12 1 0 Piercing H"), "wz.armoury.heavy.close-combat");
    assert_eq!(refused("gun 24 12 1 0 Piercing R"), "wz.armoury.classes");
    assert_eq!(refused("gun - 12 1 0 Blast FT FT"), "wz.armoury.classes");
    duel(&["gun 24 12 1 0 Piercing A", "blade B2B +1 1 0 Piercing"]).give(0, with(1), []);
    duel(&["gun 14 12 2 1 Piercing P"]).give(0, with(1), []); // wz.armoury.pistol.close-combat
    duel(&["gun - 12 1 0 Piercing S ST"]).give(0, with(1), []); // shotguns fight like pistols
}

/// wz.armoury.pistol.cc-stats, the example of the Enforcer: its own St, RoF as RoA, reach of the base.
#[test]
fn pistols_fight_with_their_own_figures() {
    for (base, hero, reach) in [(30, false, 0), (40, false, 100), (40, true, 150), (50, false, 200)] {
        let kind = trooper().base(base).armed(&["sherman-enforcer"]);
        let category = if hero { "lord" } else { "support" };
        let game =
            scene().unit(0, category, &[], &kind, &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 40., 0)]).begin();
        let (_, pistol) = game.state.profile(ModelId(0)).blades().next().expect("a pistol is one");
        assert_eq!((pistol.st, pistol.roa, pistol.avv), (CloseSt::Own(12), 2, Some(1)));
        assert_eq!(pistol.reach.as_hundredths(), reach);
    }
    let mut game = duel(&["sherman-enforcer"]);
    game.give(0, Order::CloseCombat { weapon: Some(1) }, []);
    assert_eq!(hits(&game.give(0, strike(1), [5, 1])), [(12, 1)], "St 12, not 8 + 12");
    game.give(0, strike(1), [13]);
    assert!(!matches!(game.top(), Step::Strike(_)), "two attacks");
}

/// wz.armoury.dual-stats: of several lines the highest St and the highest RoF.
#[test]
fn a_pistol_with_two_lines() {
    let game = duel(&["gun 14 12 1 1 Piercing P | gun 8 10 3 1 Piercing P"]);
    let (_, pistol) = game.state.profile(ModelId(0)).blades().next().expect("a pistol is one");
    assert_eq!((pistol.st, pistol.roa), (CloseSt::Own(12), 3));
}

/// A charge of 6in at an enemy, with a weapon.
fn charge(weapons: &[&'static str], weapon: u8) -> Vec<(i32, u8)> {
    let kind = trooper().armed(weapons);
    let mut game = scene().squad(0, &kind, &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 27.18, 0)]).acting(0);
    game.give(0, engage(1), []);
    game.give(0, Order::CloseCombat { weapon: Some(weapon) }, []);
    hits(&game.give(0, strike(1), [5, 1]))
}

/// wz.armoury.pistol.no-engage-bonus: a run-up does nothing for a pistol, and something for a blade.
#[test]
fn pistols_have_no_engage_bonus() {
    assert_eq!(charge(&["gun 14 12 1 1 Piercing P"], 1), [(12, 1)]);
    assert_eq!(charge(&["gun 14 12 1 1 Piercing P", "blade B2B +1 1 0 Piercing"], 2), [(11, 1)]);
    assert_eq!(charge(&["gun 24 12 1 0 Piercing H", "blade B2B +1 3 0 Piercing"], 1), [(9, 1)]);
}

/// wz.armoury.pistol.unmodified: no card raises its RoA; a blade's it does. Modifiers of CC still count.
#[test]
fn a_pistols_figures_stay_as_printed() {
    for (weapons, weapon, attacks) in [("gun 14 12 2 1 Piercing P", 1, 2), ("blade B2B +1 2 0 Piercing", 0, 3)] {
        let kind = trooper().armed(&[weapons]);
        let bulky = trooper().line("5 12 12 8 8 12 14 9 12").skill(rule!("wz.skill.bulky"), None);
        let mut game = scene().troops(0, &kind, &[(20., 20., 180)]).squad(1, &bulky, &[(20., 21.18, 0)]).acting(0);
        let card = faster(weapon, Action::CloseCombat);
        if attacks == 2 {
            assert_eq!(game.refused_by(card), "wz.armoury.pistol.unmodified");
        } else {
            game.give(0, card, []);
        }
        game.give(0, Order::CloseCombat { weapon: Some(weapon) }, []);
        for _ in 0..attacks {
            assert_eq!(needs(&game.give(0, strike(1), [17]), Test::CloseCombat), [16]);
        }
        assert!(!matches!(game.top(), Step::Strike(_)));
    }
}

/// A shooter with a Rail weapon, an enemy 8in south of it, and others.
fn rail(scene: Scene, weapon: &'static str, others: &[(f64, f64, i32)]) -> Game {
    let gunner = trooper().armed(&[weapon]).skill(rule!("wz.bauhaus.doctrine.ranged.steady-aim"), None);
    let scene = scene.squad(0, &gunner, &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 28., 0)]);
    others.iter().fold(scene, |scene, place| scene.squad(1, &trooper(), &[*place])).acting(0)
}

const RAIL: &str = "gun 16 13 1 1 Piercing R";

/// wz.armoury.rail.line, wz.armoury.rail.collateral: everybody on the line out to the full range is hit on 10 or less,
/// behind the target too; beside the line and beyond the range nobody.
#[test]
fn a_rail_goes_on() {
    let others = [(20.5, 33., 0), (22., 33., 0), (20., 36.9, 0), (20., 38., 0)];
    let mut game = rail(scene(), RAIL, &others);
    let events = game.give(0, shoot(&[1]), [5, 10, 11, 19, 19]);
    assert_eq!(needs(&events, Test::Rail), [10, 10], "the one aside and the one at 17in are not touched");
    assert_eq!(hits(&events), [(13, 1), (13, 1)]);
    assert!(!game.stands(1) && !game.stands(2) && game.stands(4));
    assert!(events.iter().any(|it| matches!(it, Event::RailDrawn { .. })));
    let events = rail(scene(), RAIL, &others).give(0, shoot(&[1]), [13]);
    assert_eq!(needs(&events, Test::Rail), [0; 0], "no line for a miss");
    let events = rail(scene(), "gun 16 13 1 1 Piercing A", &others).give(0, shoot(&[1]), [5, 2]);
    assert_eq!(needs(&events, Test::Rail), [0; 0], "nor for another weapon");
}

/// wz.armoury.rail.collateral: friends in between too; a Power Shot locks the Armour of the named target only.
#[test]
fn a_rail_spares_no_friend() {
    let gunner = trooper().armed(&[RAIL]);
    let mut game = scene()
        .squad(0, &gunner, &[(20., 20., 180)])
        .squad(0, &trooper(), &[(20., 20.9 + 0.3, 180)])
        .squad(1, &trooper(), &[(20., 28., 0)])
        .acting(0);
    let events = game.give(0, shoot(&[2]), [1, 10, 2]);
    assert_eq!(needs(&events, Test::Rail), [10]);
    assert_eq!(needs(&events, Test::Armour), [9], "the friend's");
    assert!(!game.stands(2) && game.stands(1));
}

/// wz.armoury.rail.line: it is no template weapon: Rapid Fire and Aim are open to it, and each hit draws its line.
#[test]
fn a_rail_weapon_is_no_template_weapon() {
    let mut game = rail(scene(), RAIL, &[(20., 29.18, 0), (20., 32., 0)]);
    let events = game.give(0, Order::RapidFire(crate::support::shots(&[1, 1])), [5, 5, 11, 11, 2, 2]);
    assert_eq!(needs(&events, Test::Rail), [10, 10], "each line ends at 8in: half the range");
    let mut game = rail(scene(), RAIL, &[(20., 30., 0)]);
    game.give(0, Order::Aim, []);
    let events = game.give(0, shoot(&[1]), [5, 10, 2, 2]);
    assert_eq!(hits(&events), [(15, 1), (15, 1)], "the St that applied to the target");
}

/// wz.armoury.rail.line: the line ends with the range the shot has, however it came by it.
#[test]
fn a_rail_goes_as_far_as_the_shot() {
    let far = |steady: bool| {
        let mut game = rail(scene(), RAIL, &[(20., 40., 0)]);
        let skill = Skill::plain(rule!("wz.bauhaus.doctrine.ranged.steady-aim"));
        if steady {
            game.happens(Event::Granted { models: vec![ModelId(0)], skill, until: Until::GameTurn });
        }
        let dice: &[u8] = if steady { &[5, 11, 2] } else { &[5, 2] };
        needs(&game.give(0, shoot(&[1]), dice.iter().copied()), Test::Rail).len()
    };
    assert_eq!((far(false), far(true)), (0, 1), "18.8in off, and 16in or 22in");
}

/// wz.armoury.rail.critical: a hull hit by a 4 or less loses two; a 1 leaves it no test besides.
#[test]
fn a_rail_hurts_hulls() {
    let shot = |weapon: &'static str, dice: &[u8]| {
        let gunner = trooper().armed(&[weapon]);
        let mut game = scene().squad(0, &gunner, &[(20., 20., 180)]).squad(1, &bike(), &[(20., 29., 0)]).acting(0);
        structure_lost(&game.give(0, shoot(&[1]), dice.iter().copied()))
    };
    assert_eq!(shot(RAIL, &[4, 15, 11]), [(2, 2)]);
    assert_eq!(shot(RAIL, &[5, 15, 11]), [(2, 1)]);
    assert_eq!(shot(RAIL, &[1, 15]), [(2, 2)]);
    assert_eq!(shot(RAIL, &[4, 15, 10]), [], "the AV test comes first");
    assert_eq!(shot("gun 16 13 1 1 Piercing A", &[4, 15, 11]), [(2, 1)], "a rifle does not");
}

/// wz.armoury.rail.collateral: a hull on the line rolls its location though the shot was aimed, and the die of the target's
/// test does not make it worse.
#[test]
fn a_rail_places_no_hit_on_others() {
    let gunner = trooper().armed(&[RAIL]);
    let mut game = scene()
        .squad(0, &gunner, &[(20., 20., 180)])
        .squad(1, &trooper(), &[(20., 28., 0)])
        .squad(1, &bike(), &[(20., 31., 0)])
        .acting(0);
    game.give(0, Order::Aim, []);
    let events = game.give(0, shoot(&[1]), [4, 10, 2, 15, 11]);
    assert_eq!(needs(&events, Test::Hull), [10], "AV 11 less AVV 1");
    assert_eq!(structure_lost(&events), [(2, 1)]);
}

/// wz.armoury.weapon.charger-hmg: 28 / 14 / 3 / 1 / Piercing (H).
#[test]
fn the_charger_is_heavy() {
    let gunner = trooper().armed(&["charger-hmg", "blade B2B +1 3 0 Piercing"]);
    let mut game = scene().squad(0, &gunner, &[(20., 10., 180)]).squad(1, &trooper(), &[(20., 39.18, 0)]).acting(0);
    let events = game.give(0, shoot(&[1, 1, 1]), [13, 13, 5, 2]);
    assert_eq!(hits(&events), [(14, 1)]);
}

/// wz.armoury.weapon.sherman-enforcer: a natural 1 at range costs two Wounds; in close combat its rules are off
/// (wz.armoury.pistol.no-special-rules).
#[test]
fn the_enforcer_shoots_heads() {
    let gunner = trooper().armed(&["sherman-enforcer"]);
    let tough = trooper().line("5 12 12 8 8 12 14 5 12");
    let mut game = scene().squad(0, &gunner, &[(20., 20., 180)]).squad(1, &tough, &[(20., 28., 0)]).acting(0);
    let events = game.give(0, shoot(&[1, 1]), [1, 5, 2]);
    assert_eq!(hits(&events), [(12, 2), (12, 1)]);
    assert_eq!(game.model(1).wounds, 3);
    let mut game = scene().squad(0, &gunner, &[(20., 20., 180)]).squad(1, &tough, &[(20., 21.18, 0)]).acting(0);
    game.give(0, Order::CloseCombat { weapon: Some(1) }, []);
    assert_eq!(hits(&game.give(0, strike(1), [1])), [(12, 1)]);
}

/// wz.armoury.weapon.car-24: the launcher takes a card for each model, two of a squad in a Game Turn at most.
#[test]
fn the_launcher_of_a_car_24_takes_a_card() {
    let kind = trooper().armed(&["!car-24"]);
    let places = [(18., 10., 180), (20., 10., 180), (22., 10., 180)];
    let mut game = scene()
        .warlord(0, &trooper(), "tech", (40., 2., 180))
        .squad(0, &kind, &places)
        .squad(1, &trooper().line("5 12 12 8 8 12 14 9 12"), &[(20., 24., 0)])
        .begin();
    let launcher = Order::Shoot(warzone::Shots { weapon: 1, ..crate::support::shots(&[4]) });
    let active = Order::UseSkill { skill: rule!("wz.armoury.weapon.car-24"), models: Vec::new() };
    for model in [1, 2] {
        game.activate(model);
        assert_eq!(game.refused_by(launcher.clone()), "wz.action.shooting", "not without a card");
        game.give(0, active.clone(), []);
        game.give(0, launcher.clone(), [5, 2]);
        game.give(0, Order::Pass, []);
    }
    assert_eq!(game.state.cards(battle::Seat(0)), 2);
    game.activate(3);
    assert_eq!(game.refused_by(active.clone()), "wz.armoury.weapon.car-24", "two of the squad have had it");
    game.happens(Event::Removed { model: ModelId(2) });
    assert_eq!(game.refused_by(active), "wz.armoury.weapon.car-24", "whatever became of them");
}

/// wz.armoury.weapon.chthonic-transfuser: whoever it removes bursts over the shooter's enemies, once; the squad is shaken
/// at LD -3.
#[test]
fn the_transfuser_bursts_its_victims() {
    let gunner = trooper().armed(&["chthonic-transfuser"]);
    let position = || {
        scene()
            .squad(0, &gunner, &[(20., 20., 180)])
            .squad(0, &trooper(), &[(21.5, 29., 180)])
            .squad(1, &trooper(), &[(26., 28., 0), (20., 28., 0), (19., 29., 0), (30., 28., 0), (32., 28., 0)])
            .acting(0)
    };
    let mut game = position();
    let events = game.give(0, shoot(&[3, 3]), [5, 13, 19, 15, 12]);
    assert_eq!(hits(&events), [(12, 1), (8, 1)], "the friend near by is spared");
    assert_eq!(needs(&events, Test::Armour), [10, 14]);
    assert_eq!(needs(&events, Test::Pinning), [11]);
    assert!(!game.stands(3) && !game.stands(4) && game.stands(1));
    assert_eq!(game.squad(2).morale, warzone::Morale::Pinned);
    let events = position().give(0, shoot(&[3, 3]), [5, 13, 2]);
    assert_eq!(hits(&events), [(12, 1)], "nobody removed, nothing bursts");
}

/// wz.armoury.weapon.chthonic-transfuser: the burst has St 8 and AVV 0 and is placed by a die; a bike it destroys bursts and
/// shakes its squad like anybody it removes.
#[test]
fn the_transfuser_and_hulls() {
    let gunner = trooper().armed(&["chthonic-transfuser"]);
    let mut beside = scene()
        .squad(0, &gunner, &[(20., 20., 180)])
        .squad(1, &trooper(), &[(20., 28., 0)])
        .squad(1, &bike(), &[(21.5, 29., 0)])
        .acting(0);
    beside.give(0, Order::Aim, []);
    let events = beside.give(0, shoot(&[1, 1]), [5, 13, 19, 12, 13]);
    assert_eq!(needs(&events, Test::Hull), [12], "AV 12, and no AVV");
    assert!(!matches!(beside.top(), Step::Locate(_)));
    let frail = bike().hull("1/12 2/12 3/11 2/12 0 -4");
    let mut alone = scene()
        .squad(0, &gunner, &[(20., 20., 180)])
        .squad(1, &frail, &[(26., 29., 0), (20., 29., 0), (30., 29., 0)])
        .squad(1, &trooper(), &[(20., 30.78, 0)])
        .acting(0);
    let events = alone.give(0, shoot(&[2, 2]), [5, 13, 10, 12, 2, 14]);
    assert!(!alone.stands(2));
    assert_eq!(hits(&events), [(12, 1), (8, 1)], "the burst falls on the trooper behind");
    assert_eq!(needs(&events, Test::Pinning), [13], "LD 16 less 3");
}

/// wz.armoury.pistol.no-special-rules: no Critical Damage hand to hand; at range it counts.
#[test]
fn a_pistol_is_no_lance() {
    let gunner = trooper().armed(&["gun 14 12 1 1 Piercing P"]).critical_damage(2);
    let near = |y: f64| scene().squad(0, &gunner, &[(20., 20., 180)]).squad(1, &bike(), &[(20., y, 0)]).acting(0);
    let mut fight = near(21.77);
    fight.give(0, Order::CloseCombat { weapon: Some(1) }, []);
    assert_eq!(structure_lost(&fight.give(0, strike(1), [5, 15, 19])), [(2, 1)]);
    assert_eq!(structure_lost(&near(29.).give(0, shoot(&[1]), [5, 15, 19])), [(2, 2)]);
}

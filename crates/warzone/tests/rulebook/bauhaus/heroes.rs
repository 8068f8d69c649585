//! Bauhaus: Angelika Drachen, Max Steiner and Valerie Duval.

use catalogue::rule;
use warzone::{Action, Event, Forbidden, Mark, ModelId, Order, Special, Spot, Spray, Step, Test, Throw};

use crate::{
    support::{Game, Trooper, at, faster, go, hits, needs, scene, shoot, strike, trooper, why},
    turn::actives::use_skill,
};

fn hero(weapon: &'static str) -> Trooper {
    trooper().base(40).line("5 17 15 10 8 15 18 3 15(12)").armed(&[weapon])
}

fn tough() -> Trooper {
    trooper().line("5 12 12 8 8 12 14 9 12")
}

fn shot(weapon: &'static str, victim: &Trooper, facing: i32) -> Game {
    scene().warlord(0, &hero(weapon), "psychic", (20., 20., 180)).squad(1, victim, &[(20., 30., facing)]).acting(0)
}

fn blows(weapon: &'static str, victim: &Trooper, facing: i32) -> Game {
    let mut game = scene()
        .warlord(0, &hero(weapon), "psychic", (20., 20., 180))
        .squad(1, victim, &[(20., 21.38, facing)])
        .acting(0);
    game.give(0, Order::CloseCombat { weapon: Some(0) }, []);
    game
}

/// wz.bauhaus.skill.drachen.merciless-ammunition, both examples: 16(12) is tested on 12 and a pass is tested again; 12 is
/// tested on 3, once.
#[test]
fn merciless_ammunition() {
    let mut game = shot("drachen-mp-25-equalizer", &trooper().line("5 12 12 8 8 12 14 9 16(12)"), 0);
    assert_eq!(needs(&game.give(0, shoot(&[1]), [5, 12, 13]), Test::Armour), [12, 12]);
    assert_eq!(game.model(1).wounds, 8);
    let mut plain = shot("drachen-mp-25-equalizer", &tough(), 0);
    assert_eq!(needs(&plain.give(0, shoot(&[1]), [5, 3]), Test::Armour), [3]);
    assert_eq!(plain.model(1).wounds, 9);
}

/// wz.bauhaus.skill.drachen.head-shot, wz.bauhaus.skill.etoiles-mortant.head-shot: a natural 1 costs two Wounds.
#[test]
fn head_shots() {
    for (pistol, wounds) in
        [("drachen-mp-25-equalizer", 7), ("etoiles-p-60-punisher", 7), ("gun 18 11 1 0 Piercing P", 8)]
    {
        let mut game = shot(pistol, &tough(), 0);
        game.give(0, shoot(&[1]), [1]);
        assert_eq!(game.model(1).wounds, wounds, "{pistol}");
    }
}

/// wz.bauhaus.skill.drachen.neurolash-energy-arc, wz.bauhaus.weapon.drachen.neurolash-energy-expulsion: a card, and the
/// lash is a flamer of St 14 for this Activation.
#[test]
fn the_energy_arc() {
    let mut game = scene()
        .warlord(0, &hero("!drachen-neurolash"), "close-combat", (20., 20., 180))
        .squad(1, &tough(), &[(20., 25., 0)])
        .acting(0);
    let arc = Order::Spray(Spray { weapon: 0, along: table::Bearing::degrees(180) });
    assert!(matches!(game.refused(arc.clone()), Forbidden::WrongWeapon { .. }));
    game.give(0, use_skill(rule!("wz.bauhaus.skill.drachen.neurolash-energy-arc")), []);
    assert_eq!(hits(&game.give(0, arc, [1])), [(14, 1)]);
}

/// wz.bauhaus.skill.drachen.strangled: who begins its Activation in the lash's reach tests WP or has half its CC, until her
/// next Activation ends; the Fearless do not care.
#[test]
fn strangled() {
    let lash = |victim: &Trooper| {
        scene()
            .squad(0, victim, &[(20., 21.5, 0)])
            .warlord(1, &hero("drachen-neurolash"), "close-combat", (20., 20., 180))
            .begin()
    };
    let victim = trooper().line("5 13 12 8 8 12 14 9 12").armed(&["blade 2 +1 1 0 Piercing"]);
    let mut game = lash(&victim);
    game.give(0, Order::Activate { squad: warzone::SquadId(0) }, []);
    let events = game.give(0, Order::ActivateModel { model: ModelId(0) }, [13]);
    assert_eq!(needs(&events, Test::Strangled), [12]);
    game.give(0, Order::CloseCombat { weapon: Some(0) }, []);
    assert_eq!(needs(&game.give(0, strike(1), [8]), Test::CloseCombat), [7], "13 halved");
    game.until_squad(1);
    game.activate(1);
    assert!(game.state.granted(ModelId(0), rule!("wz.bauhaus.skill.drachen.strangled")).is_some());
    game.decline();
    assert!(game.state.granted(ModelId(0), rule!("wz.bauhaus.skill.drachen.strangled")).is_none(), "she lets go");
    let mut brave = lash(&victim.skill(rule!("wz.skill.fearless"), None));
    brave.activate(0);
}

/// wz.bauhaus.skill.steiner.stopping-rounds, the example: with Aim St 19 (Critical Force 3) first, then St 17.
#[test]
fn stopping_rounds() {
    let mut game = shot("steiner-deathlockdrum", &trooper().line("5 12 12 8 8 12 14 20 12"), 0);
    game.give(0, use_skill(rule!("wz.bauhaus.skill.steiner.stopping-rounds")), []);
    game.give(0, Order::Aim, []);
    let events = game.give(0, shoot(&[1, 1, 1, 1]), [5, 5, 5, 5, 20, 20, 20, 20]);
    assert_eq!(hits(&events), [(19, 3), (17, 1), (17, 1), (17, 1)]);
    let mut plain = shot("steiner-deathlockdrum", &trooper().line("5 12 12 8 8 12 14 20 12"), 0);
    assert_eq!(hits(&plain.give(0, shoot(&[1, 1, 1, 1]), [5, 16, 16, 16, 20])), [(15, 1)]);
}

/// wz.bauhaus.skill.duval.silent-elimination: shot in the back, a passed Armour test is taken again.
#[test]
fn silent_elimination() {
    let mut behind = shot("duval-silenced-p60-punisher", &tough(), 180);
    assert_eq!(needs(&behind.give(0, shoot(&[1, 1]), [5, 16, 11, 12]), Test::Armour), [11, 11]);
    assert_eq!(behind.model(1).wounds, 8);
    let mut before = shot("duval-silenced-p60-punisher", &tough(), 0);
    assert_eq!(needs(&before.give(0, shoot(&[1, 1]), [5, 16, 11]), Test::Armour), [11]);
}

/// wz.bauhaus.skill.duval.tear-gas, wz.bauhaus.weapon.duval.tear-gas-grenades: no wound, 4 less RS to the end of the
/// Game Turn, however many tokens.
#[test]
fn tear_gas() {
    let mut game = scene()
        .warlord(0, &hero("duval-tear-gas-grenades"), "psychic", (20., 20., 180))
        .squad(1, &trooper(), &[(20., 28., 0)])
        .acting(0);
    let spot = [Spot::ground(at(20., 28.))].into_iter().collect();
    let events = game.give(0, Order::Throw(Throw { weapon: 0, at: spot, lucky: false }), [5]);
    assert!(hits(&events).is_empty());
    game.give(0, Order::Pass, []);
    game.activate(1);
    assert_eq!(needs(&game.give(1, shoot(&[0]), [9]), Test::RangeSkill), [8]);
    while game.state.turn == 1 {
        game.decline();
    }
    game.until_squad(1);
    game.activate(1);
    assert_eq!(needs(&game.give(1, shoot(&[0]), [13]), Test::RangeSkill), [12], "gone with the Game Turn");
}

/// wz.bauhaus.skill.duval.tear-gas: twice in the gas is no worse, and grenades are thrown at -4 as well.
#[test]
fn more_tear_gas() {
    let grenadier = trooper().armed(&["gun 24 12 1 0 Piercing A", "anti-infantry-grenades"]);
    let mut game = scene()
        .warlord(0, &hero("duval-tear-gas-grenades"), "psychic", (20., 20., 180))
        .warlord(0, &hero("duval-tear-gas-grenades"), "psychic", (22., 20., 180))
        .squad(1, &grenadier, &[(20., 28., 0), (23., 30., 0)])
        .squad(1, &trooper(), &[(40., 40., 0)])
        .begin();
    let throw = |weapon, x, y| {
        let at = [Spot::ground(at(x, y))].into_iter().collect();
        Order::Throw(Throw { weapon, at, lucky: false })
    };
    for model in [0, 1] {
        game.until_squad(0);
        game.activate(model);
        game.give(0, throw(0, 20., 28.), [5]);
        if model == 0 {
            game.give(0, Order::Pass, []);
            game.activate(4);
        }
        game.give(game.asked(), Order::Pass, []);
    }
    game.activate(2);
    assert_eq!(needs(&game.give(1, throw(1, 26., 24.), [9, 11, 1]), Test::Grenade), [8]);
}

/// The Warlord as she comes: CC 18, St 11.
fn duval() -> Trooper {
    hero("duval-en-13-nightsticks").line("5 18 12 11 10 16 17 3 15(10)")
}

/// Duval fighting somebody who faces so.
fn duval_fights(victim: &Trooper, facing: i32) -> Game {
    let mut game =
        scene().warlord(0, &duval(), "psychic", (20., 20., 180)).squad(1, victim, &[(20., 21.38, facing)]).acting(0);
    game.give(0, Order::CloseCombat { weapon: Some(0) }, []);
    game
}

/// wz.bauhaus.skill.duval.assassinate, the example: into a back St 11 + 3 + 3 = 17, and CC +4.
#[test]
fn the_warlord_assassinates() {
    let events = duval_fights(&tough(), 180).give(0, strike(1), [19, 1]);
    assert_eq!(hits(&events), [(17, 1)]);
    let need = why(&events, Test::CloseCombat);
    assert!(need.starts_with("18@wz.stat.cc +4@wz.cc.rear-facing"), "{need}");
    assert_eq!(hits(&duval_fights(&tough(), 0).give(0, strike(1), [5, 1])), [(14, 1)]);
}

/// wz.bauhaus.skill.duval.assassinate: +3 St into a back.
#[test]
fn assassinate() {
    let mut behind = blows("duval-en-13-nightsticks", &tough(), 180);
    let events = behind.give(0, strike(1), [19, 1]);
    assert_eq!(hits(&events), [(16, 1)], "10 + 3 + 3");
    let mut before = blows("duval-en-13-nightsticks", &tough(), 0);
    assert_eq!(hits(&before.give(0, strike(1), [5, 1])), [(13, 1)]);
}

/// wz.bauhaus.skill.duval.consecutive-attack, the example at CC 17: 17, 16, 15, 14, until one fails;
/// wz.bauhaus.skill.duval.finesse-weapons: no card raises the rate.
#[test]
fn consecutive_attacks() {
    let mut game = scene()
        .warlord(0, &hero("duval-en-13-nightsticks"), "psychic", (20., 20., 180))
        .squad(1, &tough(), &[(20., 21.38, 0)])
        .acting(0);
    assert_eq!(game.refused_by(faster(0, Action::CloseCombat)), "wz.bauhaus.skill.duval.finesse-weapons");
    game.give(0, Order::CloseCombat { weapon: Some(0) }, []);
    for (need, dice) in [(17, vec![10, 1]), (16, vec![16, 1]), (15, vec![15, 1]), (14, vec![15])] {
        assert!(matches!(game.top(), Step::Strike(ref melee) if melee.left == 1));
        assert_eq!(needs(&game.give(0, strike(1), dice), Test::CloseCombat), [need]);
    }
    assert!(!matches!(game.top(), Step::Strike(_)), "the failure ends it");
}

/// wz.bauhaus.skill.duval.consecutive-attack, the example: CC 18 rolls 10, 17, 16, 16 against 18, 17, 16, 15.
#[test]
fn three_hits_and_a_miss() {
    let mut game = duval_fights(&tough(), 0);
    for (need, dice) in [(18, vec![10, 1]), (17, vec![17, 1]), (16, vec![16, 1]), (15, vec![16])] {
        assert_eq!(needs(&game.give(0, strike(1), dice), Test::CloseCombat), [need]);
    }
    assert!(!matches!(game.top(), Step::Strike(_)));
}

/// wz.bauhaus.skill.duval.consecutive-attack: a Stunned model is hit without a roll (wz.def.autohit), and that is a passed
/// test too: she strikes on until it falls.
#[test]
fn no_mercy_for_the_stunned() {
    let mut game = duval_fights(&trooper().line("5 12 12 8 8 12 14 2 12"), 0);
    game.happens(Event::Marked { model: ModelId(1), mark: Mark::Stunned });
    for armour in [2, 19, 2, 19] {
        assert!(matches!(game.top(), Step::Strike(_)));
        game.give(0, strike(1), [armour]);
    }
    assert!(!game.stands(1));
}

/// wz.bauhaus.skill.duval.consecutive-attack: not with Special Close Combat Actions.
#[test]
fn one_brutal_attack_is_one() {
    let mut game =
        scene().warlord(0, &duval(), "psychic", (20., 20., 180)).squad(1, &tough(), &[(20., 21.38, 0)]).acting(0);
    let what = Special::BrutalAttack { target: ModelId(1), weapon: Some(0) };
    let events = game.give(0, Order::Special { what, closing: None, short: table::Inches::ZERO }, [5, 1]);
    assert!(!events.contains(&Event::AttackWon) && !matches!(game.top(), Step::Strike(_)));
}

/// wz.bauhaus.skill.duval.hurricane-of-destruction: Engaged, she holds whoever is behind her within her reach, as he would
/// be in front; not Engaged, she does not.
#[test]
fn a_hurricane_holds_all_round() {
    let hurricane = rule!("wz.bauhaus.skill.duval.hurricane-of-destruction");
    let position = |kind: &Trooper, front: f64| {
        scene()
            .squad(0, &trooper(), &[(20., 17.6, 0)])
            .warlord(1, kind, "psychic", (20., 20., 180))
            .squad(0, &tough(), &[(20., front, 0)])
            .begin()
    };
    let whirls = duval().skill(hurricane, None);
    let held = |kind: &Trooper, front: f64| {
        let game = position(kind, front);
        (game.state.is_engaged(ModelId(0)), game.state.is_engaged_with(ModelId(0), ModelId(2)))
    };
    assert_eq!(held(&whirls, 21.38), (true, true));
    assert_eq!(held(&whirls, 30.), (false, false), "nobody Engages her");
    assert_eq!(held(&duval(), 21.38), (false, false), "others look ahead");
    let mut game = position(&whirls, 21.38);
    game.activate(0);
    assert_eq!(game.model(0).points, 1);
    assert_eq!(game.refused_by(shoot(&[2])), "wz.action.points-engaged");
    let events = game.give(0, go(20., 14., 0), [8, 2]);
    assert_eq!((needs(&events, Test::Grab), hits(&events)), (vec![8], vec![(17, 1)]), "she grabs and slashes");
}

/// wz.bauhaus.skill.duval.hurricane-of-destruction: Engaged, she strikes at what is behind her.
#[test]
fn a_hurricane_strikes_all_round() {
    let fight = |skilled: bool| {
        let fighter = hero("duval-en-13-nightsticks");
        let hurricane = rule!("wz.bauhaus.skill.duval.hurricane-of-destruction");
        let fighter = if skilled { fighter.skill(hurricane, None) } else { fighter };
        let mut game = scene()
            .warlord(0, &fighter, "psychic", (20., 20., 180))
            .squad(1, &tough(), &[(20., 21.38, 0)])
            .squad(1, &tough(), &[(20., 18.62, 180)])
            .acting(0);
        game.give(0, Order::CloseCombat { weapon: Some(0) }, []);
        game
    };
    assert!(matches!(fight(false).refused(strike(2)), Forbidden::NotInFront { .. }));
    fight(true).give(0, strike(2), [18]);
}

/// wz.bauhaus.skill.steiner.blessed-ammunition: the Dark Legion does not heal from it, others do.
#[test]
fn blessed_ammunition() {
    let healer = tough().skill(rule!("wz.skill.heal"), Some(8));
    for (kind, dice) in [("dark-legion", vec![5, 17, 17, 17, 20]), ("undead", vec![5, 17, 17, 17, 20, 8])] {
        let mut game = scene()
            .warlord(0, &hero("steiner-deathlockdrum"), "ranged", (20., 20., 180))
            .unit(1, "support", &[kind], &healer, &[(20., 30., 0)])
            .acting(0);
        game.give(0, shoot(&[1, 1, 1, 1]), dice);
        assert_eq!(game.model(1).wounds, if kind == "dark-legion" { 8 } else { 9 });
    }
}

/// wz.bauhaus.skill.drachen.recharge-neurolash: a token beside a model in reach: +2 St for the lash, -2 for its bearer;
/// once an Activation, and another model the next time. The example's sum: 10 + 2 + 4 with two tokens.
#[test]
fn recharging_the_neurolash() {
    let mut game = scene()
        .warlord(0, &hero("drachen-neurolash"), "close-combat", (20., 20., 180))
        .squad(1, &tough().armed(&["blade 2 +1 1 0 Piercing"]), &[(20., 22., 0)])
        .squad(1, &tough(), &[(19., 30., 0)])
        .acting(0);
    let token = |target| Order::Recharge { target: ModelId(target) };
    assert!(matches!(game.refused(token(2)), Forbidden::CannotTake { .. }), "out of reach");
    game.give(0, token(1), []);
    assert_eq!(game.state.cards(battle::Seat(0)), 2);
    assert!(matches!(game.refused(token(1)), Forbidden::SkillUsed { .. }), "once an Activation");
    game.give(0, Order::CloseCombat { weapon: Some(1) }, []);
    assert_eq!(hits(&game.give(0, strike(1), [5, 1])), [(14, 1)], "10 + 2 + 2");
    while !matches!(game.top(), Step::ChooseSquad(battle::Seat(1))) {
        game.decline();
    }
    game.give(1, Order::Activate { squad: warzone::SquadId(1) }, []);
    game.give(1, Order::ActivateModel { model: ModelId(1) }, [5]);
    game.give(1, Order::CloseCombat { weapon: Some(0) }, []);
    assert_eq!(hits(&game.give(1, strike(0), [5, 5])), [(7, 1)], "8 - 2 + 1");
    while game.state.turn == 1 {
        game.decline();
    }
    while !matches!(game.top(), Step::Act(ModelId(0))) {
        game.decline();
    }
    assert!(matches!(game.refused(token(1)), Forbidden::SkillUsed { .. }), "another model in later Game Turns");
}

/// wz.creator.skill.close-combat, wz.creator.steps: a created hero plays as bought, with the Critical Force of its weapon
/// where St gives less.
#[test]
fn a_created_hero_plays_as_bought() {
    let mut setup =
        scene().warlord(0, &trooper(), "close-combat", (20., 20., 180)).squad(1, &tough(), &[(20., 22., 0)]).setup();
    let options = [("critical-force".to_owned(), 1)].into_iter().collect();
    let roster = muster::Roster {
        name: "A hero".into(),
        pack: "warzone".into(),
        faction: "bauhaus".into(),
        chart: "duel-of-heroes".into(),
        points: 85,
        units: vec![muster::RosterUnit { unit: "hero-close-combat".into(), options, ..Default::default() }],
        ..Default::default()
    };
    setup.forces[0].units = muster::resolve(&roster, warzone::ready::pack()).unwrap_or_else(|why| panic!("{why:?}"));
    let state = battle::System::start(&warzone::Warzone, &setup).unwrap_or_else(|why| panic!("{why:?}"));
    let mut game = Game { state };
    game.give(0, Order::Begin, []);
    game.activate(0);
    let blade = game.state.profile(ModelId(0)).blades().last().map(|it| it.0);
    game.give(0, Order::CloseCombat { weapon: blade }, []);
    assert_eq!(hits(&game.give(0, strike(1), [5, 20])), [(12, 2)]);
    assert_eq!(game.model(1).wounds, 7);
}

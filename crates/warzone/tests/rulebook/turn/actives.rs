//! Active skills: what cards buy for a squad or a model.

use catalogue::{RuleId, rule};
use warzone::{ACTIVES, Forbidden, ModelId, Order, Shots, Step, Test};

use crate::support::{Game, Scene, Trooper, go, needs, scene, shoot, trooper};

/// Uses an Active skill for all it can be for.
pub fn use_skill(skill: RuleId) -> Order {
    Order::UseSkill { skill, models: Vec::new() }
}

/// A squad of five with a skill, an enemy far away, and a Psychic Warlord's four cards.
fn five(kind: &Trooper) -> Scene {
    scene()
        .squad(0, kind, &[(10., 10., 180), (12., 10., 180), (14., 10., 180), (16., 10., 180), (18., 10., 180)])
        .squad(1, &trooper(), &[(12., 38., 0)])
        .warlord(0, &trooper(), "psychic", (40., 4., 180))
}

fn ready(game: &Game) -> u8 {
    game.state.cards(battle::Seat(0))
}

/// wz.card.burn-skill: a card turned for a skill of the squad, which all its models have to the end of the Game Turn.
#[test]
fn cards_buy_a_skill_for_the_squad() {
    let (strike, senses) =
        (rule!("wz.bauhaus.skill.etoiles-mortant.strike-at-the-heart"), rule!("wz.skill.predator-senses"));
    let mut game = five(&trooper().skill(strike, None)).acting(0);
    let has = |game: &Game, model| game.state.has_skill(ModelId(model), senses);
    game.give(0, use_skill(strike), []);
    assert_eq!(ready(&game), 3);
    assert!((0..5).all(|it| has(&game, it)) && !has(&game, 5) && !has(&game, 6));
    assert!(matches!(game.refused(use_skill(strike)), Forbidden::SkillUsed { .. }), "it is in force");
    while game.state.turn == 1 {
        game.decline();
    }
    assert!(!has(&game, 0) && ready(&game) == 4);
}

/// wz.card.burn-skill: no cards, no skill; and who does not have it cannot buy it.
#[test]
fn a_skill_needs_cards_and_its_bearer() {
    let strike = rule!("wz.bauhaus.skill.etoiles-mortant.strike-at-the-heart");
    let poor = scene()
        .squad(0, &trooper().skill(strike, None), &[(10., 10., 180)])
        .squad(1, &trooper(), &[(12., 38., 0)])
        .acting(0);
    assert_eq!(poor.refused_by(use_skill(strike)), "wz.card.burn-skill");
    let plain = five(&trooper()).acting(0);
    assert!(matches!(plain.refused(use_skill(strike)), Forbidden::NoSkill { .. }));
    assert!(
        matches!(plain.refused(use_skill(rule!("wz.skill.heal"))), Forbidden::NoSkill { .. }),
        "not an Active skill"
    );
}

/// wz.bauhaus.skill.hussars.gw-170-ubgl, wz.bauhaus.skill.venusian-rangers.gw-170-ubgl: a card arms one model.
#[test]
fn a_launcher_for_a_card() {
    for (skill, weapons) in [
        (rule!("wz.bauhaus.skill.hussars.gw-170-ubgl"), ["hussars-ag-17", "!hussars-gw-170-ubgl"]),
        (rule!("wz.bauhaus.skill.venusian-rangers.gw-170-ubgl"), ["rangers-ag-17", "!rangers-gw-170-ubgl"]),
    ] {
        let mut game = scene()
            .squad(0, &trooper().armed(&weapons), &[(10., 10., 180), (13., 10., 180)])
            .squad(1, &trooper(), &[(10., 21., 0)])
            .warlord(0, &trooper(), "tech", (40., 4., 180))
            .acting(0);
        let spot = [warzone::Spot::ground(crate::support::at(10., 21.))].into_iter().collect();
        let launch = Order::Throw(warzone::Throw { weapon: 1, at: spot, lucky: false });
        assert!(matches!(game.refused(launch.clone()), Forbidden::WrongWeapon { weapon: 1, .. }), "no card turned");
        game.give(0, use_skill(skill), []);
        let events = game.give(0, launch.clone(), [12, 9, 14]);
        assert_eq!(needs(&events, Test::Grenade), [12]);
        game.give(0, Order::Pass, []);
        game.activate(1);
        assert!(matches!(game.refused(launch), Forbidden::WrongWeapon { .. }), "the card was for the other");
    }
}

/// wz.bauhaus.skill.venusian-rangers.marksmanship: five for one card, a larger squad for two.
#[test]
fn marksmen_by_the_card() {
    let (marksmanship, crackshot) =
        (rule!("wz.bauhaus.skill.venusian-rangers.marksmanship"), rule!("wz.skill.crackshot"));
    let places: Vec<(f64, f64, i32)> = (0..6).map(|it| (10. + 1.3 * f64::from(it), 10., 180)).collect();
    let squad = || {
        scene()
            .squad(0, &trooper().skill(marksmanship, None), &places)
            .squad(1, &trooper(), &[(12., 38., 0)])
            .warlord(0, &trooper(), "psychic", (40., 4., 180))
            .acting(0)
    };
    let marksmen = |game: &Game| (0..6).filter(|it| game.state.has_skill(ModelId(*it), crackshot)).count();
    let mut all = squad();
    all.give(0, use_skill(marksmanship), []);
    assert_eq!((marksmen(&all), ready(&all)), (6, 2));
    let mut some = squad();
    let models = (1..6).map(ModelId).collect();
    some.give(0, Order::UseSkill { skill: marksmanship, models }, []);
    assert_eq!((marksmen(&some), ready(&some)), (5, 3));
    let strangers = Order::UseSkill { skill: marksmanship, models: vec![ModelId(6)] };
    assert!(matches!(squad().refused(strangers), Forbidden::NotOfThisSquad { .. }));
}

/// wz.bauhaus.doctrine.ranged.steady-aim: +6in for two cards, once in a battle.
#[test]
fn a_steady_aim_reaches_further() {
    let steady = rule!("wz.bauhaus.doctrine.ranged.steady-aim");
    let mut game = scene()
        .warlord(0, &trooper().skill(steady, None), "psychic", (10., 10., 180))
        .squad(1, &trooper().line("5 12 12 8 8 12 14 9 12"), &[(10., 41., 0)])
        .acting(0);
    assert!(matches!(game.refused(shoot(&[1])), Forbidden::OutOfRange { .. }), "29.8in with a range of 24");
    game.give(0, use_skill(steady), []);
    assert_eq!(ready(&game), 2);
    game.give(0, shoot(&[1]), [13]);
    while game.state.turn == 1 {
        game.decline();
    }
    game.until_squad(0);
    game.activate(0);
    assert!(matches!(game.refused(use_skill(steady)), Forbidden::SkillUsed { .. }), "once in a battle");
}

/// wz.bauhaus.doctrine.ranged.motion-beacon: at the beginning of the Activation; cover takes nothing off RS then.
#[test]
fn a_motion_beacon_sees_through_cover() {
    let beacon = rule!("wz.bauhaus.doctrine.ranged.motion-beacon");
    let behind_wall = || {
        scene()
            .block("heavy-wall", [5., 28., 15., 28.2], 0.6)
            .warlord(0, &trooper().skill(beacon, None), "psychic", (10., 10., 180))
            .squad(1, &trooper(), &[(10., 30., 0)])
            .begin()
    };
    let mut game = behind_wall();
    game.give(0, Order::Activate { squad: warzone::SquadId(0) }, []);
    assert!(matches!(game.top(), Step::Declare(_)), "a lone model is asked too");
    game.give(0, use_skill(beacon), []);
    game.activate(0);
    assert_eq!(needs(&game.give(0, shoot(&[1]), [13]), Test::RangeSkill), [12]);
    let mut game = behind_wall();
    game.activate(0);
    assert_eq!(game.refused_by(use_skill(beacon)), "wz.def.beginning-of-activation", "too late");
    assert_eq!(needs(&game.give(0, shoot(&[1]), [9]), Test::RangeSkill), [8]);
}

/// wz.dice.fumble, wz.card.burn-skill: no card for a model that fumbled.
#[test]
fn not_for_who_fumbled() {
    let rounds = rule!("wz.bauhaus.skill.steiner.stopping-rounds");
    let mut game = scene()
        .warlord(0, &trooper().armed(&["gun 24 12 1 0 Piercing A", "steiner-deathlockdrum"]), "ranged", (10., 10., 180))
        .squad(1, &trooper(), &[(10., 21., 0)])
        .acting(0);
    game.give(0, shoot(&[1]), [20]);
    assert!(!matches!(game.top(), Step::Act(_)), "its Activation is over");
    assert_eq!(game.refused_by(use_skill(rounds)), "wz.turn.alternate", "no skill is bought once it is over");
}

/// The prices are those the pack prints.
#[test]
fn the_prices_of_the_pack() {
    let pack = warzone::ready::pack();
    let units = pack.units.values().flat_map(|it| it.model.skills.iter());
    let modes = pack.weapons.values().flat_map(|it| &it.modes).flat_map(|it| it.abilities.iter());
    let weapons = pack.weapons.values().flat_map(|it| it.abilities.iter()).chain(modes);
    let lists = pack.lists.values().flat_map(|it| &it.options).flat_map(|it| it.gives.skills.iter());
    let printed: Vec<_> = units.chain(weapons).chain(lists).collect();
    for active in ACTIVES {
        let ability = printed.iter().find(|it| it.rule == active.rule);
        let ability = ability.unwrap_or_else(|| panic!("{} is in no pack", active.rule.name()));
        assert_eq!(ability.number("burn").unwrap_or(0), i32::from(active.cards.0), "{}", active.rule.name());
        assert_eq!(ability.number("burn-squad"), active.cards.1.map(i32::from), "{}", active.rule.name());
    }
}

/// wz.bauhaus.skill.juggernauts.defensive-mode: A 20(14), and no attack of any kind; free, for the whole squad, at the
/// beginning.
#[test]
fn a_closed_juggernaut_does_not_attack() {
    let closed = rule!("wz.bauhaus.skill.juggernauts.defensive-mode");
    let steel = trooper().skill(closed, Some(14)).line("5 12 12 8 8 12 14 2 16(10)");
    let mut game = scene()
        .squad(0, &steel, &[(10., 10., 180)])
        .squad(1, &trooper().armed(&["gun 24 18 1 0 Piercing A"]), &[(10., 21., 0)])
        .begin();
    game.give(0, Order::Activate { squad: warzone::SquadId(0) }, []);
    game.give(0, use_skill(closed), []);
    game.activate(0);
    assert_eq!(game.refused_by(shoot(&[1])), "wz.bauhaus.skill.juggernauts.defensive-mode");
    game.give(0, go(10., 9., 180), []);
    game.give(0, Order::Pass, []);
    game.activate(1);
    let events =
        game.give(1, Order::Shoot(Shots { weapon: 0, at: [ModelId(0)].into_iter().collect(), lucky: false }), [5, 14]);
    assert_eq!(needs(&events, Test::Armour), [14], "20 - 8 = 12, raised to 14");
}

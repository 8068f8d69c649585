//! Bauhaus: what weapons of its heroes do through every door: Special Close Combat Actions, Free Slashes, thrown grenades,
//! joint fire.

use catalogue::{RuleId, rule};
use table::Inches;
use warzone::{
    Event, Forbidden, Grant, ModelId, Order, Skill, Special, Spot, SquadAction, SquadId, Step, Test, Throw, Until,
};

use crate::{
    support::{Game, Trooper, at, go, hits, needs, scene, shoot, strike, trooper, why},
    turn::actives::use_skill,
};

const TOKENS: RuleId = rule!("wz.bauhaus.skill.drachen.recharge-neurolash");

fn drachen() -> Trooper {
    trooper().base(40).line("5 17 15 10 8 15 18 3 15(12)").armed(&["drachen-neurolash"])
}

fn tough() -> Trooper {
    trooper().line("5 12 12 8 8 12 14 9 12")
}

/// A hero (0) in base contact with an enemy (1) that looks this way.
fn duel(hero: &Trooper, enemy: &Trooper, facing: i32) -> Game {
    scene().warlord(0, hero, "psychic", (20., 20., 180)).squad(1, enemy, &[(20., 21.38, facing)]).acting(0)
}

/// So many Neurolash tokens beside a model.
fn tokens(game: &mut Game, model: u16, count: i32) {
    game.state.grants.push(Grant { model: ModelId(model), skill: Skill::with(TOKENS, count), until: Until::Battle });
}

fn brutal(weapon: u8) -> Order {
    Order::Special {
        what: Special::BrutalAttack { target: ModelId(1), weapon: Some(weapon) },
        closing: None,
        short: Inches::ZERO,
    }
}

/// wz.bauhaus.skill.drachen.recharge-neurolash, the example: two tokens in play, St 10 + 2 + 4 = 16, in a Close Combat
/// Action and in a Brutal Attack alike; wz.special-cc.medium.brutal-attack.
#[test]
fn two_tokens_are_four_strength() {
    let mut plain = duel(&drachen(), &tough(), 0);
    tokens(&mut plain, 1, 2);
    plain.give(0, Order::CloseCombat { weapon: Some(1) }, []);
    assert_eq!(hits(&plain.give(0, strike(1), [5, 1])), [(16, 1)]);
    let mut game = duel(&drachen(), &tough(), 0);
    tokens(&mut game, 1, 2);
    assert_eq!(hits(&game.give(0, brutal(1), [5, 1])), [(16, 1)]);
}

/// wz.bauhaus.skill.drachen.recharge-neurolash: no blow is stronger than 20, however many tokens; a bearer is never weaker
/// than 1.
#[test]
fn tokens_have_their_limits() {
    let mut game = duel(&drachen(), &tough(), 0);
    tokens(&mut game, 1, 4);
    tokens(&mut game, 0, 4);
    assert_eq!(warzone::slash_strength(&game.state, ModelId(1)).0.total(), 1 + 2, "8 - 8, at least 1; a knife +1");
    game.state.grants.retain(|it| it.model != ModelId(0));
    let mut more = game.state.grants[0];
    more.skill.x = Some(5);
    game.state.grants = vec![more];
    game.give(0, Order::CloseCombat { weapon: Some(1) }, []);
    assert_eq!(hits(&game.give(0, strike(1), [5, 20])), [(20, 4)], "10 + 2 + 10");
}

/// wz.bauhaus.skill.drachen.recharge-neurolash: four tokens on a model are the most.
#[test]
fn four_tokens_are_the_most() {
    for (count, open) in [(3, true), (4, false)] {
        let mut game = duel(&drachen(), &tough(), 0);
        tokens(&mut game, 1, count);
        let order = Order::Recharge { target: ModelId(1) };
        assert_eq!(game.refused_or_fine(order).is_none(), open, "{count}");
    }
}

/// wz.bauhaus.skill.drachen.recharge-neurolash: a token leaves with its bearer, or when the bearer ends its own Activation
/// out of the lash's reach; in reach it stays.
#[test]
fn tokens_leave_with_their_bearer() {
    let borne = |game: &Game| game.state.granted(ModelId(1), TOKENS).is_some();
    for (goes, left) in [(false, true), (true, false)] {
        let mut game = scene()
            .squad(0, &trooper(), &[(4., 4., 180)])
            .squad(0, &tough(), &[(20., 22.5, 180)])
            .warlord(1, &drachen(), "close-combat", (20., 20., 180))
            .begin();
        tokens(&mut game, 1, 1);
        game.give(0, Order::Activate { squad: SquadId(1) }, []);
        game.give(0, Order::ActivateModel { model: ModelId(1) }, [5]); // not Strangled
        if goes {
            game.give(0, go(20., 26., 180), [1, 1]); // out of her grip, and through her slash, with her one point
        } else {
            game.give(0, Order::Pass, []);
        }
        assert_eq!(borne(&game), left);
    }
    let mut game = duel(&drachen(), &trooper(), 0);
    tokens(&mut game, 1, 1);
    game.give(0, Order::CloseCombat { weapon: Some(1) }, []);
    game.give(0, strike(1), [1]);
    assert!(!game.stands(1) && game.state.grants.is_empty());
}

/// wz.bauhaus.skill.drachen.recharge-neurolash, wz.cc.free-slash: tokens weaken the slash of their bearer, 8 - 4 + 2, and
/// strengthen hers after the doubling, 10 + 4 + 4.
#[test]
fn tokens_count_in_free_slashes() {
    let mut game = duel(&drachen(), &tough(), 0);
    tokens(&mut game, 1, 2);
    assert_eq!(warzone::slash_strength(&game.state, ModelId(1)).0.total(), 6);
    assert_eq!(
        warzone::slash_strength(&game.state, ModelId(0)).0.to_string(),
        "10@wz.stat.st +4@wz.cc.free-slash +4@wz.bauhaus.skill.drachen.recharge-neurolash"
    );
}

/// wz.armoury.grenade.range, wz.bauhaus.skill.drachen.recharge-neurolash: the range of a thrown grenade is the thrower's St
/// now: 8in, with two tokens 4in.
#[test]
fn the_weakened_throw_shorter() {
    let throw = |y: f64| {
        let spot = [Spot::ground(at(20., y))].into_iter().collect();
        Order::Throw(Throw { weapon: 0, at: spot, lucky: false })
    };
    let mut game = scene()
        .squad(0, &trooper().armed(&["duval-tear-gas-grenades"]), &[(20., 20., 180)])
        .squad(1, &trooper().skill(TOKENS, None), &[(20., 40., 0)])
        .acting(0);
    assert_eq!(game.refused_or_fine(throw(20.59 + 8.)), None);
    tokens(&mut game, 0, 2);
    assert_eq!(game.refused_by(throw(20.59 + 4.02)), "wz.armoury.grenade.range");
    assert_eq!(game.refused_or_fine(throw(20.59 + 4.)), None);
}

fn duval() -> Trooper {
    trooper().base(40).line("5 18 15 11 8 15 18 3 15(12)").armed(&["duval-en-13-nightsticks"])
}

/// wz.bauhaus.skill.duval.assassinate, the example: Warlord Duval into a back, St 11 + 3 + 3 = 17 and CC + 4; by a Brutal
/// Attack alike, and only into a back.
#[test]
fn assassinations() {
    for facing in [180, 0] {
        let (st, cc) = if facing == 180 { (17, "+4@wz.cc.rear-facing") } else { (14, "18@wz.stat.cc") };
        let mut plain = duel(&duval(), &tough(), facing);
        plain.give(0, Order::CloseCombat { weapon: Some(0) }, []);
        let events = plain.give(0, strike(1), [18, 1]);
        assert_eq!(hits(&events), [(st, 1)]);
        assert!(why(&events, Test::CloseCombat).contains(cc), "{}", why(&events, Test::CloseCombat));
        assert_eq!(hits(&duel(&duval(), &tough(), facing).give(0, brutal(0), [18, 1])), [(st, 1)]);
    }
}

/// wz.bauhaus.skill.duval.consecutive-attack, the example: CC 18, rolls 10, 17, 16, 16: 18, 17, 16, 15, three hits. A Brutal
/// Attack is one blow.
#[test]
fn three_hits_in_a_row() {
    let mut game = duel(&duval(), &tough(), 0);
    game.give(0, Order::CloseCombat { weapon: Some(0) }, []);
    for (need, dice) in [(18, vec![10, 1]), (17, vec![17, 1]), (16, vec![16, 1]), (15, vec![16])] {
        assert_eq!(needs(&game.give(0, strike(1), dice), Test::CloseCombat), [need]);
    }
    assert!(!matches!(game.top(), Step::Strike(_)), "the failure ends it");
    let mut once = duel(&duval(), &tough(), 0);
    once.give(0, brutal(0), [10, 1]);
    assert!(!matches!(once.top(), Step::Strike(_)));
}

/// wz.bauhaus.skill.etoiles-mortant.cardinals-blood, wz.bauhaus.skill.duval.cardinals-blood, wz.cc.free-slash: nobody heals
/// from the slash of a blessed blade; from a plain one they do.
#[test]
fn nobody_heals_from_a_blessed_slash() {
    let healer = tough().skill(rule!("wz.skill.heal"), Some(5));
    for (sword, dice, wounds) in [
        ("etoiles-punisher-short-sword", &[20][..], 8),
        ("duval-en-13-nightsticks", &[20], 8),
        ("blade B2B +2 1 0 Piercing", &[20, 5], 9),
    ] {
        let mut game = scene()
            .squad(0, &healer, &[(20., 21.18, 180)])
            .squad(1, &trooper().armed(&[sword]), &[(20., 20., 180)])
            .acting(0);
        game.give(0, go(20., 24., 180), dice.iter().copied());
        assert_eq!(game.model(0).wounds, wounds, "{sword}");
    }
}

/// wz.special-cc.medium.brutal-attack, wz.def.critical-force, wz.weapon.avv: a normal Close Combat Attack has the Critical
/// Force and the AVV of its weapon; it is Piercing all the same.
#[test]
fn a_brutal_attack_is_a_normal_attack() {
    let roster = muster::Roster {
        name: "A hero".into(),
        pack: "warzone".into(),
        faction: "bauhaus".into(),
        chart: "duel-of-heroes".into(),
        points: 85,
        units: vec![muster::RosterUnit {
            unit: "hero-close-combat".into(),
            options: [("critical-force".to_owned(), 1)].into_iter().collect(),
            ..Default::default()
        }],
        ..Default::default()
    };
    let units = muster::resolve(&roster, warzone::ready::pack()).unwrap_or_else(|why| panic!("{why:?}"));
    let begin = |enemy: &Trooper, gap: f64| {
        let mut setup = scene()
            .warlord(0, &trooper(), "close-combat", (20., 20., 180))
            .squad(1, enemy, &[(20., 20.79 + gap, 0)])
            .setup();
        setup.forces[0].units.clone_from(&units);
        let state = battle::System::start(&warzone::Warzone, &setup).unwrap_or_else(|why| panic!("{why:?}"));
        let mut game = Game { state };
        game.give(0, Order::Begin, []);
        game.activate(0);
        let blade = game.state.profile(ModelId(0)).blades().last().map_or(0, |it| it.0);
        (game, blade)
    };
    let (mut game, blade) = begin(&tough(), 0.59);
    assert_eq!(hits(&game.give(0, brutal(blade), [5, 20])), [(12, 2)], "Critical Force (2) of the weapon");
    assert_eq!(game.model(1).wounds, 7);
    let bike = trooper().line("7 14 12 - - 12 16 - -").base(60).hull("2/12 2/12 3/11 2/12 0 -4");
    let (mut game, blade) = begin(&bike, 1.18);
    let events = game.give(0, brutal(blade), [5, 15, 10]);
    assert_eq!(needs(&events, Test::Hull), [9], "AV 11 at AVV 2");
    assert!(events.iter().any(|it| matches!(it, Event::HullHurt { .. })));
}

/// wz.bauhaus.skill.steiner.stopping-rounds, the example: with a card all shots have AVV 3: AV 15 is tested on 12.
#[test]
fn stopping_rounds_pierce() {
    let tank = trooper().line("7 14 12 - - 12 16 - -").base(60).hull("9/15 9/15 9/15 9/15 0 -4");
    let drum = trooper().base(40).line("5 15 17 10 8 15 18 3 15(12)").armed(&["steiner-deathlockdrum"]);
    let rounds = rule!("wz.bauhaus.skill.steiner.stopping-rounds");
    let game = || scene().warlord(0, &drum, "ranged", (20., 20., 180)).squad(1, &tank, &[(20., 30., 0)]).acting(0);
    let volley = [5, 16, 17, 18, 3, 1];
    assert_eq!(needs(&game().give(0, shoot(&[1, 1, 1, 1]), [5, 18, 18, 18, 3, 1]), Test::Hull), [13]);
    let mut loaded = game();
    loaded.give(0, use_skill(rounds), []);
    let events = loaded.give(0, shoot(&[1, 1, 1, 1]), volley.into_iter().chain([3, 1, 3, 1]));
    assert_eq!(needs(&events, Test::Hull), [12, 12, 12]);
}

/// wz.bauhaus.skill.drachen.merciless-ammunition: whatever makes Armour Impenetrable, a pass on that value is taken again: a
/// closed Juggernaut A 20(14) at St 13 is 20/2 - 3 = 7, raised to 14; under Frantic Insanity 15.
#[test]
fn merciless_to_every_impenetrable_armour() {
    let closed = Skill::plain(rule!("wz.bauhaus.skill.juggernauts.defensive-mode"));
    let insane = Skill::with(rule!("wz.psychic.power.frantic-insanity"), 15);
    for (skill, need) in [(closed, 14), (insane, 15)] {
        let pistol = drachen().armed(&["drachen-mp-25-equalizer"]);
        let mut game = scene()
            .warlord(0, &pistol, "close-combat", (20., 20., 180))
            .squad(1, &tough().skill(closed.rule, None), &[(20., 30., 0)])
            .acting(0);
        game.state.grants.push(Grant { model: ModelId(1), skill, until: Until::GameTurn });
        let events = game.give(0, shoot(&[1]), [5, need as u8, need as u8 + 1]);
        assert_eq!(needs(&events, Test::Armour), [need, need]);
        assert_eq!(game.model(1).wounds, 8);
    }
}

/// Three Hussars of RS 13 who focus their fire on an enemy under this grant.
fn focused(granted: Option<Skill>, beacon: Option<RuleId>) -> Vec<i32> {
    let kind = trooper().line("5 12 13 8 8 12 14 1 12");
    let kind = beacon.map_or(kind.clone(), |it| kind.skill(it, None));
    let mut game = scene()
        .squad(0, &kind, &[(18., 10., 180), (20., 10., 180), (22., 10., 180)])
        .squad(1, &tough(), &[(20., 26., 0)])
        .begin();
    let grant = |model, skill| Grant { model: ModelId(model), skill, until: Until::GameTurn };
    game.state.grants.extend(granted.map(|it| grant(3, it)));
    if let Some(beacon) = beacon {
        game.state.grants.extend((0..3).map(|it| grant(it, Skill::plain(beacon))));
    }
    game.give(0, Order::Activate { squad: SquadId(0) }, []);
    let models = (0..3).map(ModelId).collect();
    game.give(0, Order::Declare { action: SquadAction::FocusFire, target: ModelId(3), models }, []);
    for model in [0, 1] {
        game.activate(model);
        game.give(0, Order::Pass, []);
    }
    game.activate(2);
    needs(&game.give(0, Order::Pass, [20]), Test::FocusFire)
}

/// wz.bauhaus.skill.duval.refraction-mirage: the joint shot of three Hussars RS 13 is at 19, at a squad behind a mirage at
/// 14; wz.bauhaus.doctrine.ranged.motion-beacon sees through it.
#[test]
fn a_mirage_against_joint_fire() {
    let mirage = Skill::with(rule!("wz.bauhaus.skill.duval.refraction-mirage"), -5);
    assert_eq!(focused(None, None), [19]);
    assert_eq!(focused(Some(mirage), None), [14]);
    assert_eq!(focused(Some(mirage), Some(rule!("wz.bauhaus.doctrine.ranged.motion-beacon"))), [19]);
}

/// wz.bauhaus.skill.hussars.combined-fire, wz.skill.stalk: two MG-40s that did not make a stalker out may name somebody
/// else; two are enough.
#[test]
fn two_machine_guns_find_another_target() {
    let gunner = trooper().line("5 12 13 8 8 12 14 1 12").armed(&["hussars-mg-40"]);
    let mut game = scene()
        .squad(0, &gunner, &[(20., 20., 180), (23., 20., 180)])
        .squad(1, &tough().skill(rule!("wz.skill.stalk"), None), &[(21., 34., 0)])
        .squad(1, &tough(), &[(24., 35., 0)])
        .begin();
    game.give(0, Order::Activate { squad: SquadId(0) }, []);
    let models = vec![ModelId(0), ModelId(1)];
    game.give(0, Order::Declare { action: SquadAction::FocusFire, target: ModelId(2), models }, []);
    game.activate(0);
    game.give(0, Order::Pass, []);
    game.activate(1);
    game.give(0, Order::Pass, [14]);
    assert!(matches!(game.top(), Step::Refocus { .. }), "{:?}", game.top());
    assert_eq!(needs(&game.give(0, Order::Take { model: ModelId(3) }, [20]), Test::FocusFire), [19]);
}

/// wz.bauhaus.doctrine.cc.the-moment-has-come, wz.special-cc.medium.charge: a Charge is no Engage Action: a Juggernaut of
/// M 4 charges 8in with the card or without.
#[test]
fn the_moment_is_not_for_charges() {
    let moment = rule!("wz.bauhaus.doctrine.cc.the-moment-has-come");
    let steel = trooper().base(40).line("4 14 12 10 8 13 15 2 16(10)").skill(moment, None);
    let mut game =
        scene().warlord(0, &steel, "psychic", (20., 20., 180)).squad(1, &tough(), &[(40., 40., 0)]).acting(0);
    game.give(0, use_skill(moment), []);
    let charge =
        |y: f64| Order::Special { what: Special::Charge { to: at(20., y) }, closing: None, short: Inches::ZERO };
    assert!(matches!(game.refused(charge(28.02)), Forbidden::TooFar { .. }));
    assert_eq!(game.refused_or_fine(charge(28.)), None);
}

/// wz.bauhaus.doctrine.cc.schnell, wz.morale.broken-flight: the Broken flee twice their Movement Value, which is 6in.
#[test]
fn the_fast_flee_further() {
    for (skill, y) in [(None, 20.), (Some(rule!("wz.bauhaus.doctrine.cc.schnell")), 18.)] {
        let kind = skill.map_or(trooper(), |it| trooper().skill(it, None));
        let mut game = scene().squad(0, &kind, &[(20., 30., 180)]).squad(1, &trooper(), &[(20., 46., 0)]).begin();
        let broken = Event::MoraleBecame { squad: SquadId(0), morale: warzone::Morale::Broken };
        battle::System::fold(&warzone::Warzone, &mut game.state, &broken);
        game.give(0, Order::Activate { squad: SquadId(0) }, [20, 20]);
        assert_eq!(game.at(0), at(20., y));
    }
}

//! Guarded, Shielded, Get the Gun, and what a Lord does to the squad he joins.

use battle::System;
use catalogue::{RuleId, rule};
use muster::Ability;
use warzone::{Class, Event, ModelId, Order, Setup, State, Step, Test, Warzone};

use crate::support::{Game, needs, scene, shoot, trooper};

fn take(model: u16) -> Order {
    Order::Take { model: ModelId(model) }
}

fn start(setup: &Setup) -> State {
    Warzone.start(setup).unwrap_or_else(|faults| panic!("{faults:?}"))
}

fn begun(setup: &Setup, model: u16) -> Game {
    let mut game = Game { state: start(setup) };
    game.give(0, Order::Begin, []);
    game.activate(model);
    game
}

/// wz.hero.squad-commander-guarded: another of the squad within 2in takes the hit, with its own Armour.
#[test]
fn squad_commanders_are_guarded() {
    let squad = [(20., 29., 0), (21.5, 29., 0), (24.5, 29., 0), (26., 30., 0)];
    let mut game = scene()
        .squad(0, &trooper(), &[(20., 20., 180)])
        .squad(1, &trooper(), &squad)
        .squad(1, &trooper(), &[(19., 30.5, 0)])
        .acting(0);
    assert_eq!(game.state.guarded_by(ModelId(1)), Some(rule!("wz.hero.squad-commander-guarded")));
    game.give(0, shoot(&[1]), [12]);
    assert!(matches!(game.top(), Step::PassOn(_)));
    assert_eq!(game.refused_by(take(3)), "wz.skill.guarded", "more than 2in away");
    assert_eq!(game.refused_by(take(5)), "wz.skill.shielded", "another squad");
    let events = game.give(1, take(2), [19]);
    assert!(events.contains(&Event::PassedOn { from: ModelId(1), to: ModelId(2) }));
    assert_eq!(needs(&events, Test::Armour).len(), 1);
    assert!(game.stands(1) && !game.stands(2));
}

/// wz.skill.guarded: nobody must; and who is no Commander, or an Acting one, has no guard.
#[test]
fn others_are_not_guarded() {
    let squad = [(20., 29., 0), (21.5, 29., 0), (23., 29., 0), (26., 30., 0)];
    let mut game = scene().squad(0, &trooper(), &[(20., 20., 180)]).squad(1, &trooper(), &squad).acting(0);
    game.give(0, shoot(&[1]), [12]);
    game.give(1, Order::Decline, [19]);
    game.give(1, Order::Name { model: ModelId(2) }, []);
    assert_eq!(game.state.guarded_by(ModelId(2)), None, "wz.squad.acting-commander");
    let mut game = scene().squad(0, &trooper(), &[(21.5, 20., 180)]).squad(1, &trooper(), &squad).acting(0);
    game.give(0, shoot(&[2]), [12, 2]);
}

/// wz.hero.warlord-shielded, wz.hero.lord-shielded: any friend within 2in who is neither Shielded nor Guarded.
#[test]
fn heroes_are_shielded() {
    let squad = [(21.5, 29., 0), (21.5, 30.5, 0), (24., 30., 0)];
    for (category, rule) in [("warlord", "wz.hero.warlord-shielded"), ("lord", "wz.hero.lord-shielded")] {
        let mut game = scene()
            .squad(0, &trooper(), &[(20., 20., 180)])
            .unit(1, category, &["ranged"], &trooper(), &[(20., 29., 0)])
            .squad(1, &trooper(), &squad)
            .acting(0);
        assert_eq!(game.state.shielded_by(ModelId(1)).map(RuleId::name), Some(rule));
        game.give(0, shoot(&[1]), [12]);
        assert_eq!(game.refused_by(take(2)), "wz.skill.shielded", "a Commander is Guarded himself");
        game.give(1, take(3), [2]);
        assert!(game.stands(1));
    }
}

/// The gunner of a squad has a Special weapon that his comrades have not.
fn gunners(roll: u8) -> Game {
    let mut setup = scene()
        .squad(0, &trooper(), &[(20., 20., 180)])
        .squad(1, &trooper(), &[(25., 29., 0), (20., 29., 0), (21.5, 29., 0), (26., 31., 0)])
        .squad(1, &trooper().armed(&["gun 30 14 3 1 Piercing S"]), &[(40., 44., 0)])
        .setup();
    let units = &mut setup.forces[1].units;
    units[0].models[1].weapons = units[1].models[0].weapons.clone();
    let mut game = begun(&setup, 0);
    game.give(0, shoot(&[2]), [12, 19]);
    assert!(matches!(game.top(), Step::GetTheGun { .. }));
    assert_eq!(game.refused_by(take(1)), "wz.squad.commander-get-the-gun");
    assert_eq!(game.refused_by(take(4)), "wz.skill.get-the-gun", "more than 3in away");
    game.give(1, take(3), [roll]);
    game
}

/// wz.skill.get-the-gun, examples: a 10 saves the weapon, an 11 does not.
#[test]
fn a_comrade_saves_the_gun() {
    let special = |game: &Game| game.state.profile(ModelId(3)).guns().any(|(_, gun)| gun.class == Class::Special);
    assert!(special(&gunners(10)));
    assert!(!special(&gunners(11)));
}

/// wz.squad.commander-get-the-gun: what a Commander carries is lost with him.
#[test]
fn a_commanders_gun_is_lost() {
    let armed = trooper().armed(&["gun 30 14 3 1 Piercing H"]);
    let mut game = scene()
        .squad(0, &trooper(), &[(20., 20., 180)])
        .squad(1, &armed, &[(20., 29., 0), (22.8, 29., 0), (22.8, 30.5, 0)])
        .acting(0);
    game.give(0, shoot(&[1]), [12]);
    game.give(1, Order::Decline, [19]);
    assert!(matches!(game.top(), Step::NameCommander(_)), "nobody is asked about the weapon");
}

/// wz.hero.lord-deployment-skills: the squad infiltrates or drops with a Lord only if he can too; its own leader commands
/// no more and is not Guarded (wz.hero.lord-commander).
#[test]
fn a_lord_deploys_as_he_can() {
    let arrivals = [rule!("wz.skill.infiltrate.timing"), rule!("wz.skill.rapid-deployment.reserve")];
    let guarded = rule!("wz.skill.guarded");
    for arrival in arrivals {
        for able in [false, true] {
            let mut setup = scene()
                .squad(0, &trooper().skill(arrival, None).skill(guarded, None), &[(20., 20., 0), (22., 20., 0)])
                .unit(0, "lord", &[], &trooper(), &[(24., 20., 0)])
                .squad(1, &trooper(), &[(20., 40., 0)])
                .setup();
            setup.forces[0].units[1].joins = Some(0);
            if able {
                setup.forces[0].units[1].models[0].skills.push(Ability::plain(arrival));
            }
            let state = start(&setup);
            assert_eq!(state.squads[0].commander, Some(ModelId(0)), "the Lord");
            assert_eq!(state.profile(ModelId(1)).skill(arrival).is_some(), able);
            assert_eq!(state.guarded_by(ModelId(1)), None);
        }
    }
}

/// wz.skill.guarded, wz.skill.shielded as skills of a model: to another of the squad, or to any friend.
#[test]
fn some_are_guarded_by_skill() {
    let position = |skill: RuleId| {
        let kind = trooper().skill(skill, None);
        let mut setup = scene()
            .squad(0, &trooper(), &[(20., 20., 180)])
            .squad(1, &trooper(), &[(26., 30., 0), (20., 29., 0), (21.5, 29., 0)])
            .squad(1, &trooper(), &[(27., 32., 0), (18.5, 29., 0)])
            .squad(1, &kind, &[(40., 44., 0)])
            .setup();
        let units = &mut setup.forces[1].units;
        units[0].models[1].skills = units[2].models[0].skills.clone();
        let mut game = begun(&setup, 0);
        game.give(0, shoot(&[2]), [12]);
        assert!(matches!(game.top(), Step::PassOn(_)), "{}", skill.name());
        game
    };
    let mut guarded = position(rule!("wz.skill.guarded"));
    assert_eq!(guarded.refused_by(take(5)), "wz.skill.shielded", "another squad");
    guarded.give(1, take(3), [19]);
    assert!(guarded.stands(2) && !guarded.stands(3));
    let mut shielded = position(rule!("wz.skill.shielded"));
    let events = shielded.give(1, take(5), [2]);
    assert!(events.contains(&Event::PassedOn { from: ModelId(2), to: ModelId(5) }));
}

/// wz.skill.guarded: a blow is no Ranged Attack and stays where it falls.
#[test]
fn blows_are_not_passed_on() {
    let mut game = scene()
        .squad(0, &trooper(), &[(20., 20., 180)])
        .squad(1, &trooper(), &[(20., 21.18, 0), (21.5, 21.5, 0)])
        .acting(0);
    game.give(0, Order::CloseCombat { weapon: Some(1) }, []);
    game.give(0, crate::support::strike(1), [5, 2]);
    assert!(!matches!(game.top(), Step::PassOn(_)));
}

/// wz.skill.shielded, wz.skill.guarded: only to models with Wounds: never to a hull.
#[test]
fn hulls_take_no_hits_for_others() {
    let bike = trooper().line("7 14 12 - - 12 16 - -").base(60).hull("2/12 2/12 3/11 2/12 0 -4");
    let position = |near: (f64, f64, i32)| {
        scene()
            .squad(0, &trooper(), &[(20., 20., 180)])
            .warlord(1, &trooper(), "ranged", (20., 29., 0))
            .squad(1, &bike, &[(22.2, 30., 0)])
            .squad(1, &trooper(), &[(40., 44., 0), near])
            .acting(0)
    };
    let mut alone = position((42., 44., 0));
    alone.give(0, shoot(&[1]), [12, 2]);
    let mut game = position((18.5, 29., 0));
    game.give(0, shoot(&[1]), [12]);
    assert_eq!(game.refused_by(take(2)), "wz.skill.shielded");
    game.give(1, take(4), [2]);
}

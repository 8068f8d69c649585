//! What is no Action of the list and yet costs a point or is a skill: powers, tokens, spies. Whoever may not spend its
//! points freely may not spend them on these either.

use battle::{Seat, System};
use catalogue::{RuleId, rule};
use warzone::{Event, Mark, Mission, ModelId, Order, Skill, Special, Spot, Spray, SquadId, Token, Until, Warzone};

use crate::{
    support::{Game, Scene, Trooper, at, go, scene, trooper},
    turn::actives::use_skill,
};

const SMOKE: RuleId = rule!("wz.bauhaus.doctrine.cc.smoke-flare");
const ESPIONAGE: RuleId = rule!("wz.skill.espionage");
const DISTRACTION: RuleId = rule!("wz.bauhaus.skill.duval.distraction");

/// Somebody who casts (his second weapon), lays Smoke Flares and spies.
fn master() -> Trooper {
    let armed =
        trooper().line("5 12 12 8 8 16 14 3 12").armed(&["gun 24 12 1 0 Piercing A", "!duval-refraction-mirage"]);
    armed.skill(SMOKE, None).skill(ESPIONAGE, None)
}

/// What the master could do for a point.
fn efforts() -> [Order; 3] {
    let flare = Order::LayToken { skill: SMOKE, at: Spot::ground(at(20., 22.)) };
    [Order::Cast { power: 1, target: ModelId(0) }, flare, Order::Spy { against: Seat(1) }]
}

/// The master as a Lord with a comrade and his player's cards, and an enemy, in a Supply Run.
fn lordly(enemy: (f64, f64, i32)) -> Game {
    let position: Scene = scene()
        .unit(0, "lord", &[], &master(), &[(20., 20., 180)])
        .warlord(0, &trooper(), "psychic", (40., 4., 180))
        .squad(1, &trooper(), &[enemy])
        .squad(1, &trooper(), &[(44., 44., 0)]);
    let mut setup = position.setup();
    setup.mission = Mission::SUPPLY_RUN;
    let mut game = Game { state: Warzone.start(&setup).unwrap_or_else(|faults| panic!("{faults:?}")) };
    game.give(0, Order::Begin, []);
    game.activate(0);
    game
}

fn far() -> Game {
    lordly((20., 40., 0))
}

/// They are all legal where nothing speaks against them.
#[test]
fn a_master_may_do_all_of_it() {
    for order in efforts() {
        assert_eq!(far().refused_or_fine(order.clone()), None, "{order:?}");
    }
}

/// wz.priority.supply-run.restrictions, wz.priority.supply-run.carry: a carrier uses no skill, be it for a point, for a card
/// or for nothing.
#[test]
fn a_carrier_uses_no_skills() {
    let mut game = far();
    game.state.tokens[0] = Token::Carried(ModelId(0));
    for order in efforts() {
        assert_eq!(game.refused_by(order), "wz.priority.supply-run.restrictions");
    }
}

/// wz.priority.supply-run.restrictions: a squad's card does nothing for the comrade who carries.
#[test]
fn a_card_does_nothing_for_a_carrier() {
    let strike = rule!("wz.bauhaus.skill.etoiles-mortant.strike-at-the-heart");
    let pair = [(10., 10., 180), (12., 10., 180)];
    let mut setup = scene()
        .squad(0, &trooper().skill(strike, None), &pair)
        .squad(1, &trooper(), &[(12., 38., 0)])
        .warlord(0, &trooper(), "psychic", (40., 4., 180))
        .setup();
    setup.mission = Mission::SUPPLY_RUN;
    let mut game = Game { state: Warzone.start(&setup).unwrap_or_else(|faults| panic!("{faults:?}")) };
    game.give(0, Order::Begin, []);
    game.state.tokens[0] = Token::Carried(ModelId(1));
    game.activate(0);
    game.give(0, use_skill(strike), []);
    let senses = rule!("wz.skill.predator-senses");
    assert_eq!([0, 1].map(|it| game.state.granted(ModelId(it), senses).is_some()), [true, false]);
}

/// wz.priority.supply-run.restrictions: gear that makes faster does not; what makes slower still does.
#[test]
fn a_carrier_is_no_faster_for_its_gear() {
    for (of, by, free, carrying) in
        [("Movement", 2, 700, 500), ("Movement Value", 2, 700, 500), ("Movement", -1, 400, 400)]
    {
        let mut setup = scene()
            .squad(0, &trooper().haste(of, by), &[(10., 10., 180)])
            .squad(1, &trooper(), &[(12., 38., 0)])
            .setup();
        setup.mission = Mission::SUPPLY_RUN;
        let mut game = Game { state: Warzone.start(&setup).unwrap_or_else(|faults| panic!("{faults:?}")) };
        let allowance = |game: &Game| warzone::allowance(&game.state, ModelId(0), warzone::Action::Move, &[]).total();
        assert_eq!(allowance(&game), free, "{of} {by}");
        game.state.tokens[0] = Token::Carried(ModelId(0));
        assert_eq!(allowance(&game), carrying, "{of} {by}");
    }
}

/// wz.skill.berserk.effect: a Berserker spends points on Run, Engage and Close Combat, and on nothing of this.
#[test]
fn a_berserker_has_no_mind_for_it() {
    let mut game = far();
    game.state.models[0].marks.add(Mark::Berserker);
    for order in efforts() {
        assert_eq!(game.refused_by(order), "wz.skill.berserk.effect");
    }
}

/// wz.deploy.battle-line-reserve: who has just come over the edge moves on first.
#[test]
fn reserves_move_on_first() {
    let mut game = far();
    let rule = rule!("wz.deploy.battle-line-reserve");
    game.state.turn = 2;
    let granted = Event::Granted { models: vec![ModelId(0)], skill: Skill::plain(rule), until: Until::Activation };
    Warzone.fold(&mut game.state, &granted);
    for order in efforts() {
        assert_eq!(game.refused_by(order), rule.name());
    }
    game.give(0, go(20., 21., 180), []);
    assert_eq!(efforts().map(|it| game.refused_or_fine(it).is_none()), [true, true, true]);
}

/// wz.action.points-engaged, wz.psychic.booster.engaged: Engaged, a power may be cast; a flare is not laid and nobody spies.
#[test]
fn the_engaged_only_cast() {
    let game = lordly((20., 21.18, 0));
    assert_eq!(efforts().map(|it| game.refused_or_fine(it).is_none()), [true, false, false]);
    assert_eq!(game.refused_by(efforts()[1].clone()), "wz.action.points-engaged");
}

/// wz.action.hide: whoever spends a point on a flare hides no more.
#[test]
fn a_flare_gives_its_bearer_away() {
    let mut game = far();
    game.state.models[0].marks.add(Mark::Hidden);
    game.give(0, efforts()[1].clone(), []);
    assert!(!game.model(0).marks.has(Mark::Hidden));
}

/// Somebody whose Active rules are at stake: a flamer on a Small base, behind an enemy's back.
fn distracted(enemy: (f64, f64, i32)) -> Game {
    let mut game = scene()
        .warlord(0, &trooper().armed(&["etoiles-gehenna-puker", "blade B2B +1 1 0 Piercing"]), "tech", (20., 20., 180))
        .squad(1, &trooper(), &[enemy])
        .acting(0);
    let granted = Event::Granted { models: vec![ModelId(0)], skill: Skill::plain(DISTRACTION), until: Until::GameTurn };
    Warzone.fold(&mut game.state, &granted);
    game
}

fn wall() -> Order {
    Order::WallOfFire { weapon: 0, tokens: [(16.5, 24.), (23.5, 24.)].map(|(x, y)| Spot::ground(at(x, y))) }
}

/// wz.bauhaus.skill.duval.distraction: every rule named Active, a Wall of Fire and the Special Close Combat Actions among
/// them.
#[test]
fn the_distracted_do_nothing_active() {
    assert_eq!(distracted((20., 40., 0)).refused_by(wall()), DISTRACTION.name());
    let stab = Order::Special {
        what: Special::BackStab { target: ModelId(1), weapon: Some(1) },
        closing: None,
        short: table::Inches::ZERO,
    };
    let game = distracted((20., 21.18, 180));
    assert_eq!(game.refused_by(stab.clone()), DISTRACTION.name());
    assert_eq!(game.refused_or_fine(Order::CloseCombat { weapon: Some(1) }), None, "a plain blow is no Active rule");
    let mut free = game;
    free.state.grants.clear();
    assert_eq!(free.refused_or_fine(stab), None);
}

/// wz.bauhaus.skill.duval.distraction: one model is Distracted; its comrades use what the squad has without it.
#[test]
fn one_distracted_model_is_one() {
    let strike = rule!("wz.bauhaus.skill.etoiles-mortant.strike-at-the-heart");
    let pair = [(10., 10., 180), (12., 10., 180)];
    let mut game = scene()
        .squad(0, &trooper().skill(strike, None), &pair)
        .squad(1, &trooper(), &[(12., 38., 0)])
        .warlord(0, &trooper(), "psychic", (40., 4., 180))
        .acting(0);
    let granted = Event::Granted { models: vec![ModelId(1)], skill: Skill::plain(DISTRACTION), until: Until::GameTurn };
    Warzone.fold(&mut game.state, &granted);
    game.give(0, use_skill(strike), []);
    let senses = rule!("wz.skill.predator-senses");
    assert_eq!([0, 1].map(|it| game.state.granted(ModelId(it), senses).is_some()), [true, false]);
}

/// wz.bauhaus.skill.drachen.distortion-device, wz.bauhaus.doctrine.cc.smoke-flare,
/// wz.bauhaus.skill.juggernauts.defensive-mode, wz.def.counts-as: a Wall of Fire is a Ranged Attack like any other: not near
/// a device, not in smoke, not by a closed Juggernaut.
#[test]
fn no_wall_where_nobody_shoots() {
    let device = rule!("wz.bauhaus.skill.drachen.distortion-device");
    let closed = rule!("wz.bauhaus.skill.juggernauts.defensive-mode");
    let game = |skill: RuleId| {
        scene()
            .warlord(0, &trooper().armed(&["etoiles-gehenna-puker"]).skill(skill, None), "tech", (20., 20., 180))
            .squad(1, &trooper(), &[(20., 40., 0)])
            .begin()
    };
    for (skill, points) in [(device, 2), (SMOKE, 1)] {
        let mut game = game(skill);
        game.activate(0);
        assert_eq!(game.refused_or_fine(wall()), None);
        game.give(0, Order::LayToken { skill, at: Spot::ground(at(20., 22.)) }, []);
        assert_eq!((game.refused_by(wall()), game.model(0).points), (skill.name(), points));
    }
    let mut game = game(closed);
    game.give(0, Order::Activate { squad: SquadId(0) }, []);
    game.give(0, use_skill(closed), []);
    game.activate(0);
    assert_eq!(game.refused_by(wall()), closed.name());
}

/// wz.bauhaus.doctrine.cc.smoke-flare: a flamer needs somebody to lay its template on, and who stands in smoke is no target.
#[test]
fn flames_need_somebody_out_of_the_smoke() {
    let position = || {
        scene()
            .warlord(0, &trooper().armed(&["etoiles-gehenna-puker"]), "tech", (20., 20., 180))
            .squad(0, &trooper(), &[(4., 4., 180)])
            .warlord(1, &trooper().skill(SMOKE, None), "tech", (20., 25., 0))
    };
    let spray = Order::Spray(Spray { weapon: 0, along: table::Bearing::degrees(180) });
    assert_eq!(position().acting(0).refused_or_fine(spray.clone()), None);
    let mut game = position().acting(1);
    game.until_squad(1);
    game.activate(2);
    game.give(1, Order::LayToken { skill: SMOKE, at: Spot::ground(at(20., 28.5)) }, []);
    game.until_squad(0);
    game.activate(0);
    assert_eq!(game.refused_by(spray), "wz.flamer.attack");
}

//! Skills of a model and of a squad: leaps, executions, tokens, cards.

use catalogue::rule;
use table::Bearing;
use warzone::{Forbidden, Mark, Order, Spot};

use super::{Position, choosing::choose, five, inches, model, position};
use crate::{
    support::{Game, at, scene, shoot, trooper, way},
    tokens::sandbags::{bags, dug},
    turn::actives::use_skill,
};

pub fn positions() -> Vec<Position> {
    vec![
        leapers(),
        predators(),
        executioners(),
        diggers(),
        poor_bearers(),
        fumbled_bearers(),
        used_skills(),
        flares(),
        tokens(),
    ]
}

pub fn leap(x: f64, y: f64) -> Order {
    Order::Leap { to: Spot::ground(at(x, y)), facing: Bearing::SOUTH }
}

pub fn along(target: u16, places: &[(f64, f64)]) -> Order {
    Order::EngageAlong { target: model(target), by: places.iter().map(|(x, y)| Spot::ground(at(*x, *y))).collect() }
}

pub fn execute(victim: u16) -> Order {
    Order::Execute { model: model(victim) }
}

/// A Psychic Warlord with a flare, an enemy 12in before him.
fn bearer() -> Game {
    let smoke = rule!("wz.bauhaus.doctrine.cc.smoke-flare");
    let bearer = trooper().skill(smoke, None);
    scene().warlord(0, &bearer, "psychic", (20., 20., 180)).squad(1, &trooper(), &[(20., 32., 0)]).acting(0)
}

/// Leap (6) at a wall of 6.1in.
fn leapers() -> Position {
    let leaper = trooper().skill(rule!("wz.skill.leap"), Some(6));
    let game = scene()
        .block("impassable-wall", [15., 12., 25., 12.3], 6.1)
        .squad(0, &leaper, &[(20., 10., 180), (23., 10., 180)])
        .squad(1, &trooper(), &[(40., 45., 0)])
        .acting(0);
    let rule = rule!("wz.skill.leap");
    position(
        game,
        [
            (leap(20., 14.), Forbidden::TooHigh { height: inches(6.1), most: inches(6.) }),
            (leap(13.99, 10.), Forbidden::PlaceTooFar { distance: inches(6.01), limit: inches(6.), rule }),
            (leap(22.5, 10.), Forbidden::NoRoom { model: model(0), rule }),
        ],
    )
}

fn predators() -> Position {
    let predator = trooper().skill(rule!("wz.skill.predator-senses"), None);
    let game = scene().squad(0, &predator, &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 27., 0)]).acting(0);
    let apart = Forbidden::Apart { target: model(1), rule: rule!("wz.cc.elevation") };
    position(
        game,
        [
            (along(1, &[(22., 24.), (22., 26.)]), apart),
            (along(1, &[]), Forbidden::NoWay { rule: rule!("wz.skill.predator-senses") }),
        ],
    )
}

fn executioners() -> Position {
    let rule = rule!("wz.skill.execution.leader");
    let game = scene()
        .unit(0, "lord", &[], &trooper().skill(rule, None), &[(20., 20., 180)])
        .squad(0, &trooper(), &[(22., 20., 180), (29., 20., 180)])
        .squad(1, &trooper(), &[(20., 44., 0)])
        .acting(0);
    let far = Forbidden::TooFarAway { model: model(2), distance: inches(7.82), limit: inches(6.), rule };
    position(game, [(execute(2), far), (execute(3), Forbidden::NoSuchModel { model: model(3) })])
}

fn diggers() -> Position {
    let rule = rule!("wz.bauhaus.doctrine.tech.sandbag-equipment");
    let far = Forbidden::PlaceTooFar { distance: inches(3.16), limit: inches(3.), rule };
    position(dug(), [(bags(20., 24.18), far), (bags(22., 20.), Forbidden::NoSuchPlace { at: at(20.82, 20.), rule })])
}

fn poor_bearers() -> Position {
    let strike = rule!("wz.bauhaus.skill.etoiles-mortant.strike-at-the-heart");
    let game = scene()
        .squad(0, &trooper().skill(strike, None), &[(10., 10., 180)])
        .squad(1, &trooper(), &[(12., 38., 0)])
        .acting(0);
    let poor = Forbidden::TooFewCards { needed: 1, ready: 0, rule: rule!("wz.card.burn-skill") };
    position(game, [(use_skill(strike), poor)])
}

/// Whoever fumbled has no card turned for him.
fn fumbled_bearers() -> Position {
    let skill = rule!("wz.bauhaus.skill.venusian-rangers.marksmanship");
    let mut game = scene()
        .squad(0, &trooper().skill(skill, None), &[(10., 10., 180), (12., 10., 180), (14., 10., 180)])
        .squad(1, &trooper(), &[(12., 38., 0)])
        .warlord(0, &trooper(), "psychic", (40., 4., 180))
        .begin();
    game.mark(1, Mark::Fumbled);
    game.give(0, choose(0), []);
    let order = Order::UseSkill { skill, models: vec![model(1)] };
    position(game, [(order, Forbidden::Fumbled { model: model(1) })])
}

fn used_skills() -> Position {
    let strike = rule!("wz.bauhaus.skill.etoiles-mortant.strike-at-the-heart");
    let mut game = scene()
        .squad(0, &trooper().skill(strike, None), &[(10., 10., 180), (12., 10., 180)])
        .squad(1, &trooper(), &[(12., 38., 0)])
        .warlord(0, &trooper(), "psychic", (40., 4., 180))
        .acting(0);
    game.give(0, use_skill(strike), []);
    position(game, [(use_skill(strike), Forbidden::SkillUsed { rule: strike })])
}

fn flares() -> Position {
    let rule = rule!("wz.bauhaus.doctrine.cc.smoke-flare");
    let lay = |y: f64| Order::LayToken { skill: rule, at: Spot::ground(at(20., y)) };
    let far = Forbidden::PlaceTooFar { distance: inches(3.02), limit: inches(3.), rule };
    position(bearer(), [(lay(24.2), far)])
}

/// Smoke has no Structure Points, and whoever stands in it shoots at nobody.
fn tokens() -> Position {
    let rule = rule!("wz.bauhaus.doctrine.cc.smoke-flare");
    let mut game = bearer();
    game.give(0, Order::LayToken { skill: rule, at: Spot::ground(at(20., 22.)) }, []);
    position(
        game,
        [
            (Order::Break { weapon: 0, token: 0 }, Forbidden::NoSuchToken { token: 0 }),
            (shoot(&[1]), Forbidden::Barred { rule }),
            (
                Order::Move { by: way(20., 26.), facing: Bearing::NORTH },
                Forbidden::TooFar { length: inches(6.), limit: five(), rule: rule!("wz.action.move") },
            ),
        ],
    )
}

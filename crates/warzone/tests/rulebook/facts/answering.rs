//! Answers to what is asked in between: Sentries, hits, losses.

use catalogue::rule;
use smallvec::smallvec;
use table::Bearing;
use warzone::{Action, Event, Faster, Forbidden, Order, Reaction, Spot, Spray, Step, Throw};

use super::{Position, five, inches, model, no_skill, not_now, position, squad};
use crate::{
    missions::{BESIDE, run_for_supplies},
    support::{Game, at, bike, scene, shoot, shots, trooper, way},
    turn::{cards::fallen_warlord, reactions::two_divers},
};

pub fn positions() -> Vec<Position> {
    vec![
        sentries(),
        divers(),
        two_who_dive(),
        stalkers(),
        focused_stalkers(),
        locations(),
        commanders(),
        lost_cards(),
        guards(),
        guns(),
        dropped_tokens(),
    ]
}

/// The second squad's first model keeps watch, the second does not; a model 13in off has just been activated.
fn watched() -> Game {
    let mut game = scene()
        .squad(0, &trooper(), &[(5., 5., 180)])
        .squad(0, &trooper(), &[(20., 20., 180)])
        .squad(1, &trooper(), &[(20., 34., 0), (24., 34., 0)])
        .acting(0);
    game.give(0, Order::Pass, []);
    game.activate(2);
    game.give(1, Order::Sentry, []);
    game.give(1, Order::ActivateModel { model: model(3) }, []);
    game.give(1, Order::Pass, []);
    game.activate(1);
    game
}

fn react(number: u16, reaction: Reaction) -> Order {
    Order::React { model: model(number), reaction }
}

fn sentries() -> Position {
    let game = watched();
    let window = game.top();
    let throw = Throw { weapon: 0, at: smallvec![Spot::ground(at(20., 28.))], lucky: false };
    let leap = Reaction::Leap { to: Spot::ground(at(20., 30.)), facing: Bearing::NORTH };
    let far = Forbidden::NotEngaged { model: model(2), nearest: Some((model(1), inches(12.82))) };
    let rate = Faster { weapon: Some(0), action: Action::Shooting };
    position(
        game,
        [
            (react(3, Reaction::Shoot(shots(&[1]))), Forbidden::CannotReact { model: model(3) }),
            (react(0, Reaction::Shoot(shots(&[1]))), Forbidden::CannotReact { model: model(0) }),
            (react(2, Reaction::Shoot(shots(&[1, 1]))), Forbidden::WrongDice { dice: 2, rate: 1 }),
            (
                react(2, Reaction::Move { by: way(20., 24.), facing: Bearing::NORTH }),
                Forbidden::TooFar { length: inches(10.), limit: five(), rule: Action::Move.rule() },
            ),
            (react(2, leap), no_skill(rule!("wz.skill.leap"))),
            (
                react(2, Reaction::Spray(Spray { weapon: 0, along: Bearing::NORTH })),
                Forbidden::WrongWeapon { weapon: 0, rule: rule!("wz.flamer.attack") },
            ),
            (
                react(2, Reaction::Throw(throw)),
                Forbidden::WrongWeapon { weapon: 0, rule: rule!("wz.armoury.grenade.target-point") },
            ),
            (react(2, Reaction::CloseCombat { weapon: Some(1) }), far),
            (Order::BurnForSentry { model: model(2), rate }, Forbidden::NoCard { burned: 0 }),
            (Order::BurnForSentry { model: model(3), rate }, Forbidden::CannotReact { model: model(3) }),
            (Order::Accept, not_now(window)),
        ],
    )
}

fn divers() -> Position {
    let mut game = watched();
    game.give(1, Order::Decline, []);
    game.give(0, shoot(&[2]), []);
    let dive = Order::Dive { by: way(22., 34.), facing: Bearing::NORTH };
    position(game, [(dive, Forbidden::NoCoverThere { at: at(22., 34.), shooter: model(1) })])
}

/// Nobody goes first before both have said where they dive.
fn two_who_dive() -> Position {
    position(two_divers(), [(Order::First { which: 0 }, Forbidden::NoSuchReaction { which: 0, of: 0 })])
}

fn stalkers() -> Position {
    let stalker = trooper().skill(rule!("wz.skill.stalk"), None);
    let mut game = scene()
        .squad(0, &trooper(), &[(20., 10., 180)])
        .squad(1, &stalker, &[(20., 25., 0)])
        .squad(1, &trooper(), &[(23., 25., 0)])
        .acting(0);
    game.give(0, shoot(&[1]), [13]);
    position(game, [(shoot(&[1]), Forbidden::Stalks { target: model(1) })])
}

fn focused_stalkers() -> Position {
    let (game, _) = crate::skills::stalk::focus(&[13]);
    let again = Forbidden::CannotTake { model: model(3), rule: rule!("wz.skill.stalk") };
    position(game, [(Order::Take { model: model(3) }, again)])
}

fn locations() -> Position {
    let gunner = trooper().armed(&["gun 24 12 1 3 Piercing A"]);
    let mut game = scene().squad(0, &gunner, &[(20., 20., 180)]).squad(1, &bike(), &[(20., 29., 0)]).acting(0);
    game.give(0, Order::Aim, []);
    game.give(0, shoot(&[1]), [14]);
    position(game, [(Order::Locate { location: 4 }, Forbidden::NoSuchLocation { location: 4 })])
}

/// The Commander is gone and the squad must name another.
fn commanders() -> Position {
    let mut game = scene()
        .squad(0, &trooper(), &[(20., 30., 0)])
        .squad(1, &trooper(), &[(20., 20., 180), (22.9, 20., 180), (24.5, 20., 180)])
        .acting(0);
    game.give(0, shoot(&[1]), [2]);
    game.give(1, Order::Decline, [19]);
    assert_eq!(game.top(), Step::NameCommander(squad(1)));
    let other =
        Forbidden::NotOfThisSquad { model: model(0), squad: squad(1), rule: rule!("wz.squad.acting-commander") };
    position(game, [(Order::Name { model: model(0) }, other)])
}

/// A Warlord of four cards falls: two of the six there are turned.
fn lost_cards() -> Position {
    let wrong = Forbidden::NotThoseCards { burned: 3, least: 0, most: 2 };
    position(fallen_warlord("tech"), [(Order::LoseCards { burned: 3 }, wrong)])
}

fn take(number: u16) -> Order {
    Order::Take { model: model(number) }
}

fn guards() -> Position {
    let places = [(20., 29., 0), (21.5, 29., 0), (24.5, 29., 0), (26., 30., 0)];
    let mut game = scene().squad(0, &trooper(), &[(20., 20., 180)]).squad(1, &trooper(), &places).acting(0);
    game.give(0, shoot(&[1]), [12]);
    let rule = rule!("wz.skill.guarded");
    let far = Forbidden::TooFarAway { model: model(3), distance: inches(3.32), limit: inches(2.), rule };
    position(game, [(take(3), far), (take(0), Forbidden::NoSuchModel { model: model(0) })])
}

/// A gunner falls beside a comrade; the Commander has other things to do.
fn guns() -> Position {
    let gunners = trooper().armed(&["gun 30 14 3 1 Piercing S"]);
    let mut game = scene()
        .squad(0, &trooper(), &[(20., 20., 180)])
        .squad(1, &gunners, &[(25., 29., 0), (20., 29., 0), (21.5, 29., 0), (26., 31., 0)])
        .acting(0);
    game.give(0, shoot(&[2]), [12, 19]);
    let cannot = |number, rule| Forbidden::CannotTake { model: model(number), rule };
    position(
        game,
        [
            (take(1), cannot(1, rule!("wz.squad.commander-get-the-gun"))),
            (take(4), cannot(4, rule!("wz.skill.get-the-gun"))),
        ],
    )
}

/// A carrier falls, and its token with it.
fn dropped_tokens() -> Position {
    let mut game = run_for_supplies(&trooper(), BESIDE);
    game.give(0, Order::PickUp { token: 0 }, []);
    game.happens(Event::Removed { model: model(0) });
    game.state.squads[0].strength = 1;
    game.give(0, Order::ActivateModel { model: model(1) }, []);
    let rule = rule!("wz.priority.supply-run.carry");
    let far = Forbidden::PlaceTooFar { distance: inches(1.64), limit: inches(0.), rule };
    position(game, [(Order::PutDown { at: at(24., 20.) }, far)])
}

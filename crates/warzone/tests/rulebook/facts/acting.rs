//! While a model spends its points.

use battle::{Breakdown, Change, Seat};
use catalogue::rule;
use table::{Bearing, Inches};
use warzone::{Action, Base, Card, Faster, Flank, Forbidden, Mark, Order, Spot, Step};

use super::{
    Position,
    choosing::troops,
    five, inches, model, no_skill, not_now, position,
    skilled::{along, execute, leap},
};
use crate::{
    missions::{BESIDE, duel, run_for_supplies},
    movement::heights::{alone, cliff, ground, leap as over_a_gap, on, up, walk},
    support::{at, engage, faster, go, run, scene, shoot, shots, trooper},
    turn::actives::use_skill,
};

pub fn positions() -> Vec<Position> {
    vec![
        an_empty_hand(),
        what_is_spent(),
        watchmen(),
        berserkers(),
        climbers(),
        jumpers(),
        round_a_friend(),
        carriers(),
        duellists(),
    ]
}

/// Two squads and an enemy 6.82in off; the first model acts, with no card and no skill.
fn an_empty_hand() -> Position {
    let game = scene()
        .squad(0, &trooper(), &[(20., 20., 180), (22., 20., 180)])
        .squad(0, &trooper(), &[(30., 10., 180)])
        .squad(1, &trooper(), &[(20., 28., 0), (26., 47., 0)])
        .acting(0);
    let acts = || not_now(Step::Act(model(0)));
    let (smoke, lash) =
        (rule!("wz.bauhaus.doctrine.cc.smoke-flare"), rule!("wz.bauhaus.skill.drachen.recharge-neurolash"));
    let no_way = |rule| Forbidden::NoWay { rule };
    position(
        game,
        [
            (Order::Begin, acts()),
            (Order::DeclareNothing, acts()),
            (Order::Accept, acts()),
            (Order::Decline, acts()),
            (Order::Move { by: Default::default(), facing: Bearing::NORTH }, no_way(rule!("wz.action.move"))),
            (go(21., 20., 180), no_way(rule!("wz.def.models-impassable"))),
            (run(20., 31., 180), no_way(rule!("wz.def.models-impassable"))),
            (go(20., 26., 180), Forbidden::TooFar { length: inches(6.), limit: five(), rule: Action::Move.rule() }),
            (
                run(10., 18., 180),
                Forbidden::TooFar {
                    length: inches(10.2),
                    limit: five().with(rule!("wz.move.value-vs-movement"), Change::Times(2)),
                    rule: Action::Run.rule(),
                },
            ),
            (engage(1), Forbidden::Friend { target: model(1), rule: rule!("wz.cc.engage-sequence") }),
            (engage(9), Forbidden::NoSuchModel { model: model(9) }),
            (
                Order::Engage { target: model(3), short: Inches::whole(1), side: None },
                Forbidden::OutOfReach { target: model(3), distance: inches(1.), reach: inches(0.) },
            ),
            (
                Order::EngageClimbing { target: model(1), short: Inches::ZERO, side: None },
                Forbidden::Friend { target: model(1), rule: rule!("wz.cc.engage-sequence") },
            ),
            (Order::Burn { on: Card::ActionPoint }, Forbidden::NoCard { burned: 0 }),
            (Order::Spy { against: Seat(1) }, no_skill(rule!("wz.skill.espionage"))),
            (Order::Spy { against: Seat(9) }, Forbidden::NoSuchSeat { seat: Seat(9) }),
            (leap(20., 22.), no_skill(rule!("wz.skill.leap"))),
            (along(3, &[(20., 26.82)]), no_skill(rule!("wz.skill.predator-senses"))),
            (execute(1), no_skill(rule!("wz.skill.execution.leader"))),
            (use_skill(rule!("wz.skill.heal")), no_skill(rule!("wz.skill.heal"))),
            (Order::LayToken { skill: smoke, at: Spot::ground(at(20., 22.)) }, no_skill(smoke)),
            (Order::Recharge { target: model(3) }, no_skill(lash)),
            (
                Order::Cast { power: 0, target: model(3) },
                Forbidden::WrongWeapon { weapon: 0, rule: rule!("wz.psychic.kinds") },
            ),
            (Order::PickUp { token: 0 }, Forbidden::NoSuchToken { token: 0 }),
            (Order::Break { weapon: 0, token: 2 }, Forbidden::NoSuchToken { token: 2 }),
        ],
    )
}

fn what_is_spent() -> Position {
    let mut game = troops().acting(0);
    game.give(0, Order::Aim, []);
    game.give(0, Order::Burn { on: Card::ActionPoint }, []);
    game.give(0, Order::Hide, []);
    let short = || Forbidden::TooFewPoints { needed: 2, left: 1 };
    position(
        game,
        [
            (Order::Aim, Forbidden::OncePerTurn { action: Action::Aim }),
            (Order::Hide, Forbidden::OncePerTurn { action: Action::Hide }),
            (run(20., 25., 180), short()),
            (Order::Sentry, short()),
            (Order::RapidFire(shots(&[3, 3])), short()),
            (Order::Burn { on: Card::ActionPoint }, Forbidden::CardUsed { card: Card::ActionPoint }),
        ],
    )
}

fn watchmen() -> Position {
    let places: Vec<(f64, f64, i32)> = (0..4).map(|it| (18. + 1.5 * f64::from(it), 20., 180)).collect();
    let mut game = scene().squad(0, &trooper(), &places).squad(1, &trooper(), &[(20., 40., 0)]).begin();
    for watchman in [0, 1] {
        game.activate(watchman);
        game.give(0, Order::Sentry, []);
    }
    game.activate(2);
    let rule = rule!("wz.action.sentry-limit");
    let most = Breakdown::base(rule, 0).with(rule, Change::AtLeast(2));
    position(game, [(Order::Sentry, Forbidden::SentriesFull { most })])
}

fn berserkers() -> Position {
    let berserk = trooper().skill(rule!("wz.skill.berserk.trigger"), None);
    let mut game = scene().squad(0, &berserk, &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 30., 0)]).begin();
    game.mark(0, Mark::Berserker);
    game.activate(0);
    let rages = || Forbidden::Berserk { model: model(0) };
    position(game, [(Order::Aim, rages()), (run(20., 15., 0), rages()), (go(20., 22., 180), rages())])
}

/// An inch to the cliff and 4in up it.
fn climbers() -> Position {
    let game = on(&cliff(4.0), alone(&trooper(), 23., 18.41), &[]);
    let climb = walk(&[ground(23., 19.41), up(1, 23., 20.59)]);
    position(game, [(climb, Forbidden::ClimbTooFar { length: inches(5.), limit: five() })])
}

fn jumpers() -> Position {
    let (game, order) = over_a_gap(40, "impassable-tower", 2.01);
    let wide = Forbidden::GapTooWide { width: inches(2.01), most: inches(2.), base: Base::Medium };
    position(game, [(order, wide)])
}

/// A friend stands a little to the left of the line: the left is the longer way.
fn round_a_friend() -> Position {
    let lancer = trooper().armed(&["blade 2 +1 1 0 Piercing"]);
    let friends = [(20., 20., 180), (20.2, 24., 180)];
    let game = scene().squad(0, &lancer, &friends).squad(1, &trooper(), &[(20., 28., 0)]).acting(0);
    let round = Order::Engage { target: model(2), short: Inches::hundredths(198), side: Some(Flank::Left) };
    position(game, [(round, Forbidden::NotThatWayRound { target: model(2) })])
}

fn carriers() -> Position {
    let mut game = run_for_supplies(&trooper(), BESIDE);
    game.give(0, Order::PickUp { token: 0 }, []);
    position(
        game,
        [
            (Order::Aim, Forbidden::Carrying { action: Action::Aim }),
            (shoot(&[2]), Forbidden::Carrying { action: Action::Shooting }),
            (Order::PickUp { token: 1 }, Forbidden::OncePerTurn { action: Action::PickUp }),
        ],
    )
}

fn duellists() -> Position {
    let game = duel(&trooper());
    let card = Card::Rate(Faster { weapon: Some(1), action: Action::CloseCombat });
    position(
        game,
        [
            (Order::Aim, Forbidden::Duelling { action: Action::Aim }),
            (faster(1, Action::CloseCombat), Forbidden::CardInDuel { card }),
        ],
    )
}

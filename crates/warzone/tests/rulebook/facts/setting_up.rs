//! While the armies are set up, and before.

use battle::{Seat, System};
use catalogue::rule;
use table::{Bearing, Inches, Table};
use warzone::{Arrival, Corner, Edge, Event, Forbidden, Mission, Opening, Order, Setup, Spot, Stand, Step, Warzone};

use super::{Position, inches, model, no_skill, not_now, position, squad};
use crate::{
    deployment::{
        landings::{above, descend, dropper, squads},
        set_up, setting_up, setting_up_on,
    },
    support::{Game, Scene, Trooper, at, go, scene, trooper},
    tokens::bauhaus::trapping,
};

pub fn positions() -> Vec<Position> {
    vec![
        before_the_roll(),
        before_the_initiative(),
        edges(),
        long_edges(),
        corners(),
        battle_line(),
        half_set_up(),
        hideouts(),
        traps(),
        over_the_edge(),
        just_entered(),
        from_above(),
        around_the_point(),
        after_the_end(),
    ]
}

fn three(first: &Trooper) -> Scene {
    scene().squad(0, first, &[(20., 10., 180), (22., 10., 180)]).squad(0, &trooper(), &[(30., 10., 180)]).squad(
        1,
        &trooper(),
        &[(20., 40., 0), (22., 40., 0)],
    )
}

fn before_the_roll() -> Position {
    let setup = Setup { opening: Opening::BattleLine, ..three(&trooper()).setup() };
    let game = Game { state: Warzone.start(&setup).unwrap_or_else(|faults| panic!("{faults:?}")) };
    position(game, [(Order::Pass, not_now(Step::Begin))])
}

fn before_the_initiative() -> Position {
    let Position { mut game, .. } = before_the_roll();
    game.give(0, Order::Begin, [9, 2]);
    let step = Step::GiveInitiative(Seat(0));
    position(
        game,
        [
            (Order::GiveInitiative { to: Seat(7) }, Forbidden::NoSuchSeat { seat: Seat(7) }),
            (Order::Begin, not_now(step.clone())),
            (Order::Decline, not_now(step)),
        ],
    )
}

/// Of two players the second has the edge across.
fn edges() -> Position {
    let mut game = setting_up(three(&trooper()), Mission::KILL_THEM_ALL, Opening::BattleLine);
    game.give(0, Order::TakeEdge { edge: Edge::North }, []);
    let (edge, open) = (Edge::West, vec![Edge::South]);
    position(game, [(Order::TakeEdge { edge }, Forbidden::WrongEdge { edge, open })])
}

/// The first takes a long one.
fn long_edges() -> Position {
    let table = Table::new(Inches::whole(72), Inches::whole(48), Vec::new()).unwrap();
    let setup = Setup { table, opening: Opening::BattleLine, ..three(&trooper()).setup() };
    let (edge, open) = (Edge::East, vec![Edge::North, Edge::South]);
    position(setting_up_on(setup, []), [(Order::TakeEdge { edge }, Forbidden::WrongEdge { edge, open })])
}

fn corners() -> Position {
    let mut game = setting_up(three(&trooper()), Mission::KILL_THEM_ALL, Opening::Quarters);
    game.give(0, Order::TakeCorner { corner: Corner::NorthEast }, []);
    let (corner, open) = (Corner::NorthWest, vec![Corner::SouthWest]);
    position(game, [(Order::TakeCorner { corner }, Forbidden::WrongCorner { corner, open })])
}

/// The first player is about to set up in the north.
fn lined_up(position: Scene) -> Game {
    let mut game = setting_up(position, Mission::KILL_THEM_ALL, Opening::BattleLine);
    game.give(0, Order::TakeEdge { edge: Edge::North }, []);
    game.give(1, Order::TakeEdge { edge: Edge::South }, []);
    game
}

fn battle_line() -> Position {
    let game = lined_up(three(&trooper()));
    let (zone, room) = (rule!("wz.deploy.battle-line"), rule!("wz.deploy.battle-line-reserve"));
    position(
        game,
        [
            (set_up(0, &[(10., 5.42), (12., 5.)]), Forbidden::OutsideZone { model: model(0), rule: zone }),
            (
                set_up(0, &[(10., 5.), (10.5, 5.)]),
                Forbidden::NoRoom { model: model(1), rule: rule!("wz.def.models-impassable") },
            ),
            (
                set_up(0, &[(10., 5.), (30., 5.)]),
                Forbidden::OutOfCoherency { model: model(1), distance: inches(18.82), limit: inches(7.) },
            ),
            (set_up(0, &[(10., 5.)]), Forbidden::WrongCount { models: 2, places: 1 }),
            (set_up(2, &[(10., 5.)]), Forbidden::NotYourSquad { squad: squad(2) }),
            (Order::HoldBack { squad: squad(0) }, Forbidden::HasRoom { squad: squad(0), rule: room }),
            (Order::FromAbove { squad: squad(0) }, no_skill(rule!("wz.skill.rapid-deployment.reserve"))),
        ],
    )
}

fn half_set_up() -> Position {
    let mut game = lined_up(three(&trooper()));
    game.give(0, set_up(0, &[(10., 5.), (12., 5.)]), []);
    let gone = || Forbidden::AlreadyDeployed { squad: squad(0) };
    position(
        game,
        [
            (set_up(0, &[(20., 5.), (22., 5.)]), gone()),
            (Order::HoldBack { squad: squad(0) }, gone()),
            (Order::FromAbove { squad: squad(0) }, gone()),
        ],
    )
}

/// Infiltrators about to be set up, an enemy in the south.
fn hideouts() -> Position {
    let rule = rule!("wz.skill.infiltrate.where");
    let wood = |it: Scene| it.area("heavy-wood", [20., 20., 28., 40.], 4.);
    let position_of = three(&trooper().skill(rule!("wz.skill.infiltrate.timing"), None));
    let mut game = lined_up(wood(position_of));
    game.give(0, Order::HoldBack { squad: squad(0) }, []);
    game.give(0, set_up(1, &[(10., 5.)]), []);
    game.give(1, set_up(2, &[(24., 43.), (26., 43.)]), []);
    let near = Forbidden::EnemyNear { model: model(0), distance: inches(11.82), limit: inches(12.), rule };
    position(
        game,
        [
            (set_up(0, &[(10., 20.), (12., 20.)]), Forbidden::OutsideZone { model: model(0), rule }),
            (set_up(0, &[(24., 30.), (24., 28.)]), near),
        ],
    )
}

fn traps() -> Position {
    let skill = rule!("wz.bauhaus.skill.venusian-rangers.booby-traps");
    let lay = |x: f64, y: f64| Order::LayToken { skill, at: Spot::ground(at(x, y)) };
    let near = Forbidden::EnemyNear { model: model(1), distance: inches(11.98), limit: inches(12.), rule: skill };
    let off = Forbidden::NoSuchPlace { at: at(24., -3.), rule: skill };
    position(trapping(&trooper()), [(lay(24., 29.84), near), (lay(24., -3.), off)])
}

/// A pair that found no room comes over the edge of its corner in the second Game Turn.
fn reserves() -> Game {
    let mut game = setting_up(three(&trooper()), Mission::KILL_THEM_ALL, Opening::Quarters);
    game.give(0, Order::TakeCorner { corner: Corner::NorthWest }, []);
    game.give(1, Order::TakeCorner { corner: Corner::SouthEast }, []);
    game.happens(Event::HeldBack { squad: squad(0), arrival: Arrival::Reserve });
    game.give(0, set_up(1, &[(10., 5.)]), []);
    game.give(1, set_up(2, &[(40., 40.), (42., 40.)]), []);
    while game.state.turn == 1 {
        game.decline();
    }
    game.give(0, Order::GiveInitiative { to: Seat(0) }, []);
    game.give(0, Order::Activate { squad: squad(0) }, []);
    game
}

fn over_the_edge() -> Position {
    let outside = Forbidden::OutsideZone { model: model(0), rule: rule!("wz.deploy.quarters-reserve") };
    position(
        reserves(),
        [
            (set_up(0, &[(20., 0.7), (22., 0.59)]), outside),
            (set_up(1, &[(20., 0.59)]), Forbidden::NotYourSquad { squad: squad(1) }),
        ],
    )
}

/// They must move on before they may do anything else.
fn just_entered() -> Position {
    let mut game = reserves();
    game.give(0, set_up(0, &[(20., 0.59), (22., 0.59)]), []);
    game.activate(0);
    let first = || Forbidden::Barred { rule: rule!("wz.deploy.quarters-reserve") };
    position(game, [(Order::Pass, first()), (Order::Sentry, first())])
}

fn from_above() -> Position {
    let mut game = above(squads(scene(), &dropper()), Mission::KILL_THEM_ALL);
    game.give(0, Order::Activate { squad: squad(0) }, []);
    let rule = rule!("wz.skill.rapid-deployment.point");
    let taken = Forbidden::NoSuchPlace { at: at(13., 43.), rule };
    position(game, [(descend(13., 43.), taken), (go(20., 20., 0), not_now(Step::Descend(squad(0))))])
}

fn around_the_point() -> Position {
    let mut game = above(squads(scene(), &dropper()), Mission::KILL_THEM_ALL);
    game.give(0, Order::Activate { squad: squad(0) }, []);
    game.give(0, descend(24., 24.), [7]);
    let rule = rule!("wz.skill.rapid-deployment.placement");
    let far = |number: u16, distance: f64, limit: f64| Forbidden::TooFarAway {
        model: model(number),
        distance: inches(distance),
        limit: inches(limit),
        rule,
    };
    let down = || vec![Stand::ground(at(24., 24.), Bearing::NORTH)];
    let alone = Order::Deploy { squad: squad(0), stands: down() };
    let without = |number| Order::Alight { squad: squad(0), stands: down(), lost: vec![model(number)] };
    position(
        game,
        [
            (set_up(0, &[(25., 24.)]), far(0, 1., 0.)),
            (set_up(0, &[(24., 24.), (28.2, 24.)]), far(1, 3.02, 3.)),
            (alone, Forbidden::WrongCount { models: 5, places: 1 }),
            (without(5), Forbidden::CannotTake { model: model(5), rule }),
            (without(4), Forbidden::WrongCount { models: 5, places: 1 }),
        ],
    )
}

fn after_the_end() -> Position {
    let mut game = three(&trooper()).begin();
    game.happens(Event::Ended { points: Vec::new() });
    position(game, [(Order::Pass, Forbidden::NotNow { step: None })])
}

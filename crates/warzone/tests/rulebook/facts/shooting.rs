//! Guns, templates, grenades and powers.

use battle::Breakdown;
use catalogue::rule;
use table::Bearing;
use warzone::{Action, Forbidden, Order, Shots, Spot, Spray, Throw};

use super::{Position, inches, model, position};
use crate::support::{Game, Scene, Trooper, at, faster, scene, shoot, shots, trooper};

pub fn positions() -> Vec<Position> {
    vec![
        at_whom(),
        which_dice(),
        behind_walls(),
        without_a_value(),
        templates(),
        grenades(),
        launchers(),
        grenades_over_walls(),
        walls_of_fire(),
        powers(),
    ]
}

fn gunner(gun: &'static str) -> Trooper {
    trooper().armed(&[gun, "blade B2B +1 1 0 Piercing"])
}

/// RoF 2, 24in: an enemy in front, one apart from it, one in a fight, one behind a wall, one too far off.
fn at_whom() -> Position {
    let game = scene()
        .block("heavy-wall", [26.5, 25., 33., 25.2], 3.0)
        .squad(0, &gunner("gun 24 12 2 0 Piercing A"), &[(20., 20., 180), (23., 24., 180), (18., 16., 180)])
        .squad(1, &trooper(), &[(20., 30., 0), (26., 30., 0), (23., 25.18, 0), (34., 28., 0), (20., 46., 0)])
        .acting(0);
    let far = Forbidden::OutOfRange {
        distance: inches(24.82),
        range: Breakdown::length(rule!("wz.weapon.range"), inches(24.)),
    };
    let rapid = |target| Order::RapidFire(shots(&[target, target, target]));
    position(
        game,
        [
            (shoot(&[]), Forbidden::WrongDice { dice: 0, rate: 2 }),
            (shoot(&[0, 0]), Forbidden::NoSuchModel { model: model(0) }),
            (shoot(&[2, 2]), Forbidden::NotInFront { target: model(2) }),
            (shoot(&[7, 7]), far),
            (shoot(&[6, 6]), Forbidden::NoSight { target: model(6) }),
            (shoot(&[3, 4]), Forbidden::SecondaryTooFar { target: model(4), distance: inches(4.82) }),
            (rapid(5), Forbidden::BasicOnly { target: model(5), rule: rule!("wz.shoot.engaged-target") }),
            (rapid(1), Forbidden::BasicOnly { target: model(1), rule: rule!("wz.shoot.friendly-target") }),
            (Order::RapidFire(shots(&[3])), Forbidden::WrongDice { dice: 1, rate: 3 }),
            (
                Order::Shoot(Shots { weapon: 1, ..shots(&[3, 3]) }),
                Forbidden::WrongWeapon { weapon: 1, rule: rule!("wz.action.shooting") },
            ),
            (
                Order::Spray(Spray { weapon: 0, along: Bearing::SOUTH }),
                Forbidden::WrongWeapon { weapon: 0, rule: rule!("wz.flamer.attack") },
            ),
            (faster(0, Action::Shooting), Forbidden::NoCard { burned: 0 }),
        ],
    )
}

fn which_dice() -> Position {
    let game = scene()
        .squad(0, &gunner("gun 24 12 4 0 Piercing A"), &[(20., 20., 180)])
        .squad(1, &trooper(), &[(20., 30., 0), (22., 30., 0)])
        .acting(0);
    position(game, [(shoot(&[1, 1, 2, 2]), Forbidden::SecondaryTwice { target: model(2) })])
}

/// Four walls, 2in apart, from 2.5in before the model on.
fn four_walls() -> Scene {
    let wall = |scene: Scene, number: i32| {
        let y = 22.5 + 2. * f64::from(number);
        scene.block("heavy-wall", [15., y, 25., y + 0.1], 0.9)
    };
    (0..4).fold(scene(), wall)
}

fn behind_walls() -> Position {
    let game = four_walls().squad(0, &trooper(), &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 31.18, 0)]).acting(0);
    position(game, [(shoot(&[1]), Forbidden::TooMuchCover { target: model(1), pieces: 4 })])
}

fn without_a_value() -> Position {
    let blind = trooper().line("5 - - 8 8 12 14 1 12");
    let game = scene().squad(0, &blind, &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 28., 0)]).acting(0);
    position(game, [(shoot(&[1]), Forbidden::Dash { rule: rule!("wz.stat.rs") })])
}

fn spray(weapon: u8, degrees: i32) -> Order {
    Order::Spray(Spray { weapon, along: Bearing::degrees(degrees) })
}

fn templates() -> Position {
    let armed = trooper().armed(&["gun - 12 1 0 Plasma FT FT", "gun - 12 1 0 Blast S ST"]);
    let game = scene().squad(0, &armed, &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 40., 0)]).acting(0);
    let (flamer, shotgun) = (rule!("wz.flamer.attack"), rule!("wz.shotgun.attack"));
    position(
        game,
        [
            (spray(0, 0), Forbidden::TemplateBehind { rule: flamer }),
            (spray(0, 180), Forbidden::NobodyUnder { rule: flamer }),
            (spray(1, 0), Forbidden::TemplateBehind { rule: shotgun }),
            (spray(1, 180), Forbidden::NobodyUnder { rule: shotgun }),
            (Order::RapidFire(shots(&[1, 1])), Forbidden::NoSpecialAction { weapon: 0 }),
        ],
    )
}

/// The first weapon at these places.
fn throw(places: &[(f64, f64)]) -> Order {
    let at = places.iter().map(|(x, y)| Spot::ground(at(*x, *y))).collect();
    Order::Throw(Throw { weapon: 0, at, lucky: false })
}

fn grenades() -> Position {
    let game = scene()
        .block("impassable-wall", [22., 24., 26., 24.2], 4.0)
        .squad(0, &trooper().armed(&["anti-infantry-grenades"]), &[(20., 20., 180)])
        .squad(1, &trooper(), &[(20., 40., 0)])
        .acting(0);
    let (point, range) = (rule!("wz.armoury.grenade.target-point"), rule!("wz.armoury.grenade.range"));
    position(
        game,
        [
            (throw(&[(20., 28.6)]), Forbidden::PlaceTooFar { distance: inches(8.01), limit: inches(8.), rule: range }),
            (throw(&[(20., 16.)]), Forbidden::PlaceBehind { at: at(20., 16.), rule: point }),
            (throw(&[(24., 25.)]), Forbidden::PlaceUnseen { at: at(24., 25.), rule: point }),
            (throw(&[]), Forbidden::WrongDice { dice: 0, rate: 1 }),
        ],
    )
}

/// A launcher with RoF 2 and a card for a third die.
fn launcher(scene: Scene) -> Game {
    let launcher = trooper().armed(&["gun 12 11 2 1 Blast G SE"]);
    scene.troops(0, &launcher, &[(20., 20., 180)]).squad(1, &trooper(), &[(40., 40., 0)]).acting(0)
}

fn launchers() -> Position {
    let mut game = launcher(scene());
    game.give(0, faster(0, Action::Shooting), []);
    let rule = rule!("wz.armoury.grenade.launcher");
    let far = Forbidden::PlaceTooFar { distance: inches(3.01), limit: inches(3.), rule };
    position(
        game,
        [
            (throw(&[(20., 28.), (23., 28.), (23., 28.)]), Forbidden::PlaceTwice { at: at(23., 28.) }),
            (throw(&[(20., 28.), (20., 28.), (23.01, 28.)]), far),
        ],
    )
}

fn grenades_over_walls() -> Position {
    let order = throw(&[(20., 30.), (20., 30.)]);
    position(launcher(four_walls()), [(order, Forbidden::PlaceTooCovered { pieces: 4 })])
}

fn walls_of_fire() -> Position {
    let flamer = trooper().armed(&["gun - 12 1 0 Plasma FT FT"]);
    let poor = scene().squad(0, &flamer, &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 40., 0)]).acting(0);
    let rule = rule!("wz.flamer.wall-of-fire");
    let tokens = [(19., 24.), (21., 24.)].map(|(x, y)| Spot::ground(at(x, y)));
    position(
        poor,
        [
            (Order::WallOfFire { weapon: 0, tokens }, Forbidden::TooFewCards { needed: 2, ready: 0, rule }),
            (
                Order::WallOfFire { weapon: 3, tokens },
                Forbidden::WrongWeapon { weapon: 3, rule: rule!("wz.flamer.wall-of-fire") },
            ),
        ],
    )
}

/// A Booster of 12in: a friend in front, one behind, an enemy.
fn powers() -> Position {
    let psychic = trooper().armed(&["power B 12"]);
    let game = scene()
        .squad(0, &psychic, &[(20., 20., 180)])
        .squad(0, &trooper(), &[(20., 14., 180), (20., 34., 180)])
        .squad(1, &trooper(), &[(24., 26., 0)])
        .acting(0);
    let cast = |target| Order::Cast { power: 0, target: model(target) };
    let rule = rule!("wz.psychic.booster.target");
    let far = Forbidden::OutOfRange { distance: inches(12.82), range: Breakdown::length(rule, inches(12.)) };
    position(
        game,
        [
            (cast(3), Forbidden::Barred { rule }),
            (cast(1), Forbidden::NotInFront { target: model(1) }),
            (cast(2), far),
            (cast(9), Forbidden::NoSuchModel { model: model(9) }),
        ],
    )
}

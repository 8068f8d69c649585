//! Definitions that have no chapter of their own.

use battle::System;
use catalogue::rule;
use dice::TypedIn;
use table::{Inches, Kind, Piece, Polygon, Table};
use warzone::{Action, Base, Mark, ModelId, Order, RulesLevel as Cards, Setup, Spot, Warzone, allowance};

use crate::support::{Game, Trooper, at, engage, go, run, scene, shoot, trooper};

fn far(kind: &Trooper, action: Action) -> i32 {
    let game = scene().squad(0, kind, &[(20., 20., 180)]).squad(1, &trooper(), &[(40., 40., 0)]).acting(0);
    allowance(&game.state, ModelId(0), action, &[]).total()
}

/// wz.move.modifiers: +2in to Movement is added once, after the Action has doubled M; +1 to the Movement Value is doubled
/// with it, and both raise what may be travelled in a Game Turn.
#[test]
fn modifiers_of_movement() {
    let (plain, hasty, swift) = (trooper(), trooper().haste("Movement", 2), trooper().haste("Movement Value", 1));
    assert_eq!((far(&plain, Action::Move), far(&plain, Action::Run)), (500, 1000));
    assert_eq!((far(&hasty, Action::Move), far(&hasty, Action::Run)), (700, 1200));
    assert_eq!((far(&swift, Action::Move), far(&swift, Action::Run)), (600, 1200));
    let stuck = trooper().haste("Movement Value", -5);
    assert_eq!(far(&stuck, Action::Move), 0, "wz.stat.m-minimum: what says 0 is 0, not 2in");
    let slow = trooper().haste("Movement", -1);
    assert_eq!((far(&slow, Action::Move), far(&slow, Action::Run)), (400, 900));
}

/// wz.move.dual-actions: of a Move and an Engage only one gains the +2in, the one whose way asks for it; -1in slows both.
#[test]
fn one_action_gains_by_it() {
    let hasty = trooper().haste("Movement", 2);
    let position =
        |enemy: f64| scene().squad(0, &hasty, &[(20., 10., 180)]).squad(1, &trooper(), &[(20., enemy, 0)]).acting(0);
    let mut first = position(47.);
    first.give(0, go(20., 17., 180), []);
    assert!(first.model(0).marks.has(Mark::Hurried), "7in take it");
    assert_eq!(allowance(&first.state, ModelId(0), Action::Engage, &[]).total(), 500, "12in in all, 7 are gone");
    let mut second = position(10. + 5. + 7. + 1.18);
    second.give(0, go(20., 15., 180), []);
    assert!(!second.model(0).marks.has(Mark::Hurried), "5in do not");
    assert_eq!(allowance(&second.state, ModelId(0), Action::Engage, &[]).total(), 700);
    second.give(0, engage(1), []);
    assert!(second.model(0).marks.has(Mark::Hurried));
    let slow = trooper().haste("Movement", -1);
    let mut both = scene().squad(0, &slow, &[(20., 10., 180)]).squad(1, &trooper(), &[(40., 40., 0)]).acting(0);
    both.give(0, go(20., 12., 180), []);
    assert_eq!(allowance(&both.state, ModelId(0), Action::Engage, &[]).total(), 800, "10 - 1, and 2 of 10 are gone");
}

/// wz.base.none: a model without a base counts as Large.
#[test]
fn no_base_counts_as_large() {
    assert_eq!((Base::of(None), Base::of(Some(30)), Base::of(Some(50))), (Base::Large, Base::Small, Base::Large));
}

fn fine() -> Setup {
    scene().squad(0, &trooper(), &[(20., 10., 180)]).squad(1, &trooper(), &[(20., 40., 0)]).setup()
}

fn faults(setup: &Setup) -> Vec<&'static str> {
    let faults = Warzone.start(setup).err().unwrap_or_default();
    faults.iter().filter_map(|it| it.rule.map(catalogue::RuleId::name)).collect()
}

/// wz.card.game-modes: the Basic Game is played with Resource Cards only; an Advanced Game needs decks and is refused.
#[test]
fn the_basic_game() {
    assert_eq!(faults(&fine()), [""; 0]);
    assert_eq!(faults(&Setup { game: Cards::Advanced, ..fine() }), ["wz.card.game-modes"]);
}

/// wz.start.board: a board has sides of 12 to 144in.
#[test]
fn boards_have_a_size() {
    let board = |width: i32, depth: i32| {
        let table = Table::new(Inches::whole(width), Inches::whole(depth), Vec::new()).unwrap();
        let places = (at(5., 3.), at(5., 9.));
        let stand = |it| warzone::Stand::ground(it, table::Bearing::NORTH);
        let opening = warzone::Opening::Position {
            stands: vec![stand(places.0), stand(places.1)],
            initiative: battle::Seat(0),
            before: Default::default(),
        };
        faults(&Setup { table, opening, ..fine() })
    };
    for (width, depth) in [(48, 48), (72, 48), (12, 12), (144, 144)] {
        assert_eq!(board(width, depth), [""; 0], "{width} by {depth}");
    }
    for (width, depth) in [(11, 48), (48, 11), (145, 48), (48, 145)] {
        assert_eq!(board(width, depth), ["wz.start.board"], "{width} by {depth}");
    }
}

/// wz.def.token-sp: a token with Structure Points is Light Terrain, never on Impassable Terrain; nobody is Engaged by it.
#[test]
fn tokens_with_structure_points() {
    let square =
        |x: f64, y: f64, half: f64| Polygon::rectangle(at(x - half, y - half), at(x + half, y + half)).unwrap();
    let piece = |id: u16, kind: &str, footprint: Polygon| Piece {
        stackable: true,
        ..Piece::area(id, Kind::new(kind).unwrap(), footprint, Inches::whole(1))
    };
    let with = |pieces: Vec<Piece>| {
        let table = Table::new(Inches::whole(48), Inches::whole(48), pieces).unwrap();
        Setup { table, ..fine() }
    };
    let token = || piece(1, "light-token", square(20., 11.2, 0.59));
    let water = piece(2, "impassable-water", square(20., 13., 4.));
    assert_eq!(faults(&with(vec![token(), water])), ["wz.def.token-sp"]);
    assert_eq!(faults(&with(vec![piece(1, "heavy-token", square(20., 11.2, 0.59))])), ["wz.def.token-sp"]);
    let mut game = Game { state: Warzone.start(&with(vec![token()])).unwrap() };
    game.give(0, Order::Begin, []);
    game.activate(0);
    assert!(!game.state.is_engaged(ModelId(0)) && game.model(0).points == 2);
    assert_eq!(game.refused_by(run(20., 19., 180)), "wz.terrain.light", "10in less 2in for Light Terrain");
}

fn flamer() -> Trooper {
    trooper().armed(&["gun - 12 1 0 Plasma FT FT"])
}

/// wz.def.token-marker: a token without Structure Points lies anywhere, on Impassable Terrain too, where no model stands;
/// nobody is Engaged with it.
#[test]
fn tokens_are_markers() {
    let mut game = scene()
        .area("impassable-water", [14., 24., 26., 27.], 0.0)
        .warlord(0, &flamer(), "tech", (20., 20., 180))
        .squad(1, &trooper(), &[(20., 40., 0)])
        .acting(0);
    assert_eq!(game.refused_by(go(20., 24., 180)), "wz.terrain.impassable");
    let tokens = [Spot::ground(at(17., 25.)), Spot::ground(at(23., 25.))];
    game.give(0, Order::WallOfFire { weapon: 0, tokens }, []);
    assert_eq!(game.state.walls.len(), 1);
    assert!(!game.state.is_engaged(ModelId(0)));
}

/// wz.def.active: an Active rule is used by the model that is Activated and by nobody else, for its price, and its effect
/// is over with the Game Turn.
#[test]
fn active_rules() {
    let mut game =
        scene().warlord(0, &flamer(), "tech", (20., 20., 180)).warlord(1, &flamer(), "tech", (20., 40., 0)).acting(0);
    let wall = |y: f64| Order::WallOfFire { weapon: 0, tokens: [Spot::ground(at(18., y)), Spot::ground(at(22., y))] };
    game.give(0, wall(25.), []);
    assert_eq!((game.state.cards(battle::Seat(0)), game.state.walls.len()), (2, 1), "two cards of four");
    while !matches!(game.top(), warzone::Step::ChooseSquad(_)) {
        game.decline();
    }
    assert_eq!(game.refused_by(wall(35.)), "wz.turn.alternate", "nobody is activated");
    while game.state.turn < 2 {
        game.decline();
    }
    assert!(game.state.walls.is_empty());
}

/// wz.def.passive: a Passive skill helps always, a Pinned and Deactivated bearer as well as any.
#[test]
fn passive_rules() {
    let tough = trooper().skill(rule!("wz.skill.heal"), Some(5));
    let mut game = scene().squad(0, &trooper(), &[(20., 20., 180)]).squad(1, &tough, &[(20., 30., 0)]).acting(0);
    game.state.squads[1].morale = warzone::Morale::Pinned;
    game.state.models[1].marks.add(Mark::Deactivated);
    game.give(0, shoot(&[1]), [10, 19, 5]);
    assert!(game.stands(1));
}

/// wz.dice.off-table: a die that shows no face of a D20 is void; the valid throw is entered and play goes on.
#[test]
fn a_die_off_the_table() {
    let mut game = scene().squad(0, &trooper(), &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 30., 0)]).acting(0);
    let (before, mut dice) = (game.state.clone(), TypedIn::new());
    let fire = |game: &mut Game, dice: &mut TypedIn| battle::apply(&Warzone, &mut game.state, &shoot(&[1]), dice, None);
    assert!(fire(&mut game, &mut dice).is_err(), "the battle waits for the die");
    assert_eq!(game.state, before);
    assert!(dice.enter(&[0]).is_err() && dice.enter(&[21]).is_err(), "off the table");
    dice.enter(&[19]).expect("a throw");
    dice.rewind();
    fire(&mut game, &mut dice).expect("a miss needs no more dice");
    assert!(game.model(0).done.has(Action::Shooting));
}

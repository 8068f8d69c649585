//! Refusals name the rule that really forbids, where several chapters share a refusal or the order comes too late.

use battle::{Seat, Sketch, System, View, scene::Target};
use table::{Bearing, Inches};
use warzone::{Action, Card, Event, Forbidden, ModelId, Order, Spot, SquadId, Step, Travel, Walk, Warzone};

use crate::support::{Game, Scene, at, go, run, scene, shoot, trooper};

/// wz.action.move, wz.stat.m-maximum, wz.terrain.heavy, wz.terrain.cumulative: a way too long is refused by what makes it
/// so: the Action's own reach, the travel of the Game Turn, one piece of terrain, or several together.
#[test]
fn a_way_too_long() {
    let game =
        |scene: Scene| scene.squad(0, &trooper(), &[(20., 10., 180)]).squad(1, &trooper(), &[(40., 45., 0)]).acting(0);
    let heavy = |scene: Scene| scene.area("heavy-wood", [15., 12., 25., 13.], 1.);
    let both = |it: Scene| heavy(it).area("light-bush", [15., 13.5, 25., 14.], 1.);
    let mut open = game(scene());
    assert_eq!(open.refused_by(go(20., 15.01, 180)), "wz.action.move");
    assert_eq!(open.refused_by(run(20., 20.01, 180)), "wz.action.run");
    assert_eq!(game(heavy(scene())).refused_by(run(20., 16.01, 180)), "wz.terrain.heavy");
    assert_eq!(game(both(scene())).refused_by(run(20., 15., 180)), "wz.terrain.cumulative");
    open.happens(Event::Walked(Walk {
        model: ModelId(0),
        to: Spot::ground(at(20., 18.)),
        facing: Bearing::SOUTH,
        length: Inches::whole(8),
        travel: Travel::Own(Action::Run),
    }));
    assert_eq!(open.refused_by(go(20., 20.5, 180)), "wz.stat.m-maximum");
}

/// wz.dice.fumble: an Action and a card for a model whose Activation its Fumble has ended; another is chosen next, and
/// then its own points count.
#[test]
fn after_a_fumble() {
    let mut game = scene()
        .troops(0, &trooper(), &[(20., 20., 180), (23., 20., 180), (26., 20., 180)])
        .squad(1, &trooper(), &[(20., 30., 0)])
        .acting(0);
    game.give(0, shoot(&[3]), [20]);
    assert!(matches!(game.top(), Step::ChooseModel(_)));
    for order in [go(20., 21., 180), run(20., 24., 180), Order::Aim, Order::Burn { on: Card::ActionPoint }] {
        assert_eq!(game.refused(order), Forbidden::Fumbled { model: ModelId(0) });
    }
    assert_eq!(game.refused_by(Order::ActivateModel { model: ModelId(0) }), "wz.def.activated");
    game.activate(1);
    game.give(0, Order::Pass, []);
    assert_eq!(game.refused_by(go(23., 21., 180)), "wz.turn.activation-sequence", "the second did not fumble");
}

/// wz.turn.last-not-first: a Warlord activated last may not be first; the page is told so when the player points at him.
#[test]
fn a_warlord_last_is_not_first() {
    let mut game = scene()
        .squad(0, &trooper(), &[(10., 10., 180)])
        .warlord(0, &trooper(), "ranged", (20., 10., 180))
        .squad(1, &trooper(), &[(20., 45., 0)])
        .begin();
    for squad in [0, 1] {
        game.until_squad(0);
        game.give(0, Order::Activate { squad: SquadId(squad) }, []);
    }
    while game.state.turn == 1 {
        game.decline();
    }
    game.give(0, Order::GiveInitiative { to: Seat(0) }, []);
    let view = View::of(&Warzone, &game.state, Some(Seat(0)));
    for point in [Target::Piece("model-1".into()), Target::Group("squad-1".into())] {
        let sketch = Sketch { tile: "activate".into(), points: vec![point], ..Sketch::default() };
        let order = Warzone.compose(&view, &sketch).expect("an order, legal or not");
        let refusals = Warzone.preview(&view, &order).refusals;
        assert_eq!(refusals[0].0.name(), "wz.turn.last-not-first");
    }
}

/// Whoever points at an enemy while a squad or a model of their own is to be named means no order: the page opens the
/// enemy's datasheet.
#[test]
fn an_enemy_pointed_at_is_not_activated() {
    let mut game = scene()
        .squad(0, &trooper(), &[(20., 20., 180), (22., 20., 180)])
        .squad(0, &trooper(), &[(30., 20., 180)])
        .squad(1, &trooper(), &[(20., 30., 0)])
        .begin();
    let means = |game: &Game, tile: &str, piece: &str| {
        let view = View::of(&Warzone, &game.state, Some(Seat(0)));
        let points = vec![Target::Piece(piece.into())];
        Warzone.compose(&view, &Sketch { tile: tile.into(), points, ..Sketch::default() })
    };
    assert_eq!(means(&game, "activate", "model-3"), None);
    assert_eq!(means(&game, "activate", "model-2"), Some(Order::Activate { squad: SquadId(1) }));
    game.give(0, Order::Activate { squad: SquadId(0) }, []);
    assert_eq!(means(&game, "activate-model", "model-3"), None);
    assert_eq!(means(&game, "activate-model", "model-1"), Some(Order::ActivateModel { model: ModelId(1) }));
}

/// Where the answers are few all of them are listed, so that the law "what is not listed is forbidden" is tried; a model
/// that acts is listed a sample of its ways.
#[test]
fn all_is_listed_where_answers_are_few() {
    let mut game = scene()
        .squad(0, &trooper(), &[(20., 20., 180)])
        .squad(0, &trooper(), &[(30., 20., 180)])
        .squad(1, &trooper(), &[(20., 30., 0)])
        .begin();
    assert!(matches!(game.top(), Step::ChooseSquad(_)) && Warzone.lists_all(&game.state));
    assert_eq!(game.listed(), [0, 1].map(|squad| Order::Activate { squad: SquadId(squad) }));
    game.activate(0);
    assert!(matches!(game.top(), Step::Act(_)) && !Warzone.lists_all(&game.state));
}

/// In a squad without Active skills, too small for Squad Special Actions, whose model is next is all that is asked; and who
/// is struck, once nobody may close in.
#[test]
fn all_is_listed_where_nobody_has_skills_to_name() {
    let mut game = scene()
        .squad(0, &trooper(), &[(20., 20., 180), (22., 20., 180)])
        .squad(1, &trooper(), &[(20., 30., 0)])
        .begin();
    game.give(0, Order::Activate { squad: SquadId(0) }, []);
    assert!(matches!(game.top(), Step::ChooseModel(_)) && Warzone.lists_all(&game.state), "{:?}", game.top());
    assert_eq!(game.listed(), [0, 1].map(|model| Order::ActivateModel { model: ModelId(model) }));
}

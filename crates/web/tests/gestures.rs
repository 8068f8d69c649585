//! What hands do on the page beyond a single order: a squad that goes as one, fire that is split, a look, a question let go
//! by, dice from the table, and a bot that thinks beside the page.

use battle::{NoUndo, Seat, Sketch, scene::Gesture, scene::Target};
use game_module::Thinker;
use table::Point;
use web::session::{Refused, Session};

fn start(battle: &str, seed: u64) -> Box<dyn Session> {
    games::find("warzone").expect("a game of the page").start(battle, seed).expect("a ready battle")
}

/// Lets bots answer until this is found, in one battle or another.
fn find<T>(battle: &str, found: impl Fn(&dyn Session, Seat) -> Option<T>) -> (Box<dyn Session>, Seat, T) {
    for seed in 0..20 {
        let mut session = start(battle, seed);
        for mind in 0..2_000 {
            let Some(decision) = session.decision() else { break };
            if let Some(it) = found(session.as_ref(), decision.seat) {
                return (session, decision.seat, it);
            }
            let order = session.advice("random", mind, None).expect("a bot answers");
            session.give(&order).expect("what a bot says is legal");
        }
    }
    panic!("no battle comes to that");
}

fn marches(session: &dyn Session, seat: Seat) -> Option<String> {
    let tiles = session.scene(Some(seat)).tiles;
    tiles.into_iter().rev().find(|it| it.gesture == Gesture::March).map(|it| it.kind)
}

fn place(session: &dyn Session, piece: &str) -> Point {
    let scene = session.scene(None);
    let battle::scene::Outline::Disc { at, .. } = scene.piece(piece).expect("it stands").outline else {
        panic!("models stand on discs")
    };
    at
}

#[test]
fn a_squad_goes_as_one_and_keeps_its_formation() {
    let (mut session, seat, tile) = find("first-battle", marches);
    let scene = session.scene(Some(seat));
    let Some(Target::Piece(led)) = scene.choices.first().and_then(|it| it.points.first()).cloned() else {
        panic!("a model is asked for")
    };
    let middle = table::vec2(24.0, 24.0);
    let from = place(session.as_ref(), &led).to_vec();
    let step = (middle - from).unit().expect("not in the middle") * 2.0;
    let to = Point::nearest(from + step);
    let sketch = Sketch { tile, points: vec![Target::Piece(led.clone()), Target::Place(to)], facing: None };
    let strides = session.march(seat, &sketch);
    assert_eq!(strides.len(), scene.choices.len(), "everybody is asked");
    let going: Vec<_> = strides.iter().filter(|it| !it.orders.is_empty()).collect();
    assert!(going.len() > 1, "one gesture for several models");
    let whole = going.iter().filter(|it| {
        let end = it.preview.stands[0].1.to_vec();
        (end - place(session.as_ref(), &it.piece).to_vec() - step).length() < 0.05
    });
    assert!(whole.count() * 2 > going.len(), "most keep their places to each other");

    let first = going[0];
    let end = first.preview.stands[0].1;
    for order in &first.orders[..2] {
        session.give(order).expect("what was planned is legal when its turn comes");
    }
    let scene = session.scene(None);
    if scene.piece(&first.piece).is_some() && session.decision().is_some_and(|it| it.seat == seat) {
        assert_eq!(place(session.as_ref(), &first.piece), end);
    }
}

#[test]
fn each_die_of_a_shot_can_have_its_own_target() {
    let several = |session: &dyn Session, seat: Seat| {
        let choices = session.scene(Some(seat)).choices;
        let mut shots: Vec<_> = choices.into_iter().filter(|it| it.tile == "shoot" && it.points.len() > 1).collect();
        shots.dedup_by(|a, b| a.points[0] == b.points[0]);
        (shots.len() > 1).then(|| (shots[0].points.clone(), shots[1].points[0].clone()))
    };
    let (session, seat, (first, second)) = find("thousand-points", several);
    let sketch = |points: Vec<Target>| Sketch { tile: "shoot".to_owned(), points, facing: None };
    let one = session.compose(seat, &sketch(vec![first[0].clone()])).expect("an order");
    let split = session.compose(seat, &sketch(vec![first[0].clone(), second.clone()])).expect("an order");
    assert_ne!(one, split);
    let sights = session.preview(seat, &split).expect("a preview").sights;
    assert_eq!(sights.len(), 2, "both targets are looked at");
}

#[test]
fn what_lies_between_two_models_is_seen_and_measured() {
    let (session, seat, _) = find("first-battle", marches);
    let scene = session.scene(Some(seat));
    let own = scene.pieces.iter().find(|it| it.seat == Some(seat)).expect("a model");
    let other = scene.pieces.iter().find(|it| it.seat != Some(seat)).expect("an enemy");
    let [own, other] = [own, other].map(|it| Target::Piece(it.id.clone()));
    let seen = session.look(seat, &own, &other);
    assert_eq!((seen.sights.len(), seen.measures.len()), (1, 2));
    assert!(session.look(seat, &own, &own).sights.is_empty());
}

#[test]
fn an_offer_may_be_let_go_by_and_a_duty_may_not() {
    let (mut session, _, pass) = find("first-battle", |session, _| session.pass());
    session.give(&pass).expect("an offer may be passed");
    let session = start("first-battle", 3);
    assert_eq!(session.pass(), None, "the battle has to begin");
}

#[test]
fn people_type_in_what_they_rolled_and_the_order_goes_on() {
    let mut session = start("first-battle", 1);
    session.roll_by_hand(true);
    let order = session.scene(Some(Seat(0))).choices[0].order.clone();
    let Err(Refused::NeedDice(need)) = session.give(&order) else { panic!("the initiative is rolled for") };
    assert_eq!(session.given(), 0);
    assert!(session.enter("99").is_err(), "no die shows that");
    session.roll_missing();
    assert_eq!(session.missing(), None);
    for _ in 0..20 {
        match session.give(&order) {
            Ok(()) => break,
            Err(Refused::NeedDice(more)) => {
                assert!(more.count > 0 && more.sides == need.sides);
                session.roll_missing();
            }
            Err(why) => panic!("{why:?}"),
        }
    }
    assert_eq!(session.given(), 1);
    assert_eq!(session.undo_objection(), Some(NoUndo::DiceFell));
}

#[test]
fn a_mind_beside_the_page_follows_the_battle_and_answers() {
    let mut session = start("duel-of-heroes", 5);
    let mut mind = Thinker::new();
    assert!(mind.hear("answer 1 random 7 100").is_some_and(|it| it.starts_with('!')), "it knows no battle yet");
    assert_eq!(mind.hear(&format!("open\n{}", session.replay())), None);
    for number in 1..30 {
        let Some(answer) = mind.hear(&format!("answer {number} tactician 7 100")) else { panic!("no answer") };
        let (said, order) = answer.split_once(' ').expect("a number and an order");
        assert_eq!(said, number.to_string());
        session.give(order).expect("what it says is legal");
        let turn = session.turn(session.given() - 1).expect("the last order");
        assert_eq!(mind.hear(&format!("follow\n{turn}")), None);
        if session.decision().is_none() {
            break;
        }
    }
    assert!(mind.hear("sing").is_some_and(|it| it.starts_with('!')));
}

//! The scene: units, features, players, squads, hands, and what is pointed at for an order.

use std::collections::BTreeSet;

use battle::{
    Scene, Seat, System, View,
    scene::{Outline, Piece, Readiness, Target},
};
use catalogue::rule;
use dropzone::{
    Card, Dropzone, Objective, ObjectivePlace, Order, Place, Stand, State, TransportLetter, UnitId, UnitType, Wait,
    ready,
};

use crate::support::{With, apc, at_feature, demolisher, gun, infantry, point, scene, tank, transport};

fn seen(state: &State, seat: u8) -> Scene<Order> {
    Dropzone.scene(&View::of(&Dropzone, state, Some(Seat(seat))))
}

fn piece<'a>(scene: &'a Scene<Order>, id: &str) -> &'a Piece {
    scene.piece(id).unwrap_or_else(|| panic!("no {id} among {:?}", ids(scene)))
}

fn ids(scene: &Scene<Order>) -> Vec<&str> {
    scene.pieces.iter().map(|it| it.id.as_str()).collect()
}

fn kinds(piece: &Piece) -> Vec<&str> {
    piece.badges.iter().map(|it| it.kind.as_str()).collect()
}

fn middle(piece: &Piece) -> (i32, i32) {
    let Outline::Disc { at, .. } = &piece.outline else { panic!("no disc: {piece:?}") };
    (at.x.as_hundredths(), at.y.as_hundredths())
}

#[test]
fn every_ready_battle_is_on_the_table() {
    for (word, _) in ready::battles() {
        let setup = ready::battle(word, 3).expect("a battle");
        let pieces = setup.table.pieces().len();
        let state = Dropzone.start(&setup).expect("no fault");
        let scene = seen(&state, 0);
        assert_eq!(scene.players.len(), state.sides.len(), "{word}");
        assert_eq!(scene.groups.len(), state.squads.len(), "{word}");
        assert_eq!(scene.terrain.len(), pieces, "{word}");
        assert_eq!(scene.trays.len(), state.sides.len(), "{word}: a hand each");
        let named: BTreeSet<&str> = ids(&scene).into_iter().collect();
        assert_eq!(named.len(), scene.pieces.len(), "{word}: an id for each");
        let shields = scene.pieces.iter().filter(|it| it.seat.is_none()).count();
        assert_eq!(shields, state.features.len(), "{word}: a shield for each feature");
        assert!(scene.question.is_some() && !scene.choices.is_empty(), "{word}");
    }
}

#[test]
fn units_are_drawn_where_they_are_and_cargo_with_its_transport() {
    let dropship = transport(tank().line(|it| it.unit_type = UnitType::Aircraft), TransportLetter::T, 3);
    let state = scene()
        .stands(0, dropship, vec![Stand::at(Place::Air(point(10.0, 10.0)))])
        .aboard(0, apc(), 0, 1)
        .aboard(0, infantry(), 1, 2)
        .squad(1, tank(), &[(20.0, 20.0)])
        .stands(1, tank(), vec![Stand::at(Place::Off(Wait::Reserve))])
        .start()
        .state;
    let scene = seen(&state, 0);
    assert_eq!(ids(&scene), ["unit-4", "unit-0"], "what flies lies above; nobody aboard or In Reserve is drawn");
    let dropship = piece(&scene, "unit-0");
    // dc.air.height: a Tiny Aircraft is 2 inches up.
    assert_eq!((middle(dropship), dropship.height.as_hundredths()), ((1_000, 1_000), 200));
    assert_eq!(dropship.seat, Some(Seat(0)));
    assert!(kinds(dropship).contains(&"flying") && kinds(dropship).contains(&"laden"), "{:?}", dropship.badges);
    let aboard = dropship.about.iter().find(|it| it.key == "dc-about-aboard").expect("its cargo");
    assert!(format!("{aboard:?}").matches("dc-unit").count() >= 3, "three are aboard: {aboard:?}");
    // dc.transport.aboard: how many it carries is shown beside it.
    let carried = dropship.pips.iter().find(|it| it.kind == "aboard").map(|it| it.left);
    assert_eq!((carried, piece(&scene, "unit-4").pips.len()), (Some(3), 1));
    let readiness: Vec<Readiness> = scene.groups.iter().map(|it| it.readiness).collect();
    assert_eq!(readiness[..3], [Readiness::Ready; 3], "who is aboard may act");
    assert_eq!(readiness[3..], [Readiness::Ready, Readiness::Reserve]);
    assert_eq!(scene.groups[2].badges[0].rule, rule!("dc.transport.aboard"));
    assert_eq!(scene.groups[4].badges[0].rule, rule!("dc.deploy.reserve"));
}

#[test]
fn bases_in_a_feature_are_drawn_apart_and_stay_where_they_are() {
    let mut play = scene()
        .building(20.0, 20.0)
        .inside(0, infantry(), 0, &[None, None, Some(2), Some(2)])
        .inside(1, infantry(), 0, &[None, None, None])
        .start();
    let before = seen(&play.state, 0);
    let bases: Vec<&Piece> = before.pieces.iter().filter(|it| it.seat.is_some()).collect();
    let places: BTreeSet<(i32, i32)> = bases.iter().map(|it| middle(it)).collect();
    assert_eq!(places.len(), 7, "each at a place of its own");
    for base in &bases {
        let (x, y) = middle(base);
        assert!((1_700..=2_300).contains(&x) && (1_700..=2_300).contains(&y), "{} at {x}, {y}", base.id);
    }
    // dc.infantry.edges: the south side, and looking out of it.
    let edge = piece(&before, "unit-2");
    assert!(kinds(edge).contains(&"at-edge") && middle(edge).1 > 2_240, "{:?}", middle(edge));
    assert_eq!(edge.facing.map(table::Bearing::as_hundredths), Some(18_000));
    play.state.units[0].place = Place::Gone;
    let after = seen(&play.state, 0);
    for base in bases.iter().filter(|it| it.id != "unit-0") {
        assert_eq!(middle(base), middle(piece(&after, &base.id)), "{}", base.id);
    }
    let shield = piece(&after, "feature-0");
    assert_eq!(after.terrain[0].kind, "medium-rooms", "who is in a building is seen without its roof");
    assert!(kinds(shield).contains(&"occupied"));
    assert_eq!(shield.about.iter().filter(|it| it.key == "dc-about-occupants").count(), 2);
}

#[test]
fn features_show_what_is_left_of_them_and_rubble_when_they_have_fallen() {
    // dc.feature.collapse, dc.feature.rubble
    let bomb = demolisher(gun(13, 1, 2), 20);
    let mut play = scene()
        .building(20.0, 20.0)
        .worn(6, 2, None)
        .squad(0, tank().armed(vec![bomb]), &[(20.0, 40.0)])
        .squad(1, tank(), &[(40.0, 10.0)])
        .act();
    let before = seen(&play.state, 1);
    let shield = piece(&before, "feature-0");
    assert_eq!((shield.pips[0].left, shield.pips[0].of), (14, 20));
    assert!(kinds(shield).contains(&"burning"));
    assert_eq!(before.terrain[0].kind, "medium-building");
    assert_eq!(before.terrain[0].top.as_hundredths(), 600);
    let order = play.aim(0, at_feature(0));
    play.give(0, order, &[]);
    play.give(0, dropzone::chapters::shooting::Order::Fire, &[6, 6, 1]);
    let after = seen(&play.state, 1);
    assert_eq!(after.terrain[0].kind, "rubble");
    assert!(after.piece("feature-0").is_none());
}

#[test]
fn a_battlegroup_is_activated_by_any_of_its_squads() {
    let play = scene()
        .squad(0, tank(), &[(10.0, 40.0)])
        .squad(0, infantry(), &[(14.0, 40.0)])
        .joins(0)
        .squad(1, tank(), &[(10.0, 10.0)])
        .start();
    let scene = seen(&play.state, 0);
    let activate: Vec<_> = scene.choices.iter().filter(|it| it.tile == "activate").collect();
    let points: Vec<&Target> = activate.iter().flat_map(|it| &it.points).collect();
    assert_eq!(points, [&Target::Group("squad-0".into()), &Target::Group("squad-1".into())]);
    let orders: BTreeSet<String> = activate.iter().map(|it| format!("{:?}", it.order)).collect();
    assert_eq!(orders.len(), 1, "one Battlegroup: {orders:?}");
    assert!(seen(&play.state, 1).choices.is_empty(), "nobody is offered another's orders");
}

#[test]
fn another_hand_is_seen_from_behind() {
    // dc.command.hand: what is drawn for a seat follows from what it knows.
    let position = |card: Card| {
        let cards = scene().hand(0, &[Card::Espionage]).deck(1, &[card], &[Card::LongShot]);
        cards.squad(0, tank(), &[(10.0, 40.0)]).squad(1, tank(), &[(10.0, 10.0)]).start().state
    };
    let one = seen(&position(Card::Titanomachy), 0);
    let names = |seat: usize| one.trays[seat].items.iter().map(|it| it.rule).collect::<Vec<_>>();
    assert_eq!(names(0), [Some(Card::Espionage.rule())]);
    assert_eq!(names(1), [None]);
    let drawn = |scene: &Scene<Order>| (scene.pieces.clone(), scene.trays.clone(), scene.groups.clone());
    assert_eq!(drawn(&one), drawn(&seen(&position(Card::BoobyTrap), 0)));
}

#[test]
fn objectives_lie_where_they_are_until_somebody_carries_them() {
    let mut start =
        scene().building(20.0, 20.0).squad(0, infantry(), &[(10.0, 40.0)]).squad(1, tank(), &[(40.0, 10.0)]);
    start.objectives = vec![
        Objective::hidden(ObjectivePlace::Inside(dropzone::FeatureId(0)), 1, 2),
        Objective::open(ObjectivePlace::Ground(point(30.0, 30.0)), 1, 2),
        Objective::open(ObjectivePlace::Carried(UnitId(0)), 1, 2),
    ];
    let state = start.start().state;
    let view = View::of(&Dropzone, &state, Some(Seat(1)));
    let zones: Vec<Outline> =
        Dropzone.scene(&view).zones.into_iter().filter(|it| it.kind == "objective").map(|it| it.outline).collect();
    let at = |it: &Outline| if let Outline::Disc { at, .. } = it { *at } else { panic!("no disc") };
    assert_eq!(zones.iter().map(at).collect::<Vec<_>>(), [point(20.0, 20.0), point(30.0, 30.0)]);
    let mission = Dropzone.mission(&view).expect("a scenario");
    let holders: Vec<_> = mission.objectives.iter().map(|it| it.holder).collect();
    assert_eq!(holders, [None, None, Some(Seat(0))]);
    assert_eq!(mission.objectives[2].at, Target::Place(point(10.0, 40.0)));
    let standing: Vec<&str> = mission.objectives.iter().map(|it| it.standing.key.as_ref()).collect();
    assert_eq!(standing, ["dc-objective-hidden", "dc-objective-ground", "dc-objective-carried"]);
}

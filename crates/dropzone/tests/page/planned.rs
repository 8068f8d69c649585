//! What a gesture means, how far it goes, and what would come of it: squads that are led, places pointed at, odds of shots.

use battle::{
    Preview, Seat, Sketch, Stride, System, View, apply,
    scene::{Outline, Target},
};
use catalogue::rule;
use dice::Scripted;
use dropzone::{
    Dropzone, Edge, LandingZone, Move, Order, Place, Stand, State, Template, UnitId, UnitType, Wait,
    chapters::{aircraft, infantry, movement, turn},
};
use table::Point;

use crate::support::{Play, With, at_unit, gun, infantry, point, scene, tank};

fn view(state: &State) -> View<Dropzone> {
    View::of(&Dropzone, state, Some(Seat(0)))
}

fn pointed(tile: &str, unit: u8, to: Option<(f64, f64)>) -> Sketch {
    let place = to.map(|(x, y)| Target::Place(point(x, y)));
    let points = std::iter::once(Target::Piece(format!("unit-{unit}"))).chain(place).collect();
    Sketch { tile: tile.to_owned(), points, facing: None }
}

/// The one order of a squad that is led there, which must be legal.
fn led(play: &Play, tile: &str, unit: u8, to: (f64, f64)) -> (Order, Vec<Stride<Order>>) {
    let strides = Dropzone.march(&view(&play.state), &pointed(tile, unit, Some(to)));
    let orders: Vec<&Order> = strides.iter().flat_map(|it| &it.orders).collect();
    let [order] = orders[..] else { panic!("one order for all: {strides:?}") };
    let mut state = play.state.clone();
    apply(&Dropzone, &mut state, order, &mut Scripted::d6([]), None).unwrap_or_else(|why| panic!("{order:?}: {why}"));
    (order.clone(), strides)
}

fn ends(order: &Order) -> Vec<Point> {
    match order {
        Order::Movement(movement::Order::Move { ways, .. }) | Order::Aircraft(aircraft::Order::Fly { ways, .. }) => {
            ways.iter().filter_map(|it| it.path.last().copied()).collect()
        }
        other => panic!("{other:?}"),
    }
}

fn previewed(play: &Play, order: &Order) -> Preview {
    Dropzone.preview(&view(&play.state), order)
}

#[test]
fn a_squad_follows_the_unit_that_is_led() {
    // dc.move.coherency: everybody keeps its place beside the leader, whoever that is.
    let play =
        scene().squad(0, tank(), &[(10.0, 40.0), (12.0, 40.0), (14.0, 40.0)]).squad(1, tank(), &[(40.0, 10.0)]).act();
    let (order, strides) = led(&play, "move", 1, (12.0, 37.0));
    assert_eq!(ends(&order), [point(10.0, 37.0), point(12.0, 37.0), point(14.0, 37.0)]);
    assert_eq!(strides[0].piece, "unit-1", "the leader gives the order");
    assert!(strides.iter().all(|it| it.preview.stands.len() == 1 && it.preview.refusals.is_empty()));
    assert_eq!(Dropzone.compose(&view(&play.state), &pointed("move", 1, Some((12.0, 37.0)))), Some(order.clone()));
    let preview = previewed(&play, &order);
    assert_eq!((preview.stands.len(), preview.trail.len()), (3, 2));
    assert!(preview.refusals.is_empty());
}

#[test]
fn a_way_that_is_too_long_is_shortened_and_the_rule_is_said() {
    let play = scene().squad(0, tank(), &[(10.0, 40.0), (12.0, 40.0)]).squad(1, tank(), &[(40.0, 10.0)]).act();
    let (order, strides) = led(&play, "move", 0, (10.0, 30.0));
    // dc.basic.stat-mv: a Mv of 4.
    let far = 40.0 - ends(&order)[0].y.to_f64();
    assert!((3.8..=4.02).contains(&far), "{far}");
    let short = strides[0].preview.measures.iter().find(|it| it.key == "dc-short-of").expect("why");
    assert_eq!(short.arg("rule"), Some(&battle::Arg::Rule(rule!("dc.basic.stat-mv"))));
    let whole = Dropzone.compose(&view(&play.state), &pointed("move", 0, Some((10.0, 30.0)))).expect("an order");
    assert_eq!(previewed(&play, &whole).refusals[0].0, rule!("dc.basic.stat-mv"));
}

#[test]
fn who_is_led_goes_round_what_is_in_the_way() {
    let play = scene()
        .piece("shack-tiny", (20.0, 38.0), (2.0, 1.0), 2.0)
        .squad(0, tank().line(|it| it.movement = Move::Inches(8)), &[(20.0, 40.0)])
        .squad(1, tank(), &[(40.0, 10.0)])
        .act();
    let (order, strides) = led(&play, "move", 0, (20.0, 36.0));
    assert_eq!(ends(&order), [point(20.0, 36.0)]);
    assert!(strides[0].preview.trail.len() > 2, "{:?}", strides[0].preview.trail);
    assert!(strides[0].preview.measures.iter().all(|it| it.key != "dc-short-of"));
}

#[test]
fn a_squad_in_readiness_is_led_onto_the_table() {
    // dc.deploy.readiness, dc.deploy.readiness-half-move: side by side, touching their own edge, then half of 4 inches.
    let waits = vec![Stand::at(Place::Off(Wait::Readiness)); 2];
    let play = scene().stands(0, tank(), waits).squad(1, tank(), &[(40.0, 10.0)]).act();
    let (order, _) = led(&play, "move", 0, (20.0, 45.4));
    let group = Sketch {
        points: vec![Target::Group("squad-0".to_owned()), Target::Place(point(20.0, 45.4))],
        ..pointed("move", 0, None)
    };
    let nobody = Sketch { points: vec![Target::Place(point(20.0, 45.4))], ..pointed("move", 0, None) };
    for sketch in [group, nobody] {
        let strides = Dropzone.march(&view(&play.state), &sketch);
        assert_eq!(
            strides[0].orders[..],
            *std::slice::from_ref(&order),
            "who is not seen is led by its squad, or by the place alone"
        );
    }
    let zones = Dropzone.reach(&view(&play.state), "move");
    let Outline::Polygon(corners) = &zones[0].outline else { panic!("no strip") };
    let deep = corners.iter().map(|it| 48.0 - it.y.to_f64()).fold(0.0, f64::max);
    assert!(zones.len() == 1 && (2.0..5.0).contains(&deep), "{deep}");
    let ends = ends(&order);
    assert_eq!(ends[0], point(20.0, 45.4));
    assert!(ends[1].x > ends[0].x && ends[1].y == ends[0].y, "{ends:?}");
}

#[test]
fn aircraft_are_led_in_the_air_and_land_where_they_are_told_to() {
    // dc.air.move, dc.air.land
    let dropship = tank().line(|it| {
        it.movement = Move::Inches(18);
        it.unit_type = UnitType::Aircraft;
        it.landing_zone = Some(LandingZone::Template(Template::Large));
    });
    let play = scene()
        .stands(0, dropship, vec![Stand::at(Place::Air(point(20.0, 40.0)))])
        .squad(1, tank(), &[(40.0, 4.0)])
        .act();
    let (order, _) = led(&play, "fly", 0, (20.0, 30.0));
    assert_eq!(ends(&order), [point(20.0, 30.0)]);
    let (order, _) = led(&play, "land", 0, (20.0, 34.0));
    assert!(matches!(&order, Order::Aircraft(aircraft::Order::Fly { landing, .. }) if landing[..] == [UnitId(0)]));
    assert!(Dropzone.march(&view(&play.state), &pointed("move", 0, Some((20.0, 30.0)))).is_empty());
    let zones = Dropzone.reach(&view(&play.state), "fly");
    let radius = |it: &Outline| if let Outline::Disc { radius, .. } = it { radius.as_hundredths() } else { 0 };
    assert_eq!(zones.iter().map(|it| radius(&it.outline)).collect::<Vec<_>>(), [1_800]);
}

#[test]
fn reach_is_shown_for_every_squad_that_may_still_go() {
    let mut play = scene()
        .squad(0, tank(), &[(10.0, 40.0)])
        .squad(0, tank(), &[(30.0, 40.0)])
        .joins(0)
        .squad(1, tank(), &[(40.0, 10.0)])
        .act();
    assert_eq!(Dropzone.reach(&view(&play.state), "move").len(), 2);
    let (order, _) = led(&play, "move", 0, (10.0, 38.0));
    play.give(0, order, &[]);
    let zones = Dropzone.reach(&view(&play.state), "move");
    assert_eq!(zones.len(), 1);
    let Outline::Polygon(corners) = &zones[0].outline else { panic!("no polygon") };
    let far = |it: &Point| (it.to_vec() - point(30.0, 40.0).to_vec()).length();
    assert!(corners.iter().map(far).fold(0.0, f64::max) <= 4.6);
    assert!(Dropzone.reach(&view(&play.state), "fly").is_empty());
}

#[test]
fn a_unit_or_a_place_stands_for_the_order_it_means() {
    let play =
        scene().building(20.0, 30.0).inside(0, infantry(), 0, &[Some(2)]).squad(1, tank(), &[(40.0, 10.0)]).start();
    let activate = Dropzone.compose(&view(&play.state), &pointed("activate", 0, None));
    assert!(matches!(activate, Some(Order::Turn(turn::Order::Activate { .. }))), "{activate:?}");
    let mut play = play;
    play.activate(0, 0);
    // dc.infantry.leave: in contact with the edge it was on.
    let leave = Dropzone.compose(&view(&play.state), &pointed("leave", 0, Some((20.5, 33.1)))).expect("an order");
    let Order::Infantry(infantry::Order::Leave { places, .. }) = &leave else { panic!("{leave:?}") };
    assert_eq!(places[..], [point(20.5, 33.1)]);
    assert_eq!(play.state.unit(UnitId(0)).place.edge(), Some(Edge(2)));
}

#[test]
fn odds_of_shots_are_those_of_the_rules() {
    // dc.shoot.hit, dc.damage.table: 2+ to hit, 5+ to damage; two tanks, each with one shot at 1 DP.
    let tank = || tank().armed(vec![gun(10, 1, 2)]);
    let play = scene().squad(0, tank(), &[(10.0, 30.0), (12.0, 30.0)]).squad(1, tank(), &[(11.0, 20.0)]).act();
    let order: Order = play.aim(0, at_unit(2)).into();
    let preview = previewed(&play, &order);
    let totals: Vec<i32> = preview.numbers.iter().map(|it| it.1.total()).collect();
    assert_eq!(totals, [1, 2, 5]);
    assert!(preview.refusals.is_empty() && preview.sights.len() == 2 && preview.sights.iter().all(|it| it.seen));
    let forecast = preview.forecast.expect("odds");
    let none = 1.0 - 5.0 / 6.0 * 2.0 / 6.0;
    for chance in &forecast.chances {
        assert!((chance.chance - (1.0 - none * none)).abs() < 1e-12, "{chance:?}");
    }
    assert!((forecast.spreads[0].odds.iter().map(|it| it.1).sum::<f64>() - 1.0).abs() < 1e-12);
    let too_far: Order = play.aim(0, at_unit(0)).into();
    let refused = previewed(&play, &too_far);
    assert!(refused.forecast.is_none() && refused.refusals[0].0 == rule!("dc.basic.friendly"));
}

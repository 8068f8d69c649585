//! Engage round who stands in the line: the line of least angle, and the engager's choice between two equal ones.

use battle::System;
use table::Inches;
use warzone::{Flank, ModelId, Order, Warzone};

use crate::support::{Game, at, engage, scene, trooper};

/// An engager (0) with a long blade looks south at an enemy (2) with a friend (1) between them, so far east of the
/// straight line.
fn past_a_friend(east: f64) -> Game {
    let lancer = trooper().armed(&["blade 2 +1 1 0 Piercing"]);
    let friends = [(20., 20., 180), (20. + east, 24., 180)];
    scene().squad(0, &lancer, &friends).squad(1, &trooper(), &[(20., 28., 0)]).acting(0)
}

/// Stops as soon as the blade reaches.
fn lance(side: Option<Flank>) -> Order {
    Order::Engage { target: ModelId(2), short: Inches::hundredths(198), side }
}

fn round(side: Flank) -> Order {
    lance(Some(side))
}

fn listed(game: &Game) -> Vec<Order> {
    let mut orders = Vec::new();
    Warzone.orders(&game.state, &mut orders);
    orders.retain(|it| matches!(it, Order::Engage { .. }));
    orders
}

/// wz.action.engage: a base right in the line leaves both sides equally free, and the engager chooses.
#[test]
fn the_engager_chooses_between_two_equal_sides() {
    let ends = |order: Order| {
        let mut game = past_a_friend(0.);
        game.give(0, order, []);
        assert!(game.state.is_engaged_with(ModelId(0), ModelId(2)));
        game.at(0)
    };
    let (left, right) = (ends(round(Flank::Left)), ends(round(Flank::Right)));
    assert!(left.x > at(20., 20.).x && right.x < at(20., 20.).x, "it looks south: left is east");
    assert_eq!((left.x + right.x, left.y), (Inches::whole(40), right.y), "one is the other in the mirror");
    assert_eq!(ends(lance(None)), right, "whoever does not say goes round the right");
    assert_eq!(listed(&past_a_friend(0.)), [round(Flank::Right), round(Flank::Left)]);
}

/// wz.action.engage: where one side is nearer to the straight line there is no choice.
#[test]
fn the_nearer_side_is_no_choice() {
    for (east, nearer, farther) in [(0.2, Flank::Right, Flank::Left), (-0.2, Flank::Left, Flank::Right)] {
        let mut game = past_a_friend(east);
        assert_eq!(game.refused_by(round(farther)), "wz.action.engage");
        assert_eq!(listed(&game), [lance(None)]);
        game.give(0, round(nearer), []);
        assert!(game.state.is_engaged_with(ModelId(0), ModelId(2)));
    }
}

/// wz.action.engage: nor is there one where nobody stands in the line.
#[test]
fn a_free_line_is_straight() {
    let mut game = past_a_friend(3.);
    for side in [Flank::Left, Flank::Right] {
        assert_eq!(game.refused_by(round(side)), "wz.action.engage");
    }
    assert_eq!(listed(&game), [engage(2)]);
    game.give(0, engage(2), []);
    assert_eq!(game.at(0).x, Inches::whole(20));
}

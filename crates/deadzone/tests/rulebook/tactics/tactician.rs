//! What the tactician understands, each in a position where it is all that matters: objectives, items, leaving the board,
//! command dice, pinning fire, high ground, and an enemy worth more.

use battle::{Seat, System, apply};
use bots::{Kind, Limit, SeatAt, Tactician};
use deadzone::{Deadzone, Face, Means, Mission, ModelId, Order, Step};
use dice::Seeded;

use crate::support::{Play, blade, cell, deck, fighter, gun, position};

/// Lets the tactician answer for red until its turn is over.
fn led(play: &mut Play) -> Vec<Order> {
    let kind: Kind<Deadzone> = Tactician::kind();
    let (mut player, mut dice, mut given) = (kind.sit(Seeded::from_u64(1)), Seeded::from_u64(2), Vec::new());
    let over = |play: &Play| given_over(play);
    while let Some(decision) = Deadzone.decision(&play.state).filter(|_| !over(play)) {
        let mut orders = Vec::new();
        Deadzone.orders(&play.state, &mut orders);
        let order = if decision.seat == Seat(0) {
            player.choose(&SeatAt::table(&Deadzone, &play.state, decision, &orders), Limit::Nodes(4_000))
        } else {
            orders[0]
        };
        apply(&Deadzone, &mut play.state, &order, &mut dice, None).expect("a legal order");
        if decision.seat == Seat(0) {
            given.push(order);
        }
    }
    given
}

/// Whether red's turn is over: it is blue's, or the round is.
fn given_over(play: &Play) -> bool {
    matches!(play.state.steps.top(), Some(Step::Turn(Seat(1)) | Step::Reroll(_))) || play.state.outcome.is_some()
}

/// With nobody in range it runs to the objective, and stands on it.
#[test]
fn objectives() {
    let near = position(vec![fighter(4, 2, 1).armed(vec![gun(3, 0, &[])])], vec![fighter(1, 8, 1)]);
    let mut play = near.start();
    let given = led(&mut play);
    assert_eq!(play.at(ModelId(0)), (6, 4, 1), "{given:?}");
}

/// In Scour it goes to a counter and picks it up.
#[test]
fn items() {
    let mut lying = position(vec![fighter(4, 2, 1).armed(vec![gun(3, 0, &[])])], vec![fighter(1, 8, 1)]);
    lying.mission = Mission::Scour;
    let mut play = lying.item((5, 3, 1), None).start();
    let given = led(&mut play);
    assert!(given.iter().any(|it| matches!(it, Order::PickUp { .. })), "{given:?}");
}

/// In Breakthrough who can leave through the enemy's zone does.
#[test]
fn the_way_out() {
    let mut across = position(vec![fighter(3, 7, 1).armed(vec![gun(2, 0, &[])])], vec![fighter(8, 2, 1)]);
    across.mission = Mission::Breakthrough;
    let mut play = across.start();
    let given = led(&mut play);
    assert!(given.iter().any(|it| matches!(it, Order::Leave { .. })), "{given:?}");
    assert!(play.state.sides[0].vps >= 2, "{given:?}");
}

/// A Shoot result is a second shot at whoever is left.
#[test]
fn command_results() {
    let gunner = fighter(4, 4, 1).figure("Shoot", 3).armed(vec![gun(6, 1, &[])]);
    let target = |column| fighter(column, 6, 1).figure("VPs", 3);
    let place = position(vec![gunner], vec![target(3), target(4), target(5)]);
    let mut play = place.results(&[Face::Shoot], &[]).start();
    let given = led(&mut play);
    let spent = |it: &Order| matches!(it, Order::Shoot { means: Means::Result, .. });
    assert!(given.iter().any(spent), "{given:?}");
}

/// Dice results are added where they may well decide about a valuable enemy, not for a shot at nobody in particular.
#[test]
fn dice_results() {
    let added = |vps: i32| {
        let gunner = fighter(4, 4, 1).armed(vec![gun(6, 0, &[])]);
        let place = position(vec![gunner], vec![fighter(4, 6, 1).figure("VPs", vps)]);
        let mut play = place.results(&[Face::Dice, Face::Dice], &[]).start();
        led(&mut play).iter().map(|it| if let Order::AddDice { count } = it { *count } else { 0 }).sum::<u8>()
    };
    assert!(added(9) > 0, "for nine victory points");
    assert_eq!(added(0), 0, "for none");
}

/// What cannot be hurt can be pinned.
#[test]
fn pinning_fire() {
    let gunner = fighter(4, 4, 1).figure("Shoot", 3).armed(vec![gun(2, 0, &[("dz.ability.rapid-fire", None)])]);
    let place = position(vec![gunner], vec![fighter(4, 6, 1).figure("Armour", 4).figure("VPs", 3)]);
    let mut play = place.start();
    let given = led(&mut play);
    assert!(given.iter().any(|it| matches!(it, Order::Shoot { effect: true, .. })), "{given:?}");
}

/// Up the ladder and then it shoots: a die more from above.
#[test]
fn high_ground() {
    let gunner = fighter(3, 4, 1).figure("Shoot", 4).armed(vec![gun(8, 0, &[]), blade(0, &[])]);
    let place = position(vec![gunner], vec![fighter(6, 4, 1).figure("VPs", 3).activated()]);
    let mut place = place.decks(vec![deck((4, 4, 2), (4, 4, 2), false)]);
    place.mission = Mission::SearchAndDestroy;
    place.map.ladders.push(cell(3, 4, 1));
    let mut play = place.start();
    let given = led(&mut play);
    assert_eq!(play.at(ModelId(0)).2, 2, "{given:?}");
    assert!(given.iter().any(|it| matches!(it, Order::Shoot { .. })), "{given:?}");
}

/// Of two enemies alike in everything else the one is shot at that is worth more.
#[test]
fn the_worthier_target() {
    let gunner = fighter(4, 4, 1).figure("Shoot", 4);
    let place = position(vec![gunner], vec![fighter(2, 6, 1), fighter(6, 6, 1).figure("VPs", 4)]);
    let mut play = place.start();
    let worthier = play.blue(1);
    let given = led(&mut play);
    let shot = given.iter().find_map(|it| if let Order::Shoot { target, .. } = it { Some(*target) } else { None });
    assert_eq!(shot, Some(worthier), "{given:?}");
}

/// A Frag that kills a friend and an enemy who is worth less is fired only where nobody scores for one's own
/// (`dz.team.vp-value`).
#[test]
fn whether_a_friend_costs_points() {
    let fires = [false, true].map(|other| {
        let launcher = fighter(1, 4, 1).armed(vec![gun(6, 0, &[("dz.ability.frag", Some(3))])]);
        let frail = |vps| fighter(4, 4, 1).figure("Survive", None).hurt(1).figure("VPs", vps).activated();
        let mut place = position(vec![launcher, frail(4)], vec![frail(3), fighter(8, 7, 1)]);
        place.settings.own_kills_score_nothing = other;
        led(&mut place.start()).iter().any(|it| matches!(it, Order::ShootCube { .. }))
    });
    assert_eq!(fires, [false, true]);
}

//! Sentry Guns, bikes and swapping (`dz.item.sentry-gun`, `dz.item.mono-wheel`, `dz.item.swap`).

use deadzone::{Ability, Extra, Face, Gun, Item, Mark, Order, Pace, Spots, Step};

use crate::support::{Fighter, cell, fighter, going, position, shoot};

fn engineer() -> Fighter {
    fighter(2, 2, 1).with("dz.ability.engineer", None).carrying("dz.item.sentry-gun", None)
}

#[test]
fn an_engineer_emplaces_a_sentry_gun() {
    // dz.item.sentry-gun: a SPECIAL; then a model that shoots once a round, without command dice, and is never moved.
    let blue = || vec![fighter(5, 2, 1), fighter(8, 7, 1), fighter(8, 6, 1)];
    let mut play = position(vec![engineer()], blue()).results(&[Face::Dice, Face::PlusModel], &[]).act();
    let emplace = Order::Emplace { gun: Gun::Carried(play.red(0), 0), at: Spots(1) };
    play.give(emplace, &[]);
    let gun = play.state.on_board().find(|it| play.state.card(*it).extra == Some(Extra::SentryGun)).expect("a gun");
    assert!(play.model(play.red(0)).items == [None; 3] && !play.is(gun, Mark::Activated));
    play.give(Order::Done, &[]);
    assert!(matches!(play.step(), Step::Turn(_)), "no +1 Model for a gun");
    play.give(Order::Activate { model: play.blue(1) }, &[]);
    play.give(Order::Done, &[]);
    play.give(Order::Activate { model: gun }, &[]);
    let far = shoot(play.blue(0));
    play.give(far, &[1, 1, 1, 1, 1, 1, 1, 1, 1]);
    assert!(play.is(gun, Mark::Activated), "one SHOOT, and no Dice result was asked for");
    let soldier = fighter(2, 2, 1).carrying("dz.item.sentry-gun", None);
    let mut play = position(vec![soldier], blue()).act();
    assert_eq!(play.refused(emplace), "dz.item.sentry-gun", "only an Engineer");
}

#[test]
fn it_is_packed_up_again() {
    // dz.item.sentry-gun: a SPECIAL of an Engineer in the cube, into his hands or onto the ground.
    let second = fighter(2, 2, 1).with("dz.ability.engineer", None);
    let mut play = position(vec![engineer(), second], vec![fighter(8, 7, 1), fighter(8, 6, 1)]).act();
    play.give(Order::Emplace { gun: Gun::Carried(play.red(0), 0), at: Spots(1) }, &[]);
    let gun = play.state.on_board().find(|it| play.state.card(*it).extra == Some(Extra::SentryGun)).expect("a gun");
    assert_eq!(play.refused(Order::Pack { gun, carry: true }), "dz.action.once");
    play.give(Order::Done, &[]);
    play.give(Order::Activate { model: play.blue(0) }, &[]);
    play.give(Order::Done, &[]);
    play.give(Order::Activate { model: play.red(1) }, &[]);
    play.give(Order::Pack { gun, carry: true }, &[]);
    assert_eq!(play.model(play.red(1)).items[0], Some(Item::SentryGun));
    assert!(!play.state.is_on_board(gun) && !play.is(gun, Mark::Dead));
}

#[test]
fn a_rider_is_a_vehicle() {
    // dz.item.mono-wheel: Speed 1-5 and Vehicle while it is carried; left behind with any MOVE where no enemy is.
    let rider = || fighter(2, 2, 1).carrying("dz.item.mono-wheel", None);
    let mut play = position(vec![rider()], vec![fighter(8, 7, 1)]).item((3, 2, 1), Some(Item::Ammo)).act();
    let me = play.red(0);
    assert!(play.state.has(me, Ability::Vehicle) && play.state.speed(me) == (Some(1), Some(5)));
    play.give(going(&play, me, Pace::Move, &[(3, 2, 1)]), &[]);
    assert_eq!(play.refused(Order::PickUp { item: 0 }), "dz.item.carry", "a rider picks nothing up");
    play.give(Order::Dismount, &[]);
    assert!(matches!(play.step(), Step::Act(_)) && !play.state.has(me, Ability::Vehicle), "at the end of a MOVE");
    assert!(play.state.counters.iter().any(|it| it.item == Some(Item::MonoWheel) && it.cell == cell(3, 2, 1)));
    let mut play = position(vec![rider()], vec![fighter(8, 7, 1)]).act();
    play.give(going(&play, me, Pace::Sprint, &[(3, 2, 1)]), &[]);
    assert!(play.state.has(me, Ability::Vehicle) && !matches!(play.step(), Step::PickUp(_)), "not of a SPRINT");
    let mut play = position(vec![rider()], vec![fighter(8, 7, 1)]).act();
    play.give(Order::Dismount, &[]);
    assert!(!play.state.has(me, Ability::Vehicle) && play.state.counters[0].item == Some(Item::MonoWheel));
    assert_eq!(play.refused(going(&play, me, Pace::Move, &[(3, 2, 1)])), "dz.action.once", "it was a MOVE");
    let mut play = position(vec![rider()], vec![fighter(2, 2, 1)]).act();
    assert_eq!(play.refused(Order::Dismount), "dz.shoot.engaged");
}

#[test]
pub fn items_change_hands_where_they_could_be_picked_up() {
    // dz.item.swap: to a friend in the cube; who cannot carry more gives one back or drops one.
    let giver = || fighter(2, 2, 1).carrying("dz.item.medi-pack", None);
    let mut play = position(vec![giver(), fighter(3, 2, 1)], vec![fighter(8, 7, 1)]).act();
    let (me, friend) = (play.red(0), play.red(1));
    play.give(going(&play, me, Pace::Move, &[(3, 2, 1)]), &[]);
    assert_eq!(play.step(), &Step::PickUp(me));
    play.give(Order::Give { item: 0, to: friend }, &[]);
    assert_eq!((play.model(me).items[0], play.model(friend).items[0]), (None, Some(Item::MediPack)));
    let laden = || fighter(3, 2, 1).carrying("dz.item.ammo", None);
    for (back, mine, lies) in [(true, Some(Item::Ammo), 0), (false, None, 1)] {
        let mut play = position(vec![giver(), laden()], vec![fighter(8, 7, 1)]).act();
        play.give(going(&play, me, Pace::Move, &[(3, 2, 1)]), &[]);
        play.give(Order::Give { item: 0, to: friend }, &[]);
        play.give(Order::Exchange { item: 0, back }, &[]);
        assert_eq!(play.model(friend).items[0], Some(Item::MediPack));
        assert_eq!((play.model(me).items[0], play.state.counters.len()), (mine, lies));
    }
    let beast = fighter(3, 2, 1).with("dz.ability.beast", None);
    let mut play = position(vec![giver(), beast], vec![fighter(8, 7, 1)]).act();
    play.give(going(&play, me, Pace::Move, &[(3, 2, 1)]), &[]);
    assert!(matches!(play.step(), Step::Act(_)), "a Beast is no partner");
}

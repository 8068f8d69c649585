//! Items: picking up, revealing, keeping, healing (`dz.item.*`).

use deadzone::{Event, Item, Mark, Order, Pace, Step};
use dice::Scripted;

use crate::support::{fighter, going, position};

#[test]
fn an_item_is_picked_up_where_no_enemy_is() {
    // dz.item.pick-up, dz.item.carry, dz.item.keep-drop-destroy
    let mut play = position(vec![fighter(3, 3, 1)], vec![fighter(6, 6, 1)]).item((4, 3, 1), Some(Item::Ammo)).act();
    let me = play.red(0);
    play.give(0, going(&play, me, Pace::Move, &[(4, 3, 1)]), &[]);
    assert_eq!(play.step(), &Step::PickUp(me));
    play.give(0, Order::PickUp { item: 0 }, &[]);
    play.give(0, Order::Stow { give_up: None, destroy: false }, &[]);
    assert_eq!(play.model(me).items[0], Some(Item::Ammo));
    assert!(play.state.counters.is_empty());
}

#[test]
fn with_full_hands_one_is_dropped_or_destroyed() {
    // dz.item.keep-drop-destroy
    let laden = || fighter(3, 3, 1).carrying("dz.item.medi-pack", None);
    for (give_up, destroy, kept, left) in [
        (0, false, Item::Ammo, Some(Item::MediPack)),
        (0, true, Item::Ammo, None),
        (1, false, Item::MediPack, Some(Item::Ammo)),
    ] {
        let mut play = position(vec![laden()], vec![fighter(6, 6, 1)]).item((4, 3, 1), Some(Item::Ammo)).act();
        let me = play.red(0);
        play.give(0, going(&play, me, Pace::Move, &[(4, 3, 1)]), &[]);
        play.give(0, Order::PickUp { item: 0 }, &[]);
        assert_eq!(play.refused(Order::Stow { give_up: None, destroy: false }), "dz.item.keep-drop-destroy");
        play.give(0, Order::Stow { give_up: Some(give_up), destroy }, &[]);
        assert_eq!(play.model(me).items[0], Some(kept));
        assert_eq!(play.state.counters.first().and_then(|it| it.item), left);
    }
}

#[test]
pub fn beasts_carry_nothing() {
    // dz.ability.beast
    let hound = fighter(3, 3, 1).with("dz.ability.beast", None);
    let mut play = position(vec![hound], vec![fighter(6, 6, 1)]).item((4, 3, 1), None).act();
    play.give(0, going(&play, play.red(0), Pace::Move, &[(4, 3, 1)]), &[]);
    assert!(matches!(play.step(), Step::Act(_)), "it is not even asked");
}

#[test]
fn a_counter_is_drawn_when_it_is_revealed() {
    // dz.item.reveal, dz.place.counter-mix, dz.place.items: sixteen counters, the first five of them Ammo.
    let picked = |die: u8| {
        let mut play = position(vec![fighter(3, 3, 1)], vec![fighter(6, 6, 1)]).item((4, 3, 1), None).act();
        let me = play.red(0);
        play.give(0, going(&play, me, Pace::Move, &[(4, 3, 1)]), &[]);
        let log = play.give_with(0, Order::PickUp { item: 0 }, Scripted::mixed([(16, die)]));
        let item = log.iter().find_map(|it| match it {
            Event::PickedUp { item, drawn: true, .. } => Some(*item),
            _ => None,
        });
        (play, item)
    };
    for (die, item) in
        [(1, Item::Ammo), (5, Item::Ammo), (6, Item::FragGrenade), (9, Item::ApAmmo), (15, Item::StunGrenade)]
    {
        assert_eq!(picked(die).1, Some(item), "die {die}");
    }
    let (play, item) = picked(11);
    assert_eq!((item, play.state.sides[0].vps), (Some(Item::Intel), 1), "dz.item.intel: a point at once");
    assert_eq!(play.state.bag.iter().sum::<u8>(), 15);
}

#[test]
fn a_booby_trap_explodes_in_the_face_of_who_reveals_it() {
    // dz.item.booby-trap
    let mut play = position(vec![fighter(3, 3, 1)], vec![fighter(6, 6, 1)]).item((4, 3, 1), None).act();
    let me = play.red(0);
    play.give(0, going(&play, me, Pace::Move, &[(4, 3, 1)]), &[]);
    let dice = Scripted::mixed([(16, 16)]).then(8, [4, 1, 1, 1, 1, 1, 5]);
    play.give_with(0, Order::PickUp { item: 0 }, dice);
    assert!(play.model(me).damage == 1 && play.is(me, Mark::Pinned) && play.at(me) == (4, 4, 1));
    assert!(play.state.active.is_none(), "the pin ends the activation");
}

#[test]
pub fn medics_and_medi_packs_heal_the_living() {
    // dz.ability.medic, dz.item.medi-pack, dz.action.special
    let medic = fighter(3, 3, 1).with("dz.ability.medic", None);
    let drone = fighter(3, 3, 1).with("dz.ability.construct", None).hurt(1);
    let mut play =
        position(vec![medic, fighter(3, 3, 1).figure("Size", 2).hurt(2), drone], vec![fighter(6, 6, 1)]).act();
    assert_eq!(play.refused(Order::Heal { patient: play.red(2), pack: None }), "dz.ability.medic");
    play.give(0, Order::Heal { patient: play.red(1), pack: None }, &[]);
    assert_eq!(play.model(play.red(1)).damage, 1, "one counter, no test");
    assert_eq!(play.refused(Order::Heal { patient: play.red(1), pack: None }), "dz.action.once");
    let bearer = fighter(3, 3, 1).hurt(1).carrying("dz.item.medi-pack", None);
    let mut play = position(vec![bearer.clone()], vec![fighter(3, 3, 1).pinned()]).act();
    let me = play.red(0);
    assert_eq!(play.refused(Order::Heal { patient: me, pack: Some(0) }), "dz.item.medi-pack", "not with enemies there");
    let mut play = position(vec![bearer], vec![fighter(6, 6, 1)]).act();
    play.give(0, Order::Heal { patient: me, pack: Some(0) }, &[]);
    assert!(play.model(me).damage == 0 && play.model(me).items == [None; 3]);
}

#[test]
fn items_are_swapped_on_a_move_and_not_by_who_is_thrown() {
    // dz.item.swap: as part of the active model's MOVE.
    use crate::support::shoot;
    let gives = |play: &crate::support::Play| {
        let mut orders = Vec::new();
        battle::System::orders(&deadzone::Deadzone, &play.state, &mut orders);
        orders.iter().any(|it| matches!(it, Order::Give { .. }))
    };
    let bearer = |column| fighter(column, 4, 1).figure("Armour", 3).carrying("dz.item.ammo", None);
    let mut play = position(vec![bearer(4), fighter(5, 4, 1)], vec![fighter(8, 7, 1)]).act();
    play.give(0, going(&play, play.red(0), Pace::Move, &[(5, 4, 1)]), &[]);
    assert!(gives(&play), "walked there");
    let knocker = fighter(2, 4, 1).armed(vec![crate::support::gun(8, 0, &[("dz.ability.knockback", None)])]);
    let blue = vec![bearer(4), fighter(5, 4, 1)];
    let mut play = position(vec![knocker], blue).item((5, 4, 1), Some(Item::MediPack)).act();
    play.give(0, shoot(play.blue(0)), &[5, 1, 1, 1, 1, 1, 1, 1]);
    assert_eq!(play.step(), &Step::PickUp(play.blue(0)), "thrown there it may pick up");
    assert!(!gives(&play), "but swaps nothing");
}

//! Refusals name the rule that forbids: moves too long or past somebody, scenery in the way, healing, command results.

use deadzone::{Deck, Extra, Face, Gun, Item, Means, Order, Pace, Spots, Step, Thrown, Use, Wall};
use table::lattice::{Opening, Side};

use crate::support::{Fighter, cell, deck, fighter, going, gun, lob, position, shoot, wall};

/// The rule that keeps red's first model from this way, with these walls and floors and an enemy in that cube.
fn way(
    mover: Fighter,
    (walls, decks): (Vec<Wall>, Vec<Deck>),
    foe: (u8, u8, u8),
    pace: Pace,
    way: &[(u8, u8, u8)],
) -> &'static str {
    let place = position(vec![mover], vec![fighter(foe.0, foe.1, foe.2)]).results(&[Face::Move], &[]);
    let mut play = place.walls(walls).decks(decks).act();
    let order = going(&play, play.red(0), pace, way);
    play.refused(order)
}

/// Somebody out of everybody's way.
const AWAY: (u8, u8, u8) = (7, 8, 1);

fn open() -> (Vec<Wall>, Vec<Deck>) {
    (Vec::new(), Vec::new())
}

#[test]
fn a_way_that_is_too_long_names_what_the_model_moves_by() {
    // dz.move.move, dz.move.sprint, dz.command.move, dz.move.adjacent
    let three = [(4, 3, 1), (5, 3, 1), (6, 3, 1)];
    let rows =
        [(Pace::Move, 2, "dz.move.move"), (Pace::Sprint, 3, "dz.move.sprint"), (Pace::Result, 2, "dz.command.move")];
    for (pace, cubes, rule) in rows {
        assert_eq!(way(fighter(3, 3, 1), open(), AWAY, pace, &three[..cubes]), rule);
    }
    assert_eq!(way(fighter(3, 3, 1), open(), AWAY, Pace::Sprint, &[(5, 3, 1)]), "dz.move.adjacent", "cube by cube");
}

#[test]
fn a_way_past_an_enemy_ends_there() {
    // dz.move.enter-fight
    let past = [(4, 3, 1), (5, 3, 1)];
    assert_eq!(way(fighter(3, 3, 1), open(), (4, 3, 1), Pace::Sprint, &past), "dz.move.enter-fight");
}

#[test]
fn scenery_names_gap_climb_ramp_and_half_tile() {
    // dz.move.gap, dz.move.path, dz.move.diagonal, dz.move.climb, dz.ability.vehicle, dz.field.half-tile, dz.move.jump-down
    let sized = |size| fighter(3, 3, 1).figure("Size", size);
    let fence = |gap| {
        let around = [2, 4].map(|row| wall((3, row, 1), Side::East, Opening::Blocked));
        (vec![wall((3, 3, 1), Side::East, gap), around[0], around[1]], Vec::new())
    };
    let roof = (Vec::new(), vec![deck((4, 3, 2), (4, 3, 2), false)]);
    let corner = [Side::East, Side::South].map(|side| wall((3, 3, 1), side, Opening::Blocked)).to_vec();
    let tower = (Vec::new(), vec![deck((3, 3, 3), (3, 3, 3), false)]);
    let wagon = |level| fighter(3, 3, level).with("dz.ability.vehicle", None);
    let step = [(4, 3, 1)];
    let rows = [
        (way(sized(2), fence(Opening::Small), AWAY, Pace::Move, &step), "dz.move.gap"),
        (way(sized(1), fence(Opening::Blocked), AWAY, Pace::Move, &step), "dz.move.path"),
        (way(sized(1), (corner, Vec::new()), AWAY, Pace::Move, &[(4, 4, 1)]), "dz.move.diagonal"),
        (way(sized(1), roof, AWAY, Pace::Move, &[(4, 3, 2)]), "dz.move.climb"),
        (way(sized(1), open(), AWAY, Pace::Move, &[(4, 3, 2)]), "dz.move.climb"),
        (way(wagon(3), tower, AWAY, Pace::Move, &[(4, 3, 1)]), "dz.ability.vehicle"),
    ];
    for (number, (found, rule)) in rows.into_iter().enumerate() {
        assert_eq!(found, rule, "row {number}");
    }
    let large = fighter(2, 3, 2).figure("Size", 3);
    let mut bridge = position(vec![large], vec![fighter(7, 8, 1)]).decks(vec![deck((2, 3, 2), (4, 3, 2), false)]);
    bridge.map.halves = vec![cell(3, 3, 2)];
    let mut play = bridge.act();
    let order = going(&play, play.red(0), Pace::Move, &[(3, 3, 2)]);
    assert_eq!(play.refused(order), "dz.field.half-tile");
}

#[test]
fn healing_names_the_medic_or_the_medi_pack() {
    // dz.ability.medic, dz.item.medi-pack: the same cube, living, injured; for a Medi-Pack no enemy there.
    let medic = || fighter(3, 3, 1).with("dz.ability.medic", None).carrying("dz.item.medi-pack", None);
    let friends = vec![
        medic(),
        fighter(4, 3, 1).figure("Size", 2).hurt(1),
        fighter(3, 3, 1).figure("Size", 2).hurt(1).with("dz.ability.construct", None),
        fighter(3, 3, 1),
    ];
    for (pack, rule) in [(None, "dz.ability.medic"), (Some(0), "dz.item.medi-pack")] {
        let mut play = position(friends.clone(), vec![fighter(7, 7, 1)]).act();
        for (patient, why) in [(1, "another cube"), (2, "a Construct"), (3, "not injured")] {
            assert_eq!(play.refused(Order::Heal { patient: play.red(patient), pack }), rule, "{why}");
        }
    }
    let hurt = fighter(3, 3, 1).figure("Size", 2).hurt(1);
    let mut play = position(vec![medic(), hurt], vec![fighter(3, 3, 1).pinned()]).act();
    assert_eq!(
        play.refused(Order::Heal { patient: play.red(1), pack: Some(0) }),
        "dz.item.medi-pack",
        "an enemy there"
    );
    play.give(0, Order::Heal { patient: play.red(1), pack: None }, &[]);
    let mut play = position(vec![fighter(3, 3, 1).hurt(1)], vec![fighter(7, 7, 1)]).act();
    assert_eq!(play.refused(Order::Heal { patient: play.red(0), pack: None }), "dz.ability.medic", "no Medic");
}

#[test]
fn a_sentry_gun_takes_no_command_results() {
    // dz.item.sentry-gun
    let engineer = fighter(2, 2, 1).with("dz.ability.engineer", None).carrying("dz.item.sentry-gun", None);
    let blue = vec![fighter(5, 2, 1), fighter(8, 7, 1), fighter(8, 6, 1)];
    let place = position(vec![engineer], blue).results(&[Face::Shoot], &[]).special("dz.special.green-rage", 1);
    let mut play = place.act();
    play.give(0, Order::Emplace { gun: Gun::Carried(play.red(0), 0), at: Spots(1) }, &[]);
    let gun = play.state.on_board().find(|it| play.state.card(*it).extra == Some(Extra::SentryGun)).expect("a gun");
    play.give(0, Order::Done, &[]);
    play.give(1, Order::Activate { model: play.blue(1) }, &[]);
    play.give(1, Order::Done, &[]);
    play.give(0, Order::Activate { model: gun }, &[]);
    let Order::Shoot { weapon, target, effect, ammo, .. } = shoot(play.blue(0)) else { panic!("a shot") };
    let by_result = Order::Shoot { means: Means::Result, weapon, target, effect, ammo };
    assert_eq!(play.refused(by_result), "dz.item.sentry-gun");
    assert_eq!(play.refused(Order::Splat(Use::Now)), "dz.item.sentry-gun");
    assert_eq!(play.refused(Order::Heal { patient: gun, pack: None }), "dz.item.sentry-gun", "it shoots, nothing else");
}

#[test]
fn items_name_what_they_are_for() {
    // dz.item.ammo, dz.item.medi-pack, dz.shoot.cube-target, dz.item.pick-up
    let mut play = position(vec![fighter(3, 3, 1)], vec![fighter(6, 3, 1)]).item((4, 3, 1), Some(Item::Ammo)).act();
    let Order::Shoot { means, weapon, target, effect, .. } = shoot(play.blue(0)) else { panic!("a shot") };
    assert_eq!(play.refused(Order::Shoot { means, weapon, target, effect, ammo: Some(0) }), "dz.item.ammo");
    assert_eq!(play.refused(Order::Heal { patient: play.red(0), pack: Some(0) }), "dz.item.medi-pack");
    assert_eq!(play.refused(lob(Thrown::Item(0), (4, 3, 1))), "dz.shoot.cube-target");
    play.give(0, going(&play, play.red(0), Pace::Move, &[(4, 3, 1)]), &[]);
    assert_eq!(play.step(), &Step::PickUp(play.red(0)));
    assert_eq!(play.refused(Order::PickUp { item: 7 }), "dz.item.pick-up");
    assert_eq!(play.refused(Order::Give { item: 0, to: play.red(0) }), "dz.item.swap");
}

#[test]
fn who_may_not_strike_or_stand_up_for_a_leaver_is_told_by_which_rule() {
    // dz.move.leave-fight, dz.fight.blank, dz.faq.pinned-breakaway
    let foes = vec![fighter(3, 3, 1), fighter(3, 3, 1).figure("Fight", None), fighter(3, 3, 1).pinned()];
    let mut play = position(vec![fighter(3, 3, 1)], [foes, vec![fighter(6, 6, 1)]].concat()).act();
    play.give(0, going(&play, play.red(0), Pace::Move, &[(3, 2, 1)]), &[]);
    assert_eq!(play.step(), &Step::Leaving(play.red(0)));
    let rows = [(1, "dz.fight.blank"), (2, "dz.move.leave-fight"), (3, "dz.move.leave-fight")];
    for (foe, rule) in rows {
        assert_eq!(play.refused(Order::StrikeWith { model: play.blue(foe), weapon: 1 }), rule, "blue {foe}");
    }
    assert_eq!(play.refused(Order::Raise { model: play.blue(0) }), "dz.faq.pinned-breakaway");
}

#[test]
fn an_indirect_shot_under_a_roof_names_the_weapon() {
    // dz.ability.indirect: both cubes are open to the sky, whatever is seen.
    let mortar = gun(8, 0, &[("dz.ability.indirect", Some(3))]);
    let place = position(vec![fighter(2, 3, 1).armed(vec![mortar])], vec![fighter(7, 3, 1)]);
    let mut play = place.decks(vec![deck((7, 3, 2), (7, 3, 2), false)]).act();
    assert_eq!(play.refused(lob(Thrown::Weapon(0), (7, 3, 1))), "dz.ability.indirect");
    assert_eq!(play.refused(lob(Thrown::Weapon(0), (3, 3, 1))), "dz.ability.indirect", "too near");
}

#[test]
fn dread_names_itself_beyond_two_cubes() {
    // dz.special.aura-of-dread
    let place = position(vec![fighter(2, 3, 1)], vec![fighter(5, 3, 1)]).special("dz.special.aura-of-dread", 1);
    let mut play = place.act();
    assert_eq!(play.refused(Order::Splat(Use::On(play.blue(0)))), "dz.special.aura-of-dread");
}

#[test]
fn a_gun_is_not_packed_into_full_hands() {
    // dz.item.carry
    let guns = |it: Fighter| it.with("dz.ability.engineer", None).carrying("dz.item.sentry-gun", None);
    let place =
        position(vec![guns(fighter(2, 2, 1)), guns(fighter(2, 2, 1))], vec![fighter(7, 7, 1), fighter(7, 6, 1)]);
    let mut play = place.act();
    play.give(0, Order::Emplace { gun: Gun::Carried(play.red(0), 0), at: Spots(1 << 8) }, &[]);
    let gun = play.state.on_board().find(|it| play.state.card(*it).extra == Some(Extra::SentryGun)).expect("a gun");
    play.give(0, Order::Done, &[]);
    play.give(1, Order::Activate { model: play.blue(0) }, &[]);
    play.give(1, Order::Done, &[]);
    play.give(0, Order::Activate { model: play.red(1) }, &[]);
    assert_eq!(play.refused(Order::Pack { gun, carry: true }), "dz.item.carry");
    play.give(0, Order::Pack { gun, carry: false }, &[]);
}

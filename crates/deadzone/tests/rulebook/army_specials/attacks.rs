//! Army specials that lend an attack or a way to move (`dz.special.*`).

use deadzone::{Face, Item, Mark, Means, ModelId, Order, Pace, Step, Thrown, Use};
use dice::Scripted;

use crate::support::{Fighter, Position, blade, cell, fight, fighter, going, gun, known, position, shoot};

/// The number of the weapon that a Splat! lends.
const LENT: u8 = 13;

fn team(red: Vec<Fighter>, foe: Fighter, special: &'static str) -> Position {
    position(red, vec![foe, fighter(8, 7, 1)]).special(special, 1)
}

fn lent(target: ModelId) -> Order {
    Order::Shoot { means: Means::Splat, weapon: LENT, target, effect: false, ammo: None }
}

fn lent_at(column: u8, row: u8) -> Order {
    Order::ShootCube { means: Means::Splat, with: Thrown::Weapon(LENT), cell: cell(column, row, 1) }
}

#[test]
fn the_head_of_security_fires_for_effect_for_nothing() {
    // dz.special.head-of-security: free, with a Rapid Fire weapon, and only for effect.
    let rapid = fighter(2, 2, 1).armed(vec![gun(6, 0, &[("dz.ability.rapid-fire", None)])]);
    let mut play = team(vec![rapid], fighter(5, 2, 1), "dz.special.head-of-security").act();
    let foe = play.blue(0);
    let free = |effect| Order::Shoot { means: Means::Splat, weapon: 0, target: foe, effect, ammo: None };
    assert_eq!(play.refused(free(false)), "dz.special.head-of-security");
    play.give(0, free(true), &[5, 1, 1, 1, 1, 1, 1, 1, 1]);
    assert!(play.is(foe, Mark::Pinned));
    assert_eq!(play.refused(free(true)), "dz.command.pool", "once");
    play.give(0, shoot(foe), &[1; 8]);
    let mut play = team(vec![fighter(2, 2, 1)], fighter(5, 2, 1), "dz.special.head-of-security").act();
    assert_eq!(play.refused(free(true)), "dz.ability.rapid-fire");
}

#[test]
fn caustic_spittle_burns_even_from_those_who_cannot_shoot() {
    // dz.special.caustic-spittle: R2, It Burns!, free; 7+ without a Shoot value.
    let mouth = fighter(2, 2, 1).figure("Shoot", None);
    let mut play = team(vec![mouth.clone()], fighter(4, 2, 1), "dz.special.caustic-spittle").act();
    let foe = play.blue(0);
    assert_eq!(play.refused(shoot(foe)), "dz.test.blank");
    play.give(0, lent(foe), &[7, 6, 1, 1, 1, 1]);
    assert!(play.model(foe).damage == 1 && play.is(foe, Mark::Burning), "6 is a failure at 7+");
    let mut play = team(vec![mouth], fighter(5, 2, 1), "dz.special.caustic-spittle").act();
    assert_eq!(play.refused(lent(foe)), "dz.shoot.range");
}

#[test]
fn a_drone_strikes_from_afar() {
    // dz.special.drone-strike: a SPECIAL action, R8, Indirect (2).
    let mut play = team(vec![fighter(2, 2, 1)], fighter(7, 2, 1), "dz.special.drone-strike").act();
    let foe = play.blue(0);
    assert_eq!(play.refused(lent_at(4, 2)), "dz.ability.indirect", "too near");
    play.give(0, lent_at(7, 2), &[5, 1, 1, 4, 1, 1, 1, 1, 5]);
    assert!(play.model(foe).damage == 1 && play.at(foe) == (7, 3, 1) && play.is(foe, Mark::Pinned));
    play.give(0, shoot(foe), &[1; 8]);
    let mut play = team(vec![fighter(2, 2, 1)], fighter(2, 2, 1), "dz.special.drone-strike").act();
    assert_eq!(play.refused(lent_at(7, 2)), "dz.action.engaged", "a SPECIAL");
}

#[test]
fn a_bomb_expert_blasts() {
    // dz.special.bomb-expert: a SPECIAL action, R2, Blast: no damage, thrown and pinned.
    let mut play = team(vec![fighter(2, 2, 1)], fighter(4, 2, 1), "dz.special.bomb-expert").act();
    let foe = play.blue(0);
    play.give(0, lent(foe), &[5, 5, 5, 1, 1, 1, 1, 1, 3]);
    assert!(play.model(foe).damage == 0 && play.at(foe) == (5, 2, 1) && play.is(foe, Mark::Pinned));
    assert!(play.state.active.is_some_and(|it| it.actions() == 1));
}

#[test]
fn thunder_strikes_with_a_hammer() {
    // dz.special.thunder-strike: R2, Frag (2), a SPECIAL action of a model with a hammer; no Iron Ancestor.
    let hammer = || known("dz.weapon.forge-fathers.forge-hammer", blade(1, &[]));
    let smith = fighter(2, 2, 1).armed(vec![hammer()]);
    let mut play = team(vec![smith.clone()], fighter(4, 2, 1), "dz.special.thunder-strike").act();
    play.give(0, lent_at(4, 2), &[4, 4, 1, 1, 1]);
    assert!(play.is(play.blue(0), Mark::Dead), "two damage on size 1");
    let ancestor = smith.called("dz.unit.forge-fathers.iron-ancestor");
    for other in [ancestor, fighter(2, 2, 1)] {
        let mut play = team(vec![other], fighter(4, 2, 1), "dz.special.thunder-strike").act();
        assert_eq!(play.refused(lent_at(4, 2)), "dz.special.thunder-strike");
    }
}

#[test]
fn toxic_slime_kills_where_a_knife_would_wound() {
    // dz.special.toxic-slime: RF, Toxic, instead of the weapon, for this attack of the active model.
    let slime = |target| Order::Fight { means: Means::Action, weapon: LENT, target };
    let mut play = team(vec![fighter(2, 2, 1)], fighter(2, 2, 1), "dz.special.toxic-slime").act();
    let foe = play.blue(0);
    play.give(0, slime(foe), &[]);
    play.give(1, Order::Evade, &[5, 1, 1, 1, 1, 1]);
    assert!(play.is(foe, Mark::Dead));
    assert_eq!(play.state.results(battle::Seat(0), Face::Splat), 0);
    let mut play = team(vec![fighter(2, 2, 1)], fighter(2, 2, 1), "dz.special.toxic-slime").act();
    play.give(0, fight(foe), &[]);
    play.give(1, Order::Evade, &[5, 1, 1, 1, 1, 1]);
    assert_eq!(play.model(foe).damage, 1);
    let mut play = team(vec![fighter(2, 2, 1)], fighter(2, 2, 1), "dz.special.surge").act();
    assert_eq!(play.refused(slime(foe)), "dz.fight.weapon", "only by a Splat!");
}

#[test]
fn the_wings_of_the_dragon_sprint_in_one_short_action() {
    // dz.special.wings-of-the-dragon: two cubes, no other move but by a Move result.
    let team = || team(vec![fighter(2, 2, 1)], fighter(6, 2, 1), "dz.special.wings-of-the-dragon");
    let mut play = team().results(&[Face::Move], &[]).act();
    let me = play.red(0);
    play.give(0, going(&play, me, Pace::Wings, &[(3, 2, 1), (4, 2, 1)]), &[]);
    assert_eq!(play.refused(going(&play, me, Pace::Move, &[(4, 3, 1)])), "dz.special.wings-of-the-dragon");
    play.give(0, going(&play, me, Pace::Result, &[(4, 3, 1)]), &[]);
    play.give(0, shoot(play.blue(0)), &[1; 8]);
    let mut play = team().act();
    play.give(0, going(&play, me, Pace::Move, &[(2, 3, 1)]), &[]);
    assert_eq!(
        play.refused(going(&play, me, Pace::Wings, &[(3, 3, 1)])),
        "dz.special.wings-of-the-dragon",
        "it has moved"
    );
}

#[test]
fn the_dance_of_death_leaves_a_fight_unharmed() {
    // dz.special.dance-of-death: after a FIGHT action, one cube, no leaving fight.
    let mut play = team(vec![fighter(2, 2, 1)], fighter(2, 2, 1), "dz.special.dance-of-death").act();
    let me = play.red(0);
    assert_eq!(play.refused(going(&play, me, Pace::Dance, &[(3, 2, 1)])), "dz.special.dance-of-death");
    play.give(0, fight(play.blue(0)), &[]);
    play.give(1, Order::Evade, &[1; 6]);
    play.give(0, going(&play, me, Pace::Dance, &[(3, 2, 1)]), &[]);
    assert!(play.at(me) == (3, 2, 1) && play.state.active.is_none(), "nobody struck at it");
}

#[test]
fn chief_brokkr_strikes_it_lucky() {
    // dz.special.strike-it-lucky: another counter for the one picked up, or Ammo; a Booby Trap must be taken.
    let team = || {
        let team = team(vec![fighter(2, 2, 1)], fighter(6, 6, 1), "dz.special.strike-it-lucky");
        let mut play = team.item((3, 2, 1), Some(Item::MediPack)).act();
        play.give(0, going(&play, play.red(0), Pace::Move, &[(3, 2, 1)]), &[]);
        play.give(0, Order::PickUp { item: 0 }, &[]);
        play
    };
    let mut play = team();
    assert_eq!(play.refused(Order::TakeAmmo), "dz.item.keep-drop-destroy", "only instead of a drawn one");
    play.give_with(0, Order::Splat(Use::Now), Scripted::mixed([(16, 7)]));
    assert!(matches!(play.step(), Step::Stow { item: Item::FragGrenade, lucky: true, .. }));
    play.give(0, Order::TakeAmmo, &[]);
    play.give(0, Order::Stow { give_up: None, destroy: false }, &[]);
    assert_eq!(play.model(play.red(0)).items[0], Some(Item::Ammo));
    let mut play = team();
    play.give_with(0, Order::Splat(Use::Now), Scripted::mixed([(16, 16)]).then(8, [1, 1, 1, 1, 1, 1, 5]));
    assert!(play.is(play.red(0), Mark::Pinned), "the trap went off");
}

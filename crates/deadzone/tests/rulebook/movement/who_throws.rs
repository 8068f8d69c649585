//! Who says where a knocked-back model goes (`dz.state.away`, `dz.faq.knockback-direction`).

use battle::System;
use deadzone::{Deadzone, ModelId, Order, Pace, Step};

use crate::support::{Fighter, Play, blade, deck, fight, fighter, going, gun, position, shoot};

fn with(ability: &str) -> Fighter {
    fighter(3, 3, 1).armed(vec![gun(8, 0, &[(ability, None)]), blade(0, &[(ability, None)])])
}

fn knocker() -> Fighter {
    with("dz.ability.knockback")
}

fn armoured(column: u8, row: u8, level: u8) -> Fighter {
    fighter(column, row, level).figure("Armour", 3)
}

/// This seat, and no other, is asked which way the model goes: all eight of its level; then it goes south-east.
#[track_caller]
fn asks(mut play: Play, seat: u8, model: ModelId) {
    assert!(matches!(play.step(), Step::Throw(it) if it.model == model), "{:?}", play.step());
    let mut listed = Vec::new();
    Deadzone.orders(&play.state, &mut listed);
    let ways: Vec<u8> =
        listed.iter().filter_map(|it| if let Order::ThrowTo { wind } = it { Some(*wind) } else { None }).collect();
    assert_eq!(ways, [0, 1, 2, 3, 4, 5, 6, 7]);
    let (column, row, level) = play.at(model);
    play.give(seat, Order::ThrowTo { wind: 3 }, &[]);
    assert_eq!(play.at(model), (column + 1, row + 1, level));
}

#[test]
fn the_attacker_in_a_fight_chooses() {
    // dz.ability.knockback, dz.ability.smash: attacker and target share a cube.
    for attacker in [knocker(), with("dz.ability.smash")] {
        let mut play = position(vec![attacker], vec![armoured(3, 3, 1)]).act();
        let target = play.blue(0);
        play.give(0, Order::Fight { means: deadzone::Means::Action, weapon: 1, target }, &[]);
        play.give(1, Order::Evade, &[5, 1, 1, 1, 1, 1]);
        asks(play, 0, target);
    }
}

#[test]
fn who_fought_back_and_won_chooses() {
    // dz.ability.knockback: it works for the defender too, who is the attacker of that blow, in the other's turn.
    let mut play = position(vec![armoured(3, 3, 1)], vec![knocker()]).act();
    let me = play.red(0);
    play.give(0, fight(play.blue(0)), &[]);
    play.give(1, Order::FightBack { weapon: 1 }, &[1, 1, 1, 5, 1, 1]);
    asks(play, 1, me);
}

#[test]
fn who_strikes_a_leaver_chooses() {
    // dz.move.leave-fight, dz.ability.knockback
    let mut play = position(vec![armoured(3, 3, 1)], vec![knocker()]).act();
    let me = play.red(0);
    play.give(0, going(&play, me, Pace::Move, &[(3, 2, 1)]), &[]);
    play.give(1, Order::StrikeWith { model: play.blue(0), weapon: 1 }, &[5, 1, 1, 1, 1, 1]);
    asks(play, 1, me);
}

#[test]
fn the_shooter_above_or_below_chooses() {
    // dz.state.away: the same stack, the way is open.
    let above = fighter(4, 4, 2).armed(vec![gun(8, 0, &[("dz.ability.knockback", None)])]).at(4);
    let roof = vec![deck((4, 4, 2), (4, 4, 2), true)];
    let mut play = position(vec![above], vec![armoured(4, 4, 1).at(64)]).decks(roof).act();
    let target = play.blue(0);
    play.give(0, shoot(target), &[5, 5, 5, 1, 1, 1, 1, 1, 1]);
    asks(play, 0, target);
}

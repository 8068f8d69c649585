//! The settings of the house: each with the ruling as default, and with the other reading.

use battle::{Seat, System};
use deadzone::{Deadzone, Face, Friends, Order, Pace, Settings, Step};

use crate::support::{dice, fight, fighter, going, position, rolled, shoot};

#[test]
fn friends_that_lie_pinned_count_unless_the_house_says_otherwise() {
    // dz.fight.mod.friends
    for (friends, wanted) in [(Friends::Any, "3 friends+1"), (Friends::Standing, "3")] {
        let mut brawl = position(vec![fighter(3, 3, 1), fighter(3, 3, 1).pinned()], vec![fighter(3, 3, 1)]);
        brawl.settings = Settings { friends, ..Settings::default() };
        let mut play = brawl.act();
        play.give(fight(play.blue(0)), &[]);
        let dice_rolled = if friends == Friends::Any { 7 } else { 6 };
        let log = play.give(Order::Evade, &vec![1; dice_rolled]);
        assert_eq!(dice(rolled(&log).0), wanted);
    }
}

#[test]
fn a_model_that_was_pinned_may_fight_back_where_the_house_allows_it() {
    // dz.state.pinned
    let mut brawl = position(vec![fighter(3, 3, 1)], vec![fighter(3, 3, 1).pinned()]);
    brawl.settings = Settings { pinned_only_survives: false, ..Settings::default() };
    let mut play = brawl.act();
    play.give(fight(play.blue(0)), &[]);
    play.give(Order::FightBack { weapon: 1 }, &[1; 7]);
}

#[test]
fn a_second_model_may_follow_one_that_did_nothing_where_the_house_allows_it() {
    // dz.turn.nothing
    let mut calm =
        position(vec![fighter(3, 2, 1), fighter(4, 2, 1)], vec![fighter(3, 7, 1)]).results(&[Face::PlusModel], &[]);
    calm.settings = Settings { nothing_ends_the_turn: false, ..Settings::default() };
    let mut play = calm.act();
    play.give(Order::Done, &[]);
    assert_eq!(play.step(), &Step::Another(Seat(0)));
}

#[test]
fn leaving_may_cost_a_blow_in_any_case() {
    // dz.move.leave-fight
    let mut brawl = position(vec![fighter(3, 3, 1)], vec![fighter(3, 3, 1)]);
    brawl.settings = Settings { leaving_attack_is_optional: false, ..Settings::default() };
    let mut play = brawl.act();
    play.give(going(&play, play.red(0), Pace::Move, &[(3, 2, 1)]), &[]);
    assert_eq!(play.refused(Order::Decline), "dz.move.leave-fight");
}

#[test]
fn pinned_enemies_may_be_ignored_when_shooting() {
    // dz.shoot.engaged
    let mut brawl = position(vec![fighter(3, 3, 1)], vec![fighter(3, 3, 1).pinned(), fighter(6, 3, 1)]);
    brawl.settings = Settings { pinned_enemies_bar_shooting: false, ..Settings::default() };
    let mut play = brawl.act();
    play.give(shoot(play.blue(1)), &[1; 8]);
}

#[test]
fn settings_are_written_into_the_setup() {
    let mut setup = position(vec![], vec![]).setup();
    setup.settings.friends = Friends::Standing;
    let text = battle::notation::to_text(&setup).unwrap();
    assert!(text.to_lowercase().contains("standing"), "{text}");
    assert_eq!(battle::notation::from_text::<deadzone::Setup>(&text).unwrap(), setup);
    assert!(Deadzone.start(&setup).is_ok());
}

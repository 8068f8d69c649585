//! The settings of the house: each with the ruling as default, and with the other reading.

use battle::{Seat, System};
use deadzone::{Deadzone, Face, Friends, Item, Mission, Order, Pace, Settings, Step, Thrown};

use crate::support::{Position, dice, fight, fighter, going, gun, lob, position, rolled, shoot};

/// The same position as another house plays it.
fn house(mut position: Position, settings: Settings) -> Position {
    position.settings = settings;
    position
}

#[test]
fn friends_that_lie_pinned_count_unless_the_house_says_otherwise() {
    // dz.fight.mod.friends
    for (friends, wanted) in [(Friends::Any, "3 friends+1"), (Friends::Standing, "3")] {
        let mut brawl = position(vec![fighter(3, 3, 1), fighter(3, 3, 1).pinned()], vec![fighter(3, 3, 1)]);
        brawl.settings = Settings { friends, ..Settings::default() };
        let mut play = brawl.act();
        play.give(0, fight(play.blue(0)), &[]);
        let dice_rolled = if friends == Friends::Any { 7 } else { 6 };
        let log = play.give(1, Order::Evade, &vec![1; dice_rolled]);
        assert_eq!(dice(rolled(&log).0), wanted);
    }
}

#[test]
fn a_model_that_was_pinned_may_fight_back_where_the_house_allows_it() {
    // dz.state.pinned
    let mut brawl = position(vec![fighter(3, 3, 1)], vec![fighter(3, 3, 1).pinned()]);
    brawl.settings = Settings { pinned_only_survives: false, ..Settings::default() };
    let mut play = brawl.act();
    play.give(0, fight(play.blue(0)), &[]);
    play.give(1, Order::FightBack { weapon: 1 }, &[1; 7]);
}

#[test]
fn a_second_model_may_follow_one_that_did_nothing_where_the_house_allows_it() {
    // dz.turn.nothing
    let mut calm =
        position(vec![fighter(3, 2, 1), fighter(4, 2, 1)], vec![fighter(3, 7, 1)]).results(&[Face::PlusModel], &[]);
    calm.settings = Settings { nothing_ends_the_turn: false, ..Settings::default() };
    let mut play = calm.act();
    play.give(0, Order::Done, &[]);
    assert_eq!(play.step(), &Step::Another(Seat(0)));
}

#[test]
fn leaving_may_cost_a_blow_in_any_case() {
    // dz.move.leave-fight
    let mut brawl = position(vec![fighter(3, 3, 1)], vec![fighter(3, 3, 1)]);
    brawl.settings = Settings { leaving_attack_is_optional: false, ..Settings::default() };
    let mut play = brawl.act();
    play.give(0, going(&play, play.red(0), Pace::Move, &[(3, 2, 1)]), &[]);
    assert_eq!(play.refused(Order::Decline), "dz.move.leave-fight");
}

#[test]
fn pinned_enemies_may_be_ignored_when_shooting() {
    // dz.shoot.engaged
    let mut brawl = position(vec![fighter(3, 3, 1)], vec![fighter(3, 3, 1).pinned(), fighter(6, 3, 1)]);
    brawl.settings = Settings { pinned_enemies_bar_shooting: false, ..Settings::default() };
    let mut play = brawl.act();
    play.give(0, shoot(play.blue(1)), &[1; 8]);
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

#[test]
fn standing_up_may_be_let_pass() {
    // dz.action.stand-up: compulsory, unless the house says otherwise.
    let brawl = || position(vec![fighter(3, 3, 1).pinned()], vec![fighter(3, 3, 1)]);
    let rises = |settings| {
        let mut play = house(brawl(), settings).act();
        let at = play.model(play.red(0)).spots;
        play.give(0, Order::StandUp { at }, &[]);
        play
    };
    assert_eq!(rises(Settings::default()).refused(Order::Decline), "dz.action.stand-up");
    let mut play = rises(Settings { rising_attack_is_optional: true, ..Settings::default() });
    play.give(1, Order::Decline, &[]);
    assert_eq!(play.step(), &Step::Act(play.red(0)));
}

#[test]
pub fn healing_may_take_everything_off() {
    // dz.item.medi-pack, dz.ability.medic
    for (full_healing, left) in [(false, 1), (true, 0)] {
        let medic = fighter(3, 3, 1).with("dz.ability.medic", None);
        let ward = position(vec![medic, fighter(3, 3, 1).figure("Size", 3).hurt(2)], vec![fighter(7, 7, 1)]);
        let mut play = house(ward, Settings { full_healing, ..Settings::default() }).act();
        play.give(0, Order::Heal { patient: play.red(1), pack: None }, &[]);
        assert_eq!(play.model(play.red(1)).damage, left);
    }
    let bearer = fighter(3, 3, 1).hurt(1).carrying("dz.item.medi-pack", None);
    let beside = position(vec![bearer], vec![fighter(3, 3, 1).pinned()]);
    let mut play = house(beside, Settings { pinned_enemies_bar_healing: false, ..Settings::default() }).act();
    play.give(0, Order::Heal { patient: play.red(0), pack: Some(0) }, &[]);
}

#[test]
fn evading_may_need_no_hit() {
    // dz.ability.evade
    for evade_when_missed in [false, true] {
        let nimble = fighter(4, 4, 1).with("dz.ability.evade", None);
        let range = position(vec![fighter(1, 4, 1)], vec![nimble]);
        let mut play = house(range, Settings { evade_when_missed, ..Settings::default() }).act();
        play.give(0, shoot(play.blue(0)), &[1; 8]);
        assert_eq!(matches!(play.step(), Step::GoOn { pace: Pace::Evade, .. }), evade_when_missed);
    }
}

#[test]
fn the_dead_may_leave_their_sights() {
    // dz.item.holo-sight
    for holo_sights_drop in [false, true] {
        let sighted = fighter(4, 4, 1).carrying("dz.item.holo-sight", None);
        let range = position(vec![fighter(1, 4, 1)], vec![sighted]);
        let mut play = house(range, Settings { holo_sights_drop, ..Settings::default() }).act();
        play.give(0, shoot(play.blue(0)), &[5, 5, 1, 1, 1, 1, 1, 1]);
        let left = play.state.counters.first().and_then(|it| it.item);
        assert_eq!(left == Some(Item::HoloSight), holo_sights_drop);
    }
}

#[test]
fn a_pinned_bearer_may_cover_nobody_and_models_may_be_seen_past() {
    // dz.item.defender-shield
    for (pinned_bearers_defend, damage) in [(true, 0), (false, 1)] {
        let bearer = fighter(4, 4, 1).at(256).with("dz.item.defender-shield", None).pinned();
        let range = position(vec![fighter(1, 4, 1)], vec![fighter(4, 4, 1).at(1), bearer]);
        let mut play = house(range, Settings { pinned_bearers_defend, ..Settings::default() }).act();
        play.give(0, shoot(play.blue(0)), &[5, 1, 1, 1, 1, 1, 1, 1]);
        assert_eq!(play.model(play.blue(0)).damage, damage);
    }
    // dz.shoot.mod.clear
    let range = position(vec![fighter(2, 4, 1)], vec![fighter(6, 4, 1), fighter(4, 4, 1)]);
    let mut play = house(range, Settings { models_deny_clear_shot: false, ..Settings::default() }).act();
    let log = play.give(0, shoot(play.blue(0)), &[1; 8]);
    assert_eq!(dice(rolled(&log).0), "3 clear+2");
}

#[test]
fn shields_may_come_before_tough() {
    // dz.damage.order: of one potential damage nothing is left for a shield, unless it rolls first.
    for shields_before_tough in [false, true] {
        let target = fighter(4, 4, 1).with("dz.ability.tough", None).with("dz.item.energy-shield", Some(1));
        let range = position(vec![fighter(1, 4, 1)], vec![target]);
        let mut play = house(range, Settings { shields_before_tough, ..Settings::default() }).act();
        let dice: &[u8] = if shields_before_tough { &[5, 1, 1, 1, 1, 1, 1, 1, 2] } else { &[5, 1, 1, 1, 1, 1, 1, 1] };
        play.give(0, shoot(play.blue(0)), dice);
        assert_eq!(play.model(play.blue(0)).damage, 0);
    }
}

#[test]
fn the_scatter_die_is_read_as_agreed() {
    // dz.state.scatter-diagram: the number for north, the others clockwise.
    for (north, die, to) in [(1, 3, (5, 4, 1)), (3, 3, (4, 3, 1)), (8, 1, (5, 3, 1))] {
        let launcher = fighter(1, 4, 1).armed(vec![gun(6, 0, &[("dz.ability.frag", Some(1))])]);
        let range = position(vec![launcher], vec![fighter(4, 4, 1)]);
        let mut play = house(range, Settings { north, ..Settings::default() }).act();
        play.give(0, lob(Thrown::Weapon(0), (4, 4, 1)), &[1, 1, 1, 1, die]);
        assert_eq!(play.at(play.blue(0)), to, "north is {north}, the die shows {die}");
    }
}

#[test]
fn the_figures_of_the_missions_may_be_agreed() {
    // dz.mission.search-and-destroy, dz.mission.breakthrough, dz.mission.scour
    let settings =
        Settings { leader_bonus: 5, specialist_bonus: 2, breakthrough_bonus: 4, scour_vps: 3, ..Settings::default() };
    for (kind, vps) in [("specialist", 3), ("trooper", 1)] {
        let mut hunt = position(vec![fighter(1, 4, 1)], vec![fighter(4, 4, 1).kind(kind)]);
        hunt.mission = Mission::SearchAndDestroy;
        let mut play = house(hunt, settings).act();
        play.give(0, shoot(play.blue(0)), &[5, 5, 5, 1, 1, 1, 1, 1]);
        assert_eq!(play.state.sides[0].vps, vps, "{kind}");
    }
    let mut hunt = position(vec![fighter(5, 8, 1)], vec![]);
    hunt.mission = Mission::SearchAndDestroy;
    let mut play = house(hunt, settings).act();
    play.give(0, shoot(play.blue(0)), &[5, 5, 5, 1, 1, 1, 1, 1]);
    assert_eq!(play.state.sides[0].vps, 6, "its Leader");
    let mut race = position(vec![fighter(4, 8, 1), fighter(1, 3, 1)], vec![fighter(8, 5, 1)]);
    race.mission = Mission::Breakthrough;
    let mut play = house(race, settings).act();
    play.give(0, Order::Leave { pace: Pace::Move, way: deadzone::Way::default() }, &[]);
    assert_eq!(play.state.sides[0].vps, 5);
    let mut hunt = position(vec![fighter(3, 2, 1)], vec![fighter(8, 7, 1)]).item((3, 1, 1), Some(Item::Ammo));
    hunt.mission = Mission::Scour;
    let mut play = house(hunt, settings).act();
    play.give(0, going(&play, play.red(0), Pace::Move, &[(3, 1, 1)]), &[]);
    play.give(0, Order::PickUp { item: 0 }, &[]);
    play.give(0, Order::Stow { give_up: None, destroy: false }, &[]);
    play.give(0, Order::SendOff { item: 0 }, &[]);
    assert_eq!(play.state.sides[0].vps, 3);
}

#[test]
fn how_the_house_plays_is_read_before_the_battle() {
    let setup = position(vec![], vec![]).setup();
    let state = Deadzone.start(&setup).unwrap();
    let lines =
        |state: &deadzone::State| Deadzone.scene(&battle::View::of(&Deadzone, state, Some(Seat(0)))).standing.len();
    assert_eq!(lines(&state), 2 + Settings::default().lines().len());
    let play = position(vec![], vec![fighter(5, 5, 1)]).start();
    assert_eq!(lines(&play.state), 2, "then no more");
}

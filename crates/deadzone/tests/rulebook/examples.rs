//! Every worked example of the catalogue, and the test that plays it with its very figures. The list is held against the
//! catalogue: an example without a row is noticed, and so is a row without an example.

use std::collections::BTreeSet;

use battle::Seat;
use catalogue::RuleId;
use deadzone::{Event, Face, Handful, Mark, Means, Order, Pace, Step, Thrown};
use dice::Scripted;

use crate::support::{
    Fighter, Play, cell, deck, dice, fight, fighter, fire_for_effect, going, gun, lob, position, rolled, shoot, wall,
};
use crate::{
    abilities::effects as abilities, abilities::rampage, damage::harm as damage, deployment::recon_bonus as bonus,
    deployment::zones as deployment, fighting::fights, missions::objectives as missions, movement::flight as wings,
    movement::forced_movement as forced, movement::moves as movement, round::actions, round::command, round::rounds,
    shooting::area_attack as bursts, shooting::cube_attack as throws, shooting::shots as shooting,
};

/// The rule, the number of its example, and the test.
const ROWS: &[(&str, u8, fn())] = &[
    ("dz.place.items", 1, deployment::eight_counters_are_rolled_for),
    ("dz.recon.bonus", 1, bonus::the_winner_rolls_as_many_dice_as_he_won_by),
    ("dz.test.format", 1, a_test_of_three_dice),
    ("dz.test.modifiers", 1, no_dice_are_left),
    ("dz.test.modifiers", 2, shooting::high_ground_helps_and_friends_in_the_target_cube_hinder),
    ("dz.test.no-modifiers", 1, rolls_without_modifiers),
    ("dz.test.no-modifiers", 2, rolls_without_modifiers),
    ("dz.test.no-modifiers", 3, rolls_without_modifiers),
    ("dz.test.no-modifiers", 4, rolls_without_modifiers),
    ("dz.test.exploding", 1, eights_explode),
    ("dz.test.exploding", 2, eights_explode),
    ("dz.round.simultaneous", 1, missions::the_active_player_orders_what_falls_due_together),
    ("dz.command.reroll-lost", 1, half_of_a_team_may_reroll),
    ("dz.command.reroll-lost", 2, half_of_a_team_may_reroll),
    ("dz.command.one-action-result", 1, after_a_move_result_no_other),
    ("dz.command.timing", 1, a_result_between_two_actions),
    ("dz.command.timing", 2, fights::a_fight_action_needs_an_enemy_from_the_start),
    ("dz.turn.activate", 1, actions::one_long_action_or_two_different_short_ones),
    ("dz.turn.activate", 2, actions::a_pinned_model_stands_up_first_or_does_nothing),
    ("dz.turn.pass", 1, passing),
    ("dz.turn.pass", 2, passing),
    ("dz.turn.pass", 3, passing),
    ("dz.end.next-initiative", 1, who_starts_the_next_round),
    ("dz.end.next-initiative", 2, who_starts_the_next_round),
    ("dz.move.move", 1, movement::move_and_sprint_go_as_far_as_speed_says),
    ("dz.move.capacity", 1, four_size_of_a_side),
    ("dz.move.capacity", 2, four_size_of_a_side),
    ("dz.move.gap", 1, movement::gaps_let_through_what_fits),
    ("dz.move.gap", 2, movement::gaps_let_through_what_fits),
    ("dz.move.diagonal", 1, movement::a_diagonal_needs_one_free_route),
    ("dz.shoot.range", 1, range_is_the_greater_of_both),
    ("dz.shoot.range", 2, range_in_one_stack),
    ("dz.shoot.cube-target", 1, cubes_as_targets),
    ("dz.shoot.cube-target", 2, cubes_as_targets),
    ("dz.shoot.cube-target", 3, cubes_as_targets),
    ("dz.shoot.test", 1, four_to_two_is_two),
    ("dz.shoot.test", 2, shooting::a_draw_misses),
    ("dz.shoot.ffe", 1, firing_for_effect),
    ("dz.shoot.ffe", 2, firing_for_effect),
    ("dz.shoot.mod.ffe", 1, firing_for_effect),
    ("dz.fight.test", 1, three_to_five),
    ("dz.fight.test", 2, three_to_five),
    ("dz.fight.mod.other", 1, fights::moving_in_friends_wounds_and_size_each_add_a_die),
    ("dz.damage.armour", 1, damage::the_worked_examples_of_armour),
    ("dz.damage.armour", 2, damage::the_worked_examples_of_armour),
    ("dz.damage.armour", 3, damage::the_worked_examples_of_armour),
    ("dz.damage.result", 1, damage::the_worked_examples_of_damage),
    ("dz.damage.result", 2, damage::the_worked_examples_of_damage),
    ("dz.damage.result", 3, damage::the_worked_examples_of_damage),
    ("dz.damage.result", 4, damage::the_worked_examples_of_damage),
    ("dz.damage.order", 1, damage::the_worked_example_of_the_order_of_damage),
    ("dz.state.scatter-diagram", 1, bursts::a_frag_throws_and_pins_everyone_whatever_the_dice_say),
    ("dz.state.slammed", 1, a_wall_that_is_harder),
    ("dz.state.falling", 1, throws::falls_of_two_levels_and_more_are_tested),
    ("dz.state.falling", 2, throws::falls_of_two_levels_and_more_are_tested),
    ("dz.state.away", 1, throws::knockback_moves_directly_away_even_if_armour_stopped_the_hit),
    ("dz.state.away", 2, throws::knockback_moves_directly_away_even_if_armour_stopped_the_hit),
    ("dz.state.away", 3, throws::knockback_moves_directly_away_even_if_armour_stopped_the_hit),
    ("dz.state.forced-move", 1, bursts::frag_against_a_wall_and_off_a_roof),
    ("dz.state.forced-move", 2, no_room_for_one_thrown),
    ("dz.state.forced-move", 3, throws::one_knocked_among_enemies_must_fight),
    ("dz.state.forced-move", 4, forced::bounced_off_a_full_partial_floor_it_is_where_it_was),
    ("dz.state.rampage-control", 1, rampage::under_control_everybody_is_its_enemy),
    ("dz.win.vps", 1, rounds::victory_points_win_at_the_end_of_a_round),
    ("dz.win.vps", 2, rounds::victory_points_win_at_the_end_of_a_round),
    ("dz.ability.ap", 1, damage::the_worked_examples_of_tough_and_of_ap_that_adds_up),
    ("dz.ability.blast", 1, abilities::a_blast_scatters_the_target_and_throws_the_others_away_from_it),
    ("dz.ability.blast", 2, abilities::a_blast_scatters_the_target_and_throws_the_others_away_from_it),
    ("dz.ability.frag", 1, bursts::a_frag_throws_and_pins_everyone_whatever_the_dice_say),
    ("dz.ability.glide", 1, wings::gliders_come_down_far_from_where_they_left),
    ("dz.ability.horde", 1, fights::a_heavy_weapon_is_in_the_way_and_a_horde_helps),
    ("dz.ability.indirect", 1, abilities::indirect_shots_come_down_from_above),
    ("dz.ability.indirect", 2, abilities::indirect_shots_come_down_from_above),
    ("dz.ability.knockback", 1, throws::knockback_moves_directly_away_even_if_armour_stopped_the_hit),
    ("dz.ability.sniper-scope", 1, a_sniper_from_above),
    ("dz.ability.tactician", 1, command::both_roll_three_dice_and_tacticians_add_theirs),
    ("dz.ability.tough", 1, damage::the_worked_examples_of_tough_and_of_ap_that_adds_up),
    ("dz.item.energy-shield", 1, damage::energy_shields_absorb_and_may_break),
    ("dz.item.energy-shield", 2, damage::energy_shields_absorb_and_may_break),
    ("dz.mission.vp-target", 1, rounds::the_target_depends_on_the_size_of_the_teams),
    ("dz.mission.patrol", 1, rounds::objectives_are_scored_by_who_holds_them_alone),
    ("dz.mission.breakthrough", 1, missions::in_breakthrough_models_leave_by_the_far_edge),
];

#[test]
fn every_worked_example_has_its_row() {
    // Those of team selection are played by the tests of strike teams, which keep their own list.
    let all = RuleId::all().filter(|it| it.name().starts_with("dz.") && !it.name().starts_with("dz.team."));
    let wanted: BTreeSet<(&str, u8)> = all
        .flat_map(|it| (1..=it.examples(catalogue::Language::En).len() as u8).map(move |number| (it.name(), number)))
        .collect();
    let played: BTreeSet<(&str, u8)> = ROWS.iter().map(|it| (it.0, it.1)).collect();
    assert_eq!(played.len(), ROWS.len(), "no row twice");
    assert_eq!(played, wanted);
}

fn rapid(level: u8) -> Fighter {
    fighter(1, 4, level).armed(vec![gun(6, 2, &[("dz.ability.rapid-fire", None)])])
}

/// The hit roll of a throw among the events: its dice and successes.
fn thrown(log: &[Event]) -> (i32, u8) {
    let found = log.iter().find_map(|it| match it {
        Event::Thrown { roll, .. } => Some((roll.dice.total(), roll.successes)),
        _ => None,
    });
    found.expect("a throw")
}

fn burst(log: &[Event]) -> ((u8, u8, u8), i32) {
    let found = log.iter().find_map(|it| match it {
        Event::Burst { cell, by } => Some(((cell.column(), cell.row(), cell.level()), by.dice.total())),
        _ => None,
    });
    found.expect("an explosion")
}

#[test]
fn a_test_of_three_dice() {
    // 3 dice 4+ (1), roll 2 5 3: passed.
    let thrower = fighter(2, 4, 1).figure("Shoot", 4).carrying("dz.item.frag-grenade", None);
    let mut play = position(vec![thrower], vec![fighter(4, 4, 1)]).act();
    let log = play.give(0, lob(Thrown::Item(0), (4, 4, 1)), &[2, 5, 3, 1, 1, 1, 1, 1, 1, 3]);
    assert_eq!((thrown(&log), burst(&log).0), ((3, 1), (4, 4, 1)), "it lands where it was aimed");
}

#[test]
fn no_dice_are_left() {
    // 3 dice, -2 for a friend in the cube, -1 for smoke beside the line.
    let hidden = fighter(4, 4, 1).at(16).with("dz.ability.stealthy", None);
    let mut play = position(vec![fighter(1, 4, 1), fighter(4, 4, 1).at(1)], vec![hidden]).act();
    play.state.smoke.insert(cell(3, 5, 1));
    let log = play.give(0, shoot(play.blue(0)), &[1, 1, 1]);
    assert_eq!(dice(rolled(&log).0), "3 friendly-2 smoke-cube-1");
    assert_eq!((rolled(&log).0.faces.len(), rolled(&log).0.successes), (0, 0));
}

#[test]
fn rolls_without_modifiers() {
    // A grenade thrown from above with a Holo-Sight: 3 dice.
    let grenadier = || fighter(2, 4, 2).with("dz.item.holo-sight", None).carrying("dz.item.frag-grenade", None);
    let roof = vec![deck((2, 4, 2), (2, 4, 2), false)];
    let mut play = position(vec![grenadier()], vec![fighter(4, 4, 1)]).decks(roof).act();
    let log = play.give(0, lob(Thrown::Item(0), (4, 4, 1)), &[5, 1, 1, 1, 1, 1, 1, 1, 1, 3]);
    assert_eq!(thrown(&log).0, 3);
    // A grenade with two Dice results: 5 dice.
    let thrower = fighter(2, 4, 1).carrying("dz.item.frag-grenade", None);
    let mut play = position(vec![thrower], vec![fighter(4, 4, 1)]).results(&[Face::Dice; 2], &[]).act();
    play.give(0, lob(Thrown::Item(0), (4, 4, 1)), &[]);
    let log = play.give(0, Order::AddDice { count: 2 }, &[5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3]);
    assert_eq!(thrown(&log).0, 5);
    // Indirect at a visible target: 3 dice, and the Dice result cannot be spent.
    let mortar = fighter(1, 4, 1).armed(vec![gun(8, 0, &[("dz.ability.indirect", Some(2))])]);
    let mut play = position(vec![mortar], vec![fighter(4, 4, 1)]).results(&[Face::Dice], &[]).act();
    let log = play.give(0, lob(Thrown::Weapon(0), (4, 4, 1)), &[5, 1, 1, 1, 1, 1, 1, 1, 3]);
    assert_eq!((thrown(&log).0, play.state.results(Seat(0), Face::Dice)), (3, 1));
    // It Burns! with a friend in the target cube: 3 dice.
    let torch = fighter(2, 4, 1).armed(vec![gun(3, 0, &[("dz.ability.it-burns", None)])]);
    let mut play = position(vec![torch, fighter(4, 4, 1)], vec![fighter(4, 4, 1)]).act();
    let log = play.give(0, shoot(play.blue(0)), &[1; 9]);
    assert_eq!(burst(&log).1, 3);
}

#[test]
pub fn eights_explode() {
    // 3 dice vs 5+, roll 8 3 6, extra 8, extra 2: 3 successes.
    let hidden = fighter(4, 4, 1).figure("Size", 4).with("dz.ability.stealthy", None);
    let mut play = position(vec![fighter(1, 4, 1)], vec![hidden]).act();
    let log = play.give(0, shoot(play.blue(0)), &[8, 3, 6, 8, 2, 1, 1, 1]);
    assert_eq!(rolled(&log).0.successes, 3);
    // 3 dice vs 4+: 15/7 successes on average.
    let mean = Handful { dice: 3, on: Some(4), rerolls: 0 }.successes().mean();
    assert!((mean - 15.0 / 7.0).abs() < 1e-6, "{mean}");
}

/// Whether red, of whose models only so many are left, is asked for a reroll.
fn rerolls(bought: usize, left: usize) -> bool {
    let team = (1..bought).map(|_| fighter(2, 2, 1).activated());
    let mut red: Vec<Fighter> = team.collect();
    red[0] = fighter(3, 3, 1);
    let mut play = position(red, vec![fighter(7, 7, 1).activated()]).start();
    for model in left..bought {
        play.state.models[model].marks.set(Mark::OnBoard, false);
    }
    play.give(0, Order::Activate { model: play.red(0) }, &[]);
    play.give_with(0, Order::Done, Scripted::d6([1; 6]));
    let mut asked = false;
    while let Step::Reroll(seat) = *play.step() {
        asked |= seat == Seat(0);
        play.give(play.asked(), Order::Reroll { dice: [0; 6] }, &[]);
    }
    asked
}

#[test]
fn half_of_a_team_may_reroll() {
    assert!(rerolls(6, 3), "three of six");
    assert!(!rerolls(7, 3), "three of seven");
}

fn by_result(weapon: u8, target: deadzone::ModelId) -> [Order; 2] {
    let means = Means::Result;
    [Order::Shoot { means, weapon: 0, target, effect: false, ammo: None }, Order::Fight { means, weapon, target }]
}

#[test]
fn after_a_move_result_no_other() {
    let results = [Face::Move, Face::Shoot, Face::Fight];
    let mut play = position(vec![fighter(2, 4, 1)], vec![fighter(5, 4, 1)]).results(&results, &[]).act();
    play.give(0, going(&play, play.red(0), Pace::Result, &[(3, 4, 1)]), &[]);
    for order in by_result(1, play.blue(0)) {
        assert_eq!(play.refused(order), "dz.command.one-action-result");
    }
}

#[test]
fn a_result_between_two_actions() {
    // SHOOT, then a Move result, then MOVE.
    let mut play = position(vec![fighter(2, 4, 1)], vec![fighter(5, 4, 1)]).results(&[Face::Move], &[]).act();
    let me = play.red(0);
    play.give(0, shoot(play.blue(0)), &[1; 8]);
    play.give(0, going(&play, me, Pace::Result, &[(2, 5, 1)]), &[]);
    play.give(0, going(&play, me, Pace::Move, &[(2, 6, 1)]), &[]);
    assert_eq!(play.at(me), (2, 6, 1));
}

fn against(own: u8, others: u8) -> Play {
    let team = |row: u8, many: u8| (0..many).map(|it| fighter(2 + it, row, 1)).collect::<Vec<_>>();
    position(team(3, own), team(6, others)).start()
}

#[test]
fn passing() {
    let mut play = against(2, 4);
    play.give(0, Order::Pass, &[]);
    assert_eq!(play.step(), &Step::Turn(Seat(1)), "two against four");
    assert_eq!(against(3, 3).refused(Order::Pass), "dz.turn.pass");
    // None against three: three turns in a row.
    let mut play = against(0, 3);
    for number in 0..3 {
        assert_eq!(play.step(), &Step::Turn(Seat(1)));
        play.give(1, Order::Activate { model: play.blue(number) }, &[]);
        let end = if number == 2 { vec![1; 6] } else { vec![] };
        play.give_with(1, Order::Done, Scripted::d6(end));
    }
    assert_eq!(play.state.round, 2);
}

#[test]
fn who_starts_the_next_round() {
    // A activates his last model while B has two left.
    let mut play = against(1, 2);
    for model in [play.red(0), play.blue(0)] {
        play.give(play.state.seat(model).0, Order::Activate { model }, &[]);
        play.give(play.state.seat(model).0, Order::Done, &[]);
    }
    play.give(1, Order::Activate { model: play.blue(1) }, &[]);
    play.give_with(1, Order::Done, Scripted::d6([1; 6]));
    assert_eq!((play.state.initiative, play.state.round), (Seat(0), 2));
    // A passes, B activates both with +1 Model, then A his last.
    let team = vec![fighter(2, 6, 1), fighter(3, 6, 1)];
    let mut play = position(vec![fighter(2, 3, 1)], team).results(&[], &[Face::PlusModel]).start();
    play.give(0, Order::Pass, &[]);
    for (number, to) in [(0, (2, 7, 1)), (1, (3, 7, 1))] {
        let model = play.blue(number);
        play.give(1, Order::Activate { model }, &[]);
        play.give(1, going(&play, model, Pace::Sprint, &[to]), &[]);
    }
    play.give(0, Order::Activate { model: play.red(0) }, &[]);
    play.give_with(0, Order::Done, Scripted::d6([1; 6]));
    assert_eq!((play.state.initiative, play.state.round), (Seat(1), 2));
}

#[test]
fn four_size_of_a_side() {
    // Two of size 2 are in the cube; or one of size 3, and size 2 comes.
    let two = fighter(4, 3, 1).figure("Size", 2);
    let rows = [(1, vec![two.clone(), two]), (2, vec![fighter(4, 3, 1).figure("Size", 3)])];
    for (size, there) in rows {
        let mover = fighter(3, 3, 1).figure("Size", size);
        let mut play = position([vec![mover], there].concat(), vec![fighter(7, 7, 1)]).act();
        let order = going(&play, play.red(0), Pace::Move, &[(4, 3, 1)]);
        assert_eq!(play.refused(order), "dz.move.capacity", "size {size}");
    }
}

#[test]
pub fn range_is_the_greater_of_both() {
    // 4 columns, 2 rows, 3 levels apart: range 4.
    for (range, reaches) in [(4, true), (3, false)] {
        let seer = fighter(2, 2, 4).armed(vec![gun(range, 0, &[("dz.ability.psychic", None)])]);
        let mut play = position(vec![seer], vec![fighter(6, 4, 1).with("dz.ability.stealthy", None)])
            .decks(vec![deck((2, 2, 4), (2, 2, 4), false)])
            .act();
        let order = shoot(play.blue(0));
        if reaches {
            play.give(0, order, &[1; 7]);
        } else {
            assert_eq!(play.refused(order), "dz.shoot.range");
        }
    }
}

#[test]
pub fn range_in_one_stack() {
    // The same stack, 5 levels apart: range 5.
    for (range, reaches) in [(5, true), (4, false)] {
        let seer = fighter(2, 2, 6).armed(vec![gun(range, 0, &[("dz.ability.psychic", None)])]);
        let mut place = position(vec![seer], vec![fighter(2, 2, 1).with("dz.ability.stealthy", None)]);
        place.map.levels = 6;
        let mut play = place.decks(vec![deck((2, 2, 6), (2, 2, 6), false)]).act();
        let order = shoot(play.blue(0));
        if reaches {
            play.give(0, order, &[1; 7]);
        } else {
            assert_eq!(play.refused(order), "dz.shoot.range");
        }
    }
}

#[test]
fn cubes_as_targets() {
    use table::lattice::{Opening, Side};
    // A Fusion Gun at a smoke-filled cube: Frag (3) explodes there.
    let fusion = fighter(1, 4, 1).armed(vec![gun(6, 0, &[("dz.ability.frag", Some(3))])]);
    let mut play = position(vec![fusion], vec![fighter(4, 4, 1)]).act();
    play.state.smoke.insert(cell(4, 4, 1));
    let log = play.give(0, lob(Thrown::Weapon(0), (4, 4, 1)), &[1, 1, 1, 1, 1, 1, 3]);
    assert_eq!(burst(&log), ((4, 4, 1), 3));
    // A grenade from under a full roof at a cube out of sight: not allowed; under the sky it is.
    let behind_a_wall = |roofs| {
        let walls = (1..=8).map(|row| wall((3, row, 1), Side::East, Opening::Blocked)).collect();
        let thrower = fighter(2, 4, 1).carrying("dz.item.frag-grenade", None);
        position(vec![thrower], vec![fighter(4, 4, 1)]).walls(walls).decks(roofs).act()
    };
    let mut roofed = behind_a_wall(vec![deck((2, 4, 2), (2, 4, 2), false)]);
    assert_eq!(roofed.refused(lob(Thrown::Item(0), (4, 4, 1))), "dz.shoot.los");
    behind_a_wall(vec![]).give(0, lob(Thrown::Item(0), (4, 4, 1)), &[5, 1, 1, 1, 1, 1, 1, 1, 1, 3]);
    // Indirect at a cube whose only enemy is hidden by smoke: two successes needed, and one scatters.
    let mortar = fighter(1, 4, 1).armed(vec![gun(8, 0, &[("dz.ability.indirect", Some(2))])]);
    let hidden = |dice: &[u8]| {
        let mut play = position(vec![mortar.clone()], vec![fighter(5, 4, 1)]).act();
        play.state.smoke.insert(cell(5, 4, 1));
        let log = play.give(0, lob(Thrown::Weapon(0), (5, 4, 1)), dice);
        burst(&log).0
    };
    assert_eq!(hidden(&[5, 1, 1, 1, 1, 1]), (5, 3, 1));
    assert_eq!(hidden(&[5, 5, 1, 1, 1, 1, 1, 1, 3]), (5, 4, 1));
}

#[test]
fn four_to_two_is_two() {
    let mut play = position(vec![fighter(1, 4, 1)], vec![fighter(4, 4, 1).figure("Size", 4)]).act();
    play.give(0, shoot(play.blue(0)), &[5, 5, 5, 5, 1, 5, 5, 1]);
    assert_eq!(play.model(play.blue(0)).damage, 2);
}

#[test]
fn firing_for_effect() {
    // 3 to 1: pinned, no damage. 2 to 2: no effect.
    for (dice, pinned) in [([5, 5, 5, 1, 1, 1, 5, 1, 1], true), ([5, 5, 1, 1, 1, 1, 5, 5, 1], false)] {
        let mut play = position(vec![rapid(1)], vec![fighter(4, 4, 1)]).act();
        let target = play.blue(0);
        play.give(0, fire_for_effect(target), &dice);
        assert_eq!((play.is(target, Mark::Pinned), play.model(target).damage), (pinned, 0));
    }
    // With a clear shot, from above: 3+1+2+1.
    let roof = vec![deck((1, 4, 2), (1, 4, 2), false)];
    let mut play = position(vec![rapid(2)], vec![fighter(4, 4, 1)]).decks(roof).act();
    let log = play.give(0, fire_for_effect(play.blue(0)), &[1; 10]);
    assert_eq!(dice(rolled(&log).0), "3 clear+2 high+1 ffe+1");
}

#[test]
fn three_to_five() {
    // The target fights back with 5 against 3: the attacker suffers 2; if it evades with 5: no effect.
    for (answer, damage) in [(Order::FightBack { weapon: 1 }, 2), (Order::Evade, 0)] {
        let mut play =
            position(vec![fighter(3, 3, 1).figure("Size", 3)], vec![fighter(3, 3, 1).figure("Size", 3)]).act();
        let (me, foe) = (play.red(0), play.blue(0));
        play.give(0, fight(foe), &[]);
        play.give(1, answer, &[5, 5, 5, 8, 8, 5, 5, 5]);
        assert_eq!((play.model(me).damage, play.model(foe).damage), (damage, 0));
    }
}

#[test]
fn a_wall_that_is_harder() {
    // Wall 2, model 0: pinned, potential damage 2. The hit itself does no harm.
    use table::lattice::{Opening, Side};
    let abilities: &[(&str, Option<i32>)] = &[("dz.ability.knockback", None), ("dz.ability.non-lethal", None)];
    let knocker = fighter(2, 2, 1).armed(vec![gun(8, 0, abilities)]);
    let walls = vec![wall((5, 2, 1), Side::East, Opening::Blocked)];
    let mut play = position(vec![knocker], vec![fighter(5, 2, 1).figure("Size", 3)]).walls(walls).act();
    play.give(0, shoot(play.blue(0)), &[5, 1, 1, 1, 1, 1, 1, 1, 5, 6, 1, 1, 2, 3]);
    assert!(play.is(play.blue(0), Mark::Pinned) && play.model(play.blue(0)).damage == 2);
}

#[test]
fn no_room_for_one_thrown() {
    // Thrown by an explosion to a cube that holds 4 size of its own side: it stays, no slam, and is pinned.
    let launcher = fighter(1, 4, 1).armed(vec![gun(6, 0, &[("dz.ability.frag", Some(1))])]);
    let full = fighter(5, 4, 1).figure("Size", 4);
    let mut play = position(vec![launcher], vec![fighter(4, 4, 1), full]).act();
    play.give(0, lob(Thrown::Weapon(0), (4, 4, 1)), &[1, 1, 1, 1, 3]);
    assert!(play.at(play.blue(0)) == (4, 4, 1) && play.is(play.blue(0), Mark::Pinned));
}

#[test]
pub fn a_sniper_from_above() {
    let sniper = fighter(1, 4, 2).armed(vec![gun(8, 0, &[("dz.ability.sniper-scope", None)])]);
    let roof = vec![deck((1, 4, 2), (1, 4, 2), false)];
    let mut play = position(vec![sniper], vec![fighter(4, 4, 1)]).decks(roof).act();
    let log = play.give(0, shoot(play.blue(0)), &[1; 11]);
    assert_eq!(dice(rolled(&log).0), "3 clear+2 high+1 sniper-scope+2");
}

//! Turns, passing, the end of a round, winning (`dz.turn.*`, `dz.end.*`, `dz.win.*`, `dz.recon.*`).

use battle::{Seat, System, View};
use deadzone::{Deadzone, Event, Face, Mark, Mission, Order, Pace, Settings, State, Step, in_zone, vps_to_win};
use dice::{Scripted, Seeded};

use crate::support::{deck, fight, fighter, going, position, shoot};

#[test]
fn turns_alternate_and_who_has_fewer_models_left_may_pass() {
    // dz.turn.initiative, dz.turn.pass
    let team = |row| vec![fighter(3, row, 1), fighter(4, row, 1)];
    let mut play = position(team(2), vec![fighter(3, 7, 1)]).start();
    assert_eq!(play.refused(Order::Pass), "dz.turn.pass", "two to one");
    play.give(0, Order::Activate { model: play.red(0) }, &[]);
    play.give(0, Order::Done, &[]);
    assert_eq!(play.step(), &Step::Turn(Seat(1)));
    assert_eq!(play.refused(Order::Pass), "dz.turn.pass", "one to one");
    assert_eq!(play.refused(Order::Activate { model: play.red(1) }), "dz.setup.players");
}

#[test]
fn an_activated_model_is_done_for_the_round() {
    // dz.round.activation-marker
    let mut play = position(vec![fighter(3, 2, 1), fighter(4, 2, 1)], vec![fighter(3, 7, 1)]).start();
    play.give(0, Order::Activate { model: play.red(0) }, &[]);
    play.give(0, Order::Done, &[]);
    play.give(1, Order::Activate { model: play.blue(0) }, &[]);
    play.give(1, Order::Done, &[]);
    assert_eq!(play.refused(Order::Activate { model: play.red(0) }), "dz.round.activation-marker");
}

#[test]
fn a_model_that_does_nothing_ends_the_turn() {
    // dz.turn.nothing
    let team = vec![fighter(3, 2, 1), fighter(4, 2, 1)];
    let mut play = position(team, vec![fighter(3, 7, 1)]).results(&[Face::PlusModel], &[]).act();
    play.give(0, Order::Done, &[]);
    assert_eq!(play.step(), &Step::Turn(Seat(1)), "no +1 Model after it");
}

#[test]
fn who_finishes_first_starts_the_next_round() {
    // dz.end.next-initiative, dz.end.reset, dz.round.sequence
    let mut play = position(vec![fighter(3, 2, 1), fighter(4, 2, 1)], vec![fighter(3, 7, 1)]).start();
    for model in [play.red(0), play.blue(0)] {
        play.give(play.state.seat(model).0, Order::Activate { model }, &[]);
        play.give(play.state.seat(model).0, Order::Done, &[]);
    }
    play.give(0, Order::Activate { model: play.red(1) }, &[]);
    play.give_with(0, Order::Done, Scripted::d6([1; 6]));
    assert_eq!((play.state.initiative, play.state.round), (Seat(1), 2), "blue was done first");
    assert!(!play.is(play.red(0), Mark::Activated));
}

#[test]
pub fn objectives_are_scored_by_who_holds_them_alone() {
    // dz.end.objectives, dz.mission.patrol and its example, dz.place.objectives
    let holders = vec![fighter(6, 4, 1), fighter(8, 2, 1).activated()];
    let mut play = position(holders, vec![fighter(4, 7, 1).activated()]).act();
    play.give_with(0, Order::Done, Scripted::d6([1; 6]));
    assert_eq!(play.state.sides[0].vps, 3);
    let contested = position(vec![fighter(6, 4, 1)], vec![fighter(6, 4, 1).pinned().activated()]);
    let mut play = contested.act();
    play.give_with(0, Order::Done, Scripted::d6([1; 6]));
    assert_eq!(play.state.sides[0].vps, 0, "a pinned enemy contests");
}

#[test]
fn an_objective_lies_on_the_highest_level_of_its_stack() {
    // dz.place.objectives: the model on the roof holds it, the one below does not.
    for (level, vps) in [(1, 0), (2, 2)] {
        let roof = vec![deck((6, 4, 2), (6, 4, 2), false)];
        let holder = fighter(6, 4, level);
        let mut play = position(vec![holder], vec![fighter(4, 7, 1).activated()]).decks(roof).act();
        play.give_with(0, Order::Done, Scripted::d6([1; 6]));
        assert_eq!(play.state.sides[0].vps, vps, "level {level}");
    }
}

#[test]
fn results_left_over_are_lost_with_the_round() {
    // dz.end.reset, dz.command.pool
    let mut play =
        position(vec![fighter(3, 2, 1)], vec![fighter(4, 7, 1).activated()]).results(&[Face::Dice; 2], &[]).act();
    play.give_with(0, Order::Done, Scripted::d6([1; 6]));
    assert_eq!(play.state.sides[0].results.iter().sum::<u8>(), 3, "those just rolled, and no other");
}

#[test]
fn a_last_model_that_dies_closes_the_round_for_its_side() {
    // dz.end.next-initiative: blue has nobody left to activate from then on.
    let mut play = position(vec![fighter(1, 4, 1), fighter(1, 5, 1)], vec![fighter(4, 4, 1)]).act();
    play.give(0, shoot(play.blue(0)), &[5, 5, 5, 1, 1, 1, 1, 1]);
    play.give(0, Order::Done, &[]);
    play.give(0, Order::Activate { model: play.red(1) }, &[]);
    play.give_with(0, Order::Done, Scripted::d6([1; 6]));
    assert_eq!((play.state.initiative, play.state.round), (Seat(1), 2));
    // Who is done first starts, whoever had the initiative: blue with one model before red with two.
    let mut play = position(vec![fighter(3, 2, 1), fighter(4, 2, 1)], vec![fighter(3, 7, 1)]).start();
    for model in [play.red(0), play.blue(0), play.red(1)] {
        let last = model == play.red(1);
        play.give(play.state.seat(model).0, Order::Activate { model }, &[]);
        play.give_with(play.state.seat(model).0, Order::Done, Scripted::d6(if last { vec![1; 6] } else { vec![] }));
        assert_eq!(play.state.first_done.is_some(), model == play.blue(0), "{model:?}");
    }
    assert_eq!(play.state.initiative, Seat(1), "blue was done first");
}

#[test]
fn of_two_done_by_one_explosion_who_has_not_the_initiative_starts() {
    // dz.end.next-initiative: a BOOM! kills the last of both that could still act, red's first.
    let boomer = fighter(3, 3, 1).at(1).with("dz.ability.boom", Some(3)).activated();
    let mut play = position(vec![fighter(3, 3, 1).at(16)], vec![boomer, fighter(3, 3, 1).at(256)]).act();
    play.give(0, fight(play.blue(0)), &[]);
    let blow = Scripted::d8([5, 5, 1, 1, 1, 1, 1, 4, 4, 4, 1, 1, 1, 1, 1, 1]);
    play.give_with(1, Order::Evade, blow.then(6, [1; 6]));
    assert!([play.red(0), play.blue(0), play.blue(1)].iter().all(|it| play.is(*it, Mark::Dead)));
    assert_eq!((play.state.round, play.state.initiative), (2, Seat(1)));
}

#[test]
fn points_are_looked_at_before_who_is_left() {
    // dz.win.wipe-out: an empty side with enough victory points wins; with both empty the points decide, equal a draw.
    let emptied = |vps: [u16; 2], red_too: bool| {
        let mut play = position(vec![fighter(1, 4, 1)], vec![fighter(4, 4, 1).activated()]).start();
        (play.state.sides[0].vps, play.state.sides[1].vps) = (vps[0], vps[1]);
        let gone: Vec<usize> = if red_too { vec![1, 2, 3] } else { vec![2, 3] };
        gone.into_iter().for_each(|it| play.state.models[it].marks.set(Mark::OnBoard, false));
        play.give(0, Order::Activate { model: play.red(0) }, &[]);
        if red_too {
            play.state.models[0].marks.set(Mark::OnBoard, false);
        }
        play.give(0, Order::Done, &[]);
        play.state.outcome.map(|it| it.places)
    };
    assert_eq!(emptied([3, 13], false), Some(vec![2, 1]), "blue has enough points");
    assert_eq!(emptied([3, 5], false), Some(vec![1, 2]), "blue has nobody");
    assert_eq!(emptied([3, 5], true), Some(vec![2, 1]), "nobody is left: the points");
    assert_eq!(emptied([4, 4], true), Some(vec![1, 1]), "a draw");
}

/// A round that ends with these victory points.
fn ends(vps: [u16; 2]) -> State {
    let mut play = position(vec![fighter(3, 2, 1)], vec![fighter(4, 7, 1).activated()]).start();
    (play.state.sides[0].vps, play.state.sides[1].vps) = (vps[0], vps[1]);
    play.give(0, Order::Activate { model: play.red(0) }, &[]);
    let over = vps[0] != vps[1] && vps.iter().any(|it| *it >= 12);
    play.give_with(0, Order::Done, Scripted::d6(if over { vec![] } else { vec![1; 6] }));
    play.state
}

#[test]
pub fn victory_points_win_at_the_end_of_a_round() {
    // dz.win.vps, examples 1 and 2; dz.end.check-win
    assert_eq!(ends([13, 12]).outcome.map(|it| it.places), Some(vec![1, 2]));
    assert_eq!(ends([12, 12]).outcome, None, "play on");
    assert_eq!(ends([11, 3]).outcome, None);
}

#[test]
fn everybody_sees_both_totals() {
    // dz.win.open-vps
    let mut play = position(vec![fighter(3, 2, 1)], vec![fighter(3, 7, 1)]).start();
    (play.state.sides[0].vps, play.state.sides[1].vps) = (7, 4);
    for viewer in [None, Some(Seat(0)), Some(Seat(1))] {
        let view = View::of(&Deadzone, &play.state, viewer);
        let totals: Vec<_> = Deadzone.scene(&view).players.iter().map(|it| (it.seat, it.score)).collect();
        assert_eq!(totals, [(Seat(0), Some(7)), (Seat(1), Some(4))], "{viewer:?}");
        assert_eq!(view.state().sides.each_ref().map(|it| it.vps), [7, 4], "{viewer:?}");
    }
}

#[test]
pub fn the_target_depends_on_the_size_of_the_teams() {
    // dz.mission.vp-target
    let rows = [(40, 6), (60, 8), (100, 12), (149, 12), (150, 16), (200, 20), (300, 20), (400, 20)];
    for (points, vps) in rows {
        assert_eq!(vps_to_win(points), vps, "{points} points");
    }
}

#[test]
fn a_side_without_models_loses() {
    // dz.win.wipe-out
    let mut play = position(vec![fighter(1, 4, 1)], vec![fighter(4, 4, 1).activated()]).start();
    let leader = usize::from(play.blue(1).0);
    play.state.models[leader].marks.set(Mark::OnBoard, false);
    play.give(0, Order::Activate { model: play.red(0) }, &[]);
    play.give(0, shoot(play.blue(0)), &[5, 5, 5, 1, 1, 1, 1, 1]);
    play.give(0, Order::Done, &[]);
    assert_eq!(play.state.outcome.map(|it| it.places), Some(vec![1, 2]));
}

#[test]
fn search_and_destroy_pays_for_leaders_and_specialists() {
    // dz.mission.search-and-destroy, dz.team.type.specialist
    for (kind, vps) in [("trooper", 1), ("specialist", 2), ("character", 2), ("vehicle", 2)] {
        let mut hunt = position(vec![fighter(1, 4, 1)], vec![fighter(4, 4, 1).kind(kind)]);
        hunt.mission = Mission::SearchAndDestroy;
        let mut play = hunt.act();
        play.give(0, shoot(play.blue(0)), &[5, 5, 5, 1, 1, 1, 1, 1]);
        assert_eq!(play.state.sides[0].vps, vps, "{kind}");
    }
    let mut hunt = position(vec![fighter(5, 8, 1)], vec![]);
    hunt.mission = Mission::SearchAndDestroy;
    let mut play = hunt.act();
    play.give(0, shoot(play.blue(0)), &[5, 5, 5, 1, 1, 1, 1, 1]);
    assert_eq!(play.state.sides[0].vps, 4, "its Leader");
}

#[test]
fn zones_lie_in_opposite_corners() {
    // dz.mission.coords
    let squares = |mission: Mission, zone| {
        let all = (1..=8).flat_map(|row| (1..=8).map(move |column| (column, row)));
        all.filter(|it| in_zone(mission, &Settings::default(), zone, it.0, it.1)).collect::<Vec<(u8, u8)>>()
    };
    assert_eq!(squares(Mission::Patrol, 0), [(1, 1), (2, 1), (3, 1), (4, 1)]);
    assert_eq!(squares(Mission::Patrol, 1), [(5, 8), (6, 8), (7, 8), (8, 8)]);
    let two_rows =
        |column: u8, row: u8| (row..row + 2).flat_map(move |row| (column..column + 4).map(move |it| (it, row)));
    assert_eq!(squares(Mission::SearchAndDestroy, 0), two_rows(1, 1).collect::<Vec<_>>());
    assert_eq!(squares(Mission::SearchAndDestroy, 1), two_rows(5, 7).collect::<Vec<_>>());
}

#[test]
fn recon_deployment_and_the_first_round() {
    // dz.setup.sequence, dz.recon.test, dz.recon.values, dz.recon.deploy, dz.place.items, dz.setup.mission
    let setup = deadzone::ready::battle("first-patrol", 0).unwrap();
    let mut state = Deadzone.start(&setup).unwrap();
    let mut log = Vec::new();
    // Items: (1,1) falls in the red zone and is discarded; the rest at (4,4). Then Recon at 4+ for both Leaders: a tie
    // first, then two to one.
    let items = [1, 1].into_iter().chain([4; 14]);
    let recon = [4, 1, 1, 1, 1, 4, 1, 1, 1, 1, 4, 4, 1, 1, 1, 4, 1, 1, 1, 1];
    let mut dice = Scripted::d8(items.chain(recon));
    battle::apply(&Deadzone, &mut state, &Order::Begin, &mut dice, Some(&mut log)).unwrap();
    dice.expect_spent();
    assert_eq!(state.counters.len(), 7);
    assert_eq!(state.counters[0].cell, state.field.top(4, 4), "on the highest level of its stack");
    assert_eq!(log.iter().filter(|it| matches!(it, Event::ReconRolled { .. })).count(), 2);
    assert_eq!(state.steps.top(), Some(&Step::NameStarter(Seat(0))));
    let mut chance = Seeded::from_u64(5);
    let mut give = |state: &mut State, order: Order| battle::apply(&Deadzone, state, &order, &mut chance, None);
    give(&mut state, Order::NameStarter { seat: Seat(1) }).unwrap();
    give(&mut state, Order::TakeZone { zone: 0 }).unwrap();
    let mut orders = Vec::new();
    while matches!(state.steps.top(), Some(Step::Deploy(_))) {
        orders.clear();
        Deadzone.orders(&state, &mut orders);
        give(&mut state, orders[0]).unwrap();
    }
    assert_eq!((state.round, state.initiative), (1, Seat(1)), "the starting player has the initiative");
    let rows: Vec<u8> = state.on_board().map(|it| state.model(it).cell.row()).collect();
    assert_eq!(rows, [8, 8, 8, 8, 8, 1, 1, 1, 1], "the starter took the red zone");
}

#[test]
fn deployment_keeps_to_the_zone_and_the_capacity() {
    // dz.recon.deploy, dz.recon.overflow
    let setup = deadzone::ready::battle("first-patrol", 0).unwrap();
    let mut state = Deadzone.start(&setup).unwrap();
    let mut chance = Seeded::from_u64(1);
    let mut give = |state: &mut State, order: Order| battle::apply(&Deadzone, state, &order, &mut chance, None);
    give(&mut state, Order::Begin).unwrap();
    give(&mut state, Order::NameStarter { seat: Seat(0) }).unwrap();
    give(&mut state, Order::TakeZone { zone: 0 }).unwrap();
    let place = |model, column, row, level| Order::Deploy {
        model: deadzone::ModelId(model),
        cell: deadzone::Cell::new(column, row, level).unwrap(),
        at: deadzone::Spots(1 << model),
    };
    use battle::Refusal;
    let no = |state: &State, order: Order| Deadzone.judge(state, &order).map(|_| ()).unwrap_err().rule().name();
    assert_eq!(no(&state, place(0, 1, 2, 1)), "dz.recon.deploy");
    assert_eq!(no(&state, place(0, 1, 1, 2)), "dz.recon.deploy", "no floor there");
    assert_eq!(no(&state, place(6, 1, 1, 1)), "dz.setup.players");
    for model in 0..4 {
        give(&mut state, place(model, 1, 1, 1)).unwrap();
    }
    assert_eq!(no(&state, place(4, 1, 1, 1)), "dz.move.capacity");
    assert_eq!(no(&state, place(0, 2, 1, 1)), "dz.recon.deploy", "already there");
}

#[test]
fn a_move_result_may_bring_a_model_out_of_reach() {
    // dz.command.move: one cube whatever its Speed, after a long action too.
    let mut play =
        position(vec![fighter(3, 3, 1).figure("Move", 3)], vec![fighter(7, 7, 1)]).results(&[Face::Move], &[]).act();
    let me = play.red(0);
    play.give(0, going(&play, me, Pace::Sprint, &[(4, 3, 1), (5, 3, 1)]), &[]);
    assert_eq!(play.refused(going(&play, me, Pace::Result, &[(5, 4, 1), (5, 5, 1)])), "dz.command.move");
    play.give(0, going(&play, me, Pace::Result, &[(5, 4, 1)]), &[]);
    assert_eq!(play.at(me), (5, 4, 1));
}

#[test]
pub fn a_strategist_rerolls_a_failed_recon_die() {
    // dz.ability.strategist
    let mut setup = position(vec![], vec![]).setup();
    setup.opening = deadzone::Opening::Deployment;
    setup.map = deadzone::generator::map(1);
    let leader = &mut setup.teams[0].units[0].models[0];
    leader.skills.push(crate::support::skill("dz.ability.strategist", None));
    let mut state = Deadzone.start(&setup).unwrap();
    let mut dice = Scripted::d8([4; 16].into_iter().chain([1, 1, 1, 1, 1, 4, 1, 1, 1, 1, 1]));
    battle::apply(&Deadzone, &mut state, &Order::Begin, &mut dice, None).unwrap();
    dice.expect_spent();
    assert_eq!(state.steps.top(), Some(&Step::NameStarter(Seat(0))));
}

#[test]
fn a_battle_that_nobody_decides_comes_to_an_end() {
    // dz.win.vps: after round 8, twelve rounds in a row without a victory point, damage, a loss or an item.
    let ends = |hurt_in: Option<u8>| {
        let mut play = position(vec![fighter(3, 2, 1)], vec![fighter(3, 7, 1).figure("Size", 2)]).start();
        play.state.sides[1].vps = 1;
        let mut dice = Seeded::from_u64(1);
        while Deadzone.decision(&play.state).is_some() {
            let order = match play.step() {
                Step::Turn(seat) => {
                    Order::Activate { model: play.state.waiting(*seat).next().expect("somebody waits") }
                }
                Step::Another(_) => Order::Pass,
                Step::Reroll(_) => Order::Reroll { dice: [0; 6] },
                _ => Order::Done,
            };
            battle::apply(&Deadzone, &mut play.state, &order, &mut dice, None).unwrap_or_else(|why| panic!("{why}"));
            let wounded = hurt_in.is_some_and(|it| play.state.round == it);
            let target = play.blue(0);
            play.state.models[usize::from(target.0)].damage |= u8::from(wounded);
        }
        let outcome = Deadzone.outcome(&play.state).expect("it is over");
        (play.state.round, outcome.winners().collect::<Vec<_>>())
    };
    assert_eq!(ends(None), (20, vec![Seat(1)]), "twelve rounds after round 8, by the points as they are");
    assert_eq!(ends(Some(15)), (27, vec![Seat(1)]), "twelve rounds after the last damage");
}

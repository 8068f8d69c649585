//! The Priority Missions: what each of them is worth, when it ends the battle, and how ties are settled.

pub(crate) mod identify;

use battle::{Seat, System};
use catalogue::rule;
use warzone::{Event, Mark, Mission, ModelId, Morale, Order, State, Test, Token, Warzone};

use crate::support::{Game, Scene, at, go, needs, scene, trooper};

/// The battle of a position about a mission, at the end of this Game Turn.
fn about(mission: Mission, position: Scene, turn: u8) -> Game {
    let mut setup = position.setup();
    setup.mission = mission;
    let mut game = Game { state: Warzone.start(&setup).unwrap_or_else(|faults| panic!("{faults:?}")) };
    game.give(0, Order::Begin, []);
    game.state.turn = turn;
    game
}

/// Lets everybody do nothing until the Game Turn is over.
fn end_turn(game: &mut Game) {
    let turn = game.state.turn;
    while !game.state.over && game.state.turn == turn {
        game.decline();
    }
}

/// The Mission Points of both players if the battle ended now.
fn points(state: &State) -> (i32, i32) {
    (state.mission_points(Seat(0)).total(), state.mission_points(Seat(1)).total())
}

/// A model is lost, and its squad has got over it.
fn lose(game: &mut Game, model: u16) {
    Warzone.fold(&mut game.state, &Event::Removed { model: ModelId(model) });
    let squad = game.state.field.squad(ModelId(model));
    game.state.squads[squad.index()].strength = game.state.members(squad).count() as u16;
}

/// Eight models a side, 20 points each, far apart.
fn eights() -> Scene {
    let row = |y: f64, facing: i32| (0..8).map(|it| (10. + 2. * f64::from(it), y, facing)).collect::<Vec<_>>();
    scene().squad(0, &trooper(), &row(10., 180)).squad(1, &trooper(), &row(40., 0))
}

/// wz.priority.kill-them-all, wz.mission.points, wz.mission.body-count: below a quarter 10, below a half 5; exactly a
/// half is nothing, exactly a quarter only a part.
#[test]
fn kill_them_all() {
    let mut game = about(Mission::KILL_THEM_ALL, eights(), 1);
    let mut worth = Vec::new();
    for model in 8..15 {
        lose(&mut game, model);
        worth.push(points(&game.state).0);
    }
    assert_eq!(worth, [0, 0, 0, 0, 5, 5, 10]);
    assert_eq!(game.state.mission_points(Seat(0)).to_string(), "0@wz.mission.points +10@wz.priority.kill-them-all");
    assert_eq!(points(&game.state).1, 0);
}

/// wz.mission.end.spoils: from the fifth Game Turn on an achieved mission ends the battle, not before.
#[test]
fn an_achieved_mission_ends_the_fifth_turn() {
    for (turn, over) in [(4, false), (5, true), (6, true)] {
        let mut game = about(Mission::KILL_THEM_ALL, eights(), turn);
        (8..15).for_each(|it| lose(&mut game, it));
        end_turn(&mut game);
        assert_eq!(game.state.over, over, "turn {turn}");
    }
}

/// wz.mission.end.no-models: a force that is gone ends the battle with the Game Turn.
#[test]
fn a_force_that_is_gone_ends_it() {
    let mut game = about(Mission::TAKE_AND_HOLD, eights(), 2);
    (8..16).for_each(|it| lose(&mut game, it));
    end_turn(&mut game);
    assert!(game.state.over);
    assert_eq!(game.state.turn, 2);
}

/// Two models in the middle for one side, one of the other so far south of it.
fn middle(second: (f64, f64), enemy: (f64, f64)) -> Scene {
    scene()
        .squad(0, &trooper(), &[(24., 24., 180), (second.0, second.1, 180)])
        .squad(0, &trooper(), &[(24., 5., 180), (26., 5., 180)])
        .squad(1, &trooper(), &[(enemy.0, enemy.1, 0)])
}

/// wz.priority.seize-ground, wz.mission.end.target, wz.table.convergence: half of the survivors completely in the circle
/// of 6in and no part of an enemy, from the fourth Game Turn on.
#[test]
fn seize_ground() {
    let inside = 24. + 6. - 0.6;
    for (second, enemy, turn, worth, over) in [
        ((24., inside), (24., 40.), 4, 10, true),
        ((24., inside), (24., 40.), 3, 5, false),
        ((24., inside + 0.1), (24., 40.), 4, 0, false), // not completely in it: one of four
        ((24., 26.), (24., 30.5), 4, 5, false),         // some of an enemy base in it: a part, at Disengage
        ((24., 26.), (24., 30.6), 4, 10, true),
    ] {
        let mut game = about(Mission::SEIZE_GROUND, middle(second, enemy), turn);
        assert_eq!(points(&game.state).0, worth, "{second:?} {enemy:?} in turn {turn}");
        end_turn(&mut game);
        assert_eq!(game.state.over, over, "{second:?} {enemy:?} in turn {turn}");
    }
}

/// wz.objective.broken: Broken models count as survivors, but neither hold the Convergence nor deny it.
#[test]
fn the_broken_hold_nothing() {
    let mut game = about(Mission::SEIZE_GROUND, middle((24., 26.), (24., 28.)), 4);
    game.state.squads[2].morale = Morale::Broken;
    assert_eq!(points(&game.state).0, 10, "the enemy is Broken");
    game.state.squads[0].morale = Morale::Broken;
    assert_eq!(points(&game.state).0, 0, "they are Broken themselves");
}

/// wz.priority.reconnaissance, wz.table.zones: three of five Zones, at most two for a squad; full at the end of the
/// fifth Game Turn only.
#[test]
fn reconnaissance() {
    let squads = |third: (f64, f64)| {
        scene()
            .squad(0, &trooper(), &[(12., 12., 180), (36., 12., 180)])
            .squad(0, &trooper(), &[(third.0, third.1, 180)])
            .squad(1, &trooper(), &[(36., 36., 0)])
    };
    let worth = |turn, third| points(&about(Mission::RECONNAISSANCE, squads(third), turn).state).0;
    assert_eq!(worth(5, (24., 24.)), 10, "two quarters and the Convergence");
    assert_eq!((worth(4, (24., 24.)), worth(6, (24., 24.))), (5, 5), "three Zones at any other time");
    assert_eq!(worth(5, (24., 29.5)), 0, "half in the Convergence is in no Zone");
    assert_eq!(worth(5, (30., 30.)), 0, "the enemy is in that quarter");
    assert_eq!(worth(5, (12., 36.)), 10);
}

/// wz.priority.reconnaissance: one squad claims two Zones, however far it is spread.
#[test]
fn one_squad_claims_two_zones() {
    let position = scene().squad(0, &trooper(), &[(12., 12., 180), (36., 12., 180), (24., 24., 180)]).squad(
        1,
        &trooper(),
        &[(36., 36., 0)],
    );
    let mut game = about(Mission::RECONNAISSANCE, position, 5);
    assert_eq!(points(&game.state).0, 0);
    end_turn(&mut game);
    assert!(!game.state.over);
}

/// wz.priority.search-and-destroy: four of five Zones, the enemy below half of its points and the own army above a quarter,
/// all at the end of one Game Turn from the fifth on; three Zones are a part.
#[test]
fn search_and_destroy() {
    let squads = |fourth: (f64, f64)| {
        scene()
            .squad(0, &trooper(), &[(12., 12., 180), (36., 12., 180)])
            .squad(0, &trooper(), &[(24., 24., 180), (fourth.0, fourth.1, 180)])
            .squad(1, &trooper(), &[(36., 36., 0), (37.5, 36., 0), (39., 36., 0)])
    };
    let worth = |turn, fourth, own: &[u16], lost: &[u16]| {
        let mut game = about(Mission::SEARCH_AND_DESTROY, squads(fourth), turn);
        own.iter().chain(lost).for_each(|it| game.happens(Event::Removed { model: ModelId(*it) }));
        own.iter().chain(lost).for_each(|it| game.state.models[usize::from(*it)].wounds = 0);
        points(&game.state).0
    };
    assert_eq!(worth(5, (12., 36.), &[], &[4, 5]), 10, "four Zones, and one of three enemies left");
    assert_eq!(worth(6, (12., 36.), &[], &[4, 5]), 10, "play goes on until somebody has it all");
    assert_eq!(worth(4, (12., 36.), &[], &[4, 5]), 5, "too early for more than a part");
    assert_eq!(worth(5, (12., 36.), &[], &[4]), 5, "two of three enemies are left");
    assert_eq!(worth(5, (30., 30.), &[], &[4, 5]), 5, "the enemy is in that quarter: three Zones");
    assert_eq!(worth(5, (12., 36.), &[0, 1, 2], &[4, 5]), 0, "a quarter is not above a quarter, and one Zone no part");
}

/// wz.priority.search-and-destroy: a squad that is spread over more than two Zones neither holds nor contests any.
#[test]
fn a_squad_spread_too_far_counts_for_nothing() {
    let position = |spread: (f64, f64)| {
        scene()
            .squad(0, &trooper(), &[(12., 12., 180), (36., 12., 180)])
            .squad(0, &trooper(), &[(24., 24., 180)])
            .squad(1, &trooper(), &[(12., 36., 0), (36., 36., 0), (spread.0, spread.1, 0)])
    };
    let worth = |spread| points(&about(Mission::SEARCH_AND_DESTROY, position(spread), 5).state).0;
    assert_eq!(worth((38., 38.)), 5, "three Zones that nobody contests");
    assert_eq!(worth((34., 14.)), 5, "in a third Zone the enemy's squad counts nowhere");
    let drawn = |spread| {
        let game = about(Mission::SEARCH_AND_DESTROY, position(spread), 5);
        let scene = Warzone.scene(&battle::View::of(&Warzone, &game.state, None));
        scene.zones.iter().filter(|it| it.kind == "table-zone" && it.seat == Some(Seat(1))).count()
    };
    assert_eq!((drawn((38., 38.)), drawn((34., 14.))), (2, 0), "the page draws what the score counts");
    let position = scene().squad(0, &trooper(), &[(12., 12., 180), (36., 12., 180), (24., 24., 180)]).squad(
        1,
        &trooper(),
        &[(36., 36., 0)],
    );
    assert_eq!(points(&about(Mission::SEARCH_AND_DESTROY, position, 5).state).0, 0);
}

/// wz.priority.fighting-withdrawal: half of the original points completely in the enemy's zone from the fifth Game Turn
/// on; at Disengage a quarter, with nobody left at home.
#[test]
fn fighting_withdrawal() {
    let home =
        |third: f64, second: f64| {
            scene()
                .squad(0, &trooper(), &[(10., 44., 180), (14., second, 180), (18., third, 180), (22., 20., 180)])
                .squad(1, &trooper(), &[(40., 30., 0)])
        };
    let worth = |turn, third, second| points(&about(Mission::FIGHTING_WITHDRAWAL, home(third, second), turn).state).0;
    assert_eq!((worth(5, 20., 43.), worth(8, 20., 43.)), (10, 10), "two of four");
    assert_eq!(worth(4, 20., 43.), 5, "too early for more than a part");
    assert_eq!(worth(5, 20., 42.3), 5, "one of four is completely in it");
    assert_eq!(worth(5, 5., 20.), 0, "somebody is still at home");
    assert_eq!(worth(5, 6.1, 20.), 5, "not completely at home");
}

/// Three models of one side, each at a marker or beside it.
fn at_markers(places: [(f64, f64); 3], enemy: (f64, f64)) -> Game {
    let squads = |position: Scene, (x, y): (f64, f64)| position.squad(0, &trooper(), &[(x, y, 180)]);
    let position = places.into_iter().fold(scene(), squads).squad(1, &trooper(), &[(enemy.0, enemy.1, 0)]);
    about(Mission::TAKE_AND_HOLD, position, 5)
}

/// wz.objective.markers.count, wz.objective.markers.axis: one in the middle, two midway to the edge along the centre
/// line: 12in from it where the axis is 4ft long.
#[test]
fn three_markers_lie_on_the_axis() {
    let game = at_markers([(24., 10.), (20., 10.), (28., 10.)], (24., 40.));
    assert_eq!(game.state.markers.to_vec(), [at(24., 24.), at(12., 24.), at(36., 24.)]);
}

/// wz.priority.take-and-hold, wz.objective.control: a Small base must touch a marker; all three are worth 10, two 5.
#[test]
fn take_and_hold() {
    let touching = 24. - 0.59 - 0.59;
    let mut game = at_markers([(24., touching), (12., touching), (36., touching)], (24., 40.));
    assert_eq!(points(&game.state).0, 10);
    end_turn(&mut game);
    assert!(game.state.over);
    let mut game = at_markers([(24., touching), (12., touching), (36., touching - 0.1)], (24., 40.));
    assert_eq!(points(&game.state).0, 5, "one does not touch it");
    end_turn(&mut game);
    assert!(!game.state.over, "play goes on until somebody has them all");
}

/// wz.objective.control: a Medium base holds a marker within 1in of it.
#[test]
fn a_larger_base_reaches_further() {
    let place = |gap: f64| (24., 24. - 0.59 - 0.79 - gap, 180);
    for (gap, holder) in [(1., Some(Seat(0))), (1.1, None)] {
        let position = scene().squad(0, &trooper().base(40), &[place(gap)]).squad(1, &trooper(), &[(24., 40., 0)]);
        let game = about(Mission::TAKE_AND_HOLD, position, 5);
        assert_eq!(game.state.objectives()[0].held_by, holder, "{gap}");
    }
}

/// wz.objective.contested, wz.objective.broken: an enemy within 3in disputes a marker, unless it is Broken.
#[test]
fn an_enemy_near_disputes_a_marker() {
    let touching = 24. - 0.59 - 0.59;
    let near = 24. + 0.59 + 3. + 0.59;
    let places = [(24., touching), (12., touching), (36., touching)];
    let mut game = at_markers(places, (24., near));
    let first = game.state.objectives()[0];
    assert_eq!((first.held_by, first.contested, points(&game.state).0), (None, true, 5));
    game.state.squads[3].morale = Morale::Broken;
    assert_eq!(points(&game.state).0, 10);
    assert_eq!(points(&at_markers(places, (24., near + 0.05)).state).0, 10, "a hair too far");
}

/// wz.objective.markers.terrain: no marker lies in Impassable Terrain; it moves to the nearest place that will do.
#[test]
fn a_marker_leaves_the_rock() {
    let rock = |sides| scene().block("impassable-rock", sides, 3.);
    let begin = |position: Scene| {
        let position = position.squad(0, &trooper(), &[(5., 5., 180)]).squad(1, &trooper(), &[(5., 40., 0)]);
        about(Mission::TAKE_AND_HOLD, position, 1).state.markers[0]
    };
    let moved = begin(rock([22., 22., 26., 25.])).to_vec();
    assert!(moved.y - 25. >= 0.59 && moved.y - 25. < 0.9, "{moved:?}");
    assert_eq!(begin(rock([20., 20., 23.4, 28.])), at(24., 24.), "beside it there is room");
}

/// A carrier beside the first token, an enemy that can shoot at it.
pub fn run_for_supplies(kind: &crate::support::Trooper, place: (f64, f64)) -> Game {
    let position =
        scene().squad(0, kind, &[(place.0, place.1, 180), (26., 18., 180)]).squad(1, &trooper(), &[(24., 46., 0)]);
    let mut game = about(Mission::SUPPLY_RUN, position, 3);
    game.activate(0);
    game
}

pub const BESIDE: (f64, f64) = (24., 24. - 0.59 - 0.59);

/// wz.priority.supply-run.carry: a point picks a token up in contact; the carrier may only Move or Run, the Run 3in less.
#[test]
fn a_token_is_picked_up_and_carried() {
    let mut game = run_for_supplies(&trooper(), BESIDE);
    assert_eq!(game.refused_by(Order::PickUp { token: 3 }), "wz.priority.supply-run.carry");
    assert_eq!(game.refused_by(Order::PickUp { token: 1 }), "wz.priority.supply-run.carry", "12in away");
    game.give(0, Order::PickUp { token: 0 }, []);
    assert_eq!((game.model(0).points, game.state.tokens[0]), (1, Token::Carried(ModelId(0))));
    for order in [Order::Aim, Order::Hide, crate::support::shoot(&[2])] {
        assert_eq!(game.refused_by(order), "wz.priority.supply-run.carry");
    }
    assert_eq!(game.refused_by(Order::PickUp { token: 1 }), "wz.action.once");
    game.give(0, go(24., 19., 180), []);
    let objective = game.state.objectives()[0];
    assert_eq!((objective.at, objective.held_by), (at(24., 19.), Some(Seat(0))), "wz.objective.carry");
}

/// The Run of a carrier.
#[test]
fn a_carrier_runs_slower() {
    let mut game = run_for_supplies(&trooper(), BESIDE);
    game.give(0, Order::PickUp { token: 0 }, []);
    game.give(0, Order::Pass, []);
    game.state.models[0].marks = Default::default();
    game.state.models[0].points = 2;
    let allowance = warzone::allowance(&game.state, ModelId(0), warzone::Action::Run, &[]);
    assert_eq!(allowance.total(), 700);
    assert!(allowance.to_string().ends_with("-3″@wz.priority.supply-run.carry"), "{allowance}");
    let other = warzone::allowance(&game.state, ModelId(1), warzone::Action::Run, &[]);
    assert_eq!(other.total(), 1_000);
}

/// wz.priority.supply-run.carry: not by a Large base, and not by a Warlord.
#[test]
fn who_cannot_carry() {
    let game = run_for_supplies(&trooper().base(50), BESIDE);
    assert_eq!(game.refused_by(Order::PickUp { token: 0 }), "wz.priority.supply-run.carry");
    let position =
        scene().warlord(0, &trooper(), "ranged", (BESIDE.0, BESIDE.1, 180)).squad(1, &trooper(), &[(24., 46., 0)]);
    let mut game = about(Mission::SUPPLY_RUN, position, 3);
    game.activate(0);
    assert_eq!(game.refused_by(Order::PickUp { token: 0 }), "wz.priority.supply-run.carry");
}

/// wz.priority.supply-run.restrictions: a carrier has no skills.
#[test]
fn a_carrier_has_no_skills() {
    let heal = catalogue::rule!("wz.skill.heal");
    let mut game = run_for_supplies(&trooper().skill(heal, Some(5)), BESIDE);
    assert!(game.state.has_skill(ModelId(0), heal));
    game.give(0, Order::PickUp { token: 0 }, []);
    assert!(!game.state.has_skill(ModelId(0), heal));
    assert!(game.state.has_skill(ModelId(1), heal));
}

/// wz.priority.supply-run.carry: whoever falls, or is Pinned or Broken, drops it in base contact, as its owner says.
#[test]
fn a_token_is_dropped() {
    let dropped = |event: &dyn Fn(&mut Game)| {
        let mut game = run_for_supplies(&trooper(), BESIDE);
        game.give(0, Order::PickUp { token: 0 }, []);
        event(&mut game);
        matches!(game.state.tokens[0], Token::Dropped { .. })
    };
    assert!(dropped(&|game| lose(game, 0)));
    for (morale, falls) in [(Morale::Steady, false), (Morale::Pinned, true), (Morale::Broken, true)] {
        let event = Event::MoraleBecame { squad: warzone::SquadId(0), morale };
        assert_eq!(dropped(&|game| Warzone.fold(&mut game.state, &event)), falls, "{morale:?}");
    }
}

/// The owner puts it down in base contact before anything else happens.
#[test]
fn the_owner_puts_it_down() {
    let mut game = run_for_supplies(&trooper(), BESIDE);
    game.give(0, Order::PickUp { token: 0 }, []);
    lose(&mut game, 0);
    game.give(0, Order::ActivateModel { model: ModelId(1) }, []);
    let top = game.top();
    assert!(matches!(top, warzone::Step::PutDown { token: 0, .. }), "{top:?}");
    assert_eq!(game.refused_by(Order::PutDown { at: at(24., 20.) }), "wz.priority.supply-run.carry");
    let beside = at(BESIDE.0, BESIDE.1 - 1.18);
    game.give(0, Order::PutDown { at: beside }, []);
    assert_eq!(game.state.tokens[0], Token::Lies(beside));
}

/// wz.priority.supply-run.goal, wz.mission.end.target: two tokens in the own zone when the third Game Turn or a later
/// one ends; one there and a second one held is a part.
#[test]
fn supplies_are_brought_home() {
    let zone = at(10., 3.);
    let worth = |tokens: [Token; 3], turn: u8| {
        let mut game = run_for_supplies(&trooper(), BESIDE);
        game.state.turn = turn;
        game.state.tokens = tokens.into_iter().collect();
        (points(&game.state).0, game)
    };
    let (lies, far) = (Token::Lies(zone), Token::Lies(at(40., 24.)));
    let (points, mut game) = worth([lies, lies, far], 3);
    assert_eq!(points, 10);
    end_turn(&mut game);
    assert!(game.state.over, "the game ends with it");
    assert_eq!(worth([lies, lies, far], 2).0, 0, "too early, and nobody holds the second");
    assert_eq!(worth([lies, Token::Lies(at(10., 5.5)), far], 3).0, 0, "not completely in the zone");
    assert_eq!(worth([lies, Token::Carried(ModelId(0)), far], 3).0, 5, "held on the way");
    assert_eq!(worth([far, Token::Carried(ModelId(0)), far], 3).0, 0);
}

/// Two Warlords, each with Troops.
fn warlords() -> Scene {
    scene()
        .warlord(0, &trooper(), "ranged", (10., 10., 180))
        .troops(0, &trooper(), &[(20., 10., 180), (22., 10., 180)])
        .warlord(1, &trooper(), "ranged", (10., 40., 0))
        .troops(1, &trooper(), &[(20., 40., 0), (22., 40., 0)])
}

/// Who wins a battle that ends in its last Game Turn after these models fell, each in an Action of its own unless the
/// two before it are in one.
fn winner(falls: &[&[u16]]) -> Option<u8> {
    let mut game = about(Mission::TAKE_AND_HOLD, warlords(), 8);
    for action in falls {
        let (model, action_kind) = (ModelId(1), warzone::Action::Aim);
        Warzone.fold(&mut game.state, &Event::Acted { model, action: action_kind });
        action.iter().for_each(|it| lose(&mut game, *it));
    }
    end_turn(&mut game);
    let outcome = Warzone.outcome(&game.state).expect("it is over");
    (!outcome.is_draw()).then(|| u8::from(outcome.places[0] != 1))
}

/// wz.mission.tie.body-count: a point more for the lower Body Count; wz.mission.body-count.share.
#[test]
fn the_lower_body_count_wins_a_tie() {
    let mut game = about(Mission::TAKE_AND_HOLD, warlords(), 8);
    lose(&mut game, 4);
    end_turn(&mut game);
    let first = game.state.mission_points(Seat(0));
    assert_eq!(first.to_string(), "0@wz.mission.points +1@wz.mission.tie.body-count");
    assert_eq!(points(&game.state), (1, 0));
    assert_eq!(winner(&[&[4]]), Some(0));
    assert_eq!(winner(&[&[1]]), Some(1));
}

/// wz.mission.tie.warlord: whose Warlord fell first loses; if only one fell, that one; in one Action, neither.
#[test]
fn the_warlord_lost_first_loses_a_tie() {
    assert_eq!(winner(&[&[0], &[3]]), Some(1));
    assert_eq!(winner(&[&[3], &[0]]), Some(0));
    assert_eq!(winner(&[&[3], &[1]]), Some(0), "equal points, one Warlord dead");
    assert_eq!(winner(&[&[0, 3]]), None, "in one Action");
    assert_eq!(winner(&[&[0, 3], &[1], &[5]]), None, "Commanders count only while both Warlords live");
}

/// wz.mission.tie.commanders: while both Warlords live, more Commanders of Troops lost lose.
#[test]
fn commanders_lost_lose_a_tie() {
    assert_eq!(winner(&[&[1], &[5]]), Some(1), "a Commander against a trooper");
    assert_eq!(winner(&[&[2], &[4]]), Some(0));
}

/// Two Warlords and nobody else, with everything level at the end of the last Game Turn.
pub fn duel(first: &crate::support::Trooper) -> Game {
    let position = scene().warlord(0, first, "ranged", (10., 10., 180)).warlord(1, &trooper(), "ranged", (10., 40., 0));
    let mut game = about(Mission::TAKE_AND_HOLD, position, 8);
    for seat in [0, 1] {
        game.until_squad(seat);
        game.activate(u16::from(seat));
        let dice: &[u8] = if seat == 1 { &[15, 4] } else { &[] };
        game.give(game.asked(), Order::Pass, dice.iter().copied());
    }
    game
}

/// wz.mission.tie.duel: everything level, the Warlords fight: Initiative first, one point each, nothing but fighting.
#[test]
fn the_duel() {
    let mut game = duel(&trooper());
    assert!(game.state.duel && !game.state.over);
    assert_eq!(game.top(), warzone::Step::Act(ModelId(0)), "who won the roll begins");
    assert_eq!(game.model(0).points, 1);
    for order in [go(20., 20., 0), Order::Pass, Order::Aim, Order::Hide] {
        assert_eq!(game.refused_by(order), "wz.mission.tie.duel");
    }
    game.give(0, Order::CloseCombat { weapon: Some(1) }, []);
    game.give(0, crate::support::strike(1), [13]);
    assert_eq!(game.top(), warzone::Step::Act(ModelId(1)), "a miss: the other one's turn");
    game.give(1, Order::CloseCombat { weapon: Some(1) }, []);
    game.give(1, crate::support::strike(0), [5, 19]);
    assert!(game.state.over);
    let outcome = Warzone.outcome(&game.state).unwrap();
    assert_eq!(outcome.places.to_vec(), [2, 1]);
    assert_eq!(points(&game.state), (0, 0), "the points stay as they were");
}

/// wz.mission.tie.duel-resources: no third point, no better rate, and no Heal for a card.
#[test]
fn no_cards_in_the_duel() {
    let mut game = duel(&trooper());
    let rate = warzone::Faster { weapon: Some(1), action: warzone::Action::CloseCombat };
    for on in [warzone::Card::ActionPoint, warzone::Card::Rate(rate)] {
        assert_eq!(game.refused_by(Order::Burn { on }), "wz.mission.tie.duel-resources");
    }
    assert_eq!(game.state.cards(Seat(1)), 3, "as many as the Warlord provides");
    game.give(0, Order::CloseCombat { weapon: Some(1) }, []);
    game.give(0, crate::support::strike(1), [5, 19]); // nobody is asked for a card
    assert!(game.state.over);
}

/// wz.mission.tie.duel: a Warlord who is dead fights no Duel: the battle is a draw.
#[test]
fn no_duel_without_both() {
    assert_eq!(winner(&[&[0, 3]]), None);
}

/// wz.mission.tie.duel: an Activation like any other: Fear is faced (wz.skill.fear), a Stun is shaken off (wz.def.stun).
#[test]
fn nerves_in_the_duel() {
    let frightful = trooper().skill(catalogue::rule!("wz.skill.fear"), Some(2));
    let mut game = duel(&frightful);
    game.give(0, Order::CloseCombat { weapon: Some(1) }, []);
    let events = game.give(0, crate::support::strike(1), [13, 13]);
    assert_eq!(needs(&events, Test::Fear), [12], "LD 14 less 2");
    game.give(1, Order::CloseCombat { weapon: Some(1) }, []);
    let events = game.give(1, crate::support::strike(0), [7]);
    assert_eq!(needs(&events, Test::CloseCombat), [6], "12 halved");
    game.give(0, Order::CloseCombat { weapon: Some(1) }, []);
    game.give(0, crate::support::strike(1), [13]); // it is not faced again,
    game.give(1, Order::CloseCombat { weapon: Some(1) }, []);
    let events = game.give(1, crate::support::strike(0), [7]);
    assert_eq!(needs(&events, Test::CloseCombat), [6], "and lasts");
    let mut game = duel(&trooper());
    game.happens(Event::Marked { model: ModelId(1), mark: Mark::Stunned });
    game.give(0, Order::CloseCombat { weapon: Some(1) }, []);
    game.give(0, crate::support::strike(1), [2]); // an Autohit, saved
    assert!(!game.model(1).marks.has(Mark::Stunned));
    assert_eq!(game.top(), warzone::Step::Act(ModelId(0)), "the Stun took its only point");
}

/// wz.priority.kill-them-all, the examples on 1000 points: with 751 lost the enemy has the full result, with 520 a part, both
/// at once; exactly 750 lost is only a part.
#[test]
fn of_a_thousand_points() {
    let row = |y: f64| (0..4).map(|it| (10. + 2. * f64::from(it), y, 180)).collect::<Vec<_>>();
    let army = |mut setup: warzone::Setup, worth: [[i64; 4]; 2]| {
        for (force, worth) in setup.forces.iter_mut().zip(worth) {
            let whole = force.units[0].clone();
            force.units = worth
                .iter()
                .zip(&whole.models)
                .map(|(points, model)| muster::ResolvedUnit {
                    points: *points,
                    models: vec![model.clone()],
                    ..whole.clone()
                })
                .collect();
        }
        Game { state: Warzone.start(&setup).unwrap_or_else(|faults| panic!("{faults:?}")) }
    };
    let setup = || scene().squad(0, &trooper(), &row(10.)).squad(1, &trooper(), &row(40.)).setup();
    let mut game = army(setup(), [[520, 480, 0, 0], [751, 249, 0, 0]]);
    lose(&mut game, 0);
    lose(&mut game, 4);
    assert_eq!(points(&game.state), (10, 5), "751 and 520 of 1000");
    let mut game = army(setup(), [[500, 500, 0, 0], [750, 250, 0, 0]]);
    lose(&mut game, 0);
    lose(&mut game, 4);
    assert_eq!(points(&game.state), (5, 0), "exactly 750, and exactly a half");
}

/// wz.mission.body-count.share, the example: five models worth 100 points with their upgrades count 20 each.
#[test]
fn a_share_of_the_squad() {
    let five: Vec<(f64, f64, i32)> = (0..5).map(|it| (10. + 2. * f64::from(it), 10., 180)).collect();
    let mut setup = scene().squad(0, &trooper(), &five).squad(1, &trooper(), &[(20., 40., 0)]).setup();
    setup.forces[0].units[0].points = 100;
    let mut game = Game { state: Warzone.start(&setup).unwrap_or_else(|faults| panic!("{faults:?}")) };
    lose(&mut game, 3);
    assert_eq!(game.state.body_count(Seat(0)), 20 * warzone::WHOLE_POINT);
}

/// wz.priority.seize-ground, wz.skill.rapid-deployment.reserve: those still above count as surviving, to the end; only for
/// Body Count are they removed, and no Warlord or Commander above has fallen.
#[test]
fn those_above_survive() {
    let row = |count: i32, y: f64| (0..count).map(|it| (21. + 1.3 * f64::from(it), y, 180)).collect::<Vec<_>>();
    for (inside, outside, worth) in [(5, 6, 0), (6, 6, 10)] {
        let position = scene().squad(0, &trooper(), &row(inside, 24.)).troops(0, &trooper(), &row(outside, 5.)).squad(
            1,
            &trooper(),
            &[(24., 44., 0)],
        );
        let mut game = about(Mission::SEIZE_GROUND, position, 8);
        game.state.squads[1].arrival = Some(warzone::Arrival::RapidDeployment);
        (inside..inside + outside).for_each(|it| game.state.models[it as usize].stand = None);
        assert_eq!(points(&game.state).0, worth, "as it is shown");
        end_turn(&mut game);
        assert!(game.state.over);
        assert_eq!(game.state.mission_points(Seat(0)).total(), worth, "as it is scored");
        assert_eq!(game.state.body_count(Seat(0)), 120 * warzone::WHOLE_POINT);
        assert!(!game.squad(1).commander_lost);
    }
}

/// wz.priority.supply-run.goal: a part is one token at home and another in the arms of another model. Touching a second one
/// is not enough, nor is a token an enemy carries through the zone.
#[test]
fn a_second_token_must_be_carried() {
    let worth = |tokens: [Token; 3], place: (f64, f64)| {
        let position = scene()
            .squad(0, &trooper(), &[(place.0, place.1, 180)])
            .squad(0, &trooper(), &[(26., 18., 180)])
            .squad(1, &trooper(), &[(30., 4., 0)]);
        let mut game = about(Mission::SUPPLY_RUN, position, 3);
        game.state.tokens = tokens.into_iter().collect();
        points(&game.state).0
    };
    let far = Token::Lies(at(40., 24.));
    let beside = Token::Lies(at(10., 5.5)); // half out of the zone
    assert_eq!(
        worth([Token::Carried(ModelId(0)), beside, far], (10., 5.5 - 1.18)),
        0,
        "in the arms of one, touching one"
    );
    assert_eq!(worth([Token::Carried(ModelId(0)), Token::Carried(ModelId(1)), far], (10., 4.)), 5);
    assert_eq!(worth([Token::Carried(ModelId(2)), Token::Carried(ModelId(1)), far], (10., 4.)), 0);
}

/// wz.mission.tie.duel, wz.skill.berserk.effect: the Duel is fought with the modifiers of the end: a Berserker strikes at
/// CC 12 + 4 and St 8 + 1 + 2.
#[test]
fn a_berserker_is_one_in_the_duel() {
    let mut game = before_the_duel(
        &trooper().line("5 12 12 8 8 12 14 3 12").skill(rule!("wz.skill.berserk.trigger"), None),
        Mark::Berserker,
    );
    game.give(0, Order::CloseCombat { weapon: Some(1) }, []);
    let events = game.give(0, crate::support::strike(1), [16, 1]);
    assert_eq!(needs(&events, Test::CloseCombat), [16]);
    assert_eq!(crate::support::hits(&events), [(11, 1)]);
}

/// wz.mission.tie.duel, wz.def.stun: a stunned Warlord loses one Activation and then fights.
#[test]
fn a_stun_costs_one_activation_of_the_duel() {
    let mut game = before_the_duel(&trooper().line("5 12 12 8 8 12 14 3 12"), Mark::Stunned);
    assert_eq!(game.top(), warzone::Step::Act(ModelId(1)), "the stunned one has no point");
    assert!(!game.model(0).marks.has(Mark::Stunned));
    game.give(1, Order::CloseCombat { weapon: Some(1) }, []);
    game.give(1, crate::support::strike(0), [13]);
    assert_eq!((game.top(), game.model(0).points), (warzone::Step::Act(ModelId(0)), 1));
}

/// The Duel of a Warlord that has such a mark when the last Game Turn ends; it wins the Initiative.
fn before_the_duel(first: &crate::support::Trooper, mark: Mark) -> Game {
    let position = scene().warlord(0, first, "ranged", (10., 10., 180)).warlord(1, first, "ranged", (10., 40., 0));
    let mut game = about(Mission::TAKE_AND_HOLD, position, 8);
    game.until_squad(0);
    game.activate(0);
    game.give(0, Order::Pass, []);
    game.activate(1);
    Warzone.fold(&mut game.state, &Event::Marked { model: ModelId(0), mark });
    game.give(1, Order::Pass, [15, 4]);
    game
}

/// wz.mission.tie.duel: the point of a Duel turn is for fighting: no power is cast for it. One that costs none is.
#[test]
fn no_power_in_place_of_a_blow() {
    let armed = ["!duval-refraction-mirage", "!duval-distraction", "blade B2B +1 1 0 Piercing"];
    let mut game = duel(&trooper().line("5 12 12 8 8 16 14 3 12").armed(&armed));
    let powers: Vec<u8> = (0..3).filter(|it| game.state.power(ModelId(0), *it).is_some()).collect();
    assert_eq!(powers.len(), 2);
    let cast = |power, target| Order::Cast { power, target: ModelId(target) };
    assert_eq!(game.refused_by(cast(powers[0], 0)), "wz.mission.tie.duel");
    game.give(0, cast(powers[1], 1), [16]);
    assert_eq!(game.top(), warzone::Step::Act(ModelId(0)), "it is still his turn");
}

/// wz.objective.heavy-vehicles, wz.objective.carry-limits: a Heavy Vehicle neither holds nor disputes a marker, a Light one
/// does both; neither picks up a token, whatever its base.
#[test]
fn vehicles_and_objectives() {
    let touching = (24., 24. - 0.59 - 0.59, 180);
    let near = (24., 24. + 0.59 + 3. + 0.59, 0);
    for (category, holds, carries) in
        [("support", true, true), ("light-vehicle", true, false), ("heavy-vehicle", false, false)]
    {
        let held = |position: Scene| about(Mission::TAKE_AND_HOLD, position, 5).state.objectives()[0];
        let holding = scene().unit(0, category, &[], &trooper(), &[touching]).squad(1, &trooper(), &[(24., 44., 0)]);
        assert_eq!(held(holding).held_by.is_some(), holds, "{category}");
        let disputing = scene().squad(0, &trooper(), &[touching]).unit(1, category, &[], &trooper(), &[near]);
        assert_eq!(held(disputing).contested, holds, "{category}");
        let position = scene().unit(0, category, &[], &trooper(), &[touching]).squad(1, &trooper(), &[(24., 44., 0)]);
        let mut game = about(Mission::SUPPLY_RUN, position, 3);
        game.activate(0);
        let refusal = game.refused_or_fine(Order::PickUp { token: 0 });
        let rule = (!carries).then_some("wz.objective.carry-limits");
        assert_eq!(refusal.map(|it| battle::Refusal::rule(&it).name()), rule, "{category}");
    }
}

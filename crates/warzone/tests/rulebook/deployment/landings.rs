//! Rapid Deployment by whole squads: who may act after a mishap, who rolls again, where nobody may land, and what those who
//! wait above count for.

use battle::Seat;
use catalogue::rule;
use warzone::{Arrival, Edge, Event, Mark, Mission, ModelId, Opening, Order, SquadId, Step, Test};

use crate::{
    deployment::{set_up, setting_up},
    support::{Game, Scene, Trooper, at, needs, run, scene, struck, trooper},
};

pub fn dropper() -> Trooper {
    trooper().skill(rule!("wz.skill.rapid-deployment.reserve"), None)
}

/// Five who wait above, a squad at home, an enemy in the south.
pub fn squads(table: Scene, kind: &Trooper) -> Scene {
    let five: Vec<(f64, f64, i32)> = (0..5).map(|it| (20. + 2. * f64::from(it), 10., 180)).collect();
    table.squad(0, kind, &five).squad(0, &trooper(), &[(20., 5., 180)]).squad(1, &trooper(), &[(20., 40., 0)])
}

/// A rock that a point 2in south of it scatters onto.
fn rocky() -> Scene {
    scene().block("impassable-rock", [10., 20., 16., 26.], 3.)
}

/// The armies are set up but for the five; their player is asked for a squad.
pub fn above(position: Scene, mission: Mission) -> Game {
    waiting_above(setting_up(position, mission, Opening::BattleLine))
}

/// The edges are taken and the first squad waits above, a comrade at (40, 5) and an enemy at (13, 43).
pub fn waiting_above(mut game: Game) -> Game {
    game.give(0, Order::TakeEdge { edge: Edge::North }, []);
    game.give(1, Order::TakeEdge { edge: Edge::South }, []);
    if game.squad(0).arrival.is_none() {
        game.give(0, Order::FromAbove { squad: SquadId(0) }, []);
    }
    game.give(0, set_up(1, &[(40., 5.)]), []);
    game.give(1, set_up(2, &[(13., 43.)]), []);
    game
}

pub fn descend(x: f64, y: f64) -> Order {
    Order::Descend { at: at(x, y) }
}

/// The five land south of the rock after this mishap, with these dice for what it does to them.
fn mishap(kind: &Trooper, die: u8, dice: &[u8]) -> Game {
    let mut game = above(squads(rocky(), kind), Mission::KILL_THEM_ALL);
    game.give(0, Order::Activate { squad: SquadId(0) }, []);
    game.give(0, descend(13., 28.), [8, 1, 6, die]);
    let Step::Alight { drop, .. } = game.top() else { panic!("{:?}", game.top()) };
    let y = drop.at.to_vec().y;
    let places = [(13., y), (15., y), (11., y), (12., y + 1.3), (14., y + 1.3)];
    game.give(0, set_up(0, &places), dice.iter().copied());
    game
}

/// wz.skill.rapid-deployment.emergency, wz.skill.rapid-deployment.critical, wz.skill.rapid-deployment.perilous: five
/// riflemen with an enemy in range are Deactivated at once: no Focus Fire is asked for.
#[test]
fn a_mishap_ends_the_activation_of_a_whole_squad() {
    for (die, dice) in [(6, &[][..]), (11, &[]), (16, &[3; 5])] {
        let game = mishap(&dropper(), die, dice);
        assert!((0..5).all(|it| game.model(it).marks.has(Mark::Deactivated)), "{die}");
        assert_eq!(game.top(), Step::ChooseSquad(Seat(1)), "{die}");
    }
}

/// wz.skill.rapid-deployment.action: without a mishap they may declare a Focus Fire with the point they have left.
#[test]
fn a_squad_that_lands_well_goes_on() {
    let mut game = above(squads(scene(), &dropper()), Mission::KILL_THEM_ALL);
    game.give(0, Order::Activate { squad: SquadId(0) }, []);
    game.give(0, descend(24., 30.), [7]);
    game.give(0, set_up(0, &[(24., 30.), (26., 30.), (22., 30.), (25., 31.3), (23., 31.3)]), []);
    assert_eq!(game.top(), Step::Declare(SquadId(0)));
}

/// wz.skill.relentless: a Critical Landing stuns nobody who can never be stunned.
#[test]
fn the_relentless_land_on_their_feet() {
    let game = mishap(&dropper().skill(rule!("wz.skill.relentless"), None), 11, &[]);
    assert!((0..5).all(|it| !game.model(it).marks.has(Mark::Stunned)));
}

/// wz.skill.rapid-deployment.action, wz.action.sentry-timing: arriving is a Move Action, so Sentries may answer it, after
/// a mishap too.
#[test]
fn sentries_answer_an_arrival() {
    let mut game = above(squads(rocky(), &dropper()), Mission::KILL_THEM_ALL);
    game.state.models[6].marks.add(Mark::Sentry);
    game.give(0, Order::Activate { squad: SquadId(0) }, []);
    game.give(0, descend(13., 28.), [8, 1, 6, 6]);
    let Step::Alight { drop, .. } = game.top() else { panic!("{:?}", game.top()) };
    let y = drop.at.to_vec().y;
    game.give(0, set_up(0, &[(13., y), (15., y), (11., y), (12., y + 1.3), (14., y + 1.3)]), []);
    assert!(matches!(game.top(), Step::SentryWindow { seat: Seat(1), .. }), "{:?}", game.top());
}

/// wz.skill.rapid-deployment.terrain, the example: a Perilous result shortened into Heavy Terrain, and the Con test failed:
/// two Autohits of St 10.
#[test]
fn a_perilous_landing_in_a_wood_hurts_twice() {
    let woody = rocky().area("heavy-wood", [8., 26., 18., 30.], 4.);
    let mut game = above(squads(woody, &dropper()), Mission::KILL_THEM_ALL);
    game.give(0, Order::Activate { squad: SquadId(0) }, []);
    game.give(0, descend(13., 32.), [8, 1, 16, 16]); // 8in towards the north: onto the rock
    let Step::Alight { drop, .. } = game.top() else { panic!("{:?}", game.top()) };
    assert!(drop.rough && (26.59..26.7).contains(&drop.at.to_vec().y), "{drop:?}");
    let y = drop.at.to_vec().y;
    let places = [(13., y), (15., y), (11., y), (12., y + 1.3), (14., y + 1.3)];
    let con = [9, 3, 8, 8, 8, 8]; // the Commander fails, and his armour holds
    let events = game.give(0, set_up(0, &places), con.into_iter().chain([3; 5]));
    assert_eq!(needs(&events, Test::RoughLanding), [8; 5]);
    assert_eq!(struck(&events).iter().filter(|it| **it == 0).count(), 2);
    assert_eq!(struck(&events).len(), 6);
}

/// wz.bauhaus.skill.hussars.backbone-of-bauhaus: with Flank Deployment Hussars of LD 15 roll a failed drop again, a 20 as
/// well; the second die stands. Others do not.
#[test]
fn hussars_roll_their_drop_again() {
    let flank = trooper().line("5 12 12 8 8 12 15 1 12").skill(rule!("wz.bauhaus.doctrine.cc.flank-deployment"), None);
    let hussar = flank.clone().skill(rule!("wz.bauhaus.skill.hussars.backbone-of-bauhaus"), None);
    let land = |kind: &Trooper, dice: &[u8]| {
        let mut game = above(squads(scene(), kind), Mission::KILL_THEM_ALL);
        game.give(0, Order::Activate { squad: SquadId(0) }, []);
        let events = game.give(0, descend(24., 24.), dice.iter().copied());
        let Step::Alight { drop, .. } = game.top() else { panic!("{:?}", game.top()) };
        (needs(&events, Test::RapidDeployment), drop.at == at(24., 24.))
    };
    assert_eq!(land(&hussar, &[16, 9]), (vec![15, 15], true));
    assert_eq!(land(&hussar, &[20, 15]), (vec![15, 15], true));
    assert_eq!(land(&hussar, &[16, 16, 11, 4]), (vec![15, 15], false), "once");
    assert_eq!(land(&flank, &[16, 11, 4]), (vec![15], false));
}

/// wz.priority.fighting-withdrawal: neither the point nor anybody around it is first placed beyond the centre line; scatter
/// may carry them over.
#[test]
fn nobody_lands_beyond_the_centre_in_a_fighting_withdrawal() {
    let withdrawing = || {
        let mut game = above(squads(scene(), &dropper()), Mission::FIGHTING_WITHDRAWAL);
        game.give(0, Order::Activate { squad: SquadId(0) }, []);
        game
    };
    let around = |y: f64| set_up(0, &[(24., 23.41), (24., y), (22., 23.41), (26., 23.41), (23., 22.)]);
    let mut game = withdrawing();
    assert_eq!(game.refused_by(descend(24., 23.42)), "wz.priority.fighting-withdrawal");
    game.give(0, descend(24., 23.41), [7]);
    assert_eq!(game.refused_by(around(26.)), "wz.priority.fighting-withdrawal");
    game.give(0, around(20.9), []);
    let mut carried = withdrawing();
    carried.give(0, descend(24., 23.41), [8, 12, 6]); // 3in towards the south
    carried.give(0, set_up(0, &[(24., 26.41), (24., 28.), (22., 26.41), (26., 26.41), (23., 25.)]), []);
    let mut elsewhere = above(squads(scene(), &dropper()), Mission::KILL_THEM_ALL);
    elsewhere.give(0, Order::Activate { squad: SquadId(0) }, []);
    elsewhere.give(0, descend(24., 30.), [7]);
}

/// wz.turn.last-not-first, wz.skill.rapid-deployment.reserve: a squad above counts only when it is brought in, so the one
/// squad on the table may be first again, and the other may stay above.
#[test]
fn a_squad_above_forces_nobody_down() {
    let mut game = above(squads(scene(), &dropper()), Mission::KILL_THEM_ALL);
    game.give(0, Order::Activate { squad: SquadId(1) }, []);
    game.until_squad(0);
    game.give(0, Order::Decline, [9, 2]);
    game.give(0, Order::GiveInitiative { to: Seat(0) }, []);
    game.give(0, Order::Activate { squad: SquadId(1) }, []);
    assert_eq!(game.squad(0).arrival, Some(Arrival::RapidDeployment));
}

/// wz.turn.last-not-first: a squad whose drop was delayed was activated all the same, and is not first while another is
/// there.
#[test]
fn a_delayed_squad_was_activated_last() {
    let mut game = above(squads(rocky(), &dropper()), Mission::KILL_THEM_ALL);
    game.give(0, Order::Activate { squad: SquadId(1) }, []);
    game.until_squad(0);
    game.give(0, Order::Activate { squad: SquadId(0) }, []);
    let events = game.give(0, descend(13., 28.), [8, 1, 6, 5, 9, 2]);
    assert!(events.iter().any(|it| matches!(it, Event::TurnBegan { turn: 2 })));
    game.give(0, Order::GiveInitiative { to: Seat(0) }, []);
    assert_eq!(game.refused_by(Order::Activate { squad: SquadId(0) }), "wz.turn.last-not-first");
    game.give(0, Order::Activate { squad: SquadId(1) }, []);
}

/// wz.bauhaus.doctrine.cc.schnell, wz.skill.rapid-deployment.action: arriving is a Move over the full Movement Value, which
/// Schnell! has raised to 6in: 6in are left for an Engage.
#[test]
fn a_fast_squad_has_travelled_further() {
    let mut game =
        above(squads(scene(), &dropper().skill(rule!("wz.bauhaus.doctrine.cc.schnell"), None)), Mission::KILL_THEM_ALL);
    game.give(0, Order::Activate { squad: SquadId(0) }, []);
    game.give(0, descend(24., 24.), [7]);
    game.give(0, set_up(0, &[(24., 24.), (26., 24.), (22., 24.), (25., 25.3), (23., 25.3)]), []);
    game.activate(0);
    assert_eq!(warzone::allowance(&game.state, ModelId(0), warzone::Action::Engage, &[]).total(), 600);
    assert!(game.refused_or_fine(run(24., 30.5, 180)).is_some());
}

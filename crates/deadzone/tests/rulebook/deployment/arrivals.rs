//! Models that come another way (`dz.ability.aerial-deployment`, `dz.ability.hammerfist-drop-armour`, `dz.item.bomb-bot`
//! and their fellows), and what happens between deployment and the first round.

use battle::{Seat, System};
use deadzone::{Ability, Cell, Deadzone, Extra, Mark, Mission, ModelId, Opening, Order, Setup, Spots, State, Use};
use dice::Scripted;

use crate::support::{Fighter, Play, cell, dice, fighter, position, rolled};

/// A battle from the start, dice all 1s but for the Recon test, which red wins and starts; zones are taken.
fn deploying(red: Vec<Fighter>, mission: Mission) -> State {
    let mut given = position(red, vec![]);
    given.mission = mission;
    let mut setup: Setup = given.setup();
    setup.opening = Opening::Deployment;
    setup.map = deadzone::ready::map("depot").expect("a map");
    let mut state = Deadzone.start(&setup).expect("a setup without fault");
    let items = [[4, 4]; 8].concat();
    let recon = [8, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1];
    order(&mut state, 0, Order::Begin, Scripted::d8(items.into_iter().chain(recon)));
    order(&mut state, 0, Order::NameStarter { seat: Seat(0) }, Scripted::d8([]));
    order(&mut state, 0, Order::TakeZone { zone: 0 }, Scripted::d8([]));
    state
}

#[track_caller]
fn order(state: &mut State, seat: u8, order: Order, mut dice: Scripted) {
    let asked = Deadzone.decision(state).map(|it| it.seat);
    assert_eq!(asked, Some(Seat(seat)), "who is asked for {order:?}");
    battle::apply(&Deadzone, state, &order, &mut dice, None).unwrap_or_else(|why| panic!("{order:?}: {why}"));
    dice.expect_spent();
}

fn orders(state: &State) -> Vec<Order> {
    let mut all = Vec::new();
    Deadzone.orders(state, &mut all);
    all
}

fn rule(state: &State) -> &'static str {
    state.steps.top().expect("a step").rule().name()
}

fn deploy(state: &mut State, model: ModelId, cell: Cell) {
    let size = state.profile(model).size;
    let at = Spots::free(size, state.taken_spots(cell)).next().expect("a place");
    let seat = state.seat(model).0;
    order(state, seat, Order::Deploy { model, cell, at }, Scripted::d8([]));
}

fn is_allowed(state: &State, model: ModelId, cell: Cell) -> bool {
    let at = Spots::free(state.profile(model).size, state.taken_spots(cell)).next().expect("a place");
    Deadzone.judge(state, &Order::Deploy { model, cell, at }).is_ok()
}

#[test]
pub fn rangers_come_down_from_the_air() {
    // dz.ability.aerial-deployment: kept back, then anywhere on top of a stack, two cubes from enemies, not his zone.
    let ranger = fighter(1, 1, 1).with("dz.ability.aerial-deployment", None);
    let mut state = deploying(vec![ranger], Mission::Patrol);
    let (ranger, leader, foe) = (ModelId(0), ModelId(1), ModelId(2));
    assert!(Deadzone.judge(&state, &Order::Pass).is_err(), "the Leader must be deployed");
    deploy(&mut state, leader, cell(1, 1, 1));
    order(&mut state, 0, Order::Pass, Scripted::d8([]));
    deploy(&mut state, foe, cell(5, 8, 1));
    assert_eq!(rule(&state), "dz.ability.aerial-deployment");
    let top = |column, row| state.field.top(column, row);
    assert!(is_allowed(&state, ranger, top(3, 4)) && is_allowed(&state, ranger, cell(2, 1, 1)), "the own zone always");
    assert!(!is_allowed(&state, ranger, top(6, 8)), "the enemy's zone");
    assert!(!is_allowed(&state, ranger, top(4, 7)), "beside an enemy");
    assert!(!is_allowed(&state, ranger, top(6, 4)), "an objective");
    let (there, at) = (top(3, 4), Spots::free(1, Spots(0)).next().expect("a place"));
    order(&mut state, 0, Order::Deploy { model: ranger, cell: there, at }, Scripted::d6([1; 6]));
    assert_ne!(rule(&state), "dz.ability.aerial-deployment");
}

#[test]
pub fn logistics_moves_an_item_before_the_first_round() {
    // dz.ability.logistics: a Leader's; one cube, not into a deployment zone.
    let start = |skilled: bool| {
        let mut given = position(vec![], vec![]);
        given.mission = Mission::SearchAndDestroy;
        let mut setup = given.setup();
        setup.opening = Opening::Deployment;
        setup.map = deadzone::ready::map("depot").expect("a map");
        if skilled {
            setup.teams[0].units[0].models[0].skills.push(crate::support::skill("dz.ability.logistics", None));
        }
        let mut state = Deadzone.start(&setup).expect("a setup without fault");
        let items = [[2, 4]; 8].concat();
        order(&mut state, 0, Order::Begin, Scripted::d8(items.into_iter().chain([8, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1])));
        order(&mut state, 0, Order::NameStarter { seat: Seat(0) }, Scripted::d8([]));
        order(&mut state, 0, Order::TakeZone { zone: 0 }, Scripted::d8([]));
        deploy(&mut state, ModelId(0), cell(1, 1, 1));
        // Without the skill the first round begins with the command dice.
        let at = Spots::free(1, Spots(0)).next().expect("a place");
        let last = Order::Deploy { model: ModelId(1), cell: cell(8, 8, 1), at };
        let dice = if skilled { Scripted::d6([]) } else { Scripted::d6([1; 6]) };
        order(&mut state, 1, last, dice);
        state
    };
    let state = start(true);
    assert_eq!(rule(&state), "dz.ability.logistics");
    let shift = |cell| Deadzone.judge(&state, &Order::ShiftItem { item: 0, cell }).is_ok();
    let lies = state.counters[0].cell;
    let beside = state.field.standing.iter().find(|it| it.distance(lies) == 1 && it.row() >= 4).expect("a cube");
    assert!(shift(beside) && !shift(lies));
    let zoned = state.field.standing.iter().find(|it| it.distance(lies) == 1 && it.row() < 3);
    assert!(zoned.is_none_or(|it| !shift(it)));
    assert_eq!(rule(&start(false)), "dz.command.roll");
}

#[test]
pub fn drones_and_bots_are_deployed_beside_the_team() {
    // dz.ability.recon-drone, dz.ability.swarm-lord: extra models of the zone, not on the list; dz.item.bomb-bot: bought
    // as an item, a model in play, counted for the reroll.
    let red = vec![
        fighter(1, 1, 1).with("dz.ability.recon-drone", None),
        fighter(1, 1, 1).with("dz.ability.swarm-lord", None),
        fighter(1, 1, 1).carrying("dz.item.bomb-bot", None),
    ];
    let state = deploying(red, Mission::SearchAndDestroy);
    let extras: Vec<Option<Extra>> = state.field.models.iter().map(|it| it.extra).collect();
    let count = |kind| extras.iter().filter(|it| **it == Some(kind)).count();
    assert_eq!([Extra::ReconDrone, Extra::RatSwarm, Extra::BombBot].map(count), [1, 2, 1]);
    assert!(state.models[2].items.iter().all(Option::is_none), "nobody carries the bot");
    let all = orders(&state);
    let deployable = |kind| {
        all.iter().any(|it| matches!(it, Order::Deploy { model, .. } if state.field.models[usize::from(model.0)].extra == Some(kind)))
    };
    assert!([Extra::ReconDrone, Extra::RatSwarm, Extra::BombBot].iter().all(|it| deployable(*it)));
    assert!(Extra::BombBot.counts() && !Extra::ReconDrone.counts());
}

#[test]
pub fn a_swarm_lord_calls_for_more() {
    // dz.ability.swarm-lord: a SPECIAL action, fewer than two in play, room in the cube; it may act at once.
    let lord = || fighter(3, 3, 1).with("dz.ability.swarm-lord", None);
    let mut play = position(vec![lord()], vec![fighter(7, 7, 1)]).act();
    let at = Spots::free(2, play.state.taken_spots(cell(3, 3, 1))).next().expect("a place");
    play.give(0, Order::CallSwarm { at }, &[]);
    let swarm = play.state.on_board().find(|it| play.state.card(*it).extra == Some(Extra::RatSwarm)).expect("a swarm");
    assert!(play.at(swarm) == (3, 3, 1) && !play.is(swarm, Mark::Activated));
    let mut play = position(vec![lord().figure("Size", 3)], vec![fighter(7, 7, 1)]).act();
    let at = Spots::free(2, play.state.taken_spots(cell(3, 3, 1))).next().expect("a place");
    assert_eq!(play.refused(Order::CallSwarm { at }), "dz.move.capacity");
    let mut play = position(vec![fighter(3, 3, 1)], vec![fighter(7, 7, 1)]).act();
    assert_eq!(play.refused(Order::CallSwarm { at }), "dz.ability.swarm-lord");
}

/// Red's second model waits above to be dropped.
fn dropping(blue: Vec<Fighter>, special: Option<&'static str>) -> Play {
    let trooper = fighter(1, 3, 1).with("dz.ability.hammerfist-drop-armour", None);
    let setup = position(vec![fighter(2, 2, 1), trooper], blue);
    let mut play = match special {
        Some(special) => setup.special(special, 1).act(),
        None => setup.act(),
    };
    play.state.models[1].marks.set(Mark::OnBoard, false);
    play
}

#[test]
pub fn a_hammerfist_is_called_in() {
    // dz.ability.hammerfist-drop-armour: a SPECIAL, an empty cube; all around test, the beaten are thrown and pinned.
    let mut play = dropping(vec![fighter(6, 4, 1), fighter(4, 6, 1)], None);
    let (fist, near, far) = (play.red(1), play.blue(0), play.blue(1));
    let call = |column, row| Order::CallIn { model: fist, cell: cell(column, row, 1), at: Spots(16) };
    assert_eq!(play.refused(call(6, 4)), "dz.ability.hammerfist-drop-armour", "not on top of somebody");
    play.give(0, call(5, 4), &[4, 4, 1, 5, 1, 1]);
    assert_eq!((play.at(fist), play.at(near), play.at(far)), ((5, 4, 1), (7, 4, 1), (4, 6, 1)));
    assert!(play.is(near, Mark::Pinned) && !play.is(far, Mark::Pinned) && play.model(near).damage == 0);
    assert!(play.is(fist, Mark::Activated) && play.state.has(fist, Ability::JumpPack));
    assert_eq!(play.refused(call(5, 5)), "dz.action.once");
    let mut play = dropping(vec![fighter(6, 4, 1)], None);
    play.give(0, call(5, 4), &[4, 1, 1, 5, 1, 1]);
    assert_eq!(play.at(near), (6, 4, 1), "a draw does nothing");
}

#[test]
fn the_fist_of_an_angry_god_strikes_enemies() {
    // dz.special.fist-of-an-angry-god: Frag (4) on those in the cube, then a fight with one that is still there.
    let pillar = fighter(5, 4, 1).figure("Size", 3).with("dz.ability.solid", None);
    let mut play = dropping(vec![pillar, fighter(8, 7, 1)], Some("dz.special.fist-of-an-angry-god"));
    let (fist, foe) = (play.red(1), play.blue(0));
    assert_eq!(
        play.refused(Order::Splat(Use::Drop(fist, cell(2, 2, 1)))),
        "dz.special.fist-of-an-angry-god",
        "not on friends"
    );
    let log = play.give(
        0,
        Order::Splat(Use::Drop(fist, cell(5, 4, 1))),
        &[4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
    );
    assert_eq!((play.at(fist), play.model(foe).damage), ((5, 4, 1), 1));
    assert_eq!(
        dice(rolled(&log).0),
        "3 moved+1 injured+1 pinned+1",
        "it could not be thrown: they fight, as if it lay pinned"
    );
}

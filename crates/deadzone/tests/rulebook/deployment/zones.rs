//! Deployment: the zone, its levels, what it holds, and by what it grows (`dz.recon.deploy`, `dz.recon.overflow`).

use battle::{Refusal, Seat, System, apply};
use deadzone::{Block, Cell, Deadzone, Map, ModelId, Opening, Order, Spots, State, Step};
use dice::Scripted;

use crate::support::{Fighter, Position, cell, deck, fighter, position};

/// A map with a crate in each third block of squares, and nothing on the zones of Patrol.
fn ground() -> Map {
    let crates = [(3, 3), (6, 3), (3, 6), (6, 6)];
    let block = |(column, row)| Block { cell: cell(column, row, 1), from: (40, 40), to: (60, 60), height: 50 };
    Map { blocks: crates.map(block).to_vec(), ..Map::open("test", 4) }
}

/// Items are placed with these dice, and red wins the Recon test.
fn begun(mut place: Position, items: [u8; 16]) -> State {
    let decks = std::mem::take(&mut place.map.decks);
    place.map = Map { decks, ..ground() };
    let mut setup = place.setup();
    setup.opening = Opening::Deployment;
    let mut state = Deadzone.start(&setup).unwrap_or_else(|faults| panic!("{faults:?}"));
    let recon = [4, 1, 1, 1, 1, 1, 1, 1, 1, 1];
    give(&mut state, 0, Order::Begin, &[items.as_slice(), &recon].concat());
    state
}

/// Red deploys first, in the red zone.
fn deploying(place: Position) -> State {
    let mut state = begun(place, [4; 16]);
    give(&mut state, 0, Order::NameStarter { seat: Seat(0) }, &[]);
    give(&mut state, 0, Order::TakeZone { zone: 0 }, &[]);
    assert_eq!(state.steps.top(), Some(&Step::Deploy(Seat(0))));
    state
}

#[track_caller]
fn give(state: &mut State, seat: u8, order: Order, dice: &[u8]) {
    let asked = Deadzone.decision(state).map(|it| it.seat);
    assert_eq!(asked, Some(Seat(seat)), "who is asked for {order:?}");
    let mut dice = Scripted::d8(dice.iter().copied());
    apply(&Deadzone, state, &order, &mut dice, None).unwrap_or_else(|why| panic!("{order:?}: {why}"));
    dice.expect_spent();
}

fn refused(state: &State, order: Order) -> &'static str {
    Deadzone.judge(state, &order).map(|_| ()).unwrap_err().rule().name()
}

/// Deploys a model in the middle of a cube, as near to it as its size lets it.
fn put(state: &State, model: u8, at: (u8, u8, u8)) -> Order {
    let (model, cell): (_, Cell) = (ModelId(model), cell(at.0, at.1, at.2));
    let spots = Spots::free(state.profile(model).size, state.taken_spots(cell)).next().unwrap_or_default();
    Order::Deploy { model, cell, at: spots }
}

#[test]
pub fn eight_counters_are_rolled_for() {
    // dz.place.items and its example: two of eight fall in deployment zones. Column first, then row, and on the roof.
    let mut items = [4; 16];
    items[..6].copy_from_slice(&[1, 1, 5, 8, 5, 1]);
    let roof = vec![deck((4, 4, 3), (4, 4, 3), false)];
    let state = begun(position(vec![], vec![]).decks(roof), items);
    assert_eq!(state.counters.len(), 6);
    assert_eq!(state.counters[0].cell, cell(5, 1, 1));
    assert!(state.counters[1..].iter().all(|it| it.cell == cell(4, 4, 3)), "several may share a cube");
}

fn strider() -> Fighter {
    fighter(1, 1, 1).figure("Size", 4).kind("vehicle")
}

#[test]
fn room_is_kept_for_those_who_are_still_to_come() {
    // dz.recon.deploy: all models come into the zone, so none may take the last cube that holds the Strider.
    let team = vec![fighter(1, 1, 1), fighter(1, 1, 1), strider()];
    let mut state = deploying(position(team, vec![]));
    for (model, column) in [(0, 1), (1, 2), (3, 3)] {
        let order = put(&state, model, (column, 1, 1));
        give(&mut state, 0, order, &[]);
    }
    let order = put(&state, 2, (4, 1, 1));
    give(&mut state, 0, order, &[]);
    let team = vec![fighter(1, 1, 1), fighter(1, 1, 1), fighter(1, 1, 1), strider()];
    let mut state = deploying(position(team, vec![]));
    for (model, column) in [(0, 1), (1, 2), (2, 3)] {
        let order = put(&state, model, (column, 1, 1));
        give(&mut state, 0, order, &[]);
    }
    assert_eq!(refused(&state, put(&state, 4, (4, 1, 1))), "dz.recon.deploy", "the Leader would stand in its place");
    let order = put(&state, 4, (3, 1, 1));
    give(&mut state, 0, order, &[]);
    assert_eq!(refused(&state, Order::Pass), "dz.recon.deploy", "nobody stays at home");
    let order = put(&state, 3, (4, 1, 1));
    give(&mut state, 0, order, &[]);
    assert_eq!(state.steps.top(), Some(&Step::Deploy(Seat(1))));
}

#[test]
fn others_may_stand_on_any_level_but_vehicles_on_the_ground() {
    // dz.recon.deploy: and everyone in his own zone.
    let roof = vec![deck((1, 1, 2), (2, 1, 2), false)];
    let mut state = deploying(position(vec![strider()], vec![fighter(1, 1, 1)]).decks(roof));
    assert_eq!(refused(&state, put(&state, 0, (1, 1, 2))), "dz.recon.deploy");
    for (model, at) in [(0, (1, 1, 1)), (1, (1, 1, 2))] {
        let order = put(&state, model, at);
        give(&mut state, 0, order, &[]);
    }
    assert_eq!(refused(&state, put(&state, 2, (4, 1, 1))), "dz.recon.deploy", "blue has the other zone");
    let order = put(&state, 2, (5, 8, 1));
    give(&mut state, 1, order, &[]);
}

#[test]
fn a_zone_grows_by_the_fewest_cubes_for_both() {
    // dz.recon.overflow: seventeen size in four cubes is one too many; the nearest square is added, row by row.
    let giants = || vec![strider().kind("trooper"); 4];
    let mut state = deploying(position(giants(), vec![fighter(1, 1, 1)]));
    assert_eq!(refused(&state, put(&state, 0, (1, 2, 1))), "dz.recon.deploy", "one square, no more");
    for (model, column) in [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5)] {
        let order = put(&state, model, (column, 1, 1));
        give(&mut state, 0, order, &[]);
    }
    assert_eq!(refused(&state, put(&state, 5, (5, 7, 1))), "dz.recon.deploy");
    let order = put(&state, 5, (4, 7, 1));
    give(&mut state, 1, order, &[]);
    // A roof in the zone holds the Leader: then it need not grow.
    let roofs = vec![deck((1, 1, 2), (1, 1, 2), false), deck((8, 8, 2), (8, 8, 2), false)];
    let state = deploying(position(giants(), vec![fighter(1, 1, 1)]).decks(roofs));
    assert_eq!(refused(&state, put(&state, 4, (5, 1, 1))), "dz.recon.deploy");
}

#[test]
fn the_starting_player_may_deploy_last() {
    // dz.recon.deploy: the summary lets him deploy first; another house does not.
    let mut place = position(vec![], vec![]);
    place.settings.starter_deploys_last = true;
    let mut state = begun(place, [4; 16]);
    give(&mut state, 0, Order::NameStarter { seat: Seat(0) }, &[]);
    give(&mut state, 0, Order::TakeZone { zone: 0 }, &[]);
    assert_eq!(state.steps.top(), Some(&Step::Deploy(Seat(1))));
}

#[test]
pub fn scouts_sprint_when_all_have_deployed_the_starter_first() {
    // dz.ability.scout
    let scout = || fighter(1, 1, 1).with("dz.ability.scout", None);
    let mut state = deploying(position(vec![scout()], vec![scout()]));
    for (model, at) in [(0, (1, 1, 1)), (1, (2, 1, 1)), (2, (8, 8, 1))] {
        let (seat, order) = (state.seat(ModelId(model)).0, put(&state, model, at));
        give(&mut state, seat, order, &[]);
    }
    let order = put(&state, 3, (7, 8, 1));
    give(&mut state, 1, order, &[]);
    assert_eq!(state.steps.top(), Some(&Step::Scout(Seat(0))));
    give(&mut state, 0, Order::Pass, &[]);
    assert_eq!((state.steps.top(), state.round), (Some(&Step::Scout(Seat(1))), 0));
}

//! What the tactician understands, each in a position where it is all that matters: cover, range, coherency, objectives, morale.

use battle::{Seat, System};
use bots::{Evaluation, Kind, Limit, SeatAt, Tactician};
use dice::Seeded;
use warzone::{Mission, ModelId, Morale, Order, Warzone};

use crate::support::{Game, Scene, scene, trooper};

const RIFLE: &str = "gun 24 12 1 0 Piercing A";

/// Lets the tactician answer until the model, or the squad, it was asked about has done all it does.
fn led(game: &mut Game, done: impl Fn(&Game) -> bool) -> Vec<Order> {
    let kind: Kind<Warzone> = Tactician::kind();
    let (mut player, mut dice, mut given) = (kind.sit(Seeded::from_u64(1)), Seeded::from_u64(2), Vec::new());
    while let Some(decision) = Warzone.decision(&game.state).filter(|it| it.seat == Seat(0) && !done(game)) {
        let mut orders = Vec::new();
        Warzone.orders(&game.state, &mut orders);
        let order = player.choose(&SeatAt::table(&Warzone, &game.state, decision, &orders), Limit::Nodes(4_000));
        battle::apply(&Warzone, &mut game.state, &order, &mut dice, None).expect("a legal order");
        given.push(order);
    }
    given
}

fn waits(game: &Game) -> bool {
    matches!(game.top(), warzone::Step::ChooseSquad(_))
}

fn in_mission(mission: Mission, scene: Scene) -> Game {
    let mut setup = scene.setup();
    setup.mission = mission;
    let mut game = Game { state: Warzone.start(&setup).unwrap_or_else(|faults| panic!("{faults:?}")) };
    game.give(0, Order::Begin, []);
    game
}

/// Of two enemies equally near it shoots at the one in the open.
#[test]
fn cover() {
    let walled = scene()
        .block("heavy-wall", [22., 29., 32., 29.2], 0.8)
        .squad(0, &trooper().armed(&[RIFLE]), &[(24., 20., 180)])
        .squad(1, &trooper(), &[(20., 30.24, 0), (28., 30.24, 0)]);
    let mut game = walled.acting(0);
    let given = led(&mut game, waits);
    let shot = given
        .iter()
        .find_map(|it| if let Order::Shoot(shots) | Order::RapidFire(shots) = it { Some(shots.at[0]) } else { None });
    assert_eq!(shot, Some(ModelId(1)), "{given:?}");
}

/// An enemy out of range is approached.
#[test]
fn range() {
    let far = scene().squad(0, &trooper().armed(&[RIFLE]), &[(24., 6., 180)]).squad(1, &trooper(), &[(24., 36., 0)]);
    let mut game = far.acting(0);
    let before = game.state.distance(ModelId(0), ModelId(1));
    let given = led(&mut game, waits);
    let after = game.state.distance(ModelId(0), ModelId(1));
    assert!(before > 24. && after < before - 2., "{before} to {after} by {given:?}");
}

/// Nobody of a squad is led out of Coherency.
#[test]
fn coherency() {
    let squad = [(20., 10., 180), (22., 10., 180), (24., 10., 180), (26., 10., 180)];
    let mut game = scene()
        .squad(0, &trooper().armed(&[RIFLE]), &squad)
        .squad(1, &trooper(), &[(6., 40., 0), (40., 40., 0)])
        .begin();
    let given = led(&mut game, |it| it.state.squads[0].activated && waits(it));
    assert!(given.len() > 4, "{given:?}");
    let commander = game.state.squads[0].commander.expect("it is unhurt");
    let limit = f64::from(game.state.coherency(warzone::SquadId(0)).expect("a squad").total());
    for model in (0..4).map(ModelId).filter(|it| *it != commander) {
        let far = game.state.distance(commander, model);
        assert!(far <= limit + 0.01, "{model:?} is {far} away, {limit} allowed");
    }
}

/// With nobody in sight it goes for what the mission is about: the middle of the table.
#[test]
fn objectives() {
    let apart = scene()
        .block("impassable-rock", [2., 30., 46., 31.], 5.)
        .squad(0, &trooper().armed(&[RIFLE]), &[(24., 8., 0), (26., 8., 0)])
        .squad(1, &trooper(), &[(24., 44., 0)]);
    let mut game = in_mission(Mission::SEIZE_GROUND, apart);
    let middle = |game: &Game| (game.state.centre(ModelId(0)) - table::vec2(24., 24.)).length();
    let before = middle(&game);
    let given = led(&mut game, |it| it.state.squads[0].activated && waits(it));
    assert!(middle(&game) < before - 3., "{before} to {}: {given:?}", middle(&game));
}

/// Who would win if it ended now is ahead, a little in the first Game Turn and nearly safe in the last.
#[test]
fn a_lead_counts_for_more_the_later_it_is() {
    let mut game = scene()
        .squad(0, &trooper().armed(&[RIFLE]), &[(20., 20., 180), (22., 20., 180)])
        .squad(1, &trooper().armed(&[RIFLE]), &[(20., 40., 0), (22., 40., 0)])
        .begin();
    let chance = |game: &Game| Evaluation::learned::<Warzone>().chance(&Warzone, &game.state, Seat(0));
    let level = chance(&game);
    assert!((level - 0.5).abs() < 0.05, "{level}");
    game.state.models[3].wounds = 0;
    game.state.models[3].stand = None;
    let ahead = [1, 4, 8].map(|turn| {
        game.state.turn = turn;
        chance(&game)
    });
    assert!(level < ahead[0] && ahead[0] < ahead[1] && ahead[1] < ahead[2] && ahead[2] > 0.75, "{ahead:?}");
}

/// A squad that is Pinned is worth less than a steady one, a Broken one no more than that; the enemy's the other way round.
#[test]
fn morale() {
    let game = scene()
        .squad(0, &trooper().armed(&[RIFLE]), &[(20., 20., 180), (22., 20., 180)])
        .squad(1, &trooper().armed(&[RIFLE]), &[(20., 40., 0), (22., 40., 0)])
        .begin();
    let chance = |squad: usize, morale: Morale| {
        let mut state = game.state.clone();
        state.squads[squad].morale = morale;
        Evaluation::by_hand::<Warzone>().chance(&Warzone, &state, Seat(0))
    };
    let [own, other] =
        [0, 1].map(|it| [Morale::Steady, Morale::Pinned, Morale::Broken].map(|morale| chance(it, morale)));
    assert!(own[0] > own[1] && own[1] >= own[2], "{own:?}");
    assert!(other[0] < other[1] && other[1] <= other[2], "{other:?}");
}

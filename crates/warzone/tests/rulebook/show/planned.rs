//! What a player is told while an order is planned: how far, through what, whereto; and what is at stake in a reaction.

use battle::{Preview, Seat, Speech, System, View};
use catalogue::Language;
use warzone::{Mark, ModelId, Order, Reaction, Step, Warzone};

use crate::support::{Game, Scene, engage, go, run, scene, shoot, shots, trooper, way};

fn view(game: &Game, seat: u8) -> View<Warzone> {
    View::of(&Warzone, &game.state, Some(Seat(seat)))
}

/// What is measured, in English.
fn words(preview: &Preview) -> Vec<String> {
    let speech = Speech::new(Language::En, &[&|it| Warzone.messages(it)]).unwrap_or_else(|faults| panic!("{faults:?}"));
    preview.measures.iter().map(|it| speech.say(it)).collect()
}

fn planned(game: &Game, order: &Order) -> Vec<String> {
    words(&Warzone.preview(&view(game, 0), order))
}

fn walker(scene: Scene) -> Game {
    scene.squad(0, &trooper(), &[(20., 10., 180)]).squad(1, &trooper(), &[(20., 40., 0)]).acting(0)
}

/// wz.terrain.light, wz.terrain.heavy: what is used and left of a way, and what each piece of ground takes off it.
#[test]
fn a_way_says_what_the_ground_takes() {
    let bush = scene().area("light-bush", [15., 11., 25., 12.], 1.).area("heavy-wood", [15., 12.5, 25., 20.], 1.);
    let told = planned(&walker(bush), &run(20., 13.05, 180));
    assert_eq!(told[0], "3.1″ of 4″, 0.9″ left");
    assert!(told[1].ends_with("Light Terrain: −2″") && told[2].ends_with("Heavy Terrain: −4″"), "{told:?}");
    let open = planned(&walker(scene()), &go(20., 14., 180));
    assert_eq!(open[0], "4″ of 5″, 1″ left");
    assert!(!open.iter().any(|it| it.contains("Terrain")), "{open:?}");
}

/// wz.squad.coherency: whether the way ends within the Commander's reach, or by how much it does not; who leads may leave
/// others behind. The nearest enemy is measured from there.
#[test]
fn a_way_says_where_it_leads() {
    let squad = || scene().squad(0, &trooper(), &[(20., 10., 180), (21.5, 10., 180), (23., 10., 180)]);
    let far = |scene: Scene| scene.squad(1, &trooper(), &[(20., 40., 0)]).acting(0);
    let mut game = far(squad());
    let reach = f64::from(game.state.coherency(game.state.field.squad(ModelId(0))).expect("a squad of three").total());
    game.state.squads[0].commander = Some(ModelId(2));
    let near = planned(&game, &go(20., 12., 180));
    assert!(near.contains(&"In Coherency".to_owned()), "{near:?}");
    assert!(near.last().is_some_and(|it| it.starts_with("26.9″ to Squad 1")), "{near:?}");
    game.state.models[2].stand.as_mut().expect("it stands").at.x += table::Inches::nearest(reach - 2.0);
    let astray = planned(&game, &go(17., 10., 180));
    assert!(astray.iter().any(|it| it.starts_with("Leaves Coherency by ")), "{astray:?}");
    game.state.squads[0].commander = Some(ModelId(0));
    let leads = planned(&game, &go(17., 10., 180));
    assert!(leads.contains(&"Leaves 1 model out of Coherency".to_owned()), "{leads:?}");
}

/// wz.action.run: around the reach of a Move lies that of a Run, as long as the model has the points for one.
#[test]
fn a_run_leads_further_than_a_move() {
    let mut game = walker(scene());
    let reach = |game: &Game| Warzone.reach(&view(game, 0), "move");
    let kinds: Vec<String> = reach(&game).into_iter().map(|it| it.kind).collect();
    assert_eq!(kinds, ["reach-far", "reach"]);
    game.give(0, go(20., 11., 180), []);
    assert!(reach(&game).iter().all(|it| it.kind == "reach"), "one point is no Run");
}

/// Seat 0's first model keeps watch over seat 1's, who is activated.
fn watched() -> Game {
    let mut game = scene().squad(0, &trooper(), &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 32., 0)]).acting(0);
    game.give(0, Order::Sentry, []);
    game.until_squad(1);
    game.activate(1);
    game
}

/// wz.action.sentry-timing: a Sentry is told what the enemy could do next, with the odds its shot will have.
#[test]
fn a_sentry_knows_what_is_at_stake() {
    let mut game = watched();
    let stake = Warzone.stake(&view(&game, 0)).expect("a reaction").preview;
    assert_eq!(words(&stake), ["Squad 1 (2) has 2 Action Points left", "It could shoot Squad 1 next"]);
    game.give(0, Order::Decline, []);
    let shot = Warzone.forecast(&view(&game, 1), &shoot(&[0])).expect("odds");
    assert_eq!(stake.forecast, Some(shot), "the same odds as the enemy reads");
    assert_eq!(Warzone.stake(&view(&game, 1)), None, "an Action is no reaction");
}

/// wz.action.dive-for-cover: whoever is shot at reads the odds of the shot that waits.
#[test]
fn a_diver_knows_the_shot() {
    let mut game = watched();
    game.give(0, Order::Decline, []);
    let shot = Warzone.forecast(&view(&game, 1), &shoot(&[0])).expect("odds");
    game.give(1, shoot(&[0]), []);
    assert!(matches!(game.top(), Step::Dive { .. }), "{:?}", game.top());
    let stake = Warzone.stake(&view(&game, 0)).expect("a reaction").preview;
    assert_eq!(stake.forecast, Some(shot));
    assert_eq!(words(&stake)[0], "Squad 1 (2) is about to shoot Squad 1");
}

/// wz.cc.counter-charge: the odds of stopping an engager are those of the LD test; a Sentry needs none.
#[test]
fn who_may_stop_an_engager_knows_the_odds() {
    let position = |watches: bool| {
        let mut game = scene()
            .squad(0, &trooper(), &[(20., 20., 180)])
            .squad(1, &trooper(), &[(20., 29., 0)])
            .squad(1, &trooper().base(40).armed(&[]), &[(22., 26., 270)])
            .acting(0);
        if watches {
            game.state.models[2].marks.add(Mark::Sentry);
        }
        game.give(0, engage(1), [2]);
        game
    };
    let odds = |game: &Game| Warzone.forecast(&view(game, 1), &Order::Accept).expect("odds").chances[0].chance;
    let game = position(false);
    let need = game.state.leadership(ModelId(2)).expect("LD").total();
    assert!((odds(&game) - f64::from(need) / 20.0).abs() < 1e-12, "LD {need}: {}", odds(&game));
    assert!((odds(&position(true)) - 1.0).abs() < 1e-12);
    let stake = words(&Warzone.stake(&view(&game, 1)).expect("a reaction").preview);
    assert_eq!(stake[0], "Squad 1 is on its way to Squad 1 (2)");
}

/// A Sentry's shot is planned like any other: its line of sight, and how far it is.
#[test]
fn a_reaction_is_previewed() {
    let game = watched();
    let react = |reaction| Order::React { model: ModelId(0), reaction };
    let shot = Warzone.preview(&view(&game, 0), &react(Reaction::Shoot(shots(&[1]))));
    assert_eq!((shot.sights.len(), words(&shot).len()), (1, 1), "{shot:?}");
    let facing = table::Bearing::SOUTH;
    let gone = Warzone.preview(&view(&game, 0), &react(Reaction::Move { by: way(20., 17.), facing }));
    assert!(words(&gone)[0].starts_with("3″ of 5″"), "{:?}", words(&gone));
}

/// Many answers to a reaction lie under their kinds, each with a name of its own.
#[test]
fn many_answers_lie_under_their_kinds() {
    let drawn = Warzone.scene(&view(&watched(), 0));
    assert!(drawn.choices.len() > 12, "{} choices", drawn.choices.len());
    let speech = Speech::new(Language::En, &[&|it| Warzone.messages(it)]).unwrap_or_else(|faults| panic!("{faults:?}"));
    let tiles: Vec<(String, String)> = drawn.tiles.iter().map(|it| (it.kind.clone(), speech.say(&it.name))).collect();
    assert_eq!(tiles, [("react", "React"), ("decline", "No")].map(|(kind, name)| (kind.to_owned(), name.to_owned())));
}

/// wz.action.aim, wz.action.shooting: a squad's volley is proposed as orders of its models, each at whom it is likeliest to
/// remove; who can shoot nobody has none.
#[test]
fn a_squad_that_aims_and_shoots_is_proposed_at_once() {
    let row: Vec<(f64, f64, i32)> = (0..4).map(|it| (20. + 1.5 * f64::from(it), 20., 180)).collect();
    let far = [(20., 30., 0), (24., 30., 0)];
    let mut game = scene().squad(0, &trooper(), &row).squad(1, &trooper(), &far).acting(0);
    let sketch = battle::Sketch { tile: "volley".to_owned(), ..battle::Sketch::default() };
    let strides = Warzone.march(&view(&game, 0), &sketch);
    assert_eq!(strides.len(), 4, "{strides:?}");
    let [Order::Aim, Order::Shoot(shots)] = &strides[0].orders[..] else { panic!("who acts: {:?}", strides[0].orders) };
    for stride in &strides[1..] {
        let [Order::ActivateModel { .. }, Order::Aim, Order::Shoot(_)] = &stride.orders[..] else {
            panic!("{:?}", stride.orders)
        };
        assert!(stride.preview.forecast.is_some() && !stride.preview.sights.is_empty(), "its odds and sight are told");
    }
    game.give(0, Order::Aim, []);
    let listed = Warzone.scene(&view(&game, 0)).choices;
    assert!(listed.iter().any(|it| it.order == Order::Shoot(shots.clone())), "the scene offers what was proposed");
}

/// wz.card.burn-heal: whom a card may heal, what it needs, what it costs, and what is lost without it.
#[test]
fn a_card_that_may_heal_says_its_deed_and_its_chance() {
    let mut game = scene().troops(0, &trooper(), &[(20., 20., 180)]).troops(1, &trooper(), &[(20., 30., 0)]).acting(0);
    game.give(0, shoot(&[1]), [5, 19]);
    assert!(matches!(game.top(), Step::Heal(_)), "{:?}", game.top());
    let stake = Warzone.stake(&view(&game, 1)).expect("an offer");
    assert_eq!(stake.about, Some(battle::scene::Target::Piece("model-1".to_owned())));
    let [turns, lets] = &stake.answers[..] else { panic!("{:?}", stake.answers) };
    assert_eq!((&turns.order, &lets.order), (&Order::Accept, &Order::Decline));
    assert!((turns.chance.as_ref().expect("a chance").chance - 0.15).abs() < 1e-12, "3 of 20 faces: {turns:?}");
    assert_eq!(turns.need.as_ref().expect("a need").1.total(), 3);
    assert!(lets.chance.is_none() && turns.price.is_some() && lets.price.is_some());
}

/// A plan in a sentence: what merely declines is left out.
#[test]
fn a_plan_is_told_in_a_sentence() {
    let speech = Speech::new(Language::En, &[&|it| Warzone.messages(it)]).unwrap_or_else(|faults| panic!("{faults:?}"));
    let game = walker(scene());
    let told = |orders: &[Order]| Warzone.gist(&view(&game, 0), orders).map(|it| speech.say(&it));
    assert_eq!(told(&[Order::Decline]), None);
    let gist = told(&[go(20., 14., 180), Order::Aim, Order::Decline]).expect("a sentence");
    assert!(gist.starts_with("Squad 1: move 4″ south, "), "{gist}");
    assert!(!gist.contains("No"), "{gist}");
}

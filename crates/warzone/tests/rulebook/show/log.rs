//! What people read (both sides call theirs "Squad 1", so that the second is numbered): the log line by line, what stands in the way of a shot, and what a Sentry could do.

use battle::{Arg, Seat, Speech, System, View, scene::Readiness};
use catalogue::Language;
use warzone::{Arrival, Event, Order, State, Warzone};

use crate::support::{Game, engage, go, scene, shoot, strike, trooper};

const RIFLE: &str = "hussars-ag-17";

fn english() -> Speech {
    Speech::new(Language::En, &[&|it| Warzone.messages(it)]).unwrap_or_else(|faults| panic!("{faults:?}"))
}

/// The lines of the log for these events, and whether each can be asked why.
fn told(mut state: State, events: &[Event]) -> Vec<(String, bool)> {
    let mut lines = Vec::new();
    for event in events {
        if let Some(line) = Warzone.narrate(&state, event) {
            let because = line.args.iter().any(|it| matches!(it.1, Arg::Because(_) | Arg::Rule(_)));
            lines.push((english().say(&line), because));
        }
        Warzone.fold(&mut state, event);
    }
    lines
}

fn facing() -> Game {
    scene().squad(0, &trooper().armed(&[RIFLE]), &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 31., 0)]).acting(0)
}

/// A shot is told with its weapon, its target and what comes of it, in four lines, and each says why.
#[test]
fn a_shot() {
    let mut game = facing();
    let before = game.state.clone();
    let events = game.give(0, shoot(&[1]), [7, 18]);
    let lines = told(before, &events);
    let words: Vec<&str> = lines.iter().map(|it| it.0.as_str()).collect();
    assert_eq!(words[0], "Squad 1, AG-17 Panzerknacker Assault Rifle at Squad 1 (2): needs 12, rolls 7, hits.");
    assert!(words[1].starts_with("Squad 1 (2) is hit at St "), "{words:?}");
    assert!(words[2].starts_with("Squad 1 (2), Armour test") && words[2].ends_with("rolls 18, failed."), "{words:?}");
    assert_eq!(words[3], "Squad 1 (2) is removed.");
    assert!(lines[..4].iter().all(|it| it.1), "{lines:?}");
    let mut missed = facing();
    let before = missed.state.clone();
    let events = missed.give(0, shoot(&[1]), [13]);
    assert_eq!(
        told(before, &events)[0].0,
        "Squad 1, AG-17 Panzerknacker Assault Rifle at Squad 1 (2): needs 12, rolls 13, misses."
    );
}

/// A way is told by its length, a blow by its weapon.
#[test]
fn a_stride_and_a_blow() {
    let mut game = facing();
    let before = game.state.clone();
    let events = game.give(0, go(20., 24., 180), []);
    assert_eq!(told(before, &events)[0], ("Squad 1 moves 4″.".to_owned(), true));
    let knife = trooper().armed(&["hussars-combat-knife"]);
    let mut fight = scene().squad(0, &knife, &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 24., 0)]).acting(0);
    fight.give(0, engage(1), []);
    fight.give(0, Order::CloseCombat { weapon: Some(0) }, []);
    let before = fight.state.clone();
    let events = fight.give(0, strike(1), [20]);
    let lines = told(before, &events);
    assert!(lines[0].0.starts_with("Squad 1, Combat Knife at Squad 1 (2): needs ") && lines[0].1, "{lines:?}");
    assert!(lines[0].0.ends_with("rolls 20: a natural 20, misses!"), "{lines:?}");
}

/// wz.structure.target.damage: an attack on a token names who, with what, and the token.
#[test]
fn an_attack_on_a_token() {
    let mut game = crate::tokens::attacks::before(RIFLE, 8.);
    let before = game.state.clone();
    let events = game.give(1, crate::tokens::bauhaus::attack(0), [7, 3]);
    let lines = told(before, &events);
    let rifle = "AG-17 Panzerknacker Assault Rifle";
    assert!(lines[0].0.contains(rifle) && lines[0].0.ends_with("rolls 7, on the spot."), "{lines:?}");
    assert!(
        lines[1].0.contains(&format!("{rifle} at the token of House Valmonte Distortion Device")) && lines[1].1,
        "{lines:?}"
    );
}

fn preview(game: &Game, order: &Order) -> Vec<(bool, String)> {
    let preview = Warzone.preview(&View::of(&Warzone, &game.state, Some(Seat(0))), order);
    let hiders = preview.sights.into_iter().flat_map(|it| it.hiders);
    hiders.map(|it| (it.counts, english().say(&it.line))).collect()
}

/// wz.shoot.cover-threshold, wz.shoot.claim-cover: what hides a quarter counts and is named with its modifier, a model
/// as well; what hides less, and what the shooter Claims, does not, and says so.
#[test]
fn what_is_in_the_way() {
    let wall = |y: f64, top: f64| scene().block("heavy-wall", [15., y, 25., y + 0.1], top);
    let shot = |scene: crate::support::Scene| {
        let scene = scene.squad(0, &trooper().armed(&[RIFLE]), &[(20., 20., 180)]);
        scene.squad(1, &trooper(), &[(20., 31., 0)]).acting(0)
    };
    let counted = preview(&shot(wall(29., 0.6)), &shoot(&[1]));
    assert!(counted[0].0 && counted[0].1.ends_with("Heavy Cover −4"), "{counted:?}");
    let low = preview(&shot(wall(29., 0.3)), &shoot(&[1]));
    assert!(!low[0].0 && low[0].1.ends_with("too little to count"), "{low:?}");
    let claimed = preview(&shot(wall(20.8, 0.97)), &shoot(&[1]));
    assert!(!claimed[0].0 && claimed[0].1.contains("too near the shooter"), "{claimed:?}");
    let between = scene()
        .squad(0, &trooper().armed(&[RIFLE]), &[(20., 20., 180), (20., 26., 180)])
        .squad(1, &trooper(), &[(20., 31., 0)])
        .acting(0);
    let models = preview(&between, &shoot(&[2]));
    assert!(models.len() == 1 && models[0].0 && models[0].1.starts_with("Squad 1 2 hides"), "{models:?}");
}

/// A refusal calls models by their names where the battle is known.
#[test]
fn refusals_name_names() {
    let game = scene()
        .squad(0, &trooper().armed(&[RIFLE]), &[(20., 20., 180)])
        .squad(1, &trooper(), &[(20., 10., 0)])
        .acting(0);
    let why = Warzone.judge(&game.state, &shoot(&[1])).expect_err("behind");
    assert_eq!(english().say(&Warzone.refusal(&game.state, &why)), "Squad 1 (2) is not in the Front Facing.");
    assert_eq!(english().say(&battle::Refusal::line(&why)), "model 1 is not in the Front Facing.");
}

/// Each thing a Sentry could do has a name of its own: who, what, how far and whereto.
#[test]
fn what_a_sentry_could_do() {
    let mut game = scene()
        .squad(0, &trooper().armed(&[RIFLE]), &[(20., 20., 180)])
        .squad(1, &trooper(), &[(20., 31., 0)])
        .acting(0);
    game.give(0, Order::Sentry, []);
    game.until_squad(1);
    game.activate(1);
    game.decline();
    game.give(1, go(20., 28., 0), []);
    let scene = Warzone.scene(&View::of(&Warzone, &game.state, Some(Seat(0))));
    let names: Vec<String> = scene.choices.iter().map(|it| english().say(&it.name)).collect();
    assert!(names.contains(&"Squad 1: Shoot Squad 1 (2)".to_owned()), "{names:?}");
    let moves: Vec<&String> = names.iter().filter(|it| it.starts_with("Squad 1: move ")).collect();
    let mut different = moves.clone();
    different.sort();
    different.dedup();
    assert!(moves.len() >= 4 && different.len() == moves.len(), "{names:?}");
}

/// A piece says what it is and what it carries.
#[test]
fn what_a_model_is() {
    let game = facing();
    let scene = Warzone.scene(&View::of(&Warzone, &game.state, None));
    let words: Vec<String> = scene.pieces[0].about.iter().map(|it| english().say(it)).collect();
    assert_eq!(words[1], "AG-17 Panzerknacker Assault Rifle: 24″, RoF 1, St 12", "{words:?}");
}

/// wz.skill.rapid-deployment.reserve: who is still to come from above is in reserve, and not gone.
#[test]
fn who_is_still_to_come() {
    let mut game = facing();
    let ready = |game: &Game| Warzone.scene(&View::of(&Warzone, &game.state, None)).groups[1].readiness;
    assert_eq!(ready(&game), Readiness::Ready);
    game.state.models[1].stand = None;
    assert_eq!(ready(&game), Readiness::Gone);
    game.state.squads[1].arrival = Some(Arrival::RapidDeployment);
    assert_eq!(ready(&game), Readiness::Reserve);
}

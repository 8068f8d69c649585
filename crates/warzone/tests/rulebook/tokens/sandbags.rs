//! Sandbag Equipment: terrain that is laid in play.

use battle::Seat;
use catalogue::{RuleId, rule};
use table::Bearing;
use warzone::{Order, SquadAction, SquadId, Step, Test};

use crate::support::{Game, Scene, at, needs, run, scene, shoot, trooper, why};

const SANDBAGS: RuleId = rule!("wz.bauhaus.doctrine.tech.sandbag-equipment");

/// Two diggers at (20, 20) and (23, 20), a Warlord with cards far away, an enemy 12in before the diggers.
fn diggers() -> Scene {
    scene()
        .warlord(0, &trooper(), "psychic", (44., 4., 180))
        .squad(0, &trooper().skill(SANDBAGS, None), &[(20., 20., 180), (23., 20., 180)])
        .squad(1, &trooper(), &[(20., 32., 0)])
}

fn dig() -> Order {
    Order::Declare { action: SquadAction::Sandbags, target: warzone::ModelId(1), models: Vec::new() }
}

pub fn bags(x: f64, y: f64) -> Order {
    Order::LaySandbags { at: at(x, y), along: Bearing::EAST }
}

/// The squad has dug, and is asked where.
pub fn dug() -> Game {
    let mut game = diggers().begin();
    game.give(0, Order::Activate { squad: SquadId(1) }, []);
    game.give(0, dig(), []);
    for model in [1, 2] {
        game.activate(model);
        assert_eq!(game.model(model).points, 1, "every model spends a point");
        game.give(0, Order::Pass, []);
    }
    assert_eq!(game.top(), Step::LaySandbags(SquadId(1)));
    game
}

/// wz.bauhaus.doctrine.tech.sandbag-equipment: declared when the Activation begins, for a card and a point of everyone;
/// laid when the last is Deactivated.
#[test]
fn a_squad_digs_in() {
    let game = dug();
    assert_eq!(game.state.cards(Seat(0)), 3);
    let mut plain = scene()
        .warlord(0, &trooper(), "psychic", (44., 4., 180))
        .squad(0, &trooper(), &[(20., 20., 180), (23., 20., 180), (26., 20., 180)])
        .squad(1, &trooper(), &[(20., 32., 0)])
        .begin();
    plain.give(0, Order::Activate { squad: SquadId(1) }, []);
    assert_eq!(plain.refused_by(dig()), SANDBAGS.name(), "nobody bought any");
    let mut poor = scene()
        .squad(0, &trooper().skill(SANDBAGS, None), &[(20., 20., 180), (23., 20., 180), (26., 20., 180)])
        .squad(1, &trooper(), &[(20., 32., 0)])
        .begin();
    poor.give(0, Order::Activate { squad: SquadId(0) }, []);
    assert_eq!(poor.refused_by(dig()), "wz.card.burn-skill", "no card");
}

/// wz.bauhaus.doctrine.tech.sandbag-equipment: three in a row, each within 3in of the Commander, on no model.
#[test]
fn sandbags_lie_near_the_commander() {
    let far = 20. + 0.59 + 3. + 0.59;
    let game = dug();
    assert_eq!(game.refused_by(bags(20., far + 0.02)), SANDBAGS.name());
    assert_eq!(game.refused_by(bags(20., far)), SANDBAGS.name(), "the outer ones are farther off");
    assert_eq!(game.refused_by(bags(22., 20.)), SANDBAGS.name(), "a comrade stands there");
    let mut game = dug();
    game.give(0, bags(20., 21.5), []);
    let places: Vec<_> = game.state.devices.iter().map(|it| it.at.at).collect();
    assert_eq!(places, [at(18.82, 21.5), at(20., 21.5), at(21.18, 21.5)]);
    assert_eq!(game.state.field.setup.table.pieces().len(), 3);
    assert!(matches!(game.top(), Step::ChooseSquad(Seat(1))));
}

/// wz.bauhaus.doctrine.tech.sandbag-equipment: they are Heavy Terrain and give Heavy Cover; each has AV 18 and goes by
/// itself.
#[test]
fn sandbags_give_cover_until_they_are_broken() {
    let mut game = dug();
    game.give(0, bags(20., 21.5), []);
    game.activate(3);
    let events = game.give(1, shoot(&[1]), [19]);
    assert_eq!(why(&events, Test::RangeSkill), "12@wz.stat.rs -4@wz.shoot.cover-heavy");
    let mut cleared = dug();
    cleared.give(0, bags(20., 21.5), []);
    cleared.activate(3);
    cleared.give(1, Order::Break { weapon: 0, token: 1 }, [16, 18]);
    assert_eq!(cleared.state.devices.len(), 3, "AV 18 holds on an 18");
    let mut broken = dug();
    broken.give(0, bags(20., 21.5), []);
    broken.activate(3);
    let events = broken.give(1, Order::Break { weapon: 0, token: 1 }, [16, 19]);
    assert_eq!((needs(&events, Test::Token), broken.state.devices.len()), (vec![16], 2));
    let left: Vec<_> = broken.state.devices.iter().map(|it| it.at.at).collect();
    assert_eq!(left, [at(18.82, 21.5), at(21.18, 21.5)]);
    assert_eq!(broken.state.field.setup.table.pieces().len(), 2);
}

/// wz.bauhaus.doctrine.tech.sandbag-equipment: who runs over one pays for Heavy Terrain.
#[test]
fn sandbags_are_in_the_way() {
    let runner = |laid: bool| {
        let mut game = dug();
        game.give(0, if laid { bags(20., 23.) } else { bags(20., 16.6) }, []);
        game.until_squad(0);
        game.give(0, Order::Activate { squad: SquadId(0) }, []);
        game.state.models[0].stand = Some(warzone::Stand::ground(at(18.3, 25.), Bearing::NORTH));
        game.activate(0);
        game.refused_or_fine(run(18.3, 18., 0)).is_none()
    };
    assert!(runner(false), "7in of 10 over open ground");
    assert!(!runner(true), "10in less 4in");
}

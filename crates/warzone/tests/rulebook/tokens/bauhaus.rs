//! The tokens of Bauhaus: Smoke Flares, the Distortion Device, Booby Traps.

use catalogue::{RuleId, rule};
use warzone::{DeviceKind, Edge, Event, Forbidden, Mark, Mission, ModelId, Opening, Order, SquadId, Step, Test};

use crate::{
    deployment::{set_up, setting_up},
    support::{Game, Scene, Trooper, at, engage, go, hits, needs, scene, shoot, trooper},
    turn::actives::use_skill,
};

const SMOKE: RuleId = rule!("wz.bauhaus.doctrine.cc.smoke-flare");
pub const DISTORTION: RuleId = rule!("wz.bauhaus.skill.drachen.distortion-device");
const TRAPS: RuleId = rule!("wz.bauhaus.skill.venusian-rangers.booby-traps");

pub fn lay(skill: RuleId, x: f64, y: f64) -> Order {
    Order::LayToken { skill, at: warzone::Spot::ground(at(x, y)) }
}

pub fn with(skill: RuleId) -> Trooper {
    trooper().skill(skill, None)
}

/// A Psychic Warlord with four cards at (20, 20) and a pair of enemies 12in before him.
pub fn facing(one: &Trooper, others: &Trooper) -> Scene {
    scene().warlord(0, one, "psychic", (20., 20., 180)).squad(1, others, &[(20., 32., 0), (28., 32., 0)])
}

/// wz.bauhaus.doctrine.cc.smoke-flare: a point and a card, within 3in, once in a battle; gone with the Game Turn.
#[test]
fn a_flare_is_laid_once() {
    let mut game = facing(&with(SMOKE), &trooper()).acting(0);
    let far = 20. + 0.59 + 3. + 0.59;
    assert_eq!(game.refused_by(lay(SMOKE, 20., far + 0.02)), SMOKE.name());
    game.give(0, lay(SMOKE, 20., far), []);
    assert_eq!((game.model(0).points, game.state.cards(battle::Seat(0))), (1, 3));
    assert_eq!(game.refused_by(lay(SMOKE, 20., 22.)), SMOKE.name(), "once in a battle");
    while game.state.turn == 1 {
        game.decline();
    }
    assert!(game.state.devices.is_empty());
    let other = facing(&trooper(), &trooper()).acting(0);
    assert_eq!(other.refused_by(lay(SMOKE, 20., 22.)), SMOKE.name(), "nobody bought one");
}

/// wz.bauhaus.doctrine.cc.smoke-flare: only the Squad Commander lays it, or the acting one after him.
#[test]
fn the_commander_lays_the_flare() {
    let game = || {
        scene()
            .warlord(0, &trooper(), "psychic", (40., 4., 180))
            .squad(0, &with(SMOKE), &[(20., 20., 180), (22., 20., 180)])
            .squad(1, &trooper(), &[(20., 40., 0)])
    };
    assert_eq!(game().acting(2).refused_by(lay(SMOKE, 22., 22.)), SMOKE.name());
    game().acting(1).give(0, lay(SMOKE, 20., 22.), []);
}

/// wz.bauhaus.doctrine.cc.smoke-flare: nobody near it shoots or Engages, nobody near it is shot at or Engaged; a hair
/// further off there is no smoke.
#[test]
fn smoke_hides_and_blinds() {
    let mut game = facing(&with(SMOKE), &trooper()).acting(0);
    game.give(0, lay(SMOKE, 20., 22.), []);
    assert_eq!(game.refused_by(shoot(&[1])), SMOKE.name());
    assert_eq!(game.refused_by(engage(1)), SMOKE.name());
    game.until_squad(1);
    game.activate(1);
    assert_eq!(game.refused_by(shoot(&[0])), SMOKE.name());
    assert_eq!(game.refused_by(engage(0)), SMOKE.name());
    let mut clear = facing(&with(SMOKE), &trooper()).acting(0);
    clear.give(0, lay(SMOKE, 23.9, 18.5), []);
    clear.give(0, go(16., 20., 180), []);
    clear.until_squad(1);
    clear.activate(1);
    clear.give(1, shoot(&[0]), [19]);
}

/// wz.bauhaus.doctrine.cc.smoke-flare: senses that need no sight, and a Motion Beacon, get at whoever stands in smoke.
#[test]
fn senses_pierce_smoke() {
    let beacon = rule!("wz.bauhaus.doctrine.ranged.motion-beacon");
    let hunter = with(rule!("wz.skill.predator-senses")).skill(beacon, None);
    let mut game = facing(&with(SMOKE), &hunter).warlord(1, &trooper(), "psychic", (44., 44., 0)).acting(0);
    game.give(0, lay(SMOKE, 20., 22.), []);
    game.until_squad(1);
    game.give(1, Order::Activate { squad: SquadId(1) }, []);
    game.give(1, use_skill(beacon), []);
    game.activate(1);
    game.give(1, shoot(&[0]), [19]);
}

/// wz.bauhaus.doctrine.cc.smoke-flare: Predator Senses and a Motion Detector find whoever stands in smoke; eyes do not.
#[test]
fn senses_find_the_way_in_smoke() {
    let senses = [rule!("wz.skill.predator-senses"), rule!("wz.bauhaus.skill.juggernauts.motion-detector")];
    for sense in senses.map(Some).into_iter().chain([None]) {
        let hunter = sense.map_or(trooper(), with);
        let mut game =
            scene().warlord(0, &with(SMOKE), "psychic", (20., 20., 180)).squad(1, &hunter, &[(20., 28., 0)]).acting(0);
        game.give(0, lay(SMOKE, 20., 18.), []);
        game.until_squad(1);
        game.activate(1);
        if sense.is_none() {
            assert_eq!(game.refused_by(engage(0)), SMOKE.name());
            continue;
        }
        game.give(1, engage(0), []);
        assert!(game.state.is_engaged(ModelId(1)));
    }
    let mut inside = scene()
        .warlord(0, &with(SMOKE).skill(senses[0], None), "psychic", (20., 20., 180))
        .squad(1, &trooper(), &[(20., 28., 0)])
        .acting(0);
    inside.give(0, lay(SMOKE, 20., 18.), []);
    assert_eq!(inside.refused_by(engage(1)), SMOKE.name(), "who stands in it Engages nobody");
}

/// wz.bauhaus.skill.drachen.distortion-device: three cards, no point, anywhere in sight; nobody near it shoots; one in
/// play; its owner may take it away in a Control Phase.
#[test]
fn a_distortion_device() {
    let mut game = facing(&with(DISTORTION), &trooper()).acting(0);
    assert_eq!(game.refused_by(lay(DISTORTION, 20., 10.)), DISTORTION.name(), "behind her");
    game.give(0, lay(DISTORTION, 20., 29.), []);
    assert_eq!((game.model(0).points, game.state.cards(battle::Seat(0))), (2, 1));
    assert_eq!(game.refused_by(lay(DISTORTION, 20., 30.)), DISTORTION.name(), "one in play");
    game.give(0, shoot(&[1]), [19]);
    game.until_squad(1);
    game.activate(1);
    assert_eq!(game.refused_by(shoot(&[0])), DISTORTION.name());
    game.activate_next(2);
    game.give(1, shoot(&[0]), [19]); // out of its 3in
    while !matches!(game.top(), Step::TakeAway { .. }) {
        game.decline();
    }
    assert_eq!(game.state.devices[0].kind, DeviceKind::Distortion);
    game.give(0, Order::Accept, [9, 2]);
    assert!(game.state.devices.is_empty());
}

/// A device at (20, 30.82), in contact with one of two enemies, the other 8.9in away.
pub fn under_attack(enemy: &Trooper, model: u16) -> Game {
    let mut game = facing(&with(DISTORTION), enemy).acting(0);
    game.give(0, lay(DISTORTION, 20., 30.82), []);
    game.until_squad(1);
    game.activate(model);
    game
}

pub fn attack(weapon: u8) -> Order {
    Order::Break { weapon, token: 0 }
}

/// wz.bauhaus.skill.drachen.distortion-device, wz.structure.target.ranged-hit, wz.structure.target.damage: shot at from
/// outside its 3in it is hit on 16 whatever the RS, and AV 15 stands against the AVV; its 1 SP is soon gone.
#[test]
fn a_device_is_shot_to_pieces() {
    let poor = trooper().line("5 12 6 8 8 12 14 1 12");
    for (dice, left) in [(&[16, 15][..], 1), (&[16, 16], 0), (&[17], 1), (&[1], 0)] {
        let mut game = under_attack(&poor, 2);
        let events = game.give(1, attack(0), dice.iter().copied());
        assert_eq!(needs(&events, Test::Token), [16]);
        assert_eq!(game.state.devices.len(), left, "{dice:?}");
        assert_eq!(game.model(2).points, 1);
    }
    let mut strong = under_attack(&trooper().armed(&["gun 24 12 2 3 Piercing A"]), 2);
    strong.give(1, attack(0), [5, 5, 12, 13]);
    assert!(strong.state.devices.is_empty(), "two dice; AV 15 less AVV 3");
    let mut fumbled = under_attack(&poor, 2);
    fumbled.give(1, attack(0), [20]);
    assert!(fumbled.model(2).marks.has(Mark::Fumbled));
    assert_eq!(under_attack(&poor, 1).refused_by(attack(0)), DISTORTION.name(), "within its 3in nobody shoots");
    let short = under_attack(&trooper().armed(&["gun 6 12 1 0 Piercing A"]), 2);
    assert_eq!(short.refused_by(attack(0)), "wz.weapon.range");
}

/// wz.structure.target.close-combat, wz.bauhaus.skill.drachen.distortion-device: a blade in reach never misses it.
#[test]
fn a_device_is_cut_to_pieces() {
    let mut game = under_attack(&trooper(), 1);
    game.give(1, attack(1), [16]);
    assert!(game.state.devices.is_empty());
    let mut tough = under_attack(&trooper(), 1);
    tough.give(1, attack(1), [15]);
    assert_eq!(tough.state.devices.len(), 1);
    assert!(!tough.state.is_engaged(ModelId(1)), "nobody is Engaged with a token");
    assert_eq!(under_attack(&trooper(), 2).refused_by(attack(1)), "wz.structure.target.close-combat", "too far");
    let mut smoke = facing(&with(SMOKE), &trooper()).acting(0);
    smoke.give(0, lay(SMOKE, 20., 22.), []);
    assert!(matches!(smoke.refused(attack(0)), Forbidden::NoSuchToken { .. }), "smoke has no Structure Points");
}

/// wz.structure.target.selection: in front and in sight; who is nearest does not matter.
#[test]
fn a_device_must_be_seen() {
    let mut game = facing(&with(DISTORTION), &trooper()).squad(1, &trooper(), &[(12., 32., 180)]).acting(0);
    game.give(0, lay(DISTORTION, 20., 26.), []);
    game.until_squad(1);
    game.activate(3);
    assert_eq!(game.refused_by(attack(0)), "wz.structure.target.selection", "behind him");
    let mut near = facing(&with(DISTORTION), &trooper()).acting(0);
    near.give(0, lay(DISTORTION, 24., 27.), []);
    near.until_squad(1);
    near.activate(2);
    assert!(needs(&near.give(1, attack(0), [17]), Test::TargetSense).is_empty());
}

/// A squad with traps in the North, an enemy in the South at (24, 43), the trap about to be laid.
pub fn trapping(enemy: &Trooper) -> Game {
    let position = scene().squad(0, &with(TRAPS), &[(20., 5., 180)]).squad(1, enemy, &[(24., 43., 0)]);
    let mut game = setting_up(position, Mission::KILL_THEM_ALL, Opening::BattleLine);
    game.give(0, Order::TakeEdge { edge: Edge::North }, []);
    game.give(1, Order::TakeEdge { edge: Edge::South }, []);
    game.give(0, set_up(0, &[(4., 5.)]), []);
    game.give(1, set_up(1, &[(24., 43.)]), []);
    assert_eq!(game.top(), Step::LayTrap(SquadId(0)));
    game
}

/// wz.bauhaus.skill.venusian-rangers.booby-traps: laid after deployment, 12in or more from every enemy.
#[test]
fn a_trap_is_laid_away_from_the_enemy() {
    let edge = 43. - 0.59 - 12. - 0.59;
    let mut game = trapping(&trooper());
    assert_eq!(game.refused_by(lay(TRAPS, 24., edge + 0.02)), TRAPS.name());
    game.give(0, lay(TRAPS, 24., edge), []);
    assert!(matches!(game.top(), Step::ChooseSquad(_)));
    let position = scene().squad(0, &trooper(), &[(20., 5., 180)]).squad(1, &trooper(), &[(24., 43., 0)]);
    let mut plain = setting_up(position, Mission::KILL_THEM_ALL, Opening::BattleLine);
    plain.give(0, Order::TakeEdge { edge: Edge::North }, []);
    plain.give(1, Order::TakeEdge { edge: Edge::South }, []);
    plain.give(0, set_up(0, &[(4., 5.)]), []);
    plain.give(1, set_up(1, &[(24., 43.)]), []);
    assert!(matches!(plain.top(), Step::ChooseSquad(_)), "nobody has traps");
}

/// An enemy about to act, with a trap 12in before it.
fn trapped() -> Game {
    let mut game = trapping(&trooper().line("5 12 12 8 8 12 14 3 12"));
    game.give(0, lay(TRAPS, 24., 29.82), []);
    game.until_squad(1);
    game.activate(1);
    game
}

/// wz.bauhaus.skill.venusian-rangers.booby-traps: who comes within 5in rolls when the travel is over; on 14 it is hit at
/// St 15, on 13 it is not. The trap stays.
#[test]
fn a_trap_goes_off() {
    let step = 12. - 5.;
    let mut far = trapped();
    far.give(1, crate::support::run(24., 43. - step + 0.02, 0), [9, 2]);
    let mut spared = trapped();
    assert_eq!(hits(&spared.give(1, crate::support::run(24., 43. - step, 0), [13, 9, 2])), []);
    let mut hit = trapped();
    let events = hit.give(1, crate::support::run(24., 35., 0), [14, 1, 9, 2]);
    assert_eq!(hits(&events), [(15, 1)]);
    assert!(events.iter().any(|it| matches!(it, Event::TrapRolled { model: ModelId(1), die: Some(14), .. })));
    assert_eq!(hit.state.devices.len(), 1, "it is not used up");
}

/// wz.bauhaus.skill.venusian-rangers.booby-traps: friends know where it lies.
#[test]
fn friends_pass_a_trap() {
    let mut game = trapping(&trooper());
    game.give(0, lay(TRAPS, 4., 10.), []);
    game.activate(0);
    game.give(0, go(4., 9., 180), []);
}

/// wz.bauhaus.skill.venusian-rangers.booby-traps: any template that touches it removes it.
#[test]
fn a_template_clears_a_trap() {
    let flamer = trooper().armed(&["gun - 12 1 0 Blast FT FT"]);
    for (x, left) in [(24., 0), (4., 1)] {
        let mut game = trapping(&flamer);
        game.give(0, lay(TRAPS, x, 29.), []);
        game.state.models[0].stand.as_mut().expect("it stands").at = at(24., 33.);
        game.state.models[1].stand = Some(warzone::Stand::ground(at(24., 36.), table::Bearing::NORTH));
        game.until_squad(1);
        game.activate(1);
        let spray = warzone::Spray { weapon: 0, along: table::Bearing::NORTH };
        assert_eq!(hits(&game.give(1, Order::Spray(spray), [1])), [(12, 1)]);
        assert_eq!(game.state.devices.len(), left);
    }
}

/// wz.bauhaus.skill.drachen.distortion-device: each owner takes away his own device, and nothing else that lies there.
#[test]
fn each_takes_away_his_own_device() {
    let mut game = scene()
        .warlord(0, &with(DISTORTION), "psychic", (20., 20., 180))
        .warlord(1, &with(DISTORTION), "psychic", (20., 40., 0))
        .acting(0);
    game.give(0, lay(DISTORTION, 10., 26.), []);
    game.until_squad(1);
    game.activate(1);
    game.give(1, lay(DISTORTION, 30., 34.), []);
    game.state.devices.push(trap(ModelId(0), 4., 24.));
    while !matches!(game.top(), Step::TakeAway { .. }) {
        game.decline();
    }
    game.give(0, Order::Accept, []);
    assert_eq!(game.state.devices.iter().map(|it| (it.kind, it.by.0)).next(), Some((DeviceKind::Distortion, 1)));
    game.give(1, Order::Accept, [9, 2]);
    assert_eq!(game.state.devices, [trap(ModelId(0), 4., 24.)]);
}

/// wz.bauhaus.skill.venusian-rangers.booby-traps: a model with an AV is not hit, and crushes a trap it passes over, not one
/// it passes by.
#[test]
fn a_hull_crushes_a_trap() {
    let bike = trooper().line("7 14 12 - - 12 16 - -").base(60).hull("2/12 2/12 3/11 2/12 0 -4");
    for (x, left) in [(24., 0), (25.7, 0), (25.8, 1)] {
        let mut game = scene().squad(0, &bike, &[(24., 33., 0)]).squad(1, &trooper(), &[(4., 4., 180)]).acting(0);
        game.state.devices.push(trap(ModelId(1), x, 29.));
        game.give(0, go(24., 26.5, 0), []);
        assert_eq!(game.state.devices.len(), left, "{x}");
    }
}

/// A Booby Trap that lies there.
pub fn trap(by: ModelId, x: f64, y: f64) -> warzone::Device {
    warzone::Device { kind: DeviceKind::Trap, by, at: warzone::Spot::ground(at(x, y)), met: Default::default() }
}

/// wz.bauhaus.skill.venusian-rangers.booby-traps: forced travel counts: who is thrown near a trap rolls once it has landed.
#[test]
fn who_is_thrown_onto_a_trap_rolls() {
    let thrower = trooper().base(40).line("5 14 12 12 8 12 14 3 12");
    let tough = trooper().line("5 12 12 8 8 12 14 9 12");
    for (y, dice, struck) in [(29., &[20, 13][..], 1), (29., &[20, 14, 20], 2), (40., &[20], 1)] {
        let mut game = scene().squad(0, &thrower, &[(20., 20., 180)]).squad(1, &tough, &[(20., 21.38, 0)]).acting(0);
        game.state.devices.push(trap(ModelId(0), 20., y));
        let throw = warzone::Special::Throw { target: ModelId(1) };
        game.give(0, Order::Special { what: throw, closing: None, short: table::Inches::ZERO }, [5]);
        let to = warzone::Stand::ground(at(20., 25.), table::Bearing::SOUTH);
        let events = game.give(0, Order::Land { to }, dice.iter().copied());
        assert_eq!(hits(&events).len(), struck, "{y}");
    }
}

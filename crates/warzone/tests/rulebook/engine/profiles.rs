//! Stat lines, squads as they are mustered, and setups that make no sense.

use battle::{System, View};
use catalogue::rule;
use table::{Inches, Kind, Piece, Point, Polygon, Table};
use warzone::{Attack, Class, DamageType, ModelId, Opening, Setup, SquadId, Warzone};

use crate::support::{scene, trooper};

/// wz.stat.line, the printed sample line 5 16 16 10 9 16 17 3 16(12) 200; wz.stat.st, wz.stat.con, wz.stat.wp, wz.stat.ld.
#[test]
fn a_stat_line_is_read_in_order() {
    let hero = trooper().line("5 16 16 10 9 16 17 3 16(12)");
    let game = scene().squad(0, &hero, &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 40., 0)]).begin();
    let profile = game.state.profile(ModelId(0));
    assert_eq!(profile.m, Inches::whole(5));
    let stats = [profile.cc, profile.rs, profile.st, profile.con, profile.wp, profile.ld, profile.a];
    assert_eq!(stats, [16, 16, 10, 9, 16, 17, 16].map(Some));
    assert_eq!((profile.w, profile.impenetrable), (3, Some(12)));
}

/// wz.stat.line, the printed sample line on the table: M5 CC16 RS16 St10 Con9 WP16 LD17 W3 A16, Impenetrable 12, Pts 200.
#[test]
fn a_stat_line_is_shown_with_its_points() {
    let hero = trooper().line("5 16 16 10 9 16 17 3 16(12)");
    let mut setup = scene().squad(0, &hero, &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 40., 0)]).setup();
    setup.forces[0].units[0].points = 200;
    let state = Warzone.start(&setup).unwrap_or_else(|faults| panic!("{faults:?}"));
    let drawn = Warzone.scene(&View::of(&Warzone, &state, None));
    let figures: Vec<(&str, i32)> =
        drawn.pieces[0].numbers.iter().map(|it| (it.1.start().0.name(), it.1.total())).collect();
    let rules = ["m", "cc", "rs", "st", "con", "wp", "ld", "w", "a", "pts"].map(|it| format!("wz.stat.{it}"));
    let line: Vec<(&str, i32)> = rules.iter().map(String::as_str).zip([5, 16, 16, 10, 9, 16, 17, 3, 16, 200]).collect();
    assert_eq!(figures, line);
    assert_eq!(state.profile(ModelId(0)).impenetrable, Some(12));
}

/// wz.weapon.line, wz.weapon.avv, wz.weapon.type, the printed HMG: 24 15 4 2 Piercing (A).
#[test]
fn a_weapon_line_is_read_in_order() {
    let gunner = trooper().armed(&["gun 24 15 4 2 Piercing A"]);
    let game = scene().squad(0, &gunner, &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 40., 0)]).begin();
    let Attack::Ranged(gun) = game.state.profile(ModelId(0)).weapons[0].attack else { panic!("it is a gun") };
    assert_eq!((gun.range, gun.st, gun.rof, gun.avv), (Some(Inches::whole(24)), Some(15), 4, Some(2)));
    assert_eq!((gun.damage, gun.class), (DamageType::Piercing, Class::Auto));
}

/// wz.stat.pts, wz.mission.body-count.share: a model is worth its squad's points divided by its models.
#[test]
fn models_are_worth_a_share_of_their_squad() {
    let game = scene()
        .squad(0, &trooper(), &[(20., 20., 180), (22., 20., 180), (24., 20., 180)])
        .squad(1, &trooper(), &[(20., 40., 0)])
        .begin();
    let view = View::of(&Warzone, &game.state, None);
    let drawn = Warzone.scene(&view);
    let worth = drawn.pieces[0].numbers.last().expect("points are the last figure");
    assert_eq!((worth.1.start(), worth.1.total()), ((rule!("wz.stat.pts"), 20), 20));
}

/// wz.squad.commander: the first model of a squad commands it; a lone model is its own Commander.
#[test]
fn every_squad_has_a_commander() {
    let game = scene()
        .squad(0, &trooper(), &[(20., 20., 180), (22., 20., 180)])
        .squad(1, &trooper(), &[(20., 40., 0)])
        .begin();
    assert_eq!(game.squad(0).commander, Some(ModelId(0)));
    assert_eq!(game.squad(1).commander, Some(ModelId(2)));
}

/// wz.hero.lord-join, wz.hero.lord-commander: a Lord who joins is of the squad, and commands it.
#[test]
fn a_lord_commands_the_squad_he_joins() {
    let mut setup = scene()
        .squad(0, &trooper(), &[(20., 20., 180), (22., 20., 180)])
        .unit(0, "lord", &[], &trooper().line("5 16 16 10 9 16 18 3 16"), &[(24., 20., 180)])
        .squad(1, &trooper(), &[(20., 40., 0)])
        .setup();
    setup.forces[0].units[1].joins = Some(0);
    let state = Warzone.start(&setup).unwrap();
    assert_eq!(state.field.squads.len(), 2);
    assert_eq!(state.members(SquadId(0)).count(), 3);
    let commander = state.squad(SquadId(0)).commander.unwrap();
    assert!(state.profile(commander).hero);
    assert_eq!(state.coherency(SquadId(0)).unwrap().total(), 9);
}

fn rules_of(setup: &Setup) -> Vec<&'static str> {
    let faults = Warzone.start(setup).expect_err("it makes no sense");
    faults.iter().filter_map(|it| it.rule).map(catalogue::RuleId::name).collect()
}

fn fine() -> Setup {
    scene()
        .squad(0, &trooper(), &[(20., 20., 180)])
        .warlord(0, &trooper(), "tech", (30., 20., 180))
        .squad(1, &trooper(), &[(20., 40., 0)])
        .setup()
}

/// wz.hero.warlord-independent: a Warlord joins nobody, and nobody joins him.
#[test]
fn warlords_act_alone() {
    assert!(Warzone.start(&fine()).is_ok());
    let mut setup = fine();
    setup.forces[0].units[1].joins = Some(0);
    assert_eq!(rules_of(&setup), ["wz.hero.warlord-independent"]);
    let mut setup = fine();
    setup.forces[0].units[0].joins = Some(1);
    assert_eq!(rules_of(&setup), ["wz.hero.lord-join"]);
}

/// wz.terrain.footprint: every piece begins with its type.
#[test]
fn terrain_has_a_type() {
    let corner = |x: i32, y: i32| Point::whole(x, y);
    let footprint = Polygon::rectangle(corner(10, 10), corner(12, 12)).unwrap();
    let piece = Piece::area(1, Kind::new("wood").unwrap(), footprint, Inches::whole(2));
    let table = Table::new(Inches::whole(48), Inches::whole(48), vec![piece]).unwrap();
    assert_eq!(rules_of(&Setup { table, ..fine() }), ["wz.terrain.footprint"]);
}

#[test]
fn positions_are_on_the_table_and_for_every_model() {
    let Opening::Position { mut stands, initiative, before } = fine().opening else { panic!("a position") };
    stands[0].at = Point::whole(60, 10);
    let setup =
        Setup { opening: Opening::Position { stands: stands.clone(), initiative, before: before.clone() }, ..fine() };
    assert_eq!(rules_of(&setup), ["wz.action.move"]);
    stands.pop();
    let setup = Setup { opening: Opening::Position { stands, initiative, before }, ..fine() };
    assert!(Warzone.start(&setup).is_err());
}

/// wz.measure.premeasure: anybody may measure anything at any time; wz.measure.based: edge to edge.
#[test]
fn distances_are_there_for_the_asking() {
    let game = scene().squad(0, &trooper(), &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 31.18, 0)]).begin();
    assert!((game.state.distance(ModelId(0), ModelId(1)) - 10.).abs() < 1e-9);
    assert!(game.state.is_within(ModelId(0), ModelId(1), Inches::whole(10)));
    assert!(!game.state.is_within(ModelId(0), ModelId(1), Inches::hundredths(999)));
}

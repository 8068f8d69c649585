//! What Bauhaus squads buy when they are mustered, played: doctrines, cloaks, squads recruited as Troops.

use battle::{Seat, System};
use catalogue::{RuleId, rule};
use muster::{ResolvedUnit, Roster, RosterUnit};
use warzone::{ACTIVES, Arrival, Edge, Mission, ModelId, Opening, Order, SquadId, State, Test, Warzone, ready};

use crate::{
    deployment::{set_up, setting_up},
    support::{Game, at, needs, scene, trooper, why},
    turn::actives::use_skill,
};

/// An army of Bauhaus as it is mustered: each unit with the options it takes, once each.
pub fn army(units: &[(&str, &[&str])]) -> Vec<ResolvedUnit> {
    let entry = |(unit, options): &(&str, &[&str])| RosterUnit {
        unit: (*unit).into(),
        options: options.iter().map(|it| ((*it).to_owned(), 1)).collect(),
        ..RosterUnit::default()
    };
    let roster = Roster {
        name: "Test".into(),
        pack: "warzone".into(),
        faction: "bauhaus".into(),
        chart: "standard".into(),
        points: 10_000,
        units: units.iter().map(entry).collect(),
        ..Roster::default()
    };
    muster::resolve(&roster, ready::pack()).unwrap_or_else(|why| panic!("{why:?}"))
}

/// A battle position of an army: its Warlord, two squads of Hussars, and the squad under test with what it takes.
fn fielded(warlord: &str, unit: &str, options: &[&str]) -> State {
    placed(army(&[(warlord, &[]), ("hussars", &[]), ("hussars", &[]), (unit, options)]))
}

/// A battle position of these units of the first player, in rows, and an enemy far away.
pub fn placed(units: Vec<ResolvedUnit>) -> State {
    let models: usize = units.iter().map(|it| it.models.len()).sum();
    let mut setup = scene().squad(1, &trooper(), &[(44., 44., 0)]).setup();
    setup.forces[0].units = units;
    let Opening::Position { stands, .. } = &mut setup.opening else { panic!("a position") };
    let rows = (0..models).map(|it| at(2. + 2. * (it % 20) as f64, 2. + 3. * (it / 20) as f64));
    let own = rows.map(|at| warzone::Stand::ground(at, table::Bearing::SOUTH));
    *stands = own.chain(stands.drain(..)).collect();
    Warzone.start(&setup).unwrap_or_else(|faults| panic!("{faults:?}"))
}

/// Who of the squad under test has a skill, by its place in the squad.
fn bearers(state: &State, skill: RuleId) -> Vec<bool> {
    state.members(SquadId(3)).map(|it| state.has_skill(it, skill)).collect()
}

/// wz.bauhaus.doctrine.cc.iron-will, wz.bauhaus.doctrine.ranged.scout-training, wz.bauhaus.doctrine.ranged.extended-clips:
/// every model has what the doctrine gives, and nobody without it.
#[test]
fn doctrines_give_skills_to_the_whole_squad() {
    let rows = [
        ("angelika-drachen", "iron-will", rule!("wz.skill.fearless")),
        ("max-steiner-warlord", "scout-training", rule!("wz.skill.crackshot")),
        ("max-steiner-warlord", "extended-clips", rule!("wz.skill.suppression-fire")),
    ];
    for (warlord, doctrine, skill) in rows {
        assert_eq!(bearers(&fielded(warlord, "hussars", &[doctrine]), skill), [true; 5], "{doctrine}");
        assert_eq!(bearers(&fielded(warlord, "hussars", &[]), skill), [false; 5], "{doctrine}");
    }
}

/// wz.bauhaus.doctrine.tech.field-medic-training: the Commander alone is a Medic (2).
#[test]
fn the_commander_is_a_medic() {
    let medic = rule!("wz.skill.medic");
    let state = fielded("hero-tech", "hussars", &["field-medic-training"]);
    assert_eq!(bearers(&state, medic), [true, false, false, false, false]);
    let commander = state.squad(SquadId(3)).commander.expect("a Commander");
    assert_eq!(state.skill(commander, medic).and_then(|it| it.x), Some(2));
}

/// wz.bauhaus.skill.venusian-rangers.camo-cloaks: Stalk for the whole squad, and none without.
#[test]
fn camo_cloaks() {
    let stalk = rule!("wz.skill.stalk");
    assert_eq!(bearers(&fielded("angelika-drachen", "venusian-rangers", &["camo-cloaks"]), stalk), [true; 5]);
    assert_eq!(bearers(&fielded("angelika-drachen", "venusian-rangers", &[]), stalk), [false; 5]);
}

/// wz.bauhaus.skill.venusian-rangers.deathbolt-ammunition: a name without an effect; no card buys anything by it.
#[test]
fn deathbolt_ammunition_is_a_name() {
    let deathbolt = rule!("wz.bauhaus.skill.venusian-rangers.deathbolt-ammunition");
    let state = fielded("angelika-drachen", "venusian-rangers", &[]);
    let ranger = state.members(SquadId(3)).next().expect("a Ranger");
    assert!(state.bears(ranger, deathbolt));
    assert!(ACTIVES.iter().all(|it| it.rule != deathbolt));
    let mut game = Game { state };
    game.give(0, Order::Begin, []);
    game.activate(ranger.0);
    assert_eq!(game.refused_by(use_skill(deathbolt)), deathbolt.name());
}

/// wz.bauhaus.recruit-as-troops: a squad recruited as Troops provides a card as Troops do, a Support squad does not.
#[test]
fn recruits_bring_a_card() {
    let cards = |options: &[&str]| fielded("max-steiner-warlord", "venusian-rangers", options).cards(Seat(0));
    assert_eq!(cards(&["rangers-as-troops"]), cards(&[]) + 1);
}

const NOWHERE: RuleId = rule!("wz.bauhaus.skill.etoiles-mortant.they-came-from-nowhere");

/// A pair that may come from above, about to be set up; and an enemy.
fn waiting(skills: &[RuleId]) -> Game {
    let kind = skills.iter().fold(trooper(), |it, rule| it.skill(*rule, None));
    let position = scene()
        .squad(0, &kind, &[(20., 10., 180), (22., 10., 180)])
        .squad(0, &trooper(), &[(20., 5., 180)])
        .squad(1, &trooper(), &[(20., 40., 0)]);
    let mut game = setting_up(position, Mission::KILL_THEM_ALL, Opening::BattleLine);
    game.give(0, Order::TakeEdge { edge: Edge::North }, []);
    game.give(1, Order::TakeEdge { edge: Edge::South }, []);
    game
}

/// wz.bauhaus.skill.etoiles-mortant.they-came-from-nowhere, wz.bauhaus.doctrine.cc.flank-deployment: the squad may come
/// from above, on its full LD of 14; a 20 scatters it and is no disaster.
#[test]
fn they_came_from_nowhere() {
    let flank = [rule!("wz.skill.rapid-deployment.reserve"), rule!("wz.bauhaus.doctrine.cc.flank-deployment")];
    for (skills, sure) in [(&[NOWHERE][..], NOWHERE), (&flank[..], flank[1])] {
        let mut game = waiting(skills);
        game.give(0, Order::FromAbove { squad: SquadId(0) }, []);
        assert_eq!(game.squad(0).arrival, Some(Arrival::RapidDeployment));
        game.give(0, set_up(1, &[(4., 5.)]), []);
        game.give(1, set_up(2, &[(44., 43.)]), []);
        game.give(0, Order::Activate { squad: SquadId(0) }, []);
        let events = game.give(0, Order::Descend { at: at(24., 24.) }, [20, 11, 4]);
        assert_eq!(needs(&events, Test::RapidDeployment), [14]);
        assert!(why(&events, Test::RapidDeployment).contains(sure.name()));
        assert!(matches!(game.top(), warzone::Step::Alight { .. }), "it comes down beside the point");
    }
}

/// wz.bauhaus.skill.etoiles-mortant.they-came-from-nowhere: it is optional, and for those who have it.
#[test]
fn nowhere_is_optional() {
    let mut game = waiting(&[NOWHERE]);
    game.give(0, set_up(0, &[(20., 5.), (22., 5.)]), []);
    assert!(game.stands(0));
    let plain = waiting(&[]);
    assert_eq!(plain.refused_by(Order::FromAbove { squad: SquadId(0) }), "wz.skill.rapid-deployment.reserve");
}

/// wz.bauhaus.skill.steiner.sabotage: without a Corporate Agenda there is nothing to reveal: all sees what his enemy sees.
#[test]
fn sabotage_reveals_nothing_where_nothing_is_hidden() {
    let state = fielded("max-steiner-warlord", "hussars", &[]);
    let steiner = state.members(SquadId(0)).next().unwrap_or(ModelId(0));
    assert!(state.has_skill(steiner, rule!("wz.bauhaus.skill.steiner.sabotage")));
    for seat in [Seat(0), Seat(1)] {
        let mut seen = state.clone();
        Warzone.redact(&mut seen, Some(seat));
        assert_eq!(seen, state);
    }
}

/// wz.bauhaus.unit.hussars, wz.bauhaus.unit.etoiles-mortant, wz.bauhaus.unit.venusian-rangers,
/// wz.bauhaus.unit.hussar-juggernauts, wz.bauhaus.skill.duval.major-7th-etoiles-mortant: the bills of the examples.
#[test]
fn the_bills_of_the_examples() {
    type Bill<'a> = (&'a str, u32, &'a [(&'a str, i32)], i64);
    let bills: [Bill<'_>; 6] = [
        ("hussars", 12, &[("anti-infantry-grenades", 1), ("arg-17", 1), ("mg-40", 1)], 260),
        ("etoiles-mortant", 10, &[("gehenna-puker", 2), ("fire-grenades", 1)], 220),
        ("venusian-rangers", 10, &[("arg-17", 4), ("medic", 1), ("camo-cloaks", 1)], 325),
        ("hussar-juggernauts", 6, &[], 450),
        ("etoiles-mortant", 5, &[], 85),
        ("etoiles-mortant", 5, &[("7th-regiment", 1)], 85),
    ];
    for (unit, size, options, points) in bills {
        let plain = |unit: &str| RosterUnit { unit: unit.into(), ..RosterUnit::default() };
        let options = options.iter().map(|(option, count)| ((*option).to_owned(), *count)).collect();
        let squad = RosterUnit { size: Some(size), options, ..plain(unit) };
        let roster = Roster {
            name: "Test".into(),
            pack: "warzone".into(),
            faction: "bauhaus".into(),
            chart: "standard".into(),
            points: 10_000,
            units: vec![plain("valerie-duval-warlord"), plain("hussars"), plain("hussars"), squad],
            ..Roster::default()
        };
        let units = muster::resolve(&roster, ready::pack()).unwrap_or_else(|why| panic!("{unit}: {why:?}"));
        assert_eq!((units[3].models.len() as u32, units[3].points), (size, points), "{unit}");
    }
}

/// wz.creator.stat.cost, the examples: a stat raised by 2 is 10 points more, lowered by 1 it is 5 less.
#[test]
fn what_a_changed_stat_costs() {
    for (change, points) in [(0, 75), (1, 80), (-1, 70)] {
        let options = [("ld".to_owned(), change)].into_iter().filter(|it| it.1 != 0).collect();
        let roster = Roster {
            name: "A hero".into(),
            pack: "warzone".into(),
            faction: "bauhaus".into(),
            chart: "duel-of-heroes".into(),
            points: 85,
            units: vec![RosterUnit { unit: "hero-close-combat".into(), options, ..RosterUnit::default() }],
            ..Roster::default()
        };
        let units = muster::resolve(&roster, ready::pack()).unwrap_or_else(|why| panic!("{why:?}"));
        assert_eq!(units[0].points, points, "LD {change:+}");
    }
}

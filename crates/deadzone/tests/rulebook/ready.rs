//! The ready battles: the maps, the teams, who meets whom, and random players who fight each battle to the end.

use std::collections::BTreeSet;

use battle::{Speech, System, apply};
use catalogue::Language;
use deadzone::{Deadzone, Kind, Mission, Order, Profile, Setup, pack, ready};
use dice::Seeded;
use muster::{points, validate};
use table::lattice::{Cube, Floor, Gait, Lattice, Opening};

const FACTIONS: [&str; 6] = ["enforcers", "forge-fathers", "asterians", "veer-myn", "plague", "rebs"];
const SIZES: [u32; 3] = [100, 150, 200];

fn setups() -> impl Iterator<Item = (&'static str, Setup)> {
    let read = |(word, _)| (word, ready::battle(word, 3).unwrap_or_else(|why| panic!("{word}: {why}")));
    ready::battles().into_iter().map(read)
}

#[test]
fn every_hand_made_map_keeps_the_rule_of_nine_squares_and_every_floor_can_be_walked_to() {
    // dz.field.map
    assert!(ready::maps().count() >= 6);
    for word in ready::maps() {
        let map = ready::map(word).unwrap_or_else(|why| panic!("{why}"));
        assert_eq!(map.bare_block(), None, "{word}");
        assert!(map.levels >= 3 && !map.name.is_empty(), "{word} has levels");
        let plan = map.plan().unwrap_or_else(|faults| panic!("{word}: {faults:?}"));
        let lattice = Lattice::new(plan).unwrap_or_else(|faults| panic!("{word}: {faults:?}"));
        let reach = lattice.reach(Cube::new(0, 0, 0), 250, Opening::Small, Gait::Walk);
        for cube in (0..lattice.cubes()).filter_map(|it| lattice.cube(it)) {
            let stands = lattice.floor(cube) != Floor::None;
            assert!(!stands || reach.cost_to(cube).is_some(), "{word}: nobody gets to {cube:?}");
        }
    }
}

#[test]
fn hand_made_maps_favour_nobody() {
    for word in ready::maps() {
        let map = ready::map(word).unwrap_or_else(|why| panic!("{why}"));
        let squares = map.scenery();
        let turned = (0..64).all(|it| squares[it % 8][it / 8] == squares[7 - it % 8][7 - it / 8]);
        assert!(turned, "{word} is not the same from both sides");
    }
}

#[test]
fn every_ready_team_is_legal_and_near_its_points() {
    // dz.team.points
    for word in ready::rosters() {
        let roster = ready::roster(word).unwrap_or_else(|why| panic!("{why}"));
        assert_eq!(validate(&roster, pack()), [], "{word}");
        let cost = points(&roster, pack()).total();
        let least =
            roster.points as i32 - if word.starts_with("hundred") || word.starts_with("starter") { 20 } else { 3 };
        assert!((least..=roster.points as i32).contains(&(cost as i32)), "{word} costs {cost}");
    }
}

#[test]
fn ready_teams_have_a_bit_of_everything() {
    for faction in FACTIONS {
        let mut units = BTreeSet::new();
        let mut kinds = BTreeSet::new();
        for size in SIZES {
            let team = ready::team(&format!("{faction}-{size}")).unwrap_or_else(|why| panic!("{why}"));
            let profiles: Vec<Profile> =
                team.units.iter().map(|it| Profile::read(it, &it.models[0]).expect("a profile")).collect();
            assert!((5..=12).contains(&profiles.len()), "{faction}: {} models", profiles.len());
            units.extend(team.units.iter().map(|it| it.name.clone()));
            kinds.extend(profiles.iter().map(|it| it.kind as u8));
        }
        assert!(units.len() >= 9, "{faction} fields {} different units", units.len());
        for kind in [Kind::Leader, Kind::Trooper, Kind::Specialist, Kind::Vehicle] {
            assert!(kinds.contains(&(kind as u8)), "{faction} fields no {kind:?}");
        }
    }
}

#[test]
fn every_two_of_six_factions_meet_at_every_size_and_every_mission_and_map_is_played() {
    let mut met = BTreeSet::new();
    let (mut missions, mut maps) = (BTreeSet::new(), BTreeSet::new());
    let names: Vec<String> = FACTIONS.iter().map(|it| pack().header.factions[*it].name.clone()).collect();
    for (word, setup) in setups() {
        let about = ready::about(word).expect("it is listed");
        missions.insert(setup.mission);
        maps.insert(if ready::varies(word) { "made".to_owned() } else { setup.map.name.clone() });
        let sides: Vec<usize> = (0..names.len()).filter(|it| about.contains(&names[*it])).collect();
        let [one, two] = sides[..] else { panic!("{word}: {about}") };
        met.insert((one, two, setup.points));
    }
    let pairs = (0..6).flat_map(|one| (one + 1..6).map(move |two| (one, two)));
    for (one, two) in pairs {
        for size in SIZES {
            assert!(met.contains(&(one, two, size as u16)), "{} and {} at {size}", names[one], names[two]);
        }
    }
    let all: BTreeSet<Mission> = Mission::ALL.into_iter().chain([Mission::Random]).collect();
    assert_eq!(missions, all);
    assert_eq!(maps.len(), ready::maps().count() + 1, "every map is fought on, and ruins from the seed");
}

#[test]
fn every_ready_battle_is_named_in_every_language() {
    for language in [Language::En, Language::Fr, Language::It] {
        let speech = Speech::new(language, &[&|it| Deadzone.words(it)]).expect("words without a fault");
        for (word, _) in ready::battles() {
            for key in [format!("page-battle-{word}"), format!("page-battle-{word}-about")] {
                let said = speech.say(&battle::Line { key: key.clone().into(), args: Default::default() });
                assert!(!said.contains("page-battle"), "{language:?} has no words for {key}");
            }
        }
    }
}

#[test]
fn every_ready_battle_is_fought_to_the_end() {
    for (word, setup) in setups() {
        let mut state = Deadzone.start(&setup).unwrap_or_else(|faults| panic!("{word}: {faults:?}"));
        let (mut chance, mut dice) = (Seeded::from_u64(3), Seeded::from_u64(4));
        let mut orders: Vec<Order> = Vec::new();
        while Deadzone.decision(&state).is_some() {
            orders.clear();
            Deadzone.orders(&state, &mut orders);
            let order = orders[chance.below(orders.len() as u32) as usize];
            apply(&Deadzone, &mut state, &order, &mut dice, None).unwrap_or_else(|why| panic!("{word}: {why}"));
        }
        assert!(Deadzone.outcome(&state).is_some(), "{word}");
    }
    assert!(ready::battle("no-such", 0).is_err());
}

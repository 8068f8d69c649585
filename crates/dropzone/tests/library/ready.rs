//! The ready battles: who meets whom, in every language, and every battle begins.

use std::collections::BTreeSet;

use battle::{Line, Speech, System};
use catalogue::Language;
use dropzone::{Dropzone, GroupKind, Setup, ready};

const FACTIONS: [&str; 3] = ["UCM", "Scourge", "Resistance"];
const SIZES: [u16; 3] = [500, 1000, 1500];

fn setups() -> impl Iterator<Item = (&'static str, Setup)> {
    let read = |(word, _)| (word, ready::battle(word, 3).unwrap_or_else(|why| panic!("{word}: {why}")));
    ready::battles().into_iter().map(read)
}

#[test]
fn every_two_of_three_factions_meet_at_every_size() {
    let mut met = BTreeSet::new();
    for (word, setup) in setups() {
        let about = ready::about(word).expect("it is listed");
        let sides: Vec<usize> = (0..3).filter(|it| about.contains(FACTIONS[*it])).collect();
        let [one, two] = sides[..] else { panic!("{word}: {about}") };
        assert_eq!(setup.points, ready::points(word));
        met.insert((one, two, setup.points));
    }
    for (one, two) in [(0, 1), (0, 2), (1, 2)] {
        for size in SIZES {
            assert!(met.contains(&(one, two, size)), "{} and {} at {size}", FACTIONS[one], FACTIONS[two]);
        }
    }
    assert!(ready::battle("no-such", 0).is_err());
    assert_eq!(ready::battles()[0].0, "first-drop");
}

#[test]
fn every_ready_battle_begins_and_those_on_made_tables_differ_by_their_seed() {
    for (word, setup) in setups() {
        assert!(Dropzone.start(&setup).is_ok(), "{word}");
        let other = ready::battle(word, 4).expect("another seed");
        assert_eq!(ready::varies(word), other.table != setup.table, "{word}");
    }
}

/// dc.army.total: an army costs what its squads and its Commander cost, never more than agreed.
#[test]
fn armies_are_near_their_points() {
    for (word, setup) in setups() {
        for army in &setup.armies {
            let squads =
                army.squads.iter().map(|it| u32::from(setup.profiles[it.profile.index()].points) * u32::from(it.size));
            let cost = squads.sum::<u32>() + army.commander.map_or(0, |it| u32::from(it.points));
            let most = u32::from(setup.points);
            assert!((most - 20..=most).contains(&cost), "{word}: {cost}");
            assert!(army.groups.contains(&GroupKind::Armour) && army.groups.contains(&GroupKind::Infantry), "{word}");
        }
    }
}

/// dc.transport.capacity, dc.transport.assign: who starts aboard fits, each Transport is a squad of one, and nobody is left who has
/// none to start in.
#[test]
fn units_start_in_their_transports() {
    let setup = ready::battle("first-drop", 0).expect("a battle");
    let ucm = &setup.armies[0];
    let name = |squad: usize| setup.profiles[ucm.squads[squad].profile.index()].name.as_str();
    let aboard: Vec<(&str, &[Option<u8>])> =
        (0..ucm.squads.len()).map(|it| (name(it), &ucm.squads[it].aboard[..])).filter(|it| !it.1.is_empty()).collect();
    assert_eq!(aboard[0].0, "Sabre main battle tank");
    assert!(aboard[0].1.iter().all(|it| it.is_some_and(|it| name(it.into()) == "Condor medium dropship")));
    let bears = aboard.iter().filter(|it| it.0.starts_with("Bear")).count();
    assert_eq!(bears, 2, "two Bears in a Condor, each a squad of its own");
    for (word, setup) in setups() {
        for army in &setup.armies {
            for (at, squad) in army.squads.iter().enumerate() {
                let profile = &setup.profiles[squad.profile.index()];
                let riders = army.squads.iter().flat_map(|it| &it.aboard).filter(|it| **it == Some(at as u8)).count();
                assert!(riders == 0 || (!profile.carries.is_empty() && squad.size == 1), "{word}: {}", profile.name);
                assert!(squad.group.is_some() || profile.needs.is_empty(), "{word}: {}", profile.name);
            }
        }
    }
}

#[test]
fn every_ready_battle_is_named_in_every_language() {
    for language in [Language::En, Language::Fr, Language::It] {
        let speech = Speech::new(language, &[&|it| Dropzone.messages(it)]).expect("words without a fault");
        for (word, _) in ready::battles() {
            for key in [format!("page-battle-{word}"), format!("page-battle-{word}-about")] {
                let said = speech.say(&Line { key: key.clone().into(), args: Default::default() });
                assert!(!said.contains("page-battle"), "{language:?} has no words for {key}");
            }
            let key = format!("page-group-{}", ready::group(word));
            let said = speech.say(&Line { key: key.clone().into(), args: Default::default() });
            // The page itself names the first group.
            assert!(!said.contains("page-group") || ready::group(word) == "first", "{language:?}: {key}");
        }
    }
}

#[test]
fn tables_are_four_feet_square_and_longer_for_a_battle() {
    // dc.scenario.table: 48 by 48 inches for a Skirmish and a Clash, 72 by 48 for a Battle; a third of them is scenery.
    for (points, width) in [(500, 48), (999, 48), (1_000, 48), (1_999, 48), (2_000, 72), (3_000, 72)] {
        for word in ["made", "plain"] {
            let table = ready::table(word, points, 1).unwrap_or_else(|why| panic!("{word}: {why}"));
            let size = (table.width(), table.depth());
            assert_eq!(size, (table::Inches::whole(width), table::Inches::whole(48)), "{word} at {points}");
            assert!(!table.pieces().is_empty());
        }
    }
}

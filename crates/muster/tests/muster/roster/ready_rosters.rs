//! The armies that come with the game: legal, within a handful of points of their limit, and the same when read back.

use muster::{Roster, points, resolve, validate};

use crate::support::{files, warzone};

fn rosters() -> Vec<(String, Roster)> {
    let read = |(name, text): (String, String)| {
        let roster = Roster::read(&name, &text).unwrap_or_else(|misprint| panic!("{misprint}"));
        (name.trim_end_matches(".toml").to_owned(), roster)
    };
    files("warzone/rosters").into_iter().map(read).collect()
}

#[test]
fn every_ready_army_is_legal_and_uses_its_points() {
    let mut bill = String::new();
    for (name, roster) in rosters() {
        assert_eq!(validate(&roster, warzone()), [], "{name}");
        let models: usize = resolve(&roster, warzone()).unwrap().iter().map(|it| it.models.len()).sum();
        bill += &format!("{name}: {} of {}, {models} models\n", points(&roster, warzone()).total(), roster.points);
    }
    assert_eq!(
        bill,
        "duel-duval: 210 of 210, 1 models\n\
         duel-steiner: 200 of 210, 1 models\n\
         first-battle-etoiles: 487 of 500, 20 models\n\
         first-battle-hussars: 495 of 500, 19 models\n\
         last-stand-attackers: 899 of 900, 24 models\n\
         last-stand-defenders: 596 of 600, 20 models\n\
         lesson-blue: 330 of 500, 11 models\n\
         lesson-orange: 370 of 500, 11 models\n\
         lord-duval: 495 of 500, 14 models\n\
         lord-steiner: 491 of 500, 16 models\n\
         thousand-etoiles: 996 of 1000, 31 models\n\
         thousand-rangers: 996 of 1000, 22 models\n"
    );
}

#[test]
fn a_roster_written_down_reads_back_the_same() {
    for (name, roster) in rosters() {
        let text = roster.write();
        assert_eq!(Roster::read(&name, &text).as_ref(), Ok(&roster), "{text}");
        let json = serde_json::to_string(&roster).unwrap();
        assert_eq!(serde_json::from_str::<Roster>(&json).unwrap(), roster, "{name}");
    }
}

#[test]
fn an_army_ready_for_battle_crosses_the_wire_unchanged() {
    for (name, roster) in rosters() {
        let army = resolve(&roster, warzone()).unwrap();
        let json = serde_json::to_string(&army).unwrap();
        assert_eq!(serde_json::from_str::<Vec<muster::ResolvedUnit>>(&json).unwrap(), army, "{name}");
    }
}

//! What Dropzone Commander offers beside its rules: ready battles, armies, tables, parts of battles for studies.

use std::sync::LazyLock;

use kit::{
    Army, Game, ReadyBattle,
    arena::{self, EVEN, EVEN_ABOUT, MADE},
    odds_command::OddsCommand,
};
use muster::{Pack, Roster};

use crate::{
    Dropzone, Faction, Scenario, Setup,
    library::{
        odds_command::ODDS_COMMANDS,
        ready::{self, PLAIN},
    },
    pack,
};

/// About how long a battle takes, in minutes: longer with more points on either side.
fn minutes(points: u16) -> u16 {
    match points {
        0..=500 => 45,
        501..=1_000 => 90,
        _ => 120,
    }
}

/// The word of an army list.
const fn faction(it: Faction) -> &'static str {
    match it {
        Faction::Ucm => "ucm",
        Faction::Scourge => "scourge",
        Faction::Resistance => "resistance",
    }
}

/// The ready battles, and the even one.
static BATTLES: LazyLock<Vec<ReadyBattle>> = LazyLock::new(|| {
    let battle = |(word, _)| {
        let (group, varies) = (ready::group(word), ready::varies(word));
        ReadyBattle { word, group, minutes: minutes(ready::points(word)), varies }
    };
    let mut all: Vec<ReadyBattle> = ready::battles().into_iter().map(battle).collect();
    all.push(ReadyBattle { word: EVEN, group: "made", minutes: minutes(1_000), varies: true });
    all
});

impl Game for Dropzone {
    const TITLE: &'static str = "Dropzone Commander";
    const PICTOGRAM: &'static str = "dice";

    fn battles(&self) -> &'static [ReadyBattle] {
        &BATTLES
    }

    fn about(&self, battle: &str) -> String {
        if battle == EVEN { EVEN_ABOUT.to_owned() } else { ready::about(battle).unwrap_or_default() }
    }

    fn setup(&self, battle: &str, seats: usize, seed: u64) -> Result<Setup, String> {
        let setup = if battle == EVEN { arena::even(self, seed) } else { ready::battle(battle, seed) }?;
        if setup.armies.len() == seats { Ok(setup) } else { Err(arena::wrong_seats(battle, seats)) }
    }

    fn armies(&self, setup: &Setup) -> Vec<Army> {
        let army = |army: &crate::Army| {
            let leader = army.commander.as_ref().map_or(0, |it| i64::from(it.points));
            let start = Army { points: leader, ..Army::default() };
            army.squads.iter().fold(start, |mut known, squad| {
                let profile = &setup.profiles[squad.profile.index()];
                if !known.units.contains(&profile.rule) {
                    known.units.push(profile.rule);
                }
                known.points += i64::from(profile.points) * i64::from(squad.size);
                known.models += usize::from(squad.size);
                known
            })
        };
        setup.armies.iter().map(army).collect()
    }

    fn pack(&self) -> Option<&'static Pack> {
        Some(pack())
    }

    fn chart(&self) -> &'static str {
        "clash"
    }

    fn rosters(&self) -> Vec<&'static str> {
        ready::rosters().collect()
    }

    fn roster(&self, word: &str) -> Result<Roster, String> {
        ready::roster(word)
    }

    fn missions(&self) -> Vec<String> {
        Scenario::ALL.iter().map(|it| format!("{it:?}")).collect()
    }

    fn tables(&self) -> Vec<&'static str> {
        ready::maps().chain([MADE, PLAIN]).collect()
    }

    fn meeting(
        &self,
        pack: &Pack,
        armies: [&Roster; 2],
        mission: &str,
        table: &str,
        seed: u64,
    ) -> Result<Setup, String> {
        let points = armies.iter().map(|it| it.points).max().and_then(|it| u16::try_from(it).ok()).unwrap_or(u16::MAX);
        let ground = ready::table(table, points, seed)?;
        ready::meeting_of(pack, &armies, arena::named(mission)?, points, ground)
    }

    fn swapped(&self, mut setup: Setup) -> Setup {
        setup.armies.reverse();
        setup
    }

    fn odds_commands(&self) -> &'static [OddsCommand] {
        ODDS_COMMANDS
    }

    fn labels(&self, setup: &Setup) -> (String, [String; 2]) {
        let label = |seat: usize| {
            let faction = setup.armies.get(seat).map(|it| faction(it.faction));
            faction.map_or_else(String::new, |it| format!("{it}-{}", setup.points))
        };
        (format!("{:?}", setup.scenario), [label(0), label(1)])
    }
}

#[cfg(test)]
mod tests {
    use battle::System;
    use kit::{Game, arena::EVEN};

    use crate::Dropzone;

    #[test]
    fn even_battles_give_both_the_same_army_and_differ_by_their_seed() {
        for seed in 0..20 {
            let it = Dropzone.setup(EVEN, 2, seed).expect("an even battle");
            assert!(Dropzone.start(&it).is_ok(), "seed {seed}");
            assert_eq!(it.armies[0], it.armies[1], "seed {seed}");
            assert_ne!(it.table, Dropzone.setup(EVEN, 2, seed + 1).expect("another").table, "seed {seed}");
        }
        assert!(Dropzone.varies(EVEN) && !Dropzone.varies("first-drop"));
        assert_eq!(Dropzone.setup(EVEN, 3, 1), Err("the battle \"even\" cannot be played by 3".to_owned()));
    }

    #[test]
    fn armies_are_summed_up_as_their_rosters_say() {
        let setup = Dropzone.setup("first-drop", 2, 1).expect("a battle");
        for (army, roster) in Dropzone.armies(&setup).iter().zip(["ucm-500", "scourge-500"]) {
            let limit = i64::from(Dropzone.roster(roster).expect("a roster").points);
            assert!((limit - 20..=limit).contains(&army.points), "{roster}: {} of {limit}", army.points);
        }
        assert_eq!(Dropzone.labels(&setup).1, ["ucm-500", "scourge-500"]);
    }
}

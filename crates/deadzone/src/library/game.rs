//! What Deadzone offers beside its rules: ready battles, a lesson, forms, strike teams, parts of battles for studies.

use std::sync::LazyLock;

use battle::{
    Fault,
    form::{Answers, Field},
    lesson::Lesson,
};
use kit::{
    Army, Game, ReadyBattle,
    arena::{self, EVEN, EVEN_ABOUT, MADE},
    matchup::MatchUps,
    odds_command::OddsCommand,
};
use muster::{Pack, Roster};

use crate::{
    Deadzone, Mission, Opening, Settings, Setup, Team,
    library::{form, generator, odds_command, ready},
    pack,
};

/// About how long a battle takes, in minutes: longer with more models on either side.
fn minutes(group: &str) -> u16 {
    match group {
        "points-150" => 45,
        "points-200" => 60,
        _ => 30,
    }
}

/// The ready battles, and the even one.
static BATTLES: LazyLock<Vec<ReadyBattle>> = LazyLock::new(|| {
    let battle = |word, group, varies| ReadyBattle { word, group, minutes: minutes(group), varies };
    let mut all: Vec<ReadyBattle> =
        ready::battles().into_iter().map(|(word, _)| battle(word, ready::group(word), ready::varies(word))).collect();
    all.push(battle(EVEN, "made", true));
    all
});

impl Game for Deadzone {
    const TITLE: &'static str = "Deadzone";
    const PICTOGRAM: &'static str = "d8";

    fn battles(&self) -> &'static [ReadyBattle] {
        &BATTLES
    }

    fn about(&self, battle: &str) -> String {
        if battle == EVEN { EVEN_ABOUT.to_owned() } else { ready::about(battle).unwrap_or_default() }
    }

    fn setup(&self, battle: &str, seats: usize, seed: u64) -> Result<Setup, String> {
        let setup = if battle == EVEN { arena::even(self, seed) } else { ready::battle(battle, seed) }?;
        if setup.teams.len() == seats { Ok(setup) } else { Err(arena::wrong_seats(battle, seats)) }
    }

    fn armies(&self, setup: &Setup) -> Vec<Army> {
        setup.teams.iter().map(|it| Army::of(&it.units)).collect()
    }

    fn lessons(&self) -> Vec<&'static str> {
        ready::lessons().collect()
    }

    fn lesson(&self, word: &str) -> Option<Lesson> {
        ready::lesson(word).ok()
    }

    fn form(&self, pack: &Pack, answers: &Answers) -> Vec<Field> {
        form::fields(pack, answers)
    }

    fn own(&self, pack: &Pack, answers: &Answers) -> Result<Setup, Vec<Fault>> {
        form::setup(pack, answers)
    }

    fn pack(&self) -> Option<&'static Pack> {
        Some(pack())
    }

    fn chart(&self) -> &'static str {
        "strike-team"
    }

    fn rosters(&self) -> Vec<&'static str> {
        ready::rosters().collect()
    }

    fn roster(&self, word: &str) -> Result<Roster, String> {
        ready::roster(word)
    }

    fn missions(&self) -> Vec<String> {
        Mission::ALL.iter().map(|it| format!("{it:?}")).collect()
    }

    fn tables(&self) -> Vec<&'static str> {
        ready::maps().chain([MADE]).collect()
    }

    fn meeting(
        &self,
        pack: &Pack,
        armies: [&Roster; 2],
        mission: &str,
        table: &str,
        seed: u64,
    ) -> Result<Setup, String> {
        let map = if table == MADE { generator::map(seed) } else { ready::map(table)? };
        let team = |it: &Roster| {
            let units = muster::resolve(it, pack).map_err(|faults| arena::illegal(it, &faults))?;
            Ok(Team { units })
        };
        let teams = armies.into_iter().map(team).collect::<Result<_, String>>()?;
        let points = armies.iter().map(|it| it.points).max().and_then(|it| u16::try_from(it).ok()).unwrap_or(u16::MAX);
        let (opening, settings) = (Opening::Deployment, Settings::default());
        Ok(Setup { mission: arena::named(mission)?, points, map, teams, opening, settings })
    }

    fn swapped(&self, mut setup: Setup) -> Setup {
        setup.teams.reverse();
        setup
    }

    fn match_ups(&self) -> Option<&'static dyn MatchUps> {
        Some(&Deadzone)
    }

    fn odds_commands(&self) -> &'static [OddsCommand] {
        odds_command::ALL
    }

    fn labels(&self, setup: &Setup) -> (String, [String; 2]) {
        let label = |seat: usize| {
            let units = setup.teams.get(seat).map_or(&[][..], |it| &it.units);
            units.first().map_or_else(String::new, |it| format!("{}-{}", it.faction, setup.points))
        };
        (format!("{:?}", setup.mission), [label(0), label(1)])
    }
}

#[cfg(test)]
mod tests {
    use battle::System;
    use kit::{Game, arena::EVEN};

    use crate::Deadzone;

    #[test]
    fn even_battles_give_both_the_same_team_and_differ_by_their_seed() {
        for seed in 0..40 {
            let it = Deadzone.setup(EVEN, 2, seed).expect("an even battle");
            assert!(Deadzone.start(&it).is_ok(), "seed {seed}");
            assert_eq!(it.teams[0].units, it.teams[1].units, "seed {seed}");
            assert_ne!(it.map, Deadzone.setup(EVEN, 2, seed + 1).expect("another").map, "seed {seed}");
        }
        assert!(Deadzone.varies(EVEN) && !Deadzone.varies("first-patrol"));
        assert_eq!(Deadzone.setup(EVEN, 3, 1), Err("the battle \"even\" cannot be played by 3".to_owned()));
    }
}

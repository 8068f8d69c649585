//! What Warzone offers beside its rules: ready battles, a lesson, forms, armies, parts of battles for studies.

use std::sync::LazyLock;

use battle::{
    Fault,
    form::{Answers, Field},
    lesson::Lesson,
};
use kit::{
    Army, Game, LawSample, ReadyBattle,
    arena::{self, EVEN, EVEN_ABOUT, MADE},
    matchup::MatchUps,
    odds_command::OddsCommand,
};
use muster::{Pack, Roster};
use table::Inches;

use crate::{
    Mission, Opening, Setup, Warzone,
    library::{form, generator, odds_command, ready},
    muster,
};

/// The sides of a made table, in inches.
const SIDE: i32 = 48;

/// The ready battles, and the even one.
static BATTLES: LazyLock<Vec<ReadyBattle>> = LazyLock::new(|| {
    let ready =
        ready::listed().map(|it| ReadyBattle { word: it.word, group: it.group, minutes: it.minutes, varies: false });
    ready.chain([ReadyBattle { word: EVEN, group: "made", minutes: 60, varies: true }]).collect()
});

impl Game for Warzone {
    const TITLE: &'static str = "Warzone";
    const PICTOGRAM: &'static str = "rifle";

    fn battles(&self) -> &'static [ReadyBattle] {
        &BATTLES
    }

    fn about(&self, battle: &str) -> String {
        if battle == EVEN {
            return EVEN_ABOUT.to_owned();
        }
        ready::listed().find(|it| it.word == battle).map_or_else(String::new, |it| it.about.to_owned())
    }

    fn setup(&self, battle: &str, seats: usize, seed: u64) -> Result<Setup, String> {
        let setup = if battle == EVEN { arena::even(self, seed) } else { ready::battle(battle) }?;
        if setup.forces.len() == seats { Ok(setup) } else { Err(arena::wrong_seats(battle, seats)) }
    }

    fn armies(&self, setup: &Setup) -> Vec<Army> {
        setup.forces.iter().map(|it| Army::of(&it.units)).collect()
    }

    fn lessons(&self) -> Vec<&'static str> {
        ready::lessons().collect()
    }

    fn lesson(&self, word: &str) -> Option<Lesson> {
        ready::lesson(word).ok()
    }

    fn form(&self, _: &Pack, answers: &Answers) -> Vec<Field> {
        form::fields(answers)
    }

    fn own(&self, pack: &Pack, answers: &Answers) -> Result<Setup, Vec<Fault>> {
        form::setup(pack, answers)
    }

    fn law_samples(&self) -> &'static [LawSample] {
        &[LawSample { battle: "first-battle", claim: "a random battle of the 500-point first battle keeps every law" }]
    }

    fn pack(&self) -> Option<&'static Pack> {
        Some(ready::pack())
    }

    fn chart(&self) -> &'static str {
        "standard"
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
        ready::tables().chain([MADE]).collect()
    }

    fn meeting(
        &self,
        pack: &Pack,
        armies: [&Roster; 2],
        mission: &str,
        table: &str,
        seed: u64,
    ) -> Result<Setup, String> {
        let table = match table {
            MADE => generator::table(Inches::whole(SIDE), Inches::whole(SIDE), seed),
            word => ready::table(word)?,
        };
        let forces = muster(&armies.map(Clone::clone), pack).map_err(|faults| battle::told(self, &faults))?;
        Ok(Setup {
            table,
            forces,
            mission: arena::named(mission)?,
            secondary: Vec::new(),
            opening: Opening::Mission,
            game: crate::RulesLevel::Basic,
            structures: Vec::new(),
        })
    }

    fn swapped(&self, mut setup: Setup) -> Setup {
        setup.forces.reverse();
        setup.secondary.reverse();
        (0..).zip(&mut setup.forces).for_each(|(team, it)| it.team = team);
        setup
    }

    fn match_ups(&self) -> Option<&'static dyn MatchUps> {
        Some(&Warzone)
    }

    fn odds_commands(&self) -> &'static [OddsCommand] {
        odds_command::ALL
    }

    fn labels(&self, setup: &Setup) -> (String, [String; 2]) {
        let label = |seat: usize| {
            let units = setup.forces.get(seat).map_or(&[][..], |it| &it.units);
            units.iter().max_by_key(|it| it.points).map_or_else(String::new, |it| it.name.clone())
        };
        (format!("{:?}", setup.mission), [label(0), label(1)])
    }
}

#[cfg(test)]
mod tests {
    use battle::System;
    use kit::{Game, arena::EVEN};

    use crate::{Mission, Setup, Warzone};

    #[test]
    fn even_battles_give_both_the_same_army_and_differ_by_their_seed() {
        let setups: Vec<Setup> = (0..40).map(|seed| Warzone.setup(EVEN, 2, seed).expect("an even battle")).collect();
        for (seed, it) in setups.iter().enumerate() {
            assert!(Warzone.start(it).is_ok(), "seed {seed}");
            assert_eq!(it.forces[0].units, it.forces[1].units, "seed {seed}");
            assert!(it.forces[0].units.len() > 1, "seed {seed}: nobody meets alone");
        }
        let missions = Mission::ALL.map(|mission| setups.iter().filter(|it| it.mission == mission).count());
        assert!(missions.iter().all(|it| *it > 0), "all missions come up: {missions:?}");
        assert!(Warzone.varies(EVEN) && !Warzone.varies("first-battle"));
        assert_eq!(Warzone.setup(EVEN, 3, 1), Err("the battle \"even\" cannot be played by 3".to_owned()));
    }
}

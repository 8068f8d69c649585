//! The one trait for what a game offers beside its rules.

use battle::{
    Fault, Tactics,
    form::{Answers, Field},
    laws::Proving,
    lesson::Lesson,
};
use bots::Kind;
use muster::{Pack, Roster};

use crate::{Army, matchup::MatchUps, odds_command::OddsCommand};

/// A ready battle in a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReadyBattle {
    /// Its word in commands and links. The page's messages are `page-battle-WORD` and `page-battle-WORD-about`.
    pub word: &'static str,
    /// The group it is listed in: the message `page-group-GROUP` names it. The page shows
    /// the group of the first battle with pictures.
    pub group: &'static str,
    /// About how many minutes it takes.
    pub minutes: u16,
    /// Whether another seed makes another setup of it.
    pub varies: bool,
}

/// A ready battle on which the laws are tried beside the game's [sample setups](Proving::sample_setup).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LawSample {
    /// The word of the battle.
    pub battle: &'static str,
    /// What is claimed of it, in a sentence.
    pub claim: &'static str,
}

/// A game: its rules ([`System`](battle::System)), its bots' thoughts ([`Tactics`]), its laws ([`Proving`]), and here what
/// there is to play, to learn, to build and to study.
pub trait Game: Proving<Setup: Sync> + Tactics + Send + Sync + 'static {
    /// Its name for people, in English.
    const TITLE: &'static str;

    /// The pictogram that stands for it.
    const PICTOGRAM: &'static str;

    /// The bots that play it, the weakest first. The last plays where none is named.
    fn players(&self) -> Vec<Kind<Self>> {
        bots::players()
    }

    /// Its ready battles. The first is played where none is named.
    fn battles(&self) -> &'static [ReadyBattle];

    /// What a ready battle is about, in a sentence.
    fn about(&self, battle: &str) -> String;

    /// A ready battle for so many seats. The seed matters only where the battle [varies](ReadyBattle::varies).
    ///
    /// # Errors
    /// What is wrong: no such battle, a part of it that cannot be read, or another number of seats.
    fn setup(&self, battle: &str, seats: usize, seed: u64) -> Result<Self::Setup, String>;

    /// Who fights, by seat; nobody where it is a matter of two people and no armies.
    fn armies(&self, _setup: &Self::Setup) -> Vec<Army> {
        Vec::new()
    }

    /// The words of its lessons; the first is for newcomers.
    fn lessons(&self) -> Vec<&'static str> {
        Vec::new()
    }

    /// A lesson: a ready battle that teaches.
    fn lesson(&self, _word: &str) -> Option<Lesson> {
        None
    }

    /// What players choose for a battle of their own with armies of this pack, given the answers so far; nothing where
    /// there are ready battles only.
    fn form(&self, _pack: &Pack, _answers: &Answers) -> Vec<Field> {
        Vec::new()
    }

    /// The setup of these answers, with armies of this pack.
    ///
    /// # Errors
    /// Everything that is wrong with them.
    fn own(&self, _pack: &Pack, _answers: &Answers) -> Result<Self::Setup, Vec<Fault>> {
        Err(Vec::new())
    }

    /// Ready battles on which the laws are tried beside the sample setups.
    fn law_samples(&self) -> &'static [LawSample] {
        &[]
    }

    /// The army lists that are built in; none if the game has no armies. Forms, meetings and match-ups are handed these or
    /// others; ready battles are of these.
    fn pack(&self) -> Option<&'static Pack> {
        None
    }

    /// The chart that drawn armies follow.
    fn chart(&self) -> &'static str {
        ""
    }

    /// The words of its ready rosters.
    fn rosters(&self) -> Vec<&'static str> {
        Vec::new()
    }

    /// A ready roster.
    ///
    /// # Errors
    /// What is wrong: no such roster, or a file that cannot be read.
    fn roster(&self, word: &str) -> Result<Roster, String> {
        Err(format!("{} has no roster \"{word}\"", Self::NAME))
    }

    /// The words of its missions.
    fn missions(&self) -> Vec<String> {
        Vec::new()
    }

    /// The words of its tables.
    fn tables(&self) -> Vec<&'static str> {
        Vec::new()
    }

    /// A battle of these armies of a pack; the seed makes the table where it is to be [made](crate::arena::MADE).
    ///
    /// # Errors
    /// What is wrong with a part of it.
    fn meeting(
        &self,
        _pack: &Pack,
        _armies: [&Roster; 2],
        _mission: &str,
        _table: &str,
        _seed: u64,
    ) -> Result<Self::Setup, String> {
        Err(format!("{} has no armies", Self::NAME))
    }

    /// The same battle with the armies in each other's seats.
    fn swapped(&self, setup: Self::Setup) -> Self::Setup {
        setup
    }

    /// The odds it works out without a battle; none where it has no units.
    fn match_ups(&self) -> Option<&'static dyn MatchUps> {
        None
    }

    /// Its commands below `adjutant odds`, which work odds out from bare figures.
    fn odds_commands(&self) -> &'static [OddsCommand] {
        &[]
    }

    /// What a battle is about, and between whom, in words for a table.
    fn labels(&self, _setup: &Self::Setup) -> (String, [String; 2]) {
        (Self::NAME.to_owned(), [String::new(), String::new()])
    }

    /// Whether a ready battle has another setup for another seed.
    fn varies(&self, battle: &str) -> bool {
        self.battles().iter().any(|it| it.word == battle && it.varies)
    }
}

//! The games the page knows: what there is to play, and against whom.

use battle::{
    Fault, Line, Scene, System, Tactics,
    form::{Answers, Field},
    lesson::Lesson,
    scene::Readiness,
};
use bots::Kind;
use catalogue::RuleId;
use deadzone::Deadzone;
use duel::Duel;
use warzone::Warzone;

use super::{Kept, OrderText, Session};

/// A game on the page.
pub trait Game: Tactics + Clone + 'static {
    /// The bots that know it, the weakest first.
    fn bots(&self) -> Vec<Kind<Self>> {
        bots::players()
    }

    /// The setup of a ready battle; where it is fought on a table made by chance, this seed makes it.
    fn ready(&self, battle: &str, seed: u64) -> Option<Self::Setup>;

    /// Who fights, by seat; nothing where it is a matter of two people and no armies.
    fn armies(&self, _setup: &Self::Setup) -> Vec<Army> {
        Vec::new()
    }

    /// A ready battle that teaches.
    fn lesson(&self, _word: &str) -> Option<Lesson> {
        None
    }

    /// What players choose for a battle of their own, given the answers so far; nothing where there are ready battles
    /// only.
    fn form(&self, _answers: &Answers) -> Vec<Field> {
        Vec::new()
    }

    /// The setup of these answers.
    ///
    /// # Errors
    /// Everything that is wrong with them.
    fn own(&self, _answers: &Answers) -> Result<Self::Setup, Vec<Fault>> {
        Err(Vec::new())
    }
}

impl Game for Warzone {
    fn ready(&self, battle: &str, _: u64) -> Option<warzone::Setup> {
        warzone::ready::battle(battle).ok()
    }

    fn armies(&self, setup: &warzone::Setup) -> Vec<Army> {
        setup
            .forces
            .iter()
            .map(|it| Army::of(it.units.iter().map(|it| (it.rule, it.points, it.models.len()))))
            .collect()
    }

    fn lesson(&self, word: &str) -> Option<Lesson> {
        warzone::ready::lesson(word).ok()
    }

    fn form(&self, answers: &Answers) -> Vec<Field> {
        warzone::form::fields(answers)
    }

    fn own(&self, answers: &Answers) -> Result<warzone::Setup, Vec<Fault>> {
        warzone::form::setup(answers)
    }
}

impl Game for Deadzone {
    fn ready(&self, battle: &str, seed: u64) -> Option<deadzone::Setup> {
        deadzone::ready::battle(battle, seed).ok()
    }

    fn armies(&self, setup: &deadzone::Setup) -> Vec<Army> {
        let team = |it: &deadzone::Team| Army::of(it.units.iter().map(|it| (it.rule, it.points, it.models.len())));
        setup.teams.iter().map(team).collect()
    }

    fn form(&self, answers: &Answers) -> Vec<Field> {
        deadzone::form::fields(answers)
    }

    fn own(&self, answers: &Answers) -> Result<deadzone::Setup, Vec<Fault>> {
        deadzone::form::setup(answers)
    }
}

impl Game for Duel {
    fn ready(&self, battle: &str, _: u64) -> Option<duel::Setup> {
        match battle {
            "standard" => Some(duel::Setup::default()),
            "long" => Some(duel::Setup { strip: 5, rounds: 20, ..duel::Setup::default() }),
            _ => None,
        }
    }
}

/// An army in a few words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Army {
    /// Its units, each kind once.
    pub units: Vec<RuleId>,
    /// What they cost.
    pub points: i64,
    /// How many models it has.
    pub models: usize,
}

impl Army {
    /// Adds units up: the rule, the points and the models of each.
    fn of(units: impl Iterator<Item = (RuleId, i64, usize)>) -> Army {
        units.fold(Army::default(), |mut army, (rule, points, models)| {
            if !army.units.contains(&rule) {
                army.units.push(rule);
            }
            Army { units: army.units, points: army.points + points, models: army.models + models }
        })
    }
}

/// A battle taken up from a file, and what was wrong with the file, if anything.
pub type Opened = (Box<dyn Session>, Option<String>);

/// A lesson, and its battle before the learner is asked anything.
pub type Taught = (Lesson, Box<dyn Session>);

/// A battle of the players' own, or everything that is wrong with it.
pub type Begun = Result<Box<dyn Session>, Vec<Line>>;

/// What the page knows of a game without having started a battle of it.
#[derive(Clone, Copy)]
pub struct Offer {
    /// The word for the game.
    pub system: &'static str,
    /// The pictogram that stands for it.
    pub pictogram: &'static str,
    /// The words of its ready battles; names and sentences are in the page's messages.
    pub battles: fn() -> Vec<&'static str>,
    /// About how many minutes a ready battle takes.
    pub minutes: fn(battle: &str) -> u16,
    /// Who fights in a ready battle.
    pub armies: fn(battle: &str) -> Vec<Army>,
    /// A ready battle as it may stand when everybody is set up, for a picture.
    pub drawn_up: fn(battle: &str) -> Option<Scene<OrderText>>,
    /// Who fights in a battle of the players' own, as far as the answers say.
    pub own_armies: fn(answers: &Answers) -> Vec<Army>,
    /// The words of its lessons; the first is for newcomers.
    pub lessons: &'static [&'static str],
    /// Starts a lesson.
    pub learn: fn(word: &str) -> Option<Taught>,
    /// The words of the bots that play it.
    pub bots: fn() -> Vec<&'static str>,
    /// The roles in an army to which a bot can give a style of their own.
    pub roles: &'static [&'static str],
    /// Starts a ready battle with dice from this seed.
    pub start: fn(battle: &str, seed: u64) -> Option<Box<dyn Session>>,
    /// What players choose for a battle of their own, given the answers so far.
    pub form: fn(answers: &Answers) -> Vec<Field>,
    /// Starts a battle of the players' own with dice from this seed, or says everything that is wrong.
    pub own: fn(answers: &Answers, seed: u64) -> Begun,
    /// Takes a battle up from its replay file; with it what was wrong with the file, if anything.
    pub resume: fn(text: &str, seed: u64) -> Result<Opened, String>,
}

/// Every game of the page.
pub const OFFERS: [Offer; 3] = [
    Offer {
        system: Warzone::NAME,
        pictogram: "rifle",
        battles: || vec!["first-battle", "thousand-points", "duel-of-heroes", "last-stand"],
        lessons: &["first"],
        minutes: |battle| match battle {
            "duel-of-heroes" => 10,
            "first-battle" => 30,
            _ => 60,
        },
        armies: |battle| Warzone.ready(battle, PICTURE).map(|it| Warzone.armies(&it)).unwrap_or_default(),
        drawn_up: |battle| drawn_up(Warzone, battle),
        own_armies: |answers| Warzone.own(answers).map(|it| Warzone.armies(&it)).unwrap_or_default(),
        learn: |word| learn(Warzone, word),
        bots: || offered(&Warzone),
        roles: Warzone::ROLES,
        start: |battle, seed| start(Warzone, battle, seed),
        form: |answers| Warzone.form(answers),
        own: |answers, seed| own(Warzone, answers, seed),
        resume: |text, seed| resume(Warzone, text, seed),
    },
    Offer {
        system: Deadzone::NAME,
        pictogram: "d8",
        battles: || deadzone::ready::battles().into_iter().map(|it| it.0).collect(),
        lessons: &[],
        minutes: |_| 30,
        armies: |battle| Deadzone.ready(battle, PICTURE).map(|it| Deadzone.armies(&it)).unwrap_or_default(),
        drawn_up: |battle| drawn_up(Deadzone, battle),
        own_armies: |answers| Deadzone.own(answers).map(|it| Deadzone.armies(&it)).unwrap_or_default(),
        learn: |word| learn(Deadzone, word),
        bots: || offered(&Deadzone),
        roles: Deadzone::ROLES,
        start: |battle, seed| start(Deadzone, battle, seed),
        form: |answers| Deadzone.form(answers),
        own: |answers, seed| own(Deadzone, answers, seed),
        resume: |text, seed| resume(Deadzone, text, seed),
    },
    Offer {
        system: Duel::NAME,
        pictogram: "blade",
        battles: || vec!["standard", "long"],
        lessons: &[],
        minutes: |_| 5,
        armies: |battle| Duel.ready(battle, PICTURE).map(|it| Duel.armies(&it)).unwrap_or_default(),
        drawn_up: |battle| drawn_up(Duel, battle),
        own_armies: |answers| Duel.own(answers).map(|it| Duel.armies(&it)).unwrap_or_default(),
        learn: |word| learn(Duel, word),
        bots: || offered(&Duel),
        roles: Duel::ROLES,
        start: |battle, seed| start(Duel, battle, seed),
        form: |answers| Duel.form(answers),
        own: |answers, seed| own(Duel, answers, seed),
        resume: |text, seed| resume(Duel, text, seed),
    },
];

/// Chance and the five levels are offered to people; others go by names of their own.
const OFFERED: usize = 6;

/// The words of the bots that are offered, the weakest first.
pub(super) fn offered<S: Game>(system: &S) -> Vec<&'static str> {
    system.bots().iter().take(OFFERED).map(|it| it.name).collect()
}

/// The game of this word.
#[must_use]
pub fn offer(system: &str) -> Option<Offer> {
    OFFERS.into_iter().find(|it| it.system == system)
}

fn start<S: Game>(system: S, battle: &str, seed: u64) -> Option<Box<dyn Session>> {
    let setup = system.ready(battle, seed)?;
    Kept::start(system, setup, seed).ok().map(|it| Box::new(it) as Box<dyn Session>)
}

/// Sets everybody up as the weakest bot would, and looks.
fn drawn_up<S: Game>(system: S, battle: &str) -> Option<Scene<OrderText>> {
    let mut session = start(system, battle, PICTURE)?;
    let bot = session.bots().first().copied()?;
    for _ in 0..MOST_ORDERS {
        let scene = session.scene(None);
        if !scene.groups.is_empty() && scene.groups.iter().all(|it| it.readiness != Readiness::Reserve) {
            return Some(scene);
        }
        let order = session.advice(bot, PICTURE, None)?;
        session.give(&order).ok()?;
    }
    Some(session.scene(None))
}

/// The seed of the pictures.
const PICTURE: u64 = 4;
/// After so many orders everybody is set up.
const MOST_ORDERS: usize = 40;

fn learn<S: Game>(system: S, word: &str) -> Option<Taught> {
    let lesson = system.lesson(word)?;
    let mut session = start(system, &lesson.battle, lesson.seed)?;
    session.prepare(&lesson.faces);
    lesson.before.iter().try_for_each(|it| session.give(it)).ok()?;
    Some((lesson, session))
}

fn own<S: Game>(system: S, answers: &Answers, seed: u64) -> Begun {
    let told = |faults: Vec<Fault>| faults.into_iter().map(|it| it.line).collect::<Vec<_>>();
    let setup = system.own(answers).map_err(told)?;
    Kept::start(system, setup, seed).map(|it| Box::new(it) as Box<dyn Session>).map_err(told)
}

fn resume<S: Game>(system: S, text: &str, seed: u64) -> Result<Opened, String> {
    Kept::resume(system, text, seed).map(|(kept, fault)| (Box::new(kept) as Box<dyn Session>, fault))
}

/// Takes a battle up from a replay file of whichever game it is of.
///
/// # Errors
/// What is wrong with the file.
pub fn open(text: &str, seed: u64) -> Result<Opened, String> {
    let header = battle::replay::Header::read(text).map_err(|fault| fault.to_string())?;
    let offer = offer(&header.system).ok_or_else(|| format!("no game \"{}\" here", header.system.escape_debug()))?;
    (offer.resume)(text, seed)
}

/// The messages of every game: a source each.
pub const WORDS: [fn(catalogue::Language) -> &'static str; 3] =
    [|it| Warzone.messages(it), |it| Deadzone.messages(it), |it| Duel.messages(it)];

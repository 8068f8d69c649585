//! A game without its types, for pages and lists.

use battle::{
    Fault, Line, Scene,
    form::{Answers, Field},
    lesson::Lesson,
    replay::Header,
    scene::Readiness,
};
use catalogue::Language;

use crate::{
    Army, Game, ReadyBattle,
    matchup::MatchUps,
    session::{LocalSession, OrderText, Session},
};

/// A battle taken up from a file, and what was wrong with the file, if anything.
pub type Opened = (Box<dyn Session>, Option<String>);

/// A lesson, and its battle before the learner is asked anything.
pub type Taught = (Lesson, Box<dyn Session>);

/// A battle of the players' own, or everything that is wrong with it.
pub type Begun = Result<Box<dyn Session>, Vec<Line>>;

/// What is known of a game without having started a battle of it.
pub trait Offered: Send + Sync {
    /// The word for the game in files, links and commands.
    fn name(&self) -> &'static str;
    /// Its name for people, in English.
    fn title(&self) -> &'static str;
    /// The pictogram that stands for it.
    fn pictogram(&self) -> &'static str;
    /// The messages of the game.
    fn messages(&self, language: Language) -> &'static str;
    /// Its ready battles.
    fn battles(&self) -> &'static [ReadyBattle];
    /// Who fights in a ready battle.
    fn armies(&self, battle: &str) -> Vec<Army>;
    /// A ready battle as it may stand when everybody is set up, for a picture.
    fn drawn_up(&self, battle: &str) -> Option<Scene<OrderText>>;
    /// Who fights in a battle of the players' own, as far as the answers say.
    fn own_armies(&self, answers: &Answers) -> Vec<Army>;
    /// The words of its lessons; the first is for newcomers.
    fn lessons(&self) -> Vec<&'static str>;
    /// Starts a lesson.
    fn learn(&self, word: &str) -> Option<Taught>;
    /// The words of the bots offered to people, the weakest first.
    fn bots(&self) -> Vec<&'static str>;
    /// The roles in an army to which a bot can give a style of their own.
    fn roles(&self) -> &'static [&'static str];
    /// Starts a ready battle with dice from this seed.
    fn start(&self, battle: &str, seed: u64) -> Option<Box<dyn Session>>;
    /// Whether players can put a battle of their own together.
    fn has_form(&self) -> bool {
        !self.form(&Answers::new()).is_empty()
    }
    /// What players choose for a battle of their own, given the answers so far.
    fn form(&self, answers: &Answers) -> Vec<Field>;
    /// Starts a battle of the players' own with dice from this seed.
    ///
    /// # Errors
    /// Everything that is wrong with the answers.
    fn own(&self, answers: &Answers, seed: u64) -> Begun;
    /// Takes a battle up from its replay file.
    ///
    /// # Errors
    /// What is wrong with the file, where nothing can be made of it.
    fn resume(&self, text: &str, seed: u64) -> Result<Opened, String>;
    /// The odds it works out without a battle; none where it has no units.
    fn match_ups(&self) -> Option<&'static dyn MatchUps>;
}

/// A game of a list.
pub type Offer = &'static dyn Offered;

/// Resumes a battle from a replay file of any of these games.
///
/// # Errors
/// What is wrong with the file.
pub fn resume(games: &[Offer], file: &str, seed: u64) -> Result<Opened, String> {
    let system = Header::read(file).map_err(|fault| fault.to_string())?.system;
    let game = games.iter().find(|it| it.name() == system);
    game.ok_or_else(|| format!("no game \"{}\" here", system.escape_debug()))?.resume(file, seed)
}

/// A game as it stands in a list: without its types.
#[derive(Clone, Copy, Debug)]
pub struct Listing<G>(pub G);

/// The seed of the pictures.
const PICTURE: u64 = 4;
/// After so many orders everybody is set up.
const MOST_ORDERS: usize = 40;
/// A page seats two.
const SEATS: usize = 2;

impl<G: Game> Listing<G> {
    fn armies_of(&self, setup: Option<G::Setup>) -> Vec<Army> {
        setup.map(|it| self.0.armies(&it)).unwrap_or_default()
    }

    /// The setup of these answers, with the army lists that are built in.
    fn own_setup(&self, answers: &Answers) -> Result<G::Setup, Vec<Fault>> {
        self.0.pack().map_or_else(|| Err(Vec::new()), |pack| self.0.own(pack, answers))
    }
}

impl<G: Game> Offered for Listing<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn title(&self) -> &'static str {
        G::TITLE
    }

    fn pictogram(&self) -> &'static str {
        G::PICTOGRAM
    }

    /// A page has the messages from the game's manifest: its module need not carry them.
    fn messages(&self, language: Language) -> &'static str {
        if cfg!(target_arch = "wasm32") { "" } else { self.0.messages(language) }
    }

    fn battles(&self) -> &'static [ReadyBattle] {
        self.0.battles()
    }

    fn armies(&self, battle: &str) -> Vec<Army> {
        self.armies_of(self.0.setup(battle, SEATS, PICTURE).ok())
    }

    fn drawn_up(&self, battle: &str) -> Option<Scene<OrderText>> {
        drawn_up(self.start(battle, PICTURE)?)
    }

    fn own_armies(&self, answers: &Answers) -> Vec<Army> {
        self.armies_of(self.own_setup(answers).ok())
    }

    fn lessons(&self) -> Vec<&'static str> {
        self.0.lessons()
    }

    fn learn(&self, word: &str) -> Option<Taught> {
        let lesson = self.0.lesson(word)?;
        let mut session = self.start(&lesson.battle, lesson.seed)?;
        session.prepare(&lesson.faces);
        lesson.before.iter().try_for_each(|it| session.give(it)).ok()?;
        Some((lesson, session))
    }

    fn bots(&self) -> Vec<&'static str> {
        offered_bots(&self.0)
    }

    fn roles(&self) -> &'static [&'static str] {
        G::ROLES
    }

    fn start(&self, battle: &str, seed: u64) -> Option<Box<dyn Session>> {
        let setup = self.0.setup(battle, SEATS, seed).ok()?;
        LocalSession::start(self.0.clone(), setup, seed).ok().map(boxed)
    }

    fn form(&self, answers: &Answers) -> Vec<Field> {
        self.0.pack().map_or_else(Vec::new, |pack| self.0.form(pack, answers))
    }

    fn own(&self, answers: &Answers, seed: u64) -> Begun {
        let told = |faults: Vec<Fault>| faults.into_iter().map(|it| it.line).collect::<Vec<_>>();
        let setup = self.own_setup(answers).map_err(told)?;
        LocalSession::start(self.0.clone(), setup, seed).map(boxed).map_err(told)
    }

    fn resume(&self, text: &str, seed: u64) -> Result<Opened, String> {
        LocalSession::resume(self.0.clone(), text, seed).map(|(session, fault)| (boxed(session), fault))
    }

    fn match_ups(&self) -> Option<&'static dyn MatchUps> {
        self.0.match_ups()
    }
}

/// Chance and the five levels are offered to people; others go by names of their own.
const OFFERED: usize = 6;

/// The words of the bots that are offered, the weakest first.
pub(crate) fn offered_bots<G: Game>(game: &G) -> Vec<&'static str> {
    game.players().iter().take(OFFERED).map(|it| it.name).collect()
}

fn boxed<G: Game>(session: LocalSession<G>) -> Box<dyn Session> {
    Box::new(session)
}

/// Sets everybody up as the weakest bot would, and looks.
fn drawn_up(mut session: Box<dyn Session>) -> Option<Scene<OrderText>> {
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

//! A game on the page's side: its manifest answers what it can; what needs the rules is asked of the module once it is loaded.

use kit::matchup::MatchUps;
use std::cell::RefCell;
use std::collections::BTreeMap;

use battle::{
    Line, Scene,
    form::{Answers, Field},
};
use catalogue::Language;
use kit::{
    Army, Begun, Offered, Opened, ReadyBattle, Taught,
    session::{OrderText, Session},
};

use crate::{Manifest, Pictures, RemoteGame};

/// A game of the page.
pub struct RemoteOffer {
    manifest: &'static Manifest,
    battles: &'static [ReadyBattle],
    roles: &'static [&'static str],
}

thread_local! {
    static GAMES: RefCell<BTreeMap<&'static str, RemoteGame>> = const { RefCell::new(BTreeMap::new()) };
    static PICTURES: RefCell<BTreeMap<&'static str, Pictures>> = const { RefCell::new(BTreeMap::new()) };
}

impl RemoteOffer {
    /// The game of this manifest. A page has few games and keeps them, so it is never given back.
    #[must_use]
    pub fn new(manifest: Manifest) -> &'static RemoteOffer {
        let manifest: &'static Manifest = Box::leak(Box::new(manifest));
        let ready = manifest.battles.iter().map(|it| ReadyBattle {
            word: &it.word,
            group: &it.group,
            minutes: it.minutes,
            varies: it.varies,
        });
        let roles = manifest.roles.iter().map(String::as_str).collect::<Vec<_>>().leak();
        Box::leak(Box::new(RemoteOffer { manifest, battles: ready.collect::<Vec<_>>().leak(), roles }))
    }

    /// The module of the game is here.
    pub fn bring(&'static self, game: RemoteGame) {
        GAMES.with_borrow_mut(|it| it.insert(self.name(), game));
    }

    /// Whether the module of the game is here.
    #[must_use]
    pub fn is_here(&self) -> bool {
        GAMES.with_borrow(|it| it.contains_key(self.name()))
    }

    /// The pictures of the game are here.
    pub fn picture(&'static self, pictures: Pictures) {
        PICTURES.with_borrow_mut(|it| it.insert(self.name(), pictures));
    }

    /// Whether the odds lab knows the game.
    #[must_use]
    pub fn has_lab(&self) -> bool {
        self.manifest.has_lab
    }

    /// The game itself, once its module is here.
    #[must_use]
    pub fn game(&self) -> Option<RemoteGame> {
        GAMES.with_borrow(|it| it.get(self.name()).cloned())
    }
}

/// Without its module a game starts nothing and asks nothing.
impl Offered for RemoteOffer {
    fn name(&self) -> &'static str {
        &self.manifest.name
    }

    fn title(&self) -> &'static str {
        &self.manifest.title
    }

    fn pictogram(&self) -> &'static str {
        &self.manifest.pictogram
    }

    /// A page loads the messages of all games with its own, a file for each language.
    fn messages(&self, _: Language) -> &'static str {
        ""
    }

    fn battles(&self) -> &'static [ReadyBattle] {
        self.battles
    }

    fn armies(&self, battle: &str) -> Vec<Army> {
        let listed = self.manifest.battles.iter().find(|it| it.word == battle);
        listed.map(|it| it.armies.clone()).unwrap_or_default()
    }

    fn drawn_up(&self, battle: &str) -> Option<Scene<OrderText>> {
        PICTURES.with_borrow(|it| it.get(self.name())?.get(battle).cloned())
    }

    fn own_armies(&self, answers: &Answers) -> Vec<Army> {
        self.game().map(|it| it.own_armies(answers)).unwrap_or_default()
    }

    fn lessons(&self) -> Vec<&'static str> {
        self.manifest.lessons.iter().map(String::as_str).collect()
    }

    fn learn(&self, word: &str) -> Option<Taught> {
        self.game()?.learn(word)
    }

    fn bots(&self) -> Vec<&'static str> {
        self.manifest.bots.iter().map(String::as_str).collect()
    }

    fn roles(&self) -> &'static [&'static str] {
        self.roles
    }

    fn start(&self, battle: &str, seed: u64) -> Option<Box<dyn Session>> {
        self.game()?.start(battle, seed)
    }

    fn has_form(&self) -> bool {
        self.manifest.has_form
    }

    fn form(&self, answers: &Answers) -> Vec<Field> {
        self.game().map(|it| it.form(answers)).unwrap_or_default()
    }

    fn own(&self, answers: &Answers, seed: u64) -> Begun {
        self.game().map_or_else(|| Err(vec![Line::new("page-game-comes")]), |it| it.own(answers, seed))
    }

    fn resume(&self, text: &str, seed: u64) -> Result<Opened, String> {
        self.game().map_or_else(|| Err("the game is not here yet".to_owned()), |it| it.resume(text, seed))
    }

    /// The page asks the lab of the module instead ([`RemoteGame::lab_work`](crate::RemoteGame::lab_work)).
    fn match_ups(&self) -> Option<&'static dyn MatchUps> {
        None
    }
}

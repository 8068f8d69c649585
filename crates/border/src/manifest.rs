//! The manifest of a game: what the page knows before it has fetched the game's module. It is made natively when the page is built.

use std::collections::BTreeMap;

use battle::Scene;
use kit::{Army, Offer, ReadyBattle, session::OrderText};
use serde::{Deserialize, Serialize};

/// At most so many ready battles are shown with a picture.
const PICTURES: usize = 4;

/// What is known of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Manifest {
    /// The word for the game in files, links and commands.
    pub name: String,
    /// Its name for people, in English.
    pub title: String,
    /// The pictogram that stands for it.
    pub pictogram: String,
    /// Its ready battles.
    pub battles: Vec<Listed>,
    /// The words of its lessons; the first is for newcomers.
    pub lessons: Vec<String>,
    /// The words of the bots offered to people, the weakest first.
    pub bots: Vec<String>,
    /// The roles in an army to which a bot can give a style of their own.
    pub roles: Vec<String>,
    /// Whether players can put a battle of their own together.
    pub has_form: bool,
    /// Whether the odds lab knows it.
    pub has_lab: bool,
}

/// A ready battle.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Listed {
    /// Its word.
    pub word: String,
    /// The group it is listed in.
    pub group: String,
    /// About how many minutes it takes.
    pub minutes: u16,
    /// Whether another seed makes another setup of it.
    pub varies: bool,
    /// Who fights.
    pub armies: Vec<Army>,
}

/// Pictures of ready battles by their words.
pub type Pictures = BTreeMap<String, Scene<OrderText>>;

impl Manifest {
    /// What is to be known of this game; whether the odds lab knows it is said by whoever has the lab.
    #[must_use]
    pub fn of(game: Offer, has_lab: bool) -> Manifest {
        let owned = |words: &[&str]| words.iter().map(|&it| it.to_owned()).collect::<Vec<_>>();
        Manifest {
            name: game.name().to_owned(),
            title: game.title().to_owned(),
            pictogram: game.pictogram().to_owned(),
            battles: game.battles().iter().map(|it| Listed::of(game, it)).collect(),
            lessons: owned(&game.lessons()),
            bots: owned(&game.bots()),
            roles: owned(game.roles()),
            has_form: game.has_form(),
            has_lab,
        }
    }
}

impl Listed {
    fn of(game: Offer, ready: &ReadyBattle) -> Listed {
        let ReadyBattle { word, group, minutes, varies } = *ready;
        Listed { word: word.to_owned(), group: group.to_owned(), minutes, varies, armies: game.armies(word) }
    }
}

/// The ready battles that are shown with a picture: the first few of the first group.
#[must_use]
pub fn with_pictures(game: Offer) -> Vec<ReadyBattle> {
    let first = game.battles().first().map(|it| it.group);
    game.battles().iter().filter(|it| Some(it.group) == first).take(PICTURES).copied().collect()
}

/// The pictures of a game, without what cannot be drawn small.
#[must_use]
pub fn pictures(game: Offer) -> Pictures {
    let drawn = |it: ReadyBattle| game.drawn_up(it.word).map(|scene| (it.word.to_owned(), plain(scene)));
    with_pictures(game).into_iter().filter_map(drawn).collect()
}

/// Pictures as bytes, for a file.
///
/// # Errors
/// They cannot be written.
pub fn write_pictures(pictures: &Pictures) -> Result<Vec<u8>, String> {
    postcard::to_allocvec(pictures).map_err(|why| why.to_string())
}

/// The pictures of a file.
///
/// # Errors
/// What is wrong with it.
pub fn read_pictures(file: &[u8]) -> Result<Pictures, String> {
    postcard::from_bytes(file).map_err(|why| why.to_string())
}

fn plain(mut scene: Scene<OrderText>) -> Scene<OrderText> {
    scene.choices.clear();
    scene.tiles.clear();
    scene.trays.clear();
    scene.standing.clear();
    scene.question = None;
    for piece in &mut scene.pieces {
        piece.about.clear();
        piece.numbers.clear();
    }
    scene
}

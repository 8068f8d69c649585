//! The games of the page: what their manifests tell, and their modules, each fetched when its game is chosen.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::OnceLock;

use battle::replay::Header;
use border::{Carrier, Manifest, RemoteGame, RemoteOffer};
use js_sys::{Object, Reflect};
use kit::{Offer, Offered, Opened};
use wasm_bindgen::{JsCast, JsValue, prelude::wasm_bindgen};

use crate::texts::load_bytes;

#[wasm_bindgen]
extern "C" {
    /// A game's module that was started (`assets/games.js`).
    #[derive(Clone)]
    type Module;
    #[wasm_bindgen(method, catch)]
    fn ask(this: &Module, question: &[u8]) -> Result<Vec<u8>, JsValue>;
    /// The module as it was compiled, for a worker.
    #[wasm_bindgen(method, getter)]
    fn compiled(this: &Module) -> JsValue;
    /// Fetches a module and starts it; one that was fetched before is there at once.
    #[wasm_bindgen(js_namespace = games, catch)]
    async fn load(name: &str) -> Result<JsValue, JsValue>;
}

impl Carrier for Module {
    fn carry(&self, question: &[u8]) -> Result<Vec<u8>, String> {
        self.ask(question).map_err(told)
    }
}

static ALL: OnceLock<Vec<&'static RemoteOffer>> = OnceLock::new();

thread_local! {
    static MODULES: RefCell<BTreeMap<&'static str, Module>> = const { RefCell::new(BTreeMap::new()) };
}

/// The games of this list (`games.json`), from now on.
///
/// # Errors
/// What is wrong with the list.
pub fn list(manifests: &str) -> Result<(), String> {
    let manifests: Vec<Manifest> = serde_json::from_str(manifests).map_err(|why| why.to_string())?;
    ALL.get_or_init(|| manifests.into_iter().map(RemoteOffer::new).collect());
    Ok(())
}

/// Every game of the page.
pub fn all() -> &'static [&'static RemoteOffer] {
    ALL.get().map_or(&[], Vec::as_slice)
}

/// The game of this name.
pub fn find(name: &str) -> Option<&'static RemoteOffer> {
    all().iter().copied().find(|it| it.name() == name)
}

/// Fetches a game's module, where it is not here yet.
///
/// # Errors
/// Why it does not come.
pub async fn fetch(game: &'static RemoteOffer) -> Result<(), String> {
    if !game.is_here() {
        let module: Module = load(game.name()).await.map_err(told)?.unchecked_into();
        MODULES.with_borrow_mut(|it| it.insert(game.name(), module.clone()));
        game.bring(RemoteGame::new(game, Rc::new(module)));
    }
    Ok(())
}

/// Fetches the pictures of a game's ready battles. Without them the cards have none.
pub async fn fetch_pictures(game: &'static RemoteOffer) {
    let file = load_bytes(&format!("pictures-{}.bin", game.name())).await.unwrap_or_default();
    if let Ok(pictures) = border::read_pictures(&file) {
        game.picture(pictures);
    }
}

/// What a worker needs to load a game's module alone: its name and the compiled module.
pub fn for_worker(name: &str) -> Option<JsValue> {
    let module = MODULES.with_borrow(|it| it.get(name).cloned())?;
    let message = Object::new();
    Reflect::set(&message, &"name".into(), &name.into()).ok()?;
    Reflect::set(&message, &"module".into(), &module.compiled()).ok()?;
    Some(message.into())
}

/// The name of the game a replay file is of; empty where it cannot be read.
pub fn system_of(file: &str) -> String {
    Header::read(file).map(|it| it.system).unwrap_or_default()
}

/// Resumes a battle from a replay file of a game whose module is here.
///
/// # Errors
/// What is wrong with the file.
pub fn resume(file: &str, seed: u64) -> Result<Opened, String> {
    let games: Vec<Offer> = all().iter().map(|it| *it as Offer).collect();
    kit::resume(&games, file, seed)
}

fn told(why: JsValue) -> String {
    let words = why.as_string().or_else(|| why.dyn_ref::<js_sys::Error>().map(|it| String::from(it.message())));
    words.unwrap_or_else(|| format!("{why:?}"))
}

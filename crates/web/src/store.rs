//! Battles kept on this device: in IndexedDB, as replay files with a few lines about them.

use battle::{Line, notation};
use js_sys::{Array, Promise};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{IdbDatabase, IdbObjectStore, IdbOpenDbRequest, IdbRequest, IdbTransactionMode};

use crate::desk::Sitter;

const DATABASE: &str = "adjutant";
const BATTLES: &str = "battles";
/// How many autosaves roll.
const ROLLING: usize = 3;
/// After so many orders the next of them is written.
const EVERY: usize = 12;
/// How many battles are kept.
const MOST: usize = 12;

/// A battle as it is kept.
#[derive(Clone, Debug, PartialEq)]
pub struct Save {
    /// By which it is kept.
    pub key: String,
    /// The words of system and battle.
    pub name: (String, String),
    /// Who sits where.
    pub sitters: Vec<Sitter>,
    /// The whole battle.
    pub replay: String,
    /// The points of each seat.
    pub scores: Vec<i32>,
    /// How the battle stands, in words.
    pub standing: Vec<Line>,
    /// A small picture of it, in SVG.
    pub picture: String,
    /// Orders given.
    pub orders: usize,
    /// When, in milliseconds since 1970.
    pub at: f64,
    /// Whether the replay is as it was written.
    pub whole: bool,
}

impl Save {
    fn write(&self) -> String {
        let sitter = |it: &Sitter| match it {
            Sitter::Person => "person".to_owned(),
            Sitter::Bot(word) => format!("bot {word}"),
        };
        let sitters: Vec<String> = self.sitters.iter().map(sitter).collect();
        let scores: Vec<String> = self.scores.iter().map(ToString::to_string).collect();
        let standing = notation::to_text(&self.standing).unwrap_or_default().replace('\n', " ");
        let head = [HEAD, &self.key, &self.name.0, &self.name.1, &sitters.join(","), &scores.join(",")].join("\n");
        let Save { orders, at, picture, replay, .. } = self;
        format!("{head}\n{orders}\n{at}\n{standing}\n{picture}\n{:016x}\n{replay}", sum(replay))
    }

    fn read(text: &str) -> Option<Save> {
        let old = text.starts_with(OLD_HEAD);
        let mut lines = text.splitn(if old { 9 } else { 12 }, '\n');
        lines.next().filter(|it| old || *it == HEAD)?;
        let mut next = || lines.next().map(str::to_owned);
        let (key, name) = (next()?, (next()?, next()?));
        let sitter = |word: &str| match word.split_once(' ') {
            Some((_, bot)) => Sitter::Bot(bot.to_owned()),
            None => Sitter::Person,
        };
        let sitters = next()?.split(',').map(sitter).collect();
        let scores = next()?.split(',').filter_map(|it| it.parse().ok()).collect();
        let (orders, at) = (next()?.parse().ok()?, next()?.parse().ok()?);
        let (standing, picture, written) = if old { Default::default() } else { (next()?, next()?, next()?) };
        let replay = next()?;
        let whole = u64::from_str_radix(&written, 16) == Ok(sum(&replay));
        let standing = notation::from_text(&standing).unwrap_or_default();
        Some(Save { key, name, sitters, scores, orders, at, standing, picture, replay, whole })
    }
}

/// The first line of a battle that is kept.
const HEAD: &str = "adjutant save 2";
/// The first line of one from before pictures were kept too.
const OLD_HEAD: &str = "adjutant save 1\n";

/// A sum over a text that shows whether it is as it was written (FNV-1a).
fn sum(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |sum, byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// A setting kept on this device.
pub fn setting(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

/// Keeps a setting on this device; a device that keeps nothing is no reason to stop.
pub fn set(key: &str, value: &str) {
    if let Some(storage) = storage() {
        let _ = storage.set_item(key, value);
    }
}

fn storage() -> Option<web_sys::Storage> {
    web_sys::window()?.local_storage().ok().flatten()
}

/// Keeps a battle, and every so often a rolling autosave beside it.
pub fn keep(save: Save) {
    spawn_local(async move {
        let Ok(database) = open().await else { return };
        let _ = put(&database, &save).await;
        if save.orders.is_multiple_of(EVERY) {
            let number = save.orders / EVERY % ROLLING + 1;
            let _ = put(&database, &Save { key: format!("autosave-{number}"), ..save }).await;
        }
    });
}

/// Every battle kept, the latest first; autosaves only of battles that are not kept themselves.
pub async fn list() -> Vec<Save> {
    let Ok(database) = open().await else { return Vec::new() };
    let Ok(store) = store_of(&database, IdbTransactionMode::Readonly) else { return Vec::new() };
    let Ok(request) = store.get_all() else { return Vec::new() };
    let Ok(all) = done(&request).await else { return Vec::new() };
    let texts = Array::from(&all).iter().filter_map(|it| it.as_string()).collect::<Vec<_>>();
    let mut saves: Vec<Save> = texts.iter().filter_map(|it| Save::read(it)).collect();
    saves.sort_by(|a, b| b.at.total_cmp(&a.at));
    for old in saves.iter().filter(|it| !it.key.starts_with("autosave")).skip(MOST) {
        remove(&old.key);
    }
    saves.truncate(MOST);
    saves
}

/// Forgets a battle.
pub fn remove(key: &str) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(&format!("lesson-{key}"));
    }
    let key = JsValue::from_str(key);
    spawn_local(async move {
        if let Ok(database) = open().await
            && let Ok(store) = store_of(&database, IdbTransactionMode::Readwrite)
        {
            let _ = store.delete(&key);
        }
    });
}

async fn put(database: &IdbDatabase, save: &Save) -> Result<(), JsValue> {
    let store = store_of(database, IdbTransactionMode::Readwrite)?;
    let request = store.put_with_key(&JsValue::from_str(&save.write()), &JsValue::from_str(&save.key))?;
    done(&request).await.map(|_| ())
}

fn store_of(database: &IdbDatabase, mode: IdbTransactionMode) -> Result<IdbObjectStore, JsValue> {
    database.transaction_with_str_and_mode(BATTLES, mode)?.object_store(BATTLES)
}

async fn open() -> Result<IdbDatabase, JsValue> {
    let factory = web_sys::window().and_then(|it| it.indexed_db().ok().flatten()).ok_or(JsValue::NULL)?;
    let request: IdbOpenDbRequest = factory.open_with_u32(DATABASE, 1)?;
    let upgraded = request.clone();
    let upgrade = Closure::once_into_js(move || {
        if let Ok(database) = upgraded.result()
            && let Ok(database) = database.dyn_into::<IdbDatabase>()
        {
            let _ = database.create_object_store(BATTLES);
        }
    });
    request.set_onupgradeneeded(Some(upgrade.unchecked_ref()));
    done(&request).await?.dyn_into()
}

/// Waits for a request.
async fn done(request: &IdbRequest) -> Result<JsValue, JsValue> {
    let promise = Promise::new(&mut |resolve, reject| {
        request.set_onsuccess(Some(&resolve));
        request.set_onerror(Some(&reject));
    });
    JsFuture::from(promise).await?;
    request.result()
}

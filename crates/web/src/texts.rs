//! The long texts of the rules, brought to the page when a rule of a game is first read: a file for English, which has the
//! examples and stands in for what is not translated, and one for the reader's own language. With them comes what the
//! engine enforces of the rules.

use std::sync::Arc;

use catalogue::{Coverage, Language};
use leptos::prelude::{GetUntracked, RwSignal, Set, Update, WithUntracked};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::Response;

/// How far the texts have come.
#[derive(Clone, Copy)]
pub struct Texts {
    /// Goes up by one with every file that has come.
    pub come: RwSignal<u32>,
    /// Why they have not come.
    pub trouble: RwSignal<Option<String>>,
    /// What the engine enforces, once that has come.
    pub coverage: RwSignal<Option<Arc<Coverage>>>,
    asked: RwSignal<Vec<(&'static str, Language)>>,
}

impl Texts {
    /// None has come.
    pub fn new() -> Texts {
        Texts {
            come: RwSignal::new(0),
            trouble: RwSignal::new(None),
            coverage: RwSignal::new(None),
            asked: RwSignal::new(Vec::new()),
        }
    }

    /// Fetches what the engine enforces. Without it nothing is claimed.
    pub fn fetch_coverage(self) {
        if self.coverage.with_untracked(Option::is_some) {
            return;
        }
        spawn_local(async move {
            let text = load_text("coverage.txt").await.unwrap_or_default();
            if let Ok(coverage) = Coverage::read(&text) {
                self.coverage.set(Some(Arc::new(coverage)));
            }
        });
    }

    /// Fetches the English titles, by which rules are found in every language. Without them they are not.
    fn fetch_english_titles(self) {
        if catalogue::are_titles_here(Language::En) {
            return;
        }
        spawn_local(async move {
            let file = load_text("titles-en.json").await.unwrap_or_default();
            if catalogue::load_titles(Language::En, &file).is_ok() {
                self.come.set(self.come.get_untracked() + 1);
            }
        });
    }

    /// Fetches what a reader of this language lacks of a game's texts. What is on its way is not asked for again.
    pub fn fetch(self, system: &'static str, reader: Language) {
        self.fetch_coverage();
        self.fetch_english_titles();
        for language in [Language::En, reader] {
            let file = (system, language);
            if catalogue::are_texts_here(system, language) || self.asked.with_untracked(|it| it.contains(&file)) {
                continue;
            }
            self.asked.update(|it| it.push(file));
            self.trouble.set(None);
            spawn_local(async move {
                let brought = bring(system, language).await;
                self.asked.update(|it| it.retain(|it| *it != file));
                match brought {
                    Ok(()) => self.come.set(self.come.get_untracked() + 1),
                    Err(why) => self.trouble.set(Some(why)),
                }
            });
        }
    }

    /// Fetches what a reader of this language lacks of every game's texts.
    pub fn fetch_all(self, reader: Language) {
        catalogue::systems().into_iter().for_each(|it| self.fetch(it, reader));
    }
}

/// Fetches the texts of a game in a language and puts them where rules are read.
async fn bring(system: &str, language: Language) -> Result<(), String> {
    let file = load_text(&format!("rules-{system}-{language}.json")).await.map_err(|why| format!("{why:?}"))?;
    catalogue::shelve(system, language, &file).map_err(|why| why.to_string())
}

async fn load(name: &str) -> Result<Response, JsValue> {
    let window = web_sys::window().ok_or("no window")?;
    let answer: Response = JsFuture::from(window.fetch_with_str(name)).await?.dyn_into()?;
    if answer.ok() { Ok(answer) } else { Err(answer.status_text().into()) }
}

/// Fetches a file of the page as text.
///
/// # Errors
/// Why it does not come.
pub async fn load_text(name: &str) -> Result<String, JsValue> {
    let text = load(name).await?.text()?;
    JsFuture::from(text).await?.as_string().ok_or_else(|| "no text".into())
}

/// Fetches a file of the page as bytes.
///
/// # Errors
/// Why it does not come.
pub async fn load_bytes(name: &str) -> Result<Vec<u8>, JsValue> {
    let bytes = load(name).await?.array_buffer()?;
    Ok(js_sys::Uint8Array::new(&JsFuture::from(bytes).await?).to_vec())
}

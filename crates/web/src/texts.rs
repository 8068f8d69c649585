//! The long texts of the rules, brought to the page when a rule is first read: a file for English, which has the examples
//! and stands in for what is not translated, and one for the reader's own language. With them comes what the engine
//! enforces of the rules.

use std::sync::Arc;
use std::time::Duration;

use catalogue::{Coverage, Language};
use js_sys::{Promise, Uint8Array};
use leptos::prelude::{GetUntracked, RwSignal, Set, Update, WithUntracked, set_timeout};
use press::Unpress;
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
    asked: RwSignal<Vec<Language>>,
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

    /// Fetches what a reader of this language lacks. What is on its way is not asked for again.
    pub fn fetch(self, reader: Language) {
        self.fetch_coverage();
        for language in [Language::En, reader] {
            if catalogue::are_texts_here(language) || self.asked.with_untracked(|it| it.contains(&language)) {
                continue;
            }
            self.asked.update(|it| it.push(language));
            self.trouble.set(None);
            spawn_local(async move {
                let brought = bring(language).await;
                self.asked.update(|it| it.retain(|it| *it != language));
                match brought {
                    Ok(()) => self.come.set(self.come.get_untracked() + 1),
                    Err(why) => self.trouble.set(Some(why)),
                }
            });
        }
    }
}

/// Fetches the file of a language and puts it on its shelf. It is read in stretches, and the page goes on between them.
async fn bring(language: Language) -> Result<(), String> {
    let told = |why: JsValue| format!("{why:?}");
    let body = load(&format!("rules-{language}.bin")).await.and_then(|it| it.array_buffer()).map_err(told)?;
    let bytes = Uint8Array::new(&JsFuture::from(body).await.map_err(told)?).to_vec();
    let mut reading = Unpress::new(bytes).map_err(|why| why.to_string())?;
    let text = loop {
        match reading.read_on(STRETCH) {
            Some(text) => break text.map_err(|why| why.to_string())?,
            None => breathe().await,
        }
    };
    catalogue::shelve(language, text).map_err(|why| why.to_string())
}

/// So much text is read between two pictures, in bytes.
const STRETCH: usize = 16 * 1024;

/// Lets the page answer and draw.
async fn breathe() {
    let soon = Promise::new(&mut |done, _| {
        set_timeout(move || drop(done.call0(&JsValue::NULL)), Duration::ZERO);
    });
    let _ = JsFuture::from(soon).await;
}

async fn load(name: &str) -> Result<Response, JsValue> {
    let window = web_sys::window().ok_or("no window")?;
    let answer: Response = JsFuture::from(window.fetch_with_str(name)).await?.dyn_into()?;
    if answer.ok() { Ok(answer) } else { Err(answer.status_text().into()) }
}

async fn load_text(name: &str) -> Result<String, JsValue> {
    let text = load(name).await?.text()?;
    JsFuture::from(text).await?.as_string().ok_or_else(|| "no text".into())
}

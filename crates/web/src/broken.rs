//! Breaking down: a panic is told over everything else, by a script of its own (`assets/broken.js`), which hands out the
//! battle as it was last kept and leads back into it. What the script needs is told to it while all is well.

use leptos::prelude::expect_context;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen_futures::spawn_local;

use crate::app::App;
use crate::store;
use crate::words::t;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = broken)]
    fn show(why: &str);
    #[wasm_bindgen(js_namespace = broken)]
    fn prepare(title: &str, note: &str, resume: &str, file: &str, start: &str);
    /// Says by which key the battle on the desk is kept; nothing for none.
    #[wasm_bindgen(js_namespace = broken)]
    pub fn watch(key: &str);
    /// Says which order is about to be resolved; nothing for none.
    #[wasm_bindgen(js_namespace = broken)]
    pub fn tried(order: &str);
}

/// From now on a panic is told to the player.
pub fn expect_the_worst() {
    std::panic::set_hook(Box::new(|panic| {
        web_sys::console::error_1(&panic.to_string().into());
        show(&panic.to_string());
    }));
}

/// Tells the script what to say in the reader's language.
pub fn translate() {
    let [title, note, resume, file, start] =
        ["page-broken", "page-broken-note", "page-broken-resume", "page-broken-file", "page-home"].map(t);
    prepare(&title, &note, &resume, &file, &start);
}

/// Takes up the battle that broke, if one did just now: as many orders before the last as it broke again since. Whether one
/// did.
pub fn take_up() -> bool {
    let app = expect_context::<App>();
    let storage = web_sys::window().and_then(|it| it.session_storage().ok().flatten());
    let Some(noted) = storage.as_ref().and_then(|it| it.get_item("resume").ok().flatten()) else { return false };
    let _ = storage.map(|it| it.remove_item("resume"));
    let Some((times, key)) = noted.split_once(' ').map(|(times, key)| (times.parse().unwrap_or(0), key.to_owned()))
    else {
        return false;
    };
    spawn_local(async move {
        if let Some(kept) = store::list().await.into_iter().find(|it| it.save.key == key) {
            app.resume_before(&kept.save, times);
        }
    });
    true
}

/// An order went well: what broke before does not count any more.
pub fn mended(key: &str) {
    if let Some(storage) = web_sys::window().and_then(|it| it.session_storage().ok().flatten()) {
        let _ = storage.remove_item(&format!("broke-{key}"));
    }
}

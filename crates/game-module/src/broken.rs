//! A panic in a game's module: it is shown by the page's own script (`broken.js`), where there is one. A worker has none;
//! there the page hears of it as the worker's error.

use js_sys::{Function, Reflect, global};
use wasm_bindgen::{JsCast, JsValue};

/// Shows panics from now on.
pub fn expect_the_worst() {
    std::panic::set_hook(Box::new(|panic| {
        let why = JsValue::from_str(&panic.to_string());
        web_sys::console::error_1(&why);
        let script = Reflect::get(&global(), &"broken".into()).unwrap_or_default();
        if let Ok(show) = Reflect::get(&script, &"show".into())
            && let Some(show) = show.dyn_ref::<Function>()
        {
            let _ = show.call1(&script, &why);
        }
    }));
}

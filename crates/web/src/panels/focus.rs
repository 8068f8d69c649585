//! Where the keyboard is led when something is laid over the page.

use leptos::{html::ElementType, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// A reference for an element that takes the focus as soon as it is there.
pub fn focused<E>() -> NodeRef<E>
where
    E: ElementType,
    E::Output: JsCast + Clone + 'static,
{
    let there = NodeRef::<E>::new();
    Effect::new(move || {
        if let Some(element) = there.get().and_then(|it| it.dyn_into::<HtmlElement>().ok()) {
            let _ = element.focus();
        }
    });
    there
}

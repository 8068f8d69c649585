//! The stamp on a rule: whether the engine enforces it, and whether a test holds it to that.

use catalogue::RuleId;
use leptos::prelude::*;

use crate::texts::Texts;
use crate::words::t;

/// The stamp; in a list only its sign, with the words to be heard. Nothing is claimed before it is known.
#[component]
pub fn Stamp(rule: RuleId, #[prop(optional)] brief: bool) -> impl IntoView {
    let texts = expect_context::<Texts>();
    view! {
        {move || texts.coverage.get().map(|it| it.of(rule)).map(|known| {
            let (sign, word, class) = match (known.enforced, known.tested) {
                (true, true) => ("✓", "page-stamp-tested", "stamp yes"),
                (true, false) => ("✓", "page-stamp-enforced", "stamp half"),
                (false, _) => ("○", "page-stamp-not", "stamp not"),
            };
            let words = t(word);
            let shown = if brief {
                view! { <span class="heard">{words.clone()}</span> }.into_any()
            } else {
                view! { <span>{words.clone()}</span> }.into_any()
            };
            view! { <span class=class class:brief=brief title=words data-test="stamp">{sign}{shown}</span> }
        })}
    }
}

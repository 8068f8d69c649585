//! What would raise the chance: the few legal things that help most, each with the new chance.

use std::time::Duration;

use battle::Line;
use leptos::prelude::*;

use crate::desk::Desk;
use crate::words::{chance, say, t};

/// The things that would help; worked out once the panel is on screen.
#[component]
pub fn Raising() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let found = RwSignal::new(None::<Vec<(Line, f64)>>);
    let order = desk.draft.get_untracked().filter(|it| it.preview.forecast.is_some()).map(|it| it.order.clone());
    order.map(|order| {
        let look = move || {
            let helps = desk.supposing(|it| it.raising(desk.viewer.get_untracked(), &order));
            let _ = found.try_set(Some(helps));
        };
        set_timeout(look, Duration::from_millis(30));
        let told = move || match found.get() {
            None => view! { <div><span>{t("page-why-looking")}</span></div> }.into_any(),
            Some(helps) if helps.is_empty() => view! { <div><span>{t("page-why-nothing-helps")}</span></div> }.into_any(),
            Some(helps) => helps.into_iter().map(|(line, new)| view! { <div data-test="help"><b>{chance(new)}</b><span>{say(&line)}</span></div> }).collect_view().into_any(),
        };
        view! { <div><h2 class="caps">{t("page-why-raising")}</h2><div class="seenin raising" data-test="why-raising">{told}</div></div> }
    })
}

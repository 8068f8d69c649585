//! What lies beside the table: cards and counters.

use leptos::prelude::*;

use super::{Icon, Mark};
use crate::desk::Desk;
use crate::words::say;

/// The right end of the order bar.
#[component]
pub fn Trays() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let trays = move || {
        let scene = desk.scene.get();
        let mut trays = scene.trays.clone();
        let viewer = desk.viewer.get();
        trays.sort_by_key(|it| it.seat != viewer);
        trays
    };
    view! {
        <div class="cards">
            {move || trays().into_iter().enumerate().map(|(at, tray)| {
                let ready = tray.items.iter().filter(|it| !it.spent).count();
                let count = format!("{ready} / {}", tray.items.len());
                if at > 0 {
                    return view! { <div class="foe"><Mark seat=tray.seat name="flag" size="s"/>{say(&tray.name)}" "{count}</div> }.into_any();
                }
                view! {
                    <div class="caps"><span>{say(&tray.name)}</span><span>{count}</span></div>
                    <div class="cr">{tray.items.iter().map(|item| {
                        view! { <span class="rc" class:burnt=item.spent title=item.name.as_ref().map(say)><Icon name="card" class=""/></span> }
                    }).collect_view()}</div>
                }.into_any()
            }).collect_view()}
        </div>
    }
}

//! What lies beside the table: cards, command dice, counters.

use battle::{
    Arg, Line,
    scene::{Gesture, Target, TrayItem},
};
use leptos::prelude::*;

use crate::desk::{Desk, Why};
use crate::panels::{Icon, Mark};
use crate::words::say;
use table::Arrange;

/// The right end of the order bar.
#[component]
pub fn Trays() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let trays = move || {
        let scene = desk.scene.get();
        let mut trays = scene.trays.clone();
        let viewer = desk.viewer.get();
        trays.arrange_by_key(|it| it.seat != viewer);
        trays
    };
    // On a phone one's own things are shown while some of them can be picked out.
    let gathers = move || desk.is_mine() && desk.scene.get().tiles.iter().any(|it| it.gesture == Gesture::Gather);
    view! {
        <div class="cards" class:gathers=gathers>
            {move || trays().into_iter().enumerate().map(|(at, tray)| {
                let ready = tray.items.iter().filter(|it| !it.spent).count();
                let count = format!("{ready} / {}", tray.items.len());
                if at > 0 {
                    let known = tray.items.iter().filter(|it| it.pictogram != "card").map(|item| view! {
                        <i class="die" title=item.name.as_ref().map(say)><Icon name=item.pictogram.clone() class=""/></i>
                    }).collect_view();
                    return view! { <div class="foe"><Mark seat=tray.seat name="flag" size="s"/>{say(&tray.name)}" "{count}{known}</div> }.into_any();
                }
                view! {
                    <div class="caps"><span>{say(&tray.name)}</span><span>{count}</span></div>
                    <div class="cr">{tray.items.into_iter().map(|item| view! { <Item item/> }).collect_view()}</div>
                }.into_any()
            }).collect_view()}
        </div>
    }
}

/// A card or a die; one that can be picked out is pressed.
#[component]
fn Item(item: TrayItem) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let (id, target) = (item.id.clone(), Target::Item(item.id.clone()));
    let on = move || desk.picked.get().contains(&target);
    let (burned, die, rule) = (item.spent, item.pictogram != "card", item.rule);
    // A card that goes by the name of its own rule says what it is; where none is to be picked out, a click says what it does.
    let named_by_rule =
        |it: &&Line| it.args.iter().any(|(_, arg)| matches!(arg, Arg::Rule(named) if Some(*named) == rule));
    let told = item.name.as_ref().filter(named_by_rule).filter(|_| !die && !burned).map(say);
    let gathers = move || desk.is_mine() && desk.scene.get().tiles.iter().any(|it| it.gesture == Gesture::Gather);
    let opens = move || rule.is_some() && !gathers();
    let press = move |_| match rule {
        Some(rule) if !untrack(gathers) => desk.ask(Why::Rule(rule)),
        _ => desk.gather(&id),
    };
    let named = told.is_some();
    let inside = match told {
        Some(name) => view! { <span>{name}</span> }.into_any(),
        None => view! { <Icon name=item.pictogram class=""/> }.into_any(),
    };
    view! {
        <button class="rc" class:burnt=burned class:die=die class:told=named class:on=on.clone() aria-pressed=move || (!opens()).then(|| on().to_string())
            aria-haspopup=move || opens().then_some("dialog") data-item=item.id.clone()
            title=item.name.as_ref().map(say) aria-label=item.name.as_ref().map(say) on:click=press>{inside}</button>
    }
}

//! What is chosen beside the table: with what an order is done, what is switched about the question; and the sheet that the
//! bar lays over the table above it.

use leptos::prelude::*;

use super::bar::{Tile, odds};
use crate::desk::{Desk, Entry, SheetUp, Why, entries, fitting, means_of, subentries};
use crate::keymap::Act;
use crate::keys::Kbd;
use crate::panels::PlanAhead;
use crate::words::{say, t, t_with, total};
use battle::scene::Target;

/// The chips on the first line of the bar.
#[component]
pub(super) fn Chips() -> impl IntoView {
    let desk = expect_context::<Desk>();
    view! {
        <span class="chips">
            <Means/>
            {move || desk.draft.get().filter(|it| it.held).and_then(|it| it.preview.numbers.first().cloned()).map(|(line, number)| {
                let words = format!("{} {}", say(&line), total(&number));
                view! { <button class="chip number" data-test="why-number" title=t("page-why") on:click=move |_| desk.ask(Why::Number(line.clone(), number.clone()))>{words}</button> }
            })}
            <ListChip/>
            <Switches/>
            <PlanAhead/>
            <button class="chip" class:hide=move || !desk.may_lend() data-test="set-up" title=t("page-set-up-note") on:click=move |_| desk.set_up_for_me()>{move || t("page-set-up")}</button>
        </span>
    }
}

/// With what the chosen kind of order can be done, where there is a choice.
#[component]
fn Means() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let all = move || {
        let kind = desk.tile.get().filter(|_| desk.is_mine())?;
        let all = means_of(&desk.scene.get(), &kind);
        (all.len() > 1).then_some((kind, all))
    };
    view! {
        {move || all().map(|(kind, all)| {
            let chosen = desk.means_chosen(&kind);
            all.into_iter().map(|means| {
                let Target::Means { name, .. } = &means else { return ().into_any() };
                let (words, on, kind) = (say(name), chosen.as_ref() == Some(&means), kind.clone());
                view! {
                    <button class="chip" class:on=on data-test="means" aria-pressed=on.to_string() on:click=move |_| desk.choose_means(&kind, &means)>{words}</button>
                }.into_any()
            }).collect_view()
        })}
    }
}

/// The orders of the chosen kind by name.
fn listed(desk: Desk) -> Vec<Entry> {
    let Some(kind) = desk.tile.get().filter(|_| desk.is_mine()) else { return Vec::new() };
    subentries(&desk.scene.get(), &kind, desk.means_chosen(&kind).as_ref(), &desk.picked.get())
}

/// The button that lists the orders of the chosen kind, for those who do not point at the table.
#[component]
fn ListChip() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let count = Memo::new(move |_| listed(desk).len());
    let open = move || desk.sheet_up.get() == Some(SheetUp::List);
    let toggle =
        move |_| desk.sheet_up.update(|it| *it = if *it == Some(SheetUp::List) { None } else { Some(SheetUp::List) });
    view! {
        {move || (count.get() > 0).then(|| view! {
            <button class="chip" class:on=open data-test="list" aria-expanded=move || open().to_string() on:click=toggle>{t_with("page-list", "count", count.get())}</button>
        })}
    }
}

/// What can be switched about the present question: split fire, and passing its kind.
#[component]
fn Switches() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let splits = move || {
        desk.scene.track();
        desk.tile.get().is_some() && desk.is_mine() && desk.dice_to_split() > 1
    };
    let passes = move || {
        desk.scene.track();
        desk.is_mine() && desk.may_pass()
    };
    let left = move || desk.on_the_way.get().len();
    view! {
        {move || splits().then(|| view! {
            <button class="chip" data-test="split" class:on=move || desk.split.get() aria-pressed=move || desk.split.get().to_string()
                on:click=move |_| desk.toggle_split()>{t("page-split")}<Kbd act=Act::Split/></button>
        })}
        {move || (passes() && desk.group_at_stake().is_some()).then(|| view! {
            <button class="chip" data-test="pass-group" on:click=move |_| desk.pass_for_group()>{t("page-pass-group")}</button>
        })}
        {move || passes().then(|| view! {
            <button class="chip" data-test="always-pass" on:click=move |_| desk.always_pass()>{t("page-always-pass")}<Kbd act=Act::Pass/></button>
        })}
        {move || desk.passing.get().into_iter().map(|it| view! {
            <button class="chip on" title=t("page-ask-again") on:click=move |_| desk.ask_again(it.rule)>{t_with("page-passing", "rule", it.rule)}" ×"</button>
        }).collect_view()}
        {move || (left() > 0).then(|| view! {
            <button class="chip gold" data-test="rest-too" title=t("page-rest-too-note") on:click=move |_| desk.hurry_on()>{t_with("page-rest-too", "count", left())}</button>
            <button class="chip on" data-test="on-the-way" on:click=move |_| desk.on_the_way.update(Vec::clear)>{t_with("page-on-the-way", "count", left())}" ×"</button>
        })}
        {move || desk.is_practice().then(|| view! { <span class="chip tag-practice" data-test="practice">{t("page-practice")}</span> })}
    }
}

/// What lies over the table above the bar: the tiles without room, or the orders of the chosen kind by name.
#[component]
pub(super) fn UpSheet(most: Memo<usize>) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let rest = move || {
        let does: Vec<Entry> = entries(&desk.scene.get()).into_iter().filter(|it| !it.ends).collect();
        let (groups, does): (Vec<Entry>, Vec<Entry>) = does.into_iter().partition(Entry::is_group);
        fitting(does, most.get().saturating_sub(groups.len().saturating_sub(1)), desk.coach.tile_taught().as_deref()).1
    };
    view! {
        {move || match desk.sheet_up.get().filter(|_| desk.is_mine()) {
            None => ().into_any(),
            Some(SheetUp::More) => view! {
                <div class="up" data-test="more-sheet"><div class="acts">{rest().into_iter().map(|entry| view! { <Tile entry key=None/> }).collect_view()}</div></div>
            }.into_any(),
            Some(SheetUp::List) => view! {
                <div class="up listed" data-test="listed">{listed(desk).into_iter().map(|entry| {
                    let (order, odds) = (entry.order.clone().unwrap_or_default(), odds(desk, &entry));
                    let looked = entry.clone();
                    view! {
                        <button on:click=move |_| desk.give(&order) on:mouseenter=move |_| desk.peek(&looked) on:mouseleave=move |_| desk.look_away()>
                            {say(&entry.name)}{(!odds.is_empty()).then(|| view! { <b>{odds}</b> })}
                        </button>
                    }
                }).collect_view()}</div>
            }.into_any(),
        }}
    }
}

//! The order bar: the question, and a tile for every answer.

use battle::{Line, scene::Gesture};
use leptos::prelude::*;

use crate::desk::{Desk, Entry, Why, entries, subentries};
use crate::keymap::Act;
use crate::keys::Kbd;
use crate::panels::{Icon, PlanAhead, ReplayBar};
use crate::words::{chance, say, t, t_with, title, total};

/// With more tiles than this they lie in two rows.
const MANY: usize = 7;

/// The order bar.
#[component]
pub fn OrderBar() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let tiles = move || if desk.is_mine() { entries(&desk.scene.get()) } else { Vec::new() };
    view! {
        <div class="mid">
            <ReplayBar/>
            <Prompt/>
            <Listed/>
            <div class="act-row">
                {move || {
                    let (ends, does): (Vec<Entry>, Vec<Entry>) = tiles().into_iter().partition(Entry::ends);
                    let many = does.len() > MANY;
                    let only = does.iter().all(|it| it.refusal.is_some());
                    view! {
                        <div class="acts" class:many=many>
                            {does.into_iter().enumerate().map(|(at, entry)| view! { <Tile entry key=(at < 15).then_some(Act::Tile(at as u8 + 1))/> }).collect_view()}
                        </div>
                        {(!ends.is_empty()).then(|| view! {
                            <div class="ends" class:only=only>{ends.into_iter().map(|entry| view! { <Tile entry key=Some(Act::Done)/> }).collect_view()}</div>
                        })}
                    }
                }}
            </div>
        </div>
    }
}

/// The question at hand, what stands in the way, and the keys that answer.
#[component]
fn Prompt() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let question = move || desk.scene.get().question.as_ref().map(|it| (say(&it.line), it.rule));
    let hint = move || {
        let kind = desk.tile.get()?;
        if desk.split.get() {
            return Some(t("page-hint-split"));
        }
        let gesture = entries(&desk.scene.get()).iter().find(|it| it.kind == kind)?.gesture;
        Some(t(match gesture {
            Gesture::Way => "page-hint-way",
            Gesture::Place | Gesture::Set => "page-hint-place",
            Gesture::Aim => "page-hint-aim",
            Gesture::March => "page-hint-march",
            Gesture::Gather => "page-hint-gather",
            Gesture::Pick | Gesture::Say => "page-hint-pick",
        }))
    };
    let marching = move || desk.march.get().is_some_and(|it| it.held && it.is_legal());
    let planned = move || desk.draft.get().is_some_and(|it| it.held && it.can_be_given()) || marching();
    let thinks = Memo::new(move |_| desk.bots.thinking.get().is_some());
    view! {
        <div class="prompt" class:hide=move || desk.past.get().is_some() aria-live="assertive">
            {move || if thinks.get() {
                view! { <Thinking/> }.into_any()
            } else if desk.bots.paused.get() && !desk.is_mine() {
                view! { <b>{t("page-paused")}</b><button class="chip" data-test="pause" on:click=move |_| desk.pause_bots()>{t("page-go-on")}<Kbd act=Act::Pause/></button> }.into_any()
            } else {
                question().map(|(words, rule)| view! {
                    <b>{words}</b><button class="ask" title=t("page-why-asked") on:click=move |_| desk.ask(Why::Rule(rule))>"?"</button>
                }).into_any()
            }}
            <span class="q">{hint}</span>
            {move || desk.refusal.get().and_then(|it| it.first().cloned()).map(|(rule, line)| view! {
                <button class="refusal" role="alert" on:click=move |_| desk.ask_refusal()><b>{title(rule)}</b>" "{say(&line)}</button>
            })}
            {move || desk.draft.get().filter(|it| it.held).and_then(|it| it.preview.numbers.first().cloned()).map(|(line, number)| {
                let words = format!("{} {}", say(&line), total(&number));
                view! { <button class="chip number" data-test="why-number" title=t("page-why") on:click=move |_| desk.ask(Why::Number(line.clone(), number.clone()))>{words}</button> }
            })}
            {move || desk.notice.get().map(|line| view! { <span class="refusal notice" role="status">{say(&line)}</span> })}
            <Switches/>
            <PlanAhead/>
            <button class="chip" class:hide=move || !desk.may_lend() data-test="set-up" title=t("page-set-up-note") on:click=move |_| desk.set_up_for_me()>{move || t("page-set-up")}</button>
            <span class="r">
                <button class="go" data-test="confirm" class:hide=move || !planned() on:click=move |_| desk.confirm()>
                    {move || t("page-confirm")}<Kbd act=Act::Confirm/>
                </button>
                <button class="esc" class:hide=move || desk.tile.get().is_none() on:click=move |_| desk.cancel()>
                    {move || t("page-cancel")}<Kbd act=Act::Cancel/>
                </button>
            </span>
        </div>
    }
}

/// A bot thinks: for how long already, and how much of its time is gone.
#[component]
fn Thinking() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let elapsed = RwSignal::new(0.0);
    let tick = move || {
        if let Some(since) = desk.bots.thinking.get_untracked() {
            elapsed.set((js_sys::Date::now() - since).max(0.0));
        }
    };
    if let Ok(ticking) = set_interval_with_handle(tick, std::time::Duration::from_millis(100)) {
        on_cleanup(move || ticking.clear());
    }
    let seconds = move || {
        let tenths = (elapsed.get() / 100.0).round() as i32;
        say(&Line::new("page-thinking").with("whole", tenths / 10).with("tenth", tenths % 10))
    };
    let share = move || (elapsed.get() / f64::from(desk.bots.limit.get().max(1)) * 100.0).min(100.0);
    view! {
        <b data-test="thinking">{seconds}</b>
        <span class="progress"><i style=move || format!("width:{:.0}%", share())></i></span>
        <button class="chip" data-test="pause" on:click=move |_| desk.pause_bots()>{t("page-pause")}<Kbd act=Act::Pause/></button>
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
    }
}

/// The orders of the chosen kind by name, for those who do not point at the table.
#[component]
fn Listed() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let listed = move || {
        let kind = desk.tile.get()?;
        let listed = subentries(&desk.scene.get(), &kind, &desk.picked.get());
        (!listed.is_empty() && desk.is_mine()).then_some(listed)
    };
    view! {
        {move || listed().map(|listed| view! {
            <div class="listed" data-test="listed">{listed.into_iter().map(|entry| {
                let (order, odds) = (entry.order.clone().unwrap_or_default(), odds(desk, &entry));
                let looked = entry.clone();
                view! {
                    <button on:click=move |_| desk.give(&order) on:mouseenter=move |_| desk.peek(&looked) on:mouseleave=move |_| desk.look_away()>
                        {say(&entry.name)}{(!odds.is_empty()).then(|| view! { <b>{odds}</b> })}
                    </button>
                }
            }).collect_view()}</div>
        })}
    }
}

/// What a reaction is likely to bring, in words; nothing for what is no reaction or rolls no dice.
fn odds(desk: Desk, entry: &Entry) -> String {
    let order = entry.order.as_ref().filter(|_| desk.is_reaction());
    let odds = order.and_then(|it| desk.odds(it));
    odds.map_or_else(String::new, |it| format!("{} {}", chance(it.chance), say(&it.what)))
}

#[component]
fn Tile(entry: Entry, key: Option<Act>) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let kind = entry.kind.clone();
    let on = move || desk.tile.get().as_ref() == Some(&kind);
    let taught = (entry.kind.clone(), entry.key.clone());
    let shown = move || desk.coach.points_at_tile(&taught.0) || desk.coach.points_at_tile(&taught.1);
    let key = key.map(|act| view! { <Kbd act/> });
    let (off, words, data) = (entry.refusal.is_some(), say(&entry.name), entry.kind.clone());
    let note = match &entry.refusal {
        Some((_, line)) => say(line),
        None if entry.count > 1 && entry.gesture == Gesture::Pick => t_with("page-choices", "count", entry.count),
        None => odds(desk, &entry),
    };
    let sure = desk.is_reaction() && !note.is_empty();
    let looked = entry.clone();
    let (cost, sign) = (entry.cost, entry.kind.clone());
    let only = entry.order.clone().map(|order| (entry.kind.clone(), order));
    let consider = move || only.iter().for_each(|(kind, order)| desk.consider(kind, order));
    let long = words.chars().count() > 16;
    let full = if note.is_empty() { words.clone() } else { format!("{words}: {note}") };
    view! {
        <button class="ac" class:on=on class:off=off class:long=long class:shown=shown data-tile=data aria-disabled=off.to_string() title=full
            on:click=move |_| desk.choose(&entry) on:mouseenter=move |_| { desk.peek(&looked); consider(); } on:mouseleave=move |_| { desk.look_away(); desk.turn_away(); }>
            <span class="top"><Icon name=sign class=""/><span class="cost">{(0..cost).map(|_| view! { <i></i> }).collect_view()}</span>{key}</span>
            <span class="nm">{words}</span>
            <small class:sure=sure>{note}</small>
        </button>
    }
}

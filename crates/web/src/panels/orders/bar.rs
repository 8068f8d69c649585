//! The order bar, of fixed height: the question with what answers it beside, and a tile for every kind of order.

use battle::{Line, scene::Gesture};
use leptos::prelude::*;

use crate::desk::{Desk, Entry, MOST, SheetUp, Why, entries, fitting, numbered};
use crate::keymap::Act;
use crate::keys::Kbd;
use crate::panels::orders::{
    chips::{Chips, UpSheet},
    reaction::Reaction,
};
use crate::panels::{Icon, ReplayBar};
use crate::words::{chance, say, t, t_with, title};

/// How many tiles fit on a screen this wide, in pixels.
fn room(wide: f64) -> usize {
    match wide {
        wide if wide < 901.0 => 4,
        wide if wide < 1280.0 => 6,
        _ => MOST,
    }
}

/// How wide the window is.
fn window_width() -> f64 {
    window().inner_width().ok().and_then(|it| it.as_f64()).unwrap_or(1440.0)
}

/// The order bar.
#[component]
pub fn OrderBar() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let wide = RwSignal::new(window_width());
    let resized = window_event_listener(leptos::ev::resize, move |_| wide.set(window_width()));
    on_cleanup(move || resized.remove());
    let most = Memo::new(move |_| room(wide.get()));
    let reacts = Memo::new(move |_| !desk.answers_offered().is_empty());
    view! {
        <div class="mid">
            <ReplayBar/>
            <Prompt/>
            <UpSheet most/>
            <Reaction/>
            <Show when=move || !reacts.get()><Tiles most/></Show>
        </div>
    }
}

/// The tiles: kinds of orders, those of a whole group, and those by which one goes on.
#[component]
fn Tiles(most: Memo<usize>) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let shown = move || {
        let scene = desk.scene.get();
        if desk.is_mine() { (entries(&scene), numbered(&scene)) } else { (Vec::new(), Vec::new()) }
    };
    view! {
        <div class="act-row">
            {move || {
                let (all, numbers) = shown();
                let (ends, does): (Vec<Entry>, Vec<Entry>) = all.into_iter().partition(|it| it.ends);
                let only = does.iter().all(|it| it.refusal.is_some());
                let (groups, does): (Vec<Entry>, Vec<Entry>) = does.into_iter().partition(Entry::is_group);
                let (does, rest) = fitting(does, most.get().saturating_sub(groups.len().saturating_sub(1)), desk.coach.tile_taught().as_deref());
                let key = |entry: &Entry| numbers.iter().position(|it| it.key == entry.key).filter(|it| *it < 15);
                let tile = |entry: Entry| {
                    let key = key(&entry).map(|at| Act::Tile(at as u8 + 1));
                    view! { <Tile entry key/> }
                };
                let more = rest.len();
                view! {
                    <div class="acts">
                        {does.into_iter().map(tile).collect_view()}
                        {(more > 0).then(|| view! { <More count=more/> })}
                    </div>
                    {(!groups.is_empty()).then(|| view! { <div class="groups">{groups.into_iter().map(tile).collect_view()}</div> })}
                    {(!ends.is_empty()).then(|| view! {
                        <div class="ends" class:only=only>{ends.into_iter().map(|entry| view! { <Tile entry key=Some(Act::Done)/> }).collect_view()}</div>
                    })}
                }
            }}
        </div>
    }
}

/// The button that shows the tiles that have no room.
#[component]
fn More(count: usize) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let open = move || desk.sheet_up.get() == Some(SheetUp::More);
    let toggle =
        move |_| desk.sheet_up.update(|it| *it = if *it == Some(SheetUp::More) { None } else { Some(SheetUp::More) });
    view! {
        <button class="ac rest" class:on=open data-test="more" aria-expanded=move || open().to_string() on:click=toggle>
            <span class="nm">{t_with("page-more", "count", count)}</span>
        </button>
    }
}

/// The question at hand, or what stands in the way; what is chosen beside the table; and what gives the order.
#[component]
fn Prompt() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let question = move || desk.scene.get().question.as_ref().map(|it| (say(&it.line), it.rule));
    let hint = move || {
        let kind = desk.tile.get()?;
        if desk.split.get() {
            return Some(t("page-hint-split"));
        }
        Some(t(match desk.scene.get().tile(&kind)?.gesture {
            Gesture::Way => "page-hint-way",
            Gesture::Place | Gesture::Set => "page-hint-place",
            Gesture::Aim => "page-hint-aim",
            Gesture::March => "page-hint-march",
            Gesture::Gather => "page-hint-gather",
            Gesture::Drill => "page-hint-drill",
            Gesture::Pick | Gesture::Say => "page-hint-pick",
        }))
    };
    let refused = move || desk.refusal.get().and_then(|it| it.first().cloned());
    let told = move || refused().is_some() || desk.notice.get().is_some() || desk.turn.get().is_some();
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
                question().map(|(words, rule)| {
                    let full = words.clone();
                    view! {
                        <b class:heard=told title=full>{words}</b>
                        <button class="ask" class:hide=told title=t("page-why-asked") on:click=move |_| desk.ask(Why::Rule(rule))>"?"</button>
                    }
                }).into_any()
            }}
            <span class="q" class:hide=told>{hint}</span>
            {move || refused().map(|(rule, line)| {
                let (words, full) = (say(&line), say(&line));
                view! { <button class="refusal" role="alert" title=full on:click=move |_| desk.ask_refusal()><b>{title(rule)}</b>" "{words}</button> }
            })}
            {move || desk.notice.get().map(|line| view! { <span class="refusal notice" role="status" title=say(&line)>{say(&line)}</span> })}
            <Unused/>
            <Chips/>
            <span class="r">
                <button class="go" data-test="confirm" class:hide=move || !planned() on:click=move |_| desk.confirm()>
                    {move || t("page-confirm")}<Kbd act=Act::Confirm/>
                </button>
                <button class="esc" class:hide=move || desk.tile.get().is_none() && desk.draft.get().is_none_or(|it| !it.held) on:click=move |_| desk.cancel()>
                    {move || t("page-cancel")}<Kbd act=Act::Cancel/>
                </button>
            </span>
        </div>
    }
}

/// Another piece is to act though the present one has points left: whether they are let go.
#[component]
fn Unused() -> impl IntoView {
    let desk = expect_context::<Desk>();
    view! {
        {move || desk.turn.get().map(|turn| view! {
            <b data-test="unused">{t_with("page-unused", "points", turn.unused)}</b>
            <button class="chip on" data-test="end-turn" on:click=move |_| desk.end_and_turn()>{t("page-unused-end")}</button>
            <button class="chip" data-test="stay" on:click=move |_| desk.turn.set(None)>{t("page-unused-stay")}</button>
        })}
        {move || desk.may_go_back.get().then(|| view! {
            <button class="chip" data-test="go-back-anyway" title=t("page-go-back-note") on:click=move |_| desk.go_back_anyway()>{t("page-go-back-anyway")}</button>
        })}
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
        <b data-test="thinking" aria-live="off">{seconds}</b>
        <span class="progress"><i style=move || format!("width:{:.0}%", share())></i></span>
        <button class="chip" data-test="pause" on:click=move |_| desk.pause_bots()>{t("page-pause")}<Kbd act=Act::Pause/></button>
    }
}

/// What a reaction is likely to bring, in words, where its kind has one order alone; nothing for what is no reaction or rolls no
/// dice.
pub(super) fn odds(desk: Desk, entry: &Entry) -> String {
    if !desk.is_reaction_now() {
        return String::new();
    }
    let order = entry.order.clone().or_else(|| desk.only_choice(&entry.kind).map(|it| it.order));
    let odds = order.and_then(|it| desk.odds(&it));
    odds.map_or_else(String::new, |it| format!("{} {}", chance(it.chance), say(&it.what)))
}

/// A kind of order.
#[component]
pub(super) fn Tile(entry: Entry, key: Option<Act>) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let kind = entry.kind.clone();
    let on = move || desk.tile.get().as_ref() == Some(&kind);
    let taught = (entry.kind.clone(), entry.key.clone());
    let shown = move || desk.coach.points_at_tile(&taught.0) || desk.coach.points_at_tile(&taught.1);
    let key = key.map(|act| view! { <Kbd act/> });
    let (off, words, data) = (entry.refusal.is_some(), say(&entry.name), entry.kind.clone());
    let brief = entry.short.as_ref().map(say);
    let pointed = matches!(entry.gesture, Gesture::Pick) && entry.order.is_none();
    let odds = odds(desk, &entry);
    let note = match &entry.refusal {
        Some((_, line)) => say(line),
        None if !odds.is_empty() => odds,
        None if pointed && entry.on_pieces => t_with("page-targets", "count", entry.count),
        None if pointed => t_with("page-choices", "count", entry.count),
        None => String::new(),
    };
    let sure = desk.is_reaction_now() && !note.is_empty();
    let looked = entry.clone();
    let (cost, sign) = (entry.cost, entry.kind.clone());
    let only = entry.order.clone().map(|order| (entry.kind.clone(), order));
    let consider = move || only.iter().for_each(|(kind, order)| desk.consider(kind, order));
    let long = brief.as_ref().unwrap_or(&words).split(' ').any(|it| it.chars().count() > 9);
    let full = if note.is_empty() { words.clone() } else { format!("{words}: {note}") };
    view! {
        <button class="ac" class:on=on class:off=off class:long=long class:shown=shown data-tile=data aria-disabled=off.to_string() title=full
            on:click=move |_| desk.choose(&entry) on:mouseenter=move |_| { desk.peek(&looked); consider(); } on:mouseleave=move |_| { desk.look_away(); desk.turn_away(); }>
            <span class="top"><Icon name=sign class=""/><span class="cost">{(0..cost).map(|_| view! { <i></i> }).collect_view()}</span>{key}</span>
            <span class="nm">{brief.unwrap_or(words)}</span>
            <small class:sure=sure>{note}</small>
        </button>
    }
}

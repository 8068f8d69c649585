//! Seats and their squads; the acting squad opens into its models.

use battle::{
    Seat,
    scene::{Group, Piece, Readiness, Target},
};
use leptos::prelude::*;

use crate::desk::{Desk, PACES, Sheet};
use crate::keymap::Act;
use crate::keys::{Kbd, begin};
use crate::panels::{Icon, Mark, MissionPanel};
use crate::table::{SmallMap, models::model::side};
use crate::words::{say, t, t_of, t_with, title};

/// The list of squads, and the small map below it.
#[component]
pub fn Squads() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let seats = move || (0..desk.sitters.get().len() as u8).map(Seat).collect::<Vec<_>>();
    view! {
        <aside class="left" aria-label=move || t("page-squads")>
            <div class="squad-list">{move || seats().into_iter().map(|seat| view! { <SeatSquads seat/> }).collect_view()}</div>
            <MissionPanel/>
            <div class="minibox"><SmallMap/><Tools/></div>
        </aside>
    }
}

#[component]
fn SeatSquads(seat: Seat) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let who = move || {
        desk.sitters.track();
        desk.who(seat)
    };
    let score = move || desk.scene.get().players.iter().find(|it| it.seat == seat).and_then(|it| it.score);
    let groups = move || {
        let scene = desk.scene.get();
        let mine = scene.groups.iter().filter(|it| it.seat == seat).cloned().collect::<Vec<_>>();
        mine.into_iter().map(|group| view! { <Squad group/> }).collect_view()
    };
    view! {
        <div class=format!("seat {}", side(Some(seat)))>
            <Mark seat name="flag" size="s"/><span class="caps">{who}</span>
            <small>{move || score().map(|it| t_with("page-points", "points", it))}</small>
        </div>
        {groups}
    }
}

#[component]
fn Squad(group: Group) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let scene = desk.scene.get_untracked();
    let members: Vec<Piece> = scene.pieces.iter().filter(|it| it.group.as_ref() == Some(&group.id)).cloned().collect();
    let target = Target::Group(group.id.clone());
    let open = scene.choices.iter().any(|it| it.points.first() == Some(&target));
    let acting = group.readiness == Readiness::Acting;
    let alone = group.of == 1;
    let class = format!(
        "sq {}{}{}{}{}",
        side(Some(group.seat)),
        if acting { " now" } else { "" },
        if open { " open" } else { "" },
        if group.readiness == Readiness::Gone { " gone" } else { "" },
        if alone { " alone" } else { "" }
    ) + if group.badges.iter().any(|it| it.kind == "aboard") { " within" } else { "" };
    let count = match group.readiness {
        Readiness::Done if alone => t("page-done"),
        Readiness::Done => format!("{} · {}", of(&group), t("page-done")),
        Readiness::Gone => t("page-gone"),
        Readiness::Reserve => t("page-reserve"),
        Readiness::Ready | Readiness::Acting if alone => String::new(),
        Readiness::Ready | Readiness::Acting => of(&group),
    };
    let named = say(&group.name);
    let what = members.first().and_then(|it| it.about.first()).map(say).filter(|it| !named.starts_with(it.as_str()));
    let what = what.map(|it| view! { <small class="what">{it}</small> });
    let first = members.first().map(|it| it.id.clone());
    let press = move |_| {
        if open {
            desk.click(&target);
        } else if let Some(first) = &first {
            desk.look_at(first);
            if alone {
                desk.click(&Target::Piece(first.clone()));
            }
        }
    };
    let taught = group.id.clone();
    let shown = move || desk.coach.points_at_group(&taught);
    let led = Target::Group(group.id.clone());
    let led = move || desk.march.get().is_some_and(|it| it.led.as_ref() == Some(&led));
    let led_by_it = led.clone();
    let badges = group.badges.iter().map(|it| view! { <span class="tag warn">{title(it.rule)}</span> }).collect_view();
    view! {
        <div class=class class:shown=shown class:led=led data-group=group.id.clone()>
            <button class="sqh" aria-current=move || led_by_it().then_some("true") on:click=press>
                <Mark seat=group.seat name=group.pictogram.clone()/><span class="nm">{named}{what}</span>{badges}<span class="n">{count}</span>
            </button>
            {if alone {
                ().into_any()
            } else if acting {
                view! { <div class="ml">{members.into_iter().map(|piece| view! { <Member piece/> }).collect_view()}</div> }.into_any()
            } else {
                view! { <Dots members/> }.into_any()
            }}
        </div>
    }
}

fn of(group: &Group) -> String {
    say(&battle::Line::new("page-of").with("left", group.left).with("of", group.of))
}

#[component]
fn Member(piece: Piece) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let id = piece.id.clone();
    let (chosen, target) = (id.clone(), Target::Piece(id.clone()));
    let pips = piece.pips.iter().find(|it| it.kind == "points").map(|it| (it.left, it.of));
    let badge = piece.badges.iter().find(|it| !matches!(it.kind.as_str(), "deactivated" | "commander"));
    let badge =
        badge.map(|it| view! { <span class="tag" title=title(it.rule)><Icon name=it.kind.clone() class=""/></span> });
    view! {
        <button class="mb" class:sel=move || desk.chosen.get().as_ref() == Some(&chosen)
            on:click=move |_| { desk.look_at(&id); desk.click(&target); }>
            <Icon name=piece.pictogram.clone()/><span>{say(&piece.name)}</span>
            {badge.map_or_else(|| view! { <span></span> }.into_any(), IntoAny::into_any)}
            <span class="pips">{pips.map(|(left, of)| (0..of.max(left)).map(|at| view! { <i class:on=at < left></i> }).collect_view())}</span>
        </button>
    }
}

/// A name and what goes by it.
fn told(piece: &Piece) -> String {
    std::iter::once(&piece.name).chain(&piece.about).map(say).collect::<Vec<_>>().join("\n")
}

#[component]
fn Dots(members: Vec<Piece>) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let dot = move |piece: Piece| {
        let hurt = piece.pips.iter().any(|it| it.kind == "wounds" && it.left < it.of);
        let class = format!("dot {}{}", side(piece.seat), if hurt { " hurt" } else { "" });
        let id = piece.id.clone();
        view! { <button class=class title=told(&piece) on:click=move |_| desk.look_at(&id)><Icon name=piece.pictogram.clone() class=""/></button> }
    };
    view! { <div class="row">{members.into_iter().map(dot).collect_view()}</div> }
}

#[component]
fn Tools() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let pace = move |_| {
        let at = PACES.iter().position(|it| it.0 == desk.bots.pace.get_untracked()).unwrap_or(0);
        desk.bots.set_pace(PACES[(at + 1) % PACES.len()].0);
    };
    let word = move || t_of(format!("page-pace-{}", desk.bots.pace_word()));
    view! {
        <div class="tools">
            <Gauge from=desk.measure word="page-measure" act=Act::Measure test="tool-measure"/>
            <Gauge from=desk.sight word="page-sight" act=Act::Sight test="tool-sight"/>
            <button class="tool" data-test="fit" on:click=move |_| crate::table::fit(desk)>{move || t("page-fit")}<Kbd act=Act::Fit/></button>
            <button class="tool" on:click=move |_| desk.grid.update(|it| *it = !*it)>{move || t("page-grid")}<Kbd act=Act::Grid/></button>
            <button class="tool" data-test="legend" on:click=move |_| desk.toggle(Sheet::Legend)>{move || t("page-legend")}<Kbd act=Act::Legend/></button>
            <button class="tool" data-test="pace" on:click=pace>{word}</button>
        </div>
    }
}

/// Measures or looks until it is pressed again: from who acts or is looked at.
#[component]
pub fn Gauge(from: RwSignal<Option<Target>>, word: &'static str, act: Act, test: &'static str) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let on = move || from.get().is_some();
    let press = move |_| if from.get_untracked().is_some() { from.set(None) } else { begin(desk, from) };
    view! {
        <button class="tool" class:on=on data-test=test aria-pressed=move || on().to_string() on:click=press>{move || t(word)}<Kbd act/></button>
    }
}

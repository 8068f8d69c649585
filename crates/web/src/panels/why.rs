//! "Why?": how a number is made or what stands in the way, and the rule behind each part.

use battle::{Breakdown, Line};
use leptos::prelude::*;
use rules::RuleId;

use super::{RuleText, forecast::change, strip::Strip};
use crate::app::Languages;
use crate::desk::{Desk, Why};
use crate::table::pen::n;
use crate::words::{say, signed, t, t_with, title};

/// The panel, over everything else.
#[component]
pub fn WhyPanel() -> impl IntoView {
    let desk = expect_context::<Desk>();
    view! { {move || desk.why.get().map(|why| view! { <Sheet why/> })} }
}

#[component]
fn Sheet(why: Why) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let rules: Vec<RuleId> = match &why {
        Why::Number(_, number) => std::iter::once(number.start().0).chain(number.steps().map(|it| it.0.rule)).collect(),
        Why::Rule(rule) => vec![*rule],
        Why::Refusal(refusals) => refusals.iter().map(|it| it.0).collect(),
    };
    let read = RwSignal::new(rules.last().copied());
    let heading = match &why {
        Why::Number(_, number) => t_with("page-why-number", "number", number.total()),
        Why::Rule(rule) => title(*rule).to_owned(),
        Why::Refusal(_) => t("page-why-not"),
    };
    let about = match &why {
        Why::Number(line, _) => say(line),
        Why::Rule(_) | Why::Refusal(_) => String::new(),
    };
    let left = match why {
        Why::Number(_, number) => view! { <Waterfall number read/> }.into_any(),
        Why::Rule(_) => ().into_any(),
        Why::Refusal(refusals) => view! { <Refusals refusals read/> }.into_any(),
    };
    let name = heading.clone();
    view! {
        <div class="cover dim" on:click=move |_| desk.why.set(None)>
            <section class="wp" role="dialog" aria-modal="true" aria-label=name data-test="why" on:click=|event| event.stop_propagation()>
                <div class="top"><h1>{heading}</h1><p>{about}</p><span class="sp"></span><Languages/>
                    <button class="x" data-test="why-close" aria-label=t("page-close") on:click=move |_| desk.why.set(None)>"×"</button></div>
                <div class="l">{left}</div>
                <div class="r" tabindex="0">{move || read.get().map(|rule| view! { <RuleText rule read/> })}</div>
            </section>
        </div>
    }
}

/// Every step from the base to the total, as bars.
#[component]
fn Waterfall(number: Breakdown, read: RwSignal<Option<RuleId>>) -> impl IntoView {
    let (rule, base) = number.start();
    let total = number.total();
    let all: Vec<i32> = std::iter::once(base).chain(number.steps().map(|it| it.1)).collect();
    let (least, most) = (all.iter().copied().min().unwrap_or(0).min(0), all.iter().copied().max().unwrap_or(0).max(20));
    let at = move |value: i32| f64::from(value - least) / f64::from((most - least).max(1)) * 100.0;
    let mut before = base;
    let steps: Vec<_> = number
        .steps()
        .map(|(term, after)| {
            let row = (term.rule, change(&term.change), before, after);
            before = after;
            row
        })
        .collect();
    view! {
        <h2 class="caps">{t("page-why-made")}</h2>
        <div class="wf">
            <Row rule words=signed(base) from=at(0) to=at(base) kind="base" read/>
            {steps.into_iter().map(|(rule, words, from, to)| {
                let kind = if to < from { "neg" } else if to > from { "pos" } else { "none" };
                view! { <Row rule words from=at(from) to=at(to) kind read/> }
            }).collect_view()}
            <div class="t sum">{t("page-why-total")}</div><div class="n sum">{signed(total)}</div>
            <div class="sum">{(1..=30).contains(&total).then(|| view! { <Strip need=total/> })}</div>
        </div>
    }
}

#[component]
fn Row(
    rule: RuleId,
    words: String,
    from: f64,
    to: f64,
    kind: &'static str,
    read: RwSignal<Option<RuleId>>,
) -> impl IntoView {
    let on = move || read.get() == Some(rule);
    let style = format!("left:{}%;width:{}%", n(from.min(to)), n((from - to).abs().max(0.4)));
    view! {
        <button class="t" class:sel=on on:click=move |_| read.set(Some(rule))><span class="why">{title(rule)}</span></button>
        <div class="n" class:sel=on>{words}</div>
        <div class="track-bar" class:sel=on><i class=kind style=style></i></div>
    }
}

#[component]
fn Refusals(refusals: Vec<(RuleId, Line)>, read: RwSignal<Option<RuleId>>) -> impl IntoView {
    view! {
        <h2 class="caps">{t("page-why-not-all")}</h2>
        {refusals.into_iter().map(|(rule, line)| view! {
            <button class="no" class:sel=move || read.get() == Some(rule) on:click=move |_| read.set(Some(rule))><b>{title(rule)}</b><span>{say(&line)}</span></button>
        }).collect_view()}
    }
}

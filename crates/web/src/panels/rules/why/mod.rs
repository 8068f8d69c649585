//! "Why?": how a number is made or what stands in the way, what came of it, and the rule behind each part.

mod around;
mod made;
mod pools;
mod raising;

use battle::{Arg, Breakdown, Line};
use catalogue::RuleId;
use leptos::prelude::*;

use crate::app::{App, Languages};
use crate::desk::{Desk, Why};
use crate::panels::RuleText;
use crate::panels::orders::strip::is_pool;
use crate::session::LogEntry;
use crate::stage::dice::Kind;
use crate::words::{say, t, t_with, title};
use around::{Answers, FromHere, SameOrder, Tests, Used};
use made::{Otherwise, Waterfall};
use pools::Pools;
use raising::Raising;

/// The panel, over everything else.
#[component]
pub fn WhyPanel() -> impl IntoView {
    let desk = expect_context::<Desk>();
    view! { {move || desk.why.get().map(|why| view! { <Sheet why/> })} }
}

#[component]
fn Sheet(why: Why) -> impl IntoView {
    let (app, desk) = (expect_context::<App>(), expect_context::<Desk>());
    let read = RwSignal::new(rules_of(&why).last().copied());
    let (heading, about) = (heading(&why), about(&why));
    let name = heading.clone();
    let open = move |_| {
        if let Some(rule) = read.get_untracked() {
            desk.why.set(None);
            app.read_rule(rule);
        }
    };
    view! {
        <div class="cover dim" on:click=move |_| desk.why.set(None)>
            <section class="wp" role="dialog" aria-modal="true" aria-label=name data-test="why" on:click=|event| event.stop_propagation()>
                <div class="top"><h1>{heading}</h1><p>{about}</p><span class="sp"></span><Languages/>
                    <button class="x" data-test="why-close" aria-label=t("page-close") on:click=move |_| desk.why.set(None)>"×"</button></div>
                <div class="l" tabindex="0"><Left why read/><Used read/></div>
                <div class="r" tabindex="0">
                    {move || read.get().map(|rule| view! { <RuleText rule read/> })}
                    <div class="ways"><button class="btn" data-test="why-rules" on:click=open>{t("page-why-open")}</button></div>
                </div>
            </section>
        </div>
    }
}

/// What is asked about, in one word or number.
fn heading(why: &Why) -> String {
    match why {
        Why::Number(_, number) | Why::Test(_, number) => {
            t_with("page-why-number", "number", number.figure(number.total()))
        }
        Why::LogEntry(told) if !told.pools().is_empty() => t("page-why"),
        Why::LogEntry(told) => match (told.need(), told.rule()) {
            (Some(number), _) => t_with("page-why-number", "number", number.figure(number.total())),
            (None, Some(rule)) => title(rule).to_owned(),
            (None, None) => t("page-why"),
        },
        Why::Rule(rule) => title(*rule).to_owned(),
        Why::Refusal(_) => t("page-why-not"),
    }
}

fn about(why: &Why) -> String {
    match why {
        Why::Number(line, _) | Why::Test(line, _) => say(line),
        Why::LogEntry(told) => say(&told.line),
        Why::Rule(_) | Why::Refusal(_) => String::new(),
    }
}

/// Every rule that has a part in it, the most telling last.
fn rules_of(why: &Why) -> Vec<RuleId> {
    let behind = |it: &Breakdown| -> Vec<RuleId> {
        std::iter::once(it.start().0).chain(it.steps().map(|it| it.0.rule)).collect()
    };
    match why {
        Why::Number(_, number) | Why::Test(_, number) => behind(number),
        Why::LogEntry(told) if !told.pools().is_empty() => pools::numbers(told).iter().rev().flat_map(behind).collect(),
        Why::LogEntry(told) => told.need().map_or_else(|| told.rule().into_iter().collect(), behind),
        Why::Rule(rule) => vec![*rule],
        Why::Refusal(refusals) => refusals.iter().rev().map(|it| it.0).collect(),
    }
}

#[component]
fn Left(why: Why, read: RwSignal<Option<RuleId>>) -> impl IntoView {
    match why {
        Why::Number(_, number) => view! { <Waterfall number read/> }.into_any(),
        Why::Test(line, number) if is_pool(&line) => view! { <Waterfall number read/><FromHere/><Raising/> }.into_any(),
        Why::Test(_, number) => {
            let die = Kind::lately(&expect_context::<Desk>().log.get_untracked());
            view! {
                <Tests number=number.clone()/>
                <Waterfall number=number.clone() read test=die/>
                <Otherwise number read die/>
                <FromHere/>
                <Raising/>
            }
            .into_any()
        }
        Why::LogEntry(told) => view! { <Rolled told read/> }.into_any(),
        Why::Rule(rule) => view! { <Answers rule read/> }.into_any(),
        Why::Refusal(refusals) => view! { <Refusals refusals read/> }.into_any(),
    }
}

/// A test that was made: its number, how likely it was, and what else came of the same order.
#[component]
fn Rolled(told: LogEntry, read: RwSignal<Option<RuleId>>) -> impl IntoView {
    if !told.pools().is_empty() {
        return view! { <Pools told=told.clone() read/><SameOrder told/> }.into_any();
    }
    let number = told.need().cloned();
    let die = told.die().and_then(|it| i32::try_from(it).ok());
    let test = Kind::of(&told).filter(|_| told.tally.is_some() || die.is_some());
    let chance = told.tally.map(|it| it.chance);
    view! {
        {number.clone().map(|number| view! { <Waterfall number read test die chance/> })}
        {number.filter(|_| test.is_some()).map(|number| view! { <Otherwise number read die=test/> })}
        <SameOrder told/>
    }
    .into_any()
}

#[component]
fn Refusals(refusals: Vec<(RuleId, Line)>, read: RwSignal<Option<RuleId>>) -> impl IntoView {
    view! {
        <h2 class="caps">{t("page-why-not-all")}</h2>
        {refusals.into_iter().map(|(rule, line)| {
            let numbers = line.args.iter().filter_map(|it| if let Arg::Because(number) = &it.1 { Some(number.clone()) } else { None });
            let numbers: Vec<Breakdown> = numbers.collect();
            view! {
                <button class="no" class:sel=move || read.get() == Some(rule) on:click=move |_| read.set(Some(rule))><b>{title(rule)}</b><span>{say(&line)}</span></button>
                {numbers.into_iter().map(|number| view! { <Waterfall number read/> }).collect_view()}
            }
        }).collect_view()}
    }
}

//! How a number is made: every step from the base to the total, and what it would be without one of them.

use battle::{Breakdown, Change};
use catalogue::RuleId;
use leptos::prelude::*;

use crate::panels::{orders::forecast::change, orders::strip::Strip};
use crate::stage::dice::Kind;
use crate::table::pen::n;
use crate::words::{chance as percent, figure, signed, t, t_with, title};

/// Every step from the base to the total, as bars; the faces of the die only where it is a test. Its bars go at least as far as the
/// die, so that numbers of different tests can be compared.
#[component]
pub fn Waterfall(
    number: Breakdown,
    read: RwSignal<Option<RuleId>>,
    /// What is rolled, where the number is that of a test.
    #[prop(optional_no_strip)]
    test: Option<Kind>,
    #[prop(optional_no_strip)] die: Option<i32>,
    #[prop(optional_no_strip)] chance: Option<f64>,
) -> impl IntoView {
    let (rule, base) = number.start();
    let total = number.total();
    let all: Vec<i32> = std::iter::once(base).chain(number.steps().map(|it| it.1)).collect();
    let least = all.iter().copied().min().unwrap_or(0).min(0);
    let most = all.iter().copied().max().unwrap_or(0).max(test.map_or(1, |it| i32::from(it.sides)));
    let at = move |value: i32| f64::from(value - least) / f64::from((most - least).max(1)) * 100.0;
    let mut before = base;
    let steps: Vec<_> = number
        .steps()
        .map(|(term, after)| {
            let row = (term.rule, change(&number, term.change), (before, after), told(&number, before, after));
            before = after;
            row
        })
        .collect();
    view! {
        <div>
            <h2 class="caps">{t("page-why-made")}</h2>
            <div class="wf">
                <Row rule words=figure(&number, base) span=(at(0), at(base)) told=figure(&number, base) kind="base" read/>
                {steps.into_iter().map(|(rule, words, (from, to), told)| {
                    let kind = if to < from { "neg" } else if to > from { "pos" } else { "none" };
                    view! { <Row rule words span=(at(from), at(to)) told kind read/> }
                }).collect_view()}
                <div class="t sum">{t(if test.is_some() { "page-why-need" } else { "page-why-total" })}</div><div class="n sum">{figure(&number, total)}</div>
                <div class="sum"><Strip need=total die=test/></div>
            </div>
        </div>
        {chance.map(|chance| view! { <Chance chance die/> })}
    }
}

/// From what to what a step leads.
fn told(number: &Breakdown, from: i32, to: i32) -> String {
    if from == to { t("page-why-same") } else { format!("{} → {}", figure(number, from), figure(number, to)) }
}

/// How likely it was, and what fell.
#[component]
fn Chance(chance: f64, die: Option<i32>) -> impl IntoView {
    let style = format!("--o:{}%;--w:{}%", n(chance * 100.0), n(chance * 100.0));
    view! {
        <div class="ch" data-test="why-chance"><span>{t("page-why-chance")}</span><i style=style></i><b>{percent(chance)}</b>
            {die.map(|die| view! { <span>{t("page-why-fell")}</span><i class="blank"></i><b>{die}</b> })}
        </div>
    }
}

#[component]
fn Row(
    rule: RuleId,
    words: String,
    span: (f64, f64),
    told: String,
    kind: &'static str,
    read: RwSignal<Option<RuleId>>,
) -> impl IntoView {
    let on = move || read.get() == Some(rule);
    let (from, to) = (span.0.min(span.1), span.0.max(span.1));
    let style = format!("left:{}%;width:{}%", n(from * BAR), n((to - from).max(0.4) * BAR));
    view! {
        <button class="t" class:sel=on on:click=move |_| read.set(Some(rule))><span class="why">{title(rule)}</span></button>
        <div class="n" class:sel=on>{words}</div>
        <div class="track-bar" class:sel=on><i class=kind style=style></i><small style=format!("left:calc({}% + 8px)", n(to * BAR))>{told}</small></div>
    }
}

/// Bars leave room for the words at their ends.
const BAR: f64 = 0.78;

/// What the number would be without each thing that was added or taken away.
#[component]
pub fn Otherwise(number: Breakdown, read: RwSignal<Option<RuleId>>, die: Option<Kind>) -> impl IntoView {
    let (rule, base) = number.start();
    let without = |left_out: usize| {
        let terms = number.steps().map(|it| it.0).enumerate().filter(|it| it.0 != left_out);
        terms.fold(Breakdown::base(rule, base), |made, (_, term)| made.with(term.rule, term.change)).total()
    };
    let terms = number.steps().map(|it| it.0).enumerate();
    let rows: Vec<_> = terms
        .filter(|it| {
            matches!(it.1.change, Change::Add(_) | Change::Times(_) | Change::DividedUp(_) | Change::DividedDown(_))
        })
        .map(|(at, term)| (term.rule, without(at)))
        .collect();
    let total = number.total();
    (!rows.is_empty()).then(|| view! {
        <div>
            <h2 class="caps">{t("page-why-otherwise")}</h2>
            <div class="other" data-test="why-otherwise">{rows.into_iter().map(|(rule, need)| view! {
                <button on:click=move |_| read.set(Some(rule))>{t_with("page-why-without", "rule", title(rule))}</button>
                <Strip need die/>
                <b>{signed(need)}</b><small class:better=need.gt(&total)>{format!("{}{}", if need >= total { "+" } else { "" }, signed(need - total))}</small>
            }).collect_view()}</div>
        </div>
    })
}

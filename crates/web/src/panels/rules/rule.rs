//! A rule in the reader's language: text, how we rule it, examples, and what to read with it.

use catalogue::RuleId;
use leptos::prelude::*;

use crate::chapters;
use crate::panels::Stamp;
use crate::texts::Texts;
use crate::words::{language, t, t_of, title};

/// A rule. Its title is there at once; its text is fetched when the first rule is read.
#[component]
pub fn RuleText(rule: RuleId, read: RwSignal<Option<RuleId>>) -> impl IntoView {
    let (texts, language) = (expect_context::<Texts>(), language());
    texts.fetch(rule.system(), language);
    view! {
        <div class="rid"><span class="id">{rule.to_string()}</span><Stamp rule/></div>
        <div><h2 class="rt">{title(rule)}</h2><p class="crumbs">{crumbs(rule)}</p></div>
        {move || {
            texts.come.track();
            if catalogue::are_texts_here(rule.system(), language) {
                view! { <Words rule read/> }.into_any()
            } else {
                view! { <Awaited texts system=rule.system()/> }.into_any()
            }
        }}
    }
}

/// Where the rule stands: game, chapter, heading.
fn crumbs(rule: RuleId) -> String {
    let (chapter, heading) = chapters::of_rule(rule);
    let chapter = t_of(chapters::key(chapter));
    let words = [Some(t_of(format!("page-system-{}", rule.system()))), Some(chapter), heading.map(str::to_owned)];
    words.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// What stands in for a text that has not come.
#[component]
fn Awaited(texts: Texts, system: &'static str) -> impl IntoView {
    let language = language();
    view! {
        {move || match texts.trouble.get() {
            None => view! { <p class="body" role="status">{t("page-text-comes")}</p> }.into_any(),
            Some(why) => view! {
                <p class="body" role="alert" data-test="no-text">{t("page-text-missing")}" "<small>{why}</small></p>
                <button class="btn" data-test="text-again" on:click=move |_| texts.fetch(system, language)>{t("page-text-again")}</button>
            }.into_any(),
        }}
    }
}

#[component]
fn Words(rule: RuleId, read: RwSignal<Option<RuleId>>) -> impl IntoView {
    let language = language();
    let (text, ruling) = (rule.text(language), rule.ruling(language));
    let english = text.fell_back.then(|| view! { <div class="rid"><span class="tagx">"EN"</span></div> });
    let paragraphs = text.words.split("\n\n").map(str::to_owned).collect::<Vec<_>>();
    view! {
        {english}
        {paragraphs.into_iter().map(|it| view! { <p class="body" data-test="rule-text">{it}</p> }).collect_view()}
        {ruling.map(|it| view! { <div class="rule"><h3>{t("page-ruling")}</h3>{it.words}</div> })}
        {rule.examples(language).iter().take(3).map(|it| view! { <div class="rule ex"><h3>{t("page-example")}</h3>{it.given.as_str()}" → "{it.expect.as_str()}</div> }).collect_view()}
        <Related rule read/>
    }
}

#[component]
fn Related(rule: RuleId, read: RwSignal<Option<RuleId>>) -> impl IntoView {
    let related: Vec<RuleId> = rule.links().into_iter().collect();
    (!related.is_empty()).then(|| view! {
        <div><h2 class="caps">{t("page-read-with")}</h2><div class="rel">
            {related.into_iter().map(|it| view! { <button on:click=move |_| read.set(Some(it))>{title(it)}</button> }).collect_view()}
        </div></div>
    })
}

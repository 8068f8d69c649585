//! The rules of all games, to be searched and read.

use leptos::prelude::*;
use rules::RuleId;

use crate::app::{App, Languages};
use crate::panels::{Icon, RuleText};
use crate::texts::Texts;
use crate::words::{t, title};

/// The rules.
#[component]
pub fn RulesScreen() -> impl IntoView {
    let app = expect_context::<App>();
    let (query, read) = (RwSignal::new(String::new()), RwSignal::new(None::<RuleId>));
    let texts = expect_context::<Texts>();
    let found = move || {
        texts.come.track();
        let words = query.get();
        if words.trim().is_empty() {
            return RuleId::all().take(80).collect::<Vec<_>>();
        }
        rules::search(&words, app.language.get(), 60).into_iter().map(|it| it.rule).collect()
    };
    view! {
        <div class="rules-screen">
            <header>
                <button class="brand" on:click=move |_| app.back()><Icon name="flag" class=""/><span>"ADJUTANT"</span></button>
                <span class="sep"></span><h1 class="heard">{move || t("page-rules")}</h1>
                <input type="search" placeholder=move || t("page-search") aria-label=move || t("page-search")
                    on:input:target=move |event| { texts.fetch(app.language.get_untracked()); query.set(event.target().value()); }/>
                <span class="sp"></span><Languages/>
            </header>
            <nav>{move || found().into_iter().map(|rule| view! {
                <button class:on=move || read.get() == Some(rule) on:click=move |_| read.set(Some(rule))><b>{title(rule)}</b><small>{rule.system()}</small></button>
            }).collect_view()}</nav>
            <main tabindex="0">{move || read.get().map(|rule| view! { <RuleText rule read/> })}</main>
        </div>
    }
}

//! The rules of all games, to be leafed through and searched, each with whether the engine enforces it.

use catalogue::{Coverage, RuleId};
use leptos::prelude::*;

use crate::app::{App, Languages};
use crate::chapters;
use crate::games;
use crate::panels::{Icon, RuleText, Stamp};
use crate::texts::Texts;
use crate::words::{say, t, t_of, title};
use battle::Line;
use kit::Offered;

/// How many rules a search shows at most.
const FOUND: usize = 80;

/// What is looked up: it outlives the screen, so that neither a change of language nor a look at the battle loses it.
#[derive(Clone, Copy)]
pub struct Reading {
    query: RwSignal<String>,
    system: RwSignal<&'static str>,
    chapter: RwSignal<Option<&'static str>>,
    rule: RwSignal<Option<RuleId>>,
}

impl Reading {
    /// Nothing yet.
    pub fn new() -> Reading {
        let system = systems().first().copied().unwrap_or_default();
        Reading {
            query: RwSignal::new(String::new()),
            system: RwSignal::new(system),
            chapter: RwSignal::new(None),
            rule: RwSignal::new(None),
        }
    }

    /// Somebody comes from a battle of this game: its rules come first.
    pub fn begin_with(&self, system: &str) {
        if let Some(system) = systems().into_iter().find(|it| *it == system)
            && system != self.system.get_untracked()
        {
            self.turn_to(system);
        }
    }

    /// Opens a rule, with its chapter beside it.
    pub fn open(&self, rule: RuleId) {
        self.query.set(String::new());
        self.system.set(rule.system());
        self.chapter.set(Some(chapters::of_rule(rule).0));
        self.rule.set(Some(rule));
    }

    fn turn_to(&self, system: &'static str) {
        self.system.set(system);
        self.chapter.set(None);
        self.rule.set(None);
    }

    /// Opens a chapter, or shuts it.
    fn leaf(&self, chapter: &'static str) {
        self.chapter.update(|it| *it = if *it == Some(chapter) { None } else { Some(chapter) });
    }
}

/// The games whose rules are read, those that can be played first.
fn systems() -> Vec<&'static str> {
    let played: Vec<&str> = games::all().iter().map(|it| it.name()).collect();
    chapters::systems(&played)
}

/// The rules.
#[component]
pub fn RulesScreen() -> impl IntoView {
    let (app, texts) = (expect_context::<App>(), expect_context::<Texts>());
    let reading = app.reading;
    texts.fetch_coverage();
    let search = move |words: String| {
        texts.fetch_all(app.language.get_untracked());
        reading.query.set(words);
    };
    let searching = move || !reading.query.get().trim().is_empty();
    view! {
        <div class="rules-screen" class:reads=move || reading.rule.get().is_some()>
            <header>
                <button class="brand" data-test="rules-back" title=t(if app.is_battle_waiting() { "page-present" } else { "page-home" }) on:click=move |_| app.back()>
                    <Icon name="flag" class=""/><span>{t(if app.is_battle_waiting() { "page-present" } else { "page-home" })}</span>
                </button>
                <h1 class="heard">{t("page-rules")}</h1>
                <input type="search" placeholder=t("page-search") aria-label=t("page-search") data-test="rules-search"
                    prop:value=move || reading.query.get() on:input:target=move |event| search(event.target().value())/>
                <span class="sp"></span><Languages/>
            </header>
            <div class="systems" role="group" aria-label=t("page-rules-games")>{systems().into_iter().map(|it| view! { <Game system=it reading/> }).collect_view()}</div>
            <nav aria-label=t("page-rules")>{move || if searching() { view! { <Found reading/> }.into_any() } else { view! { <Contents reading/> }.into_any() }}</nav>
            <main tabindex="0">
                <button class="btn fold" data-test="rules-list" on:click=move |_| reading.rule.set(None)>{t("page-rules-list")}</button>
                {move || match reading.rule.get() {
                    Some(rule) => view! { <RuleText rule read=reading.rule/> }.into_any(),
                    None => view! { <State reading/> }.into_any(),
                }}
            </main>
        </div>
    }
}

/// A game to turn to.
#[component]
fn Game(system: &'static str, reading: Reading) -> impl IntoView {
    let on = move || reading.system.get() == system;
    view! {
        <button class="chipb" class:on=on aria-pressed=move || on().to_string() data-system=system on:click=move |_| reading.turn_to(system)>
            {t_of(format!("page-system-{system}"))}
        </button>
    }
}

/// The chapters of the game; the open one with its rules.
#[component]
fn Contents(reading: Reading) -> impl IntoView {
    let texts = expect_context::<Texts>();
    view! {
        <p class="told">{move || state_of(reading.system.get(), texts.coverage.get().as_deref())}</p>
        {move || chapters::of_system(reading.system.get()).iter().map(|chapter| view! { <Chapter reading chapter/> }).collect_view()}
    }
}

#[component]
fn Chapter(reading: Reading, chapter: &'static &'static str) -> impl IntoView {
    let rules = StoredValue::new(chapters::rules_in(reading.system.get_untracked(), chapter));
    let open = move || reading.chapter.get() == Some(*chapter);
    view! {
        <button class="chapter" class:on=open aria-expanded=move || open().to_string() data-chapter=chapters::key(chapter) on:click=move |_| reading.leaf(chapter)>
            <b>{t_of(chapters::key(chapter))}</b><Share rules=rules.get_value()/>
        </button>
        {move || open().then(|| {
            let mut heading = None;
            rules.get_value().into_iter().map(|rule| {
                let new = chapters::of_rule(rule).1.filter(|it| heading != Some(*it));
                heading = chapters::of_rule(rule).1;
                view! { {new.map(|it| view! { <h3 lang="en">{it}</h3> })}<Row reading rule/> }
            }).collect_view()
        })}
    }
}

/// How many of these rules are enforced: a figure.
#[component]
fn Share(rules: Vec<RuleId>) -> impl IntoView {
    let texts = expect_context::<Texts>();
    let all = rules.len();
    let words = move || match texts.coverage.get() {
        Some(coverage) => format!("{} / {all}", coverage.count(rules.iter().copied())[1]),
        None => all.to_string(),
    };
    view! { <small title=t("page-rules-share")>{words}</small> }
}

/// A rule in a list.
#[component]
fn Row(reading: Reading, rule: RuleId) -> impl IntoView {
    let on = move || reading.rule.get() == Some(rule);
    view! {
        <button class="row" class:on=on data-rule=rule.to_string() on:click=move |_| reading.rule.set(Some(rule))><b>{title(rule)}</b><Stamp rule brief=true/></button>
    }
}

/// What a search found: the game at hand first, then the others.
#[component]
fn Found(reading: Reading) -> impl IntoView {
    let (app, texts) = (expect_context::<App>(), expect_context::<Texts>());
    let found = move || {
        texts.come.track();
        let (words, system, language) = (reading.query.get(), reading.system.get(), app.language.get_untracked());
        let here: Vec<RuleId> =
            catalogue::search_in(system, &words, language, FOUND).into_iter().map(|it| it.rule).collect();
        let all = catalogue::search(&words, language, FOUND).into_iter().map(|it| it.rule);
        (here, all.filter(|it| it.system() != system).collect::<Vec<_>>())
    };
    let part =
        move |heading: String, rules: Vec<RuleId>, test: &'static str| {
            (!rules.is_empty()).then(|| view! {
            <h3>{heading}</h3>
            <div data-test=test>{rules.into_iter().map(|rule| view! { <Row reading rule/> }).collect_view()}</div>
        })
        };
    view! {
        {move || {
            let (here, others) = found();
            let none = here.is_empty() && others.is_empty();
            view! {
                {none.then(|| view! { <p class="empty">{t("page-rules-none")}</p> })}
                {part(t_of(format!("page-system-{}", reading.system.get())), here, "found-here")}
                {part(t("page-rules-others"), others, "found-others")}
            }
        }}
    }
}

/// How far the engine has come with a game, in words.
fn state_of(system: &str, coverage: Option<&Coverage>) -> String {
    let counted = coverage.map(|it| it.count(RuleId::all().filter(|rule| rule.system() == system)));
    let words = counted.map(|[all, enforced, both]| match enforced {
        0 => say(&Line::new("page-rules-state-none").with("all", all)),
        _ => say(&Line::new("page-rules-state").with("all", all).with("enforced", enforced).with("both", both)),
    });
    let not_played = games::find(system).is_none().then(|| t("page-rules-not-played"));
    [words, not_played].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// Where no rule is read: how far the engine has come with this game, chapter by chapter.
#[component]
fn State(reading: Reading) -> impl IntoView {
    let texts = expect_context::<Texts>();
    view! {
        {move || {
            let (system, coverage) = (reading.system.get(), texts.coverage.get());
            view! {
                <h2 class="rt">{t_of(format!("page-system-{system}"))}</h2>
                <p class="body" data-test="rules-state">{state_of(system, coverage.as_deref())}</p>
                <div class="state">{chapters::of_system(system).iter().map(|chapter| {
                    let counted = coverage.as_ref().map(|it| it.count(chapters::rules_in(system, chapter).into_iter()));
                    let [all, enforced, both] = counted.unwrap_or([1, 0, 0]);
                    let style = format!("--e:{}%;--b:{}%", enforced * 100 / all.max(1), both * 100 / all.max(1));
                    view! {
                        <button class="t" on:click=move |_| reading.chapter.set(Some(*chapter))>{t_of(chapters::key(chapter))}</button>
                        <i style=style></i><b>{counted.map(|_| format!("{enforced} / {all}"))}</b>
                    }
                }).collect_view()}</div>
                <p class="note">{t("page-rules-legend")}</p>
            }
        }}
    }
}

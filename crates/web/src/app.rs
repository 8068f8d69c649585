//! The page as a whole: which screen is shown, in which language, by day or by night.

use std::time::Duration;

use catalogue::{Language, RuleId};
use leptos::prelude::*;
use odds::lab::{self, BadLink, Sheet};
use wasm_bindgen_futures::spawn_local;

use crate::address;
use crate::broken;
use crate::desk::{Desk, PlayOn, Progress, Sitter, kept_lesson};
use crate::games;
use battle::{form::Answers, lesson::Lesson};

use crate::link;
use crate::saves::Save;
use crate::screens::{BattleScreen, LabScreen, OwnScreen, Reading, RulesScreen, StartScreen, lab_fields};
use crate::session::Session;
use crate::store;
use crate::table::models::glyphs;
use crate::texts::Texts;
use crate::words::{self, say, t, t_of, t_with};
use kit::{Offer, Offered};

/// When nothing has happened for so long, what may be needed next is fetched.
const REST: Duration = Duration::from_millis(800);

/// What is on screen.
#[derive(Clone)]
pub enum Screen {
    /// Choosing what to play.
    Start,
    /// Putting a battle of one's own together.
    Own(Offer),
    /// A battle.
    Battle(Box<Desk>),
    /// The rules, and the one being read.
    Rules,
    /// Questions about odds.
    Lab(Sheet),
}

/// What all screens share.
#[derive(Clone, Copy)]
pub struct App {
    /// Who owns what outlives a screen: battles.
    owner: StoredValue<Owner>,
    /// What is on screen.
    pub screen: RwSignal<Screen, LocalStorage>,
    /// The reader's language.
    pub language: RwSignal<Language>,
    /// Day or night; `None` follows the system.
    pub night: RwSignal<Option<bool>>,
    /// The screen to go back to from the rules.
    before: RwSignal<Option<Desk>, LocalStorage>,
    /// What is looked up in the rules; it outlives a change of language.
    pub reading: Reading,
    /// Something that went wrong and is to be said.
    pub trouble: RwSignal<Option<String>>,
    /// Goes up by one with every module and every set of pictures that has come.
    pub come: RwSignal<u32>,
    /// How many modules somebody waits for.
    awaited: RwSignal<u32>,
}

const LANGUAGES: [(Language, &str, &str); 3] =
    [(Language::En, "en", "English"), (Language::Fr, "fr", "Français"), (Language::It, "it", "Italiano")];

impl App {
    fn new(language: Language) -> App {
        App {
            owner: StoredValue::new(Owner::current().unwrap_or_default()),
            screen: RwSignal::new_local(Screen::Start),
            language: RwSignal::new(language),
            night: RwSignal::new(store::setting("night").map(|it| it == "true")),
            before: RwSignal::new_local(None),
            reading: Reading::new(),
            trouble: RwSignal::new(None),
            come: RwSignal::new(0),
            awaited: RwSignal::new(0),
        }
    }

    /// Does something as soon as a game's module is here. Until then the page says that it comes, and if it does not, why.
    pub fn with_game(&self, system: &str, act: impl FnOnce() + 'static) {
        let (app, missing) = (*self, t("page-game-missing"));
        let Some(game) = games::find(system).filter(|it| !it.is_here()) else { return act() };
        app.awaited.update(|it| *it += 1);
        spawn_local(async move {
            let fetched = games::fetch(game).await;
            app.awaited.update(|it| *it -= 1);
            match fetched {
                Ok(()) => {
                    app.come.update(|it| *it += 1);
                    app.owner.with_value(|it| it.with(act));
                }
                Err(why) => app.trouble.set(Some(format!("{missing} {why}"))),
            }
        });
    }

    /// Does something as soon as the modules of all these games are here.
    pub fn with_games(&self, mut systems: Vec<String>, act: impl FnOnce() + 'static) {
        let app = *self;
        match systems.pop() {
            Some(system) => {
                let rest: Box<dyn FnOnce()> = Box::new(move || app.with_games(systems, act));
                app.with_game(&system, rest);
            }
            None => act(),
        }
    }

    /// Fetches what whoever looks at a game will need next: its pictures, and its module when the page has come to rest.
    pub fn get_ready(&self, system: &str) {
        let (app, Some(game)) = (*self, games::find(system)) else { return };
        spawn_local(async move {
            games::fetch_pictures(game).await;
            app.come.update(|it| *it += 1);
        });
        let fetch = move || {
            spawn_local(async move {
                if games::fetch(game).await.is_ok() {
                    app.come.update(|it| *it += 1);
                }
            });
        };
        set_timeout(fetch, REST);
    }

    /// Opens the rules; a battle on the desk waits.
    pub fn read_rules(&self) {
        if let Screen::Battle(desk) = self.screen.get_untracked() {
            self.before.set(Some(*desk));
            self.reading.begin_with(&desk.name.get_untracked().0);
        }
        if !self.is_battle_waiting() {
            address::enter("");
        }
        self.screen.set(Screen::Rules);
    }

    /// Opens the rules at one of them.
    pub fn read_rule(&self, rule: RuleId) {
        self.read_rules();
        self.reading.open(rule);
    }

    /// The battle that is open: on screen, or waiting while the rules are read.
    fn open_battle(&self) -> Option<Desk> {
        match self.screen.get_untracked() {
            Screen::Battle(desk) => Some(*desk),
            Screen::Start | Screen::Own(_) | Screen::Rules | Screen::Lab(_) => self.before.get_untracked(),
        }
    }

    /// Whether a battle waits while the rules are read.
    pub fn is_battle_waiting(&self) -> bool {
        self.before.get_untracked().is_some()
    }

    /// Back to where the rules were opened from.
    pub fn back(&self) {
        let desk = self.before.get_untracked();
        self.before.set(None);
        if desk.is_none() {
            address::exit();
        }
        self.screen.set(desk.map_or(Screen::Start, |it| Screen::Battle(Box::new(it))));
    }

    /// Starts a ready battle.
    pub fn start(&self, system: &str, battle: &'static str, sitters: Vec<Sitter>) {
        let (app, name) = (*self, (system.to_owned(), battle.to_owned()));
        self.with_game(system, move || {
            let seed = js_sys::Math::random().to_bits();
            let Some(session) = games::find(&name.0).and_then(|it| it.start(battle, seed)) else { return };
            app.lay_out(session, name, sitters, format!("battle-{}", js_sys::Date::now()));
        });
    }

    /// Starts a lesson; its learner meets a gentle bot.
    pub fn learn(&self, offer: Offer, word: &'static str) {
        let app = *self;
        self.with_game(offer.name(), move || {
            let Some((lesson, session)) = offer.learn(word) else { return };
            let key = format!("battle-{}", js_sys::Date::now());
            let name = (offer.name().to_owned(), lesson.battle.clone());
            app.lay_out_taught(
                session,
                name,
                against_a_gentle_one(),
                key,
                Some((word.to_owned(), lesson, Progress::default())),
            );
        });
    }

    /// Starts a battle of the players' own; what is wrong with it is said.
    pub fn start_own(&self, offer: Offer, answers: &Answers, sitters: Vec<Sitter>) {
        match offer.own(answers, js_sys::Math::random().to_bits()) {
            Ok(session) => {
                let key = format!("battle-{}", js_sys::Date::now());
                self.lay_out(session, (offer.name().to_owned(), "own".to_owned()), sitters, key);
            }
            Err(faults) => self.trouble.set(faults.first().map(say)),
        }
    }

    /// Takes up a battle that was kept.
    pub fn resume(&self, save: &Save) {
        self.resume_before(save, 0);
    }

    /// Takes up an earlier moment of a battle, as a battle of its own: the other stays as it is.
    pub fn resume_earlier(&self, save: &Save) {
        self.resume(&Save { key: format!("battle-{}", js_sys::Date::now()), ..save.clone() });
    }

    /// Takes up a battle that was kept, so many orders before the last.
    pub fn resume_before(&self, save: &Save, orders: usize) {
        let (app, save) = (*self, save.clone());
        self.with_game(&games::system_of(&save.replay), move || app.resume_here(&save, orders));
    }

    fn resume_here(&self, save: &Save, orders: usize) {
        match games::resume(&save.replay, js_sys::Math::random().to_bits()) {
            Ok((session, fault)) => {
                let given = session.given().saturating_sub(orders);
                let mut session = if orders > 0 { session.branch(given) } else { session };
                self.trouble.set(fault);
                let lesson = lesson_of(save);
                lesson.iter().for_each(|it| session.prepare(&it.1.faces));
                self.lay_out_taught(session, save.name.clone(), save.sitters.clone(), save.key.clone(), lesson);
            }
            Err(why) => self.trouble.set(Some(why)),
        }
    }

    /// Plays on from the moment a battle is looked at; the battle itself stays as it is.
    pub fn branch_off(&self, desk: Desk) {
        let session = desk.branched();
        let key = format!("battle-{}", js_sys::Date::now());
        self.lay_out(session, desk.name.get_untracked(), desk.sitters.get_untracked(), key);
    }

    /// The same battle from its beginning, with sides swapped.
    pub fn rematch(&self, desk: Desk) {
        let session = desk.with(|it| it.branch(0));
        let sitters = desk.sitters.get_untracked().into_iter().rev().collect();
        self.lay_out(session, desk.name.get_untracked(), sitters, format!("battle-{}", js_sys::Date::now()));
    }

    /// Opens a battle from the text of a replay file; where it is not over, who sits where is asked.
    pub fn open_file(&self, text: String) {
        let app = *self;
        self.with_game(&games::system_of(&text), move || app.open_file_here(&text));
    }

    fn open_file_here(&self, text: &str) {
        match games::resume(text, js_sys::Math::random().to_bits()) {
            Ok((session, fault)) => {
                self.trouble.set(fault);
                let (given, open) = (session.given(), session.decision().is_some());
                self.lay_out_to_look_at(session, "opened", given);
                if let Screen::Battle(desk) = self.screen.get_untracked() {
                    desk.seating.set(open.then_some(PlayOn::FromTheEnd));
                }
            }
            Err(why) => self.trouble.set(Some(why)),
        }
    }

    /// Opens a battle from a link, to be looked at: nothing is kept of it until somebody plays on.
    pub fn open_link(&self, behind: &str) {
        let app = *self;
        let damaged = move |why: String| app.trouble.set(Some(format!("{} {why}", t("page-link-damaged"))));
        match link::unpack(behind) {
            Ok(text) => self.with_game(&games::system_of(&text), move || {
                match games::resume(&text, js_sys::Math::random().to_bits()) {
                    Ok((session, fault)) => {
                        app.trouble.set(fault);
                        app.lay_out_to_look_at(session, "shared", 0);
                    }
                    Err(why) => damaged(why),
                }
            }),
            Err(why) => damaged(t_of(format!("page-link-{why}"))),
        }
    }

    /// Opens the odds lab with these questions.
    pub fn open_lab(&self, sheet: Sheet) {
        self.leave();
        if link_in_address().is_none() {
            address::enter("");
        }
        self.screen.set(Screen::Lab(sheet));
    }

    /// Opens what stands behind the `#` of the address: a battle, or questions for the lab.
    fn open_address(&self, behind: &str) {
        if link::is_battle(behind) {
            return self.open_link(behind);
        }
        let (app, behind) = (*self, behind.to_owned());
        let asked = lab::games(&behind).unwrap_or_default();
        self.with_games(asked, move || match lab::read(&behind, &lab_fields) {
            Ok(sheet) => app.open_lab(sheet),
            Err(BadLink::Damaged) => app.trouble.set(Some(t("page-lab-damaged"))),
            Err(BadLink::Unknown(_, asked)) => app.trouble.set(Some(t_with("page-lab-unknown", "asked", asked))),
        });
    }

    /// Lays out a battle from elsewhere as it stood after so many orders. Nothing is kept of it until somebody plays on:
    /// people, unless they choose otherwise then.
    fn lay_out_to_look_at(&self, session: Box<dyn Session>, word: &str, orders: usize) {
        let sitters = vec![Sitter::Person; usize::from(session.seats())];
        let name = (session.system().to_owned(), word.to_owned());
        self.lay_out(session, name, sitters, String::new());
        if let Screen::Battle(desk) = self.screen.get_untracked() {
            desk.look_back(orders);
        }
    }

    fn lay_out(&self, session: Box<dyn Session>, name: (String, String), sitters: Vec<Sitter>, key: String) {
        self.lay_out_taught(session, name, sitters, key, None);
    }

    fn lay_out_taught(
        &self,
        session: Box<dyn Session>,
        name: (String, String),
        sitters: Vec<Sitter>,
        key: String,
        lesson: Option<(String, Lesson, Progress)>,
    ) {
        self.leave();
        let desk = self.owner.with_value(|it| it.with(|| Desk::new(session, name, sitters)));
        broken::watch(&key);
        if !key.is_empty() || link_in_address().is_none() {
            address::enter(&key);
        }
        desk.save.set(key);
        desk.speak_to_viewer(self.language.get_untracked());
        if let Some((word, lesson, progress)) = lesson {
            desk.teach(word, lesson, progress);
        }
        self.screen.set(Screen::Battle(Box::new(desk)));
        desk.meet_other_tabs();
        desk.settle();
    }

    /// Back to the start; what is on the desk is kept, also if it waits while the rules are read.
    pub fn leave(&self) {
        let screen = self.screen.get_untracked();
        if let Some(desk) = self.open_battle() {
            desk.leave_other_tabs();
            desk.closed.set(true);
            desk.bots.dismiss();
            self.before.set(None);
            broken::watch("");
        }
        if matches!(screen, Screen::Battle(_) | Screen::Lab(_)) {
            forget_link();
        }
        address::exit();
        self.screen.set(Screen::Start);
    }

    /// Closes what lies open on top of a screen: a sheet, then a panel, then the rules over a battle; whether there was
    /// anything.
    pub fn close_top(&self) -> bool {
        match self.screen.get_untracked() {
            Screen::Battle(desk) => desk.close_top(),
            Screen::Rules if self.is_battle_waiting() => {
                self.back();
                true
            }
            Screen::Start | Screen::Own(_) | Screen::Rules | Screen::Lab(_) => false,
        }
    }

    /// Who owns what outlives a screen.
    pub(crate) fn owner(&self) -> StoredValue<Owner> {
        self.owner
    }

    /// Speaks another language; where several people share the machine, to the one who looks.
    pub fn speak(&self, language: Language) {
        let app = *self;
        self.change_language(language, move || {
            if let Screen::Battle(desk) = app.screen.get_untracked()
                && desk.handover.get_untracked().is_none()
            {
                desk.speak_to_viewer(language);
            }
        });
    }

    /// Shows everything in another language as soon as that is here, and does something then.
    pub fn change_language(&self, language: Language, then: impl FnOnce() + 'static) {
        let (app, missing) = (*self, t("page-text-missing"));
        let change = move || {
            then();
            app.language.set(language);
        };
        if words::is_here(language) {
            return change();
        }
        spawn_local(async move {
            match words::fetch(language).await {
                Ok(()) => app.owner.with_value(|it| it.with(change)),
                Err(why) => app.trouble.set(Some(format!("{missing} {why}"))),
            }
        });
    }

    /// Whether it is night.
    pub fn is_night(&self) -> bool {
        self.night.get().unwrap_or_else(|| {
            let asked = web_sys::window().and_then(|it| it.match_media("(prefers-color-scheme: dark)").ok().flatten());
            asked.is_some_and(|it| it.matches())
        })
    }
}

/// What stands behind the `#` of the address, where that is meant to be a battle or questions for the lab.
fn link_in_address() -> Option<String> {
    let behind = web_sys::window()?.location().hash().ok()?;
    behind.strip_prefix('#').filter(|it| link::is_battle(it) || lab::is_lab(it)).map(str::to_owned)
}

/// Takes a link out of the address: the page was left, and is not to come back to it.
fn forget_link() {
    if link_in_address().is_some()
        && let Some(path) = web_sys::window().and_then(|it| it.location().pathname().ok())
    {
        show_address(&path);
    }
}

/// Shows another address, without going there.
pub fn show_address(address: &str) {
    if let Some(history) = web_sys::window().and_then(|it| it.history().ok()) {
        let _ = history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(address));
    }
}

/// A person who learns, and one who errs often.
fn against_a_gentle_one() -> Vec<Sitter> {
    vec![Sitter::Person, Sitter::Bot("level-1".to_owned())]
}

/// The lesson a battle that was kept belongs to, and how far it has come.
fn lesson_of(save: &Save) -> Option<(String, Lesson, Progress)> {
    let (word, progress) = kept_lesson(&save.key)?;
    let (lesson, _) = games::find(&save.name.0)?.learn(&word)?;
    (progress.step < lesson.steps.len()).then_some((word, lesson, progress))
}

/// Puts the page on screen.
pub fn open(language: &str, messages: String, titles: &str, list: &str) {
    broken::expect_the_worst();
    let language = language.parse().unwrap_or(Language::En);
    words::learn(language, messages, titles).unwrap_or_else(|why| panic!("the words cannot be read: {why}"));
    games::list(list).unwrap_or_else(|why| panic!("the list of games cannot be read: {why}"));
    mount_to_body(move || view! { <Page language/> });
}

#[component]
fn Page(language: Language) -> impl IntoView {
    let app = App::new(language);
    provide_context(app);
    provide_context(app.language);
    provide_context(Texts::new());
    address::listen(Owner::current().unwrap_or_default(), broken::take_up());
    Effect::new(move || {
        let night = app.is_night();
        let code = LANGUAGES.iter().find(|it| it.0 == app.language.get()).map_or("en", |it| it.1);
        if let Some(root) = web_sys::window().and_then(|it| it.document()).and_then(|it| it.document_element()) {
            let _ = root.set_attribute("data-theme", if night { "dark" } else { "light" });
            let _ = root.set_attribute("lang", code);
        }
        store::set("language", code);
        broken::translate();
        if let Some(night) = app.night.get() {
            store::set("night", &night.to_string());
        }
    });
    link_in_address().iter().for_each(|it| app.open_address(it));
    let pasted = window_event_listener(leptos::ev::hashchange, move |_| {
        link_in_address().iter().for_each(|it| app.open_address(it));
    });
    let closed = window_event_listener_untyped("pagehide", move |_| {
        app.open_battle().iter().for_each(Desk::say_left);
    });
    let returned = window_event_listener_untyped("pageshow", move |_| {
        app.open_battle().iter().for_each(Desk::return_to_other_tabs);
    });
    on_cleanup(move || {
        for listener in [pasted, closed, returned] {
            listener.remove();
        }
    });
    view! {
        <svg width="0" height="0" style="position:absolute" aria-hidden="true" inner_html=defs()></svg>
        {move || { app.language.track(); match app.screen.get() {
            Screen::Start => view! { <StartScreen/> }.into_any(),
            Screen::Own(offer) => view! { <OwnScreen offer/> }.into_any(),
            Screen::Battle(desk) => view! { <BattleScreen desk=*desk/> }.into_any(),
            Screen::Rules => view! { <RulesScreen/> }.into_any(),
            Screen::Lab(sheet) => view! { <LabScreen sheet/> }.into_any(),
        }}}
        {move || (app.awaited.get() > 0).then(|| view! { <p class="awaited" role="status">{t("page-game-comes")}</p> })}
        {move || app.trouble.get().map(|why| view! {
            <div class="trouble" role="alert">
                <p>{why}</p>
                <button class="btn" on:click=move |_| app.trouble.set(None)>{t("page-close")}</button>
            </div>
        })}
    }
}

fn defs() -> String {
    let patterns = include_str!("../assets/patterns.svg");
    format!("<defs>{}{patterns}</defs>", glyphs::symbols())
}

/// The switch between languages.
#[component]
pub fn Languages() -> impl IntoView {
    let app = expect_context::<App>();
    view! {
        <span class="lang" role="radiogroup" aria-label=move || t("page-language")>
            {LANGUAGES.map(|(language, code, name)| view! {
                <button role="radio" data-language=code
                    aria-checked=move || (app.language.get() == language).to_string()
                    class:on=move || app.language.get() == language
                    on:click=move |_| app.speak(language)>{name}</button>
            })}
        </span>
    }
}

/// The switch between day and night.
#[component]
pub fn DayNight() -> impl IntoView {
    let app = expect_context::<App>();
    view! {
        <button class="hb" data-test="night" title=move || t("page-day-night")
            on:click=move |_| app.night.set(Some(!app.is_night()))>
            {move || if app.is_night() { "☀" } else { "☾" }}
        </button>
    }
}

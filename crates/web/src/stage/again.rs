//! The summary of what another seat has just done: who fell, with which dice; and the whole of it shown again.

use battle::{Beat, lesson::Seen};
use leptos::prelude::*;

use super::chapters::{Chapter, chapters, tale};
use super::dice::{Die, die};
use super::player::is_to_be_seen;
use crate::desk::Desk;
use crate::keymap::Act;
use crate::keys::Kbd;
use crate::panels::Mark;
use crate::session::LogEntry;
use crate::words::{say, t, t_with};

/// The most dice that are shown.
const MOST: usize = 8;

impl Desk {
    /// The activation of another seat that was the last before one's own, or is the last of all.
    pub fn summed_up(&self) -> Option<Chapter> {
        let (log, viewer) = (self.log.get(), self.viewer.get());
        if self.past.get().is_some() || self.stage.shown.get().is_some() {
            return None;
        }
        let all = chapters(&log);
        let last = all.iter().rev().take(2).find(|it| it.is_activation && it.seat != viewer)?;
        let own_over = all.last().is_some_and(|it| it.is_activation && it.seat == viewer) && !self.is_acting();
        (last.from >= self.stage.put_away.get() && !own_over).then(|| last.clone())
    }

    /// Whether somebody of the viewer's is in the middle of an activation.
    fn is_acting(&self) -> bool {
        let (scene, viewer) = (self.scene.get(), self.viewer.get());
        scene.groups.iter().any(|it| it.seat == viewer && it.readiness == battle::scene::Readiness::Acting)
    }

    /// Shows the last activation of another seat again.
    pub fn watch_again(&self) {
        let (log, viewer) = (self.log.get_untracked(), self.viewer.get_untracked());
        let all = chapters(&log);
        let last = all.iter().rev().find(|it| it.is_activation && it.seat != viewer);
        if let Some(last) = last.filter(|it| is_to_be_seen(&log[it.from..it.to])) {
            self.perform_again(last.from, last.to, None);
            self.coach_sees(Seen::Shown("again"));
        }
    }

    /// The pins of the summary: where those fell that it numbers.
    pub fn pins(&self) -> Vec<(table::Point, table::Inches)> {
        let Some(chapter) = self.summed_up() else { return Vec::new() };
        let log = self.log.get();
        let falls = tale(&log, chapter.from, chapter.to).falls;
        falls.iter().filter_map(|it| log[*it].cue.as_ref()?.way.first().copied()).collect()
    }
}

/// What an activation came to, in a sentence: "4 shots, 1 hit".
pub fn told(log: &[LogEntry], chapter: &Chapter) -> (String, String) {
    let tale = tale(log, chapter.from, chapter.to);
    let mut parts = Vec::new();
    if tale.attacks > 0 {
        let line = battle::Line::new("page-stage-attacks").with("attacks", tale.attacks).with("hits", tale.hits);
        parts.push(say(&line));
    }
    if tale.moved > 0 {
        parts.push(t_with("page-stage-moved", "moved", tale.moved));
    }
    let lost = tale.lost.iter().map(say).collect::<Vec<_>>().join(", ");
    (parts.join(", "), lost)
}

/// The dice of attacks in a chapter, as pictures.
pub fn dice(log: &[LogEntry], chapter: &Chapter) -> String {
    let cues = log[chapter.from..chapter.to].iter().filter_map(|it| it.cue.as_ref());
    let rolled = cues.filter(|it| it.beat == Beat::Strike).flat_map(|it| it.rolls.first());
    let dice = rolled.flat_map(|it| it.faces.iter().map(move |face| (it, face))).take(MOST);
    dice.map(|(it, face)| die(&Die { face: *face, sides: it.sides, seat: it.seat, tumbles: None })).collect()
}

/// The card.
#[component]
pub fn Summary() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let card = move || {
        let chapter = desk.summed_up()?;
        let log = desk.log.get();
        let name = log[chapter.from].line.clone();
        let who = ["squad", "model"].iter().find_map(|it| match name.arg(it) {
            Some(battle::Arg::Line(inner)) => Some(say(inner)),
            _ => None,
        });
        let (told, lost) = told(&log, &chapter);
        let told = if told.is_empty() { t("page-stage-nothing") } else { told };
        let (seat, to) = (chapter.seat, chapter.to);
        let seen = is_to_be_seen(&log[chapter.from..chapter.to]);
        let numbers = tale(&log, chapter.from, chapter.to).falls.len();
        let pins = (1..=numbers).map(|it| view! { <i class="pin">{it}</i> }).collect_view();
        Some(view! {
            <section class=format!("summary {}", crate::table::models::model::side(Some(seat))) data-test="summary" aria-label=t("page-stage-just")>
                <p class="who"><Mark seat name="flag" size="s"/><b>{who.unwrap_or_else(|| say(&name))}</b>" "<span>{t("page-stage-just")}</span>
                    <button class="x" data-test="summary-close" aria-label=t("page-close") on:click=move |_| desk.stage.put_away.set(to)>"×"</button></p>
                <p class="what"><span>{told}"."</span>{(!lost.is_empty()).then(|| view! { " "<em>{lost}</em>{pins} })}</p>
                <p class="again"><span class="ds" inner_html=dice(&log, &chapter)></span>
                    {seen.then(|| view! { <button class="btn" data-test="watch-again" on:click=move |_| desk.watch_again()>"▶ "{t("page-stage-again")}<Kbd act=Act::Again/></button> })}</p>
            </section>
        })
    };
    view! { {card} }
}

//! The stage in the page: what lies under and over the models, bands across the table, speeds, and what is heard.

use battle::{
    Beat,
    scene::{Outline, Target},
};
use leptos::prelude::*;
use table::{Inches, Point};

use super::dice::{Die, die};
use super::draw::{self, Sheet};
use super::edge;
use super::pace::{HIT_STOP, Speed};
use super::plate::is_save;
use super::player::Now;
use super::residue;
use super::scenery::{pieces, victims};
use crate::desk::Desk;
use crate::keys::focused;
use crate::table::cube_board::lens::Board;
use crate::table::models::model::{Look, model};
use crate::table::models::standee::standee;
use crate::table::pen::{At, lines, n};
use crate::words::{say, t, t_of};

/// The sheet that is looked at.
struct Laid {
    board: Option<Board>,
    scale: f64,
}

impl Sheet for Laid {
    fn px(&self, (at, height): (Point, Inches)) -> At {
        let (x, y) = (at.x.to_f64(), at.y.to_f64());
        let (x, y) = self.board.as_ref().map_or((x, y), |it| it.at((x, y), height.to_f64()));
        (x * self.scale, y * self.scale)
    }

    fn area(&self, outline: &Outline) -> String {
        let outline = self.board.as_ref().map_or_else(|| outline.clone(), |it| it.outline(outline));
        match outline {
            Outline::Polygon(corners) => {
                let corners: Vec<At> =
                    corners.iter().map(|it| (it.x.to_f64() * self.scale, it.y.to_f64() * self.scale)).collect();
                format!(r#"<path d="{}" class="st-area"/>"#, lines(&corners, true))
            }
            Outline::Disc { at, radius } => {
                let (x, y) = self.px((at, Inches::ZERO));
                format!(
                    r#"<circle cx="{}" cy="{}" r="{}" class="st-area"/>"#,
                    n(x),
                    n(y),
                    n(radius.to_f64() * self.scale)
                )
            }
            Outline::Cube(..) => String::new(),
        }
    }

    fn scale(&self) -> f64 {
        self.scale
    }
}

/// What lies under the models: ways, shots and graves that stay.
pub fn beneath(desk: Desk, scale: f64) -> String {
    let sheet = Laid { board: desk.board(), scale };
    let log = desk.log.get();
    let shown = &log[..desk.stage.upto.get().unwrap_or(log.len()).min(log.len())];
    let missed = t("page-stage-miss");
    // What is played now is drawn by itself, whether it is one cue or a volley.
    let before = &shown[..desk.stage.now.get().map_or(shown.len(), |it| it.from).min(shown.len())];
    let numbers = desk.pins().into_iter().enumerate().map(|(at, pin)| {
        let (x, y) = sheet.px(pin);
        format!(
            r#"<g class="st-pin" transform="translate({},{})"><circle r="9"/><text y="4">{}</text></g>"#,
            n(x + 13.0),
            n(y - 13.0),
            at + 1
        )
    });
    draw::graves(&sheet, &residue::graves(before))
        + &draw::residue(&sheet, residue::marks(before), &missed)
        + &numbers.collect::<String>()
}

/// What lies over the models: what is played now.
pub fn above(desk: Desk, scale: f64) -> String {
    let Some(now) = desk.stage.now.get() else { return String::new() };
    let sheet = Laid { board: desk.board(), scale };
    let missed = t("page-stage-miss");
    let words = |it: &battle::Cue| if it.rolls.is_empty() { say(&it.word) } else { String::new() };
    let drawn = now.cues.iter().map(|it| draw::playing(&sheet, it, now.times, &words(it), &missed));
    let goers: String =
        now.cues.iter().filter(|it| it.beat == Beat::Go).map(|it| goer(desk, &sheet, it, &now)).collect();
    let fallers: String =
        now.cues.iter().filter(|it| it.beat == Beat::Fall).map(|it| faller(desk, &sheet, it, &now)).collect();
    let plate = desk.stage.plate.get_untracked();
    let saves = now.cues.iter().filter(|it| plate.as_ref().is_some_and(|plate| is_save(plate, it)));
    let shields: String = saves.map(|it| draw::shield(&sheet, it, now.times, &say(&it.word))).collect();
    format!(
        r#"<g class="st-now{}">{fallers}{}{shields}{goers}</g>"#,
        if now.times.is_some() { "" } else { " still" },
        drawn.collect::<String>()
    )
}

/// A piece as it is drawn apart from the others, around a place; `lift` is how far it stands above that on the sheet.
fn apart(piece: &battle::scene::Piece, sheet: &Laid, chosen: bool) -> (String, f64) {
    let look = Look { scale: sheet.scale, chosen, ghost: false, open: false };
    let lift = sheet.board.as_ref().map_or(0.0, |it| it.lift(piece));
    let oblique = sheet.board.as_ref().is_some_and(|it| it.lens.oblique);
    (if oblique { standee(piece, look, lift) } else { model(piece, look) }, lift)
}

/// A piece that falls: after a moment's stop it tips over.
fn faller(desk: Desk, sheet: &Laid, cue: &battle::Cue, now: &Now) -> String {
    let (Some(times), Some(end)) = (now.times, cue.way.last()) else { return String::new() };
    let scene = desk.stage.shown.get_untracked().unwrap_or_else(|| desk.scene.get_untracked());
    let Some(piece) = victims(cue).next().and_then(|it| scene.piece(it)) else { return String::new() };
    let (drawn, lift) = apart(piece, sheet, false);
    let (x, y) = sheet.px(*end);
    format!(
        r#"<g transform="translate({},{})"><g class="model {} st-tips" style="animation-duration:{}ms">{drawn}</g></g>"#,
        n(x),
        n(y - lift * sheet.scale),
        crate::table::models::model::side(piece.seat),
        times.motion.saturating_sub(HIT_STOP).min(500)
    )
}

/// A piece on its way.
fn goer(desk: Desk, sheet: &Laid, cue: &battle::Cue, now: &Now) -> String {
    let (Some(times), Some(id)) = (now.times, pieces(cue).next()) else { return String::new() };
    let scene = desk.stage.shown.get_untracked().unwrap_or_else(|| desk.scene.get_untracked());
    let Some(piece) = scene.piece(id) else { return String::new() };
    let (drawn, lift) = apart(piece, sheet, true);
    let way: Vec<At> = cue.way.iter().map(|it| sheet.px(*it)).map(|(x, y)| (x, y - lift * sheet.scale)).collect();
    let class = format!("model {}", crate::table::models::model::side(piece.seat));
    format!(
        r#"<g class="{class} st-goer" style="offset-path:path('{}');animation-duration:{}ms">{drawn}</g>"#,
        lines(&way, false),
        times.motion
    )
}

/// Whether a piece is drawn on its way, or as it falls, and not where it stood.
pub fn is_drawn_apart(desk: Desk, id: &str) -> bool {
    let goes = |it: &battle::Cue| it.beat == Beat::Go && pieces(it).next() == Some(id);
    let falls = |it: &battle::Cue| it.beat == Beat::Fall && !it.way.is_empty() && victims(it).next() == Some(id);
    let now = desk.stage.now.get();
    now.is_some_and(|it| it.times.is_some() && it.cues.iter().any(|it| goes(it) || falls(it)))
}

/// Arrows at the edge of the table to what is played out of view, each with the name of whom it points to.
#[component]
pub fn Arrows() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let arrows = move || {
        let now = desk.stage.now.get()?;
        let cue = now.cues.last().filter(|it| !matches!(it.beat, Beat::Turn | Beat::Place))?.clone();
        let (camera, view) = (desk.camera.get(), desk.size.get());
        let scene = desk.staged();
        let name = |it: Option<&Target>| match it {
            Some(Target::Piece(id)) => scene.piece(id).map(|it| say(&it.name)),
            _ => None,
        };
        let first = cue.way.first().filter(|_| cue.way.len() > 1).map(|it| (*it, name(cue.by.as_ref())));
        let last = cue.way.last().map(|it| (*it, name(cue.at.first().or(cue.by.as_ref()))));
        let shown = first.into_iter().chain(last).filter_map(|(place, name)| {
            let edge::Arrow { at: (x, y), turn } = edge::arrow(camera.pixel(desk.on_sheet(place)), view)?;
            let class = if x > view.0 / 2.0 { "edge-arrow right" } else { "edge-arrow" };
            let (place, turned) = (format!("left:{x:.0}px;top:{y:.0}px"), format!("rotate({turn:.0}deg)"));
            Some(view! { <span class=class data-test="edge-arrow" style=place><i style:transform=turned>"➤"</i><b>{name}</b></span> })
        });
        Some(shown.collect_view())
    };
    view! { <div class="edge-arrows" aria-hidden="true">{arrows}</div> }
}

/// What was scored, as it flies from where it was earned to the score in the header.
#[component]
pub fn Flight() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let rect =
        |selector: &str| document().query_selector(selector).ok().flatten().map(|it| it.get_bounding_client_rect());
    let flies = move || {
        let now = desk.stage.now.get()?;
        let times = now.times?;
        let cue = now.cues.iter().rfind(|it| it.beat == Beat::Score)?.clone();
        let (map, score) = (rect(".battle-screen .map")?, rect(".battle-screen .score").filter(|it| it.width() > 0.0)?);
        let size = desk.size.get_untracked();
        let earned = cue.way.last().map(|it| desk.camera.get_untracked().pixel(desk.on_sheet(*it)));
        let (x, y) = earned.unwrap_or((size.0 / 2.0, 60.0));
        let (x, y) = (x.clamp(0.0, size.0) + map.left(), y.clamp(0.0, size.1) + map.top());
        let to = (score.left() + score.width() / 2.0 - x, score.top() + score.height() / 2.0 - y);
        let style = format!(
            "left:{x:.0}px;top:{y:.0}px;--dx:{:.0}px;--dy:{:.0}px;animation-duration:{}ms",
            to.0, to.1, times.motion
        );
        Some(view! { <b class="score-flies" data-test="score-flies" style=style>{say(&cue.word)}</b> })
    };
    view! { <div aria-hidden="true">{flies}</div> }
}

/// Bands across the table for turns, and scores above it.
#[component]
pub fn Bands() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let band = move || {
        let now = desk.stage.now.get()?;
        let cue =
            now.cues.iter().rfind(|it| it.beat == Beat::Turn || it.beat == Beat::Score && it.way.is_empty())?.clone();
        let rolls = cue.rolls.iter().map(|rolled| {
            let tumble = now.times.map(|it| it.tumble);
            let dice: String = rolled
                .faces
                .iter()
                .enumerate()
                .map(|(at, face)| {
                    die(&Die {
                        face: *face,
                        sides: rolled.sides,
                        seat: rolled.seat,
                        tumbles: tumble.map(|it| (it, at)),
                    })
                })
                .collect();
            let who = rolled.seat.map(|it| desk.who(it));
            view! { <span class="roll"><b>{who}</b><i class="ds" inner_html=dice></i></span> }
        });
        let class = if cue.beat == Beat::Score { "band gold" } else { "band" };
        let class = if now.times.is_none() { format!("{class} still") } else { class.to_owned() };
        Some(view! { <div class=class data-test="band"><p>{say(&cue.word)}</p>{rolls.collect_view()}</div> })
    };
    view! { <div class="bands-over" aria-hidden="true">{band}</div> }
}

/// The speed, as a button: in the header, and in the strip of a narrow screen.
#[component]
pub fn SpeedButton(class: &'static str, test: &'static str) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let words =
        move || format!("{}: {}", t("page-staging"), t_of(format!("page-staging-{}", desk.stage.speed.get().word())));
    view! {
        <button class=format!("{class} speed") data-test=test data-speed=move || desk.stage.speed.get().word() title=words aria-label=words
            on:click=move |_| desk.stage.set_speed(desk.stage.speed.get_untracked().next())>{move || desk.stage.speed.get().sign()}</button>
    }
}

/// The speeds, as a choice in the settings.
#[component]
pub fn SpeedChoice() -> impl IntoView {
    let desk = expect_context::<Desk>();
    view! {
        <span class="lang" role="radiogroup" aria-label=t("page-staging")>{Speed::ALL.map(|speed| view! {
            <button role="radio" aria-checked=move || (desk.stage.speed.get() == speed).to_string() class:on=move || desk.stage.speed.get() == speed
                data-staging=speed.word() on:click=move |_| desk.stage.set_speed(speed)>{t_of(format!("page-staging-{}", speed.word()))}</button>
        })}</span>
    }
}

/// What happened in words, for those who hear the table.
#[component]
pub fn Heard() -> impl IntoView {
    let desk = expect_context::<Desk>();
    view! {
        <p class="heard" role="status" aria-live="polite" data-test="told">{move || desk.stage.said.get().0}</p>
        <p class="heard" role="alert" data-test="told-at-once">{move || desk.stage.said.get().1}</p>
    }
}

/// Any key or click ends what is played, and then counts; the space bar shows the next cue, unless it presses a button or is
/// typed.
#[component]
pub fn SkipListener() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let key = window_event_listener(leptos::ev::keydown, move |event| {
        if matches!(event.key().as_str(), "Shift" | "Control" | "Alt" | "AltGraph" | "Meta") || !desk.stage.plays() {
            return;
        }
        if event.key() == " " && focused(&event).is_none() {
            event.prevent_default();
            desk.hasten();
        } else {
            // What is watched again is left by Escape alone; nothing else is closed by the same press.
            if event.key() == "Escape" && desk.stage.again.get_untracked() {
                event.prevent_default();
            }
            desk.stage.skip();
        }
    });
    let press = window_event_listener(leptos::ev::pointerdown, move |_| {
        if desk.stage.plays() {
            desk.stage.skip();
        }
    });
    on_cleanup(move || {
        key.remove();
        press.remove();
    });
}

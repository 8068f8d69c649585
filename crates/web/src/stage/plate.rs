//! The dice of what is played, on a plate beside whom they are about: what was needed, what fell, what came of it.

use battle::{Beat, Cue, Line, Rolled, Seat, scene::Piece};
use leptos::prelude::*;
use table::{Inches, Point};

use super::dice::{Die, die};
use super::pace::{APART, Times};
use crate::desk::{Desk, Why};
use crate::panels::Mark;
use crate::table::models::model::{base, side};
use crate::table::overlays::room::{Rect, Room};
use crate::table::pen::n;
use crate::words::{say, t, t_with};

/// The most sections that lie on a plate: the oldest goes.
const MOST: usize = 3;

/// Dice beside the table, as far as they belong together.
#[derive(Clone, Debug, PartialEq)]
pub struct Plate {
    /// Who acts, by id and name.
    pub by: Option<Named>,
    /// On whom.
    pub at: Option<Named>,
    /// What it is beside.
    pub place: Option<(Point, Inches)>,
    /// Rolls, one after the other.
    pub sections: Vec<Section>,
    /// What came of it: a loss.
    pub verdict: Option<String>,
}

/// A piece as the plate names it.
#[derive(Clone, Debug, PartialEq)]
pub struct Named {
    id: String,
    name: String,
    seat: Option<Seat>,
    pictogram: String,
}

/// Dice that fell for one thing.
#[derive(Clone, Debug, PartialEq)]
pub struct Section {
    rolled: Rolled,
    /// What came of it.
    word: Line,
    /// Whether it is the dice of two against each other.
    against: Option<Rolled>,
    /// From which die on they tumble, and how long.
    tumbles: Option<(usize, u32)>,
    /// The words under single dice.
    words: Vec<Line>,
}

impl Desk {
    /// Lays the dice of cues beside the table, with those they go on from.
    pub(super) fn lay_plate(&self, cues: &[Cue], times: Option<Times>) {
        for cue in cues {
            let old = self.stage.plate.get_untracked();
            match cue.beat {
                Beat::Harm | Beat::Fall | Beat::Nerve if cue.rolls.is_empty() => {
                    if cue.beat == Beat::Fall
                        && let Some(plate) = old.filter(|it| is_about(it, cue))
                    {
                        let mut plate = Plate { verdict: Some(say(&cue.word)), ..(*plate).clone() };
                        plate.sections.iter_mut().for_each(|it| it.tumbles = None); // they have come to rest
                        self.stage.plate.set(Some(std::sync::Arc::new(plate)));
                    }
                }
                Beat::Turn => self.stage.plate.set(None),
                _ if cue.rolls.is_empty() => {
                    if matches!(cue.beat, Beat::Go | Beat::Score) {
                        self.stage.plate.set(None);
                    }
                }
                _ => self.lay_dice(old.as_deref(), cue, times),
            }
        }
    }

    fn lay_dice(&self, old: Option<&Plate>, cue: &Cue, times: Option<Times>) {
        let goes_on = old.filter(|it| it.verdict.is_none() && is_about(it, cue));
        let mut plate = goes_on.cloned().unwrap_or_else(|| self.new_plate(cue));
        let tumbles = times.map(|it| it.tumble);
        for section in &mut plate.sections {
            section.tumbles = None;
        }
        let (rolled, against) = (cue.rolls[0].clone(), cue.rolls.get(1).cloned());
        let single = against.is_none() && rolled.faces.len() == 1;
        match plate.sections.last_mut() {
            Some(last) if single && last.against.is_none() && same(&last.rolled, &rolled) => {
                last.tumbles = tumbles.map(|it| (last.rolled.faces.len(), it));
                last.rolled.faces.extend(rolled.faces);
                last.words.push(cue.word.clone());
                last.word = cue.word.clone();
            }
            _ => {
                let words = if single { vec![cue.word.clone()] } else { Vec::new() };
                let tumbles = tumbles.map(|it| (0, it));
                plate.sections.push(Section { rolled, against, word: cue.word.clone(), tumbles, words });
            }
        }
        let spare = plate.sections.len().saturating_sub(MOST);
        plate.sections.drain(..spare);
        self.stage.plate.set(Some(std::sync::Arc::new(plate)));
    }

    fn new_plate(&self, cue: &Cue) -> Plate {
        let scene = self.stage.shown.get_untracked().unwrap_or_else(|| self.scene.get_untracked());
        let named = |it: &Piece| Named {
            id: it.id.clone(),
            name: say(&it.name),
            seat: it.seat,
            pictogram: it.pictogram.clone(),
        };
        let of = |it: &battle::scene::Target| match it {
            battle::scene::Target::Piece(id) => scene.piece(id).map(named),
            battle::scene::Target::Group(id) => scene.groups.iter().find(|it| it.id == *id).map(|it| Named {
                id: it.id.clone(),
                name: say(&it.name),
                seat: Some(it.seat),
                pictogram: it.pictogram.clone(),
            }),
            _ => None,
        };
        Plate {
            by: cue.by.as_ref().and_then(of),
            at: cue.at.first().and_then(of),
            place: cue.way.last().copied(),
            sections: Vec::new(),
            verdict: None,
        }
    }
}

/// Whether a cue goes on with what a plate shows: it is done to the same, or by the same to the same.
fn is_about(plate: &Plate, cue: &Cue) -> bool {
    let names = |named: &Option<Named>| named.as_ref().is_some_and(|it| cue.names(&it.id));
    match cue.beat {
        Beat::Strike | Beat::Contest => names(&plate.by) && names(&plate.at),
        _ => names(&plate.at),
    }
}

/// Whether a cue is the test by which whom an attack has hit is saved: the plate shows the attack, and the dice were enough.
pub fn is_save(plate: &Plate, cue: &Cue) -> bool {
    let saver = cue.rolls.first().filter(|it| it.wants > 0).and_then(|it| it.seat);
    let attacked = plate.by.as_ref().is_some_and(|it| it.seat != saver);
    cue.beat == Beat::Test && attacked && is_about(plate, cue) && saver.is_some_and(|it| cue.passed(it) == Some(true))
}

/// Whether two rolls are of one kind.
fn same(one: &Rolled, other: &Rolled) -> bool {
    let need = |it: &Rolled| it.need.as_ref().map(|it| it.total());
    one.name == other.name && one.seat == other.seat && need(one) == need(other) && one.faces.len() < 6
}

/// The plate.
#[component]
pub fn PlateCard() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let card = move || {
        let plate = desk.stage.plate.get()?;
        let (width, height) = size(&plate);
        let view = desk.size.get();
        let width = width.min(view.0 - 16.0);
        let (left, top, line) = place(desk, &plate, (width, height), view);
        let line = line.map(|((x1, y1), (x2, y2))| {
            view! { <svg class="st-leader" aria-hidden="true"><path d=format!("M{},{}L{},{}", n(x1), n(y1), n(x2), n(y2))/><circle cx=n(x2) cy=n(y2) r="3"/></svg> }
        });
        let head = plate.by.clone().or_else(|| plate.at.clone());
        let at = plate.by.as_ref().and(plate.at.clone());
        Some(view! {
            {line}
            <div class="dice-plate" data-test="plate" style=format!("left:{left:.0}px;top:{top:.0}px;width:{width:.0}px")>
                <h3>{head.map(named)}{at.map(|it| view! { <span class="at">{t("page-stage-at")}</span>{named(it)} })}</h3>
                <div class="secs">{plate.sections.iter().map(|it| section(desk, it)).collect_view()}</div>
                {plate.verdict.clone().map(|it| view! { <p class="verdict" data-test="plate-verdict">{it}</p> })}
            </div>
        })
    };
    view! { <div class="plates" aria-hidden="true">{card}</div> }
}

fn named(it: Named) -> impl IntoView {
    let mark = it.seat.map(|seat| view! { <Mark seat name=it.pictogram size="s"/> });
    view! { {mark}<b>{it.name}</b> }
}

/// How large a plate is, about.
fn size(plate: &Plate) -> (f64, f64) {
    let dice = |it: &Section| it.rolled.faces.len().max(it.against.as_ref().map_or(0, |it| it.faces.len())) as f64;
    let contest = plate.sections.iter().any(|it| it.against.is_some());
    let wide = |it: &Section| {
        if it.against.is_some() { 150.0 + dice(it).min(9.0) * 38.0 } else { (dice(it).min(7.0) * 44.0).max(118.0) }
    };
    let wide: f64 = plate.sections.iter().map(wide).sum::<f64>() + 12.0 * plate.sections.len() as f64;
    let high = if contest { 158.0 } else { 124.0 } + if plate.verdict.is_some() { 30.0 } else { 0.0 };
    let letters = |it: &Option<Named>| it.as_ref().map_or(0, |it| it.name.chars().count()) as f64;
    let title = (letters(&plate.by) + letters(&plate.at)) * 7.4 + 92.0;
    (wide.max(title).clamp(200.0, 470.0), high)
}

type Line2 = ((f64, f64), (f64, f64));

/// Where a plate lies: beside its place, where it covers fewest models; and the line that leads there.
fn place(desk: Desk, plate: &Plate, size: (f64, f64), view: (f64, f64)) -> (f64, f64, Option<Line2>) {
    let camera = desk.camera.get();
    let Some(at) = plate.place.map(|it| camera.pixel(desk.on_sheet(it))) else {
        return ((view.0 - size.0) / 2.0, 24.0, None);
    };
    let mut room = Room::new(Rect { at: (8.0, 20.0), size: (view.0 - 16.0, view.1 - 40.0) });
    let drawn = desk.drawn.get_untracked();
    for piece in &drawn.pieces {
        let (middle, radius) = base(&piece.outline);
        room.take(Rect::around(camera.pixel(middle), (radius * camera.scale).max(14.0)), 4.0);
    }
    room.take(Rect::around(at, 44.0), 20.0);
    if let Some(from) = plate.by.as_ref().and_then(|it| drawn.piece(&it.id)) {
        let from = camera.pixel(base(&from.outline).0);
        for step in 1..8 {
            let share = f64::from(step) / 8.0;
            let on = (from.0 + (at.0 - from.0) * share, from.1 + (at.1 - from.1) * share);
            room.take(Rect::around(on, 10.0), 3.0);
        }
    }
    let (left, top) = room.place(at, 56.0, size);
    let near = (at.0.clamp(left, left + size.0), at.1.clamp(top, top + size.1));
    let far = (near.0 - at.0).hypot(near.1 - at.1);
    let line = (far > 16.0).then(|| (near, (at.0 + (near.0 - at.0) * 14.0 / far, at.1 + (near.1 - at.1) * 14.0 / far)));
    (left, top, line)
}

fn section(desk: Desk, it: &Section) -> AnyView {
    match &it.against {
        Some(against) => {
            let words = say(&it.word);
            view! {
                <div class="sec contest">{row(desk, &it.rolled, it.tumbles)}{row(desk, against, it.tumbles)}<p class="told" style=told_style(it)>{words}</p></div>
            }
            .into_any()
        }
        None => single(desk, it).into_any(),
    }
}

/// When the words under dice may be read.
fn told_style(it: &Section) -> String {
    let dice = it.rolled.faces.len().max(it.against.as_ref().map_or(0, |it| it.faces.len()));
    match it.tumbles {
        Some((from, tumble)) => {
            format!("animation:st-in 1ms linear {}ms backwards", tumble + APART * dice.saturating_sub(from) as u32)
        }
        None => String::new(),
    }
}

/// What was rolled and needed.
fn heading(desk: Desk, rolled: &Rolled) -> impl IntoView + use<> {
    let name = say(&rolled.name);
    let why = rolled.need.clone().map(|it| Why::Test(rolled.name.clone(), it));
    let need = need(rolled).zip(why).map(|(it, why)| {
        view! { <button class="why" tabindex="-1" on:click=move |_| desk.ask(why.clone())>{it}</button> }
    });
    view! { <p class="name">{name}" "{need}</p> }
}

/// What a die needs, in words: "7 or less", "5+".
pub fn need(rolled: &Rolled) -> Option<String> {
    let need = rolled.need.as_ref()?.total();
    Some(t_with(if rolled.under { "page-stage-need-under" } else { "page-stage-need-over" }, "need", need))
}

fn single(desk: Desk, it: &Section) -> impl IntoView + use<> {
    let rolled = it.rolled.clone();
    let words = it.words.clone();
    let faces = rolled.faces.iter().enumerate().map(|(at, face)| {
        let fresh = it.tumbles.filter(|it| at >= it.0).map(|(from, tumble)| (tumble, at - from));
        let word = words.get(at).map(|word| {
            let class = if face.passed { "w ok" } else { "w" };
            let style = fresh.map_or_else(String::new, |(tumble, at)| {
                format!("animation:st-in 1ms linear {}ms backwards", tumble + APART * at as u32)
            });
            view! { <span class=class style=style>{say(word)}</span> }
        });
        let picture = die(&Die { face: *face, sides: rolled.sides, seat: rolled.seat, tumbles: fresh });
        view! { <span class="d"><i inner_html=picture></i>{word}</span> }
    });
    let faces = faces.collect_view();
    let told = (it.words.is_empty()).then(|| view! { <p class="told" style=told_style(it)>{say(&it.word)}</p> });
    view! { <div class="sec">{heading(desk, &it.rolled)}<div class="ds">{faces}</div>{told}</div> }
}

/// One of two rows of dice against each other, with its sum.
fn row(desk: Desk, rolled: &Rolled, tumbles: Option<(usize, u32)>) -> impl IntoView + use<> {
    let dice = rolled.faces.iter().enumerate().map(|(at, face)| {
        let tumbles = tumbles.map(|it| (it.1, at));
        die(&Die { face: *face, sides: rolled.sides, seat: rolled.seat, tumbles })
    });
    let dice: String = dice.collect();
    let style = tumbles.map_or_else(String::new, |(_, tumble)| {
        format!("animation:st-in 1ms linear {}ms backwards", tumble + APART * rolled.faces.len() as u32)
    });
    let class = format!("rw {}", rolled.seat.map_or("n", |it| side(Some(it))));
    let sum = rolled.passed().to_string();
    view! { <div class=class>{heading(desk, rolled)}<span class="ds" inner_html=dice></span><b class="sum" style=style>{sum}</b></div> }
}

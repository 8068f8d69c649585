//! The cards of the ready battles: a picture with both armies, who fights, for how many points, how long.

use battle::{Line, Seat};
use catalogue::RuleId;
use kit::{Army, Offer, ReadyBattle};
use leptos::prelude::*;

use super::start::{Against, sitters_of};
use crate::app::App;
use crate::panels::Mark;
use crate::table::{Sheet, scenery::ground::extent};
use crate::words::{say, t, t_of, t_with, title};

/// Inches in a foot.
const FOOT: f64 = 12.0;

/// A ready battle. Its picture is drawn when the pictures of the game have come.
#[component]
pub fn Card(offer: Offer, ready: ReadyBattle, at: usize, sitters: [RwSignal<String>; 2]) -> impl IntoView {
    let app = expect_context::<App>();
    let battle = ready.word;
    let scene = move || {
        app.come.track();
        offer.drawn_up(battle)
    };
    let sides = move || scene().map(|it| feet(extent(&it.ground)));
    let armies = offer.armies(battle);
    let start = move |_| app.start(offer.name(), battle, sitters_of(&sitters));
    view! {
        <article class="bc" class:on=at == 0>
            <div class="pic">{move || scene().map(|scene| view! { <Sheet scene/> })}</div>
            <span class="time">{t_with("page-minutes", "minutes", i32::from(ready.minutes))}</span>
            <div class="tx"><h3>{t_of(format!("page-battle-{battle}"))}</h3><p>{t_of(format!("page-battle-{battle}-about"))}</p>
                {armies.iter().enumerate().map(|(seat, army)| view! { <Fielded seat=Seat(seat as u8) army=army.clone()/> }).collect_view()}
                <div class="ft2">{points(&armies).map(|it| view! { <span class="tagx">{it}</span> })}{move || sides().map(|it| view! { <span class="tagx">{it}</span> })}</div>
            </div>
            <Against offer sitter=sitters[1]/>
            <button class="go" data-battle=battle on:click=start>{t("page-start")}</button>
        </article>
    }
}

/// An army in a line: its mark and its units.
#[component]
pub fn Fielded(seat: Seat, army: Army) -> impl IntoView {
    let short = |it: &RuleId| title(*it).rsplit(": ").next().unwrap_or_default();
    let units = army.units.iter().map(short).collect::<Vec<_>>().join(", ");
    view! { <div class="ar"><Mark seat name="flag" size="s"/><span>{units}</span></div> }
}

/// The points of both, once where they are about the same.
pub fn points(armies: &[Army]) -> Option<String> {
    let (least, most) = (armies.iter().map(|it| it.points).min()?, armies.iter().map(|it| it.points).max()?);
    Some(if is_fair(armies) {
        t_with("page-army-points", "points", most)
    } else {
        say(&Line::new("page-army-points-against")
            .with("one", armies[0].points)
            .with("other", if armies[0].points == least { most } else { least }))
    })
}

/// Whether nobody has more than a tenth more than another.
pub fn is_fair(armies: &[Army]) -> bool {
    let all = armies.iter().map(|it| it.points);
    all.clone().max().unwrap_or(0) * 10 <= all.min().unwrap_or(0) * 11
}

/// The sides of a table in feet, or in whatever its ground is counted in where that is small.
fn feet((wide, deep): (f64, f64)) -> String {
    if wide < FOOT || deep < FOOT {
        return say(&Line::new("page-paces").with("paces", wide as i64));
    }
    let feet = |it: f64| {
        let halves = (it / FOOT * 2.0).round() as i64;
        if halves % 2 == 0 { (halves / 2).to_string() } else { format!("{}½", halves / 2) }
    };
    say(&Line::new("page-feet").with("width", feet(wide)).with("depth", feet(deep)))
}

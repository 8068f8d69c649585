//! The words of shooting.

use battle::{Beat, Line};
use catalogue::rule;

use crate::{
    Aim, State, Target, Template, UnitId, WeaponId,
    model::chapters::shooting::{Event, Order, Step as Shoot},
    rules::flow::count,
    show::{
        names,
        said::Said,
        told::{Told, dice, listed, looked_up, piece, place, squad},
    },
};

/// What an order is on the page.
pub(super) fn said(state: &State, order: &Order) -> Said {
    match order {
        Order::Aim(aim) => {
            let said = Said::new("shoot", rule!("dc.shoot.declare"), aim_line(state, aim, "dc-do-shoot"));
            let Some(first) = aim.shooters.first().filter(|it| it.index() < state.units.len()) else { return said };
            let of = state.squad_of(*first);
            let said = said.at([squad(of), target(aim.target)]).bare();
            let said = match aim.template {
                Some(size) => said.with(format!("template-{}", template(size)), template_line(size)),
                None => said,
            };
            let said = match aim.shots {
                Some(shots) => said.with(format!("shots-{shots}"), Line::new("dc-shots").with("shots", shots)),
                None => said,
            };
            if state.mode(*first).weapons.len() > 1 {
                let id = format!("weapon-{}-{}", of.0, aim.weapon.0);
                said.with(id, names::weapon(state, *first, aim.weapon))
            } else {
                said
            }
        }
        Order::Smoke { squad: of } => {
            let line = Line::new("dc-do-smoke").with("squad", names::known_squad(state, *of));
            Said::new("smoke", rule!("dc.weapon.smoke"), line).at([squad(*of)])
        }
        Order::Focus { discarded } => {
            let hits = listed(discarded.iter().map(|it| Line::new("dc-focus-hit").with("hits", i32::from(*it) + 1)));
            Said::new("focus", rule!("dc.weapon.focus"), Line::new("dc-do-focus").with("hits", hits))
        }
        Order::Guard { to: Some(unit) } => {
            let line = Line::new("dc-do-guard").with("unit", names::known_unit(state, *unit));
            Said::new("guard", rule!("dc.shoot.commander-guard"), line).at([piece(*unit)])
        }
        Order::Guard { to: None } => {
            Said::new("no-guard", rule!("dc.shoot.commander-guard"), Line::new("dc-do-no-guard")).ends()
        }
        Order::Fire => Said::new("fire", rule!("dc.shoot.sequence"), Line::new("dc-do-fire")),
    }
}

/// Who shoots with what at what.
fn aim_line(state: &State, aim: &Aim, key: &'static str) -> Line {
    Line::new(key)
        .with("shooters", shooters(state, &aim.shooters))
        .with("weapon", weapon_of(state, &aim.shooters, aim.weapon))
        .with("target", names::target(state, aim.target))
}

/// Units that shoot together: the whole squad by its name, fewer one by one.
fn shooters(state: &State, units: &[UnitId]) -> Line {
    let known: Vec<UnitId> = units.iter().copied().filter(|it| it.index() < state.units.len()).collect();
    let whole = known.first().map(|it| state.squad_of(*it)).filter(|it| state.living(*it).eq(known.iter().copied()));
    whole.map_or_else(|| listed(known.iter().map(|it| names::unit(state, *it))), |it| names::squad(state, it))
}

fn weapon_of(state: &State, units: &[UnitId], weapon: WeaponId) -> Line {
    let first = units.first().filter(|it| it.index() < state.units.len());
    first.map_or_else(|| Line::new("dc-nobody"), |it| names::weapon(state, *it, weapon))
}

/// What is shot at, to point at.
fn target(target: Target) -> battle::scene::Target {
    match target {
        Target::Unit(unit) => piece(unit),
        Target::Feature(feature) => place(feature),
    }
}

/// What an event is on the page.
pub(super) fn told(before: &State, event: &Event) -> Option<Told> {
    Some(match event {
        Event::Aimed(aim) => {
            let by = aim.shooters.first().copied();
            let line = aim_line(before, aim, "dc-log-aimed");
            Told::seen(Beat::Word, line).of(by.map(|it| before.seat(it))).by(by).at([target(aim.target)])
        }
        Event::HitsRolled { shooters: by, target: at, need, dice: faces, hits, .. } => {
            let seat = by.first().map(|it| before.seat(*it));
            let line = Line::new("dc-log-hits")
                .with("shooters", shooters(before, by))
                .with("target", names::target(before, *at))
                .with("need", need.clone())
                .with("dice", faces.len())
                .with("hits", i32::from(*hits));
            let rolls = [dice(seat, rule!("dc.shoot.hit"), Some(need), faces)];
            let told = Told::seen(Beat::Strike, line).of(seat).by(by.first().copied()).at([target(*at)]);
            told.rolling(rolls).word(Line::new("dc-cue-hits").with("hits", i32::from(*hits))).passed(*hits > 0)
        }
        Event::Countered { unit, need, dice: faces, left } => {
            let line = Line::new("dc-log-countered").with("unit", names::unit(before, *unit));
            let line = line.with("need", *need).with("left", *left);
            let needed = battle::Breakdown::base(rule!("dc.shoot.passive"), i32::from(*need));
            let rolls = [dice(Some(before.seat(*unit)), rule!("dc.shoot.passive"), Some(&needed), faces)];
            Told::seen(Beat::Test, line).at([piece(*unit)]).rolling(rolls).passed(*left == 0)
        }
        Event::TemplatePlaced { by, size, at, deviated } => {
            let line = Line::new("dc-log-template").with("deviated", *deviated).with("size", template(*size));
            Told::seen(Beat::Strike, line).by(Some(*by)).at([battle::scene::Target::Place(*at)])
        }
        Event::Focused(discarded) => {
            let lost = discarded.iter().map(|it| i32::from(*it)).sum::<i32>();
            let line = Line::new("dc-log-focused").with("rolled", discarded.len()).with("discarded", lost);
            Told::said(line)
        }
        Event::Guarded { to, .. } => {
            let line = Line::new("dc-log-guarded").with("unit", names::unit(before, *to));
            Told::seen(Beat::Word, line).at([piece(*to)])
        }
        Event::EdgeHit { feature, rule } => {
            let line = Line::new("dc-log-edge-hit").with("feature", names::feature(before, *feature));
            Told::seen(Beat::Strike, line.with("rule", *rule)).at([place(*feature)])
        }
        Event::Smoked { squad: of, .. } => {
            let line = Line::new("dc-log-smoked").with("squad", names::squad(before, *of));
            Told::seen(Beat::Place, line).at([squad(*of)])
        }
        Event::NotCountered { unit, rule } => {
            let line = Line::new("dc-log-not-countered").with("unit", names::unit(before, *unit)).with("rule", *rule);
            Told::seen(Beat::Word, line).at([piece(*unit)])
        }
        Event::DamageRolled { target: hit, need, dice: faces } => {
            let (hits, seat) = (count(faces, need.total()), before.volley.as_ref().map(|it| it.seat));
            let at = hit.map_or_else(|| Line::new("dc-nobody"), |it| names::target(before, it));
            let line = Line::new("dc-log-damage-rolled").with("target", at).with("need", need.clone());
            let line = line.with("dice", faces.len()).with("hits", i32::from(hits));
            let rolls = [dice(seat, rule!("dc.damage.roll"), Some(need), faces)];
            let told = Told::seen(Beat::Strike, line).of(seat).at(hit.map(target));
            told.rolling(rolls).word(Line::new("dc-cue-damages").with("hits", i32::from(hits))).passed(hits > 0)
        }
        Event::Rerolled { rule, again, .. } => {
            let line = Line::new("dc-log-rerolled").with("rule", *rule).with("dice", again.len());
            let seat = before.volley.as_ref().map(|it| it.seat);
            Told::seen(Beat::Test, line).of(seat).rolling([looked_up(seat, *rule, again)])
        }
        Event::Disrupted { squad: it } => {
            let line = Line::new("dc-log-disrupted").with("squad", names::squad(before, *it));
            Told::seen(Beat::Harm, line).of(before.squad_seat(*it)).at([squad(*it)])
        }
        Event::Fired | Event::HitsWait(_) | Event::Wounded(_) | Event::Harmed(_) | Event::VolleyOver => return None,
    })
}

fn template_line(size: Template) -> Line {
    Line::new("dc-template").with("size", template(size))
}

/// The word of a template.
fn template(size: Template) -> &'static str {
    match size {
        Template::Small => "small",
        Template::Medium => "medium",
        Template::Large => "large",
    }
}

/// What a step asks.
pub(super) fn asked(state: &State, step: &Shoot) -> Line {
    match step {
        Shoot::Guard { aim, .. } => {
            let aim = state.volley.as_ref().and_then(|it| it.aims.get(usize::from(*aim)));
            let at = aim.map_or_else(|| Line::new("dc-nobody"), |it| names::target(state, it.target));
            Line::new("dc-ask-guard").with("target", at)
        }
        Shoot::Focus { hits, .. } => Line::new("dc-ask-focus").with("hits", *hits),
        Shoot::Salvo(_) | Shoot::Damage(_) | Shoot::Focused(_) | Shoot::Tally | Shoot::Apply => {
            super::waits(&(*step).into())
        }
    }
}

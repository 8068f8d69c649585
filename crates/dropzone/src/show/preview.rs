//! Previews: what an order would lead to, shown before it is given.

use battle::{Line, Preview, Refusal, SightLine, View};
use table::{Bearing, Inches, Point};

use crate::{
    Aim, Dropzone, Exit, Order, State, Target, UnitId, Way,
    engine::judge::judge,
    model::{
        chapters::{aircraft, deployment, infantry, movement as ground, shooting, transports},
        entry::Shot,
    },
    odds,
    rules::{
        aircraft::fly,
        measuring::{body, distance, sight},
        movement,
        shooting::numbers::{shots, to_damage, to_hit},
    },
    show::{names, told::stands},
};

/// What would come of an order.
pub(crate) fn preview(view: &View<Dropzone>, order: &Order) -> Preview {
    let state = view.state();
    let why = judge(state, order).err();
    let mut preview = Preview {
        refusals: why.iter().map(|it| (it.rule(), names::named(state, it.line()))).collect(),
        forecast: odds::volley::forecast(state, order),
        ..Preview::default()
    };
    match order {
        Order::Movement(_) | Order::Aircraft(_) => travelled(state, order, &mut preview),
        Order::Shooting(shooting::Order::Aim(aim)) => shot(state, aim, &mut preview),
        Order::Deployment(deployment::Order::Deploy { stands, .. } | deployment::Order::Infiltrate { stands, .. }) => {
            let stand = |it: &deployment::Standing| Some((it.unit, it.place.point()?, Some(it.facing)));
            stood(stands.iter().filter_map(stand), &mut preview);
        }
        Order::Infantry(infantry::Order::Leave { squad, places })
        | Order::Transports(transports::Order::Disembark { squad, to: Exit::Open { places } })
            if squad.index() < state.squads.len() =>
        {
            stood(state.living(*squad).zip(places).map(|(it, at)| (it, *at, None)), &mut preview);
        }
        _ => {}
    }
    preview
}

fn stood(units: impl Iterator<Item = (UnitId, Point, Option<Bearing>)>, preview: &mut Preview) {
    preview.stands = units.map(|(it, at, facing)| (names::piece_id(it), at, facing)).collect();
}

/// What each unit of an order that goes somewhere would do.
pub(crate) fn of_each(state: &State, order: &Order) -> Vec<(UnitId, Preview)> {
    let (Order::Movement(ground::Order::Move { ways, .. }) | Order::Aircraft(aircraft::Order::Fly { ways, .. })) =
        order
    else {
        return Vec::new();
    };
    let known = ways.iter().filter(|it| it.unit.index() < state.units.len());
    known.map(|it| (it.unit, way(state, it))).collect()
}

/// The way of one unit, where it would stand, and how far that is.
fn way(state: &State, way: &Way) -> Preview {
    let trail: Vec<Point> = state.point(way.unit).into_iter().chain(way.path.iter().copied()).collect();
    let flies = matches!(state.mode(way.unit).unit_type, crate::UnitType::Aircraft);
    let most = if flies { fly::allowance(state, way.unit).0 } else { movement::allowance(state, way.unit).0 };
    let length = Inches::nearest(fly::length(&trail));
    let measure = Line::new("dc-measure-way").with("length", length).with("most", most);
    let end = trail.last().map(|it| (names::piece_id(way.unit), *it, Some(way.facing)));
    Preview { trail, stands: end.into_iter().collect(), measures: vec![measure], ..Preview::default() }
}

/// The ways of a squad: the first one drawn, the ends of all of them.
fn travelled(state: &State, order: &Order, preview: &mut Preview) {
    for (at, (_, one)) in of_each(state, order).into_iter().enumerate() {
        preview.stands.extend(one.stands);
        if at == 0 {
            (preview.trail, preview.measures) = (one.trail, one.measures);
        }
    }
}

/// Shots: the numbers of the first shooter, how far the target is, and the lines of sight.
fn shot(state: &State, aim: &Aim, preview: &mut Preview) {
    let known: Vec<UnitId> = aim.shooters.iter().copied().filter(|it| it.index() < state.units.len()).collect();
    let Some(first) = known.first() else { return };
    let there = match aim.target {
        Target::Unit(it) => it.index() < state.units.len(),
        Target::Feature(it) => it.index() < state.features.len(),
    };
    let Some(weapon) = state.weapon(*first, aim.weapon).filter(|_| there) else { return };
    let shot = Shot { by: *first, weapon, target: aim.target };
    preview.numbers.push((Line::new("dc-number-shots"), shots(state, &shot)));
    preview.numbers.push((Line::new("dc-number-hit"), to_hit(state, &shot)));
    preview.numbers.extend(to_damage(state, &shot).map(|it| (Line::new("dc-number-damage"), it)));
    let Target::Unit(target) = aim.target else { return };
    if let (Some(one), Some(other)) = (body(state, *first), body(state, target)) {
        let far = Inches::nearest(distance(&one, &other));
        preview.measures.push(Line::new("dc-measure-range").with("distance", far));
    }
    preview.sights.extend(known.iter().filter_map(|it| looked(state, *it, target)));
}

fn looked(state: &State, by: UnitId, at: UnitId) -> Option<SightLine> {
    let ((from, foot), (to, height)) = (stands(state, by)?, stands(state, at)?);
    let seen = sight::is_visible(state, sight::sees(state, by, at), at);
    Some(SightLine { from, to, heights: (foot, height), seen, hiders: Vec::new() })
}

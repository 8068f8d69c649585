//! What a forecast leaves out, said in words: what nobody has decided yet, and what comes after the attack.

use battle::{Forecast, Line, Seat};

use crate::{Burst, Face, Order, State, Step, rules::round::splat};

/// What the odds of an order leave out: Dice results not declared yet, army specials that may be used, and where an explosion
/// throws those who survive it.
pub(crate) fn left_out(state: &State, order: &Order, forecast: &Forecast) -> Vec<Line> {
    if forecast.chances.is_empty() {
        return Vec::new();
    }
    let mut notes: Vec<Line> = Seat::first(2).flat_map(|seat| undecided(state, seat)).collect();
    let hits = forecast.chances.iter().any(|it| it.what.key == "dz-odds-kill-whom");
    if hits && explodes(state, order) {
        notes.push(Line::new("dz-note-throws"));
    }
    notes
}

/// What a player may still do to a test.
fn undecided(state: &State, seat: Seat) -> impl Iterator<Item = Line> {
    let player = i32::from(seat.0) + 1;
    let dice = state.results(seat, Face::Dice);
    let dice = (dice > 0).then(|| Line::new("dz-note-dice").with("player", player).with("count", dice));
    let special = splat::ready(state, seat).filter(|it| it.before_roll.is_some() || it.after_roll.is_some());
    let special = special.map(|it| Line::new("dz-note-splat").with("player", player).with("special", it.rule));
    dice.into_iter().chain(special)
}

/// Whether an order leads to an explosion, which throws everyone; a burning spray throws nobody.
fn explodes(state: &State, order: &Order) -> bool {
    match state.steps.top() {
        Some(Step::Explosion(it)) => !matches!(it.kind, Burst::Burns { .. }),
        Some(Step::Lob(_)) => true,
        _ => matches!(order, Order::ShootCube { .. }),
    }
}

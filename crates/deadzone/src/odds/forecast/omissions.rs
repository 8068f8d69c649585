//! What a forecast leaves out, said in words: what nobody has decided yet, and what comes after the attack.

use battle::{Arg, Forecast, Line, Seat};

use crate::{Ability, Burst, Face, Order, State, Step, rules::round::splat};

/// What the odds of an order leave out: Dice results not declared yet, army specials that may be used where the odds do not
/// tell what they do, and where an explosion throws those who survive it.
pub(crate) fn left_out(state: &State, order: &Order, forecast: &Forecast) -> Vec<Line> {
    if forecast.chances.is_empty() {
        return Vec::new();
    }
    let mut notes: Vec<Line> = Seat::first(2).flat_map(|seat| undecided(state, seat, order, forecast)).collect();
    if Seat::first(2).all(|seat| is_counted(forecast, seat)) {
        notes.push(Line::new("dz-note-splats"));
    }
    let hits = forecast.chances.iter().any(|it| it.what.key == "dz-odds-kill-whom");
    if hits && explodes(state, order) {
        notes.push(Line::new("dz-note-throws"));
    }
    notes
}

/// What a player may still do to a test.
fn undecided(state: &State, seat: Seat, order: &Order, forecast: &Forecast) -> impl Iterator<Item = Line> {
    let player = i32::from(seat.0) + 1;
    let dice = state.results(seat, Face::Dice);
    let dice = (dice > 0).then(|| Line::new("dz-note-dice").with("player", player).with("count", dice));
    let special = splat::ready(state, seat).filter(|it| it.before_roll.is_some() || it.after_roll.is_some());
    let special = special.filter(|_| is_open(state, order, forecast) && !is_counted(forecast, seat));
    let special = special.map(|it| Line::new("dz-note-splat").with("player", player).with("special", it.rule));
    dice.into_iter().chain(special)
}

/// Whether the odds tell what the army special of a player does.
fn is_counted(forecast: &Forecast, seat: Seat) -> bool {
    let player = Arg::Number(i64::from(seat.0) + 1);
    forecast.chances.iter().any(|it| it.what.key.ends_with("-special") && it.what.arg("player") == Some(&player))
}

/// Whether it is still open how a test will be made: the attacked may fight back, or an experimental weapon may do
/// anything. What a special does is told only for one who evades, and not for an experiment.
fn is_open(state: &State, order: &Order, forecast: &Forecast) -> bool {
    let fought = forecast.chances.iter().any(|it| it.what.key == "dz-odds-hit-fought");
    let experiment = match (state.steps.top(), order) {
        (Some(Step::Act(by)), Order::Shoot { weapon, .. }) => {
            state.fired(*by, *weapon).abilities.has(Ability::Experimental)
        }
        _ => false,
    };
    fought || experiment
}

/// Whether an order leads to an explosion, which throws everyone; a burning spray throws nobody.
fn explodes(state: &State, order: &Order) -> bool {
    match state.steps.top() {
        Some(Step::Explosion(it)) => !matches!(it.kind, Burst::Burns { .. }),
        Some(Step::Lob(_)) => true,
        _ => matches!(order, Order::ShootCube { .. }),
    }
}

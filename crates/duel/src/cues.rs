//! What there is to see of an event on the strip, and why a duel was won.

use battle::{Beat, Cue, Face, Line, Rolled, Seat, scene::Pips, scene::Target};
use catalogue::rule;
use table::{Inches, Point};

use crate::{Event, State, show};

/// A fencer on the strip.
fn fencer(seat: Seat) -> Target {
    Target::Piece(format!("fencer-{seat}"))
}

/// What there is to see of an event, and where.
pub(crate) fn cue(before: &State, event: &Event) -> Option<Cue> {
    let stands = |target: &Target| {
        let of = |seat: &Seat| *target == fencer(*seat);
        Some(pace(before.fencer(Seat::first(before.setup.seats).find(of)?).at?))
    };
    seen(before, event).map(|it| it.placed(stands))
}

/// The middle of a pace.
fn pace(pace: u8) -> (Point, Inches) {
    (Point::new(Inches::hundredths(i32::from(pace) * 100 + 50), Inches::hundredths(50)), Inches::ZERO)
}

fn seen(before: &State, event: &Event) -> Option<Cue> {
    let told = || show::narrate(before, event).unwrap_or_else(|| Line::new("duel-log-ended"));
    match event {
        Event::RoundBegan { .. } => Some(Cue::new(Beat::Turn, told())),
        Event::StancesRevealed { stances } => {
            Some(Cue::new(Beat::Reveal, told()).at(stances.iter().map(|it| fencer(it.0))))
        }
        Event::InitiativeRolled { results, to_act } => {
            let roll = |(seat, result): &(Seat, battle::Breakdown)| Rolled {
                seat: Some(*seat),
                name: Line::new("duel-fencer").with("number", i32::from(seat.0) + 1),
                sides: 6,
                under: false,
                need: None,
                wants: 1,
                faces: vec![Face::new(result.total() as u8, to_act.first() == Some(seat))],
            };
            Some(Cue::new(Beat::Turn, told()).rolling(results.iter().map(roll)))
        }
        Event::Stepped { seat, to } => {
            let from = before.fencer(*seat).at.unwrap_or(*to);
            Some(Cue::new(Beat::Go, told()).of(*seat).by(fencer(*seat)).along([pace(from), pace(*to)]))
        }
        Event::Rested { seat } => {
            let left = before.fencer(*seat).vigour + 1;
            Some(Cue::new(Beat::Harm, told()).at([fencer(*seat)]).leaving(vigour(before, left)))
        }
        Event::Parried { seat } => Some(Cue::new(Beat::Word, told()).at([fencer(*seat)])),
        Event::StrikeRolled { strike, need, die } => {
            let hits = i32::from(*die) >= need.total();
            let rolled = Rolled {
                seat: Some(strike.by),
                name: rule_line(),
                sides: 6,
                under: false,
                need: Some(need.clone()),
                wants: 1,
                faces: vec![Face { best: *die == 6, ..Face::new(*die, hits) }],
            };
            let word = Line::new(if hits { "duel-cue-hit" } else { "duel-cue-miss" });
            Some(
                Cue::new(Beat::Strike, word)
                    .of(strike.by)
                    .by(fencer(strike.by))
                    .at([fencer(strike.target)])
                    .rolling([rolled]),
            )
        }
        Event::Wounded { seat, loss } => {
            let left = before.fencer(*seat).vigour.saturating_sub(loss.total().clamp(0, 255) as u8);
            Some(Cue::new(Beat::Harm, told()).of(*seat).at([fencer(*seat)]).leaving(vigour(before, left)).weighing(1))
        }
        Event::Fell { seat } => Some(Cue::new(Beat::Fall, told()).of(*seat).at([fencer(*seat)]).weighing(3)),
        Event::Ended => Some(Cue::new(Beat::Score, told()).weighing(3)),
        Event::Saluted => salute(before, event),
        Event::Drew { .. }
        | Event::ChoseStance { .. }
        | Event::TurnCame { .. }
        | Event::Struck(_)
        | Event::AnswerAsked(_)
        | Event::Taken { .. }
        | Event::RiposteAsked(_)
        | Event::Held { .. } => None,
    }
}

fn salute(before: &State, event: &Event) -> Option<Cue> {
    show::narrate(before, event).map(|it| Cue::new(Beat::Word, it))
}

fn rule_line() -> Line {
    Line::new("duel-card").with("card", rule!("duel.clash.strike"))
}

fn vigour(state: &State, left: u8) -> Pips {
    Pips { kind: "vigour".to_owned(), left, of: state.setup.vigour }
}

/// Why a duel that is over was won (`duel.over.end`).
pub(crate) fn verdict(state: &State) -> Vec<Line> {
    if !state.over {
        return Vec::new();
    }
    let most = state.fencers.iter().map(|it| it.vigour).max().unwrap_or(0);
    let best: Vec<Seat> = Seat::first(state.setup.seats).filter(|it| state.fencer(*it).vigour == most).collect();
    let reason = match best[..] {
        [one] => Line::new("duel-verdict-won").with("fencer", one).with("vigour", most),
        _ => Line::new("duel-verdict-draw").with("vigour", most),
    };
    let left =
        |seat: Seat| Line::new("duel-verdict-left").with("fencer", seat).with("vigour", state.fencer(seat).vigour);
    std::iter::once(reason).chain(Seat::first(state.setup.seats).map(left)).collect()
}

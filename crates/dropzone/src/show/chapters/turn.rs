//! The words of the turn.

use battle::{Beat, Line, Seat, Tone};
use catalogue::rule;

use crate::{
    Place, State, Wait,
    model::chapters::turn::{Event, Order, Step},
    show::{
        names,
        said::Said,
        told::{Told, dice, group, listed, looked_up, squad},
    },
};

/// What an order is on the page.
pub(super) fn said(state: &State, order: &Order) -> Said {
    let say = |kind: &'static str, rule, name| Said::new(kind, rule, Line::new(name));
    let yields = rule!("dc.turn.initiative-yield");
    match order {
        Order::Begin => say("begin", rule!("dc.turn.sequence"), "dc-do-begin"),
        Order::KeepInitiative => say("keep", yields, "dc-do-keep"),
        Order::YieldInitiative => say("yield", yields, "dc-do-yield"),
        Order::Activate { group: it } => {
            let name = Line::new("dc-do-activate").with("group", names::group(state, *it));
            Said::new("activate", rule!("dc.turn.activation"), name).at([group(*it)]).bare()
        }
        Order::Wait => say("wait", rule!("dc.turn.activation"), "dc-do-wait").ends(),
        Order::DoneSquad { squad: it } => {
            let name = Line::new("dc-do-done-squad").with("squad", names::squad(state, *it));
            Said::new("done-squad", rule!("dc.action.two-categories"), name).at([squad(*it)]).ends()
        }
        Order::DoneGroup => say("done", rule!("dc.action.end-activation"), "dc-do-done").ends(),
    }
}

/// What an event is on the page.
pub(super) fn told(before: &State, event: &Event) -> Option<Told> {
    Some(match event {
        Event::TurnBegan { turn } => {
            Told::seen(Beat::Turn, Line::new("dc-log-turn").with("turn", *turn)).toned(Tone::Heading)
        }
        Event::InitiativeRolled { rolls } => {
            let number = |(seat, number): &(Seat, battle::Breakdown)| {
                Line::new("dc-of-player").with("player", *seat).with("number", number.clone())
            };
            let line = Line::new("dc-log-initiative").with("rolls", listed(rolls.iter().map(number)));
            let die = |(seat, number): &(Seat, battle::Breakdown)| {
                looked_up(Some(*seat), rule!("dc.turn.initiative"), &[number.start().1.clamp(1, 6) as u8])
            };
            Told::seen(Beat::Turn, line).rolling(rolls.iter().map(die))
        }
        Event::InOrder { order, .. } => {
            Told::said(Line::new("dc-log-order").with("player", order.first().copied().unwrap_or_default()))
        }
        Event::ReserveRolled { group: it, need, die } => {
            let seat = before.field.groups[it.index()].seat;
            reserve_rolled(names::group(before, *it), (*need, *die), seat).at([group(*it)])
        }
        Event::TransportRolled { squad: it, need, die } => {
            let seat = before.squad_seat(*it);
            reserve_rolled(names::squad(before, *it), (*need, *die), seat).at([squad(*it)])
        }
        Event::AerialAdvantageEnded => {
            let held = |it: &crate::Unit| it.place == Place::Off(Wait::AerialAdvantage);
            before.units.iter().any(held).then(|| Told::said(Line::new("dc-log-aerial-advantage")))?
        }
        Event::Activated { group: it } => {
            let seat = before.field.groups[it.index()].seat;
            let name = names::group(before, *it);
            let line = Line::new("dc-log-activated").with("player", seat).with("group", name);
            Told::seen(Beat::Turn, line).of(seat).at([group(*it)]).toned(Tone::Heading)
        }
        Event::ActsAlone { squad: it, .. } => {
            let line = Line::new("dc-log-acts-alone").with("squad", names::squad(before, *it));
            Told::seen(Beat::Turn, line).of(before.squad_seat(*it)).at([squad(*it)]).toned(Tone::Heading)
        }
        Event::Waited { seat } => Told::said(Line::new("dc-log-waited").with("player", *seat)),
        Event::Scored { seat, vp, rule } => {
            let line = Line::new("dc-log-scored").with("player", *seat).with("vp", i32::from(*vp)).with("rule", *rule);
            Told::seen(Beat::Score, line).of(*seat).weighing(3)
        }
        Event::Over { rule, .. } => {
            Told::seen(Beat::Score, Line::new("dc-log-over").with("rule", *rule)).weighing(3).toned(Tone::Heading)
        }
        Event::SquadDone { .. } | Event::GroupDone | Event::AloneOver | Event::TurnEnded => return None,
    })
}

/// A roll for somebody In Reserve.
fn reserve_rolled(who: Line, (need, die): (u8, u8), seat: Seat) -> Told {
    let (comes, rule) = (die >= need, rule!("dc.turn.reserves"));
    let key = if comes { "dc-log-reserve-comes" } else { "dc-log-reserve-waits" };
    let line = Line::new(key).with("group", who).with("need", need).with("die", die);
    let needed = battle::Breakdown::base(rule, i32::from(need));
    let rolled = dice(Some(seat), rule, Some(&needed), &[die]);
    Told::seen(Beat::Test, line).of(seat).rolling([rolled]).passed(comes)
}

/// What a step asks.
pub(super) fn asked(state: &State, step: &Step) -> Line {
    match step {
        Step::Begin => Line::new("dc-ask-begin"),
        Step::Yield(_) => Line::new("dc-ask-yield"),
        Step::Activate(_) => Line::new("dc-ask-activate"),
        Step::Act(_) if state.volley.is_some() => Line::new("dc-ask-volley"),
        Step::Act(_) => match state.active {
            Some(it) => Line::new("dc-ask-act").with("group", names::group(state, it)),
            None => super::waits(&(*step).into()),
        },
        Step::StartTurn
        | Step::Initiative
        | Step::Reserves
        | Step::EndSquad(_)
        | Step::EndGroup(_)
        | Step::EndAlone
        | Step::RoundUp
        | Step::EndTurn => super::waits(&(*step).into()),
    }
}

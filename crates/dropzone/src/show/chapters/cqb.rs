//! The words of CQB.

use battle::{Beat, Breakdown, Line, Seat, scene::Target};
use catalogue::rule;

use super::infantry::{edges_id, edges_of};
use crate::{
    Flight, Split, SquadId, State, UnitId,
    model::chapters::cqb::{Event, Order, Step},
    rules::transports::embark,
    show::{
        names,
        said::Said,
        told::{Told, dice, listed, looked_up, piece, pieces, place, squad},
    },
};

/// What an order is on the page.
pub(super) fn said(state: &State, order: &Order) -> Said {
    match order {
        Order::Fight => Said::new("fight", rule!("dc.cqb.trigger"), Line::new("dc-do-fight")),
        Order::HoldBack => Said::new("hold-back", rule!("dc.cqb.trigger"), Line::new("dc-do-hold-back")).ends(),
        Order::Elect { shoot, search } => {
            let name = elected("dc-do-elect", shoot, *search);
            Said::new("elect", rule!("dc.cqb.dice-election"), name)
        }
        Order::Split(split) => {
            let name = Line::new("dc-do-split").with("split", split_of(state, split));
            let at = split.first().filter(|_| split.len() == 1).map(|it| squad(it.0));
            Said::new("split", rule!("dc.cqb.distribute"), name).at(at)
        }
        Order::Suffer { unit } => {
            let name = Line::new("dc-do-suffer").with("unit", names::known_unit(state, *unit));
            Said::new("suffer", rule!("dc.cqb.allocate"), name).at([piece(*unit)]).bare()
        }
        Order::BreakOut { squad: it } => {
            let name = Line::new("dc-do-break-out").with("squad", names::known_squad(state, *it));
            Said::new("break-out", rule!("dc.cqb.locked"), name).at([squad(*it)])
        }
        Order::Test => Said::new("test", rule!("dc.cqb.fortitude"), Line::new("dc-do-test")),
        Order::FailTest => Said::new("fail", rule!("dc.cqb.fortitude-choose-fail"), Line::new("dc-do-fail")),
        Order::Flee(flight) => flees(state, flight),
    }
}

fn flees(state: &State, flight: &Flight) -> Said {
    let rule = rule!("dc.cqb.vacate");
    match flight {
        Flight::Transfer { feature, edges } => {
            let name = Line::new("dc-do-flee-into").with("feature", names::feature(state, *feature));
            let said = Said::new("flee", rule, name.with("edges", edges_of(edges))).at([place(*feature)]);
            said.with(edges_id(edges), edges_of(edges))
        }
        Flight::Embark { into } => {
            let aboard: Vec<UnitId> = embark::transports(into).into_iter().collect();
            let name = Line::new("dc-do-flee-aboard");
            let name = name.with("transports", listed(aboard.iter().map(|it| names::known_unit(state, *it))));
            Said::new("flee-aboard", rule, name).at(aboard.into_iter().map(piece))
        }
        Flight::Abandon { places } => {
            let to = places.first().copied();
            let at = to.unwrap_or_default();
            let name = Line::new("dc-do-flee-out").with("x", at.x).with("y", at.y);
            Said::new("flee-out", rule, name).at(to.map(Target::Place))
        }
    }
}

/// What a squad will do later, in words.
fn elected(key: &'static str, shoot: &[UnitId], search: bool) -> Line {
    Line::new(key).with("shoot", shoot.len()).with("search", i32::from(search))
}

/// How dice are distributed, squad by squad.
fn split_of(state: &State, split: &Split) -> Line {
    let part = |(it, dice): &(SquadId, u16)| {
        Line::new("dc-of-squad").with("squad", names::known_squad(state, *it)).with("number", i32::from(*dice))
    };
    listed(split.iter().map(part))
}

/// What an event is on the page.
pub(super) fn told(before: &State, event: &Event) -> Option<Told> {
    Some(match event {
        Event::Began { feature, squad: by, .. } => {
            let line = Line::new("dc-log-cqb").with("squad", names::squad(before, *by));
            let line = line.with("feature", names::feature(before, *feature));
            Told::seen(Beat::Contest, line).of(before.squad_seat(*by)).at([place(*feature)]).weighing(1)
        }
        Event::NotOffered { squad: it, rule } => {
            Told::said(Line::new("dc-log-no-cqb").with("squad", names::squad(before, *it)).with("rule", *rule))
        }
        Event::Exempt { squad: it, rule } => {
            Told::said(Line::new("dc-log-exempt").with("squad", names::squad(before, *it)).with("rule", *rule))
        }
        Event::Elected { squad: it, shoot, search } => {
            let line = elected("dc-log-elected", shoot, *search).with("squad", names::squad(before, *it));
            Told::said(line)
        }
        Event::Counted { pools, squads, .. } => {
            let part = |(it, number): &(SquadId, Breakdown)| {
                Line::new("dc-of-squad").with("squad", names::squad(before, *it)).with("number", number.clone())
            };
            let pool = |(seat, dice): &(Seat, u16)| {
                Line::new("dc-of-player").with("player", *seat).with("number", i32::from(*dice))
            };
            let line = Line::new("dc-log-counted").with("pools", listed(pools.iter().map(pool)));
            Told::said(line.with("squads", listed(squads.iter().map(part))))
        }
        Event::SplitMade { seat, .. } => Told::said(Line::new("dc-log-split-made").with("player", *seat)),
        Event::SplitsShown { splits } => {
            let side = |(seat, split): &(Seat, Split)| {
                Line::new("dc-of-player").with("player", *seat).with("number", split_of(before, split))
            };
            Told::said(Line::new("dc-log-splits").with("splits", listed(splits.iter().map(side))))
        }
        Event::Rolled { by, squad: it, need, faces, hits } => {
            let line = Line::new("dc-log-cqb-rolled").with("player", *by).with("squad", names::squad(before, *it));
            let line = line.with("need", need.clone()).with("dice", faces.len()).with("hits", i32::from(*hits));
            let rolls = [dice(Some(*by), rule!("dc.cqb.hits"), Some(need), faces)];
            let told = Told::seen(Beat::Strike, line).of(*by).at(pieces(before, *it)).rolling(rolls);
            told.word(Line::new("dc-cue-hits").with("hits", i32::from(*hits))).passed(*hits > 0)
        }
        Event::Saved { squad: it, rule, need, faces, left } => {
            let line = Line::new("dc-log-cqb-saved").with("squad", names::squad(before, *it)).with("rule", *rule);
            let line = line.with("need", *need).with("left", i32::from(*left));
            let needed = Breakdown::base(*rule, i32::from(*need));
            let rolls = [dice(Some(before.squad_seat(*it)), *rule, Some(&needed), faces)];
            Told::seen(Beat::Test, line).at(pieces(before, *it)).rolling(rolls).passed(*left == 0)
        }
        Event::Tested { squad: it, die, stays } => {
            let key = match (die, stays) {
                (Some(_), true) => "dc-log-fortitude-passed",
                (Some(_), false) => "dc-log-fortitude-failed",
                (None, true) => "dc-log-fortitude-stays",
                (None, false) => "dc-log-fortitude-goes",
            };
            let line = Line::new(key).with("squad", names::squad(before, *it));
            let line = die.iter().fold(line, |line, die| line.with("die", *die));
            let seat = before.squad_seat(*it);
            let rolls = die.map(|die| looked_up(Some(seat), rule!("dc.cqb.fortitude"), &[die]));
            Told::seen(Beat::Nerve, line).of(seat).at([squad(*it)]).rolling(rolls).passed(*stays)
        }
        Event::BrokeOut { squad: it, die, free } => {
            let key = if *free { "dc-log-broke-out" } else { "dc-log-driven-out" };
            let line = Line::new(key).with("squad", names::squad(before, *it)).with("die", die.unwrap_or_default());
            let seat = before.squad_seat(*it);
            let rolls = die.map(|die| looked_up(Some(seat), rule!("dc.cqb.locked"), &[die]));
            Told::seen(Beat::Nerve, line).of(seat).at([squad(*it)]).rolling(rolls).passed(*free)
        }
        Event::Stayed { squad: it, dice } => {
            let line = Line::new("dc-log-stayed").with("squad", names::squad(before, *it));
            let die = |(of, die): &(SquadId, u8)| {
                looked_up(Some(before.squad_seat(*of)), rule!("dc.cqb.vacate-last"), &[*die])
            };
            Told::seen(Beat::Nerve, line).at([squad(*it)]).rolling(dice.iter().map(die))
        }
        Event::Fled { squad: it, flight } => {
            let line = match flight {
                Flight::Transfer { feature, .. } => {
                    Line::new("dc-log-fled-into").with("feature", names::feature(before, *feature))
                }
                Flight::Embark { .. } => Line::new("dc-log-fled-aboard"),
                Flight::Abandon { .. } => Line::new("dc-log-fled-out"),
            };
            let line = line.with("squad", names::squad(before, *it));
            Told::seen(Beat::Place, line).of(before.squad_seat(*it)).at(pieces(before, *it)).weighing(1)
        }
        Event::Over => return None,
    })
}

/// What a step asks.
pub(super) fn asked(state: &State, step: &Step) -> Line {
    let squad = |key: &'static str, it: SquadId| Line::new(key).with("squad", names::squad(state, it));
    let fought = |key: &'static str| {
        let feature = state.fight.as_ref().map(|it| it.feature);
        Line::new(key).with("feature", feature.map_or_else(|| Line::new("dc-nobody"), |it| names::feature(state, it)))
    };
    match step {
        Step::Offer { squad: it } => squad("dc-ask-fight", *it).with("feature", names::feature_of(state, *it)),
        Step::Elect { squad: it } => squad("dc-ask-elect", *it),
        Step::Split(_) => fought("dc-ask-split"),
        Step::Allocate { squad: it, dp } => squad("dc-ask-allocate", *it).with("dp", i32::from(*dp)),
        Step::Test { squad: it } => squad("dc-ask-test", *it),
        Step::Again { squad: it, die, card } => {
            squad("dc-ask-test-again", *it).with("die", *die).with("card", card.rule())
        }
        Step::BreakOut { squad: it } => squad("dc-ask-break-out", *it),
        Step::Flee { squad: it, .. } => squad("dc-ask-flee", *it),
        Step::Count | Step::Roll | Step::Remove | Step::Fortitude | Step::Settle | Step::Over => {
            super::waits(&step.clone().into())
        }
    }
}

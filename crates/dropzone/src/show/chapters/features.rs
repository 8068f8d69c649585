//! The words of features that are hurt, burn and fall.

use battle::{Beat, Line, Tone};
use catalogue::rule;

use crate::{
    State,
    model::chapters::features::{Event, Order, Step},
    show::{
        names,
        said::Said,
        told::{Told, dice, looked_up, piece, pieces, pips, place},
    },
};

/// What an order is on the page.
pub(super) fn said(state: &State, order: &Order) -> Said {
    match order {
        Order::Suffer { unit } => {
            let name = Line::new("dc-do-suffer").with("unit", names::known_unit(state, *unit));
            Said::new("suffer", rule!("dc.feature.collateral"), name).at([piece(*unit)]).bare()
        }
    }
}

/// What an event is on the page.
pub(super) fn told(before: &State, event: &Event) -> Option<Told> {
    Some(match event {
        Event::CollateralCounted => return None,
        Event::Worn { feature, dp } => {
            let it = before.feature(*feature);
            let left = it.dp.saturating_sub(*dp);
            let line = Line::new("dc-log-worn").with("feature", names::feature(before, *feature));
            let of = before.feature_card(*feature).kind.damage_points();
            let told = Told::seen(Beat::Harm, line.with("dp", *dp).with("left", left)).at([place(*feature)]);
            told.word(Line::new("dc-cue-damage").with("dp", *dp)).leaving(pips(left, of)).weighing(1)
        }
        Event::Lit { feature, tokens, rule: by } => {
            let line = Line::new("dc-log-lit").with("feature", names::feature(before, *feature));
            let line = line.with("tokens", *tokens).with("rule", *by);
            Told::seen(Beat::Place, line).at([place(*feature)])
        }
        Event::FireRolled { feature, dice: faces, tokens, dp } => {
            let line = Line::new("dc-log-fire").with("feature", names::feature(before, *feature));
            let line = line.with("tokens", *tokens).with("dp", dp.clone());
            let rolls = [looked_up(None, rule!("dc.weapon.fire"), faces)];
            Told::seen(Beat::Test, line).at([place(*feature)]).rolling(rolls)
        }
        Event::NothingFalls { feature, rule: by } => {
            let line = Line::new("dc-log-nothing-falls").with("feature", names::feature(before, *feature));
            Told::said(line.with("rule", *by))
        }
        Event::CollateralRolled { feature, squad, need, dice: rolled, hits } => {
            let faces = &rolled.all();
            let line = Line::new("dc-log-collateral").with("squad", names::squad(before, *squad));
            let line = line.with("feature", names::feature(before, *feature)).with("need", need.clone());
            let rolls = [dice(None, rule!("dc.feature.collateral"), Some(need), faces)];
            let line = line.with("dice", faces.len()).with("hits", i32::from(*hits));
            Told::seen(Beat::Strike, line).at(pieces(before, *squad)).rolling(rolls).passed(*hits == 0)
        }
        Event::CollateralRerolled { rule, again, .. } => {
            let line = Line::new("dc-log-rerolled").with("rule", *rule).with("dice", again.len());
            Told::seen(Beat::Test, line).rolling([looked_up(None, *rule, again)])
        }
        Event::HitsRolled { unit, need, dice: faces, dp } => {
            let line = Line::new("dc-log-falls-on").with("unit", names::unit(before, *unit));
            let line = line.with("need", need.clone()).with("dice", faces.len()).with("dp", *dp);
            let rolls = [dice(None, rule!("dc.damage.roll"), Some(need), faces)];
            Told::seen(Beat::Strike, line).at([piece(*unit)]).rolling(rolls).passed(*dp == 0)
        }
        Event::Collapsed { feature, inside, near } => {
            let line = Line::new("dc-log-collapsed").with("feature", names::feature(before, *feature));
            let line = line.with("inside", *inside);
            let rolls = near.map(|die| looked_up(None, rule!("dc.feature.collapse"), &[die]));
            let told = Told::seen(Beat::Fall, line).at([place(*feature)]).rolling(rolls);
            told.weighing(2).toned(Tone::Loss)
        }
        Event::InRubble { unit, .. } => {
            let line = Line::new("dc-log-in-rubble").with("unit", names::unit(before, *unit));
            Told::seen(Beat::Place, line).at([piece(*unit)])
        }
    })
}

/// What a step asks.
pub(super) fn asked(state: &State, step: &Step) -> Line {
    match step {
        Step::Suffer { squad, dp, .. } => {
            Line::new("dc-ask-collateral").with("squad", names::squad(state, *squad)).with("dp", *dp)
        }
        Step::Collateral { .. } | Step::CountCollateral | Step::Collapse(_) | Step::Fires(_) => {
            super::waits(&(*step).into())
        }
    }
}

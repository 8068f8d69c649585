//! Single blows, Special Close Combat Actions at one model, and what a squad does as one.

use battle::Forecast;
use table::Inches;

use super::chances::{Falls, Shot, if_happens, if_passed, if_tested, odds, only_hit};
use crate::{
    Blow, Melee, ModelId, Pledge, Special, SquadAction, State, Swing, Test, Wound,
    content::skills::stalk,
    odds::volley::passes,
    rules::{
        close_combat::{self, cc_test, special_cc},
        rolls::skill_test::limited,
        squads::{
            squad_actions::{self, Joint},
            suppression,
        },
    },
};

/// A CC test and the hit of a success; a failed one is rolled again where that is offered.
fn die(state: &State, blow: &Blow, wound: Wound) -> Shot {
    let again = cc_test::reroll_offer(state, blow).is_some();
    Shot { again, ..Shot::plain(blow.need.clone(), wound) }
}

/// The next attack of a Close Combat Action.
pub(super) fn strike(state: &State, melee: &Melee, target: ModelId) -> Option<Forecast> {
    if close_combat::strike_objection(state, melee, target).is_some() {
        return None;
    }
    let blow = close_combat::next_blow(state, melee, target);
    let falls = (!cc_test::has_power_shot(state, melee.model, melee.weapon)).then_some(Falls::POWERLESS);
    let die = Shot { falls, ..die(state, &blow, cc_test::effect(&blow, false)) };
    Some(odds(state, &[die], target))
}

/// A Special Close Combat Action at one model.
pub(super) fn special(
    state: &State,
    model: ModelId,
    what: Special,
    closing: Option<(ModelId, Inches)>,
) -> Option<Forecast> {
    what.target()?;
    let feat = special_cc::judge(state, model, what, closing).ok()?;
    let (blow, wound) = special_cc::likely(state, &feat)?;
    let powerless = matches!(what, Special::Throw { .. } | Special::Lob { .. });
    let die = Shot { falls: powerless.then_some(Falls::POWERLESS), ..die(state, &blow, wound) };
    let odds = odds(state, &[die], blow.target);
    Some(if matches!(what, Special::HoldHimDown { .. }) { only_hit(odds) } else { odds })
}

/// The next blow of a Swing.
pub(super) fn swing(state: &State, swing: &Swing, target: ModelId) -> Option<Forecast> {
    if special_cc::swing_objection(state, swing, target).is_some() {
        return None;
    }
    let blow = special_cc::swing_blow(state, swing, target);
    Some(odds(state, &[die(state, &blow, cc_test::effect(&blow, false))], target))
}

/// A Squad Special Action, if it were rolled with everybody where they stand. Of a Suppression Fire the odds are those of
/// its target if that travels on.
pub(super) fn joint(state: &State, pledge: &Pledge) -> Option<Forecast> {
    let target = pledge.target;
    if pledge.action == SquadAction::SuppressionFire {
        let (con, wound) = suppression::likely(state, pledge)?;
        let odds = odds(state, &[Shot::sure(wound)], target);
        let con = con.map(limited)?;
        let failed = 1.0 - passes(con.total());
        return Some(if_happens(odds, failed, con));
    }
    Some(one_test(state, pledge, squad_actions::likely(state, pledge)?))
}

/// A Focus Fire turned on somebody else, after a stalker was not made out.
pub(super) fn refocused(state: &State, pledge: &Pledge) -> Option<Forecast> {
    Some(one_test(state, pledge, squad_actions::rolled_by_all(state, pledge)?))
}

/// The one test of a squad that acts as one, with those that come before it.
fn one_test(state: &State, pledge: &Pledge, (joint, wound): (Joint, Wound)) -> Forecast {
    let target = pledge.target;
    let swarms = pledge.action == SquadAction::Swarm;
    let again = swarms && cc_test::offer(state, joint.lead, target, Test::Swarm).is_some();
    let odds = odds(state, &[Shot { again, ..Shot::plain(joint.need, wound) }], target);
    let stalked = pledge.action == SquadAction::FocusFire && state.must_make_out(joint.lead, target);
    let odds = if stalked { if_passed(odds, stalk::focus_need(state, joint.lead), false) } else { odds };
    match joint.sense {
        Some(lead) => if_tested(state, lead, odds),
        None => odds,
    }
}

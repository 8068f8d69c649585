//! Stop the Clock (`dc.scenario.stop-the-clock`): Survey and Control with features that blow up.

use catalogue::rule;
use dice::{Faces, NeedDice, Roll};

use super::{data, plain};
use crate::{
    FeatureId, Now, ObjectivePlace, Scenario,
    model::{
        chapters::{objectives::Event, shooting},
        scenario::{Revealed, ScenarioRules},
    },
    rules::{damage, features::wear, flow::d6s, objectives::intel, turn::score},
};

pub(crate) const RULES: ScenarioRules = ScenarioRules {
    intel: revealed,
    revealed_by_occupying: true,
    ..plain(Scenario::StopTheClock, data!("stop-the-clock"))
};

/// The Energy of the charges in a feature.
const CHARGE: u8 = 9;

/// 1: the feature is destroyed. 2 to 5: a Victory Point, and charges go off. 6: a Victory Point, and the side may change its
/// next roll.
fn revealed(now: &mut Now<'_>, it: Revealed) -> Result<(), NeedDice> {
    let rule = rule!("dc.scenario.stop-the-clock");
    let (seat, ObjectivePlace::Inside(feature)) = (now.seat(it.unit), it.at) else { return Ok(()) };
    intel::use_up(now, it.token, rule);
    match it.die {
        1 => {
            let dp = now.feature(feature).dp;
            wear(now, feature, dp);
            intel::fall_out(now, feature, 0);
            Ok(())
        }
        6 => {
            score(now, seat, 1, rule);
            now.emit(Event::MayChange { seat }.into());
            Ok(())
        }
        _ => {
            score(now, seat, 1, rule);
            charges(now, feature)
        }
    }
}

/// Two D6 of automatic hits on the feature: a DP each, and collateral damage where a die beats the number by 2
/// (`dc.feature.damage`, `dc.feature.collateral-trigger`).
fn charges(now: &mut Now<'_>, feature: FeatureId) -> Result<(), NeedDice> {
    let rule = rule!("dc.scenario.stop-the-clock");
    let hits: u8 = d6s(now, rule, 2)?.iter().sum();
    let Some(need) = damage::need(CHARGE, now.feature_card(feature).kind.armour()) else { return Ok(()) };
    let number = need.total();
    let cuts = [(number - 1) as u8, (number + 1) as u8];
    let dice: Faces = now.roll(Roll::new(rule, hits, 6).grouped(&cuts).any_order())?;
    now.emit(shooting::Event::DamageRolled { target: None, need, dice: dice.clone() }.into());
    let dp = dice.iter().map(|it| damage::dp(*it, number, false)).sum();
    let points = dice.iter().filter(|it| i32::from(**it) >= number + 2).count() as u8;
    wear(now, feature, dp);
    intel::fall_out(now, feature, points);
    Ok(())
}

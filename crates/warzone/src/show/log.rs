//! The log: what is told of an event.
//!
//! A line that tells of a number carries it with its reasons; most others carry the rule that brings them about, spoken or
//! not, so that a reader can ask why.

use battle::{Arg, Breakdown, Line};
use catalogue::{RuleId, rule};
use table::Inches;

use crate::{
    Action, Aimed, Arrival, Card, Event, Mark, ModelId, Morale, SquadAction, State, Test,
    content::bauhaus::bulldozer,
    model::step::{Travel, Walk},
    rules::{rolls::skill_test::Result20, tokens::sandbags},
    show::scene::{name, squad_name},
};

/// Grants that only remember that something was used.
const MARKS: [RuleId; 7] = [
    rule!("wz.deploy.quarters-reserve"),
    rule!("wz.deploy.battle-line-reserve"),
    rule!("wz.bauhaus.doctrine.cc.smoke-flare"),
    rule!("wz.psychic.booster.cost"),
    rule!("wz.psychic.debuff.cost"),
    rule!("wz.card.burn-skill"),
    rule!("wz.skill.fear"),
];

/// An event as a line of the log.
pub(crate) fn narrate(before: &State, event: &Event) -> Option<Line> {
    let who = |model: ModelId| name(before, model);
    match event {
        Event::InitiativeRolled { rolls, .. } => {
            let [(first, one), (second, other)] = rolls[..] else { return None };
            let line = Line::new("wz-log-initiative-dice").with("first", first).with("one", one);
            Some(line.with("second", second).with("other", other))
        }
        Event::InitiativeTaken { seat } => Some(Line::new("wz-log-initiative").with("player", *seat)),
        Event::Settled { mission, deployments, .. } => Some(
            Line::new("wz-log-mission")
                .with("mission", mission.rule())
                .with("deployment", deployments.first().map_or(mission.rule(), |it| it.rule())),
        ),
        Event::HeldBack { squad, arrival } => {
            let key = if *arrival == Arrival::Never { "wz-log-squad-lost" } else { "wz-log-held-back" };
            Some(Line::new(key).with("squad", squad_name(before, *squad)))
        }
        Event::MishapRolled { squad, die, mishap } => Some(
            Line::new("wz-log-mishap")
                .with("squad", squad_name(before, *squad))
                .with("die", *die)
                .with("rule", mishap.rule()),
        ),
        Event::Alighted { squad, .. } => Some(Line::new("wz-log-alighted").with("squad", squad_name(before, *squad))),
        Event::DuelBegan { .. } => Some(Line::new("wz-log-duel").with("rule", rule!("wz.mission.tie.duel"))),
        Event::SquadLost { squad } => Some(Line::new("wz-log-squad-lost").with("squad", squad_name(before, *squad))),
        Event::PickedUp { model, .. } => Some(Line::new("wz-log-picked-up").with("model", who(*model))),
        Event::Searched { model, found, .. } => {
            let key = if *found { "wz-log-identified" } else { "wz-log-not-identified" };
            Some(Line::new(key).with("model", who(*model)))
        }
        Event::PutDown { at, .. } => Some(Line::new("wz-log-put-down").with("x", at.x).with("y", at.y)),
        Event::Deployed { squad, .. } => Some(Line::new("wz-log-deployed").with("squad", squad_name(before, *squad))),
        Event::TurnBegan { turn } => Some(Line::new("wz-log-turn").with("turn", *turn)),
        Event::SquadActivated { squad } => {
            Some(Line::new("wz-log-activated").with("squad", squad_name(before, *squad)))
        }
        Event::Declared { pledge, .. } if pledge.action == SquadAction::Sandbags => None,
        Event::Declared { pledge, .. } => Some(
            Line::new("wz-log-declared")
                .with("squad", squad_name(before, pledge.squad))
                .with("action", pledge.action.rule())
                .with("target", who(pledge.target)),
        ),
        Event::PledgeOver { lost: true } => Some(Line::new("wz-log-pledge-lost")),
        // What these come to is told by itself: how far, or with what at whom.
        Event::Acted {
            action: Action::Move | Action::Run | Action::Shooting | Action::CloseCombat | Action::DiveForCover,
            ..
        } => None,
        Event::Acted { model, action } => {
            Some(Line::new("wz-log-acted").with("model", who(*model)).with("action", action.rule()))
        }
        Event::Walked(walk) => Some(walked(who(walk.model), walk)),
        Event::Burned { seat, model, on } => Some(
            Line::new("wz-log-burned")
                .with("player", *seat)
                .with("model", who(*model))
                .with("rule", on.map_or(rule!("wz.card.burn-heal"), Card::rule)),
        ),
        Event::CardsLost { seat, ready, burned } => {
            Some(Line::new("wz-log-cards-lost").with("player", *seat).with("count", *ready + *burned))
        }
        Event::Tested { model, test, need, die, aimed: Some(aimed) } => {
            Some(attacked(before, *model, *test, *aimed, need, *die))
        }
        Event::Tested { model, test, need, die, aimed: None } => Some(tested(who(*model), test.rule(), need, *die)),
        Event::MoraleTested { squad, test, need, die } => {
            Some(tested(squad_name(before, *squad), test.rule(), need, *die))
        }
        Event::Marked { model, mark: Mark::Fumbled } => {
            Some(Line::new("wz-log-fumbled").with("model", who(*model)).with("rule", rule!("wz.dice.fumble")))
        }
        Event::Engaged { model, target, .. } if before.model(*model).bonus.is_none() => {
            let line = Line::new("wz-log-engaged").with("model", who(*model)).with("target", who(*target));
            Some(line.with("rule", rule!("wz.cc.engaged-state")))
        }
        Event::Struck { wound, st, critical } => Some(
            Line::new("wz-log-struck")
                .with("model", who(wound.victim))
                .with("st", st.clone())
                .with("critical", critical.clone()),
        ),
        Event::Scattered { dice, from, to, .. } => Some(
            Line::new("wz-log-scattered")
                .with("direction", dice[0])
                .with("distance", dice[1])
                .with("far", Inches::nearest((to.at.to_vec() - from.at.to_vec()).length())),
        ),
        Event::TemplateLaid { by, at, .. } => {
            Some(Line::new("wz-log-template").with("model", who(*by)).with("x", at.at.x).with("y", at.at.y))
        }
        Event::RailDrawn { by, to } => {
            Some(Line::new("wz-log-rail").with("model", who(*by)).with("x", to.at.x).with("y", to.at.y))
        }
        Event::WallRaised { seat, wall } => {
            Some(Line::new("wz-log-wall").with("player", *seat).with("model", who(wall.by)))
        }
        Event::Scorched { model, .. } => Some(Line::new("wz-log-scorched").with("model", who(*model))),
        Event::Marked { model, mark: Mark::Stunned } => {
            Some(Line::new("wz-log-stunned").with("model", who(*model)).with("rule", rule!("wz.def.stun")))
        }
        // Who has none left is told to be removed.
        Event::Wounded { model, wounds } if before.model(*model).wounds <= *wounds => None,
        Event::Wounded { model, wounds } => Some(
            Line::new("wz-log-wounded")
                .with("model", who(*model))
                .with("wounds", *wounds)
                .with("left", before.model(*model).wounds - *wounds)
                .with("rule", rule!("wz.def.wound-effect")),
        ),
        Event::Suppressed(fire) => fire
            .exposed
            .first()
            .map(|it| Line::new("wz-log-suppressed").with("squad", squad_name(before, before.field.squad(it.0)))),
        Event::FlamesEntered { model, die } => {
            Some(Line::new("wz-log-flames-entered").with("model", who(*model)).with("die", *die))
        }
        Event::Located { model, location, .. } => {
            Some(Line::new("wz-log-located").with("model", who(*model)).with("location", i32::from(*location) + 1))
        }
        Event::HullHurt { model, sp, .. } => {
            Some(Line::new("wz-log-hull").with("model", who(*model)).with("sp", sp.clone()))
        }
        Event::Removed { model } => {
            let rule = rule!("wz.def.casualty");
            Some(Line::new("wz-log-removed").with("model", who(*model)).with("rule", rule))
        }
        Event::MoraleBecame { squad, morale } => {
            let (key, rule) = match morale {
                Morale::Steady if before.squad(*squad).morale == Morale::Broken => {
                    ("wz-log-steady", rule!("wz.morale.regroup"))
                }
                Morale::Steady => ("wz-log-steady", rule!("wz.morale.recover")),
                Morale::Pinned => ("wz-log-pinned", rule!("wz.morale.pinned")),
                Morale::Broken => ("wz-log-broken", rule!("wz.morale.broken-limits")),
            };
            Some(Line::new(key).with("squad", squad_name(before, *squad)).with("rule", rule))
        }
        Event::CommanderNamed { model, .. } => Some(Line::new("wz-log-commander").with("model", who(*model))),
        Event::Dived { model, .. } => {
            Some(Line::new("wz-log-dived").with("model", who(*model)).with("rule", Action::DiveForCover.rule()))
        }
        Event::Special { model, what } => {
            let rule = what.rule(before.profile(*model).base).0;
            Some(Line::new("wz-log-acted").with("model", who(*model)).with("action", rule))
        }
        Event::Marked { model, mark: Mark::HeldDown } => Some(Line::new("wz-log-held").with("model", who(*model))),
        Event::Thrown { model, by, .. } => {
            Some(Line::new("wz-log-thrown").with("model", who(*model)).with("by", who(*by)))
        }
        Event::PassedOn { from, to } => {
            Some(Line::new("wz-log-passed-on").with("model", who(*to)).with("from", who(*from)))
        }
        Event::GunSaved { model, fallen } => {
            Some(Line::new("wz-log-gun").with("model", who(*model)).with("fallen", who(*fallen)))
        }
        Event::Marked { model, mark: Mark::Berserker } => {
            Some(Line::new("wz-log-berserker").with("model", who(*model)))
        }
        Event::Executed { model, .. } => Some(Line::new("wz-log-executed").with("model", who(*model))),
        Event::Fell { model, height, .. } => {
            Some(Line::new("wz-log-fell").with("model", who(*model)).with("height", *height))
        }
        Event::SkillUsed { seat, model, rule, cards } => Some(
            Line::new("wz-log-skill-used")
                .with("player", *seat)
                .with("model", who(*model))
                .with("rule", *rule)
                .with("cards", *cards),
        ),
        Event::TokenLaid { device, .. } => Some(
            Line::new("wz-log-token")
                .with("rule", device.kind.rule())
                .with("x", device.at.at.x)
                .with("y", device.at.at.y),
        ),
        Event::StructureHurt { .. } => Some(Line::new("wz-log-structure-hurt").with("rule", bulldozer::RULE)),
        Event::SandbagsLaid { at, .. } => {
            let line = Line::new("wz-log-token").with("rule", sandbags::RULE);
            Some(line.with("x", at[1].x).with("y", at[1].y))
        }
        Event::TokenTested { by, weapon, number, need, die } => {
            let device = before.devices.get(usize::from(*number))?;
            let line = Line::new("wz-log-token-tested").with("model", who(*by)).with("rule", device.kind.rule());
            Some(
                line.with("weapon", armed_with(before, *by, Some(*weapon))?)
                    .with("need", need.clone())
                    .with("die", *die),
            )
        }
        Event::TokenTaken { number } => {
            let device = before.devices.get(usize::from(*number))?;
            Some(Line::new("wz-log-token-taken").with("rule", device.kind.rule()))
        }
        Event::TrapRolled { model, die: Some(die), .. } => {
            let rule = rule!("wz.bauhaus.skill.venusian-rangers.booby-traps");
            Some(Line::new("wz-log-trap").with("model", who(*model)).with("rule", rule).with("die", *die))
        }
        Event::Recharged { target, .. } => Some(Line::new("wz-log-recharged").with("model", who(*target))),
        Event::Spied { model, against } => {
            let line = Line::new("wz-log-spied").with("model", who(*model));
            Some(line.with("player", *against))
        }
        Event::Marked { model, mark: Mark::Afraid } => Some(Line::new("wz-log-afraid").with("model", who(*model))),
        Event::Cast { casting, .. } => {
            let power = before.power(casting.caster, casting.power).map_or(rule!("wz.psychic.kinds"), |it| it.0);
            let line = Line::new("wz-log-cast").with("model", who(casting.caster)).with("power", power);
            Some(line.with("target", who(casting.target)))
        }
        Event::Granted { skill, .. } if MARKS.contains(&skill.rule) => None,
        Event::Granted { models, skill, .. } => {
            let who = match models[..] {
                [model] => who(model),
                [model, ..] => squad_name(before, before.field.squad(model)),
                [] => return None,
            };
            Some(Line::new("wz-log-granted").with("who", who).with("rule", skill.rule))
        }
        Event::Ended { points } => {
            let none = Breakdown::base(rule!("wz.mission.points"), 0);
            let of = |seat: usize| points.get(seat).cloned().unwrap_or_else(|| none.clone());
            Some(Line::new("wz-log-ended").with("one", of(0)).with("two", of(1)))
        }
        _ => None,
    }
}

fn tested(who: Line, rule: RuleId, need: &Breakdown, die: u8) -> Line {
    let key = match Result20::of(die, need.total()) {
        Result20::PowerShot => "wz-log-test-one",
        Result20::Passed => "wz-log-test-passed",
        Result20::Failed => "wz-log-test-failed",
        Result20::Fumble => "wz-log-test-twenty",
    };
    Line::new(key).with("who", who).with("rule", rule).with("need", need.clone()).with("die", die)
}

/// The test of an attack: with what, at whom, and whether it hits.
fn attacked(state: &State, model: ModelId, test: Test, aimed: Aimed, need: &Breakdown, die: u8) -> Line {
    let with = armed_with(state, model, aimed.weapon).unwrap_or_else(|| match test {
        Test::CloseCombat => Line::new("wz-bare-hands").into(),
        _ => test.rule().into(),
    });
    let key = match (Result20::of(die, need.total()), aimed.at.is_some()) {
        (Result20::PowerShot, true) => "wz-log-hit-one",
        (Result20::Passed, true) => "wz-log-hit",
        (Result20::Failed, true) => "wz-log-miss",
        (Result20::Fumble, true) => "wz-log-miss-twenty",
        (Result20::PowerShot | Result20::Passed, false) => "wz-log-on-the-spot",
        (Result20::Failed | Result20::Fumble, false) => "wz-log-off-the-spot",
    };
    let line = Line::new(key).with("who", name(state, model)).with("weapon", with);
    let line = line.with("need", need.clone()).with("die", die);
    aimed.at.into_iter().fold(line, |line, at| line.with("target", name(state, at)))
}

/// One of a model's weapons.
fn armed_with(state: &State, model: ModelId, weapon: Option<u8>) -> Option<Arg> {
    state.profile(model).weapons.get(usize::from(weapon?)).map(|it| Arg::Thing(it.rule))
}

/// A stretch of a way.
fn walked(who: Line, walk: &Walk) -> Line {
    let key = match walk.travel {
        Travel::Own(Action::Run) => "wz-log-ran",
        Travel::Flight => "wz-log-fled",
        Travel::Own(_) | Travel::Closing | Travel::Charge | Travel::Leap => "wz-log-moved",
    };
    Line::new(key).with("model", who).with("far", walk.length).with("rule", walk.travel.rule())
}

//! The question at hand, in words.

use battle::Line;

use crate::{
    State, Step,
    engine::flow,
    rules::{
        rolls::{opposed_test, second_chance},
        shooting::area_attack,
    },
    show::names::{name, with_item},
};

/// What is asked about dice that fell: whether an ability rolls them again, or an army special is used.
fn after_a_roll(state: &State, step: &Step) -> Line {
    let again = match step {
        Step::Reckoning(it) => second_chance::waiting(state, it),
        Step::Wave(it) => area_attack::waiting(state, it),
        Step::Landing(it) => it.0.open.then(|| (it.0.by, second_chance::shooters_rule(it.0.again))),
        _ => None,
    };
    match again {
        Some((model, rule)) => Line::new("dz-ask-again").with("model", name(state, model)).with("rule", rule),
        None => Line::new("dz-ask-reroll-test"),
    }
}

/// What a step asks.
pub(crate) fn question(state: &State, step: &Step) -> Line {
    let seat = flow::asked(state, step);
    let line = match step {
        Step::Begin => Line::new("dz-ask-begin"),
        Step::NameStarter(_) => Line::new("dz-ask-starter"),
        Step::TakeZone(_) => Line::new("dz-ask-zone"),
        Step::Deploy(_) => Line::new("dz-ask-deploy"),
        Step::Scout(_) => Line::new("dz-ask-scout"),
        Step::Airborne(_) => Line::new("dz-ask-airborne"),
        Step::Logistics(_) => Line::new("dz-ask-logistics"),
        Step::Bonus { .. } => Line::new("dz-ask-bonus"),
        Step::Look { left, .. } => Line::new("dz-ask-look").with("left", *left),
        Step::Discard(_) => Line::new("dz-ask-discard"),
        Step::Shift { left, .. } => Line::new("dz-ask-shift").with("left", *left),
        Step::Flank(_) => Line::new("dz-ask-flank"),
        Step::Edge(_) => Line::new("dz-ask-edge"),
        Step::Exchange { to, .. } => Line::new("dz-ask-exchange").with("model", name(state, *to)),
        Step::Settle | Step::Throws(_) => Line::new("dz-ask-settle"),
        Step::Wave(it) if it.against.is_none() && it.by.is_none() => Line::new("dz-ask-settle"),
        Step::Start(model) => Line::new("dz-ask-start").with("model", name(state, *model)),
        Step::Reroll(_) => Line::new("dz-ask-reroll"),
        Step::Turn(_) => Line::new("dz-ask-turn"),
        Step::Another(_) => Line::new("dz-ask-another"),
        Step::Act(model) => Line::new("dz-ask-act").with("model", name(state, *model)),
        Step::GoOn { model, .. } => Line::new("dz-ask-go-on").with("model", name(state, *model)),
        Step::Leaving(model) => Line::new("dz-ask-leaving").with("model", name(state, *model)),
        Step::Rising(model) => Line::new("dz-ask-rising").with("model", name(state, *model)),
        Step::Tumbled(model) => Line::new("dz-ask-tumbled").with("model", name(state, *model)),
        Step::MustFight(model) => Line::new("dz-ask-must-fight").with("model", name(state, *model)),
        Step::Contest(it) => match opposed_test::asks(state, it) {
            Some((_, opposed_test::Ask::Answer)) => Line::new("dz-ask-answer").with("model", name(state, it.target)),
            Some((seat, opposed_test::Ask::Splat)) => {
                let rule = state.field.specials[seat.index()].map_or(step.rule(), |it| it.rule);
                Line::new("dz-ask-splat").with("special", rule).with("model", name(state, it.target))
            }
            Some((_, opposed_test::Ask::Stimulant(_))) => Line::new("dz-ask-stimulant"),
            _ => Line::new("dz-ask-dice").with("model", name(state, it.target)),
        },
        Step::Reckoning(_) | Step::Wave(_) | Step::Landing(_) => after_a_roll(state, step),
        Step::Explosion(_) | Step::Lob(_) => Line::new("dz-ask-dice-burst"),
        Step::Throw(throw) => Line::new("dz-ask-throw").with("model", name(state, throw.model)),
        Step::Place(model) | Step::PlaceThrown { model, .. } => {
            Line::new("dz-ask-place").with("model", name(state, *model))
        }
        Step::Flee { model, .. } => Line::new("dz-ask-flee").with("model", name(state, *model)),
        Step::Control(model) => Line::new("dz-ask-control").with("model", name(state, *model)),
        Step::Tread(model) => Line::new("dz-ask-trap").with("model", name(state, *model)),
        Step::Met(model) => Line::new("dz-ask-met").with("model", name(state, *model)),
        Step::Follow { target, .. } => Line::new("dz-ask-follow").with("model", name(state, *target)),
        Step::Rise { dead, .. } => Line::new("dz-ask-rise").with("model", name(state, *dead)),
        Step::PickUp(model) => Line::new("dz-ask-pick-up").with("model", name(state, *model)),
        Step::Stow { model, item, .. } => with_item(Line::new("dz-ask-stow").with("model", name(state, *model)), *item),
        Step::RollCommand
        | Step::Relay
        | Step::Tinker(_)
        | Step::Volley { .. }
        | Step::Walk(_)
        | Step::Rampage(_)
        | Step::Resume(_)
        | Step::Pin(_)
        | Step::PinAll(_)
        | Step::Evades { .. }
        | Step::Off { .. }
        | Step::BonusRoll(_)
        | Step::Close
        | Step::EndRound => Line::new("dz-ask-wait").with("rule", step.rule()),
    };
    line.with("player", seat)
}

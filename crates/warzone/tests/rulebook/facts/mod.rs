//! Every refusal with its facts: a row for each kind of order, of reaction and of refusal, compared as a whole. A new kind
//! without a row is found here.

mod acting;
mod answering;
mod choosing;
mod fighting;
mod setting_up;
mod shooting;
mod skilled;

use std::collections::BTreeSet;

use battle::{Breakdown, Refusal, Stop, System, laws::Proving};
use catalogue::{Language, RuleId, rule};
use table::Inches;
use warzone::{Forbidden, ModelId, Order, SquadId, Step, Warzone};

use crate::support::Game;

/// A battle as it stands, and orders it refuses, each with the whole of what is said.
struct Position {
    game: Game,
    rows: Vec<(Order, Forbidden)>,
}

fn position(game: Game, rows: impl IntoIterator<Item = (Order, Forbidden)>) -> Position {
    Position { game, rows: rows.into_iter().collect() }
}

fn positions() -> impl Iterator<Item = Position> {
    let families = [
        setting_up::positions(),
        choosing::positions(),
        acting::positions(),
        skilled::positions(),
        shooting::positions(),
        fighting::positions(),
        answering::positions(),
    ];
    families.into_iter().flatten()
}

fn model(number: u16) -> ModelId {
    ModelId(number)
}

fn squad(number: u8) -> SquadId {
    SquadId(number)
}

fn inches(length: f64) -> Inches {
    Inches::nearest(length)
}

/// How far a model of M5 may Move.
fn five() -> Breakdown {
    Breakdown::length(rule!("wz.stat.m"), inches(5.))
}

/// The battle waits for something else.
fn not_now(step: Step) -> Forbidden {
    Forbidden::NotNow { step: Some(Box::new(step)) }
}

fn no_skill(rule: RuleId) -> Forbidden {
    Forbidden::NoSkill { rule }
}

/// The names of all kinds, and the kind of one of them. A kind that is not named here does not compile.
macro_rules! kinds {
    ($module:ident of $type:ident: $($kind:ident)*) => {
        mod $module {
            pub const ALL: &[&str] = &[$(stringify!($kind)),*];

            pub fn kind(of: &warzone::$type) -> &'static str {
                match of {
                    $(warzone::$type::$kind { .. } => stringify!($kind),)*
                }
            }
        }
    };
}

kinds! {
    orders of Order:
    Begin GiveInitiative TakeEdge TakeCorner Deploy Alight HoldBack FromAbove Descend Activate Declare DeclareNothing
    ActivateModel Move Run Engage Aim Hide Shoot RapidFire Spray Throw WallOfFire CloseCombat CloseIn Strike Sentry PickUp
    PutDown Pass Burn React BurnForSentry Dive Decline Accept Name Locate LoseCards Special Land Take Leap EngageAlong
    Execute First UseSkill LayToken LaySandbags Break Recharge Spy Announce Cast EngageClimbing
}

kinds! { reactions of Reaction: Move Leap Shoot Spray Throw CloseCombat }

kinds! {
    refusals of Forbidden:
    NotNow NoSuchSeat NotYourSquad NoSuchModel NotOfThisSquad WrongEdge WrongCorner HasRoom EnemyNear Duelling CardInDuel
    Carrying NoSuchToken WrongCount AlreadyDeployed OutsideZone NoRoom OutOfCoherency AlreadyActivated SquadGone
    LastNotFirst AlreadyActed StragglersFirst OncePerTurn TooFewPoints WhileEngaged NotEngaged NoWay TooFar Friend
    NotThatWayRound NotInFront NoSight OutOfRange WrongWeapon NotHandToHand Dash WrongDice SecondaryTwice SecondaryTooFar
    TooMuchCover BasicOnly NoCard CardUsed Fumbled SentriesFull OutOfReach Apart TargetUsed TooFewModels NoSkill
    CannotReact NoCoverThere WrongBase NoSpecialAction TemplateBehind NobodyUnder NoSuchPlace PlaceBehind PlaceUnseen
    PlaceTooFar PlaceTooCovered PlaceTwice TooFewCards NotThoseCards AlreadyEngaged PointBehind NotBehind NotTouching
    NobodyHelps NoLanding TooFarAway CannotTake Berserk Stalks TooHigh NoSuchReaction NoSuchLocation ClimbTooFar Barred
    SkillUsed GapTooWide
}

/// Orders that can only come at the wrong time: whoever is asked for them may give them.
const NEVER_WRONG: [&str; 4] = ["Begin", "DeclareNothing", "Decline", "Accept"];

/// What is said, if anything; the battle stays as it was.
fn said(game: &Game, order: &Order) -> Result<Forbidden, String> {
    let mut state = game.state.clone();
    match battle::apply(&Warzone, &mut state, order, &mut dice::Seeded::from_u64(7), None) {
        Err(Stop::Forbidden(_)) if state != game.state => Err("something has changed".to_owned()),
        Err(Stop::Forbidden(why)) => Ok(why),
        Err(Stop::NeedDice(need)) => Err(need.to_string()),
        Ok(()) => Err("it is allowed".to_owned()),
    }
}

#[test]
fn every_refusal_has_its_facts() {
    let mut wrong = Vec::new();
    for Position { game, rows } in positions() {
        for (order, why) in rows {
            let said = said(&game, &order);
            if said.as_ref() != Ok(&why) {
                wrong.push(format!("{order:?}: {said:?}, not {why:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Each refusal names a rule that an order of its kind can break, or what the battle waits for.
#[test]
fn every_refusal_names_a_rule_of_its_kind() {
    let mut wrong = Vec::new();
    for Position { game, rows } in positions() {
        let over = rule!("wz.mission.end.disengage");
        let waits_for = Warzone.decision(&game.state).map_or(over, |it| it.rule);
        for (order, why) in rows {
            let rules = Warzone.may_break(&order).expect("Warzone says which");
            if !rules.contains(&why.rule()) && waits_for != why.rule() {
                wrong.push(format!("{order:?}: {}", why.rule()));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn every_kind_has_a_row() {
    let rows: Vec<(Order, Forbidden)> = positions().flat_map(|it| it.rows).collect();
    let named = |found: BTreeSet<&'static str>, all: &[&'static str]| -> Vec<&'static str> {
        all.iter().copied().filter(|it| !found.contains(it)).collect()
    };
    let counts = |(order, why): &&(Order, Forbidden)| {
        NEVER_WRONG.contains(&orders::kind(order)) || !matches!(why, Forbidden::NotNow { .. })
    };
    let reaction = |it: &(Order, Forbidden)| match &it.0 {
        Order::React { reaction, .. } => Some(reactions::kind(reaction)),
        _ => None,
    };
    let nothing: [&str; 0] = [];
    assert_eq!(named(rows.iter().filter(counts).map(|it| orders::kind(&it.0)).collect(), orders::ALL), nothing);
    assert_eq!(named(rows.iter().filter_map(reaction).collect(), reactions::ALL), nothing);
    assert_eq!(named(rows.iter().map(|it| refusals::kind(&it.1)).collect(), refusals::ALL), nothing);
}

/// Every refusal is said in three languages, with all its facts in place.
#[test]
fn every_refusal_has_words() {
    let positions: Vec<Position> = positions().collect();
    for language in [Language::En, Language::Fr, Language::It] {
        let words = |language| Warzone.messages(language);
        let speech = battle::Speech::new(language, &[&words]).unwrap_or_else(|faults| panic!("{faults:?}"));
        for (at, (_, why)) in positions.iter().flat_map(|at| at.rows.iter().map(move |row| (at, row))) {
            for line in [why.line(), Warzone.refusal(&at.game.state, why)] {
                let said = speech.say(&line);
                assert!(speech.missing() == 0 && !said.is_empty(), "{language:?}: {said}");
            }
        }
    }
}

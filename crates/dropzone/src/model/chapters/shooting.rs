//! Shooting: what is declared, rolled and suffered (`dc.shoot.sequence`).

use battle::{Breakdown, Line, Seat};
use catalogue::{RuleId, rule};
use dice::Faces;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use table::{Inches, Point};

use crate::{
    FeatureId, SquadId, State, Template, UnitId, WeaponId, WeaponRule,
    model::{
        chapters::command,
        marks::{SquadMark, UnitMark},
        step::{Asks, StepFacts},
    },
};

/// What is said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Order {
    /// Declares shots (`dc.shoot.declare`); nothing is rolled before [`Order::Fire`].
    Aim(Aim),
    /// All that was declared is shot.
    Fire,
    /// A squad launches smoke instead of shooting (`dc.weapon.smoke`).
    Smoke {
        /// Which.
        squad: SquadId,
    },
    /// How hits of Focus weapons are put together (`dc.weapon.focus`).
    Focus {
        /// For each hit that is rolled to damage, how many others are discarded into it.
        discarded: SmallVec<[u8; 6]>,
    },
    /// Where shots at a Commander's unit go (`dc.shoot.commander-guard`).
    Guard {
        /// Another unit of its squad; none if they stay where they are.
        to: Option<UnitId>,
    },
}

/// Units of one squad that fire the same weapon at one target.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Aim {
    /// The weapon, by its place in their profile.
    pub weapon: WeaponId,
    /// Who fires.
    pub shooters: SmallVec<[UnitId; 6]>,
    /// At what.
    pub target: Target,
    /// How many shots of each weapon go at this target; all where it is not said (`dc.weapon.strafe`, `dc.weapon.sniper`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shots: Option<u8>,
    /// The template of a Barrage; the largest that reaches where it is not said (`dc.weapon.barrage-red`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub template: Option<Template>,
}

impl Aim {
    /// All shots of these units' weapons at a target.
    #[must_use]
    pub fn new(weapon: WeaponId, shooters: SmallVec<[UnitId; 6]>, target: Target) -> Aim {
        Aim { weapon, shooters, target, shots: None, template: None }
    }

    /// Only so many shots of each weapon.
    #[must_use]
    pub fn shots(self, shots: u8) -> Aim {
        Aim { shots: Some(shots), ..self }
    }
}

/// What is shot at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Target {
    /// A unit.
    Unit(UnitId),
    /// A Structure or Forest (`dc.feature.shoot`).
    Feature(FeatureId),
}

/// All that is declared to be shot together (`dc.shoot.declare`), and what has come of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Volley {
    /// Whose.
    pub seat: Seat,
    /// What is declared.
    pub aims: Vec<Aim>,
    /// Whether it has been fired; until then more can be declared.
    pub fired: bool,
    /// Whether it is Reaction Fire (`dc.weapon.reaction-fire`).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub reaction: bool,
    /// What was rolled to hit.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hits: Vec<Hits>,
    /// Hits of Focus weapons that wait until all of them are known.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub waiting: Vec<Waiting>,
    /// How they are put together: for each hit that is rolled, how many others are discarded into it.
    #[serde(default, skip_serializing_if = "SmallVec::is_empty")]
    pub discarded: SmallVec<[u8; 6]>,
    /// What was rolled to damage.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub wounds: Vec<Wounds>,
    /// What the shots rolled so far have done: applied when all are rolled.
    pub harm: Vec<Harm>,
}

/// Shots of one aim that were rolled to hit together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hits {
    /// Which aim.
    pub aim: u8,
    /// One of those who fired.
    pub by: UnitId,
    /// At what.
    pub target: Target,
    /// The number needed.
    pub need: i32,
    /// The dice.
    pub dice: Rerolls,
}

/// Hits of a Focus weapon that are left after countermeasures (`dc.weapon.focus`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Waiting {
    /// Of which aim.
    pub aim: u8,
    /// One of those who fired.
    pub by: UnitId,
    /// How many.
    pub hits: u8,
}

/// Hits that were rolled to damage together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wounds {
    /// Which aim they are of.
    pub aim: u8,
    /// One of those who fired.
    pub by: UnitId,
    /// What was hit.
    pub target: Target,
    /// The number needed.
    pub need: i32,
    /// The dice.
    pub dice: Rerolls,
    /// Hits that do double damage without a roll (`dc.card.titanomachy`).
    #[serde(default)]
    pub sure: u8,
    /// What they are, if they come from a miss (`dc.weapon.goliath`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub glancing: Option<Glancing>,
}

/// Hits of a miss on a feature: D3 of an Energy and a Demolisher value of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Glancing {
    /// By which rule.
    pub rule: RuleId,
    /// Their Energy.
    pub energy: u8,
    /// Their Demolisher value.
    pub demolisher: u8,
}

/// Dice that lie on the table, some of which may be rolled again: each die once (`dc.basic.reroll`).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rerolls {
    /// Rolled once.
    pub once: Faces,
    /// Rolled for the second time; they stand.
    #[serde(default, skip_serializing_if = "Faces::is_empty")]
    pub twice: Faces,
}

impl Rerolls {
    /// Dice rolled once.
    #[must_use]
    pub fn of(dice: &[u8]) -> Rerolls {
        Rerolls { once: dice.iter().copied().collect(), twice: Faces::new() }
    }

    /// All of them.
    #[must_use]
    pub fn all(&self) -> Faces {
        self.once.iter().chain(&self.twice).copied().collect()
    }
}

/// Dice of a volley.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Dice {
    /// Those of one of its rolls to hit.
    Hits(u8),
    /// Those of one of its rolls to damage.
    Wounds(u8),
}

/// What some shots have done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Harm {
    /// To what.
    pub target: Target,
    /// DP lost.
    pub dp: u8,
    /// Collateral Damage caused (`dc.feature.collateral-trigger`).
    pub collateral: u8,
    /// Fire Tokens placed.
    pub fires: u8,
    /// By which rule.
    pub rule: RuleId,
}

/// What is left to resolve.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// The shots of this aim are rolled to hit.
    Salvo(u8),
    /// The owner of a Commander's unit says where the shots of this aim go (`dc.shoot.commander-guard`).
    Guard {
        /// Which aim.
        aim: u8,
        /// The squad that is shot at.
        squad: SquadId,
    },
    /// The hits of this aim are rolled to damage.
    Damage(u8),
    /// The shooters say how these hits are put together (`dc.weapon.focus`).
    Focus {
        /// Which aim is the last of those that hit.
        aim: u8,
        /// Who shoots.
        squad: SquadId,
        /// How many hits there are.
        hits: u8,
    },
    /// They are rolled to damage so.
    Focused(u8),
    /// What the dice have done is counted.
    Tally,
    /// What the volley has done is applied.
    Apply,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Event {
    /// Shots were declared.
    Aimed(Aim),
    /// All that was declared is shot.
    Fired,
    /// Shots were rolled to hit.
    HitsRolled {
        /// Of which aim.
        aim: u8,
        /// Who fired.
        shooters: SmallVec<[UnitId; 6]>,
        /// At what: of a Frag weapon or an Ion Storm one of those around.
        target: Target,
        /// The number needed.
        need: Breakdown,
        /// The dice.
        dice: Faces,
        /// How many hit.
        hits: u8,
    },
    /// The template of an Area weapon was placed (`dc.weapon.area`).
    TemplatePlaced {
        /// Who fired.
        by: UnitId,
        /// How large.
        size: Template,
        /// Where its middle is.
        at: Point,
        /// How many inches it deviated (`dc.weapon.area-miss`).
        deviated: u8,
    },
    /// These hits wait until all of their weapons are known.
    HitsWait(Waiting),
    /// Hits were put together: for each that is rolled, how many others were discarded into it.
    Focused(SmallVec<[u8; 6]>),
    /// Shots of an aim go at another unit (`dc.shoot.commander-guard`).
    Guarded {
        /// Which aim.
        aim: u8,
        /// At whom.
        to: UnitId,
    },
    /// All bases on the edge of a target are hit (`dc.weapon.area-garrison`).
    EdgeHit {
        /// Of which feature.
        feature: FeatureId,
        /// By which rule.
        rule: RuleId,
    },
    /// A squad hides in smoke until the turn ends (`dc.weapon.smoke`).
    Smoked {
        /// Which.
        squad: SquadId,
        /// Whether it launched the smoke itself, instead of shooting.
        launched: bool,
    },
    /// Passive Countermeasures were rolled (`dc.shoot.passive`).
    Countered {
        /// Whose.
        unit: UnitId,
        /// The number needed.
        need: u8,
        /// The dice.
        dice: Faces,
        /// Hits left.
        left: u8,
    },
    /// Passive Countermeasures do not help against a weapon (`dc.shoot.passive-e13`).
    NotCountered {
        /// Whose.
        unit: UnitId,
        /// By which rule.
        rule: RuleId,
    },
    /// Hits were rolled to damage.
    DamageRolled {
        /// What was hit; nothing where the hits come from no shot.
        target: Option<Target>,
        /// The number needed.
        need: Breakdown,
        /// The dice.
        dice: Faces,
    },
    /// These dice lie on the table, until all has been rolled.
    Wounded(Wounds),
    /// Dice were rolled again.
    Rerolled {
        /// By which rule.
        rule: RuleId,
        /// Which.
        of: Dice,
        /// Those that stay as they were.
        kept: Faces,
        /// What the others show now.
        again: Faces,
    },
    /// What some shots have done, to be applied when all are rolled.
    Harmed(Harm),
    /// A squad shoots worse until the turn ends (`dc.weapon.disruptor`).
    Disrupted {
        /// Which.
        squad: SquadId,
    },
    /// The volley is over.
    VolleyOver,
}

/// Why an order is refused.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Forbidden {
    /// The squad has shot, or may not.
    MayNotShoot {
        /// Which.
        squad: SquadId,
        /// By which rule.
        rule: RuleId,
    },
    /// The unit cannot fire this weapon, or has fired it.
    MayNotFire {
        /// Who.
        unit: UnitId,
        /// By which rule.
        rule: RuleId,
    },
    /// The unit has moved too far for this weapon.
    MovedTooFar {
        /// Who.
        unit: UnitId,
        /// How far it has moved.
        moved: Inches,
        /// How far it may have.
        most: Inches,
    },
    /// This cannot be the target.
    NoTarget {
        /// By which rule.
        rule: RuleId,
    },
    /// The target is out of the weapon's arc.
    OutOfArc {
        /// Whose.
        unit: UnitId,
    },
    /// The target cannot be seen.
    OutOfSight {
        /// By whom.
        unit: UnitId,
    },
    /// The target is out of range.
    OutOfRange {
        /// Whose.
        unit: UnitId,
        /// How far it is.
        distance: Inches,
        /// How far the weapon reaches.
        range: Inches,
    },
    /// The template of a Barrage does not reach so far.
    TemplateTooFar {
        /// How far the target is.
        distance: Inches,
        /// How far the template reaches; 0 if the table has none of that size.
        range: Inches,
        /// By which rule.
        rule: RuleId,
    },
    /// The hits that are rolled and those that are discarded are not all there are.
    NotAllHits {
        /// How many there are.
        hits: u8,
    },
    /// The shots cannot be moved to this unit.
    CannotGuard {
        /// Which.
        unit: UnitId,
    },
    /// Nothing is declared.
    NothingDeclared,
}

impl Forbidden {
    /// The rule that forbids.
    #[must_use]
    pub fn rule(&self) -> RuleId {
        match self {
            Forbidden::MayNotShoot { rule, .. }
            | Forbidden::MayNotFire { rule, .. }
            | Forbidden::NoTarget { rule }
            | Forbidden::TemplateTooFar { rule, .. } => *rule,
            Forbidden::MovedTooFar { .. } => rule!("dc.basic.weapon-mf"),
            Forbidden::OutOfArc { .. } => rule!("dc.basic.weapon-arc"),
            Forbidden::OutOfSight { .. } => rule!("dc.basic.los"),
            Forbidden::OutOfRange { .. } => rule!("dc.shoot.range"),
            Forbidden::NotAllHits { .. } => rule!("dc.weapon.focus"),
            Forbidden::CannotGuard { .. } => rule!("dc.shoot.commander-guard"),
            Forbidden::NothingDeclared => rule!("dc.shoot.declare"),
        }
    }

    pub(crate) fn line(&self) -> Line {
        match *self {
            Forbidden::MayNotShoot { squad, rule } => {
                Line::new("dc-no-may-not-shoot").with("squad", squad.0).with("rule", rule)
            }
            Forbidden::MayNotFire { unit, rule } => {
                Line::new("dc-no-may-not-fire").with("unit", unit.0).with("rule", rule)
            }
            Forbidden::MovedTooFar { unit, moved, most } => {
                Line::new("dc-no-moved-too-far").with("unit", unit.0).with("moved", moved).with("most", most)
            }
            Forbidden::NoTarget { rule } => Line::new("dc-no-target").with("rule", rule),
            Forbidden::OutOfArc { unit } => Line::new("dc-no-out-of-arc").with("unit", unit.0),
            Forbidden::OutOfSight { unit } => Line::new("dc-no-out-of-sight").with("unit", unit.0),
            Forbidden::OutOfRange { unit, distance, range } => {
                Line::new("dc-no-out-of-range").with("unit", unit.0).with("distance", distance).with("range", range)
            }
            Forbidden::TemplateTooFar { distance, range, .. } => {
                Line::new("dc-no-template-too-far").with("distance", distance).with("range", range)
            }
            Forbidden::NotAllHits { hits } => Line::new("dc-no-not-all-hits").with("hits", hits),
            Forbidden::CannotGuard { unit } => Line::new("dc-no-cannot-guard").with("unit", unit.0),
            Forbidden::NothingDeclared => Line::new("dc-no-nothing-declared"),
        }
    }
}

impl Step {
    pub(crate) fn facts(&self) -> StepFacts {
        match self {
            Step::Salvo(_) | Step::Damage(_) | Step::Tally => StepFacts::automatic(rule!("dc.shoot.sequence")),
            Step::Guard { squad, .. } => StepFacts::offer(rule!("dc.shoot.commander-guard"), Asks::Squad(*squad)),
            Step::Focus { squad, .. } => StepFacts::forced(rule!("dc.weapon.focus"), Asks::Squad(*squad)).samples(),
            Step::Focused(_) => StepFacts::automatic(rule!("dc.weapon.focus")),
            Step::Apply => StepFacts::automatic(rule!("dc.damage.apply")),
        }
    }
}

impl Event {
    pub(crate) fn fold(&self, state: &mut State) {
        match self {
            Event::Aimed(aim) => {
                let seat = aim.shooters.first().map(|it| state.seat(*it)).unwrap_or_default();
                match &mut state.volley {
                    Some(volley) => volley.aims.push(aim.clone()),
                    None => state.volley = Some(Box::new(Volley::of(seat, aim.clone()))),
                }
            }
            Event::Fired => fire(state),
            Event::HitsRolled { aim, shooters, target, need, dice, .. } => {
                if let (Some(volley), Some(by)) = (&mut state.volley, shooters.first()) {
                    let (need, dice) = (need.total(), Rerolls::of(dice));
                    volley.hits.push(Hits { aim: *aim, by: *by, target: *target, need, dice });
                }
            }
            Event::Countered { .. }
            | Event::NotCountered { .. }
            | Event::DamageRolled { .. }
            | Event::TemplatePlaced { .. }
            | Event::EdgeHit { .. } => {}
            Event::HitsWait(waiting) => {
                if let Some(volley) = &mut state.volley {
                    volley.waiting.push(*waiting);
                }
            }
            Event::Focused(discarded) => {
                if let Some(volley) = &mut state.volley {
                    volley.discarded.clone_from(discarded);
                }
            }
            Event::Guarded { aim, to } => {
                if let Some(aim) = state.volley.as_mut().and_then(|it| it.aims.get_mut(usize::from(*aim))) {
                    aim.target = Target::Unit(*to);
                }
            }
            Event::Smoked { squad, launched } => smoke(state, *squad, *launched),
            Event::Wounded(wounds) => {
                if let Some(volley) = &mut state.volley {
                    volley.wounds.push(wounds.clone());
                }
            }
            Event::Rerolled { of, kept, again, .. } => {
                if let Some(dice) = state.volley.as_mut().and_then(|it| it.dice(*of)) {
                    dice.once.clone_from(kept);
                    dice.twice.extend(again.iter().copied());
                }
            }
            Event::Harmed(harm) => {
                if let Some(volley) = &mut state.volley {
                    volley.harm.push(*harm);
                }
            }
            Event::Disrupted { squad } => state.mark_squad(*squad, SquadMark::Disrupted, true),
            Event::VolleyOver => {
                state.volley = None;
                command::end_volley(state);
            }
        }
    }
}

impl Volley {
    /// One aim, declared.
    pub(crate) fn of(seat: Seat, aim: Aim) -> Volley {
        Volley {
            seat,
            aims: vec![aim],
            fired: false,
            reaction: false,
            hits: Vec::new(),
            waiting: Vec::new(),
            discarded: SmallVec::new(),
            wounds: Vec::new(),
            harm: Vec::new(),
        }
    }

    fn dice(&mut self, of: Dice) -> Option<&mut Rerolls> {
        match of {
            Dice::Hits(at) => self.hits.get_mut(usize::from(at)).map(|it| &mut it.dice),
            Dice::Wounds(at) => self.wounds.get_mut(usize::from(at)).map(|it| &mut it.dice),
        }
    }
}

/// Weapons are spent, and shooting ends a movement that was begun (`dc.action.two-categories`).
fn fire(state: &mut State) {
    let Some(volley) = &mut state.volley else { return };
    volley.fired = true;
    let aims = volley.aims.clone();
    spend_all(state, &aims);
    for unit in aims.iter().flat_map(|it| &it.shooters) {
        let squad = state.squad_of(*unit);
        state.mark_squad(squad, SquadMark::Shot, true);
        if state.squad_is(squad, SquadMark::Moving) || state.squad_is(squad, SquadMark::HasMoved) {
            state.end_movement(squad);
        }
    }
}

/// The weapons of these aims are fired, each once however its shots are split. Only for folding.
pub(crate) fn spend_all(state: &mut State, aims: &[Aim]) {
    let mut shots: Vec<(UnitId, WeaponId)> =
        aims.iter().flat_map(|aim| aim.shooters.iter().map(|it| (*it, aim.weapon))).collect();
    shots.sort_unstable();
    shots.dedup();
    shots.into_iter().for_each(|(unit, weapon)| spend(state, unit, weapon));
}

/// A weapon is fired, by a base inside a feature out of it. Only for folding.
pub(crate) fn spend(state: &mut State, unit: UnitId, weapon: WeaponId) {
    let slot = limited_slot(state, unit, weapon);
    let it = &mut state.units[unit.index()];
    it.fired |= 1 << weapon.0;
    if let Some(slot) = slot {
        it.spent[slot] = it.spent[slot].saturating_add(1);
    }
    if it.place.feature().is_some() {
        state.mark_unit(unit, UnitMark::ShotOut, true);
    }
}

/// Smoke that the squad launches itself is its action of shooting (`dc.action.two-categories`).
fn smoke(state: &mut State, squad: SquadId, launched: bool) {
    state.mark_squad(squad, SquadMark::Smoke, true);
    if launched {
        state.mark_squad(squad, SquadMark::Shot, true);
        if state.squad_is(squad, SquadMark::Moving) || state.squad_is(squad, SquadMark::HasMoved) {
            state.end_movement(squad);
        }
    }
}

/// The place of a weapon among a unit's Limited weapons (`dc.weapon.limited`).
pub(crate) fn limited_slot(state: &State, unit: UnitId, weapon: WeaponId) -> Option<usize> {
    let is_limited = |it: &crate::Weapon| it.rules.iter().any(|it| matches!(it, WeaponRule::Limited(_)));
    let weapons = &state.mode(unit).weapons;
    weapons.get(weapon.index()).filter(|it| is_limited(it))?;
    let slot = weapons[..weapon.index()].iter().filter(|it| is_limited(it)).count();
    (slot < 6).then_some(slot)
}

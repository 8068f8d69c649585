//! Active skills: what a squad or a model may do for turned Resource Cards (`wz.card.burn-skill`).
//!
//! They are used in the own Activation, as long as nobody has Distracted the bearer. What a skill does while it is in
//! force is asked for where it matters, as a grant: here is only what it costs, for whom it is, and how long it lasts.

use battle::{Resolution, Seat};
use catalogue::{RuleId, rule};

use crate::{Active, Event, Forbidden, Mark, ModelId, Morale, On, Skill, SquadId, State, Step, Until, Warzone};

/// The power that forbids Active skills (`wz.bauhaus.skill.duval.distraction`).
pub(crate) const DISTRACTION: RuleId = rule!("wz.bauhaus.skill.duval.distraction");
/// The rule by which cards pay for skills.
const BURN: RuleId = rule!("wz.card.burn-skill");

/// The use of an Active skill, found legal.
#[derive(Clone, Debug)]
pub struct Using {
    /// Which.
    pub active: Active,
    /// What it costs now.
    pub cards: u8,
    /// For whom.
    pub models: Vec<ModelId>,
}

/// Why a model may use nothing that is called Active: it is Distracted.
pub(crate) fn distraction(state: &State, model: ModelId) -> Option<Forbidden> {
    state.granted(model, DISTRACTION).map(|_| Forbidden::Barred { rule: DISTRACTION })
}

impl State {
    /// Whether a model has a skill of its own or by one of its weapons. None counts while it carries supplies
    /// (`wz.priority.supply-run.restrictions`).
    #[must_use]
    pub fn bears(&self, model: ModelId, rule: RuleId) -> bool {
        !self.carries_token(model) && self.profile(model).bears(rule)
    }

    /// The Active skills that a model bears in this sense, a bit each in the order of their list.
    pub(crate) fn actives(&self, model: ModelId) -> u32 {
        let card = &self.field.models[self.model(model).carries.unwrap_or(model).index()];
        if self.carries_token(model) { 0 } else { self.field.actives[usize::from(card.profile)] }
    }
}

/// The mark that a skill was used in this battle.
fn spent(state: &State, active: &Active) -> Skill {
    let number = state.field.book.actives.iter().position(|it| it.rule == active.rule).unwrap_or(0);
    Skill::with(BURN, number as i32)
}

/// Judges the use of an Active skill by a squad, or by the model of it that acts.
pub(crate) fn judge(
    state: &State,
    squad: SquadId,
    acting: Option<ModelId>,
    rule: RuleId,
    models: &[ModelId],
) -> Result<Using, Forbidden> {
    let number = state.field.book.actives.iter().position(|it| it.rule == rule).ok_or(Forbidden::NoSkill { rule })?;
    let active = state.field.book.actives[number];
    let bearers: Vec<ModelId> = state.members(squad).filter(|it| state.actives(*it) >> number & 1 == 1).collect();
    if bearers.is_empty() || state.squad(squad).morale != Morale::Steady {
        return Err(Forbidden::NoSkill { rule });
    }
    if active.on == On::Beginning && !matches!(state.steps.top(), Some(Step::Declare(_))) {
        return Err(Forbidden::Barred { rule: rule!("wz.def.beginning-of-activation") });
    }
    let mut models = takers(&active, acting, &bearers, models)?;
    if let Some(model) = models.iter().find(|it| !bearers.contains(it)) {
        return Err(Forbidden::NotOfThisSquad { model: *model, squad, rule });
    }
    if matches!(active.on, On::Squad | On::Beginning) {
        models = those_able(state, models)?;
    }
    for model in &models {
        model_objection(state, &active, *model).map_or(Ok(()), Err)?;
    }
    let all = models.len() == bearers.len();
    let cards = match (active.on, active.cards) {
        (On::Some(most), (_, Some(whole))) if all && models.len() > most => whole,
        (_, (cards, _)) => cards,
    };
    let ready = state.side(state.field.squads[squad.index()].seat).ready;
    if ready < cards {
        return Err(Forbidden::TooFewCards { needed: cards, ready, rule: BURN });
    }
    Ok(Using { active, cards, models })
}

/// For whom the skill is used: named where there is a choice.
fn takers(
    active: &Active,
    acting: Option<ModelId>,
    bearers: &[ModelId],
    named: &[ModelId],
) -> Result<Vec<ModelId>, Forbidden> {
    match active.on {
        On::Model => acting.map(|it| vec![it]).ok_or(Forbidden::Barred { rule: active.rule }),
        On::Squad | On::Beginning => Ok(bearers.to_vec()),
        On::Some(_) if named.is_empty() => Ok(bearers.to_vec()),
        On::Some(most) if named.len() > most && named.len() < bearers.len() => {
            Err(Forbidden::TooFewModels { models: named.len(), needed: bearers.len(), rule: active.rule })
        }
        On::Some(_) => Ok(named.to_vec()),
    }
}

/// Of a squad that uses a skill those who fumbled or are Distracted go without; the others are unaffected.
fn those_able(state: &State, models: Vec<ModelId>) -> Result<Vec<ModelId>, Forbidden> {
    let (barred, able): (Vec<ModelId>, Vec<ModelId>) =
        models.into_iter().partition(|it| is_barred(state, *it).is_some());
    match barred.first().and_then(|it| is_barred(state, *it)) {
        Some(why) if able.is_empty() => Err(why),
        Some(_) | None => Ok(able),
    }
}

/// Why no skill at all can be used for a model: it fumbled, or is Distracted.
fn is_barred(state: &State, model: ModelId) -> Option<Forbidden> {
    if state.model(model).marks.has(Mark::Fumbled) {
        return Some(Forbidden::Fumbled { model });
    }
    distraction(state, model)
}

/// Why a model cannot have the skill used for it: it may have none now, or has had it.
fn model_objection(state: &State, active: &Active, model: ModelId) -> Option<Forbidden> {
    if let Some(why) = is_barred(state, model) {
        return Some(why);
    }
    let mark = spent(state, active);
    let used = active.once && state.grants.iter().any(|it| it.model == model && it.skill == mark);
    let has_it = state.granted(model, active.gives).is_some();
    let had = |it: &ModelId| state.granted(*it, active.gives).is_some();
    let others = || state.field.members(state.field.squad(model)).filter(had);
    let full = active.limit.is_some_and(|most| others().count() >= most);
    (used || has_it || full).then_some(Forbidden::SkillUsed { rule: active.rule })
}

/// Cards are turned and the skill is in force.
pub(crate) fn buy(now: &mut Resolution<'_, Warzone>, using: Using) {
    let Using { active, cards, models } = using;
    let Some(first) = models.first().copied() else { return };
    let seat = now.field.seat(first);
    now.emit(Event::SkillUsed { seat, model: first, rule: active.rule, cards });
    if active.once {
        let skill = spent(now, &active);
        now.emit(Event::Granted { models: models.clone(), skill, until: Until::Battle });
    }
    now.emit(Event::Granted { models, skill: Skill::plain(active.gives), until: active.until });
}

/// The Active skills that could be used now: for the squad, or by the model of it that acts. One that nobody in it bears
/// or that costs more cards than there are is not looked at.
pub(crate) fn candidates(
    state: &State,
    squad: SquadId,
    acting: Option<ModelId>,
    mut found: impl FnMut(RuleId, Vec<ModelId>),
) {
    let borne = state.members(squad).fold(0, |all, it| all | state.actives(it));
    let ready = state.side(state.field.squads[squad.index()].seat).ready;
    let affordable = |it: &Active| it.cards.0.min(it.cards.1.unwrap_or(u8::MAX)) <= ready;
    for (_, active) in
        state.field.book.actives.iter().enumerate().filter(|it| borne >> it.0 & 1 == 1 && affordable(it.1))
    {
        let Ok(using) = judge(state, squad, acting, active.rule, &[]) else { continue };
        found(active.rule, Vec::new());
        if let On::Some(most) = active.on
            && using.models.len() > most
        {
            let one = acting.filter(|it| most == 1 && using.models.contains(it));
            found(active.rule, one.map_or_else(|| using.models[..most].to_vec(), |it| vec![it]));
        }
    }
}

/// Whether a squad has a skill that is used at the beginning of its Activation.
pub(crate) fn may_begin(state: &State, squad: SquadId) -> bool {
    let at_first = state.field.book.actives.iter().filter(|it| it.on == On::Beginning);
    let mut usable = at_first.filter(|it| judge(state, squad, None, it.rule, &[]).is_ok());
    usable.next().is_some()
}

/// Turns cards.
pub(crate) fn pay(state: &mut State, seat: Seat, cards: u8) {
    let side = &mut state.sides[seat.index()];
    side.ready = side.ready.saturating_sub(cards);
    side.burned += cards;
}

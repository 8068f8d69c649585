//! Rolling what was declared: all shots to hit; then, aim by aim, Passive Countermeasures and hits to damage
//! (`dc.shoot.sequence`). The dice lie on the table until all is rolled, so that cards may have them rolled again; only then
//! is counted what they do.
//!
//! Units that need the same numbers roll together; of weapons with templates each rolls by itself.

use std::borrow::Cow;

use battle::Breakdown;
use catalogue::{RuleId, rule};
use dice::{Faces, NeedDice, Roll};
use smallvec::SmallVec;

use super::{
    barrage, focus,
    numbers::{fired_as, shots, to_damage, to_hit},
    reroll::{again, fails},
    template,
};
use crate::{
    Aim, Amount, FeatureId, Harm, Hits, Now, Range, Rerolls, State, Target, Template, UnitId, Weapon, Wounds,
    model::{
        chapters::{
            command,
            shooting::{Dice, Event, Glancing, Waiting},
        },
        entry::{Multiple, Shot},
    },
    rules::{
        damage,
        flow::{count, d3, done, successes},
        measuring::{HAIR, body, distance, flies},
        moments,
    },
};

/// The printed Energy against which Passive Countermeasures do not help (`dc.shoot.passive-e13`).
const BEATS_PASSIVE: u8 = 13;

/// Units that roll together, with how many dice.
struct Batch {
    shooters: SmallVec<[UnitId; 6]>,
    target: Target,
    need: Breakdown,
    /// The number to damage with this target; cover can lie before some of those who shoot only.
    damage: Option<i32>,
    dice: u8,
    /// Whether it matters which face a die shows, not only whether it hits.
    face_by_face: bool,
}

/// Rolls the shots of an aim to hit.
pub(crate) fn roll(now: &mut Now<'_>, number: u8) -> Result<(), NeedDice> {
    let Some(aim) = now.volley.as_ref().and_then(|it| it.aims.get(usize::from(number))).cloned() else {
        done(now);
        return Ok(());
    };
    for batch in batches(now, &aim) {
        let dice = dice_to_hit(now, &batch)?;
        let (hits, Batch { shooters, target, need, .. }) = (count(&dice, batch.need.total()), batch);
        now.emit(Event::HitsRolled { aim: number, shooters, target, need, dice, hits }.into());
        roll_misses(now, &aim)?;
    }
    done(now);
    Ok(())
}

/// The dice of a batch. Faces count one by one where a die says how far a template deviates; a 6 counts for itself where
/// it lights fires or needs no roll to damage.
fn dice_to_hit(now: &mut Now<'_>, batch: &Batch) -> Result<Faces, NeedDice> {
    if batch.dice == 0 {
        return Ok(Faces::new());
    }
    let need = batch.need.total().clamp(2, 6) as u8;
    let roll = Roll::new(rule!("dc.shoot.hit"), batch.dice, 6);
    if batch.face_by_face {
        return now.roll(roll);
    }
    let sixes = !now.field.moments.fires.is_empty() || !now.field.moments.sure_hits.is_empty();
    let cuts: SmallVec<[u8; 2]> = [need - 1].into_iter().chain((sixes && need < 6).then_some(5)).collect();
    now.roll(roll.grouped(&cuts).any_order())
}

/// The misses just rolled are rolled again where an entry says so.
fn roll_misses(now: &mut Now<'_>, aim: &Aim) -> Result<(), NeedDice> {
    let rolls = now.volley.as_ref().map(|it| it.hits.len()).unwrap_or_default();
    let last = now.volley.as_ref().and_then(|it| it.hits.last()).cloned();
    let Some(Hits { by, need, dice, target, .. }) = last else { return Ok(()) };
    let Some(weapon) = now.weapon(by, aim.weapon) else { return Ok(()) };
    match moments::hit_reroll(now, &Shot { by, weapon, target }, aim) {
        Some(rule) => again(now, rule, Dice::Hits((rolls - 1) as u8), &dice, need, |die| fails(die, need)),
        None => Ok(()),
    }
}

/// Rolls the hits of an aim to damage.
pub(crate) fn roll_damage(now: &mut Now<'_>, number: u8) -> Result<(), NeedDice> {
    let volley = now.volley.as_ref();
    let aim = volley.and_then(|it| it.aims.get(usize::from(number))).cloned();
    let of_aim = volley.into_iter().flat_map(|it| it.hits.iter().filter(|it| it.aim == number));
    for hits in of_aim.cloned().collect::<Vec<Hits>>() {
        let dice = hits.dice.all();
        if let Some(aim) = &aim {
            hit(now, aim, &hits, &dice)?;
        }
    }
    if let Some(aim) = &aim {
        without_dice(now, number, aim)?;
    }
    done(now);
    focus::next(now, number);
    Ok(())
}

fn batches(state: &State, aim: &Aim) -> Vec<Batch> {
    let mut batches: Vec<Batch> = Vec::new();
    for unit in &aim.shooters {
        let Some(weapon) = fired_as(state, *unit, aim.weapon, aim.target) else { continue };
        let shot = Shot { by: *unit, weapon: &weapon, target: aim.target };
        let all = shots(state, &shot).total().clamp(0, 255) as u8;
        let dice = aim.shots.map_or(all, |it| it.min(all));
        for (target, need) in rolled_for(state, &shot) {
            let damage = to_damage(state, &Shot { target, ..shot }).map(|it| it.total());
            let (key, templates) = ((&need, target, damage), template_of(state, aim, &weapon).is_some());
            let alike = |it: &Batch| {
                !templates && (&it.need, it.target, it.damage) == key && it.dice.checked_add(dice).is_some()
            };
            match batches.iter_mut().find(|it| alike(it)) {
                Some(batch) => {
                    batch.shooters.push(*unit);
                    batch.dice += dice;
                }
                None => batches.push(Batch {
                    shooters: SmallVec::from_slice(&[*unit]),
                    target,
                    need,
                    damage,
                    dice,
                    face_by_face: templates,
                }),
            }
        }
    }
    if is_battery(state, aim) { as_one(aim, batches) } else { batches }
}

fn is_battery(state: &State, aim: &Aim) -> bool {
    let weapon = aim.shooters.first().and_then(|it| state.weapon(*it, aim.weapon));
    weapon.and_then(barrage::value_of).is_some()
}

/// A battery rolls one die, with the worst modifiers among its units (`dc.weapon.barrage-battery`).
fn as_one(aim: &Aim, batches: Vec<Batch>) -> Vec<Batch> {
    let worst = batches.into_iter().max_by_key(|it| it.need.total());
    worst.map(|it| Batch { shooters: aim.shooters.clone(), dice: 1, ..it }).into_iter().collect()
}

/// The template of a weapon, if it has one (`dc.weapon.area`, `dc.weapon.barrage`).
pub(super) fn template_of(state: &State, aim: &Aim, weapon: &Weapon) -> Option<Template> {
    weapon.area().or_else(|| barrage::value_of(weapon).map(|_| barrage::template(state, aim)))
}

/// What shots are rolled for to hit, with the number needed: their target, but of a Frag weapon each unit under its template
/// and no feature, and of an Ion Storm everybody around (`dc.weapon.frag-hit`, `dc.weapon.ion-storm`).
fn rolled_for(state: &State, shot: &Shot<'_>) -> Vec<(Target, Breakdown)> {
    let aiming = moments::aiming(state, shot.weapon);
    if aiming.at_friends.is_some() || aiming.bursts.is_some() {
        return Vec::new();
    }
    if aiming.around.is_some() {
        let around = around(state, shot).into_iter().map(Target::Unit);
        return around.map(|target| (target, to_hit(state, &Shot { target, ..*shot }))).collect();
    }
    match (shot.weapon.frag(), shot.target) {
        (None, _) => vec![(shot.target, to_hit(state, shot))],
        (Some(_), Target::Feature(_)) => Vec::new(),
        (Some(number), Target::Unit(unit)) => {
            let all = template::fragged(state, shot.by, shot.weapon, unit).into_iter();
            all.map(|it| (Target::Unit(it), template::frag_need(state, shot, number, it))).collect()
        }
    }
}

/// Every other unit on the ground within range of a weapon that shoots around itself, friend or foe
/// (`dc.weapon.ion-storm`).
fn around(state: &State, shot: &Shot<'_>) -> Vec<UnitId> {
    let (Some(own), Range::Inches(range)) = (body(state, shot.by), shot.weapon.full) else { return Vec::new() };
    let near = |it: &UnitId| {
        let other = body(state, *it).filter(|_| *it != shot.by && !flies(state, *it));
        other.is_some_and(|it| distance(&own, &it) <= f64::from(range) + HAIR)
    };
    state.all_units().filter(near).collect()
}

/// What the dice of an aim do: fires, Passive Countermeasures, and dice to damage (`dc.shoot.passive`, `dc.damage.roll`).
fn hit(now: &mut Now<'_>, aim: &Aim, rolled: &Hits, to_hit: &[u8]) -> Result<(), NeedDice> {
    let (by, target) = (rolled.by, rolled.target);
    let Some(weapon) = fired_as(now, by, aim.weapon, aim.target).map(Cow::into_owned) else { return Ok(()) };
    let shot = Shot { by, weapon: &weapon, target };
    let fires = moments::fires(now, &shot, to_hit, count(to_hit, rolled.need));
    match (template_of(now, aim, &weapon), target) {
        (Some(_), Target::Unit(unit)) if weapon.frag().is_some() => frag(now, rolled, &shot, unit, to_hit)?,
        (Some(size), Target::Unit(_)) => templates(now, rolled, &shot, size, to_hit)?,
        _ => straight(now, rolled, &shot, to_hit)?,
    }
    glance(now, rolled, &shot, to_hit)?;
    let burns = set_on_fire(now, target).map(Target::Feature);
    for (target, (rule, fires)) in burns.into_iter().flat_map(|it| fires.iter().map(move |fires| (it, *fires))) {
        now.emit(Event::Harmed(Harm { target, dp: 0, collateral: 0, fires, rule }).into());
    }
    Ok(())
}

/// What each 1 to hit still does to a feature: D3 hits (`dc.weapon.goliath`).
fn glance(now: &mut Now<'_>, rolled: &Hits, shot: &Shot<'_>, to_hit: &[u8]) -> Result<(), NeedDice> {
    let Target::Feature(_) = shot.target else { return Ok(()) };
    let Some(glancing) = moments::glances(now, shot.weapon) else { return Ok(()) };
    let weapon = Weapon { energy: Some(glancing.energy), ..shot.weapon.clone() };
    for _ in to_hit.iter().filter(|it| **it == 1) {
        let hits = d3(now, glancing.rule)?;
        wound_by(now, rolled.aim, &Shot { weapon: &weapon, ..*shot }, hits, 0, Some(glancing))?;
    }
    Ok(())
}

/// Every die that hits is a hit on the target.
fn straight(now: &mut Now<'_>, rolled: &Hits, shot: &Shot<'_>, to_hit: &[u8]) -> Result<(), NeedDice> {
    let hits = count(to_hit, rolled.need);
    let sure = moments::sure_hits(now, shot, to_hit).min(hits);
    let (sure, left) = (countered(now, shot, sure)?, countered(now, shot, hits - sure)?);
    moments::struck(now, shot, sure + left);
    if focus::waits(now, shot) {
        let waiting = Waiting { aim: rolled.aim, by: shot.by, hits: left };
        now.emit(Event::HitsWait(waiting).into());
        return wound(now, rolled.aim, shot, 0, sure);
    }
    wound(now, rolled.aim, shot, left, sure)
}

/// Every die places a template, whose hits count before the next one (`dc.weapon.area`).
fn templates(now: &mut Now<'_>, rolled: &Hits, shot: &Shot<'_>, size: Template, to_hit: &[u8]) -> Result<(), NeedDice> {
    for die in to_hit {
        for unit in template::hit_by(now, rolled, shot, size, *die)? {
            caught(now, rolled.aim, &Shot { target: Target::Unit(unit), ..*shot }, unit)?;
        }
    }
    Ok(())
}

/// Every die that reaches the number of a Frag weapon is a hit of its template (`dc.weapon.frag-hit`).
fn frag(now: &mut Now<'_>, rolled: &Hits, shot: &Shot<'_>, unit: UnitId, to_hit: &[u8]) -> Result<(), NeedDice> {
    (0..count(to_hit, rolled.need)).try_for_each(|_| caught(now, rolled.aim, shot, unit))
}

/// A unit is hit by a template.
fn caught(now: &mut Now<'_>, aim: u8, shot: &Shot<'_>, unit: UnitId) -> Result<(), NeedDice> {
    let hits = template::hits_on(now, unit)?;
    let left = countered(now, shot, hits)?;
    moments::struck(now, shot, left);
    wound(now, aim, shot, left, 0)
}

/// A Frag weapon hits a feature without a roll, and what falls from it depends on nothing else; smoke comes down where it is
/// wanted (`dc.weapon.frag-feature`, `dc.weapon.smoke`).
fn without_dice(now: &mut Now<'_>, number: u8, aim: &Aim) -> Result<(), NeedDice> {
    for unit in &aim.shooters {
        let Some(weapon) = fired_as(now, *unit, aim.weapon, aim.target).map(Cow::into_owned) else { continue };
        let shot = Shot { by: *unit, weapon: &weapon, target: aim.target };
        let aiming = moments::aiming(now, &weapon);
        if aiming.at_friends.is_some() {
            moments::struck(now, &shot, 1);
        }
        if let Some(rule) = aiming.bursts {
            burst(now, number, &shot, rule)?;
        }
        let (Some(size), Target::Feature(_), Some(_)) = (weapon.area(), aim.target, weapon.frag()) else { continue };
        let shots = shots(now, &shot).total().clamp(0, 80) as u8;
        let hits = shots * template::frag_hits(size);
        wound(now, number, &shot, hits, 0)?;
        let rule = rule!("dc.weapon.frag-feature");
        now.emit(Event::Harmed(Harm { target: aim.target, dp: 0, collateral: hits, fires: 0, rule }).into());
    }
    Ok(())
}

/// The template lies on the unit itself: everything else under it is hit, and the unit loses all its DP
/// (`dc.weapon.self-destruct`).
fn burst(now: &mut Now<'_>, number: u8, shot: &Shot<'_>, rule: RuleId) -> Result<(), NeedDice> {
    let (Some(at), Some(size)) = (now.point(shot.by), shot.weapon.area()) else { return Ok(()) };
    now.emit(Event::TemplatePlaced { by: shot.by, size, at, deviated: 0 }.into());
    let others = template::under(now, shot.by, shot.weapon, at, size).into_iter().filter(|it| *it != shot.by);
    for unit in others {
        caught(now, number, &Shot { target: Target::Unit(unit), ..*shot }, unit)?;
    }
    let (target, dp) = (Target::Unit(shot.by), now.unit(shot.by).dp);
    now.emit(Event::Harmed(Harm { target, dp, collateral: 0, fires: 0, rule }).into());
    Ok(())
}

/// What burns where a target is shot at: the feature itself, or the one it is in (`dc.weapon.flame-fire`).
fn set_on_fire(state: &State, target: Target) -> Option<FeatureId> {
    match target {
        Target::Feature(feature) => Some(feature),
        Target::Unit(unit) => state.unit(unit).place.feature(),
    }
}

/// Hits are rolled to damage, but for those that need no roll; the dice lie on the table until all is rolled.
pub(super) fn wound(now: &mut Now<'_>, aim: u8, shot: &Shot<'_>, hits: u8, sure: u8) -> Result<(), NeedDice> {
    wound_by(now, aim, shot, hits, sure, None)
}

/// The same for hits that may come from a miss.
fn wound_by(
    now: &mut Now<'_>,
    aim: u8,
    shot: &Shot<'_>,
    hits: u8,
    sure: u8,
    glancing: Option<Glancing>,
) -> Result<(), NeedDice> {
    let by_card = moments::sure_hit(now, shot).filter(|_| hits > 0);
    if let Some((card, on)) = by_card {
        now.emit(command::Event::Over { card, on }.into());
    }
    let (card, need) = (u8::from(by_card.is_some()), to_damage(now, shot));
    let (sure, number) = (sure + card, need.as_ref().map_or(7, Breakdown::total));
    let dice = damage_dice(now, number, need.as_ref().map_or(0, |_| hits - card))?;
    if let Some(need) = need.filter(|_| !dice.is_empty()) {
        now.emit(Event::DamageRolled { target: Some(shot.target), need, dice: dice.clone() }.into());
    }
    if sure == 0 && dice.is_empty() {
        return Ok(());
    }
    let dice = Rerolls::of(&dice);
    let (by, target) = (shot.by, shot.target);
    now.emit(Event::Wounded(Wounds { aim, by, target, need: number, dice: dice.clone(), sure, glancing }).into());
    let at = now.volley.as_ref().map_or(0, |it| it.wounds.len()).saturating_sub(1) as u8;
    match moments::damage_reroll(now, shot.target) {
        Some(rule) => again(now, rule, Dice::Wounds(at), &dice, number, |die| !fails(die, number)),
        None => Ok(()),
    }
}

fn damage_dice(now: &mut Now<'_>, number: i32, hits: u8) -> Result<Faces, NeedDice> {
    if hits == 0 {
        return Ok(Faces::new());
    }
    let cuts = [(number - 1).max(1) as u8, (number + 1) as u8];
    now.roll(Roll::new(rule!("dc.damage.roll"), hits, 6).grouped(&cuts).any_order())
}

/// What the dice that lie on the table have done is noted in the volley.
pub(crate) fn tally(now: &mut Now<'_>) -> Result<(), NeedDice> {
    let volley = now.volley.as_ref();
    let (aims, wounds) = volley.map(|it| (it.aims.clone(), it.wounds.clone())).unwrap_or_default();
    for it in wounds {
        let aim = aims.get(usize::from(it.aim));
        let weapon = aim.and_then(|aim| fired_as(now, it.by, aim.weapon, aim.target)).map(Cow::into_owned);
        let Some(weapon) = weapon else { continue };
        let shot = Shot { by: it.by, weapon: &weapon, target: it.target };
        let (dp, collateral, rule) = done_by(now, &shot, &it)?;
        if dp > 0 {
            now.emit(Event::Harmed(Harm { target: it.target, dp, collateral, fires: 0, rule }).into());
        }
    }
    done(now);
    Ok(())
}

/// Passive Countermeasures cancel hits, but not of weapons whose printed Energy is 13 (`dc.shoot.passive-e13`).
fn countered(now: &mut Now<'_>, shot: &Shot<'_>, hits: u8) -> Result<u8, NeedDice> {
    let Target::Unit(unit) = shot.target else { return Ok(hits) };
    let Some(need) = moments::passive(now, unit).filter(|_| hits > 0) else { return Ok(hits) };
    if shot.weapon.energy.is_some_and(|it| it >= BEATS_PASSIVE) {
        now.emit(Event::NotCountered { unit, rule: rule!("dc.shoot.passive-e13") }.into());
        return Ok(hits);
    }
    let dice = successes(now, rule!("dc.shoot.passive"), hits, need)?;
    let left = hits - count(&dice, i32::from(need));
    now.emit(Event::Countered { unit, need, dice, left }.into());
    Ok(left)
}

/// The DP and the Collateral Damage of these dice, and by which rule: double at units, at features only with Demolisher, and then multiplied;
/// collateral wherever a die beats the number by 2, unless the hits themselves cause it (`dc.damage.double`, `dc.feature.damage`,
/// `dc.feature.collateral-trigger`).
fn done_by(now: &mut Now<'_>, shot: &Shot<'_>, wounds: &Wounds) -> Result<(u8, u8, RuleId), NeedDice> {
    let multiples: SmallVec<[Multiple; 2]> = match wounds.glancing {
        Some(Glancing { rule, demolisher, .. }) => {
            [Multiple { rule, by: Amount::Fixed(demolisher), doubles_features: true }].into_iter().collect()
        }
        None => moments::multiples(now, shot).collect(),
    };
    let (doubles, at_feature, rule) = match shot.target {
        Target::Unit(unit) => (damage::can_double(now, unit), false, rule!("dc.damage.roll")),
        Target::Feature(_) => (multiples.iter().any(|it| it.doubles_features), true, rule!("dc.feature.damage")),
    };
    let dice = wounds.dice.all();
    let rolled = dice.iter().map(|die| damage::dp(*die, wounds.need, doubles));
    let sure = if doubles { 2 } else { 1 };
    let hits = rolled.chain((0..wounds.sure).map(|_| sure)).filter(|it| *it > 0);
    let mut dp = 0_u8;
    for mut hit in hits {
        for multiple in &multiples {
            hit = hit.saturating_mul(amount(now, multiple)?);
        }
        dp = dp.saturating_add(hit);
    }
    let at_feature = at_feature && shot.weapon.frag().is_none();
    let falls = |die: &&u8| at_feature && !fails(**die, wounds.need + 2);
    Ok((dp, dice.iter().filter(falls).count() as u8, rule))
}

fn amount(now: &mut Now<'_>, multiple: &Multiple) -> Result<u8, NeedDice> {
    Ok(match multiple.by {
        Amount::Fixed(number) => number,
        Amount::D3Plus(more) => d3(now, multiple.rule)? + more,
        Amount::D6Plus(more) => now.roll_one(Roll::new(multiple.rule, 1, 6))? + more,
    })
}

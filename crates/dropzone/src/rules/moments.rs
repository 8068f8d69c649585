//! Calls of entries (`content::ENTRIES`) at their moments: only of those that somebody in this battle has.

use battle::{Breakdown, Seat};
use catalogue::RuleId;

use crate::{
    Aim, Card, FeatureId, Forbidden, Hits, Now, SquadId, State, Subject, Target, UnitId, Weapon,
    model::chapters::shooting::Glancing,
    model::entry::{Aiming, Changes, Devastation, Protection, Shot},
};

/// Why shots may not be declared like that.
pub(crate) fn aim_objection(state: &State, aim: &Aim, weapon: &Weapon) -> Option<Forbidden> {
    state.field.moments.aim_objection.iter().find_map(|it| it(state, aim, weapon))
}

/// What entries make of the number to hit.
pub(crate) fn accuracy(state: &State, shot: &Shot<'_>, need: &mut Breakdown) {
    change(&state.field.moments.accuracy, state, shot, need);
}

/// What a target itself adds to the number to hit.
pub(crate) fn evades(state: &State, shot: &Shot<'_>, need: &mut Breakdown) {
    change(&state.field.moments.evades, state, shot, need);
}

/// How a weapon is aimed.
pub(crate) fn aiming(state: &State, weapon: &Weapon) -> Aiming {
    let mut aiming = Aiming::default();
    state.field.moments.aiming.iter().for_each(|it| it(weapon, &mut aiming));
    aiming
}

/// What entries make of the number to damage.
pub(crate) fn damage(state: &State, shot: &Shot<'_>, need: &mut Breakdown) {
    change(&state.field.moments.damage, state, shot, need);
}

/// What entries make of the number of shots.
pub(crate) fn shots(state: &State, shot: &Shot<'_>, shots: &mut Breakdown) {
    change(&state.field.moments.shots, state, shot, shots);
}

fn change(moment: &[Changes], state: &State, shot: &Shot<'_>, number: &mut Breakdown) {
    moment.iter().for_each(|it| it(state, shot, number));
}

/// By which rule a shot ignores what protects its target.
pub(crate) fn ignores(state: &State, shot: &Shot<'_>, what: Protection) -> Option<RuleId> {
    state.field.moments.ignores.iter().find_map(|it| it(state, shot, what))
}

/// As what a weapon is fired at a target, where it has another form for it.
pub(crate) fn form(state: &State, by: UnitId, weapon: &Weapon, target: Target) -> Option<Weapon> {
    state.field.moments.form.iter().find_map(|it| it(state, by, weapon, target))
}

/// By which rule a weapon may be aimed at several targets.
pub(crate) fn splits(state: &State, weapon: &Weapon) -> Option<RuleId> {
    state.field.moments.splits.iter().find_map(|it| it(weapon))
}

/// By which rule shots of an aim that missed are rolled again.
pub(crate) fn hit_reroll(state: &State, shot: &Shot<'_>, aim: &Aim) -> Option<RuleId> {
    state.field.moments.hit_reroll.iter().find_map(|it| it(state, shot, aim))
}

/// What a 1 to hit still does to a feature.
pub(crate) fn glances(state: &State, weapon: &Weapon) -> Option<Glancing> {
    state.field.moments.glances.iter().find_map(|it| it(weapon))
}

/// How many of these dice to hit do 2 DP without a roll to damage.
pub(crate) fn sure_hits(state: &State, shot: &Shot<'_>, dice: &[u8]) -> u8 {
    state.field.moments.sure_hits.iter().map(|it| it(shot, dice)).sum()
}

/// What a damaging hit is multiplied by, and whether it doubles at all on its target.
pub(crate) fn multiples<'a>(
    state: &'a State,
    shot: &'a Shot<'_>,
) -> impl Iterator<Item = crate::model::entry::Multiple> + use<'a> {
    state.field.moments.multiple.iter().filter_map(|it| it(state, shot))
}

/// By which rules how many Fire Tokens these dice to hit light.
pub(crate) fn fires(state: &State, shot: &Shot<'_>, dice: &[u8], hits: u8) -> Vec<(RuleId, u8)> {
    let all = state.field.moments.fires.iter().filter_map(|it| it(state, shot, dice, hits));
    all.filter(|it| it.1 > 0).collect()
}

/// What so many hits do besides damage.
pub(crate) fn struck(now: &mut Now<'_>, shot: &Shot<'_>, hits: u8) {
    if hits > 0 {
        let field = now.field.clone();
        field.moments.struck.iter().for_each(|it| it(now, shot, hits));
    }
}

/// How much more Command Value a seat has.
pub(crate) fn command_value(state: &State, seat: Seat) -> u8 {
    state.field.moments.command_value.iter().map(|it| it(state, seat)).sum()
}

/// What a seat adds to its die for initiative.
pub(crate) fn initiative(state: &State, seat: Seat, number: &mut Breakdown) {
    state.field.moments.initiative.iter().for_each(|it| it(state, seat, number));
}

/// The card by which a seat's 6 for initiative is rolled again.
pub(crate) fn initiative_reroll(state: &State, seat: Seat) -> Option<Card> {
    state.field.moments.initiative_reroll.iter().find_map(|it| it(state, seat))
}

/// Whether collateral hits on a unit that would damage are rolled again.
pub(crate) fn rerolls_collateral(state: &State, unit: UnitId) -> bool {
    state.field.moments.collateral_reroll.iter().any(|it| it(state, unit))
}

/// Why a squad may not search.
pub(crate) fn search_objection(state: &State, squad: SquadId) -> Option<Forbidden> {
    state.field.moments.search_objection.iter().find_map(|it| it(state, squad))
}

/// By which rule dice that damage this target are rolled again.
pub(crate) fn damage_reroll(state: &State, target: Target) -> Option<RuleId> {
    state.field.moments.damage_reroll.iter().find_map(|it| it(state, target))
}

/// By which rule all weapons of a squad are AA, but hit only on 6.
pub(crate) fn gains_aa(state: &State, squad: SquadId) -> Option<RuleId> {
    state.field.moments.gains_aa.iter().find_map(|it| it(state, squad))
}

/// By which rule a shot has no modifiers of its Ac.
pub(crate) fn plain_accuracy(state: &State, shot: &Shot<'_>) -> Option<RuleId> {
    state.field.moments.plain_accuracy.iter().find_map(|it| it(state, shot))
}

/// Whether a squad shoots at R(F) at everybody.
pub(crate) fn full_range(state: &State, squad: SquadId) -> bool {
    state.field.moments.full_range.iter().any(|it| it(state, squad))
}

/// How much more Energy a shot has.
pub(crate) fn energy(state: &State, shot: &Shot<'_>) -> u8 {
    state.field.moments.energy.iter().map(|it| it(state, shot)).sum()
}

/// The card by which a hit does double damage without a roll, with what it is on.
pub(crate) fn sure_hit(state: &State, shot: &Shot<'_>) -> Option<(Card, Subject)> {
    state.field.moments.sure_hit.iter().find_map(|it| it(state, shot))
}

/// Whether templates of these shots land on their target although they miss.
pub(crate) fn lands_close(state: &State, rolled: &Hits) -> bool {
    state.field.moments.lands_close.iter().any(|it| it(state, rolled))
}

/// What a Devastator weapon is worth more for a shot.
pub(crate) fn devastation(state: &State, shot: &Shot<'_>) -> Devastation {
    let all = state.field.moments.devastation.iter().map(|it| it(state, shot));
    all.fold(Devastation::default(), |sum, it| Devastation {
        more: sum.more + it.more,
        everything: sum.everything || it.everything,
    })
}

/// By which rule a squad may not move now.
pub(crate) fn stays(state: &State, squad: SquadId) -> Option<RuleId> {
    state.field.moments.stays.iter().find_map(|it| it(state, squad))
}

/// By which rule a squad that has left a feature moves on, and then does not embark.
pub(crate) fn moves_on(state: &State, squad: SquadId) -> Option<RuleId> {
    state.field.moments.moves_on.iter().find_map(|it| it(state, squad))
}

/// By which rule a squad may not shoot now.
pub(crate) fn holds_fire(state: &State, squad: SquadId) -> Option<RuleId> {
    state.field.moments.holds_fire.iter().find_map(|it| it(state, squad))
}

/// The number on which a unit's Passive Countermeasures work: that of its profile, or a better one (`dc.shoot.passive`).
pub(crate) fn passive(state: &State, unit: UnitId) -> Option<u8> {
    let printed = state.mode(unit).countermeasures.passive;
    state.field.moments.passive.iter().filter_map(|it| it(state, unit)).chain(printed).min()
}

/// The Energy of Collateral Damage in a feature, where an entry says one, and by which rule.
pub(crate) fn collateral_energy(state: &State, feature: FeatureId) -> Option<(u8, RuleId)> {
    state.field.moments.collateral_energy.iter().find_map(|it| it(state, feature))
}

/// The card by which a Fortitude test that fails is rolled again.
pub(crate) fn fortitude_reroll(state: &State, squad: SquadId) -> Option<Card> {
    state.field.moments.fortitude_reroll.iter().find_map(|it| it(state, squad))
}

/// What entries make of the dice of a squad in a CQB.
pub(crate) fn cqb_dice(state: &State, squad: SquadId, dice: &mut Breakdown) {
    state.field.moments.cqb_dice.iter().for_each(|it| it(state, squad, dice));
}

/// What entries make of the number that finds an Objective.
pub(crate) fn search(state: &State, squad: SquadId, need: &mut Breakdown) {
    state.field.moments.search.iter().for_each(|it| it(state, squad, need));
}

/// By which rule a unit may not pass what it carries.
pub(crate) fn keeps(state: &State, unit: UnitId) -> Option<RuleId> {
    state.field.moments.keeps.iter().find_map(|it| it(state, unit))
}

/// How far a squad in a feature goes over into another, where an entry says so, and by which rule.
pub(crate) fn passage(state: &State, squad: SquadId) -> Option<(u8, RuleId)> {
    state.field.moments.passage.iter().find_map(|it| it(state, squad))
}

/// By which rule a squad moves twice as far, and must embark then.
pub(crate) fn boards(state: &State, squad: SquadId) -> Option<RuleId> {
    state.field.moments.boards.iter().find_map(|it| it(state, squad))
}

/// By which rule a squad that has shot may still embark.
pub(crate) fn shoots_and_embarks(state: &State, squad: SquadId) -> Option<RuleId> {
    state.field.moments.shoots_and_embarks.iter().find_map(|it| it(state, squad))
}

/// Whether a Transport that has moved may do so once more.
pub(crate) fn moves_again(state: &State, squad: SquadId) -> bool {
    state.field.moments.moves_again.iter().any(|it| it(state, squad).is_some())
}

/// By which rule a Transport lets nobody on or off now.
pub(crate) fn closed(state: &State, squad: SquadId) -> Option<RuleId> {
    state.field.moments.closed.iter().find_map(|it| it(state, squad))
}

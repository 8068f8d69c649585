//! Deploy Flares (`dc.card.deploy-flares`): what damages a friendly squad is rolled again.

use battle::Seat;
use catalogue::{RuleId, rule};
use dice::NeedDice;

use super::target_squad;
use crate::{
    Card, Moment, Now, Play, SquadId, State, Subject, Target, Until,
    content::command_cards::squads,
    model::entry::{CardRules, Entry},
    rules::command::in_force,
};

pub(crate) const ENTRY: Entry =
    Entry { card: Some(&CARD), damage_reroll: Some(rerolls), ..Entry::none(rule!("dc.card.deploy-flares")) };

const CARD: CardRules = CardRules { card: Card::DeployFlares, influence: true, subjects, resolve };

/// Friendly squads at which enemies have fired.
fn subjects(state: &State, seat: Seat, moment: Moment) -> Vec<Subject> {
    let Some(volley) = state.volley.as_ref().filter(|_| moment == Moment::BeforeDamage) else { return Vec::new() };
    if !state.are_enemies(volley.seat, seat) {
        return Vec::new();
    }
    let mut targets: Vec<SquadId> = volley.aims.iter().filter_map(|it| target_squad(state, it.target)).collect();
    targets.sort_unstable();
    targets.dedup();
    squads(targets.into_iter().filter(|it| state.squad_seat(*it) == seat))
}

fn resolve(now: &mut Now<'_>, play: &Play) -> Result<(), NeedDice> {
    in_force(now, play, Until::Volley, 0);
    Ok(())
}

/// Whether dice that damage this are rolled again.
fn rerolls(state: &State, target: Target) -> Option<RuleId> {
    let squad = target_squad(state, target)?;
    state.in_force(Card::DeployFlares, Subject::Squad(squad)).map(|_| rule!("dc.card.deploy-flares"))
}

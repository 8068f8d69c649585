//! Assisted Targeting (`dc.card.assisted-targeting`): a squad's misses are rolled again.

use battle::Seat;
use catalogue::rule;
use dice::NeedDice;

use super::firing;
use crate::{
    Card, Hits, Moment, Now, Play, State, Subject,
    content::command_cards::squads,
    model::{
        chapters::shooting::Dice,
        entry::{CardRules, Entry},
    },
    rules::shooting::reroll::{again, fails},
};

pub(crate) const ENTRY: Entry = Entry { card: Some(&CARD), ..Entry::none(rule!("dc.card.assisted-targeting")) };

const CARD: CardRules = CardRules { card: Card::AssistedTargeting, influence: true, subjects, resolve };

/// The squads that have rolled to hit and missed.
fn subjects(state: &State, seat: Seat, moment: Moment) -> Vec<Subject> {
    if moment != Moment::RolledToHit {
        return Vec::new();
    }
    let missed = |squad| state.volley.iter().flat_map(|it| &it.hits).any(|it| misses(state, squad, it));
    squads(firing(state, seat).into_iter().filter(|it| missed(*it)))
}

fn misses(state: &State, squad: crate::SquadId, hits: &Hits) -> bool {
    state.squad_of(hits.by) == squad && hits.dice.once.iter().any(|it| fails(*it, hits.need))
}

fn resolve(now: &mut Now<'_>, play: &Play) -> Result<(), NeedDice> {
    let Subject::Squad(squad) = play.on else { return Ok(()) };
    let rolls = now.volley.as_ref().map(|it| it.hits.clone()).unwrap_or_default();
    for (at, hits) in rolls.iter().enumerate() {
        if now.squad_of(hits.by) != squad {
            continue;
        }
        again(now, play.card.rule(), Dice::Hits(at as u8), &hits.dice, hits.need, |die| fails(die, hits.need))?;
    }
    Ok(())
}

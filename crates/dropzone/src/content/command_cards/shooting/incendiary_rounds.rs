//! Incendiary Rounds (`dc.card.incendiary-rounds`): a squad's hits that did no damage are rolled again.

use battle::Seat;
use catalogue::rule;
use dice::NeedDice;

use super::{firing, wounding};
use crate::{
    Card, Moment, Now, Play, State, Subject, Wounds,
    content::command_cards::squads,
    model::{
        chapters::shooting::Dice,
        entry::{CardRules, Entry},
    },
    rules::shooting::reroll::{again, fails},
};

pub(crate) const ENTRY: Entry = Entry { card: Some(&CARD), ..Entry::none(rule!("dc.card.incendiary-rounds")) };

const CARD: CardRules = CardRules { card: Card::IncendiaryRounds, influence: true, subjects, resolve };

/// The squads that have rolled to damage and failed.
fn subjects(state: &State, seat: Seat, moment: Moment) -> Vec<Subject> {
    if moment != Moment::RolledToDamage {
        return Vec::new();
    }
    let failed = |squad| {
        let wounds = state.volley.iter().flat_map(|it| &it.wounds);
        wounds.filter(|it| wounding(state, it) == squad).any(has_failed)
    };
    squads(firing(state, seat).into_iter().filter(|it| failed(*it)))
}

fn has_failed(wounds: &Wounds) -> bool {
    wounds.dice.once.iter().any(|it| fails(*it, wounds.need))
}

fn resolve(now: &mut Now<'_>, play: &Play) -> Result<(), NeedDice> {
    let Subject::Squad(squad) = play.on else { return Ok(()) };
    let rolls = now.volley.as_ref().map(|it| it.wounds.clone()).unwrap_or_default();
    for (at, wounds) in rolls.iter().enumerate() {
        if wounding(now, wounds) != squad {
            continue;
        }
        let need = wounds.need;
        again(now, play.card.rule(), Dice::Wounds(at as u8), &wounds.dice, need, |die| fails(die, need))?;
    }
    Ok(())
}

//! Leadership: the LD a model or a squad tests on, and how far Coherency reaches.

use battle::{Breakdown, Change};
use catalogue::rule;
use table::Inches;

use crate::{
    ModelId, Role, SquadId, State,
    rules::{
        moments::{any, change, first},
        rolls::skill_test::limited,
        squads::advisor,
    },
};

/// How near a squad must be to borrow the Warlord's LD (`wz.hero.warlord-ld`).
const WARLORD: Inches = Inches::whole(10);

impl State {
    /// The LD a model tests on: its own, or the Warlord's if that is better. `None` for a dash.
    #[must_use]
    pub fn leadership(&self, model: ModelId) -> Option<Breakdown> {
        let own = self.own_leadership(model)?;
        match self.warlord_leadership(self.field.squad(model)) {
            Some(warlord) if warlord.total() > own.total() => Some(warlord),
            Some(_) | None => Some(own),
        }
    }

    /// The LD a squad takes Morale tests on: its Commander's (`wz.morale.test`).
    #[must_use]
    pub fn squad_leadership(&self, squad: SquadId) -> Option<Breakdown> {
        let commander = self.squad(squad).commander.or_else(|| self.members(squad).next());
        commander.and_then(|it| self.leadership(it))
    }

    /// How far models may be from their Commander: half its LD with lasting modifiers, rounded up
    /// (`wz.squad.coherency`, `wz.def.dividing`). The modifiers come first here, the halving last.
    /// A Dispersible Commander's squad has the whole of it.
    #[must_use]
    pub fn coherency(&self, squad: SquadId) -> Option<Breakdown> {
        let commander = self.squad(squad).commander?;
        let led = limited(self.own_leadership(commander)?);
        if let Some(rule) = first!(self, full_coherency(squad)) {
            return Some(led.with(rule, Change::Times(1)));
        }
        Some(led.with(rule!("wz.def.dividing"), Change::DividedUp(2)))
    }

    /// The model's own LD, less 2 once its squad has lost the Commander it began with.
    pub(crate) fn own_leadership(&self, model: ModelId) -> Option<Breakdown> {
        let (rule, printed) = match advisor::is_attached(&self.field, model) {
            true => (advisor::LIMITS, advisor::squad_ld(&self.field, model)?),
            false => (rule!("wz.stat.ld"), self.profile(model).ld?),
        };
        let squad = self.field.squad(model);
        let lost = self.squad(squad).commander_lost && !any!(self, bears_loss(squad));
        let ld = Breakdown::base(rule, i32::from(printed));
        let mut ld = ld.plus(rule!("wz.squad.commander-lost"), if lost { -2 } else { 0 });
        change!(self, leadership(model, &mut ld));
        Some(ld)
    }

    /// The LD of the own Warlord as it stands now, while a model of the squad is within 10in of him.
    fn warlord_leadership(&self, squad: SquadId) -> Option<Breakdown> {
        let seat = self.field.squads[squad.index()].seat;
        let is_warlord = |it: &SquadId| self.field.squads[it.index()].role == Role::Warlord;
        let warlord = self.field.squads_of(seat).find(is_warlord).and_then(|it| self.members(it).next())?;
        let near = self.members(squad).any(|it| self.is_within(it, warlord, WARLORD));
        let mut ld = Breakdown::base(rule!("wz.hero.warlord-ld"), i32::from(self.profile(warlord).ld?));
        change!(self, leadership(warlord, &mut ld));
        near.then_some(ld)
    }
}

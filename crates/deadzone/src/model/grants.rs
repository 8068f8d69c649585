//! What a model has been given for a while: by army specials, shots of adrenaline, a bike to ride. Figures and abilities
//! are asked for here, so that a rule never sees where one comes from.

use battle::Seat;
use catalogue::RuleId;
use serde::{Deserialize, Serialize};

use crate::{Ability, ModelId, State};

/// Something a model has been given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Boon {
    /// Who has it.
    pub model: ModelId,
    /// What.
    pub gift: Gift,
    /// Until when.
    pub lasts: Lasts,
    /// The rule that gave it.
    pub rule: RuleId,
}

/// What may be given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Gift {
    /// An ability without a number.
    Ability(Ability),
    /// So much Frenzy more.
    Frenzy(u8),
    /// At least so much Frenzy.
    FrenzyAtLeast(u8),
    /// So much Weight of Fire more.
    WeightOfFire(u8),
    /// At least so much Weight of Fire.
    WeightOfFireAtLeast(u8),
    /// So much Resilient more.
    Resilient(u8),
    /// Armour.
    Armour(u8),
    /// Cubes of a MOVE and of a SPRINT more.
    Speed(u8, u8),
    /// An RF weapon with so much AP.
    Blade(u8),
    /// So much AP more on its RF weapons.
    Sharp(u8),
    /// So much BOOM! more.
    Boom(u8),
    /// Its Noh Rifle fires rapidly.
    Overcharged,
    /// It cannot be seen.
    Hidden,
    /// It need not roll for Rampage.
    Calm,
    /// It takes no MOVE and no SPRINT.
    Rooted,
    /// It fell on its enemy, who fights as if pinned.
    Crushing,
    /// In its activation this model has been reminded of the clade.
    Reminded(ModelId),
    /// The fire it burns in is this side's doing (`dz.team.vp-value`).
    Fire(Seat),
}

/// How long it has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Lasts {
    /// Until its activation ends.
    Activation,
    /// Until the round ends.
    Round,
    /// For the rest of the game.
    Game,
}

impl State {
    /// What a model has been given.
    pub(crate) fn gifts(&self, model: ModelId) -> impl Iterator<Item = Gift> + '_ {
        self.boons.iter().filter(move |it| it.model == model).map(|it| it.gift)
    }

    /// Whether a model has an ability, of its own or given to it.
    #[must_use]
    pub fn has(&self, model: ModelId, ability: Ability) -> bool {
        let rides = ability == Ability::Vehicle && self.rides(model);
        self.profile(model).has(ability) || rides || self.is_given(model, Gift::Ability(ability))
    }

    /// Whether a model has been given this.
    #[must_use]
    pub fn is_given(&self, model: ModelId, gift: Gift) -> bool {
        !self.boons.is_empty() && self.gifts(model).any(|it| it == gift)
    }

    fn added(&self, model: ModelId, amount: impl Fn(Gift) -> u8) -> u8 {
        if self.boons.is_empty() { 0 } else { self.gifts(model).map(amount).sum() }
    }

    fn at_least(&self, model: ModelId, amount: impl Fn(Gift) -> u8) -> u8 {
        if self.boons.is_empty() { 0 } else { self.gifts(model).map(amount).max().unwrap_or(0) }
    }

    /// The Frenzy of a model with a weapon of this much (`dz.ability.frenzy`).
    #[must_use]
    pub fn frenzy(&self, model: ModelId, weapon: u8) -> u8 {
        let more = self.added(model, |it| if let Gift::Frenzy(n) = it { n } else { 0 });
        let least = self.at_least(model, |it| if let Gift::FrenzyAtLeast(n) = it { n } else { 0 });
        (self.profile(model).frenzy + weapon + more).max(least)
    }

    /// The Weight of Fire of a model with a weapon of this much (`dz.ability.weight-of-fire`).
    #[must_use]
    pub fn weight_of_fire(&self, model: ModelId, weapon: u8) -> u8 {
        let more = self.added(model, |it| if let Gift::WeightOfFire(n) = it { n } else { 0 });
        let least = self.at_least(model, |it| if let Gift::WeightOfFireAtLeast(n) = it { n } else { 0 });
        (self.profile(model).weight_of_fire + weapon + more).max(least)
    }

    /// The n of Resilient (n).
    #[must_use]
    pub fn resilient(&self, model: ModelId) -> u8 {
        let (own, given) = (self.profile(model).resilient, |it: Gift| if let Gift::Resilient(n) = it { n } else { 0 });
        if self.field.setup.settings.resilient_does_not_add_up {
            return own.max(self.at_least(model, given));
        }
        own + self.added(model, given)
    }

    /// The n of BOOM! (n).
    #[must_use]
    pub fn boom(&self, model: ModelId) -> u8 {
        self.profile(model).boom + self.added(model, |it| if let Gift::Boom(n) = it { n } else { 0 })
    }

    /// Cubes of a MOVE and of a SPRINT; `None` for a dash.
    #[must_use]
    pub fn speed(&self, model: ModelId) -> (Option<u8>, Option<u8>) {
        let profile = self.profile(model);
        let walk = self.added(model, |it| if let Gift::Speed(walk, _) = it { walk } else { 0 });
        let sprint = self.added(model, |it| if let Gift::Speed(_, sprint) = it { sprint } else { 0 });
        // A Mono-Wheel is ridden at its own speed (`dz.item.mono-wheel`).
        let (own, fast) = if self.rides(model) { (Some(1), Some(5)) } else { (profile.walk, profile.sprint) };
        (own.map(|it| it + walk), fast.map(|it| it + sprint))
    }

    /// The AP of the RF weapon it was given, if it was.
    pub(crate) fn given_blade(&self, model: ModelId) -> Option<u8> {
        let ap = |it: Gift| if let Gift::Blade(ap) = it { Some(ap) } else { None };
        if self.boons.is_empty() { None } else { self.gifts(model).filter_map(ap).max() }
    }

    /// The AP its RF weapons were given.
    pub(crate) fn sharpness(&self, model: ModelId) -> u8 {
        self.added(model, |it| if let Gift::Sharp(n) = it { n } else { 0 })
    }

    /// Whose doing the fire is that a model burns in, where the house asks.
    pub(crate) fn lit_by(&self, model: ModelId) -> Option<Seat> {
        let lit = |it: Gift| if let Gift::Fire(seat) = it { Some(seat) } else { None };
        self.gifts(model).filter_map(lit).last()
    }

    /// The armour it was given, with the rule that gave it.
    pub(crate) fn given_armour(&self, model: ModelId) -> impl Iterator<Item = (RuleId, u8)> + '_ {
        let of = self.boons.iter().filter(move |it| it.model == model);
        of.filter_map(|it| if let Gift::Armour(n) = it.gift { Some((it.rule, n)) } else { None })
    }
}

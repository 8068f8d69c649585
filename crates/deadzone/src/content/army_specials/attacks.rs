//! Attacks that an army special puts into the hands of the active model, and its other free deeds.

use battle::Seat;
use catalogue::rule;

use crate::{
    Abilities, Ability, Action, Face, Forbidden, Kin, ModelId, Now, State, Weapon,
    model::{profile::bare, state::LENT},
    rules::round::{
        activation,
        splat::{self, Special},
    },
};

impl Special {
    /// The weapon it gives.
    #[must_use]
    pub fn weapon(self) -> Option<Weapon> {
        let with = |range: Option<u8>, all: &[Ability]| Weapon {
            range,
            rule: self.rule(),
            name: self.rule().name().to_owned(),
            abilities: all.iter().copied().collect::<Abilities>(),
            ..bare()
        };
        match self {
            Special::CausticSpittle => Some(with(Some(2), &[Ability::ItBurns])),
            Special::DroneStrike => Some(Weapon { indirect: 2, ..with(Some(8), &[Ability::Indirect]) }),
            Special::BombExpert => Some(with(Some(2), &[Ability::Blast])),
            Special::ThunderStrike => Some(Weapon { frag: 2, ..with(Some(2), &[Ability::Frag]) }),
            Special::TheSecondMouse => {
                Some(Weapon { frag: 3, ..with(Some(2), &[Ability::Frag, Ability::Grenade, Ability::Trap]) })
            }
            Special::ToxicSlime => Some(with(None, &[Ability::Toxic])),
            _ => None,
        }
    }

    /// The action that its attack takes; none for a free one.
    fn action(self) -> Option<Action> {
        match self {
            Special::DroneStrike | Special::BombExpert | Special::ThunderStrike => Some(Action::Special),
            Special::TheSecondMouse => Some(Action::Shoot),
            _ => None,
        }
    }
}

/// Why a model may not shoot by a Splat!: with what it gives, or Firing for Effect by `dz.special.head-of-security`.
pub(crate) fn shoot_objection(state: &State, model: ModelId, weapon: u8, effect: bool) -> Option<Forbidden> {
    let seat = state.seat(model);
    let special = state.field.specials[seat.index()];
    let gives = |it: &Special| match it {
        Special::HeadOfSecurity => weapon != LENT && effect,
        Special::ThunderStrike => weapon == LENT && splat::is_kin(state, model, Kin::Hammer),
        _ => weapon == LENT && state.field.arms[seat.index()].as_ref().is_some_and(Weapon::shoots),
    };
    let Some(special) = special.filter(gives) else {
        let rule = special.map_or(rule!("dz.command.splat"), Special::rule);
        return Some(Forbidden::NoAbility { rule });
    };
    let active = state.active?;
    splat::objection(state, seat, special)
        .or_else(|| (!state.takes_results(model)).then_some(Forbidden::NoAbility { rule: special.rule() }))
        .or_else(|| active.down.then_some(Forbidden::StandUpFirst))
        .or_else(|| special.action().and_then(|it| activation::objection(state, model, it, false)))
}

/// Pays for it: the Splat!, and the action if it takes one.
pub(crate) fn pay(now: &mut Now<'_>, model: ModelId) {
    let seat = now.seat(model);
    splat::spend(now, seat, 1);
    let special = now.field.specials[seat.index()];
    match special.and_then(Special::action) {
        Some(action) => now.emit(crate::Event::Acted { model, action, long: false }),
        None => now.emit(crate::Event::ActedBySplat { model }),
    }
}

/// The Shoot value a model uses with a weapon: spittle needs none of its own (`dz.special.caustic-spittle`).
pub(crate) fn shoot_value(state: &State, model: ModelId, weapon: u8) -> Option<u8> {
    let spits = weapon == LENT && state.field.specials[state.seat(model).index()] == Some(Special::CausticSpittle);
    state.profile(model).shoot.or(if spits { Some(7) } else { None })
}

/// Whether a model may fight with the slime of `dz.special.toxic-slime`: the active one.
pub(crate) fn has_slime(state: &State, model: ModelId) -> bool {
    let active = state.active.is_some_and(|it| it.model == model);
    active && state.takes_results(model) && splat::is_ready(state, state.seat(model), Special::ToxicSlime)
}

/// Whether any attack may be made by a Splat! now, so that an activation is not over.
pub(crate) fn may_attack(state: &State, model: ModelId) -> bool {
    let seat: Seat = state.seat(model);
    let free = [Special::HeadOfSecurity, Special::CausticSpittle];
    state.results(seat, Face::Splat) > 0 && free.into_iter().any(|it| splat::is_ready(state, seat, it))
}

//! The shots of a model at others, listed: at each enemy in range and sight, with each weapon, by whatever means.

use smallvec::SmallVec;

use crate::{
    Ability, Gift, Mark, Means, ModelId, Order, State, Weapon,
    model::state::LENT,
    rules::{
        round::splat_attack,
        shooting::{
            aims_at_cubes, blank_objection, cube_objection, is_ammo, is_long, is_rapid, objection, range,
            sight::{Pose, Watcher},
            weapon,
        },
    },
};

/// A model that may SHOOT. Its weapons and whom it sees are looked up once for all means.
pub(crate) struct Shooter<'a> {
    state: &'a State,
    model: ModelId,
    weapons: SmallVec<[Shot<'a>; 4]>,
    watcher: Watcher<'a>,
    enemies: SmallVec<[Enemy; 10]>,
}

/// A weapon that is shot at models.
struct Shot<'a> {
    weapon: u8,
    fired: &'a Weapon,
    range: u8,
    /// Whether it may Fire for Effect.
    rapid: bool,
    /// Whether that is a long action.
    long: bool,
}

/// An enemy in another cube.
struct Enemy {
    model: ModelId,
    distance: u8,
    /// How it is seen, once that was asked.
    looks: Option<Looks>,
}

/// How an enemy is seen.
#[derive(Clone, Copy)]
struct Looks {
    /// Whether it hides (`dz.special.hide-in-shadows`).
    hidden: bool,
    seen: bool,
}

impl<'a> Shot<'a> {
    fn new(state: &'a State, model: ModelId, at: u8) -> Option<Shot<'a>> {
        let fired = weapon(state, model, at).ok().filter(|it| !aims_at_cubes(it))?;
        if blank_objection(state, model, at).is_some() {
            return None;
        }
        let (range, rapid) = (range(state, model, fired), is_rapid(state, model, fired));
        Some(Shot { weapon: at, fired, range, rapid, long: is_long(state, model, at) })
    }

    /// Whether it wakes friends instead of hurting enemies.
    fn wakes(&self) -> bool {
        self.fired.abilities.has(Ability::Invigorate)
    }
}

impl<'a> Shooter<'a> {
    /// As things are now; none with enemies in its cube.
    pub fn new(state: &'a State, model: ModelId) -> Option<Shooter<'a>> {
        if cube_objection(state, model).is_some() {
            return None;
        }
        let (team, here) = (state.team(model), Pose::of(state, model));
        let (mut weapons, mut enemies) = (SmallVec::new(), SmallVec::new());
        for at in 0..state.profile(model).weapons.len() as u8 {
            if let Some(shot) = Shot::new(state, model, at) {
                weapons.push(shot);
            }
        }
        for (at, other) in state.models.iter().enumerate() {
            let model = ModelId(at as u8);
            if other.cell != here.cell && other.is(Mark::OnBoard) && state.team(model) != team {
                enemies.push(Enemy { model, distance: here.cell.distance(other.cell), looks: None });
            }
        }
        Some(Shooter { state, model, weapons, watcher: Watcher::new(state, here), enemies })
    }

    /// Adds the shots by these means.
    pub fn list(&mut self, means: Means, long_too: bool, orders: &mut Vec<Order>) {
        let Shooter { state, model, ref weapons, ref watcher, ref mut enemies } = *self;
        let lent = if means == Means::Splat { Shot::new(state, model, LENT) } else { None };
        let usable = || weapons.iter().filter(|it| long_too || !it.long).chain(&lent);
        for weapon in usable().filter(|it| it.wakes() && means != Means::Splat).map(|it| it.weapon) {
            let all = state.on_board().filter(|it| objection(state, model, (weapon, *it), false, None).is_none());
            orders.extend(all.map(|target| Order::Shoot { means, weapon, target, effect: false, ammo: None }));
        }
        let shots: SmallVec<[&Shot<'_>; 4]> = usable().filter(|it| !it.wakes()).collect();
        let reach = shots.iter().map(|it| it.range).max().unwrap_or(0);
        for enemy in enemies.iter_mut().filter(|it| it.distance <= reach) {
            let target = enemy.model;
            let looks = *enemy.looks.get_or_insert_with(|| {
                let hidden = state.is_given(target, Gift::Hidden);
                Looks { hidden, seen: !hidden && watcher.sees(Pose::of(state, target)) }
            });
            // A Psychic weapon needs no sight.
            let aims = |it: &Shot<'_>| looks.seen || !looks.hidden && it.fired.abilities.has(Ability::Psychic);
            for shot in shots.iter().filter(|it| it.range >= enemy.distance && aims(it)) {
                shots_at(state, model, (means, shot), target, orders);
            }
        }
    }
}

/// Every shot of one weapon at one target.
fn shots_at(
    state: &State,
    model: ModelId,
    (means, shot): (Means, &Shot<'_>),
    target: ModelId,
    orders: &mut Vec<Order>,
) {
    let Shot { weapon, rapid, .. } = *shot;
    let mut offer = |effect: bool, ammo: Option<u8>| {
        let pays = means != Means::Splat || splat_attack::shoot_objection(state, model, weapon, effect).is_none();
        if pays {
            orders.push(Order::Shoot { means, weapon, target, effect, ammo });
        }
    };
    offer(false, None);
    if rapid {
        offer(true, None);
    }
    let here = state.model(model);
    if here.items == [None; 3] || shot.fired.abilities.has(Ability::ItBurns) {
        return;
    }
    let for_effect = rapid && state.field.setup.settings.ammo_for_effect;
    for (item, _) in here.carried().filter(|it| is_ammo(Some(it.1))) {
        offer(false, Some(item));
        if for_effect {
            offer(true, Some(item));
        }
    }
}

/// Every shot at a model by these means.
pub(crate) fn orders(state: &State, model: ModelId, means: Means, long_too: bool, orders: &mut Vec<Order>) {
    if let Some(mut shooter) = Shooter::new(state, model) {
        shooter.list(means, long_too, orders);
    }
}

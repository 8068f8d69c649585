//! What one entry of an army book changes, moment by moment.
//!
//! An army special, an ability, an item and a mission are entries: one constant each, in a file of its own under `content/`,
//! listed in `content::ENTRIES`. When a battle starts, the field collects the functions of those entries that somebody in
//! this battle has ([`Moments`]); rules call these. An entry looks for its own bearer.

use battle::Seat;
use catalogue::{RuleId, rule};
use dice::NeedDice;
use smallvec::SmallVec;

use crate::{
    Ability, Action, Boon, Contest, Extra, Forbidden, Help, Item, Mission, ModelId, Now, Opening, Order, Pace, Pool,
    Stat, State, Use, Weapon,
    model::{field::FieldData, mission::MissionRules},
};

/// One entry; [`Entry::NONE`] changes nothing. `Option` says which moments it has.
#[derive(Debug)]
pub(crate) struct Entry {
    /// Its rule.
    pub rule: RuleId,
    /// Who has it.
    pub bearer: Bearer,
    /// Whether more than one Splat! may be spent on it in an activation (`dz.faq.wheels`).
    pub repeats: bool,
    /// A Splat! as an activation begins (`dz.turn.start-order`).
    pub at_start: Option<SplatUse>,
    /// A Splat! between the actions of the active model, or as its activation ends.
    pub between_actions: Option<SplatUse>,
    /// A Splat! before a test is rolled.
    pub before_roll: Option<BeforeRoll>,
    /// A Splat! after a test was rolled.
    pub after_roll: Option<AfterRoll>,
    /// A Splat! when an enemy moves in.
    pub on_entry: Option<OnEntry>,
    /// A Splat! when a friend has shot.
    pub after_shot: Option<AfterShot>,
    /// A Splat! when somebody has died.
    pub on_death: Option<OnDeath>,
    /// A Splat! when an item was revealed.
    pub on_reveal: Option<OnReveal>,
    /// An attack by a Splat!.
    pub attack: Option<SplatAttack>,
    /// A move that is none of the actions.
    pub extra_move: Option<ExtraMove>,
    /// Orders as an activation begins.
    pub start: Option<List>,
    /// Orders of the active model.
    pub actions: Option<List>,
    /// Whether the active model may still do something by it when its actions are spent.
    pub keeps_open: Option<KeepsOpen>,
    /// A weapon that is fired otherwise than at an enemy.
    pub other_shot: Option<OtherShot>,
    /// A model has fired this weapon.
    pub fired: Option<Fired>,
    /// A model was hurt, and lives.
    pub on_hurt: Option<OnHurt>,
    /// What a mission is about.
    pub mission: Option<&'static MissionRules>,
}

/// Adds the orders of a model.
pub(crate) type List = fn(&State, ModelId, &mut Vec<Order>);

/// Whether the active model may still do something.
pub(crate) type KeepsOpen = fn(&State, ModelId) -> bool;

/// A model has fired a weapon.
pub(crate) type Fired = fn(&mut Now<'_>, ModelId, u8);

/// A model was hurt.
pub(crate) type OnHurt = fn(&mut Now<'_>, ModelId);

/// Who has an entry.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Bearer {
    /// The team whose Leader gives it.
    Leader,
    /// Models or weapons with one of these abilities.
    Ability(&'static [Ability]),
    /// Who carries such an item.
    Item(fn(Item) -> bool),
    /// Everybody in this mission.
    Mission(Mission),
    /// Anybody: it may be given in the course of a battle.
    Anybody,
}

/// A use of a Splat! on the active model or by it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SplatUse {
    /// What may be chosen, whether or not it is legal.
    pub uses: fn(&State, ModelId, &mut dyn FnMut(Use)),
    /// Why it may not be used like that.
    pub objection: fn(&State, ModelId, Use) -> Option<Forbidden>,
    /// Uses it; the Splat! is spent already.
    pub resolve: fn(&mut Now<'_>, ModelId, Use) -> Result<(), NeedDice>,
}

/// What a use of a Splat! gives a model in a test for longer than the test.
pub(crate) type Gives = fn(&State, &Contest, Seat) -> Option<Boon>;

/// Help for a test that is about to be rolled.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BeforeRoll {
    /// What a seat may choose, whether or not it is legal.
    pub uses: fn(&State, &Contest, Seat, &mut dyn FnMut(Use)),
    /// Whether a seat may help this test like that.
    pub fits: fn(&State, &Contest, Seat, Use) -> bool,
    /// What it does for the seat's side of the test.
    pub help: fn(&State, &Contest, Seat, Use) -> Option<Help>,
    /// What it gives a model in the test for longer.
    pub gives: Option<Gives>,
    /// Whether it also braces a model against an explosion (`dz.special.bastion`).
    pub braces: bool,
}

/// What may be done about a test that was rolled.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AfterRoll {
    /// Whether a test may be rolled again.
    pub rerolls: fn(&State, &RolledTest<'_>) -> bool,
    /// Whether all dice are rolled again, not only those that failed.
    pub all: bool,
    /// Whether it lowers the AP of a hit (`dz.special.starforged-armour`).
    pub lowers_ap: bool,
}

/// A test that was rolled.
pub(crate) struct RolledTest<'a> {
    /// Whose.
    pub model: ModelId,
    /// On which value.
    pub stat: Stat,
    /// The dice.
    pub roll: &'a Pool,
    /// Whether a SURVIVE test has failed: the attack is a hit.
    pub fails: bool,
    /// Whether it is the hit roll of a grenade or an Indirect weapon.
    pub lobbed: bool,
}

/// An answer to an enemy that moved in.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OnEntry {
    /// Why this is no answer to this enemy.
    pub objection: fn(&State, ModelId, &Order) -> Option<Forbidden>,
    /// Takes the answer; the Splat! is spent already.
    pub resolve: fn(&mut Now<'_>, ModelId, Order),
}

/// A shot of another model at the target of the first.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AfterShot {
    /// Why this is no answer to the shot of a model at a target.
    pub objection: fn(&State, Shot, &Order) -> Option<Forbidden>,
    /// Takes the answer; the Splat! is spent already.
    pub resolve: fn(&mut Now<'_>, Shot, Order),
}

/// Who has shot at whom.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shot {
    /// Who.
    pub by: ModelId,
    /// At whom.
    pub target: ModelId,
}

/// What may be raised from a dead model.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OnDeath {
    /// What rises.
    pub extra: Extra,
    /// Whether from the own dead, be they alive or machines, or from the enemy's living.
    pub own: bool,
}

/// Another counter for the one that was revealed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OnReveal {
    /// Why it may not be drawn again.
    pub objection: fn(&State, ModelId, Use) -> Option<Forbidden>,
    /// Draws it.
    pub resolve: fn(&mut Now<'_>, ModelId) -> Result<(), NeedDice>,
}

/// An attack by a Splat!.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SplatAttack {
    /// The weapon that it puts into the hands of the active model.
    pub weapon: Option<fn() -> Weapon>,
    /// The action that it takes; none for a free attack.
    pub action: Option<Action>,
    /// The Shoot value of who has none.
    pub shoot: Option<u8>,
    /// Whether the weapon is for fights.
    pub fights: bool,
    /// Whether a model may shoot with this weapon, perhaps Firing for Effect.
    pub shoots: fn(&State, ModelId, u8, bool) -> bool,
}

/// A move that is none of the actions.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ExtraMove {
    /// How it is named in an order.
    pub pace: Pace,
    /// Why it may not be made.
    pub objection: fn(&State, ModelId) -> Option<Forbidden>,
    /// Pays for it.
    pub pay: fn(&mut Now<'_>, ModelId),
}

/// A weapon that is fired otherwise than at an enemy.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OtherShot {
    /// The ability that says so.
    pub ability: Ability,
    /// Why a model may not fire this weapon at that one.
    pub objection: fn(&State, ModelId, u8, ModelId) -> Option<Forbidden>,
    /// Fires it at a model.
    pub fire: fn(&mut Now<'_>, ModelId, ModelId),
    /// It hits.
    pub hit: fn(&mut Now<'_>, ModelId),
}

impl Entry {
    /// An entry that changes nothing.
    pub const NONE: Entry = Entry {
        rule: rule!("dz.setup.terms"),
        bearer: Bearer::Leader,
        repeats: false,
        at_start: None,
        between_actions: None,
        before_roll: None,
        after_roll: None,
        on_entry: None,
        after_shot: None,
        on_death: None,
        on_reveal: None,
        attack: None,
        extra_move: None,
        start: None,
        actions: None,
        keeps_open: None,
        other_shot: None,
        fired: None,
        on_hurt: None,
        mission: None,
    };

    /// Whether somebody on this field has it, or may find it.
    fn is_in(&self, field: &FieldData) -> bool {
        let profiles = || field.profiles.iter();
        match self.bearer {
            Bearer::Leader => field.specials.iter().flatten().any(|it| it.rule == self.rule),
            Bearer::Ability(any) => profiles().any(|it| it.every_ability().any(|it| any.contains(&it))),
            Bearer::Item(is) => {
                let drawn = Item::COUNTERS.into_iter().any(|it| is(it.0));
                let carried = || profiles().any(|it| it.items.iter().any(|it| is(*it)));
                drawn || carried() || lying(&field.setup.opening).any(is)
            }
            Bearer::Mission(mission) => [mission, Mission::Random].contains(&field.setup.mission),
            Bearer::Anybody => true,
        }
    }
}

/// The items that lie open from the start, and those that models have found before.
fn lying(opening: &Opening) -> impl Iterator<Item = Item> + '_ {
    let (items, found): (&[_], &[_]) = match opening {
        Opening::Position { items, before, .. } => (items, &before.found),
        Opening::Deployment => (&[], &[]),
    };
    items.iter().filter_map(|it| it.1).chain(found.iter().map(|it| it.1))
}

/// The functions of the entries that somebody in this battle has, moment by moment, in the order of the list.
#[derive(Debug, Default)]
pub(crate) struct Moments {
    /// Orders as an activation begins.
    pub start: SmallVec<[List; 4]>,
    /// Orders of the active model.
    pub actions: SmallVec<[List; 8]>,
    /// Whether the active model may still do something.
    pub keeps_open: SmallVec<[KeepsOpen; 4]>,
    /// Moves that are none of the actions.
    pub extra_moves: SmallVec<[ExtraMove; 2]>,
    /// Weapons that are fired otherwise.
    pub other_shots: SmallVec<[OtherShot; 1]>,
    /// A model has fired a weapon.
    pub fired: SmallVec<[Fired; 2]>,
    /// A model was hurt, and lives.
    pub on_hurt: SmallVec<[OnHurt; 2]>,
}

impl Moments {
    /// Those of these entries that play a part on a field.
    pub fn of(field: &FieldData, entries: &[&'static Entry]) -> Moments {
        let mut all = Moments::default();
        for entry in entries.iter().filter(|it| it.is_in(field)) {
            all.start.extend(entry.start);
            all.actions.extend(entry.actions);
            all.keeps_open.extend(entry.keeps_open);
            all.extra_moves.extend(entry.extra_move);
            all.other_shots.extend(entry.other_shot);
            all.fired.extend(entry.fired);
            all.on_hurt.extend(entry.on_hurt);
        }
        all
    }
}

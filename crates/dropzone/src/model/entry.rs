//! What one entry of an army book changes, moment by moment.
//!
//! A special rule of a weapon or unit, a command card and a scenario are entries: one constant each, in a file of its own
//! under `content/`, listed in `content::ENTRIES` in the order of their terms. When a battle starts, the field collects the
//! functions of those entries that somebody in this battle has ([`Moments`]); rules name the moment
//! (`rules/moments.rs`). An entry looks for its own bearer: the weapon, the shooter, the target. If no moment fits, add one
//! here, its list in [`Moments`], and the place in `rules/` that asks it.

use battle::{Breakdown, Seat};
use catalogue::RuleId;
use dice::NeedDice;

use crate::{
    Aim, Amount, Card, Forbidden, Moment, Now, Play, SquadId, State, Subject, Target, UnitId, Weapon,
    model::field::FieldData,
};

/// One entry; [`Entry::NONE`] changes nothing. `Option` says which moments it has.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    /// Its rule, which profiles or weapons name.
    pub rule: RuleId,
    /// Why shots may not be declared like that (`dc.shoot.declare`).
    pub aim_objection: Option<AimObjection>,
    /// The number to hit (`dc.shoot.modifiers`).
    pub accuracy: Option<Changes>,
    /// The number to damage (`dc.damage.table`).
    pub damage: Option<Changes>,
    /// How many shots a weapon has (`dc.basic.weapon-sh`).
    pub shots: Option<Changes>,
    /// What the DP of a damaging hit are multiplied by (`dc.weapon.demolisher`, `dc.weapon.devastator`).
    pub multiple: Option<Multiples>,
    /// Whether the dice to hit light fires on a feature.
    pub fires: Option<Fires>,
    /// Whether collateral hits on a unit that would damage are rolled again (`dc.feature.collateral`).
    pub collateral_reroll: Option<fn(&State, UnitId) -> bool>,
    /// Why a squad may not search (`dc.infantry.search`).
    pub search_objection: Option<SearchObjection>,
    /// How much more Command Value a seat has for initiative and hand (`dc.command.hand`).
    pub command_value: Option<fn(&State, Seat) -> u8>,
    /// What a seat adds to its die for initiative (`dc.turn.initiative`).
    pub initiative: Option<fn(&State, Seat, &mut Breakdown)>,
    /// When a command card may be played, and what it does (`dc.command.play`).
    pub card: Option<&'static CardRules>,
}

/// A command card: when it may be played, on what, and what it does.
#[derive(Debug)]
pub(crate) struct CardRules {
    /// Which.
    pub card: Card,
    /// Whether its subject must be near a Commander or a Scout (`dc.command.radius`).
    pub influence: bool,
    /// On what a seat may play it at this moment. It asks for nothing but public facts.
    pub subjects: fn(&State, Seat, Moment) -> Vec<Subject>,
    /// What it does.
    pub resolve: fn(&mut Now<'_>, &Play) -> Result<(), NeedDice>,
}

/// Why a squad may not search.
pub(crate) type SearchObjection = fn(&State, SquadId) -> Option<Forbidden>;

/// Why shots may not be declared like that.
pub(crate) type AimObjection = fn(&State, &Aim, &Weapon) -> Option<Forbidden>;

/// A change of a number of a shot.
pub(crate) type Changes = fn(&State, &Shot<'_>, &mut Breakdown);

/// What the DP of a damaging hit are multiplied by, if anything.
pub(crate) type Multiples = fn(&State, &Shot<'_>) -> Option<Multiple>;

/// What the DP of a damaging hit are multiplied by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Multiple {
    /// By which rule.
    pub rule: RuleId,
    /// By how much; dice are rolled once for each damaging hit.
    pub by: Amount,
    /// Whether it lets a hit on a feature do double damage (`dc.weapon.demolisher`).
    pub doubles_features: bool,
}

/// How many of these dice to hit light a Fire Token.
pub(crate) type Fires = fn(&State, &Shot<'_>, &[u8], u8) -> u8;

/// One unit's shot with a weapon at a target.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shot<'a> {
    /// Who.
    pub by: UnitId,
    /// The weapon.
    pub weapon: &'a Weapon,
    /// At what.
    pub target: Target,
}

impl Entry {
    /// An entry that changes nothing.
    pub const fn none(rule: RuleId) -> Entry {
        Entry {
            rule,
            aim_objection: None,
            accuracy: None,
            damage: None,
            shots: None,
            multiple: None,
            fires: None,
            collateral_reroll: None,
            command_value: None,
            initiative: None,
            card: None,
            search_objection: None,
        }
    }
}

/// The functions of the entries that somebody in a battle has, moment by moment.
#[derive(Debug, Default)]
pub(crate) struct Moments {
    /// See [`Entry::aim_objection`].
    pub aim_objection: Vec<AimObjection>,
    /// See [`Entry::accuracy`].
    pub accuracy: Vec<Changes>,
    /// See [`Entry::damage`].
    pub damage: Vec<Changes>,
    /// See [`Entry::shots`].
    pub shots: Vec<Changes>,
    /// See [`Entry::multiple`].
    pub multiple: Vec<Multiples>,
    /// See [`Entry::fires`].
    pub fires: Vec<Fires>,
    /// See [`Entry::collateral_reroll`].
    pub collateral_reroll: Vec<fn(&State, UnitId) -> bool>,
    /// See [`Entry::command_value`].
    pub command_value: Vec<fn(&State, Seat) -> u8>,
    /// See [`Entry::initiative`].
    pub initiative: Vec<fn(&State, Seat, &mut Breakdown)>,
    /// See [`Entry::card`].
    pub cards: Vec<&'static CardRules>,
    /// See [`Entry::search_objection`].
    pub search_objection: Vec<SearchObjection>,
}

impl Moments {
    /// Those of these entries that play a part on a field.
    pub fn of(field: &FieldData, entries: &[&'static Entry]) -> Moments {
        let mut all = Moments::default();
        for entry in entries.iter().filter(|it| field.has_rule(it.rule) || it.card.is_some() && field.has_cards()) {
            all.aim_objection.extend(entry.aim_objection);
            all.accuracy.extend(entry.accuracy);
            all.damage.extend(entry.damage);
            all.shots.extend(entry.shots);
            all.multiple.extend(entry.multiple);
            all.fires.extend(entry.fires);
            all.collateral_reroll.extend(entry.collateral_reroll);
            all.command_value.extend(entry.command_value);
            all.initiative.extend(entry.initiative);
            all.cards.extend(entry.card);
            all.search_objection.extend(entry.search_objection);
        }
        all
    }
}

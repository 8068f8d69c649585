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
    Aim, Amount, Card, FeatureId, Forbidden, Hits, Moment, Now, Play, SquadId, State, Subject, Target, UnitId, Weapon,
    model::{chapters::shooting::Glancing, field::FieldData},
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
    /// What the target itself adds to the number to hit (`dc.shoot.evasion`).
    pub evades: Option<Changes>,
    /// How a weapon is aimed (`dc.shoot.declare`).
    pub aiming: Option<fn(&Weapon, &mut Aiming)>,
    /// The number to damage (`dc.damage.table`).
    pub damage: Option<Changes>,
    /// How many shots a weapon has (`dc.basic.weapon-sh`).
    pub shots: Option<Changes>,
    /// By which rule a shot ignores what protects its target (`dc.damage.soft-cover`, `dc.damage.body-cover`).
    pub ignores: Option<Ignores>,
    /// As what a weapon is fired at a target, where it has another form for it.
    pub form: Option<Form>,
    /// By which rule a weapon may be aimed at several targets, shot by shot (`dc.shoot.declare`).
    pub splits: Option<WeaponRuling>,
    /// By which rule shots that missed are rolled again (`dc.basic.reroll`).
    pub hit_reroll: Option<HitReroll>,
    /// What a 1 to hit still does to a feature.
    pub glances: Option<Glances>,
    /// How many of these dice to hit do 2 DP without a roll to damage.
    pub sure_hits: Option<SureHits>,
    /// What the DP of a damaging hit are multiplied by (`dc.weapon.demolisher`, `dc.weapon.devastator`).
    pub multiple: Option<Multiples>,
    /// Whether the dice to hit light fires on a feature.
    pub fires: Option<Fires>,
    /// By which rule dice that damage this target are rolled again (`dc.basic.reroll`).
    pub damage_reroll: Option<DamageReroll>,
    /// By which rule all weapons of a squad are AA, but hit only on 6 (`dc.weapon.aa`).
    pub gains_aa: Option<SquadRule>,
    /// By which rule a shot has no modifiers of its Ac (`dc.shoot.modifiers`).
    pub plain_accuracy: Option<PlainAccuracy>,
    /// Whether a squad shoots at R(F) at everybody (`dc.shoot.range`).
    pub full_range: Option<fn(&State, SquadId) -> bool>,
    /// How much more Energy a shot has (`dc.basic.weapon-e`).
    pub energy: Option<fn(&State, &Shot<'_>) -> u8>,
    /// The card by which a hit does double damage without a roll, with what it is on.
    pub sure_hit: Option<SureHit>,
    /// Whether templates that miss land on their target (`dc.weapon.area-miss`).
    pub lands_close: Option<LandsClose>,
    /// What a Devastator weapon is worth more (`dc.weapon.devastator`).
    pub devastation: Option<fn(&State, &Shot<'_>) -> Devastation>,
    /// By which rule a squad may not move now (`dc.action.two-categories`).
    pub stays: Option<SquadRule>,
    /// By which rule a squad that has left a feature moves on, and then does not embark (`dc.infantry.leave`).
    pub moves_on: Option<SquadRule>,
    /// By which rule a squad may not shoot now (`dc.action.two-categories`).
    pub holds_fire: Option<SquadRule>,
    /// Passive Countermeasures beyond those of the profile (`dc.shoot.passive`).
    pub passive: Option<fn(&State, UnitId) -> Option<u8>>,
    /// Whether collateral hits on a unit that would damage are rolled again (`dc.feature.collateral`).
    pub collateral_reroll: Option<fn(&State, UnitId) -> bool>,
    /// What hits do besides damage, when Countermeasures have been rolled (`dc.shoot.sequence`).
    pub struck: Option<Struck>,
    /// Why a squad may not search (`dc.infantry.search`).
    pub search_objection: Option<SearchObjection>,
    /// How much more Command Value a seat has for initiative and hand (`dc.command.hand`).
    pub command_value: Option<fn(&State, Seat) -> u8>,
    /// What a seat adds to its die for initiative (`dc.turn.initiative`).
    pub initiative: Option<fn(&State, Seat, &mut Breakdown)>,
    /// The card by which a seat's 6 for initiative is rolled again (`dc.turn.initiative-six`).
    pub initiative_reroll: Option<fn(&State, Seat) -> Option<Card>>,
    /// The Energy of Collateral Damage in a feature, and by which rule (`dc.feature.collateral`).
    pub collateral_energy: Option<CollateralEnergy>,
    /// The card by which a Fortitude test that fails is rolled again (`dc.infantry.fortitude`).
    pub fortitude_reroll: Option<fn(&State, SquadId) -> Option<Card>>,
    /// The dice of a squad in a CQB (`dc.cqb.dice`).
    pub cqb_dice: Option<fn(&State, SquadId, &mut Breakdown)>,
    /// The number that finds an Objective (`dc.infantry.search`).
    pub search: Option<fn(&State, SquadId, &mut Breakdown)>,
    /// By which rule a unit may not pass what it carries (`dc.objective.pass`).
    pub keeps: Option<fn(&State, UnitId) -> Option<RuleId>>,
    /// How far a squad in a feature goes over into another, and by which rule (`dc.infantry.transfer`).
    pub passage: Option<Passage>,
    /// By which rule a squad moves twice as far, and must embark then (`dc.basic.stat-mv`).
    pub boards: Option<SquadRule>,
    /// By which rule a squad that has shot may still embark (`dc.shoot.disembark-penalty`).
    pub shoots_and_embarks: Option<SquadRule>,
    /// By which rule a Transport that has moved may do so once more (`dc.action.two-categories`).
    pub moves_again: Option<SquadRule>,
    /// By which rule a Transport lets nobody on or off now (`dc.transport.embark`).
    pub closed: Option<SquadRule>,
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

/// How a weapon is aimed, where it is not seen and reached as usual.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Aiming {
    /// How much higher than the top of its unit it looks from.
    pub lift: f64,
    /// Whether friendly Scouts see for it.
    pub scouts: bool,
    /// By which rule it is aimed at what nobody sees, and its Ac then.
    pub unseen: Option<(RuleId, u8)>,
    /// By which rule it reaches infantry in a feature, wherever it is inside.
    pub inside: Option<RuleId>,
    /// By which rule it is aimed at its own bearer, and shoots at everybody around whether seen or not.
    pub around: Option<RuleId>,
    /// By which rule its template lies on its bearer, which it destroys, and all others under it are hit without a roll.
    pub bursts: Option<RuleId>,
    /// By which rule it is aimed at friends on the ground, hits them without a roll, and does no damage.
    pub at_friends: Option<RuleId>,
}

/// What protects a target from a shot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Protection {
    /// Soft Cover.
    SoftCover,
    /// Body Cover.
    BodyCover,
}

/// By which rule a shot ignores what protects its target.
pub(crate) type Ignores = fn(&State, &Shot<'_>, Protection) -> Option<RuleId>;

/// As what a weapon is fired at a target.
pub(crate) type Form = fn(&State, UnitId, &Weapon, Target) -> Option<Weapon>;

/// By which rule something holds of a weapon.
pub(crate) type WeaponRuling = fn(&Weapon) -> Option<RuleId>;

/// By which rule shots of an aim that missed are rolled again.
pub(crate) type HitReroll = fn(&State, &Shot<'_>, &Aim) -> Option<RuleId>;

/// What a 1 to hit still does to a feature.
pub(crate) type Glances = fn(&Weapon) -> Option<Glancing>;

/// How many of these dice to hit do 2 DP without a roll to damage.
pub(crate) type SureHits = fn(&Shot<'_>, &[u8]) -> u8;

/// By which rule dice that damage a target are rolled again.
pub(crate) type DamageReroll = fn(&State, Target) -> Option<RuleId>;

/// By which rule a shot has no modifiers of its Ac.
pub(crate) type PlainAccuracy = fn(&State, &Shot<'_>) -> Option<RuleId>;

/// A card in force for a hit, with what it is on.
pub(crate) type SureHit = fn(&State, &Shot<'_>) -> Option<(Card, Subject)>;

/// Whether templates of these shots land on their target although they miss.
pub(crate) type LandsClose = fn(&State, &Hits) -> bool;

/// The Energy of Collateral Damage in a feature, and by which rule.
pub(crate) type CollateralEnergy = fn(&State, FeatureId) -> Option<(u8, RuleId)>;

/// How far a squad in a feature goes over into another, and by which rule.
pub(crate) type Passage = fn(&State, SquadId) -> Option<(u8, RuleId)>;

/// By which rule a squad may not do something.
pub(crate) type SquadRule = fn(&State, SquadId) -> Option<RuleId>;

/// What a Devastator weapon is worth more for a shot (`dc.weapon.devastator`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Devastation {
    /// How much is added to its number.
    pub more: u8,
    /// Whether it devastates infantry as well.
    pub everything: bool,
}

/// Why a squad may not search.
pub(crate) type SearchObjection = fn(&State, SquadId) -> Option<Forbidden>;

/// What so many hits do besides damage.
pub(crate) type Struck = fn(&mut Now<'_>, &Shot<'_>, u8);

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

/// By which rule how many of these dice to hit light a Fire Token.
pub(crate) type Fires = fn(&State, &Shot<'_>, &[u8], u8) -> Option<(RuleId, u8)>;

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
            evades: None,
            aiming: None,
            damage: None,
            shots: None,
            ignores: None,
            form: None,
            splits: None,
            hit_reroll: None,
            glances: None,
            sure_hits: None,
            multiple: None,
            fires: None,
            damage_reroll: None,
            gains_aa: None,
            plain_accuracy: None,
            full_range: None,
            energy: None,
            sure_hit: None,
            lands_close: None,
            devastation: None,
            stays: None,
            moves_on: None,
            holds_fire: None,
            passive: None,
            collateral_reroll: None,
            command_value: None,
            initiative: None,
            closed: None,
            shoots_and_embarks: None,
            moves_again: None,
            boards: None,
            passage: None,
            keeps: None,
            cqb_dice: None,
            fortitude_reroll: None,
            collateral_energy: None,
            initiative_reroll: None,
            card: None,
            search: None,
            search_objection: None,
            struck: None,
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
    /// See [`Entry::evades`].
    pub evades: Vec<Changes>,
    /// See [`Entry::aiming`].
    pub aiming: Vec<fn(&Weapon, &mut Aiming)>,
    /// See [`Entry::damage`].
    pub damage: Vec<Changes>,
    /// See [`Entry::shots`].
    pub shots: Vec<Changes>,
    /// See [`Entry::ignores`].
    pub ignores: Vec<Ignores>,
    /// See [`Entry::form`].
    pub form: Vec<Form>,
    /// See [`Entry::splits`].
    pub splits: Vec<WeaponRuling>,
    /// See [`Entry::hit_reroll`].
    pub hit_reroll: Vec<HitReroll>,
    /// See [`Entry::glances`].
    pub glances: Vec<Glances>,
    /// See [`Entry::sure_hits`].
    pub sure_hits: Vec<SureHits>,
    /// See [`Entry::multiple`].
    pub multiple: Vec<Multiples>,
    /// See [`Entry::fires`].
    pub fires: Vec<Fires>,
    /// See [`Entry::damage_reroll`].
    pub damage_reroll: Vec<DamageReroll>,
    /// See [`Entry::gains_aa`].
    pub gains_aa: Vec<SquadRule>,
    /// See [`Entry::plain_accuracy`].
    pub plain_accuracy: Vec<PlainAccuracy>,
    /// See [`Entry::full_range`].
    pub full_range: Vec<fn(&State, SquadId) -> bool>,
    /// See [`Entry::energy`].
    pub energy: Vec<fn(&State, &Shot<'_>) -> u8>,
    /// See [`Entry::sure_hit`].
    pub sure_hit: Vec<SureHit>,
    /// See [`Entry::lands_close`].
    pub lands_close: Vec<LandsClose>,
    /// See [`Entry::devastation`].
    pub devastation: Vec<fn(&State, &Shot<'_>) -> Devastation>,
    /// See [`Entry::stays`].
    pub stays: Vec<SquadRule>,
    /// See [`Entry::moves_on`].
    pub moves_on: Vec<SquadRule>,
    /// See [`Entry::holds_fire`].
    pub holds_fire: Vec<SquadRule>,
    /// See [`Entry::passive`].
    pub passive: Vec<fn(&State, UnitId) -> Option<u8>>,
    /// See [`Entry::collateral_reroll`].
    pub collateral_reroll: Vec<fn(&State, UnitId) -> bool>,
    /// See [`Entry::command_value`].
    pub command_value: Vec<fn(&State, Seat) -> u8>,
    /// See [`Entry::initiative`].
    pub initiative: Vec<fn(&State, Seat, &mut Breakdown)>,
    /// See [`Entry::initiative_reroll`].
    pub initiative_reroll: Vec<fn(&State, Seat) -> Option<Card>>,
    /// See [`Entry::collateral_energy`].
    pub collateral_energy: Vec<CollateralEnergy>,
    /// See [`Entry::fortitude_reroll`].
    pub fortitude_reroll: Vec<fn(&State, SquadId) -> Option<Card>>,
    /// See [`Entry::cqb_dice`].
    pub cqb_dice: Vec<fn(&State, SquadId, &mut Breakdown)>,
    /// See [`Entry::keeps`].
    pub keeps: Vec<fn(&State, UnitId) -> Option<RuleId>>,
    /// See [`Entry::passage`].
    pub passage: Vec<Passage>,
    /// See [`Entry::boards`].
    pub boards: Vec<SquadRule>,
    /// See [`Entry::shoots_and_embarks`].
    pub shoots_and_embarks: Vec<SquadRule>,
    /// See [`Entry::moves_again`].
    pub moves_again: Vec<SquadRule>,
    /// See [`Entry::closed`].
    pub closed: Vec<SquadRule>,
    /// See [`Entry::card`].
    pub cards: Vec<&'static CardRules>,
    /// See [`Entry::struck`].
    pub struck: Vec<Struck>,
    /// See [`Entry::search`].
    pub search: Vec<fn(&State, SquadId, &mut Breakdown)>,
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
            all.evades.extend(entry.evades);
            all.aiming.extend(entry.aiming);
            all.damage.extend(entry.damage);
            all.shots.extend(entry.shots);
            all.ignores.extend(entry.ignores);
            all.form.extend(entry.form);
            all.splits.extend(entry.splits);
            all.hit_reroll.extend(entry.hit_reroll);
            all.glances.extend(entry.glances);
            all.sure_hits.extend(entry.sure_hits);
            all.multiple.extend(entry.multiple);
            all.fires.extend(entry.fires);
            all.damage_reroll.extend(entry.damage_reroll);
            all.gains_aa.extend(entry.gains_aa);
            all.plain_accuracy.extend(entry.plain_accuracy);
            all.full_range.extend(entry.full_range);
            all.energy.extend(entry.energy);
            all.sure_hit.extend(entry.sure_hit);
            all.lands_close.extend(entry.lands_close);
            all.devastation.extend(entry.devastation);
            all.stays.extend(entry.stays);
            all.moves_on.extend(entry.moves_on);
            all.holds_fire.extend(entry.holds_fire);
            all.passive.extend(entry.passive);
            all.collateral_reroll.extend(entry.collateral_reroll);
            all.command_value.extend(entry.command_value);
            all.initiative.extend(entry.initiative);
            all.closed.extend(entry.closed);
            all.shoots_and_embarks.extend(entry.shoots_and_embarks);
            all.moves_again.extend(entry.moves_again);
            all.boards.extend(entry.boards);
            all.passage.extend(entry.passage);
            all.keeps.extend(entry.keeps);
            all.cqb_dice.extend(entry.cqb_dice);
            all.fortitude_reroll.extend(entry.fortitude_reroll);
            all.collateral_energy.extend(entry.collateral_energy);
            all.initiative_reroll.extend(entry.initiative_reroll);
            all.cards.extend(entry.card);
            all.search.extend(entry.search);
            all.search_objection.extend(entry.search_objection);
            all.struck.extend(entry.struck);
        }
        all
    }
}

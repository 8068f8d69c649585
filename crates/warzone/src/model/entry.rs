//! Entries of army books: what one skill, weapon, hero or doctrine changes, moment by moment.
//!
//! An [`Entry`] is a struct of optional functions, one for each moment at which the core rules ask. [`Entry::NONE`] changes
//! nothing; an entry fills in its own moments: `Entry { rules: &[RULE], armour: Some(armour), ..Entry::NONE }`. The list of
//! all entries is `content::ENTRIES`, in the order of their terms. [`Moments`] keeps, for one battle, the functions of those
//! entries that somebody in it has or may be granted; an absent entry costs nothing. `rules::moments` asks them, so the core
//! rules know no entry by name.

use battle::{Breakdown, Resolution, Seat};
use catalogue::RuleId;
use dice::NeedDice;
use table::{
    Bearing, Inches,
    reach::{Touched, Ways},
};

use crate::{
    Action, Active, Blow, EngageBonus, Fire, Forbidden, ForcedTest, Mark, Melee, ModelId, Pledge, Profile, Ranged,
    Setup, Special, Spot, SquadId, Stand, State, Step, Terrain, Test, Warzone, Weapon, Wound,
};

/// What entries act on.
pub(crate) type Now<'a> = Resolution<'a, Warzone>;

/// A Ranged Attack as the skills around it see it.
pub(crate) struct Shot {
    /// Who shoots; nobody where no skill of a shooter helps, as in a Focus Fire.
    pub shooter: Option<ModelId>,
    /// At whom; nobody where a place is aimed at.
    pub target: Option<ModelId>,
    /// Whether Aim helps it.
    pub aims: bool,
}

/// A blow as the skills around it see it.
pub(crate) struct Strike {
    /// Who strikes.
    pub by: ModelId,
    /// With which weapon; none for bare hands.
    pub weapon: Option<u8>,
    /// At whom, where that matters.
    pub target: Option<ModelId>,
}

/// Declares every moment once: the field of [`Entry`], the list in [`Moments`], and what fills one from the other.
macro_rules! moments {
    ($($(#[$doc:meta])* $moment:ident: $function:ty,)*) => {
        /// What one entry of an army book changes.
        #[derive(Clone, Copy)]
        pub(crate) struct Entry {
            /// The skills and abilities of weapons by which somebody has it.
            pub rules: &'static [RuleId],
            /// Whether a weapon brings it whatever its abilities.
            pub weapon: Option<fn(&Weapon) -> bool>,
            $($(#[$doc])* pub $moment: Option<$function>,)*
        }

        impl Entry {
            /// An entry that changes nothing.
            pub const NONE: Entry = Entry { rules: &[], weapon: None, $($moment: None,)* };
        }

        /// The functions of the entries in a battle, by moment.
        #[derive(Debug, Default)]
        pub(crate) struct Moments {
            $($(#[$doc])* pub $moment: Vec<$function>,)*
        }

        impl Moments {
            /// Those of the entries of a book that these profiles have or may be granted.
            pub fn of(book: &Book, profiles: &[Profile]) -> Moments {
                let mut moments = Moments::default();
                for entry in book.entries.iter().filter(|it| it.is_among(book, profiles)) {
                    $(moments.$moment.extend(entry.$moment);)*
                }
                moments
            }
        }
    };
}

moments! {
    /// What changes the RS of a shot or throw before cover counts.
    range_skill: fn(&State, &Shot, &mut Breakdown),
    /// What changes the RS of a shot at a target once cover has counted; whether the target Claims Cover.
    after_cover: fn(&State, ModelId, bool, &mut Breakdown),
    /// The rule by which what obscures a shooter's sight does not count.
    sees_through: fn(&State, ModelId) -> Option<RuleId>,
    /// Whether a shooter ignores the nearest piece of Cover.
    looks_past_nearest: fn(&State, ModelId) -> bool,
    /// Whether a shooter may turn its gun on whatever is around it.
    shoots_all_round: fn(&State, ModelId) -> bool,
    /// What changes the St of a shot with a weapon.
    shot_strength: fn(&State, ModelId, u8, &mut Breakdown),
    /// What is added to the AVV of a weapon, and by which rule.
    pierce: fn(&State, ModelId, u8) -> Option<(RuleId, u8)>,
    /// How much further a gun reaches, and by which rule.
    range: fn(&State, ModelId, &Ranged) -> Option<(RuleId, Inches)>,
    /// The rule by which a failed RS test with a gun may be rolled again.
    rolls_again: fn(&State, ModelId, &Ranged) -> Option<RuleId>,
    /// What comes before a declared Ranged Attack is resolved.
    before_shot: fn(&State, &Fire) -> Option<Step>,
    /// What comes before a Focus Fire, led by a model; whether it goes on.
    before_focus: fn(&mut Now<'_>, &Pledge, ModelId) -> Result<bool, NeedDice>,
    /// Whether these models may make a Focus Fire though they are fewer than three.
    combines_fire: fn(&State, &[ModelId]) -> bool,
    /// Whether firing this weapon is part of a Shooting Action that was begun, and costs no point.
    further_weapon: fn(&State, ModelId, u8) -> bool,
    /// A model fires a weapon by an Action, with the steps that brings.
    on_fire: fn(&mut Now<'_>, (ModelId, Action, u8), &mut Vec<Step>),
    /// The templates of a grenade lie over these models.
    on_grenade: fn(&mut Now<'_>, &Ranged, &[ModelId]),
    /// The hits of a grenade, before they are resolved.
    on_hits: fn(&mut Now<'_>, &[Wound]),
    /// What changes the CC of an attacker: halvings first, then what is added.
    close_combat: fn(&State, ModelId, &mut Breakdown),
    /// What changes the CC of whoever strikes at this target.
    close_combat_against: fn(&State, ModelId, &mut Breakdown),
    /// What earlier attacks of a Close Combat Action take off the next.
    further_attack: fn(&State, &Melee, &mut Breakdown),
    /// What changes the number of attacks with a weapon of this printed rate.
    rate_of_attack: fn(&State, &Strike, u8, &mut Breakdown),
    /// What changes the St that an Engage Bonus adds.
    engage_bonus: fn(&State, ModelId, EngageBonus, &mut Breakdown),
    /// What changes a model's own St, before anything it holds adds to it.
    own_strength: fn(&State, ModelId, &mut Breakdown),
    /// What changes the St of an armed model.
    strength: fn(&State, ModelId, &mut Breakdown),
    /// What weapon and place add to the St of a blow.
    blow_strength: fn(&State, &Strike, &mut Breakdown),
    /// The skill that offers another roll of a failed CC test of one model at another, and the mark of its use.
    reroll: fn(&State, ModelId, ModelId, Test) -> Option<(RuleId, Mark)>,
    /// A CC test is passed.
    on_cc_success: fn(&mut Now<'_>, &Blow),
    /// Whether a model's reach in close combat is all round where it stands so.
    strikes_all_round: fn(&State, ModelId, &Stand) -> bool,
    /// Whether a model makes a Special Close Combat Action that is not for its base.
    any_base: fn(&State, ModelId, Special) -> bool,
    /// Whether a model Engages an enemy before it that it does not see.
    engages_unseen: fn(&State, ModelId) -> bool,
    /// Whether a model Engages an enemy wherever it is; it then has no Engage Bonus.
    engages_hidden: fn(&State, ModelId) -> bool,
    /// The Critical Force of a natural 1 with a weapon.
    power_shot: fn(&State, ModelId, Option<u8>, &mut Breakdown),
    /// The Armour Value that stands for the printed one.
    armour_value: fn(&State, ModelId) -> Option<Breakdown>,
    /// What changes the Armour Value before the St of the hit counts.
    armour_first: fn(&State, &Wound, &mut Breakdown),
    /// What changes the Armour test afterwards.
    armour: fn(&State, &Wound, &mut Breakdown),
    /// Impenetrable Armour against a Wound Effect, and where it comes from.
    impenetrable: fn(&State, &Wound) -> Option<(RuleId, i32)>,
    /// Whether a passed Armour test must be taken again.
    tests_armour_again: fn(&State, &Wound, &Breakdown) -> bool,
    /// A Heal that others or the model itself bring.
    heal: fn(&State, ModelId) -> Option<Breakdown>,
    /// Whether a Wound Effect cannot be healed by its victim.
    forbids_heal: fn(&State, &Wound) -> bool,
    /// Whether nothing that a blow does can be healed.
    blow_forbids_heal: fn(&State, &Strike) -> bool,
    /// The victim of a Wound Effect is about to be removed.
    on_kill: fn(&mut Now<'_>, &Wound),
    /// The victim of a Wound Effect has been removed.
    after_kill: fn(&mut Now<'_>, &Wound),
    /// What changes the number needed to save a fallen comrade's weapon.
    save_gun: fn(&State, ModelId, &mut Breakdown),
    /// The rule by which a failed attempt to save a weapon may be made again.
    saves_gun_again: fn(&State, ModelId) -> Option<RuleId>,
    /// What changes the LD of a model.
    leadership: fn(&State, ModelId, &mut Breakdown),
    /// The rule by which a squad keeps Coherency at its Commander's full LD.
    full_coherency: fn(&State, SquadId) -> Option<RuleId>,
    /// Whether a squad does not suffer from the loss of its first Commander.
    bears_loss: fn(&State, SquadId) -> bool,
    /// Whether a squad passes a forced Morale test without a roll.
    passes_morale: fn(&State, SquadId, ForcedTest) -> bool,
    /// Whether a failed test of a model is rolled again.
    tests_again: fn(&State, ModelId, Test) -> bool,
    /// Whether a failed Morale test of a squad is rolled again.
    squad_tests_again: fn(&State, SquadId) -> bool,
    /// Whether a failed Rapid Deployment test of a squad is rolled again.
    drops_again: fn(&State, SquadId) -> bool,
    /// Whether a natural 20 of a model is a failure and nothing worse.
    never_fumbles: fn(&State, ModelId) -> bool,
    /// A squad is about to recover; whether it has without a test.
    rallies: fn(&mut Now<'_>, SquadId) -> bool,
    /// What a squad may do before its Activation.
    before_activation: fn(&State, SquadId) -> Option<Step>,
    /// Why a player may not activate a squad now.
    activation_objection: fn(&State, Seat, SquadId) -> Option<Forbidden>,
    /// Why a model spends no points on an Action.
    action_objection: fn(&State, ModelId, Action) -> Option<Forbidden>,
    /// Why a model makes no attack at all.
    attack_objection: fn(&State, ModelId) -> Option<Forbidden>,
    /// Why a model does not Engage or strike at a target.
    target_objection: fn(&State, ModelId, ModelId) -> Option<Forbidden>,
    /// Why a model does not make a Special Close Combat Action.
    special_objection: fn(&State, ModelId, Special) -> Option<Forbidden>,
    /// What changes the Movement Value, in hundredths.
    movement_value: fn(&State, ModelId, &mut Breakdown),
    /// What is added to an Action's movement after doubling and to the travel of a Game Turn, in hundredths.
    charge: fn(&State, ModelId, Action) -> Option<(RuleId, i32)>,
    /// Whether terrain of a type is Open to a model's feet.
    ignores_terrain: fn(&State, ModelId, Terrain) -> bool,
    /// What a piece takes off a model's way in place of what it takes off others', in hundredths.
    terrain_cost: fn(&State, ModelId, &Touched) -> Option<(RuleId, i32)>,
    /// How a profile gets about in an Engage, where that differs from its other movement.
    engage_ways: fn(&Setup, &Profile) -> Option<Ways>,
    /// Whether no wall narrows a model's way in an Engage.
    comes_through_walls: fn(&State, ModelId) -> bool,
    /// Why a model cannot end an Engage there.
    engage_end_objection: fn(&State, ModelId, Spot) -> Option<Forbidden>,
    /// What an Engage does to the pieces it has touched.
    after_engage: fn(&State, ModelId, &[Touched]) -> Option<Step>,
    /// Judges a leap to a place; the steps it brings.
    leap: fn(&State, ModelId, Spot, Bearing) -> Result<Vec<Step>, Forbidden>,
}

/// Everything the army books of the game hold, in the order of its lists.
pub(crate) struct Book {
    /// Skills, weapons, heroes and doctrines.
    pub entries: &'static [Entry],
    /// The Active skills that are bought with cards alone.
    pub actives: &'static [Active],
}

impl Entry {
    /// Whether somebody has it, or an Active skill of somebody grants it.
    fn is_among(&self, book: &Book, profiles: &[Profile]) -> bool {
        let granted =
            |profile: &Profile, rule: RuleId| book.actives.iter().any(|it| it.gives == rule && profile.bears(it.rule));
        profiles.iter().any(|profile| {
            let has = |rule: &RuleId| profile.bears(*rule) || granted(profile, *rule);
            let armed = |is: fn(&Weapon) -> bool| profile.weapons.iter().any(is);
            self.rules.iter().any(has) || self.weapon.is_some_and(armed)
        })
    }
}

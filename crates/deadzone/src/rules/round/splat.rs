//! Splat! (`dz.command.splat`): the army special ability that the Leader gives his team, one for each Splat! result.
//!
//! The ability stays when the Leader is dead. A player spends one in an activation, his own or his opponent's, unless the
//! ability itself says otherwise. Each ability says when: at the start of an activation and between its actions (`between_actions`),
//! before a roll (`before_roll`), after it (`after_roll`), when somebody comes in (`on_entry`), when somebody dies (`on_death`).

use battle::Seat;
use catalogue::{RuleId, rule};

use crate::{Event, Face, Forbidden, Gift, Kin, Lasts, ModelId, Now, Order, State, Use, model::grants::Boon};

macro_rules! specials {
    ($($variant:ident = $rule:expr,)*) => {
        /// An army special ability. What each does is written where it does it.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[allow(missing_docs, reason = "each is named as its rule in the catalogue")]
        pub enum Special { $($variant,)* }

        impl Special {
            /// All of them.
            pub const ALL: &[Special] = &[$(Special::$variant,)*];

            /// Its rule.
            #[must_use]
            pub const fn rule(self) -> RuleId {
                match self { $(Special::$variant => $rule,)* }
            }
        }
    };
}

specials! {
    ActiveStrain = rule!("dz.special.active-strain"),
    AlwaysShort = rule!("dz.special.always-short"),
    AuraOfDread = rule!("dz.special.aura-of-dread"),
    Bastion = rule!("dz.special.bastion"),
    BombExpert = rule!("dz.special.bomb-expert"),
    ByTheNumbers = rule!("dz.special.by-the-numbers"),
    CausticSpittle = rule!("dz.special.caustic-spittle"),
    CreepingFear = rule!("dz.special.creeping-fear"),
    DanceOfDeath = rule!("dz.special.dance-of-death"),
    DefenderOfTheStarRealm = rule!("dz.special.defender-of-the-star-realm"),
    DroneStrike = rule!("dz.special.drone-strike"),
    EyeInTheSky = rule!("dz.special.eye-in-the-sky"),
    FastActingSerum = rule!("dz.special.fast-acting-serum"),
    FeralInspiration = rule!("dz.special.feral-inspiration"),
    FistOfAnAngryGod = rule!("dz.special.fist-of-an-angry-god"),
    FiveRoundsRapid = rule!("dz.special.five-rounds-rapid"),
    GreenRage = rule!("dz.special.green-rage"),
    HeWhoStalksTheGhosts = rule!("dz.special.he-who-stalks-the-ghosts"),
    HeadOfSecurity = rule!("dz.special.head-of-security"),
    HideInShadows = rule!("dz.special.hide-in-shadows"),
    Infection = rule!("dz.special.infection"),
    JackOfAllTrades = rule!("dz.special.jack-of-all-trades"),
    MakeItToPayday = rule!("dz.special.make-it-to-payday"),
    MemoriesOfTheClade = rule!("dz.special.memories-of-the-clade"),
    MobileInfantry = rule!("dz.special.mobile-infantry"),
    MoveItMoveItMoveIt = rule!("dz.special.move-it-move-it-move-it"),
    Mutation = rule!("dz.special.mutation"),
    OnMyMark = rule!("dz.special.on-my-mark"),
    Overcharge = rule!("dz.special.overcharge"),
    Overwatch = rule!("dz.special.overwatch"),
    PrecisionShot = rule!("dz.special.precision-shot"),
    RopeADope = rule!("dz.special.rope-a-dope"),
    SpecialDelivery = rule!("dz.special.special-delivery"),
    Stalwart = rule!("dz.special.stalwart"),
    StarforgedArmour = rule!("dz.special.starforged-armour"),
    Stealth = rule!("dz.special.stealth"),
    StrikeItLucky = rule!("dz.special.strike-it-lucky"),
    Surge = rule!("dz.special.surge"),
    TacticalGenius = rule!("dz.special.tactical-genius"),
    TargetAcquisition = rule!("dz.special.target-acquisition"),
    TheBalanceIsAll = rule!("dz.special.the-balance-is-all"),
    TheSecondMouse = rule!("dz.special.the-second-mouse"),
    ThirstForBlood = rule!("dz.special.thirst-for-blood"),
    ThunderStrike = rule!("dz.special.thunder-strike"),
    TideOfVermin = rule!("dz.special.tide-of-vermin"),
    TooStubbornToDie = rule!("dz.special.too-stubborn-to-die"),
    ToxicSlime = rule!("dz.special.toxic-slime"),
    UnderTheKnife = rule!("dz.special.under-the-knife"),
    WheelsWithinWheels = rule!("dz.special.wheels-within-wheels"),
    WingsOfTheDragon = rule!("dz.special.wings-of-the-dragon"),
}

impl Special {
    /// The special of a rule; `None` for a rule that is none.
    #[must_use]
    pub fn of(rule: RuleId) -> Option<Special> {
        Special::ALL.iter().copied().find(|it| it.rule() == rule)
    }

    /// Whether more than one Splat! may be spent on it in an activation (`dz.faq.wheels`).
    const fn repeats(self) -> bool {
        matches!(
            self,
            Special::Stealth | Special::StarforgedArmour | Special::WheelsWithinWheels | Special::MemoriesOfTheClade
        )
    }
}

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] = &[rule!("dz.command.splat"), rule!("dz.faq.wheels"), rule!("dz.faq.always-short")];

/// Why a seat may not spend a Splat! on a special now: not its Leader's, none left, or one spent in this activation.
pub(crate) fn objection(state: &State, seat: Seat, special: Special) -> Option<Forbidden> {
    if state.field.specials[seat.index()] != Some(special) {
        return Some(Forbidden::NoAbility { rule: special.rule() });
    }
    if state.results(seat, Face::Splat) == 0 {
        return Some(Forbidden::NoResult { face: Face::Splat });
    }
    // One an activation, his own or not; where the house plays it so, only in his own (`dz.command.splat`).
    let free = state.field.setup.settings.splats_beyond_own_activations;
    let binds = |it: &crate::Activation| !(free && state.seat(it.model) != seat);
    let spent = state.active.is_none_or(|it| it.splats >> seat.0 & 1 == 1 && binds(&it));
    (spent && !special.repeats()).then_some(Forbidden::SplatSpent)
}

/// Whether a seat may spend one on it.
pub(crate) fn is_ready(state: &State, seat: Seat, special: Special) -> bool {
    objection(state, seat, special).is_none()
}

/// The special a seat may spend a Splat! on now.
pub(crate) fn ready(state: &State, seat: Seat) -> Option<Special> {
    state.field.specials[seat.index()].filter(|it| is_ready(state, seat, *it))
}

/// Spends so many.
pub(crate) fn spend(now: &mut Now<'_>, seat: Seat, count: u8) {
    now.emit(Event::Spent { seat, face: Face::Splat, count });
}

/// Gives a model something for a while.
pub(crate) fn give(now: &mut Now<'_>, model: ModelId, special: Special, gift: Gift, lasts: Lasts) {
    now.emit(Event::Given(Boon { model, gift, lasts, rule: special.rule() }));
}

/// Whether a model of a kind: by its unit or faction.
pub(crate) fn is_kin(state: &State, model: ModelId, kin: Kin) -> bool {
    state.profile(model).kin.has(kin)
}

/// Why a model may not be helped: there is none, or it is another player's.
pub(crate) fn friend_objection(state: &State, seat: Seat, model: ModelId) -> Option<Forbidden> {
    if !state.is_on_board(model) {
        return Some(Forbidden::NoSuchModel { model });
    }
    (state.seat(model) != seat).then_some(Forbidden::NotYours { model })
}

/// Those of some candidates that are legal.
pub(crate) fn offer(uses: impl Iterator<Item = Use>, legal: impl Fn(Use) -> bool, orders: &mut Vec<Order>) {
    orders.extend(uses.filter(|it| legal(*it)).map(Order::Splat));
}

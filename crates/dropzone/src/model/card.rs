//! Command cards (`dc.card.deck-generic`), sets of them, and what a player holds (`dc.command.deck`).
//!
//! A deck is a short known top, an unordered rest and a short known bottom. A card is drawn from the rest by a die with as
//! many faces as cards are left there, so nothing has to be shuffled.

use battle::{Seat, Secret};
use catalogue::{RuleId, rule};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::{FeatureId, GroupId, SquadId, State, UnitId, WeaponId};

macro_rules! cards {
    ($($name:ident = $rule:literal,)*) => {
        /// A card of the generic deck.
        #[allow(missing_docs, reason = "each is named as its rule is")]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum Card { $($name,)* }

        impl Card {
            /// The deck, one of each (`dc.card.deck-generic`).
            pub const ALL: [Card; 40] = [$(Card::$name,)*];

            /// Its rule in the catalogue.
            #[must_use]
            pub const fn rule(self) -> RuleId {
                match self { $(Card::$name => rule!($rule),)* }
            }
        }
    };
}

cards! {
    IntelReport = "dc.card.intel-report",
    Espionage = "dc.card.espionage",
    SystemJammer = "dc.card.system-jammer",
    SignalBooster = "dc.card.signal-booster",
    QuickStrategist = "dc.card.quick-strategist",
    Interference = "dc.card.interference",
    ShockAssault = "dc.card.shock-assault",
    ReactionaryTactics = "dc.card.reactionary-tactics",
    UndergroundPassage = "dc.card.underground-passage",
    MoveMoveMove = "dc.card.move-move-move",
    EvasiveManoeuvres = "dc.card.evasive-manoeuvres",
    GetToTheLz = "dc.card.get-to-the-lz",
    AssistedTargeting = "dc.card.assisted-targeting",
    IncendiaryRounds = "dc.card.incendiary-rounds",
    VelocityTracker = "dc.card.velocity-tracker",
    ArmourPiercing = "dc.card.armour-piercing",
    CloakingField = "dc.card.cloaking-field",
    DeployFlares = "dc.card.deploy-flares",
    ExperimentalFirepower = "dc.card.experimental-firepower",
    Marksmanship = "dc.card.marksmanship",
    RoomClearance = "dc.card.room-clearance",
    OccupiersAdvantage = "dc.card.occupiers-advantage",
    InspiringPresence = "dc.card.inspiring-presence",
    NervesOfSteel = "dc.card.nerves-of-steel",
    TacticalWithdrawal = "dc.card.tactical-withdrawal",
    ExplosiveCharges = "dc.card.explosive-charges",
    ReinforcedSteel = "dc.card.reinforced-steel",
    BoobyTrap = "dc.card.booby-trap",
    FieldRepairs = "dc.card.field-repairs",
    CallForExtraction = "dc.card.call-for-extraction",
    ObjectiveLocated = "dc.card.objective-located",
    CloseEnough = "dc.card.close-enough",
    Titanomachy = "dc.card.titanomachy",
    LuckOfTheShot = "dc.card.luck-of-the-shot",
    ConsiderYourOptions = "dc.card.consider-your-options",
    TriedAndTested = "dc.card.tried-and-tested",
    CounterOperation = "dc.card.counter-operation",
    HighlyVolatileContents = "dc.card.highly-volatile-contents",
    LongShot = "dc.card.long-shot",
    DestructiveFirepower = "dc.card.destructive-firepower",
}

/// A set of cards, a bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardSet(pub u64);

impl CardSet {
    /// The whole deck.
    pub const FULL: CardSet = CardSet((1 << Card::ALL.len()) - 1);

    /// Whether a card is in it.
    #[must_use]
    pub const fn has(self, card: Card) -> bool {
        self.0 >> card as u32 & 1 == 1
    }

    /// The set with a card, or without it.
    #[must_use]
    pub const fn set(self, card: Card, holds: bool) -> CardSet {
        let bit = 1 << card as u32;
        CardSet(if holds { self.0 | bit } else { self.0 & !bit })
    }

    /// How many there are.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards, in the order of their numbers.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        Card::ALL.into_iter().filter(move |it| self.has(*it))
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        cards.into_iter().fold(CardSet::default(), |set, it| set.set(it, true))
    }
}

/// What a player has of the deck.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cards {
    /// The hand, in the order in which it was drawn.
    pub hand: Vec<HandCard>,
    /// Cards on top of the deck that the owner has looked at, the next one last.
    pub top: SmallVec<[Secret<Card>; 3]>,
    /// The unordered rest of the deck.
    pub rest: Option<Secret<CardSet>>,
    /// How many cards are in the rest.
    pub left: u8,
    /// Cards at the bottom of the deck that everybody has seen, the next one last.
    pub bottom: SmallVec<[Card; 2]>,
    /// Cards that lie open on their way from the top of the deck (`dc.card.counter-operation`).
    pub revealed: SmallVec<[Card; 3]>,
    /// The discards, face up.
    pub discards: CardSet,
    /// Cards that are out of the game (`dc.command.play`).
    pub out: CardSet,
    /// How long the player plays no cards in answer to anything.
    pub hold: Option<Hold>,
    /// Whether the hand must be cut down, because the Commander has died (`dc.command.hand`).
    pub cut: bool,
}

/// A card in a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HandCard {
    /// Which; face down for whoever has not seen it.
    pub card: Secret<Card>,
    /// The other seats that have seen it, a bit each.
    pub seen: u8,
}

/// How long a player plays no cards in answer to anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Hold {
    /// Until the squad that acts is done.
    Squad,
    /// Until the Battlegroup that acts is done.
    Group,
    /// Until the turn ends.
    Turn,
}

/// What a card is played on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Subject {
    /// Nothing in particular.
    Nothing,
    /// A player.
    Seat(Seat),
    /// A squad.
    Squad(SquadId),
    /// A unit.
    Unit(UnitId),
    /// A Battlegroup.
    Group(GroupId),
    /// A Structure or Forest.
    Feature(FeatureId),
    /// A weapon of a squad, by its place in the profile.
    Weapon(SquadId, WeaponId),
    /// Another card that was played, by its place among those played at this moment and before.
    Card(u8),
    /// Cards of one's own discards.
    Discards(CardSet),
    /// A squad of one's own against one of the enemy.
    Against(SquadId, SquadId),
}

/// A card that was played and is still to take effect (`dc.command.stack`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Play {
    /// By whom.
    pub seat: Seat,
    /// Which.
    pub card: Card,
    /// On what.
    pub on: Subject,
    /// Whether another card has cancelled it.
    pub cancelled: bool,
}

/// A card in force.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct InForce {
    /// By whom.
    pub seat: Seat,
    /// Which.
    pub card: Card,
    /// On what.
    pub on: Subject,
    /// How long.
    pub until: Until,
    /// What was rolled for it, or chosen.
    pub number: u8,
}

/// How long a card is in force.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Until {
    /// To the end of the shots that are fired.
    Volley,
    /// To the end of the fight in a feature.
    Fight,
    /// To the end of the activation of the squad it is on.
    Squad,
    /// To the end of the activation of the Battlegroup.
    Group,
    /// To the end of the turn (`dc.card.timing`).
    Turn,
}

/// What happens now that a card may be played at (`dc.command.play`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Moment {
    /// Initiative is about to be rolled.
    BeforeInitiative,
    /// Cards have been discarded.
    AfterDiscarding,
    /// Cards have been drawn.
    AfterDrawing,
    /// A Battlegroup has been picked.
    Picked(GroupId),
    /// A Battlegroup acts.
    Acting,
    /// Shots are declared, and not fired yet.
    Declared,
    /// A squad has ended its activation.
    SquadDone(SquadId),
    /// A squad has announced its flight, and reactions to it are declared.
    Flown(SquadId),
    /// A squad has entered a feature.
    Entered(SquadId, FeatureId),
    /// A squad has completed an action in a feature.
    ActedInside(SquadId, FeatureId),
    /// All shots that were fired have been rolled to hit.
    RolledToHit,
    /// All hits are about to be rolled to damage.
    BeforeDamage,
    /// All hits have been rolled to damage.
    RolledToDamage,
    /// Dice are about to be counted in a CQB.
    Counting,
    /// A squad is about to test its Fortitude.
    Testing(SquadId),
    /// Collateral Damage has been rolled in a feature.
    Collateral(FeatureId),
    /// Fires are about to be rolled for.
    RoundUp,
    /// Only an answer to a card that was played.
    Answer,
}

impl Cards {
    /// A deck from which this hand has been taken.
    #[must_use]
    pub fn new(hand: &[Card], rest: CardSet) -> Cards {
        let rest = hand.iter().fold(rest, |set, it| set.set(*it, false));
        let known = hand.iter().fold(rest, |set, it| set.set(*it, true));
        let hand = hand.iter().map(|it| HandCard { card: Secret::Known(*it), seen: 0 }).collect();
        let out = CardSet(CardSet::FULL.0 & !known.0);
        Cards { hand, rest: Some(Secret::Known(rest)), left: rest.len(), out, ..Cards::default() }
    }

    /// Cards that the player could hold as far as everybody knows.
    #[must_use]
    pub fn unseen(&self) -> CardSet {
        let open = self.bottom.iter().chain(&self.revealed).fold(CardSet::default(), |set, it| set.set(*it, true));
        CardSet(CardSet::FULL.0 & !(self.discards.0 | self.out.0 | open.0))
    }

    /// Where in the hand a card is, as far as this view knows.
    #[must_use]
    pub fn slot(&self, card: Card) -> Option<u8> {
        let at = self.hand.iter().position(|it| it.card == Secret::Known(card))?;
        u8::try_from(at).ok()
    }

    /// The cards in the hand that this view knows.
    pub fn known(&self) -> impl Iterator<Item = Card> + '_ {
        self.hand.iter().filter_map(|it| it.card.known().copied())
    }

    /// How many cards the deck has left.
    #[must_use]
    pub fn deck_len(&self) -> u8 {
        self.left + self.top.len() as u8 + self.bottom.len() as u8
    }

    /// Hides what a viewer may not know of them.
    pub(crate) fn redact(&mut self, viewer: Option<Seat>) {
        let sees = |seen: u8| viewer.is_some_and(|it| seen >> it.0 & 1 == 1);
        self.hand.iter_mut().filter(|it| !sees(it.seen)).for_each(|it| it.card.hide());
        self.top.iter_mut().for_each(Secret::hide);
        if let Some(rest) = &mut self.rest {
            rest.hide();
        }
    }

    /// The hand is shown to a seat.
    pub(crate) fn show(&mut self, to: Seat, hand: &[Secret<Card>]) {
        for (held, shown) in self.hand.iter_mut().zip(hand) {
            held.seen |= 1 << to.0;
            if let Secret::Known(_) = shown {
                held.card = *shown;
            }
        }
    }

    /// A card of the rest lies at the top, below those that lie there already.
    pub(crate) fn look(&mut self, card: Secret<Card>) {
        self.left = self.left.saturating_sub(1);
        if let (Some(Secret::Known(rest)), Secret::Known(card)) = (&mut self.rest, card) {
            *rest = rest.set(card, false);
        }
        self.top.insert(0, card);
    }

    /// All of the deck is shuffled, with these discards.
    pub(crate) fn shuffle(&mut self, back: CardSet) {
        self.left = self.deck_len() + back.len();
        let known = self.top.iter().filter_map(|it| it.known().copied()).chain(self.bottom.iter().copied());
        let known: CardSet = known.chain(back.iter()).collect();
        if let Some(Secret::Known(rest)) = &mut self.rest {
            rest.0 |= known.0;
        }
        self.discards.0 &= !back.0;
        self.top.clear();
        self.bottom.clear();
    }

    /// A card that lies open goes to the bottom of the deck, or to the discards.
    pub(crate) fn put_away(&mut self, card: Card, under: bool) {
        self.revealed.retain(|it| *it != card);
        if under {
            self.bottom.insert(0, card);
        } else {
            self.discards = self.discards.set(card, true);
        }
    }

    /// Takes the next card away: the known top, else this one of the rest, else the bottom.
    pub(crate) fn take(&mut self, card: Secret<Card>) {
        if self.top.pop().is_some() {
            return;
        }
        if self.left == 0 {
            self.bottom.pop();
            return;
        }
        self.left -= 1;
        if let (Some(Secret::Known(rest)), Secret::Known(card)) = (&mut self.rest, card) {
            *rest = rest.set(card, false);
        }
    }
}

impl State {
    /// A card in force on this subject.
    #[must_use]
    pub fn in_force(&self, card: Card, on: Subject) -> Option<&InForce> {
        self.lasting.iter().find(|it| it.card == card && it.on == on)
    }
}

//! Orders: everything a player can say to the battle.

use battle::Seat;
use catalogue::{RuleId, rule};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::{Aim, Cell, Gun, ModelId, Spots, Use};

/// Every variant is a sentence one could say at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Order {
    /// Places the items and makes the Recon test; or simply begins, where the models already stand.
    Begin,
    /// The winner of the Recon test names the starting player.
    NameStarter {
        /// Who starts.
        seat: Seat,
    },
    /// The starting player picks a deployment zone.
    TakeZone {
        /// 0 for Red, 1 for Blue.
        zone: u8,
    },
    /// Places a model in the own zone.
    Deploy {
        /// Which.
        model: ModelId,
        /// Where.
        cell: Cell,
        /// On which spots.
        at: Spots,
    },
    /// Rerolls command dice, or none.
    Reroll {
        /// How many of each result, in the order of the faces.
        dice: [u8; 6],
    },
    /// Activates a model.
    Activate {
        /// Which.
        model: ModelId,
    },
    /// Hands over the initiative without activating, or ends the turn without a second model.
    Pass,
    /// Moves along a way of cubes, and stands on these spots of the last.
    Move {
        /// As which action.
        pace: Pace,
        /// The cubes entered, in order; none to reposition in the own cube.
        way: Way,
        /// The spots to stand on at its end.
        at: Spots,
    },
    /// Shoots at a model.
    Shoot {
        /// By which means.
        means: Means,
        /// The weapon, by its place in the profile.
        weapon: u8,
        /// At whom.
        target: ModelId,
        /// Whether it is Firing for Effect.
        effect: bool,
        /// The Ammo or AP Ammo used, by its place among the items carried.
        ammo: Option<u8>,
    },
    /// Shoots a weapon, or throws a grenade, at a cube.
    ShootCube {
        /// By which means.
        means: Means,
        /// With what.
        with: Thrown,
        /// At which cube.
        cell: Cell,
    },
    /// Fights an enemy in the own cube, or the one just met.
    Fight {
        /// By which means.
        means: Means,
        /// With which weapon, by its place in the profile; the number after the last is a Thermal Mine carried.
        weapon: u8,
        /// Whom.
        target: ModelId,
    },
    /// Stands up on these spots.
    StandUp {
        /// The spots.
        at: Spots,
    },
    /// Heals a model in the cube.
    Heal {
        /// Whom.
        patient: ModelId,
        /// The Medi-Pack used, by its place among the items carried; none for a Medic.
        pack: Option<u8>,
    },
    /// Marks an enemy as a target for Tag rifles.
    Tag {
        /// With which weapon.
        weapon: u8,
        /// Whom.
        target: ModelId,
    },
    /// Teleports.
    Teleport {
        /// Where.
        cell: Cell,
        /// On which spots.
        at: Spots,
    },
    /// Sets off its own explosion.
    SetOff,
    /// Fills the own cube with smoke at the start of the activation.
    Smokescreen,
    /// A Scout sprints before the first round.
    Scout {
        /// Who.
        model: ModelId,
        /// The cubes entered, in order.
        way: Way,
        /// The spots to stand on at its end.
        at: Spots,
    },
    /// Ends the activation.
    Done,
    /// Answers an attack in a fight by fighting back.
    FightBack {
        /// With which weapon, as in [`Order::Fight`].
        weapon: u8,
    },
    /// Answers an attack in a fight by evading.
    Evade,
    /// Adds so many Dice results to the test at hand.
    AddDice {
        /// How many.
        count: u8,
    },
    /// Lets this model attack the enemy that leaves, stands up or was thrown among its own.
    StrikeWith {
        /// Who attacks.
        model: ModelId,
        /// With which weapon, as in [`Order::Fight`].
        weapon: u8,
    },
    /// Lets this pinned model stand up for the enemy that leaves or was thrown among its own.
    Raise {
        /// Who stands up.
        model: ModelId,
    },
    /// Picks up an item that lies here, or one face down.
    PickUp {
        /// Its place among the items on the map.
        item: u8,
    },
    /// Keeps the item just revealed, giving up another or the new one itself.
    Stow {
        /// What is given up, by its place among the items carried; the number after the last is the new one.
        give_up: Option<u8>,
        /// Whether that is destroyed instead of dropped.
        destroy: bool,
    },
    /// Takes Ammo instead of the counter drawn by luck.
    TakeAmmo,
    /// Throws the model at hand one cube this way.
    ThrowTo {
        /// The direction by the scatter diagram, from 0.
        wind: u8,
    },
    /// Stands on these spots of the cube it was put in.
    TakePlace {
        /// The spots.
        at: Spots,
    },
    /// A model shoots outside its own activation.
    Snap {
        /// Who.
        model: ModelId,
        /// With which weapon.
        weapon: u8,
    },
    /// Fires two weapons at once.
    Volley {
        /// At what.
        aims: [Aim; 2],
        /// The place of the ammunition used, which counts for both.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ammo: Option<u8>,
    },
    /// Reloads a weapon.
    Reload {
        /// Whose.
        model: ModelId,
        /// Which.
        weapon: u8,
    },
    /// Uses an item: a shot of adrenaline or a stimulant.
    UseItem {
        /// Its place among the items carried.
        item: u8,
    },
    /// Points out a cube with a Commlink.
    Link {
        /// Which.
        cell: Cell,
    },
    /// Calls a model in from above.
    CallIn {
        /// Which.
        model: ModelId,
        /// Where.
        cell: Cell,
        /// On which spots.
        at: Spots,
    },
    /// Calls a swarm into the own cube.
    CallSwarm {
        /// On which spots.
        at: Spots,
    },
    /// Emplaces a Sentry Gun.
    Emplace {
        /// Which.
        gun: Gun,
        /// On which spots.
        at: Spots,
    },
    /// Packs up a Sentry Gun.
    Pack {
        /// Which.
        gun: ModelId,
        /// Whether into the own hands.
        carry: bool,
    },
    /// Gives an item to a friend in the cube.
    Give {
        /// Its place among the items carried.
        item: u8,
        /// To whom.
        to: ModelId,
    },
    /// Parts with an item for the one given.
    Exchange {
        /// Its place among the items carried.
        item: u8,
        /// Whether the giver gets it; else it is dropped.
        back: bool,
    },
    /// Leaves the bike.
    Dismount,
    /// Moves an item counter one cube before the first round.
    ShiftItem {
        /// Its place among the counters.
        item: u8,
        /// Where.
        cell: Cell,
    },
    /// Sends off an item that was found.
    SendOff {
        /// Its place among the items carried.
        item: u8,
    },
    /// Leaves the board at the end of a way.
    Leave {
        /// As which action.
        pace: Pace,
        /// The cubes entered before.
        way: Way,
    },
    /// Uses a bonus die of the Recon test for a result.
    TakeBonus {
        /// Its place among the dice.
        die: u8,
        /// The result: what it shows, or any for an 8.
        result: u8,
    },
    /// Looks at a counter and puts it back.
    LookAt {
        /// Its place among the items on the map.
        item: u8,
    },
    /// Takes a counter off the map.
    Discard {
        /// Its place among the items on the map.
        item: u8,
    },
    /// Sends a model round the flank.
    Flank {
        /// Who.
        model: ModelId,
    },
    /// Takes up one of the things that fell due together.
    TakeUp {
        /// Its place among them.
        due: u8,
    },
    /// Runs the rampaging model of the opponent.
    TakeControl,
    /// Sets off the trap that somebody walked into.
    Spring,
    /// Takes a trap away.
    Disarm {
        /// Its place among the traps.
        trap: u8,
    },
    /// Rolls the failed dice of a test again that an ability lets roll again.
    RollAgain,
    /// Uses the army special ability.
    Splat(Use),
    /// Does not.
    Decline,
}

/// As which action a model moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Pace {
    /// A MOVE.
    Move,
    /// A SPRINT.
    Sprint,
    /// The free MOVE of a Move result.
    Result,
    /// The level that an Agile model may change after a MOVE or SPRINT.
    Agile,
    /// The cube that a model with Evade moves after it was hit.
    Evade,
    /// The free SPRINT of `dz.special.mobile-infantry`.
    Leap,
    /// The cube of `dz.special.surge`.
    Surge,
    /// The short SPRINT of `dz.special.wings-of-the-dragon`.
    Wings,
    /// The cube after a fight of `dz.special.dance-of-death`.
    Dance,
    /// The step aside of `dz.special.rope-a-dope`.
    Dodge,
    /// The cube that a rampaging model may move first.
    Rush,
}

impl Pace {
    /// The rule that gives it.
    #[must_use]
    pub const fn rule(self) -> RuleId {
        match self {
            Pace::Move => rule!("dz.move.move"),
            Pace::Sprint => rule!("dz.move.sprint"),
            Pace::Result => rule!("dz.command.move"),
            Pace::Agile => rule!("dz.ability.agile"),
            Pace::Evade => rule!("dz.ability.evade"),
            Pace::Leap => rule!("dz.special.mobile-infantry"),
            Pace::Surge => rule!("dz.special.surge"),
            Pace::Wings => rule!("dz.special.wings-of-the-dragon"),
            Pace::Dance => rule!("dz.special.dance-of-death"),
            Pace::Dodge => rule!("dz.special.rope-a-dope"),
            Pace::Rush => rule!("dz.ability.rampage"),
        }
    }

    /// Whether it is one cube, as by a Move result.
    #[must_use]
    pub const fn is_one_cube(self) -> bool {
        matches!(self, Pace::Result | Pace::Agile | Pace::Evade | Pace::Surge | Pace::Dance | Pace::Dodge | Pace::Rush)
    }
}

/// By which means an attack is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Means {
    /// By an action.
    Action,
    /// By a Shoot or Fight result.
    Result,
    /// By a Splat! result.
    Splat,
}

/// What is shot or thrown at a cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Thrown {
    /// A weapon, by its place in the profile.
    Weapon(u8),
    /// A grenade, by its place among the items carried.
    Item(u8),
}

/// A kind of action (`dz.action.list`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Action {
    /// MOVE, short.
    Move,
    /// SPRINT, long.
    Sprint,
    /// SHOOT, short unless the weapon is Heavy.
    Shoot,
    /// FIGHT, long.
    Fight,
    /// SPECIAL, short.
    Special,
    /// STAND UP, short.
    StandUp,
}

impl Action {
    /// Its rule.
    #[must_use]
    pub const fn rule(self) -> RuleId {
        match self {
            Action::Move => rule!("dz.move.move"),
            Action::Sprint => rule!("dz.move.sprint"),
            Action::Shoot => rule!("dz.shoot.action"),
            Action::Fight => rule!("dz.fight.action"),
            Action::Special => rule!("dz.action.special"),
            Action::StandUp => rule!("dz.action.stand-up"),
        }
    }
}

/// The most cubes of one action: the fastest model, with all that can speed it up.
pub const LONGEST: usize = 8;

/// The cubes a model enters on its way, in order. Written as a list.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Way {
    cells: [Cell; LONGEST],
    length: u8,
}

impl Way {
    /// A way through these cubes; `None` where there are too many.
    #[must_use]
    pub fn new(cells: &[Cell]) -> Option<Way> {
        let mut way = Way { length: u8::try_from(cells.len()).ok()?, ..Way::default() };
        way.cells.get_mut(..cells.len())?.copy_from_slice(cells);
        Some(way)
    }

    /// The way that goes on to this cube; `None` where it would be too long.
    #[must_use]
    pub fn then(mut self, cell: Cell) -> Option<Way> {
        *self.cells.get_mut(usize::from(self.length))? = cell;
        self.length += 1;
        Some(self)
    }

    /// The cubes.
    #[must_use]
    pub fn cells(&self) -> &[Cell] {
        &self.cells[..usize::from(self.length)]
    }
}

impl std::fmt::Debug for Way {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.cells().fmt(f)
    }
}

impl Serialize for Way {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.cells().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Way {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Way, D::Error> {
        let cells = Vec::<Cell>::deserialize(deserializer)?;
        Way::new(&cells).ok_or_else(|| de::Error::custom(format_args!("a way has at most {LONGEST} cubes")))
    }
}

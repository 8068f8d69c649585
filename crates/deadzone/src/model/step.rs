//! What is left to resolve, or must be answered first.

use std::ops::Not;

use battle::Seat;
use dice::Faces;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::{Activation, Aim, Cell, Item, ModelId, Pace, Pool, Spots, Way};

/// A named step. Steps lie on a stack in the state; some ask a seat, the others are resolved by themselves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// Begin the battle.
    Begin,
    /// The winner of the Recon test names the starting player.
    NameStarter(Seat),
    /// The starting player takes a zone.
    TakeZone(Seat),
    /// A player deploys the next of his models.
    Deploy(Seat),
    /// A player brings a model down from the air.
    Airborne(Seat),
    /// A Leader with Logistics may move an item.
    Logistics(Seat),
    /// The bonus dice of the Recon test are rolled.
    BonusRoll(Seat),
    /// A player uses one of his bonus dice.
    Bonus {
        /// Who.
        seat: Seat,
        /// The dice that are left.
        faces: Faces,
    },
    /// A player may look at counters.
    Look {
        /// Who.
        seat: Seat,
        /// How many more.
        left: u8,
    },
    /// A player may take a counter off the map.
    Discard(Seat),
    /// A player may move models one cube each.
    Shift {
        /// Who.
        seat: Seat,
        /// How many more.
        left: u8,
        /// Who has been moved.
        moved: SmallVec<[ModelId; 3]>,
    },
    /// A player may send a model round the flank.
    Flank(Seat),
    /// A player's flankers come in.
    Edge(Seat),
    /// The round is scored: has somebody won?
    Close,
    /// A player's Scouts may sprint.
    Scout(Seat),
    /// A round begins: both roll command.
    RollCommand,
    /// A player may reroll command dice.
    Reroll(Seat),
    /// A player's turn: he activates a model or passes.
    Turn(Seat),
    /// A model just chosen may raise its smokescreen.
    Start(ModelId),
    /// The active model acts.
    Act(ModelId),
    /// The first model of the turn is done: a +1 Model result may follow.
    Another(Seat),
    /// A model is on its way.
    Walk(Walk),
    /// A model may move outside its actions: knocked elsewhere as it left, Agile, or evading a shot.
    GoOn {
        /// Who.
        model: ModelId,
        /// As which action.
        pace: Pace,
    },
    /// A model leaves a cube with enemies: one of them may attack it.
    Leaving(ModelId),
    /// A model stood up among enemies: one of them attacks it.
    Rising(ModelId),
    /// A pinned model was thrown among enemies: one of them attacks it.
    Tumbled(ModelId),
    /// A model moved in among enemies and must fight one of them.
    MustFight(ModelId),
    /// A shot with an experimental weapon: what does it do this time?
    Tinker(Contest),
    /// One of two shots declared together.
    Volley {
        /// Who shoots.
        by: ModelId,
        /// At what.
        aim: Aim,
        /// The ammunition used for both.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ammo: Option<Item>,
    },
    /// Relays give their results after the rerolls.
    Relay,
    /// An opposed test.
    Contest(Contest),
    /// An opposed test that was rolled: somebody may roll again.
    Reckoning(Box<Reckoning>),
    /// An explosion.
    Explosion(Explosion),
    /// An explosion that was rolled: somebody may roll again.
    Wave(Box<Wave>),
    /// A throw that was rolled: the thrower may roll again.
    Landing(Box<(Lob, Pool)>),
    /// A grenade or shot on its way to a cube.
    Lob(Lob),
    /// A model is thrown one cube.
    Throw(Throw),
    /// A model that was put somewhere by force, or made room for another: its owner says where in the cube it stands.
    Place(ModelId),
    /// The same for a model that was thrown, where the house lets who threw it say so.
    PlaceThrown {
        /// Who was thrown.
        model: ModelId,
        /// Who threw it.
        by: ModelId,
    },
    /// Several models are thrown, in the order that the active player sets.
    Throws(Vec<Throw>),
    /// A model that was hit by a shot may move on, if it is still in that cube.
    Evades {
        /// Who.
        model: ModelId,
        /// Where it was shot at.
        cell: Cell,
    },
    /// A model that was hurt is activated: it may run wild.
    Rampage(ModelId),
    /// The opponent may run a model that runs wild.
    Control(ModelId),
    /// A model came into a cube with a trap: its owner may set it off.
    Tread(ModelId),
    /// A model moved in among enemies, who may answer before the fight.
    Met(ModelId),
    /// A model has shot: another may shoot at the same target.
    Follow {
        /// Who shot.
        by: ModelId,
        /// At whom.
        target: ModelId,
    },
    /// Somebody may make something of a dead model.
    Rise {
        /// Who died.
        dead: ModelId,
        /// Whether its owner would not have it.
        refused: bool,
    },
    /// A model flees one cube from another.
    Flee {
        /// Who.
        model: ModelId,
        /// From whom.
        by: ModelId,
    },
    /// An activation that another interrupted goes on.
    Resume(Activation),
    /// A model is pinned by what has just moved it.
    Pin(ModelId),
    /// Everything that lies in a cube is pinned.
    PinAll(Cell),
    /// A model may pick up an item where it is.
    PickUp(ModelId),
    /// A model decides about an item just revealed.
    Stow {
        /// Who.
        model: ModelId,
        /// What.
        item: Item,
        /// Whether a player had bought it.
        bought: bool,
        /// Whether it was drawn by luck, so that Ammo may be taken instead (`dz.special.strike-it-lucky`).
        lucky: bool,
    },
    /// Who was given an item and cannot carry more parts with one.
    Exchange {
        /// Who gave.
        from: ModelId,
        /// Who was given it.
        to: ModelId,
        /// What.
        item: Item,
        /// Whether a player had bought it.
        bought: bool,
    },
    /// A model leaves the board.
    Off {
        /// Who.
        model: ModelId,
        /// The cube it leaves from.
        cell: Cell,
        /// Whether the enemies there have had their attack.
        left: bool,
    },
    /// What an effect has set off: fights of those it moved, then what they may pick up.
    Settle,
    /// The round ends.
    EndRound,
}

/// A model on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Walk {
    /// Who.
    pub model: ModelId,
    /// As which action.
    pub pace: Pace,
    /// The cubes to enter.
    pub way: Way,
    /// How many have been entered; 1 for a model that has repositioned in its own.
    pub entered: u8,
    /// The spots to stand on at the end.
    pub at: Spots,
    /// The cube it is expected in.
    pub here: Cell,
    /// Whether the enemies here have had their attack.
    pub left: bool,
}

/// An opposed test of an attack or event against a model.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Contest {
    /// What is rolled against the model.
    pub attack: Attack,
    /// The model.
    pub target: ModelId,
    /// How it answers, once that is settled.
    pub answer: Option<Answer>,
    /// Dice results added by the attacker and by the target's owner.
    pub dice: [u8; 2],
    /// How many players have said how many they add.
    pub declared: u8,
    /// Whether the model was pinned as it began.
    pub was_pinned: bool,
    /// What army specials do for the attacker and for the target.
    pub helps: [Option<Help>; 2],
    /// By how much the AP is lowered (`dz.special.starforged-armour`).
    pub blunt: u8,
    /// What an experimental weapon does this time.
    pub trick: Option<Trick>,
    /// Whether the attacker and the target used a Stimulant Shot for it.
    pub stimulants: [bool; 2],
    /// Whose doing a fire, a wall or a fall is, where the house asks (`dz.team.vp-value`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cause: Option<Seat>,
}

/// What an experimental weapon does this time (`dz.ability.experimental`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Trick {
    /// Blast.
    Blast,
    /// Knockback.
    Knockback,
    /// Weight of Fire (2).
    WeightOfFire,
    /// AP3.
    Ap,
}

/// What an army special does for one side of a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Help {
    /// So many dice more on SURVIVE (`dz.special.stealth`).
    Dice(u8),
    /// Armour for this model (`dz.special.bastion`).
    Armour(ModelId),
    /// Another value for the test (`dz.special.jack-of-all-trades`).
    Stat(Stat),
    /// Friends in the target cube do not matter (`dz.special.precision-shot`).
    NoFriends,
    /// Smoke does not matter (`dz.special.precision-shot`).
    NoSmoke,
}

/// A value that tests are made on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Stat {
    /// Shoot.
    Shoot,
    /// Fight.
    Fight,
    /// Survive.
    Survive,
}

/// An opposed test that was rolled, while somebody may still change it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reckoning {
    /// The test.
    pub contest: Contest,
    /// The attack.
    pub by: Pool,
    /// The answer.
    pub against: Pool,
    /// Who has been asked: the active player, the other, and about AP.
    pub asked: u8,
    /// Whether the rerolls that an ability gives wait for a word: those of the attack, and of the answer.
    #[serde(default, skip_serializing_if = "none_open")]
    pub open: [bool; 2],
}

const fn none_open(open: &[bool; 2]) -> bool {
    !open[0] && !open[1]
}

/// An explosion on its way from one model to the next.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wave {
    /// The explosion.
    pub explosion: Explosion,
    /// The successes of its attack.
    pub strength: u8,
    /// Its attack, while the rerolls that an ability gives wait for a word.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Pool>,
    /// Which of the victims is next.
    pub at: u8,
    /// The answer of that one, once it is rolled.
    pub against: Option<Pool>,
    /// Whether the rerolls that an ability gives it wait for a word.
    #[serde(default, skip_serializing_if = "Not::not")]
    pub open: bool,
    /// Whether its owner has been asked about rerolls, and about AP.
    pub asked: u8,
    /// By how much the AP is lowered.
    pub blunt: u8,
    /// Whether the active player has said that this one is next.
    pub picked: bool,
}

impl Contest {
    /// A test against nobody's dice: fire, a wall, gravity. It is answered with SURVIVE.
    #[must_use]
    pub const fn event(attack: Attack, target: ModelId) -> Contest {
        Contest::new(attack, target, Some(Answer::Survive), false)
    }

    /// A test before anybody has said anything.
    #[must_use]
    pub const fn new(attack: Attack, target: ModelId, answer: Option<Answer>, was_pinned: bool) -> Contest {
        Contest {
            attack,
            target,
            answer,
            dice: [0; 2],
            declared: 0,
            was_pinned,
            helps: [None; 2],
            blunt: 0,
            trick: None,
            stimulants: [false; 2],
            cause: None,
        }
    }
}

/// What is rolled against a model.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Attack {
    /// A shot.
    Shot {
        /// By whom.
        by: ModelId,
        /// With which weapon.
        weapon: u8,
        /// Whether it is Firing for Effect.
        effect: bool,
        /// The ammunition used.
        ammo: Option<Item>,
    },
    /// A blow in a fight.
    Blow {
        /// By whom.
        by: ModelId,
        /// With which weapon.
        weapon: u8,
        /// Why they fight.
        why: Why,
    },
    /// The fire the model burns in.
    Fire,
    /// The wall it was thrown against.
    Wall,
    /// A fall of so many levels.
    Fall(u8),
}

/// Why two models fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Why {
    /// A FIGHT action or a Fight result.
    Action,
    /// The attacker has just moved in.
    Entered,
    /// The target leaves the cube.
    Leaving,
    /// The target has just stood up.
    Rising,
    /// The target was thrown in and lies pinned.
    Tumbled,
}

/// How a model answers an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Answer {
    /// With FIGHT and this weapon.
    FightBack(u8),
    /// With SURVIVE.
    Survive,
}

/// An explosion in a cube (`dz.ability.frag`), or the burning spray of It Burns!.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Explosion {
    /// Where.
    pub cell: Cell,
    /// What it is.
    pub kind: Burst,
    /// Everyone in the cube, with the Dice results added to their tests; the active player's models first.
    pub victims: SmallVec<[(ModelId, u8); 4]>,
    /// How many of them have been asked about.
    pub asked: u8,
    /// How many players have been asked about an army special.
    pub splats: u8,
    /// Whom each player has braced (`dz.special.bastion`).
    pub braced: [Option<ModelId>; 2],
    /// Whether it leaves shards in those it hurts (`dz.ability.triclinic-shard`).
    pub shards: bool,
    /// Who was beaten by it, a bit each.
    pub beaten: u64,
    /// Whose doing it is, where the house asks (`dz.team.vp-value`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cause: Option<Seat>,
}

impl Explosion {
    /// An explosion before anybody has said anything.
    #[must_use]
    pub fn new(cell: Cell, kind: Burst, victims: SmallVec<[(ModelId, u8); 4]>) -> Explosion {
        Explosion { cell, kind, victims, asked: 0, splats: 0, braced: [None; 2], shards: false, beaten: 0, cause: None }
    }
}

/// A kind of attack on everyone in a cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Burst {
    /// So many dice at 4+ with so much AP, then everyone is thrown and pinned.
    Frag {
        /// The dice.
        dice: u8,
        /// The AP of the weapon.
        ap: u8,
    },
    /// A Hammerfist lands: three dice at 4+, no damage; who is beaten is thrown away from it and pinned.
    Impact {
        /// Who.
        by: ModelId,
    },
    /// It Burns!: one SHOOT roll against everyone, then everyone burns.
    Burns {
        /// By whom.
        by: ModelId,
        /// With which weapon.
        weapon: u8,
        /// The model it was aimed at.
        target: ModelId,
        /// Dice results added to the attack.
        dice: u8,
        /// Whether the shooter's owner has said how many.
        declared: bool,
    },
}

/// A grenade on its way to a cube (`dz.ability.grenade`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lob {
    /// Who threw it.
    pub by: ModelId,
    /// What it does where it lands.
    pub load: Load,
    /// The cube aimed at.
    pub cell: Cell,
    /// Dice results added to the throw.
    pub dice: u8,
    /// Whether the thrower's owner has said how many.
    pub declared: bool,
    /// How many failed dice may be rolled again (`dz.ability.weight-of-fire`).
    pub again: u8,
    /// Whether 1s may be (`dz.ability.precision`).
    #[serde(default, skip_serializing_if = "Not::not")]
    pub ones: bool,
    /// Whether these rerolls wait for a word, once it is rolled.
    #[serde(default, skip_serializing_if = "Not::not")]
    pub open: bool,
}

/// What a grenade does where it lands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Load {
    /// Comes down from above and explodes with so many dice and so much AP (`dz.ability.indirect`).
    Indirect {
        /// The dice.
        dice: u8,
        /// The AP.
        ap: u8,
        /// The successes needed to land where it was aimed.
        needs: u8,
        /// Whether it leaves shards in those it hurts.
        shards: bool,
    },
    /// Comes down from above and fills the cube with smoke (`dz.ability.smoke-weapon`).
    Screen {
        /// Whether it is toxic.
        toxic: bool,
        /// The successes needed to land where it was aimed.
        needs: u8,
    },
    /// Takes the activation marker off a model (`dz.ability.invigorate`).
    Invigorate {
        /// Whose.
        target: ModelId,
    },
    /// Fills the cube with smoke.
    Smoke {
        /// Whether it is toxic.
        toxic: bool,
    },
    /// Explodes with so many dice and so much AP.
    Frag {
        /// The dice.
        dice: u8,
        /// The AP.
        ap: u8,
    },
    /// Lays a trap that explodes with so many dice (`dz.ability.trap`).
    Trap {
        /// The dice.
        dice: u8,
    },
    /// Marks everyone activated.
    Stun,
}

/// A model about to be thrown one cube (`dz.state.forced-move`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Throw {
    /// Who.
    pub model: ModelId,
    /// Which way.
    pub course: Course,
    /// Whether it is pinned after it.
    pub pins: bool,
    /// Whose doing it is, where the house asks (`dz.team.vp-value`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cause: Option<Seat>,
}

/// Which way a model is thrown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Course {
    /// As the scatter die falls.
    Random,
    /// Directly away from this model, whose owner decides where there is a choice.
    Away(ModelId),
    /// Directly away from the target of a blast in the same cube; the shooter's owner decides where there is a choice.
    Blown {
        /// The target.
        from: ModelId,
        /// The shooter.
        by: ModelId,
    },
    /// Any way the attacker likes (`dz.ability.smash`).
    Any(ModelId),
}

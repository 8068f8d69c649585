//! What happened.

use battle::{Breakdown, Outcome, Seat};
use catalogue::RuleId;
use dice::Faces;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::{
    Action, Activation, Answer, Attack, Cell, Due, Face, Item, Mark, Mission, ModelId, Peek, Secret, Spots, Step, Trap,
    model::grants::Boon,
};

/// What happened. A battle is its setup and these, in order; how each changes the state is in `fold`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// The step on top is settled.
    Done,
    /// These steps come next, the first of them on top.
    Then(SmallVec<[Step; 2]>),
    /// The step on top was changed by what was answered.
    Becomes(Step),
    /// An item counter was drawn: where the dice put it, or nowhere in a deployment zone.
    ItemPlaced {
        /// Column and row.
        dice: (u8, u8),
        /// Where it lies.
        cell: Option<Cell>,
    },
    /// The Recon test was rolled.
    ReconRolled {
        /// What each player rolled.
        rolls: [Pool; 2],
        /// Who won; nobody on equal successes.
        winner: Option<Seat>,
    },
    /// The bonus dice of the Recon test were rolled.
    BonusRolled {
        /// Whose.
        seat: Seat,
        /// What they show.
        faces: Faces,
    },
    /// A player looked at a counter and put it back.
    Looked {
        /// Who.
        seat: Seat,
        /// Which, by its place.
        counter: u8,
        /// What it shows, for him.
        item: Option<Item>,
    },
    /// A model was taken off the map to come in at the flank.
    Flanked {
        /// Who.
        model: ModelId,
    },
    /// The starting player was named.
    StarterNamed {
        /// Who.
        seat: Seat,
    },
    /// A player took a deployment zone.
    ZoneTaken {
        /// Who.
        seat: Seat,
        /// 0 for Red, 1 for Blue.
        zone: u8,
    },
    /// A model was deployed.
    Deployed {
        /// Which.
        model: ModelId,
        /// Where.
        cell: Cell,
        /// On which spots.
        at: Spots,
    },
    /// A round began.
    RoundBegan {
        /// Which.
        round: u8,
    },
    /// A player rolled command dice, after giving these results back.
    CommandRolled {
        /// Who.
        seat: Seat,
        /// The results given back, by face.
        back: [u8; 6],
        /// The faces rolled.
        faces: Faces,
        /// How many dice, and why.
        dice: Breakdown,
    },
    /// A player's turn came.
    TurnCame {
        /// Whose.
        seat: Seat,
    },
    /// A player passed.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A model was activated.
    Activated {
        /// Which.
        model: ModelId,
    },
    /// A command result was spent.
    Spent {
        /// By whom.
        seat: Seat,
        /// Which face.
        face: Face,
        /// How many.
        count: u8,
    },
    /// A model took an action.
    Acted {
        /// Who.
        model: ModelId,
        /// Which.
        action: Action,
        /// Whether it is a long one.
        long: bool,
    },
    /// A model used the free action of a Move, Shoot or Fight result.
    ActedFreely {
        /// Who.
        model: ModelId,
    },
    /// A model's activation ended.
    ActivationEnded {
        /// Whose.
        model: ModelId,
    },
    /// A model went to a cube, or to other spots of its own.
    Moved {
        /// Who.
        model: ModelId,
        /// Where.
        to: Cell,
        /// On which spots.
        at: Spots,
        /// Models that were shifted to make room, with their new spots.
        shifted: SmallVec<[(ModelId, Spots); 1]>,
    },
    /// Something became true of a model, or no longer.
    Marked {
        /// Which.
        model: ModelId,
        /// What.
        mark: Mark,
        /// Whether it is so.
        holds: bool,
        /// The rule that makes it so.
        rule: RuleId,
    },
    /// A model stood up.
    StoodUp {
        /// Who.
        model: ModelId,
        /// On which spots.
        at: Spots,
    },
    /// An opposed test was rolled.
    Rolled {
        /// What is rolled against the model.
        attack: Attack,
        /// The model.
        target: ModelId,
        /// How it answered.
        answer: Answer,
        /// The attack.
        by: Pool,
        /// The answer.
        against: Pool,
    },
    /// Dice of a test were rolled again by an army special, or by an ability whose player was asked.
    Rerolled {
        /// Whose test it is.
        model: ModelId,
        /// What has become of it.
        roll: Pool,
        /// The rule that allows it.
        rule: RuleId,
    },
    /// One roll against everyone in a cube.
    Burst {
        /// Where.
        cell: Cell,
        /// The attack.
        by: Pool,
    },
    /// A model's answer to it.
    Withstood {
        /// Who.
        model: ModelId,
        /// The SURVIVE test.
        against: Pool,
    },
    /// A grenade was thrown.
    Thrown {
        /// By whom.
        by: ModelId,
        /// The SHOOT test.
        roll: Pool,
    },
    /// Something scattered.
    Scattered {
        /// The die.
        die: u8,
        /// From where.
        from: Cell,
        /// To where.
        to: Cell,
    },
    /// A die decided whether a partial floor caught what fell.
    FloorRolled {
        /// The cube.
        cell: Cell,
        /// The die.
        die: u8,
    },
    /// An Energy Shield was rolled.
    Shielded {
        /// Whose.
        model: ModelId,
        /// The test.
        roll: Pool,
        /// Which of the shields of the profile, or which item, is destroyed.
        lost: Option<Shield>,
    },
    /// Potential damage became actual damage.
    Damaged {
        /// Who.
        model: ModelId,
        /// How much, and why.
        damage: Breakdown,
    },
    /// A model was healed.
    Healed {
        /// Who.
        model: ModelId,
        /// By how much.
        damage: u8,
        /// The rule that heals.
        rule: RuleId,
    },
    /// A volatile weapon was checked.
    VolatileRolled {
        /// Whose.
        model: ModelId,
        /// The die.
        die: u8,
        /// The weapon lost, if it went up.
        weapon: Option<u8>,
    },
    /// A weapon that works once was used.
    WeaponSpent {
        /// By whom.
        model: ModelId,
        /// Which.
        weapon: u8,
    },
    /// A weapon must be reloaded, or was.
    Unloaded {
        /// Whose.
        model: ModelId,
        /// Which.
        weapon: u8,
        /// Whether it is empty.
        empty: bool,
    },
    /// A player was given a command result.
    ResultGained {
        /// Who.
        seat: Seat,
        /// Which.
        face: Face,
        /// The rule that gives it.
        rule: RuleId,
    },
    /// A Commlink points out a cube.
    Linked {
        /// For whom.
        seat: Seat,
        /// Which.
        cell: Cell,
    },
    /// Smoke fills a cube.
    Smoked {
        /// Where.
        cell: Cell,
        /// Whether it is toxic.
        toxic: bool,
    },
    /// A die decided whether the smoke in a cube stays.
    SmokeRolled {
        /// Where.
        cell: Cell,
        /// The die.
        die: u8,
    },
    /// A model died.
    Died {
        /// Who.
        model: ModelId,
    },
    /// A player scored.
    Scored {
        /// Who.
        seat: Seat,
        /// How much.
        vps: u8,
        /// For what.
        rule: RuleId,
    },
    /// Something will follow when this effect is over.
    Awaits(Due),
    /// Something that was due is taken up.
    TakenUp(Due),
    /// A model took a counter from the map; the die drew it from the bag where it lay face down.
    PickedUp {
        /// Who.
        model: ModelId,
        /// The counter, by its place on the map.
        counter: u8,
        /// What it is.
        item: Item,
        /// Whether it came out of the bag.
        drawn: bool,
        /// Whether it is one that was used up and came back.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        returned: bool,
    },
    /// A model put an item away, giving up what lay in that pocket.
    Stowed {
        /// Who.
        model: ModelId,
        /// Where.
        pocket: u8,
        /// What.
        item: Item,
        /// Whether a player had bought it.
        bought: bool,
    },
    /// An item was left lying face up.
    Dropped {
        /// Where.
        cell: Cell,
        /// What.
        item: Item,
        /// Whether a player had bought it.
        bought: bool,
    },
    /// An item was used up.
    UsedUp {
        /// By whom.
        model: ModelId,
        /// Its pocket.
        pocket: u8,
    },
    /// A model has been given something for a while.
    Given(Boon),
    /// A die was looked up in a table.
    TableRolled {
        /// For whom.
        model: ModelId,
        /// The die.
        die: u8,
        /// The table.
        rule: RuleId,
    },
    /// A player lost a command result.
    ResultLost {
        /// Who.
        seat: Seat,
        /// Which.
        face: Face,
        /// The rule that took it.
        rule: RuleId,
    },
    /// A player took a command result of his opponent for the active model.
    ResultTaken {
        /// Who took it.
        seat: Seat,
        /// Which.
        face: Face,
    },
    /// A counter was drawn in place of the one just picked up.
    Drawn {
        /// For whom.
        model: ModelId,
        /// What it is.
        item: Item,
    },
    /// A new item counter was laid face down.
    ItemLaid {
        /// Where.
        cell: Cell,
        /// What it shows, where that had to be settled; nobody knows.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        settled: Option<Peek>,
    },
    /// A model did something free by an army special.
    ActedBySplat {
        /// Who.
        model: ModelId,
    },
    /// An activation that another interrupted goes on.
    Resumed(Activation),
    /// A model came into play outside deployment.
    Arrived {
        /// Which.
        model: ModelId,
        /// Where.
        cell: Cell,
        /// On which spots.
        at: Spots,
        /// Whether it lies pinned.
        pinned: bool,
        /// Whether it is marked activated.
        activated: bool,
    },
    /// A counter was taken off the map.
    CounterGone {
        /// Its place among the counters.
        counter: u8,
    },
    /// A counter was moved.
    CounterMoved {
        /// Its place among the counters.
        counter: u8,
        /// Where.
        cell: Cell,
    },
    /// A model gave an item away.
    HandedOver {
        /// Who.
        model: ModelId,
        /// From which pocket.
        pocket: u8,
    },
    /// A model left the board alive.
    LeftTheBoard {
        /// Who.
        model: ModelId,
    },
    /// The mission was rolled for.
    MissionRolled {
        /// The die.
        die: u8,
        /// What it says.
        mission: Mission,
    },
    /// A player rolled for a secret mission; only he knows which.
    SecretRolled {
        /// Who.
        seat: Seat,
        /// Which, for who may know.
        secret: Option<Secret>,
    },
    /// A secret mission is out.
    SecretShown {
        /// Whose.
        seat: Seat,
        /// Which.
        secret: Secret,
    },
    /// A rampaging model may move a cube first.
    Rushed {
        /// Which.
        model: ModelId,
    },
    /// A player runs a model of his opponent.
    Controlled {
        /// Which.
        model: ModelId,
        /// Who runs it.
        seat: Seat,
    },
    /// A trap was laid.
    TrapLaid(Trap),
    /// A trap is gone.
    TrapGone {
        /// Its place among the traps.
        trap: u8,
    },
    /// The round ended.
    RoundEnded,
    /// The battle ended.
    Ended {
        /// How.
        outcome: Outcome,
    },
}

/// A pool of dice that fell: how many and why, what each needed, and every face, extra dice and rerolls included.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pool {
    /// How many dice, and why.
    pub dice: Breakdown,
    /// What a die had to show; `None` for a stat of -.
    pub needs: Option<u8>,
    /// Every face in the order it fell; dice that were rolled again stand here with both faces.
    pub faces: Faces,
    /// Faces that were rolled again and no longer count: how many were taken back.
    pub rerolled: u8,
    /// Dice that failed and have not been rolled again.
    pub failed: u8,
    /// Dice that succeeded and have not been rolled again.
    pub won: u8,
    /// Successes.
    pub successes: u8,
}

/// A shield that is destroyed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Shield {
    /// One of the profile.
    Printed(u8),
    /// One carried as an item, by its pocket.
    Carried(u8),
    /// The Shield Generator of a model.
    Generator(ModelId),
}

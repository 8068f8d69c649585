//! Why the table says no.

use battle::Seat;
use catalogue::{RuleId, rule};

use crate::{Action, Cell, Face, ModelId, Step};

/// Why the table says no. Carries what a player needs to put it right.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields are the facts that the variant's sentence names")]
pub enum Forbidden {
    /// The battle waits for something else.
    NotNow { rule: RuleId },
    /// There is no such seat.
    NoSuchSeat { seat: Seat },
    /// There is no such model on the map.
    NoSuchModel { model: ModelId },
    /// The model is not this player's.
    NotYours { model: ModelId },
    /// The model is no enemy.
    NoEnemy { model: ModelId },
    /// The zone is none, or taken.
    NoSuchZone { zone: u8 },
    /// The model has been deployed.
    AlreadyDeployed { model: ModelId },
    /// The cube is outside the deployment zone.
    OutsideZone { cell: Cell },
    /// The cube is not at the edge that a flanker comes in by.
    NotAtEdge { cell: Cell },
    /// A vehicle deploys on the ground.
    VehicleOnLevel { cell: Cell },
    /// Nobody can stand there.
    NoFloor { cell: Cell, rule: RuleId },
    /// The model is too large to stay on a half tile.
    HalfTile { cell: Cell, size: u8 },
    /// The cube is full for this side.
    Full { cell: Cell, size: u8, crowd: u8 },
    /// The spots are taken, or not as many adjacent ones as the model's size.
    BadSpots { cell: Cell },
    /// So many dice of a result are not there to be rerolled.
    NoSuchDice,
    /// The model has been activated this round.
    AlreadyActivated { model: ModelId },
    /// Passing needs fewer models left than the opponent has.
    MayNotPass { own: u8, others: u8 },
    /// There is no such result left.
    NoResult { face: Face },
    /// A Move, Shoot or Fight result was already spent on the model.
    ResultSpent,
    /// A Splat! was already spent in this activation.
    SplatSpent,
    /// The model has no actions left for this.
    NoActionLeft { action: Action, rule: RuleId },
    /// The action was already taken in this activation.
    Twice { action: Action },
    /// A pinned model must stand up first.
    StandUpFirst,
    /// The model is not pinned.
    NotPinned,
    /// Among unpinned enemies only FIGHT and MOVE may be taken.
    Engaged { action: Action },
    /// No SPRINT when the activation began with an enemy in the cube.
    BeganWithEnemy,
    /// FIGHT needs an enemy in the cube as the activation began.
    NoEnemyAtFirst,
    /// The stat is a dash.
    Dash { rule: RuleId },
    /// The way is longer than the model may go.
    TooFar { cubes: u8, most: u8, rule: RuleId },
    /// The way cannot be gone.
    NoWay { from: Cell, to: Cell, rule: RuleId },
    /// A move ends in the first cube with an enemy.
    HaltsThere { cell: Cell },
    /// The model would stay exactly where it is.
    NoMove { rule: RuleId },
    /// The weapon is none for this.
    WrongWeapon { weapon: u8, rule: RuleId },
    /// The weapon cannot be used any more.
    WeaponLost { rule: RuleId },
    /// An enemy in the model's cube.
    EnemyInCube { rule: RuleId },
    /// The target is in the shooter's own cube.
    OwnCube { rule: RuleId },
    /// Out of range.
    OutOfRange { distance: u8, range: u8, rule: RuleId },
    /// Too near for an Indirect weapon.
    TooNear { distance: u8 },
    /// Nothing of the target can be seen.
    NoSight,
    /// An Indirect shot needs both cubes open to the sky.
    NotOpen { from: Cell, cell: Cell },
    /// The weapon has no Rapid Fire.
    NoRapidFire { weapon: u8 },
    /// The item is not there, or none for this.
    NoSuchItem { item: u8, rule: RuleId },
    /// The item counter is not there, or none for this.
    NoSuchCounter { rule: RuleId },
    /// Ammunition is for ordinary shots.
    NoAmmoForThis,
    /// The target is not in the cube.
    NotHere { model: ModelId, rule: RuleId },
    /// The model cannot make this attack.
    CannotAttack { model: ModelId, rule: RuleId },
    /// The model does not lie pinned where it could stand up for this.
    CannotRise { model: ModelId, rule: RuleId },
    /// The model cannot be healed.
    CannotHeal { model: ModelId, rule: RuleId },
    /// More Dice results than there are.
    TooManyDice { count: u8, have: u8 },
    /// It must be done.
    Compulsory { rule: RuleId },
    /// It cannot be stowed like that.
    BadStow { rule: RuleId },
    /// The model has no such ability, or has used it up.
    NoAbility { rule: RuleId },
    /// Another model is in the cube.
    Occupied { cell: Cell, rule: RuleId },
    /// The model must leave its overstacked cube first.
    Overstacked { cell: Cell },
    /// It cannot be thrown that way.
    NotThatWay { wind: u8, rule: RuleId },
    /// Those still to be deployed would find no room in the zone.
    NoRoomForOthers { cell: Cell },
}

impl Forbidden {
    pub(crate) fn not_now(step: Option<&Step>) -> Forbidden {
        Forbidden::NotNow { rule: step.map_or(rule!("dz.round.sequence"), Step::rule) }
    }

    /// The rule that forbids it.
    #[must_use]
    pub(crate) fn forbidding_rule(&self) -> RuleId {
        match self {
            Forbidden::NotNow { rule } | Forbidden::Dash { rule } | Forbidden::Compulsory { rule } => *rule,
            Forbidden::WeaponLost { rule } | Forbidden::WrongWeapon { rule, .. } => *rule,
            Forbidden::NoFloor { rule, .. } | Forbidden::NoWay { rule, .. } | Forbidden::NoMove { rule } => *rule,
            Forbidden::TooFar { rule, .. } | Forbidden::NoActionLeft { rule, .. } => *rule,
            Forbidden::EnemyInCube { rule } | Forbidden::OwnCube { rule } | Forbidden::NotHere { rule, .. } => *rule,
            Forbidden::CannotHeal { rule, .. } | Forbidden::Occupied { rule, .. } => *rule,
            Forbidden::NoAbility { rule } | Forbidden::NotThatWay { rule, .. } => *rule,
            Forbidden::OutOfRange { rule, .. } | Forbidden::CannotRise { rule, .. } => *rule,
            Forbidden::NoSuchItem { rule, .. } | Forbidden::CannotAttack { rule, .. } => *rule,
            Forbidden::BadStow { rule } | Forbidden::NoSuchCounter { rule } => *rule,
            Forbidden::NotAtEdge { .. } => rule!("dz.recon.bonus"),
            Forbidden::HaltsThere { .. } => rule!("dz.move.enter-fight"),
            Forbidden::HalfTile { .. } => rule!("dz.field.half-tile"),
            Forbidden::NoSuchSeat { .. } => rule!("dz.recon.test"),
            Forbidden::NoSuchModel { .. } | Forbidden::NotYours { .. } | Forbidden::NoEnemy { .. } => {
                rule!("dz.setup.players")
            }
            Forbidden::NoSuchZone { .. } | Forbidden::AlreadyDeployed { .. } | Forbidden::OutsideZone { .. } => {
                rule!("dz.recon.deploy")
            }
            Forbidden::VehicleOnLevel { .. } | Forbidden::NoRoomForOthers { .. } => rule!("dz.recon.deploy"),
            Forbidden::Full { .. } => rule!("dz.move.capacity"),
            Forbidden::BadSpots { .. } => rule!("dz.move.placement"),
            Forbidden::NoSuchDice => rule!("dz.command.roll"),
            Forbidden::AlreadyActivated { .. } => rule!("dz.round.activation-marker"),
            Forbidden::MayNotPass { .. } => rule!("dz.turn.pass"),
            Forbidden::NoResult { .. } => rule!("dz.command.pool"),
            Forbidden::ResultSpent => rule!("dz.command.one-action-result"),
            Forbidden::SplatSpent => rule!("dz.command.splat"),
            Forbidden::Twice { .. } => rule!("dz.action.once"),
            Forbidden::StandUpFirst => rule!("dz.action.pinned-first"),
            Forbidden::NotPinned => rule!("dz.action.stand-up"),
            Forbidden::Engaged { .. } => rule!("dz.action.engaged"),
            Forbidden::BeganWithEnemy => rule!("dz.move.sprint"),
            Forbidden::NoEnemyAtFirst => rule!("dz.fight.action"),
            Forbidden::TooNear { .. } | Forbidden::NotOpen { .. } => rule!("dz.ability.indirect"),
            Forbidden::NoSight => rule!("dz.shoot.los"),
            Forbidden::NoRapidFire { .. } => rule!("dz.ability.rapid-fire"),
            Forbidden::NoAmmoForThis => rule!("dz.item.ammo"),
            Forbidden::TooManyDice { .. } => rule!("dz.command.dice"),
            Forbidden::Overstacked { .. } => rule!("dz.state.overstacked"),
        }
    }
}

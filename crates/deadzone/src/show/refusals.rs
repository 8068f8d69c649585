//! Refusals in words.

use battle::{Line, Refusal};
use catalogue::RuleId;

use crate::{Cell, Forbidden, ModelId};

impl Refusal for Forbidden {
    fn rule(&self) -> RuleId {
        self.forbidding_rule()
    }

    fn line(&self) -> Line {
        refusal(self)
    }
}

/// A refusal with its facts.
pub(crate) fn refusal(why: &Forbidden) -> Line {
    match why {
        Forbidden::NotNow { rule } => Line::new("dz-no-not-now").with("rule", *rule),
        Forbidden::NoSuchSeat { seat } => Line::new("dz-no-such-seat").with("seat", i32::from(seat.0) + 1),
        Forbidden::NoSuchModel { model } => who("dz-no-such-model", *model),
        Forbidden::NotYours { model } => who("dz-no-not-yours", *model),
        Forbidden::NoEnemy { model } => who("dz-no-enemy", *model),
        Forbidden::NoSuchZone { zone } => Line::new("dz-no-such-zone").with("zone", *zone),
        Forbidden::AlreadyDeployed { model } => who("dz-no-already-deployed", *model),
        Forbidden::OutsideZone { cell } => at("dz-no-outside-zone", *cell),
        Forbidden::NotAtEdge { cell } => at("dz-no-edge", *cell),
        Forbidden::VehicleOnLevel { cell } => at("dz-no-vehicle-level", *cell),
        Forbidden::NoFloor { cell, .. } => at("dz-no-floor", *cell),
        Forbidden::Full { cell, size, crowd } => at("dz-no-room", *cell).with("size", *size).with("crowd", *crowd),
        Forbidden::BadSpots { cell } => at("dz-no-spots", *cell),
        Forbidden::NoSuchDice => Line::new("dz-no-such-dice"),
        Forbidden::AlreadyActivated { model } => who("dz-no-already-activated", *model),
        Forbidden::MayNotPass { own, others } => Line::new("dz-no-pass").with("own", *own).with("others", *others),
        Forbidden::NoResult { face } => Line::new("dz-no-result").with("face", face.rule()),
        Forbidden::ResultSpent => Line::new("dz-no-result-spent"),
        Forbidden::SplatSpent => Line::new("dz-no-splat-spent"),
        Forbidden::NoActionLeft { action, .. } => Line::new("dz-no-action-left").with("action", action.rule()),
        Forbidden::Twice { action } => Line::new("dz-no-twice").with("action", action.rule()),
        Forbidden::StandUpFirst => Line::new("dz-no-stand-up-first"),
        Forbidden::NotPinned => Line::new("dz-no-not-pinned"),
        Forbidden::Engaged { action } => Line::new("dz-no-engaged").with("action", action.rule()),
        Forbidden::BeganWithEnemy => Line::new("dz-no-began-with-enemy"),
        Forbidden::NoEnemyAtFirst => Line::new("dz-no-enemy-at-first"),
        Forbidden::Dash { rule } => Line::new("dz-no-dash").with("rule", *rule),
        Forbidden::TooFar { cubes, most, .. } => Line::new("dz-no-too-far").with("cubes", *cubes).with("most", *most),
        Forbidden::NoWay { from, to, rule } => at("dz-no-way", *to).with("from", cube(*from)).with("rule", *rule),
        Forbidden::HaltsThere { cell } => at("dz-no-halts", *cell),
        Forbidden::HalfTile { cell, size } => at("dz-no-half-tile", *cell).with("size", *size),
        Forbidden::NoMove { .. } => Line::new("dz-no-move"),
        Forbidden::WrongWeapon { .. } => Line::new("dz-no-weapon").with("rule", why.rule()),
        Forbidden::WeaponLost { .. } => Line::new("dz-no-weapon-lost"),
        Forbidden::EnemyInCube { .. } => Line::new("dz-no-enemy-in-cube"),
        Forbidden::OwnCube { .. } => Line::new("dz-no-own-cube"),
        Forbidden::OutOfRange { distance, range, .. } => {
            Line::new("dz-no-range").with("distance", *distance).with("range", *range)
        }
        Forbidden::NoSight => Line::new("dz-no-sight"),
        Forbidden::NotOpen { from, cell } => at("dz-no-open", *cell).with("from", cube(*from)),
        Forbidden::TooNear { distance } => Line::new("dz-no-too-near").with("distance", *distance),
        Forbidden::NoAbility { rule } => Line::new("dz-no-ability").with("rule", *rule),
        Forbidden::Occupied { cell, .. } => at("dz-no-occupied", *cell),
        Forbidden::NoRapidFire { .. } => Line::new("dz-no-rapid-fire").with("rule", why.rule()),
        Forbidden::NoSuchItem { .. } => Line::new("dz-no-item"),
        Forbidden::NoSuchCounter { .. } => Line::new("dz-no-counter"),
        Forbidden::NoAmmoForThis => Line::new("dz-no-ammo"),
        Forbidden::NotHere { model, .. } => who("dz-no-not-here", *model),
        Forbidden::CannotAttack { model, .. } => who("dz-no-attack", *model),
        Forbidden::CannotRise { model, .. } => who("dz-no-rise", *model),
        Forbidden::CannotHeal { model, .. } => who("dz-no-heal", *model),
        Forbidden::TooManyDice { count, have } => Line::new("dz-no-dice").with("count", *count).with("have", *have),
        Forbidden::Compulsory { rule } => Line::new("dz-no-compulsory").with("rule", *rule),
        Forbidden::BadStow { .. } => Line::new("dz-no-stow"),
        Forbidden::Overstacked { cell } => at("dz-no-overstacked", *cell),
        Forbidden::NoRoomForOthers { cell } => at("dz-no-room-for-others", *cell),
        Forbidden::NotThatWay { .. } => Line::new("dz-no-that-way"),
    }
}

fn who(key: &'static str, model: ModelId) -> Line {
    Line::new(key).with("model", i32::from(model.0) + 1)
}

fn at(key: &'static str, cell: Cell) -> Line {
    Line::new(key).with("cube", cube(cell))
}

/// A cube as players call it: column, row, level.
pub(crate) fn cube(cell: Cell) -> Line {
    Line::new("dz-cube").with("column", cell.column()).with("row", cell.row()).with("level", cell.level())
}

//! Refusals in words.

use battle::{Line, Refusal};
use table::{Inches, Point};

use crate::{Corner, Edge, Forbidden, ModelId, SquadId};

/// A refusal with its facts.
pub(crate) fn refusal(why: &Forbidden) -> Line {
    match why {
        Forbidden::NotNow { .. } => Line::new("wz-no-not-now").with("rule", why.rule()),
        Forbidden::NoSuchSeat { seat } => Line::new("wz-no-such-seat").with("seat", seat.0),
        Forbidden::NotYourSquad { squad } => Line::new("wz-no-not-your-squad").with("squad", number(*squad)),
        Forbidden::NoSuchModel { model } => Line::new("wz-no-such-model").with("model", who(*model)),
        Forbidden::NotOfThisSquad { model, squad } => {
            Line::new("wz-no-not-of-this-squad").with("model", who(*model)).with("squad", number(*squad))
        }
        Forbidden::WrongEdge { edge, open } => Line::new("wz-no-wrong-edge")
            .with("edge", edge_line(*edge))
            .with("open", list(open.iter().copied().map(edge_line))),
        Forbidden::WrongCount { models, places } => {
            Line::new("wz-no-wrong-count").with("models", *models).with("places", *places)
        }
        Forbidden::AlreadyDeployed { squad } => Line::new("wz-no-already-deployed").with("squad", number(*squad)),
        Forbidden::WrongCorner { corner, open } => Line::new("wz-no-wrong-corner")
            .with("corner", corner_line(*corner))
            .with("open", list(open.iter().copied().map(corner_line))),
        Forbidden::OutsideZone { model, rule } => {
            Line::new("wz-no-outside-zone").with("model", who(*model)).with("rule", *rule)
        }
        Forbidden::HasRoom { squad, rule } => {
            Line::new("wz-no-has-room").with("squad", number(*squad)).with("rule", *rule)
        }
        Forbidden::EnemyNear { model, distance, limit, rule } => Line::new("wz-no-enemy-near")
            .with("model", who(*model))
            .with("distance", *distance)
            .with("limit", *limit)
            .with("rule", *rule),
        Forbidden::Duelling { action } => Line::new("wz-no-duelling").with("action", action.rule()),
        Forbidden::CardInDuel { card } => Line::new("wz-no-card-in-duel").with("rule", card.rule()),
        Forbidden::Carrying { action } => Line::new("wz-no-carrying").with("action", action.rule()),
        Forbidden::NoSuchToken { token } => Line::new("wz-no-token").with("token", i32::from(*token) + 1),
        Forbidden::NoRoom { model, rule } => Line::new("wz-no-room").with("model", who(*model)).with("rule", *rule),
        Forbidden::OutOfCoherency { model, distance, limit } => {
            Line::new("wz-no-coherency").with("model", who(*model)).with("distance", *distance).with("limit", *limit)
        }
        Forbidden::AlreadyActivated { squad } => Line::new("wz-no-already-activated").with("squad", number(*squad)),
        Forbidden::SquadGone { squad } => Line::new("wz-no-squad-gone").with("squad", number(*squad)),
        Forbidden::LastNotFirst { squad } => Line::new("wz-no-last-not-first").with("squad", number(*squad)),
        Forbidden::AlreadyActed { model } => Line::new("wz-no-already-acted").with("model", who(*model)),
        Forbidden::StragglersFirst { model } => Line::new("wz-no-stragglers-first").with("model", who(*model)),
        Forbidden::OncePerTurn { action } => Line::new("wz-no-once").with("action", action.rule()),
        Forbidden::TooFewPoints { needed, left } => {
            Line::new("wz-no-points").with("needed", *needed).with("left", *left)
        }
        Forbidden::WhileEngaged { action } => Line::new("wz-no-while-engaged").with("action", action.rule()),
        Forbidden::NotEngaged { model, nearest: None } => {
            Line::new("wz-no-nobody-to-engage").with("model", who(*model))
        }
        Forbidden::NotEngaged { model, nearest: Some((enemy, distance)) } => Line::new("wz-no-not-engaged")
            .with("model", who(*model))
            .with("target", who(*enemy))
            .with("distance", *distance),
        Forbidden::NoWay { rule } => Line::new("wz-no-way").with("rule", *rule),
        Forbidden::TooFar { length, limit } => Line::new("wz-no-too-far")
            .with("length", *length)
            .with("limit", Inches::hundredths(limit.total()))
            .with("why", limit.clone()),
        Forbidden::Friend { target } => Line::new("wz-no-friend").with("target", who(*target)),
        Forbidden::NotThatWayRound { target } => Line::new("wz-no-not-that-way-round").with("target", who(*target)),
        Forbidden::NotInFront { target } => Line::new("wz-no-not-in-front").with("target", who(*target)),
        Forbidden::NoSight { target } => Line::new("wz-no-sight").with("target", who(*target)),
        Forbidden::OutOfRange { distance, range } => {
            let reach = Inches::hundredths(range.total());
            Line::new("wz-no-range").with("distance", *distance).with("range", reach).with("why", range.clone())
        }
        Forbidden::WrongWeapon { weapon } => Line::new("wz-no-weapon").with("weapon", *weapon),
        Forbidden::NotHandToHand { weapon, rule } => {
            Line::new("wz-no-hand-to-hand").with("weapon", *weapon).with("rule", *rule)
        }
        Forbidden::Dash { rule } => Line::new("wz-no-dash").with("rule", *rule),
        Forbidden::WrongDice { dice, rate } => Line::new("wz-no-dice").with("dice", *dice).with("rate", *rate),
        Forbidden::SecondaryTwice { target } => Line::new("wz-no-secondary-twice").with("target", who(*target)),
        Forbidden::SecondaryTooFar { target, distance } => {
            Line::new("wz-no-secondary-far").with("target", who(*target)).with("distance", *distance)
        }
        Forbidden::TooMuchCover { target, pieces } => {
            Line::new("wz-no-too-much-cover").with("target", who(*target)).with("pieces", *pieces)
        }
        Forbidden::BasicOnly { target } => Line::new("wz-no-basic-only").with("target", who(*target)),
        Forbidden::NoCard { burned } => Line::new("wz-no-card").with("burned", *burned),
        Forbidden::CardUsed { card } => Line::new("wz-no-card-used").with("rule", card.rule()),
        Forbidden::Fumbled { model } => Line::new("wz-no-fumbled").with("model", who(*model)),
        Forbidden::SentriesFull { most } => Line::new("wz-no-sentries").with("most", most.clone()),
        Forbidden::OutOfReach { target, distance, reach } => Line::new("wz-no-out-of-reach")
            .with("target", who(*target))
            .with("distance", *distance)
            .with("reach", *reach),
        Forbidden::Apart { target, rule } => Line::new("wz-no-apart").with("target", who(*target)).with("rule", *rule),
        Forbidden::TargetUsed { target } => Line::new("wz-no-target-used").with("target", who(*target)),
        Forbidden::TooFewModels { models, needed } => {
            Line::new("wz-no-too-few").with("models", *models).with("needed", *needed)
        }
        Forbidden::NoSkill { rule } => Line::new("wz-no-skill").with("rule", *rule),
        Forbidden::CannotReact { model } => Line::new("wz-no-react").with("model", who(*model)),
        Forbidden::NoCoverThere { at, shooter } => place("wz-no-cover-there", *at).with("shooter", who(*shooter)),
        Forbidden::WrongBase { base, rule } => Line::new("wz-no-base").with("base", base.rule()).with("rule", *rule),
        Forbidden::NoSpecialAction { weapon } => Line::new("wz-no-template-special").with("weapon", *weapon),
        Forbidden::TemplateBehind { rule } => Line::new("wz-no-template-behind").with("rule", *rule),
        Forbidden::NobodyUnder { rule } => Line::new("wz-no-nobody-under").with("rule", *rule),
        Forbidden::NoSuchPlace { at, .. } => place("wz-no-such-place", *at),
        Forbidden::PlaceBehind { at, .. } => place("wz-no-place-behind", *at),
        Forbidden::PlaceUnseen { at, .. } => place("wz-no-place-unseen", *at),
        Forbidden::PlaceTooFar { distance, limit, .. } => {
            Line::new("wz-no-place-far").with("distance", *distance).with("limit", *limit)
        }
        Forbidden::PlaceTooCovered { pieces } => Line::new("wz-no-place-covered").with("pieces", *pieces),
        Forbidden::PlaceTwice { at } => place("wz-no-place-twice", *at),
        Forbidden::Barred { rule } => Line::new("wz-no-barred").with("rule", *rule),
        Forbidden::SkillUsed { rule } => Line::new("wz-no-skill-used").with("rule", *rule),
        Forbidden::TooFewCards { needed, ready, .. } => {
            Line::new("wz-no-cards").with("needed", *needed).with("ready", *ready)
        }
        Forbidden::AlreadyEngaged { rule } => Line::new("wz-no-already-engaged").with("rule", *rule),
        Forbidden::PointBehind { rule } => Line::new("wz-no-point-behind").with("rule", *rule),
        Forbidden::NotBehind { target, rule } => {
            Line::new("wz-no-not-behind").with("target", who(*target)).with("rule", *rule)
        }
        Forbidden::NotTouching { target, distance, rule } => {
            Line::new("wz-no-not-touching").with("target", who(*target)).with("distance", *distance).with("rule", *rule)
        }
        Forbidden::NobodyHelps { target, rule } => {
            Line::new("wz-no-helper").with("target", who(*target)).with("rule", *rule)
        }
        Forbidden::NoLanding { target, rule } => {
            Line::new("wz-no-landing").with("target", who(*target)).with("rule", *rule)
        }
        Forbidden::TooFarAway { model, distance, limit, rule } => Line::new("wz-no-too-far-away")
            .with("model", who(*model))
            .with("distance", *distance)
            .with("limit", *limit)
            .with("rule", *rule),
        Forbidden::CannotTake { model, rule } => {
            Line::new("wz-no-cannot-take").with("model", who(*model)).with("rule", *rule)
        }
        Forbidden::Berserk { model } => Line::new("wz-no-berserk").with("model", who(*model)),
        Forbidden::Stalks { target } => Line::new("wz-no-stalks").with("target", who(*target)),
        Forbidden::TooHigh { height, most } => Line::new("wz-no-too-high").with("height", *height).with("most", *most),
        Forbidden::NoSuchReaction { which, of } => {
            Line::new("wz-no-reaction").with("which", i32::from(*which) + 1).with("of", *of)
        }
        Forbidden::NoSuchLocation { location } => {
            Line::new("wz-no-such-location").with("location", i32::from(*location) + 1)
        }
        Forbidden::ClimbTooFar { length, limit } => Line::new("wz-no-climb-too-far")
            .with("length", *length)
            .with("limit", Inches::hundredths(limit.total()))
            .with("why", limit.clone()),
        Forbidden::GapTooWide { width, most, base } => {
            Line::new("wz-no-gap-too-wide").with("width", *width).with("most", *most).with("base", base.rule())
        }
        Forbidden::NotThoseCards { burned, least, most } => {
            Line::new("wz-no-those-cards").with("burned", *burned).with("least", *least).with("most", *most)
        }
    }
}

/// An edge by its name.
pub(crate) fn edge_line(edge: Edge) -> Line {
    Line::new("wz-do-edge").with("edge", format!("{edge:?}").to_lowercase())
}

/// A corner by its name.
pub(crate) fn corner_line(corner: Corner) -> Line {
    Line::new("wz-do-corner").with("corner", format!("{corner:?}").to_lowercase())
}

/// Several things, one after the other.
fn list(lines: impl Iterator<Item = Line>) -> Line {
    let both = |first: Line, other: Line| Line::new("wz-list").with("first", first).with("other", other);
    lines.reduce(both).unwrap_or(Line::new("wz-list-empty"))
}

fn place(key: &'static str, at: Point) -> Line {
    Line::new(key).with("x", at.x).with("y", at.y)
}

fn who(model: ModelId) -> i32 {
    i32::from(model.0)
}

fn number(squad: SquadId) -> i32 {
    i32::from(squad.0)
}

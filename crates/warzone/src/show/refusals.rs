//! Refusals in words.

use battle::{Line, Refusal};
use catalogue::RuleId;
use table::{Inches, Point};

use crate::{Corner, Edge, Forbidden, ModelId, SquadId, State, show::scene};

impl Refusal for Forbidden {
    fn rule(&self) -> RuleId {
        Forbidden::rule(self)
    }

    fn line(&self) -> Line {
        refusal(self, None)
    }
}

/// A refusal with its facts; models and squads by their names where the battle is known, or else by number.
pub(crate) fn refusal(why: &Forbidden, state: Option<&State>) -> Line {
    let names = Names(state);
    match why {
        Forbidden::NotNow { .. } => Line::new("wz-no-not-now").with("rule", why.rule()),
        Forbidden::NoSuchSeat { seat } => Line::new("wz-no-such-seat").with("seat", seat.0),
        Forbidden::NotYourSquad { squad } => Line::new("wz-no-not-your-squad").with("squad", names.squad(*squad)),
        Forbidden::NoSuchModel { model } => Line::new("wz-no-such-model").with("model", names.who(*model)),
        Forbidden::NotOfThisSquad { model, squad, .. } => {
            Line::new("wz-no-not-of-this-squad").with("model", names.who(*model)).with("squad", names.squad(*squad))
        }
        Forbidden::WrongEdge { edge, open } => Line::new("wz-no-wrong-edge")
            .with("edge", edge_line(*edge))
            .with("open", list(open.iter().copied().map(edge_line))),
        Forbidden::WrongCount { models, places } => {
            Line::new("wz-no-wrong-count").with("models", *models).with("places", *places)
        }
        Forbidden::AlreadyDeployed { squad } => Line::new("wz-no-already-deployed").with("squad", names.squad(*squad)),
        Forbidden::WrongCorner { corner, open } => Line::new("wz-no-wrong-corner")
            .with("corner", corner_line(*corner))
            .with("open", list(open.iter().copied().map(corner_line))),
        Forbidden::OutsideZone { model, rule } => {
            Line::new("wz-no-outside-zone").with("model", names.who(*model)).with("rule", *rule)
        }
        Forbidden::HasRoom { squad, rule } => {
            Line::new("wz-no-has-room").with("squad", names.squad(*squad)).with("rule", *rule)
        }
        Forbidden::EnemyNear { model, distance, limit, rule } => Line::new("wz-no-enemy-near")
            .with("model", names.who(*model))
            .with("distance", *distance)
            .with("limit", *limit)
            .with("rule", *rule),
        Forbidden::Duelling { action } => Line::new("wz-no-duelling").with("action", action.rule()),
        Forbidden::CardInDuel { card } => Line::new("wz-no-card-in-duel").with("rule", card.rule()),
        Forbidden::Carrying { action } => Line::new("wz-no-carrying").with("action", action.rule()),
        Forbidden::NoSuchToken { token } => Line::new("wz-no-token").with("token", i32::from(*token) + 1),
        Forbidden::NoRoom { model, rule } => {
            Line::new("wz-no-room").with("model", names.who(*model)).with("rule", *rule)
        }
        Forbidden::OutOfCoherency { model, distance, limit } => Line::new("wz-no-coherency")
            .with("model", names.who(*model))
            .with("distance", *distance)
            .with("limit", *limit),
        Forbidden::AlreadyActivated { squad } => {
            Line::new("wz-no-already-activated").with("squad", names.squad(*squad))
        }
        Forbidden::SquadGone { squad } => Line::new("wz-no-squad-gone").with("squad", names.squad(*squad)),
        Forbidden::LastNotFirst { squad } => Line::new("wz-no-last-not-first").with("squad", names.squad(*squad)),
        Forbidden::AlreadyActed { model } => Line::new("wz-no-already-acted").with("model", names.who(*model)),
        Forbidden::StragglersFirst { model } => Line::new("wz-no-stragglers-first").with("model", names.who(*model)),
        Forbidden::OncePerTurn { action } => Line::new("wz-no-once").with("action", action.rule()),
        Forbidden::TooFewPoints { needed, left } => {
            Line::new("wz-no-points").with("needed", *needed).with("left", *left)
        }
        Forbidden::WhileEngaged { action } => Line::new("wz-no-while-engaged").with("action", action.rule()),
        Forbidden::NotEngaged { model, nearest: None } => {
            Line::new("wz-no-nobody-to-engage").with("model", names.who(*model))
        }
        Forbidden::NotEngaged { model, nearest: Some((enemy, distance)) } => Line::new("wz-no-not-engaged")
            .with("model", names.who(*model))
            .with("target", names.who(*enemy))
            .with("distance", *distance),
        Forbidden::NoWay { rule } => Line::new("wz-no-way").with("rule", *rule),
        Forbidden::TooFar { length, limit, .. } => Line::new("wz-no-too-far")
            .with("length", *length)
            .with("limit", Inches::hundredths(limit.total()))
            .with("why", limit.clone()),
        Forbidden::Friend { target, .. } => Line::new("wz-no-friend").with("target", names.who(*target)),
        Forbidden::NotThatWayRound { target } => {
            Line::new("wz-no-not-that-way-round").with("target", names.who(*target))
        }
        Forbidden::NotInFront { target } => Line::new("wz-no-not-in-front").with("target", names.who(*target)),
        Forbidden::NoSight { target } => Line::new("wz-no-sight").with("target", names.who(*target)),
        Forbidden::OutOfRange { distance, range } => {
            let reach = Inches::hundredths(range.total());
            Line::new("wz-no-range").with("distance", *distance).with("range", reach).with("why", range.clone())
        }
        Forbidden::WrongWeapon { weapon, .. } => Line::new("wz-no-weapon").with("weapon", *weapon),
        Forbidden::NotHandToHand { weapon, rule } => {
            Line::new("wz-no-hand-to-hand").with("weapon", *weapon).with("rule", *rule)
        }
        Forbidden::Dash { rule } => Line::new("wz-no-dash").with("rule", *rule),
        Forbidden::WrongDice { dice, rate } => Line::new("wz-no-dice").with("dice", *dice).with("rate", *rate),
        Forbidden::SecondaryTwice { target } => Line::new("wz-no-secondary-twice").with("target", names.who(*target)),
        Forbidden::SecondaryTooFar { target, distance } => {
            Line::new("wz-no-secondary-far").with("target", names.who(*target)).with("distance", *distance)
        }
        Forbidden::TooMuchCover { target, pieces } => {
            Line::new("wz-no-too-much-cover").with("target", names.who(*target)).with("pieces", *pieces)
        }
        Forbidden::BasicOnly { target, .. } => Line::new("wz-no-basic-only").with("target", names.who(*target)),
        Forbidden::NoCard { burned } => Line::new("wz-no-card").with("burned", *burned),
        Forbidden::CardUsed { card } => Line::new("wz-no-card-used").with("rule", card.rule()),
        Forbidden::Fumbled { model } => Line::new("wz-no-fumbled").with("model", names.who(*model)),
        Forbidden::SentriesFull { most } => Line::new("wz-no-sentries").with("most", most.clone()),
        Forbidden::OutOfReach { target, distance, reach } => Line::new("wz-no-out-of-reach")
            .with("target", names.who(*target))
            .with("distance", *distance)
            .with("reach", *reach),
        Forbidden::Apart { target, rule } => {
            Line::new("wz-no-apart").with("target", names.who(*target)).with("rule", *rule)
        }
        Forbidden::TargetUsed { target } => Line::new("wz-no-target-used").with("target", names.who(*target)),
        Forbidden::TooFewModels { models, needed, .. } => {
            Line::new("wz-no-too-few").with("models", *models).with("needed", *needed)
        }
        Forbidden::NoSkill { rule } => Line::new("wz-no-skill").with("rule", *rule),
        Forbidden::CannotReact { model } => Line::new("wz-no-react").with("model", names.who(*model)),
        Forbidden::NoCoverThere { at, shooter } => place("wz-no-cover-there", *at).with("shooter", names.who(*shooter)),
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
            Line::new("wz-no-not-behind").with("target", names.who(*target)).with("rule", *rule)
        }
        Forbidden::NotTouching { target, distance, rule } => Line::new("wz-no-not-touching")
            .with("target", names.who(*target))
            .with("distance", *distance)
            .with("rule", *rule),
        Forbidden::NobodyHelps { target, rule } => {
            Line::new("wz-no-helper").with("target", names.who(*target)).with("rule", *rule)
        }
        Forbidden::NoLanding { target, rule } => {
            Line::new("wz-no-landing").with("target", names.who(*target)).with("rule", *rule)
        }
        Forbidden::TooFarAway { model, distance, limit, rule } => Line::new("wz-no-too-far-away")
            .with("model", names.who(*model))
            .with("distance", *distance)
            .with("limit", *limit)
            .with("rule", *rule),
        Forbidden::CannotTake { model, rule } => {
            Line::new("wz-no-cannot-take").with("model", names.who(*model)).with("rule", *rule)
        }
        Forbidden::Berserk { model } => Line::new("wz-no-berserk").with("model", names.who(*model)),
        Forbidden::Stalks { target } => Line::new("wz-no-stalks").with("target", names.who(*target)),
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

/// How models and squads are called.
struct Names<'a>(Option<&'a State>);

impl Names<'_> {
    fn who(&self, model: ModelId) -> Line {
        let number = || Line::new("wz-nobody").with("number", i32::from(model.0));
        self.0.map_or_else(number, |it| scene::name(it, model))
    }

    fn squad(&self, squad: SquadId) -> Line {
        let number = || Line::new("wz-squad-number").with("number", i32::from(squad.0));
        self.0.map_or_else(number, |it| scene::squad_name(it, squad))
    }
}

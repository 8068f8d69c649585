//! What happened, as lines of the log.

use battle::{Line, Tone};
use catalogue::RuleId;

use crate::{
    Attack, Event, Gift, Item, Mark, ModelId, Pool, State,
    show::{
        names::{counter_name, name, weapon_name, with_item},
        refusals::cube,
    },
};

/// How an event stands out in the log.
pub(crate) fn tone(event: &Event) -> Tone {
    match event {
        Event::RoundBegan { .. } | Event::Activated { .. } => Tone::Heading,
        Event::Rolled { by, against, .. } if by.successes > against.successes => Tone::Passed,
        Event::Rolled { .. } => Tone::Failed,
        Event::Damaged { .. } | Event::Died { .. } => Tone::Loss,
        _ => Tone::Plain,
    }
}

/// An event as a line of the log.
pub(crate) fn narrate(before: &State, event: &Event) -> Option<Line> {
    let model = |key: &'static str, model: ModelId| Line::new(key).with("model", name(before, model));
    Some(match event {
        Event::ItemPlaced { cell: Some(cell), .. } => Line::new("dz-log-item-placed").with("cube", cube(*cell)),
        Event::ItemPlaced { cell: None, .. } => Line::new("dz-log-item-discarded"),
        Event::ReconRolled { rolls, winner } => match winner {
            Some(seat) => Line::new("dz-log-recon")
                .with("player", *seat)
                .with("one", rolls[0].successes)
                .with("other", rolls[1].successes),
            None => Line::new("dz-log-recon-tie").with("successes", rolls[0].successes),
        },
        Event::BonusRolled { seat, faces } => {
            Line::new("dz-log-bonus").with("player", *seat).with("faces", listed(faces))
        }
        Event::Looked { seat, counter, item } => {
            let line = match item {
                Some(item) => with_item(counter_name(before, "dz-log-looked-item", *counter), *item),
                None => counter_name(before, "dz-log-looked", *counter),
            };
            line.with("player", *seat)
        }
        Event::Flanked { model: who } => model("dz-log-flanked", *who),
        Event::CounterGone { counter } => {
            before.counters.get(usize::from(*counter)).filter(|it| it.item.is_none())?;
            Line::new("dz-log-counter-gone")
        }
        Event::StarterNamed { seat } => Line::new("dz-log-starter").with("player", *seat),
        Event::Deployed { model: who, cell, .. } => model("dz-log-deployed", *who).with("cube", cube(*cell)),
        Event::RoundBegan { round } => Line::new("dz-log-round").with("round", *round),
        Event::CommandRolled { seat, faces, .. } => {
            Line::new("dz-log-command").with("player", *seat).with("faces", symbols(faces))
        }
        Event::Passed { seat } => Line::new("dz-log-passed").with("player", *seat),
        Event::Activated { model: who } => model("dz-log-activated", *who).with("player", before.seat(*who)),
        Event::Spent { seat, face, count } => {
            Line::new("dz-log-spent").with("player", *seat).with("face", face.rule()).with("count", *count)
        }
        Event::Moved { model: who, to, .. } => {
            let key = if before.model(*who).cell == *to { "dz-log-placed" } else { "dz-log-moved" };
            model(key, *who).with("cube", cube(*to))
        }
        Event::Marked { model: who, mark, holds, rule } => return marked(before, *who, *mark, *holds, *rule),
        Event::StoodUp { model: who, .. } => model("dz-log-stood-up", *who),
        Event::Rolled { attack, target, by, against, .. } => rolled(before, *attack, *target, by, against),
        Event::Rerolled { model: who, roll, rule } => {
            model("dz-log-rerolled", *who).with("roll", pool(roll)).with("rule", *rule)
        }
        Event::Burst { cell, by } => Line::new("dz-log-burst").with("cube", cube(*cell)).with("roll", pool(by)),
        Event::Withstood { model: who, against } => model("dz-log-withstood", *who).with("roll", pool(against)),
        Event::Thrown { by, roll } => model("dz-log-thrown", *by).with("roll", pool(roll)),
        Event::Scattered { die, to, .. } => Line::new("dz-log-scattered").with("die", *die).with("cube", cube(*to)),
        Event::FloorRolled { cell, die } => Line::new("dz-log-floor").with("die", *die).with("cube", cube(*cell)),
        Event::Shielded { model: who, roll, lost } => {
            let key = if lost.is_some() { "dz-log-shield-lost" } else { "dz-log-shield" };
            model(key, *who).with("roll", pool(roll))
        }
        Event::Damaged { model: who, damage } => model("dz-log-damaged", *who).with("damage", damage.clone()),
        Event::Healed { model: who, damage, rule } => {
            model("dz-log-healed", *who).with("damage", *damage).with("rule", *rule)
        }
        Event::VolatileRolled { model: who, die, .. } => model("dz-log-volatile", *who).with("die", *die),
        Event::Unloaded { model: who, weapon, empty } => {
            let key = if *empty { "dz-log-unloaded" } else { "dz-log-reloaded" };
            model(key, *who).with("weapon", weapon_name(before, *who, *weapon))
        }
        Event::ResultGained { seat, face, .. } => {
            Line::new("dz-log-result-gained").with("player", *seat).with("face", face.rule())
        }
        Event::Linked { cell, .. } => Line::new("dz-log-linked").with("cube", cube(*cell)),
        Event::Smoked { cell, .. } => Line::new("dz-log-smoke").with("cube", cube(*cell)),
        Event::SmokeRolled { cell, die } => {
            Line::new("dz-log-smoke-rolled").with("cube", cube(*cell)).with("die", *die)
        }
        Event::Died { model: who } => model("dz-log-died", *who),
        Event::Scored { seat, vps, rule } => {
            Line::new("dz-log-scored").with("player", *seat).with("vps", *vps).with("rule", *rule)
        }
        Event::PickedUp { model: who, item, .. } => with_item(model("dz-log-picked-up", *who), *item),
        Event::Given(boon) if matches!(boon.gift, Gift::Reminded(_) | Gift::Fire(_)) => return None,
        Event::Given(boon) => model("dz-log-given", boon.model).with("rule", boon.rule),
        Event::TableRolled { model: who, die, rule } => {
            model("dz-log-table", *who).with("die", *die).with("rule", *rule)
        }
        Event::ResultLost { seat, face, .. } => {
            Line::new("dz-log-result-lost").with("player", *seat).with("face", face.rule())
        }
        Event::ResultTaken { seat, face } => {
            Line::new("dz-log-result-taken").with("player", *seat).with("face", face.rule())
        }
        Event::Drawn { model: who, item } => with_item(model("dz-log-picked-up", *who), *item),
        Event::ItemLaid { cell, .. } => Line::new("dz-log-item-placed").with("cube", cube(*cell)),
        Event::Arrived { model: who, cell, .. } => model("dz-log-arrived", *who).with("cube", cube(*cell)),
        Event::CounterMoved { cell, .. } => Line::new("dz-log-item-placed").with("cube", cube(*cell)),
        Event::SecretRolled { seat, secret: None } => Line::new("dz-log-secret").with("player", *seat),
        Event::SecretRolled { seat, secret: Some(secret) } | Event::SecretShown { seat, secret } => {
            Line::new("dz-log-secret-shown").with("player", *seat).with("secret", Line::new(secret.key()))
        }
        Event::LeftTheBoard { model: who } => model("dz-log-left", *who),
        Event::MissionRolled { die, mission } => {
            Line::new("dz-log-mission").with("die", *die).with("mission", mission.rule())
        }
        Event::Controlled { model: who, seat } => model("dz-log-controlled", *who).with("player", *seat),
        Event::TrapLaid(trap) => Line::new("dz-log-trap").with("cube", cube(trap.cell)),
        Event::TrapGone { .. } => Line::new("dz-log-trap-gone"),
        Event::Dropped { cell, item, .. } => with_item(Line::new("dz-log-dropped"), *item).with("cube", cube(*cell)),
        Event::UsedUp { model: who, pocket } => {
            let item = before.model(*who).item(*pocket).unwrap_or(Item::Ammo);
            with_item(model("dz-log-used-up", *who), item)
        }
        Event::RoundEnded => Line::new("dz-log-round-ended").with("round", before.round),
        Event::Ended { outcome } => match outcome.winners().next().filter(|_| !outcome.is_draw()) {
            Some(seat) => Line::new("dz-log-won").with("player", seat),
            None => Line::new("dz-log-draw"),
        },
        Event::Done
        | Event::Then(_)
        | Event::Becomes(_)
        | Event::ZoneTaken { .. }
        | Event::TurnCame { .. }
        | Event::Acted { .. }
        | Event::ActedFreely { .. }
        | Event::ActedBySplat { .. }
        | Event::Resumed(_)
        | Event::Rushed { .. }
        | Event::HandedOver { .. }
        | Event::ActivationEnded { .. }
        | Event::WeaponSpent { .. }
        | Event::Awaits(_)
        | Event::TakenUp(_)
        | Event::Stowed { .. } => return None,
    })
}

fn marked(before: &State, model: ModelId, mark: Mark, holds: bool, rule: RuleId) -> Option<Line> {
    let key = match (mark, holds) {
        (Mark::Pinned, true) => "dz-log-pinned",
        (Mark::Burning, true) => "dz-log-burning",
        (Mark::Burning, false) => "dz-log-put-out",
        (Mark::Activated, true) => "dz-log-stunned",
        (Mark::Tagged, true) => "dz-log-tagged",
        (Mark::Raging, true) => "dz-log-raging",
        (Mark::Shard, true) => "dz-log-shard",
        (Mark::Activated, false) => "dz-log-woken",
        (
            Mark::OnBoard
            | Mark::Dead
            | Mark::LifeSupportUsed
            | Mark::Scouted
            | Mark::SmokeUsed
            | Mark::Fresh
            | Mark::Wreck
            | Mark::Invigorated
            | Mark::Hurled
            | Mark::Flanking,
            _,
        )
        | (Mark::Pinned | Mark::Tagged | Mark::Raging | Mark::Shard, false) => {
            return None;
        }
    };
    Some(Line::new(key).with("model", name(before, model)).with("rule", rule))
}

fn rolled(before: &State, attack: Attack, target: ModelId, by: &Pool, against: &Pool) -> Line {
    let line = match attack {
        Attack::Shot { by, weapon, effect, .. } => {
            let key = if effect { "dz-log-fired-for-effect" } else { "dz-log-shot" };
            Line::new(key).with("by", name(before, by)).with("weapon", weapon_name(before, by, weapon))
        }
        Attack::Blow { by, weapon, .. } => {
            Line::new("dz-log-blow").with("by", name(before, by)).with("weapon", weapon_name(before, by, weapon))
        }
        Attack::Fire => Line::new("dz-log-fire"),
        Attack::Wall => Line::new("dz-log-slammed"),
        Attack::Fall(levels) => Line::new("dz-log-fell").with("levels", levels),
    };
    line.with("target", name(before, target)).with("attack", pool(by)).with("answer", pool(against))
}

/// A pool as players say it: faces and successes, and what each die needed; 0 for a dash.
fn pool(pool: &Pool) -> Line {
    let line = Line::new("dz-pool").with("dice", pool.dice.clone()).with("successes", pool.successes);
    line.with("faces", listed(&pool.faces)).with("needs", pool.needs.unwrap_or(0))
}

/// Command dice by what they say.
fn symbols(faces: &[u8]) -> Line {
    let word = |it: &u8| crate::Face::ALL.get(usize::from(*it).wrapping_sub(1)).map(|it| it.rule());
    let words = faces.iter().filter_map(word).map(|it| Line::new("dz-cue-test").with("rule", it));
    words
        .reduce(|one, other| Line::new("dz-list").with("one", one).with("other", other))
        .unwrap_or_else(|| Line::new("dz-none"))
}

fn listed(faces: &[u8]) -> String {
    let faces: Vec<String> = faces.iter().map(u8::to_string).collect();
    if faces.is_empty() { "-".to_owned() } else { faces.join(" ") }
}

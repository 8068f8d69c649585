//! Which model takes which option.
//!
//! Options for the whole squad go to every model, those for the commander to the first. An option that some models take
//! goes to the commander if the roster says so, then to the others from the last model forward, each to a model that
//! still carries what it replaces; otherwise the commander is the last to get it.

use catalogue::RuleId;

use crate::{
    pack::{takers::Takers, unit_option::UnitOption},
    roster::fielded::Fielded,
};

/// What one model ends up with: the ids of its weapons, and the options it has with how often each.
#[derive(Clone, Debug)]
pub(crate) struct Taking<'a> {
    pub weapons: Vec<&'a str>,
    pub options: Vec<(&'a UnitOption, i32)>,
}

/// Why the options cannot be handed out.
#[derive(Debug)]
pub(crate) enum Refusal {
    /// No model is left that could take it.
    NobodyLeft { option: String, rule: RuleId },
    /// It takes the place of one weapon of several, and the roster does not say of which of these.
    WhichReplaced { option: String, rule: RuleId, among: Vec<String> },
    /// The commander cannot be the one.
    NotForCommander { option: String, rule: RuleId },
}

/// Assigns the options of a unit of legal size to its models, the commander first in the result.
pub(crate) fn takers<'a>(fielded: &Fielded<'a>) -> Result<Vec<Taking<'a>>, Refusal> {
    let weapons = fielded.unit.model.weapons.iter().map(String::as_str).collect();
    let mut models = vec![Taking { weapons, options: Vec::new() }; fielded.size().max(1).unsigned_abs() as usize];
    stray_commander_options(fielded)?;
    for (offer, count) in fielded.taken() {
        let option = offer.option;
        match option.takers {
            Takers::Squad | Takers::Steps { .. } => {
                for model in &mut models {
                    model.give_up_one(fielded, option)?;
                    model.take(option, count);
                }
            }
            Takers::Commander => {
                models[0].give_up_one(fielded, option)?;
                models[0].take(option, count);
            }
            Takers::Models { .. } => hand_out(fielded, &mut models, option, count)?,
        }
    }
    Ok(models)
}

/// The commander can only be named for options that are taken and that any model may have.
fn stray_commander_options(fielded: &Fielded<'_>) -> Result<(), Refusal> {
    let open = |id: &String| {
        fielded.taken().any(|(it, _)| it.option.id == *id && matches!(it.option.takers, Takers::Models { .. }))
    };
    match fielded.entry.commander_takes.iter().find(|it| !open(it)) {
        None => Ok(()),
        Some(stray) => Err(Refusal::NotForCommander { option: stray.clone(), rule: fielded.unit.rule }),
    }
}

fn hand_out<'a>(
    fielded: &Fielded<'a>,
    models: &mut [Taking<'a>],
    option: &'a UnitOption,
    count: i32,
) -> Result<(), Refusal> {
    let mut left = count;
    if fielded.entry.commander_takes.contains(&option.id) {
        if !models[0].can_take(option) {
            return Err(Refusal::NotForCommander { option: option.id.clone(), rule: option.rule });
        }
        models[0].take(option, 1);
        left = left.saturating_sub(1);
    }
    for _ in 0..left {
        let Some(model) = models.iter_mut().rev().find(|it| it.can_take(option)) else {
            return Err(Refusal::NobodyLeft { option: option.id.clone(), rule: option.rule });
        };
        model.take(option, 1);
    }
    Ok(())
}

impl<'a> Taking<'a> {
    fn can_take(&self, option: &UnitOption) -> bool {
        let once = !self.options.iter().any(|(it, _)| it.id == option.id);
        once && option.replaces.iter().all(|it| self.weapons.contains(&it.as_str()))
    }

    /// Lets go of the weapon that an option takes the place of, if it is one of a kind: the only printed one, the one
    /// the roster names, or none where the model was printed with none of the kind.
    fn give_up_one(&mut self, fielded: &Fielded<'a>, option: &UnitOption) -> Result<(), Refusal> {
        let Some(kind) = &option.replaces_one else { return Ok(()) };
        let of_kind = |it: &str| fielded.pack.weapons.get(it).is_some_and(|it| it.modes[0].line.kind == *kind);
        let printed = fielded.unit.model.weapons.iter().filter(|it| of_kind(it) && self.weapons.contains(&it.as_str()));
        let printed: Vec<&String> = printed.collect();
        let named = fielded.entry.in_place_of.get(&option.id);
        let gone = match (printed.as_slice(), named) {
            ([], None) => return Ok(()),
            ([only], None) => *only,
            (some, Some(named)) if some.contains(&named) => named,
            (some, _) => {
                let among = some.iter().map(|it| (*it).clone()).collect();
                return Err(Refusal::WhichReplaced { option: option.id.clone(), rule: option.rule, among });
            }
        };
        let at = self.weapons.iter().position(|it| it == gone);
        at.map(|at| self.weapons.remove(at));
        Ok(())
    }

    fn take(&mut self, option: &'a UnitOption, count: i32) {
        self.weapons.retain(|it| !option.replaces.iter().any(|gone| gone == it));
        let times = if matches!(option.takers, Takers::Steps { .. }) { count } else { 1 };
        for _ in 0..times {
            self.weapons.extend(option.gives.weapons.iter().map(String::as_str));
        }
        self.options.push((option, count));
    }
}

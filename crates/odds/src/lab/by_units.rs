//! A question by the names of units: who attacks whom, with what, from where.

use battle::{
    Arg, Line,
    form::{Answers, Choice, Field, answer},
};
use muster::{Pack, Party, Unit, UnitOption};

use super::fields::figure;
use crate::{Cover, Deed, Game, Units, party};

/// The most models of one side; a drill of Deadzone has no room for more.
#[cfg(feature = "deadzone")]
const MOST_MODELS: i32 = 7;
/// The units proposed: attackers and targets.
const PROPOSED: &[(Game, [&str; 2])] = &[
    #[cfg(feature = "warzone")]
    (Game::Warzone, ["hussars", "etoiles-mortant"]),
    #[cfg(feature = "deadzone")]
    (Game::Deadzone, ["enforcer", "commando"]),
];

/// The word of what the attackers are bought.
const WITH: &str = "with";

/// The words and labels of a side: faction, unit, models.
type Side = [(&'static str, &'static str); 3];
const ATTACKERS: Side =
    [("from", "lab-field-from"), ("attackers", "lab-field-attackers"), ("models", "lab-field-models")];
const TARGETS: Side =
    [("of", "lab-field-of"), ("targets", "lab-field-targets"), ("target-models", "lab-field-target-models")];

pub(super) fn fields(game: Game, answers: &Answers, fields: &mut Vec<Field>) {
    let proposed = PROPOSED.iter().find(|it| it.0 == game).map_or(["", ""], |it| it.1);
    side(game, ATTACKERS, proposed[0], answers, fields);
    gear(game.pack(), answers, fields);
    let any = [Choice::new("", Line::new("lab-weapon-any"))];
    let attackers = party(fields, ATTACKERS);
    let weapons = party::weapons(&attackers, game.pack()).unwrap_or_default();
    let weapons = weapons.into_iter().map(|it| Choice::new(it.clone(), Line::new("lab-name").with("name", it)));
    fields.push(Field::one_of(
        "weapon",
        Line::new("lab-field-weapon"),
        any.into_iter().chain(weapons).collect(),
        answers,
    ));
    let deeds = || game.deeds().iter().map(|it| Choice::new(it.word(), deed(*it)));
    fields.push(Field::one_of("deed", Line::new("lab-field-deed"), deeds().collect(), answers));
    let (label, usual) = (Line::new(range_label(game)), game.usual_range() as u64);
    fields.push(Field::number("range", label, u64::from(game.furthest()), usual, answers));
    let covers = game.covers().iter().map(|it| Choice::new(it.word(), cover(*it))).collect();
    fields.push(Field::one_of("cover", Line::new("lab-field-cover"), covers, answers));
    side(game, TARGETS, proposed[1], answers, fields);
    let nothing = [Choice::new("", Line::new("lab-answer-none"))];
    let returned = nothing.into_iter().chain(deeds()).collect();
    fields.push(Field::one_of("answer", Line::new("lab-field-answer"), returned, answers));
}

/// The question a form asks.
pub(super) fn units(game: Game, fields: &[Field]) -> Units {
    Units {
        game,
        attackers: party(fields, ATTACKERS),
        targets: whole(game.pack(), party(fields, TARGETS)).unwrap_or_else(|| party(fields, TARGETS)),
        range: f64::from(figure(fields, "range")),
        cover: Cover::of(answer(fields, "cover")).unwrap_or(Cover::None),
        deed: Deed::of(answer(fields, "deed")).unwrap_or(Deed::Shoot),
        weapon: Some(answer(fields, "weapon").to_owned()).filter(|it| !it.is_empty()),
        answer: Deed::of(answer(fields, "answer")),
    }
}

/// How a unit is called in the reader's language.
pub(super) fn name(unit: &Unit) -> Line {
    Line::new("lab-name").with("name", Arg::Thing(unit.rule))
}

pub(super) fn deed(deed: Deed) -> Line {
    Line::new(match deed {
        Deed::Shoot => "lab-deed-shoot",
        Deed::Aim => "lab-deed-aim",
        Deed::Rapid => "lab-deed-rapid",
        Deed::Effect => "lab-deed-effect",
        Deed::Fight => "lab-deed-fight",
    })
}

pub(super) fn cover(cover: Cover) -> Line {
    Line::new(match cover {
        Cover::None => "lab-cover-none",
        Cover::Light => "lab-cover-light",
        Cover::Heavy => "lab-cover-heavy",
    })
}

const fn range_label(game: Game) -> &'static str {
    match game {
        #[cfg(feature = "warzone")]
        Game::Warzone => "lab-field-inches",
        #[cfg(feature = "deadzone")]
        Game::Deadzone => "lab-field-cubes",
    }
}

/// A side: its faction, then a unit of it, then how many of its models.
fn side(game: Game, [faction, unit, models]: Side, proposed: &str, answers: &Answers, fields: &mut Vec<Field>) {
    let pack = game.pack();
    let home = pack.units.get(proposed).and_then(faction_of);
    let mut factions: Vec<&str> = pack.header.factions.keys().map(String::as_str).collect();
    factions.retain(|it| pack.units.values().any(|unit| faction_of(unit) == Some(it)));
    factions.sort_by_key(|it| Some(*it) != home);
    let named = |it: &&str| Line::new("lab-name").with("name", pack.header.factions[*it].name.as_str());
    let choices = factions.iter().map(|it| Choice::new(*it, named(it))).collect();
    fields.push(Field::one_of(faction.0, Line::new(faction.1), choices, answers));
    let chosen = answer(fields, faction.0).to_owned();
    let alone = |it: &Unit| Party { unit: it.id.clone(), size: 1, options: Default::default() };
    let there = |it: &&Unit| faction_of(it) == Some(&chosen) && whole(pack, alone(it)).is_some();
    let mut units: Vec<&Unit> = pack.units.values().filter(there).collect();
    units.sort_by_key(|it| it.id != proposed);
    let choices = units.iter().map(|it| Choice::new(it.id.clone(), name(it))).collect();
    fields.push(Field::one_of(unit.0, Line::new(unit.1), choices, answers));
    let most = most(pack, answer(fields, unit.0), game);
    let usual = match game {
        #[cfg(feature = "warzone")]
        Game::Warzone => 5,
        #[cfg(feature = "deadzone")]
        Game::Deadzone => 1,
    };
    fields.push(Field::number(models.0, Line::new(models.1), most, most.min(usual), answers));
}

/// What the attackers are bought beyond what they have: one option, of those that can be had alone.
fn gear(pack: &Pack, answers: &Answers, fields: &mut Vec<Field>) {
    let plain = party(fields, ATTACKERS);
    let nothing = plain.field(pack).is_ok().then(|| Choice::new("", Line::new("lab-with-nothing")));
    let mut choices: Vec<Choice> = nothing.into_iter().collect();
    for (option, _) in bought(pack, &plain) {
        if choices.iter().all(|it| it.word != option.id) {
            choices.push(Choice::new(option.id.clone(), Line::new("lab-name").with("name", option.name.as_str())));
        }
    }
    if choices.iter().any(|it| !it.word.is_empty()) {
        fields.push(Field::one_of(WITH, Line::new("lab-field-with"), choices, answers));
    }
}

/// A party with each option that it can have alone.
fn bought<'a>(pack: &'a Pack, plain: &'a Party) -> impl Iterator<Item = (&'a UnitOption, Party)> {
    let unit = pack.units.get(&plain.unit);
    let offers = unit.into_iter().flat_map(|it| pack.offers(it, faction_of(it).unwrap_or_default()));
    let with = |option: &'a UnitOption| Party { options: [(option.id.clone(), 1)].into(), ..plain.clone() };
    offers.map(move |it| (it.option, with(it.option))).filter(|it| it.1.field(pack).is_ok())
}

/// A party as it can be had: as it is, or with the first option that makes it whole; nothing where it needs others.
fn whole(pack: &Pack, plain: Party) -> Option<Party> {
    if plain.field(pack).is_ok() { Some(plain) } else { bought(pack, &plain).next().map(|it| it.1) }
}

/// The faction a unit is looked for under.
fn faction_of(unit: &Unit) -> Option<&str> {
    unit.faction.as_deref().or(unit.also.first().map(String::as_str))
}

/// How many models of a unit there may be: those of a squad, or as many as there is room for; of a Leader one.
fn most(pack: &Pack, unit: &str, game: Game) -> u64 {
    let Some(unit) = pack.units.get(unit) else { return 1 };
    let alone = match game {
        #[cfg(feature = "warzone")]
        Game::Warzone => unit.size.1,
        #[cfg(feature = "deadzone")]
        Game::Deadzone if unit.category == "leader" || unit.unique.is_some() => 1,
        #[cfg(feature = "deadzone")]
        Game::Deadzone => MOST_MODELS,
    };
    alone.clamp(1, 12).unsigned_abs().into()
}

fn party(fields: &[Field], [_, unit, models]: Side) -> Party {
    let size = figure(fields, models.0).max(1);
    let bought = Some(answer(fields, WITH)).filter(|it| !it.is_empty() && unit == ATTACKERS[1]);
    let options = bought.map(|it| (it.to_owned(), 1)).into_iter().collect();
    Party { unit: answer(fields, unit.0).to_owned(), size, options }
}

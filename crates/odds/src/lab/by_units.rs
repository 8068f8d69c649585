//! A question by the names of units: who attacks whom, with what, from where.

use battle::{
    Arg, Line,
    form::{Answers, Choice, Field, answer},
};
use kit::matchup::{Cover, Deed, MatchUp, MatchUps, figure};
use muster::{Pack, Party, Unit, UnitOption};

use crate::{Units, party};

/// The word of what the attackers are bought.
const WITH: &str = "with";

/// The words and labels of a side: faction, unit, models.
type Side = [(&'static str, &'static str); 3];
const ATTACKERS: Side =
    [("from", "lab-field-from"), ("attackers", "lab-field-attackers"), ("models", "lab-field-models")];
const TARGETS: Side =
    [("of", "lab-field-of"), ("targets", "lab-field-targets"), ("target-models", "lab-field-target-models")];

pub(super) fn fields(game: &dyn MatchUps, answers: &Answers, fields: &mut Vec<Field>) {
    let (facts, pack) = (game.facts(), game.pack());
    side(game, ATTACKERS, facts.proposed[0], answers, fields);
    gear(pack, answers, fields);
    let any = [Choice::new("", Line::new("lab-weapon-any"))];
    let attackers = party(fields, ATTACKERS);
    let weapons = party::weapons(&attackers, pack).unwrap_or_default();
    let weapons = weapons.into_iter().map(|it| Choice::new(it.clone(), Line::new("lab-name").with("name", it)));
    fields.push(Field::one_of(
        "weapon",
        Line::new("lab-field-weapon"),
        any.into_iter().chain(weapons).collect(),
        answers,
    ));
    let deeds = || facts.deeds.iter().map(|it| Choice::new(it.word, deed(*it)));
    fields.push(Field::one_of("deed", Line::new("lab-field-deed"), deeds().collect(), answers));
    let (label, usual) = (Line::new(facts.range_field), u64::from(facts.usual_range));
    fields.push(Field::number("range", label, u64::from(facts.furthest), usual, answers));
    let covers = facts.covers.iter().map(|it| Choice::new(it.word(), cover(*it))).collect();
    fields.push(Field::one_of("cover", Line::new("lab-field-cover"), covers, answers));
    side(game, TARGETS, facts.proposed[1], answers, fields);
    let nothing = [Choice::new("", Line::new("lab-answer-none"))];
    let returned = nothing.into_iter().chain(deeds()).collect();
    fields.push(Field::one_of("answer", Line::new("lab-field-answer"), returned, answers));
}

/// The question a form asks.
pub(super) fn units(game: &'static dyn MatchUps, fields: &[Field]) -> Units {
    let deed = |word: &str| game.facts().deeds.iter().copied().find(|it| it.word == answer(fields, word));
    let asked = MatchUp {
        attackers: party(fields, ATTACKERS),
        targets: whole(game.pack(), party(fields, TARGETS)).unwrap_or_else(|| party(fields, TARGETS)),
        range: f64::from(figure(fields, "range")),
        cover: Cover::of(answer(fields, "cover")).unwrap_or(Cover::None),
        deed: deed("deed").unwrap_or(Deed::SHOOT),
        weapon: Some(answer(fields, "weapon").to_owned()).filter(|it| !it.is_empty()),
        answer: deed("answer"),
    };
    Units { game, pack: game.pack(), asked }
}

/// How a unit is called in the reader's language.
pub(super) fn name(unit: &Unit) -> Line {
    Line::new("lab-name").with("name", Arg::Thing(unit.rule))
}

fn deed(deed: Deed) -> Line {
    Line { key: format!("lab-deed-{}", deed.word).into(), args: Default::default() }
}

pub(super) fn cover(cover: Cover) -> Line {
    Line::new(match cover {
        Cover::None => "lab-cover-none",
        Cover::Light => "lab-cover-light",
        Cover::Heavy => "lab-cover-heavy",
    })
}

/// A side: its faction, then a unit of it, then how many of its models.
fn side(
    game: &dyn MatchUps,
    [faction, unit, models]: Side,
    proposed: &str,
    answers: &Answers,
    fields: &mut Vec<Field>,
) {
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
    let most = most(game, answer(fields, unit.0));
    let usual = most.min(game.facts().usual_models);
    fields.push(Field::number(models.0, Line::new(models.1), most, usual, answers));
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

/// How many models of a unit there may be, 12 at most.
fn most(game: &dyn MatchUps, unit: &str) -> u64 {
    let most = game.pack().units.get(unit).map_or(1, |it| game.most_models(it));
    most.clamp(1, 12).unsigned_abs().into()
}

fn party(fields: &[Field], [_, unit, models]: Side) -> Party {
    let size = figure(fields, models.0).max(1);
    let bought = Some(answer(fields, WITH)).filter(|it| !it.is_empty() && unit == ATTACKERS[1]);
    let options = bought.map(|it| (it.to_owned(), 1)).into_iter().collect();
    Party { unit: answer(fields, unit.0).to_owned(), size, options }
}

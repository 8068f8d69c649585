//! Options: what a unit may buy, for how much, and on which conditions.
//!
//! The conditions come from a short fixed list: who takes it, what it may not be combined with, which categories it is
//! for, how many units of the army may have it, and whose presence in the army allows it.

use catalogue::RuleId;

use crate::pack::{
    header::Header,
    misprint::{Misprint, Problem},
    option_effects::Gives,
    takers::{Price, Takers},
    toml_reader::Entry,
};

/// Something a unit may buy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnitOption {
    /// The id that rosters use.
    pub id: String,
    /// The rule that offers it: the unit's own, unless another does.
    pub rule: RuleId,
    /// The name for people.
    pub name: String,
    /// Who takes it, and how often.
    pub takers: Takers,
    /// What it costs.
    pub price: Price,
    /// The rule that sets the price: the one that offers the option, unless another does.
    pub price_rule: RuleId,
    /// A better price for units that already have one of these skills.
    pub cheaper: Option<Cheaper>,
    /// What it gives.
    pub gives: Gives,
    /// The weapons it takes the place of.
    pub replaces: Vec<String>,
    /// The stat line of the one weapon it takes the place of: whichever the taker has, or the one the roster names.
    pub replaces_one: Option<String>,
    /// The keywords of which a unit must have one to be offered it; all units if empty.
    pub to: Vec<String>,
    /// The factions whose armies may take it; all if empty.
    pub armies: Vec<String>,
    /// The room it takes up.
    pub room: Option<(String, i32)>,
    /// What it counts as for the limits of the chart: a rarity.
    pub counts_as: Option<String>,
    /// The options it cannot be combined with.
    pub not_with: Vec<Clash>,
    /// The options of which one must be taken as well; none if empty.
    pub only_with: Vec<String>,
    /// The categories it is for; all if empty.
    pub categories: Vec<String>,
    /// How many units of one army may take it; options of one id are counted together.
    pub per_army: Option<i32>,
    /// The units that allow it by being in the army, and how many takers each allows; nobody is needed if empty.
    pub sponsors: Vec<Sponsor>,
    /// The skill that its taker and somebody else of the army must have: together they are a pair.
    pub pairs: Option<RuleId>,
    /// The charts under which it may be taken; all if empty.
    pub charts: Vec<String>,
    /// Whether its price counts for no group.
    pub outside_groups: bool,
}

/// A better price on a condition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cheaper {
    /// The price.
    pub price: Price,
    /// The skills of which the unit must have one.
    pub with_skill: Vec<RuleId>,
}

/// An option that another excludes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clash {
    /// The other option, by id.
    pub option: String,
    /// The rule that forbids both together.
    pub rule: RuleId,
}

/// A unit whose presence allows an option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sponsor {
    /// The unit, by id.
    pub unit: String,
    /// How many units of the army may take the option because of it.
    pub squads: i32,
}

impl UnitOption {
    /// Reads an option; `rule` is the one it falls back to.
    pub(crate) fn read(mut entry: Entry<'_>, rule: RuleId, header: &Header) -> Result<UnitOption, Misprint> {
        let id = entry.text("id")?;
        let rule = entry.rule_if("rule")?.unwrap_or(rule);
        let option = UnitOption {
            rule,
            name: entry.text("name")?,
            takers: Takers::read(&mut entry)?,
            price: Price::read(entry.inner("price")?)?,
            price_rule: entry.rule_if("price-rule")?.unwrap_or(rule),
            cheaper: entry.inner_if("cheaper")?.map(Cheaper::read).transpose()?,
            gives: entry.inner_if("gives")?.map(|it| Gives::read(it, header)).transpose()?.unwrap_or_default(),
            replaces: entry.texts("replaces")?,
            replaces_one: entry.text_if("replaces-one")?,
            to: entry.texts("to")?,
            armies: header.some_factions(&mut entry, "armies")?,
            room: entry.inner_if("room")?.map(|it| room(it, header)).transpose()?,
            counts_as: entry.text_if("counts-as")?,
            not_with: each(&mut entry, "not-with", |it| Clash::read(it, rule))?,
            only_with: entry.texts("only-with")?,
            categories: header.some_categories(&mut entry, "categories")?,
            per_army: entry.whole_if("per-army", 0..=100)?,
            pairs: entry.rule_if("pairs")?,
            sponsors: each(&mut entry, "allowed-by", Sponsor::read)?,
            charts: entry.texts("charts")?,
            outside_groups: entry.flag("outside-groups")?,
            id,
        };
        entry.finish()?;
        Ok(option)
    }
}

/// `room = { hardpoints = 2 }`: one of the header's rooms.
fn room(mut entry: Entry<'_>, header: &Header) -> Result<(String, i32), Misprint> {
    let named = header.rooms.keys().find(|it| entry.has(it)).cloned();
    let name = named.ok_or_else(|| entry.misprint("room", Problem::Missing))?;
    let room = (name.clone(), entry.whole(&name, 1..=100)?);
    entry.finish()?;
    Ok(room)
}

fn each<'a, T>(
    entry: &mut Entry<'a>,
    key: &str,
    read: impl Fn(Entry<'a>) -> Result<T, Misprint>,
) -> Result<Vec<T>, Misprint> {
    entry.entries(key)?.into_iter().map(read).collect()
}

impl Cheaper {
    fn read(mut entry: Entry<'_>) -> Result<Cheaper, Misprint> {
        let cheaper = Cheaper { price: Price::read(entry.inner("price")?)?, with_skill: entry.rules("with-skill")? };
        entry.finish()?;
        Ok(cheaper)
    }
}

impl Clash {
    fn read(mut entry: Entry<'_>, rule: RuleId) -> Result<Clash, Misprint> {
        let clash = Clash { option: entry.text("option")?, rule: entry.rule_if("rule")?.unwrap_or(rule) };
        entry.finish()?;
        Ok(clash)
    }
}

impl Sponsor {
    fn read(mut entry: Entry<'_>) -> Result<Sponsor, Misprint> {
        let sponsor = Sponsor { unit: entry.text("unit")?, squads: entry.whole("squads", 1..=100)? };
        entry.finish()?;
        Ok(sponsor)
    }
}

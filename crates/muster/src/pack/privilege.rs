//! The effects of skills on army building: whom a model may join, in which armies it may serve, what it may be given.

use catalogue::RuleId;

use crate::pack::{
    header::Header,
    misprint::{Misprint, Problem},
    toml_reader::Entry,
};

/// What the bearers of a skill may do when an army is mustered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Privilege {
    /// The skill.
    pub skill: RuleId,
    /// The rule behind it: the skill's own, unless another says it better.
    pub rule: RuleId,
    /// The rule for units that the players create, where it is another.
    pub created: Option<RuleId>,
    /// What they may do.
    pub allows: Allows,
}

/// What a skill allows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Allows {
    /// To join a unit of one of these categories, and then to fill no slot.
    Joining(Vec<String>),
    /// To serve in every army but those of these factions.
    EveryArmyBut(Vec<String>),
    /// Two of them come as a pair, to the armies of these factions or of either one's own.
    Pair(Vec<String>),
    /// To be given weapons on stat lines of this kind, as many as the skill's X. Nobody else is given any.
    Weapons(String),
}

impl Privilege {
    pub(crate) fn read(mut entry: Entry<'_>, header: &Header) -> Result<Privilege, Misprint> {
        let skill = entry.rule("skill")?;
        let privilege = Privilege {
            skill,
            rule: entry.rule_if("rule")?.unwrap_or(skill),
            created: entry.rule_if("created")?,
            allows: Allows::read(&mut entry, header)?,
        };
        entry.finish()?;
        Ok(privilege)
    }
}

impl Allows {
    /// One of `joins`, `every-army-but`, `pair-serves` and `weapons-of`.
    fn read(entry: &mut Entry<'_>, header: &Header) -> Result<Allows, Misprint> {
        if entry.has("joins") {
            return Ok(Allows::Joining(header.some_categories(entry, "joins")?));
        }
        if entry.has("every-army-but") {
            return Ok(Allows::EveryArmyBut(header.some_factions(entry, "every-army-but")?));
        }
        if entry.has("pair-serves") {
            return Ok(Allows::Pair(header.some_factions(entry, "pair-serves")?));
        }
        let line = entry.text("weapons-of")?;
        if header.lines.contains_key(&line) {
            return Ok(Allows::Weapons(line));
        }
        Err(entry.misprint("weapons-of", Problem::NoSuch { what: "line", name: line }))
    }
}

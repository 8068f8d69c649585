//! The chapters of each game's rules, in the order a reader meets them. A rule's section is its chapter, or its chapter
//! and a heading within it, with a colon between.

use catalogue::RuleId;
use table::Arrange;

/// Each game with its chapters.
const CHAPTERS: [(&str, &[&str]); 4] = [
    (
        "warzone",
        &[
            "The game",
            "General rules",
            "Definitions",
            "Terrain and movement",
            "Actions",
            "Squads",
            "Squad special actions",
            "Shooting",
            "Template weapons",
            "Armour tests",
            "Close combat",
            "Special close combat actions",
            "Morale",
            "Heroes",
            "Cards in basic games",
            "Starting a game",
            "Special skills",
            "Psychic powers",
            "Armoury",
            "Vehicles",
            "Structures",
            "Cards in advanced games",
            "Offensive organisation charts",
            "Missions",
            "Priority missions",
            "Secondary missions",
            "Corporate agenda missions",
            "Heroes of the Solar System",
            "Bauhaus",
            "Capitol",
        ],
    ),
    (
        "deadzone",
        &[
            "Set-up",
            "Strike team selection",
            "Battlefield and cubes",
            "Objectives and items placement",
            "Recon and deploy",
            "Game round",
            "Command dice",
            "Turns",
            "Actions",
            "Dice tests",
            "Movement",
            "Shooting",
            "Fighting",
            "Damage",
            "Special states",
            "Items",
            "End of round",
            "Winning",
            "Missions",
            "Abilities",
            "Army special abilities (Splat!)",
            "FAQ clarifications",
            "Weapons",
            "Units",
        ],
    ),
    (
        "dropzone",
        &[
            "Basics",
            "Turn sequence",
            "Deployment",
            "Movement",
            "Transports, squads and actions",
            "Shooting",
            "Damage",
            "Features",
            "Infantry in features",
            "CQB",
            "Aircraft",
            "Fast Movers",
            "Command",
            "Command cards",
            "Objectives and Intel",
            "Victory",
            "Scenarios",
            "Army building",
            "Army",
            "Unit special rules",
            "Special weapons",
            "Weapons",
            "Units",
        ],
    ),
    ("duel", &["Set-up", "Round", "Stances", "Acts", "Clash", "Cards", "End"]),
];

/// The games, in the order they are shown.
pub fn systems() -> impl Iterator<Item = &'static str> {
    CHAPTERS.iter().map(|it| it.0)
}

/// The chapters of a game.
#[must_use]
pub fn of_system(system: &str) -> &'static [&'static str] {
    CHAPTERS.iter().find(|it| it.0 == system).map_or(&[], |it| it.1)
}

/// The chapter a rule stands in, and the heading within it.
#[must_use]
pub fn of_rule(rule: RuleId) -> (&'static str, Option<&'static str>) {
    let section = rule.section();
    section.split_once(": ").map_or((section, None), |(chapter, heading)| (chapter, Some(heading)))
}

/// The rules of a chapter, those under one heading together.
#[must_use]
pub fn rules_in(system: &str, chapter: &str) -> Vec<RuleId> {
    let mut rules: Vec<RuleId> =
        RuleId::all().filter(|it| it.system() == system && of_rule(*it).0 == chapter).collect();
    rules.arrange_by_key(|it| (of_rule(*it).1, *it));
    rules
}

/// The message that names a chapter: `page-chapter-close-combat`.
#[must_use]
pub fn key(chapter: &str) -> String {
    let words: Vec<String> = chapter
        .split(|it: char| !it.is_ascii_alphanumeric())
        .filter(|it| !it.is_empty())
        .map(str::to_lowercase)
        .collect();
    format!("page-chapter-{}", words.join("-"))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use catalogue::RuleId;

    use super::{CHAPTERS, key, of_rule, of_system, rules_in, systems};

    #[test]
    fn every_rule_is_in_exactly_one_chapter() {
        let listed: usize =
            CHAPTERS.iter().flat_map(|(system, all)| all.iter().map(|it| rules_in(system, it).len())).sum();
        assert_eq!(listed, RuleId::all().len());
        assert_eq!(systems().collect::<BTreeSet<_>>(), catalogue::systems().into_iter().collect());
        for rule in RuleId::all() {
            assert!(of_system(rule.system()).contains(&of_rule(rule).0), "{rule} is in {:?}", rule.section());
        }
    }

    #[test]
    fn every_chapter_has_a_name_in_every_language() {
        let words = [
            include_str!("../../../data/i18n/en/chapters.ftl"),
            include_str!("../../../data/i18n/fr/chapters.ftl"),
            include_str!("../../../data/i18n/it/chapters.ftl"),
        ];
        for chapter in CHAPTERS.iter().flat_map(|it| it.1) {
            let begins = format!("{} = ", key(chapter));
            assert!(words.iter().all(|it| it.lines().any(|line| line.starts_with(&begins))), "{begins}");
        }
    }
}

//! The chapters of each game's rules, in the order a reader meets them. A rule's section is its chapter, or its chapter
//! and a heading within it, with a colon between.

use catalogue::RuleId;
use table::Arrange;

/// The games of the catalogue: those that can be played first, in the order of their list, then the others.
#[must_use]
pub fn systems(played: &[&str]) -> Vec<&'static str> {
    let mut systems = catalogue::systems();
    systems.arrange_by_key(|it| played.iter().position(|name| name == it).unwrap_or(played.len()));
    systems
}

/// The chapters of a game.
#[must_use]
pub fn of_system(system: &str) -> &'static [&'static str] {
    catalogue::chapters(system)
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
    use catalogue::RuleId;

    use super::{key, of_rule, of_system, rules_in, systems};

    #[test]
    fn every_rule_is_in_exactly_one_chapter() {
        let listed: usize = systems(&[])
            .into_iter()
            .flat_map(|system| of_system(system).iter().map(move |it| rules_in(system, it).len()))
            .sum();
        assert_eq!(listed, RuleId::all().len());
        assert_eq!(systems(&["warzone"])[0], "warzone");
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
        for chapter in systems(&[]).into_iter().flat_map(of_system) {
            let begins = format!("{} = ", key(chapter));
            assert!(words.iter().all(|it| it.lines().any(|line| line.starts_with(&begins))), "{begins}");
        }
    }
}

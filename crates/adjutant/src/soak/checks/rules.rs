//! Checks about the catalogue: whatever is typed into search, it answers.

use catalogue::{Language, RuleId, nearest, search};
use dice::Seeded;

use super::random_text;
use crate::soak::Check;

/// The checks of this file.
pub fn checks() -> [Check; 2] {
    [
        Check::new("rules-search", "search answers any text, best first, each rule once", any_text),
        Check::new("rules-misspelt", "a title with one wrong letter still finds its rule's title", misspelt),
    ]
}

fn any_text(seed: u64) -> Result<(), String> {
    let mut dice = Seeded::from_u64(seed);
    let query = random_text(&mut dice, 60, "aeinorst éàç'-.\" COVERcover20");
    for language in [Language::En, Language::Fr, Language::It] {
        let hits = search(&query, language, 20);
        let mut rules: Vec<RuleId> = hits.iter().map(|hit| hit.rule).collect();
        rules.sort_unstable();
        rules.dedup();
        if rules.len() != hits.len() || hits.len() > 20 || !hits.is_sorted_by(|one, next| one.score >= next.score) {
            return Err(format!("{query:?} in {language:?} finds {hits:?}"));
        }
    }
    let near = nearest(&query, 5);
    if near.len() > 5 { Err(format!("{query:?} is near {near:?}")) } else { Ok(()) }
}

/// Takes a rule's title, changes one letter of its longest word, and looks for it.
fn misspelt(seed: u64) -> Result<(), String> {
    let mut dice = Seeded::from_u64(seed);
    let all: Vec<RuleId> = RuleId::all().collect();
    let title = all[dice.below(all.len() as u32) as usize].title(Language::En);
    let longest = title.split(|letter: char| !letter.is_ascii_alphabetic()).max_by_key(|word| word.len()).unwrap_or("");
    if longest.len() < 7 {
        return Ok(()); // too little would be left to go by
    }
    let at = 1 + dice.below(longest.len() as u32 - 2) as usize;
    let wrong = format!("{}q{}", &longest[..at], &longest[at + 1..]);
    let query = title.replacen(longest, &wrong, 1);
    let found = search(&query, Language::En, 20);
    if found.iter().any(|hit| hit.rule.title(Language::En).contains(longest)) {
        return Ok(());
    }
    Err(format!("{query:?} does not find {title:?}, but {:?}", found.iter().map(|hit| hit.rule).collect::<Vec<_>>()))
}
